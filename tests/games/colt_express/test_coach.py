"""Horses & Stagecoach: the stagecoach beside the train, its adjacencies, and the Shotgun on its roof."""

from typing import Any

import pytest
from tests.games.colt_express.table import (
    at,
    bandit,
    bullets,
    coach,
    floor,
    hit,
    loot,
    new_state,
    received,
    table,
    targets,
    to_move,
    told,
    where,
)
from tests.kit import kinds, play, texts

from saloon import Match
from saloon.games.colt_express.state import COACH_ROOF

PASSENGERS: dict[str, Any] = {"doc": at("coach", hostage="banker", loot=["purse 5:300"]), "ghost": "coach roof"}
SHOOTERS = {"doc": "roof 1", "ghost": "roof 3", "django": "roof 4", "tuco": "car 2"}  # of a train of four wagons


def facing(match: Match) -> int:
    """The car that the coach faces."""
    return int(match.view(None)["coach"]["facing"])


def angry(players: int = 3, /, **fields: Any) -> Match:
    """A table whose Shotgun is on the train."""
    return coach(players, shotgun="train", **fields)


def event(card: str, players: int = 3, /, **fields: Any) -> Match:
    """A match at the moment when the event of a card comes."""
    return coach(players, card=card, phase="event", **fields)


def lost(match: Match, card: str) -> list[str]:
    """Whose cards of a kind had no effect."""
    return [happened[1] for happened in told(match) if happened[0] == "no-effect" and happened[2] == card]


class TestSetup:
    @pytest.mark.clause("HS-01")
    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_the_coach_faces_the_locomotive_with_the_shotgun_on_a_strongbox(self, players: int) -> None:
        state = new_state(players, 1, stagecoach=True)
        assert (state.coach, state.shotgun, state.strongboxes[COACH_ROOF]) == (0, 0, 1)
        assert (sum(state.strongboxes), state.beside) == (2, 1)

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_a_flask_in_every_wagon_one_hostage_fewer_than_players_and_three_more_neutral_bullets(
        self, players: int
    ) -> None:
        match = Match.new("colt-express", players=players, options={"stagecoach": True}, seed=players)
        seen = match.view(None)
        assert [len(car["inside"]["flasks"]) for car in seen["train"]] == [0] + [1] * players
        assert not any(car["roof"]["flasks"] for car in seen["train"])
        assert len(set(seen["hostages"])) == players - 1
        assert seen["neutral"] == 16

    def test_every_bandit_adds_a_ride_to_his_deck(self) -> None:
        state = new_state(3, 1, stagecoach=True)
        assert [sum(state.seats[seat].deck) for seat in range(3)] == [11, 11, 11]

    @pytest.mark.clause("HS-01")
    def test_the_marshal_never_goes_into_the_coach(self) -> None:
        match = coach(
            coach=1,
            marshal=0,
            doc=at("coach", hostage="zealot"),
            ghost="roof 3",
            tuco="car 3",
            pile=["ghost marshal", "ghost rob", "tuco marshal"],
        )
        assert match.view(None)["marshal"] == 1
        assert texts(match) == ["marshal to 0", "marshal to 2"]
        assert (where(match, "doc"), received(match, "doc")) == ("coach", 0)


