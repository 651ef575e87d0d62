"""A net made ready for the loops: its weights as rows, and a pad for each table, laid out as `engine.nets` reads them.

Nothing here runs while a bot thinks; it needs NumPy, and whoever plays without has no minds.
"""

from __future__ import annotations

from math import factorial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from saloon.engine.netfile import EPSILON, Net, NetError
from saloon.engine.nets import AMOUNT, ANGLES, BITS, KIND, LANES, add_rows, places_seen
from saloon.engine.observations import setup_numbers
from saloon.engine.search import MOST_CHOICES
from saloon.engine.state import MAX_SEATS

if TYPE_CHECKING:
    from saloon.engine.game import Game
    from saloon.engine.observations import Column, Layout

Array = np.ndarray[Any, Any]
BROADEST = 512  # hidden numbers of a net
CACHE_LINE = 64  # bytes, and games side by side: the smallest number in an array is a byte
MILLION = 1e6
GOLDEN = 618, 1_000  # the part of all orders of things that is passed over from one that a net is shown to the next
_SORTS = {True: KIND, False: AMOUNT}


def pad_form(layout: Layout | None) -> np.dtype[Any]:
    """What a pad holds. Whatever is summed up begins on a cache line, if the pad does."""
    columns, places = (layout.size - layout.setup.size, len(layout.spread()[0])) if layout else (1, 1)
    angles, actions = (len(orders(layout.alike)), len(layout.actions)) if layout else (1, 1)
    most_rows = -(-max(places, BROADEST) // LANES) * LANES
    numbers = [(name, np.float32, (BROADEST,)) for name in ("base", "hidden", "inner", "thought", "ones")]
    return np.dtype(
        [
            *numbers,
            ("lanes", np.float32, (LANES,)),
            ("amounts", np.float32, (most_rows,)),
            ("rows", np.int32, (most_rows,)),
            ("order", np.int32, (BROADEST,)),  # 0, 1, 2 …: the rows of a whole table
            ("wishes", np.int64, (MOST_CHOICES,)),
            ("hopes", np.int64, (MAX_SEATS + 1,)),
            ("places", np.int32, (columns,)),  # of every column, the first in the wide form
            ("sorts", np.int8, (columns,)),
            ("mosts", np.int8, (columns,)),
            ("numbers", np.int8, (columns,)),
            ("renamed", np.int16, (angles * places,)),  # where every place goes, from every angle
            ("deeds", np.int16, (angles * actions,)),  # and every action
            ("sums", np.int64, (MOST_CHOICES,)),
            *((name, np.int64) for name in ("angle", "angles")),
            *((name, np.int64) for name in ("across", "inside", "blocks", "inputs", "actions", "values", "seats")),
            ("asked", np.int64),  # how often the net was passed through
            ("breadth", np.float32),
            ("least", np.float32),
        ]
    )


def orders(alike: int) -> list[tuple[int, ...]]:
    """The orders in which a net is shown things that are alike: as they are, and others far from that and each
    other."""
    every = factorial(alike)
    part, whole = GOLDEN
    return [order_at(number * (every * part // whole) % every, alike) for number in range(min(every, ANGLES))]


def order_at(rank: int, count: int) -> tuple[int, ...]:
    """One of all the orders of so many things, in their own order."""
    left, found = list(range(count)), []
    for size in range(count, 0, -1):
        which, rank = divmod(rank, factorial(size - 1))
        found.append(left.pop(which))
    return tuple(found)


class Mind:
    """The net of a game, as its loops read it."""

    def __init__(self, game: Game, net: Net) -> None:
        net.check(game)
        self.game = game
        self.head = net.head
        self.arrays = net.arrays
        self._alike = net.alike
        self._sizes = net.sizes
        for name in ("hidden", "inner"):
            if self._sizes[name] % LANES or self._sizes[name] > BROADEST:
                expected = f"{LANES}, {2 * LANES} … {BROADEST}"
                raise NetError("net-unfit", field=name, found=str(self._sizes[name]), expected=expected)
        self.weights = _rows(net)
        self._columns = list(_columns(game.layout.columns))
        self._blank = self._blank_pad()
        self._pads: dict[bytes, Array] = {}

    def pads(self, state: Any) -> Array:
        """A pad for compiled rules, for a table with as many players and the options of a state."""
        setup = np.array(setup_numbers(state), np.int8)
        known = setup.tobytes()
        if known not in self._pads:
            self._pads[known] = self._with_setup(setup)
        made = aligned(1, self._blank.dtype)
        made[:] = self._pads[known]
        return made

    def beside(self, state: Any) -> dict[str, Any]:
        """What compiled loops take of it, for a table like that of a state."""
        return {"net": self.weights, "pads": self.pads(state)}

    def plain_beside(self, state: Any) -> dict[str, Any]:
        """The same for interpreted ones."""
        return {"net": self.weights, "pads": [opened(self.pads(state)[0])]}

    def _blank_pad(self) -> Array:
        """A pad on which nothing has been noted but how large everything is, and where it begins."""
        layout, sizes = self.game.layout, self._sizes
        pad = np.zeros(1, pad_form(layout))
        for name, numbers in zip(("places", "sorts", "mosts"), zip(*self._columns, strict=True), strict=True):
            pad[name] = numbers[layout.setup.size :]
        pad["order"] = np.arange(BROADEST)
        pad["ones"] = 1
        blocks = sizes["blocks"] * (sizes["hidden"] + sizes["inner"] + 2)
        pad["across"], pad["inside"], pad["blocks"] = sizes["hidden"], sizes["inner"], sizes["blocks"]
        pad["inputs"] = sizes["wide"]
        pad["actions"] = sizes["wide"] + 1 + blocks
        pad["values"] = sizes["wide"] + 1 + blocks + sizes["actions"]
        pad["seats"] = sizes["hopes"] - 1
        pad["breadth"], pad["least"] = sizes["hidden"], EPSILON
        angles = [layout.renamed(order) for order in orders(layout.alike)]
        pad["angles"] = 1 if self._alike else len(angles)
        pad["renamed"] = [place for places, _ in angles for place in places]
        pad["deeds"] = [action for _, actions in angles for action in actions]
        return pad

    def _with_setup(self, setup: Array) -> Array:
        """A pad whose sum begins with what is the same all through a game: players and options."""
        made = self._blank.copy()
        pad = opened(made[0])
        pad.numbers = setup
        pad.places, pad.sorts, pad.mosts = zip(*self._columns[: len(setup)], strict=True)
        across = int(pad.across)
        pad.base[:across] = self.weights[int(pad.inputs), :across]
        add_rows(self.weights, 0, across, pad.rows, pad.amounts, places_seen(pad), pad.base)
        return made


def opened(record: Any) -> SimpleNamespace:
    """A record as an object whose fields are views of it, or plain numbers."""
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def aligned(count: int, kind: Any) -> Array:
    """So many zeros, from a cache line on."""
    made = np.dtype(kind)
    room = np.zeros(count * made.itemsize + CACHE_LINE, np.uint8)
    first = -room.ctypes.data % CACHE_LINE
    found: Array = room[first : first + count * made.itemsize].view(made)
    return found


def _columns(columns: list[Column]) -> Any:
    """Of every column: its first place in the wide form, its sort, the greatest number in it."""
    place = 0
    for column in columns:
        sort = BITS if column.bits else _SORTS[bool(column.kinds)]
        yield place, sort, column.most
        place += column.places


def _rows(net: Net) -> Array:
    """All weights as rows, one table after the other, each with its bias. What the last tables say is in millionths."""
    found, sizes = net.arrays, net.sizes
    tables = [found["embed"], found["embed_bias"][None]]
    for first, bias, second, second_bias in zip(
        *(found[name] for name in ("first", "first_bias", "second", "second_bias")), strict=True
    ):
        tables += [first, bias[None], second, second_bias[None]]
    for name in ("policy", "value"):
        tables.append(np.concatenate((found[name].T, found[f"{name}_bias"][:, None]), axis=1) * np.float32(MILLION))
    width = max(sizes["hidden"], sizes["inner"]) + LANES
    made = aligned(sum(map(len, tables)) * width, np.float32).reshape(-1, width)
    at = 0
    for one in tables:
        made[at : at + len(one), : one.shape[1]] = one
        at += len(one)
    return made
