"""The events of the round cards."""

from typing import Any

import pytest
from tests.games.colt_express.table import at, bandit, floor, loot, received, table, to_move, told, where
from tests.kit import kinds, texts

from saloon import Match

PLACES = {"doc": "car 0", "tuco": "roof 1", "belle": "car 2", "ghost": "roof 3", "django": "roof 5"}
NAMES = ("doc", "tuco", "belle", "ghost", "django")
STATION_CARDS = ("marshals-revenge", "pickpocketing", "hostage")
PURSES = {"car 1": ["purse 5:300", "purse 6:400", "jewel"], "roof 1": ["purse 7:500"], "car 2": ["purse 8:350"]}


def event(card: str, players: int = 3, /, **fields: Any) -> Match:
    """A match at the moment when the event of a card comes."""
    return table(players, round=5 if card in STATION_CARDS else 1, card=card, phase="event", **fields)


@pytest.mark.clause("CE-40")
def test_the_event_comes_after_the_last_card_of_the_pile() -> None:
    match = table(doc="car 1", tuco="roof 3", belle="car 3", card="braking", pile=["doc floor", "tuco floor"])
    order = [
        happened[:2] for happened in told(match) if happened[0] in ("changed-floor", "event", "swept", "round-began")
    ]
    assert order[:4] == [("changed-floor", "doc"), ("changed-floor", "tuco"), ("event", "braking"), ("swept", "doc")]
    assert (where(match, "doc"), where(match, "tuco")) == ("roof 0", "car 3")


@pytest.mark.clause("CE-40")
def test_the_event_of_the_station_card_comes_before_the_count() -> None:
    match = table(round=5, card="hostage", doc="roof 1", tuco="car 3", belle="car 3", pile=["doc move"])
    match.play("move to roof 0")
    assert match.over
    assert kinds(match)[-4:] == ["event", "bonus", "round-ended", "game-over"]
    assert match.result is not None
    assert match.result.scores == [1250, 1000, 1000]


@pytest.mark.clause("CE-40")
@pytest.mark.parametrize("card", ["tunnel", "bridge"])
def test_two_cards_bring_no_event(card: str) -> None:
    match = event(card, 5, marshal=4, **PLACES)
    assert [where(match, name) for name in NAMES] == list(PLACES.values())
    assert [received(match, name) for name in NAMES] == [0] * 5
    assert "event" not in kinds(match)


class TestRebellion:
    @pytest.mark.clause("CE-41", "CE-01")
    def test_everybody_inside_is_hit_in_the_locomotive_too(self) -> None:
        match = event("rebellion", 5, marshal=4, **PLACES)
        assert [received(match, name) for name in NAMES] == [1, 0, 1, 0, 0]
        assert [where(match, name) for name in NAMES] == list(PLACES.values())
        assert match.view(None)["neutral"] == 11


class TestTakeItAll:
    @pytest.mark.clause("CE-42")
    def test_the_second_strongbox_is_put_down_where_the_marshal_is_then(self) -> None:
        match = table(
            marshal=1, doc="roof 3", floor={0: ["strongbox"]}, card="take-it-all", pile=["doc marshal", "tuco rob"]
        )
        match.play("marshal to 2")
        assert floor(match, "car 2") == ["strongbox"]
        assert floor(match, "car 0") == ["strongbox"]
        assert match.view(None)["strongboxes_beside"] == 0

    @pytest.mark.clause("CE-42")
    def test_it_cannot_come_twice(self) -> None:
        match = event("take-it-all", marshal=1, doc=at("roof 3", loot=["strongbox"]), floor={0: ["strongbox"]})
        assert floor(match, "car 1") == []
        assert match.view(None)["strongboxes_beside"] == 0


