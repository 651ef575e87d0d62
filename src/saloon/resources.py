"""Where games, bots and texts lie, found without loading any of them.

A game of the house is a folder of `saloon/games`. Other packages bring games and bots as entry points of the groups
`saloon.games` and `saloon.bots`. Texts lie in the folder of the package that brings them: the rules of a game in
`rules/<language>.md`, its lessons in `lessons/*.yaml`, studies of it in `studies/*.json`, messages in
`locales/<language>/*.ftl`, below that in `terminal` those that browsers never need and in `school` those that they need
only for a game that is played or learnt. What no single game owns is in the house's own `locales`, inside the installed
package or at the root of the repository; below a language, `studies` and `people` hold what browsers need only there.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GAMES, BOTS = "saloon.games", "saloon.bots"
PUZZLES, THEMES, STUDIES = "puzzles.jsonl", "themes.yaml", "studies"
_PACKAGE = Path(__file__).parent
_REPOSITORY = _PACKAGE.parent.parent

registered: dict[str, str] = {}  # the modules of what a program brings by itself


@cache
def house_games() -> dict[str, str]:
    """The games of the house: their slugs, each with its package."""
    folders = sorted(path.parent.name for path in (_PACKAGE / "games").glob("*/__init__.py"))
    return {name.replace("_", "-"): f"saloon.games.{name}" for name in folders}


@cache
def plugins(group: str) -> tuple[EntryPoint, ...]:
    """What other packages bring, by the names they give it."""
    return tuple(sorted(entry_points(group=group), key=lambda point: point.name))


def source_of(point: EntryPoint) -> str:
    """The package that brings something, and where in it."""
    return f"{point.dist.name} ({point.value})" if point.dist else point.value


def data_folder() -> Path:
    """Where a person's own things are kept: tables, and what he has learnt. SALOON_DATA names another place."""
    import platformdirs  # noqa: PLC0415 (a program that keeps nothing needs none)

    return Path(os.environ.get("SALOON_DATA") or platformdirs.user_data_dir("saloon"))


def game_home(slug: str) -> Path | None:
    """The folder of a game, if it is a package."""
    modules = {**{point.name: point.module for point in plugins(GAMES)}, **registered, **house_games()}
    return _home(modules[slug]) if slug in modules else None


def is_package(module: str) -> bool:
    """Whether a module is a folder of others."""
    found = find_spec(module)
    return bool(found and found.submodule_search_locations)


def lesson_files(slug: str) -> list[Path]:
    """The lessons of a game, in the order in which they are taken."""
    home = game_home(slug)
    return sorted((home / "lessons").glob("*.yaml")) if home else []


def puzzle_file(slug: str) -> Path | None:
    """The pack of puzzles of a game, one a line, if it has one."""
    return _file_of(slug, PUZZLES)


def theme_file(slug: str) -> Path | None:
    """What the puzzles of a game are about, if it says so."""
    return _file_of(slug, THEMES)


def _file_of(slug: str, name: str) -> Path | None:
    home = game_home(slug)
    return home / name if home and (home / name).is_file() else None


def study_files(slug: str) -> list[Path]:
    """The finished studies that come with a game."""
    home = game_home(slug)
    return sorted((home / STUDIES).glob("*.json")) if home else []


def message_files(language: str, game: str = "") -> list[Path]:
    """The files with the messages of a language: those of the house, of its games and of plug-ins. Of two messages with
    one name the first holds; what a plug-in says at its own tables comes before everything."""
    brought = _plugin_homes()
    homes = [brought.get(game), locales().parent, *_homes(house_games().values()), *brought.values()]
    known = dict.fromkeys(filter(None, homes))
    return [path for home in known for path in sorted((home / "locales" / language).rglob("*.ftl"))]


def plugin_message_files(language: str) -> dict[str, list[Path]]:
    """Those of each plug-in that a browser needs: it was built with the others."""
    homes = {name: home / "locales" / language for name, home in _plugin_homes().items()}
    return {name: sorted([*home.glob("*.ftl"), *home.glob("school/*.ftl")]) for name, home in homes.items()}


def _plugin_homes() -> dict[str, Path]:
    """The folders of plug-ins, by the names of the games and bots they bring."""
    modules = {point.name: point.module for group in (BOTS, GAMES) for point in plugins(group)} | registered
    found = {name: _home(module) for name, module in modules.items() if name not in house_games()}
    return {name: home for name, home in found.items() if home}


@dataclass(frozen=True)
class Text:
    """A file of words: what it says, or else why it cannot be read."""

    path: Path
    says: str = ""
    problem: str = ""


def text(path: Path) -> Text:
    """Read a file of words. One that cannot be read says nothing, so that it silences no other."""
    try:
        return Text(path, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as problem:
        return Text(path, problem=f"{type(problem).__name__}: {problem}")


def plugin_texts() -> Iterator[Text]:
    """Everything that plug-ins say, in every language: their messages and their rules."""
    for home in dict.fromkeys(_plugin_homes().values()):
        yield from map(text, sorted([*home.glob("locales/*/**/*.ftl"), *home.glob("rules/*.md")]))


def locales() -> Path:
    """The messages that no single game owns."""
    for home in (_PACKAGE, _REPOSITORY):
        if (home / "locales").is_dir():
            return home / "locales"
    raise FileNotFoundError(f"no folder locales in {_PACKAGE} nor in {_REPOSITORY}: the installation is incomplete")


def _homes(modules: Iterable[str]) -> Iterator[Path]:
    return filter(None, map(_home, modules))


@cache
def _home(module: str) -> Path | None:
    """The folder of the package that a module is or lies in, if it lies in one. Each package is looked for in the
    folder of the one around it, for Python itself would load that one first."""
    top, *below = module.split(".")
    try:
        folders = _folders(find_spec(top))
        for name in below:
            folders = _folders(PathFinder.find_spec(name, folders)) or folders
    except (Exception, SystemExit):  # in a finder that a package brought: whoever loads the module will say so
        return None
    return Path(folders[0]) if folders else None


def _folders(found: ModuleSpec | None) -> list[str]:
    return list(found.submodule_search_locations or ()) if found else []
