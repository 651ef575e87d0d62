"""The greedy bot's rule of thumb."""

import pytest
from tests.games.six_territories.table import table

from saloon import game
from saloon.engine.kernels import Policy, Slot, Tally
from saloon.games.six_territories.value import value

GAMES = 12


@pytest.mark.parametrize("scoring", ["simple", "advanced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int, scoring: str) -> None:
    six = game("six-territories")
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states = [six.blank(2, {"scoring": scoring})] + [None] * Slot.FIRST
    six.plain.games(states, policies, 1, GAMES, True, tally)
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / 60 > 0.75 * GAMES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_value_of_a_finished_game_is_the_lead(players: int) -> None:
    lands = {"forest": {"riches": [5], "characters": {0: 1}}, "plain": {"riches": [2], "characters": {1: 2}}}
    match = table(players=players, lands=lands, envelope={})
    state = match.sight(0).sample(1)
    assert [match.game.points(value(state, seat)) for seat in range(players)] == [1, -1, -5, -5, -5][:players]
