"""What a learning program is shown of a game, and what it may do: small whole numbers and a compact space of actions.

A game declares both once, in its `observation.py`. Pieces have names and are rows of columns; the flat form is all of
them one after the other, behind the set-up (players and options), which the engine writes itself. Enumerations say
where everything stands, as rules read it: `At` the first place of each piece, one for each piece the first place of
each column in a row, and `Action` the first index of each sort of action; the last member, SIZE, is how much there is.
What the numbers mean is told beside, for every member.

Three rules go with it, which run interpreted and compiled: `observe` writes what one seat knows into places that are
all 0, seats counted from that seat on; `index_of` and `code_of` go between choices and actions. `out`, as every rule
calls what it writes to, is no part of the state: compiled, the optimiser is told so. A game may add a fourth,
`foresee`: what `observe` has written, thought on. It takes its time, so it is asked for nets, and for programs that
want it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from hashlib import sha256
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from saloon.engine.rules import rule

if TYPE_CHECKING:
    import numpy as np

    from saloon.engine.options import Option

MOST = 127  # the greatest number of a column: all are kept in a byte
ROW_BITS = 127
_HUNDRED = 100
SETUP = "setup"  # the piece that is the same in every game


@rule
def capped(number: int) -> int:
    """A number as a column can hold it."""
    return min(number, MOST)


@rule
def places_on(seat: int, viewer: int, players: int) -> int:
    """How many places after the viewer a seat is: 0 for himself."""
    away = seat - viewer
    return away if away >= 0 else away + players


@rule
def row_at(first: int, row: int, size: int) -> int:
    """Where a row begins, after so many others of a size. Rows are counted by seven bits at most: so the compiler sees
    that no place in one lies below zero, and spares itself to look, at every number written, whether it is counted
    from the end."""
    return first + (row & ROW_BITS) * size


@rule
def turned(found: int, viewer: int, count: int) -> int:
    """A set of bits, one for each of `count` in a ring, counted from the viewer on."""
    within = found & (1 << count) - 1
    return (within | within << count) >> viewer & (1 << count) - 1


@dataclass(frozen=True)
class Alike:
    """Where things that differ by nothing but their names stand among others: from each of `starts` on all of them,
    one after the other, every one `wide` places wide."""

    count: int
    starts: tuple[int, ...] = (0,)
    wide: int = 1

    def moved(self, place: int, order: Sequence[int]) -> int:
        """Where a place goes if every thing takes the name of another; what stands elsewhere stays."""
        for start in self.starts:
            thing, rest = divmod(place - start, self.wide)
            if 0 <= thing < self.count:
                return start + order[thing] * self.wide + rest
        return place


@dataclass(frozen=True)
class Column:
    """What the numbers of a column mean: an amount up to `most`; one of some kinds, counted from 1, 0 being none; or a
    set, whose bits from the lowest on stand for so many things. What is `alike` stands among its kinds or bits or, of
    amounts, among its places."""

    about: str
    most: int = 1
    kinds: tuple[str, ...] = ()
    bits: int = 0
    alike: Alike | None = None

    @property
    def high(self) -> int:
        """The greatest number in it."""
        return len(self.kinds) or (1 << self.bits) - 1 or self.most

    @property
    def places(self) -> int:
        """How many it takes in the wide form."""
        return len(self.kinds) or self.bits or 1


def amount(about: str, most: int, alike: Alike | None = None) -> Column:
    """A column that counts something, as far as `most`."""
    return Column(about, min(most, MOST), alike=alike)


def mark(about: str) -> Column:
    """A column that is 1 where something is so."""
    return Column(about)


def kind(about: str, kinds: Sequence[str], alike: Alike | None = None) -> Column:
    """A column that tells which of some kinds, counted from 1; 0 is none of them."""
    return Column(about, kinds=tuple(kinds), alike=alike)


def bits(about: str, count: int, alike: Alike | None = None) -> Column:
    """A column that is a set of at most seven things, a bit for each."""
    return Column(about, bits=count, alike=alike)


def offset(about: str, players: int) -> Column:
    """A column that names a seat: 1 is the viewer, 2 the seat after him, and so on."""
    return kind(about, ["the viewer", *(f"{places} after him" for places in range(1, players))])


@dataclass(frozen=True)
class Piece:
    """A named part of an observation: rows of the same columns, or a single one if `rows` is 0."""

    name: str
    about: str  # what it shows, or what a row of it is
    columns: Mapping[int, Column]  # by their first place in a row; each is as wide as it is to the next
    width: int  # places of a row
    rows: int = 0
    alike: Alike | None = None  # among its rows

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape it has of its own."""
        return (self.rows, self.width) if self.rows else (self.width,)

    @property
    def size(self) -> int:
        """How many places it takes."""
        return max(self.rows, 1) * self.width

    def spans(self) -> Iterator[tuple[int, int, Column]]:
        """Every column with its first place and its width."""
        ends = [*list(self.columns)[1:], self.width]
        for (first, column), end in zip(self.columns.items(), ends, strict=True):
            yield int(first), int(end) - int(first), column

    def each(self) -> list[Column]:
        """The column of every place, row after row."""
        row = [column for _, width, column in self.spans() for _ in range(width)]
        return row * max(self.rows, 1)

    def moved(self, order: Sequence[int]) -> Iterator[int]:
        """Where every place goes if things that are alike change their names."""
        for row in range(max(self.rows, 1)):
            first_in_row = (self.alike.moved(row, order) if self.alike else row) * self.width
            for first, width, column in self.spans():
                moves = column.alike if not column.kinds and not column.bits else None
                for place in range(width):
                    yield first_in_row + first + (moves.moved(place, order) if moves else place)


