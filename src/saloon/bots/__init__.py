"""Bots: players that choose by what their seat can know. This room knows the engine, and games by their contract."""

import re

from saloon.bots.contract import Bot, BotError, Expected, Ground, MatchLike, Prospect, Sight, Thought
from saloon.bots.levels import Glance, Searcher, with_knobs
from saloon.bots.play import play_out
from saloon.bots.tuning import HANDS, LIMITS
from saloon.engine.policies import Policy

__all__ = [
    "GLANCES",
    "Bot",
    "BotError",
    "Expected",
    "Glance",
    "Ground",
    "MatchLike",
    "Prospect",
    "Sight",
    "Thought",
    "bot",
    "bots",
    "play_out",
]

LEAST_SECONDS, MOST_SECONDS = 0.02, 60.0
GLANCES = ("random", "tenderfoot", "deputy")  # they do not search
_SEARCHING = ("marshal", "legend")
_WHOLE = re.compile(r"-?\d{1,9}", re.ASCII)


def bots() -> list[str]:
    """The names of all bots, the weakest first."""
    return [*GLANCES, *_SEARCHING]


def bot(spec: str, threads: int = 1) -> Bot:
    """The bot of a name; `legend@2.5` thinks for so many seconds, `search:iterations=2000,explore=500` as told, and
    `glance:hand=30` slips more or less, `glance` never. One that thinks by the clock may do so on several cores."""
    name, _, told = str(spec).partition(":")
    if name == "search":
        return with_knobs(spec, _knobs(spec, told, LIMITS))
    if name == "glance":
        return Glance(spec, _knobs(spec, told, {"hand": HANDS}).get("hand", Policy.GREEDY))
    name, at, seconds = str(spec).partition("@")
    if name not in bots():
        raise BotError("unknown-bot", bot=str(spec), known=", ".join(bots()))
    if at:
        return Searcher(name, seconds=_seconds(spec, name, seconds), threads=threads)
    return Searcher(name) if name in _SEARCHING else Glance(name)


def _seconds(spec: str, name: str, told: str) -> float:
    try:
        seconds = float(told)
    except ValueError:
        seconds = -1.0
    if name not in _SEARCHING:
        raise BotError("bot-never-thinks", bot=spec, thinkers=", ".join(_SEARCHING))
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BotError("bot-seconds", bot=spec, low=LEAST_SECONDS, high=MOST_SECONDS)
    return seconds


def _knobs(spec: str, told: str, limits: dict[str, tuple[int, int]]) -> dict[str, int]:
    given: dict[str, int] = {}
    for part in filter(None, told.split(",")):
        knob, _, number = part.partition("=")
        if not _fits(knob, number, limits):
            raise BotError("bot-knob", bot=spec, knob=part, known=", ".join(limits))
        given[knob] = int(number)
    return given


def _fits(knob: str, number: str, limits: dict[str, tuple[int, int]]) -> bool:
    """Whether a knob can be set to what is written. No stage at all would leave nothing to search."""
    if knob not in limits or not _WHOLE.fullmatch(number) or (knob == "stages" and int(number) == 0):
        return False
    low, high = limits[knob]
    return low <= int(number) <= high
