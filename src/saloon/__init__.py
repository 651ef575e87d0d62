"""Saloon: Western table games under one roof.

    import saloon

    match = saloon.Match.new(saloon.list_games()[0], players=3, seed=7)
    while not match.over:
        match.play(match.choices()[0])
    print(match.result.ranking)

Importing it loads no game, no compiler and no message: each comes with the first call that needs it.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from saloon.bots import bot
from saloon.bots import bots as list_bots
from saloon.engine import Choice, Event, HouseRules, SaloonError, native
from saloon.games import game, register
from saloon.games import games as list_games
from saloon.games.house_rules import read_house_rules as house_rules
from saloon.match import IllegalMove, Match, pictures
from saloon.research import batch

if TYPE_CHECKING:
    from saloon.terminal.text_game import TextGame

__version__ = "0.1.0"

# The engine knows no command: it is told here, for every process imports this.
native.compile_by(lambda game: [sys.executable, "-m", "saloon", "warm", game.slug])

# No more do matches know boards.
pictures.painted_by(lambda *looked_at: str(import_module("saloon.terminal.pictures").svg(*looked_at)))

_LATER = {"TextGame": "saloon.terminal.text_game"}  # what is loaded when it is asked for, and where it lies


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


__all__ = [
    "Choice",
    "Event",
    "HouseRules",
    "IllegalMove",
    "Match",
    "SaloonError",
    "TextGame",
    "__version__",
    "batch",
    "bot",
    "game",
    "house_rules",
    "list_bots",
    "list_games",
    "register",
]
