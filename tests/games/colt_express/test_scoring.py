"""The end of the game: who is rich, who is the Gunslinger, who wins."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, random_states, table

from saloon.games.colt_express import GAME
from saloon.match import Result

SILENT = {"bullets": 6}  # no Gunslinger as soon as anybody else has fired


def count(players: int = 3, /, **bandits: dict[str, Any]) -> Result:
    """The result of a game that ends like this."""
    result = table(players, phase="over", **bandits).result
    assert result is not None
    return result


def parts(result: Result, seat: int) -> dict[str, Any]:
    """The lines of a score."""
    return {part.key.removeprefix("ce-part-"): part.points for part in result.parts[seat]}


def test_the_game_ends_after_five_rounds() -> None:
    for seed in range(5):
        *_, state = random_states(4, seed)
        assert (state.round_no, GAME.view(state, None)["phase"]) == (5, "over")


def test_purses_jewels_strongboxes_and_cash_add_up() -> None:
    result = count(
        doc={"loot": ["purse:250", "purse:500", "jewel", "jewel", "strongbox"], "cash": 250, **SILENT},
        tuco={"bullets": 5},
    )
    assert result.scores == [250 + 500 + 2 * 500 + 1000 + 250, 1000, 0]
    assert parts(result, 0) == {"purses": 750, "jewels": 1000, "strongboxes": 1000, "conductor": 250}
    assert result.winners == [0]


@pytest.mark.clause("CE-39")
def test_the_gunslinger_is_who_has_fewest_bullets_left() -> None:
    result = count(doc={"bullets": 4}, tuco={"bullets": 3}, belle={"bullets": 6})
    assert result.scores == [0, 1000, 0]
    assert parts(result, 1) == {"gunslinger": 1000}


@pytest.mark.clause("CE-39", "CE-E4")
def test_two_gunslingers_get_a_thousand_each() -> None:
    assert count(doc={"bullets": 2}, tuco={"bullets": 2}, belle={"bullets": 4}).scores == [1000, 1000, 0]


@pytest.mark.clause("CE-39")
def test_if_nobody_has_fired_everybody_is_a_gunslinger() -> None:
    assert count(4).scores == [1000, 1000, 1000, 1000]


@pytest.mark.clause("CE-39")
def test_the_marshals_bullets_do_not_make_a_gunslinger() -> None:
    result = count(doc={"bullets": 5}, tuco={"received": 4}, belle={"received": ["shot"]})
    assert result.scores == [1000, 0, 0]


@pytest.mark.clause("CE-E5")
def test_a_final_count() -> None:
    result = count(doc={"loot": ["purse:250", "purse:400", "jewel", "strongbox"], "bullets": 2})
    assert result.scores[0] == 3150
    assert parts(result, 0) == {"purses": 650, "jewels": 500, "strongboxes": 1000, "gunslinger": 1000}


def test_the_richest_wins_however_often_he_was_hit() -> None:
    result = count(doc={"loot": ["purse:300"], "received": 9}, tuco={"loot": ["purse:250"]}, belle={})
    assert result.ranking == [[0], [1], [2]]


@pytest.mark.clause("CE-38")
def test_of_those_equally_rich_the_one_hit_least_wins_whatever_hit_him() -> None:
    result = count(
        4,
        doc={"received": ["neutral", "neutral", "neutral"]},
        tuco={"received": ["shot", "neutral"], "bullets": 6},
        belle={"received": ["shot", "shot", "shot"], "bullets": 6},
        ghost={"loot": ["purse:250"], "received": 0, "bullets": 2},
    )
    assert result.scores == [0, 0, 0, 1250]
    assert result.ranking == [[3], [1], [0, 2]]


@pytest.mark.clause("CE-38")
def test_the_marshals_bullets_count_as_they_come() -> None:
    match = table(round=5, marshal=1, doc="car 2", tuco="car 3", belle="car 3", pile=["doc move"])
    match.play("move to car 1")
    assert match.result is not None
    assert match.result.scores == [1000, 1000, 1000]
    assert match.result.ranking == [[1, 2], [0]]


@pytest.mark.clause("CE-38")
def test_bandits_bullets_count_as_they_come() -> None:
    places = {"doc": "car 1", "tuco": "car 3", "belle": at("car 2", loot=["strongbox"])}
    match = table(round=5, **places, pile=["doc fire", "tuco fire"])
    assert match.result is not None
    assert match.result.scores == [1000, 1000, 1000]
    assert match.result.ranking == [[0, 1], [2]]


@pytest.mark.clause("CE-38")
def test_a_bullet_breaks_a_tie_but_never_beats_a_dollar() -> None:
    result = count(doc={"loot": ["jewel"], "received": 1}, tuco={"loot": ["purse:250", "purse:250"]}, belle={})
    assert result.scores == [1500, 1500, 1000]
    assert result.winners == [1]


def test_who_is_equal_in_bullets_too_shares_the_win() -> None:
    result = count(doc={"received": 2}, tuco={"received": 2}, belle={"received": 3})
    assert result.winners == [0, 1]
