"""The house: all tables, the lobby, and what tables share. It may be open on several nodes: `nodes` knows others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Set
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import structlog

import saloon
from saloon.engine import HouseRules, Key, SaloonError
from saloon.games import game as find_game
from saloon.games import games as all_games
from saloon.server import frames, house_rules, journal, levels, nodes, projections
from saloon.server.actor import TableActor
from saloon.server.analyses import Analyses
from saloon.server.archive import Archive
from saloon.server.attendance import RESTART, Guest
from saloon.server.bot_pool import BotPool
from saloon.server.errors import Missing, StorageFailed, TooMuch, Unavailable
from saloon.server.folding import unfold
from saloon.server.house_rules import key_of
from saloon.server.identity import is_code, new_code
from saloon.server.journal import Envelope, Line
from saloon.server.limits import Rates
from saloon.server.metrics import Metrics
from saloon.server.nodes import Attendees
from saloon.server.people import calls, friends, history, wishes
from saloon.server.people.accounts import People, Person
from saloon.server.people.calls import Calls
from saloon.server.people.friends import Friends
from saloon.server.people.passkeys import Passkeys
from saloon.server.people.ratings import Ratings
from saloon.server.pressure import Gauges, Pressure, gauges
from saloon.server.projections import encode
from saloon.server.pulse import Pulse
from saloon.server.settings import Settings
from saloon.server.storage import Conflict, Listing, Place, Store
from saloon.server.studies import Studies
from saloon.server.table import Table, reduce
from saloon.server.timers import Timer
from saloon.server.workshop import Workshop

LISTED = 100  # tables in the lobby
HELD = 30  # tables of one visitor that he is told of

log = structlog.get_logger("saloon.house")


class House:
    """One server's tables. Make it inside a running loop; `close` it at the end."""

    version = saloon.__version__

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.home, self.metrics.commits.observe)
        self.bot_pool = BotPool(
            settings.bot_workers,
            settings.bot_limit,
            self.metrics.thought,
            share=settings.thinking_per_address,
            most=settings.advice_per_address,
        )
        self.analyses = Analyses(self.bot_pool, settings)
        self.workshop = Workshop(settings)
        self.pulse = Pulse(self.metrics.lag.observe)
        self.archive = Archive(self.store, settings)
        self.studies = Studies(settings.studies)
        self.people = People(self.store, settings)
        self.passkeys = Passkeys(self.store, settings)
        self.people.hang_up = self._hang_up
        self.ratings = Ratings(self.store)
        self.friends = Friends(self.store, self._present)
        self.calls = Calls(self.store, settings)
        self.letters = Rates(settings.letters, settings.letters_in)
        self.people.merges += [self._hand_over, self._merge_lives]
        self.people.partings += [self._give_up, self._forget_life]
        self.hellos = Rates(settings.hellos_per_address, settings.messages_in)
        self.nodes = nodes.of(self)
        self.stopping = False
        self.metrics.strain.set_function(lambda: self.pulse.strain)
        self.metrics.failing.set_function(lambda: self.store.failing)
        self.metrics.ready.set_function(lambda: self.ready and not self.store.failing)
        self.metrics.waiting.set_function(lambda: self.bot_pool.waiting)
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._listings: dict[str, Listing] = {}
        self._shown: dict[str, Listing] = {}  # of all tables in memory, the private ones too
        self._busy: set[str] = set()
        self._tried: dict[HouseRules, None] = {}  # the one tried last is the last
        self._opened: dict[str, dict[str, float]] = {}
        self._alarms: dict[str, Timer] = {}  # of tables out of memory where somebody's time is up one day
        self._waking: set[asyncio.Task[None]] = set()
        self._lobby: dict[Guest, None] = {}
        self._lobby_timer = Timer()
        self._lobby_told = b""
        self.pressure = Pressure(settings, self.metrics, self._gauges())

    @property
    def strained(self) -> bool:
        """Whether what can be left out or put off is, for everybody's sake."""
        return self.pulse.strain > self.settings.motion_strain

    def _gauges(self) -> Gauges:
        return gauges(
            self.settings,
            strain=lambda: self.pulse.strain,
            commit=lambda: self.store.commit_time,
            tables=lambda: len(self._actors),
            sockets=lambda: len(self._lobby) + sum(len(actor.guests) for actor in self._actors.values()),
        )

    async def open(self) -> None:
        """Remember the tables of lately, and load every game: nobody at a table waits for another's game later."""
        for slug in all_games():
            find_game(slug)
        await self.nodes.open()
        await self._look_around()
        self.ratings.mind()
        self.calls.open()

    async def _look_around(self) -> None:
        """See which tables there are, beside those in memory."""
        for listing in await self.store.listings(time.time() - self.settings.recent, LISTED):
            if listing.card.code not in self._shown:
                self._listings[listing.card.code] = listing
        for code, due in (await self.store.due()).items():
            if code not in self._actors:
                self._set_alarm(code, due)

    async def drain(self) -> None:
        """Let everybody go to another node, or come back: nobody new is let in, nothing is begun by itself."""
        if not self.stopping:
            self.stopping = True
            await self.nodes.drain()
        self.send_away()

    def send_away(self) -> None:
        """Ask everybody to come back, which they do wherever a node takes them."""
        for guest in self._guests():
            guest.drop(RESTART)

    async def close(self) -> None:
        """Stop: nothing new is begun, what is being written is written."""
        await self.drain()
        for timer in (self._lobby_timer, *self._alarms.values()):
            timer.stop()
        self.pulse.stop()
        self.pressure.stop()
        await self.people.close()
        await asyncio.gather(*(actor.stop() for actor in list(self._actors.values())))
        self.analyses.close()
        self.bot_pool.close()
        self.workshop.close()
        await self.ratings.close()
        await self.calls.close()
        await self.nodes.close()
        await asyncio.to_thread(self.store.close)

    @property
    def ready(self) -> bool:
        """Whether new visitors may be sent here: not while it stops, nor while other nodes may go on without it."""
        return not (self.stopping or self.nodes.adrift)

    @property
    def tables(self) -> Mapping[str, TableActor]:
        """The tables in memory."""
        return self._actors

    async def _merge_lives(self, guest: str, person: Person) -> None:
        """What a guest played, whom he blocked and where he is called is a person's."""
        parts = (history.merge, friends.merge, calls.merge)
        await self.store.write(lambda connection: [merge(connection, guest, person.who) for merge in parts])

    async def _forget_life(self, person: Person) -> None:
        """Nothing is left of a person but matches of others in which somebody took part."""
        parts = (history.forget, friends.forget, calls.forget, wishes.forget)
        await self.store.write(lambda connection: [forget(connection, person.who) for forget in parts])

    def _guests(self) -> list[Guest]:
        """Whoever is in the house, at a table or in the lobby."""
        return [*self._lobby, *(guest for actor in self._actors.values() for guest in actor.guests)]

    async def _present(self, who: Collection[str]) -> set[str]:
        """Who of some people is here."""
        here = {guest.who for guest in self._guests()}
        return (here | await self.nodes.present(who)) & set(who)

    def _hang_up(self, devices: Collection[str]) -> None:
        """Close the sockets of devices whose tokens mean somebody else now, so that they come back as who they are."""
        self.dismiss(devices)
        self.nodes.dismiss(devices)

    def dismiss(self, devices: Collection[str]) -> None:
        """The same, of those that are open here."""
        self.people.forget(devices)
        for guest in self._guests():
            if guest.device in devices:
                guest.drop(RESTART)

    async def _hand_over(self, was: str, person: Person) -> None:
        """What a guest holds at tables becomes a person's."""
        here = {code for code, actor in self._actors.items() if actor.table.seats_of(was)}
        held = here | await self.store.held_by(was)
        await self._everywhere(held, lambda actor: actor.recognise(was, person.who))

    async def _give_up(self, person: Person) -> None:
        """A person leaves every table, and her name with her."""
        held = await self.store.ever_held_by(person.who)
        await self._everywhere(held, lambda actor: actor.forget(person.who))

    async def _everywhere(self, codes: Iterable[str], do: Callable[[TableActor], Awaitable[None]]) -> None:
        """Have something done at several tables. Where a table cannot be helped the others are."""
        for code in codes:
            try:
                actor = await self.actor(code)
                await actor.inbox.ask(partial(do, actor))
            except Unavailable:
                raise
            except SaloonError as problem:
                log.warning("a table stays as it is", table=code, problem=problem.code)

    async def actor(self, code: str) -> TableActor:
        """The actor of a table, which is read from its journal if nobody was there."""
        if self.stopping:
            raise Unavailable("stopping")
        if code not in self._actors:
            if not is_code(code):
                raise Missing("no-such-table", table=code[:40])
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            return await asyncio.shield(self._loading[code])
        return self._actors[code]

    async def create(self, created: journal.Created, address: str) -> TableActor:
        """Set a table up and put it under a new code."""
        if self.stopping:
            raise Unavailable("stopping")
        self.pressure.admit()
        await self._try_out(key_of(created.game, created.house), address)
        check(created)
        self._count_opened(address)
        while True:
            envelope = Envelope(new_code(), 1, created, None, time.time())
            try:
                await self.store.append(envelope)
            except Conflict:
                continue
            self._opened.setdefault(address, {})[envelope.table] = time.time()
            self.nodes.opened(envelope.table, address)
            log.info("a table was opened", table=envelope.table, game=created.game)
            return await self._join(reduce([envelope]))

    async def _try_out(self, key: Key, address: str) -> None:
        """House rules that nobody has tried yet are tried, and made where the tables are."""
        if isinstance(key, HouseRules):
            if key not in self._tried:
                await self.workshop.do(address, house_rules.tried, key)
                self.remember_tried(key)
            await house_rules.at_hand(key)

    def remember_tried(self, rules: HouseRules) -> None:
        """House rules were found to be good for a game, which need not be found out again."""
        self._tried[rules.without_options()] = None
        for oldest in list(self._tried)[: -house_rules.KNOWN]:
            del self._tried[oldest]

    def forget(self, actor: TableActor) -> None:
        """A table nobody is at leaves the memory; its journal stays."""
        self._actors.pop(actor.table.code, None)
        shown = self._shown.pop(actor.table.code, None)
        if shown and shown.due is not None and not self.stopping:
            self._set_alarm(actor.table.code, shown.due)
        self.nodes.leave(actor.table.code)
        self.metrics.tables.set(len(self._actors))

    async def _load(self, code: str) -> TableActor:
        self.nodes.follow(code)
        try:
            table = await unfold(self.store, code)
            if self.stopping:
                raise Unavailable("stopping")
            if table is None:
                raise Missing("no-such-table", table=code)
            return await self._join(table)
        finally:
            del self._loading[code]
            if code not in self._actors:
                self.nodes.leave(code)

    async def _join(self, table: Table) -> TableActor:
        """Have a table in memory, and see to it unless another node does."""
        self.nodes.follow(table.code)
        lived = await self.nodes.join(table.code)
        actor = self._actors.get(table.code) or self._keep(table, lived=lived)
        self.nodes.joined(table.code)
        return actor

    def _keep(self, table: Table, *, lived: bool = False) -> TableActor:
        opened_from = next((address for address, tables in self._opened.items() if table.code in tables), "")
        if table.code in self._alarms:
            self._alarms.pop(table.code).stop()
        actor = self._actors[table.code] = TableActor(self, table, opened_from, lived=lived)
        self.metrics.tables.set(len(self._actors))
        return actor

    def _set_alarm(self, code: str, due: float) -> None:
        """Open a table again when somebody's time is up there, if nobody does before."""
        alarm = self._alarms.setdefault(code, Timer())
        alarm.stop()
        alarm.start(max(0.0, due - time.time()), lambda: self.wake(code))

    def wake(self, code: str) -> None:
        """See to it that a table is in memory, some time."""
        self._begin(self._wake(code))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        beginning = asyncio.create_task(work)
        self._waking.add(beginning)
        beginning.add_done_callback(self._waking.discard)

    async def _wake(self, code: str) -> None:
        """Have a table in memory again, unless another node has; its own clock does the rest."""
        try:
            if await self.nodes.claim(code):
                await self.actor(code)
        except StorageFailed:
            self._set_alarm(code, time.time() + self.settings.retry_longest)
        except (Missing, Unavailable) as problem:
            log.info("a table is not woken", table=code, problem=problem.code)

    def _count_opened(self, address: str) -> None:
        """So many tables an address: those in memory, and those opened lately."""
        limit, lately = self.settings.tables_per_address, time.time() - self.settings.recent
        for known, opened in list(self._opened.items()):
            still = {code: at for code, at in opened.items() if code in self._actors or at > lately}
            if still:
                self._opened[known] = still
            else:
                del self._opened[known]
        if len(self._opened.get(address, ())) + self.nodes.opened_elsewhere(address) >= limit:
            raise TooMuch("too-many-tables", limit=limit)

    def enter_lobby(self, guest: Guest) -> None:
        """Somebody looks at the list of tables."""
        self._lobby[guest] = None
        guest.put(encode(frames.Lobby(self.listed())))

    def leave_lobby(self, guest: Guest) -> None:
        """Somebody stops looking."""
        self._lobby.pop(guest, None)

    def listed(self) -> list[frames.TableCard]:
        """Public tables where somebody is, or was lately; newest first."""
        lately = time.time() - self.settings.recent
        for code in [code for code, old in self._listings.items() if old.at < lately and code not in self._busy]:
            del self._listings[code]
        newest = sorted(self._listings.values(), key=lambda listing: -listing.at)
        return [listing.card for listing in newest[:LISTED]]

    def show(self, listing: Listing, *, busy: bool) -> None:
        """A table looks different from here, or somebody came or left."""
        code = listing.card.code
        (self._busy.add if busy else self._busy.discard)(code)
        old = self._shown.get(code)
        if old is listing:
            return
        self._shown[code] = listing
        concerned = {*(old.places if old else ()), *listing.places}
        changed = old is None or (_still(old.card), old.places) != (_still(listing.card), listing.places)
        if changed:
            self.tell_owners(concerned)
        if self.nodes.keeps_card(code, changed=changed):
            self.store.show(listing, concerned)
        self._list(listing)

    def _list(self, listing: Listing) -> None:
        if not listing.private:
            self._listings[listing.card.code] = listing
            if self._lobby:
                self._lobby_timer.start(self.settings.lobby_delay, self._tell_lobby)

    def hear(self, code: str, lines: list[Line]) -> None:
        """Another node wrote to the journal of a table."""
        if code in self._actors:
            actor = self._actors[code]
            actor.inbox.post(lambda: actor.hear(lines))

    def visited(self, code: str, elsewhere: Attendees) -> None:
        """Guests of other nodes came to a table, or left it."""
        if code in self._actors:
            actor = self._actors[code]
            actor.inbox.post(lambda: actor.visit(elsewhere))

    def take_over(self, code: str) -> None:
        """From now on this node sees to a table."""
        if code in self._actors:
            actor = self._actors[code]
            self._shown.pop(code, None)  # what the other had still to write about it, this one writes
            actor.inbox.let(actor.take_over)

    def hear_of(self, listing: Listing, concerned: Set[str], *, busy: bool) -> None:
        """A table looks different from another node. One in memory here is known better, but for when that was."""
        code = listing.card.code
        if code in self._actors:
            if code in self._listings:
                self._listings[code] = replace(self._listings[code], at=listing.at)
            return
        (self._busy.add if busy else self._busy.discard)(code)
        if listing.due is not None:
            self._set_alarm(code, listing.due)
        elif code in self._alarms:
            self._alarms.pop(code).stop()
        self.tell_owners(concerned)
        self._list(listing)

    def look_around(self) -> None:
        """Nothing was heard of other nodes for a while: see how things stand."""
        self._begin(self._see_again())

    async def _see_again(self) -> None:
        try:
            await self._look_around()
        except StorageFailed:
            return  # whoever listens will notice, and ask for it again
        self._tell_lobby()
        for guest in self._lobby:
            guest.put(encode(frames.Mine()))

    async def mine(self, who: str) -> list[Place]:
        """Where a visitor holds a seat and the match is not over, as things stand now; those that await him first."""
        kept = await self.store.places(who, time.time() - self.settings.remembered, HELD)
        held = {place.card.code: place for place in kept if place.card.code not in self._actors}
        for code, actor in self._actors.items():
            if actor.table.seats_of(who):
                held[code] = Place(projections.card(actor.table, actor.presence), actor.table.awaited == who)
        going_on = [place for place in held.values() if place.card.phase != "over"]
        return sorted(going_on, key=lambda place: not place.awaited)[:HELD]

    async def invited(self, who: str) -> list[tuple[frames.TableCard, str]]:
        """Where friends wait for somebody: tables at which nothing has begun, as they stand now, and who waits."""
        waiting = await self.friends.invited(who)
        kept = await self.store.shown([code for code, _ in waiting if code not in self._actors])
        here = {code: self._actors[code] for code, _ in waiting if code in self._actors}
        cards = {code: listing.card for code, (listing, _) in kept.items()}
        cards |= {code: projections.card(actor.table, actor.presence) for code, actor in here.items()}
        return [(cards[code], name) for code, name in waiting if code in cards and cards[code].phase != "playing"]

    def nudge(self, who: Collection[str]) -> None:
        """Some have reason to ask how things stand at their tables, wherever they look at the lobby."""
        self.tell_owners(set(who))
        self.nodes.nudge(who)

    def tell_owners(self, owners: Set[str]) -> None:
        """Whoever holds a seat somewhere and looks at the lobby asks how things stand there."""
        for guest in self._lobby:
            if guest.who in owners:
                guest.put(encode(frames.Mine()))

    def _tell_lobby(self) -> None:
        told = encode(frames.Lobby(self.listed()))
        if told != self._lobby_told:
            self._lobby_told = told
            for guest in self._lobby:
                guest.put(told)


def check(created: journal.Created) -> None:
    """Refuse a table that no match could be played at. Whether one can begin at its position was tried before."""
    find_game(key_of(created.game, created.house)).blank(created.players, created.options)
    for chair in created.chairs:
        if chair.bot:
            levels.read(chair.bot)


def _still(card: frames.TableCard) -> frames.TableCard:
    """A card without what changes all the time."""
    return msgspec.structs.replace(card, watchers=0)
