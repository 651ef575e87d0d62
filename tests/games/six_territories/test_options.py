"""The options, one by one. Scoring has a file of its own."""

from typing import Any

import pytest
from tests.games.six_territories.table import full_lands, land, settled, table
from tests.kit import result

from saloon import Match
from saloon.engine import OptionError


def tokens(match: Match) -> int:
    """How many tokens the whole game has, wherever they are."""
    view = match.view(None)
    laid = sum(land["symbols"] + len(land["riches"]) for land in view["lands"])
    in_hand = view["decision"] == "lay"
    return int(view["envelope"]["size"] + laid + in_hand + sum(view["aside"].values()))


@pytest.mark.clause("ST-09", "ST-10")
@pytest.mark.parametrize(("options", "scores"), [({}, [18, 9]), ({"scoring": "advanced"}, [6, 3])])
def test_scoring_is_simple_unless_it_is_advanced(options: dict[str, Any], scores: list[int]) -> None:
    lands = {"forest": {"riches": [5, 3, 1], "characters": {0: 2, 1: 1}}}
    assert result(settled(options=options, lands=lands)).scores == scores


@pytest.mark.clause("ST-20")
@pytest.mark.parametrize(("end_on", "over"), [("all", False), ("riches", True)])
def test_bare_symbols_keep_the_game_going_unless_it_ends_on_riches(end_on: str, over: bool) -> None:
    match = table(options={"end_on": end_on}, lands=full_lands(mexico={"symbols": 2}), aside={"riches-1": 3})
    assert match.over is over


def test_ending_on_riches_still_waits_for_every_riches_place() -> None:
    lands = full_lands(mexico={"riches": [3, 2]}, island={"symbols": 0})
    match = table(options={"end_on": "riches"}, drawn="riches-2", lands=lands, envelope={"riches-1": 2, "island": 5})
    assert not match.over
    assert land(match, "mexico")["riches"] == [3, 2, 2]


def test_symbols_per_territory_sets_symbols_and_tokens() -> None:
    match = table(options={"symbols_per_territory": 3}, drawn="riches-1")
    assert land(match, "forest")["symbol_places"] == 3
    assert match.view(None)["envelope"]["tokens"]["forest"] == 3
    assert tokens(match) == 6 * 3 + 33


def test_the_tidy_sheet_of_63_tokens() -> None:
    match = Match.new("six-territories", players=3, options={"symbols_per_territory": 3, "riches": [9] * 5}, seed=4)
    assert tokens(match) == 63
    while not match.over:
        match.play(match.choices()[0])
        assert tokens(match) == 63
    assert [(land["symbols"], land["free_places"]) for land in match.view(None)["lands"]] == [(3, 0)] * 6


def test_riches_slots_sets_how_many_riches_a_territory_holds() -> None:
    match = table(options={"riches_slots": 2}, drawn="riches-1", lands={"forest": {"riches": [1]}})
    match.play("lay 1 on forest")
    assert land(match, "forest")["free_places"] == 0
    assert land(match, "canyon")["free_places"] == 2


def test_riches_sets_how_many_tokens_there_are_of_each_value() -> None:
    match = table(options={"riches": [1, 2, 3, 4, 5]}, drawn="plain")
    found = match.view(None)["envelope"]["tokens"]
    assert [found[f"riches-{worth}"] for worth in (5, 3, 2, 1, 0)] == [1, 2, 3, 4, 5]


def test_a_game_without_riches_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        Match.new("six-territories", options={"riches": [0, 0, 0, 0, 0]})
    assert (refused.value.code, refused.value.params) == ("st-no-riches", {"option": "riches"})
