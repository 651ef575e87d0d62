"""A game is told what is missing when it is made, in words that name the thing."""

from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest
from tests.engine.toy import GAME, Happening

from saloon.engine import SaloonError, Shape, struct
from saloon.engine.contract import RULES, ContractError


class Gap(IntEnum):
    """Features that are not counted from 0."""

    FIRST, SECOND = 1, 2


@struct
class Headless:
    """A state without what all states share."""


BROKEN = {
    "game-slug": {"slug": "Toy Game"},
    "game-players": {"players": range(2, 9)},
    "game-promise": {"steps": 0},
    "game-function": {"view": None},
    "game-struct": {"State": Headless},
    "game-features": {"features": Gap},
    "game-weights": {"weights": [[1, 2, 3]]},
    "game-incomplete": {"events": {Happening.DREW: GAME.events[Happening.DREW]}},
    "game-decision": {"always_asked": [64]},
}


@pytest.mark.parametrize(("code", "change"), BROKEN.items())
def test_what_a_game_gets_wrong_is_said_at_once(code: str, change: dict[str, Any]) -> None:
    with pytest.raises(ContractError) as refusal:
        replace(GAME, **change)
    assert refusal.value.code == code
    for language in ("en", "fr"):
        assert ("Toy Game" if code == "game-slug" else "toy") in refusal.value.text(language)


@pytest.mark.parametrize("name", RULES)
def test_every_rule_of_the_contract_is_needed(name: str) -> None:
    rules = {other: rule for other, rule in GAME.rules.items() if other != name}
    with pytest.raises(SaloonError, match=f"no rule {name}"):
        replace(GAME, rules=rules)


def test_a_function_that_is_no_rule_is_none() -> None:
    with pytest.raises(SaloonError, match="no rule score"):
        replace(GAME, rules={**GAME.rules, "score": lambda s, seat: 0})


def test_an_event_is_told_by_a_shape() -> None:
    assert all(isinstance(shape, Shape) for shape in GAME.events.values())
    with pytest.raises(SaloonError, match="BANKED"):
        replace(GAME, events={Happening.DREW: GAME.events[Happening.DREW]})
