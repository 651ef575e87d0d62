"""The time-travel car: in and out of it, shots and blows, the hidden journey, the bonus at the end."""

from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    both,
    bullets,
    car,
    floor,
    hit,
    loot,
    received,
    seat_of,
    targets,
    to_move,
    told,
    where,
)
from tests.kit import kinds, play_on, texts

from saloon import Match
from saloon.engine import PositionError

CARS = [f"hide under car {number}" for number in range(4)]  # of a train of three wagons
FAR: dict[str, Any] = {"tuco": "car 3", "belle": "car 3", "coach": 3}
ON_THE_ENGINE: dict[str, Any] = {"coach": 0, "shotgun": "train", "marshal": 3, "tuco": "car 2", "ghost": "car 2"}
IN_COACH = {"car": "coach", "floor": "inside"}


def thrown(match: Match) -> list[str]:
    """Where the victim of a punch can be thrown."""
    assert match.view(None)["decision"] == "throw"
    return [text.removeprefix("throw to ") for text in texts(match)]


def horses(match: Match) -> dict[Any, int]:
    """Where horses stand."""
    return dict(match.truth.position()["horses"])


def sequence(match: Match, name: str, *keys: str) -> list[str]:
    """Those events of these kinds that are about a bandit."""
    return [event[0] for event in told(match) if event[0] in keys and event[1] == name]


class TestMove:
    @pytest.mark.clause("TC-09")
    def test_out_of_the_car_a_move_is_one_step_into_the_locomotive_or_onto_it(self) -> None:
        match = car(marshal=3, doc="time car", tuco="roof 3", belle="roof 3", pile=["doc move"])
        assert texts(match) == ["move to car 0", "move to roof 0"]

    @pytest.mark.clause("TC-09")
    def test_from_inside_the_locomotive_it_is_next_to_wagon_one(self) -> None:
        match = car(marshal=3, doc="car 0", tuco="roof 3", belle="roof 3", pile=["doc move"])
        assert texts(match) == ["move to car 1", "move to time car"]
        match.play("move to time car")
        assert ("moved", "doc", {"car": "time", "floor": "inside"}) in told(match)

    @pytest.mark.clause("TC-09")
    @pytest.mark.parametrize(
        ("start", "reached"), [("roof 0", True), ("roof 1", True), ("roof 2", True), ("roof 3", False)]
    )
    def test_from_the_roofs_it_is_one_of_three_steps(self, start: str, reached: bool) -> None:
        match = car(5, doc=start, pile=["doc move"])
        assert ("move to time car" in texts(match)) == reached
        assert len(texts(match)) == {"roof 0": 4, "roof 1": 5, "roof 2": 6, "roof 3": 5}[start]

    @pytest.mark.clause("TC-09")
    @pytest.mark.parametrize("start", ["car 1", "car 2"])
    def test_inside_the_train_only_the_locomotive_is_beside_it(self, start: str) -> None:
        match = car(marshal=3, doc=start, tuco="roof 3", belle="roof 3", pile=["doc move"])
        assert "move to time car" not in texts(match)

    @pytest.mark.clause("TC-09")
    @pytest.mark.parametrize(("facing", "reached"), [(0, True), (1, True), (2, False)])
    def test_from_the_roof_of_the_coach_the_roofs_on_the_way_count(self, facing: int, reached: bool) -> None:
        match = both(coach=facing, doc="coach roof", tuco="car 3", belle="car 3", pile=["doc move"])
        assert ("move to time car" in texts(match)) == reached

    @pytest.mark.clause("TC-09")
    def test_a_floor_change_in_it_has_no_effect(self) -> None:
        match = car(doc="time car", tuco="time car", belle="car 3", pile=["doc floor", "tuco move"])
        assert ("no-effect", "doc", "floor") in told(match)
        assert where(match, "doc") == "time car"

    @pytest.mark.clause("TC-09")
    def test_the_marshal_never_enters_it(self) -> None:
        match = car(marshal=0, doc="time car", tuco="time car", belle="car 3", pile=["belle marshal", "doc move"])
        assert match.view(None)["marshal"] == 1
        assert (received(match, "doc"), received(match, "tuco")) == (0, 0)

    @pytest.mark.clause("TC-27")
    @pytest.mark.parametrize(
        ("start", "places"),
        [("roof 0", ["roof 1", "time car"]), ("time car", ["car 0", "roof 0"]), ("roof 1", ["roof 0", "roof 2"])],
    )
    def test_with_the_old_lady_the_step_to_the_locomotives_roof_or_from_it_is_one(
        self, start: str, places: list[str]
    ) -> None:
        match = both(coach=3, marshal=2, doc=at(start, hostage="old-lady"), tuco="car 3", pile=["doc move"])
        assert texts(match) == [f"move to {place}" for place in places]

    def test_nobody_starts_in_it(self) -> None:
        for options in ({}, {"stagecoach": True}):
            for seed in range(3):
                match = Match.new("colt-express", 3, {"time_car": True, **options}, seed=seed)
                for moment in play_on(match, seed=seed):
                    if moment.view(None)["round"] == 1:
                        break
                    assert not [text for text in texts(moment) if "time" in text]
                assert {seen["car"] for seen in match.view(None)["bandits"]} <= {1, 2, 3}

    def test_without_it_the_train_ends_with_the_locomotive(self) -> None:
        with pytest.raises(PositionError):
            car(options={"time_car": False}, doc="time car")
        match = car(options={"time_car": False}, marshal=3, doc="roof 0", tuco="car 2", pile=["doc move"])
        assert texts(match) == ["move to roof 1", "move to roof 2", "move to roof 3"]


