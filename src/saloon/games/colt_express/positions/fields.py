"""The fields of a position: their names, the phases in which each has a meaning, and how to read one or refuse it."""

import reprlib
from collections.abc import Sequence
from typing import Any

from saloon.engine import PositionError
from saloon.games.colt_express.cards import ACTIONS
from saloon.games.colt_express.notation import CARDS, PHASES
from saloon.games.colt_express.state import Decision, Phase

When = dict[str, Sequence[Phase]]

ALWAYS = tuple(Phase)
SEATED = tuple(phase for phase in Phase if phase != Phase.CHARACTERS)
CARD_SHOWN = tuple(phase for phase in SEATED if phase != Phase.ROUND_START)
PLANNING = (Phase.OPENING, Phase.PLAN, Phase.KEEPING)
PLANNED = (Phase.KEEPING, Phase.ACTION, Phase.EVENT, Phase.OVER)

FIELDS: When = {
    "players": ALWAYS,
    "options": ALWAYS,
    "phase": ALWAYS,
    "round": SEATED,
    "card": CARD_SHOWN,
    "past": SEATED,
    "first": SEATED,
    "turn": (Phase.PLAN,),
    "act": (Phase.PLAN,),
    "to_move": (*PLANNING, Phase.EVENT),
    "bandits": ALWAYS,
    "wagons": ALWAYS,
    "marshal": ALWAYS,
    "neutral": ALWAYS,
    "floor": ALWAYS,
    "lost": ALWAYS,
    "known": ALWAYS,
    "pile": (Phase.PLAN, *PLANNED),
    "resolved": (Phase.ACTION,),
    "punch": (Phase.ACTION,),
    "generator": ALWAYS,
}
BANDIT_FIELDS: When = {
    "seat": ALWAYS,
    "car": SEATED,
    "roof": SEATED,
    "bullets": ALWAYS,
    "received": ALWAYS,
    "loot": ALWAYS,
    "cash": ALWAYS,
    "hand": SEATED,
    "deck": ALWAYS,
    "discard": SEATED,
    "top": SEATED,
    "held": SEATED,
    "early": SEATED,
    "kept": SEATED,
}
EXPERT_FIELDS = ("discard", "top", "held", "early", "kept")
PUNCH_FIELDS = ("victim", "question", "purse")
PUNCH_QUESTIONS = {"knock": Decision.KNOCK, "pocket": Decision.POCKET, "throw": Decision.THROW}

ACTION_NAMES = CARDS[:ACTIONS]
BULLET_NAMES = CARDS[ACTIONS:]
HIDING = ("", "hidden", "hidden early")  # face up, FACE_DOWN, FACE_DOWN_EARLY
EVERYBODY_WORD = "everybody"


def read_fields(field: str, value: Any, allowed: Sequence[str]) -> dict[str, Any]:
    """A mapping whose keys are all known; what is written as null is left out."""
    given = read_mapping(field, value)
    for name in given:
        read_word(field, name, allowed)
    return {name: inner for name, inner in given.items() if inner is not None}


def refuse_untimely(phase: int, prefix: str, given: dict[str, Any], when: When) -> None:
    """A field that has no meaning in the present phase is a mistake."""
    for name in given:
        if phase not in when[name]:
            raise PositionError("position-not-now", field=prefix + name, phase=PHASES[phase])


def read_mapping(field: str, value: Any) -> dict[Any, Any]:
    """A mapping of anything."""
    if not isinstance(value, dict):
        raise PositionError("position-mapping", field=field, value=shown(value))
    return value


def read_list(field: str, value: Any) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise PositionError("position-list", field=field, value=shown(value))
    return value


def read_word(field: str, value: Any, words: Sequence[str]) -> int:
    """Where a word stands among those allowed."""
    if not isinstance(value, str) or value not in words:
        raise PositionError("position-word", field=field, value=shown(value), allowed=", ".join(words))
    return words.index(value)


def read_words(field: str, value: Any, words: Sequence[str]) -> list[int]:
    """A list of words, each by where it stands among those allowed."""
    return [read_word(field, word, words) for word in read_list(field, value)]


def read_bag(field: str, value: Any, words: Sequence[str]) -> list[int]:
    """A list of words as a bag: how often each of those allowed is in it."""
    found = read_words(field, value, words)
    return [found.count(kind) for kind in range(len(words))]


def read_number(field: str, value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError("position-number", field=field, value=shown(value), low=low, high=high)
    return value


def read_flag(field: str, value: Any) -> bool:
    """A yes or no."""
    if not isinstance(value, bool):
        raise PositionError("position-flag", field=field, value=shown(value))
    return value


def shown(value: Any) -> str:
    """What a position holds, cut short if need be; quotation marks tell words from numbers."""
    return reprlib.repr(value)
