"""The rules under a Python that no machine here has to have: CPython 3.14 compiled to WebAssembly, in node.

Interpreted rules need nothing but Python; what a test needs that is not plain Python is not there.
"""

import re
import site
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = HERE.parent
ALL = sorted(folder.name for folder in (TESTS / "games").iterdir() if folder.is_dir())
SOME = ["six_territories", "wyatt_earp"]
NOT_PLAIN = re.compile(r"^(?:from|import) .*\b(?:hypothesis|jsonschema|msgspec|native|numpy)\b", re.MULTILINE)


def plain(folder: str) -> list[str]:
    """The test files of a folder that need no compiled package."""
    files = sorted((TESTS / folder).glob("test_*.py"))
    return [f"tests/{folder}/{file.name}" for file in files if not NOT_PLAIN.search(file.read_text(encoding="utf-8"))]


@pytest.mark.slow
@pytest.mark.timeout(900)  # nearly a minute alone, several on a busy machine
@pytest.mark.parametrize(
    ("games", "fewest"), [(SOME, 500), pytest.param(ALL, 2000, marks=pytest.mark.thorough)], ids=["some", "all"]
)
def test_the_rules_hold_under_python_3_14(games: list[str], fewest: int) -> None:
    files = [file for folder in ("engine", *games) for file in plain(f"games/{folder}" if folder in ALL else folder)]
    command = ["node", str(HERE / "pytest.mjs"), site.getsitepackages()[0], "-m", "not slow and not thorough", *files]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "Python 3.14." in run.stdout
    passed = re.search(r"(\d+) passed", run.stdout)
    assert passed is not None
    assert int(passed[1]) > fewest
