"""Horses & Stagecoach: the attack on horseback, the Ride, and horses out of breath."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, coach, horses, new_state, received, to_move, told, where
from tests.kit import kinds, play, texts

from saloon import Match
from saloon.games.colt_express.cards import Card

RIDERS: dict[str, Any] = {"doc": {}, "ghost": {}, "tuco": {}}
PAIRS: dict[str, Any] = {"tuco": {}, "cheyenne": {}, "doc": {}, "django": {}}
LEAFLET: dict[str, Any] = {"variant": "leaflet"}
SIX: dict[str, Any] = {"ghost": {}, "tuco": {}, "doc": {}, "django": {}, "belle": {}, "cheyenne": {}}


def attack(players: int = 3, /, **fields: Any) -> Match:
    """The attack on horseback, everybody in the saddle unless told otherwise."""
    return coach(players, phase="attack", **{**RIDERS, **fields})


def first(match: Match) -> int:
    """The seat of the First Player."""
    return int(match.view(None)["first"])


def rides(match: Match) -> list[str]:
    """Where a rider can dismount."""
    assert match.view(None)["decision"] == "ride"
    return [text.removeprefix("ride to ") for text in texts(match)]


class TestAttack:
    def test_everybody_closes_a_fist_around_bandit_or_horse(self) -> None:
        match = attack()
        asked = []
        for choice in ("ride on", "board", "board"):
            asked.append((to_move(match), texts(match)))
            match.play(f"{to_move(match)} {choice}")
        assert asked == [(name, [f"{name} board", f"{name} ride on"]) for name in ("doc", "ghost", "tuco")]
        assert (where(match, "ghost"), where(match, "tuco")) == ("car 3", "car 3")

    def test_nothing_is_seen_before_all_have_chosen(self) -> None:
        match = play(attack(), "doc board")
        assert where(match, "doc") == "nowhere"
        assert horses(match) == [0, 0, 0, 0]
        assert match.view(0)["picked"] == ["board"]
        other = play(attack(), "doc ride on")
        for seat in (1, 2, None):
            assert match.view(seat) == other.view(seat)
            assert told(match, seat) == told(other, seat)
        play(match, "ghost ride on", "tuco ride on")
        assert where(match, "doc") == "car 3"
        assert [happened[:2] for happened in told(match)][-3:] == [
            ("boarded", "doc"),
            ("rode-on", "ghost"),
            ("rode-on", "tuco"),
        ]

    def test_who_boards_is_inside_and_his_horse_waits_beside_the_wagon(self) -> None:
        match = play(attack(), "doc board", "ghost ride on", "tuco ride on", "ghost board", "tuco ride on")
        assert [where(match, name) for name in RIDERS] == ["car 3", "car 2", "car 1"]
        assert horses(match) == [0, 1, 1, 1]

    def test_who_is_left_alone_chooses_any_wagon_not_yet_passed(self) -> None:
        match = play(attack(5), *(f"{name} board" for name in RIDERS), "django ride on", "cheyenne board")
        assert (to_move(match), texts(match)) == ("django", [f"django board {car}" for car in (1, 2, 3, 4)])
        match.play("django board 2")
        assert where(match, "django") == "car 2"
        assert horses(match) == [0, 0, 1, 0, 0, 4]

    def test_the_last_two_go_on_wagon_by_wagon(self) -> None:
        match = play(attack(4), "doc board", "ghost board", "tuco ride on", "django ride on")
        assert match.view(None)["attack"] == {"wagon": 3, "riding": ["tuco", "django"]}
        play(match, "tuco ride on", "django board")
        assert texts(match) == ["tuco board 1", "tuco board 2"]

    def test_at_the_first_wagon_all_who_still_ride_must_board(self) -> None:
        match = play(attack(), *(f"{name} ride on" for name in RIDERS), *(f"{name} ride on" for name in RIDERS))
        assert match.view(None)["phase"] == "plan"
        assert [where(match, name) for name in RIDERS] == ["car 1"] * 3
        assert horses(match) == [0, 3, 0, 0]

    @pytest.mark.clause("HS-41")
    def test_the_first_player_comes_from_the_rearmost_wagon_anybody_boarded(self) -> None:
        found = set()
        for seed in range(20):
            match = attack(4, seed=seed)
            play(match, *(f"{name} ride on" for name in (*RIDERS, "django")))
            play(match, "doc ride on", "ghost board", "tuco board", "django ride on")
            play(match, "doc ride on", "django board")
            found.add(first(match))
        assert found == {1, 2}

    @pytest.mark.clause("HS-41")
    def test_in_two_bandit_games_the_owner_of_the_bandit_drawn(self) -> None:
        found = set()
        for seed in range(12):
            match = coach(2, seed=seed, options=LEAFLET, phase="attack", ghost={}, tuco={}, doc={}, django={})
            play(match, "ghost ride on", "tuco ride on", "doc board", "django ride on")
            while match.view(None)["phase"] == "attack":
                match.play(texts(match)[0])
            found.add(first(match))
        assert found == {1}

    @pytest.mark.clause("HS-41")
    def test_in_teams_he_is_one_of_the_players_a_wherever_they_boarded(self) -> None:
        found = set()
        for seed in range(20):
            match = attack(4, seed=seed, options={"variant": "teams"}, belle={})
            play(match, "doc ride on", "ghost board", "tuco ride on", "belle board")
            while match.view(None)["phase"] == "attack":
                match.play(texts(match)[0])
            found.add(first(match))
        assert found == {0, 2}

    @pytest.mark.clause("HS-58")
    def test_with_two_bandits_each_of_them_decides_for_itself(self) -> None:
        match = coach(2, phase="attack", **PAIRS)
        assert [len(texts(match)), to_move(match)] == [2, "tuco"]
        play(match, "tuco ride on", "cheyenne board", "doc board", "django ride on")
        assert [where(match, name) for name in PAIRS] == ["nowhere", "car 4", "car 4", "nowhere"]
        assert match.view(None)["attack"] == {"wagon": 3, "riding": ["tuco", "django"]}
        assert horses(match) == [0, 0, 0, 0, 2]

    @pytest.mark.clause("HS-58")
    def test_the_player_of_the_last_fist_chooses_freely_for_all_his_riders(self) -> None:
        match = play(coach(2, phase="attack", **PAIRS), *(f"{name} ride on" for name in ("tuco", "cheyenne")))
        play(match, "doc board", "django board")
        assert texts(match) == ["tuco board 1", "tuco board 2", "tuco board 3"]
        match.play("tuco board 1")
        assert texts(match) == ["cheyenne board 1", "cheyenne board 2", "cheyenne board 3"]
        match.play("cheyenne board 3")
        assert (where(match, "tuco"), where(match, "cheyenne"), horses(match)) == ("car 1", "car 3", [0, 1, 0, 1, 2])

    @pytest.mark.clause("HS-58")
    def test_two_riders_of_one_player_are_one_fist(self) -> None:
        """Wherever both players still have a rider, all riders choose in secret."""
        match = play(coach(2, phase="attack", **PAIRS), "tuco ride on", "cheyenne ride on", "doc ride on")
        match.play("django board")
        assert texts(match) == ["tuco board", "tuco ride on"]

    @pytest.mark.parametrize(
        ("players", "options", "rides"),
        [(3, {}, 3), (2, {}, 4), (2, LEAFLET, 4), (3, LEAFLET, 6), (6, {}, 6), (2, {"ride_cards": "one"}, 2)],
    )
    def test_every_bandit_has_a_horse_and_a_ride(self, players: int, options: dict[str, Any], rides: int) -> None:
        state = new_state(players, 3, stagecoach=True, **options)
        own = [seat.deck[Card.RIDE] + seat.deck[Card.RIDE + Card.OTHER] for seat in state.seats[:players]]
        assert sum(own) == rides
        match = Match.new("colt-express", players=players, options={"stagecoach": True, **options}, seed=3)
        while match.view(None)["phase"] in ("characters", "attack"):
            match.play(texts(match)[0])
        assert sum(horses(match)) == len(match.view(None)["bandits"])


class TestRide:
    @pytest.mark.clause("HS-17")
    @pytest.mark.parametrize("floor", ["car", "roof"])
    def test_a_rider_goes_none_to_three_cars_either_way_and_dismounts_inside(self, floor: str) -> None:
        match = coach(6, coach=6, marshal=6, doc=f"{floor} 3", horses={3: 1}, pile=["doc ride"])
        assert rides(match) == [f"car {car}" for car in range(6)] + ["car 6", "coach"]
        match = coach(6, coach=6, doc=f"{floor} 1", horses={1: 1}, pile=["doc ride"])
        assert rides(match) == [f"car {car}" for car in (0, 1, 2, 3, 4)]

    @pytest.mark.clause("HS-17")
    def test_a_ride_nowhere_brings_inside_and_leaves_inside(self) -> None:
        for start in ("roof 2", "car 2"):
            match = coach(doc=start, ghost="car 2", tuco="car 3", horses={2: 1}, pile=["doc ride", "ghost move"])
            match.play("ride to car 2")
            assert (where(match, "doc"), horses(match)) == ("car 2", [0, 0, 1, 0])

    @pytest.mark.clause("HS-17")
    def test_a_ride_is_compulsory(self) -> None:
        match = coach(doc="roof 2", ghost="car 2", tuco="car 3", horses={2: 1}, pile=["doc ride"])
        assert all(text.startswith("ride to ") for text in texts(match))

    @pytest.mark.clause("HS-19")
    def test_without_a_horse_beside_his_car_there_is_no_ride(self) -> None:
        match = coach(doc="car 2", ghost="car 3", tuco="car 3", horses={1: 1, 3: 2}, pile=["doc ride"])
        assert ("no-effect", "doc", "ride") in told(match)
        assert where(match, "doc") == "car 2"

    @pytest.mark.clause("HS-19")
    def test_the_horse_moves_with_its_rider_and_stays_where_he_dismounts(self) -> None:
        match = coach(
            doc="car 3", ghost="car 1", tuco="car 3", horses={3: 2, 1: 1}, pile=["doc ride", "ghost ride", "tuco rob"]
        )
        match.play("ride to car 1")
        assert (where(match, "doc"), horses(match)) == ("car 1", [0, 2, 0, 1])
        match.play("ride to car 2")
        assert (where(match, "ghost"), horses(match)) == ("car 2", [0, 1, 1, 1])

    @pytest.mark.clause("HS-19")
    def test_whoever_stands_in_or_on_the_cars_passed_does_not_matter(self) -> None:
        match = coach(
            marshal=2,
            coach=1,
            shotgun="train",
            doc="car 3",
            ghost="car 1",
            tuco="roof 2",
            horses={3: 1},
            pile=["doc ride", "ghost move"],
        )
        match.play("ride to car 1")
        assert (where(match, "doc"), received(match, "doc")) == ("car 1", 0)

    @pytest.mark.clause("HS-18")
    def test_a_ride_into_the_marshals_car_ends_on_its_roof_with_a_bullet(self) -> None:
        match = coach(
            marshal=1, coach=3, doc="car 3", ghost="car 2", tuco="car 2", horses={3: 1}, pile=["doc ride", "ghost move"]
        )
        match.play("ride to car 1")
        assert (where(match, "doc"), received(match, "doc"), horses(match)) == ("roof 1", 1, [0, 1, 0, 0])

    @pytest.mark.clause("HS-18")
    def test_a_ride_into_the_coach_means_a_hostage(self) -> None:
        match = coach(
            coach=1,
            doc="car 3",
            ghost="car 2",
            tuco="car 2",
            horses={3: 1},
            hostages=["banker", "poodle"],
            pile=["doc ride", "ghost move"],
        )
        assert rides(match) == ["car 0", "car 1", "car 2", "car 3", "coach"]
        match.play("ride to coach")
        assert (to_move(match), texts(match)) == ("doc", ["take banker", "take poodle"])
        match.play("take poodle")
        assert (where(match, "doc"), bandit(match, "doc")["hostage"], horses(match)) == (
            "coach",
            "poodle",
            [0, 1, 0, 0],
        )

    @pytest.mark.clause("HS-18")
    def test_in_the_car_the_coach_faces_one_may_dismount_into_either(self) -> None:
        match = coach(6, coach=4, doc="car 1", ghost="car 2", horses={1: 1}, pile=["doc ride"])
        assert rides(match) == ["car 0", "car 1", "car 2", "car 3", "car 4", "coach"]
        match = coach(6, coach=5, doc="car 1", ghost="car 2", horses={1: 1}, pile=["doc ride"])
        assert "coach" not in rides(match)

    @pytest.mark.clause("HS-19")
    @pytest.mark.parametrize("start", ["coach", "coach roof"])
    def test_from_the_coach_one_mounts_a_horse_beside_the_faced_car(self, start: str) -> None:
        own = {"hostage": "banker"} if start == "coach" else {}
        match = coach(coach=2, doc=at(start, **own), ghost="car 1", tuco="car 1", horses={2: 1}, pile=["doc ride"])
        assert rides(match) == ["car 0", "car 1", "car 2", "car 3", "coach"]
        match = coach(coach=2, doc=at(start, **own), ghost="car 1", tuco="car 1", horses={1: 1}, pile=["doc ride"])
        assert ("no-effect", "doc", "ride") in told(match)

    @pytest.mark.clause("HS-17")
    @pytest.mark.parametrize(("start", "end"), [("car 2", "coach"), ("coach", "car 2"), ("roof 2", "coach")])
    def test_a_horse_is_a_bridge_between_coach_and_car_without_moving(self, start: str, end: str) -> None:
        match = coach(
            coach=2,
            doc=at(start, hostage="banker"),
            ghost="car 1",
            tuco="car 1",
            horses={2: 1},
            pile=["doc ride", "ghost move"],
        )
        match.play(f"ride to {end}")
        assert (where(match, "doc"), horses(match)) == (end, [0, 0, 1, 0])


class TestPantingHorses:
    def panting(self, players: int, /, **fields: Any) -> Match:
        return coach(players, card="panting-horses", phase="event", **fields)

    @pytest.mark.clause("HS-37")
    @pytest.mark.parametrize(("players", "gone"), [(3, 1), (4, 1), (5, 2), (6, 2)])
    def test_the_horses_nearest_the_caboose_are_out_of_the_game(self, players: int, gone: int) -> None:
        match = self.panting(players, horses={0: 1, 1: 1, 2: 1})
        assert horses(match)[:3] == ([1, 1, 0] if gone == 1 else [1, 0, 0])
        assert match.view(None)["horses_gone"] == players - 3 + gone

    @pytest.mark.clause("HS-37")
    def test_several_at_one_car_are_alike(self) -> None:
        match = self.panting(6, horses={1: 2, 4: 3})
        assert horses(match) == [0, 2, 0, 0, 1, 0, 0]
        assert [happened for happened in told(match) if happened[0] == "horse-lost"] == [("horse-lost", 4)] * 2

    @pytest.mark.clause("HS-37")
    def test_fewer_than_asked_are_all_gone(self) -> None:
        match = self.panting(5, horses={3: 1})
        assert sum(horses(match)) == 0
        match = self.panting(5, horses={})
        assert "horse-lost" not in kinds(match)

    @pytest.mark.clause("HS-57")
    def test_players_are_counted_and_not_bandits(self) -> None:
        match = self.panting(3, options=LEAFLET, **SIX, horses={1: 3, 3: 1, 4: 2})
        assert len(match.view(None)["bandits"]) == 6
        assert horses(match) == [0, 3, 0, 1, 1]

    @pytest.mark.clause("HS-57")
    def test_they_go_one_by_one_from_the_rear(self) -> None:
        match = self.panting(6, horses={2: 2, 3: 1, 5: 1})
        assert [happened[1] for happened in told(match) if happened[0] == "horse-lost"] == [5, 3]
        match = self.panting(6, horses={2: 3, 5: 2})
        assert [happened[1] for happened in told(match) if happened[0] == "horse-lost"] == [5, 5]
