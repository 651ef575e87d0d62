"""The end of the game."""

import pytest
from tests.games.six_territories.table import full_lands, land, table
from tests.kit import result, told

from saloon import Match


@pytest.mark.clause("ST-08")
def test_the_last_token_may_still_carry_a_character() -> None:
    match = table(turn=1, lands=full_lands(mexico={"symbols": 4}), aside={"riches-1": 3})
    assert match.to_move == 1
    match.play("place")
    assert match.over
    assert result(match).scores == [0, 8]


@pytest.mark.clause("ST-08")
def test_the_game_ends_with_the_last_place_taken_whatever_is_left_in_the_envelope() -> None:
    match = table(turn=0, drawn="riches-1", lands=full_lands(mexico={"riches": [3, 2, 2, 0]}))
    assert told(match) == [("laid", 0, "riches-1", "mexico")]
    assert match.over
    assert match.view(None)["envelope"] == {"size": 3, "tokens": {"riches-1": 3}}


@pytest.mark.clause("ST-20")
def test_riches_places_full_do_not_end_the_game_while_symbols_are_bare() -> None:
    match = table(turn=0, lands=full_lands(mexico={"symbols": 3}), aside={"riches-1": 3})
    assert match.view(None)["drawn"] == "mexico"
    match.play("keep")
    assert match.to_move == 1
    match.play("keep")
    assert match.over
    assert land(match, "mexico")["symbols"] == 5


@pytest.mark.clause("ST-20")
def test_symbols_all_laid_do_not_end_the_game_while_riches_places_are_free() -> None:
    lands = full_lands(mexico={"riches": [3, 2, 2]}, island={"riches": [3, 2, 2, 1]})
    match = table(turn=0, lands=lands, envelope={"riches-1": 3})
    assert match.to_move == 0
    match.play("lay 1 on island")
    assert match.over
    assert land(match, "mexico")["riches"] == [3, 2, 2, 1, 1]


@pytest.mark.clause("ST-15")
def test_an_envelope_that_runs_out_ends_the_game() -> None:
    match = table(
        turn=0, drawn="riches-5", options={"riches": [1, 0, 0, 0, 0], "symbols_per_territory": 1}, envelope={}
    )
    match.play("lay 5 on forest")
    assert match.over
    assert land(match, "forest")["free_places"] == 4


@pytest.mark.clause("ST-15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_usual_tokens_always_fill_the_map(players: int, seed: int) -> None:
    match = Match.new("six-territories", players=players, seed=seed)
    while not match.over:
        match.play(match.choices()[0])
    lands = match.view(None)["lands"]
    assert [(land["symbols"], land["free_places"]) for land in lands] == [(5, 0)] * 6