class TestInside:
    @pytest.mark.clause("HS-13")
    def test_there_is_no_moving_out_of_the_coach(self) -> None:
        match = coach(coach=2, doc=at("coach", hostage="banker"), ghost="car 3", tuco="car 3", pile=["doc move"])
        assert lost(match, "move") == ["doc"]
        assert where(match, "doc") == "coach"

    @pytest.mark.clause("HS-13")
    def test_nor_into_it(self) -> None:
        match = coach(coach=2, doc="car 2", ghost="car 3", tuco="car 3", pile=["doc move"])
        assert texts(match) == ["move to car 1", "move to car 3"]

    def test_a_floor_change_leads_from_its_roof_inside_and_back(self) -> None:
        match = coach(
            coach=2,
            doc="coach roof",
            ghost="car 2",
            tuco="car 3",
            hostages=["banker", "teacher"],
            pile=["doc floor", "doc floor", "ghost move"],
        )
        match.play("take banker")
        assert where(match, "doc") == "coach roof"
        assert [happened[2]["floor"] for happened in told(match) if happened[0] == "changed-floor"] == [
            "inside",
            "roof",
        ]

    @pytest.mark.clause("HS-15", "HS-47")
    def test_a_punch_inside_the_faced_car_may_throw_its_victim_into_the_coach(self) -> None:
        match = coach(
            coach=2,
            doc="car 2",
            ghost=at("car 2", loot=["jewel"]),
            tuco="car 3",
            hostages=["banker", "teacher"],
            pile=["doc punch", "ghost move", "tuco marshal"],
            marshal=1,
        )
        assert texts(match) == ["throw to car 1", "throw to car 3", "throw to coach"]
        match.play("throw to coach")
        assert (to_move(match), texts(match)) == ("ghost", ["take teacher", "take banker"])
        match.play("take banker")
        assert (where(match, "ghost"), bandit(match, "ghost")["hostage"]) == ("coach", "banker")
        assert match.view(None)["hostages"] == ["teacher"]
        assert floor(match, "car 2") == ["jewel"]

    @pytest.mark.clause("HS-15", "HS-47")
    def test_a_punch_in_any_other_car_does_not(self) -> None:
        match = coach(coach=1, doc="car 2", ghost="car 2", tuco="car 3", pile=["doc punch"])
        assert texts(match) == ["throw to car 1", "throw to car 3"]

    @pytest.mark.clause("HS-15", "HS-47")
    @pytest.mark.parametrize(("marshal", "landing", "hits"), [(1, "car 2", 0), (2, "roof 2", 1)])
    def test_a_punch_in_the_coach_throws_into_the_faced_car(self, marshal: int, landing: str, hits: int) -> None:
        match = coach(
            coach=2,
            marshal=marshal,
            doc=at("coach", hostage="banker"),
            ghost=at("coach", hostage="zealot"),
            tuco="roof 3",
            pile=["doc punch", "tuco move"],
        )
        assert (where(match, "ghost"), received(match, "ghost")) == (landing, hits)

    @pytest.mark.clause("HS-46")
    def test_shots_go_between_the_inside_of_the_coach_and_that_of_the_faced_car(self) -> None:
        places: dict[str, Any] = {"doc": at("coach", hostage="banker"), "ghost": "car 2", "django": "car 2"}
        others = {"tuco": "roof 2", "cheyenne": "coach roof", "belle": "car 3"}
        match = coach(6, coach=2, **places, **others, pile=["doc fire"])
        assert targets(match) == {"ghost", "django"}

    @pytest.mark.clause("HS-46")
    def test_inside_the_faced_car_both_neighbours_and_the_coach_are_in_range(self) -> None:
        places: dict[str, Any] = {"doc": "car 2", "ghost": "car 1", "django": "car 3"}
        places["cheyenne"] = at("coach", hostage="banker")
        match = coach(6, coach=2, **places, tuco="car 4", belle="coach roof", pile=["doc fire"])
        assert targets(match) == {"ghost", "django", "cheyenne"}
        match = coach(6, coach=3, **places, tuco="car 4", belle="coach roof", pile=["doc fire"])
        assert targets(match) == {"ghost", "django"}

    @pytest.mark.clause("HS-11")
    @pytest.mark.parametrize(("shooter", "target"), [("coach", "car 2"), ("car 2", "coach")])
    def test_django_pushes_nobody_between_coach_and_car(self, shooter: str, target: str) -> None:
        own = {"coach": {"hostage": "banker"}, "car 2": {}}
        match = coach(
            coach=2,
            django=at(shooter, **own[shooter]),
            doc=at(target, **own[target]),
            ghost="roof 3",
            pile=["django fire", "ghost move"],
        )
        assert hit(match) == ["doc"]
        assert where(match, "doc") == target

    @pytest.mark.clause("HS-42")
    def test_what_lies_in_and_on_the_coach_travels_with_it(self) -> None:
        match = event("bridge", coach=1, floor={"coach": ["jewel"], "coach roof": ["purse 4:300"], "car 1": ["jewel"]})
        assert facing(match) == 2
        assert (floor(match, "coach"), floor(match, "coach roof")) == (["jewel"], ["purse 4:300", "strongbox"])
        assert floor(match, "car 1") == ["jewel"]


