"""Horses & Stagecoach: flasks of whisky, for the bandits and for the Marshal."""

from collections import Counter
from typing import Any

import pytest
from tests.games.colt_express.table import (
    TEN_CARDS,
    at,
    bandit,
    cards,
    coach,
    floor,
    loot,
    received,
    to_move,
    told,
    where,
)
from tests.kit import kinds, play, texts

from saloon import IllegalMove, Match

LEAFLET: dict[str, Any] = {"variant": "leaflet"}
ELEVEN_CARDS = [*TEN_CARDS, "ride"]


def plan(*flasks: str, hand: list[str] | None = None, **fields: Any) -> Match:
    """Tuco's first turn of four normal ones; he has these flasks."""
    own = {"loot": list(flasks), "hand": ["move", "rob", "fire"] if hand is None else hand}
    return coach(**{"tuco": own, "doc": {}, "ghost": {}, "card": "braking", **fields})


def drinks(match: Match) -> list[str]:
    """The flasks that can be drunk."""
    return [text for text in texts(match) if text.startswith("drink")]


def leaflet(**fields: Any) -> Match:
    """Two players with Ghost and Tuco against Doc and Django."""
    return coach(2, options=LEAFLET, **{"ghost": {}, "tuco": {}, "doc": {}, "django": {}, "card": "braking", **fields})


