"""Why something cannot be chosen, and the clause that says so."""

from typing import Any

import pytest
from tests.conformance.kit import Table, random_game
from tests.games.wyatt_earp.table import me, series, table
from tests.kit import play
from tests.planting import Rule, judged, plant

from saloon import Match
from saloon.engine import NOBODY
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.notation import CARD_NAMES
from saloon.games.wyatt_earp.rules import lay_bar, take_bar
from saloon.games.wyatt_earp.sheriff import fetch_bar, group_bar, play_bar
from saloon.games.wyatt_earp.state import Bar, Code, Decision
from saloon.lab.settings import Setting as Options

JESSE = {"jesse-james": series()}
TWO = {**JESSE, "wes-hardin": series()}
OPTION = {"options": {"empty_pile_shot": "not_playable"}, "reshuffled": True, "pile": {}}
CASES: list[tuple[list[dict[str, Any]], dict[str, Any], str, str, str]] = [
    ([me(hideout=1)], {"question": "draw"}, "card:hideout", "we-draw-first", "WE-01"),
    ([me(hideout=1)], {"question": "draw"}, "discard", "we-discard-empty", "WE-02"),
    ([me(hideout=2)], {}, "pile", "we-drawn-already", "WE-01"),
    ([me(hideout=2)], {}, "card:wyatt-earp", "we-no-such-card", ""),
    ([me(jesse_james=2, hideout=1)], {}, "play:jesse-james", "we-needs-series", "WE-06"),
    ([me(jesse_james=3)], {}, "play:jesse-james", "we-last-card", "WE-14"),
    ([me(hideout=2)], {"sheriff_played": True}, "play:hideout", "we-one-sheriff", "WE-10"),
    ([me(hideout=2)], {}, "play:hideout", "we-nothing-to-hide", "WE-26"),
    ([me(photo_jesse_james=1, hideout=1)], {}, "play:photo-jesse-james", "we-photo-unopened", "WE-06"),
    ([me(bank_robbery=2)], {}, "play:bank-robbery", "we-no-group", "WE-19"),
    ([me({"jesse-james": series(3, gun=True)}, fastest_gun=2)], {}, "play:fastest-gun", "we-gun-there", "WE-20"),
    ([me(JESSE, bank_robbery=2)], OPTION, "play:bank-robbery", "we-no-shot", "WE-43"),
    ([me(hideout=2)], {}, "poster:bob-dalton", "we-not-naming", "WE-59"),
    ([me(TWO)], {"question": "place", "playing": "bank-robbery"}, "group:1:jesse-james", "we-own-territory", "WE-18"),
    ([me(TWO)], {"question": "place", "playing": "bank-robbery"}, "group:0:bob-dalton", "we-no-group-there", "WE-57"),
    ([me(), me(TWO)], {"question": "hide"}, "group:0:jesse-james", "we-opponents-only", "WE-26"),
    ([me(JESSE), me(JESSE)], {"question": "steal"}, "group:0:jesse-james", "we-not-your-own", "WE-24"),
    ([me(), me(JESSE)], {"question": "steal"}, "group:1:bob-dalton", "we-no-outlaw-card", "WE-57"),
    (
        [me(), me({**TWO, "bob-dalton": series(2, hideout=True)})],
        {"question": "hide", "pile": {"wes-hardin": 2}},
        "group:1:bob-dalton",
        "we-hidden-already",
        "WE-26",
    ),
    (
        [me({"jesse-james": series(3, hideout=True), "wes-hardin": series(3, hideout=True)})],
        {"question": "unhide"},
        "group:0:bob-dalton",
        "we-no-hideout",
        "WE-52",
    ),
    ([me()], {"question": "fetch", "discard": ["hideout"]}, "found:wyatt-earp", "we-no-second-wyatt", "WE-12"),
    ([me()], {"question": "fetch", "discard": ["hideout"]}, "found:bob-dalton", "we-not-in-discard", "WE-12"),
    ([me(hideout=2)], {}, "nonsense", "we-not-asked", ""),
    # he may be the last card where he brings another
    ([me(wyatt_earp=1)], {}, "play:wyatt-earp", "we-can-be-played", "WE-10"),
    ([me(wyatt_earp=1)], {"options": {"wyatt_last": False}}, "play:wyatt-earp", "we-last-card", "WE-14"),
    # a card that can be played without its shot does not want for one
    ([me(most_wanted=1, hideout=1)], OPTION, "play:most-wanted", "we-can-be-played", "WE-10"),
    ([me(wyatt_earp=1, hideout=1)], {**OPTION, "pile": {"bob-dalton": 1}}, "play:wyatt-earp", "we-no-draw", "WE-43"),
]


@pytest.mark.parametrize(
    ("seats", "fields", "on", "code", "clause"), CASES, ids=[" ".join(case[2:4]) for case in CASES]
)
def test_the_reason(seats: list[dict[str, Any]], fields: dict[str, Any], on: str, code: str, clause: str) -> None:
    match = table(*seats, players=2, **fields)
    reason = match.why(on, 0)
    assert (reason.code, reason.clause) == (code, clause)


@pytest.mark.clause("WE-50")
def test_an_answer_with_another_card() -> None:
    match = table(me(hideout=1, sundance_kid=2), me(JESSE, hideout=1))
    match.play("play hideout")
    assert match.why("card:hideout", 1).code == "we-only-wyatt"


