"""Views: what their makers share, so that a table of six is not described six times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

_FORMER = None  # under it lie the parts that were made before

P = ParamSpec("P")
T = TypeVar("T")


def common(part: Callable[Concatenate[Any, P], T]) -> Callable[Concatenate[Any, P], T]:
    """Mark a part of a view that does not depend on who looks.

    While somebody looks at a state, and nobody changes it, such a part is made once for all viewers; if it is as it was
    when they looked before, it is the same, so that who compares two views sees it at once. In a state that rules are
    still working on it is made anew every time.
    """

    def made_once(s: Any, /, *args: P.args, **more: P.kwargs) -> T:
        if s.shown is None:
            return part(s, *args, **more)
        key = (part, *args)
        if key not in s.shown:
            made, former = part(s, *args, **more), s.shown.get(_FORMER)
            s.shown[key] = former[key] if former and former.get(key) == made else made
        found: T = s.shown[key]
        return found

    return made_once


def look_at(s: Any, former: dict[Any, Any] | None = None) -> dict[Any, Any]:
    """From now on parts of views are shared, with those that were made when somebody looked before."""
    s.shown = {}
    if former:
        former.pop(_FORMER, None)
        s.shown[_FORMER] = former
    shown: dict[Any, Any] = s.shown
    return shown