class TestDrinking:
    @pytest.mark.clause("HS-27")
    def test_in_a_normal_turn_a_flask_may_be_drunk_instead(self) -> None:
        match = plan("flask:classic", "flask:old")
        assert texts(match) == ["play move", "play fire", "play rob", "draw", "drink classic", "drink old"]
        assert drinks(plan()) == []

    @pytest.mark.clause("HS-27")
    @pytest.mark.parametrize(
        ("card", "turn", "whisky"),
        [
            ("bridge", 0, True),
            ("bridge", 1, False),
            ("tunnel", 1, False),
            ("angry-marshal", 3, False),
            ("boxcar", 0, False),
            ("boxcar", 2, True),
        ],
    )
    def test_only_in_a_turn_without_rules_of_its_own(self, card: str, turn: int, whisky: bool) -> None:
        match = plan("flask:classic", "flask:old half", card=card, turn=turn)
        assert (drinks(match) != []) == whisky

    @pytest.mark.clause("HS-28")
    def test_a_classic_flask_draws_three_cards_and_plays_one_of_them_all(self) -> None:
        match = plan("flask:classic", hand=["move"])
        match.play("drink classic")
        hand = cards(match, "tuco", "hand")
        assert (hand.total(), to_move(match)) == (4, "tuco")
        assert texts(match) == [f"play {card}" for card in sorted(hand, key=ELEVEN_CARDS.index)]
        match.play(texts(match)[-1])
        assert (bandit(match, "tuco")["hand"], to_move(match)) == (3, "doc")
        assert len(match.view(None)["pile"]) == 1

    @pytest.mark.clause("HS-28")
    def test_with_fewer_than_three_cards_in_the_deck_those_are_drawn(self) -> None:
        match = plan("flask:classic", hand=ELEVEN_CARDS[:9])
        match.play("drink classic")
        assert cards(match, "tuco", "hand") == Counter(ELEVEN_CARDS)

    @pytest.mark.clause("HS-28")
    def test_with_nothing_to_draw_a_classic_flask_may_not_be_used(self) -> None:
        assert drinks(plan("flask:classic", "flask:old", hand=ELEVEN_CARDS)) == ["drink old"]
        own = {"loot": ["flask:classic"], "hand": ELEVEN_CARDS[:10], "discard": ["ride"]}
        assert drinks(coach(options={"expert": True}, tuco=own, doc={}, ghost={}, card="braking")) == ["drink classic"]
        own = {"loot": ["flask:classic"], "hand": ELEVEN_CARDS}
        assert drinks(coach(options={"expert": True}, tuco=own, doc={}, ghost={}, card="braking")) == []

    @pytest.mark.clause("HS-28")
    def test_without_an_action_card_after_the_draw_nothing_is_played(self) -> None:
        pile = [f"tuco {card}" for card in ELEVEN_CARDS]
        own = {"loot": ["flask:classic"], "hand": ["neutral"], "received": 3}
        match = coach(tuco=own, doc={}, ghost={}, card="braking", turn=0, pile=pile)
        match.play("drink classic")
        assert (cards(match, "tuco", "hand"), to_move(match)) == (Counter(["neutral"] * 3), "doc")
        assert told(match)[-1] == ("no-card", "tuco")
        assert bandit(match, "tuco")["flasks"] == [{"kind": "classic", "half": True}]

    @pytest.mark.clause("HS-28")
    def test_an_old_flask_plays_two_cards_in_a_row(self) -> None:
        match = plan("flask:old", hand=["move", "rob", "fire"])
        match.play("drink old")
        assert (texts(match), bandit(match, "tuco")["hand"]) == (["play move", "play fire", "play rob"], 3)
        match.play("play rob")
        assert (to_move(match), texts(match)) == ("tuco", ["play move", "play fire"])
        match.play("play move")
        assert to_move(match) == "doc"
        assert [(card["bandit"], card["card"]) for card in match.view(None)["pile"]] == [
            ("tuco", "rob"),
            ("tuco", "move"),
        ]

    @pytest.mark.clause("HS-28")
    def test_an_old_flask_needs_two_cards_to_play(self) -> None:
        own = ["flask:classic", "flask:old"]
        tuco = {"loot": own, "hand": ["move", "neutral", "neutral"], "received": 2}
        assert drinks(plan(tuco=tuco)) == ["drink classic"]
        assert drinks(plan(*own, hand=["move", "rob"])) == ["drink classic", "drink old"]

    @pytest.mark.clause("HS-50")
    @pytest.mark.parametrize("kind", ["classic", "old"])
    def test_one_flask_a_turn_and_no_drawing_besides(self, kind: str) -> None:
        match = plan("flask:classic", "flask:old", hand=["move", "rob", "fire"])
        match.play(f"drink {kind}")
        assert all(text.startswith("play ") for text in texts(match))
        with pytest.raises(IllegalMove):
            match.play("draw")
        match.play("play move")
        if kind == "old":
            assert all(text.startswith("play ") for text in texts(match))
        else:
            assert to_move(match) == "doc"

    @pytest.mark.clause("HS-50")
    def test_the_same_flask_may_be_used_again_in_the_same_round(self) -> None:
        match = play(plan("flask:classic", hand=["move"]), "drink classic", "play move", "draw", "draw")
        assert drinks(match) == ["drink half classic"]
        match.play("drink half classic")
        assert bandit(match, "tuco")["flasks"] == []
        assert told(match, 1)[-5] == ("drank", "tuco", "classic", 0)
        match.play(texts(match)[0])
        play(match, "draw", "draw")
        assert (to_move(match), drinks(match)) == ("tuco", [])
        assert match.truth.position()["lost"] == ["flask 0:classic half"]

    @pytest.mark.clause("HS-50")
    def test_with_two_bandits_either_ones_flask_serves_for_cards_of_either(self) -> None:
        hand = ["ghost move", "tuco rob", "tuco move"]
        match = leaflet(ghost={"hand": hand, "loot": ["flask:classic"]}, tuco={"loot": ["flask:old"]})
        assert drinks(match) == ["drink classic of ghost", "drink old of tuco"]
        play(match, "drink old of tuco", "play ghost move", "play tuco rob")
        assert [(card["bandit"], card["card"]) for card in match.view(None)["pile"]] == [
            ("ghost", "move"),
            ("tuco", "rob"),
        ]
        assert bandit(match, "tuco")["flasks"] == [{"kind": "old", "half": True}]
        assert bandit(match, "ghost")["flasks"] == [{"kind": None, "half": False}]

    @pytest.mark.clause("HS-50")
    def test_in_teams_only_ones_own_flask(self) -> None:
        people: dict[str, Any] = {
            "doc": {"hand": ["doc move", "doc rob"]},
            "ghost": {"loot": ["flask:old"]},
            "tuco": {},
            "belle": {},
        }
        match = coach(4, options={"variant": "teams"}, **people, card="braking")
        assert drinks(match) == []


