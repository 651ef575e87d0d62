"""Reading positions: what a person wrote, taken or refused with an error that names the field.

Every game reads its own fields with these. `field` is where a value stands, as in `lands.forest.riches`.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from saloon.engine.chance import WORD, reseed
from saloon.engine.game import PositionError

DEFAULT_SEED = 0


def read_fields(field: str, value: Any, allowed: Sequence[str]) -> dict[str, Any]:
    """A mapping whose keys are all known; what is written as null is left out."""
    given = read_mapping(field, value)
    for name in given:
        read_word(field, name, allowed)
    return {name: inner for name, inner in given.items() if inner is not None}


def read_mapping(field: str, value: Any) -> dict[Any, Any]:
    """A mapping of anything."""
    if not isinstance(value, dict):
        raise PositionError("position-mapping", field=field, value=shown(value))
    return value


def read_list(field: str, value: Any) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise PositionError("position-list", field=field, value=shown(value))
    return value


def read_word(field: str, value: Any, allowed: Sequence[Any]) -> int:
    """Where a word, or a number that stands for one, is among those allowed."""
    for index, known in enumerate(allowed):
        if type(value) is type(known) and value == known:
            return index
    raise PositionError("position-word", field=field, value=shown(value), allowed=", ".join(map(str, allowed)))


def read_words(field: str, value: Any, allowed: Sequence[Any]) -> list[int]:
    """A list of words, each by where it stands among those allowed."""
    return [read_word(field, word, allowed) for word in read_list(field, value)]


def read_bag(field: str, value: Any, allowed: Sequence[str]) -> list[int]:
    """A list of words as a bag: how often each of those allowed is in it."""
    found = read_words(field, value, allowed)
    return [found.count(kind) for kind in range(len(allowed))]


def read_number(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError("position-number", field=field, value=shown(value), low=low, high=high)
    return value


def read_flag(field: str, value: Any) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        raise PositionError("position-flag", field=field, value=shown(value))
    return value


def read_generator(s: Any, given: Mapping[str, Any]) -> None:
    """Set the generator if the position does; one that nobody has started yet would stand still, so start it."""
    if "generator" in given:
        words = read_list("generator", given["generator"])
        if len(words) != len(s.rng) or not any(words):
            raise PositionError("position-generator", field="generator", value=shown(words), count=len(s.rng))
        s.rng = [read_number("generator", word, 0, WORD) for word in words]
    elif not any(s.rng):
        reseed(s, DEFAULT_SEED)


def shown(value: Any) -> str:
    """What a position holds, cut short if need be; quotation marks tell words from numbers."""
    return reprlib.repr(value)