class TestRide:
    @pytest.mark.clause("TC-12")
    @pytest.mark.parametrize(
        ("start", "places"),
        [
            ("car 0", ["car 0", "car 1", "car 2", "car 3", "coach", "time car"]),
            ("roof 2", ["car 0", "car 1", "car 2", "car 3", "coach", "time car"]),
            ("car 3", ["car 0", "car 1", "car 2", "car 3", "coach"]),
        ],
    )
    def test_horses_go_as_far_as_the_cars_side_one_beyond_the_locomotive(self, start: str, places: list[str]) -> None:
        number = int(start.split()[1])
        match = both(marshal=1, doc=start, **FAR, horses={number: 1}, pile=["doc ride"])
        assert texts(match) == [f"ride to {place}" for place in places]

    @pytest.mark.clause("TC-12")
    def test_the_horse_stays_beside_the_car(self) -> None:
        match = both(doc="roof 1", **FAR, horses={1: 2}, pile=["doc ride", "tuco move"])
        match.play("ride to time car")
        assert (where(match, "doc"), horses(match)) == ("time car", {"time": 1, "1": 1})
        assert match.view(None)["time_car"]["horses"] == 1

    @pytest.mark.clause("TC-12")
    def test_without_the_car_horses_stop_at_the_locomotive(self) -> None:
        match = both(options={"time_car": False}, doc="car 1", **FAR, horses={1: 1}, pile=["doc ride"])
        assert texts(match) == [f"ride to {place}" for place in ("car 0", "car 1", "car 2", "car 3", "coach")]

    @pytest.mark.clause("TC-12")
    def test_the_coach_begins_beside_the_locomotive_and_never_faces_the_car(self) -> None:
        match = both(doc="time car", tuco="car 3", belle="car 3", horses={"time": 1}, coach=0, pile=["doc ride"])
        match.play("ride to coach")
        assert where(match, "doc") == "coach"
        assert horses(match) == {"0": 1}
        with pytest.raises(PositionError):
            both(coach=-1)

    @pytest.mark.clause("TC-24")
    def test_from_its_side_none_leaves_you_there_and_one_to_three_reach_the_first_cars(self) -> None:
        match = both(4, doc="time car", tuco="car 4", belle="car 4", coach=4, horses={"time": 1}, pile=["doc ride"])
        assert texts(match) == ["ride to car 0", "ride to car 1", "ride to car 2", "ride to time car"]
        match.play("ride to time car")
        assert (where(match, "doc"), received(match, "doc")) == ("time car", 0)

    @pytest.mark.clause("TC-24")
    def test_higher_speed_takes_its_horses_to_the_locomotive(self) -> None:
        match = both(phase="event", card="higher-speed", horses={"time": 2, 0: 1})
        assert horses(match) == {"0": 2, "1": 1}

    @pytest.mark.clause("TC-24")
    @pytest.mark.parametrize(
        ("standing", "left"), [({"time": 2, 0: 1}, {"time": 2}), ({"time": 2}, {"time": 1}), ({"time": 1, 3: 2}, None)]
    )
    def test_panting_horses_takes_them_last(self, standing: dict[Any, int], left: dict[Any, int] | None) -> None:
        match = both(phase="event", card="panting-horses", horses=standing)
        assert horses(match) == (left or {"time": 1, "3": 1})

    @pytest.mark.clause("TC-24")
    def test_with_six_players_the_second_one_to_go_may_be_the_cars(self) -> None:
        assert horses(both(6, phase="event", card="panting-horses", horses={"time": 2, 1: 1})) == {"time": 1}


