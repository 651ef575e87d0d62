"""`determinize` keeps all that a seat knows and depends on nothing else; bots are fed by it, so they cannot peek."""

from itertools import product
from typing import Any

import pytest
from tests.conformance.eyes import Outcome, witnessed
from tests.conformance.kit import Table, each_table, legal, random_game, sampled, scenes, two_viewers, viewers

import saloon
from saloon.lab.conform import first_difference
from saloon.match import Sight

CHANCES = (7, 8)


@pytest.mark.slow
@each_table
def test_a_sample_depends_on_nothing_the_viewer_does_not_know(table: Table) -> None:
    """The truth and any sample of it are one to the viewer, so they give one and the same further sample."""
    for number, state in enumerate(random_game(table, seed=1)):
        viewer = viewers(state)[number % (state.players + 1)]
        world = sampled(table.game, state, viewer, seed=number)
        one, other = (sampled(table.game, start, viewer, seed=5) for start in (state, world))
        assert one == other, first_difference(one, other)


@pytest.mark.slow
@each_table
def test_what_looks_and_sounds_alike_is_sampled_alike(table: Table) -> None:
    """Moves and draws that a viewer cannot tell apart, a face-down card or another, leave him the same worlds."""
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in two_viewers(state, number):
            kinds: list[tuple[Outcome, Any]] = []  # outcomes that are all told apart, each with a sample of it
            for way in product(legal(state), CHANCES):
                outcome = witnessed(table.game, state, *way, viewer)
                sample = sampled(table.game, outcome.state, viewer, seed=5)
                alike = [other for kind, other in kinds if outcome.looks_like(kind) and outcome.sounds_like(kind)]
                for other in alike:
                    assert sample == other, first_difference(sample, other)
                if not alike:
                    kinds.append((outcome, sample))


@each_table
def test_a_sample_is_a_sound_state_of_the_same_question(table: Table) -> None:
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in viewers(state):
            world = sampled(table.game, state, viewer, seed=number)
            assert table.game.plain.check(world) == 0
            assert (world.actor, world.decision) == (state.actor, state.decision)
            if viewer == state.actor:
                assert legal(world) == legal(state)


@each_table
def test_a_sample_can_be_played_out(table: Table) -> None:
    for number, state in enumerate(scenes(table, seed=3)):
        for viewer in viewers(state):
            world = sampled(table.game, state, viewer, seed=number)
            assert table.game.plain.playout(world) <= table.game.bound
            assert table.game.plain.check(world) == 0


@pytest.mark.slow
@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", ["random", "tenderfoot", "deputy"])
@each_table
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
