"""Reading the journal, and the one thread that writes it.

Whatever waits to be written is committed together: one sync of the disk serves every table that moved meanwhile, and
one statement all lines or all cards, for a database on another machine is asked and answered at every statement. An
append is answered only when its line is on disk, and a line that contradicts another (same version, or same command) is
refused alone, with Conflict. While the database fails, whatever is asked of it is answered with StorageFailed; whether
a line that was being written then is on disk is not known, but writing it again says so.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Table, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from saloon.server.errors import StorageFailed
from saloon.server.frames import TableCard
from saloon.server.journal import (
    SILENT,
    Claimed,
    Created,
    Envelope,
    Known,
    Line,
    Restored,
    Sat,
    read_event,
    write_event,
)
from saloon.server.storage import notices
from saloon.server.storage.engine import arguments, connect, is_postgres, migrate, reader, sever
from saloon.server.storage.notices import Notice, Shown, Written
from saloon.server.storage.schema import cards, journal, leases, places, records, snapshots, thoughts

T = TypeVar("T")

_MOST_AT_ONCE = 500
PAGE = 500  # lines of a journal that are read at once
_READERS = 4
_KNOWN = 5  # seconds after a success in which no check is needed
_NEW_LINES = insert(journal)
_UPSERTS: Mapping[str, Callable[[Table], Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}
_NEWS = text(
    "SELECT journal.* FROM unnest(CAST(:codes AS text[]), CAST(:after AS int[])) AS known (code, after)"
    " JOIN journal ON journal.code = known.code AND journal.version > known.after"
    " ORDER BY journal.code, journal.version LIMIT :most"
)
_PRESENT = text(
    "SELECT DISTINCT places.who FROM places JOIN presences ON presences.code = places.code"
    " JOIN nodes ON nodes.id = presences.node AND nodes.beat > extract(epoch FROM clock_timestamp()) - :lapse"
    " WHERE places.who = ANY(:who) AND strpos(presences.body, places.who) > 0"
)
_ITS_OWN_FAULT = (IntegrityError, DataError)  # of one order, not of the database

log = structlog.get_logger("saloon.storage")


class Conflict(Exception):
    """Another line has this version, or came from the same command."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby lists it, and whether it does; who holds its seats, and whom it awaits while he is away."""

    card: TableCard
    private: bool
    at: float
    places: Mapping[str, bool] = field(default_factory=dict)
    due: float | None = None  # when somebody's time is up there, though nobody be at the table


