"""Reading the journal, and the one thread that writes it.

Whatever waits to be written is committed together: one sync of the disk serves every table that moved meanwhile. An
append is answered only when its line is on disk, and a line that contradicts another (same version, or same deed) is
refused alone, with Conflict.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from saloon.server.facts import Entry, read_fact, write_fact
from saloon.server.frames import TableCard
from saloon.server.storage.engine import connect, migrate
from saloon.server.storage.schema import cards, journal, records

_MOST_AT_ONCE = 500


class Conflict(Exception):
    """Another line has this version, or came from the same deed."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby lists it, and whether it does."""

    card: TableCard
    private: bool
    at: float


@dataclass(slots=True)
class Order:
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    counted: bool  # not what nobody but one seat may know of
    entered: float = field(default_factory=time.perf_counter)
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

    def __init__(self, url: str, committed: Callable[[float], None] = lambda seconds: None) -> None:
        self._engine = connect(url)
        migrate(self._engine)
        self._committed = committed
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, *entries: Entry) -> None:
        """Write lines of a journal. Returns when they are on disk; raises Conflict if they cannot stand there."""
        rows = [_row(entry) for entry in entries]
        secret = any(entry.fact.SILENT for entry in entries)
        await self._order(lambda connection: _insert(connection, journal, rows), counted=not secret)

    def show(self, listing: Listing) -> None:
        """Keep what the lobby shows of a table. Nobody waits for it."""
        row = {"code": listing.card.code, "private": listing.private, "at": listing.at}
        row["card"] = msgspec.json.encode(listing.card).decode()
        self._order(lambda connection: _replace(connection, cards, row))

    async def save_record(self, body: str) -> str:
        """Keep a record; the same one always gets the same id."""
        name = record_name(body)
        row = {"id": name, "body": body, "bytes": len(body), "at": time.time()}
        with suppress(Conflict):
            await self._order(lambda connection: _insert(connection, records, [row]))
        return name

    async def journal(self, code: str) -> list[Entry]:
        """The whole journal of a table; empty if there is no such table."""
        wanted = select(journal).where(journal.c.code == code).order_by(journal.c.version)
        return [_entry(row) for row in await self._read(wanted)]

    async def record(self, name: str) -> str | None:
        """A record that was kept."""
        found = await self._read(select(records.c.body).where(records.c.id == name))
        return str(found[0].body) if found else None

    async def records_bytes(self) -> int:
        """How long all records are together."""
        return int((await self._read(select(func.coalesce(func.sum(records.c.bytes), 0))))[0][0])

    async def listings(self, since: float, most: int = 100) -> list[Listing]:
        """Public tables that changed since then, newest first."""
        wanted = select(cards).where(cards.c.at >= since, ~cards.c.private).order_by(cards.c.at.desc()).limit(most)
        return [
            Listing(msgspec.json.decode(row.card, type=TableCard), private=False, at=row.at)
            for row in await self._read(wanted)
        ]

    def close(self) -> None:
        """Write what was ordered, then stop."""
        self._orders.put(None)
        self._writer.join()
        self._engine.dispose()

    def _order(self, write: Callable[[Connection], None], *, counted: bool = True) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        order = Order(write, loop, loop.create_future(), counted)
        self._orders.put(order)
        return order.done

    async def _read(self, statement: Any) -> list[Any]:
        def read() -> list[Any]:
            with self._engine.connect() as connection:
                return list(connection.execute(statement))

        return await asyncio.to_thread(read)

    def _write(self) -> None:
        """The writer's life."""
        with self._engine.connect() as connection:
            while (first := self._orders.get()) is not None:
                batch, last = self._waiting(first)
                self._commit(connection, batch)
                _answer(batch)
                if last:
                    return

    def _waiting(self, first: Order) -> tuple[list[Order], bool]:
        """Everything ordered by now, and whether that is the end of it."""
        batch = [first]
        while not self._orders.empty() and len(batch) < _MOST_AT_ONCE:
            order = self._orders.get()
            if order is None:
                return batch, True
            batch.append(order)
        return batch, False

    def _commit(self, connection: Connection, batch: list[Order]) -> None:
        """Commit a batch as one; if that fails, one by one, so that only the faulty orders fail."""
        try:
            with connection.begin():
                for order in batch:
                    order.write(connection)
        except Exception as error:
            if len(batch) > 1:
                for order in batch:
                    self._commit(connection, [order])
                return
            batch[0].error = Conflict() if isinstance(error, IntegrityError) else error
        else:
            for order in batch:
                if order.counted:
                    self._committed(time.perf_counter() - order.entered)


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


def _insert(connection: Connection, into: Table, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(into), rows)


def _replace(connection: Connection, into: Table, row: dict[str, Any]) -> None:
    connection.execute(delete(into).where(into.c.code == row["code"]))
    connection.execute(insert(into), row)


def _row(entry: Entry) -> dict[str, Any]:
    fact = entry.fact
    return {
        "code": entry.table,
        "version": entry.version,
        "kind": fact.kind,
        "seat": fact.about,
        "payload": write_fact(fact),
        "client": entry.client,
        "at": entry.at,
    }


def _entry(row: Any) -> Entry:
    return Entry(row.code, row.version, read_fact(row.payload), row.client, row.at)
