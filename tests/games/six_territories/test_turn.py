"""The turn: drawing, laying tokens, posting characters."""

from itertools import cycle

import pytest
from tests.games.six_territories.table import FULL_RICHES, full_lands, land, table
from tests.kit import result, texts, told

from saloon import IllegalMove, Match


def test_the_envelope_starts_with_thirty_symbols_and_riches_worth_sixty() -> None:
    match = table(turn=0, drawn="riches-5")
    tokens = {**match.view(None)["envelope"]["tokens"]}
    tokens["riches-5"] += 1
    assert tokens == {
        **dict.fromkeys(FULL_RICHES, 5),
        "riches-5": 3,
        "riches-3": 6,
        "riches-2": 9,
        "riches-1": 9,
        "riches-0": 6,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_three_characters_and_seat_0_draws_first(players: int) -> None:
    match = Match.new("six-territories", players=players, seed=1)
    assert match.view(None)["characters"] == [3] * players
    assert told(match)[0][:2] == ("drew", 0)


@pytest.mark.clause("ST-01")
def test_a_token_left_bare_stays_bare_for_its_drawer_and_for_everybody_else() -> None:
    match = table(turn=0, drawn="forest", envelope={"canyon": 2})
    match.play("keep")
    assert match.to_move == 1
    assert [choice.args for choice in match.choices()] == [{"territory": "canyon"}] * 2
    match.play("place")
    assert match.to_move == 0
    assert [choice.args for choice in match.choices()] == [{"territory": "canyon"}] * 2
    match.play("place")
    assert match.over
    assert land(match, "forest")["characters"] == [0, 0]
    assert land(match, "canyon")["characters"] == [1, 1]


@pytest.mark.clause("ST-01")
def test_only_the_drawer_may_post_a_character_on_his_token() -> None:
    match = table(turn=1, drawn="forest")
    with pytest.raises(IllegalMove):
        match.play("place", seat=0)
    match.play("place", seat=1)
    assert land(match, "forest")["characters"] == [0, 1]


@pytest.mark.clause("ST-02")
def test_a_token_carries_one_character_and_a_territory_several_of_one_player() -> None:
    match = table(
        turn=0, drawn="forest", lands={"forest": {"symbols": 2, "characters": {0: 1}}}, envelope={"riches-1": 1}
    )
    match.play("place")
    assert land(match, "forest")["characters"] == [2, 0]
    assert match.to_move == 1
    assert "place" not in texts(match)


@pytest.mark.clause("ST-03")
def test_a_character_posted_is_one_fewer_in_hand() -> None:
    match = table(turn=0, drawn="forest", lands={"plain": {"characters": {0: 1}}})
    assert match.view(None)["characters"] == [2, 3]
    match.play("place")
    assert match.view(None)["characters"] == [1, 3]


@pytest.mark.clause("ST-03")
def test_after_three_characters_there_is_none_to_post_and_none_comes_back() -> None:
    lands = {"plain": {"characters": {0: 1}}, "canyon": {"characters": {0: 2}}}
    match = table(turn=0, lands=lands, envelope={"forest": 1})
    assert match.over
    assert told(match) == [("drew", 0, "forest"), ("laid", 0, "forest", "forest")]
    assert match.view(None)["characters"] == [0, 3]
    assert [land(match, name)["characters"][0] for name in ("plain", "canyon", "forest")] == [1, 2, 0]


@pytest.mark.clause("ST-04")
def test_a_player_without_characters_still_lays_riches() -> None:
    match = table(turn=0, lands={"plain": {"characters": {0: 3}}}, envelope={"riches-5": 1})
    assert match.to_move == 0
    match.play("lay 5 on canyon")
    assert land(match, "canyon")["riches"] == [5]


@pytest.mark.clause("ST-04")
def test_a_player_without_characters_lays_a_territory_token_unasked_and_the_turn_passes() -> None:
    match = table(
        turn=0, drawn="plain", lands={"plain": {"symbols": 4, "characters": {0: 3}}}, envelope={"riches-5": 1}
    )
    assert told(match) == [("drew", 1, "riches-5")]
    assert match.to_move == 1


@pytest.mark.clause("ST-05")
def test_riches_go_on_any_territory_with_a_free_place_a_rivals_too() -> None:
    lands = {"forest": {"riches": [3, 3, 2, 1, 1]}, "island": {"riches": [5], "characters": {1: 2}}}
    match = table(turn=0, drawn="riches-0", lands=lands)
    assert texts(match) == [f"lay 0 on {name}" for name in ("plain", "canyon", "meadow", "island", "mexico")]
    match.play("lay 0 on island")
    assert land(match, "island")["riches"] == [5, 0]


@pytest.mark.clause("ST-06")
def test_worthless_riches_take_up_a_place() -> None:
    match = table(turn=0, drawn="riches-0", lands={"forest": {"riches": [0, 0, 0, 0]}})
    assert land(match, "forest")["free_places"] == 1
    match.play("lay 0 on forest")
    assert land(match, "forest")["free_places"] == 0
    with pytest.raises(IllegalMove):
        match.play("lay 5 on forest")


@pytest.mark.clause("ST-07", "ST-17")
def test_riches_without_a_place_are_put_aside_and_the_turn_passes() -> None:
    match = table(turn=0, drawn="riches-1", lands=full_lands(mexico={"symbols": 4}), aside={"riches-1": 2})
    assert told(match)[0] == ("set-aside", 0, "riches-1")
    assert match.to_move == 1
    assert match.view(None)["drawn"] == "mexico"
    assert match.view(None)["aside"] == {"riches-1": 3}


@pytest.mark.clause("ST-17")
def test_a_token_put_aside_neither_returns_nor_counts() -> None:
    lands = full_lands(mexico={"symbols": 4}, plain={"characters": {0: 1}})
    match = table(turn=0, drawn="riches-1", lands=lands, aside={"riches-1": 2})
    match.play("keep")
    assert match.over
    assert match.view(None)["envelope"] == {"size": 0, "tokens": {}}
    assert [event for event in told(match) if event[0] == "drew"] == [("drew", 1, "mexico")]
    assert result(match).scores == [11, 0]


@pytest.mark.clause("ST-14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_turn_draws_one_token_and_the_turn_goes_round(players: int) -> None:
    match = Match.new("six-territories", players=players, seed=players)
    while not match.over:
        match.play(match.choices()[-1])
    drawers = [event[1] for event in told(match) if event[0] == "drew"]
    assert [drawer for drawer, _ in zip(cycle(range(players)), drawers, strict=False)] == drawers
    assert len(drawers) == 63 - match.view(None)["envelope"]["size"]


@pytest.mark.clause("ST-14")
def test_riches_drawn_must_be_laid() -> None:
    match = table(turn=0, drawn="riches-0")
    assert texts(match) == [f"lay 0 on {name}" for name in FULL_RICHES]
    with pytest.raises(IllegalMove):
        match.play("keep")


@pytest.mark.clause("ST-18")
def test_there_is_one_choice_for_each_territory_however_many_places_it_has() -> None:
    match = table(turn=0, drawn="riches-5", lands={"plain": {"riches": [1, 1, 1, 1]}})
    assert texts(match) == [f"lay 5 on {name}" for name in FULL_RICHES]


@pytest.mark.clause("ST-18")
def test_a_territory_token_is_laid_without_asking_on_which_symbol() -> None:
    match = table(turn=0, envelope={"forest": 1})
    assert land(match, "forest")["symbols"] == 1
    assert texts(match) == ["place", "keep"]


@pytest.mark.clause("ST-19")
def test_the_token_is_laid_before_its_drawer_is_asked() -> None:
    match = table(turn=1, lands={"forest": {"symbols": 2}}, envelope={"forest": 1})
    assert told(match) == [("drew", 1, "forest"), ("laid", 1, "forest", "forest")]
    assert match.to_move == 1
    assert match.view(None)["decision"] == "character"
    assert land(match, "forest")["symbols"] == 3


@pytest.mark.clause("ST-19")
def test_all_three_characters_may_stand_on_one_territory() -> None:
    match = table(turn=0, drawn="forest", lands={"forest": {"symbols": 3, "characters": {0: 2}}})
    match.play("place")
    assert land(match, "forest")["characters"] == [3, 0]


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_sees_the_whole_table(seat: int) -> None:
    lands = {"forest": {"symbols": 2, "riches": [0, 5], "characters": {2: 1}}}
    match = table(players=3, turn=1, drawn="riches-3", lands=lands)
    seen = match.view(seat)
    assert seen == {**match.view(None), "seat": seat}
    assert land(match, "forest") == {
        "name": "forest",
        "symbols": 2,
        "symbol_places": 5,
        "riches": [5, 0],
        "free_places": 3,
        "characters": [0, 0, 1],
        "pot": 5,
    }
    assert seen["envelope"]["tokens"]["forest"] == 3
    assert seen["envelope"]["size"] == 63 - 5


@pytest.mark.clause("ST-16")
def test_nobody_can_know_what_comes_next() -> None:
    match = table(turn=0, drawn="riches-3")
    sight = match.sight(1)
    drawn_next = set()
    for seed in range(40):
        state = sight.sample(seed)
        assert match.game.view(state, 1) == match.view(1)
        match.game.plain.apply(state, 0)
        drawn_next.add(state.drawn)
    assert len(drawn_next) > 5


def test_a_token_is_in_nobodys_hand_once_it_is_told_where_it_lies() -> None:
    match = table(turn=0, drawn="riches-1", envelope={"riches-3": 2})
    match.play("lay 1 on forest")
    before, laid, drew, _ = match.moments(None)
    assert [event.key for event in match.last_events()] == ["st-laid", "st-drew"]
    assert [view["drawn"] for view in (before, laid, drew)] == ["riches-1", None, "riches-3"]
