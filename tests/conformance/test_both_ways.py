"""Interpreted and compiled runs of the same seeds agree to the byte, in every state of every game."""

from collections.abc import Callable

import numpy as np
import pytest
from tests.conformance.kit import Table, each_table, last_third, scenes, second_third, two_viewers

from saloon.engine import MAX_SEATS, SPECTATOR, Game
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Policy, Slot

pytestmark = pytest.mark.slow

Compiled = Callable[[Game], Native]
SEED = 1
CHECKED = 100  # games in every setting


@each_table
def test_every_state_of_a_random_game_is_the_same(table: Table, compiled: Compiled) -> None:
    game, native = table.game, compiled(table.game)
    states = [table.blank(), *[None] * (Slot.FIRST + game.bound)]
    block = native.states(states[Slot.START], kept=game.bound + 1)
    kept = game.plain.trace(states, SEED)
    assert native.work(Job.TRACE, block, seed=SEED) == kept
    for number in range(Slot.FIRST, Slot.FIRST + kept):
        assert block[number].tobytes() == states[number].pack(), f"state {number - Slot.FIRST}"


@second_third
def test_every_sample_is_the_same(table: Table, compiled: Compiled) -> None:
    game, native = table.game, compiled(table.game)
    for number, state in enumerate(scenes(table, seed=1)):
        for viewer in two_viewers(state, number):
            observer = SPECTATOR if viewer is None else viewer
            block = native.states(state)
            native.work(Job.DETERMINIZE, block, seed=number, count=observer)
            game.plain.determinize(state, observer, number)
            assert block[Slot.START].tobytes() == state.pack()


@last_third
def test_simulated_games_count_the_same(table: Table, compiled: Compiled) -> None:
    """Bots that look at what a choice is worth compare the value function too, which random ones never ask. They play
    each other: one game has them all."""
    native = compiled(table.game)
    block, states = native.states(table.blank()), [table.blank(), *[None] * Slot.FIRST]
    counted, expected = native.tally(), [0.0] * Tally.SIZE
    policies = np.resize([Policy.GREEDY, Policy.CARELESS, Policy.RANDOM], MAX_SEATS)
    native.work(Job.GAMES, block, seed=5, count=1, policies=policies, checked=True, tally=counted)
    table.game.plain.games(states, policies.tolist(), table.game.weights, None, None, 5, 1, True, expected)
    assert counted.tolist() == expected


@each_table
def test_many_compiled_games_break_no_invariant(table: Table, compiled: Compiled) -> None:
    native = compiled(table.game)
    tally = native.tally()
    native.work(Job.GAMES, native.states(table.blank()), seed=1000, count=CHECKED, checked=True, tally=tally)
    assert tally[Tally.GAMES] == CHECKED
    assert tally[Tally.BROKEN] == 0, f"invariant {tally[Tally.BROKEN]:.0f}, seed {tally[Tally.BROKEN_SEED]:.0f}"
    assert tally[Tally.LONGEST] <= table.game.bound
    assert tally[Tally.STEPS] <= table.game.steps
