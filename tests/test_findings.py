"""docs/findings.md shows what the studies say that come with the games."""

import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parents[1]


def test_the_tables_are_those_of_the_studies() -> None:
    checked = subprocess.run([sys.executable, HOME / "tools" / "findings.py", "--check"], check=False)
    assert checked.returncode == 0
