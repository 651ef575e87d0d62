"""Every key that the game can produce has its message in both languages, with all the arguments it needs."""

from typing import Any

import pytest
from tests.games.hold_up.refusals import REFUSALS
from tests.games.hold_up.table import SPOTS, robbed, table
from tests.kit import option_keys, say

from saloon import Match, SaloonError, game
from saloon.games.hold_up.cards import NAMES
from saloon.games.hold_up.notation import BUILDINGS, DECISIONS, EVENT_NAMES, EVENTS, GANGS, ROLES, STREETS
from saloon.rulebook import source

PLACE = {"building": "bank", "street": "north", "number": 2, "gang": "rattlers"}
ARGUMENTS: dict[str, Any] = {
    "seat": 1,
    "place": PLACE,
    "gangster": "pip",
    "role": "kid",
    "building": "bank",
    "street": "west",
    "gang": "vultures",
    "worth": 900,
    "tile": 0,
    "big": 900,
    "small": 300,
    "firepower": 5,
    "bounty": 350,
}


def test_things_options_and_questions_have_names(language: str) -> None:
    people = [name for gang in NAMES for name in gang]
    keys = [f"name-{name}" for name in (*GANGS, *ROLES, *BUILDINGS, *people)]
    keys += [f"hu-event-{name}" for name in (*EVENT_NAMES, "none")] + [f"hu-decision-{name}" for name in DECISIONS]
    texts = [say(language, key) for key in keys]
    assert len(set(texts)) == len(texts)
    assert all(say(language, key) for key in option_keys(game("hold-up")))


@pytest.mark.parametrize("event", EVENT_NAMES)
@pytest.mark.parametrize("spot", SPOTS)
def test_events_are_sentences(language: str, event: str, spot: str) -> None:
    for shape in EVENTS.values():
        other = spot if shape.key == "hu-sign" else "saloon"
        args = {**ARGUMENTS, "event": event, "spot": spot, "other": other}
        told = {field.name: args[field.name] for field in shape.fields}
        assert say(language, shape.key, told)
        public = {field.name: args[field.name] for field in shape.fields if not field.only}
        if public != told:
            assert say(language, f"{shape.key}-hidden", public)


def test_things_inside_a_sentence_differ(language: str) -> None:
    words = {
        "building": ("hu-the-building", BUILDINGS),
        "street": ("hu-the-street", STREETS),
        "spot": ("hu-the-spot", SPOTS),
        "event": ("hu-the-event", EVENT_NAMES),
        "role": ("hu-the-role", ROLES),
    }
    for argument, (key, names) in words.items():
        assert len({say(language, key, {argument: name}) for name in names}) == len(names)


def test_choices_are_sentences(language: str) -> None:
    town = {"saloon north": ["coyotes chief", "rattlers kid", "vultures kid", "vultures brute"]}
    matches = [
        table(),
        table(step="looking", events={"east": "poker", "west": "sheriff"}, options={"decline_look": True}),
        table(step="looking", town={"bank north": ["rattlers kid hidden", "vultures kid hidden"]}),
        robbed(town),
    ]
    for match in matches:
        choices = match.choices()
        assert len({say(language, choice.key, choice.args) for choice in choices}) == len(choices) > 1


def test_score_lines_are_sentences(language: str) -> None:
    match = robbed({"saloon north": ["coyotes chief", "rattlers kid"], "bank west": ["coyotes kid"]})
    assert match.result
    parts = [part for lines in match.result.parts for part in lines]
    assert len({say(language, part.key, part.args) for part in parts}) == 3


@pytest.mark.slow
@pytest.mark.parametrize(("position", "code", "field"), REFUSALS)
def test_refusals_are_sentences(language: str, position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(SaloonError) as refused:
        Match.from_position("hold-up", {"players": 3, **position})
    assert field in say(language, f"error-{code}", dict(refused.value.params))


def test_role_names_say_nothing_of_who_is_a_woman(language: str) -> None:
    word = {"en": "woman", "fr": "euse"}[language]
    for role in ROLES:
        assert word not in say(language, f"name-{role}") + say(language, "hu-the-role", {"role": role})


def test_the_gangsters_are_shuffled_before_the_draw(language: str) -> None:
    rules = source("hold-up", language)
    gang = {"en": "nine gangsters of a gang, shuffles them", "fr": "neuf gangsters d’un gang, les mélange"}[language]
    assert gang in rules
