"""Sums that many workers can take turns at: of each figure how often it was seen, its sum and the sum of its squares.

They are kept by names and added up in the order of the pieces they come from, so that they are the same to the last
digit whoever counted what; and they are plain lists, which travel and lie on file as they are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from saloon.lab.shares import Estimate
from saloon.lab.simulate import NORMAL_95

Sums = dict[str, list[float]]


def add(sums: Sums, name: str, value: float) -> None:
    """Count a figure."""
    into = sums.setdefault(name, [0.0, 0.0, 0.0])
    into[0] += 1.0
    into[1] += value
    into[2] += value * value


def merge(into: Sums, other: Mapping[str, list[float]]) -> None:
    """Add the sums of a piece."""
    for name, numbers in other.items():
        kept = into.setdefault(name, [0.0] * len(numbers))
        for place, number in enumerate(numbers):
            kept[place] += number


def seen(sums: Sums, name: str) -> int:
    """How often a figure was seen."""
    return round(sums.get(name, [0.0])[0])


def mean(sums: Sums, name: str) -> Estimate:
    """The mean of a figure, with its 95% interval."""
    value, error = _moments(sums, name)
    return Estimate(value, value - NORMAL_95 * error, value + NORMAL_95 * error)


def error(sums: Sums, name: str) -> float:
    """The standard error of the mean of a figure."""
    return _moments(sums, name)[1]


def _moments(sums: Sums, name: str) -> tuple[float, float]:
    count, total, squares = sums.get(name, [0.0, 0.0, 0.0])
    if not count:
        return 0.0, 0.0
    value = total / count
    if count < 2:
        return value, 0.0
    return value, math.sqrt(max(0.0, squares / count - value * value) / (count - 1))
