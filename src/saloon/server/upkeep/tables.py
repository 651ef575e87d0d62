"""The tables of a house, one by one: which there are, what is known of one, closing and pruning them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from saloon.server.errors import Refusal
from saloon.server.folding import Unfollowed, fold
from saloon.server.frames import TableCard
from saloon.server.journal import Closed, Created, Json, read_event, write_event
from saloon.server.storage.schema import cards, journal, places, snapshots
from saloon.server.table import Table
from saloon.server.upkeep.reading import Journals, still

DAY = 24 * 3600  # seconds
OVER = "over"
_TRIES = 5  # to write a line while a server writes too
_CLOSED = str(Closed.__struct_config__.tag)


class Kept(Struct, frozen=True):
    """A table as its journal and its card tell of it without being played. The phase is empty if no card does."""

    code: str
    game: str
    phase: str
    private: bool
    lines: int
    bytes: int
    opened: float
    changed: float


class Flaw(Struct, frozen=True):
    """The first line of a journal that cannot be followed, and why."""

    line: int
    flaw: str
    problem: str


class Inspected(Struct, frozen=True):
    """What is known of a table, but for its secrets."""

    table: Kept
    phase: str
    version: int
    players: int
    options: Json
    seats: list[Json]
    moves: int
    kinds: dict[str, int]
    snapshot: int
    trouble: str
    flaw: Flaw | None


def tables(engine: Engine, code: str = "") -> list[Kept]:
    """All tables, those that changed last first; or the one that is named."""
    totals = select(
        journal.c.code,
        func.count().label("lines"),
        func.sum(func.length(journal.c.payload)).label("bytes"),
        func.min(journal.c.at).label("opened"),
        func.max(journal.c.at).label("changed"),
    ).group_by(journal.c.code)
    listed = select(cards.c.code, cards.c.private, cards.c.card)
    if code:
        totals, listed = totals.where(journal.c.code == code), listed.where(cards.c.code == code)
    with still(engine) as connection:
        shown = {row.code: row for row in connection.execute(listed)}
        known = {code} if code else set(Journals(connection).codes())
        rows = [row for row in connection.execute(totals) if row.code in known]
        found = [_kept(connection, row, shown.get(row.code)) for row in rows]
    return sorted(found, key=lambda table: -table.changed)


def _kept(connection: Connection, row: Any, shown: Any) -> Kept:
    card = _card(shown.card) if shown else None
    game, private = (card.game, bool(shown.private)) if card else _beginning(connection, row.code)
    return Kept(row.code, game, card.phase if card else "", private, row.lines, row.bytes, row.opened, row.changed)


def _card(written: str) -> TableCard | None:
    try:
        return msgspec.json.decode(written, type=TableCard)
    except msgspec.MsgspecError:
        return None


def _beginning(connection: Connection, code: str) -> tuple[str, bool]:
    """The game of a table, and whether it is private, by the line that opened it."""
    first = select(journal.c.payload).where(journal.c.code == code, journal.c.version == 1)
    try:
        event = read_event(connection.execute(first).scalar_one())
    except msgspec.MsgspecError:
        return "", False
    return (event.game, event.private) if isinstance(event, Created) else ("", False)


def inspected(engine: Engine, code: str) -> Inspected:
    """What is known of one table; its journal is played through."""
    with engine.connect() as connection:
        found = Journals(connection).check(code)
    (kept,) = tables(engine, found)
    with still(engine) as connection:
        table, flaw = folded(Journals(connection), found)
        by_kind = select(journal.c.kind, func.count()).where(journal.c.code == found).group_by(journal.c.kind)
        kinds = {row[0]: row[1] for row in connection.execute(by_kind)}
        snapshot = connection.execute(select(snapshots.c.lines).where(snapshots.c.code == found)).scalar()
    seats = [{"name": seat.name, "bot": seat.bot, "taken": bool(seat.owner)} for seat in table.seats]
    trouble = table.trouble.code if table.trouble else ""
    return Inspected(
        kept,
        table.phase,
        table.version,
        table.players,
        table.options,
        seats,
        len(table.movers),
        dict(sorted(kinds.items())),
        snapshot or 0,
        trouble,
        flaw,
    )


def folded(journals: Journals, code: str) -> tuple[Table, Flaw | None]:
    """A table, as far as its journal can be followed, and where it cannot."""
    try:
        return asyncio.run(fold(journals, code)), None
    except Unfollowed as stop:
        return stop.table, Flaw(stop.good + 1, stop.flaw, repr(stop.__cause__) if stop.__cause__ else "")


def close(engine: Engine, code: str) -> None:
    """Close a table by a line of its journal, as a server beside us would write it. One that has the table in memory
    finds it when it wants to write the next line itself."""
    for _ in range(_TRIES):
        try:
            with engine.begin() as connection:
                found = Journals(connection).check(code)
                last = _last(connection, found)
                if last.kind == _CLOSED:
                    raise Refusal("table-closed")
                _end(connection, found, last.version)
                _take_off_the_list(connection, found)
        except IntegrityError:
            continue
        return
    raise Refusal("try-again")


def _last(connection: Connection, code: str) -> Any:
    lines = select(journal.c.version, journal.c.kind, journal.c.at).where(journal.c.code == code)
    return connection.execute(lines.order_by(journal.c.version.desc()).limit(1)).one()


def _end(connection: Connection, code: str, after: int) -> None:
    """Write the last line of a journal."""
    line = {"code": code, "version": after + 1, "kind": _CLOSED, "at": time.time(), "payload": write_event(Closed())}
    connection.execute(insert(journal), line)


def _take_off_the_list(connection: Connection, code: str) -> None:
    """A table that was closed waits for nobody."""
    written = connection.execute(select(cards.c.card).where(cards.c.code == code)).scalar()
    card = _card(written) if written else None
    if card:
        over = msgspec.json.encode(msgspec.structs.replace(card, phase=OVER)).decode()
        connection.execute(update(cards).where(cards.c.code == code).values(card=over, due=None))
    connection.execute(delete(places).where(places.c.code == code))


def older(found: Iterable[Kept], days: float, *, finished: bool) -> list[Kept]:
    """The tables where nothing has happened for so many days; if wanted, only those whose match is over."""
    since = time.time() - days * DAY
    return [table for table in found if table.changed < since and (not finished or table.phase == OVER)]


def prune(engine: Engine, wanted: Iterable[Kept]) -> list[str]:
    """Delete tables, unless something has happened there meanwhile; the codes of those that are gone.

    Two lines stay. A server that still has the table in memory cannot write behind a journal that is gone, and nobody
    else's table ever gets the code.
    """
    gone = []
    for table in wanted:
        try:
            with engine.begin() as connection:
                last = _last(connection, table.code)
                if last.at > table.changed:
                    continue
                _end(connection, table.code, last.version)
                _clear(connection, table.code, last.version)
        except IntegrityError:
            continue
        gone.append(table.code)
    return gone


def _clear(connection: Connection, code: str, until: int) -> None:
    """Take away all that is known of a table, and the lines of its journal up to one; instead of the first it says that
    the table is closed."""
    lines = journal.c.code == code
    connection.execute(delete(journal).where(lines, journal.c.version > 1, journal.c.version <= until))
    nothing = {"kind": _CLOSED, "seat": None, "payload": write_event(Closed()), "client": None}
    connection.execute(update(journal).where(lines, journal.c.version == 1).values(nothing))
    for beside in (cards, places, snapshots):
        connection.execute(delete(beside).where(beside.c.code == code))
