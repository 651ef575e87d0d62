"""Tables side by side in one memory are the batches that they would be alone."""

import numpy as np
import pytest

import saloon
from saloon.train.halls import Hall, Piece
from saloon.train.recipes import Table

GAME = saloon.game("six-territories")


def table(players: int, **options: str) -> Table:
    return Table(players, options, 1.0, measured=False)


SIDES = [
    [Piece(table(2), 64, 5), Piece(table(3, scoring="advanced"), 64, 9)],
    [Piece(table(4), 64, 70, (None, "random", "deputy", None))],
]
SHOWN = ("observations", "masks", "actors", "rewards", "ends")


@pytest.mark.parametrize("threads", [1, 3])
def test_each_piece_plays_as_it_would_alone(interpreted: None, threads: int) -> None:
    alone = [
        saloon.batch(GAME.slug, one.games, one.table.players, one.table.options, one.seed, bots=one.bots)
        for side in SIDES
        for one in side
    ]
    with Hall(GAME, SIDES, threads, compiled=False) as hall:
        rows = [piece for side in hall.rows for piece in side]
        assert hall.players.tolist() == [2] * 64 + [3] * 64 + [4] * 64
        for _ in range(12):
            for batch, where in zip(alone, rows, strict=True):
                for name in SHOWN:
                    assert np.array_equal(hall.arrays[name][where], getattr(batch, name))
                hall.arrays["actions"][where] = batch.pick()
                batch.step(hall.arrays["actions"][where])
            for side in range(len(SIDES)):
                hall.start(side)
            for side in range(len(SIDES)):
                hall.wait(side)


def test_only_those_wanted_go_on(interpreted: None) -> None:
    with Hall(GAME, SIDES[:1], 2, compiled=False) as hall:
        before = {name: hall.arrays[name].copy() for name in SHOWN}
        hall.arrays["actions"][:] = hall.arrays["masks"].argmax(1)
        hall.start(0, [False, True])
        hall.wait(0)
        stays, goes = hall.rows[0]
        assert all(np.array_equal(hall.arrays[name][stays], before[name][stays]) for name in SHOWN)
        assert not np.array_equal(hall.arrays["observations"][goes], before["observations"][goes])


def test_what_goes_wrong_at_a_table_is_told(interpreted: None) -> None:
    with Hall(GAME, SIDES[:1], 2, compiled=False) as hall:
        hall.arrays["actions"][:] = -1
        hall.start(0)
        with pytest.raises(saloon.SaloonError, match="cannot be taken"):
            hall.wait(0)
