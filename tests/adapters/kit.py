"""Tables that adapters are tried at: every game with its fewest and its most players, by its richest options."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import saloon
from saloon.engine import Game
from saloon.lab.settings import settings


class Tried(NamedTuple):
    """A game at a table."""

    slug: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.slug}-{self.players}-{len(self.options)}"


def richest(game: Game, players: int) -> dict[str, Any]:
    """The most options that are ever tried together with so many players."""
    found = [setting.options for setting in settings(game, 1) if setting.players == players]
    return max(found, key=len)


def tried(game: Game) -> list[Tried]:
    """The tables of a game."""
    return [Tried(game.slug, players, richest(game, players)) for players in (game.players[0], game.players[-1])]


OBSERVED = [game for game in map(saloon.game, saloon.list_games()) if game.observation]
TRIED = [table for game in OBSERVED for table in tried(game)]
each_tried = pytest.mark.parametrize("table", TRIED, ids=str)
SLUG = "six-territories"