class TestRoof:
    @pytest.mark.clause("HS-14")
    def test_from_the_coach_one_step_leads_to_the_faced_roof_and_two_more_along_the_train(self) -> None:
        match = coach(6, coach=3, doc="coach roof", pile=["doc move"])
        assert texts(match) == [f"move to roof {car}" for car in (1, 2, 3, 4, 5)]

    @pytest.mark.clause("HS-14")
    @pytest.mark.parametrize(("car", "within"), [(0, False), (1, True), (2, True), (3, True), (5, True), (6, False)])
    def test_onto_the_coach_the_step_from_the_faced_roof_counts(self, car: int, within: bool) -> None:
        match = coach(6, coach=3, doc=f"roof {car}", pile=["doc move"])
        assert ("move to coach roof" in texts(match)) == within
        assert [text for text in texts(match) if "coach" not in text] == [
            f"move to roof {other}" for other in range(7) if 0 < abs(other - car) <= 3
        ]

    @pytest.mark.clause("HS-16", "HS-47")
    def test_a_punch_on_the_faced_roof_may_throw_onto_the_coach(self) -> None:
        match = coach(coach=2, doc="roof 2", ghost="roof 2", tuco="car 3", pile=["doc punch", "ghost move"])
        assert texts(match) == ["throw to roof 1", "throw to roof 3", "throw to coach roof"]
        match.play("throw to coach roof")
        assert where(match, "ghost") == "coach roof"
        assert "hostage" not in match.view(None)["decision"]
        match = coach(coach=1, doc="roof 2", ghost="roof 2", tuco="car 3", pile=["doc punch"])
        assert texts(match) == ["throw to roof 1", "throw to roof 3"]

    @pytest.mark.clause("HS-16", "HS-47")
    def test_a_punch_on_the_coach_throws_onto_the_faced_roof(self) -> None:
        match = coach(coach=2, doc="coach roof", ghost="coach roof", tuco="car 2", pile=["doc punch", "tuco move"])
        match.play("punch ghost")
        assert where(match, "ghost") == "roof 2"

    @pytest.mark.clause("HS-47")
    def test_a_punch_hits_only_somebody_on_the_same_place(self) -> None:
        places = {"doc": "coach roof", "ghost": "roof 2", "tuco": at("coach", hostage="banker")}
        match = angry(coach=1, **places, pile=["doc punch", "ghost punch", "tuco punch"])
        assert lost(match, "punch") == ["doc", "ghost", "tuco"]

    @pytest.mark.clause("HS-46")
    def test_from_the_coach_everybody_on_a_train_roof_is_in_range(self) -> None:
        places = {"doc": "coach roof", "ghost": "roof 0", "django": "roof 2", "cheyenne": "roof 3", "tuco": "roof 6"}
        match = coach(6, coach=4, **places, belle="car 4", pile=["doc fire"])
        assert targets(match) == {"ghost", "django", "cheyenne", "tuco"}

    @pytest.mark.clause("HS-46")
    def test_from_a_train_roof_the_nearest_each_way_and_everybody_on_the_coach_are_in_range(self) -> None:
        places = {"doc": "roof 4", "ghost": "roof 0", "django": "roof 2", "cheyenne": "coach roof", "tuco": "roof 6"}
        match = coach(6, coach=3, **places, belle="coach roof", pile=["doc fire"])
        assert targets(match) == {"django", "cheyenne", "tuco"}

    @pytest.mark.clause("HS-46")
    def test_who_stands_on_the_coach_is_in_nobodys_line(self) -> None:
        match = coach(4, coach=2, doc="roof 1", ghost="coach roof", django="roof 3", tuco="car 4", pile=["doc fire"])
        assert targets(match) == {"ghost", "django"}

    @pytest.mark.clause("HS-46")
    def test_belle_is_spared_for_somebody_on_the_coach_and_on_it_for_somebody_on_a_roof(self) -> None:
        match = coach(coach=3, doc="roof 1", belle="roof 2", ghost="coach roof", pile=["doc fire"])
        assert hit(match) == ["ghost"]
        match = coach(coach=3, doc="roof 1", belle="coach roof", ghost="roof 2", pile=["doc fire"])
        assert hit(match) == ["ghost"]
        match = coach(coach=3, doc="roof 1", belle="coach roof", ghost="car 2", pile=["doc fire"])
        assert hit(match) == ["belle"]

    @pytest.mark.clause("HS-46")
    def test_the_floors_stay_apart(self) -> None:
        match = coach(
            coach=2,
            doc="coach roof",
            ghost="car 2",
            tuco=at("coach", hostage="banker"),
            pile=["doc fire", "ghost move"],
        )
        assert lost(match, "fire") == ["doc"]
        match = coach(coach=2, doc="roof 2", ghost="car 3", django=at("coach", hostage="banker"), pile=["doc fire"])
        assert lost(match, "fire") == ["doc"]

    @pytest.mark.clause("HS-11")
    @pytest.mark.parametrize(("shooter", "target"), [("coach roof", "roof 2"), ("roof 2", "coach roof")])
    def test_django_pushes_nobody_from_or_to_the_coach(self, shooter: str, target: str) -> None:
        match = coach(coach=1, django=shooter, doc=target, ghost="car 2", pile=["django fire", "ghost move"])
        assert hit(match) == ["doc"]
        assert where(match, "doc") == target

    @pytest.mark.clause("HS-12")
    @pytest.mark.parametrize(("here", "there"), [("coach", "coach roof"), ("coach roof", "coach")])
    def test_tuco_shoots_through_the_roof_of_the_coach(self, here: str, there: str) -> None:
        own = {"coach": {"hostage": "banker"}, "coach roof": {}}
        places = {"tuco": at(here, **own[here]), "doc": at(there, **own[there]), "ghost": "car 3"}
        assert hit(coach(coach=2, **places, pile=["tuco fire"])) == ["doc"]
        match = coach(coach=2, options={"tuco_in_the_coach": False}, **places, pile=["tuco fire"])
        assert (hit(match), lost(match, "fire")) == ([], ["tuco"])
        others = {"tuco": places["ghost"], "ghost": places["tuco"], "doc": places["doc"]}
        assert hit(coach(coach=2, **others, pile=["ghost fire"])) == []


class TestStrongbox:
    @pytest.mark.clause("HS-02")
    def test_nobody_robs_the_strongbox_on_which_the_shotgun_sits(self) -> None:
        match = coach(coach=2, doc="coach roof", ghost="car 3", tuco="car 2", pile=["doc rob", "tuco move"])
        assert lost(match, "rob") == ["doc"]
        assert (loot(match, "doc"), floor(match, "coach roof")) == ([], ["strongbox"])

    @pytest.mark.clause("HS-02")
    def test_other_loot_lying_there_can_be_robbed(self) -> None:
        lying = {"coach roof": ["strongbox", "strongbox", "jewel", "purse 4"]}
        match = coach(coach=2, doc="coach roof", ghost="car 3", tuco="car 2", floor=lying, pile=["doc rob"])
        assert texts(match) == ["rob purse 4", "rob jewel", "rob strongbox"]
        lying = {"coach roof": ["strongbox", "jewel", "purse 4"]}
        match = coach(coach=2, doc="coach roof", ghost="car 3", tuco="car 2", floor=lying, pile=["doc rob"])
        assert texts(match) == ["rob purse 4", "rob jewel"]

    @pytest.mark.clause("HS-02", "HS-03")
    def test_once_he_is_punched_away_it_can_be_robbed(self) -> None:
        match = coach(
            coach=2,
            cheyenne="coach roof",
            ghost="car 3",
            tuco="car 2",
            pile=["cheyenne punch", "cheyenne rob", "tuco move"],
        )
        assert (loot(match, "cheyenne"), floor(match, "coach roof")) == (["strongbox"], [])

    @pytest.mark.clause("HS-03")
    def test_he_leaves_it_where_it_is_and_cheyenne_keeps_nothing(self) -> None:
        match = coach(coach=2, cheyenne="coach roof", ghost="car 3", tuco="car 2", pile=["cheyenne punch", "tuco move"])
        assert match.view(None)["decision"] == "move"
        assert (loot(match, "cheyenne"), floor(match, "coach roof")) == ([], ["strongbox"])
        assert match.view(None)["shotgun"] == "train"
        assert ("punched-shotgun", "cheyenne", 2) in told(match)
        assert "knocked-out" not in kinds(match)


