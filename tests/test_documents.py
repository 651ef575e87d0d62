"""The documentation does what it says: its Python runs, so does every `$ saloon` line, and its links lead somewhere."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click import Group
from tests.pages import PAGES, ROOT, anchors, blocks, commands, links, prose

from saloon.cli import main

DOCS = ROOT / "docs"
WALKED_THROUGH = [DOCS / "house-rules.md", DOCS / "writing-rules.md"]  # they have tests of their own
OTHERS = [page for page in PAGES if page not in WALKED_THROUGH]
INCLUDED = re.compile(r'^--8<-- "(.+)"$', re.MULTILINE)
UNFENCED = re.compile(r"^    (saloon |pip |ray |import |from \w+ import |\w+ = )", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in OTHERS if blocks(page, "python")], ids=name)
def test_the_python_blocks_run_one_after_another(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interpreted: None
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(blocks(page, "python"), start=1):
        exec(compile(block, f"{name(page)}, Python block {number}", "exec"), names)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in OTHERS if commands(page)], ids=name)
def test_the_commands_run_one_after_another(page: Path, tmp_path: Path) -> None:
    for command in commands(page):
        words = shlex.split(command, comments=True)
        done = subprocess.run(
            [sys.executable, "-m", "saloon", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"saloon {command}\n{done.stdout}{done.stderr}"


def test_the_commands_that_take_too_long_are_known() -> None:
    told = [command for page in PAGES for command in commands(page, run=False)]
    assert told
    for command in told:
        named, *words = shlex.split(command, comments=True)
        known = main.commands[named]
        if isinstance(known, Group):
            known = known.commands[words.pop(0)]
        options = {option for parameter in known.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, f"saloon {command}"


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=name)
def test_no_code_hides_from_the_tests(page: Path) -> None:
    """By an indent instead of a fence."""
    assert not UNFENCED.findall(prose(page))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    """From the pages of the site to others of it: what lies outside of docs is not there."""
    for link in links(page):
        path, _, anchor = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), link
        assert not page.is_relative_to(DOCS) or there.is_relative_to(DOCS), link
        assert not anchor or anchor in anchors(there), link
    for included in INCLUDED.findall(page.read_text(encoding="utf-8")):
        assert (ROOT / included).is_file(), included


def test_every_page_is_in_the_contents() -> None:
    (contents,) = (yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"],)
    listed = re.findall(r"[\w/-]+\.md", str(contents))
    assert sorted(listed) == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))
