"""Charts as pieces of a web page: text in HTML, lines and marks in inline SVG that stretches with the window.

Positions along an axis are percentages, so that a chart fits a phone and a desk alike without any script, and text
keeps its size. Colours come from the page, by class.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from saloon.lab.shares import Estimate

_HEIGHT = 30  # of a row, in pixels
_MOST_TICKS = 6
_MARKS = {
    "above": '<circle r="6"/>',
    "below": '<path d="M0-8 8 0 0 8-8 0z"/>',
    "open": '<circle r="5.5"/>',
}


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


def intervals(lines: Sequence[Line], axis: Axis) -> str:
    """A row for every line: label, mark with whiskers, number."""
    rows = "".join(_row(line, axis) for line in lines)
    ticks = "".join(_tick(number, axis, text, len(axis.ticks)) for number, (_, text) in enumerate(axis.ticks))
    feet = f'<div class="row feet" aria-hidden="true"><svg class="track" height="18">{ticks}</svg></div>'
    return f'<div class="intervals">{rows}{feet}</div>'


def mark(standing: str) -> str:
    """A mark alone, for a key."""
    box = 'width="18" height="18" viewBox="-9 -9 18 18"'
    return f'<svg class="key {standing}" {box} aria-hidden="true">{_MARKS[standing]}</svg>'


def progress(points: Sequence[tuple[int, Estimate]], beside: float, axis: Axis) -> str:
    """A number on its way: how it changed with the games, its interval around it, and what it is compared with."""
    last = points[-1][0]

    def at(games: int, value: float) -> str:
        return f"{100 * games / last:.2f},{100 - float(axis.place(value)[:-1]):.2f}"

    upper = [at(games, found.high) for games, found in points]
    lower = [at(games, found.low) for games, found in reversed(points)]
    middle = " ".join(at(games, found.value) for games, found in points)
    level = 100 - float(axis.place(beside)[:-1])
    return (
        '<svg class="progress" viewBox="0 0 100 100" preserveAspectRatio="none" height="120" aria-hidden="true">'
        f'<polygon class="band" points="{" ".join([*upper, *lower])}"/>'
        f'<line class="beside" x1="0" x2="100" y1="{level:.2f}" y2="{level:.2f}"/>'
        f'<polyline class="way" points="{middle}"/></svg>'
    )


def round_axis(low: float, high: float) -> list[float]:
    """Round numbers, not too many, that enclose two given ones."""
    span = max(high - low, 1e-9)
    size = 10.0 ** math.floor(math.log10(span / _MOST_TICKS))
    step = next(size * factor for factor in (1, 2, 5, 10, 20) if span / (size * factor) <= _MOST_TICKS - 1)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _row(line: Line, axis: Axis) -> str:
    middle = _HEIGHT // 2
    grid = "".join(
        f'<line class="grid" x1="{axis.place(tick)}" x2="{axis.place(tick)}" y1="0" y2="{_HEIGHT}"/>'
        for tick, _ in axis.ticks
    )
    beside = ""
    if line.beside is not None:
        place = axis.place(line.beside)
        beside = f'<line class="beside" x1="{place}" x2="{place}" y1="0" y2="{_HEIGHT}"/>'
    low, value, high = (axis.place(number) for number in (line.found.low, line.found.value, line.found.high))
    ends = "".join(
        f'<line class="whisker" x1="{end}" x2="{end}" y1="{middle - 4}" y2="{middle + 4}"/>' for end in (low, high)
    )
    return (
        f'<div class="row"><span class="label">{escape(line.label)}</span>'
        f'<svg class="track" height="{_HEIGHT}" aria-hidden="true">{grid}{beside}'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{ends}'
        f'<svg class="mark {line.standing}" x="{value}" y="{middle}">{_MARKS[line.standing]}</svg>'
        f'</svg><span class="figure"><b>{escape(line.words)}</b> <span>{escape(line.interval)}</span></span></div>'
    )


def _tick(number: int, axis: Axis, text: str, count: int) -> str:
    anchor = "start" if number == 0 else "end" if number == count - 1 else "middle"
    return f'<text x="{axis.place(axis.ticks[number][0])}" y="14" text-anchor="{anchor}">{escape(text)}</text>'