class TestBrakingAndSwivelArm:
    @pytest.mark.clause("CE-43")
    def test_braking_moves_everybody_on_a_roof_one_car_forward(self) -> None:
        match = event("braking", 5, marshal=4, **PLACES)
        assert [where(match, name) for name in NAMES] == ["car 0", "roof 0", "car 2", "roof 2", "roof 4"]

    @pytest.mark.clause("CE-43", "CE-66")
    def test_braking_throws_nobody_off_the_locomotive(self) -> None:
        match = event("braking", doc="roof 0", tuco="roof 1", belle="car 1")
        assert [where(match, name) for name in ("doc", "tuco", "belle")] == ["roof 0", "roof 0", "car 1"]

    @pytest.mark.clause("CE-43")
    def test_the_swivel_arm_sweeps_everybody_on_a_roof_to_the_caboose(self) -> None:
        match = event("swivel-arm", 5, marshal=4, **PLACES)
        assert [where(match, name) for name in NAMES] == ["car 0", "roof 5", "car 2", "roof 5", "roof 5"]
        assert [received(match, name) for name in NAMES] == [0] * 5

    @pytest.mark.clause("CE-75")
    @pytest.mark.parametrize("card", ["braking", "swivel-arm"])
    def test_loot_on_a_roof_stays_there(self, card: str) -> None:
        match = event(card, doc="roof 2", floor={"roof 2": ["purse 5", "jewel"]})
        assert where(match, "doc") != "roof 2"
        assert floor(match, "roof 2") == ["purse 5", "jewel"]


class TestAngryMarshal:
    @pytest.mark.clause("CE-44", "CE-35")
    def test_he_shoots_at_the_roof_above_then_goes_back_and_chases_those_he_finds(self) -> None:
        places = {"doc": "roof 1", "tuco": "roof 2", "belle": "car 2", "ghost": "car 3"}
        match = event("angry-marshal", 4, marshal=1, **places)
        assert match.view(None)["marshal"] == 2
        assert [received(match, name) for name in places] == [1, 0, 1, 0]
        assert [where(match, name) for name in places] == ["roof 1", "roof 2", "roof 2", "car 3"]
        order = [happened[0] for happened in told(match) if happened[0] in ("neutral", "marshal-moved", "fled")]
        assert order == ["neutral", "marshal-moved", "fled", "neutral"]

    @pytest.mark.clause("CE-44", "CE-66")
    def test_in_the_caboose_he_shoots_and_stays(self) -> None:
        match = event("angry-marshal", marshal=3, doc="roof 3", tuco="roof 2", belle="car 2")
        assert match.view(None)["marshal"] == 3
        assert [received(match, name) for name in ("doc", "tuco", "belle")] == [1, 0, 0]

    @pytest.mark.clause("CE-36", "CE-44")
    def test_roof_and_car_are_two_blows_each_served_by_itself(self) -> None:
        places = {"doc": "roof 1", "tuco": "car 2", "belle": "car 2"}
        match = event("angry-marshal", marshal=1, neutral=2, **places)
        assert [received(match, name) for name in places] == [1, 0, 0]
        assert [where(match, name) for name in places] == ["roof 1", "roof 2", "roof 2"]