class TestTwoUses:
    @pytest.mark.clause("HS-29")
    def test_the_first_use_leaves_it_half_drunk_and_shows_its_kind(self) -> None:
        match = plan("flask:old")
        assert bandit(match, "tuco", 1)["flasks"] == [{"kind": None, "half": False}]
        assert bandit(match, "tuco", 0)["flasks"] == [{"kind": "old", "half": False}]
        match.play("drink old")
        for seat in (None, 0, 1, 2):
            assert bandit(match, "tuco", seat)["flasks"] == [{"kind": "old", "half": True}]

    @pytest.mark.clause("HS-29")
    def test_a_half_drunk_flask_stays_so_and_shows_its_kind_wherever_it_lies(self) -> None:
        match = coach(
            doc="car 2",
            tuco=at("car 2", loot=["flask 3:old half"]),
            ghost="car 3",
            pile=["doc punch", "doc rob", "ghost move"],
        )
        assert floor(match, "car 2") == ["flask 3:old half"]
        lying = match.view(2)["train"][2]["inside"]["flasks"]
        assert lying == [{"flask": 3, "holders": [], "kind": "old", "half": True}]
        match.play("throw to car 1")
        assert loot(match, "doc") == ["flask 3:old half"]


class TestFlasksAreLoot:
    @pytest.mark.clause("HS-30")
    def test_a_flask_is_robbed_like_other_loot(self) -> None:
        match = coach(doc="car 2", tuco="car 3", ghost="car 3", floor={2: ["flask 4", "jewel"]}, pile=["doc rob"])
        assert texts(match) == ["rob jewel", "rob flask 4"]
        match.play("rob flask 4")
        assert [token[:7] for token in loot(match, "doc")] == ["flask 4"]
        match = coach(doc="car 2", tuco="car 3", ghost="car 3", floor={2: ["flask 4:old"]}, pile=["doc rob"])
        assert loot(match, "doc") == ["flask 4:old"]

    @pytest.mark.clause("HS-29")
    def test_nobody_knows_a_flask_before_it_is_picked_up_and_then_its_holder_does(self) -> None:
        match = coach(
            doc="car 2", tuco="car 1", ghost="car 3", floor={2: ["flask 4"]}, pile=["doc rob", "tuco rob", "tuco move"]
        )
        known = {seat: bandit(match, "doc", seat)["flasks"][0]["kind"] for seat in (None, 0, 1, 2)}
        assert known[0] in ("classic", "old")
        assert [known[seat] for seat in (None, 1, 2)] == [None] * 3
        assert [happened[0] for happened in told(match, 1) if "learnt" in happened[0]] == ["learnt-flask-hidden"]
        assert ("learnt-flask", "doc", 4, known[0]) in told(match, 0)
        seen = coach(doc="car 2", tuco="car 1", ghost="car 3", floor={2: ["flask 4"]}, pile=["tuco move"]).view(0)
        assert seen["train"][2]["inside"]["flasks"] == [{"flask": 4, "holders": [], "kind": None, "half": False}]

    @pytest.mark.clause("HS-29")
    def test_one_flask_in_six_is_old(self) -> None:
        found: Counter[str] = Counter()
        for seed in range(60):
            match = coach(seed=seed, doc="car 2", tuco="car 3", ghost="car 3", floor={2: ["flask"]}, pile=["doc rob"])
            found[bandit(match, "doc", 0)["flasks"][0]["kind"]] += 1
        assert set(found) == {"classic", "old"}
        assert found["classic"] > found["old"]
        everything = coach(6, doc="car 2", tuco=at("car 3", loot=["flask"] * 6), ghost="car 3")
        assert Counter(token.partition(":")[2] for token in loot(everything, "tuco")) == {"classic": 5, "old": 1}

    @pytest.mark.clause("HS-29")
    def test_a_full_flask_knocked_out_is_known_only_to_those_who_have_held_it(self) -> None:
        match = coach(
            doc="car 2", tuco=at("car 2", loot=["flask 3:old"]), ghost="car 3", pile=["doc punch", "ghost move"]
        )
        for seat, kind in ((None, None), (0, None), (1, "old"), (2, None)):
            seen = {"flask": 3, "holders": ["tuco"], "kind": kind, "half": False}
            assert match.view(seat)["train"][2]["inside"]["flasks"] == [seen]
        play(match, "throw to car 1")
        assert floor(match, "car 2") == ["flask 3:old"]

    @pytest.mark.clause("HS-29")
    def test_who_has_held_it_still_knows_it_when_another_has_it(self) -> None:
        match = coach(
            doc="car 2",
            tuco=at("car 2", loot=["flask 3:old"]),
            ghost="car 1",
            pile=["doc punch", "doc rob", "ghost move"],
        )
        match.play("throw to car 3")
        kinds_seen = [bandit(match, "doc", seat)["flasks"][0]["kind"] for seat in (0, 1, 2, None)]
        assert kinds_seen == ["old", "old", None, None]

    @pytest.mark.clause("HS-30")
    def test_the_attacker_names_whisky_or_a_half_drunk_flask(self) -> None:
        own = ["purse 3:250", "jewel", "flask 1:classic", "flask 2:old", "flask 3:classic half"]
        match = coach(doc="car 2", tuco=at("car 2", loot=own), ghost="car 3", pile=["doc punch"])
        assert texts(match) == ["knock purse", "knock jewel", "knock whisky", "knock half-classic"]
        match.play("knock half-classic")
        assert floor(match, "car 2") == ["flask 3:classic half"]

    @pytest.mark.clause("HS-30")
    def test_of_several_full_flasks_any_may_fall(self) -> None:
        fallen = set()
        for seed in range(30):
            own = ["flask 1:classic", "flask 2:old", "jewel"]
            match = coach(seed=seed, doc="car 2", tuco=at("car 2", loot=own), ghost="car 3", pile=["doc punch"])
            match.play("knock whisky")
            (flask,) = floor(match, "car 2")
            left = [token for token in loot(match, "tuco") if token != "jewel"]
            assert {token.partition(":")[2] for token in (*left, flask)} == {"classic", "old"}
            seen = {"flask": 1, "holders": ["tuco"], "kind": None, "half": False}
            assert match.view(0)["train"][2]["inside"]["flasks"] == [seen]
            fallen.add(flask.partition(":")[2])
        assert fallen == {"classic", "old"}

    @pytest.mark.clause("HS-30")
    def test_cheyenne_does_not_pocket_whisky(self) -> None:
        match = coach(cheyenne="car 2", doc=at("car 2", loot=["flask 3:old"]), ghost="car 3", pile=["cheyenne punch"])
        assert match.view(None)["decision"] == "throw"
        assert (loot(match, "cheyenne"), floor(match, "car 2")) == ([], ["flask 3:old"])

    @pytest.mark.clause("HS-30")
    def test_pickpocketing_takes_none(self) -> None:
        match = coach(
            round=5,
            card="pickpocketing",
            phase="event",
            doc="car 2",
            tuco="car 3",
            ghost="car 1",
            floor={2: ["flask 3:old"], 1: ["flask 2", "purse 4:250"]},
        )
        assert (to_move(match), texts(match)) == ("ghost", ["take purse 4", "decline"])
        match.play("decline")
        assert match.over

    @pytest.mark.clause("HS-30")
    def test_the_marshals_revenge_takes_none(self) -> None:
        own = ["purse 4:250", "flask 3:old", "flask 1:classic half"]
        match = coach(
            round=5,
            card="marshals-revenge",
            phase="event",
            marshal=2,
            doc=at("roof 2", loot=own),
            tuco="car 3",
            ghost=at("roof 2", loot=["flask 2:classic"]),
        )
        assert (loot(match, "doc"), loot(match, "ghost")) == (
            ["flask 1:classic half", "flask 3:old"],
            ["flask 2:classic"],
        )

    @pytest.mark.clause("HS-30")
    def test_whisky_is_worth_nothing_in_the_end(self) -> None:
        match = coach(
            phase="over", doc={"loot": ["flask:old", "flask:classic"], "bullets": 6}, tuco={"bullets": 0}, ghost={}
        )
        assert match.result is not None
        assert match.result.scores == [0, 1000, 0]


