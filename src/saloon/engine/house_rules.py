"""House rules: the numbers of a game, changed by people in a few lines of YAML and without code.

A game's `cards.py` declares where its numbers stand which of them may be changed, and how far:

    HOUSE = Tables()
    HAND = HOUSE.number("hand", 6, low=1, high=12)
    RANSOMS = HOUSE.row("ransoms", [700, 900, 500], words(Hostage), low=0, high=2000)

Each is what the rulebook prints or, in a copy of the game that is made for house rules (`made_for`), what these say,
and all that follows from it follows by itself. People write only what they change, in the words of the game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from saloon.engine.errors import SaloonError
from saloon.engine.rules import table

LONGEST_NAME = 60
_QUOTED = 40  # characters of what somebody wrote that an error repeats


class HouseRulesError(SaloonError):
    """House rules that cannot be read or played by."""


@dataclass(frozen=True, eq=False)
class HouseRules:
    """What a house plays otherwise than the rulebook: changed numbers under a name of its own, and the options that go
    with them, as people write both. `games.read_house_rules` makes them: then they are known to be sound."""

    game: str
    name: str
    tables: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def _written(self) -> str:
        return json.dumps([self.game, self.name, self.tables, self.options], sort_keys=True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HouseRules) and self._written == other._written

    def __hash__(self) -> int:
        return hash(self._written)

    @property
    def digest(self) -> str:
        """A few digits that tell these from all others, whatever they are called."""
        changes = json.dumps([self.game, self.tables], sort_keys=True).encode()
        return hashlib.blake2b(changes, digest_size=6).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        """As a file says it."""
        said = {"name": self.name, "game": self.game, "options": dict(self.options), "tables": dict(self.tables)}
        return {field: value for field, value in said.items() if value}

    def without_options(self) -> HouseRules:
        """What makes another game of it, apart from the options that a table is opened with."""
        return HouseRules(self.game, self.name, self.tables)


@dataclass(frozen=True)
class Difference:
    """One number, or one printed sequence, that house rules change: what is printed, and what holds instead."""

    table: str
    row: str  # the word of its row; nothing for a single number
    printed: Any
    holds: Any


@dataclass(frozen=True)
class Number:
    """A single number."""

    printed: int
    low: int
    high: int

    def read(self, name: str, given: Any) -> int:
        """A whole number within bounds."""
        if type(given) is not int or not self.low <= given <= self.high:
            raise HouseRulesError("house-number", field=name, value=quoted(given), low=self.low, high=self.high)
        return given

    def changes(self, read: int) -> dict[str, tuple[Any, Any]]:
        """The number itself, under no row."""
        return {"": (self.printed, read)} if read != self.printed else {}


@dataclass(frozen=True)
class Row:
    """A row of numbers, each under its word; all together they may have bounds as well."""

    printed: tuple[int, ...]
    words: tuple[str, ...]
    low: int
    high: int
    least: int | None = None
    most: int | None = None

    def read(self, name: str, given: Any) -> list[int]:
        """All numbers: those named as they were written, the others as they are printed."""
        one = Number(0, self.low, self.high)
        written = _by_row(name, given, self.words)
        numbers = [
            one.read(f"{name}.{word}", written[word]) if word in written else printed
            for word, printed in zip(self.words, self.printed, strict=True)
        ]
        least, most = self.together
        if not least <= sum(numbers) <= most:
            raise HouseRulesError("house-total", field=name, total=sum(numbers), low=least, high=most)
        return numbers

    @property
    def together(self) -> tuple[int, int]:
        """The bounds of all numbers together."""
        return self.least or 0, self.high * len(self.words) if self.most is None else self.most

    def changes(self, read: Sequence[int]) -> dict[str, tuple[Any, Any]]:
        """The numbers that differ."""
        rows = zip(self.words, self.printed, read, strict=True)
        return {word: (printed, holds) for word, printed, holds in rows if printed != holds}


@dataclass(frozen=True)
class Symbols:
    """Rows of symbols, each row under its word; rules read a symbol as its number."""

    printed: tuple[tuple[int, ...], ...]
    words: tuple[str, ...]
    symbols: tuple[str, ...]
    shortest: int
    longest: int

    def read(self, name: str, given: Any) -> list[list[int]]:
        """All rows: those named as they were written, the others as they are printed."""
        written = _by_row(name, given, self.words)
        rows = zip(self.words, self.printed, strict=True)
        return [self._row(f"{name}.{word}", written[word]) if word in written else [*old] for word, old in rows]

    def _row(self, name: str, given: Any) -> list[int]:
        if not isinstance(given, list) or not self.shortest <= len(given) <= self.longest:
            limits = {"low": self.shortest, "high": self.longest}
            raise HouseRulesError("house-symbols", field=name, value=quoted(given), **limits)
        for symbol in given:
            if symbol not in self.symbols:
                known = ", ".join(self.symbols)
                raise HouseRulesError("house-symbol", field=name, value=quoted(symbol), known=known)
        return [self.symbols.index(symbol) for symbol in given]

    def changes(self, read: Sequence[Sequence[int]]) -> dict[str, tuple[Any, Any]]:
        """The rows that differ, as words."""
        rows = zip(self.words, self.printed, read, strict=True)
        return {word: (self._said(old), self._said(new)) for word, old, new in rows if [*old] != [*new]}

    def _said(self, row: Iterable[int]) -> list[str]:
        return [self.symbols[symbol] for symbol in row]


Declared = Number | Row | Symbols  # something printed that house rules may change


@dataclass(frozen=True)
class Making:
    """A copy of a game that is being made: by which house rules, and what each changed number is."""

    house: HouseRules
    numbers: Mapping[str, Any]


_making: ContextVar[Making | None] = ContextVar("_making", default=None)


@contextmanager
def made_for(house: HouseRules, tables: Tables) -> Iterator[None]:
    """While this lasts, tables that are declared hold what house rules say. `tables` are the game's as printed."""
    token = _making.set(Making(house, tables.read(house.tables)))
    try:
        yield
    finally:
        _making.reset(token)