@dataclass(frozen=True, slots=True)
class Place:
    """A table at which somebody holds a seat, and whether it awaits him."""

    card: TableCard
    awaited: bool


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as its journal told of it up to a line."""

    lines: int
    body: str


@dataclass(frozen=True, slots=True)
class Cut:
    """Lines that were taken back: those after one and before another."""

    after: int
    before: int

    def holds(self, line: int) -> bool:
        """Whether a line is among them."""
        return self.after < line < self.before


@dataclass(slots=True)
class Order:
    """Something to be written, lines of journals or something else, and who waits for it."""

    lines: list[dict[str, Any]]
    write: Callable[[Connection], None] | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    counted: bool  # not what nobody but one seat may know of
    notices: Sequence[Notice] = ()  # for other nodes
    shown: Listing | None = None  # what the lobby shows of a table from now on
    entered: float = field(default_factory=time.perf_counter)
    kept: bool = False  # on disk
    error: Exception | None = None

    def answer(self) -> None:
        """Tell who waits; to be called in his loop."""
        if self.done.cancelled():
            return
        if self.error:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


class Store:
    """A database that is up to date, with its writer. `committed` hears how many seconds each order took."""

    node = ""  # as whom it tells other nodes of what it writes, where there are any

    def __init__(self, url: str, committed: Callable[[float], None] = lambda seconds: None) -> None:
        self._engine = connect(url)
        migrate(self._engine)
        self._reading = reader(self._engine)
        self._committed = committed
        self._failing: set[str] = set()  # reading, writing
        self._written = time.monotonic()  # when something was last written
        self._took = 0.0  # seconds from the order to the disk
        self._writing: float | None = None  # since when the oldest order waits that is just being written
        self._connection: Connection | None = None  # the writer's
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._writer = Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    @property
    def failing(self) -> bool:
        """Whether the last thing that was read or written could not be."""
        return bool(self._failing)

    @property
    def commit_time(self) -> float:
        """How long an order takes to be on disk, or has taken so far; nothing if lately there was none."""
        if (since := self._writing) is not None:
            return max(self._took, time.perf_counter() - since)
        return self._took if time.monotonic() - self._written < _KNOWN else 0.0

    async def check(self) -> None:
        """Make sure that the database can be read and written, unless that is well known. Raises StorageFailed."""
        if not self.failing and time.monotonic() - self._written < _KNOWN:
            return
        await self._read(lambda connection: connection.execute(select(snapshots.c.code).limit(1)).first())
        pulse = {"code": "", "lines": 0, "body": str(time.time())}
        await self._order(lambda connection: _replace(connection, snapshots, pulse, code=""))

    async def append(self, *envelopes: Envelope, along: Callable[[Connection], None] | None = None) -> None:
        """Write lines of a journal, and along with them what follows from them: all or nothing. Returns when they are
        on disk; raises Conflict if they cannot stand there."""
        rows = [_row(envelope) for envelope in envelopes]
        secret = any(envelope.event.SILENT for envelope in envelopes)
        last = {envelope.table: envelope.version for envelope in envelopes}
        told = [Written(self.node, code, line) for code, line in last.items()]
        await self._order(along, lines=rows, counted=not secret, told=told)

    def show(self, listing: Listing, concerned: Iterable[str] = ()) -> None:
        """Keep what the lobby shows of a table. It concerns who holds its seats, or did. Nobody waits for it."""
        self._keep(told=[Shown(self.node, listing.card.code, sorted(concerned))], shown=listing)

    def note(self, write: Callable[[Connection], None]) -> None:
        """Keep something else that nobody waits for and that can be lost."""
        self._keep(write)

    def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        """Keep how far a journal was read, instead of what was kept before. Nobody waits for it; silent lines count."""
        row = {"code": code, "lines": snapshot.lines, "body": snapshot.body}
        self._keep(
            lambda connection: _replace(connection, snapshots, row, code=code), counted=False
        )  # silent lines too

    def keep_thought(self, code: str, seat: int, body: str) -> None:
        """Keep what the bot of a seat thought last. Nobody waits for it."""
        same, row = (thoughts.c.code == code, thoughts.c.seat == seat), {"code": code, "seat": seat, "body": body}

        def write(connection: Connection) -> None:
            connection.execute(delete(thoughts).where(*same))
            connection.execute(insert(thoughts), [row])

        self._keep(write)

    async def save_record(self, body: str) -> str:
        """Keep a record; the same one always gets the same id."""
        name = record_name(body)
        row = {"id": name, "body": body, "bytes": len(body), "at": time.time()}
        with suppress(Conflict):
            await self._order(lambda connection: _insert(connection, records, [row]))
        return name

    async def lines(self, code: str, after: int = 0) -> AsyncGenerator[Line, None]:
        """The journal of a table from a line on, those that cannot be read too; nothing if there is no such table."""
        page = await self._page(code, after)
        while page:
            for line in page:
                yield line
            page = await self._page(code, page[-1].version) if len(page) == PAGE else []

    async def _page(self, code: str, after: int) -> list[Line]:
        wanted = select(journal).where(journal.c.code == code, journal.c.version > after)
        page = wanted.order_by(journal.c.version).limit(PAGE)
        return await self._read(lambda connection: [line_of(row) for row in connection.execute(page)])

    async def news(self, known: Mapping[str, int]) -> dict[str, list[Line]]:
        """The next lines of some journals, each from the one on that is known, as many as are read at once; where nodes
        share a database."""
        asked = {"codes": list(known), "after": list(known.values()), "most": PAGE}
        rows = await self._read(lambda connection: list(connection.execute(_NEWS, asked)))
        return {code: [line_of(row) for row in some] for code, some in groupby(rows, lambda row: str(row.code))}

    async def present(self, who: Collection[str], lapse: float) -> set[str]:
        """Who of some people is at a table where he holds a seat, of the guests of all nodes that live."""
        asked = {"who": list(who), "lapse": lapse}
        return await self._read(lambda connection: set(connection.execute(_PRESENT, asked).scalars()))

    async def thought(self, code: str, seat: int) -> str | None:
        """What the bot of a seat thought last, if that was kept."""
        wanted = select(thoughts.c.body).where(thoughts.c.code == code, thoughts.c.seat == seat)
        return await self._read(lambda connection: connection.execute(wanted).scalar())

    async def journal(self, code: str) -> list[Envelope]:
        """The envelopes of a table's whole journal."""
        return [line.envelope async for line in self.lines(code) if line.envelope]

    async def rewrite(self, code: str, without: Callable[[list[Envelope]], list[Envelope]]) -> None:
        """Take out of a journal what must not be told any more: lines change their words and nothing else. What was
        read of it before counts no longer."""
        lines = without(await self.journal(code))

        def write(connection: Connection) -> None:
            for line in lines:
                changed = update(journal).where(journal.c.code == code, journal.c.version == line.version)
                connection.execute(changed.values(payload=write_event(line.event)))
            connection.execute(delete(snapshots).where(snapshots.c.code == code))

        await self._order(write)

    async def held_by(self, who: str) -> set[str]:
        """The tables at which somebody holds a seat."""
        wanted = select(places.c.code).where(places.c.who == who)
        return await self._read(lambda connection: set(connection.execute(wanted).scalars()))

    async def ever_held_by(self, who: str) -> set[str]:
        """The tables at which somebody ever held a seat. All journals are read for it."""
        kinds = [str(kind.__struct_config__.tag) for kind in (Created, Sat, Claimed, Known)]
        wanted = select(journal.c.code).where(journal.c.kind.in_(kinds), journal.c.payload.contains(who))
        return await self._read(lambda connection: set(connection.execute(wanted).scalars()))

    async def raw_journal(self, code: str) -> list[dict[str, Any]]:
        """The whole journal of a table as it lies there, readable or not."""
        columns = (journal.c.version, journal.c.kind, journal.c.seat, journal.c.payload, journal.c.at)
        wanted = select(*columns).where(journal.c.code == code).order_by(journal.c.version)
        return await self._read(lambda connection: [dict(row._mapping) for row in connection.execute(wanted)])

    async def cuts(self, code: str) -> list[Cut]:
        """What was taken back of a journal."""
        wanted = select(journal).where(journal.c.code == code, journal.c.kind == Restored.__struct_config__.tag)
        found = await self._read(lambda connection: [line_of(row) for row in connection.execute(wanted)])
        events = ((line.version, line.envelope.event) for line in found if line.envelope)
        return [Cut(event.to, version) for version, event in events if isinstance(event, Restored)]

    async def done_at(self, code: str, client: str) -> int | None:
        """The version, as everybody counts, at which a command was done, if it was."""
        wanted = select(journal.c.version).where(journal.c.code == code, journal.c.client == client)
        line = await self._read(lambda connection: connection.execute(wanted).scalar())
        if line is None:
            return None
        told = (journal.c.code == code, journal.c.version <= line, journal.c.kind.not_in(list(SILENT)))
        count = select(func.count()).select_from(journal).where(*told)
        return int(await self._read(lambda connection: connection.execute(count).scalar_one()))

    async def snapshot(self, code: str) -> Snapshot | None:
        """How far a journal was read, if that was kept."""
        wanted = select(snapshots.c.lines, snapshots.c.body).where(snapshots.c.code == code)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return Snapshot(row.lines, row.body) if row else None

    async def record(self, name: str) -> str | None:
        """A record that was kept."""
        wanted = select(records.c.body).where(records.c.id == name)
        body = await self._read(lambda connection: connection.execute(wanted).scalar())
        return None if body is None else str(body)

    async def records_bytes(self) -> int:
        """How long all records are together."""
        wanted = select(func.coalesce(func.sum(records.c.bytes), 0))
        return int(await self._read(lambda connection: connection.execute(wanted).scalar_one()))

    async def listings(self, since: float, most: int = 100) -> list[Listing]:
        """Public tables that changed since then, newest first, as far as their cards can be read."""
        wanted = select(cards).where(cards.c.at >= since, ~cards.c.private).order_by(cards.c.at.desc()).limit(most)
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        return [listing for listing in map(_listing, rows) if listing]

    async def shown(self, codes: Collection[str]) -> dict[str, tuple[Listing, bool]]:
        """Some tables as the lobby shows them, the private ones too, and whether any node has them in memory."""
        kept = select(leases.c.code).where(leases.c.code == cards.c.code).exists()
        wanted = select(cards, kept.label("kept")).where(cards.c.code.in_(codes))
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        found = ((row.kept, _listing(row)) for row in rows)
        return {listing.card.code: (listing, kept) for kept, listing in found if listing}

    async def due(self) -> dict[str, float]:
        """The tables where somebody's time is up one day, and when."""
        wanted = select(cards.c.code, cards.c.due).where(cards.c.due.is_not(None))
        return await self._read(lambda connection: {row.code: row.due for row in connection.execute(wanted)})

    async def places(self, who: str, since: float, most: int) -> list[Place]:
        """Where somebody holds a seat, of the tables that changed since then; newest first."""
        held = select(cards, places.c.awaited).join_from(places, cards, places.c.code == cards.c.code)
        wanted = held.where(places.c.who == who, cards.c.at >= since).order_by(cards.c.at.desc()).limit(most)
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        found = ((_listing(row), row.awaited) for row in rows)
        return [Place(listing.card, awaited) for listing, awaited in found if listing]

    @property
    def shareable(self) -> bool:
        """Whether other nodes may use the same database."""
        return is_postgres(self._engine.url)

    @property
    def arguments(self) -> dict[str, Any]:
        """How the same database is reached without a store."""
        return arguments(self._engine)

    def sever(self) -> None:
        """Wait for no answer any more: whatever is being read or written fails now. For a database out of reach."""
        sever(self._engine)

    def close(self) -> None:
        """Write what was ordered, then stop."""
        self._orders.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    def _order(
        self,
        write: Callable[[Connection], None] | None = None,
        *,
        lines: list[dict[str, Any]] | None = None,
        counted: bool = True,
        told: Sequence[Notice] = (),
        shown: Listing | None = None,
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        order = Order(lines or [], write, loop, loop.create_future(), counted, told, shown)
        self._orders.put(order)
        return order.done

    def _keep(self, write: Callable[[Connection], None] | None = None, **more: Any) -> None:
        """Order something that nobody waits for and that can be lost."""
        self._order(write, **more).add_done_callback(lambda done: done.cancelled() or done.exception())

    async def read(self, reading: Callable[[Connection], T]) -> T:
        """Ask the database something else."""
        return await self._read(reading)

    async def write(self, writing: Callable[[Connection], T]) -> T:
        """Change something else; what comes of it, once it is on disk. It may be begun twice, is done once, and refuses
        nothing: whatever it raises counts as a failure of the database."""
        made: list[T] = []
        await self._order(lambda connection: made.append(writing(connection)))
        return made[-1]

    async def _read(self, reading: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._reading.connect() as connection:
                return reading(connection)

        try:
            found = await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except (SQLAlchemyError, OSError) as problem:
            self._fails("reading", problem)
            raise StorageFailed("storage-failed") from problem
        self._works("reading")
        return found

    def _write(self) -> None:
        """The writer's life: it ends when it is told to, and for no other reason."""
        last = False
        while not last and (first := self._orders.get()) is not None:
            batch, last = self._waiting(first)
            self._writing = first.entered
            try:
                self._commit(batch)
            except Exception as problem:
                self._fails("writing", problem)
                self._hang_up()
                for order in batch:
                    order.error = order.error or (None if order.kept else StorageFailed("storage-failed"))
            else:
                self._works("writing")
                self._written = time.monotonic()
                self._took = time.perf_counter() - first.entered
            self._writing = None
            _answer(batch)
        self._hang_up()

    def _waiting(self, first: Order) -> tuple[list[Order], bool]:
        """Everything ordered by now, and whether that is the end of it."""
        batch = [first]
        while not self._orders.empty() and len(batch) < _MOST_AT_ONCE:
            order = self._orders.get()
            if order is None:
                return batch, True
            batch.append(order)
        return batch, False

    def _commit(self, batch: list[Order]) -> None:
        """Commit a batch as one; if an order is at fault, half by half, so that only the faulty ones fail."""
        connection = self._connection = self._connection or self._engine.connect()
        try:
            with connection.begin():
                _write_all(connection, batch)
                if self.node:
                    notices.notify(connection, (notice for order in batch for notice in order.notices))
        except _ITS_OWN_FAULT as error:
            if len(batch) > 1:
                half = len(batch) // 2
                self._commit(batch[:half])
                self._commit(batch[half:])
                return
            batch[0].error = Conflict() if isinstance(error, IntegrityError) else error
        else:
            for order in batch:
                order.kept = True
                if order.counted:
                    self._committed(time.perf_counter() - order.entered)

    def _hang_up(self) -> None:
        """The next batch is written by a new connection."""
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()

    def _fails(self, what: str, problem: Exception) -> None:
        if what not in self._failing:
            log.error("the database fails", what=what, problem=str(problem))
        self._failing.add(what)

    def _works(self, what: str) -> None:
        if what in self._failing:
            log.warning("the database is back", what=what)
        self._failing.discard(what)


def record_name(body: str) -> str:
    """The id under which a record is kept."""
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def _answer(batch: list[Order]) -> None:
    for loop in {order.loop for order in batch}:
        mine = [order for order in batch if order.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer_all, mine)


def _answer_all(batch: list[Order]) -> None:
    for order in batch:
        order.answer()


def _write_all(connection: Connection, batch: list[Order]) -> None:
    """The lines of all orders in one statement: its preparation takes longer than a line does."""
    lines = [line for order in batch for line in order.lines]
    if lines:
        connection.execute(_NEW_LINES, lines)
    shown = {order.shown.card.code: order.shown for order in batch if order.shown}
    if shown:
        _show(connection, [shown[code] for code in sorted(shown)])
    for order in batch:
        if order.write:
            order.write(connection)


def _show(connection: Connection, listings: list[Listing]) -> None:
    """Keep what the lobby shows of some tables, in the order of their codes: of two nodes that write about the same
    tables one waits for the other, and never both."""
    upsert = _UPSERTS[connection.dialect.name](cards)
    newest = {name: upsert.excluded[name] for name in cards.columns.keys() if name != "code"}  # noqa: SIM118
    connection.execute(upsert.on_conflict_do_update(index_elements=["code"], set_=newest), [*map(_card, listings)])
    connection.execute(delete(places).where(places.c.code.in_([listing.card.code for listing in listings])))
    held = [
        {"code": listing.card.code, "who": who, "awaited": awaited}
        for listing in listings
        for who, awaited in listing.places.items()
    ]
    if held:
        connection.execute(insert(places), held)


def _card(listing: Listing) -> dict[str, Any]:
    card = msgspec.json.encode(listing.card).decode()
    return {"code": listing.card.code, "private": listing.private, "card": card, "at": listing.at, "due": listing.due}


def _insert(connection: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(into), rows)


def _replace(connection: Connection, into: Table, *rows: dict[str, Any], code: str) -> None:
    """Have these rows of a table, and no others."""
    connection.execute(delete(into).where(into.c.code == code))
    if rows:
        connection.execute(insert(into), rows)


def _row(envelope: Envelope) -> dict[str, Any]:
    event = envelope.event
    return {
        "code": envelope.table,
        "version": envelope.version,
        "kind": event.kind,
        "seat": event.about,
        "payload": write_event(event),
        "client": envelope.client,
        "at": envelope.at,
    }


def line_of(row: Any) -> Line:
    """A line of a journal as it lies in the database."""
    try:
        envelope = Envelope(row.code, row.version, read_event(row.payload), row.client, row.at)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as problem:
        log.error("a line cannot be read", table=row.code, line=row.version, problem=str(problem))
        envelope = None
    return Line(row.version, row.kind, row.client, envelope)


def _listing(row: Any) -> Listing | None:
    try:
        card = msgspec.json.decode(row.card, type=TableCard)
        return Listing(card, private=row.private, at=row.at, due=row.due)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as problem:
        log.warning("a card cannot be read", table=row.code, problem=str(problem))
        return None
