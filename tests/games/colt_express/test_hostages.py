"""Horses & Stagecoach: hostages, what they do to their captors, and their ransoms."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, cards, coach, received, table, to_move, told, where, written
from tests.kit import texts

from saloon import Match

FAR = {"belle": "car 3"}


def score(match: Match, seat: int = 0) -> Any:
    """What a player counts, the title of Gunslinger (which all share here) aside."""
    assert match.result
    return match.result.scores[seat] - 1000


def captor(hostage: str, **more: Any) -> dict[str, Any]:
    """A bandit on roof 2 with a hostage."""
    return at("roof 2", hostage=hostage, **more)


class TestTaking:
    @pytest.mark.clause("HS-20")
    def test_each_takes_one_of_his_choice_once(self) -> None:
        match = coach(
            doc="coach roof", **FAR, pile=["doc floor", "doc floor", "belle move"], hostages=["zealot", "banker"]
        )
        assert texts(match) == ["take zealot", "take banker"]
        match.play("take banker")
        assert (bandit(match, "doc")["hostage"], match.view(None)["hostages"]) == ("banker", ["zealot"])
        assert to_move(match) == "belle"

    @pytest.mark.clause("HS-20")
    def test_the_last_one_is_taken_without_asking_and_then_there_is_none(self) -> None:
        match = coach(
            doc="coach roof",
            tuco="coach roof",
            belle=at("car 3", hostage="zealot"),
            hostages=["banker"],
            pile=["doc floor", "tuco floor", "belle move"],
        )
        assert (bandit(match, "doc")["hostage"], bandit(match, "tuco")["hostage"]) == ("banker", None)

    @pytest.mark.clause("HS-20")
    def test_the_effect_begins_with_cards_already_played(self) -> None:
        match = coach(
            doc="coach roof",
            tuco="coach roof",
            **FAR,
            shotgun="train",
            coach=2,
            pile=["doc floor", "doc floor", "doc punch", "belle move"],
            hostages=["teacher", "banker"],
        )
        match.play("take teacher")
        assert ("no-effect", "doc", "punch") in told(match)
        match = coach(
            5,
            doc="coach roof",
            **FAR,
            coach=2,
            pile=["doc floor", "doc floor", "doc move", "belle move"],
            hostages=["old-lady", "banker", "teacher", "zealot"],
        )
        match.play("take old-lady")
        assert where(match, "doc") == "roof 2"
        assert to_move(match) == "belle"

    @pytest.mark.clause("HS-20")
    def test_dead_cards_may_still_be_played(self) -> None:
        match = coach(doc=captor("teacher", hand=["punch", "ride"]), **FAR)
        assert {"play punch", "play ride"} <= {*texts(match)}


class TestBurdens:
    @pytest.mark.clause("HS-20")
    def test_no_ride_with_the_zealot(self) -> None:
        match = coach(doc=captor("zealot"), **FAR, horses={2: 1}, pile=["doc ride", "belle move"])
        assert ("no-effect", "doc", "ride") in told(match)

    @pytest.mark.clause("HS-22")
    def test_one_card_fewer_with_the_minister(self) -> None:
        match = coach(doc=captor("minister"), tuco={}, belle={}, phase="round-start")
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [6, 6, 6]
        match = coach(
            tuco=captor("minister", hand=["move", "rob"], kept=2, early=["move", "rob"]),
            doc={},
            belle={},
            phase="round-start",
        )
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [5, 7, 6]

    @pytest.mark.clause("HS-21")
    def test_one_car_with_the_old_lady(self) -> None:
        match = coach(5, doc=at("roof 3", hostage="old-lady"), **FAR, coach=3, pile=["doc move"])
        assert texts(match) == ["move to roof 2", "move to roof 4", "move to coach roof"]
        match = coach(5, doc=at("roof 3", hostage="old-lady"), **FAR, coach=0, horses={3: 1}, pile=["doc ride"])
        assert {"ride to car 1", "ride to car 5"} <= {*texts(match)}

    @pytest.mark.clause("HS-23")
    def test_the_poodle_bites_every_round(self) -> None:
        match = coach(doc=captor("poodle"), **FAR, tuco={}, phase="round-start", round=2)
        assert (received(match, "doc"), bandit(match, "doc")["hits"]) == (1, 0)
        assert cards(match, "doc", "hand", "deck")["neutral"] == 1
        match = coach(doc=captor("poodle"), **FAR, tuco={}, phase="round-start", neutral=0)
        assert received(match, "doc") == 0

    @pytest.mark.clause("HS-23")
    def test_for_experts_on_top_or_shuffled_in(self) -> None:
        for more, found in (({}, "hand"), ({"poodle_on_top": False}, None)):
            match = coach(
                doc=captor("poodle", hand=["move"] * 2 + ["floor"] * 2 + ["fire"]),
                **FAR,
                tuco={},
                phase="round-start",
                options={"expert": True, **more},
            )
            known = written(match, "doc").get("held", [])
            assert known == (["neutral"] if found else [])

    @pytest.mark.clause("HS-24")
    def test_the_photographer_sees_everything(self) -> None:
        match = coach(doc=captor("photographer", hand=["move"]), **FAR, card="tunnel", turn=1)
        assert texts(match) == ["play move", "draw"]
        match.play("play move")
        assert match.view(2)["pile"][0]["card"] == "move"
        match = coach(ghost=captor("photographer", hand=["move"]), **FAR)
        assert texts(match) == ["play move", "draw"]

    @pytest.mark.clause("HS-25")
    def test_the_poker_player_takes_every_power(self) -> None:
        match = coach(ghost=captor("poker-player", hand=["move"]), **FAR)
        assert texts(match) == ["play move", "draw"]
        match = coach(doc=captor("poker-player"), **FAR, tuco={}, phase="round-start")
        assert bandit(match, "doc")["hand"] == 6
        match = coach(tuco=captor("poker-player"), doc="car 2", **FAR, pile=["tuco fire", "belle move"])
        assert received(match, "doc") == 0
        match = coach(4, django=captor("poker-player"), doc="roof 3", **FAR, pile=["django fire", "belle move"])
        assert (received(match, "doc"), where(match, "doc")) == (1, "roof 3")
        held = at("car 2", hostage="poker-player")
        match = coach(cheyenne=held, doc=at("car 2", loot=["purse:250"]), **FAR, pile=["cheyenne punch"])
        assert texts(match) == ["throw to car 1", "throw to car 3"]
        match = coach(doc="car 2", belle=at("car 1", hostage="poker-player"), tuco="car 3", pile=["doc fire"])
        assert sorted(texts(match)) == ["shoot belle", "shoot tuco"]


class TestRansoms:
    def over(self, hostage: str, **more: Any) -> Any:
        return score(coach(phase="over", doc={"hostage": hostage, **more}, tuco={}, belle={}))

    @pytest.mark.clause("HS-26", "CE-E9")
    def test_every_one_of_them(self) -> None:
        assert self.over("zealot") == 700
        assert self.over("minister") == 900
        assert self.over("teacher") == 800
        assert self.over("poodle") == 1000
        assert self.over("old-lady", loot=["jewel", "jewel"]) == 2000
        assert self.over("poker-player", loot=["purse:250"] * 3) == 1500
        assert self.over("banker") == 0
        assert self.over("banker", loot=["strongbox"]) == 2000
        assert self.over("banker", loot=["strongbox", "strongbox"]) == 3000

    @pytest.mark.clause("CE-E9")
    def test_the_photographers(self) -> None:
        match = coach(
            phase="over",
            doc={"hostage": "photographer", "received": ["shot"] * 3 + ["neutral"] * 2},
            tuco={"bullets": 3},
            belle={},
        )
        assert match.result
        assert match.result.scores[0] == 600

    @pytest.mark.clause("HS-26")
    def test_a_shared_strongbox_is_still_there_for_the_banker(self) -> None:
        match = coach(
            doc=at("car 2", hostage="banker", loot=["strongbox"]),
            tuco="car 2",
            belle="car 3",
            phase="event",
            round=5,
            card="sharing",
        )
        assert score(match) == 500 + 1000


class TestSides:
    def pairs(self, **fields: Any) -> Match:
        bandits: dict[str, Any] = {"tuco": {}, "cheyenne": {}, "doc": {}, "django": {}}
        return table(2, options={"stagecoach": True}, **{**bandits, **fields})

    @pytest.mark.clause("HS-52")
    def test_some_bind_the_bandit_others_the_players_cards(self) -> None:
        match = self.pairs(
            tuco=at("car 2", hostage="teacher"),
            cheyenne="car 2",
            doc="car 2",
            django="car 1",
            pile=["tuco punch", "cheyenne punch"],
        )
        assert ("no-effect", "tuco", "punch") in told(match)
        assert to_move(match) == "tuco"
        match = self.pairs(cheyenne={"hostage": "minister"}, phase="round-start")
        assert [seen["hand"] for seen in match.view(None)["seats"]] == [5, 7]
        hand = ["tuco move", "cheyenne move"]
        match = self.pairs(tuco={"hand": hand}, cheyenne={"hostage": "photographer"}, card="tunnel", turn=1)
        match.play("play tuco move")
        assert match.view(1)["pile"][0]["card"] == "move"

    @pytest.mark.clause("HS-52")
    def test_ransoms_count_that_bandits_loot_and_strange_bullets(self) -> None:
        match = self.pairs(
            phase="over",
            tuco={"hostage": "old-lady", "loot": ["jewel"], "bullets": 5, "friendly": 1},
            cheyenne={"hostage": "photographer", "loot": ["jewel"], "received": ["allied", "shot", "neutral"]},
            doc={"bullets": 5},
        )
        assert match.result
        assert match.result.scores[0] == 2 * 500 + 500 + 200

    @pytest.mark.clause("HS-53")
    def test_in_teams_a_card_obeys_the_hostage_of_its_bandit(self) -> None:
        options = {"stagecoach": True, "variant": "teams"}
        near = {"doc": at("car 2", hostage="teacher"), "tuco": "car 2", "belle": "car 2", "ghost": "car 4"}
        match = table(4, options=options, pile=["tuco punch by doc"], **near)
        assert to_move(match) == "tuco"
        match = table(4, options=options, pile=["doc punch by tuco", "ghost move"], **near)
        assert ("no-effect", "doc", "punch") in told(match)
        hand = ["belle move", "ghost move"]
        match = table(
            4,
            options=options,
            doc={},
            tuco={},
            belle={"hand": hand, "hostage": "photographer"},
            ghost={},
            first="belle",
            card="tunnel",
            turn=1,
        )
        match.play("play ghost move")
        assert match.view(0)["pile"][0]["card"] == "move"

    @pytest.mark.clause("HS-53")
    def test_in_teams_ransoms_count_ones_own_and_no_allied_bullets(self) -> None:
        options = {"stagecoach": True, "variant": "teams"}
        match = table(
            4,
            options=options,
            phase="over",
            doc={"hostage": "photographer", "received": ["allied", "shot"]},
            tuco={"bullets": 5, "friendly": 1},
            belle={"bullets": 5},
            ghost={"bullets": 5},
        )
        assert match.result
        assert match.result.scores[0] == 200


@pytest.mark.clause("HS-20")
def test_a_hostage_is_public_for_good() -> None:
    match = coach(doc=captor("banker"), **FAR)
    assert [match.view(seat)["bandits"][0]["hostage"] for seat in (0, 1, None)] == ["banker"] * 3
