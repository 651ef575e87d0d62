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

from saloon.lab.shares import PRIOR_DEALS, Estimate
from saloon.lab.simulate import NORMAL_95

ELO = 400 / math.log(10)
_MOST_STEPS = 200
_LONGEST_STEP = 1.0
_CLOSE = 1e-10

Matrix = list[list[float]]


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
    for i, strength in enumerate(strengths):
        margin = NORMAL_95 * math.sqrt(spread[i][i])
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


def _fit(bots: Sequence[str], total: Played) -> list[float]:
    """The most likely strengths, as logarithms, their mean 0. The likelihood has one top; long steps are cut short."""
    strengths = [0.0] * len(bots)
    for _ in range(_MOST_STEPS):
        step = _times(_inverse(_information(bots, total, strengths)), _gradient(bots, total, strengths))
        longest = max(map(abs, step), default=0.0)
        cut = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + cut * change for strength, change in zip(strengths, step, strict=True)]
        if longest < _CLOSE:
            break
    return strengths


def _spread(bots: Sequence[str], deals: Sequence[Played], total: Played, strengths: Sequence[float]) -> Matrix:
    """The covariance of the strengths: between two slices of the inverse information, how much deals differ."""
    information = _information(bots, total, strengths)
    count = len(deals)
    between = [[PRIOR_DEALS * cell / count for cell in row] for row in information]
    for deal in deals:
        pull = _gradient(bots, deal, strengths)
        for row, own in zip(between, pull, strict=True):
            row[:] = [cell + own * other for cell, other in zip(row, pull, strict=True)]
    scale = count / (count - 1 + PRIOR_DEALS)
    bread = [[cell - 1 / len(bots) ** 2 for cell in row] for row in _inverse(information)]  # without what held the mean
    slices = [_times(bread, row) for row in between]  # both are symmetric: rows are columns
    return [[scale * cell for cell in _times(bread, column)] for column in zip(*slices, strict=True)]


def _chances(bots: Sequence[str], company: tuple[str, ...], strengths: Sequence[float]) -> list[float]:
    """With what chance each bot wins in a company, all its seats together."""
    weights = [company.count(bot) * math.exp(own) for bot, own in zip(bots, strengths, strict=True)]
    return [weight / sum(weights) for weight in weights]


def _gradient(bots: Sequence[str], played: Played, strengths: Sequence[float]) -> list[float]:
    """How many more games each bot won than its strength lets expect."""
    surplus = [played.wins.get(bot, 0.0) for bot in bots]
    for company, times in played.companies.items():
        chances = _chances(bots, company, strengths)
        surplus = [own - times * chance for own, chance in zip(surplus, chances, strict=True)]
    return surplus


def _information(bots: Sequence[str], total: Played, strengths: Sequence[float]) -> Matrix:
    """How much the games say of the strengths. Nothing says where their mean lies: it is held at 0 by adding 1."""
    found = [[1.0] * len(bots) for _ in bots]
    for company, times in total.companies.items():
        chances = _chances(bots, company, strengths)
        for i, one in enumerate(chances):
            for j, other in enumerate(chances):
                found[i][j] += times * ((one if i == j else 0.0) - one * other)
    return found


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's way. The matrix is positive definite, so no row has to change places."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(size):
            if i != j:
                factor = rows[j][i]
                rows[j] = [cell - factor * pivot for cell, pivot in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