class TestPunchingTheShotgun:
    @pytest.mark.clause("HS-04")
    def test_he_counts_as_another_target_for_belle(self) -> None:
        match = coach(coach=2, doc="coach roof", belle="coach roof", ghost="car 2", pile=["doc punch", "ghost move"])
        assert where(match, "belle") == "coach roof"
        assert match.view(None)["shotgun"] == "train"

    @pytest.mark.clause("HS-04", "HS-48")
    def test_he_or_another_bandit_is_chosen_but_not_belle(self) -> None:
        match = coach(coach=2, doc="coach roof", belle="coach roof", ghost="coach roof", pile=["doc punch"])
        assert texts(match) == ["punch ghost", "punch shotgun"]

    @pytest.mark.clause("HS-48")
    def test_a_belle_without_her_power_may_be_punched_instead(self) -> None:
        belle = at("coach roof", hostage="poker-player")
        match = coach(coach=2, doc="coach roof", belle=belle, ghost="car 2", pile=["doc punch"])
        assert texts(match) == ["punch belle", "punch shotgun"]

    @pytest.mark.clause("HS-48")
    def test_he_is_punched_at_most_once(self) -> None:
        match = coach(coach=2, doc="coach roof", ghost="car 3", tuco="car 2", pile=["doc punch", "doc floor"])
        assert match.view(None)["shotgun"] == "train"
        match = angry(coach=2, doc="coach roof", ghost="car 3", tuco="car 2", pile=["doc punch", "tuco move"])
        assert lost(match, "punch") == ["doc"]

    @pytest.mark.clause("HS-05")
    def test_where_he_lands_everybody_is_hit_and_flees(self) -> None:
        match = coach(
            4,
            coach=2,
            first="tuco",
            doc="coach roof",
            ghost="roof 2",
            tuco="roof 2",
            belle="car 2",
            pile=["doc punch", "belle move"],
        )
        assert (received(match, "ghost"), received(match, "tuco"), received(match, "belle")) == (1, 1, 0)
        assert (to_move(match), texts(match)) == ("tuco", ["flee to roof 1", "flee to roof 3"])
        match.play("flee to roof 3")
        assert to_move(match) == "ghost"
        match.play("flee to roof 1")
        assert (where(match, "ghost"), where(match, "tuco"), where(match, "belle")) == ("roof 1", "roof 3", "car 2")
        assert (where(match, "doc"), received(match, "doc")) == ("coach roof", 0)

    @pytest.mark.clause("HS-06")
    @pytest.mark.parametrize(("order", "asked"), [("clockwise", "ghost"), ("counter-clockwise", "tuco")])
    def test_several_who_flee_choose_in_turn_from_the_first_player(self, order: str, asked: str) -> None:
        people = {"doc": "coach roof", "ghost": "roof 2", "tuco": "roof 2"}
        match = coach(options={"choosing_order": order}, coach=2, **people, pile=["doc punch"])
        assert (to_move(match), match.view(None)["decision"]) == (asked, "flee")

    @pytest.mark.clause("HS-05")
    def test_they_are_hit_together(self) -> None:
        match = coach(coach=2, neutral=1, doc="coach roof", ghost="roof 2", tuco="roof 2", pile=["doc punch"])
        assert (received(match, "ghost"), received(match, "tuco"), match.view(None)["neutral"]) == (0, 0, 0)
        play(match, "flee to roof 1", "flee to roof 1")
        assert (where(match, "ghost"), where(match, "tuco")) == ("roof 1", "roof 1")

    @pytest.mark.clause("HS-05")
    def test_moved_onto_a_roof_with_the_coach_he_hits_too(self) -> None:
        match = angry(card="bridge", phase="event", coach=1, doc="roof 2", ghost="roof 2", tuco="car 2")
        assert [received(match, name) for name in ("doc", "ghost", "tuco")] == [1, 1, 0]
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]

    @pytest.mark.clause("HS-05")
    def test_moved_away_with_the_coach_he_leaves_the_roof_to_others(self) -> None:
        match = angry(card="bridge", phase="event", coach=1, doc="roof 3", ghost="car 2", tuco="roof 0")
        assert facing(match) == 2
        assert "met-shotgun" not in kinds(match)


