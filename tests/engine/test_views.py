"""What makers of views share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from saloon.engine import common
from saloon.engine.views import look_at


@common
def shown(s: Any, place: int) -> Any:
    """What lies at a place."""
    return s.places[place]


def test_a_part_is_kept_as_far_as_it_is_as_it_was() -> None:
    s = SimpleNamespace(places=[{"card": "Ace", "under": {"coins": 2}}])
    former = look_at(s)
    before = shown(s, 0)
    s.places = [{"card": "King", "under": {"coins": 2}}]
    look_at(s, former)
    assert shown(s, 0) == {"card": "King", "under": {"coins": 2}}
    assert shown(s, 0)["under"] is before["under"]


@pytest.mark.parametrize("empty", [{}, []], ids=["mapping", "list"])
def test_what_was_not_there_before_may_be_nothing(empty: Any) -> None:
    s = SimpleNamespace(places=[empty])
    former = look_at(s)
    shown(s, 0)
    s.places = [{"card": None} if isinstance(empty, dict) else [None]]
    look_at(s, former)
    assert shown(s, 0) == s.places[0]


def test_parts_are_told_apart_by_their_arguments() -> None:
    s = SimpleNamespace(places=["Ace", "King"])
    look_at(s)
    assert [shown(s, place) for place in (0, 1, 0)] == ["Ace", "King", "Ace"]
    with pytest.raises(TypeError, match="place"):
        shown(s, place=1)  # type: ignore[call-arg]


def test_a_part_keeps_its_name() -> None:
    assert (shown.__name__, shown.__doc__) == ("shown", "What lies at a place.")
