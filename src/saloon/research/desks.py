"""The desk that a thread works at: a block of games with all that is written about them, compiled or interpreted.

What is shown lies in flat arrays over all games, of which every desk has its own part. A part begins on a cache line,
so that no two threads ever write to the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from saloon.engine import Game, Key, native
from saloon.engine import batches as loops_over_games
from saloon.engine.batches import Errand, Line, Place
from saloon.engine.chance import WORD
from saloon.engine.minds import Mind, aligned, opened, pad_form
from saloon.engine.observations import Layout
from saloon.engine.policies import Slot
from saloon.engine.search import ROOT, Knobs, Node, Scratch
from saloon.engine.structs import dtype
from saloon.engine.tuning import Tuning

Array = np.ndarray[Any, Any]
_works: dict[Key, Any] = {}


@dataclass(frozen=True)
class Forms:
    """What the arrays of a game are made of."""

    sheet: np.dtype[Any]
    mask: np.dtype[Any]
    gain: np.dtype[Any]


def forms_of(layout: Layout, most_players: int) -> Forms:
    """Records, so that compiled rules reach into them without counting references."""
    head = layout.setup.size
    return Forms(
        np.dtype([("setup", np.int8, (head,)), ("numbers", np.int8, (layout.size - head,))]),
        np.dtype([("legal", np.int8, (len(layout.actions),))]),
        np.dtype([("shares", np.float32, (most_players,))]),
    )


class Desk:
    """Games from `first` on, out of arrays over all of them. Compiled, the interpreter is free while it works."""

    def __init__(
        self,
        game: Game,
        work: Any,
        blank: Any,
        part: dict[str, Any],
        searches: Sequence[Tuning] = (),
        mind: Mind | None = None,
    ) -> None:
        self.game = game
        self.count = len(part["book"])
        self._work = work
        self._part = part
        self.states = self._block(blank)
        self.book: Any = part["book"]
        nodes = max((tuning.branches * tuning.iterations for tuning in searches), default=0)
        self._beside = (*self._papers(searches, ROOT + 1 + nodes), *self._mind(mind, blank))

    def _block(self, blank: Any) -> Any:
        block = aligned(Place.GAMES + self.count, dtype(self.game.State))
        block[Place.BLANK] = np.frombuffer(blank.pack(), block.dtype)[0]
        return block

    def _papers(self, searches: Sequence[Tuning], nodes: int) -> tuple[Any, ...]:
        """Weights, and what searches need."""
        scratch = np.zeros(len(searches), dtype(Scratch))
        for paper, tuning in zip(scratch, searches, strict=True):
            paper["knobs"] = np.frombuffer(_packed(tuning.knobs(0)), dtype(Knobs))[0]
        budgets = np.array([tuning.iterations for tuning in searches], np.int64)
        return np.array(self.game.weights, np.int64), np.zeros(nodes, dtype(Node)), scratch, budgets

    def _mind(self, mind: Mind | None, blank: Any) -> tuple[Any, Any]:
        """What choosing by a net needs."""
        if mind is None:
            return np.zeros((0, 0), np.float32), np.zeros(1, pad_form(self.game.layout))
        return mind.weights, mind.pads(blank)

    def errand(self, errand: Errand, count: int = 0, sheets: Any = None, masks: Any = None) -> int:
        """Have something done with all games of the desk."""
        part = self._part
        shown = part["sheets"] if sheets is None else sheets
        allowed = part["masks"] if masks is None else masks
        return int(
            self._work(
                int(errand),
                self.states,
                self.book,
                part["actions"],
                shown,
                allowed,
                part["gains"],
                part["actors"],
                part["ends"],
                *self._beside,
                count,
            )
        )

    def number(self, seeds: Array, policies: Sequence[int]) -> None:
        """Which games begin when they are begun anew, and how each seat chooses in them."""
        self.book["seed"] = seeds
        self.book["luck"] = seeds & WORD
        self.book["policies"] = policies

    def state(self, number: int) -> Any:
        """A game as it stands."""
        return self.game.State.unpack(self.states[Place.GAMES + number].tobytes())


class PlainDesk(Desk):
    """The same by interpreted rules."""

    def __init__(
        self,
        game: Game,
        blank: Any,
        part: dict[str, Array],
        searches: Sequence[Tuning] = (),
        mind: Mind | None = None,
    ) -> None:
        super().__init__(game, game.plain_batches.work, blank, part, searches, mind)
        self.book = [_unpacked(Line, line.tobytes()) for line in part["book"]]
        opened: dict[str, Any] = {name: _opened(part[name]) for name in ("sheets", "masks", "gains")}
        self._part = {**part, **opened}

    def _block(self, blank: Any) -> Any:
        return [*[blank] * Slot.FIRST, blank, *[blank] * self.count]

    def _papers(self, searches: Sequence[Tuning], nodes: int) -> tuple[Any, ...]:
        papers = [Scratch() for _ in searches]
        for paper, tuning in zip(papers, searches, strict=True):
            paper.knobs = tuning.knobs(0)
        tree = [Node() for _ in range(nodes)]
        return self.game.weights, tree, papers, [tuning.iterations for tuning in searches]

    def _mind(self, mind: Mind | None, blank: Any) -> tuple[Any, Any]:
        net, pads = super()._mind(mind, blank)
        return net, [opened(pads[0])]

    def errand(self, errand: Errand, count: int = 0, sheets: Any = None, masks: Any = None) -> int:
        """Have something done, and enter it into the array of the book."""
        opened = [None if given is None else _opened(given) for given in (sheets, masks)]
        found = super().errand(errand, count, *opened)
        for entry, line in zip(self._entries, self.book, strict=True):
            entry[...] = np.frombuffer(_packed(line), entry.dtype)[0]
        return found

    @property
    def _entries(self) -> list[Array]:
        book: Array = self._part["book"]
        return [book[i : i + 1] for i in range(self.count)]

    def number(self, seeds: Array, policies: Sequence[int]) -> None:
        """Which games begin when they are begun anew, and how each seat chooses in them."""
        for line, seed in zip(self.book, seeds.tolist(), strict=True):
            line.seed, line.luck, line.policies = seed, seed & WORD, list(policies)

    def state(self, number: int) -> Any:
        """A game as it stands."""
        return self.states[Place.GAMES + number].clone()


def _packed(made: Any) -> bytes:
    """The bytes of a struct."""
    found: bytes = made.pack()
    return found


def _unpacked(kind: Any, data: bytes) -> Any:
    """The struct of some bytes."""
    return kind.unpack(data)


def _opened(records: Array) -> list[Any]:
    """Records as objects whose fields are views of them."""
    return [opened(record) for record in records]


def compiled_work(found: Game, progress: Callable[[str], None] | None = None) -> Any:
    """The compiled loops over many games, compiled now if need be. `progress` hears the name of each rule as it is."""
    if found.key not in _works:
        _works[found.key] = _compile(found, progress)
    return _works[found.key]


def _compile(found: Game, progress: Callable[[str], None] | None) -> Any:
    def prepare(loops: Any) -> Any:
        forms = forms_of(found.layout, found.players[-1])
        part = {
            "book": np.zeros(0, dtype(Line)),
            "actions": np.zeros(0, np.int64),
            "sheets": np.zeros(0, forms.sheet),
            "masks": np.zeros(0, forms.mask),
            "gains": np.zeros(0, forms.gain),
            "actors": np.zeros(0, np.int8),
            "ends": np.zeros(0, np.bool_),
        }
        Desk(found, loops.work, found.State(), part).errand(Errand.BEGIN)
        # Numba's dispatcher looks at the types of all arguments anew with every call; here they are always the same.
        return next(iter(loops.work.overloads.values())).entry_point

    return native.program(found, loops_over_games, prepare, progress)
