"""Every key that the game can produce has its message in both languages, with all the arguments it needs."""

import re
from typing import Any

import pytest
from tests.games.wyatt_earp.refusals import REFUSALS

from saloon import Match, SaloonError, game
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, ENDINGS, EVENTS, MODES, OUTLAW_NAMES, SIDES
from saloon.messages import message

SEATS = ["Anne", "Boris", "Christian", "Dora"]


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language in which a missing word is an error."""
    monkeypatch.setenv("SALOON_STRICT_MESSAGES", "1")
    return str(request.param)


def say(language: str, key: str, args: dict[str, Any] | None = None) -> str:
    """A message, which must say something and hold no trace of its source."""
    text = message(key, args, language, SEATS)
    assert re.fullmatch(r"[^{}\n]+", text), text
    return text


def options() -> list[str]:
    """The keys of all options, their values and their help."""
    found = []
    for name, schema in game("wyatt-earp").options_schema()["properties"].items():
        key = f"option-wyatt-earp-{name}"
        found += [key, f"{key}-help", *(f"{key}-{value}" for value in schema.get("enum", ()))]
    return found


def test_things_options_and_questions_have_names(language: str) -> None:
    keys = [f"name-{name}" for name in CARD_NAMES] + [f"we-decision-{name}" for name in DECISIONS] + options()
    texts = [say(language, key) for key in keys]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_events_are_sentences(language: str, count: int) -> None:
    args: dict[str, Any] = {"seat": 1, "to": 0, "by": 0, "dealer": 0, "round": 2, "count": count, "points": 9}
    args |= {"reward": 3000, "card": CARD_NAMES[-1], "outlaw": OUTLAW_NAMES[0]}
    for event in EVENTS.values():
        for mode, side, reason, hit in zip(MODES, SIDES * 3, ENDINGS, ("yes", "no") * 3, strict=False):
            words = {**args, "mode": mode, "side": side, "reason": reason, "hit": hit}
            given = {field.name: words[field.name] for field in event.fields}
            say(language, event.key, given)
            hidden = {field.name: words[field.name] for field in event.fields if not field.only}
            if len(hidden) < len(given):
                say(language, f"{event.key}-hidden", hidden)


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS, ids=lambda value: str(value)[:40])
def test_refusals_are_sentences(language: str, position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(SaloonError) as refused:
        Match.from_position("wyatt-earp", {"players": 2, **position}, seed=1)
    said = say(language, f"error-{refused.value.code}", refused.value.params)
    assert field in said
    assert refused.value.code == code
