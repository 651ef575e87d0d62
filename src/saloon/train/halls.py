"""Many tables side by side in one memory, played by threads: a hall of batches.

Batches of all tables of a game write into the same arrays, each into its own rows, so that a GPU is sent one array and
not a hundred. A hall has sides; while a net thinks about one, the threads play at the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import numpy as np

from saloon.engine import Game
from saloon.research.batches import Batch, shared
from saloon.train.recipes import Table

Array = np.ndarray[Any, Any]
LOOKED_AT, LOOKED_FOR = 16, 120  # games and steps from which is seen how large numbers are
Maker = Callable[[tuple[int, ...], str], Array]  # makes an array of a shape and a type: zeros


@dataclass(frozen=True)
class Piece:
    """Some games of one table, from a seed on, with whoever sits there beside the net."""

    table: Table
    games: int
    seed: int
    bots: tuple[str | None, ...] | None = None
    turning: bool = False  # whether everybody takes the next seat with every new game


class Hall:
    """Tables side by side. `arrays` are those of all of them, `sides` the rows of each side."""

    def __init__(
        self,
        game: Game,
        sides: Sequence[Sequence[Piece]],
        threads: int,
        *,
        make: Maker = np.zeros,
        compiled: bool = True,
    ) -> None:
        self.game = game
        self.games = sum(piece.games for side in sides for piece in side)
        self.arrays = {name: make(*told) for name, told in shared(game, self.games).items()}
        self.players = np.concatenate(
            [np.full(piece.games, piece.table.players, np.int64) for side in sides for piece in side]
        )
        self.sides: list[slice] = []
        self.rows: list[list[slice]] = []  # of every piece, side by side
        self._threads = threads
        self._batches: list[list[tuple[Batch, Array]]] = []
        self._waiting: list[list[Future[None]]] = [[] for _ in sides]
        self._crew = ThreadPoolExecutor(threads)
        first = 0
        for side in sides:
            begins, batches, rows = first, [], []
            for piece in side:
                rows.append(slice(first, first + piece.games))
                batches.append(self._batch(piece, rows[-1], compiled=compiled))
                first += piece.games
            self.sides.append(slice(begins, first))
            self.rows.append(rows)
            self._batches.append(batches)

    def _batch(self, piece: Piece, rows: slice, *, compiled: bool) -> tuple[Batch, Array]:
        part = {name: array[rows] for name, array in self.arrays.items()}
        made = Batch(
            self.game,
            piece.games,
            piece.table.players,
            piece.table.options,
            piece.seed,
            bots=piece.bots,
            turning=piece.turning,
            compiled=compiled,
            foresight=True,
            arrays=part,
        )
        return made, part["actions"]

    def start(self, side: int, wanted: Sequence[bool] | None = None) -> None:
        """Have the actions of a side taken, at all of its tables or those wanted."""
        chosen = self._batches[side]
        if wanted is not None:
            chosen = [batch for batch, want in zip(chosen, wanted, strict=True) if want]
        left = iter(chosen)  # which all threads take from
        crew = range(min(self._threads, len(chosen)))
        self._waiting[side] = [self._crew.submit(_take_turns, left) for _ in crew]

    def wait(self, side: int) -> None:
        """Until that is done."""
        for found in self._waiting[side]:
            found.result()
        self._waiting[side] = []

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._crew.shutdown(cancel_futures=True)


def _take_turns(left: Iterator[tuple[Batch, Array]]) -> None:
    """Step one batch after the other, as long as there are any."""
    for batch, actions in left:
        batch.step(actions)


def usual_numbers(game: Game, tables: Sequence[Table], *, compiled: bool = True) -> Array:
    """How large each number of an observation is on average where it is not 0, in games by chance at all these tables;
    as its most, where it never is."""
    total, count = np.zeros(game.layout.size), np.zeros(game.layout.size)
    for table in tables:
        games = Batch(game, LOOKED_AT, table.players, table.options, compiled=compiled, foresight=True)
        for _ in range(LOOKED_FOR):
            games.step(games.pick())
            total += games.observations.sum(0, dtype=np.int64)
            count += (games.observations != 0).sum(0)
    most = np.array([column.high for column in game.layout.columns])
    return np.where(count > 0, total / np.maximum(count, 1), most)


def in_turn(pieces: Sequence[Piece], sides: int) -> list[list[Piece]]:
    """Pieces dealt out to so many sides, so that every side has as many games as any other, or nearly: the largest
    first, each to the side that has the fewest."""
    dealt: list[list[Piece]] = [[] for _ in range(sides)]
    for piece in sorted(pieces, key=lambda piece: -piece.games):
        min(dealt, key=lambda side: sum(one.games for one in side)).append(piece)
    return [side for side in dealt if side]
