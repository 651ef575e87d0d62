"""How numbers become words: choices, events and score lines, each a message key with arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from fractions import Fraction
from functools import cached_property
from typing import Any

Say = Callable[[Any, int], Any]
Points = int | Fraction

_NUMBER = re.compile(r"\d+")
_HIDDEN = "-hidden"  # the end of the key where somebody is not told all


@dataclass(frozen=True)
class Choice:
    """One legal choice: its code, its notation, its message, and the thing on the board it belongs to."""

    code: int
    text: str
    key: str
    args: dict[str, Any]
    on: str = ""
    openly: tuple[str, dict[str, Any]] | None = None  # its message for those who know less than whoever chooses

    def __str__(self) -> str:
        return self.text

    @property
    def notation(self) -> str:
        """How people may write it; nothing where that takes a number which its words do not tell, such as a token's."""
        told = set(_NUMBER.findall(repr(self.args)))
        return self.text if told.issuperset(_NUMBER.findall(self.text)) else ""

    @property
    def overheard(self) -> Choice:
        """The choice as the others at the table may be told of it."""
        return replace(self, key=self.openly[0], args=self.openly[1], openly=None) if self.openly else self


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it; `move` counts the moves made before it."""

    move: int
    key: str
    args: dict[str, Any]


def alike(choices: Iterable[Choice]) -> dict[int, Choice]:
    """By the codes of choices, the first of those that are told in the same words: to whoever chooses they are one."""
    first: dict[tuple[str, str], Choice] = {}
    return {choice.code: first.setdefault((choice.key, repr(choice.args)), choice) for choice in choices}


def on_board(kind: str, names: Iterable[str]) -> list[str]:
    """The things of a kind as choices name them: what has no name goes by its kind."""
    return [f"{kind}:{name}" if name else kind for name in names]


def offered(s: Any, choice: Callable[[Any, int], Choice]) -> set[str]:
    """The things on which the legal choices of a state stand, told by what puts choices into words."""
    return {choice(s, code).on for code in s.legal[: s.legal_n]}


@dataclass(frozen=True)
class Reason:
    """Why something cannot be chosen now: a message `why-<code>` and the clause of the rules that says so."""

    code: str
    params: dict[str, Any]
    clause: str = ""


@dataclass(frozen=True)
class Part:
    """One line of a score."""

    key: str
    args: dict[str, Any]
    points: Points


def word(member: IntEnum) -> str:
    """A member of an enumeration as the word people write."""
    return member.name.lower().replace("_", "-")


def words(enumeration: type[IntEnum]) -> tuple[str, ...]:
    """All of them, by number."""
    return tuple(map(word, enumeration))


def one_of(names: Sequence[str]) -> Say:
    """A number that stands for one of some words."""
    return lambda s, number: names[number]


@dataclass(frozen=True)
class TieBreak:
    """What decides between equal scores: a message `key`, and what is counted of a seat, the less of it the better."""

    key: str
    count: Callable[[Any, int], int]  # (state, seat)
    told: bool = True  # whether the number says something to people


def as_number(state: Any, number: int) -> int:
    """A number that is just a number."""
    return number


@dataclass(frozen=True)
class Told:
    """One number of an event: its name, how to say it, and the field that names the only seat to be told (or ''). Where
    several words come from one number, the others tell which field it is the number `of`."""

    name: str
    say: Say = as_number
    only: str = ""
    of: str = ""


@dataclass(frozen=True)
class Shape:
    """What the numbers of one kind of event mean, and who may be told them."""

    key: str
    fields: tuple[Told, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """Its message, and that for those who are told less."""
        return (self.key, self.key + _HIDDEN) if any(field.only for field in self.fields) else (self.key,)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """What each number is called."""
        return tuple(field.name for field in self.fields if not field.of)

    @cached_property
    def _namers(self) -> tuple[int, ...]:
        """The places of the numbers that name seats which are told more than the others."""
        return tuple(sorted({self._names.index(field.only) for field in self.fields if field.only}))

    def confidants(self, numbers: Sequence[int]) -> list[int]:
        """The seats that are told more than the others."""
        return [numbers[place] for place in self._namers]

    def tell(self, state: Any, numbers: tuple[int, ...], seat: int | None, move: int, *, all_knowing: bool) -> Event:
        """The event in words, for a seat, a spectator (None) or somebody all-knowing."""
        known = dict(zip(self._names, numbers, strict=False))
        key = self.key
        args: dict[str, Any] = {}
        for field in self.fields:
            if all_knowing or not field.only or known[field.only] == seat:
                args[field.name] = field.say(state, known[field.of or field.name])
            else:
                key = self.key + _HIDDEN
        return Event(move, key, args)


def shape(key: str, *fields: Told) -> Shape:
    """The shape of one kind of event."""
    return Shape(key, fields)
