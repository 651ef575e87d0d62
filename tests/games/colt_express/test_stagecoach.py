"""Horses & Stagecoach: the attack on horseback, the Ride, the coach and the Shotgun."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    bullets,
    coach,
    floor,
    horses,
    loot,
    new_state,
    received,
    shots,
    to_move,
    told,
    where,
)
from tests.kit import kinds, play, texts

from saloon import Match
from saloon.engine import Game, RuleFault
from saloon.engine.kernels import Job
from saloon.engine.native import Native
from saloon.games.colt_express import GAME
from saloon.games.colt_express.state import COACH_ROOF, Code, Phase, State

FAR = {"belle": "car 3"}


class TestSetup:
    @pytest.mark.clause("HS-01")
    def test_the_coach_begins_beside_the_locomotive(self) -> None:
        state = new_state(4, 1, stagecoach=True)
        view = GAME.view(state, None)
        assert (view["coach"]["facing"], view["shotgun"], view["coach"]["roof"]["strongboxes"]) == (0, "coach", 1)
        assert view["neutral"] == 16
        assert [len(seen["inside"]["flasks"]) for seen in view["train"]] == [0, 1, 1, 1, 1]
        assert len(view["hostages"]) == 3
        assert sum(state.seats[0].hand) + sum(state.seats[0].deck) == 11

    @pytest.mark.clause("HS-01")
    def test_the_marshal_never_gets_in(self) -> None:
        match = coach(doc="coach", tuco="car 2", **FAR, marshal=1, coach=0, pile=["tuco marshal"])
        assert texts(match) == ["marshal to 0", "marshal to 2"]
        match.play("marshal to 0")
        assert (where(match, "doc"), received(match, "doc")) == ("coach", 0)

    @pytest.mark.clause("HS-52")
    def test_numbers_with_two_bandits_each(self) -> None:
        state = new_state(3, 1, stagecoach=True, variant="leaflet")
        assert sum(state.hostages) == 5
        assert sum(state.seats[0].hand) + sum(state.seats[0].deck) == 13
        state = new_state(3, 1, stagecoach=True, variant="leaflet", hostage_count="players", ride_cards="one")
        assert sum(state.hostages) == 2
        assert sum(state.seats[0].hand) + sum(state.seats[0].deck) == 12


class TestAttack:
    def attack(self, players: int = 3, seed: int = 1, **options: Any) -> Match:
        return Match.new("colt-express", players, {"stagecoach": True, **options}, seed=seed)

    def fists(self, match: Match, *words: str) -> Match:
        for word in words:
            match.play(next(text for text in texts(match) if text.endswith(word)))
        return match

    @pytest.mark.clause("HS-58", "HS-41")
    def test_fists_are_closed_in_secret_and_open_together(self) -> None:
        match = self.attack()
        names = [seen["character"] for seen in match.view(None)["bandits"]]
        assert texts(match) == [f"{names[0]} board", f"{names[0]} ride on"]
        self.fists(match, "board", "ride on")
        assert match.view(0)["picked"] == ["board"]
        assert "picked" not in match.view(1) or match.view(1)["picked"] == ["ride-on"]
        assert where(match, names[0]) == "nowhere"
        assert [event[0] for event in told(match, 2)[-2:]] == ["chose-mount-hidden"] * 2
        self.fists(match, "ride on")
        assert where(match, names[0]) == "car 3"
        assert horses(match) == [0, 0, 0, 1]
        assert match.view(None)["attack"] == {"wagon": 2, "riding": names[1:]}

    @pytest.mark.clause("HS-58")
    def test_who_rides_alone_takes_any_wagon_not_passed_yet(self) -> None:
        match = self.fists(self.attack(), "board", "ride on", "board")
        name = match.view(None)["bandits"][1]["character"]
        assert texts(match) == [f"{name} board 1", f"{name} board 2"]
        match.play(f"{name} board 1")
        assert where(match, name) == "car 1"

    @pytest.mark.clause("HS-58")
    def test_at_the_first_wagon_all_must_board(self) -> None:
        match = self.fists(self.attack(), *["ride on"] * 6)
        assert match.view(None)["phase"] == "plan"
        assert {seen["car"] for seen in match.view(None)["bandits"]} == {1}
        assert horses(match) == [0, 3, 0, 0]

    @pytest.mark.clause("HS-58")
    def test_each_of_two_bandits_decides_for_itself(self) -> None:
        match = self.attack(2)
        self.fists(match, "board", "ride on", "board", "board")
        names = [seen["character"] for seen in match.view(None)["bandits"]]
        assert [where(match, name) for name in names] == ["car 4", "nowhere", "car 4", "car 4"]
        assert texts(match) == [f"{names[1]} board {wagon}" for wagon in (1, 2, 3)]

    @pytest.mark.clause("HS-41")
    def test_the_first_player_comes_from_the_rearmost_wagon(self) -> None:
        firsts = set()
        for seed in range(30):
            match = self.fists(self.attack(seed=seed), "board", "board", "ride on")
            match.play(match.choices()[0])
            firsts.add(match.view(None)["first"])
        assert firsts == {0, 1}

    @pytest.mark.clause("HS-41")
    def test_in_teams_from_the_players_a(self) -> None:
        firsts = set()
        for seed in range(30):
            match = self.fists(self.attack(4, seed, variant="teams"), "ride on", "board", "ride on", "ride on")
            while match.view(None)["phase"] == "attack":
                match.play(match.choices()[0])
            firsts.add(match.view(None)["first"])
        assert firsts == {0, 2}


class TestRide:
    @pytest.mark.clause("HS-19")
    def test_none_to_three_cars_and_inside(self) -> None:
        match = coach(5, doc="roof 4", **FAR, marshal=0, coach=0, horses={4: 2}, pile=["doc ride"])
        assert texts(match) == [f"ride to car {n}" for n in (1, 2, 3, 4, 5)]
        match.play("ride to car 2")
        assert where(match, "doc") == "car 2"
        assert horses(match) == [0, 0, 1, 0, 1, 0]

    @pytest.mark.clause("HS-19")
    def test_without_a_horse_there_is_no_effect(self) -> None:
        match = coach(doc="car 2", **FAR, horses={1: 1, 3: 1}, pile=["doc ride", "belle move"])
        assert ("no-effect", "doc", "ride") in told(match)

    @pytest.mark.clause("HS-17")
    def test_riding_nowhere_leads_inside(self) -> None:
        for place in ("roof 2", "car 2"):
            match = coach(doc=place, **FAR, horses={2: 1}, pile=["doc ride"])
            match.play("ride to car 2")
            assert where(match, "doc") == "car 2"

    @pytest.mark.clause("HS-18")
    def test_into_the_coach_and_out_of_it(self) -> None:
        match = coach(doc="car 1", **FAR, coach=2, horses={1: 1}, pile=["doc ride"], hostages=["banker", "teacher"])
        assert "ride to coach" in texts(match)
        match.play("ride to coach")
        assert texts(match) == ["take teacher", "take banker"]
        match.play("take banker")
        assert (where(match, "doc"), horses(match)[2]) == ("coach", 1)
        for place in ("coach", "coach roof"):
            held = at(place, hostage="banker")
            match = coach(doc=held, **FAR, coach=2, horses={2: 1}, pile=["doc ride"])
            match.play("ride to car 2")
            assert (where(match, "doc"), horses(match)[2]) == ("car 2", 1)

    @pytest.mark.clause("HS-18")
    def test_into_the_marshals_car(self) -> None:
        match = coach(doc="car 3", tuco="car 1", belle="car 1", marshal=2, horses={3: 1}, pile=["doc ride"])
        match.play("ride to car 2")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 2", 1)


class TestCoach:
    @pytest.mark.clause("HS-33", "CE-E8")
    def test_it_falls_back_at_the_end_of_every_round(self) -> None:
        facing: list[int] = []
        match = Match.new("colt-express", 3, {"stagecoach": True}, seed=11)
        while not match.over:
            view = match.view(None)
            if view["phase"] == "plan" and len(facing) < view["round"]:
                facing.append(view["coach"]["facing"])
            match.play(match.choices()[0])
        if "higher-speed" not in match.view(None)["past"]:
            assert facing == [0, 1, 2, 3, 3]
        for number, start, end in ((1, 0, 1), (3, 2, 3), (4, 3, 3)):
            match = coach(phase="event", card="bridge", round=number, coach=start)
            assert match.view(None)["coach"]["facing"] == end
        assert coach(phase="event", round=2, card="higher-speed", coach=1).view(None)["coach"]["facing"] == 3

    @pytest.mark.clause("HS-42")
    def test_its_loot_travels_with_it(self) -> None:
        lying = {"coach": ["purse 3"], "coach roof": ["jewel", "strongbox"]}
        match = coach(phase="event", card="bridge", coach=1, floor=lying)
        assert (floor(match, "coach"), floor(match, "coach roof")) == (["purse 3"], ["jewel", "strongbox"])
        assert match.view(None)["coach"]["facing"] == 2

    @pytest.mark.clause("HS-43")
    def test_it_is_no_wagon(self) -> None:
        for card in ("rebellion", "braking", "swivel-arm", "higher-speed", "angry-marshal"):
            match = coach(
                doc=at("coach", hostage="banker"),
                tuco="coach roof",
                **FAR,
                coach=1,
                marshal=1,
                phase="event",
                card=card,
            )
            assert (where(match, "doc"), where(match, "tuco")) == ("coach", "coach roof")
            assert (received(match, "doc"), received(match, "tuco")) == (0, 0)

    @pytest.mark.clause("HS-43")
    def test_not_for_the_conductor_nor_for_the_marshals_revenge(self) -> None:
        here = {"doc": at("coach", hostage="banker", loot=["purse:250"]), "tuco": "coach roof", **FAR, "coach": 0}
        match = coach(phase="event", round=5, card="hostage", **here)
        assert (bandit(match, "doc")["cash"], bandit(match, "tuco")["cash"]) == (0, 0)
        match = coach(phase="event", round=5, card="marshals-revenge", **here)
        assert bandit(match, "doc")["purses"] == 1

    @pytest.mark.clause("HS-43")
    def test_but_for_pickpocketing_it_has_positions_unless_the_option_is_off(self) -> None:
        lying = {"coach roof": ["purse 4"]}
        last: dict[str, Any] = {"phase": "event", "round": 5, "card": "pickpocketing", "floor": lying, **FAR}
        match = coach(doc="coach roof", tuco="car 3", **last)
        assert texts(match) == ["take purse 4", "decline"]
        assert coach(doc="coach roof", tuco="car 3", options={"coach_and_car_count": False}, **last).over

    @pytest.mark.clause("HS-13")
    def test_a_move_inside_has_no_effect(self) -> None:
        held = at("coach", hostage="banker")
        match = coach(doc=held, **FAR, pile=["doc move", "belle move"])
        assert ("no-effect", "doc", "move") in told(match)

    @pytest.mark.clause("HS-14")
    def test_its_roof_is_one_step_from_the_roof_it_faces(self) -> None:
        match = coach(6, doc="coach roof", **FAR, coach=3, pile=["doc move"])
        assert texts(match) == [f"move to roof {n}" for n in (1, 2, 3, 4, 5)]
        match = coach(6, doc="roof 5", **FAR, coach=3, pile=["doc move"])
        assert texts(match) == [f"move to roof {n}" for n in (2, 3, 4, 6)] + ["move to coach roof"]
        match = coach(6, doc="roof 6", **FAR, coach=3, pile=["doc move"])
        assert "move to coach roof" not in texts(match)

    @pytest.mark.clause("HS-46")
    def test_who_can_be_shot(self) -> None:
        places = {"tuco": "roof 1", "ghost": "roof 4", "django": "coach roof", "cheyenne": "roof 5"}
        match = coach(6, doc="roof 3", belle="car 1", coach=2, pile=["doc fire"], **places)
        assert shots(match) == {"tuco", "ghost", "django"}
        match = coach(6, doc="coach roof", belle="car 1", coach=2, pile=["doc fire"], **places)
        assert shots(match) == {"tuco", "ghost", "cheyenne"}
        inside = {"tuco": "car 1", "ghost": "car 2", "django": at("coach", hostage="banker"), "cheyenne": "car 3"}
        match = coach(6, doc="car 2", belle="roof 1", coach=2, pile=["doc fire"], **inside)
        assert shots(match) == {"tuco", "django", "cheyenne"}
        held = at("coach", hostage="teacher")
        match = coach(6, doc=held, belle="car 2", coach=2, pile=["doc fire", "doc move"], **inside)
        assert (received(match, "ghost"), received(match, "belle")) == (1, 0)

    @pytest.mark.clause("HS-46")
    def test_belle_on_the_coach_is_spared_if_anybody_else_is_in_sight(self) -> None:
        match = coach(doc="roof 2", tuco="roof 3", belle="coach roof", pile=["doc fire", "belle move"])
        assert (received(match, "belle"), received(match, "tuco")) == (0, 1)

    @pytest.mark.clause("HS-11")
    @pytest.mark.parametrize(
        ("shooter", "target"),
        [("coach roof", "roof 2"), ("roof 2", "coach roof"), ("coach", "car 1"), ("car 1", "coach")],
    )
    def test_django_pushes_nobody_from_or_to_the_coach(self, shooter: str, target: str) -> None:
        django = at(shooter, **({"hostage": "banker"} if shooter == "coach" else {}))
        doc = at(target, **({"hostage": "banker"} if target == "coach" else {}))
        match = coach(4, django=django, doc=doc, tuco="car 3", coach=1, pile=["django fire", "tuco move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, target)

    @pytest.mark.clause("HS-12")
    def test_tuco_shoots_through_the_roof_of_the_coach(self) -> None:
        for tuco, doc in (("coach", "coach roof"), ("coach roof", "coach")):
            places = {
                name: at(place, **({"hostage": "banker"} if place == "coach" else {}))
                for name, place in (("tuco", tuco), ("doc", doc))
            }
            match = coach(**places, belle="car 3", pile=["tuco fire", "belle move"])
            assert received(match, "doc") == 1
            match = coach(
                **places, belle="car 3", pile=["tuco fire", "belle move"], options={"tuco_in_the_coach": False}
            )
            assert received(match, "doc") == 0

    @pytest.mark.clause("HS-15", "HS-47")
    def test_a_punch_into_the_coach_and_out_of_it(self) -> None:
        match = coach(
            4, doc="car 2", tuco="car 2", **FAR, coach=2, pile=["doc punch"], hostages=["banker", "poodle", "minister"]
        )
        assert texts(match) == ["throw to car 1", "throw to car 3", "throw to coach"]
        match.play("throw to coach")
        assert (to_move(match), texts(match)) == ("tuco", ["take minister", "take banker", "take poodle"])
        held = {"doc": at("coach", hostage="banker"), "tuco": at("coach", hostage="poodle")}
        match = coach(4, **held, **FAR, coach=2, marshal=2, pile=["doc punch", "belle move"])
        assert (where(match, "tuco"), received(match, "tuco")) == ("roof 2", 1)

    @pytest.mark.clause("HS-16", "HS-47")
    def test_a_punch_onto_the_coach_and_off_it(self) -> None:
        match = coach(4, doc="roof 2", tuco="roof 2", **FAR, coach=2, pile=["doc punch"])
        assert texts(match) == ["throw to roof 1", "throw to roof 3", "throw to coach roof"]
        match = coach(
            4, doc="coach roof", tuco="coach roof", **FAR, coach=2, shotgun="train", pile=["doc punch"], marshal=4
        )
        assert (where(match, "tuco"), texts(match)) == ("roof 2", ["flee to roof 1", "flee to roof 3"])

    @pytest.mark.clause("HS-47")
    def test_nobody_is_hit_from_another_position(self) -> None:
        match = coach(doc="car 2", tuco=at("coach", hostage="banker"), **FAR, coach=2, pile=["doc punch", "belle move"])
        assert ("no-effect", "doc", "punch") in told(match)

    @pytest.mark.clause("HS-13")
    def test_a_floor_change_leads_in_and_out(self) -> None:
        match = coach(doc="coach roof", **FAR, pile=["doc floor"], hostages=["banker", "teacher"])
        assert texts(match) == ["take teacher", "take banker"]
        match = coach(doc=at("coach", hostage="banker"), **FAR, pile=["doc floor", "belle move"])
        assert where(match, "doc") == "coach roof"


class TestShotgun:
    @pytest.mark.clause("HS-02")
    def test_his_strongbox_cannot_be_robbed_but_other_loot_can(self) -> None:
        match = coach(doc="coach roof", **FAR, pile=["doc rob", "belle move"])
        assert ("no-effect", "doc", "rob") in told(match)
        lying = {"coach roof": ["strongbox", "strongbox", "jewel"]}
        match = coach(doc="coach roof", **FAR, floor=lying, pile=["doc rob"])
        assert texts(match) == ["rob jewel", "rob strongbox"]
        match = coach(
            doc="coach roof",
            **FAR,
            shotgun="train",
            floor={"coach roof": ["strongbox"]},
            pile=["doc rob", "belle move"],
        )
        assert loot(match, "doc") == ["strongbox"]

    @pytest.mark.clause("HS-03", "HS-04")
    def test_a_punch_sends_him_onto_the_train(self) -> None:
        match = coach(cheyenne="coach roof", doc="car 1", **FAR, coach=2, pile=["cheyenne punch", "belle move"])
        assert match.view(None)["shotgun"] == "train"
        assert (floor(match, "coach roof"), loot(match, "cheyenne")) == (["strongbox"], [])

    @pytest.mark.clause("HS-04")
    def test_beside_him_belle_cannot_be_hit(self) -> None:
        match = coach(doc="coach roof", belle="coach roof", tuco="car 3", pile=["doc punch", "tuco move"])
        assert (match.view(None)["shotgun"], where(match, "belle")) == ("train", "coach roof")
        match = coach(doc="coach roof", belle="car 3", tuco="coach roof", pile=["doc punch", "tuco move"])
        assert texts(match) == ["punch tuco", "punch shotgun"]

    @pytest.mark.clause("HS-48")
    def test_a_belle_without_her_power_may_be_hit_instead(self) -> None:
        belle = at("coach roof", hostage="poker-player")
        match = coach(doc="coach roof", belle=belle, tuco="car 3", pile=["doc punch", "tuco move"])
        assert texts(match) == ["punch belle", "punch shotgun"]

    @pytest.mark.clause("HS-48")
    def test_he_is_no_bandit(self) -> None:
        lying = {"coach roof": ["purse 4"]}
        match = coach(doc="coach roof", tuco="roof 3", **FAR, phase="event", round=5, card="pickpocketing", floor=lying)
        assert texts(match) == ["take purse 4", "decline"]
        match = coach(doc="roof 1", tuco="car 3", **FAR, pile=["doc fire", "belle move"], coach=2, shotgun="train")
        assert bullets(match, "doc") == 6

    @pytest.mark.clause("HS-05", "HS-06")
    def test_where_he_lands_all_are_hit_and_flee(self) -> None:
        match = coach(4, doc="coach roof", tuco="roof 2", ghost="roof 2", **FAR, coach=2, pile=["doc punch"])
        assert (received(match, "tuco"), received(match, "ghost")) == (1, 1)
        assert (to_move(match), texts(match)) == ("tuco", ["flee to roof 1", "flee to roof 3"])
        play(match, "flee to roof 1", "flee to roof 3")
        assert (where(match, "tuco"), where(match, "ghost")) == ("roof 1", "roof 3")

    @pytest.mark.clause("HS-06")
    def test_the_order_of_flight(self) -> None:
        options = {"choosing_order": "counter-clockwise"}
        match = coach(
            4, doc="coach roof", tuco="roof 2", ghost="roof 2", **FAR, coach=2, pile=["doc punch"], options=options
        )
        assert to_move(match) == "ghost"

    @pytest.mark.clause("HS-06")
    def test_at_an_end_of_the_train_there_is_one_way(self) -> None:
        match = coach(doc="coach roof", tuco="roof 0", **FAR, coach=0, pile=["doc punch", "belle move"], marshal=2)
        assert where(match, "tuco") == "roof 1"

    @pytest.mark.clause("HS-05")
    def test_he_comes_with_the_coach(self) -> None:
        match = coach(4, doc="roof 2", **FAR, coach=1, shotgun="train", phase="event", card="bridge")
        assert (received(match, "doc"), texts(match)) == (1, ["flee to roof 1", "flee to roof 3"])
        match.play("flee to roof 1")
        assert match.view(None)["phase"] == "plan"

    @pytest.mark.clause("HS-07")
    def test_from_the_marshal_to_the_shotgun(self) -> None:
        match = coach(4, doc="car 1", **FAR, coach=2, shotgun="train", marshal=2, pile=["doc move"])
        match.play("move to car 2")
        assert (received(match, "doc"), texts(match)) == (2, ["flee to roof 1", "flee to roof 3"])

    @pytest.mark.clause("HS-08", "HS-44", "CE-E14")
    def test_past_him_and_onto_him(self) -> None:
        for move, hits, asked in (
            ("move to roof 5", 0, False),
            ("move to roof 3", 1, True),
            ("move to roof 2", 1, False),
            ("move to roof 1", 1, False),
            ("move to coach roof", 1, False),
        ):
            match = coach(5, doc="roof 4", belle="car 1", coach=3, shotgun="train", pile=["doc move", "belle move"])
            assert texts(match) == [f"move to roof {n}" for n in (1, 2, 3, 5)] + ["move to coach roof"]
            match.play(move)
            assert (received(match, "doc"), match.view(None)["decision"] == "flee") == (hits, asked)

    @pytest.mark.clause("HS-44")
    def test_off_the_coach_he_is_in_the_way(self) -> None:
        for move, asked in (("move to roof 3", True), ("move to roof 4", False)):
            match = coach(5, doc="coach roof", belle="car 1", coach=3, shotgun="train", pile=["doc move", "belle move"])
            match.play(move)
            assert (received(match, "doc"), match.view(None)["decision"] == "flee") == (1, asked)

    @pytest.mark.clause("HS-45")
    @pytest.mark.parametrize("neutral", [5, 0])
    def test_however_one_comes_there(self, neutral: int) -> None:
        hit = 1 if neutral else 0
        there = {"coach": 2, "shotgun": "train", "marshal": 4, "neutral": neutral}
        match = coach(4, doc="car 2", **FAR, pile=["doc floor"], **there)
        assert (received(match, "doc"), texts(match)) == (hit, ["flee to roof 1", "flee to roof 3"])
        match = coach(4, doc="roof 1", tuco="roof 1", **FAR, pile=["doc punch"], **there)
        match.play("throw to roof 2")
        assert (to_move(match), received(match, "tuco")) == ("tuco", hit)
        match = coach(4, django="roof 0", tuco="roof 1", **FAR, pile=["django fire"], **there)
        assert (to_move(match), received(match, "tuco")) == ("tuco", 1 + hit)
        match = coach(4, tuco="roof 3", **FAR, phase="event", card="braking", **there)
        assert (to_move(match), received(match, "tuco")) == ("tuco", hit)

    @pytest.mark.clause("HS-45")
    def test_flight_is_no_move(self) -> None:
        old = at("car 2", hostage="old-lady")
        match = coach(4, doc=old, **FAR, pile=["doc floor"], coach=2, shotgun="train", marshal=4)
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]

    @pytest.mark.clause("HS-09")
    def test_the_swivel_arm_sets_down(self) -> None:
        match = coach(4, doc="roof 1", **FAR, coach=2, shotgun="train", phase="event", card="swivel-arm")
        assert (received(match, "doc"), where(match, "doc")) == (0, "roof 4")
        match = coach(4, doc="roof 1", **FAR, coach=4, shotgun="train", phase="event", card="swivel-arm", neutral=9)
        assert (received(match, "doc"), where(match, "doc")) == (1, "roof 3")

    @pytest.mark.clause("HS-10")
    def test_he_ends_every_line_of_sight(self) -> None:
        match = coach(4, doc="roof 1", tuco="roof 3", **FAR, coach=2, shotgun="train", pile=["doc fire", "belle move"])
        assert received(match, "tuco") == 0
        match = coach(
            4, doc="roof 1", tuco="coach roof", **FAR, coach=2, shotgun="train", pile=["doc fire", "belle move"]
        )
        assert received(match, "tuco") == 1

    @pytest.mark.clause("HS-49", "HS-21")
    def test_the_old_lady_before_him(self) -> None:
        old = at("roof 3", hostage="old-lady")
        match = coach(5, doc=old, belle="car 1", coach=2, shotgun="train", pile=["doc move"])
        assert texts(match) == ["move to roof 2", "move to roof 4"]
        match.play("move to roof 2")
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]


def test_random_attacks_end_with_everybody_aboard() -> None:
    for players in range(2, 7):
        state = new_state(players, 4, stagecoach=True)
        while state.phase == Phase.ATTACK:
            GAME.plain.apply(state, GAME.plain.random_choice(state))
        assert sum(state.horses) == state.gang
        assert all(0 < seen["car"] <= state.cars for seen in GAME.view(state, None)["bandits"])
        assert state.strongboxes[COACH_ROOF] == 1


def last_rider_at_the_first_wagon() -> State:
    """What no game comes to: beside the first wagon all must jump on, and yet they are asked."""
    state = new_state(3, 4, stagecoach=True)
    state.turn = 1
    for _ in range(2):
        GAME.plain.apply(state, Code.JUMP_ON)
    return state


class TestAnAttackPastTheFirstWagon:
    """There is no wagon left to board: the rules come to no end, and say so."""

    def test_interpreted(self) -> None:
        with pytest.raises(RuleFault) as fault:
            GAME.plain.apply(last_rider_at_the_first_wagon(), Code.RIDE_ON)
        assert fault.value.code == "rule-endless"

    @pytest.mark.slow
    def test_compiled(self, compiled: Callable[[Game], Native]) -> None:
        native = compiled(GAME)
        block = native.states(last_rider_at_the_first_wagon())
        with pytest.raises(RuleFault):
            native.work(Job.APPLY, block, count=Code.RIDE_ON)


def test_an_event_of_the_shotgun_is_told() -> None:
    match = coach(4, doc="car 2", **FAR, pile=["doc floor"], coach=2, shotgun="train", marshal=4)
    assert "met-shotgun" in kinds(match)
