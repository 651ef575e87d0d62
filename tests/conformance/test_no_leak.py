"""No leak: what a seat cannot know shows neither in its view nor in the events it is told.

What moves come to is compared: in the true world and in a sample of it that the viewer must hold possible as well, and
one move with another.
"""

import json
import random
from itertools import combinations, product
from typing import Any

import pytest
from tests.conformance.eyes import Twins, witnessed
from tests.conformance.kit import (
    Table,
    first_third,
    last_third,
    legal,
    sampled,
    scenes,
    second_third,
    two_viewers,
    viewers,
)
from tests.kit import state_of

from saloon.match import Match, Sight

CHANCE = 7
CHANCES = (7, 8)
EVERY_ACTION = ["move", "floor", "fire", "rob", "punch", "marshal"]


@second_third
def test_a_view_is_plain_json(table: Table) -> None:
    for state in scenes(table, seed=1):
        for viewer in viewers(state):
            view = table.game.view(state, viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@second_third
def test_events_tell_no_more_and_no_less_than_the_table_shows(table: Table) -> None:
    """One move in two worlds that a viewer cannot tell apart sounds the same if, and only if, it looks the same; and
    then he has learnt nothing by which he could tell them apart later."""
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in two_viewers(state, number):
            world = sampled(table.game, state, viewer, seed=number)
            for code in sorted({*legal(state)} & {*legal(world)}):
                true, other = (witnessed(table.game, start, code, CHANCE, viewer) for start in (state, world))
                assert true.is_like(other) == true.sounds_like(other) == true.looks_like(other)


@first_third
def test_moves_that_look_alike_sound_alike(table: Table) -> None:
    """Two choices sound the same to a viewer if, and only if, they look the same to him. Draws may look otherwise and
    not be told; but where he cannot tell what was done and drawn, a face-down card or another, he knows no more."""
    for number, state in enumerate(scenes(table, seed=3)):
        for viewer in two_viewers(state, number):
            ways = [*product(legal(state), CHANCES)]
            outcomes = [witnessed(table.game, state, *way, viewer) for way in ways]
            for (way, one), (other_way, other) in combinations(zip(ways, outcomes, strict=True), 2):
                alike = one.is_like(other)
                if way[1] == other_way[1]:
                    assert alike == one.sounds_like(other) == one.looks_like(other)
                if alike and viewer != state.actor:
                    assert table.game.plain.seen(state, way[0]) == table.game.plain.seen(state, other_way[0])


@pytest.mark.slow
@last_third
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
            assert first.is_like(other) != (viewer == state.actor)
