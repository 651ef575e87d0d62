"""The register of nodes in PostgreSQL: who lives, who sees to which table, and who is at one.

Every age is measured by the database's own clock: the nodes' clocks need not agree. A node that has not said for a
while that it lives, or that stops, sees to nothing any more; its leases are free for whoever comes first.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import psycopg

from saloon.server.nodes import NONE, Attendees
from saloon.server.storage.engine import cut
from saloon.server.storage.notices import CHANNEL, Notice, written

LATELY = 30.0  # seconds since its node was last heard of: until then a table was alive, and its clock ran
OUTDATED = 600.0  # seconds since then: nobody expects that anything goes on there by itself
_ADOPTED = 20  # tables at a time, of those that nobody has in memory

_NOW = "extract(epoch FROM clock_timestamp())"
_LIVES = f"NOT nodes.draining AND nodes.beat > {_NOW} - %(lapse)s"
_FREE = f"NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND {_LIVES})"
_BEAT = f"""
    INSERT INTO nodes (id, label, beat, draining) VALUES (%(me)s, %(label)s, {_NOW}, %(draining)s)
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, draining = excluded.draining"""
_LIVING = f"SELECT id, {_LIVES} FROM nodes"
_LIVED = f"""
    SELECT code FROM leases JOIN nodes ON nodes.id = leases.node
    WHERE code = ANY(%(codes)s) AND beat > {_NOW} - %(lately)s"""
_CLAIM = f"""
    INSERT INTO leases (code, node) SELECT code, %(me)s FROM unnest(%(codes)s::text[]) AS wanted (code) ORDER BY code
    ON CONFLICT (code) DO UPDATE SET node = excluded.node WHERE leases.node = excluded.node OR {_FREE}
    RETURNING code"""
_ADOPT = f"""
    UPDATE leases SET node = %(me)s WHERE {_FREE} AND code IN (
        SELECT code FROM leases WHERE node = ANY(%(dead)s) ORDER BY code LIMIT {_ADOPTED} FOR UPDATE SKIP LOCKED)
    RETURNING code"""
_HELD = "SELECT code FROM leases WHERE node = %(me)s"
_RELEASE = "DELETE FROM leases WHERE node = %(me)s AND code = ANY(%(codes)s)"
_ABSENT = "DELETE FROM presences WHERE node = %(me)s AND code = ANY(%(codes)s)"
_PRESENT = """
    INSERT INTO presences (code, node, body)
    SELECT code, %(me)s, body FROM unnest(%(codes)s::text[], %(bodies)s::text[]) AS now (code, body) ORDER BY code
    ON CONFLICT (code, node) DO UPDATE SET body = excluded.body"""
_ELSEWHERE = "SELECT code, node, body FROM presences WHERE code = ANY(%(codes)s) AND node <> %(me)s"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest(%(told)s::text[]) AS told"
_OUTDATE = f"DELETE FROM leases USING nodes WHERE nodes.id = leases.node AND nodes.beat < {_NOW} - %(outdated)s"
_STRIKE = f"DELETE FROM nodes WHERE NOT ({_LIVES}) AND NOT EXISTS (SELECT FROM leases WHERE leases.node = nodes.id)"
_EMPTY = "DELETE FROM presences WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = presences.node)"

_read = msgspec.json.Decoder(Attendees)


@dataclass(slots=True)
class Wishes:
    """What a node wants written, and to know."""

    claim: set[str] = field(default_factory=set)
    release: set[str] = field(default_factory=set)
    attend: dict[str, Attendees] = field(default_factory=dict)
    visit: set[str] = field(default_factory=set)  # tables of which it wants to know who else is there
    notices: list[Notice] = field(default_factory=list)
    recall: bool = False  # whether it has to be told what it sees to
    adopt: list[str] = field(default_factory=list)  # nodes that are gone, whose tables nobody wanted

    def __bool__(self) -> bool:
        return bool(self.claim or self.release or self.attend or self.visit or self.notices or self.recall)

    def again(self, later: Wishes) -> Wishes:
        """These, which did not come true, and what was wished for since."""
        return Wishes(
            (self.claim - later.release) | later.claim,
            (self.release - later.claim) | later.release,
            {**self.attend, **later.attend},
            self.visit | later.visit,
            [*self.notices, *later.notices],
            self.recall or later.recall,
        )


@dataclass(slots=True)
class Standing:
    """What the register says."""

    lived: set[str] = field(default_factory=set)
    claimed: set[str] = field(default_factory=set)
    adopted: set[str] = field(default_factory=set)
    held: set[str] | None = None
    elsewhere: dict[str, dict[str, Attendees]] = field(default_factory=dict)


class Register:
    """One node's line to the register."""

    def __init__(self, arguments: Mapping[str, Any], me: str, lapse: float) -> None:
        # Nothing of this outlives the nodes, so nobody waits for the disk.
        unsynced = f"{arguments.get('options', '')} -c synchronous_commit=off"
        self._arguments = {**arguments, "connect_timeout": 2, "options": unsynced}
        label = f"{socket.gethostname()[:64]}:{os.getpid()}"  # for people
        self._always = {"me": me, "label": label, "lapse": lapse, "lately": LATELY, "outdated": OUTDATED}
        self._wire: psycopg.AsyncConnection[Any] | None = None

    async def connected(self) -> psycopg.AsyncConnection[Any]:
        """A new line to the database."""
        return await psycopg.AsyncConnection.connect(**self._arguments, autocommit=True)

    async def _open(self) -> psycopg.AsyncConnection[Any]:
        if self._wire is None or self._wire.closed:
            self._wire = await self.connected()
        return self._wire

    async def beat(self, *, draining: bool) -> dict[str, bool]:
        """Say that this node lives, or stops, and hear of every node whether it lives."""
        async with (await self._open()).cursor() as cursor:
            await self._do(cursor, _BEAT, draining=draining)
            return dict(await self._rows(cursor, _LIVING))

    async def say(self, wishes: Wishes) -> Standing:
        """Have done what this node wishes, all or nothing, and hear how things stand."""
        found, wire = Standing(), await self._open()
        async with wire.transaction(), wire.cursor() as cursor:
            await self._write(cursor, wishes, found)
            if wishes.recall:
                found.held = {code for (code,) in await self._rows(cursor, _HELD)}
            if wishes.visit:
                for code, node, body in await self._rows(cursor, _ELSEWHERE, codes=list(wishes.visit)):
                    found.elsewhere.setdefault(code, {})[node] = _read.decode(body)
        return found

    async def _write(self, cursor: psycopg.AsyncCursor[Any], wishes: Wishes, found: Standing) -> None:
        if wishes.release:
            await self._do(cursor, _RELEASE, codes=sorted(wishes.release))
        if wishes.claim:
            codes = sorted(wishes.claim)
            found.lived = {code for (code,) in await self._rows(cursor, _LIVED, codes=codes)}
            found.claimed = {code for (code,) in await self._rows(cursor, _CLAIM, codes=codes)}
        if wishes.adopt:
            await self._do(cursor, _OUTDATE)
            found.adopted = {code for (code,) in await self._rows(cursor, _ADOPT, dead=wishes.adopt)}
            await self._do(cursor, _STRIKE)
            await self._do(cursor, _EMPTY)
        await self._attend(cursor, wishes.attend)
        if wishes.notices:
            await self._do(cursor, _NOTIFY, told=[written(notice) for notice in wishes.notices])

    async def _attend(self, cursor: psycopg.AsyncCursor[Any], attend: Mapping[str, Attendees]) -> None:
        gone = sorted(code for code, who in attend.items() if who == NONE)
        if gone:
            await self._do(cursor, _ABSENT, codes=gone)
        here = {code: msgspec.json.encode(who).decode() for code, who in attend.items() if who != NONE}
        if here:
            await self._do(cursor, _PRESENT, codes=list(here), bodies=list(here.values()))

    def hang_up(self) -> None:
        """Wait for no answer: the next thing is said over a new line."""
        if self._wire:
            cut(self._wire)

    async def close(self) -> None:
        """Say no more."""
        if self._wire:
            await self._wire.close()

    async def _do(self, cursor: psycopg.AsyncCursor[Any], sentence: str, **more: Any) -> None:
        await cursor.execute(sentence, {**self._always, **more})

    async def _rows(self, cursor: psycopg.AsyncCursor[Any], sentence: str, **more: Any) -> Iterable[tuple[Any, ...]]:
        await self._do(cursor, sentence, **more)
        return await cursor.fetchall()
