"""The glossary: every word stands once, and what it names is there."""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| ([^|`]+) \| ([^|]+) \| `([\w.]+)` \|$", PAGE, re.MULTILINE)


def test_every_row_is_read() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| word")]
    assert len(lines) == len(ROWS) > 50


def test_a_word_has_one_meaning() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("name", sorted({row[2] for row in ROWS}))
def test_what_it_names_is_there(name: str) -> None:
    room, _, last = name.rpartition(".")
    found = import_module(room)
    if not hasattr(found, last):
        found = import_module(name)
        assert isinstance(found, ModuleType)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_newcomers_find_it(page: str) -> None:
    assert "glossary.md" in (Path(__file__).parents[1] / page).read_text(encoding="utf-8")
