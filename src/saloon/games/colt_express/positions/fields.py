"""The fields of a position: their names, the phases in which each has a meaning, and the refusal of one without."""

from collections.abc import Sequence
from typing import Any

from saloon.engine import PositionError
from saloon.games.colt_express.notation import ACTION_WORDS, BULLET_WORDS, PHASES
from saloon.games.colt_express.state import AWAY, GONE, RIDING, Decision, Phase, State, in_teams

When = dict[str, Sequence[Phase]]

ALWAYS = tuple(Phase)
SEATED = tuple(phase for phase in Phase if phase != Phase.CHARACTERS)
ABOARD = tuple(phase for phase in SEATED if phase != Phase.FISTS)
PLAYING = tuple(phase for phase in ABOARD if phase != Phase.ATTACK)
CARD_SHOWN = tuple(phase for phase in PLAYING if phase not in (Phase.ROUND_START, Phase.TAKING))
PLANNING = (Phase.OPENING, Phase.PLAN, Phase.KEEPING, Phase.PLAN_OF_ATTACK)
PLANNED = (Phase.KEEPING, Phase.PLAN_OF_ATTACK, Phase.ACTION, Phase.EVENT, Phase.OVER)
MOVING = (Phase.ACTION, Phase.EVENT)

FIELDS: When = {
    "players": ALWAYS,
    "options": ALWAYS,
    "phase": ALWAYS,
    "round": PLAYING,
    "card": CARD_SHOWN,
    "past": PLAYING,
    "first": PLAYING,
    "turn": (Phase.PLAN,),
    "act": (Phase.PLAN, Phase.PLAN_OF_ATTACK),
    "laid": (Phase.PLAN,),
    "drunk": (Phase.PLAN,),
    "cover": (Phase.PLAN,),
    "covered": (Phase.PLAN,),
    "to_move": (*PLANNING, Phase.EVENT, Phase.FISTS, Phase.ATTACK, Phase.TAKING),
    "bandits": ALWAYS,
    "partners": ALWAYS,
    "wagons": ALWAYS,
    "marshal": ALWAYS,
    "neutral": ALWAYS,
    "floor": ALWAYS,
    "lost": ALWAYS,
    "known": ALWAYS,
    "pile": (Phase.PLAN, *PLANNED),
    "resolved": (Phase.ACTION,),
    "begun": (Phase.ACTION,),
    "punch": (Phase.ACTION,),
    "stage": (Phase.EVENT,),
    "fleeing": MOVING,
    "taking": MOVING,
    "walk": (Phase.EVENT,),
    "wagon": (Phase.ATTACK,),
    "coach": ALWAYS,
    "shotgun": ALWAYS,
    "horses": PLAYING,
    "hostages": ALWAYS,
    "hideout": PLAYING,
    "driver": (Phase.OVER,),
    "generator": ALWAYS,
}
BANDIT_FIELDS: When = {
    "seat": ALWAYS,
    "second": ALWAYS,
    "car": ABOARD,
    "roof": ABOARD,
    "bullets": ALWAYS,
    "friendly": ALWAYS,
    "received": ALWAYS,
    "hit": ALWAYS,
    "hits": PLAYING,
    "hostage": PLAYING,
    "loot": ALWAYS,
    "cash": ALWAYS,
    "hand": PLAYING,
    "deck": ALWAYS,
    "discard": PLAYING,
    "top": PLAYING,
    "held": PLAYING,
    "early": PLAYING,
    "kept": PLAYING,
    "picks": (Phase.FISTS, Phase.ATTACK, Phase.PLAN, Phase.PLAN_OF_ATTACK),
    "took": (Phase.TAKING,),
    "swaps": PLAYING,
    "guests": PLAYING,
}
EXPERT_FIELDS = ("discard", "top", "held")
CARD_FIELDS = (
    "hand", "deck", "discard", "top", "held", "early", "kept", "picks", "took", "swaps", "guests",
)  # fmt: skip
STAGECOACH_FIELDS = ("fleeing", "taking", "walk", "wagon", "coach", "shotgun", "horses", "hostages", "drunk")
TIME_CAR_FIELDS = ("hideout", "driver")
PUNCH_FIELDS = ("victim", "question", "purse")
PUNCH_QUESTIONS = {"knock": Decision.KNOCK, "pocket": Decision.POCKET, "throw": Decision.THROW}
ROUND_END = ("action", "event", "coach")  # what of the end of a round is over: nothing, its event, the coach's move
SHOTGUN = ("coach", "train")
OFF_BOARD = {"away": AWAY, "gone": GONE, "riding": RIDING}

ACTION_NAMES = ACTION_WORDS
BULLET_NAMES = BULLET_WORDS
HIDING = ("", "hidden", "hidden early")  # face up, FACE_DOWN, FACE_DOWN_EARLY
EVERYBODY_WORD = "everybody"
BY = "by"  # before the player of a partner's card


def refuse_untimely(phase: int, prefix: str, given: dict[str, Any], when: When) -> None:
    """A field that has no meaning in the present phase is a mistake."""
    for name in given:
        if phase not in when[name]:
            raise PositionError("position-not-now", field=prefix + name, phase=PHASES[phase])


def refuse_without_option(s: State, given: dict[str, Any]) -> None:
    """So is one of an expansion that is not played."""
    for names, option in ((STAGECOACH_FIELDS, "stagecoach"), (TIME_CAR_FIELDS, "time_car")):
        for name in names:
            if name in given and not getattr(s.options, option):
                raise PositionError("position-option", field=name, option=option)


def shares_cards(s: State) -> bool:
    """Whether a hand may hold the cards of two bandits."""
    return s.each > 1 or in_teams(s)
