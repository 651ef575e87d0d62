"""What counts for a bandit's strength, and that bots who go by it play better."""

from typing import Any

import pytest
from tests.games.colt_express.table import GAMES, at, table
from tests.kit import play_on

from saloon import Match
from saloon.engine.kernels import WHOLE_WIN, Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.games.colt_express import GAME
from saloon.games.colt_express.cards import ROUNDS
from saloon.games.colt_express.value import HASTE, PURSE_GUESS, Feature, measure, stage


def count(match: Match, seat: int, feature: Feature) -> int:
    """What a player has of one feature."""
    return measure(match.sight(seat).sample(1), seat, [int(one == feature) for one in Feature])


def test_money_is_what_the_loot_is_worth() -> None:
    match = table(doc=at("car 2", loot=["jewel", "strongbox"]), floor={2: ["jewel", "purse 4"]}, pile=["doc rob"])
    assert count(match, 0, Feature.MONEY) == 1500
    match.play("rob jewel")
    assert count(match, 0, Feature.MONEY) == 2000


def test_bullets_taken_and_fired_are_counted() -> None:
    match = table(doc=at("car 2", received=2), belle=at("car 3", bullets=4), pile=["doc rob"], floor={2: ["jewel"]})
    assert count(match, 0, Feature.BULLETS) == 2
    assert count(match, 0, Feature.SHOTS) == 0
    assert count(match, 1, Feature.SHOTS) == 2
    assert [count(match, seat, Feature.GUNSLINGER) for seat in (0, 1)] == [0, 1]


def test_a_robbery_on_the_pile_promises_the_best_token_less_some_doubt() -> None:
    floor = {2: ["purse 4", "jewel"]}
    match = table(doc="car 2", belle="car 2", floor=floor, pile=["belle rob", "doc rob"])
    assert match.to_move == 1
    assert count(match, 0, Feature.LOOT_COMING) == 500 * (100 - HASTE) // 100
    assert count(match, 1, Feature.LOOT_HERE) == 500


def test_an_unseen_purse_is_a_guess() -> None:
    match = table(doc="car 2", belle="car 1", floor={1: ["jewel", "jewel"], 2: ["purse 4"]}, pile=["belle rob"])
    assert count(match, 0, Feature.LOOT_HERE) == PURSE_GUESS


def test_a_place_counts_by_the_roof_the_marshal_and_the_strongbox() -> None:
    match = table(
        marshal=0, doc="roof 2", belle="car 1", floor={1: ["jewel", "purse 3"], 0: ["strongbox"]}, pile=["belle rob"]
    )
    assert [count(match, seat, Feature.ROOF) for seat in (0, 1)] == [1, 0]
    assert [count(match, seat, Feature.MARSHAL) for seat in (0, 1)] == [0, 1]
    assert [count(match, seat, Feature.STRONGBOXES) for seat in (0, 1)] == [2, 1]


def test_there_is_a_row_of_weights_for_each_stage_and_a_column_for_each_feature() -> None:
    assert len(GAME.weights) == ROUNDS
    assert {len(row) for row in GAME.weights} == {len(Feature)}


def test_money_is_worth_having_in_every_round() -> None:
    assert all(row[Feature.MONEY] > 0 for row in GAME.weights)
    assert all(row[Feature.LOOT_COMING] > 0 for row in GAME.weights)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_round_is_a_stage(players: int, options: dict[str, Any]) -> None:
    matches = play_on(Match.new("colt-express", players, options, seed=players), seed=1)
    assert {stage(match.sight(0).sample(1)) for match in matches} == set(range(ROUNDS))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_deputy_beats_random(players: int) -> None:
    games = 24
    policies = [Policy.GREEDY, *[Policy.RANDOM] * (players - 1)]
    tally = [0.0] * Tally.SIZE
    states = [GAME.blank(players) for _ in range(Slot.FIRST)]
    GAME.plain.work(Job.GAMES, states, policies, 1, games, True, tally, GAME.weights, (), ())
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.WINS] / WHOLE_WIN > 0.75 * games
