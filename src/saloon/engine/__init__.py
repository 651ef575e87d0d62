"""The engine: how rules are written and run. It knows no game and nobody else in the house.

A game is written with the names exported here and described to the rest of the house by `Game`. `docs/writing-rules.md`
walks through a whole small game.
"""

from saloon.engine.bags import draw, find, pour, size, take_first
from saloon.engine.chance import rekey, reseed, roll
from saloon.engine.errors import RuleFault, SaloonError
from saloon.engine.game import Game, GameError, Key, PositionError
from saloon.engine.heads import Head, head
from saloon.engine.house_rules import HouseRules, HouseRulesError, Tables
from saloon.engine.options import OptionError, Preset, choice, flag, number, numbers, options, ruling
from saloon.engine.rules import rule, table
from saloon.engine.state import (
    LOST,
    MAX_SEATS,
    NOBODY,
    SPECTATOR,
    GameState,
    OutOfScript,
    Watch,
    ask,
    can_win,
    close_question,
    emit,
    game_over,
    impossible,
    offer,
    openly,
)
from saloon.engine.structs import i8, i16, i32, i64, many, one, struct
from saloon.engine.studied import Studied
from saloon.engine.tuning import Levels, Tuning, at_once, guided, warm
from saloon.engine.views import common
from saloon.engine.weights import fitted, learnt
from saloon.engine.words import Choice, Event, Part, Reason, Shape, TieBreak, Told, offered, on_board, shape

__all__ = [
    "LOST",
    "MAX_SEATS",
    "NOBODY",
    "SPECTATOR",
    "Choice",
    "Event",
    "Game",
    "GameError",
    "GameState",
    "Head",
    "HouseRules",
    "HouseRulesError",
    "Key",
    "Levels",
    "OptionError",
    "OutOfScript",
    "Part",
    "PositionError",
    "Preset",
    "Reason",
    "RuleFault",
    "SaloonError",
    "Shape",
    "Studied",
    "Tables",
    "TieBreak",
    "Told",
    "Tuning",
    "Watch",
    "ask",
    "at_once",
    "can_win",
    "choice",
    "close_question",
    "common",
    "draw",
    "emit",
    "find",
    "fitted",
    "flag",
    "game_over",
    "guided",
    "head",
    "i8",
    "i16",
    "i32",
    "i64",
    "impossible",
    "learnt",
    "many",
    "number",
    "numbers",
    "offer",
    "offered",
    "on_board",
    "one",
    "openly",
    "options",
    "pour",
    "rekey",
    "reseed",
    "roll",
    "rule",
    "ruling",
    "shape",
    "size",
    "struct",
    "table",
    "take_first",
    "warm",
]
