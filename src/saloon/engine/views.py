"""Views: what their makers share, so that a table of six is not described six times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def common(part: Callable[Concatenate[Any, P], T]) -> Callable[Concatenate[Any, P], T]:
    """Mark a part of a view that does not depend on who looks.

    While a state stands in a match, which never changes it again, such a part is made once for all viewers. In a state
    that rules are still working on it is made anew every time.
    """

    def made_once(s: Any, /, *args: P.args, **more: P.kwargs) -> T:
        if s.shown is None:
            return part(s, *args, **more)
        key = (part, *args)
        if key not in s.shown:
            s.shown[key] = part(s, *args, **more)
        found: T = s.shown[key]
        return found

    return made_once