@pytest.mark.clause("WE-55")
def test_an_answer_with_another_photo() -> None:
    mine = me(jesse_james=3, sundance_kid=2)
    match = table(mine, me(photo_bob_dalton=1, hideout=1), options={"photo_out_of_turn": True})
    play(match, "lay 3 jesse-james")
    assert match.why("card:photo-bob-dalton", 1).code == "we-only-photo"


def no_discard(s: Any) -> int:
    return Bar.DISCARD_EMPTY


def series_of_two(s: Any, outlaw: int) -> int:
    return Bar.NONE if s.seats[s.turn].hand[outlaw] == 2 else Bar.NEEDS_SERIES


def not_from_jesse(player: Any, aim: int, territory: int, guns: int, outlaw: int) -> int:
    return Bar.NONE if outlaw else Bar.NO_OUTLAW_CARD


def whatever_the_territory(player: Any, aim: int, territory: int, guns: int, outlaw: int) -> int:
    return Bar.NONE if territory else Bar.NO_OUTLAW_CARD


def only_photos(s: Any, code: int, left: int) -> int:
    return Bar.ONE_SHERIFF if code >= Code.BANK else Bar.NONE


def only_what_is_not_there(s: Any, kind: int) -> int:
    return Bar.NOT_IN_DISCARD if s.discard[kind] else Bar.NONE


DRAWING = ([me(hideout=1)], {"question": "draw", "discard": ["hideout"]})
LAYING: tuple[list[Any], dict[str, Any]] = ([me(jesse_james=3, bob_dalton=2, hideout=1)], {})
STEALING = ([me(), me(TWO)], {"question": "steal"})
FETCHING = ([me()], {"question": "fetch", "discard": ["hideout", "bank-robbery"]})
Setting = tuple[list[dict[str, Any]], dict[str, Any]]


@pytest.mark.parametrize(
    ("setting", "rule", "change", "on", "before", "after"),
    [
        (DRAWING, take_bar, no_discard, "discard", "offered", "we-discard-empty"),
        (STEALING, group_bar, not_from_jesse, "group:1:jesse-james", "offered", "we-no-outlaw-card"),
        (STEALING, group_bar, not_from_jesse, "group:1:bob-dalton", "we-no-outlaw-card", "offered"),
        (STEALING, group_bar, whatever_the_territory, "group:0:jesse-james", "we-not-your-own", "offered"),
        (FETCHING, fetch_bar, only_what_is_not_there, "found:hideout", "offered", "we-not-in-discard"),
        (FETCHING, fetch_bar, only_what_is_not_there, "found:wyatt-earp", "we-no-second-wyatt", "offered"),
    ],
)
def test_another_rule_offers_and_refuses_otherwise(
    monkeypatch: pytest.MonkeyPatch, setting: Setting, rule: Rule, change: Rule, on: str, before: str, after: str
) -> None:
    assert judged_at(setting, on) == (before == "offered", before)
    plant(monkeypatch, GAME, rule, change)
    assert judged_at(setting, on) == (after == "offered", after)


def test_another_rule_for_series_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, GAME, lay_bar, series_of_two)
    match = table(*LAYING[0], players=2)
    assert match.why("play:jesse-james", 0).code == "we-needs-series"
    assert match.why("play:bob-dalton", 0).code == "we-can-be-laid"
    assert not any(choice.text.endswith("jesse-james") for choice in match.choices() if choice.text.startswith("lay"))


def test_another_rule_for_sheriff_cards_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, GAME, play_bar, only_photos)
    match = table(me(JESSE, photo_bob_dalton=1, bank_robbery=2), players=2)
    assert match.why("play:bank-robbery", 0).code == "we-one-sheriff"
    assert match.why("play:photo-bob-dalton", 0).code == "we-can-be-played"
    assert [choice.text for choice in match.choices() if choice.text.startswith("play")] == ["play photo-bob-dalton"]


@pytest.mark.parametrize("players", GAME.players)
def test_a_card_is_said_to_be_playable_if_and_only_if_it_is(players: int) -> None:
    """At every question of a game, of every card."""
    for state in random_game(Table(GAME.slug, Options(players, {})), seed=2):
        asked = state.actor != NOBODY and state.decision == Decision.TURN
        choices = [GAME.choice(state, code) for code in state.legal[: state.legal_n]] if asked else []
        playable = {choice.on.removeprefix("card:") for choice in choices if choice.key != "we-discard"}
        told = {name: GAME.why(state, f"play:{name}").code for name in CARD_NAMES} if asked else {}
        assert {name for name, code in told.items() if code.startswith("we-can-be-")} == playable


def test_a_card_that_no_choice_stands_on_is_not_said_to_be_offered() -> None:
    state = state_of(table(me(hideout=2), players=2))
    assert judged(GAME, state, "card:hideout") == (True, "offered")
    state.legal_n = 0
    assert judged(GAME, state, "card:hideout") == (False, "we-no-such-card")


def judged_at(setting: Setting, on: str) -> tuple[bool, str]:
    seats, fields = setting
    return judged(GAME, state_of(table(*seats, players=2, **fields)), on)


def state_of(match: Match) -> Any:
    """The whole truth about a match."""
    return match._history.state
