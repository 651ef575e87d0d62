"""A game is named in its own folders and nowhere else: what all games share must do for the next one too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.games import games

ROOT = Path(saloon.__file__).parents[2]
GAMES = games()
MODULES = [slug.replace("-", "_") for slug in GAMES]
INITIALS = ["".join(word[0] for word in slug.split("-")) for slug in GAMES]
CODE = {".py", ".ts", ".svelte", ".css", ".html", ".js"}

OWN = re.compile(
    rf"web/src/(boards|generated)/({'|'.join(GAMES)})[./]|src/saloon/(games|terminal/boards)/({'|'.join(MODULES)})[./]"
)
BUILT = ("src/saloon/web/", "src/saloon/site/")
# The slug, the module, the title, the name of a component, or a message such as `'ce-shot'`.
TITLES = [slug.replace("-", " ").title() for slug in GAMES]
NAMES = [*GAMES, *MODULES, *TITLES, *(title.replace(" ", "") for title in TITLES)]
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b|['\"`](board-|cli-)?({'|'.join(INITIALS)})-[a-z]")


def shared_files() -> Iterator[str]:
    for folder in ("src/saloon", "web/src", "web/plugins"):
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in CODE and not name.startswith(BUILT) and not OWN.match(name):
                yield name


def named_in(name: str) -> list[str]:
    """The lines of a file that name a game; a file's own name counts too."""
    lines = [name, *(ROOT / name).read_text(encoding="utf-8").splitlines()]
    return [line.strip() for line in lines if NAMED.search(line)]


@pytest.mark.parametrize("folder", ["src/saloon", "web/src"])
def test_no_shared_file_names_a_game(folder: str) -> None:
    found = {name: named_in(name) for name in shared_files() if name.startswith(folder)}
    assert len(found) > 50
    assert {name: lines for name, lines in found.items() if lines} == {}
