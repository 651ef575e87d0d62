"""Charts for web pages: where numbers lie, in percentages, so that a chart fits a phone and a desk alike without any
script. `templates/charts.html.j2` draws them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from saloon.lab.shares import Estimate

_MOST_TICKS = 6


@dataclass(frozen=True)
class Axis:
    """From where to where numbers go, and those that are written on it, with their words."""

    low: float
    high: float
    ticks: Sequence[tuple[float, str]]

    def place(self, value: float) -> str:
        """Where a number lies, as a percentage of the width; what is off the axis lies at its end."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return f"{100 * share:.2f}%"


@dataclass(frozen=True)
class Line:
    """A row of a chart: whose it is, a number with its interval in words, and what it is compared with, if anything."""

    label: str
    found: Estimate
    words: str
    interval: str
    beside: float | None = None

    @property
    def standing(self) -> str:
        """On which side of what it is compared with the whole interval lies."""
        if self.beside is None:
            return "above"
        if self.found.low > self.beside:
            return "above"
        return "below" if self.found.high < self.beside else "open"


@dataclass(frozen=True)
class Way:
    """A number on its way: whose it is, over how many games, between which ends, and the points of its drawing."""

    name: str
    games: int
    low: str
    high: str
    band: str
    middle: str
    level: str  # of what it is compared with


def way(name: str, points: Sequence[tuple[int, Estimate]], beside: float, axis: Axis) -> Way:
    """How a number changed with the games, its interval around it, and what it is compared with."""
    last = points[-1][0]

    def height(value: float) -> str:
        return f"{100 - float(axis.place(value)[:-1]):.2f}"

    def at(games: int, value: float) -> str:
        return f"{100 * games / last:.2f},{height(value)}"

    upper = [at(games, found.high) for games, found in points]
    lower = [at(games, found.low) for games, found in reversed(points)]
    middle = " ".join(at(games, found.value) for games, found in points)
    (_, low), (_, high) = axis.ticks
    return Way(name, last, low, high, " ".join([*upper, *lower]), middle, height(beside))


def round_axis(low: float, high: float) -> list[float]:
    """Round numbers, not too many, that enclose two given ones."""
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / _MOST_TICKS))
    step = next(size * factor for factor in (1, 2, 5, 10, 20) if span / (size * factor) <= _MOST_TICKS - 1)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]
