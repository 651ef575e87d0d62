"""Horses & Stagecoach: flasks of whisky, mêlée turns, plans of attack."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, cards, coach, floor, loot, table, to_move, told, written
from tests.kit import play, texts

from saloon import Match
from saloon.games.colt_express import GAME

FAR = {"belle": "car 3"}
HAND = ["move", "fire", "rob"]


def drinker(*flasks: str, **more: Any) -> dict[str, Any]:
    """Doc with some flasks, and a hand."""
    return {"loot": list(flasks), "hand": HAND, **more}


class TestFlasks:
    @pytest.mark.clause("HS-28")
    def test_a_classic_flask_draws_three_and_plays_one(self) -> None:
        match = coach(doc=drinker("flask:classic"), tuco={}, belle={}, card="braking", turn=1)
        assert "drink classic" in texts(match)
        match.play("drink classic")
        assert bandit(match, "doc")["hand"] == 6
        assert (to_move(match), [text for text in texts(match) if not text.startswith("play")]) == ("doc", [])
        match.play("play move")
        assert to_move(match) == "tuco"
        assert loot(match, "doc") == ["flask 0:classic half"]

    @pytest.mark.clause("HS-28")
    def test_it_needs_something_to_draw_and_may_leave_nothing_to_play(self) -> None:
        ten = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal", "ride"]
        match = coach(doc=drinker("flask:classic", hand=ten), tuco={}, belle={}, card="braking", turn=1)
        assert not [text for text in texts(match) if text.startswith("drink")]
        pile = [f"doc {card}" for card in ten]
        own = drinker("flask:classic", hand=[], received=2)
        match = coach(doc=own, tuco={}, belle={}, card="braking", turn=1, pile=pile)
        match.play("drink classic")
        assert to_move(match) == "tuco"
        assert ("no-card", "doc") in told(match)

    @pytest.mark.clause("HS-28")
    def test_an_old_flask_plays_two(self) -> None:
        match = coach(doc=drinker("flask:old"), tuco={}, belle={}, card="braking", turn=1)
        play(match, "drink old", "play move")
        assert (to_move(match), texts(match)) == ("doc", ["play fire", "play rob"])
        match.play("play rob")
        assert to_move(match) == "tuco"
        match = coach(doc=drinker("flask:old", hand=["move"]), tuco={}, belle={}, card="braking", turn=1)
        assert texts(match) == ["play move", "draw"]

    @pytest.mark.clause("HS-27")
    @pytest.mark.parametrize(("card", "turn"), [("tunnel", 1), ("bridge", 1), ("angry-marshal", 3), ("boxcar", 0)])
    def test_only_in_normal_turns(self, card: str, turn: int) -> None:
        match = coach(doc=drinker("flask:classic", "flask:old"), tuco={}, belle={}, card=card, turn=turn)
        assert not [text for text in texts(match) if text.startswith("drink")]
        match = coach(doc=drinker("flask:classic", hostage="photographer"), tuco={}, belle={}, card="tunnel", turn=1)
        assert not [text for text in texts(match) if text.startswith("drink")]

    @pytest.mark.clause("HS-50")
    def test_a_flask_serves_twice_once_a_turn(self) -> None:
        match = coach(doc=drinker("flask:classic half", "flask:old"), tuco={}, belle={}, card="braking", turn=1)
        match.play("drink half classic")
        assert not [text for text in texts(match) if text.startswith("drink") or text == "draw"]
        assert loot(match, "doc") == ["flask 1:old"]
        play(match, "play move", "draw", "draw")
        assert "drink old" in texts(match)

    @pytest.mark.clause("HS-50")
    def test_either_bandits_flask_serves_both_and_in_teams_only_ones_own(self) -> None:
        hand = ["tuco move", "tuco fire"]
        match = table(
            2,
            options={"stagecoach": True},
            tuco={"hand": hand},
            cheyenne={"loot": ["flask:classic"]},
            doc={},
            django={},
            card="braking",
            turn=1,
        )
        match.play("drink classic of cheyenne")
        assert "play tuco move" in texts(match)
        match = table(
            4,
            options={"stagecoach": True, "variant": "teams"},
            doc={"hand": ["doc move"]},
            tuco={"loot": ["flask:classic"]},
            belle={},
            ghost={},
            card="braking",
            turn=1,
        )
        assert not [text for text in texts(match) if text.startswith("drink")]

    @pytest.mark.clause("HS-51")
    def test_ghost_hides_the_first_card_after_a_flask(self) -> None:
        match = coach(ghost=drinker("flask:old"), doc={}, belle={}, card="braking")
        match.play("drink old")
        assert texts(match) == [*(f"play {card}" for card in HAND), *(f"hide {card}" for card in HAND)]
        match.play("hide move")
        assert texts(match) == ["play fire", "play rob"]
        match = coach(
            ghost=drinker("flask:old"), doc={}, belle={}, card="braking", options={"ghost_with_whisky": False}
        )
        match.play("drink old")
        assert texts(match) == [f"play {card}" for card in HAND]

    @pytest.mark.clause("HS-51")
    def test_cover_fire_after_a_flask_once_a_turn(self) -> None:
        match = table(
            2,
            options={"stagecoach": True, "variant": "leaflet"},
            ghost={"hand": ["ghost fire", "tuco fire", "tuco move", "ghost move"], "loot": ["flask:old"]},
            tuco={},
            doc={},
            django={},
            card="braking",
            turn=1,
        )
        play(match, "drink old of ghost", "play ghost fire")
        assert texts(match) == ["cover tuco move", "cover tuco fire", "no cover"]
        play(match, "cover tuco move", "play tuco fire")
        assert to_move(match) == "doc"

    @pytest.mark.clause("HS-29")
    def test_its_kind_is_known_to_those_who_have_held_it(self) -> None:
        match = coach(doc="car 2", tuco="car 3", belle="car 3", floor={2: ["flask 2"]}, pile=["doc rob", "tuco move"])
        (flask,) = match.view(0)["bandits"][0]["flasks"]
        assert flask["kind"] in ("classic", "old")
        for seat in (1, 2, None):
            assert match.view(seat)["bandits"][0]["flasks"] == [{"kind": None, "half": False}]
        assert any(event[0] == "learnt-flask" for event in told(match, 0))
        assert not any(event[0] == "learnt-flask" for event in told(match, 1))

    @pytest.mark.clause("HS-29")
    def test_a_half_drunk_one_shows_it_to_all_wherever_it_lies(self) -> None:
        match = coach(
            doc="car 1",
            tuco="car 3",
            belle="car 3",
            floor={2: ["flask:old half", "flask:classic"]},
            known={"flask 1": ["doc"]},
            pile=["tuco move"],
        )
        seen = match.view(1)["train"][2]["inside"]["flasks"]
        assert seen == [
            {"flask": 0, "holders": [], "kind": "old", "half": True},
            {"flask": 1, "holders": ["doc"], "kind": None, "half": False},
        ]
        assert match.view(0)["train"][2]["inside"]["flasks"][1]["kind"] == "classic"

    @pytest.mark.clause("HS-29")
    def test_worlds_keep_what_a_seat_has_seen(self) -> None:
        match = coach(doc=drinker("flask 0:old"), tuco={"loot": ["flask 1:classic"]}, belle={}, card="braking")
        kinds = set()
        for seed in range(60):
            state = match._history.state.clone()
            GAME.plain.determinize(state, 1, seed)
            assert state.flasks[1].kind == 0
            kinds.add(state.flasks[0].kind)
        assert kinds == {0, 1}

    @pytest.mark.clause("HS-30")
    def test_knocked_out_and_robbed(self) -> None:
        match = coach(
            doc="car 2",
            tuco=at("car 2", loot=["flask 3:old half", "flask 4:classic"]),
            belle="car 3",
            pile=["doc punch", "doc rob"],
        )
        assert texts(match) == ["knock whisky", "knock half-old"]
        play(match, "knock half-old", "throw to car 1")
        assert loot(match, "doc") == ["flask 3:old half"]

    @pytest.mark.clause("HS-30")
    def test_not_by_pickpockets_the_marshals_revenge_or_cheyenne(self) -> None:
        match = coach(
            doc="car 2",
            tuco="car 1",
            belle="car 3",
            floor={2: ["flask 3"]},
            phase="event",
            round=5,
            card="pickpocketing",
        )
        assert match.over
        match = coach(
            doc=at("roof 1", loot=["flask 3:old"]),
            tuco="car 2",
            belle="car 3",
            marshal=1,
            phase="event",
            round=5,
            card="marshals-revenge",
        )
        assert loot(match, "doc") == ["flask 3:old"]
        match = coach(cheyenne="car 2", doc=at("car 2", loot=["flask 3:old"]), **FAR, pile=["cheyenne punch"])
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        assert floor(match, "car 2") == ["flask 3:old"]

    @pytest.mark.clause("HS-29")
    def test_of_several_full_ones_chance_takes_one_and_the_number_tells_nothing(self) -> None:
        fallen: set[str] = set()
        for seed in range(40):
            match = coach(
                seed=seed,
                doc="car 2",
                tuco=at("car 2", loot=["flask 3:old", "flask 4:classic"]),
                belle="car 3",
                pile=["doc punch"],
            )
            fallen.add(*floor(match, "car 2"))
            seen = {"flask": 3, "holders": ["tuco"], "kind": None, "half": False}
            assert match.view(0)["train"][2]["inside"]["flasks"] == [seen]
        assert fallen == {"flask 3:old", "flask 3:classic"}


class TestMelee:
    def melee(self, **fields: Any) -> Match:
        hands = {name: {"hand": HAND} for name in ("doc", "tuco", "belle")}
        return coach(card="boxcar", **{**hands, **fields})

    @pytest.mark.clause("HS-31")
    def test_all_choose_in_secret_and_show_together(self) -> None:
        match = self.melee(first="tuco")
        assert (to_move(match), match.view(None)["decision"]) == ("tuco", "melee")
        play(match, "play fire", "draw")
        assert match.view(None)["pile"] == []
        assert match.view(1)["picked"] == ["play fire"]
        assert "picked" not in match.view(0)
        assert [seen["hand"] for seen in match.view(0)["seats"]] == [3, 3, 3]
        match.play("play move")
        assert [(played["bandit"], played["card"]) for played in match.view(None)["pile"]] == [
            ("tuco", "fire"),
            ("doc", "move"),
        ]
        assert bandit(match, "belle")["hand"] == 6

    @pytest.mark.clause("HS-31")
    def test_ghost_may_leave_his_card_face_down_in_the_first_turn(self) -> None:
        match = coach(card="boxcar", ghost={"hand": ["move"]}, doc={"hand": HAND}, belle={"hand": HAND})
        assert texts(match) == ["play move", "hide move", "draw"]
        play(match, "hide move", "play fire", "play fire")
        assert match.view(1)["pile"][0] == {"bandit": "ghost", "seat": 0, "card": None, "face_down": True}
        match = coach(card="boxcar", ghost={"hand": ["move"]}, doc={}, belle={}, options={"ghost_in_melee": False})
        assert texts(match) == ["play move", "draw"]
        match = coach(card="shotguns-rage", turn=2, ghost={"hand": ["move"]}, doc={}, belle={})
        assert texts(match) == ["play move", "draw"]

    @pytest.mark.clause("HS-59")
    def test_who_has_no_card_draws_or_passes(self) -> None:
        match = self.melee(doc={"hand": ["neutral"]})
        assert texts(match) == ["draw"]
        ten = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal", "ride"]
        pile = [f"doc {card}" for card in ten]
        match = coach(
            card="shotguns-rage",
            turn=2,
            doc={"hand": ["neutral"]},
            tuco={"hand": HAND},
            belle={"hand": HAND},
            pile=pile,
        )
        assert texts(match) == ["pass"]
        play(match, "pass", "play fire", "play fire")
        assert ("passed", "doc") in told(match)


class TestPlanOfAttack:
    def end(self, card: str = "boxcar", **fields: Any) -> Match:
        hands = {"doc": {"hand": ["move", "rob", "rob"]}, "tuco": {"hand": ["fire"]}, "belle": {"hand": []}}
        return coach(card=card, phase="plan-of-attack", **{**hands, **fields})

    @pytest.mark.clause("HS-32")
    def test_up_to_so_many_cards_are_kept_in_secret(self) -> None:
        match = self.end()
        assert texts(match) == ["keep move", "keep rob", "keep no more"]
        match.play("keep rob")
        assert texts(match) == ["keep move", "keep rob", "keep no more"]
        match.play("keep rob")
        assert (to_move(match), texts(match)) == ("tuco", ["keep fire", "keep no more"])
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [3, 1, 0]
        match.play("keep no more")
        assert match.view(None)["round"] == 2
        assert ("kept", "doc", 2) in told(match, 1)
        assert ("kept", "tuco", 0) in told(match, 1)

    @pytest.mark.clause("HS-32")
    def test_nobody_can_tell_who_keeps_how_many_before_all_have_chosen(self) -> None:
        match = self.end()
        match.play("keep no more")
        assert (to_move(match), texts(match)) == ("doc", ["keep no more"])
        match.play("keep no more")
        assert [event[0] for event in told(match, 1)][-2:] == ["chose-to-keep-hidden"] * 2
        assert texts(self.end("higher-speed", doc={"hand": ["neutral"]})) == ["keep neutral", "keep no more"]

    @pytest.mark.clause("HS-32")
    def test_cards_of_the_base_game_keep_nothing(self) -> None:
        match = coach(
            card="bridge", turn=2, to_move="belle", doc={"hand": ["move"]}, tuco={"hand": []}, belle={"hand": ["move"]}
        )
        match.play("play move")
        assert match.view(None)["phase"] != "plan-of-attack"

    @pytest.mark.clause("HS-54", "CE-E17")
    def test_the_next_hand_is_filled_up(self) -> None:
        match = play(self.end(), "keep move", "keep rob", "keep fire")
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [7, 6, 6]
        draws = [event for event in told(match, None) if event[0] == "draws"]
        assert draws == [("draws", "doc", 5), ("draws", "tuco", 5), ("draws", "belle", 6)]
        assert {"move", "rob"} <= set(cards(match, "doc", "hand"))
        hand: dict[str, Any] = {"tuco": {"hand": ["move", "rob", "rob"]}, "doc": {"hand": []}}
        match = play(self.end(**hand, first="tuco"), "keep move", "keep rob")
        assert [event for event in told(match, None) if event[:2] == ("draws", "tuco")] == [("draws", "tuco", 4)]
        hand["tuco"]["hostage"] = "minister"
        match = play(self.end(**hand, first="tuco"), "keep move", "keep rob")
        assert [event for event in told(match, None) if event[:2] == ("draws", "tuco")] == [("draws", "tuco", 3)]

    @pytest.mark.clause("HS-54")
    def test_kept_cards_are_not_in_the_deck(self) -> None:
        options = {"variant": "teams", "stagecoach": True}
        match = table(
            4,
            options=options,
            card="higher-speed",
            phase="plan-of-attack",
            doc={"hand": ["doc punch"]},
            tuco={},
            belle={},
            ghost={},
        )
        match.play("keep doc punch")
        assert cards(match, "doc", "hand")["doc punch"] == 1
        assert bandit(match, "doc")["hand"] == 7

    @pytest.mark.clause("HS-54")
    def test_in_the_leaflets_game_with_a_chosen_card_up_to_seven(self) -> None:
        options = {"variant": "leaflet", "stagecoach": True}
        match = table(
            2,
            options=options,
            card="higher-speed",
            phase="plan-of-attack",
            ghost={"hand": ["ghost move"]},
            tuco={},
            doc={},
            django={},
        )
        match.play("keep ghost move")
        while match.view(None)["phase"] != "taking":
            match.play(match.choices()[0])
        assert to_move(match) == "doc"
        play(match, "take nothing", "take tuco fire")
        assert match.view(None)["seats"][0]["hand"] == 7

    @pytest.mark.clause("HS-54")
    def test_experts_keep_anyway(self) -> None:
        match = coach(
            options={"expert": True},
            card="boxcar",
            turn=3,
            to_move="belle",
            doc={"hand": ["move", "rob"]},
            tuco={"hand": []},
            belle={"hand": ["fire", "rob"]},
        )
        match.play("play fire")
        assert match.view(None)["phase"] == "keeping"

    @pytest.mark.clause("HS-54")
    def test_worlds_hold_only_what_could_be_kept(self) -> None:
        """The Punch was played in this round, so it is not among the cards kept."""
        match = coach(
            4,
            doc={"hand": ["move"], "kept": 1, "early": ["move", "fire"]},
            tuco=at("car 2"),
            belle="car 4",
            ghost="car 4",
            pile=["doc punch", "tuco move"],
            resolved=1,
        )
        assert written(match, "doc")["kept"] == 1
        hands = Counter[str]()
        for seed in range(200):
            state = match._history.state.clone()
            GAME.plain.determinize(state, 1, seed)
            assert GAME.plain.check(state) == 0
            hands.update(card for card, count in GAME.view(state, 0)["hand"].items() if count)
        assert set(hands) == {"move", "fire"}
        assert abs(hands["move"] - 100) < 40
