"""Rules, tables and names: what a game's rule files are made of.

`rule` marks a function that must run both ways; it stays an ordinary function. `table` holds data that the rulebook
prints as a table. Enumerations are plain `IntEnum` classes. `saloon.engine.forms` turns files of these into the plain
and the compiled form of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

_COMPILED_BODY = "__compiled_body__"


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, compiled: Callable[..., Any]) -> Callable[[F], F]: ...
def rule(function: F | None = None, *, compiled: Callable[..., Any] | None = None) -> F | Callable[[F], F]:
    """Mark a function as a rule. `compiled` gives the compiled form another body, for the engine's own primitives."""

    def mark(marked: F) -> F:
        setattr(marked, _COMPILED_BODY, compiled or marked)
        return marked

    return mark if function is None else mark(function)


def is_rule(value: object) -> bool:
    """Whether a value is a function marked by `rule`."""
    return hasattr(value, _COMPILED_BODY)


def compiled_body(function: Any) -> Callable[..., Any]:
    """The function whose code the compiled form of a rule is made from."""
    body: Callable[..., Any] = getattr(function, _COMPILED_BODY)
    return body


class Rows(tuple[Any, ...]):
    """Rows of integers that never change. Read it as `TABLE[i]` or `TABLE[i][j]`."""

    __slots__ = ()


def table(rows: Iterable[Any], width: int = 0, fill: int = -1) -> Any:
    """A table of integers, or of rows of them; shorter rows are filled up with `fill`, to `width` or to the longest."""
    cells = list(rows)
    if not isinstance(cells[0], Iterable):
        return Rows(map(int, cells))
    width = max(width, *map(len, cells))
    return Rows((*map(int, row), *[fill] * (width - len(row))) for row in cells)