class TestFlight:
    @pytest.mark.clause("HS-06")
    def test_the_one_who_is_hit_chooses(self) -> None:
        match = angry(coach=2, doc="roof 3", ghost="roof 3", tuco="car 1", pile=["doc punch", "tuco marshal"])
        match = match if to_move(match) == "ghost" else play(match, "throw to roof 2")
        assert (to_move(match), match.view(None)["decision"]) == ("ghost", "flee")
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]

    @pytest.mark.clause("HS-06")
    @pytest.mark.parametrize(("car", "to"), [(0, 1), (3, 2)])
    def test_at_the_ends_of_the_train_there_is_one_way(self, car: int, to: int) -> None:
        match = coach(coach=car, doc="coach roof", ghost=f"roof {car}", tuco="car 2", pile=["doc punch", "tuco move"])
        assert match.view(None)["decision"] == "move"
        assert where(match, "ghost") == f"roof {to}"

    @pytest.mark.clause("HS-06")
    def test_nobody_flees_into_the_time_travel_car(self) -> None:
        match = coach(
            options={"time_car": True},
            coach=0,
            doc="coach roof",
            ghost="roof 0",
            tuco="car 2",
            pile=["doc punch", "tuco move"],
        )
        assert where(match, "ghost") == "roof 1"

    @pytest.mark.clause("HS-07")
    def test_who_flees_from_the_marshal_to_the_shotgun_is_hit_by_both_and_flees_on(self) -> None:
        match = angry(coach=1, marshal=1, doc="car 2", ghost="car 3", tuco="car 3", pile=["doc move"])
        match.play("move to car 1")
        order = [happened[0] for happened in told(match)][-4:]
        assert order == ["fled", "neutral", "met-shotgun", "neutral"]
        assert (received(match, "doc"), texts(match)) == (2, ["flee to roof 0", "flee to roof 2"])
        match.play("flee to roof 0")
        assert where(match, "doc") == "roof 0"

    @pytest.mark.clause("HS-07")
    def test_the_two_bullets_are_two_batches(self) -> None:
        match = angry(coach=1, marshal=1, neutral=1, doc="car 2", ghost="car 3", tuco="car 3", pile=["doc move"])
        match.play("move to car 1")
        assert (received(match, "doc"), match.view(None)["neutral"]) == (1, 0)
        assert texts(match) == ["flee to roof 0", "flee to roof 2"]

    @pytest.mark.clause("HS-45")
    def test_a_flight_is_no_move_and_goes_one_car_even_without_bullets(self) -> None:
        match = angry(
            5,
            coach=3,
            neutral=0,
            doc=at("roof 4", hostage="old-lady"),
            ghost="car 5",
            pile=["doc move"],
        )
        match.play("move to roof 3")
        assert received(match, "doc") == 0
        assert texts(match) == ["flee to roof 2", "flee to roof 4"]
        match = angry(5, coach=3, neutral=0, doc=at("roof 4", hostage="zealot"), ghost="car 5", pile=["doc move"])
        match.play("move to roof 3")
        assert texts(match) == ["flee to roof 2", "flee to roof 4"]


class TestOnTheShotgunsRoof:
    """HS-45: however a bandit comes to stand there."""

    @staticmethod
    def flees(match: Match, hits: int = 1, name: str = "doc") -> bool:
        """Whether a bandit has been hit so often and must flee from roof 2."""
        assert (to_move(match), match.view(None)["decision"]) == (name, "flee")
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]
        return received(match, name) == hits

    @pytest.mark.clause("HS-45", "HS-08")
    def test_by_a_move(self) -> None:
        match = angry(coach=2, doc="roof 3", ghost="car 2", tuco="car 3", pile=["doc move", "ghost move"])
        assert self.flees(play(match, "move to roof 2"))
        match.play("flee to roof 3")
        assert where(match, "doc") == "roof 3"

    @pytest.mark.clause("HS-45")
    def test_by_a_floor_change(self) -> None:
        assert self.flees(angry(coach=2, doc="car 2", ghost="car 3", tuco="car 3", pile=["doc floor"]))

    @pytest.mark.clause("HS-45")
    def test_by_a_punch(self) -> None:
        match = angry(coach=2, ghost="roof 1", doc="roof 1", tuco="car 3", pile=["ghost punch"])
        assert self.flees(play(match, "throw to roof 2"))
        match = angry(coach=2, ghost="coach roof", doc="coach roof", tuco="car 3", pile=["ghost punch"])
        assert self.flees(match)

    @pytest.mark.clause("HS-45")
    def test_by_djangos_shot(self) -> None:
        match = angry(4, coach=2, django="roof 4", doc="roof 3", tuco="car 3", ghost="car 3", pile=["django fire"])
        assert self.flees(match, hits=2)

    @pytest.mark.clause("HS-45", "HS-07")
    def test_by_the_marshal(self) -> None:
        match = angry(coach=2, marshal=1, ghost="roof 0", doc="car 2", tuco="car 3", pile=["ghost marshal"])
        assert self.flees(play(match, "marshal to 2"), hits=2)

    @pytest.mark.clause("HS-45", "HS-09")
    def test_by_the_events(self) -> None:
        places = {"ghost": "car 1", "tuco": "car 1"}
        assert self.flees(event("braking", coach=2, shotgun="train", doc="roof 3", **places))
        match = event("angry-marshal", coach=2, marshal=1, shotgun="train", doc="car 2", ghost="car 3", tuco="car 3")
        assert self.flees(match, hits=2)
        for card in ("swivel-arm", "higher-speed"):
            match = event(card, coach=3, shotgun="train", doc="roof 2", **places)
            assert (where(match, "doc"), received(match, "doc")) == ("roof 2", 1)
            assert ("swept", "doc", {"car": 3, "floor": "roof"}) in told(match)

    @pytest.mark.clause("HS-45")
    def test_by_the_coachs_move(self) -> None:
        assert self.flees(event("bridge", coach=1, shotgun="train", doc="roof 2", ghost="car 1", tuco="car 1"))

    @pytest.mark.clause("HS-45")
    def test_by_a_journey_through_time_to_the_marshal(self) -> None:
        match = angry(
            options={"time_car": True},
            coach=2,
            marshal=2,
            hideout="car 2",
            doc={"car": "away"},
            ghost="car 1",
            tuco="car 1",
            pile=["ghost move"],
        )
        assert self.flees(match, hits=2)


