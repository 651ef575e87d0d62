"""The README does what it says: its Python blocks run in order, and so does every `$ saloon` line of its consoles."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
PROMPT = "$ saloon "


def blocks(language: str) -> list[str]:
    """The code blocks of the README in a language."""
    text = README.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """What the README types after `$ saloon`."""
    lines = [line for block in blocks("console") for line in block.splitlines()]
    return [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]


def test_the_python_blocks_run_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert blocks("python")
    names: dict[str, object] = {"__name__": "readme"}
    for number, block in enumerate(blocks("python"), start=1):
        exec(compile(block, f"README.md, Python block {number}", "exec"), names)


@pytest.mark.slow
def test_the_commands_run_one_after_another(tmp_path: Path) -> None:
    for command in commands():
        words = shlex.split(command, comments=True)
        done = subprocess.run(
            [sys.executable, "-m", "saloon", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"saloon {command}\n{done.stdout}{done.stderr}"
