"""The greedy bot's rule of thumb."""

from typing import Any

import pytest
from tests.games.public_enemy.table import gang, scored, table

from saloon.engine.kernels import Policy, Slot, Tally
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.value import value

GAMES = 24


@pytest.mark.parametrize("options", [{}, {"fast": True}, {"dollars": True, "cavalry": True, "duel": True}])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.slow
def test_greedy_beats_random(seat: int, options: dict[str, Any]) -> None:
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states = [GAME.blank(2, options)] + [None] * Slot.FIRST
    GAME.plain.games(states, policies, 1, GAMES, True, tally)
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / 60 > 0.65 * GAMES


def test_a_won_game_is_worth_more_than_anything_else() -> None:
    won = scored(gang("loners", 2), [], one=0, seats={0: {"wanted": ["wild-bunch", "daltons", "james-younger"]}})
    near = table(one=0, seats={0: {"outlaws": gang("loners", 8), "wanted": ["wild-bunch", "daltons", "james-younger"]}})
    assert value(won.state, 0) > value(near.state, 0) > 0 > value(won.state, 1)


def test_a_majority_is_worth_having_and_a_rivals_is_not() -> None:
    ahead = table(seats={0: {"outlaws": ["elzy-lay", "laura-bullion"]}, 1: {"outlaws": ["kid-curry"]}})
    level = table(seats={0: {"outlaws": ["elzy-lay"]}, 1: {"outlaws": ["kid-curry"]}})
    assert value(ahead.state, 0) > value(level.state, 0)
    assert value(ahead.state, 1) < value(level.state, 1)


def test_it_weighs_nothing_that_is_hidden() -> None:
    at = table(3, options={"dollars": True}).play("look deadwood", "draw tombstone")
    for observer in range(3):
        for seed in range(20):
            world = at.state.clone()
            GAME.plain.determinize(world, observer, seed)
            assert [value(world, seat) for seat in range(3)] == [value(at.state, seat) for seat in range(3)]
