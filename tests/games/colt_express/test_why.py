"""The rule that offers is the rule that refuses: where two tellings once disagreed, and rules changed for a test."""

from typing import Any

import pytest
from tests.games.colt_express.table import state_of, table
from tests.kit import play, texts
from tests.planting import Rule, judged, plant

from saloon import Match
from saloon.games.colt_express import GAME
from saloon.games.colt_express.actions import marshal_bar, move_bar, shot_bar, throw_bar
from saloon.games.colt_express.plan import play_bar
from saloon.games.colt_express.state import Bar

HERE: dict[str, Any] = {"doc": "car 2", "tuco": "car 1", "ghost": "car 3"}


def told(match: Match, on: str) -> tuple[str, str]:
    """The reason given for a thing that cannot be chosen, and its clause."""
    assert match.to_move is not None
    reason = match.why(on, match.to_move)
    return reason.code, reason.clause


@pytest.mark.clause("CE-63")
def test_a_card_that_is_not_there_does_not_cover_and_neither_does_a_bullet() -> None:
    hand = {"hand": ["ghost fire", "tuco move", "tuco fire", "neutral"]}
    bandits: dict[str, Any] = {"ghost": hand, "tuco": {}, "doc": {}, "django": {}}
    match = table(2, options={"variant": "leaflet"}, card="braking", turn=1, **bandits)
    match.play("play ghost fire")
    assert told(match, "card:ghost move") == ("ce-covers-by-the-other", "CE-63")
    assert told(match, "card:marshal") == ("ce-covers-by-the-other", "CE-63")
    assert told(match, "card:tuco punch") == ("ce-no-such-card-of", "")
    assert told(match, "card:neutral") == ("ce-bullet", "CE-08")


@pytest.mark.clause("CE-26")
def test_where_chance_decides_no_purse_is_said_to_lie_elsewhere_that_does_not() -> None:
    lying = {1: ["purse 3:250"], 2: ["purse 4:500", "jewel"]}
    match = table(options={"rob_by_lot": True}, floor=lying, pile=["doc rob", "tuco move"], **HERE)
    assert texts(match) == ["rob purse", "rob jewel"]
    assert told(match, "purse:4") == ("ce-purses-by-lot", "CE-26")
    assert told(match, "purse:3") == ("ce-loot-elsewhere", "CE-32")


@pytest.mark.clause("CE-30")
def test_a_punch_names_a_kind_and_no_purse_or_one_of_the_victims() -> None:
    fields: dict[str, Any] = {
        "doc": "car 2",
        "tuco": {"car": 2, "loot": ["purse 3:250", "jewel"]},
        "belle": "car 3",
        "floor": {1: ["purse 4:500"]},
        "pile": ["doc punch"],
    }
    match = table(**fields)
    assert told(match, "purse:3") == ("ce-name-the-kind", "CE-30")
    named = table(options={"punch_names_the_purse": True}, **fields)
    assert told(named, "purse:4") == ("ce-not-the-victims", "CE-30")
    assert told(named, "loot:purse")[0] == "ce-name-the-purse"
    assert told(named, "loot:strongbox") == ("ce-victim-has-none", "CE-30")


def test_a_bandit_who_is_taken_is_said_to_be() -> None:
    match = play(Match.new("colt-express", 3, {"characters": "chosen"}, seed=1), "be belle")
    assert told(match, "character:belle")[0] == "ce-character-taken"


def test_a_pair_goes_by_its_leader() -> None:
    match = Match.new("colt-express", 2, {"variant": "leaflet", "characters": "chosen"}, seed=1)
    leader, partner = match.view(None)["pairs"][0]
    assert judged(GAME, state_of(match), f"character:{leader}") == (True, "offered")
    assert judged(GAME, state_of(match), f"character:{partner}") == (False, "ce-no-leader")


def test_a_fist_that_cannot_be_closed_is_not_said_to_be_offered() -> None:
    bandits: dict[str, Any] = {"ghost": {}, "tuco": {}, "doc": {}, "django": {}}
    state = state_of(table(2, options={"variant": "leaflet"}, phase="fists", **bandits))
    assert judged(GAME, state, "bandit:tuco") == (True, "offered")
    state.legal_n = 1  # as if only the first could be in his left
    assert judged(GAME, state, "bandit:tuco") == (False, "ce-not-asked")


def not_to_the_front(s: Any, here: int, steps: int, reached: int, there: int) -> int:
    return Bar.MUST_MOVE if there < here else Bar.NONE


def anybody_but_tuco(s: Any, bandit: int, seen: int, target: int) -> int:
    return Bar.TOO_FAR_INSIDE if target == 1 else Bar.NONE


def to_the_roofs(s: Any, near: int, place: int) -> int:
    return Bar.NONE if place & 1 else Bar.THROWN_ONE_CAR


def two_cars(s: Any, place: int) -> int:
    return Bar.MARSHAL_ONE_CAR if place == 2 else Bar.NONE


def only_what_one_does_not_hold(cards: Any, card: int) -> int:
    return Bar.BULLET if cards.hand[card] else Bar.NONE


MOVING: dict[str, Any] = {**HERE, "pile": ["doc move"]}
FIRING: dict[str, Any] = {**HERE, "pile": ["doc fire"]}
THROWING: dict[str, Any] = {**HERE, "tuco": {"car": 2, "loot": []}, "pile": ["doc punch"]}
SENDING: dict[str, Any] = {**HERE, "marshal": 2, "doc": "roof 0", "pile": ["doc marshal"]}
PLANNING: dict[str, Any] = {**HERE, "doc": {"hand": ["move", "rob"]}, "first": "doc", "card": "braking"}


@pytest.mark.parametrize(
    ("fields", "rule", "change", "on", "before", "after"),
    [
        (MOVING, move_bar, not_to_the_front, "place:1:inside", "offered", "ce-must-move"),
        (MOVING, move_bar, not_to_the_front, "place:3:roof", "ce-move-keeps-floor", "offered"),
        (FIRING, shot_bar, anybody_but_tuco, "bandit:tuco", "offered", "ce-too-far-inside"),
        (FIRING, shot_bar, anybody_but_tuco, "bandit:doc", "ce-no-target", "offered"),
        (THROWING, throw_bar, to_the_roofs, "place:1:inside", "offered", "ce-thrown-one-car"),
        (THROWING, throw_bar, to_the_roofs, "place:2:roof", "ce-thrown-one-car", "offered"),
        (SENDING, marshal_bar, two_cars, "place:1:inside", "offered", "ce-marshal-one-car"),
        (SENDING, marshal_bar, two_cars, "place:0:inside", "ce-marshal-one-car", "offered"),
        (PLANNING, play_bar, only_what_one_does_not_hold, "card:rob", "offered", "ce-bullet"),
        (PLANNING, play_bar, only_what_one_does_not_hold, "card:fire", "ce-no-such-card", "offered"),
    ],
)
def test_another_rule_offers_and_refuses_otherwise(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], rule: Rule, change: Rule, on: str, before: str, after: str
) -> None:
    assert judged(GAME, state_of(table(**fields)), on) == (before == "offered", before)
    plant(monkeypatch, GAME, rule, change)
    assert judged(GAME, state_of(table(**fields)), on) == (after == "offered", after)