class TestGhost:
    @pytest.mark.clause("HS-51")
    def test_after_a_classic_flask_his_card_may_be_face_down(self) -> None:
        match = coach(ghost={"loot": ["flask:classic"], "hand": ["move"]}, doc={}, tuco={}, card="braking")
        match.play("drink classic")
        assert "hide move" in texts(match)
        match.play("hide move")
        assert (match.view(None)["pile"][0]["face_down"], to_move(match)) == (True, "doc")

    @pytest.mark.clause("HS-51")
    def test_of_an_old_flasks_two_cards_only_the_first(self) -> None:
        match = coach(ghost={"loot": ["flask:old"], "hand": ["move", "rob"]}, doc={}, tuco={}, card="braking")
        match.play("drink old")
        assert texts(match) == ["play move", "play rob", "hide move", "hide rob"]
        match.play("hide rob")
        assert texts(match) == ["play move"]
        match.play("play move")
        assert [card["face_down"] for card in match.view(None)["pile"]] == [True, False]

    @pytest.mark.clause("HS-51")
    def test_only_in_the_first_turn_of_the_table(self) -> None:
        ghost = {"loot": ["flask:old"], "hand": ["move", "rob"]}
        match = coach(ghost=ghost, doc={}, tuco={}, card="braking", turn=1)
        match.play("drink old")
        assert texts(match) == ["play move", "play rob"]

    @pytest.mark.clause("HS-51")
    def test_or_not_at_all_as_an_option(self) -> None:
        ghost = {"loot": ["flask:old"], "hand": ["move", "rob"]}
        match = coach(options={"ghost_with_whisky": False}, ghost=ghost, doc={}, tuco={}, card="braking")
        assert "hide move" in texts(match)
        match.play("drink old")
        assert texts(match) == ["play move", "play rob"]

    @pytest.mark.clause("HS-51")
    def test_cover_fire_may_follow_a_fire_played_through_a_flask_once_a_turn(self) -> None:
        hand = ["ghost fire", "ghost move", "tuco fire", "tuco rob"]
        match = leaflet(ghost={"hand": hand, "loot": ["flask:old"]})
        play(match, "drink old of ghost", "play ghost fire")
        assert texts(match) == ["cover tuco fire", "cover tuco rob", "no cover"]
        match.play("cover tuco rob")
        assert texts(match) == ["play ghost move", "play tuco fire"]
        match.play("play tuco fire")
        assert (match.view(None)["decision"], match.to_move) == ("plan", 1)
        assert [card["card"] for card in match.view(None)["pile"]] == ["fire", "rob", "fire"]