class TestCrossing:
    @pytest.mark.clause("HS-08", "HS-44", "CE-E14")
    @pytest.mark.parametrize(
        ("end", "hits"), [("roof 5", 0), ("roof 3", 1), ("roof 2", 1), ("roof 1", 1), ("coach roof", 1)]
    )
    def test_a_move_past_the_shotgun_costs_a_bullet_and_ending_on_him_a_flight(self, end: str, hits: int) -> None:
        match = angry(5, coach=3, doc="roof 4", tuco="car 2", ghost="car 5", pile=["doc move", "tuco move"])
        assert texts(match) == [f"move to {place}" for place in ("roof 1", "roof 2", "roof 3", "roof 5", "coach roof")]
        match.play(f"move to {end}")
        assert (where(match, "doc"), received(match, "doc")) == (end, hits)
        assert match.view(None)["neutral"] == 16 - hits
        if end == "roof 3":
            assert texts(match) == ["flee to roof 2", "flee to roof 4"]
        else:
            assert to_move(match) == "tuco"

    @pytest.mark.clause("HS-44")
    @pytest.mark.parametrize("end", ["roof 1", "roof 2", "roof 4", "roof 5"])
    def test_who_leaves_the_coach_passes_him_and_is_hit(self, end: str) -> None:
        match = angry(5, coach=3, doc="coach roof", tuco="car 2", ghost="car 5", pile=["doc move", "tuco move"])
        match.play(f"move to {end}")
        assert (where(match, "doc"), received(match, "doc"), to_move(match)) == (end, 1, "tuco")

    @pytest.mark.clause("HS-44")
    def test_who_ends_on_his_roof_from_the_coach_gets_one_bullet_and_flees(self) -> None:
        match = angry(5, coach=3, doc="coach roof", tuco="car 2", ghost="car 5", pile=["doc move", "tuco move"])
        match.play("move to roof 3")
        assert (received(match, "doc"), texts(match)) == (1, ["flee to roof 2", "flee to roof 4"])

    @pytest.mark.clause("HS-44")
    def test_loot_on_his_roof_is_out_of_reach(self) -> None:
        match = angry(
            coach=2,
            floor={"roof 2": ["jewel"]},
            doc="roof 3",
            ghost="car 3",
            tuco="car 2",
            pile=["doc move", "doc rob", "tuco move"],
        )
        play(match, "move to roof 2", "flee to roof 3")
        assert (lost(match, "rob"), floor(match, "roof 2")) == (["doc"], ["jewel"])

    @pytest.mark.clause("HS-08")
    def test_on_the_coach_he_hurts_nobody(self) -> None:
        match = coach(5, coach=3, doc="roof 4", tuco="car 2", ghost="car 5", pile=["doc move", "doc move", "tuco move"])
        play(match, "move to roof 3", "move to coach roof")
        assert received(match, "doc") == 0

    @pytest.mark.clause("HS-08")
    def test_inside_nobody_meets_him(self) -> None:
        match = angry(coach=2, doc="car 3", tuco="car 2", ghost="car 1", pile=["doc move", "doc move"])
        assert (where(match, "doc"), received(match, "doc")) == ("car 2", 0)

    @pytest.mark.clause("HS-09")
    def test_the_swivel_arm_puts_bandits_past_him_unhurt(self) -> None:
        match = event("swivel-arm", 4, coach=2, shotgun="train", doc="roof 1", ghost="car 1", tuco="roof 3")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 4", 0)
        assert (where(match, "tuco"), received(match, "tuco")) == ("roof 4", 0)

    @pytest.mark.clause("HS-09")
    def test_on_the_caboose_he_hits_those_it_brings_together(self) -> None:
        places = {"doc": "roof 1", "ghost": "car 1", "tuco": "roof 3"}
        match = event("swivel-arm", 4, coach=4, shotgun="train", neutral=1, **places)
        assert [received(match, name) for name in places] == [0, 0, 0]
        match = event("swivel-arm", 4, coach=4, shotgun="train", neutral=2, **places)
        assert [received(match, name) for name in places] == [1, 0, 1]
        assert [where(match, name) for name in places] == ["roof 3", "car 1", "roof 3"]


class TestLinesOfSight:
    @pytest.mark.clause("HS-10", "HS-46")
    def test_the_shotgun_on_the_train_hides_those_behind_him(self) -> None:
        assert hit(coach(4, coach=2, **SHOOTERS, pile=["doc fire"])) == ["ghost"]
        match = angry(4, coach=2, **SHOOTERS, pile=["doc fire", "ghost fire"])
        assert (lost(match, "fire"), bullets(match, "doc")) == (["doc"], 6)
        assert hit(match) == ["django"]

    @pytest.mark.clause("HS-10", "HS-46")
    def test_shots_from_and_to_the_coach_ignore_him(self) -> None:
        match = angry(4, coach=2, **{**SHOOTERS, "tuco": "coach roof"}, pile=["tuco fire"])
        assert targets(match) == {"doc", "ghost", "django"}
        match = angry(4, coach=2, **{**SHOOTERS, "tuco": "coach roof"}, pile=["doc fire"])
        assert hit(match) == ["tuco"]

    @pytest.mark.clause("HS-48")
    def test_he_is_never_chosen_for_a_shot(self) -> None:
        match = angry(coach=2, doc="roof 1", ghost="car 3", tuco="car 3", pile=["doc fire"])
        assert lost(match, "fire") == ["doc"]
        match = coach(coach=2, doc="roof 2", ghost="car 3", tuco="car 3", pile=["doc fire"])
        assert lost(match, "fire") == ["doc"]

    @pytest.mark.clause("HS-10")
    def test_on_the_coach_he_hides_nobody(self) -> None:
        match = coach(4, coach=2, doc="coach roof", ghost="roof 2", django="car 4", tuco="roof 1", pile=["doc fire"])
        assert targets(match) == {"ghost", "tuco"}


