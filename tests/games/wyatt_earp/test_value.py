"""The greedy bot's rule of thumb."""

import pytest
from tests.games.wyatt_earp.table import me, series, table

from saloon import game
from saloon.engine.kernels import Policy, Slot, Tally
from saloon.games.wyatt_earp.value import value

GAMES = 10


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.slow
def test_greedy_beats_random(seat: int) -> None:
    earp = game("wyatt-earp")
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states = [earp.blank(2, {})] + [None] * Slot.FIRST
    earp.plain.games(states, policies, 1, GAMES, True, tally)
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / 60 > 0.75 * GAMES


def test_a_capture_of_ones_own_is_worth_more_than_a_rivals() -> None:
    groups = {"jesse-james": series(4)}
    match = table(me(groups), me(), posters={"jesse-james": 9000})
    state = match.sight(0).sample(1)
    assert value(state, 0) > value(state, 1)


def test_the_value_reads_no_other_hand() -> None:
    match = table(me(sundance_kid=2), me(jesse_james=3, bob_dalton=1))
    state = match.sight(1).sample(1)
    before = value(state, 0)
    for kind in range(len(state.seats[1].hand)):
        state.seats[1].hand[kind] = 1
    assert value(state, 0) == before


def test_the_greedy_bot_lays_a_series_that_captures() -> None:
    match = table(me(jesse_james=5, sundance_kid=2), players=2, posters={"jesse-james": 9000})
    state = match.sight(0).sample(1)
    values = {}
    for choice in match.choices():
        trial = state.clone()
        match.game.plain.apply(trial, choice.code)
        values[choice.text] = value(trial, 0)
    assert max(values, key=values.__getitem__) == "lay 5 jesse-james"
