"""One of several nodes on one PostgreSQL.

It says again and again that it lives (`register`), and is told by LISTEN what other nodes did. A line that another
wrote is read and taken in by the table's actor, if there is one here. Whoever cannot reach the database for a while
sees to no table any more, by its own clock and before the others think so; after a longer while its guests are sent to
other nodes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import psycopg
import structlog

from saloon.server.errors import StorageFailed
from saloon.server.identity import new_token
from saloon.server.nodes import NONE, Attendees, Solo, veiled
from saloon.server.nodes.register import Register, Standing, Wishes
from saloon.server.storage import notices
from saloon.server.storage.engine import cut
from saloon.server.storage.store import PAGE

if TYPE_CHECKING:
    from saloon.server.attendance import Attendance
    from saloon.server.house import House

_CAREFUL = 0.8  # of the time after which others think it gone, a node trusts its own leases
_CUT_OFF = 2  # times that long, and its guests are better off elsewhere

T = TypeVar("T")

log = structlog.get_logger("saloon.nodes")


class Shared(Solo):
    """A node among others."""

    def __init__(self, house: House) -> None:
        self.node = house.store.node = new_token()
        self._house = house
        self._lapse, self._beat = house.settings.lapse, house.settings.beat
        self._register = Register(house.store.arguments, self.node, self._lapse)
        self._pulse = Register(house.store.arguments, self.node, self._lapse)  # so that no beat waits for anything else
        self._wishes = Wishes()
        self._stir = asyncio.Event()  # something is to be said at once
        self._said: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # what is wished for by now
        self._trusted = 0.0  # until when, by this machine's clock, the leases are surely its own
        self._heard = time.monotonic()  # when the database was last reached
        self._owned: set[str] = set()
        self._lived: set[str] = set()
        self._followed: set[str] = set()  # tables in memory, or about to be
        self._published: dict[str, Attendees] = {}
        self._elsewhere: dict[str, dict[str, Attendees]] = {}  # by table and node
        self._gone: dict[str, float] = {}  # nodes that are dead or stopping, and since when
        self._behind: set[str] = set()  # tables to whose journals others wrote
        self._news = asyncio.Event()
        self._cards: dict[str, set[str]] = {}  # tables that look different, and whom that concerns
        self._carded = asyncio.Event()
        self._opened: dict[str, dict[str, float]] = {}  # at other nodes, by address and table
        self._swept = time.time()
        self._ears: psycopg.AsyncConnection[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._asked: set[asyncio.Task[Any]] = set()  # questions to the register that are on their way
        self._draining = False
        self._failing = False  # whether the last question was not answered

    async def open(self) -> None:
        """Enter the register, and begin to listen."""
        await self._beat_once()
        if not self._trusted:
            raise StorageFailed("storage-failed")
        lives = (self._live, self._speak, self._listen, self._read_lines, self._read_cards)
        self._tasks = [asyncio.create_task(life(), name=f"node: {life.__name__}") for life in lives]

    async def drain(self) -> None:
        """See to nothing from now on. The leases stay where they are, free for the others, who are told at once."""
        self._draining = True
        self._owned.clear()
        await self._beat_once()
        self._wishes.notices.append(notices.Freed(self.node))
        await self._spoken()

    async def close(self) -> None:
        """Stop listening, and say no more."""
        for task in self._tasks:
            task.cancel()
        for line in (self._register, self._pulse):
            line.hang_up()
        if self._ears:
            cut(self._ears)
        await asyncio.gather(*self._tasks, *self._asked, return_exceptions=True)
        for line in (self._register, self._pulse):
            await line.close()

    def owns(self, code: str) -> bool:
        """Whether this node holds the lease of a table, as far as it can be sure."""
        return code in self._owned and time.monotonic() < self._trusted

    def follow(self, code: str) -> None:
        """Hear of what others write to a journal from now on."""
        self._followed.add(code)

    async def join(self, code: str) -> bool:
        """Claim a table's lease, and ask who else is there. If the database is away, that is done when it is back."""
        self._wishes.claim.add(code)
        self._wishes.release.discard(code)
        self._wishes.visit.add(code)
        await self._spoken()
        return code in self._lived

    def joined(self, code: str) -> None:
        """Take in what others wrote while the table was read."""
        self._lived.discard(code)
        if code in self._elsewhere:
            self._visited(code)
        if code in self._behind:
            self._news.set()

    async def claim(self, code: str) -> bool:
        """Claim a table's lease before it is in memory."""
        self._wishes.claim.add(code)
        self._wishes.release.discard(code)
        await self._spoken()
        return code in self._owned

    def leave(self, code: str) -> None:
        """Give a table's lease back; nobody is there, as far as this node knows."""
        self._followed.discard(code)
        self._behind.discard(code)
        self._elsewhere.pop(code, None)
        self._wishes.claim.discard(code)
        self._wishes.visit.discard(code)
        if self._published.pop(code, NONE) != NONE:
            self._wishes.attend[code] = NONE
            self._wishes.notices.append(notices.Attended(self.node, code))
        if code in self._owned:
            self._owned.discard(code)
            self._wishes.release.add(code)
            self._wishes.notices.append(notices.Freed(self.node, code))
        self._stir.set()

    def attend(self, code: str, attendance: Attendance) -> None:
        """Tell the others who is at a table here, if that has changed."""
        now = attendance.attendees
        if self._published.get(code, NONE) != now:
            self._published[code] = self._wishes.attend[code] = now
            self._wishes.notices.append(notices.Attended(self.node, code))
            self._stir.set()

    def _visited(self, code: str) -> None:
        """Say who is at a table, of the guests of all other nodes that live."""
        there = (who for node, who in self._elsewhere.get(code, {}).items() if node not in self._gone)
        self._house.visited(code, reduce(Attendees.and_of, there, NONE))

    def keeps_card(self, code: str, *, changed: bool) -> bool:
        """The node that sees to a table does, and others are to show how many watch, too."""
        return self.owns(code)

    def opened(self, code: str, address: str) -> None:
        """Tell the others, who count what an address opens."""
        self._tell(notices.Opened(self.node, code, veiled(address)))

    def opened_elsewhere(self, address: str) -> int:
        """How many tables an address opened lately, as far as this node has heard."""
        lately = time.time() - self._house.settings.recent
        return sum(at > lately for at in self._opened.get(veiled(address), {}).values())

    def dismiss(self, devices: Collection[str]) -> None:
        """Have their sockets closed everywhere."""
        self._tell(notices.Dismissed(self.node, sorted(devices)))

    def nudge(self, who: Collection[str]) -> None:
        """Have those told who look at the lobby elsewhere."""
        self._tell(notices.Nudged(self.node, sorted(who)))

    async def present(self, who: Collection[str]) -> set[str]:
        """Look at the tables where they hold seats."""
        return await self._house.store.present(who, self._lapse)

    def _tell(self, notice: notices.Notice) -> None:
        self._wishes.notices.append(notice)
        self._stir.set()

    def _count_opened(self, notice: notices.Opened) -> None:
        """Another node opened a table for somebody; what is long past is forgotten."""
        now, recent = time.time(), self._house.settings.recent
        self._opened.setdefault(notice.address, {})[notice.code] = now
        if now - self._swept > recent:
            self._swept = now
            for known, tables in list(self._opened.items()):
                if max(tables.values()) < now - recent:
                    del self._opened[known]

    def confide(self, code: str, seat: int, told: Callable[[], bytes]) -> None:
        """Keep what a bot thought where other nodes find it."""
        self._house.store.keep_thought(code, seat, told().decode())

    async def confided(self, code: str, seat: int) -> str | None:
        """What a bot thought, as far as anybody kept it."""
        return await self._house.store.thought(code, seat)

    async def _spoken(self) -> None:
        """Wait until what is wished for was said; not for ever."""
        said = self._said
        self._stir.set()
        await asyncio.wait((said,), timeout=self._lapse)

    async def _live(self) -> None:
        """Say again and again that this node lives."""
        while True:
            await asyncio.sleep(self._beat)
            lives = await self._beat_once()
            self.adrift = not lives and time.monotonic() - self._heard > _CUT_OFF * self._lapse
            if self.adrift:
                self._cut_off()

    async def _beat_once(self) -> bool:
        """Say once that this node lives; whether the register took note. Who was late has to ask what is still his."""
        began = time.monotonic()
        living = await self._answer(self._pulse, self._pulse.beat(draining=self._draining))
        if living is None:
            return False
        self._heard = time.monotonic()
        if self._heard >= self._trusted:
            self._owned.clear()
            self._wishes.recall = True
        self._trusted = began + _CAREFUL * self._lapse
        self._mind_nodes(living)
        return True

    async def _speak(self) -> None:
        """Say whatever there is to say at once; what cannot be said now is said a moment later."""
        while True:
            await self._stir.wait()
            self._stir.clear()
            wishes, self._wishes = self._wishes, Wishes()
            said, self._said = self._said, asyncio.get_running_loop().create_future()
            now = time.monotonic()
            wishes.adopt = [node for node, since in self._gone.items() if now - since > self._beat]
            standing = await self._answer(self._register, self._register.say(wishes))
            if standing is None:
                self._wishes, self._said = wishes.again(self._wishes), said
                self._stir.set()
                await asyncio.sleep(self._beat)
            else:
                self._take_in(wishes, standing)
                said.set_result(None)
                if self._wishes:
                    self._stir.set()

    async def _answer(self, line: Register, question: Coroutine[Any, Any, T]) -> T | None:
        """What the register answers; nothing if it does not, or not in time."""
        asked = asyncio.create_task(question)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        await asyncio.wait((asked,), timeout=_CUT_OFF * self._lapse)
        await asyncio.wait((asked,), timeout=self._beat)  # if this machine was busy, the answer may be there by now
        if not asked.done():
            line.hang_up()  # to cancel it politely would mean to wait for the database once more
        try:
            answer = await asked
        except Exception as problem:  # whatever it is, the node lives on and the log says so
            line.hang_up()
            if not self._failing:
                log.warning("the other nodes are out of reach", problem=repr(problem))
            self._failing = True
            return None
        if self._failing:
            log.warning("the other nodes are in reach again")
        self._failing = False
        return answer

    def _take_in(self, wishes: Wishes, standing: Standing) -> None:
        self._lived |= standing.lived & wishes.claim
        before = set() if wishes.recall else set(self._owned)
        if standing.held is not None:
            self._owned = standing.held
            self._come_back()
        self._owned = (self._owned | standing.claimed | standing.adopted) - self._wishes.release
        if self._draining:
            self._owned.clear()
        for code in wishes.visit & self._followed:
            self._elsewhere[code] = standing.elsewhere.get(code, {})
            self._visited(code)
        for code in self._owned - before:
            self._house.take_over(code)
        for code in standing.adopted - self._followed:
            self._house.wake(code)

    def _come_back(self) -> None:
        """This node was not sure of itself for a while: whatever it held, and whoever is here, is said anew."""
        self._wishes.attend.update(self._published)
        self._wishes.notices.extend(notices.Attended(self.node, code) for code in self._published)
        self._wishes.claim |= self._followed - self._owned
        self._wishes.visit |= self._followed
        for code in self._owned - self._followed:
            self._wishes.release.add(code)

    def _mind_nodes(self, living: dict[str, bool]) -> None:
        """Others die, stop and come back: who was with them is gone, and their tables are free."""
        gone = {node for node, lives in living.items() if not lives and node != self.node}
        for node in gone - self._gone.keys():
            self._gone[node] = time.monotonic()
            self._wishes.claim |= self._followed - self._owned
            self._visit_again(node)
        for node in self._gone.keys() - gone:
            del self._gone[node]
            if node in living:
                self._visit_again(node)
            else:
                for there in self._elsewhere.values():
                    there.pop(node, None)
        if self._wishes or self._gone:
            self._stir.set()

    def _visit_again(self, node: str) -> None:
        for code, there in self._elsewhere.items():
            if node in there:
                self._visited(code)

    def _cut_off(self) -> None:
        """Nobody here can play, but elsewhere they can: let nobody wait for the database, and send the guests away."""
        self._house.store.sever()
        if self._ears:
            cut(self._ears)
        self._house.send_away()

    async def _listen(self) -> None:
        """Hear what others do; after a silence, ask what was missed."""
        while True:
            try:
                self._ears = await self._register.connected()
                async with self._ears:
                    await self._ears.execute(f"LISTEN {notices.CHANNEL}")
                    self._catch_up()
                    async for told in self._ears.notifies():
                        self._told(told.payload)
            except (psycopg.Error, OSError) as problem:
                log.warning("hears nothing of other nodes", problem=str(problem))
            await asyncio.sleep(self._beat)

    def _catch_up(self) -> None:
        """Ask for everything that may have been told unheard."""
        self._behind |= self._followed
        self._news.set()
        self._wishes.claim |= self._followed - self._owned
        self._wishes.visit |= self._followed
        self._stir.set()
        self._house.look_around()

    def _told(self, payload: str) -> None:
        try:
            notice = notices.read(payload)
        except msgspec.MsgspecError as problem:  # nodes of other versions may tell more
            log.info("a notice is passed over", problem=str(problem))
        else:
            self._hear(notice)

    def _hear(self, notice: notices.AnyNotice) -> None:
        if notice.node == self.node:
            return
        match notice:
            case notices.Written(code=code) if code in self._followed:
                known = self._house.tables.get(code)
                if known is None or known.table.lines < notice.line:
                    self._behind.add(code)
                    self._news.set()
            case notices.Attended(code=code) if code in self._followed:
                self._wishes.visit.add(code)
                self._stir.set()
            case notices.Shown(code=code):
                self._look_at(code, *notice.concerned)
            case notices.Opened():
                self._count_opened(notice)
            case notices.Dismissed(devices=devices):
                self._house.dismiss(devices)
            case notices.Nudged(who=who):
                self._house.tell_owners(set(who))
            case notices.Freed(code=""):
                self._wishes.claim |= self._followed - self._owned
                self._stir.set()
            case notices.Freed(code=code) if code in self._followed:
                self._wishes.claim.add(code)
                self._stir.set()
            case notices.Freed(code=code):
                self._look_at(code)  # from now on every node minds when somebody's time is up there
            case _:
                return

    def _look_at(self, code: str, *concerned: str) -> None:
        """A table is to be looked at in a moment, and those whom that concerns are to be told."""
        self._cards.setdefault(code, set()).update(concerned)
        self._carded.set()

    async def _read_lines(self) -> None:
        """Read what others wrote to the journals of tables in memory, and hand it to their actors."""

        async def read() -> None:
            tables = self._house.tables
            known = {code: tables[code].table.lines for code in self._behind if code in tables}
            self._behind -= known.keys()
            try:
                found = await self._house.store.news(known) if known else {}
            except StorageFailed:
                self._behind |= known.keys() & self._followed
                raise
            for code, mine in found.items():
                self._house.hear(code, mine)
            if sum(map(len, found.values())) >= PAGE:
                self._behind |= known.keys() & self._followed
                self._news.set()

        await self._whenever(self._news, read)

    async def _read_cards(self) -> None:
        """Read how tables look that are not in memory here, some at a time."""

        async def read() -> None:
            await asyncio.sleep(self._house.settings.lobby_delay)
            cards, self._cards = self._cards, {}
            try:
                found = await self._house.store.shown(cards)
            except StorageFailed:
                self._cards = {**cards, **self._cards}
                raise
            for code, (listing, kept) in found.items():
                self._house.hear_of(listing, cards[code], busy=kept)

        await self._whenever(self._carded, read)

    async def _whenever(self, event: asyncio.Event, read: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Read whenever there is something to read, and try again if that fails."""
        while True:
            await event.wait()
            event.clear()
            try:
                await read()
            except StorageFailed:
                await asyncio.sleep(self._beat)
                event.set()
            except Exception:
                log.exception("what another node told cannot be taken in")