class Tables:
    """What house rules may change in a game, in the order in which its `cards.py` declares it."""

    def __init__(self) -> None:
        self._making = _making.get()
        self.declared: dict[str, Declared] = {}

    @property
    def house(self) -> HouseRules | None:
        """The house rules that hold; None where everything is as it is printed."""
        return self._making.house if self._making else None

    def number(self, name: str, printed: int, *, low: int, high: int) -> int:
        """Declare a number."""
        held: int = self._declare(name, Number(printed, low, high))
        return held

    def row(
        self,
        name: str,
        printed: Sequence[int],
        words: Iterable[Any],
        *,
        low: int,
        high: int,
        least: int | None = None,
        most: int | None = None,
    ) -> Any:
        """Declare a row of numbers, each with its word."""
        return table(self._declare(name, Row(tuple(printed), tuple(map(str, words)), low, high, least, most)))

    def symbols(
        self,
        name: str,
        printed: Sequence[Sequence[int]],
        words: Iterable[str],
        symbols: Iterable[str],
        *,
        shortest: int,
        longest: int,
    ) -> list[list[int]]:
        """Declare rows of symbols, each row with its word."""
        rows = tuple(tuple(map(int, row)) for row in printed)
        held: list[list[int]] = self._declare(name, Symbols(rows, tuple(words), tuple(symbols), shortest, longest))
        return held

    def read(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The changed tables as rules read them, from what people wrote. Raises HouseRulesError."""
        for name in given:
            if name not in self.declared:
                raise HouseRulesError("house-table", table=quoted(name), known=", ".join(self.declared))
        return {name: self.declared[name].read(name, written) for name, written in given.items()}

    def differences(self, given: Mapping[str, Any]) -> list[Difference]:
        """What differs from print, in the order of declaration."""
        read = self.read(given)
        return [
            Difference(name, row, printed, holds)
            for name, declared in self.declared.items()
            if name in read
            for row, (printed, holds) in declared.changes(read[name]).items()
        ]

    def normal(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The same changes as everybody would write them: nothing that is as printed anyway, rows by their words."""
        found: dict[str, Any] = {}
        for one in self.differences(given):
            if one.row:
                found.setdefault(one.table, {})[one.row] = one.holds
            else:
                found[one.table] = one.holds
        return found

    def _declare(self, name: str, declared: Declared) -> Any:
        if name in self.declared:
            raise ValueError(f"{name} is declared twice")
        self.declared[name] = declared
        return self._making.numbers.get(name, declared.printed) if self._making else declared.printed


def quoted(value: Any) -> str:
    """What somebody wrote, short enough for an error."""
    said = str(value)
    return said if len(said) <= _QUOTED else said[: _QUOTED - 1] + "…"


def _by_row(name: str, given: Any, words: Sequence[str]) -> dict[str, Any]:
    """What was written, by the words of the rows: a mapping names some of them, a list says all."""
    if isinstance(given, list):
        if len(given) != len(words):
            raise HouseRulesError("house-list", field=name, value=len(given), count=len(words))
        return dict(zip(words, given, strict=True))
    if not isinstance(given, Mapping):
        raise HouseRulesError("house-rows", field=name, value=quoted(given), known=", ".join(words))
    for word in given:
        if str(word) not in words:
            raise HouseRulesError("house-row", field=name, value=quoted(word), known=", ".join(words))
    return {str(word): value for word, value in given.items()}
