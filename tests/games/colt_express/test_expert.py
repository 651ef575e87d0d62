"""The Expert variant: a discard of one's own, and cards kept from round to round."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import TEN_CARDS, at, bandit, cards, received, table, to_move, told, written
from tests.kit import kinds, play, play_on, texts

from saloon import Match


def expert(players: int = 3, /, **fields: Any) -> Match:
    """A table of Experts."""
    options = fields.pop("options", {})
    return table(players, options={"expert": True, **options}, **fields)


def drawn(match: Match, name: str) -> list[str]:
    """The cards a player has drawn so far, in their order."""
    events = match.truth.events()
    return [event.args["card"] for event in events if event.key == "ce-drew" and event.args["bandit"] == name]


class TestOpening:
    @pytest.mark.clause("CE-50")
    def test_bullets_of_the_opening_hand_may_be_thrown_out(self) -> None:
        match = expert(phase="opening", tuco={"hand": ["move", "neutral", "shot"], "bullets": 5})
        assert texts(match) == ["dump 0", "dump 1", "dump 2"]
        match.play("dump 2")
        assert (written(match, "tuco")["hand"], written(match, "tuco")["discard"]) == (["move"], ["neutral", "shot"])
        assert match.view(None)["phase"] == "plan"

    @pytest.mark.clause("CE-50")
    def test_they_may_be_kept_too(self) -> None:
        match = expert(phase="opening", tuco={"hand": ["move", "neutral", "neutral"]})
        match.play("dump 1")
        assert cards(match, "tuco", "hand") == Counter(["move", "neutral"])

    @pytest.mark.clause("CE-50")
    def test_nothing_is_drawn_in_their_place(self) -> None:
        match = expert(phase="opening", tuco={"hand": ["move"] + ["neutral"] * 5})
        match.play("dump 5")
        assert bandit(match, "tuco")["hand"] == 1
        assert bandit(match, "tuco")["deck"] == 9

    @pytest.mark.clause("CE-50")
    def test_a_bullet_drawn_later_stays_in_hand(self) -> None:
        match = expert(tuco={"hand": ["move"], "top": ["neutral"]}, doc={}, belle={}, card="braking")
        play(match, "draw", "draw", "draw")
        assert to_move(match) == "tuco"
        assert cards(match, "tuco", "hand")["neutral"] == 1
        assert not [text for text in texts(match) if not text.startswith(("play", "draw"))]

    @pytest.mark.clause("CE-50")
    def test_who_was_hit_is_asked_even_if_he_holds_no_bullet_and_others_are_not(self) -> None:
        match = expert(phase="opening", tuco={}, doc={"hand": ["move"], "discard": ["neutral"]}, belle={})
        assert (to_move(match), texts(match)) == ("doc", ["dump 0"])
        match.play("dump 0")
        assert match.view(None)["phase"] == "plan"

    @pytest.mark.clause("CE-08")
    def test_without_the_variant_nobody_is_asked(self) -> None:
        match = table(tuco={"received": 6}, phase="round-start")
        assert match.view(None)["phase"] == "plan"


class TestHands:
    @pytest.mark.clause("CE-51")
    def test_hands_are_filled_up_to_six_and_docs_to_seven(self) -> None:
        kept = ["move", "rob"]
        match = expert(phase="round-start", tuco={"hand": kept}, doc={"hand": kept}, belle={})
        assert [seen["hand"] for seen in match.view(None)["bandits"]] == [6, 7, 6]
        assert (len(drawn(match, "tuco")), len(drawn(match, "doc")), len(drawn(match, "belle"))) == (4, 5, 6)
        assert cards(match, "tuco", "hand") >= Counter(kept)

    @pytest.mark.clause("CE-51")
    def test_a_larger_hand_draws_none(self) -> None:
        match = expert(phase="round-start", tuco={"hand": TEN_CARDS[:8]}, doc={"hand": TEN_CARDS[:7]})
        assert (drawn(match, "tuco"), drawn(match, "doc")) == ([], [])
        assert bandit(match, "tuco")["hand"] == 8

    @pytest.mark.clause("CE-51")
    def test_as_an_option_doc_draws_up_to_six_like_the_others(self) -> None:
        match = expert(options={"doc_draws_seven": False}, phase="round-start", doc={"hand": ["move"]})
        assert bandit(match, "doc")["hand"] == 6

    @pytest.mark.clause("CE-52")
    @pytest.mark.parametrize(
        ("top", "order"), [(["shot", "neutral"], ["shot", "neutral"]), (["neutral", "shot"], ["neutral", "shot"])]
    )
    def test_bullets_on_the_deck_are_drawn_first_the_topmost_before_the_others(
        self, top: list[str], order: list[str]
    ) -> None:
        match = expert(phase="round-start", tuco={"top": top, "bullets": 5})
        assert drawn(match, "tuco")[:2] == order
        assert set(drawn(match, "tuco")[2:]) <= set(TEN_CARDS)

    @pytest.mark.clause("CE-52")
    def test_the_bullet_received_last_lies_on_top(self) -> None:
        match = expert(
            marshal=1,
            tuco="car 2",
            doc="car 3",
            belle="roof 2",
            pile=["doc fire", "doc marshal", "belle move"],
        )
        match.play("marshal to 2")
        assert written(match, "tuco")["top"] == ["neutral", "shot"]
        assert received(match, "tuco") == 2

    @pytest.mark.clause("CE-52")
    def test_a_bullet_on_top_comes_with_the_next_draw_in_the_plan(self) -> None:
        match = expert(tuco={"hand": ["move"], "top": ["neutral", "neutral", "neutral", "shot"], "bullets": 5})
        match.play("draw")
        assert written(match, "tuco")["hand"] == ["move", "neutral", "neutral", "neutral"]
        assert written(match, "tuco")["top"] == ["shot"]

    @pytest.mark.clause("CE-53")
    def test_a_short_deck_is_emptied_first_then_the_discard_is_shuffled_into_a_new_one(self) -> None:
        thrown = ["move", "fire", "rob", "neutral"]
        hand = list((Counter(TEN_CARDS) - Counter(thrown) - Counter(["punch"])).elements())
        for seed in range(10):
            match = expert(seed=seed, tuco={"hand": hand, "discard": thrown})
            assert written(match, "tuco")["deck"] == ["punch"]
            match.play("draw")
            assert drawn(match, "tuco")[0] == "punch"
            assert set(drawn(match, "tuco")[1:]) <= set(thrown)
            assert (bandit(match, "tuco")["deck"], bandit(match, "tuco")["discard"]) == (2, {"size": 0, "top": None})
            assert "reshuffled" in kinds(match)

    @pytest.mark.clause("CE-53")
    def test_bullets_thrown_out_come_back_with_the_discard(self) -> None:
        match = expert(tuco={"hand": TEN_CARDS, "discard": ["neutral", "shot"], "bullets": 5})
        match.play("draw")
        assert cards(match, "tuco", "hand") == Counter([*TEN_CARDS, "neutral", "shot"])

    @pytest.mark.clause("CE-53")
    def test_if_there_is_still_too_little_what_there_is_is_drawn(self) -> None:
        match = expert(tuco={"hand": TEN_CARDS[:8], "discard": ["marshal"]})
        match.play("draw")
        assert bandit(match, "tuco")["hand"] == 10
        assert bandit(match, "tuco")["deck"] == 0

    @pytest.mark.clause("CE-07", "CE-53")
    def test_with_deck_and_discard_empty_a_card_must_be_played(self) -> None:
        match = expert(tuco={"hand": TEN_CARDS})
        assert "draw" not in texts(match)
        match = expert(tuco={"hand": TEN_CARDS[:9], "discard": ["marshal"]})
        assert "draw" in texts(match)


class TestKeeping:
    def test_after_the_plan_everybody_keeps_what_he_likes(self) -> None:
        match = expert(
            tuco=at("car 2", hand=["move", "rob", "rob"]),
            doc=at("car 3", hand=[]),
            belle=at("car 3", hand=[]),
            phase="keeping",
            pile=["belle move"],
        )
        assert texts(match) == ["keep", "discard move", "discard rob"]
        play(match, "discard rob", "keep")
        assert cards(match, "tuco", "hand") >= Counter(["move", "rob"])
        assert written(match, "tuco")["discard"] == ["rob"]

    def test_bullets_in_hand_are_always_discarded(self) -> None:
        match = expert(
            tuco=at("car 2", hand=["move", "neutral", "shot"], bullets=5), doc="car 3", belle="car 3", phase="keeping"
        )
        assert texts(match) == ["keep", "discard move"]
        assert written(match, "tuco")["discard"] == ["neutral", "shot"]

    def test_as_an_option_bullets_may_be_kept(self) -> None:
        match = expert(options={"keep_bullets": True}, tuco={"hand": ["move", "neutral"]}, phase="keeping")
        assert texts(match) == ["keep", "discard move", "discard neutral"]

    def test_who_holds_nothing_is_not_asked(self) -> None:
        match = expert(tuco={"hand": []}, doc={"hand": ["neutral"]}, belle={"hand": ["move"]}, phase="keeping")
        assert to_move(match) == "belle"

    def test_cards_carried_out_go_to_the_discard_and_decks_are_not_shuffled_at_the_end_of_the_round(self) -> None:
        match = expert(tuco=at("car 2", discard=["punch"]), doc="car 3", belle="car 1", pile=["tuco rob", "belle move"])
        assert written(match, "tuco")["discard"] == ["punch", "rob"]
        match.play("move to car 2")
        assert match.view(None)["round"] == 2
        assert written(match, "tuco")["discard"] == ["punch", "rob"]
        assert cards(match, "tuco", "hand", "deck") == Counter(TEN_CARDS) - Counter(["punch", "rob"])

    def test_the_gunslinger_is_as_in_the_base_game(self) -> None:
        result = expert(phase="over", tuco={"bullets": 3}).result
        assert result is not None
        assert result.scores == [1000, 0, 0]


class TestWhatLiesOpen:
    @pytest.mark.clause("CE-70")
    def test_everybody_sees_each_card_land_on_a_discard(self) -> None:
        match = expert(phase="keeping", tuco={"hand": ["move", "neutral"]}, doc={"hand": []}, belle={"hand": []})
        match.play("discard move")
        for seat in (0, 1, None):
            assert ("dumped", "tuco", "neutral") in told(match, seat)
            assert ("discarded", "tuco", "move") in told(match, seat)
            assert bandit(match, "tuco", seat)["discard"] == {"size": 2, "top": "move"}

    @pytest.mark.clause("CE-70")
    def test_only_its_owner_looks_through_a_discard(self) -> None:
        match = expert(tuco={"discard": ["fire", "rob", "move"]}, doc={}, belle={})
        assert match.view(0)["discard"] == {"move": 1, "fire": 1, "rob": 1}
        assert match.view(1)["discard"] == {}
        for seat in (0, 1, None):
            assert bandit(match, "tuco", seat)["discard"] == {"size": 3, "top": "move"}

    @pytest.mark.clause("CE-70")
    def test_as_an_option_everybody_does(self) -> None:
        match = expert(options={"open_discards": True}, tuco={"discard": ["fire", "fire", "move"]})
        assert bandit(match, "tuco", 1)["discard"] == {"size": 3, "top": "move", "cards": {"move": 1, "fire": 2}}

    @pytest.mark.clause("CE-70")
    def test_a_bullet_received_lies_face_down_on_the_deck_but_everybody_saw_it(self) -> None:
        match = expert(tuco="car 2", doc="car 3", belle="car 1", pile=["doc fire", "belle move"])
        assert ("shot", "doc", "tuco") in told(match)
        assert bandit(match, "tuco")["deck"] == 11
        assert bandit(match, "tuco")["discard"] == {"size": 0, "top": None}


@pytest.mark.slow
def test_no_card_is_ever_lost_or_doubled() -> None:
    match = expert(4)
    names = [seen["character"] for seen in match.view(None)["bandits"]]
    for moment in play_on(match, seed=4):
        waiting = on_pile(moment)
        for name in names:
            own = cards(moment, name, "hand", "deck", "discard", "top")
            own += Counter(text.split()[1] for text in waiting if text.startswith(name))
            assert own & Counter(TEN_CARDS) == Counter(TEN_CARDS)
            assert own.total() == len(TEN_CARDS) + received(moment, name)


def on_pile(match: Match) -> list[str]:
    """The cards of the pile that are not back with their owners."""
    position = match.truth.position()
    done = {"action": position.get("resolved"), "event": None, "over": None}.get(position["phase"], 0)
    return [] if done is None else position.get("pile", [])[done:]
