"""The time-travel car, with and without the expansion."""

from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    both,
    bullets,
    car,
    floor,
    loot,
    new_state,
    random_states,
    received,
    shots,
    table,
    to_move,
    told,
    where,
)
from tests.kit import texts

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.colt_express import GAME
from saloon.games.colt_express.state import Phase

FAR = {"belle": "car 3"}


def end(number: int = 2, /, **fields: Any) -> Match:
    """The end of a round without an event, the car in play, Doc in it."""
    card = "bridge" if number < 5 else "hostage"
    return car(phase="event", round=number, card=card, doc="time car", **{"tuco": "car 2", **FAR, **fields})


class TestWays:
    @pytest.mark.clause("TC-09")
    def test_in_and_out_by_a_move(self) -> None:
        match = car(doc="roof 2", **FAR, pile=["doc move"])
        assert texts(match) == ["move to roof 0", "move to roof 1", "move to roof 3", "move to time car"]
        match = car(doc="car 0", tuco="car 2", belle="car 3", marshal=1, pile=["doc move"])
        assert texts(match) == ["move to car 1", "move to time car"]
        match = car(doc="time car", **FAR, marshal=1, pile=["doc move"])
        assert texts(match) == ["move to car 0", "move to roof 0"]

    @pytest.mark.clause("TC-09")
    def test_it_has_one_floor(self) -> None:
        match = car(doc="time car", **FAR, pile=["doc floor", "belle move"])
        assert (where(match, "doc"), ("no-effect", "doc", "floor") in told(match)) == ("time car", True)

    @pytest.mark.clause("TC-09")
    def test_as_an_option_a_move_out_of_it_may_go_on_along_the_roofs(self) -> None:
        run = {"run_from_the_car": True}
        match = car(doc="time car", **FAR, marshal=1, options=run, pile=["doc move"])
        assert texts(match) == ["move to car 0", "move to roof 0", "move to roof 1", "move to roof 2"]
        match = both(doc="time car", **FAR, marshal=1, coach=1, options=run, pile=["doc move"])
        assert texts(match)[2:] == ["move to roof 1", "move to roof 2", "move to coach roof"]
        match = both(doc="time car", **FAR, marshal=1, coach=3, options=run, pile=["doc move"])
        assert texts(match)[2:] == ["move to roof 1", "move to roof 2"]
        old_lady = at("time car", hostage="old-lady")
        match = both(doc=old_lady, **FAR, marshal=1, coach=0, options=run, pile=["doc move"])
        assert texts(match) == ["move to car 0", "move to roof 0"]
        match = car(doc="roof 1", **FAR, options=run, pile=["doc move"])
        assert texts(match) == ["move to roof 0", "move to roof 2", "move to roof 3", "move to time car"]

    @pytest.mark.clause("TC-16", "HS-08")
    def test_and_then_past_the_shotgun(self) -> None:
        for place, hits in (("roof 0", 0), ("roof 2", 1), ("coach roof", 1)):
            match = both(
                doc="time car",
                belle="car 2",
                coach=1,
                shotgun="train",
                options={"run_from_the_car": True},
                pile=["doc move", "belle move"],
            )
            match.play(f"move to {place}")
            assert (where(match, "doc"), received(match, "doc")) == (place, hits)

    @pytest.mark.clause("TC-27")
    def test_with_the_old_lady_too(self) -> None:
        match = both(doc=at("roof 0", hostage="old-lady"), **FAR, coach=2, pile=["doc move"])
        assert texts(match) == ["move to roof 1", "move to time car"]

    @pytest.mark.clause("TC-12", "TC-24")
    def test_by_horse(self) -> None:
        match = both(4, doc="car 2", belle="car 4", coach=4, horses={2: 1}, pile=["doc ride"])
        assert texts(match) == [f"ride to car {n}" for n in range(5)] + ["ride to coach", "ride to time car"]
        match.play("ride to time car")
        assert match.truth.position()["horses"] == {"time": 1}
        match = both(4, doc="time car", belle="car 4", coach=4, horses={"time": 1}, pile=["doc ride"])
        assert texts(match) == ["ride to car 0", "ride to car 1", "ride to car 2", "ride to time car"]

    @pytest.mark.clause("TC-12")
    def test_the_coach_never_faces_it(self) -> None:
        match = both(
            doc="time car",
            tuco=at("coach", hostage="banker"),
            **FAR,
            coach=0,
            horses={"time": 1},
            pile=["tuco ride", "doc ride"],
        )
        assert ("no-effect", "tuco", "ride") in told(match)
        assert "ride to coach" in texts(match)

    @pytest.mark.clause("TC-24")
    def test_its_horses_fall_back_and_are_taken_last(self) -> None:
        match = both(tuco="car 2", doc="car 1", belle="car 3", phase="event", card="higher-speed", horses={"time": 2})
        assert match.truth.position()["horses"] == {"0": 2}
        match = both(
            tuco="car 2", doc="car 1", belle="car 3", phase="event", card="panting-horses", horses={"time": 1, 1: 1}
        )
        assert match.truth.position()["horses"] == {"time": 1}


