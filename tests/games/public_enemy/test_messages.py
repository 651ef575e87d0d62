"""Every key that the game can produce has its message in both languages, with all the arguments it needs."""

from typing import Any

import pytest
from tests.games.public_enemy.refusals import REFUSALS
from tests.games.public_enemy.table import table
from tests.kit import option_keys, say

from saloon import Match, SaloonError
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.cards import NAMES
from saloon.games.public_enemy.notation import (
    DECISION_NAMES,
    EVENTS,
    GANG_NAMES,
    OUTLAW_NAMES,
    SALOON_NAMES,
    TOWN_NAMES,
)
from saloon.games.public_enemy.why import why

EVERYTHING = {"duel": True, "dollars": True, "cavalry": True, "supremacy": True}


def test_options_and_questions_have_names(language: str) -> None:
    keys = [f"pe-decision-{name}" for name in DECISION_NAMES] + option_keys(GAME)
    texts = [say(language, key) for key in keys]
    assert len(set(texts)) == len(texts)


def test_cards_gangs_and_towns_are_called_by_their_names(language: str) -> None:
    printed = [name for group in NAMES for name in group]
    assert [say(language, "pe-outlaw", {"card": card}) for card in OUTLAW_NAMES] == printed
    for key, argument, words in (
        ("pe-gang", "gang", GANG_NAMES),
        ("pe-town", "town", TOWN_NAMES),
        ("pe-saloon-card", "card", SALOON_NAMES),
        ("pe-of-the-gang", "gang", GANG_NAMES),
        ("pe-the-deck", "deck", (*TOWN_NAMES, "saloon")),
        ("pe-the-prize", "prize", (*GANG_NAMES, "one")),
    ):
        assert len({say(language, key, {argument: word}) for word in words}) == len(words)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: EVENTS[kind].key)
def test_events_are_sentences(language: str, kind: int) -> None:
    shape = EVENTS[kind]
    state = table(3).state
    for seat, all_knowing in ((0, True), (0, False), (2, False)):
        event = shape.tell(state, (0, 0, 1, 1), seat, 0, all_knowing=all_knowing)
        assert say(language, event.key, event.args)


@pytest.mark.slow
def test_a_whole_game_with_every_rule_can_be_told(language: str) -> None:
    for seed in range(2):
        match = Match.new("public-enemy", 3, EVERYTHING, seed=seed)
        while not match.over:
            choices = match.choices()
            assert len({say(language, choice.key, choice.args) for choice in choices}) == len(choices)
            match.play(choices[(match.played * 7 + seed) % len(choices)])
        for seat in (0, None):
            for event in match.events(seat=seat):
                say(language, event.key, event.args)
        assert match.result is not None
        for part in (part for parts in match.result.parts for part in parts):
            say(language, part.key, part.args)


@pytest.mark.parametrize("position", [refusal[0] for refusal in REFUSALS], ids=str)
def test_refusals_are_sentences(language: str, position: dict[str, Any]) -> None:
    with pytest.raises(SaloonError) as refused:
        Match.from_position("public-enemy", {"players": 2, **position})
    assert refused.value.params["field"] in say(language, "error-" + refused.value.code, refused.value.params)


@pytest.mark.parametrize(
    ("players", "wrong", "code"),
    [
        (5, {"fast": True}, "pe-fast"),
        (2, {"first_seat": 3}, "pe-first-seat"),
        (2, {"owner_duels": False}, "pe-needs-rule"),
        (2, {"large_tuel": "six"}, "pe-needs-rule"),
        (2, {"cavalry_stays": True}, "pe-needs-rule"),
        (2, {"supremacy_on_none": True}, "pe-needs-rule"),
    ],
)
def test_options_that_cannot_be_are_refused_in_words(
    language: str, players: int, wrong: dict[str, Any], code: str
) -> None:
    with pytest.raises(SaloonError) as refused:
        GAME.blank(players, wrong)
    assert refused.value.code == code
    assert next(iter(wrong)) in say(language, "error-" + code, refused.value.params)


SHERIFF = {"phase": "sheriff", "saloon": {"spent": ["sheriff"]}, "seats": {0: {"outlaws": ["elzy-lay", "bob-dalton"]}}}
SWINDLER = {
    "phase": "swindler",
    "saloon": {"spent": ["swindler"]},
    "seats": {1: {"outlaws": ["elzy-lay", "bob-dalton"]}, 0: {"outlaws": ["tom-horn"]}},
}
REASONS: list[tuple[dict[str, Any], str, str, str]] = [
    ({}, "stack:1:daltons", "pe-stack", "PE-01"),
    ({}, "dollars", "pe-no-dollars", "PE-23"),
    ({}, "look:saloon", "pe-no-dollars", "PE-23"),
    ({}, "cavalry", "pe-no-cavalry", "PE-26"),
    ({}, "wanted:daltons", "pe-token", "PE-14"),
    ({}, "one", "pe-token", "PE-14"),
    ({}, "discard", "pe-discarded", "PE-09"),
    ({}, "town:yuma", "pe-not-asked", ""),
    (SHERIFF, "town:tombstone", "pe-effect-first", "PE-04"),
    (SHERIFF, "saloon", "pe-effect-first", "PE-04"),
    (SHERIFF, "stack:1:daltons", "pe-your-own-only", "PE-44"),
    (SHERIFF, "stack:0:loners", "pe-no-stack", "PE-01"),
    (SWINDLER, "stack:0:loners", "pe-not-your-own", "PE-44"),
    (SWINDLER, "stack:1:loners", "pe-no-stack", "PE-01"),
    (SWINDLER, "stack:7:loners", "pe-effect-first", "PE-04"),
    ({"options": {"cavalry": True}, "phase": "cavalry"}, "saloon", "pe-cavalry-saloon", "PE-26"),
    (
        {"options": {"cavalry": True}, "phase": "cavalry", "cavalry": "deadwood"},
        "town:deadwood",
        "pe-cavalry-there",
        "PE-39",
    ),
    ({"options": {"cavalry": True}, "cavalry": "deadwood"}, "town:deadwood", "pe-cavalry-watches", "PE-26"),
    ({"options": {"cavalry": True}}, "cavalry", "pe-cavalry-after-draw", "PE-39"),
    ({"options": EVERYTHING, "cavalry": "deadwood"}, "under:deadwood", "pe-cavalry-watches", "PE-38"),
    ({"options": EVERYTHING, "phase": "cavalry"}, "look:saloon", "pe-dollar-before-draw", "PE-23"),
    ({"options": EVERYTHING, "dollar_spent": True}, "under:deadwood", "pe-dollar-spent", "PE-23"),
    ({"options": EVERYTHING, "seats": {0: {"dollars": 0}}}, "under:deadwood", "pe-dollars-gone", "PE-23"),
    ({"options": EVERYTHING}, "dollars", "pe-spend-on-a-deck", "PE-23"),
    (
        {"options": EVERYTHING, "towns": {"deadwood": {"face": "kid-curry", "hidden": []}}},
        "look:deadwood",
        "pe-nothing-to-look-at",
        "PE-24",
    ),
]


@pytest.mark.parametrize(("position", "on", "code", "clause"), REASONS, ids=str)
def test_why_not(language: str, position: dict[str, Any], on: str, code: str, clause: str) -> None:
    at = table(**position)
    assert on not in {GAME.choice(at.state, move).on for move in at.codes().values()}
    reason = why(at.state, on)
    assert (reason.code, reason.clause) == (code, clause)
    assert say(language, f"why-{reason.code}", reason.params)
