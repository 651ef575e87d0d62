"""Pictures of a match, as a notebook shows them. Whoever can draw says so: this room knows no boards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.match.match import Match

Painter = Callable[["Match", int | None, str], str]  # (match, whose eyes, language) → SVG

_painters: list[Painter] = []


@dataclass(frozen=True)
class Picture:
    """A drawing: a notebook shows it, and `svg` is its text."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg


def painted_by(painter: Painter) -> None:
    """Have matches drawn by a function."""
    _painters[:] = [painter]


def picture(match: Match, seat: int | None, language: str) -> Picture:
    """A match through the eyes of a seat, or of a spectator (None)."""
    return Picture(_painters[0](match, seat, language))
