"""Who meets whom in an arena, and in which seats: every deal is played in all the seatings of a line-up, so that each
bot holds every seat equally often with the very same cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, permutations
from math import factorial

ONE, HALF, MIXED = "one", "half", "mixed"
TABLES = (ONE, HALF, MIXED)
ALL, NEXT, FIRST = "all", "next", "first"
PAIRS = (ALL, NEXT, FIRST)

Seating = tuple[str, ...]  # the bot in each seat


@dataclass(frozen=True)
class Lineup:
    """Bots that meet: two of them, the first the one asked about, or a whole table of different ones."""

    bots: tuple[str, ...]
    players: int
    table: str

    @property
    def subjects(self) -> tuple[str, ...]:
        """The bots whose share is asked for."""
        return self.bots if self.table == MIXED else self.bots[:1]

    @cached_property
    def size(self) -> int:
        """How many games a deal is played in."""
        return len(self.seatings(0))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """All the ways the bots sit in one deal."""
        return tuple(seating for base in self._bases(deal) for seating in _rotations(base))

    @property
    def rival(self) -> str:
        """Who sits against the subject; nobody in particular at a mixed table."""
        return "" if self.table == MIXED else self.bots[1]

    def seats(self, bot: str) -> list[int]:
        """How many seats a bot holds in each game of a deal."""
        return [seating.count(bot) for seating in self.seatings(0)]

    def _bases(self, deal: int) -> Iterator[Seating]:
        """The orders around the table, each to be turned through all seats."""
        if self.table == MIXED:
            yield self.bots[:1] + _permutation(self.bots[1:], deal)
            return
        one, other = self.bots
        if self.table == ONE:
            yield (one,) + (other,) * (self.players - 1)
            return
        yield tuple(self.bots[seat % 2] for seat in range(self.players))
        if self.players % 2:  # one bot is in the majority: then the other has to be as well
            yield tuple(self.bots[(seat + 1) % 2] for seat in range(self.players))


def lineups(bots: tuple[str, ...], players: int, table: str, pairs: str) -> tuple[Lineup, ...]:
    """All line-ups of some bots. Where both sides of a pair sit alike, they meet once; otherwise once each way."""
    if table == MIXED:
        return (Lineup(bots, players, table),)
    return tuple(Lineup(pair, players, table) for pair in _pairs(bots, pairs, alike=table == HALF or players == 2))


def _pairs(bots: tuple[str, ...], pairs: str, *, alike: bool) -> Iterator[tuple[str, str]]:
    if pairs == NEXT:
        yield from pairwise(bots)
    elif pairs == FIRST:
        yield from ((bots[0], other) for other in bots[1:])
    else:
        yield from combinations(bots, 2) if alike else permutations(bots, 2)


def _rotations(base: Seating) -> Iterator[Seating]:
    """An order around the table with each seat in turn as the first; none twice."""
    turned = (base[-turn:] + base[:-turn] for turn in range(len(base)))
    yield from dict.fromkeys(turned)


def _permutation(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """One of the orders of some bots: over the deals, everybody has had everybody for a neighbour equally often."""
    left, order = list(bots), []
    number %= factorial(len(left))
    while left:
        place, number = divmod(number, factorial(len(left) - 1))
        order.append(left.pop(place))
    return tuple(order)
