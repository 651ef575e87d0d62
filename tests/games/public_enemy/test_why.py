"""A change of a rule changes what is offered and the reason why not alike."""

from typing import Any

import pytest
from tests.games.public_enemy.table import table
from tests.planting import Rule, judged, plant

from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.cards import SALOON
from saloon.games.public_enemy.state import Bar
from saloon.games.public_enemy.turn import dollar_bar, draw_bar, look_bar, ride_bar, stack_bar, under_bar

DOLLARS = {"options": {"dollars": True}}
SPENT = {**DOLLARS, "dollar_spent": True}
CAVALRY = {"options": {"cavalry": True}, "cavalry": "deadwood"}
RIDING = {**CAVALRY, "phase": "cavalry"}
SWINDLER = {
    "phase": "swindler",
    "saloon": {"spent": ["swindler"]},
    "seats": {1: {"outlaws": ["elzy-lay", "bob-dalton"]}, 0: {"outlaws": ["tom-horn"]}},
}

# A position, a thing, a rule and what it is changed to, the reason before and after.
CASES: list[tuple[dict[str, Any], str, Rule, Rule, str, str]] = [
    (CAVALRY, "town:deadwood", draw_bar, lambda s, d: Bar.NONE, "pe-cavalry-watches", "offered"),
    (
        CAVALRY,
        "town:tombstone",
        draw_bar,
        lambda s, d: Bar.DRAW_WATCHED if d == 0 else Bar.NONE,
        "offered",
        "pe-cavalry-watches",
    ),
    (SPENT, "under:deadwood", dollar_bar, lambda s: Bar.NONE, "pe-dollar-spent", "offered"),
    (DOLLARS, "under:deadwood", under_bar, lambda s, town: Bar.DOLLAR_WATCHED, "offered", "pe-cavalry-watches"),
    (DOLLARS, "look:saloon", look_bar, lambda s, d: Bar.NOTHING_TO_LOOK_AT, "offered", "pe-nothing-to-look-at"),
    (SWINDLER, "stack:0:loners", stack_bar, lambda s, card, seat, gang: Bar.NONE, "pe-not-your-own", "offered"),
    (
        SWINDLER,
        "stack:1:daltons",
        stack_bar,
        lambda s, card, seat, gang: Bar.NO_STACK if gang == 1 else Bar.NONE,
        "offered",
        "pe-no-stack",
    ),
    (
        RIDING,
        "town:tombstone",
        ride_bar,
        lambda s, d: Bar.CAVALRY_THERE if d in (0, SALOON) else Bar.NONE,
        "offered",
        "pe-cavalry-there",
    ),
]


@pytest.mark.parametrize(("position", "on", "rule", "change", "before", "after"), CASES)
def test_a_planted_change_changes_both_the_offer_and_the_reason(
    position: dict[str, Any],
    on: str,
    rule: Rule,
    change: Rule,
    before: str,
    after: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert judged(GAME, table(**position).state, on) == (before == "offered", before)
    plant(monkeypatch, GAME, rule, change)
    assert judged(GAME, table(**position).state, on) == (after == "offered", after)
