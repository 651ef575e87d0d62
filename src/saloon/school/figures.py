"""Figures: what a picture of a game shows, as positions. Boards draw them; nobody draws a rule by hand.

A game keeps them in `figures.yaml`, each with the part of its board that shows it. Those that are panels make the page
"how to play", in their order; those with a clause stand beside it in the rules. What is said to them are the messages
`figure-<game>-<name>` and, to a panel, `figure-<game>-<name>-title`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from saloon.match import Match
from saloon.resources import game_home

PANELS = 6  # the most a page has: it is read in a minute


@dataclass(frozen=True)
class Figure:
    """A picture: what of the board is looked at, in which position and through whose eyes."""

    name: str
    part: str  # of the board, as the client calls it
    position: dict[str, Any]
    seat: int | None = 0
    panel: bool = False
    clause: str = ""
    point: tuple[str, ...] = ()  # the things meant
    lit: bool = False  # whether what the seat may choose is shown

    def match(self, slug: str) -> Match:
        """The match it is a picture of."""
        return Match.from_position(slug, self.position, seed=0)


@cache
def figures(slug: str) -> tuple[Figure, ...]:
    """All pictures of a game; a game need not have any."""
    home = game_home(slug)
    path = home / "figures.yaml" if home else None
    if path is None or not path.is_file():
        return ()
    written = yaml.safe_load(path.read_text(encoding="utf-8"))
    return tuple(Figure(**{**one, "point": tuple(one.get("point", ()))}) for one in written)
