"""Results logs: files that gain a line for every piece of a long job, so that a run that was stopped goes on later.

A log is JSON lines: first what is done (the plan), then piece after piece. The same plan reads back what was done;
another plan is refused. A last line that was cut short by an accident is struck out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Generic, NamedTuple, TypeVar

from saloon.engine import SaloonError

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class ResultsLogError(SaloonError):
    """A results log that cannot be gone on with."""


class Writing(NamedTuple, Generic[Piece, Done]):
    """How the pieces of a kind of job are written down: what the kind is called, a piece and its result as a line, and
    the same read back, which raises KeyError, TypeError or ValueError where the line cannot belong to the plan."""

    kind: str
    line: Callable[[Piece, Done], Mapping[str, Any]]
    read: Callable[[dict[str, Any]], tuple[Piece, Done]]


class ResultsLog(Generic[Piece, Done]):
    """Results on file. `done` are those that were there when it was opened."""

    def __init__(self, path: Path, plan: Mapping[str, Any], writing: Writing[Piece, Done]) -> None:
        """Open a results log, new or old."""
        self._path = path
        self._writing = writing
        self.done: dict[Piece, Done] = {}
        try:
            self._file: IO[bytes] = path.open("a+b")
            self._read(dict(plan))
        except OSError as problem:
            raise ResultsLogError(
                "cli-file-unwritable", file=str(path), reason=problem.strerror or str(problem)
            ) from problem

    def __enter__(self) -> ResultsLog[Piece, Done]:
        return self

    def __exit__(self, *trouble: object) -> None:
        self._file.close()

    def note(self, piece: Piece, done: Done) -> None:
        """Write a result down."""
        self._write(self._writing.line(piece, done))

    def _read(self, plan: dict[str, Any]) -> None:
        self._file.seek(0)
        text = self._file.read()
        if not text:
            self._write({"saloon": self._writing.kind, "plan": plan})
            return
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [b""]
        self._compare(head, plan)
        for number, line in enumerate(lines, start=2):
            piece, done = self._line(line, number)
            self.done.setdefault(piece, done)
        self._file.truncate(len(whole))

    def _compare(self, line: bytes, plan: dict[str, Any]) -> None:
        """Whether the log was begun with this plan."""
        head = _object(line)
        if head.get("saloon") != self._writing.kind or not isinstance(head.get("plan"), dict):
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

    def _line(self, line: bytes, number: int) -> tuple[Piece, Done]:
        try:
            return self._writing.read(_object(line))
        except (KeyError, TypeError, ValueError):
            raise ResultsLogError("arena-ledger-line", file=str(self._path), line=number) from None

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


def whole(value: object) -> int:
    """A whole number that was read; TypeError if it is none."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
