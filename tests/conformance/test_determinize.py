"""What `determinize` makes is a world like any other; bots are fed by it, so they cannot peek."""

import pytest
from tests.conformance.kit import Table, first_third, last_third, legal, sampled, scenes, second_third, viewers

import saloon
from saloon.match import Sight


@first_third
def test_a_sample_is_a_sound_state_of_the_same_question(table: Table) -> None:
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in viewers(state):
            world = sampled(table.game, state, viewer, seed=number)
            assert table.game.plain.check(world) == 0
            assert (world.actor, world.decision) == (state.actor, state.decision)
            if viewer == state.actor:
                assert legal(world) == legal(state)


@second_third
def test_a_sample_can_be_played_out(table: Table) -> None:
    for number, state in enumerate(scenes(table, seed=3)):
        for viewer in viewers(state):
            world = sampled(table.game, state, viewer, seed=number)
            assert table.game.plain.playout(world) <= table.game.bound
            assert table.game.plain.check(world) == 0


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", ["random", "tenderfoot", "deputy"])
@last_third
def test_a_bot_chooses_by_what_its_seat_knows(table: Table, name: str) -> None:
    """The same seed makes the same choice in every world that the bot's seat cannot tell apart. Bots that search take
    their time: tests/bots holds them to the same, and to more."""
    bot = saloon.bot(name)
    for number, state in enumerate(scenes(table, seed=4)[:-1]):
        seat = state.actor
        world = sampled(table.game, state, seat, seed=number)
        chosen, again = (bot.choose(Sight(table.game, seat, start, []), seed=6) for start in (state, world))
        assert chosen == again
        assert chosen in legal(state)
