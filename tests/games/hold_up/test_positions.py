"""Positions: what a person writes is what is played, and nonsense is refused by the name of its field."""

import json
from typing import Any

import pytest
import yaml
from tests.games.hold_up.refusals import REFUSALS
from tests.games.hold_up.table import BUILDINGS, GANGS, ROLES, SPOTS, event_at, random_match, side, table
from tests.kit import state_of, texts

from saloon import Match
from saloon.engine import PositionError
from saloon.games.hold_up import GAME


def again(position: dict[str, Any]) -> Any:
    """The state a position makes."""
    state = GAME.blank(position["players"], position["options"])
    GAME.from_position(state, position)
    return state


@pytest.mark.parametrize("options", [{}, {"loot_visible": False, "decline_look": True}, {"loot": [300] * 12}])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_every_state_of_a_game_is_a_position(players: int, options: dict[str, Any]) -> None:
    for match in random_match(players, 5, **options):
        position = GAME.to_position(state_of(match))
        assert again(position) == state_of(match)
        assert again(yaml.safe_load(yaml.safe_dump(position))) == state_of(match)
        assert again(json.loads(json.dumps(position))) == state_of(match)


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = Match.from_position("hold-up", {"players": 4}, seed=3)
    view = match.view(0)
    assert (view["step"], view["decision"], view["first"], match.to_move) == ("placing", "place", 0, 0)
    assert [gang["hand"] for gang in view["gangs"]] == [3] * 4
    assert all(one["loot"] for one in view["buildings"])
    assert [event["event"] for event in view["events"]] == [None] * 6
    assert view["aside"] == {}


def test_a_short_pile_sets_a_short_game_and_the_rest_is_out_of_it() -> None:
    gangs = {gang: {"hand": ["chief", "kid", "brute"], "pile": []} for gang in GANGS[:2]}
    match = table(2, gangs=gangs)
    assert match.view(None)["aside"]["0"] == [role for role in ROLES if role not in ("chief", "kid", "brute")]
    match.play("place chief bank north")
    match.play("place chief bank north")
    assert match.over


def test_players_with_nothing_to_place_are_passed_over() -> None:
    gangs = {
        "coyotes": {"hand": ["chief", "kid"], "pile": []},
        "rattlers": {"hand": ["chief", "kid"], "pile": []},
        "vultures": {"hand": ["chief", "kid", "brute"], "pile": []},
    }
    assert table(3, gangs=gangs).to_move == 2
    assert table(2, gangs={gang: gangs[gang] for gang in GANGS[:2]}).over


def test_an_event_looked_at_is_drawn_if_it_is_not_named() -> None:
    position = {"players": 2, "gangs": {"coyotes": {"looked": ["east"]}}}
    events = {event_at(Match.from_position("hold-up", position, seed=seed), "east", 0) for seed in range(40)}
    assert len(events) > 4
    assert None not in events


def test_a_face_down_gangster_and_those_who_looked() -> None:
    match = table(3, {"east": "poker"}, town={"bank north": ["coyotes chief hidden 2"]}, step="looking", turn=1)
    roles = [side(match, "bank", "north", seat)[0] for seat in (0, 1, 2)]
    assert [card and card["role"] for card in roles] == ["chief", None, "chief"]
    assert texts(match) == ["look east", "look bank north 1"]


def test_loot_that_step_2_is_about_to_turn_up_can_be_named() -> None:
    town = {"bank north": ["coyotes chief", "rattlers kid hidden 0"]}
    match = table(step="robberies", options={"loot_visible": False}, town=town, loot={"bank": [900, 300]})
    told = {event.args["building"]: event.args for event in match.events() if event.key == "hu-loot-up"}
    assert (told["bank"]["big"], told["bank"]["small"]) == (900, 300)
    assert len(told) == len(BUILDINGS), "the others are drawn"


def test_a_position_in_the_middle_of_the_settling() -> None:
    town = {
        "saloon north": ["coyotes kid", "rattlers chief"],
        "grand-hotel south": [f"{gang} brute" for gang in GANGS[:3]],
    }
    loot = {"saloon": [{"worth": 800, "taker": "rattlers"}, {"worth": 200, "guard": ["deputy"]}]}
    match = table(step="settling", town=town, settled=2, captures={"north": "rattlers coyotes"}, loot=loot)
    assert (match.to_move, texts(match)) == (0, ["capture rattlers", "capture vultures"])
    assert [gang["money"] for gang in match.view(None)["gangs"]] == [0, 1000, 0]


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS)
def test_nonsense_is_refused_and_named(position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as refused:
        Match.from_position("hold-up", {"players": 3, **position})
    assert (refused.value.code, refused.value.params["field"]) == (code, field)


def test_positions_are_written_in_the_words_of_the_game() -> None:
    match = table(events={"east": "sheriff"}, town={"bank north": ["rattlers kid hidden 0"]}, step="looking", turn=0)
    position = GAME.to_position(state_of(match))
    assert position["town"] == {"bank north": ["rattlers kid hidden 0"]}
    assert position["events"]["east"] == "sheriff"
    assert set(position["events"]) == set(SPOTS)
