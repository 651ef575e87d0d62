"""Views: what their makers share, so that a table of six is not described six times."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import zip_longest
from typing import Any, TypeVar, TypeVarTuple

_FORMER = None  # under it lie the parts that were made before

Args = TypeVarTuple("Args")
T = TypeVar("T")


def common(part: Callable[[Any, *Args], T]) -> Callable[[Any, *Args], T]:
    """Mark a part of a view that does not depend on who looks.

    While somebody looks at a state, and nobody changes it, such a part is made once for all viewers; if it is as it was
    when they looked before, it is the same, so that who compares two views sees it at once. In a state that rules are
    still working on it is made anew every time. Its arguments are given by place: parts are told apart by them.
    """

    @wraps(part)
    def made_once(s: Any, /, *args: *Args) -> T:
        if s.shared_parts is None:
            return part(s, *args)
        key = (part, *args)
        if key not in s.shared_parts:
            former = s.shared_parts.get(_FORMER) or {}
            s.shared_parts[key] = _kept(former.get(key), part(s, *args))
        found: T = s.shared_parts[key]
        return found

    return made_once


def _kept(former: Any, made: Any) -> Any:
    """What was made, or what is equal to it and was made before; at least as much of it as is equal."""
    if former == made:
        return former
    if isinstance(made, dict) and isinstance(former, dict):
        for key, value in made.items():
            if key in former and former[key] == value:
                made[key] = former[key]
    elif isinstance(made, list) and isinstance(former, list):
        made[:] = [old if old == new else new for old, new in zip_longest(former[: len(made)], made)]
    return made


def look_at(s: Any, former: dict[Any, Any] | None = None) -> dict[Any, Any]:
    """From now on parts of views are shared, with those that were made when somebody looked before."""
    s.shared_parts = {}
    if former:
        former.pop(_FORMER, None)
        s.shared_parts[_FORMER] = former
    parts: dict[Any, Any] = s.shared_parts
    return parts
