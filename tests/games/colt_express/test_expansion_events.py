"""Horses & Stagecoach: its events, its stations, and the end of a round."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, coach, horses, loot, received, table, told, where
from tests.kit import kinds, scores, texts

from saloon import Match

FAR = {"belle": "car 3"}


def event(players: int = 3, /, **fields: Any) -> Match:
    """The end of a round with the expansion."""
    return coach(players, phase="event", **fields)


def station(card: str, players: int = 3, /, **fields: Any) -> Match:
    """The end of the last round."""
    return event(players, round=5, card=card, **fields)


class TestHorses:
    @pytest.mark.clause("HS-37")
    def test_the_rearmost_is_out_of_breath_at_a_large_table_two(self) -> None:
        assert horses(event(card="panting-horses", horses={1: 2, 2: 1})) == [0, 2, 0, 0]
        match = event(5, card="panting-horses", horses={1: 2, 4: 1}, coach=0)
        assert horses(match) == [0, 1, 0, 0, 0, 0]
        assert horses(event(5, card="panting-horses", horses={2: 1})) == [0] * 6

    @pytest.mark.clause("HS-57")
    def test_players_count_not_bandits(self) -> None:
        match = table(
            3,
            options={"stagecoach": True, "variant": "leaflet"},
            ghost={},
            tuco={},
            doc={},
            django={},
            belle={},
            cheyenne={},
            phase="event",
            card="panting-horses",
            horses={3: 1, 2: 5},
        )
        assert horses(match) == [0, 0, 5, 0, 0]


class TestWhiskeyForTheMarshal:
    @pytest.mark.clause("HS-36")
    def test_a_classic_flask_sends_him_one_car_back(self) -> None:
        lying = {1: ["flask 2:classic half"]}
        match = event(4, card="whiskey-for-the-marshal", marshal=1, doc="car 2", **FAR, floor=lying)
        assert (match.view(None)["marshal"], where(match, "doc"), received(match, "doc")) == (2, "roof 2", 1)
        assert "flask 2:classic half" in match.truth.position()["lost"]

    @pytest.mark.clause("HS-36", "HS-55")
    def test_an_old_one_to_the_caboose_meeting_all_on_the_way(self) -> None:
        lying = {1: ["flask 2:old"]}
        match = event(
            4, card="whiskey-for-the-marshal", marshal=1, doc="car 2", tuco="car 4", belle="roof 1", floor=lying
        )
        assert match.view(None)["marshal"] == 4
        assert (where(match, "doc"), where(match, "tuco")) == ("roof 2", "roof 4")
        assert (received(match, "doc"), received(match, "tuco")) == (1, 1)

    @pytest.mark.clause("HS-55")
    def test_each_cars_encounters_are_over_before_he_goes_on(self) -> None:
        lying = {1: ["flask 2:old"]}
        match = event(
            4,
            card="whiskey-for-the-marshal",
            marshal=1,
            doc="car 2",
            tuco="car 4",
            belle="roof 1",
            ghost="roof 0",
            floor=lying,
            coach=2,
            shotgun="train",
        )
        assert (match.view(None)["marshal"], received(match, "doc")) == (2, 2)
        assert texts(match) == ["flee to roof 1", "flee to roof 3"]
        match.play("flee to roof 1")
        assert match.view(None)["marshal"] == 4
        assert match.view(None)["phase"] == "plan"

    @pytest.mark.clause("HS-36")
    def test_without_a_flask_or_in_the_caboose_he_stays(self) -> None:
        for floor in ({}, {"roof 1": ["flask 2:old"]}, {2: ["flask:old"]}):
            assert event(card="whiskey-for-the-marshal", marshal=1, **FAR, floor=floor).view(None)["marshal"] == 1
        match = event(card="whiskey-for-the-marshal", marshal=3, belle="car 1", floor={3: ["flask 2:old"]})
        assert (match.view(None)["marshal"], "marshal-drank" in kinds(match)) == (3, True)

    @pytest.mark.clause("HS-36")
    def test_of_several_one_by_chance(self) -> None:
        ends = set()
        for seed in range(30):
            match = event(
                5,
                seed=seed,
                card="whiskey-for-the-marshal",
                marshal=1,
                belle="roof 1",
                floor={1: ["flask:old", "flask:classic"]},
            )
            ends.add(match.view(None)["marshal"])
            assert len(match.truth.position()["floor"]["car 1"]) == 1
        assert ends == {2, 5}


class TestHigherSpeed:
    @pytest.mark.clause("HS-34", "CE-E15")
    def test_all_fall_back_at_once_then_the_coach_again(self) -> None:
        match = event(
            4,
            card="higher-speed",
            doc="roof 1",
            tuco="roof 3",
            belle="car 1",
            coach=2,
            shotgun="train",
            horses={0: 1, 4: 2},
        )
        assert (where(match, "doc"), where(match, "tuco")) == ("roof 2", "roof 3")
        assert (received(match, "doc"), received(match, "tuco")) == (0, 1)
        assert match.view(None)["coach"]["facing"] == 4
        assert horses(match) == [0, 1, 0, 0, 2]

    @pytest.mark.clause("HS-34", "HS-33")
    def test_nothing_goes_beyond_the_caboose_and_the_coach_takes_its_riders_along(self) -> None:
        match = event(card="higher-speed", doc="coach roof", tuco="roof 3", belle="car 1", coach=3)
        assert (where(match, "doc"), where(match, "tuco")) == ("coach roof", "roof 3")
        assert match.view(None)["coach"]["facing"] == 3


class TestShotgunsRage:
    @pytest.mark.clause("HS-35")
    def test_both_floors_of_the_coach_and_of_the_car_it_faces(self) -> None:
        here = {
            "doc": "coach roof",
            "tuco": at("coach", hostage="banker"),
            "ghost": "car 2",
            "django": "roof 2",
            "belle": "car 1",
        }
        match = event(5, card="shotguns-rage", coach=2, **here)
        assert [received(match, name) for name in here] == [1, 1, 1, 1, 0]

    @pytest.mark.clause("HS-35")
    def test_a_rebellion_does_not_reach_the_coach(self) -> None:
        match = event(card="rebellion", doc=at("coach", hostage="banker"), tuco="car 2", belle="roof 1")
        assert (received(match, "doc"), received(match, "tuco")) == (0, 1)


class TestStations:
    @pytest.mark.clause("HS-38", "CE-E10")
    def test_sharing(self) -> None:
        match = station("sharing", 4, doc=at("car 2", loot=["strongbox"]), tuco="car 2", ghost="car 2", belle="roof 2")
        assert scores(match) == [1333, 1333, 1333, 1000]
        match = station("sharing", doc=at("car 2", loot=["strongbox", "strongbox"]), tuco="car 2", belle="roof 2")
        assert scores(match) == [2000, 2000, 1000]

    @pytest.mark.clause("HS-38")
    def test_alone_or_lying_on_the_floor_nothing_is_shared(self) -> None:
        match = station(
            "sharing", doc=at("car 2", loot=["strongbox"]), tuco="roof 2", belle="car 1", floor={1: ["strongbox"]}
        )
        assert scores(match) == [2000, 1000, 1000]

    @pytest.mark.clause("HS-38")
    def test_the_coach_counts_unless_the_option_is_off(self) -> None:
        here = {"doc": at("coach roof", loot=["strongbox"]), "tuco": "coach roof", "belle": "car 1"}
        assert scores(station("sharing", **here)) == [1500, 1500, 1000]
        assert scores(station("sharing", **here, options={"coach_and_car_count": False})) == [2000, 1000, 1000]

    @pytest.mark.clause("HS-40", "CE-E10")
    def test_mortal_bullets(self) -> None:
        match = station("mortal-bullet", doc=at("car 2", received=3, hits=2), tuco="car 1", belle="car 3")
        assert scores(match) == [700, 1000, 1000]
        match = station(
            "mortal-bullet", doc=at("car 2", received=9, hits=9, bullets=6), tuco=at("car 1", bullets=5), belle="car 3"
        )
        assert scores(match)[0] == -1350

    @pytest.mark.clause("HS-40")
    def test_only_bullets_of_the_last_round(self) -> None:
        match = coach(
            doc=at("car 2"),
            tuco="car 1",
            belle="car 3",
            round=5,
            card="mortal-bullet",
            pile=["tuco fire", "belle floor"],
        )
        while not match.over:
            match.play(match.choices()[0])
        assert bandit(match, "doc")["hits"] == 1
        match = coach(tuco=at("roof 1", hits=2, received=2), doc={}, belle={}, phase="round-start", round=4)
        assert bandit(match, "tuco")["hits"] == 0

    @pytest.mark.clause("HS-55")
    def test_a_bullet_of_the_coachs_last_move_counts(self) -> None:
        match = station(
            "mortal-bullet", 4, doc="roof 3", tuco="car 1", belle="car 1", ghost="car 1", coach=2, shotgun="train"
        )
        match.play("flee to roof 2")
        assert scores(match) == [850, 1000, 1000, 1000]


class TestEscape:
    @pytest.mark.clause("HS-39")
    def test_leaving_for_good_takes_the_horse_along(self) -> None:
        match = coach(
            doc="car 2",
            tuco="car 1",
            belle="car 3",
            round=5,
            card="escape",
            horses={2: 1},
            pile=["doc ride", "doc move", "tuco fire", "belle move"],
        )
        assert "leave" in texts(match)
        match.play("leave")
        assert (bandit(match, "doc")["gone"], where(match, "doc"), horses(match)) == (True, "nowhere", [0] * 4)
        assert ("no-effect", "doc", "move") in told(match)
        assert received(match, "doc") == 0

    @pytest.mark.clause("HS-39")
    def test_only_in_the_escape_and_not_with_the_zealot(self) -> None:
        match = coach(doc="car 2", **FAR, horses={2: 1}, pile=["doc ride"])
        assert "leave" not in texts(match)
        zealot = at("car 2", hostage="zealot")
        match = coach(doc=zealot, **FAR, round=5, card="escape", horses={2: 1}, pile=["doc ride", "belle move"])
        assert ("no-effect", "doc", "ride") in told(match)

    @pytest.mark.clause("HS-39", "HS-56")
    def test_only_the_free_can_win(self) -> None:
        gone = {"car": "gone", "loot": ["purse:250"]}
        match = station("escape", doc=gone, tuco=at("car 2", loot=["jewel", "strongbox"]), belle="coach roof")
        assert scores(match) == [1250, 2500, 1000]
        assert match.result
        assert match.result.ranking == [[0], [2], [1]]
        assert ("caught", "tuco") in told(match)

    @pytest.mark.clause("HS-39")
    def test_if_nobody_is_free_nobody_wins(self) -> None:
        match = station("escape", doc=at("car 2", loot=["jewel"]), tuco="roof 1", belle="car 3")
        assert match.result
        assert (match.result.winners, match.result.ranking) == ([], [[], [0], [1, 2]])

    @pytest.mark.clause("HS-39")
    def test_the_time_travel_car_is_no_way_out(self) -> None:
        match = station("escape", doc="time car", tuco="roof 1", belle="coach roof", options={"time_car": True})
        assert match.result
        assert match.result.winners == [2]

    @pytest.mark.clause("HS-56")
    def test_a_side_with_one_free_bandit_counts_his_loot(self) -> None:
        bandits = {
            "tuco": {"car": "gone", "loot": ["purse:250"]},
            "cheyenne": at("car 2", loot=["jewel"], hostage="zealot"),
            "doc": at("car 1", loot=["strongbox"]),
            "django": "car 1",
        }
        options: dict[str, Any] = {"stagecoach": True}
        match = table(2, options=options, phase="event", round=5, card="escape", **bandits)
        assert scores(match) == [250, 1000]
        assert match.result
        assert match.result.ranking == [[0], [1]]
        match = table(2, options={**options, "escape_counts": "all"}, phase="event", round=5, card="escape", **bandits)
        assert scores(match) == [250 + 500 + 700, 1000]

    @pytest.mark.clause("HS-56")
    def test_the_players_marshal_card_works_while_the_other_is_aboard(self) -> None:
        options = {"stagecoach": True}
        here: dict[str, Any] = {"tuco": {"car": "gone"}, "cheyenne": "car 2", "doc": "car 3", "django": "car 3"}
        match = table(2, options=options, round=5, card="escape", pile=["tuco marshal"], marshal=1, **here)
        assert texts(match) == ["marshal to 0", "marshal to 2"]
        here["cheyenne"] = {"car": "gone"}
        match = table(2, options=options, round=5, card="escape", pile=["tuco marshal", "doc move"], marshal=1, **here)
        assert ("no-effect", "tuco", "marshal") in told(match)


@pytest.mark.clause("HS-55")
def test_the_order_at_the_end_of_a_round() -> None:
    match = event(
        4,
        card="braking",
        doc="roof 3",
        tuco="roof 0",
        belle="car 1",
        ghost="car 1",
        coach=1,
        shotgun="train",
        options={"time_car": True},
    )
    order = [kind for kind in kinds(match) if kind in ("event", "swept", "coach-moved", "met-shotgun", "travelled")]
    assert order == ["event", "swept", "swept", "coach-moved", "met-shotgun"]
    match.play("flee to roof 1")
    assert match.view(None)["decision"] == "travel"
    assert loot(match, "doc") == []
