"""What positions are worth: strength is features times weights, and every stage has weights."""

import random

from tests.conformance.kit import Table, each_table, last_third, random_game, scenes


@last_third
def test_strength_is_linear_in_the_weights(table: Table) -> None:
    luck = random.Random(1)
    measure = table.game.plain.measure
    for state in scenes(table, seed=1):
        one, other = ([luck.randint(-1000, 1000) for _ in table.game.weights[0]] for _ in range(2))
        both = [a + 3 * b for a, b in zip(one, other, strict=True)]
        for seat in range(state.players):
            assert measure(state, seat, both) == measure(state, seat, one) + 3 * measure(state, seat, other)


@each_table
def test_stages_only_rise_and_each_has_weights(table: Table) -> None:
    stages = [table.game.plain.stage(state) for state in random_game(table, 1)]
    assert stages == sorted(stages)
    assert 0 <= stages[0] <= stages[-1] < len(table.game.weights)
