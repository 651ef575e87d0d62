"""The fields of a position: their names, the phases in which each has a meaning, and the refusal of one without."""

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


def refuse_untimely(phase: int, prefix: str, given: dict[str, Any], when: When) -> None:
    """A field that has no meaning in the present phase is a mistake."""
    for name in given:
        if phase not in when[name]:
            raise PositionError("position-not-now", field=prefix + name, phase=PHASES[phase])
