"""From a journal to its table, however long it is and whatever is wrong with it.

The work is done in slices, so that nobody else waits for it, and begins at a snapshot where there is one. Where a line
cannot be read or followed the table breaks: it stands as it was before that line, and can be taken back there.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Protocol

import structlog

from saloon.server import house_rules
from saloon.server.errors import Missing
from saloon.server.journal import Closed, Exported, Hosted, Line
from saloon.server.snapshots import Patience, restored
from saloon.server.storage import Cut, Store
from saloon.server.table import Flaw, Table

log = structlog.get_logger("saloon.table")


class Source(Protocol):
    """Where a journal is read."""

    async def cuts(self, code: str) -> list[Cut]:
        """What was taken back of it."""
        ...

    def lines(self, code: str, after: int = 0) -> AsyncGenerator[Line, None]:
        """Its lines after one."""
        ...


class Unfollowed(Exception):
    """A line that the table cannot take in; all up to `good` could be, and the table is as they left it, or nearly."""

    def __init__(self, table: Table, flaw: Flaw) -> None:
        super().__init__(table.code, table.lines, flaw)
        self.table = table
        self.good = table.lines
        self.flaw: Flaw = flaw


async def unfold(store: Store, code: str, until: int | None = None) -> Table | None:
    """The table that a journal tells of, up to a line or to its end; None if there is no such journal."""
    cuts = await store.cuts(code)
    table = (await _snapshot(store, code, cuts) if until is None else None) or Table(code)
    try:
        await _follow(store, table, cuts, until)
    except Unfollowed as problem:
        log.error("a journal cannot be followed", table=code, line=problem.good + 1, flaw=problem.flaw, exc_info=True)
        if not problem.good:
            raise Missing("table-unreadable", table=code) from problem
        table = await _snapshot(store, code, cuts) or Table(code)
        await _follow(store, table, cuts, until=problem.good)
        table.break_off(problem.flaw)
        await _follow(store, table, cuts)
    return table if table.lines else None


async def fold(source: Source, code: str) -> Table:
    """The table that a journal tells of, from its first line on. Raises Unfollowed at the first that is bad."""
    table = Table(code)
    await _follow(source, table, await source.cuts(code))
    return table


async def _snapshot(store: Store, code: str, cuts: list[Cut]) -> Table | None:
    """The table at its snapshot, unless that was taken back."""
    found = await store.snapshot(code)
    if found is None or any(cut.holds(found.lines) for cut in cuts):
        return None
    return await restored(found)


async def _follow(store: Source, table: Table, cuts: list[Cut], until: int | None = None) -> None:
    """Take in what follows, up to a line or to the end."""
    patience = Patience()
    async with aclosing(store.lines(table.code, table.lines)) as lines:
        async for line in lines:
            if until is not None and line.version > until:
                return
            if any(cut.holds(line.version) for cut in cuts):
                table.pass_over(line)
            elif table.broken:
                _take_in_broken(table, line)
            else:
                _take_in(table, line)
            if line.version == 1:
                await house_rules.prepare(table.key)
            await patience.rest()


def _take_in(table: Table, line: Line) -> None:
    good = table.lines
    if not good and line.envelope and isinstance(line.envelope.event, Closed):
        raise Missing("no-such-table", table=table.code)
    if line.envelope is None or line.version != good + 1:
        raise Unfollowed(table, "unreadable")
    try:
        table.apply(line.envelope)
    except Exception as problem:
        table.lines = good
        raise Unfollowed(table, "rules") from problem


def _take_in_broken(table: Table, line: Line) -> None:
    """Of a table that broke only this changes: who its host is, that he knows everything, that it is closed."""
    event = line.envelope and line.envelope.event
    seated = isinstance(event, Hosted) and event.seat < table.players
    if line.envelope and (seated or isinstance(event, Exported | Closed)) and line.version == table.lines + 1:
        table.apply(line.envelope)
    else:
        table.pass_over(line)