class TestWhiskeyForTheMarshal:
    @staticmethod
    def event(players: int = 4, /, **fields: Any) -> Match:
        places = {"doc": "car 3", "ghost": "car 3", "tuco": "roof 0", "belle": "car 4"}
        return coach(players, card="whiskey-for-the-marshal", phase="event", **{**places, **fields})

    @pytest.mark.clause("HS-36")
    def test_a_classic_flask_sends_him_one_car_back(self) -> None:
        match = self.event(marshal=2, floor={2: ["flask 3:classic"]})
        assert (match.view(None)["marshal"], floor(match, "car 2")) == (3, [])
        assert [where(match, name) for name in ("doc", "ghost", "belle")] == ["roof 3", "roof 3", "car 4"]
        assert [received(match, name) for name in ("doc", "ghost", "belle")] == [1, 1, 0]
        assert match.truth.position()["lost"] == ["flask 3:classic"]

    @pytest.mark.clause("HS-36")
    def test_an_old_one_to_the_caboose_meeting_everybody_on_the_way(self) -> None:
        match = self.event(marshal=1, floor={1: ["flask 3:old"]})
        assert match.view(None)["marshal"] == 4
        assert [where(match, name) for name in ("doc", "ghost", "belle")] == ["roof 3", "roof 3", "roof 4"]
        assert [received(match, name) for name in ("doc", "ghost", "belle", "tuco")] == [1, 1, 1, 0]
        assert [happened[1] for happened in told(match) if happened[0] == "marshal-moved"] == [2, 3, 4]

    @pytest.mark.clause("HS-36")
    def test_without_a_flask_nothing_happens(self) -> None:
        match = self.event(marshal=2, floor={1: ["flask 3:old"], 3: ["flask 2:classic"]})
        assert (match.view(None)["marshal"], floor(match, "car 1"), floor(match, "car 3")) == (
            2,
            ["flask 3:old"],
            ["flask 2:classic"],
        )
        assert "marshal-drank" not in kinds(match)

    @pytest.mark.clause("HS-36")
    def test_a_flask_on_the_roof_above_him_does_not_count(self) -> None:
        match = self.event(marshal=2, floor={"roof 2": ["flask 3:old"]})
        assert (match.view(None)["marshal"], floor(match, "roof 2")) == (2, ["flask 3:old"])

    @pytest.mark.clause("HS-36")
    def test_a_half_drunk_one_does(self) -> None:
        match = self.event(marshal=1, floor={1: ["flask 3:old half"]})
        assert (match.view(None)["marshal"], floor(match, "car 1")) == (4, [])

    @pytest.mark.clause("HS-36")
    def test_of_several_he_drinks_one_at_random(self) -> None:
        found = set()
        for seed in range(20):
            match = self.event(seed=seed, marshal=1, floor={1: ["flask 3:old", "flask 4:classic"]})
            found.add((match.view(None)["marshal"], *floor(match, "car 1")))
        assert found == {(4, "flask 4:classic"), (2, "flask 3:old")}

    @pytest.mark.clause("HS-36")
    @pytest.mark.parametrize("flask", ["flask:old", "flask:classic"])
    def test_at_the_caboose_he_just_drinks(self, flask: str) -> None:
        match = self.event(marshal=4, belle="roof 4", floor={4: [flask]})
        assert (match.view(None)["marshal"], floor(match, "car 4")) == (4, [])
        assert "marshal-moved" not in kinds(match)
        assert received(match, "belle") == 0

    @pytest.mark.clause("HS-36")
    def test_a_flask_nobody_has_looked_into_is_opened_for_all(self) -> None:
        match = self.event(marshal=1, floor={1: ["flask 3"]})
        (drank,) = [happened for happened in told(match) if happened[0] == "marshal-drank"]
        assert drank in (("marshal-drank", 1, "classic"), ("marshal-drank", 1, "old"))

    @pytest.mark.clause("HS-55")
    def test_each_cars_encounters_are_one_batch_and_over_before_he_goes_on(self) -> None:
        match = self.event(marshal=1, coach=3, shotgun="train", floor={1: ["flask 3:old"]}, doc="car 2", ghost="car 3")
        assert (to_move(match), match.view(None)["decision"], match.view(None)["marshal"]) == ("ghost", "flee", 3)
        assert [received(match, name) for name in ("doc", "ghost", "belle")] == [1, 2, 0]
        match.play("flee to roof 2")
        assert match.view(None)["marshal"] == 4
        met = [happened[:2] for happened in told(match) if happened[0] in ("fled", "coach-moved", "met-shotgun")]
        assert met[-3:] == [("fled", "belle"), ("coach-moved", 4), ("met-shotgun", "belle")]
        match = self.event(marshal=1, neutral=2, floor={1: ["flask 3:old"]}, doc="car 2", ghost="car 2")
        assert [received(match, name) for name in ("doc", "ghost", "belle")] == [1, 1, 0]
