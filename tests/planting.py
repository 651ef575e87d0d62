"""Rules changed for a test, to see who goes by them."""

from collections.abc import Callable
from typing import Any

import pytest

from saloon.engine import Game, forms, offered

Rule = Callable[..., int]


def plant(monkeypatch: pytest.MonkeyPatch, game: Game, rule: Rule, change: Rule) -> None:
    """Let a rule do something else, in the game as it is played and for whoever calls it besides. The change knows the
    names of the rule's own file."""
    monkeypatch.setattr(rule, "__code__", change.__code__)
    monkeypatch.setitem(vars(game), "plain", forms.plain(game.bindings))


def judged(game: Game, state: Any, on: str) -> tuple[bool, str]:
    """Whether a choice stands on a thing, and the reason given for it."""
    return on in offered(state, game.choice), game.why(state, on).code
