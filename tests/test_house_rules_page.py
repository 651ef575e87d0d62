"""docs/house-rules.md does what it says: its file is sound, its commands and its Python run one after another."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests import pages

import saloon
from saloon.cli import main
from saloon.match.trial import try_out

PAGE = pages.ROOT / "docs" / "house-rules.md"
OPENS_THE_HOUSE = "serve"  # it would wait for people; tests/browser/test_house_rules.py goes on from there


def blocks(language: str) -> list[str]:
    return pages.blocks(PAGE, language)


def commands() -> list[list[str]]:
    return [shlex.split(command) for command in pages.commands(PAGE)]


def test_its_file_is_sound() -> None:
    (written,) = blocks("yaml")
    assert try_out(saloon.house_rules(written)).house


def test_its_python_runs() -> None:
    for block in blocks("python"):
        exec(compile(block, "docs/house-rules.md", "exec"), {"__name__": "page"})


@pytest.mark.slow
def test_its_commands_run_one_after_another(tmp_path: Path) -> None:
    (tmp_path / "rich.yaml").write_text(blocks("yaml")[0], encoding="utf-8")
    ran = [words for words in commands() if words[0] in main.commands and words[0] != OPENS_THE_HOUSE]
    assert {"house", "warm", "sim", "arena", "play", "verify"} <= {words[0] for words in ran}
    for words in ran:
        done = subprocess.run(
            [sys.executable, "-m", "saloon", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout}{done.stderr}"
