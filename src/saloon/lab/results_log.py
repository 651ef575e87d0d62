"""The results log of an arena: a file that gains a line for every game, so that a run that was stopped goes on later.

It is JSON lines: first what is played (the plan), then game after game. The same plan reads back what was played;
another plan is refused. A last line that was cut short by an accident is struck out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, NamedTuple

from saloon.engine import SaloonError
from saloon.lab.playing import Outcome

_KIND = "arena"


class ResultsLogError(SaloonError):
    """A results log that cannot be gone on with."""


class Fixture(NamedTuple):
    """One game of an arena: which line-up, which deal, which of the line-up's seatings."""

    lineup: int
    deal: int
    seating: int


class ResultsLog:
    """Games on file. `games` are those that were there when it was opened."""

    def __init__(self, path: Path, plan: Mapping[str, Any], fits: Callable[[Fixture, Outcome], bool]) -> None:
        """Open a results log, new or old. `fits` says whether a game can belong to the plan."""
        self._path = path
        self._fits = fits
        self.games: dict[Fixture, Outcome] = {}
        try:
            self._file: IO[bytes] = path.open("a+b")
            self._read(dict(plan))
        except OSError as problem:
            raise ResultsLogError(
                "cli-file-unwritable", file=str(path), reason=problem.strerror or str(problem)
            ) from problem

    def __enter__(self) -> ResultsLog:
        return self

    def __exit__(self, *trouble: object) -> None:
        self._file.close()

    def note(self, fixture: Fixture, outcome: Outcome) -> None:
        """Write a game down."""
        self._write({**fixture._asdict(), **vars(outcome)})

    def _read(self, plan: dict[str, Any]) -> None:
        self._file.seek(0)
        text = self._file.read()
        if not text:
            self._write({"saloon": _KIND, "plan": plan})
            return
        whole = text[: text.rfind(b"\n") + 1]
        head, *games = whole.splitlines() or [b""]
        self._compare(head, plan)
        for number, line in enumerate(games, start=2):
            fixture, outcome = self._game(line, number)
            self.games.setdefault(fixture, outcome)
        self._file.truncate(len(whole))

    def _compare(self, line: bytes, plan: dict[str, Any]) -> None:
        """Whether the log was begun with this plan."""
        head = _object(line)
        if head.get("saloon") != _KIND or not isinstance(head.get("plan"), dict):
            raise ResultsLogError("arena-no-ledger", file=str(self._path))
        kept = head["plan"]
        for name in (*plan, *kept):
            if plan.get(name) != kept.get(name):
                raise ResultsLogError(
                    "arena-other-plan",
                    file=str(self._path),
                    what=name,
                    kept=_written(kept.get(name)),
                    asked=_written(plan.get(name)),
                )

    def _game(self, line: bytes, number: int) -> tuple[Fixture, Outcome]:
        found = _object(line)
        try:
            fixture = Fixture(*(_whole(found[name]) for name in Fixture._fields))
            winners, scores = (tuple(map(_whole, found[name])) for name in ("winners", "scores"))
            outcome = Outcome(winners, scores, _whole(found["choices"]))
        except (KeyError, TypeError):
            raise ResultsLogError("arena-ledger-line", file=str(self._path), line=number) from None
        if not self._fits(fixture, outcome):
            raise ResultsLogError("arena-ledger-line", file=str(self._path), line=number)
        return fixture, outcome

    def _write(self, data: Mapping[str, Any]) -> None:
        """A line at once, and out of our hands at once."""
        try:
            self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
        except OSError as problem:
            raise ResultsLogError(
                "cli-file-unwritable", file=str(self._path), reason=problem.strerror or str(problem)
            ) from problem


def _object(line: bytes) -> dict[str, Any]:
    """The mapping on a line, or an empty one if there is none."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
