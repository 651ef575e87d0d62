"""Shares of wins with honest intervals, and what they say of two players alone.

The games of one deal are alike: the same cards in other hands. So a deal counts as one observation, the mean over its
games, and the spread between deals says how sure a share is. Where a deal that is good for one seat is good for one bot
in one game and for the other in the next, that spread is small: that is what playing the same deal in every seating
gains. A Wilson interval is taken for as many independent games as would spread alike, because shares near 0 or 1 have
lopsided intervals. Where no game at all was lost, or won, nothing can be said of a spread: games count as independent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from saloon.lab.simulate import NORMAL_95, wilson

PRIOR_DEALS = 4  # a few deals say little of their spread: so many are added that spread as independent games would
_HALVINGS = 60


@dataclass(frozen=True)
class Estimate:
    """A number and its 95% interval."""

    value: float
    low: float
    high: float

    def through(self, change: Callable[[float], float]) -> Estimate:
        """The same under a change that keeps the order of numbers."""
        return Estimate(change(self.value), change(self.low), change(self.high))


def share(won: Sequence[float], of: Sequence[float], games: int) -> Estimate:
    """The share `won` of what there was to win, deal by deal, in deals of so many games each."""
    there = sum(of)
    if not there:
        return Estimate(0.0, 0.0, 1.0)
    deals, value = len(won), sum(won) / there
    mean = there / deals
    spread = sum(((own - value * total) / mean) ** 2 for own, total in zip(won, of, strict=True))
    alone = value * (1 - value) / games / mean
    variance = (spread + PRIOR_DEALS * alone) / (deals - 1 + PRIOR_DEALS) / deals
    independent = round(value * (1 - value) / variance) if variance else deals * games
    return Estimate(value, *wilson(value * max(1, independent), max(1, independent)))


def mean(deals: Sequence[float]) -> Estimate:
    """The mean of something measured deal by deal."""
    if not deals:
        return Estimate(0.0, 0.0, 0.0)
    value = sum(deals) / len(deals)
    margin = 0.0
    if len(deals) > 1:
        variance = sum((one - value) ** 2 for one in deals) / (len(deals) - 1)
        margin = NORMAL_95 * math.sqrt(variance / len(deals))
    return Estimate(value, value - margin, value + margin)


def expected(chance: float, seats: Sequence[int], players: int) -> float:
    """The share of a bot that would win with this chance against one other alone, and holds so many seats in each game
    of a deal. Luce's rule of choice: whoever is twice as strong wins twice as often, whoever else is at the table."""
    weights = [(held * chance, (players - held) * (1 - chance)) for held in seats]
    return sum(own / (own + others) for own, others in weights) / len(weights)


def equivalent(share: float, seats: Sequence[int], players: int) -> float:
    """The chance against one other alone that a share among several stands for: `expected` the other way round. For one
    seat among n it is p / (p + (1 - p) / (n - 1))."""
    if share in (0.0, 1.0):
        return share
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle, seats, players) < share else (low, middle)
    return (low + high) / 2
