"""What every plan for many games says: which game, at what table, with which bots, how many of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from saloon.engine import Game
from saloon.games import game


@dataclass(frozen=True)
class Games:
    """Games to be played."""

    slug: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    @property
    def game(self) -> Game:
        """The game to play."""
        return game(self.slug)

    def start(self) -> Any:
        """A state to set up."""
        return self.game.blank(self.players, self.options)
