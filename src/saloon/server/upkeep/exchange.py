"""Journals as lines of JSON: written to a file, and taken in from one when they can be read and followed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable, Iterator
from itertools import groupby

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, insert, select

from saloon.server.errors import Refusal
from saloon.server.folding import Unfollowed, fold
from saloon.server.identity import is_code
from saloon.server.journal import Line, Restored
from saloon.server.storage import Cut
from saloon.server.storage.schema import journal
from saloon.server.storage.store import line_of
from saloon.server.upkeep.reading import Journals, still


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a journal in a file, field by field as in the database."""

    code: str
    version: int
    kind: str
    seat: int | None
    payload: str
    client: str | None
    at: float


class Taken(Struct, frozen=True):
    """What came of a file: the tables that are new, and those that were there, line by line the same."""

    new: list[str]
    known: list[str]


_read = msgspec.json.Decoder(Written)


def export(engine: Engine, codes: Iterable[str] = ()) -> Iterator[bytes]:
    """Journals of some tables, or of all, at one moment, line by line."""
    with still(engine) as connection:
        journals = Journals(connection)
        wanted = [journals.check(code) for code in codes] or journals.codes()
        for code in wanted:
            lines = select(journal).where(journal.c.code == code).order_by(journal.c.version)
            for row in connection.execute(lines).mappings():
                yield msgspec.json.encode(Written(**row)) + b"\n"


def take_in(engine: Engine, lines: Iterable[bytes]) -> Taken:
    """Add the journals of a file, all of them or, if something is wrong with one, none."""
    new: list[str] = []
    known: list[str] = []
    seen: set[str] = set()
    with engine.begin() as connection:
        for code, group in groupby(_numbered(lines), lambda numbered: numbered[1].code):
            if code in seen:
                raise Refusal("import-twice", table=code)
            seen.add(code)
            rows = [msgspec.structs.asdict(line) for _, line in _checked(code, list(group))]
            there = connection.execute(select(journal).where(journal.c.code == code).order_by(journal.c.version))
            found = [dict(row) for row in there.mappings()]
            if found and found != rows:
                raise Refusal("import-differs", table=code)
            (known if found else new).append(code)
            if not found:
                connection.execute(insert(journal), rows)
    return Taken(new, known)


def _numbered(lines: Iterable[bytes]) -> Iterator[tuple[int, Written]]:
    """The lines of a file, counted from 1."""
    for number, line in enumerate(lines, 1):
        try:
            yield number, _read.decode(line)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            raise Refusal("import-line", line=number, problem=str(problem)) from problem


def _checked(code: str, numbered: list[tuple[int, Written]]) -> list[tuple[int, Written]]:
    """A journal that a table can be folded from; raises a Refusal that names the line of the file."""
    first = numbered[0][0]
    if not is_code(code):
        raise Refusal("import-line", line=first, problem=f"code {code[:40]!r}")
    try:
        asyncio.run(fold(_File([line_of(line) for _, line in numbered]), code))
    except Unfollowed as stop:
        at = first + min(stop.good, len(numbered) - 1)
        raise Refusal("import-line", line=at, problem=repr(stop.__cause__ or stop.flaw)) from stop
    return numbered


class _File:
    """The lines of one journal, as a table is folded from them."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines

    async def cuts(self, code: str) -> list[Cut]:
        """What was taken back."""
        events = [(line.version, line.envelope.event) for line in self._lines if line.envelope]
        return [Cut(event.to, version) for version, event in events if isinstance(event, Restored)]

    async def lines(self, code: str, after: int = 0) -> AsyncGenerator[Line, None]:
        """All of them."""
        for line in self._lines:
            yield line
