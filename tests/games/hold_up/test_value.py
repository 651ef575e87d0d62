"""The greedy bot's rule of thumb."""

import pytest
from tests.games.hold_up.table import GANGS, finish, robbed, state_of, table

from saloon import game
from saloon.engine.kernels import Policy, Slot, Tally
from saloon.games.hold_up.value import expected_worth, value

GAMES = 10
WIN = 60  # shares a tally counts a win in


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_greedy_beats_random(players: int) -> None:
    hold_up = game("hold-up")
    policies = [Policy.GREEDY if seat == 1 else Policy.RANDOM for seat in range(players)]
    tally = [0.0] * Tally.SIZE
    states = [hold_up.blank(players)] + [None] * Slot.FIRST
    hold_up.plain.games(states, policies, 1, GAMES, True, tally)
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + 1] / WIN >= 0.7 * GAMES


def test_at_the_end_only_the_lead_counts() -> None:
    state = state_of(finish(robbed({"bank north": ["coyotes chief", "rattlers kid"]})))
    assert value(state, 0) > 0 > value(state, 1)
    assert value(state, 0) == -value(state, 1)


def test_a_tile_that_is_known_to_be_guarded_is_worth_nothing() -> None:
    gangs = {"coyotes": {"looked": ["north-left"]}}
    state = state_of(table(2, {"north-left": "sheriff"}, gangs=gangs))
    assert expected_worth(state, 0, 0, 0) == 0
    assert expected_worth(state, 1, 0, 0) == 900
    state = state_of(table(2, {"north-left": "deputy"}, gangs=gangs))
    assert [expected_worth(state, seat, 0, 1) for seat in (0, 1)] == [0, 300]


def test_what_nobody_showed_a_player_does_not_change_his_mind() -> None:
    values = set()
    for role in ("chief", "kid", "gunslinger"):
        town = {"bank north": [f"rattlers {role} hidden", "coyotes brute"]}
        gangs = {gang: {"hand": ["woman-a", "woman-b", "rifleman"], "pile": []} for gang in GANGS[:2]}
        values.add(value(state_of(table(2, town=town, gangs=gangs)), 0))
    assert len(values) == 1