class TestEndOfTheRound:
    @pytest.mark.clause("HS-33", "CE-E8")
    @pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
    def test_the_coach_falls_back_one_car_and_stops_at_the_caboose(self, before: int, after: int) -> None:
        match = event("bridge", coach=before, doc="car 1", ghost="car 1", tuco="car 1")
        assert facing(match) == after
        assert match.view(None)["round"] == 2

    @pytest.mark.clause("HS-33", "CE-E8")
    def test_round_by_round_it_faces_every_car_in_turn(self) -> None:
        courses = [faced for faced, cards in map(quiet_game, range(6)) if "higher-speed" not in cards]
        assert courses
        assert all(faced == [0, 1, 2, 3, 3] for faced in courses)

    @pytest.mark.clause("HS-34", "CE-E8")
    def test_higher_speed_comes_on_top(self) -> None:
        match = event("higher-speed", round=2, coach=1, doc="car 1", ghost="car 1", tuco="car 1")
        assert [happened for happened in told(match) if happened[0] == "coach-moved"] == [
            ("coach-moved", 2),
            ("coach-moved", 3),
        ]
        assert facing(match) == 3

    @pytest.mark.clause("HS-33")
    def test_the_shotgun_on_the_train_goes_with_it(self) -> None:
        match = angry(coach=1, doc="roof 3", ghost="car 1", tuco="car 1", card="bridge", phase="event")
        assert facing(match) == 2
        state = match.truth.position()
        assert (state["coach"], state["shotgun"]) == (2, "train")


def quiet_game(seed: int) -> tuple[list[int], list[str]]:
    """Which cars the coach faces in the five rounds of a game of three in which everybody draws while he can, and the
    round cards."""
    match = Match.new("colt-express", players=3, options={"stagecoach": True}, seed=seed)
    faced: dict[int, int] = {}
    while not match.over:
        faced.setdefault(match.view(None)["round"], facing(match))
        match.play("draw" if "draw" in texts(match) else texts(match)[0])
    return [faced[number] for number in range(1, 6)], match.view(None)["past"]


class TestHigherSpeed:
    @pytest.mark.clause("HS-34", "CE-E15")
    def test_roofs_coach_and_shotgun_fall_back_and_the_coach_once_more(self) -> None:
        match = event(
            "higher-speed", 4, coach=2, shotgun="train", doc="roof 1", ghost="roof 3", tuco="car 1", belle="car 1"
        )
        assert [happened for happened in told(match) if happened[0] in ("swept", "coach-moved", "met-shotgun")] == [
            ("swept", "doc", {"car": 2, "floor": "roof"}),
            ("swept", "ghost", {"car": 4, "floor": "roof"}),
            ("coach-moved", 3),
            ("coach-moved", 4),
            ("met-shotgun", "ghost", 4),
        ]
        assert (where(match, "doc"), received(match, "doc")) == ("roof 2", 0)
        assert (where(match, "ghost"), received(match, "ghost")) == ("roof 3", 1)

    @pytest.mark.clause("HS-34")
    def test_everything_stops_at_the_caboose(self) -> None:
        match = event(
            "higher-speed", coach=3, doc="roof 3", ghost="roof 2", tuco="coach roof", horses={3: 1, 2: 1, 0: 1}
        )
        assert (where(match, "doc"), where(match, "ghost"), where(match, "tuco")) == ("roof 3", "roof 3", "coach roof")
        assert facing(match) == 3
        assert [car["horses"] for car in match.view(None)["train"]] == [0, 1, 0, 2]

    @pytest.mark.clause("HS-34")
    def test_insides_stay_and_the_coachs_passengers_go_with_it(self) -> None:
        match = event(
            "higher-speed",
            coach=0,
            doc="car 2",
            ghost="coach roof",
            tuco=at("coach", hostage="banker"),
            horses={1: 2, 2: 1},
            floor={"roof 1": ["jewel"]},
        )
        assert (where(match, "doc"), where(match, "ghost"), where(match, "tuco")) == ("car 2", "coach roof", "coach")
        assert [car["horses"] for car in match.view(None)["train"]] == [0, 0, 2, 1]
        assert floor(match, "roof 1") == ["jewel"]

    @pytest.mark.clause("HS-34")
    @pytest.mark.parametrize(("before", "start"), [(3, "roof 4"), (4, "roof 3")])
    def test_at_the_caboose_shotgun_and_bandits_meet_once(self, before: int, start: str) -> None:
        match = event("higher-speed", 4, coach=before, shotgun="train", doc=start, ghost="car 1", tuco="car 1")
        assert (where(match, "doc"), received(match, "doc")) == ("roof 3", 1)


