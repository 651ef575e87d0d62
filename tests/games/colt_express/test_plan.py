"""The Plan: hands, turns of the table, and the cards that go on the pile."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import (
    TEN_CARDS,
    at,
    bandit,
    bullets,
    cards,
    received,
    seat_of,
    table,
    to_move,
    told,
    where,
)
from tests.kit import play, texts

from saloon import IllegalMove, Match

FULL_HAND = ["move", "floor", "fire", "rob", "punch", "marshal"]
PLAY_ANY = [f"play {card}" for card in FULL_HAND]
HIDE_ANY = [f"hide {card}" for card in FULL_HAND]


def hands(*names: str, hand: list[str] | None = None) -> dict[str, dict[str, Any]]:
    """Bandits with the same hand."""
    return {name: {"hand": FULL_HAND if hand is None else hand} for name in names}


def played(match: Match) -> list[tuple[str, str]]:
    """Who put which card on the pile."""
    return [(card["bandit"], card["card"]) for card in match.view(None)["pile"]]


def order_of_players(match: Match, turns: int) -> list[str]:
    """Who is asked, one after the other, while everybody draws."""
    names = []
    for _ in range(turns):
        names.append(to_move(match))
        match.play("draw")
    return names


def test_everybody_draws_six_cards_and_doc_seven() -> None:
    match = table(4, tuco={}, doc={}, belle={}, ghost={}, phase="round-start")
    assert [seen["hand"] for seen in match.view(None)["bandits"]] == [6, 7, 6, 6]
    assert [seen["deck"] for seen in match.view(None)["bandits"]] == [4, 3, 4, 4]


def test_turns_go_clockwise_from_the_first_player() -> None:
    match = table(4, first="belle", tuco={}, doc={}, belle={}, ghost={}, card="braking")
    assert order_of_players(match, 5) == ["belle", "ghost", "tuco", "doc", "belle"]


@pytest.mark.clause("CE-06")
def test_a_player_plays_a_card_or_draws_and_cannot_sit_out() -> None:
    match = table(**hands("tuco", "doc", "belle"))
    assert texts(match) == [*PLAY_ANY, "draw"]
    match.play("play rob")
    assert played(match) == [("tuco", "rob")]
    assert cards(match, "tuco", "hand")["rob"] == 0
    assert to_move(match) == "doc"


@pytest.mark.clause("CE-06")
def test_three_cards_are_drawn_even_into_a_large_hand() -> None:
    match = table(tuco={"hand": TEN_CARDS[:7]}, card="braking")
    match.play("draw")
    assert cards(match, "tuco", "hand") == Counter(TEN_CARDS)
    assert to_move(match) != "tuco"


@pytest.mark.clause("CE-07")
def test_a_short_deck_gives_what_it_has() -> None:
    match = table(tuco={"hand": TEN_CARDS[:8]}, card="braking")
    match.play("draw")
    assert bandit(match, "tuco")["hand"] == 10
    assert bandit(match, "tuco")["deck"] == 0


@pytest.mark.clause("CE-07")
def test_with_an_empty_deck_a_card_must_be_played() -> None:
    match = table(tuco={"hand": TEN_CARDS})
    assert texts(match) == PLAY_ANY


@pytest.mark.clause("CE-07")
def test_who_can_neither_play_nor_draw_passes() -> None:
    pile = [f"tuco {card}" for card in TEN_CARDS]
    match = table(tuco={"hand": ["neutral", "neutral"]}, doc={}, belle={}, pile=pile, turn=0, card="braking")
    assert told(match)[-1] == ("passed", "tuco")
    assert to_move(match) == "doc"
    assert bandit(match, "tuco")["hand"] == 2


@pytest.mark.clause("CE-08")
def test_a_bullet_can_neither_be_played_nor_thrown_away() -> None:
    match = table(tuco={"hand": ["move", "neutral", "shot"], "bullets": 5})
    assert texts(match) == ["play move", "draw"]


@pytest.mark.clause("CE-08")
def test_a_hand_of_bullets_leaves_nothing_but_to_draw() -> None:
    match = table(tuco={"hand": ["neutral"] * 6})
    assert texts(match) == ["draw"]


@pytest.mark.clause("CE-09")
def test_in_a_double_turn_everybody_acts_twice_before_the_next_player() -> None:
    match = table(card="bridge", turn=1, **hands("tuco", "doc", "belle"))
    play(match, "play move", "play fire", "play rob", "draw", "draw", "draw")
    assert played(match) == [("tuco", "move"), ("tuco", "fire"), ("doc", "rob")]
    assert [card["face_down"] for card in match.view(None)["pile"]] == [False] * 3
    assert match.view(None)["card"]["turn"] == 2


@pytest.mark.clause("CE-09")
def test_a_card_just_drawn_may_be_played_in_the_same_double_turn() -> None:
    deck = [card for card in TEN_CARDS if card != "punch"]
    match = table(card="bridge", turn=1, tuco={"hand": deck[:7]})
    assert "play punch" not in texts(match)
    play(match, "draw", "play punch")
    assert played(match) == [("tuco", "punch")]
    assert to_move(match) != "tuco"


@pytest.mark.clause("CE-10")
def test_in_a_switching_turn_the_first_player_begins_and_the_order_is_reversed() -> None:
    match = table(4, first="doc", tuco={}, doc={}, belle={}, ghost={}, card="angry-marshal", turn=3)
    assert order_of_players(match, 4) == ["doc", "tuco", "ghost", "belle"]


@pytest.mark.clause("CE-E12")
def test_a_switching_turn_of_four_goes_one_four_three_two() -> None:
    match = table(4, tuco={}, doc={}, belle={}, ghost={}, card="angry-marshal", turn=3)
    assert order_of_players(match, 4) == ["tuco", "ghost", "belle", "doc"]


@pytest.mark.clause("CE-E13")
def test_a_double_turn_between_two_normal_ones_makes_four_cards_each() -> None:
    hand = ["move", "floor", "fire", "rob"]
    match = table(card="bridge", **hands("tuco", "doc", "belle", hand=hand))
    turns = 0
    while match.view(None)["phase"] == "plan":
        match.play(texts(match)[0])
        turns += 1
    assert turns == 12
    assert Counter(name for name, _ in played(match)) == {"tuco": 4, "doc": 4, "belle": 4}


@pytest.mark.clause("CE-11")
def test_ghost_may_hide_his_card_in_the_first_turn_or_play_it_openly() -> None:
    match = table(**hands("ghost", "doc", "belle"))
    assert texts(match) == [*PLAY_ANY, *HIDE_ANY, "draw"]
    match.play("hide fire")
    assert match.view(0)["pile"] == [{"bandit": "ghost", "seat": 0, "card": "fire", "face_down": True}]
    assert match.view(1)["pile"] == [{"bandit": "ghost", "seat": 0, "card": None, "face_down": True}]
    match.undo()
    match.play("play fire")
    assert match.view(1)["pile"] == [{"bandit": "ghost", "seat": 0, "card": "fire", "face_down": False}]


@pytest.mark.clause("CE-11")
def test_nobody_else_may_hide_a_card() -> None:
    match = table(**hands("doc", "ghost", "belle"))
    assert texts(match) == [*PLAY_ANY, "draw"]


@pytest.mark.clause("CE-11")
def test_ghost_hides_one_card_in_the_first_turn_only() -> None:
    match = table(card="braking", **hands("ghost", "doc", "belle"))
    play(match, "hide fire", "draw", "draw")
    assert to_move(match) == "ghost"
    assert not [text for text in texts(match) if text.startswith("hide")]


@pytest.mark.clause("CE-11")
def test_ghost_loses_his_power_for_the_round_if_he_draws_in_the_first_turn() -> None:
    match = table(card="bridge", **hands("ghost", "doc", "belle"))
    play(match, "draw", "draw", "draw")
    while to_move(match) == "ghost":
        assert not [text for text in texts(match) if text.startswith("hide")]
        match.play("play move")


@pytest.mark.clause("CE-12")
def test_cards_are_carried_out_in_the_order_they_were_played() -> None:
    match = table(
        ghost=at("car 1", hand=["move"]),
        doc=at("car 2", hand=["floor"]),
        belle=at("car 3", hand=["floor"]),
        card="bridge",
        turn=2,
        pile=["belle floor", "ghost floor", "doc floor hidden"],
    )
    play(match, "play move", "play floor", "play floor", "move to roof 2")
    done = [event for event in told(match) if event[0] in ("changed-floor", "moved")]
    assert [event[:2] for event in done] == [
        ("changed-floor", "belle"),
        ("changed-floor", "ghost"),
        ("changed-floor", "doc"),
        ("moved", "ghost"),
        ("changed-floor", "doc"),
        ("changed-floor", "belle"),
    ]


@pytest.mark.clause("CE-48")
def test_after_the_plan_hands_go_back_to_the_decks() -> None:
    match = table(
        tuco=at("car 2", hand=["move", "neutral", "rob"]),
        doc=at("car 3", hand=FULL_HAND),
        belle=at("car 3", hand=[]),
        card="braking",
        turn=3,
    )
    play(match, "play move", "draw", "draw")
    assert match.view(None)["phase"] == "action"
    assert [seen["hand"] for seen in match.view(None)["bandits"]] == [0, 0, 0]
    assert cards(match, "tuco", "deck") == Counter(TEN_CARDS) - Counter(["move"]) + Counter(["neutral"])
    assert cards(match, "doc", "deck") == Counter(TEN_CARDS)


@pytest.mark.clause("CE-48")
def test_a_card_carried_out_goes_back_to_its_owner() -> None:
    match = table(tuco="car 1", doc="car 2", belle="car 3", pile=["doc rob", "tuco move"])
    assert match.view(None)["resolving"] == 1
    assert cards(match, "doc", "deck") == Counter(TEN_CARDS)
    assert cards(match, "tuco", "deck") == Counter(TEN_CARDS) - Counter(["move"])


@pytest.mark.clause("CE-48")
def test_the_next_hand_is_drawn_from_all_cards_and_bullets() -> None:
    drawn = Counter[str]()
    for seed in range(60):
        match = table(seed=seed, tuco={"hand": ["neutral", "punch"]}, doc={"hand": []}, belle={"hand": []}, turn=2)
        play(match, "draw", "draw", "draw")
        assert match.view(None)["round"] == 2
        assert cards(match, "tuco", "hand", "deck") == Counter([*TEN_CARDS, "neutral"])
        drawn += cards(match, "tuco", "hand")
    assert drawn["neutral"] > 0
    assert set(drawn) == {*TEN_CARDS, "neutral"}


@pytest.mark.clause("CE-49")
@pytest.mark.parametrize("card", ["bridge", "braking", "rebellion", "angry-marshal"])
def test_the_left_neighbour_is_the_next_first_player_whatever_happened(card: str) -> None:
    match = table(4, first="belle", tuco={}, doc={}, belle={}, ghost={}, card=card, phase="event")
    assert match.view(None)["round"] == 2
    assert match.view(None)["first"] == seat_of(match, "ghost")
    assert to_move(match) == "ghost"


@pytest.mark.clause("CE-49")
def test_after_the_last_seat_the_first_one_is_first_player() -> None:
    match = table(first="belle", tuco={}, doc={}, belle={}, phase="event")
    assert to_move(match) == "tuco"


@pytest.mark.clause("CE-68")
def test_in_a_tunnel_cards_are_played_face_down() -> None:
    match = table(card="tunnel", turn=1, **hands("tuco", "doc", "belle"))
    assert texts(match) == [*PLAY_ANY, "draw"]
    match.play("play punch")
    assert match.view(0)["pile"] == [{"bandit": "tuco", "seat": 0, "card": "punch", "face_down": True}]
    for seat in (1, 2, None):
        assert match.view(seat)["pile"] == [{"bandit": "tuco", "seat": 0, "card": None, "face_down": True}]
    assert told(match, 0)[-1] == ("played-face-down", "tuco", "punch")
    assert told(match, 1)[-1] == ("played-face-down-hidden", "tuco")


@pytest.mark.clause("CE-68")
def test_a_face_down_card_is_shown_when_its_own_turn_comes() -> None:
    match = table(tuco="car 2", doc="car 1", belle="car 3", pile=["tuco move", "doc move hidden", "belle floor hidden"])
    assert [card["card"] for card in match.view(None)["pile"]] == ["move", None, None]
    match.play("move to car 1")
    assert [card["card"] for card in match.view(None)["pile"]] == ["move", "move", None]
    assert told(match)[-1] == ("revealed", "doc", "move")


@pytest.mark.clause("CE-68")
def test_the_end_of_the_plan_shows_no_face_down_card() -> None:
    match = table(
        tuco=at("car 2", hand=["rob"]),
        doc=at("car 1", hand=["rob"]),
        belle=at("car 3", hand=["rob"]),
        card="braking",
        turn=3,
        pile=["tuco move", "doc punch hidden"],
    )
    play(match, "play rob", "play rob", "play rob")
    assert match.view(None)["phase"] == "action"
    assert [card["card"] for card in match.view(None)["pile"]] == ["move", None, "rob", "rob", "rob"]


def test_what_cannot_be_played_is_refused_and_changes_nothing() -> None:
    match = table(tuco={"hand": ["move"]})
    before = match.truth.position()
    for move in ("play fire", "hide move", "play neutral", "pass", "move to car 1"):
        with pytest.raises(IllegalMove):
            match.play(move)
    assert match.truth.position() == before


def test_the_plan_moves_nobody() -> None:
    match = table(tuco=at("car 1", hand=["move"]), doc="car 2", belle="car 2")
    match.play("play move")
    assert (where(match, "tuco"), received(match, "tuco"), bullets(match, "tuco")) == ("car 1", 0, 6)
