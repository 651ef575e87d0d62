"""A change of a rule changes what is offered and the reason why not alike."""

from typing import Any

import pytest
from tests.games.hold_up.table import table
from tests.kit import state_of
from tests.planting import Rule, judged, plant

from saloon.games.hold_up import GAME
from saloon.games.hold_up.placing import (
    decline_bar,
    event_bar,
    gangster_bar,
    hiding_bar,
    opening_bar,
    role_bar,
    side_bar,
)
from saloon.games.hold_up.settling import capture_bar
from saloon.games.hold_up.state import EVERYBODY, Bar

OPENING: dict[str, Any] = {
    "step": "opening",
    "turn": 1,
    "events": {
        "north-left": "sheriff",
        "north-right": "deputy",
        "east": "poker",
        "south-right": "seduction",
        "south-left": "stagecoach",
        "west": "powder-keg",
    },
    "gangs": {"coyotes": {"looked": ["east", "west"]}, "rattlers": {"looked": ["east"]}},
}
TWO: dict[str, Any] = {"players": 2, "gangs": {"coyotes": {"hand": ["chief", "kid", "brute"]}}}
LOOKING = {
    "step": "looking",
    "town": {"bank north": ["coyotes chief hidden", "rattlers chief", "rattlers kid hidden"]},
    "events": {"east": "sheriff", "west": "deputy", "north-left": "poker"},
    "gangs": {"coyotes": {"looked": ["east"]}},
}
SETTLING = {
    "step": "robberies",
    "town": {"saloon north": ["coyotes gunslinger", "rattlers chief", "vultures kid", "vultures brute"]},
}

# A position, a thing, a rule and what it is changed to, the reason before and after.
CASES: list[tuple[dict[str, Any], str, Rule, Rule, str, str]] = [
    (OPENING, "event:west", opening_bar, lambda s, seat, spot: Bar.NONE, "hu-same-pair", "offered"),
    (OPENING, "event:north-left", event_bar, lambda s, seat, spot: int(spot == 0), "offered", "hu-no-event"),
    (TWO, "side:bank:north", side_bar, lambda s, side: Bar.NONE if side else Bar.SIDE_FULL, "offered", "hu-side-full"),
    (TWO, "side:bank:west", side_bar, lambda s, side: Bar.NONE, "hu-closed", "offered"),
    (LOOKING, "event:east", event_bar, lambda s, seat, spot: Bar.NONE, "hu-event-seen", "offered"),
    (
        LOOKING,
        "place:bank:north:1",
        gangster_bar,
        lambda s, seat, place: Bar.NONE if 0 < s.known[place] < EVERYBODY else Bar.FACE_UP,
        "hu-own-card",
        "offered",
    ),
    (LOOKING, "place:bank:north:3", gangster_bar, lambda s, seat, place: Bar.CARD_SEEN, "offered", "hu-card-seen"),
    (LOOKING, "eyes", decline_bar, lambda s: Bar.NONE, "hu-must-look", "offered"),
    (SETTLING, "gang:coyotes", capture_bar, lambda arms, winner, gang: Bar.NONE, "hu-own-gang", "offered"),
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
    assert judged(GAME, state_of(table(**position)), on) == (before == "offered", before)
    plant(monkeypatch, GAME, rule, change)
    assert judged(GAME, state_of(table(**position)), on) == (after == "offered", after)


def test_a_gangster_who_may_not_be_placed_is_not_offered_on_any_side(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch,
        GAME,
        role_bar,
        lambda cards, role: Bar.NONE if role and cards.hand[role] else Bar.NOT_IN_HAND,
    )
    state = state_of(table(**TWO))
    assert GAME.why(state, "card:chief").code == "hu-not-in-hand"
    assert not any("chief" in GAME.choice(state, code).text for code in state.legal[: state.legal_n])


def test_without_a_quota_nobody_is_offered_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, GAME, hiding_bar, lambda cards: Bar.QUOTA_SPENT)
    state = state_of(table(**TWO))
    assert GAME.why(state, "face-down").code == "hu-quota-spent"
    assert not any(GAME.choice(state, code).text.startswith("hide") for code in state.legal[: state.legal_n])
