"""What counts for a player's strength, and that bots who go by it play better."""

import random
from typing import Any

import pytest
from tests.games.six_territories.table import table

from saloon import Match, game
from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.games.six_territories.value import PARTS, Feature, kind_of_game, measure, stage

GAMES = 12
SIX = game("six-territories")
ADVANCED = {"scoring": "advanced"}


def count(match: Match, player: int, feature: Feature) -> int:
    """What a player has of one feature."""
    return measure(match.sight(player).sample(1), player, [int(one == feature) for one in Feature])


def lands_of_two() -> dict[str, Any]:
    """Ana has one character in the forest, Ben two beside her; there is a pot of 8 and room for three riches more."""
    return {"forest": {"riches": [5, 3], "characters": {0: 1, 1: 2}}}


def test_points_are_what_the_characters_would_bring_now() -> None:
    simple = table(lands=lands_of_two(), turn=0, drawn="canyon")
    assert [count(simple, player, Feature.POINTS) for player in (0, 1)] == [800, 1600]
    advanced = table(lands=lands_of_two(), turn=0, drawn="canyon", options=ADVANCED)
    assert [count(advanced, player, Feature.POINTS) for player in (0, 1)] == [266, 533]


def test_free_places_count_as_the_average_of_the_riches_to_come() -> None:
    envelope = {"riches-5": 1, "riches-1": 3, "plain": 2}  # 2 points on average
    match = table(lands=lands_of_two(), turn=0, drawn="canyon", envelope=envelope)
    assert [count(match, player, Feature.PLACES) for player in (0, 1)] == [600, 1200]
    full = {"forest": {"riches": [5, 3, 2, 2, 2], "characters": {0: 1}}}
    assert count(table(lands=full, turn=0, drawn="canyon", envelope=envelope), 0, Feature.PLACES) == 0


def test_riches_drawn_count_by_the_lead_in_characters_where_they_can_be_laid() -> None:
    lands = {"forest": {"characters": {0: 2, 1: 1}}, "plain": {"riches": [1] * 5, "characters": {0: 1}}}
    match = table(lands=lands, turn=0, drawn="riches-3")
    assert [count(match, player, Feature.DRAWN) for player in (0, 1)] == [300, 0]
    assert count(table(lands=lands, turn=1, drawn="riches-3"), 0, Feature.DRAWN) == 0


def test_a_character_in_hand_needs_a_symbol_to_come() -> None:
    lands = {"forest": {"characters": {0: 2}}}  # Ana has one left, Ben three
    match = table(lands=lands, turn=0, drawn="riches-1", envelope={"canyon": 2, "plain": 2})
    assert [count(match, player, Feature.SYMBOLS) for player in (0, 1)] == [100, 200]
    match = table(lands=lands, turn=0, drawn="riches-1", envelope={"riches-1": 1})
    assert [count(match, player, Feature.SYMBOLS) for player in (0, 1)] == [0, 0]


def test_who_can_wait_posts_on_the_richest_territories() -> None:
    lands = {
        "canyon": {"riches": [5, 5, 2, 0, 0]},
        "plain": {"riches": [1, 1, 0, 0, 0]},
        "forest": {"characters": {0: 2}},
    }
    envelope = {"canyon": 2, "plain": 2}
    match = table(lands=lands, turn=0, drawn="riches-1", envelope=envelope)
    assert count(match, 0, Feature.BEST_POSTS) == 1200  # one character, and two symbols in four are his
    assert count(match, 0, Feature.FAIR_POSTS) == 700
    assert count(match, 1, Feature.BEST_POSTS) == 1400  # three characters, but only two symbols for them


def test_a_second_character_adds_nothing_where_one_has_the_whole_pot() -> None:
    lands = {"canyon": {"riches": [5, 5, 0, 0, 0], "characters": {0: 1}}}
    envelope = {"canyon": 2, "riches-0": 1}
    advanced = table(lands=lands, turn=0, drawn="riches-1", envelope=envelope, options=ADVANCED)
    assert [count(advanced, player, Feature.BEST_POSTS) for player in (0, 1)] == [0, 500]
    simple = table(lands=lands, turn=0, drawn="riches-1", envelope=envelope)
    assert [count(simple, player, Feature.BEST_POSTS) for player in (0, 1)] == [1000, 1000]


def test_rivals_still_to_come_take_their_share_in_advanced_scoring_alone() -> None:
    lands = {"canyon": {"riches": [5, 5, 2, 0, 0], "characters": {0: 1}}, "plain": {"characters": {1: 2}}}
    envelope = {"canyon": 1, "riches-0": 1}  # Ben's last character can join Ana
    advanced = table(lands=lands, turn=0, drawn="riches-1", envelope=envelope, options=ADVANCED)
    assert count(advanced, 0, Feature.SHARERS) == 600
    assert count(table(lands=lands, turn=0, drawn="riches-1", envelope=envelope), 0, Feature.SHARERS) == 0


def test_turns_are_counted_from_the_player_on_turn() -> None:
    match = table(players=4, turn=2, drawn="riches-1")
    assert [count(match, player, Feature.TURNS) for player in range(4)] == [2, 3, 0, 1]


def test_there_is_a_row_of_weights_for_each_stage_of_each_kind_of_game_and_a_column_for_each_feature() -> None:
    kinds = {
        kind_of_game(SIX.blank(players, {"scoring": scoring}))
        for players in SIX.players
        for scoring in ("simple", "advanced")
    }
    assert kinds == set(range(len(kinds)))
    assert len(SIX.weights) == PARTS * len(kinds)
    assert {len(row) for row in SIX.weights} == {len(Feature)}


@pytest.mark.parametrize("scoring", ["simple", "advanced"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_fifth_of_each_kind_of_game_is_a_stage(players: int, scoring: str) -> None:
    any_of = random.Random(players)
    match = Match.new("six-territories", players, {"scoring": scoring}, seed=players)
    stages = set()
    while not match.over:
        state = match.sight(0).sample(1)
        stages.add(stage(state))
        match.play(any_of.choice(match.choices()))
    first = PARTS * kind_of_game(state)
    assert stages == set(range(first, first + PARTS))


@pytest.mark.slow
@pytest.mark.parametrize("scoring", ["simple", "advanced"])
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int, scoring: str) -> None:
    policies = [Policy.GREEDY if other == seat else Policy.RANDOM for other in range(2)]
    tally = [0.0] * Tally.SIZE
    states = [SIX.blank(2, {"scoring": scoring}) for _ in range(Slot.FIRST)]
    SIX.plain.work(Job.GAMES, states, policies, 1, GAMES, True, tally, SIX.weights, (), ())
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS + seat] / WHOLE_WIN > 0.75 * GAMES
