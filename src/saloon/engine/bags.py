"""Bags: piles whose order nobody can know, kept as how many there are of each kind, so that no order exists to leak."""

from __future__ import annotations

from typing import Any

from saloon.engine.chance import roll
from saloon.engine.rules import rule
from saloon.engine.state import impossible


def _total_by_hand(bag: list[int]) -> int:
    total = 0
    for count in bag:
        total += count
    return total


@rule(compiled=_total_by_hand)
def size(bag: list[int]) -> int:
    """How many things are in the bag."""
    return sum(bag)


@rule
def draw(s: Any, bag: list[int], total: int) -> int:
    """Take one thing at random out of a bag that holds `total` of them, and say its kind. This is `find`, written out:
    no rule is called more often."""
    left = roll(s, total)
    for kind in range(len(bag)):
        held = bag[kind]
        if left < held:
            bag[kind] = held - 1
            return kind
        left -= held
    return impossible()


@rule
def find(bag: list[int], first: int, number: int) -> int:
    """The kind of one thing in a bag, counted from 0 through all of the kinds from `first` on."""
    left = number
    for kind in range(first, len(bag)):
        if left < bag[kind]:
            return kind
        left -= bag[kind]
    return impossible()


@rule
def take_first(bag: list[int]) -> int:
    """Take the first thing out of a bag and say its kind. Dealt like this, things tell only how many they are."""
    kind = find(bag, 0, 0)
    bag[kind] -= 1
    return kind


@rule
def pour(source: list[int], target: list[int]) -> None:
    """Empty one bag into another of the same kinds."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