class TestNoWagon:
    """HS-43: the coach is no wagon, and never the car it faces."""

    @pytest.mark.clause("HS-35", "HS-43")
    def test_a_rebellion_does_not_touch_the_coach(self) -> None:
        match = event("rebellion", coach=2, **PASSENGERS, tuco="car 2")
        assert [received(match, name) for name in ("doc", "ghost", "tuco")] == [0, 0, 1]

    @pytest.mark.clause("HS-43")
    @pytest.mark.parametrize("card", ["braking", "swivel-arm", "higher-speed", "angry-marshal"])
    def test_events_of_the_train_pass_over_it(self, card: str) -> None:
        match = event(card, coach=2, marshal=2, **PASSENGERS, tuco="car 1")
        assert (where(match, "doc"), where(match, "ghost")) == ("coach", "coach roof")
        assert [received(match, name) for name in ("doc", "ghost", "tuco")] == [0, 0, 0]

    @pytest.mark.clause("HS-43")
    def test_the_marshals_revenge_and_the_conductors_ransom_pass_over_it(self) -> None:
        purse = {"ghost": at("coach roof", loot=["purse 6:400"])}
        match = event("marshals-revenge", round=5, coach=2, marshal=2, **{**PASSENGERS, **purse}, tuco="car 1")
        assert (loot(match, "doc"), loot(match, "ghost")) == (["purse 5:300"], ["purse 6:400"])
        match = event("hostage", round=5, coach=0, marshal=2, **PASSENGERS, tuco="roof 0")
        assert [bandit(match, name)["cash"] for name in ("doc", "ghost", "tuco")] == [0, 0, 250]

    @pytest.mark.clause("HS-43")
    def test_who_meets_the_marshal_in_the_faced_car_goes_to_its_roof(self) -> None:
        match = coach(coach=2, marshal=2, doc="car 1", ghost="car 3", tuco="car 3", pile=["doc move", "tuco move"])
        match.play("move to car 2")
        assert where(match, "doc") == "roof 2"

    @pytest.mark.clause("HS-43", "HS-48")
    @pytest.mark.parametrize(("inside", "roof"), [("doc", "ghost"), ("ghost", "doc")])
    def test_pickpocketing_treats_its_floors_as_places(self, inside: str, roof: str) -> None:
        people = {inside: at("coach", hostage="banker"), roof: "coach roof"}
        lying = {"coach": ["purse 5:300"], "coach roof": ["purse 6:400"]}
        match = event("pickpocketing", round=5, coach=2, **people, tuco="car 1", floor=lying)
        asked = {}
        while not match.over:
            asked[to_move(match)] = texts(match)
            match.play(texts(match)[0])
        assert asked == {inside: ["take purse 5", "decline"], roof: ["take purse 6", "decline"]}
        off = {"coach_and_car_count": False}
        assert event("pickpocketing", round=5, options=off, coach=2, **people, tuco="car 1", floor=lying).over

    @pytest.mark.clause("HS-43", "HS-38")
    def test_sharing_treats_its_floors_as_places(self) -> None:
        people = {"doc": at("coach roof", loot=["strongbox"]), "ghost": "coach roof"}
        inside = {"tuco": at("coach", hostage="banker")}
        match = event("sharing", round=5, coach=2, **people, **inside)
        assert [bandit(match, name)["cash"] for name in ("doc", "ghost", "tuco")] == [-500, 500, 0]
        match = event("sharing", round=5, options={"coach_and_car_count": False}, coach=2, **people, **inside)
        assert [bandit(match, name)["cash"] for name in ("doc", "ghost", "tuco")] == [0, 0, 0]


class TestShotgunsRage:
    @pytest.mark.clause("HS-35")
    @pytest.mark.parametrize("shotgun", ["coach", "train"])
    def test_everybody_in_and_on_the_coach_and_the_faced_car_is_hit(self, shotgun: str) -> None:
        places: dict[str, Any] = {
            "doc": at("coach", hostage="banker"),
            "ghost": "coach roof",
            "tuco": "car 2",
            "belle": "roof 2",
            "django": "car 1",
            "cheyenne": "roof 3",
        }
        if shotgun == "train":
            places["belle"] = "roof 1"
        match = event("shotguns-rage", 6, coach=2, shotgun=shotgun, **places)
        assert [received(match, name) for name in places][:3] == [1, 1, 1]
        assert received(match, "belle") == (1 if shotgun == "coach" else 0)
        assert (received(match, "django"), where(match, "doc"), where(match, "tuco")) == (0, "coach", "car 2")

    @pytest.mark.clause("HS-35")
    def test_they_are_hit_together(self) -> None:
        places = {"doc": at("coach", hostage="banker"), "ghost": "coach roof", "tuco": "car 2"}
        match = event("shotguns-rage", coach=2, neutral=2, **places)
        assert [received(match, name) for name in places] == [0, 0, 0]


class TestNoBandit:
    @pytest.mark.clause("HS-48")
    def test_the_shotgun_does_not_spoil_being_alone_and_takes_no_share(self) -> None:
        match = event(
            "pickpocketing",
            round=5,
            coach=2,
            doc="coach roof",
            ghost="car 1",
            tuco="car 1",
            floor={"coach roof": ["purse 6:400"]},
        )
        assert (to_move(match), texts(match)) == ("doc", ["take purse 6", "decline"])
        match = event(
            "sharing", round=5, coach=2, doc=at("coach roof", loot=["strongbox"]), ghost="car 1", tuco="car 1"
        )
        assert bandit(match, "doc")["cash"] == 0


def test_without_the_expansion_there_is_no_coach() -> None:
    match = table(doc="roof 0", ghost="car 3", tuco="car 3", pile=["doc move"])
    assert texts(match) == ["move to roof 1", "move to roof 2", "move to roof 3"]
    assert "coach" not in match.view(None)
