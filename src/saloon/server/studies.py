"""Finished studies as browsers are told them: those that come with a game, and those in the operator's own folder.

A study is a file as `saloon study --json` writes it, and goes by the name of that file. One that cannot be read, or is
none, is left out, and the log says why.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import structlog

from saloon.games import games
from saloon.resources import study_files
from saloon.server import bodies
from saloon.server.errors import Missing

LARGEST = 2 << 20  # bytes of a file
MOST = 500  # files in the operator's folder
FORMAT = 1  # of the files that are understood, as `lab.findings` writes them
BASE = "base"  # the name of the study by which a game is introduced
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")

log = structlog.get_logger("saloon.studies")

_Stamp = tuple[Path, int, int]  # a file as it was when it was read: where, how long, and since when


class Studies:
    """The studies of a house. Files are read when they are first asked for, and again only when they have changed."""

    def __init__(self, folder: str = "") -> None:
        self._folder = Path(folder) if folder else None
        self._read: dict[_Stamp, bodies.Study | None] = {}

    def listed(self) -> bodies.Studies:
        """All of them, game by game; of each game the one that introduces it comes first."""
        found = self._known()
        order = sorted(found, key=lambda key: (key[0], key[1] != BASE, key[1]))
        return bodies.Studies([_card(name, found[slug, name]) for slug, name in order])

    def study(self, slug: str, name: str) -> bodies.Study:
        """One of them."""
        found = self._known().get((slug, name))
        if found is None:
            raise Missing("no-such-study", game=slug[:40], study=name[:60])
        return found

    def count(self, slug: str) -> int:
        """How many there are of a game."""
        return sum(game == slug for game, _ in self._known())

    def _known(self) -> dict[tuple[str, str], bodies.Study]:
        """All that can be read, by game and name; what lies in the operator's folder comes before what came along."""
        found: dict[tuple[str, str], bodies.Study] = {}
        kept: dict[_Stamp, bodies.Study | None] = {}
        for path, slug in self._files():
            stamp = _stamp(path)
            if stamp is None:
                continue
            kept[stamp] = study = self._read[stamp] if stamp in self._read else _read(path, slug)
            if study is not None:
                found.setdefault((study.game, path.stem), study)
        self._read = kept
        return found

    def _files(self) -> Iterator[tuple[Path, str]]:
        """Every file, with the game that it must be about, if it came with one."""
        own = sorted(self._folder.glob("*.json"))[:MOST] if self._folder else []
        yield from ((path, "") for path in own)
        for slug in games():
            yield from ((path, slug) for path in study_files(slug))


def _stamp(path: Path) -> _Stamp | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return path, found.st_size, found.st_mtime_ns


class _UnfitError(Exception):
    """A file that is no study to be shown: a code for whoever reads the log by machine, and what is wrong."""

    def __init__(self, code: str, problem: str) -> None:
        super().__init__(problem)
        self.code = code


def _read(path: Path, slug: str) -> bodies.Study | None:
    """The study in a file, if it is one that can be shown."""
    try:
        return _fit(_decoded(path), slug)
    except _UnfitError as unfit:
        log.warning("a study is left out", code=unfit.code, file=str(path), problem=str(unfit))
        return None


def _decoded(path: Path) -> bodies.Study:
    if not _NAME.fullmatch(path.stem):
        raise _UnfitError("study-name", "a name is made of small letters, digits and hyphens")
    try:
        with path.open("rb") as file:
            written = file.read(LARGEST + 1)
        if len(written) > LARGEST:
            raise _UnfitError("study-large", f"at most {LARGEST} bytes are read")
        return msgspec.json.decode(written, type=bodies.Study)
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
        raise _UnfitError("study-malformed", str(trouble)) from trouble


def _fit(study: bodies.Study, slug: str) -> bodies.Study:
    if study.format != FORMAT:
        raise _UnfitError("study-format", f"its format is {study.format}, and {FORMAT} is understood")
    if slug and study.game != slug:
        raise _UnfitError("study-of-another-game", f"it is of {study.game}")
    if study.game not in games():
        raise _UnfitError("study-of-no-game", f"there is no game {study.game}")
    return study


def _card(name: str, study: bodies.Study) -> bodies.StudyCard:
    return bodies.StudyCard(
        game=study.game,
        name=name,
        players=study.players,
        bots=study.bots,
        games=study.games,
        options=study.options,
        vary=study.vary,
    )