class TestFire:
    @pytest.mark.clause("TC-14")
    def test_from_inside_the_locomotive_the_car_and_wagon_one(self) -> None:
        places = {"doc": "car 0", "tuco": "time car", "ghost": "car 1", "django": "car 2"}
        assert targets(car(4, marshal=4, **places, pile=["doc fire"])) == {"tuco", "ghost"}

    @pytest.mark.clause("TC-14")
    @pytest.mark.parametrize("start", ["car 1", "car 2"])
    def test_from_inside_a_wagon_the_car_is_out_of_reach(self, start: str) -> None:
        match = car(marshal=3, doc=start, tuco="time car", ghost="roof 3", pile=["doc fire", "tuco move"])
        assert hit(match) == []

    @pytest.mark.clause("TC-15")
    def test_from_the_car_the_locomotive_and_the_nearest_roof(self) -> None:
        places = {"doc": "time car", "tuco": "car 0", "ghost": "roof 2", "django": "roof 3", "cheyenne": "car 1"}
        assert targets(car(5, marshal=4, **places, pile=["doc fire"])) == {"tuco", "ghost"}

    @pytest.mark.clause("TC-15")
    def test_all_on_the_nearest_roof_stand_side_by_side_and_nobody_in_the_car_is_a_target(self) -> None:
        places = {"doc": "time car", "tuco": "time car", "ghost": "roof 4", "django": "roof 4", "cheyenne": "roof 5"}
        assert targets(car(5, **places, pile=["doc fire"])) == {"ghost", "django"}

    @pytest.mark.clause("TC-15")
    def test_from_any_roof_the_car_lies_beyond_the_locomotives(self) -> None:
        places = {"doc": "roof 3", "tuco": "time car", "ghost": "roof 4", "django": "time car"}
        assert targets(car(4, **places, pile=["doc fire"])) == {"tuco", "ghost", "django"}

    @pytest.mark.clause("TC-11")
    def test_who_is_on_the_locomotives_roof_stops_shots_out_of_the_car(self) -> None:
        match = car(doc="time car", tuco="roof 0", ghost="roof 2", pile=["doc fire", "doc move"])
        assert hit(match) == ["tuco"]

    @pytest.mark.clause("TC-11")
    @pytest.mark.parametrize(("blocker", "victim"), [("roof 0", "tuco"), ("roof 1", "tuco"), ("car 3", "ghost")])
    def test_and_shots_into_it(self, blocker: str, victim: str) -> None:
        match = car(doc="roof 2", tuco=blocker, ghost="time car", pile=["doc fire", "doc move"])
        assert hit(match) == [victim]

    @pytest.mark.clause("TC-15")
    def test_between_the_car_and_the_roof_of_the_coach_nothing_is_in_the_way(self) -> None:
        places = {"doc": "time car", "tuco": "roof 0", "ghost": "coach roof", "django": "coach"}
        for shotgun in ("coach", "train"):
            match = both(4, coach=1, shotgun=shotgun, **places, pile=["doc fire"])
            assert targets(match) == {"tuco", "ghost"}
            match = both(4, coach=1, shotgun=shotgun, **places, pile=["ghost fire"])
            assert targets(match) == {"doc", "tuco"}

    @pytest.mark.clause("TC-15")
    def test_the_inside_of_the_coach_and_the_car_do_not_reach_each_other(self) -> None:
        places = {"doc": "time car", "django": at("coach", hostage="banker"), "ghost": "car 3"}
        match = both(coach=0, marshal=2, **places, pile=["doc fire", "django fire", "doc move"])
        assert hit(match) == []

    @pytest.mark.clause("TC-15")
    @pytest.mark.parametrize(("facing", "victims"), [(0, []), (1, []), (2, ["ghost"])])
    def test_the_shotgun_ends_the_line_along_the_roofs_both_ways(self, facing: int, victims: list[str]) -> None:
        """Ghost is on roof 1, or behind the Shotgun on roof 2."""
        there = "roof 1" if facing != 1 else "roof 2"
        for shooter, target in (("doc", "ghost"), ("ghost", "doc")):
            places = {"doc": "time car", "ghost": there, "tuco": "car 3"}
            match = both(coach=facing, shotgun="train", **places, pile=[f"{shooter} fire", "doc move"])
            assert hit(match) == ([target] if victims else [])

    @pytest.mark.clause("TC-15")
    def test_bandits_on_the_coach_block_no_line(self) -> None:
        places = {"doc": "time car", "ghost": "roof 2", "tuco": "coach roof"}
        assert targets(both(coach=0, **places, pile=["doc fire"])) == {"ghost", "tuco"}

    @pytest.mark.clause("TC-15")
    @pytest.mark.parametrize("other", ["car 0", "roof 2"])
    def test_belles_shield_looks_at_the_whole_list(self, other: str) -> None:
        belle = "roof 1" if other == "car 0" else "car 0"
        match = car(marshal=3, doc="time car", belle=belle, tuco=other, pile=["doc fire", "doc move"])
        assert hit(match) == ["tuco"]
        match = car(marshal=3, doc="time car", belle=belle, tuco="car 2", pile=["doc fire", "doc move"])
        assert hit(match) == ["belle"]

    @pytest.mark.clause("TC-18")
    def test_tuco_has_no_shot_through_the_roof_in_the_car(self) -> None:
        match = car(marshal=3, tuco="time car", doc="time car", ghost="car 2", pile=["tuco fire", "doc move"])
        assert ("no-effect", "tuco", "fire") in told(match)
        assert bullets(match, "tuco") == 6