class TestPickpocketing:
    @pytest.mark.clause("CE-45")
    def test_a_bandit_alone_may_take_a_purse_or_leave_it(self) -> None:
        match = event("pickpocketing", doc="car 1", tuco="car 3", belle="car 3", floor=PURSES)
        assert to_move(match) == "doc"
        assert texts(match) == ["take purse 5", "take purse 6", "decline"]
        match.play("take purse 6")
        assert loot(match, "doc") == ["purse 6:400"]
        assert floor(match, "car 1") == ["purse 5:300", "jewel"]
        assert match.over

    @pytest.mark.clause("CE-45")
    def test_a_purse_left_lies_where_it_was(self) -> None:
        match = event("pickpocketing", doc="car 1", tuco="car 3", belle="car 3", floor=PURSES)
        match.play("decline")
        assert match.over
        assert (loot(match, "doc"), floor(match, "car 1")) == ([], PURSES["car 1"])

    @pytest.mark.clause("CE-45")
    def test_only_one_bandit_on_the_place_counts_as_alone_but_roof_and_inside_are_apart(self) -> None:
        places = {"doc": "car 1", "tuco": "roof 1", "belle": "car 2", "ghost": "car 2"}
        match = event("pickpocketing", 4, floor=PURSES, **places)
        assert (to_move(match), texts(match)) == ("doc", ["take purse 5", "take purse 6", "decline"])
        match.play("decline")
        assert (to_move(match), texts(match)) == ("tuco", ["take purse 7", "decline"])
        match.play("take purse 7")
        assert match.over
        assert floor(match, "car 2") == ["purse 8:350"]

    @pytest.mark.clause("CE-45")
    def test_everybody_takes_his_turn_clockwise_from_the_first_player(self) -> None:
        places = {"doc": "car 1", "tuco": "roof 1", "belle": "car 2"}
        match = event("pickpocketing", first="tuco", floor=PURSES, **places)
        asked = []
        while not match.over:
            asked.append(to_move(match))
            match.play("decline")
        assert asked == ["tuco", "belle", "doc"]

    @pytest.mark.clause("CE-45")
    def test_a_purse_moves_and_is_not_copied(self) -> None:
        match = event("pickpocketing", doc="roof 1", tuco="car 3", belle="car 3", floor=PURSES)
        match.play("take purse 7")
        everywhere = [token for tokens in match.truth.position()["floor"].values() for token in tokens] + loot(
            match, "doc"
        )
        assert sorted(everywhere) == sorted(token for tokens in PURSES.values() for token in tokens)
        assert match.result is not None
        assert match.result.scores[0] == 500 + 1000


class TestMarshalsRevenge:
    @pytest.mark.clause("CE-46")
    def test_those_on_his_roof_lose_their_purse_of_least_value(self) -> None:
        match = event(
            "marshals-revenge",
            4,
            marshal=2,
            doc=at("roof 2", loot=["purse 1:400", "purse 2:300", "purse 3:500", "jewel"]),
            tuco=at("roof 1", loot=["purse 4:250"]),
            belle=at("roof 2", loot=["jewel", "strongbox"]),
            ghost=at("car 3", loot=["purse 5:250"]),
        )
        assert bandit(match, "doc")["known_purses"] == [400, 500]
        assert bandit(match, "doc")["jewels"] == 1
        assert bandit(match, "tuco")["known_purses"] == [250]
        assert (bandit(match, "belle")["jewels"], bandit(match, "belle")["strongboxes"]) == (1, 1)
        assert bandit(match, "ghost")["known_purses"] == [250]
        assert [token.partition(":")[2] for token in match.truth.position()["lost"]] == ["300"]

    @pytest.mark.clause("CE-46")
    def test_a_purse_lost_counts_no_more(self) -> None:
        match = event("marshals-revenge", marshal=1, doc=at("roof 1", loot=["purse:450"]))
        assert match.result is not None
        assert match.result.scores[0] == 1000


class TestHostage:
    @pytest.mark.clause("CE-47", "CE-01")
    def test_everybody_in_or_on_the_locomotive_gets_250_in_cash(self) -> None:
        places = {"doc": "car 0", "tuco": "roof 0", "belle": "car 1", "ghost": "roof 1"}
        match = event("hostage", 4, marshal=3, **places)
        assert [bandit(match, name)["cash"] for name in places] == [250, 250, 0, 0]
        assert [bandit(match, name)["purses"] for name in places] == [0, 0, 0, 0]
        assert match.result is not None
        assert match.result.scores == [1250, 1250, 1000, 1000]

    @pytest.mark.clause("CE-47")
    def test_the_marshal_in_the_locomotive_does_not_matter(self) -> None:
        match = event("hostage", marshal=0, doc="roof 0", tuco="car 3", belle="car 3")
        assert bandit(match, "doc")["cash"] == 250
