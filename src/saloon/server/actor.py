"""The actor of a table: the task that owns it.

Everything that concerns the table comes through its inbox, one thing at a time: a command is judged, worked out on a
copy, written to the journal and, once that is on disk, applied, acknowledged and told to everybody. The journal takes
each version once, so that a second owner can do no harm: whoever comes too late reads the journal again. What happens
by itself and cannot be written is tried again until it is, or the table closes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar
from weakref import proxy

import structlog

from saloon.bots.contract import Thought
from saloon.engine import SaloonError
from saloon.match import Match
from saloon.server import commands, frames, journal, levels, pacing, projections, snapshots, thinking
from saloon.server.bot_pool import BotPool, Failed, TooSlow
from saloon.server.bot_seats import BotSeats
from saloon.server.errors import BadRequest, Forbidden, Refusal, RulesFailed, TooMuch, Unavailable
from saloon.server.folding import unfold
from saloon.server.journal import AnyJournalEvent, Envelope
from saloon.server.limits import Rate
from saloon.server.metrics import Metrics
from saloon.server.projections import Chosen, Presence, Viewer, encode
from saloon.server.pulse import Pulse
from saloon.server.replies import Replies
from saloon.server.settings import Settings
from saloon.server.shares import Asker, Rank
from saloon.server.storage import Conflict, Listing, Store
from saloon.server.table import Prepared, Table, Update
from saloon.server.timers import Timer

T = TypeVar("T")
Pondered = frames.Advice | frames.Explained

LIMIT = 1008
RESTART = 1012
_TRIES = 3  # to write a line while another owner writes too
_SNAPSHOT = 500  # lines after which a new one is worth its while

log = structlog.get_logger("saloon.table")


async def _nothing() -> None:
    """Nothing is to be done; in an inbox it wakes the task, so that it notices an empty table."""


class Guest(Protocol):
    """Somebody at the table, as far as its owner cares."""

    who: str
    address: str
    look: int | None

    @property
    def key(self) -> str:
        """The same for all sockets of one visitor."""

    def put(self, *sent: bytes) -> None:
        """Send frames, some time."""

    def drop(self, code: int) -> None:
        """Close the connection."""


class Surroundings(Protocol):
    """What the actor of a table needs of the house."""

    settings: Settings
    store: Store
    bot_pool: BotPool
    metrics: Metrics
    pulse: Pulse
    version: str

    def show(self, listing: Listing, *, busy: bool) -> None:
        """The table looks different from the lobby."""

    def forget(self, actor: TableActor) -> None:
        """Nobody is at the table any more."""


@dataclass(slots=True)
class Asked:
    """A request that somebody thinks about. The answer goes to the socket on which it came last."""

    guest: Guest
    kind: str
    task: asyncio.Task[None]


class TableActor:
    """One table, its guests, its clocks and its bots."""

    def __init__(self, house: Surroundings, table: Table, opened_from: str = "") -> None:
        self.house = house
        self.table = table
        self._opened_from = opened_from
        self.guests: dict[Guest, bool] = {}
        self.doors = 0  # sockets that are open here, even those that have not said hello
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._scenes: dict[Viewer, bytes] = {}
        self._common: frames.TableFrame | None = None  # what all of them share
        self._talk: dict[str, Rate] = {}
        self._bots = BotSeats(proxy(self))  # a table nobody is at must not wait for a search for garbage
        self._replies = Replies()
        self._asked: dict[tuple[str, str], Asked] = {}  # by visitor and id
        self._waiting: set[asyncio.Future[Any]] = set()  # those who asked for something to be done, and wait for it
        self._again: set[asyncio.TimerHandle] = set()  # what failed and will be tried once more
        self._clock, self._answer, self._vote, self._undo = (Timer() for _ in range(4))
        self._host, self._linger, self._presence = (Timer() for _ in range(3))
        self._undoable: tuple[int, int] | None = None  # a question, and the seat that may take back what led to it
        self._told = Presence()  # the presence everybody was last told of
        self._listed: Listing | None = None
        self._running = asyncio.create_task(self._run(), name=f"table {table.code}")

    @property
    def address(self) -> str:
        """Whose share of the thinking its bots use: of whoever opened it, if that is known, or came first since."""
        return self._opened_from or self.table.code

    # The inbox

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done when its turn comes."""
        self._inbox.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for what comes of it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)

        async def answered() -> None:
            try:
                found = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self.post(answered)
        return await answer

    async def stop(self) -> None:
        """End the task; what it is just writing gets written."""
        self._quiet()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        for answer in list(self._waiting):
            answer.set_exception(Unavailable("stopping"))

    async def _run(self) -> None:
        self.let(self._wake)
        while True:
            work = await self._inbox.get()
            try:
                await work()
            except Exception:
                log.exception("a command failed", table=self.table.code)
            if not self._inbox.empty():
                await asyncio.sleep(0)  # however much waits here, other tables have their turn
            elif not self.doors and self._linger.rang:
                self._quiet()
                self.house.forget(self)
                return

    async def _wake(self) -> None:
        """See to everything that goes on by itself."""
        self._mind_time()
        self._mind_presence()
        self._bots.mind()
        self._keep_snapshot()

    def _quiet(self) -> None:
        alarms = (self._clock, self._answer, self._vote, self._undo, self._host, self._linger, self._presence)
        for timer in alarms:
            timer.stop()
        self._bots.quiet()
        for handle in self._again:
            handle.cancel()
        for task in (asked.task for asked in self._asked.values()):
            task.cancel()

    def let(self, work: Callable[[], Awaitable[None]], failures: int = 0) -> None:
        """Have something happen by itself. What fails is tried again after a while, longer from failure to failure."""

        async def tried() -> None:
            try:
                await work()
            except SaloonError as refusal:
                if _may_repeat(refusal):
                    self._let_later(work, failures)
            except Exception:
                if not failures:
                    log.exception("something failed that happens by itself", table=self.table.code)
                self._let_later(work, failures)

        self.post(tried)

    def _let_later(self, work: Callable[[], Awaitable[None]], failures: int) -> None:
        settings = self.house.settings
        seconds = min(settings.retry_longest, settings.retry * 2.0 ** min(failures, 30))

        def again() -> None:
            self._again.discard(handle)
            self.let(work, failures + 1)

        handle = asyncio.get_running_loop().call_later(seconds, again)
        self._again.add(handle)

    # Guests

    async def greet(self, guest: Guest, hello: frames.Hello) -> None:
        """Somebody says hello, for the first time or because he missed something."""
        limit = self.house.settings.sockets_per_visitor
        if guest not in self.guests and sum(other.key == guest.key for other in self.guests) >= limit:
            guest.put(encode(_refusal("", TooMuch("too-many-sockets", limit=limit))))
            guest.drop(LIMIT)
            return
        new = guest not in self.guests
        self.guests[guest] = hello.motion
        self._opened_from = self._opened_from or guest.address
        mine = self.table.seats_of(guest.who)
        if hello.look is not None or guest.look not in mine:
            guest.look = hello.look if hello.look in mine else mine[0] if len(mine) == 1 else None
        if new:
            self._mind_presence()
        else:
            self._mind_answers()
        viewer = self._viewer(guest)
        welcome = frames.Welcome(frames.PROTOCOL, self.table.version, mine, viewer.hosting, self.house.version)
        gap = (self._entry(missed, viewer) for missed in self._since(hello.since))
        guest.put(encode(welcome), *gap, self._encoded(viewer))

    async def part(self, guest: Guest) -> None:
        """Somebody's connection is gone."""
        self.doors -= 1
        if guest in self.guests:
            del self.guests[guest]
            self._mind_presence()
        for key in [key for key, asked in self._asked.items() if asked.guest is guest]:
            self._asked.pop(key).task.cancel()

    async def look(self, guest: Guest, seat: int | None) -> None:
        """Somebody looks through another of his seats."""
        if seat is not None and seat not in self.table.seats_of(guest.who):
            guest.put(encode(_refusal("", Forbidden("not-your-seat", seat=seat))))
            return
        guest.look = seat
        self._mind_answers()
        guest.put(self._encoded(self._viewer(guest)))

    # Answers

    def _repeats(self, guest: Guest, name: str) -> bool:
        """Whether a request came before: then it gets the answer it got, or the one that is on its way."""
        answer = self._replies.find(guest.key, name)
        if answer is not None:
            guest.put(answer)
            return True
        asked = self._asked.get((guest.key, name))
        if asked is not None:
            asked.guest = guest
        return asked is not None

    def _reply(self, guest: Guest, answer: frames.Refuse | frames.Because | frames.Advice | frames.Explained) -> None:
        """Answer a request, once and for all unless it may be sent again."""
        sent = encode(answer)
        if not (isinstance(answer, frames.Refuse) and answer.code in frames.REPEATABLE):
            self._replies.keep(guest.key, answer.id, sent)
        guest.put(sent)
        if isinstance(answer, frames.Refuse):
            self.house.metrics.refusals.labels(answer.code).inc()
            if answer.code == "stale":
                guest.put(self._encoded(self._viewer(guest)))

    @contextmanager
    def _answering(self, guest: Guest, name: str) -> Iterator[None]:
        """Whatever goes wrong, a request gets an answer."""
        try:
            yield
        except SaloonError as error:
            self._reply(guest, _refusal(name, error))
        except Exception:
            log.exception("a request failed", table=self.table.code, version=self.table.version)
            self._reply(guest, _refusal(name, Refusal("server-error")))

    def _ponder(self, guest: Guest, name: str, kind: str, thought: Callable[[], Awaitable[Pondered]]) -> None:
        """Answer a request when somebody has thought about it."""
        key = (guest.key, name)

        async def answer() -> None:
            found: Pondered | Exception
            try:
                found = await thought()
            except Exception as problem:
                found = problem
            last = self._asked.pop(key).guest
            with self._answering(last, name):
                if isinstance(found, Exception):
                    raise found
                self._reply(last, found)

        self._asked[key] = Asked(guest, kind, asyncio.create_task(answer()))

    def _ponders(self, guest: Guest, kind: str) -> bool:
        """Whether somebody already thinks about such a request of the same visitor."""
        return any(asked.kind == kind and key[0] == guest.key for key, asked in self._asked.items())

    async def why(self, guest: Guest, asked: frames.Why) -> None:
        """Somebody wonders why he cannot choose a thing."""
        if self._repeats(guest, asked.id):
            return
        with self._answering(guest, asked.id):
            reason = self._seen_match(guest).why(asked.on, _seat_of(guest))
            self._reply(guest, frames.Because(asked.id, reason.code, reason.params, reason.clause))

    async def hint(self, guest: Guest, asked: frames.Hint) -> None:
        """Somebody would like advice; he gets it when the bot has thought."""
        if self._repeats(guest, asked.id):
            return
        with self._answering(guest, asked.id):
            match, seat = self._seen_match(guest), _seat_of(guest)
            if match.to_move != seat:
                raise Refusal("not-now")
            if self._ponders(guest, "hint"):
                raise TooMuch("one-hint-at-a-time")
            self.house.bot_pool.prepare(self.table.game, thinking.kind_of(levels.ADVISER))
            job = thinking.job(match, seat, levels.ADVISER)
            asker, question = self._adviser(guest), self.table.asked
            self._ponder(guest, asked.id, "hint", lambda: self._advise(asked.id, job, question, asker))

    def _adviser(self, guest: Guest) -> Asker:
        """Whose share of the thinking goes into advice."""
        return Asker(guest.address, self.table.code, Rank.ADVICE)

    async def _advise(self, name: str, job: thinking.Job, asked: int, asker: Asker) -> frames.Advice:
        try:
            thought: Thought = await self.house.bot_pool.do(job, asker)
        except (TooSlow, Failed) as problem:
            log.warning("no hint", table=self.table.code, bot=job.bot, problem=repr(problem))
            raise Refusal("no-hint") from problem
        if self.table.asked != asked:
            raise Refusal("stale", at=asked)
        return projections.advice(name, job.bot, job.seat, thought)

    async def explain(self, guest: Guest, asked: frames.Explain) -> None:
        """Somebody wonders why a bot chose as it did.

        What the bot thought holds what its seat knew, so it is told to whoever looks through that seat, and to
        everybody once the match is over. The others are told what they could find by themselves.
        """
        if self._repeats(guest, asked.id):
            return
        with self._answering(guest, asked.id):
            match, chosen = self._bots_choice(asked.seat)
            if self._ponders(guest, "explain"):
                raise TooMuch("one-explanation-at-a-time")
            confidant = match.over or guest.look == chosen.seat
            memory = self._bots.memory(chosen.seat, chosen.move, match.moves[chosen.move])
            if confidant and memory:
                self._reply(guest, projections.confessed(asked.id, chosen, memory.thought, memory.options))
                return
            observer = chosen.seat if confidant else guest.look
            job = thinking.onlooking(match, chosen.move, observer, initiated=confidant)
            asker = self._adviser(guest)
            self._ponder(guest, asked.id, "explain", lambda: self._look_on(asked.id, job, chosen, asker))

    async def _look_on(self, name: str, job: thinking.Onlooking, chosen: Chosen, asker: Asker) -> frames.Explained:
        try:
            found: thinking.Explanation = await self.house.bot_pool.do(job, asker)
        except (TooSlow, Failed) as problem:
            log.warning("no explanation", table=self.table.code, bot=chosen.bot, problem=repr(problem))
            raise Refusal("no-explanation") from problem
        return projections.overheard(name, chosen, found.choice, found.grounds)

    def _bots_choice(self, seat: int) -> tuple[Match, Chosen]:
        """The last choice that a bot made for a seat in this match."""
        table = self.table
        if seat >= table.players:
            raise BadRequest("no-such-seat", number=seat + 1, players=table.players)
        if table.match is None:
            raise table.trouble or Refusal("no-match")
        move = table.bots_choice(seat)
        if move is None:
            raise Refusal("no-bots-choice", seat=seat)
        return table.match, Chosen(seat, table.hands[move], move)

    def _seen_match(self, guest: Guest) -> Match:
        _seat_of(guest)
        if self.table.match is None:
            raise self.table.trouble or Refusal("no-match")
        return self.table.match

    # Commands

    async def do(self, guest: Guest, asked: frames.Do) -> None:
        """Somebody wants something done. The same id is done once, or refused once, however often it comes."""
        if self._repeats(guest, asked.id):
            return
        with self._answering(guest, asked.id):
            version = await self.enact(
                f"{guest.who}:{asked.id}",
                lambda table: self._judged(table, guest.who, asked.what),
                lambda: self._make_sure(guest, asked.what),
            )
            guest.put(encode(frames.Ack(asked.id, version)))

    async def enact(
        self,
        client: str | None,
        judge: Callable[[Table], AnyJournalEvent],
        make_sure: Callable[[], Awaitable[None]] = _nothing,
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
        table, doubt = self.table, commands.doubt(self.table, guest.who, command)
        if doubt is None or table.match is None:
            return
        job, asker = thinking.Doubting(table.game, *doubt), Asker(guest.address, table.code, Rank.ANSWER)
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
        await self.house.store.append(envelope)
        update = await self._taken_in(envelope, prepared)
        try:
            self._go_on(update)
        except Exception:  # it is done nevertheless
            log.exception("a change cannot be told", table=self.table.code, version=self.table.version)
            self.let(self._wake)
        return self.table.version

    def _go_on(self, update: Update) -> None:
        """Tell everybody of a change, and see to what follows from it."""
        event = update.event
        self._keep_snapshot()
        if event.SILENT:
            self._tell_seat(event.about)
        else:
            self.house.metrics.lines.labels(event.kind).inc()
            self._mind_time()
            self._tell(update)
            self._bots.mind()

    def _prepared(self, event: AnyJournalEvent) -> Prepared:
        """What the rules make of an event, before it is written: if they fail, nothing has happened."""
        if self.table.match:
            self.table.match.show(*self._watching())
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
        self.table = await self._unfolded()
        return self.table.log[-1] if self.table.log else Update(self.table.version, envelope.event)

    async def _reload(self) -> None:
        """Somebody else wrote to this journal: what is in there is true."""
        self.table = await self._unfolded()
        log.warning("read the journal again", table=self.table.code, version=self.table.version)
        await self._wake()
        self._tell_scene()

    async def _unfolded(self) -> Table:
        return await unfold(self.house.store, self.table.code) or self.table

    def _keep_snapshot(self) -> None:
        """Now and then, so that whoever opens the table again need not read it from the beginning."""
        if self.table.lines - self.table.kept >= _SNAPSHOT:
            found = snapshots.taken(self.table)
            if found:
                self.table.kept = found.lines
                self.house.store.keep_snapshot(self.table.code, found)

    # Telling

    def _viewer(self, guest: Guest) -> Viewer:
        hosting = bool(guest.who) and guest.who == self.table.host
        return Viewer(guest.look, tuple(self.table.seats_of(guest.who)), hosting)

    def _shown(self, viewer: Viewer) -> frames.Scene:
        """The table for a viewer; if a rule fails at showing the match, without it."""
        try:
            self._common = self._common or projections.common_table(self.table, self._told)
            return projections.scene(self.table, viewer, self._told, self._common)
        except Exception:
            log.exception("a view failed", table=self.table.code, version=self.table.version, look=viewer.look)
            return projections.scene(
                replace(self.table, match=None, trouble=RulesFailed("rule-fault")), viewer, self._told
            )

    def _encoded(self, viewer: Viewer) -> bytes:
        """The scene as it is sent; it is made and written once, however many ask for it."""
        if viewer not in self._scenes:
            self._scenes[viewer] = encode(self._shown(viewer))
        return self._scenes[viewer]

    def _forget_scenes(self) -> None:
        self._scenes.clear()
        self._common = None

    def _since(self, version: int) -> list[Update]:
        """What was missed since a version; nothing if that is too much to tell."""
        missed = [missed for missed in self.table.log if missed.version > version]
        return missed if len(missed) == self.table.version - version else []

    def _tell(self, update: Update) -> None:
        """Tell everybody of a change, each as much as he may know."""
        if isinstance(update.event, journal.Moved) and self.table.phase == "playing":
            self._renew(self._present())  # nobody came, left or changed seats
        else:
            self._mind_looks(update.event)
            self._mind_presence()
        told: dict[tuple[Viewer, bool], bytes] = {}
        for guest, moving in self.guests.items():
            viewer = self._viewer(guest)
            if (viewer, moving) not in told:
                told[viewer, moving] = self._entry(update, viewer, self._encoded(viewer), moving=moving)
            guest.put(told[viewer, moving])

    def _watching(self) -> set[int | None]:
        """Who sees moves event by event: whoever likes to, as long as the server keeps up."""
        if self.house.pulse.lag > self.house.settings.motion_lag:
            return set()
        return {guest.look for guest, moving in self.guests.items() if moving}

    def _patches(self, update: Update, viewer: Viewer) -> bytes:
        """What each event of a move changed in what a viewer sees, as it is sent."""
        match = self.table.match
        if match is None or match.last_log not in update.logs or viewer.look not in match.shown:
            return b""
        return encode(match.patches(viewer.look))

    def _entry(self, update: Update, viewer: Viewer, after: bytes = b"", *, moving: bool = False) -> bytes:
        """A change for a viewer, as it is sent; if a rule fails at telling its events, without them."""
        try:
            patches = self._patches(update, viewer) if moving else b""
            return encode(projections.entry(update, viewer, after, patches))
        except Exception:
            log.exception("events cannot be told", table=self.table.code, version=update.version, look=viewer.look)
            return after or encode(frames.Skip(update.version))

    def _tell_scene(self) -> None:
        """Tell everybody how things are, though no line of the journal says so."""
        for guest in self.guests:
            guest.put(self._encoded(self._viewer(guest)))

    def _tell_seat(self, seat: int | None) -> None:
        """Tell whoever looks through a seat how things are, and nobody else that anything has changed."""
        self._forget_scenes()
        self._mind_answers()
        for guest in self.guests:
            if seat is not None and guest.look == seat:
                guest.put(self._encoded(self._viewer(guest)))

    def _mind_looks(self, event: AnyJournalEvent) -> None:
        """Nobody looks through a seat that is not his; whoever sits down looks through his seat."""
        for guest in self.guests:
            mine = self.table.seats_of(guest.who)
            if guest.look not in mine:
                came = isinstance(event, (journal.Sat, journal.Claimed)) and mine == [event.seat]
                guest.look = mine[0] if came else None

    def _mind_presence(self) -> None:
        """Who is here may have changed: see to the host, the lobby, and an empty table."""
        presence = self._present()
        if (presence.here, presence.watchers) != (self._told.here, self._told.watchers):
            self._presence.start(self.house.settings.presence_delay, lambda: self.post(self._tell_presence))
        if self.guests:
            self._linger.stop()
        else:
            self._linger.start(self.house.settings.linger, lambda: self.post(_nothing))
        self._mind_host(presence)
        self._mind_lobby(presence)
        self._renew(presence)

    def _renew(self, presence: Presence) -> None:
        """Everybody sees something else from now on."""
        self._told = presence
        self._forget_scenes()
        self._mind_answers()

    async def _tell_presence(self) -> None:
        self._tell_scene()

    @property
    def presence(self) -> Presence:
        """Who is here, and the clock, at this moment."""
        return self._present()

    def _present(self) -> Presence:
        owners = {seat.owner for seat in self.table.seats}
        here = frozenset(guest.who for guest in self.guests if guest.who)
        watchers = {guest.key for guest in self.guests if guest.who not in owners or not guest.who}
        left = None if self._clock.left is None else round(max(0.0, self._clock.left - self._grace), 1)
        asked, undo = self._undoable or (None, None)
        return Presence(here, len(watchers), left, self._bots.weaker, undo if asked == self.table.asked else None)

    def _mind_lobby(self, presence: Presence) -> None:
        listing = Listing(projections.card(self.table, presence), self.table.private, time.time())
        if self._listed is None or self._listed.card != listing.card:
            self._listed = listing
        self.house.show(self._listed, busy=bool(self.guests))

    # What happens by itself

    @property
    def _grace(self) -> float:
        return self.house.settings.clock_grace

    def _mind_host(self, presence: Presence) -> None:
        """A host who stays away hands his rights to somebody who is here."""
        heirs = [number for number, seat in enumerate(self.table.seats) if seat.owner in presence.here]
        if heirs and self.table.host not in presence.here:
            self._host.keep(self.table.host, self.house.settings.host_grace, lambda: self.let(self._pass_host))
        else:
            self._host.stop()

    async def _pass_host(self) -> None:
        await self.enact(None, self._heir)

    def _heir(self, table: Table) -> AnyJournalEvent:
        here = self._present().here
        heir = next((number for number, seat in enumerate(table.seats) if seat.owner in here), None)
        if heir is None or table.host in here:
            raise Refusal("not-now")
        return journal.Hosted(heir)

    def _mind_time(self) -> None:
        """See to the clock of the seat to move, and to the time for a vote."""
        table = self.table
        if table.clock and table.ticking:
            left = max(0.0, table.clock - table.spent) + self._grace
            self._clock.keep(table.asked, left, lambda: self.let(self._time_is_up))
        else:
            self._clock.stop()
        if table.vote:
            about = (table.asked, table.vote.seat)
            self._vote.keep(about, self.house.settings.vote_time, lambda: self.let(self._vote_is_over))
        else:
            self._vote.stop()
        self._mind_undo()

    def _mind_undo(self) -> None:
        """Find out whether the last move can be taken back, but not at once: mostly another one follows it, and nobody
        changes his mind that soon."""
        table = self.table
        if table.phase == "playing" and table.movers and table.seats[table.movers[-1]].owner:
            self._undo.keep(table.asked, self.house.settings.undo_delay, lambda: self.post(self._offer_undo))
        else:
            self._undo.stop()

    async def _offer_undo(self) -> None:
        table = self.table
        if not (self._undo.rang and self._undo.about == table.asked and table.match):
            return
        seat = table.movers[-1]
        if table.match.can_undo(seat):
            self._undoable = (table.asked, seat)
            self._told = self._present()
            self._tell_seat(seat)

    async def _time_is_up(self) -> None:
        await self.enact(None, self._late)

    def _late(self, table: Table) -> AnyJournalEvent:
        if not (self._clock.rang and self._clock.about == table.asked and table.ticking) or table.to_move is None:
            raise Refusal("not-now")
        return journal.TimedOut(table.to_move, levels.USUAL)

    def _mind_answers(self) -> None:
        """Have a pass made for a seat that would have it so, after as long as a person might have thought.

        Only while its owner looks through it: an answer of somebody who is away, or behind the curtain of a shared
        device, would tell the others that nobody gave it.
        """
        table, seat = self.table, self.table.to_move
        looked = seat is not None and any(guest.look == seat for guest in self.guests)
        if looked and table.passing:
            seconds = pacing.person_answer(table.clock)
            self._answer.keep(table.asked, seconds, lambda: self.let(self._pass_for_owner))
        else:
            self._answer.stop()

    async def _pass_for_owner(self) -> None:
        if self._answer.rang and self._answer.about == self.table.asked:
            await self.enact(None, _owners_pass)

    async def _vote_is_over(self) -> None:
        await self.enact(None, self._lapse)

    def _lapse(self, table: Table) -> AnyJournalEvent:
        if not (self._vote.rang and table.vote):
            raise Refusal("not-now")
        return journal.Lapsed()


def _owners_pass(table: Table) -> AnyJournalEvent:
    """The pass that is made for the seat to move."""
    if table.passing is None or table.to_move is None:
        raise Refusal("not-now")
    return journal.Moved(table.to_move, table.passing.text)


def _seat_of(guest: Guest) -> int:
    if guest.look is None:
        raise Forbidden("seat-needed")
    return guest.look


def _refusal(name: str, error: SaloonError) -> frames.Refuse:
    params: dict[str, Any] = error.params
    return frames.Refuse(name, error.code, params)


def _may_repeat(error: SaloonError) -> bool:
    """Whether something was refused that may well be done in a moment."""
    return error.code in frames.REPEATABLE
