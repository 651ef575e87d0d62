"""Positions gone wrong: sound ones with a few things in them changed, exchanged, added or taken away.

Nothing here knows a game. What is put in is mostly what stands in other sound positions under the same name, so that
what comes out is nearly right: nonsense alone would be refused at the first field.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

Path = tuple[str | int, ...]
Holder = Any  # a mapping or a list, the value meant being one of its own

_MOST_CHANGES = 4
_STEPS = (-1, 1, -1, 1, -2, 2, 3, 10, -100)
_EXTREMES = (0, 1, -1, 7, 127, 128, 255, 32_767, 32_768, 2**31, 2**32 - 1, 2**63, -(2**63), 10**30)
_ANYTHING: tuple[Any, ...] = (None, True, False, 0, -1, 1.5, "", "none", [], {}, [0], [[]], {"": 0})


class Positions:
    """Sound positions of a game, and all that is found in them by the name it goes by."""

    def __init__(self, sound: Iterable[dict[str, Any]]) -> None:
        self._texts = [json.dumps(position) for position in sound]
        self._paths = [list(_paths(json.loads(text))) for text in self._texts]
        self._values: dict[str, list[Any]] = defaultdict(list)
        self._names: dict[str, list[str]] = defaultdict(list)
        for text in self._texts:
            self._learn("", json.loads(text))
        self._values = {name: _unlike(values) for name, values in self._values.items()}
        self._names = {name: sorted(set(names)) for name, names in self._names.items()}
        words = {word for values in self._values.values() for value in values for word in _words_of(value)}
        self._words = sorted(words)

    def mutated(self, draw: Random) -> Any:
        """One of the positions, with one to four things in it other than they were."""
        number = draw.randrange(len(self._texts))
        position = json.loads(self._texts[number])
        for _ in range(draw.randint(1, draw.randint(1, _MOST_CHANGES))):
            found = _find(position, draw.choice(self._paths[number]))
            if found:
                self._change(draw, position, *found)
        return position

    def _learn(self, name: str, value: Any) -> None:
        """Take in a value, and all that is in it, under its name; what is in a list goes by the name of the list."""
        self._values[name].append(value)
        if isinstance(value, dict):
            self._names[name] += value
            for inner_name, inner in value.items():
                self._learn(inner_name, inner)
        elif isinstance(value, list):
            for inner in value:
                self._learn(name, inner)

    def _change(self, draw: Random, position: Any, holder: Holder, key: str | int, name: str) -> None:
        chance = draw.random()
        if chance < 0.2:
            holder[key] = self._another(draw, name)
        elif chance < 0.35:
            _swap(draw, position, holder, key)
        elif chance < 0.43:
            del holder[key]
        elif chance < 0.47:
            holder[key] = _copy(draw.choice(_ANYTHING))
        elif chance < 0.52 and isinstance(holder, dict):
            holder[draw.choice([*self._names.get(name, ()), *self._names.get("", ())])] = holder.pop(key)
        else:
            holder[key] = self._altered(draw, holder[key], name)

    def _another(self, draw: Random, name: str) -> Any:
        """A copy of something that goes by this name somewhere."""
        return _copy(draw.choice(self._values.get(name) or _ANYTHING))

    def _altered(self, draw: Random, value: Any, name: str) -> Any:
        """The value, otherwise."""
        if isinstance(value, bool) or value is None:
            return not value
        if isinstance(value, int):
            return value + draw.choice(_STEPS) if draw.random() < 0.8 else draw.choice(_EXTREMES)
        if isinstance(value, str):
            return self._reworded(draw, value)
        if isinstance(value, list):
            return self._relisted(draw, value, name)
        return self._remapped(draw, value, name) if isinstance(value, dict) else _copy(draw.choice(_ANYTHING))

    def _reworded(self, draw: Random, text: str) -> str:
        """A text of some words with one of them changed, added or gone."""
        words = text.split()
        at = draw.randint(0, len(words))
        words[at : at + draw.randint(0, 1)] = [draw.choice(self._words)] if draw.random() < 0.8 else []
        return " ".join(words)

    def _relisted(self, draw: Random, value: list[Any], name: str) -> list[Any]:
        """A list shuffled, cut short, or with something in it twice, or more."""
        items = list(value)
        chance = draw.random()
        if chance < 0.2:
            draw.shuffle(items)
        elif chance < 0.4:
            items = items[: draw.randint(0, len(items))]
        elif chance < 0.6 and items:
            items.insert(draw.randint(0, len(items)), _copy(draw.choice(items)))
        else:
            items.insert(draw.randint(0, len(items)), self._another(draw, name))
        return items

    def _remapped(self, draw: Random, value: dict[str, Any], name: str) -> dict[str, Any]:
        """A mapping with something more under a name that is found in its like, or with two values exchanged."""
        names = self._names.get(name) or list(self._names)
        if value and draw.random() < 0.5:
            one, other = draw.choice(list(value)), draw.choice(list(value))
            return {**value, one: value[other], other: value[one]}
        added = draw.choice(names)
        return {**value, added: self._another(draw, added)}


def _swap(draw: Random, position: Any, holder: Holder, key: str | int) -> None:
    """Exchange a value with another of its kind, or move something from the one list to the other."""
    value = holder[key]
    alike = [way for way in _paths(position) if type(_at(position, way)) is type(value)]
    found = _find(position, draw.choice(alike))
    if found is None or _holds(value, found[0]) or _holds(found[0][found[1]], holder):
        return
    other_holder, other_key, _ = found
    other = other_holder[other_key]
    if isinstance(value, list) and value and draw.random() < 0.7:
        other.insert(draw.randint(0, len(other)), value.pop(draw.randrange(len(value))))
    else:
        holder[key], other_holder[other_key] = other, value


def _holds(value: Any, inner: Any) -> bool:
    """Whether something is the value itself or lies in it."""
    if value is inner:
        return True
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(_holds(part, inner) for part in parts)


def shrunk(position: Any, still: Callable[[Any], bool], tries: int) -> Any:
    """A position with as much left out as can be while it is `still` what it was."""
    smaller = True
    while smaller:
        smaller = False
        for way in sorted(_paths(position), key=len):
            less = _copy(position)
            found = _find(less, way)
            if found is None or tries == 0:
                continue
            tries -= 1
            del found[0][found[1]]
            if still(less):
                position, smaller = less, True
                break
    return position


def _paths(value: Any, way: Path = ()) -> Iterator[Path]:
    """Where everything in a value lies."""
    keys: Iterable[str | int] = ()
    if isinstance(value, dict):
        keys = value
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        yield (*way, key)
        yield from _paths(value[key], (*way, key))


def _at(value: Any, way: Path) -> Any:
    for key in way:
        value = value[key]
    return value


def _find(position: Any, way: Path) -> tuple[Holder, Any, str] | None:
    """What holds the value at a path, the key it has there and the name it goes by; None if it is there no more."""
    holder, name = position, ""
    *outer, last = way
    for key in outer:
        if not _has(holder, key):
            return None
        holder = holder[key]
        name = key if isinstance(key, str) else name
    return (holder, last, last if isinstance(last, str) else name) if _has(holder, last) else None


def _has(holder: Any, key: str | int) -> bool:
    if isinstance(holder, dict):
        return key in holder
    return isinstance(holder, list) and isinstance(key, int) and key < len(holder)


def _unlike(values: list[Any]) -> list[Any]:
    """Each of some values once."""
    return list({json.dumps(value): value for value in values}.values())


def _words_of(value: Any) -> list[str]:
    return value.split() if isinstance(value, str) else []


def _copy(value: Any) -> Any:
    return json.loads(json.dumps(value)) if isinstance(value, dict | list) else value
