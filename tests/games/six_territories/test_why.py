"""Why something cannot be chosen; a change of a rule changes what is offered and the reason alike."""

from typing import Any

import pytest
from tests.games.six_territories.table import table
from tests.kit import state_of
from tests.planting import Rule, judged, plant

from saloon.games.six_territories import GAME
from saloon.games.six_territories.rules import Bar, ask_character, character_bar, riches_bar

FULL: dict[str, Any] = {"drawn": "riches-1", "lands": {"forest": {"riches": [5, 3, 2, 1, 0]}}}
TOKEN: dict[str, Any] = {"drawn": "forest"}


@pytest.mark.parametrize(
    ("position", "on", "code", "clause"),
    [
        (FULL, "territory:forest", "st-full", "ST-05"),
        (FULL, "territory:plain", "offered", ""),
        (FULL, "hand", "st-no-choice", "ST-14"),
        (TOKEN, "territory:plain", "st-only-on-the-token", "ST-01"),
        (TOKEN, "territory:forest", "offered", ""),
        (TOKEN, "hand", "offered", ""),
        (TOKEN, "territory:nowhere", "st-no-choice", "ST-14"),
    ],
)
def test_the_reason(position: dict[str, Any], on: str, code: str, clause: str) -> None:
    state = state_of(table(**position))
    assert judged(GAME, state, on) == (code == "offered", code)
    assert GAME.why(state, on).clause == clause


@pytest.mark.parametrize(
    ("on", "rule", "change", "before", "after"),
    [
        ("territory:forest", riches_bar, lambda s, territory: Bar.NONE, "st-full", "offered"),
        ("territory:plain", riches_bar, lambda s, territory: Bar.NONE if territory else Bar.FULL, "offered", "st-full"),
    ],
)
def test_a_planted_change_changes_both_the_offer_and_the_reason(
    on: str, rule: Rule, change: Rule, before: str, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert judged(GAME, state_of(table(**FULL)), on) == (before == "offered", before)
    plant(monkeypatch, GAME, rule, change)
    assert judged(GAME, state_of(table(**FULL)), on) == (after == "offered", after)


def test_a_planted_change_for_characters_changes_both_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked again by hand: with one answer left, the game would not have put the question."""
    state = state_of(table(**TOKEN))
    plant(monkeypatch, GAME, character_bar, lambda s, territory: Bar.ONLY_ON_THE_TOKEN)
    ask_character(state)
    assert judged(GAME, state, "territory:forest") == (False, "st-only-on-the-token")


def test_a_character_that_cannot_be_kept_is_not_said_to_be_offered() -> None:
    state = state_of(table(**TOKEN))
    state.legal_n = 1  # as if nobody could keep it
    assert judged(GAME, state, "hand") == (False, "st-no-choice")
