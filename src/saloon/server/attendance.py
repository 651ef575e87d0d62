"""Who is at a table: its guests, what they look through, the host who stays away, and the table nobody is at."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from saloon.server import frames, journal, projections
from saloon.server.errors import Refusal
from saloon.server.identity import NOBODY
from saloon.server.inbox import nothing
from saloon.server.journal import AnyJournalEvent
from saloon.server.nodes import NONE, Attendees, veiled
from saloon.server.projections import Presence
from saloon.server.storage import Listing
from saloon.server.table import Table
from saloon.server.timers import Timer

if TYPE_CHECKING:
    from saloon.server.actor import TableActor

LIMIT = 1008
RESTART = 1012


class Guest(Protocol):
    """Somebody at the table, as far as its actor cares."""

    address: str
    look: int | None

    @property
    def who(self) -> str:
        """Under what he holds seats."""

    @property
    def device(self) -> str:
        """The hash of the token that he showed."""

    @property
    def key(self) -> str:
        """The same for all sockets of one visitor."""

    def put(self, *sent: bytes) -> None:
        """Send frames, some time."""

    def drop(self, code: int) -> None:
        """Close the connection."""


class Attendance:
    """Who is at one table, and what follows when that changes."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self.guests: dict[Guest, bool] = {}
        self._doors = 0  # sockets that are open here, even those that have not said hello
        self.host, self._linger, self._delay = (Timer() for _ in range(3))
        self._listed: Listing | None = None
        self.elsewhere = NONE  # who is here, of the guests of other nodes

    def quiet(self) -> None:
        """Wait for nothing."""
        for timer in (self.host, self._linger, self._delay):
            timer.stop()

    @property
    def over(self) -> bool:
        """Whether nobody is here, and nobody was for a while."""
        return not self._doors and self._linger.rang

    @property
    def here(self) -> frozenset[str]:
        """The visitors who are connected."""
        return frozenset(guest.who for guest in self.guests if guest.who) | self.elsewhere.here

    @property
    def looks(self) -> frozenset[int]:
        """The seats that somebody looks through."""
        return self._looks | self.elsewhere.looks

    @property
    def watchers(self) -> int:
        """How many of them hold no seat."""
        owners = {seat.owner for seat in self._actor.table.seats}
        return len(self.here - owners) + len(self._strangers | self.elsewhere.strangers)

    @property
    def attendees(self) -> Attendees:
        """Who is here, as other nodes are told."""
        here = frozenset(guest.who for guest in self.guests if guest.who)
        return Attendees(here, self._strangers, self._looks, self._actor.bots.weaker)

    @property
    def _looks(self) -> frozenset[int]:
        looks = map(self.look, self.guests)
        return frozenset(seat for seat in looks if seat is not None)

    @property
    def _strangers(self) -> frozenset[str]:
        return frozenset(veiled(guest.address) for guest in self.guests if not guest.who)

    def mind(self) -> None:
        """Who is here may have changed: see to the host, the lobby, and an empty table."""
        actor, presence, told = self._actor, self._actor.presence, self._actor.telling.presence
        settings, inbox = actor.house.settings, actor.inbox
        if (presence.here, presence.watchers, presence.weaker) != (told.here, told.watchers, told.weaker):
            self._delay.start(settings.presence_delay, lambda: inbox.post(self._tell))
        if self.guests:
            self._linger.stop()
        else:
            self._linger.start(settings.linger, lambda: inbox.post(nothing))
        self._mind_host(presence)
        self._mind_lobby(presence)
        actor.renew(presence)

    async def _tell(self) -> None:
        self._actor.telling.tell_scene()

    def enter(self) -> None:
        """Somebody opened a socket; who it is he has not said."""
        self._doors += 1

    def crowded(self, guest: Guest, limit: int) -> bool:
        """Whether a guest who says hello for the first time has so many other sockets here."""
        return guest not in self.guests and sum(other.key == guest.key for other in self.guests) >= limit

    def greet(self, guest: Guest, hello: frames.Hello) -> None:
        """Somebody says hello: he looks through the seat he asks for, or as before, or through his only one."""
        new, mine = guest not in self.guests, self._actor.table.seats_of(guest.who)
        self.guests[guest] = hello.motion
        if hello.look is not None or guest.look not in mine:
            guest.look = hello.look if hello.look in mine else mine[0] if len(mine) == 1 else None
        if new:
            self.mind()
        else:
            self._actor.look_again()

    def leave(self, guest: Guest) -> None:
        """Somebody's socket is closed, whether he ever said hello or not."""
        self._doors -= 1
        if guest in self.guests:
            del self.guests[guest]
            self.mind()

    def look(self, guest: Guest) -> int | None:
        """The seat that a guest looks through, if it is his now: whatever he may know is decided by this."""
        return guest.look if guest.look in self._actor.table.seats_of(guest.who) else None

    def mind_looks(self, event: AnyJournalEvent | None = None) -> None:
        """Seats may have changed hands: whoever lost his looks on, whoever sits down looks through his seat."""
        for guest in self.guests:
            guest.look = self.look(guest)
            mine = self._actor.table.seats_of(guest.who)
            if guest.look is None and isinstance(event, (journal.Sat, journal.Claimed)) and mine == [event.seat]:
                guest.look = event.seat

    def mind_move(self) -> None:
        """A move was made: the table may await somebody who is away."""
        if not {seat.owner for seat in self._actor.table.seats if seat.owner} <= self.here:
            self._mind_lobby(self._actor.presence)

    def _mind_lobby(self, presence: Presence) -> None:
        table, listed = self._actor.table, self._listed
        away = table.awaited if table.awaited not in presence.here else NOBODY
        places = {seat.owner: seat.owner == away for seat in table.seats if seat.owner}
        due = self._actor.clocks.due
        listing = Listing(projections.card(table, presence), table.private, time.time(), places, due)
        if listed is None or (listed.card, listed.places) != (listing.card, listing.places):
            self._listed = listing
        if self._actor.owned:
            self._actor.house.calls.mind(table, due, here=away == NOBODY)
        self._actor.house.show(self._listed or listing, busy=bool(self.guests) or self.elsewhere != NONE)

    def _mind_host(self, presence: Presence) -> None:
        """A host who stays away hands his rights to somebody who is here."""
        table, inbox = self._actor.table, self._actor.inbox
        heirs = [number for number, seat in enumerate(table.seats) if seat.owner in presence.here]
        if heirs and table.host not in presence.here:
            grace = self._actor.house.settings.host_grace
            self.host.keep(table.host, grace, lambda: inbox.let(self._pass_host))
        else:
            self.host.stop()

    def ring_again(self) -> None:
        """The host stayed away while another node saw to this table."""
        if self.host.rang:
            self._actor.inbox.let(self._pass_host)

    async def _pass_host(self) -> None:
        await self._actor.happen(self._heir)

    def _heir(self, table: Table) -> AnyJournalEvent:
        here = self.here
        heir = next((number for number, seat in enumerate(table.seats) if seat.owner in here), None)
        if heir is None or table.host in here:
            raise Refusal("not-now")
        return journal.Hosted(heir)
