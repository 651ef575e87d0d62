"""The games of the house, found by their slugs. Each folder below describes its game as `GAME`."""

from __future__ import annotations

from importlib import import_module

from saloon.engine import Game, GameError

_FOLDERS = {
    "six-territories": "six_territories",
    "colt-express": "colt_express",
    "hold-up": "hold_up",
    "public-enemy": "public_enemy",
    "wyatt-earp": "wyatt_earp",
}


def games() -> list[str]:
    """The slugs of all games."""
    return sorted(_FOLDERS)


def game(slug: str) -> Game:
    """The game with this slug."""
    if slug not in _FOLDERS:
        raise GameError("unknown-game", game=str(slug), known=", ".join(games()))
    found: Game = import_module(f"saloon.games.{_FOLDERS[slug]}").GAME
    return found