class TestDjango:
    @pytest.mark.clause("TC-08")
    @pytest.mark.parametrize("start", ["roof 1", "roof 3"])
    def test_who_is_shot_on_the_locomotives_roof_from_the_train_lands_in_the_car(self, start: str) -> None:
        match = car(django=start, doc="roof 0", tuco="car 3", pile=["django fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], "time car")
        assert ("pushed", "doc", {"car": "time", "floor": "inside"}) in told(match)

    @pytest.mark.clause("TC-08")
    def test_who_is_shot_inside_the_locomotive_stays_there(self) -> None:
        match = car(marshal=3, django="car 1", doc="car 0", tuco="roof 3", pile=["django fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], "car 0")

    @pytest.mark.clause("TC-08")
    def test_nobody_else_pushes(self) -> None:
        match = car(ghost="roof 1", doc="roof 0", tuco="car 3", pile=["ghost fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], "roof 0")

    @pytest.mark.clause("TC-08")
    def test_without_the_car_the_train_ends_there(self) -> None:
        match = car(options={"time_car": False}, django="roof 1", doc="roof 0", pile=["django fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], "roof 0")

    @pytest.mark.clause("TC-08")
    def test_nor_from_the_roof_of_the_coach(self) -> None:
        match = both(coach=1, django="coach roof", doc="roof 0", tuco="car 3", pile=["django fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], "roof 0")

    @pytest.mark.clause("TC-08", "TC-25")
    @pytest.mark.parametrize(
        ("start", "end"), [("car 0", "car 1"), ("roof 0", "roof 1"), ("roof 2", "roof 3"), ("roof 3", "roof 3")]
    )
    def test_from_the_car_he_pushes_backward(self, start: str, end: str) -> None:
        match = car(marshal=3, django="time car", doc=start, tuco="car 2", pile=["django fire", "django move"])
        assert (hit(match), where(match, "doc")) == (["doc"], end)

    @pytest.mark.clause("TC-25")
    @pytest.mark.parametrize("start", ["car 0", "roof 0", "roof 2"])
    def test_nobody_in_the_car_is_pushed(self, start: str) -> None:
        match = car(marshal=3, django=start, doc="time car", tuco="roof 3", pile=["django fire", "doc move"])
        if start != "car 0":
            match.play("shoot doc")
        assert (hit(match), where(match, "doc")) == (["doc"], "time car")

    @pytest.mark.clause("TC-25")
    @pytest.mark.parametrize(("django", "doc"), [("time car", "coach roof"), ("coach roof", "time car")])
    def test_there_is_no_push_between_the_car_and_the_roof_of_the_coach(self, django: str, doc: str) -> None:
        match = both(coach=1, marshal=3, django=django, doc=doc, tuco="car 2", pile=["django fire", "doc move"])
        assert (hit(match), where(match, "doc")) == (["doc"], doc)

    @pytest.mark.clause("TC-25")
    def test_who_is_pushed_out_of_the_locomotive_may_meet_the_marshal(self) -> None:
        match = car(marshal=1, django="time car", doc="car 0", tuco="car 3", pile=["django fire", "django move"])
        assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 2)


class TestPunch:
    @pytest.mark.clause("TC-17")
    @pytest.mark.parametrize(("here", "places"), [("car 0", ["car 1", "time car"]), ("roof 0", ["roof 1", "time car"])])
    def test_inside_and_on_the_locomotive_a_punch_may_throw_into_the_car(self, here: str, places: list[str]) -> None:
        match = car(marshal=3, doc=here, tuco=here, ghost="car 2", pile=["doc punch"])
        assert thrown(match) == places
        match.play("throw to time car")
        assert ("thrown", "tuco", {"car": "time", "floor": "inside"}) in told(match)

    @pytest.mark.clause("TC-17")
    @pytest.mark.parametrize(
        ("here", "places"),
        [("car 0", ["car 1", "coach", "time car"]), ("roof 0", ["roof 1", "coach roof", "time car"])],
    )
    def test_with_the_coach_beside_the_locomotive_there_are_three_ways(self, here: str, places: list[str]) -> None:
        match = both(marshal=3, coach=0, doc=here, tuco=here, ghost="car 2", pile=["doc punch"])
        assert thrown(match) == places

    @pytest.mark.clause("TC-17")
    @pytest.mark.parametrize(("here", "places"), [("car 1", ["car 0", "car 2"]), ("roof 1", ["roof 0", "roof 2"])])
    def test_from_wagon_one_nobody_is_thrown_so_far(self, here: str, places: list[str]) -> None:
        match = car(marshal=3, doc=here, tuco=here, ghost="roof 3", pile=["doc punch"])
        assert thrown(match) == places

    @pytest.mark.clause("TC-10")
    def test_out_of_the_car_the_victim_lands_inside_the_locomotive_only(self) -> None:
        match = both(marshal=3, coach=0, doc="time car", tuco="time car", ghost="car 2", pile=["doc punch", "doc move"])
        assert (where(match, "tuco"), received(match, "tuco")) == ("car 0", 0)

    @pytest.mark.clause("TC-10")
    def test_where_he_may_meet_the_marshal(self) -> None:
        match = car(marshal=0, doc="time car", tuco="time car", ghost="car 2", pile=["doc punch", "doc move"])
        assert (where(match, "tuco"), received(match, "tuco")) == ("roof 0", 1)

    @pytest.mark.clause("TC-13")
    def test_loot_knocked_out_in_the_car_stays_there_and_can_be_robbed(self) -> None:
        tuco = at("time car", loot=["jewel", "purse:400"])
        match = car(marshal=3, doc="time car", tuco=tuco, ghost="car 2", pile=["doc punch", "doc rob", "doc move"])
        match.play("knock jewel")
        assert (loot(match, "doc"), loot(match, "tuco"), floor(match, "time car")) == (["jewel"], ["purse 0:400"], [])
        match = car(marshal=3, doc="time car", tuco=tuco, ghost="car 2", pile=["doc punch", "doc move"])
        match.play("knock purse")
        assert floor(match, "time car") == ["purse 0:400"]
        assert len(match.view(None)["time_car"]["inside"]["purses"]) == 1

    @pytest.mark.clause("TC-13")
    def test_or_won_at_the_end(self) -> None:
        tuco = at("time car", loot=["jewel"], bullets=6)
        last: dict[str, Any] = {"round": 5, "card": "marshals-revenge", "marshal": 3}
        match = car(**last, doc=at("time car", bullets=5), tuco=tuco, ghost="car 2", pile=["doc punch"])
        assert match.result
        assert (match.result.scores, loot(match, "doc")) == ([1000 + 500 + 500, 0, 0], ["jewel"])


class TestEvents:
    @pytest.mark.clause("TC-07")
    @pytest.mark.parametrize("card", ["rebellion", "swivel-arm", "angry-marshal", "higher-speed", "shotguns-rage"])
    def test_what_happens_to_wagons_and_roofs_does_not_touch_it(self, card: str) -> None:
        here = {"doc": "time car", "tuco": "time car", "ghost": "car 2"}
        match = both(phase="event", card=card, marshal=0, coach=0, **here)
        assert (where(match, "doc"), received(match, "doc")) == ("time car", 0)
        assert (where(match, "tuco"), received(match, "tuco")) == ("time car", 0)

    @pytest.mark.clause("TC-07")
    def test_it_is_not_the_locomotive_when_the_conductor_pays(self) -> None:
        last: dict[str, Any] = {"phase": "event", "round": 5, "card": "hostage", "marshal": 3}
        match = car(doc="time car", tuco="time car", ghost="roof 0", **last)
        assert [bandit(match, name)["cash"] for name in ("doc", "tuco", "ghost")] == [0, 0, 250]

    @pytest.mark.clause("TC-07")
    def test_nor_its_roof_when_the_marshal_takes_revenge(self) -> None:
        doc = at("time car", loot=["purse:300"])
        match = car(phase="event", round=5, card="marshals-revenge", marshal=0, doc=doc, tuco="roof 0")
        assert loot(match, "doc") == ["purse 0:300"]

    @pytest.mark.clause("TC-26")
    def test_braking_brings_those_on_the_locomotives_roof_in_and_leaves_those_in_it(self) -> None:
        match = car(phase="event", card="braking", doc="roof 0", tuco="time car", ghost="roof 1")
        assert [where(match, name) for name in ("doc", "tuco", "ghost")] == ["time car", "time car", "roof 0"]
        assert ("swept", "doc", {"car": "time", "floor": "inside"}) in told(match)

    @pytest.mark.clause("TC-26")
    def test_it_ends_somebodys_being_alone_or_brings_it_about(self) -> None:
        match = car(phase="event", card="braking", doc="roof 0", tuco="time car", ghost="car 1")
        assert (match.view(None)["round"], match.view(None)["decision"]) == (2, "plan")
        match = car(phase="event", card="braking", doc="roof 0", tuco="car 2", ghost="car 1")
        assert (to_move(match), match.view(None)["decision"]) == ("doc", "travel")

    @pytest.mark.clause("TC-26")
    def test_without_the_car_nobody_slides_off_the_train(self) -> None:
        match = car(options={"time_car": False}, phase="event", card="braking", doc="roof 0", tuco="roof 1")
        assert (where(match, "doc"), where(match, "tuco")) == ("roof 0", "roof 0")

    @pytest.mark.clause("TC-23")
    def test_for_pickpocketing_the_car_is_a_position(self) -> None:
        last: dict[str, Any] = {
            "phase": "event",
            "round": 5,
            "card": "pickpocketing",
            "floor": {"time car": ["purse 7"]},
        }
        match = car(doc="time car", tuco="roof 0", ghost="car 2", **last)
        assert (to_move(match), texts(match)) == ("doc", ["take purse 7", "decline"])
        assert car(doc="time car", tuco="time car", ghost="car 2", **last).over

    @pytest.mark.clause("TC-23")
    @pytest.mark.parametrize(("counts", "shares"), [(True, [-667, 333, 333]), (False, [0, 0, 0])])
    def test_and_for_sharing_unless_the_option_says_otherwise(self, counts: bool, shares: list[int]) -> None:
        here = {"doc": at("time car", loot=["strongbox"]), "tuco": "time car", "ghost": "time car"}
        options = {"coach_and_car_count": counts}
        match = both(options=options, phase="event", round=5, card="sharing", **here)
        assert [bandit(match, name)["cash"] for name in ("doc", "tuco", "ghost")] == shares

    @pytest.mark.clause("TC-23")
    def test_as_an_option_pickpockets_do_not_look_into_it(self) -> None:
        last: dict[str, Any] = {
            "phase": "event",
            "round": 5,
            "card": "pickpocketing",
            "floor": {"time car": ["purse 7"]},
        }
        match = car(options={"coach_and_car_count": False}, doc="time car", tuco="roof 0", ghost="car 2", **last)
        assert match.over
        assert ("declined", "doc") not in told(match)


class TestShotgun:
    @pytest.mark.clause("TC-16")
    def test_out_of_the_car_onto_his_roof_means_a_bullet_and_flight_to_the_next(self) -> None:
        match = both(doc="time car", **ON_THE_ENGINE, pile=["doc move", "tuco move"])
        match.play("move to roof 0")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 1)

    @pytest.mark.clause("TC-16")
    def test_out_of_the_car_into_the_locomotive_he_does_not_matter(self) -> None:
        match = both(doc="time car", **ON_THE_ENGINE, pile=["doc move", "tuco move"])
        match.play("move to car 0")
        assert (where(match, "doc"), received(match, "doc")) == ("car 0", 0)

    @pytest.mark.clause("TC-16")
    @pytest.mark.parametrize(("start", "count"), [("roof 1", 1), ("roof 2", 1), ("coach roof", 1), ("car 0", 0)])
    def test_across_him_into_the_car_costs_a_bullet(self, start: str, count: int) -> None:
        match = both(doc=start, **ON_THE_ENGINE, pile=["doc move", "tuco move"])
        match.play("move to time car")
        assert (where(match, "doc"), received(match, "doc")) == ("time car", count)

    @pytest.mark.clause("TC-16")
    def test_nobody_flees_into_the_car(self) -> None:
        match = both(doc="roof 1", **ON_THE_ENGINE, pile=["doc move", "tuco move"])
        match.play("move to roof 0")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 1)


class TestTravel:
    @pytest.mark.clause("TC-02", "TC-04", "TC-19")
    def test_who_is_alone_in_it_must_hide_under_the_locomotive_or_a_wagon(self) -> None:
        match = car(phase="event", card="bridge", doc="time car", tuco="roof 0", ghost="car 3")
        assert (to_move(match), match.view(None)["decision"], texts(match)) == ("doc", "travel", CARS)

    @pytest.mark.clause("TC-04", "TC-19")
    @pytest.mark.parametrize("players", [3, 6])
    def test_or_under_the_coach_but_never_under_the_car(self, players: int) -> None:
        match = both(players, phase="event", card="bridge", doc="time car")
        cars = [f"hide under car {number}" for number in range(players + 1)]
        assert texts(match) == [*cars, "hide under coach"]

    @pytest.mark.clause("TC-02")
    def test_after_the_action_phase_too_and_not_before(self) -> None:
        match = car(marshal=3, doc="time car", tuco="roof 0", ghost="car 2", pile=["tuco move", "doc floor"])
        assert match.view(None)["decision"] == "move"
        match.play("move to roof 1")
        assert match.view(None)["decision"] == "travel"

    @pytest.mark.clause("TC-01")
    @pytest.mark.parametrize("round_number", [1, 5])
    def test_two_in_the_car_do_not_travel_and_are_not_paid(self, round_number: int) -> None:
        match = car(phase="event", round=round_number, doc="time car", tuco="time car", ghost="car 2")
        assert not {"travelled", "travelled-hidden", "car-bonus"} & {*kinds(match)}
        assert (where(match, "doc"), where(match, "tuco")) == ("time car", "time car")
        if match.result:
            assert match.result.scores == [1000, 1000, 1000]

    @pytest.mark.clause("TC-01")
    @pytest.mark.parametrize("round_number", [1, 5])
    @pytest.mark.parametrize(
        ("players", "options", "pair"),
        [
            (2, {}, ("tuco", "cheyenne")),
            (2, {"variant": "leaflet"}, ("ghost", "tuco")),
            (4, {"variant": "teams"}, None),
        ],
    )
    def test_even_if_they_are_of_one_side(
        self, players: int, options: dict[str, Any], pair: tuple[str, str] | None, round_number: int
    ) -> None:
        here = dict.fromkeys(pair or ("tuco", "ghost"), "time car")
        match = car(players, options=options, phase="event", round=round_number, **here)
        assert not {"travelled", "travelled-hidden", "car-bonus"} & {*kinds(match)}
        assert {where(match, name) for name in here} == {"time car"}

    @pytest.mark.clause("TC-01")
    def test_of_a_players_two_bandits_the_one_alone_in_it_travels(self) -> None:
        places = {"tuco": "car 2", "cheyenne": "time car", "doc": "car 3", "django": "car 3"}
        match = car(2, phase="event", card="bridge", **places)
        assert (match.to_move, match.view(None)["decision"]) == (0, "travel")
        match.play("hide under car 1")
        assert (where(match, "cheyenne"), where(match, "tuco")) == ("nowhere", "car 2")

    @pytest.mark.clause("TC-19")
    def test_the_place_is_chosen_after_the_coach_has_moved_and_before_the_next_round_card(self) -> None:
        match = both(phase="event", card="bridge", coach=1, doc="time car", tuco="car 3", ghost="car 3")
        view = match.view(None)
        assert (view["decision"], view["coach"]["facing"]) == ("travel", 2)
        assert (view["round"], view["card"]["name"]) == (1, "bridge")
        match.play("hide under coach")
        assert match.view(None)["round"] == 2

    @pytest.mark.clause("TC-19")
    def test_a_shotgun_that_moves_with_the_coach_has_hit_before_that(self) -> None:
        places = {"doc": "time car", "tuco": "roof 1", "ghost": "car 3"}
        match = both(phase="event", card="bridge", coach=0, shotgun="train", **places)
        assert (to_move(match), match.view(None)["decision"]) == ("tuco", "flee")
        match.play("flee to roof 2")
        assert (to_move(match), match.view(None)["decision"]) == ("doc", "travel")

    @pytest.mark.clause("TC-19")
    def test_until_the_action_phase_the_bandit_is_off_the_board_and_loot_stays_in_the_car(self) -> None:
        match = car(phase="event", card="bridge", doc=at("time car", loot=["jewel"]), floor={"time car": ["purse 7"]})
        match.play("hide under car 2")
        while match.view(None)["phase"] == "plan":
            assert (where(match, "doc"), bandit(match, "doc")["away"]) == ("nowhere", True)
            assert (floor(match, "time car"), loot(match, "doc")) == (["purse 7"], ["jewel"])
            match.play(match.choices()[-1])
        assert bandit(match, "doc")["away"] is False

    @pytest.mark.clause("TC-19")
    def test_there_is_never_more_than_one_traveller(self) -> None:
        most = 0
        for seed in range(6):
            match = car(
                phase="event", card="bridge", doc="time car", tuco="roof 0", ghost="car 0", marshal=1, seed=seed
            )
            for moment in play_on(match, seed=seed):
                most = max(most, sum(seen["away"] for seen in moment.view(None)["bandits"]))
        assert most == 1
        with pytest.raises(PositionError):
            car(doc={"car": "away"}, tuco={"car": "away"}, hideout="car 1")

    @pytest.mark.clause("TC-05", "TC-20")
    def test_in_the_next_plan_only_the_travellers_player_knows_where_he_is(self) -> None:
        match = both(4, options={"variant": "teams"}, phase="event", card="bridge", doc="time car")
        owner = seat_of(match, "doc")
        match.play("hide under coach")
        assert match.view(owner)["traveller"] == {"bandit": "doc", "hideout": IN_COACH}
        assert ("travelled", "doc", IN_COACH) in told(match, owner)
        for seat in (owner ^ 1, 2, 3, None):
            assert match.view(seat)["traveller"] == {"bandit": "doc", "hideout": None}
            assert (bandit(match, "doc", seat)["car"], bandit(match, "doc", seat)["floor"]) == (None, None)
            assert ("travelled-hidden", "doc") in told(match, seat)
        assert bandit(match, "doc", owner)["car"] is None

    @pytest.mark.clause("TC-20")
    def test_all_see_him_appear_at_the_same_time(self) -> None:
        last = {"card": "bridge", "turn": 2, "to_move": "ghost", "ghost": at("car 3", hand=["move"])}
        match = car(doc={"car": "away"}, hideout="car 2", tuco="car 1", **last)
        match.play("play move")
        for seat in (0, 1, 2, None):
            keys = [event[0] for event in told(match, seat)]
            assert keys.index("appeared") == keys.index("played") + 1
            assert match.view(seat)["traveller"] is None
        assert where(match, "doc") == "car 2"

    @pytest.mark.clause("TC-03", "TC-21")
    def test_he_appears_inside_before_any_action_is_carried_out(self) -> None:
        match = car(doc={"car": "away"}, hideout="car 2", tuco="car 1", ghost="car 3", pile=["tuco fire", "ghost move"])
        assert hit(match) == ["doc"]
        assert where(match, "doc") == "car 2"

    @pytest.mark.clause("TC-03", "TC-21")
    def test_beside_the_marshal_he_flees_to_the_roof_with_a_bullet(self) -> None:
        match = car(doc={"car": "away"}, hideout="car 2", marshal=2, tuco="car 1", ghost="car 3", pile=["tuco move"])
        assert (where(match, "doc"), received(match, "doc")) == ("roof 2", 1)
        assert sequence(match, "doc", "appeared", "fled", "neutral") == ["appeared", "fled", "neutral"]

    @pytest.mark.clause("TC-21")
    def test_with_the_shotgun_up_there_he_gets_another_and_flees(self) -> None:
        match = both(
            doc={"car": "away"},
            hideout="car 2",
            marshal=2,
            coach=2,
            shotgun="train",
            tuco="car 1",
            ghost="car 3",
            pile=["tuco move"],
        )
        assert (to_move(match), texts(match)) == ("doc", ["flee to roof 1", "flee to roof 3"])
        assert received(match, "doc") == 2
        match.play("flee to roof 3")
        assert (where(match, "doc"), match.view(None)["decision"]) == ("roof 3", "move")

    @pytest.mark.clause("TC-03", "TC-21")
    def test_in_the_coach_he_takes_a_hostage_whose_burden_falls_on_the_cards_already_laid(self) -> None:
        match = both(
            doc={"car": "away"},
            hideout="coach",
            coach=1,
            hostages=["banker", "teacher"],
            tuco=at("coach"),
            ghost="car 3",
            pile=["doc punch", "ghost move"],
        )
        assert (to_move(match), texts(match)) == ("doc", ["take teacher", "take banker"])
        match.play("take teacher")
        assert ("no-effect", "doc", "punch") in told(match)
        assert where(match, "tuco") == "coach"

    @pytest.mark.clause("TC-03")
    def test_who_has_one_already_takes_no_other(self) -> None:
        doc = {"car": "away", "hostage": "banker"}
        match = both(doc=doc, hideout="coach", coach=1, tuco="car 3", ghost="car 1", pile=["ghost move"])
        assert (where(match, "doc"), match.view(None)["decision"]) == ("coach", "move")
        assert bandit(match, "doc")["hostage"] == "banker"

    @pytest.mark.clause("TC-21")
    def test_he_appears_after_cards_have_been_kept(self) -> None:
        keep: dict[str, Any] = {"phase": "plan-of-attack", "card": "boxcar", "to_move": "ghost"}
        match = both(doc={"car": "away"}, hideout="car 2", tuco="car 1", ghost=at("car 3", hand=["move"]), **keep)
        assert where(match, "doc") == "nowhere"
        match.play("keep move")
        assert "appeared" in kinds(match)

    @pytest.mark.clause("CE-E16")
    def test_a_journey_in_time(self) -> None:
        match = both(
            phase="event",
            round=2,
            card="bridge",
            marshal=0,
            ghost="time car",
            doc="car 3",
            tuco="car 3",
            horses={3: 3},
        )
        assert texts(match) == [*CARS, "hide under coach"]
        match.play("hide under car 0")
        while "appeared" not in kinds(match):
            assert (match.view(None)["round"], where(match, "ghost"), received(match, "ghost")) == (3, "nowhere", 0)
            match.play(match.choices()[-1])
        events = [event for event in told(match) if event[0] in ("appeared", "fled", "neutral")]
        assert events[:3] == [
            ("appeared", "ghost", {"car": 0, "floor": "inside"}),
            ("fled", "ghost", 0),
            ("neutral", "ghost"),
        ]

    @pytest.mark.clause("CE-E16")
    def test_and_where_it_ends(self) -> None:
        match = both(ghost={"car": "away"}, hideout="car 0", doc="car 3", tuco="car 2", round=3, pile=["tuco move"])
        assert (where(match, "ghost"), received(match, "ghost")) == ("roof 0", 1)


class TestEndOfTheGame:
    @pytest.mark.clause("TC-06")
    def test_after_round_five_nobody_travels_who_is_alone_gets_500_and_what_lies_there(self) -> None:
        lying = ["purse 7:400", "jewel", "strongbox"]
        doc = at("time car", loot=["purse 3:250"], bullets=6)
        match = car(phase="event", round=5, doc=doc, tuco=at("car 3", bullets=5), floor={"time car": lying})
        assert match.over
        assert not {"travelled", "travelled-hidden"} & {*kinds(match)}
        assert match.result
        assert match.result.scores == [500 + 250 + 400 + 500 + 1000, 1000, 0]
        assert ("ce-part-car", 500) in [(part.key, part.points) for part in match.result.parts[0]]
        assert (floor(match, "time car"), ("car-bonus", "doc") in told(match)) == ([], True)

    @pytest.mark.clause("TC-06")
    def test_after_round_four_he_travels_and_is_not_paid(self) -> None:
        match = car(phase="event", round=4, card="bridge", doc="time car", floor={"time car": ["jewel"]})
        match.play("hide under car 1")
        assert (floor(match, "time car"), "car-bonus" in kinds(match)) == (["jewel"], False)

    @pytest.mark.clause("TC-06")
    def test_in_an_empty_car_loot_stays_where_it_lies(self) -> None:
        match = car(phase="event", round=5, doc="roof 0", floor={"time car": ["jewel"]})
        assert match.result
        assert (match.result.scores, floor(match, "time car")) == ([1250, 1000, 1000], ["jewel"])

    @pytest.mark.clause("TC-22")
    @pytest.mark.parametrize(
        ("hostage", "lying", "money"),
        [
            ("old-lady", ["jewel", "jewel"], 1000),
            ("banker", ["strongbox"], 1000),
            ("poker-player", ["purse 7:400"], 250),
        ],
    )
    def test_what_lay_in_the_car_counts_for_ransoms(self, hostage: str, lying: list[str], money: int) -> None:
        doc = at("time car", hostage=hostage, bullets=6)
        match = both(
            phase="event", round=5, card="hostage", doc=doc, tuco=at("car 3", bullets=5), floor={"time car": lying}
        )
        assert match.result
        parts = {part.key: part.points for part in match.result.parts[0]}
        assert (parts["ce-part-ransom"], parts["ce-part-car"]) == (money, 500)

    @pytest.mark.clause("TC-22")
    def test_it_comes_after_sharing(self) -> None:
        match = both(
            phase="event", round=5, card="sharing", doc="time car", tuco="roof 0", floor={"time car": ["strongbox"]}
        )
        events = [key for key in kinds(match) if key in ("event", "coach-moved", "car-bonus", "took-strongbox")]
        assert events == ["event", "coach-moved", "car-bonus", "took-strongbox"]
        assert (loot(match, "doc"), bandit(match, "doc")["cash"]) == (["strongbox"], 0)

    @pytest.mark.clause("TC-22")
    def test_a_flask_too_is_won(self) -> None:
        match = both(phase="event", round=5, card="hostage", doc="time car", floor={"time car": ["flask 2:old"]})
        assert loot(match, "doc") == ["flask 2:old"]

    @pytest.mark.clause("TC-01")
    def test_a_bandit_of_two_is_paid_for_his_side(self) -> None:
        places = {"tuco": "car 2", "cheyenne": "time car", "doc": "car 3", "django": "car 3"}
        match = car(2, phase="event", round=5, **places)
        assert match.result
        assert match.result.scores == [500, 0]
