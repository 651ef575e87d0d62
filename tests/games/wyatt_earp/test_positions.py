"""Positions: out and in again to the byte, sensible defaults, and refusals that name the field."""

import json
from itertools import islice
from typing import Any

import pytest
import yaml
from tests.games.wyatt_earp.refusals import REFUSALS
from tests.games.wyatt_earp.table import hand, me, series, table
from tests.kit import play, random_states, read, result, texts

from saloon import Match, game
from saloon.engine import PositionError

GAME = game("wyatt-earp")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"photo_out_of_turn": True, "reward_per": "turn"},
    {"empty_pile_shot": "not_playable", "target_needed": False, "stalemate": 1},
]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.players)
def test_a_position_gives_the_same_state_to_the_byte(players: int, options: dict[str, Any]) -> None:
    for state in islice(random_states(GAME, players, players, **options), 0, None, 4):
        position = json.loads(json.dumps(GAME.to_position(state), sort_keys=True))
        assert read(GAME, position).pack() == state.pack()
        assert GAME.to_position(read(GAME, position)) == GAME.to_position(state)


def test_a_position_can_be_written_as_yaml_with_seats_as_numbers() -> None:
    text = "{players: 2, turn: 1, question: turn, seats: {0: {money: 3000}, 1: {hand: {hideout: 2}}}}"
    match = Match.from_position("wyatt-earp", yaml.safe_load(text), seed=1)
    assert (match.to_move, texts(match)) == (1, ["discard hideout"])
    assert hand(match, 1) == {"hideout": 2}
    assert sum(hand(match, 0).values()) == 10


def test_what_is_left_out() -> None:
    match = Match.from_position("wyatt-earp", {"players": 3}, seed=1)
    view = match.view(None)
    assert (view["round"], view["dealer"], view["turn"], view["decision"]) == (1, 0, 1, "draw")
    assert [seat["hand"] for seat in view["seats"]] == [10, 10, 10]
    assert (view["pile"], view["discard"]["size"]) == (48, 0)
    assert {poster["reward"] for poster in view["posters"]} == {1000}


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        ({"question": "place", "playing": "bank-robbery"}, ["on jesse-james", "on bob-dalton"]),
        ({"question": "place", "playing": "stagecoach-robbery"}, ["on jesse-james", "on bob-dalton"]),
        ({"question": "hide"}, ["hide 1 jesse-james", "hide 1 wes-hardin"]),
        ({"question": "steal"}, ["steal 1 jesse-james", "steal 1 wes-hardin", "take nothing"]),
        ({"question": "unhide"}, ["free jesse-james", "free bob-dalton"]),
        ({"question": "fetch", "discard": ["most-wanted"]}, ["keep most-wanted", "raid", "ask around"]),
        (
            {"question": "snapshot", "asked": 1, "about": "bob-dalton", "options": {"photo_out_of_turn": True}},
            ["pass"],
        ),
    ],
)
def test_every_question_can_be_written(question: dict[str, Any], choices: list[str]) -> None:
    mine = {"jesse-james": series(1, gun=True, hideout=True), "bob-dalton": series(3, hideout=True)}
    theirs = {"jesse-james": series(2), "wes-hardin": series(1)}
    match = table(me(mine), me(theirs), pile={"wes-hardin": 5}, **question)
    assert texts(match) == choices


def test_a_written_question_with_one_answer_is_answered() -> None:
    match = table(me({"bob-dalton": series(3, hideout=True)}, hideout=2), players=2, question="unhide")
    assert texts(match) == ["discard hideout"]


def test_cards_not_mentioned_are_aside_when_the_pile_is_given_and_come_back_next_round() -> None:
    match = table(me(hideout=1), players=2, pile={"bob-dalton": 2})
    assert sum(match.truth.position()["aside"].values()) == 78 - 5
    match.play("discard hideout")
    assert match.truth.position()["aside"] == {}
    assert match.view(None)["pile"] == 57


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS, ids=lambda value: str(value)[:60])
def test_nonsense_is_refused_by_its_field(position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(PositionError) as refused:
        Match.from_position("wyatt-earp", {"players": 2, **position}, seed=1)
    assert (refused.value.code, refused.value.params["field"]) == (code, field)


def test_a_wyatt_earp_that_searched_before_the_shuffle_may_search_again_after_it() -> None:
    wyatts = {"seats": {0: {"hand": {"wyatt-earp": 1}}, 1: {"hand": {"hideout": 2}}}, "pile": {"wes-hardin": 4}}
    looks = [{"seat": 0, "stale": True}] * 12
    match = Match.from_position("wyatt-earp", {"players": 2, "searches": looks, "reshuffled": True, **wyatts}, seed=1)
    assert len(match.truth.position()["searches"]) == 12
    again = {"reshuffled": True, "turn": 0, "question": "turn", "discard": ["bob-dalton"]}
    refilled = {**wyatts, "seats": {0: {"hand": {"wyatt-earp": 1, "hideout": 1}}, 1: {"hand": {"hideout": 2}}}}
    match = Match.from_position(
        "wyatt-earp", {"players": 2, "searches": looks + looks[:1], **refilled, **again}, seed=1
    )
    play(match, "wyatt search", "keep bob-dalton")
    assert len(match.truth.position()["searches"]) == 14


def test_the_card_below_the_top_is_needed_only_before_a_draw() -> None:
    cards = {"cards": {"hideout": 1, "wes-hardin": 2}, "top": "hideout"}
    match = Match.from_position("wyatt-earp", {"players": 2, "discard": {**cards, "under": "wes-hardin"}}, seed=1)
    play(match, "take hideout")
    assert match.view(None)["discard"] == {"size": 2, "top": "wes-hardin"}
    again = Match.from_position("wyatt-earp", match.truth.position(), seed=1)
    assert again.truth.position() == match.truth.position()
    assert "under" not in match.truth.position()["discard"]


def test_the_end_of_a_game_can_be_written() -> None:
    seats = {0: {"money": 26_000}, 1: {"money": 26_000}}
    match = Match.from_position("wyatt-earp", {"players": 2, "question": "over", "seats": seats, "winner": 1}, seed=1)
    assert (match.over, result(match).winners) == (True, [1])
    seats = {0: {"money": 26_000}, 1: {"money": 25_000}}
    match = Match.from_position("wyatt-earp", {"players": 2, "question": "over", "seats": seats}, seed=1)
    assert result(match).winners == [0]


def test_a_player_may_be_rich_in_mid_round() -> None:
    match = table(me({}, 30_000, hideout=2), players=2)
    assert match.view(None)["seats"][0]["money"] == 30_000


def test_a_position_in_mid_turn_goes_on_as_the_match_does() -> None:
    match = table(me(jesse_james=4, hideout=2), me(wyatt_earp=1, sundance_kid=2))
    play(match, "lay 3 jesse-james")
    again = Match.from_position("wyatt-earp", match.truth.position(), seed=1)
    assert texts(again) == texts(match)