def piece(name: str, about: str, columns: Mapping[Any, Column], rows: int = 0, alike: Alike | None = None) -> Piece:
    """A piece whose places are told by an enumeration, which ends with SIZE."""
    places = type(next(iter(columns)))
    return Piece(name, about, columns, int(places.SIZE), rows, alike)


@dataclass(frozen=True)
class Observation:
    """All that a game declares here."""

    pieces: Mapping[IntEnum, Piece]  # by their first places
    actions: Mapping[IntEnum, Sequence[str]]  # by their first index: each in words, as the seat to move would say it
    rules: Mapping[str, Any]  # observe, index_of, code_of; perhaps foresee
    alike: Mapping[IntEnum, Alike] = field(default_factory=dict)  # among the actions of a sort

    @property
    def size(self) -> int:
        """How many places a game's own pieces take."""
        return sum(found.size for found in self.pieces.values())

    @property
    def words(self) -> list[str]:
        """Every action in words, by its index."""
        return [word for words in self.actions.values() for word in words]


RULES = ("observe", "index_of", "code_of")
MORE = ("foresee",)  # that a game need not have


class Layout:
    """How the flat form of a game is made up: its set-up, then the game's own pieces."""

    def __init__(self, observation: Observation, options: type[Any], most_players: int) -> None:
        self.setup = setup_piece(options, most_players)
        self.pieces = (self.setup, *observation.pieces.values())
        self.columns = [column for found in self.pieces for column in found.each()]
        self.actions = observation.words
        self.sorts = [len(words) for words in observation.actions.values()]  # how many actions there are of each
        self._alike = [
            (int(first), len(words), observation.alike.get(first)) for first, words in observation.actions.items()
        ]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.columns)

    @cached_property
    def digest(self) -> str:
        """Sixteen digits that change with what an observation is made of or an action stands for: a net or a file of
        games made by others cannot be used."""
        pieces = [(found.name, found.shape) for found in self.pieces]
        columns = [(column.kinds, column.bits, column.high) for column in self.columns]
        return sha256(json.dumps([pieces, columns, self.actions]).encode()).hexdigest()[:16]

    def where(self, name: str) -> slice:
        """The places of a piece."""
        first = 0
        for found in self.pieces:
            if found.name == name:
                return slice(first, first + found.size)
            first += found.size
        raise KeyError(name)

    def split(self, flat: Any) -> dict[str, Any]:
        """The pieces of a flat observation, or of many: views with the shapes of their own."""
        shapes = {found.name: (*flat.shape[:-1], *found.shape) for found in self.pieces}
        return {name: flat[..., self.where(name)].reshape(shape) for name, shape in shapes.items()}

    @property
    def alike(self) -> int:
        """How many things of the game differ by nothing but their names."""
        return max((alike.count for _, _, alike in self._alike if alike), default=0)

    def renamed(self, order: Sequence[int]) -> tuple[list[int], list[int]]:
        """Where every place of the wide form goes, and every action, if each of these things takes the name of
        another."""
        firsts = [0, *accumulate(column.places for column in self.columns)]
        places: list[int] = []
        begins = 0
        for found in self.pieces:
            for column, to in zip(found.each(), found.moved(order), strict=True):
                inside = column.alike if column.kinds or column.bits else None
                for place in range(column.places):
                    places.append(firsts[begins + to] + (inside.moved(place, order) if inside else place))
            begins += found.size
        actions = [
            first + (alike.moved(number, order) if alike else number)
            for first, count, alike in self._alike
            for number in range(count)
        ]
        return places, actions

    def spread(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """How the wide form is made, in which kinds, and things in a set, have a place each: from which column every
        place comes; which kind it stands for, below 0 which bit, 0 where it is an amount; the greatest it can be."""
        import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

        found: list[tuple[int, int, int]] = []
        for number, column in enumerate(self.columns):
            if column.kinds:
                found += [(number, 1 + which, 1) for which in range(len(column.kinds))]
            elif column.bits:
                found += [(number, -(1 << which), 1) for which in range(column.bits)]
            else:
                found.append((number, 0, column.most))
        source, value, most = np.array(found, np.int64).T
        return source, value.astype(np.int8), most.astype(np.int8)

    def wide(self, flat: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Observations with a place of its own for every kind, as a plain net likes them."""
        import numpy as np  # noqa: PLC0415

        source, value, _ = self.spread()
        taken = flat[..., source]
        return np.where(value == 0, taken, np.where(value > 0, taken == value, taken & -value != 0))


def setup_piece(options: type[Any], most_players: int) -> Piece:
    """Players and options, whatever they are, as a piece: what makes one net fit for all tables of a game."""
    columns: dict[int, Column] = {0: amount("players", most_players)}
    for name, option in options.FIELDS.items():
        for _ in range(option.count or 1):
            for column in _option_columns(name, option):
                columns[len(columns)] = column
    return Piece(SETUP, "how many play, by which options", columns, len(columns))


def setup_numbers(state: Any) -> list[int]:
    """The set-up of a state, as its piece tells it."""
    found = [int(state.players)]
    for name, option in state.options.FIELDS.items():
        held = getattr(state.options, name)
        for number in [held] if option.count is None else held:
            found += [number + 1] if option.names else divmod(number, _HUNDRED) if _is_large(option) else [number]
    return found


def _option_columns(name: str, option: Option) -> list[Column]:
    if option.names:
        return [kind(f"option `{name}`", option.names)]
    if option.is_flag:
        return [mark(f"option `{name}`")]
    if _is_large(option):
        return [amount(f"option `{name}`, hundreds", option.high // _HUNDRED), amount("the rest of it", _HUNDRED - 1)]
    return [amount(f"option `{name}`", option.high)]


def _is_large(option: Option) -> bool:
    """Whether a byte is too small for it."""
    return not option.names and not option.is_flag and option.high > MOST
