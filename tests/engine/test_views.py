"""What makers of views share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from saloon.engine import common
from saloon.engine.views import look_at


@common
def shown(s: Any, place: int = 0) -> Any:
    """What lies at a place."""
    return s.places[place]


def test_a_part_is_kept_as_far_as_it_is_as_it_was() -> None:
    s = SimpleNamespace(places=[{"card": "Ace", "under": {"coins": 2}}])
    former = look_at(s)
    before = shown(s)
    s.places = [{"card": "King", "under": {"coins": 2}}]
    look_at(s, former)
    assert shown(s) == {"card": "King", "under": {"coins": 2}}
    assert shown(s)["under"] is before["under"]


@pytest.mark.parametrize("empty", [{}, []], ids=["mapping", "list"])
def test_what_was_not_there_before_may_be_nothing(empty: Any) -> None:
    s = SimpleNamespace(places=[empty])
    former = look_at(s)
    shown(s)
    s.places = [{"card": None} if isinstance(empty, dict) else [None]]
    look_at(s, former)
    assert shown(s) == s.places[0]
