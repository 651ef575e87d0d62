"""No leak: what a seat cannot know shows neither in its view nor in the events it is told.

Two worlds stand for the unknown: the true one, and a sample of it that the viewer must hold possible as well. Only what
is hidden differs between them, chance falls the same in both.
"""

import json
import random
from itertools import combinations
from typing import Any

import pytest
from tests.conformance.eyes import Twins, seen, witnessed
from tests.conformance.kit import Table, each_table, legal, random_game, sampled, scenes, two_viewers, viewers
from tests.kit import state_of

from saloon.match import Match, Sight

CHANCE = 7
EVERY_ACTION = ["move", "floor", "fire", "rob", "punch", "marshal"]


@each_table
def test_another_possible_world_looks_the_same(table: Table) -> None:
    for number, state in enumerate(random_game(table, seed=1)):
        viewer = viewers(state)[number % (state.players + 1)]
        world = sampled(table.game, state, viewer, seed=number)
        assert seen(table.game, world, viewer) == seen(table.game, state, viewer)


@each_table
def test_everybody_sees_one_table_at_the_end(table: Table) -> None:
    *_, end = random_game(table, seed=2)
    for viewer in viewers(end):
        world = sampled(table.game, end, viewer, seed=3)
        assert seen(table.game, world, viewer) == seen(table.game, end, viewer)


@each_table
def test_a_view_is_plain_json(table: Table) -> None:
    for state in scenes(table, seed=1):
        for viewer in viewers(state):
            view = table.game.view(state, viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@each_table
def test_events_tell_no_more_and_no_less_than_the_table_shows(table: Table) -> None:
    """One move in two worlds that a viewer cannot tell apart sounds the same if, and only if, it looks the same."""
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in two_viewers(state, number):
            world = sampled(table.game, state, viewer, seed=number)
            for code in sorted({*legal(state)} & {*legal(world)}):
                true, other = (witnessed(table.game, start, code, CHANCE, viewer) for start in (state, world))
                assert true.sounds_like(other) == true.looks_like(other)


@each_table
def test_moves_that_look_alike_sound_alike(table: Table) -> None:
    """Two choices of one player sound the same to another if, and only if, they look the same to him."""
    for number, state in enumerate(scenes(table, seed=3)):
        for viewer in two_viewers(state, number):
            if viewer != state.actor:
                outcomes = [witnessed(table.game, state, code, CHANCE, viewer) for code in legal(state)]
                for one, other in combinations(outcomes, 2):
                    assert one.sounds_like(other) == one.looks_like(other)


@pytest.mark.slow
@each_table
def test_a_bot_is_given_the_same_where_its_seat_has_seen_and_heard_the_same(table: Table) -> None:
    """The whole sight, the course of the match included: what another has chosen in secret is not in it."""
    choices = random.Random(5)
    for number, state in enumerate(scenes(table, seed=5)[:-1]):
        for seat in (number % state.players, (number + 1) % state.players):
            world = sampled(table.game, state, seat, seed=number)
            for twins in Twins.born(table.game, state, world, seat, seed=number).grow(choices, steps=6):
                if not twins.true.over:
                    assert given(twins.true.sight(seat)) == given(twins.other.sight(seat))


def given(sight: Sight) -> dict[str, Any]:
    """Everything in a sight."""
    return {**vars(sight), "_state": sight.sample(7).pack(), "view": sight.view, "choices": sight.choices}


@pytest.mark.clause("CE-11", "CE-68")
@pytest.mark.parametrize(
    ("position", "verb"),
    [
        ({"players": 4, "card": "tunnel", "turn": 1, "bandits": {"doc": {"hand": EVERY_ACTION}}}, "play"),
        ({"players": 4, "card": "bridge", "bandits": {"ghost": {"hand": EVERY_ACTION}}}, "hide"),
    ],
    ids=["in a tunnel", "by Ghost"],
)
def test_cards_played_face_down_are_all_alike_to_the_others(position: dict[str, Any], verb: str) -> None:
    match = Match.from_position("colt-express", position, seed=1)
    state, game = state_of(match), match.game
    cards = [choice.code for choice in match.choices() if choice.text.startswith(f"{verb} ")]
    assert len(cards) == len(EVERY_ACTION)
    for viewer in viewers(state):
        first, *others = (witnessed(game, state, code, CHANCE, viewer) for code in cards)
        for other in others:
            told_apart = viewer == state.actor
            assert first.looks_like(other) != told_apart
            assert first.sounds_like(other) != told_apart
