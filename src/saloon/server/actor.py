"""The actor of a table: the task that owns it.

Everything that concerns the table comes through its inbox, one thing at a time: a command is judged, worked out on a
copy, written to the journal and, once that is on disk, applied, acknowledged and told to everybody. The journal takes
each version once, so that another node can do no harm: whoever comes too late takes in what the other wrote, and
tells it as if he had written it himself.

The actor tells the story in order; who is here, what time it is, what bots think, what visitors ask and what they are
sent is kept by `presence`, `clocks`, `bot_seats`, `requests` and `telling`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import aclosing, suppress
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

import structlog

from saloon.engine import SaloonError
from saloon.server import commands, frames, journal, snapshots, thinking
from saloon.server.attendance import LIMIT, Attendance, Guest
from saloon.server.bot_pool import Failed, TooSlow
from saloon.server.bot_seats import BotSeats
from saloon.server.clocks import Clocks
from saloon.server.errors import Forbidden, Refusal, RulesFailed, StorageFailed, TooMuch
from saloon.server.folding import unfold
from saloon.server.identified import current
from saloon.server.inbox import Inbox, nothing
from saloon.server.journal import AnyJournalEvent, Envelope, Line
from saloon.server.limits import Rate
from saloon.server.logs import told_of_everything
from saloon.server.nodes import Attendees
from saloon.server.people import history
from saloon.server.people.forgetting import nameless
from saloon.server.projections import Presence, encode
from saloon.server.requests import Requests, refusal
from saloon.server.shares import Asker, Rank
from saloon.server.storage import Conflict
from saloon.server.table import Prepared, Table, Update
from saloon.server.telling import Telling
from saloon.server.traces import span

if TYPE_CHECKING:
    from saloon.server.house import House

_TRIES = 8  # to write a line while other nodes write too
_SNAPSHOT = 500  # lines after which a new one is worth its while
_LAST_SNAPSHOT = 20  # the same when the table leaves the memory

log = structlog.get_logger("saloon.table")


class TableActor:
    """One table, its guests, its clocks and its bots."""

    def __init__(self, house: House, table: Table, opened_from: str = "", *, lived: bool = False) -> None:
        self.house = house
        self.table = table
        self.lived = lived  # whether another node had it in memory until now
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
    def owned(self) -> bool:
        """Whether this node sees to what happens here by itself."""
        return self.house.nodes.owns(self.table.code)

    @property
    def guests(self) -> Mapping[Guest, bool]:
        """Who is here, and who of them likes to see moves event by event."""
        return self.attendance.guests

    @property
    def presence(self) -> Presence:
        """Who is here, and the clock, at this moment."""
        here, watchers = self.attendance.here, self.attendance.watchers
        weaker = self.bots.weaker | self.attendance.elsewhere.weaker
        return Presence(here, watchers, self.clocks.left, weaker, self.clocks.may_undo)

    async def stop(self) -> None:
        """End the task; what it is just writing gets written."""
        self._quiet()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        self._keep_snapshot(_LAST_SNAPSHOT)
        self.inbox.close()

    async def _run(self) -> None:
        current.set("")  # what happens here by itself is no part of the request that opened the table
        self.inbox.let(self._wake)
        await self.inbox.empty(lambda: self.attendance.over)
        self._quiet()
        self._keep_snapshot(_LAST_SNAPSHOT)
        self.house.forget(self)

    async def _wake(self) -> None:
        """See to everything that goes on by itself."""
        self.clocks.mind()
        self.attendance.mind()
        self.bots.mind()
        self._keep_snapshot()

    async def take_over(self) -> None:
        """From now on this node sees to the table; what was to happen by itself meanwhile happens now."""
        self.clocks.ring_again()
        self.attendance.ring_again()
        await self._wake()

    async def visit(self, elsewhere: Attendees) -> None:
        """Guests of other nodes came or left."""
        self.attendance.elsewhere = elsewhere
        self.attendance.mind()

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
        with suppress(StorageFailed):  # then he is told what is known here
            await self._keep_up(hello.since)
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
        about = {"request": asked.id, "table": self.table.code}
        with span("command", **about), self.requests.answering(guest, asked.id):
            await self._keep_up(getattr(asked.what, "at", 0))
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
        """Write down what somebody's command comes to, and tell everybody. The version at which it was, or is, done.
        Whether it was done so long ago that only the journal knows is asked when it cannot be done now."""
        for _ in range(_TRIES):
            if client is not None and client in self.table.done:
                return self.table.done[client]
            try:
                await make_sure()
                with span("judge"):
                    event = judge(self.table)
                return await self._write(event, client)
            except Conflict:
                await self._catch_up()
                done = await self._done_long_ago(client)
            except SaloonError:
                done = await self._done_long_ago(client)
                if done is None:
                    raise
            if done is not None:
                return done
        raise Refusal("try-again")

    async def happen(self, judge: Callable[[Table], AnyJournalEvent]) -> None:
        """Write down what happens by itself, unless another node sees to that."""
        if self.owned:
            await self.enact(None, judge)

    async def _done_long_ago(self, client: str | None) -> int | None:
        """The version at which a command was done that the table has forgotten, if it was."""
        if client is None or not self.table.forgetful:
            return None
        return await self.house.store.done_at(self.table.code, client)

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
        with span("commit", kind=event.kind):
            await self.house.store.append(envelope, along=ended.write if ended else None)
        if told_of_everything():
            log.info("a line was written", table=envelope.table, line=envelope.version, kind=event.kind)
        if not event.SILENT:
            self.house.metrics.lines.labels(event.kind).inc()
        update = await self._taken_in(envelope, prepared)
        with span("tell", guests=len(self.guests)):
            self._go_on(update)
        if ended:
            self.house.ratings.mind()
        return self.table.version

    def _go_on(self, update: Update) -> None:
        """Tell everybody of a change, and see to what follows from it."""
        event = update.event
        try:
            self._keep_snapshot(self._worth(event))
            if event.SILENT:
                self.tell_seat(event.about)
            else:
                self.clocks.mind()
                self._tell(update)
                self.bots.mind()
        except Exception:  # it is done nevertheless
            log.exception("a change cannot be told", table=self.table.code, version=self.table.version)
            self.inbox.let(self._wake)

    async def hear(self, lines: Iterable[Line]) -> None:
        """Another node wrote to this journal: what is in there is true, and told as if it had been written here. What
        cannot be taken in line by line is read anew."""
        for line in lines:
            if line.version <= self.table.lines:
                continue
            prepared = self._followed(line)
            if line.envelope is None or isinstance(prepared, Exception):
                await self._reload()
                return
            if isinstance(line.envelope.event, journal.Said):
                self._rate(self.table.seats[line.envelope.event.seat].owner).allows()
            self._go_on(await self._taken_in(line.envelope, prepared))

    def _followed(self, line: Line) -> Prepared | Exception:
        """What the rules make of a line that another node wrote, if it can be told by itself."""
        event = line.envelope.event if line.envelope else None
        if event is None or line.version != self.table.lines + 1 or self.table.broken:
            return LookupError(line.version)
        try:
            return self._prepared(event)
        except Exception as problem:
            return problem

    async def _catch_up(self) -> None:
        """Somebody wrote to this journal before us; if nobody did, it must be read anew."""
        before = self.table.lines
        await self._hear_all()
        if self.table.lines == before:
            await self._reload()

    async def _keep_up(self, version: int) -> None:
        """Somebody has heard of a version on another node: take it in before he is answered."""
        if version > self.table.version:
            await self._hear_all()

    async def _hear_all(self) -> None:
        async with aclosing(self.house.store.lines(self.table.code, self.table.lines)) as lines:
            await self.hear([line async for line in lines])

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

    def _worth(self, event: AnyJournalEvent) -> int:
        """The lines after which a snapshot is worth its while. Where nodes may have to take over from one that died,
        which keeps none in the end, one stands at the beginning of every match: no more has to be played again."""
        return 1 if isinstance(event, journal.Started) and self.house.store.shareable else _SNAPSHOT

    def _keep_snapshot(self, worth: int = _SNAPSHOT) -> None:
        """Now and then, so that whoever opens the table again need not read it from the beginning."""
        if self.table.lines - self.table.kept >= worth and self.owned:
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
            self._mind_looks()

    def renew(self, presence: Presence) -> None:
        """Everybody sees something else from now on."""
        self.telling.renew(presence)
        self._mind_looks()

    def _mind_looks(self) -> None:
        """Somebody may look through another seat: other nodes are told, and passes are made only while he does."""
        self.house.nodes.attend(self.table.code, self.attendance)
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
