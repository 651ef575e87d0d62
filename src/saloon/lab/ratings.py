"""Ratings: one number for each bot, fitted to everything that was played.

The model is Bradley and Terry's, and for more than two seats Luce's, which is the same for two: whoever sits at a table
wins with a chance in proportion to their strength. The most likely strengths are found by Newton's method; they are
shown as Elo is, 400 points for odds of ten to one, the mean of all bots at 0. Intervals come from the information
matrix, corrected for the likeness of games that share a deal (the sandwich of Huber and White, a deal a cluster). So
that a bot that never lost has a rating too, every two bots of a line-up share the win of one more game.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

from saloon.lab.shares import PRIOR_DEALS, Estimate
from saloon.lab.simulate import NORMAL_95

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]
    Chances = Mapping[tuple[str, ...], Array]

ELO = 400 / math.log(10)
_MOST_STEPS = 200
_LONGEST_STEP = 1.0
_CLOSE = 1e-10


@dataclass
class Played:
    """Games of one deal that somebody won: how often each company sat down, and how often each bot won."""

    companies: Counter[tuple[str, ...]] = field(default_factory=Counter)
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, company: Iterable[str], wins: Mapping[str, float]) -> None:
        """Count a game: who sat at the table, and their shares of the win."""
        self.companies[tuple(sorted(company))] += 1
        for bot, won in wins.items():
            self.wins[bot] += won


def ratings(bots: Sequence[str], lineups: Iterable[Sequence[str]], deals: Sequence[Played]) -> list[Estimate]:
    """The rating of each bot with its 95% interval; none before a deal was played. `lineups` say who meets whom."""
    if not any(deal.companies for deal in deals):
        return []
    everything = [*deals, *_shared(lineups)]
    total = _total(everything)
    strengths = _fit(bots, total)
    spread = _spread(bots, everything, total, strengths)
    found = []
    for strength, variance in zip(strengths.tolist(), spread.diagonal().tolist(), strict=True):
        margin = NORMAL_95 * math.sqrt(variance)
        found.append(Estimate(ELO * strength, ELO * (strength - margin), ELO * (strength + margin)))
    return found


def _shared(lineups: Iterable[Sequence[str]]) -> list[Played]:
    """The one more game of every two bots that meet."""
    pairs = {tuple(sorted(pair)) for lineup in lineups for pair in combinations(lineup, 2)}
    games = [Played() for _ in pairs]
    for game, pair in zip(games, sorted(pairs), strict=True):
        game.add(pair, dict.fromkeys(pair, 0.5))
    return games


def _total(deals: Iterable[Played]) -> Played:
    """Everything together."""
    total = Played()
    for deal in deals:
        total.companies.update(deal.companies)
        for bot, won in deal.wins.items():
            total.wins[bot] += won
    return total


def _fit(bots: Sequence[str], total: Played) -> Array:
    """The most likely strengths, as logarithms, their mean 0. The likelihood has one top; long steps are cut short."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    strengths = np.zeros(len(bots))
    for _ in range(_MOST_STEPS):
        chances = _chances(bots, total, strengths)
        step = np.linalg.solve(_information(bots, total, chances), _surplus(bots, total, chances))
        longest = float(np.max(np.abs(step)))
        strengths += step * min(1.0, _LONGEST_STEP / max(longest, _CLOSE))
        if longest < _CLOSE:
            break
    return strengths


def _spread(bots: Sequence[str], deals: Sequence[Played], total: Played, strengths: Array) -> Array:
    """The covariance of the strengths: between two slices of the inverse information, how much deals differ."""
    import numpy as np  # noqa: PLC0415

    chances = _chances(bots, total, strengths)
    information = _information(bots, total, chances)
    pulls = np.array([_surplus(bots, deal, chances) for deal in deals])
    count = len(deals)
    between = PRIOR_DEALS * information / count + pulls.T @ pulls
    bread = np.linalg.inv(information) - 1 / len(bots) ** 2  # without what held the mean
    found: Array = bread @ between @ bread * (count / (count - 1 + PRIOR_DEALS))
    return found


def _chances(bots: Sequence[str], total: Played, strengths: Array) -> Chances:
    """With what chance each bot wins in each company, all its seats together."""
    import numpy as np  # noqa: PLC0415

    seats = {company: np.array([company.count(bot) for bot in bots]) for company in total.companies}
    weights = {company: own * np.exp(strengths) for company, own in seats.items()}
    return {company: own / own.sum() for company, own in weights.items()}


def _surplus(bots: Sequence[str], played: Played, chances: Chances) -> Array:
    """How many more games each bot won than its strength lets expect: the slope of the likelihood."""
    import numpy as np  # noqa: PLC0415

    surplus = np.array([played.wins.get(bot, 0.0) for bot in bots])
    for company, times in played.companies.items():
        surplus -= times * chances[company]
    return surplus


def _information(bots: Sequence[str], total: Played, chances: Chances) -> Array:
    """How much the games say of the strengths. Nothing says where their mean lies: it is held at 0 by adding 1."""
    import numpy as np  # noqa: PLC0415

    found = np.ones((len(bots), len(bots)))
    for company, times in total.companies.items():
        found += times * (np.diag(chances[company]) - np.outer(chances[company], chances[company]))
    return found
