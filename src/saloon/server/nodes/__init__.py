"""Several servers, one house: what tables and lobby have to know of servers that share their database.

`Solo` is a server that has its database for itself: it sees to every table and hears of nobody. `shared.Shared` is one
of several nodes on one PostgreSQL. The rest of the server knows only this seam.

Whoever is at a table has its actor on his own node; commands are judged and written there, and the journal, which takes
each version once, decides between nodes. What happens by itself (bots, clocks, votes, a host who stays away) is done by
the one node that holds the table's lease.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from saloon.server.attendance import Attendance
    from saloon.server.house import House


class Attendees(Struct, frozen=True, omit_defaults=True):
    """Who is at a table, of the guests of some nodes; and which bots there are weaker than they should be."""

    here: frozenset[str] = frozenset()  # visitors, by the hashes of their tokens
    strangers: frozenset[str] = frozenset()  # who showed no token, by the hashes of their addresses
    looks: frozenset[int] = frozenset()  # the seats that somebody looks through
    weaker: frozenset[int] = frozenset()  # seats whose bots think with interpreted rules

    def and_of(self, other: Attendees) -> Attendees:
        """Those of two nodes together."""
        return Attendees(
            self.here | other.here,
            self.strangers | other.strangers,
            self.looks | other.looks,
            self.weaker | other.weaker,
        )


NONE = Attendees()


@lru_cache(4096)
def veiled(address: str) -> str:
    """An address as other nodes are told of it: the same for the same, and not to be read."""
    return hashlib.sha256(address.encode()).hexdigest()[:32]


class Solo:
    """A server that has its database for itself."""

    adrift: bool = False  # whether the others may have gone on without this node, for it cannot reach the database

    async def open(self) -> None:
        """Be one of the nodes from now on."""

    async def drain(self) -> None:
        """See to no table any more, and have the others told."""

    async def close(self) -> None:
        """Be none of the nodes any more."""

    def owns(self, code: str) -> bool:
        """Whether what happens by itself at a table in memory is done here."""
        return True

    def follow(self, code: str) -> None:
        """A table is about to be read: whatever is written to its journal from now on is heard of."""

    async def join(self, code: str) -> bool:
        """A table is about to be in memory: see to it, unless another node does. Whether it was alive until now."""
        return False

    def joined(self, code: str) -> None:
        """A table is in memory."""

    async def claim(self, code: str) -> bool:
        """See to a table that is not in memory yet; whether no other node does."""
        return True

    def leave(self, code: str) -> None:
        """A table is in memory no more."""

    def attend(self, code: str, attendance: Attendance) -> None:
        """Who is at a table may have changed."""

    def keeps_card(self, code: str, *, changed: bool) -> bool:
        """Whether this node writes down what the lobby shows of a table, now that more changed than who watches."""
        return changed

    def opened(self, code: str, address: str) -> None:
        """A table was opened from an address."""

    def opened_elsewhere(self, address: str) -> int:
        """How many tables were opened lately from an address, at other nodes."""
        return 0

    def dismiss(self, devices: Collection[str]) -> None:
        """The tokens of some devices mean somebody else now, or nobody."""

    def nudge(self, who: Collection[str]) -> None:
        """Some have reason to ask how things stand at their tables."""

    async def present(self, who: Collection[str]) -> set[str]:
        """Which of some people are at their tables, by other nodes."""
        return set()

    def confide(self, code: str, seat: int, told: Callable[[], bytes]) -> None:
        """What a bot thought may be asked of other nodes too."""

    async def confided(self, code: str, seat: int) -> str | None:
        """What a bot thought, as another node tells it."""
        return None


def of(house: House) -> Solo:
    """The part a house has among nodes, by its database."""
    if not house.store.shareable:
        return Solo()
    shared = import_module("saloon.server.nodes.shared")  # its driver is there only where PostgreSQL is used
    found: Solo = shared.Shared(house)
    return found
