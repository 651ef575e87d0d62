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

Wire = psycopg.AsyncConnection[Any]

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
        self._wire: Wire | None = None

    async def connected(self) -> Wire:
        """A new line to the database."""
        return await psycopg.AsyncConnection.connect(**self._arguments, autocommit=True)

    async def _open(self) -> Wire:
        if self._wire is None or self._wire.closed:
            self._wire = await self.connected()
        return self._wire

    async def beat(self, *, draining: bool) -> dict[str, bool]:
        """Say that this node lives, or stops, and hear of every node whether it lives."""
        wire = await self._open()
        async with wire.pipeline():
            await self._ask(wire, _BEAT, draining=draining)
            living = await self._ask(wire, _LIVING)
        return dict(await living.fetchall())

    async def say(self, wishes: Wishes) -> Standing:
        """Have done what this node wishes, all or nothing, and hear how things stand. Everything is sent before the
        first answer is awaited: where processors are busy, each answer takes its time to arrive."""
        wire = await self._open()
        async with wire.pipeline(), wire.transaction():
            asked = await self._write(wire, wishes)
            if wishes.recall:
                asked["held"] = await self._ask(wire, _HELD)
            if wishes.visit:
                asked["elsewhere"] = await self._ask(wire, _ELSEWHERE, codes=list(wishes.visit))
        found = {name: await cursor.fetchall() for name, cursor in asked.items()}
        standing = Standing(
            lived=_codes(found.get("lived", ())),
            claimed=_codes(found.get("claimed", ())),
            adopted=_codes(found.get("adopted", ())),
            held=_codes(found["held"]) if wishes.recall else None,
        )
        for code, node, body in found.get("elsewhere", ()):
            standing.elsewhere.setdefault(code, {})[node] = _read.decode(body)
        return standing

    async def _write(self, wire: Wire, wishes: Wishes) -> dict[str, psycopg.AsyncCursor[Any]]:
        asked = {}
        if wishes.release:
            await self._ask(wire, _RELEASE, codes=sorted(wishes.release))
        if wishes.claim:
            codes = sorted(wishes.claim)
            asked["lived"] = await self._ask(wire, _LIVED, codes=codes)
            asked["claimed"] = await self._ask(wire, _CLAIM, codes=codes)
        if wishes.adopt:
            await self._ask(wire, _OUTDATE)
            asked["adopted"] = await self._ask(wire, _ADOPT, dead=wishes.adopt)
            await self._ask(wire, _STRIKE)
            await self._ask(wire, _EMPTY)
        await self._attend(wire, wishes.attend)
        if wishes.notices:
            await self._ask(wire, _NOTIFY, told=[written(notice) for notice in wishes.notices])
        return asked

    async def _attend(self, wire: Wire, attend: Mapping[str, Attendees]) -> None:
        gone = sorted(code for code, who in attend.items() if who == NONE)
        if gone:
            await self._ask(wire, _ABSENT, codes=gone)
        here = {code: msgspec.json.encode(who).decode() for code, who in attend.items() if who != NONE}
        if here:
            await self._ask(wire, _PRESENT, codes=list(here), bodies=list(here.values()))

    def hang_up(self) -> None:
        """Wait for no answer: the next thing is said over a new line."""
        if self._wire:
            cut(self._wire)

    async def close(self) -> None:
        """Say no more."""
        if self._wire:
            await self._wire.close()

    async def _ask(self, wire: Wire, sentence: str, **more: Any) -> psycopg.AsyncCursor[Any]:
        return await wire.execute(sentence, {**self._always, **more})


def _codes(rows: Iterable[tuple[str]]) -> set[str]:
    return {code for (code,) in rows}
