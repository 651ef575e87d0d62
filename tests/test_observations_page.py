"""docs/observations.md shows what games declare to learning programs."""

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[1]


def test_the_tables_are_what_games_declare() -> None:
    checked = subprocess.run([sys.executable, HOME / "tools" / "observations.py", "--check"], check=False)
    assert checked.returncode == 0