class TestFire:
    @pytest.mark.clause("TC-15")
    def test_who_can_be_shot_from_the_car(self) -> None:
        places = {"tuco": "car 0", "ghost": "roof 2", "django": "roof 3", "cheyenne": "coach roof"}
        match = both(6, doc="time car", belle="car 1", coach=4, marshal=5, pile=["doc fire"], **places)
        assert shots(match) == {"tuco", "ghost", "cheyenne"}
        places["belle"] = "roof 2"
        match = both(6, doc="time car", coach=1, shotgun="train", marshal=5, pile=["doc fire"], **places)
        assert shots(match) == {"tuco", "cheyenne"}

    @pytest.mark.clause("TC-15")
    def test_and_who_can_shoot_into_it(self) -> None:
        match = car(4, doc="roof 2", tuco="time car", ghost="roof 3", belle="car 3", pile=["doc fire"])
        assert shots(match) == {"tuco", "ghost"}
        match = both(4, doc="coach roof", tuco="time car", ghost="roof 1", belle="car 3", coach=3, pile=["doc fire"])
        assert shots(match) == {"tuco", "ghost"}
        match = both(
            4,
            doc=at("coach", hostage="banker"),
            tuco="time car",
            belle="car 3",
            ghost="car 3",
            coach=0,
            pile=["doc fire", "belle move"],
        )
        assert received(match, "tuco") == 0

    @pytest.mark.clause("TC-15")
    def test_belle_in_it_is_spared(self) -> None:
        match = car(doc="roof 1", belle="time car", tuco="roof 2", pile=["doc fire", "tuco move"])
        assert (received(match, "belle"), received(match, "tuco")) == (0, 1)

    @pytest.mark.clause("TC-14")
    def test_from_inside_the_locomotive(self) -> None:
        match = car(4, doc="car 0", tuco="time car", ghost="car 1", belle="car 3", marshal=2, pile=["doc fire"])
        assert shots(match) == {"tuco", "ghost"}

    @pytest.mark.clause("TC-11")
    def test_somebody_on_the_locomotives_roof_is_in_the_way(self) -> None:
        match = car(4, doc="time car", tuco="roof 0", ghost="roof 2", belle="car 3", pile=["doc fire", "belle move"])
        assert (received(match, "tuco"), received(match, "ghost")) == (1, 0)
        match = car(4, doc="roof 2", tuco="roof 0", ghost="time car", belle="car 3", pile=["doc fire", "belle move"])
        assert (received(match, "tuco"), received(match, "ghost")) == (1, 0)

    @pytest.mark.clause("TC-18")
    def test_tuco_has_no_other_floor_there(self) -> None:
        match = both(
            4,
            tuco="time car",
            doc="car 3",
            belle="car 3",
            ghost="car 3",
            marshal=2,
            coach=0,
            pile=["tuco fire", "belle move"],
        )
        assert bullets(match, "tuco") == 6

    @pytest.mark.clause("TC-08")
    def test_django_throws_into_it_off_the_roof_only(self) -> None:
        match = car(django="roof 1", doc="roof 0", belle="car 3", pile=["django fire", "belle move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, "time car")
        match = car(django="car 1", doc="car 0", belle="car 3", marshal=2, pile=["django fire", "belle move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, "car 0")

    @pytest.mark.clause("TC-08")
    def test_as_an_option_from_inside_too(self) -> None:
        inside = {"options": {"push_from_inside": True}, "belle": "car 3", "pile": ["django fire", "belle move"]}
        match = car(django="car 1", doc="car 0", marshal=2, **inside)
        assert (received(match, "doc"), where(match, "doc")) == (1, "time car")
        match = car(django="roof 1", doc="roof 0", **inside)
        assert where(match, "doc") == "time car"
        match = both(django=at("coach", hostage="banker"), doc="car 0", marshal=2, coach=0, **inside)
        assert (received(match, "doc"), where(match, "doc")) == (1, "car 0")

    @pytest.mark.clause("TC-25", "TC-08")
    def test_and_out_of_it_backward(self) -> None:
        match = car(django="time car", doc="car 0", belle="car 3", marshal=2, pile=["django fire", "belle move"])
        assert where(match, "doc") == "car 1"
        match = car(django="time car", doc="roof 1", belle="car 3", pile=["django fire", "belle move"])
        assert where(match, "doc") == "roof 2"
        match = car(django="roof 1", doc="time car", belle="car 3", pile=["django fire", "belle move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, "time car")
        match = both(4, django="coach roof", doc="time car", belle="car 3", pile=["django fire", "belle move"])
        assert where(match, "doc") == "time car"
        match = both(4, django="time car", doc="coach roof", belle="car 3", coach=2, pile=["django fire", "belle move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, "coach roof")


class TestPunch:
    @pytest.mark.clause("TC-17")
    def test_into_the_car(self) -> None:
        match = car(doc="car 0", tuco="car 0", **FAR, marshal=2, pile=["doc punch"])
        assert texts(match) == ["throw to car 1", "throw to time car"]
        match = car(doc="roof 0", tuco="roof 0", **FAR, pile=["doc punch"])
        assert texts(match) == ["throw to roof 1", "throw to time car"]
        match = both(doc="roof 0", tuco="roof 0", **FAR, coach=0, pile=["doc punch"])
        assert texts(match) == ["throw to roof 1", "throw to coach roof", "throw to time car"]
        match = both(doc="car 0", tuco="car 0", **FAR, coach=0, marshal=2, pile=["doc punch"])
        assert texts(match) == ["throw to car 1", "throw to coach", "throw to time car"]

    @pytest.mark.clause("TC-10")
    def test_out_of_it_into_the_locomotive_only(self) -> None:
        match = car(doc="time car", tuco="time car", **FAR, marshal=2, pile=["doc punch", "belle move"])
        assert where(match, "tuco") == "car 0"
        match = car(doc="time car", tuco="time car", **FAR, marshal=0, pile=["doc punch", "belle move"])
        assert (where(match, "tuco"), received(match, "tuco")) == ("roof 0", 1)

    @pytest.mark.clause("TC-13")
    def test_loot_stays_there_and_can_be_robbed(self) -> None:
        match = car(
            4,
            doc="time car",
            tuco=at("time car", loot=["jewel"]),
            belle="car 3",
            marshal=2,
            pile=["doc punch", "belle move"],
        )
        assert floor(match, "time car") == ["jewel"]
        match = car(doc="time car", **FAR, floor={"time car": ["jewel"]}, pile=["doc rob", "belle move"])
        assert loot(match, "doc") == ["jewel"]


class TestEvents:
    @pytest.mark.clause("TC-07")
    def test_it_is_neither_inside_nor_a_roof_nor_the_locomotive(self) -> None:
        for card in ("rebellion", "swivel-arm", "higher-speed", "angry-marshal", "shotguns-rage"):
            match = both(doc="time car", tuco="time car", **FAR, coach=0, phase="event", card=card)
            assert (where(match, "doc"), received(match, "doc")) == ("time car", 0)
        match = car(doc="time car", tuco="roof 0", **FAR, phase="event", round=5, card="hostage")
        assert (bandit(match, "doc")["cash"], bandit(match, "tuco")["cash"]) == (0, 250)

    @pytest.mark.clause("TC-26")
    def test_braking_brings_bandits_in(self) -> None:
        match = car(doc="roof 0", tuco="roof 1", **FAR, phase="event", card="braking")
        assert (where(match, "doc"), where(match, "tuco")) == ("time car", "roof 0")
        assert match.view(None)["decision"] == "travel"
        match = car(doc="roof 0", tuco="time car", **FAR, phase="event", card="braking")
        assert (where(match, "doc"), where(match, "tuco")) == ("time car", "time car")
        assert match.view(None)["phase"] == "plan"

    @pytest.mark.clause("TC-23")
    def test_pickpocketing_and_sharing_know_it(self) -> None:
        last: dict[str, Any] = {
            "phase": "event",
            "round": 5,
            "card": "pickpocketing",
            "floor": {"time car": ["purse 4"]},
        }
        match = car(doc="time car", tuco="car 2", **FAR, **last)
        assert texts(match) == ["take purse 4", "decline"]
        assert car(doc="time car", tuco="car 2", **FAR, options={"coach_and_car_count": False}, **last).over
        here = {"doc": at("time car", loot=["strongbox"]), "tuco": "time car"}
        match = both(**here, **FAR, phase="event", round=5, card="sharing")
        assert match.result
        assert match.result.scores[:2] == [1500, 1500]

    @pytest.mark.clause("TC-16")
    def test_a_shotgun_on_the_locomotives_roof(self) -> None:
        match = both(
            doc="time car", belle="car 2", coach=0, shotgun="train", marshal=3, pile=["doc move", "belle move"]
        )
        match.play("move to roof 0")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 1)
        match = both(doc="roof 1", belle="car 2", coach=0, shotgun="train", marshal=3, pile=["doc move", "belle move"])
        match.play("move to time car")
        assert (where(match, "doc"), received(match, "doc")) == ("time car", 1)


class TestTravel:
    @pytest.mark.clause("TC-02", "TC-04", "TC-19")
    def test_who_is_alone_must_hide(self) -> None:
        match = end()
        assert texts(match) == [f"hide under car {n}" for n in range(4)]
        assert match.view(None)["card"]["name"] == "bridge"
        match.play("hide under car 2")
        assert (where(match, "doc"), bandit(match, "doc")["away"]) == ("nowhere", True)
        assert match.view(None)["round"] == 3

    @pytest.mark.clause("TC-19", "CE-E16")
    def test_with_the_expansion_the_coach_is_a_hideout_too(self) -> None:
        match = both(ghost="time car", tuco="car 2", **FAR, phase="event", round=2, card="bridge", coach=1)
        assert len(texts(match)) == 5
        assert match.view(None)["coach"]["facing"] == 2
        match.play("hide under car 0")
        while match.view(None)["phase"] != "action":
            match.play("draw" if "draw" in texts(match) else texts(match)[-1])
            if match.view(None)["round"] > 3:
                break
        assert ("appeared", "ghost", {"car": 0, "floor": "inside"}) in told(match)
        assert (where(match, "ghost"), received(match, "ghost")) == ("roof 0", 1)

    @pytest.mark.clause("TC-01")
    def test_two_in_the_car_do_not_travel(self) -> None:
        assert end(tuco="time car").view(None)["phase"] == "plan"
        match = table(
            2,
            options={"time_car": True},
            tuco="time car",
            cheyenne="time car",
            doc="car 1",
            django="car 1",
            phase="event",
            card="bridge",
        )
        assert match.view(None)["decision"] != "travel"

    @pytest.mark.clause("TC-01", "TC-06")
    def test_nor_are_two_paid(self) -> None:
        match = end(5, tuco="time car")
        assert match.result
        assert match.result.scores == [1000] * 3

    @pytest.mark.clause("TC-05", "TC-20")
    def test_nobody_else_knows_where(self) -> None:
        match = end(seed=2)
        match.play("hide under car 3")
        assert match.view(0)["traveller"] == {"bandit": "doc", "hideout": {"car": 3, "floor": "inside"}}
        for seat in (1, 2, None):
            assert match.view(seat)["traveller"] == {"bandit": "doc", "hideout": None}
            assert [event for event in told(match, seat) if event[0].startswith("travelled")] == [
                ("travelled-hidden", "doc")
            ]

    @pytest.mark.clause("TC-20")
    def test_not_even_the_partner(self) -> None:
        match = table(
            4,
            options={"time_car": True, "variant": "teams"},
            doc="time car",
            tuco="car 1",
            belle="car 2",
            ghost="car 2",
            phase="event",
            card="bridge",
        )
        match.play("hide under car 3")
        assert match.view(1)["traveller"]["hideout"] is None

    @pytest.mark.clause("TC-20")
    def test_every_hideout_is_possible_to_the_others_and_only_one_to_its_player(self) -> None:
        match = both(doc="time car", tuco="car 2", **FAR, phase="event", round=2, card="bridge", coach=1)
        match.play("hide under coach")
        found: dict[int, set[int]] = {}
        for observer in (0, 1, SPECTATOR):
            for seed in range(60):
                state = match._history.state.clone()
                GAME.plain.determinize(state, observer, seed)
                found.setdefault(observer, set()).add(state.hideout)
        assert (len(found[0]), len(found[1]), len(found[SPECTATOR])) == (1, 5, 5)

    @pytest.mark.clause("TC-03", "TC-21")
    def test_appearing_is_entering(self) -> None:
        away = {"car": "away"}
        soon = {"pile": ["tuco move"], "tuco": "car 2"}
        match = car(doc=away, **FAR, hideout="car 1", marshal=1, **soon)
        assert (where(match, "doc"), received(match, "doc")) == ("roof 1", 1)
        match = both(4, doc=away, **FAR, hideout="car 1", marshal=1, coach=1, shotgun="train", **soon)
        assert (received(match, "doc"), texts(match)) == (2, ["flee to roof 0", "flee to roof 2"])
        match = both(doc=away, **FAR, hideout="coach", hostages=["banker", "teacher"], **soon)
        assert (to_move(match), texts(match)) == ("doc", ["take teacher", "take banker"])

    @pytest.mark.clause("TC-21")
    def test_a_hostage_taken_then_binds_cards_already_played(self) -> None:
        match = both(
            doc={"car": "away"},
            tuco=at("coach", hostage="zealot"),
            belle="car 3",
            hideout="coach",
            hostages=["teacher"],
            pile=["doc punch", "belle move"],
        )
        assert ("no-effect", "doc", "punch") in told(match)

    @pytest.mark.clause("TC-19")
    def test_loot_in_the_car_stays_and_one_travels_at_a_time(self) -> None:
        match = end(floor={"time car": ["jewel"]})
        match.play("hide under car 1")
        assert floor(match, "time car") == ["jewel"]
        for options in ({}, {"stagecoach": True}):
            for state in random_states(4, 8, time_car=True, **options):
                assert sum(bandit.place == 17 for bandit in state.bandits[:4]) <= 1

    @pytest.mark.clause("TC-06", "TC-22")
    def test_after_the_last_round_there_is_a_bonus_and_all_the_loot(self) -> None:
        match = end(5, floor={"time car": ["jewel", "purse:300"]})
        assert match.result
        assert match.result.scores[0] == 1000 + 500 + 500 + 300
        match = both(
            doc=at("time car", hostage="old-lady"),
            tuco="car 1",
            belle="car 2",
            phase="event",
            round=5,
            card="sharing",
            floor={"time car": ["jewel", "strongbox"]},
        )
        assert match.result
        assert match.result.scores[0] == 1000 + 500 + 500 + 1000 + 500

    @pytest.mark.clause("TC-12")
    def test_nobody_starts_in_it(self) -> None:
        state = new_state(3, 1, time_car=True)
        assert state.phase == Phase.PLAN
        assert {seen["car"] for seen in GAME.view(state, None)["bandits"]} <= {2, 3}
