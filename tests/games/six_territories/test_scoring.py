"""Scores and winners."""

from fractions import Fraction
from typing import Any

import pytest
from tests.games.six_territories.table import land, settled
from tests.kit import result

ADVANCED = {"scoring": "advanced"}


def forest(riches: list[int], characters: dict[int, int]) -> dict[str, Any]:
    """A table with one territory of interest."""
    return {"forest": {"riches": riches, "characters": characters}}


@pytest.mark.clause("ST-21")
def test_rulebook_example_two_characters_on_a_pot_of_4() -> None:
    assert result(settled(lands=forest([3, 1], {0: 2}))).scores == [8, 0]


@pytest.mark.clause("ST-09", "ST-E1")
def test_simple_scoring_company_on_a_pot_costs_nothing() -> None:
    assert result(settled(lands=forest([3, 1], {0: 2, 1: 1}))).scores == [8, 4]


@pytest.mark.clause("ST-21")
def test_simple_scoring_multiplies_the_pot_by_ones_own_characters() -> None:
    lands = {"forest": {"riches": [5, 2], "characters": {0: 1, 1: 2}}, "island": {"riches": [2], "characters": {2: 3}}}
    assert result(settled(players=3, lands=lands)).scores == [7, 14, 6]


@pytest.mark.clause("ST-10", "ST-E2")
def test_rulebook_example_a_pot_of_9_for_three_characters() -> None:
    match = settled(options=ADVANCED, lands=forest([5, 3, 1, 0, 0], {0: 1, 1: 2}))
    assert result(match).scores == [3, 6]


@pytest.mark.clause("ST-10")
def test_advanced_scoring_alone_on_a_territory_several_characters_win_the_pot_once() -> None:
    assert result(settled(options=ADVANCED, lands=forest([5, 2], {0: 3}))).scores == [7, 0]


@pytest.mark.clause("ST-11", "ST-E3")
def test_advanced_scoring_keeps_exact_fractions() -> None:
    match = settled(options=ADVANCED, lands=forest([5, 3, 2], {0: 1, 1: 2}))
    assert result(match).scores == [Fraction(10, 3), Fraction(20, 3)]
    assert match.view(None)["scores"] == ["10/3", "20/3"]


@pytest.mark.clause("ST-11")
@pytest.mark.parametrize(("alone", "ranking"), [([3], [[1], [0], [2]]), ([5, 2], [[2], [1], [0]])])
def test_fractions_are_compared_exactly(alone: list[int], ranking: list[list[int]]) -> None:
    lands = {**forest([5, 3, 2], {0: 1, 1: 2}), "canyon": {"riches": alone, "characters": {2: 1}}}
    assert result(settled(players=3, options=ADVANCED, lands=lands)).ranking == ranking


@pytest.mark.clause("ST-E4")
def test_a_pot_is_the_sum_of_its_riches() -> None:
    assert land(settled(lands=forest([5, 3, 1, 0, 0], {})), "forest")["pot"] == 9


def test_characters_in_hand_score_nothing() -> None:
    match = settled(lands=forest([5], {0: 1}))
    assert match.view(None)["characters"] == [2, 3]
    assert result(match).scores == [5, 0]


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize("scoring", ["simple", "advanced"])
def test_a_pot_without_characters_is_lost(scoring: str) -> None:
    lands = {**forest([5, 5, 5], {}), "canyon": {"riches": [1], "characters": {1: 1}}}
    assert result(settled(options={"scoring": scoring}, lands=lands)).scores == [0, 1]


@pytest.mark.clause("ST-13")
def test_equal_points_share_the_win() -> None:
    lands = {**forest([3], {0: 1, 2: 1}), "canyon": {"riches": [2], "characters": {1: 1}}}
    ended = result(settled(players=3, lands=lands))
    assert ended.ranking == [[0, 2], [1]]
    assert ended.winners == [0, 2]


@pytest.mark.clause("ST-22")
@pytest.mark.parametrize("scoring", ["simple", "advanced"])
@pytest.mark.parametrize("riches", [[], [0, 0]])
def test_an_empty_pot_pays_nothing_and_all_may_win_with_nothing(scoring: str, riches: list[int]) -> None:
    ended = result(settled(players=3, options={"scoring": scoring}, lands=forest(riches, {0: 1, 1: 2})))
    assert ended.scores == [0, 0, 0]
    assert ended.winners == [0, 1, 2]


def test_the_lines_of_a_score_add_up_to_it() -> None:
    lands = {**forest([5, 3, 2], {0: 1, 1: 2}), "canyon": {"riches": [3], "characters": {1: 1}}}
    ended = result(settled(options=ADVANCED, lands=lands))
    assert [[part.points for part in lines] for lines in ended.parts] == [[Fraction(10, 3)], [3, Fraction(20, 3)]]
    assert [sum(part.points for part in lines) for lines in ended.parts] == ended.scores
    assert ended.parts[1][1].args == {"territory": "forest", "pot": 10, "characters": 2, "sharers": 3}
