"""Every key that the game can produce has its message in both languages, with all the arguments it needs."""

from typing import Any

import pytest
from tests.games.six_territories.refusals import REFUSALS
from tests.games.six_territories.table import full_lands, settled, table
from tests.kit import SEATS, option_keys, result, say

from saloon import Match, SaloonError, game
from saloon.games.six_territories.notation import DECISION_NAMES, EVENTS, TERRITORY_NAMES, TOKEN_NAMES
from saloon.messages import message


def test_things_options_and_questions_have_names(language: str) -> None:
    keys = (
        [f"name-{name}" for name in TOKEN_NAMES]
        + [f"st-decision-{name}" for name in DECISION_NAMES]
        + option_keys(game("six-territories"))
    )
    texts = [say(language, key) for key in keys]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("drawn", TOKEN_NAMES)
def test_choices_are_sentences(language: str, drawn: str) -> None:
    choices = table(drawn=drawn).choices()
    assert len({say(language, choice.key, choice.args) for choice in choices}) == len(choices)


@pytest.mark.parametrize("territory", TERRITORY_NAMES)
@pytest.mark.parametrize("token", TOKEN_NAMES)
def test_events_are_sentences(language: str, token: str, territory: str) -> None:
    for event in EVENTS.values():
        assert say(language, event.key, {"seat": 1, "token": token, "territory": territory}).startswith("Ben ")


@pytest.mark.parametrize("scoring", ["simple", "advanced"])
def test_score_lines_are_sentences(language: str, scoring: str) -> None:
    lands = full_lands(forest={"characters": {0: 1, 1: 2}})
    for parts in result(settled(options={"scoring": scoring}, lands=lands)).parts:
        for part in parts:
            assert say(language, part.key, part.args).startswith(say(language, "name-forest"))


@pytest.mark.parametrize("position", [refusal[0] for refusal in REFUSALS], ids=str)
def test_refusals_are_sentences(language: str, position: dict[str, Any]) -> None:
    with pytest.raises(SaloonError) as refused:
        table(**position)
    assert refused.value.params["field"] in say(language, "error-" + refused.value.code, refused.value.params)


def test_a_game_without_riches_is_refused_in_words(language: str) -> None:
    with pytest.raises(SaloonError) as refused:
        Match.new("six-territories", options={"riches": [0] * 5})
    say(language, "error-" + refused.value.code, refused.value.params)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Ana draws a 5.", "Ana lays the 5 on the pirates’ island.", "Ben draws a miners’ canyon token."]),
        (
            "fr",
            ["Ana pioche un 5.", "Ana pose le 5 sur l’île des pirates.", "Ben pioche un jeton du canyon des mineurs."],
        ),
    ],
)
def test_a_turn_in_words(language: str, expected: list[str]) -> None:
    match = table(turn=0, envelope={"riches-5": 1})
    match.play("lay 5 on island")
    drawn = {"seat": 1, "token": "canyon"}
    told = [message(event.key, event.args, language, SEATS) for event in match.events()]
    assert [*told, message("st-drew", drawn, language, SEATS)] == expected
