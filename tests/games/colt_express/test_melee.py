"""Horses & Stagecoach: mêlée turns, and the plan of attack that keeps cards for the next round."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import TEN_CARDS, bandit, cards, coach, table, to_move, told, where
from tests.kit import kinds, play, texts

from saloon import Match

ELEVEN_CARDS = [*TEN_CARDS, "ride"]
HAND = ["move", "rob", "fire"]
LEAFLET: dict[str, Any] = {"variant": "leaflet"}


def melee(**fields: Any) -> Match:
    """The mêlée with which a card without an event begins; Doc is first."""
    hands = {name: {"hand": HAND} for name in ("doc", "ghost", "tuco")}
    return coach(**{**hands, "card": "boxcar", "turn": 0, **fields})


def keeping(**fields: Any) -> Match:
    """After the Plan: up to two cards of what is left in hand may be kept."""
    hands = {name: {"hand": HAND} for name in ("doc", "ghost", "tuco")}
    return coach(**{**hands, "card": "boxcar", "phase": "plan-of-attack", **fields})


def acting(**fields: Any) -> Match:
    """The same, and then Tuco has a Move to choose."""
    return keeping(**{"tuco": {"car": 2, "hand": HAND}, "pile": ["tuco move"], **fields})


def pile(match: Match) -> list[tuple[str, str]]:
    """Who put which card on the pile."""
    return [(card["bandit"], card["card"]) for card in match.view(None)["pile"]]


class TestMelee:
    @pytest.mark.clause("HS-31")
    def test_all_choose_before_anything_is_shown(self) -> None:
        match = melee()
        assert (match.view(None)["decision"], texts(match)) == (
            "melee",
            ["play move", "play fire", "play rob", "draw"],
        )
        play(match, "play rob", "play move")
        assert pile(match) == []
        assert bandit(match, "doc")["hand"] == 3
        assert [seat["chosen"] for seat in match.view(None)["seats"]] == [True, True, False]
        match.play("play fire")
        assert pile(match) == [("doc", "rob"), ("ghost", "move"), ("tuco", "fire")]
        assert not any(card["face_down"] for card in match.view(None)["pile"])
        assert [seat["chosen"] for seat in match.view(None)["seats"]] == [False] * 3

    @pytest.mark.clause("HS-31")
    def test_nobody_sees_what_another_has_chosen(self) -> None:
        match, other = play(melee(), "play rob"), play(melee(), "draw")
        assert match.view(0)["picked"] == ["play rob"]
        for seat in (1, 2, None):
            assert match.view(seat) == other.view(seat)
            assert told(match, seat) == told(other, seat)
        assert texts(match) == texts(other)

    @pytest.mark.clause("HS-31")
    def test_the_cards_go_on_the_pile_clockwise_from_the_first_player(self) -> None:
        match = play(melee(first="tuco"), "play rob", "play move", "play fire")
        assert pile(match) == [("tuco", "rob"), ("doc", "move"), ("ghost", "fire")]

    @pytest.mark.clause("HS-31")
    def test_who_draws_has_said_so_before_and_draws_when_the_cards_are_shown(self) -> None:
        match = play(melee(), "draw")
        assert bandit(match, "doc")["hand"] == 3
        play(match, "play move", "play move")
        assert bandit(match, "doc")["hand"] == 6
        assert pile(match) == [("ghost", "move"), ("tuco", "move")]
        assert ("melee-draw", "doc") in told(match)

    @pytest.mark.clause("HS-31")
    def test_ghost_may_leave_his_card_face_down_in_the_first_turn(self) -> None:
        match = melee(first="ghost")
        assert texts(match) == ["play move", "play fire", "play rob", "hide move", "hide fire", "hide rob", "draw"]
        play(match, "hide rob", "play move", "play move")
        assert [card["face_down"] for card in match.view(None)["pile"]] == [True, False, False]
        assert [match.view(seat)["pile"][0]["card"] for seat in (0, 1, 2, None)] == [None, "rob", None, None]
        assert texts(melee(first="ghost", options={"ghost_in_melee": False})) == [
            "play move",
            "play fire",
            "play rob",
            "draw",
        ]

    @pytest.mark.clause("HS-31")
    def test_but_not_in_a_later_one(self) -> None:
        match = melee(first="ghost", card="shotguns-rage", turn=2)
        assert match.view(None)["decision"] == "melee"
        assert texts(match) == ["play move", "play fire", "play rob", "draw"]

    @pytest.mark.clause("HS-59")
    def test_without_an_action_card_one_draws(self) -> None:
        match = melee(doc={"hand": ["neutral"], "received": 1})
        assert texts(match) == ["draw"]

    @pytest.mark.clause("HS-59")
    def test_with_nothing_to_draw_either_one_passes_with_the_others(self) -> None:
        match = melee(doc={"hand": ["neutral"], "received": 1}, pile=[f"doc {card}" for card in ELEVEN_CARDS])
        assert texts(match) == ["pass"]
        play(match, "pass", "play rob", "play rob")
        assert ("passed", "doc") in told(match)
        assert pile(match)[11:] == [("ghost", "rob"), ("tuco", "rob")]

    @pytest.mark.clause("HS-59")
    def test_with_a_card_and_an_empty_deck_one_must_play(self) -> None:
        assert "draw" not in texts(melee(doc={"hand": ELEVEN_CARDS}))

    @pytest.mark.parametrize(
        ("card", "small", "large"),
        [
            ("boxcar", "melee tunnel normal normal", "melee tunnel normal"),
            ("whiskey-for-the-marshal", "normal normal tunnel tunnel normal", "normal tunnel tunnel normal"),
            ("panting-horses", "melee normal double normal", "melee normal double"),
            ("higher-speed", "normal tunnel normal", "normal normal tunnel normal"),
            ("shotguns-rage", "normal tunnel melee normal", "normal tunnel melee normal"),
        ],
    )
    def test_the_turns_of_the_new_round_cards(self, card: str, small: str, large: str) -> None:
        assert coach(4, card=card).view(None)["card"]["turns"] == small.split()
        assert coach(5, card=card).view(None)["card"]["turns"] == large.split()

    @pytest.mark.parametrize(
        ("card", "turns"), [("sharing", "N N T N"), ("mortal-bullet", "N N T N"), ("escape", "N N T N N")]
    )
    def test_the_turns_of_the_new_station_cards(self, card: str, turns: str) -> None:
        for players in (3, 6):
            shown = coach(players, round=5, card=card).view(None)["card"]["turns"]
            assert [turn[0].upper() for turn in shown] == turns.split()


class TestPlanOfAttack:
    @pytest.mark.clause("HS-32")
    @pytest.mark.parametrize(
        ("card", "count"),
        [
            ("boxcar", 2),
            ("whiskey-for-the-marshal", 1),
            ("panting-horses", 0),
            ("higher-speed", 1),
            ("shotguns-rage", 1),
            ("braking", 0),
            ("bridge", 0),
        ],
    )
    def test_every_symbol_of_the_card_keeps_one(self, card: str, count: int) -> None:
        match = keeping(card=card)
        assert match.view(None)["card"]["keep"] == count
        kept = 0
        while match.view(None)["decision"] == "keep-some" and to_move(match) == "doc":
            match.play(texts(match)[0])
            kept += 1
        assert kept == count

    @pytest.mark.clause("HS-32")
    def test_up_to_so_many_cards_are_kept_and_the_others_go_back_to_the_deck(self) -> None:
        match = acting(doc={"hand": ["move", "move", "rob", "fire"]})
        assert texts(match) == ["keep move", "keep fire", "keep rob", "keep no more"]
        play(match, "keep move", "keep move", *["keep no more"] * 4)
        assert cards(match, "doc", "hand") == Counter(["move", "move"])
        assert cards(match, "doc", "deck") == Counter(ELEVEN_CARDS) - Counter(["move", "move"])
        assert (bandit(match, "ghost")["hand"], bandit(match, "ghost")["deck"]) == (0, 11)

    @pytest.mark.clause("HS-32")
    def test_unused_allowance_is_lost(self) -> None:
        match = keeping()
        play(match, "keep no more")
        assert texts(match) == ["keep no more"]
        play(match, *["keep no more"] * 5)
        assert match.view(None)["round"] == 2
        assert (bandit(match, "doc")["hand"], bandit(match, "doc")["deck"]) == (7, 4)

    @pytest.mark.clause("HS-32")
    def test_bullets_may_be_kept_too(self) -> None:
        match = keeping(doc={"hand": ["move", "neutral"], "received": 1})
        assert texts(match) == ["keep move", "keep neutral", "keep no more"]
        play(match, "keep neutral", *["keep no more"] * 5)
        assert cards(match, "doc", "hand")["neutral"] == 1

    @pytest.mark.clause("HS-32")
    def test_a_card_is_kept_only_once(self) -> None:
        match = play(keeping(), "keep move")
        assert texts(match) == ["keep fire", "keep rob", "keep no more"]

    @pytest.mark.clause("HS-54")
    def test_which_cards_is_secret_and_how_many_is_told_when_all_have_chosen(self) -> None:
        match, other = play(keeping(), "keep rob", "keep move"), play(keeping(), "keep no more", "keep no more")
        assert match.view(0)["picked"] == ["keep rob", "keep move"]
        for seat in (1, 2, None):
            assert match.view(seat) == other.view(seat)
            assert told(match, seat) == told(other, seat)
        assert "kept" not in kinds(match)
        match = play(acting(), "keep rob", "keep move", *["keep no more"] * 4)
        other = play(acting(), "keep fire", "keep move", *["keep no more"] * 4)
        for seat in (1, 2, None):
            assert match.view(seat) == other.view(seat)
            assert told(match, seat) == told(other, seat)
        assert [happened for happened in told(match) if happened[0] == "kept"] == [
            ("kept", "doc", 2),
            ("kept", "ghost", 0),
            ("kept", "tuco", 0),
        ]

    @pytest.mark.clause("HS-54")
    def test_everybody_is_asked_as_often_as_he_could_keep_a_card(self) -> None:
        match = keeping(doc={"hand": ["move"]}, ghost={"hand": []})
        asked = []
        while match.view(None)["decision"] == "keep-some":
            asked.append(to_move(match))
            match.play("keep no more")
        assert asked == ["doc", "tuco", "tuco"]

    @pytest.mark.clause("HS-54")
    def test_before_the_first_action_and_before_the_time_traveller_appears(self) -> None:
        match = keeping(
            options={"time_car": True},
            doc={"car": "away", "hand": ["move"]},
            hideout="car 1",
            pile=["tuco floor"],
            tuco={"car": 2, "hand": ["move"]},
            ghost={"car": 3, "hand": ["move"]},
        )
        assert (where(match, "doc"), where(match, "tuco")) == ("nowhere", "car 2")
        play(match, "keep move", "keep move", "keep move")
        order = [happened[0] for happened in told(match) if happened[0] in ("kept", "appeared", "changed-floor")]
        assert order == ["kept", "kept", "kept", "appeared", "changed-floor"]

    @pytest.mark.clause("HS-54")
    def test_kept_cards_are_not_shuffled_and_the_next_hand_is_filled_up(self) -> None:
        for seed in range(5):
            match = keeping(seed=seed, doc={"hand": ["punch", "marshal"]}, tuco={"hand": ["ride"]}, ghost={"hand": []})
            play(match, "keep punch", "keep marshal", "keep ride")
            assert match.view(None)["round"] == 2
            assert [seen["hand"] for seen in match.view(None)["bandits"]] == [7, 6, 6]
            assert cards(match, "doc", "hand")["punch"] == cards(match, "doc", "hand")["marshal"] == 1
            assert cards(match, "tuco", "hand")["ride"] == 1

    @pytest.mark.clause("HS-54")
    def test_a_partner_cannot_draw_them_and_his_card_counts_towards_the_hand(self) -> None:
        for seed in range(6):
            kept = [f"doc {card}" for card in ("ride", "punch")]
            people: dict[str, Any] = {"doc": {"hand": kept, "kept": 0}, "ghost": {}, "tuco": {}, "belle": {}}
            match = coach(4, seed=seed, options={"variant": "teams"}, **people, phase="round-start", round=2)
            assert [seat["hand"] for seat in match.view(None)["seats"]] == [7, 6, 6, 6]
            own = cards(match, "doc", "hand")
            assert own["doc ride"] == own["doc punch"] == 1
            assert sum(count for card, count in own.items() if card.startswith("ghost")) == 1
            assert cards(match, "ghost", "hand")["doc ride"] == cards(match, "ghost", "hand")["doc punch"] == 0

    @pytest.mark.clause("HS-54")
    @pytest.mark.parametrize(("take", "size"), [("take nothing", 6), ("take ghost move", 7)])
    def test_in_the_leaflets_game_the_chosen_card_comes_on_top(self, take: str, size: int) -> None:
        people: dict[str, Any] = {"ghost": {"hand": ["tuco ride"], "kept": 1}, "tuco": {}, "doc": {}, "django": {}}
        for hostage, less in (("banker", 0), ("minister", 1)):
            people["tuco"] = {"hostage": hostage}
            match = coach(2, options=LEAFLET, **people, phase="round-start", round=2)
            assert "take tuco ride" not in texts(match)
            play(match, take, "take doc move")
            assert [seat["hand"] for seat in match.view(None)["seats"]] == [size - less, 8]

    @pytest.mark.clause("HS-54")
    def test_experts_keep_what_they_like_anyway(self) -> None:
        match = coach(
            options={"expert": True},
            card="boxcar",
            phase="keeping",
            **{name: {"hand": HAND} for name in ("doc", "ghost", "tuco")},
        )
        play(match, "keep", "keep", "keep")
        assert "keep-some" not in str(match.view(None)["decision"])
        assert match.view(None)["round"] == 2

    @pytest.mark.clause("HS-32")
    def test_in_the_base_game_nothing_is_kept(self) -> None:
        match = table(card="bridge", turn=2, doc={"hand": ["move"]}, ghost={"hand": ["move"]}, tuco={"hand": ["move"]})
        play(match, "draw", "draw", "draw")
        assert match.view(None)["round"] == 2
        assert "kept" not in kinds(match)
