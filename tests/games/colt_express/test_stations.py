"""Horses & Stagecoach: the three station cards, and the order of things at the end of a round."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, both, coach, floor, loot, received, to_move, told, where
from tests.kit import play, scores, texts, winners

from saloon import Match

LEAFLET: dict[str, Any] = {"variant": "leaflet"}
PLACES: dict[str, Any] = {"doc": "car 2", "ghost": "roof 2", "tuco": "car 3"}
TEAMS: dict[str, Any] = {"variant": "teams"}


def station(card: str, players: int = 3, /, **fields: Any) -> Match:
    """The last round with a station card, at the moment of its event unless told otherwise."""
    moment = {} if "pile" in fields or "phase" in fields else {"phase": "event"}
    return coach(players, round=5, card=card, **moment, **fields)


def cash(match: Match) -> list[int]:
    """The money that everybody has got or given."""
    return [seen["cash"] for seen in match.view(None)["bandits"]]


def ranking(match: Match) -> list[list[int]]:
    """The ranking of a finished match."""
    assert match.result is not None
    return match.result.ranking


def escaped(players: int = 3, /, **fields: Any) -> Match:
    """A game that is over, with the station card Escape."""
    return station("escape", players, phase="over", **fields)


class TestSharing:
    @pytest.mark.clause("HS-38", "CE-E10")
    def test_three_share_a_strongbox_and_a_dollar_is_lost(self) -> None:
        match = station("sharing", doc=at("car 2", loot=["strongbox"]), ghost="car 2", tuco="car 2")
        assert cash(match) == [333 - 1000, 333, 333]
        assert loot(match, "doc") == ["strongbox"]
        assert scores(match) == [1333, 1333, 1333]

    @pytest.mark.clause("HS-38")
    @pytest.mark.parametrize(("place", "other"), [("car 2", "roof 2"), ("roof 2", "car 2"), ("car 2", "car 1")])
    def test_only_those_on_the_same_floor_of_the_same_car(self, place: str, other: str) -> None:
        match = station("sharing", doc=at(place, loot=["strongbox"]), ghost=place, tuco=other)
        assert cash(match) == [-500, 500, 0]

    @pytest.mark.clause("HS-38")
    def test_alone_one_keeps_everything(self) -> None:
        match = station("sharing", doc=at("car 2", loot=["strongbox"]), ghost="car 1", tuco="car 3")
        assert (cash(match), scores(match)) == ([0, 0, 0], [2000, 1000, 1000])

    @pytest.mark.clause("HS-38")
    def test_every_strongbox_held_there_is_split_by_itself(self) -> None:
        own = ["strongbox", "strongbox"]
        match = station("sharing", doc=at("car 2", loot=own), ghost="car 2", tuco="car 2")
        assert cash(match) == [666 - 2000, 666, 666]
        match = station(
            "sharing", doc=at("car 2", loot=["strongbox"]), ghost=at("car 2", loot=["strongbox"]), tuco="car 2"
        )
        assert cash(match) == [-334, -334, 666]

    @pytest.mark.clause("HS-38")
    def test_what_lies_on_the_floor_is_nobodys(self) -> None:
        match = station("sharing", doc="car 2", ghost="car 2", tuco="car 2", floor={2: ["strongbox"]})
        assert (cash(match), floor(match, "car 2")) == ([0, 0, 0], ["strongbox"])

    @pytest.mark.clause("HS-38")
    def test_other_loot_is_not_shared(self) -> None:
        match = station("sharing", doc=at("car 2", loot=["jewel", "purse:500"]), ghost="car 2", tuco="car 2")
        assert cash(match) == [0, 0, 0]

    @pytest.mark.clause("HS-38")
    @pytest.mark.parametrize("place", ["coach", "coach roof"])
    def test_in_and_on_the_coach_too(self, place: str) -> None:
        match = station(
            "sharing",
            coach=2,
            doc=at(place, loot=["strongbox"], hostage="zealot"),
            ghost=at(place, hostage="teacher"),
            tuco="car 2",
        )
        assert cash(match) == [-500, 500, 0]


class TestEscape:
    @pytest.mark.clause("HS-39")
    def test_a_rider_may_leave_for_good_and_the_horse_with_him(self) -> None:
        match = station("escape", **PLACES, horses={2: 2}, pile=["doc ride", "ghost ride", "tuco rob"])
        assert texts(match)[-1] == "leave"
        match.play("leave")
        assert (where(match, "doc"), bandit(match, "doc")["gone"]) == ("nowhere", True)
        assert (match.view(None)["train"][2]["horses"], match.view(None)["horses_gone"]) == (1, 2)
        assert to_move(match) == "ghost"
        match.play("ride to car 1")
        assert where(match, "ghost") == "car 1"

    @pytest.mark.clause("HS-39")
    def test_only_in_the_escape(self) -> None:
        for card in ("sharing", "hostage", "mortal-bullet"):
            match = station(card, **PLACES, horses={2: 1}, pile=["doc ride"])
            assert "leave" not in texts(match)
        assert "leave" not in texts(coach(**PLACES, horses={2: 1}, pile=["doc ride"]))

    @pytest.mark.clause("HS-39")
    def test_it_needs_a_horse(self) -> None:
        match = station("escape", **PLACES, horses={3: 1}, pile=["doc ride", "tuco move"])
        assert ("no-effect", "doc", "ride") in told(match)
        assert winners(match) == []

    @pytest.mark.clause("HS-39")
    def test_the_zealot_does_not_let_one_leave(self) -> None:
        places = {**PLACES, "doc": at("car 2", hostage="zealot")}
        match = station("escape", **places, horses={2: 1}, pile=["doc ride", "tuco move"])
        assert ("no-effect", "doc", "ride") in told(match)

    @pytest.mark.clause("HS-39")
    def test_later_cards_of_who_has_left_are_void(self) -> None:
        pile = ["doc ride", "doc move", "doc floor", "doc fire", "doc rob", "doc punch", "doc marshal"]
        lying = {2: ["jewel"]}
        match = station("escape", marshal=1, **PLACES, horses={2: 2}, floor=lying, pile=[*pile, "ghost move"])
        match.play("leave")
        lost = [happened[2] for happened in told(match) if happened[0] == "no-effect"]
        assert lost == ["move", "floor", "fire", "rob", "punch", "marshal"]
        assert (to_move(match), match.view(None)["marshal"], floor(match, "car 2")) == ("ghost", 1, ["jewel"])

    @pytest.mark.clause("HS-39")
    def test_nothing_can_hit_him_any_more(self) -> None:
        match = station(
            "escape",
            4,
            marshal=1,
            coach=2,
            doc="car 2",
            ghost="car 2",
            tuco="car 3",
            belle="car 2",
            horses={2: 1},
            pile=["doc ride", "tuco fire", "ghost punch"],
        )
        match.play("leave")
        assert (received(match, "doc"), received(match, "ghost")) == (0, 1)
        assert texts(match) == ["throw to car 1", "throw to car 3", "throw to coach"]
        assert match.view(None)["punch"]["victim"] == "belle"

    @pytest.mark.clause("HS-39")
    def test_who_is_still_in_or_on_the_train_cannot_win(self) -> None:
        for place, wins in (("car 1", False), ("roof 0", False), ("coach", True), ("coach roof", True)):
            doc = at(place, loot=["jewel", "strongbox"], hostage="zealot")
            match = escaped(doc=doc, ghost={"car": "gone"}, tuco="car 3")
            assert winners(match) == ([0] if wins else [1])
            assert ranking(match) == ([[0], [1], [2]] if wins else [[1], [0], [2]])

    @pytest.mark.clause("HS-39")
    def test_nobody_wins_if_nobody_has_escaped(self) -> None:
        match = escaped(doc=at("car 2", loot=["jewel"]), ghost="roof 2", tuco="car 3")
        assert winners(match) == []
        assert [happened[1] for happened in told(station("escape", **PLACES)) if happened[0] == "caught"] == [
            "doc",
            "ghost",
            "tuco",
        ]

    @pytest.mark.clause("HS-39")
    def test_the_car_is_no_escape(self) -> None:
        match = both(round=5, card="escape", phase="over", doc="time car", ghost={"car": "gone"}, tuco="car 3")
        assert winners(match) == [1]

    @pytest.mark.clause("HS-39")
    def test_the_other_stations_catch_nobody(self) -> None:
        match = station("sharing", phase="over", doc=at("car 1", loot=["jewel"]), ghost="coach roof", tuco="car 3")
        assert winners(match) == [0]

    @pytest.mark.clause("HS-56")
    def test_the_gunslinger_may_be_caught(self) -> None:
        match = escaped(doc=at("car 2", bullets=3), ghost={"car": "gone", "bullets": 4}, tuco="car 3")
        assert scores(match) == [1000, 0, 0]
        assert (winners(match), ranking(match)) == ([1], [[1], [0], [2]])

    @pytest.mark.clause("HS-56")
    def test_among_the_free_the_tie_break_is_the_usual_one(self) -> None:
        match = escaped(
            doc={"car": "gone", "received": 2}, ghost=at("coach roof", received=1), tuco=at("car 3", loot=["jewel"])
        )
        assert (winners(match), ranking(match)) == ([1], [[1], [0], [2]])

    @pytest.mark.clause("HS-56")
    @pytest.mark.parametrize(("options", "money"), [({}, 250), ({"escape_counts": "all"}, 750)])
    def test_a_side_counts_what_its_free_bandits_have(self, options: dict[str, Any], money: int) -> None:
        match = escaped(
            2,
            options={**LEAFLET, **options},
            ghost={"car": "gone", "loot": ["purse:250"]},
            tuco=at("car 2", loot=["jewel"]),
            doc=at("car 3", loot=["strongbox"]),
            django=at("car 3", bullets=5),
        )
        assert scores(match) == [money, 2000]
        assert (winners(match), ranking(match)) == ([0], [[0], [1]])

    @pytest.mark.clause("HS-56")
    def test_ransoms_of_the_caught_are_not_counted_beside_a_free_bandit(self) -> None:
        match = escaped(
            2,
            options=LEAFLET,
            ghost=at("coach roof", hostage="teacher"),
            tuco=at("car 2", hostage="zealot"),
            doc="car 3",
            django=at("car 3", bullets=5),
        )
        assert scores(match) == [800, 1000]

    @pytest.mark.clause("HS-56")
    def test_a_team_with_a_free_bandit_comes_before_one_without(self) -> None:
        match = escaped(
            4,
            options=TEAMS,
            doc=at("car 2", loot=["strongbox"]),
            ghost="car 2",
            tuco={"car": "gone"},
            belle=at("car 3", loot=["jewel"]),
        )
        assert winners(match) == [2, 3]
        assert scores(match) == [2000, 2000, 1000, 1000]

    @pytest.mark.clause("HS-56")
    def test_with_two_bandits_only_the_escaped_ones_cards_are_void(self) -> None:
        places: dict[str, Any] = {"tuco": "car 3", "doc": "car 1", "django": "car 1", "marshal": 2}
        match = station(
            "escape",
            2,
            options=LEAFLET,
            ghost={"car": "gone"},
            **places,
            pile=["ghost move", "ghost marshal", "tuco move"],
        )
        assert texts(match) == ["marshal to 1", "marshal to 3"]
        match.play("marshal to 1")
        assert [happened[1:] for happened in told(match) if happened[0] == "no-effect"] == [("ghost", "move")]
        assert ("moved", "tuco", {"car": 2, "floor": "inside"}) in told(match)
        places["tuco"] = {"car": "gone"}
        match = station(
            "escape", 2, options=LEAFLET, ghost={"car": "gone"}, **places, pile=["ghost marshal", "doc move"]
        )
        assert [happened[1:] for happened in told(match) if happened[0] == "no-effect"] == [("ghost", "marshal")]

    @pytest.mark.clause("HS-56")
    def test_when_the_second_bandit_has_left_the_marshal_card_works_too(self) -> None:
        match = station(
            "escape",
            2,
            options=LEAFLET,
            ghost="car 3",
            tuco={"car": "gone"},
            doc="car 1",
            django="car 1",
            marshal=2,
            pile=["tuco move", "ghost marshal"],
        )
        assert texts(match) == ["marshal to 1", "marshal to 3"]


class TestMortalBullet:
    @pytest.mark.clause("HS-40", "CE-E10")
    def test_every_bullet_of_the_last_round_costs_150_dollars(self) -> None:
        match = station(
            "mortal-bullet",
            phase="over",
            doc=at("car 2", received=["shot", "neutral", "neutral"], hits=2),
            ghost=at("car 3", bullets=4),
            tuco=at("car 1", loot=["jewel"]),
        )
        assert scores(match) == [-300, 1000, 500]
        assert ranking(match) == [[1], [2], [0]]

    @pytest.mark.clause("HS-40")
    def test_only_with_that_card(self) -> None:
        match = station("sharing", phase="over", doc=at("car 2", received=3, hits=2), ghost="car 3", tuco="car 1")
        assert scores(match) == [1000, 1000, 1000]

    @pytest.mark.clause("HS-40")
    def test_shots_and_neutral_bullets_of_this_round_count_alike(self) -> None:
        match = station(
            "mortal-bullet",
            marshal=2,
            doc=at("car 1", received=2),
            ghost="roof 0",
            tuco="roof 3",
            pile=["doc move", "tuco fire"],
        )
        match.play("move to car 2")
        assert (bandit(match, "doc")["hits"], received(match, "doc")) == (2, 4)
        assert scores(match) == [-300, 0, 1000]

    @pytest.mark.clause("HS-40")
    def test_a_new_round_begins_without_hits(self) -> None:
        match = coach(doc=at("car 2", received=2, hits=2), ghost="car 3", tuco="car 1", phase="event", card="bridge")
        assert (bandit(match, "doc")["hits"], received(match, "doc")) == (0, 2)


class TestOrderAtTheEndOfARound:
    @pytest.mark.clause("HS-55")
    def test_event_then_coach_then_traveller_then_first_player_and_decks(self) -> None:
        match = both(
            card="shotguns-rage", phase="event", coach=1, shotgun="train", doc="car 1", ghost="roof 2", tuco="time car"
        )
        assert (to_move(match), match.view(None)["decision"]) == ("ghost", "flee")
        match.play("flee to roof 1")
        assert (to_move(match), match.view(None)["decision"]) == ("tuco", "travel")
        match.play("hide under car 3")
        keys = (
            "event",
            "neutral",
            "coach-moved",
            "met-shotgun",
            "ran",
            "travelled-hidden",
            "round-ended",
            "draws",
            "round-began",
        )
        order = [happened[0] for happened in told(match) if happened[0] in keys]
        assert order == [
            "event",
            "neutral",
            "coach-moved",
            "met-shotgun",
            "neutral",
            "ran",
            "travelled-hidden",
            "round-ended",
            "draws",
            "draws",
            "draws",
            "round-began",
        ]
        assert match.view(None)["first"] == 1

    @pytest.mark.clause("HS-55")
    def test_all_encounters_of_the_event_come_before_the_coach_moves(self) -> None:
        match = coach(
            card="braking", phase="event", coach=1, shotgun="train", doc="roof 2", ghost="roof 2", tuco="car 3"
        )
        assert [seen["received"] for seen in match.view(None)["bandits"]] == [1, 1, 0]
        assert "coach-moved" not in [happened[0] for happened in told(match)]
        play(match, "flee to roof 0", "flee to roof 2")
        assert received(match, "ghost") == 2
        assert match.view(None)["coach"]["facing"] == 2

    @pytest.mark.clause("HS-55")
    def test_in_the_last_round_the_coach_moves_too_and_that_bullet_is_mortal(self) -> None:
        match = station(
            "mortal-bullet",
            coach=2,
            shotgun="train",
            doc=at("roof 3", loot=["jewel"]),
            ghost="car 1",
            tuco=at("car 1", bullets=5),
        )
        assert match.over
        assert (match.view(None)["coach"]["facing"], where(match, "doc")) == (3, "roof 2")
        assert scores(match) == [350, 0, 1000]

    @pytest.mark.clause("HS-55")
    def test_the_last_collision_counts_for_the_tie_break(self) -> None:
        match = station(
            "sharing",
            coach=2,
            shotgun="train",
            doc=at("roof 3", loot=["jewel"]),
            ghost=at("car 1", loot=["jewel"]),
            tuco="car 2",
        )
        assert ranking(match) == [[1], [0], [2]]

    @pytest.mark.clause("HS-55")
    def test_the_car_bonus_comes_after_the_coach(self) -> None:
        match = both(round=5, card="sharing", phase="event", coach=1, doc="time car", ghost="car 1", tuco="car 1")
        order = [happened[0] for happened in told(match) if happened[0] in ("event", "coach-moved", "car-bonus")]
        assert order == ["event", "coach-moved", "car-bonus"]
