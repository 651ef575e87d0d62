"""The actor of a table: the task that owns it.

Everything that concerns the table comes through its inbox, one thing at a time: a command is judged, worked out on a
copy, written to the journal and, once that is on disk, applied, acknowledged and told to everybody. The journal takes
each version once, so that a second owner can do no harm: whoever comes too late reads the journal again.

The actor tells the story in order; who is here, what time it is, what bots think, what visitors ask and what they are
sent is kept by `presence`, `clocks`, `bot_seats`, `requests` and `telling`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

import structlog

from saloon.server import commands, frames, journal, snapshots, thinking
from saloon.server.attendance import LIMIT, Attendance, Guest
from saloon.server.bot_pool import Failed, TooSlow
from saloon.server.bot_seats import BotSeats
from saloon.server.clocks import Clocks
from saloon.server.errors import Forbidden, Refusal, RulesFailed, TooMuch
from saloon.server.folding import unfold
from saloon.server.inbox import Inbox, nothing
from saloon.server.journal import AnyJournalEvent, Envelope
from saloon.server.limits import Rate
from saloon.server.people import history
from saloon.server.people.forgetting import nameless
from saloon.server.projections import Presence, encode
from saloon.server.requests import Requests, refusal
from saloon.server.shares import Asker, Rank
from saloon.server.storage import Conflict
from saloon.server.table import Prepared, Table, Update
from saloon.server.telling import Telling

if TYPE_CHECKING:
    from saloon.server.house import House

_TRIES = 3  # to write a line while another owner writes too
_SNAPSHOT = 500  # lines after which a new one is worth its while

log = structlog.get_logger("saloon.table")


class TableActor:
    """One table, its guests, its clocks and its bots."""

    def __init__(self, house: House, table: Table, opened_from: str = "") -> None:
        self.house = house
        self.table = table
        self._opened_from = opened_from
        self._talk: dict[str, Rate] = {}
        me: TableActor = proxy(self)  # a table nobody is at must not wait for a search for garbage
        self.inbox = Inbox(table.code, house.settings)
        self.attendance = Attendance(me)
        self.clocks = Clocks(me)
        self.bots = BotSeats(me)
        self.requests = Requests(me)
        self.telling = Telling(me)
        self._running = asyncio.create_task(self._run(), name=f"table {table.code}")

    @property
    def address(self) -> str:
        """Whose share of the thinking its bots use: of whoever opened it, if that is known, or came first since."""
        return self._opened_from or self.table.code

    @property
    def guests(self) -> Mapping[Guest, bool]:
        """Who is here, and who of them likes to see moves event by event."""
        return self.attendance.guests

    @property
    def presence(self) -> Presence:
        """Who is here, and the clock, at this moment."""
        here, watchers = self.attendance.here, self.attendance.watchers
        return Presence(here, watchers, self.clocks.left, self.bots.weaker, self.clocks.may_undo)

    async def stop(self) -> None:
        """End the task; what it is just writing gets written."""
        self._quiet()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        self.inbox.close()

    async def _run(self) -> None:
        self.inbox.let(self._wake)
        await self.inbox.empty(lambda: self.attendance.over)
        self._quiet()
        self.house.forget(self)

    async def _wake(self) -> None:
        """See to everything that goes on by itself."""
        self.clocks.mind()
        self.attendance.mind()
        self.bots.mind()
        self._keep_snapshot()

    def _quiet(self) -> None:
        for part in (self.attendance, self.clocks, self.bots, self.inbox, self.requests):
            part.quiet()

    async def greet(self, guest: Guest, hello: frames.Hello) -> None:
        """Somebody says hello, for the first time or because he missed something."""
        limit = self.house.settings.sockets_per_visitor
        if self.attendance.crowded(guest, limit):
            guest.put(encode(refusal("", TooMuch("too-many-sockets", limit=limit))))
            guest.drop(LIMIT)
            return
        self._opened_from = self._opened_from or guest.address
        self.attendance.greet(guest, hello)
        viewer = self.telling.viewer(guest)
        welcome = frames.Welcome(
            frames.PROTOCOL, self.table.version, list(viewer.mine), viewer.hosting, self.house.version
        )
        guest.put(encode(welcome), *self.telling.missed(guest, hello.since), self.telling.scene(guest))

    async def part(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        self.attendance.leave(guest)
        self.requests.forget(guest)

    async def look(self, guest: Guest, seat: int | None) -> None:
        """Somebody looks through another of his seats."""
        if seat is not None and seat not in self.table.seats_of(guest.who):
            guest.put(encode(refusal("", Forbidden("not-your-seat", seat=seat))))
            return
        guest.look = seat
        self.look_again()
        guest.put(self.telling.scene(guest))

    async def do(self, guest: Guest, asked: frames.Do) -> None:
        """Somebody wants something done. The same id is done once, or refused once, however often it comes."""
        if self.requests.repeats(guest, asked.id):
            return
        with self.requests.answering(guest, asked.id):
            version = await self.enact(
                f"{guest.who}:{asked.id}",
                lambda table: self._judged(table, guest.who, asked.what),
                lambda: self._make_sure(guest, asked.what),
            )
            guest.put(encode(frames.Ack(asked.id, version)))

    async def recognise(self, was: str, who: str) -> None:
        """A guest is known again as a person: his seats are hers. If she has another here she holds both."""
        await self.enact(None, lambda table: commands.recognise(table, was, who))
        self.attendance.mind_looks()
        self.attendance.mind()

    async def forget(self, who: str) -> None:
        """Somebody wants to be forgotten: her seats are given up, and the journal is read anew without her name."""
        with suppress(Refusal):  # of a table that broke, seats cannot be given up
            for seat in self.table.seats_of(who):
                await self.enact(None, partial(commands.decide, who=who, command=frames.Leave(seat)))
        await self.house.store.rewrite(self.table.code, lambda lines: nameless(lines, who))
        await self._reload()

    async def enact(
        self,
        client: str | None,
        judge: Callable[[Table], AnyJournalEvent],
        make_sure: Callable[[], Awaitable[None]] = nothing,
    ) -> int:
        """Write down what somebody's command comes to, and tell everybody. The version at which it was, or is, done."""
        for _ in range(_TRIES):
            done = None if client is None else await self._done(client)
            if done is not None:
                return done
            await make_sure()
            try:
                return await self._write(judge(self.table), client)
            except Conflict:
                await self._reload()
        raise Refusal("try-again")

    async def _done(self, client: str) -> int | None:
        """The version at which a command was done, if it was."""
        done = self.table.done.get(client)
        if done is None and self.table.forgetful:
            return await self.house.store.done_at(self.table.code, client)
        return done

    async def _make_sure(self, guest: Guest, command: frames.Command) -> None:
        """Find out what a command cannot be judged without. That takes too long to do it here, where everybody would
        wait; this table waits, so that nothing happens in between."""
        if isinstance(command, (frames.Sit, frames.Claim)):
            await self.house.friends.admit(self.table.host, guest.who, rated=self.table.rated)
        table, doubt = self.table, commands.doubt(self.table, guest.who, command)
        if doubt is None or table.match is None:
            return
        job, asker = thinking.Doubting(table.key, *doubt), Asker(guest.address, table.code, Rank.ANSWER)
        try:
            async with asyncio.timeout(self.house.settings.doubt_time):
                table.match.settle(taught=await self.house.bot_pool.do(job, asker))
        except (TooSlow, Failed, TimeoutError) as problem:
            log.warning("a doubt remains", table=table.code, version=table.version, problem=repr(problem))
            raise Refusal("try-again") from problem

    def _judged(self, table: Table, who: str, command: frames.Command) -> AnyJournalEvent:
        event = commands.decide(table, who, command)
        if isinstance(event, journal.Said) and not self._rate(who).allows():
            raise TooMuch("too-much-talk")
        return event

    def _rate(self, who: str) -> Rate:
        settings = self.house.settings
        if who not in self._talk:  # a new voice: those who left are forgotten
            self._talk = {known: rate for known, rate in self._talk.items() if self.table.seats_of(known)}
            self._talk[who] = Rate(settings.sayings, settings.sayings_in)
        return self._talk[who]

    async def _write(self, event: AnyJournalEvent, client: str | None = None) -> int:
        if self.table.lines >= self.house.settings.journal_lines:
            raise Refusal("journal-full", limit=self.house.settings.journal_lines)
        prepared = self._prepared(event)
        envelope = Envelope(self.table.code, self.table.lines + 1, event, client, time.time())
        ended = history.finished(self.table, envelope, prepared)
        await self.house.store.append(envelope, along=ended.write if ended else None)
        update = await self._taken_in(envelope, prepared)
        try:
            self._go_on(update)
        except Exception:  # it is done nevertheless
            log.exception("a change cannot be told", table=self.table.code, version=self.table.version)
            self.inbox.let(self._wake)
        if ended:
            self.house.ratings.mind()
        return self.table.version

    def _go_on(self, update: Update) -> None:
        """Tell everybody of a change, and see to what follows from it."""
        event = update.event
        self._keep_snapshot()
        if event.SILENT:
            self.tell_seat(event.about)
        else:
            self.house.metrics.lines.labels(event.kind).inc()
            self.clocks.mind()
            self._tell(update)
            self.bots.mind()

    def _prepared(self, event: AnyJournalEvent) -> Prepared:
        """What the rules make of an event, before it is written: if they fail, nothing has happened."""
        if self.table.match:
            self.table.match.show(*self.telling.watching())
        try:
            return self.table.prepare(event)
        except RulesFailed as fault:
            table = self.table
            told = {"table": table.code, "version": table.version, "what": event.kind}
            log.error("a rule failed", **told, move=getattr(event, "move", None), exc_info=fault)
            raise

    async def _taken_in(self, envelope: Envelope, prepared: Prepared) -> Update:
        """A line that is on disk becomes true. What was taken back is read anew."""
        if not isinstance(envelope.event, journal.Restored):
            try:
                return self.table.apply(envelope, prepared)
            except Exception:
                log.exception("a line cannot be followed", table=self.table.code, line=envelope.version)
        await self._read_again()
        return self.table.log[-1] if self.table.log else Update(self.table.version, envelope.event)

    async def _reload(self) -> None:
        """Somebody else wrote to this journal: what is in there is true."""
        await self._read_again()
        log.warning("read the journal again", table=self.table.code, version=self.table.version)
        await self._wake()
        self.telling.tell_scene()

    async def _read_again(self) -> None:
        """Have the table that the journal tells of; meanwhile anybody may have taken or left a seat."""
        self.table = await unfold(self.house.store, self.table.code) or self.table
        self.attendance.mind_looks()

    def _keep_snapshot(self) -> None:
        """Now and then, so that whoever opens the table again need not read it from the beginning."""
        if self.table.lines - self.table.kept >= _SNAPSHOT:
            found = snapshots.taken(self.table)
            if found:
                self.table.kept = found.lines
                self.house.store.keep_snapshot(self.table.code, found)

    def look_again(self) -> None:
        """Somebody looks with other eyes. What he is shown was made before, but no clock in it is a second behind."""
        left, told = self.clocks.left, self.telling.presence.clock
        if left is not None and told is not None and told - left >= 1:
            self.renew(self.presence)
        else:
            self.clocks.mind_answers()

    def renew(self, presence: Presence) -> None:
        """Everybody sees something else from now on."""
        self.telling.renew(presence)
        self.clocks.mind_answers()

    def _tell(self, update: Update) -> None:
        """Tell everybody of a change, each as much as he may know."""
        if isinstance(update.event, journal.Moved) and self.table.phase == "playing":
            self.renew(self.presence)  # nobody came, left or changed seats
            self.attendance.mind_move()
        else:
            self.attendance.mind_looks(update.event)
            self.attendance.mind()
        self.telling.tell(update)

    def tell_seat(self, seat: int | None, presence: Presence | None = None) -> None:
        """Tell whoever looks through a seat how things are, and nobody else that anything has changed. Unless said
        otherwise, presence is as everybody was last told."""
        self.renew(presence or self.telling.presence)
        for guest in self.guests:
            if seat is not None and self.attendance.look(guest) == seat:
                guest.put(self.telling.scene(guest))
