"""Bots: players that choose by what their seat can know. This room knows the engine, and games by their contract."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, NamedTuple

from saloon.bots.contract import Bot, BotError, Expected, Ground, MatchLike, Prospect, Sight, Thought
from saloon.bots.levels import (
    ADVISER,
    FROZEN,
    LEVELS,
    RANDOM,
    REHEARSING,
    USUAL,
    Chooser,
    Frozen,
    FrozenGlance,
    Glance,
    Level,
    Searcher,
    Silent,
    with_knobs,
)
from saloon.bots.play import play_out
from saloon.bots.search import cores
from saloon.engine import SaloonError
from saloon.engine.policies import Policy
from saloon.engine.tuning import HANDS, LIMITS, WARMTHS, warm
from saloon.resources import BOTS, plugins, source_of

__all__ = [
    "ADVISER",
    "REHEARSING",
    "USUAL",
    "Bot",
    "BotError",
    "Chooser",
    "Expected",
    "Frozen",
    "FrozenGlance",
    "Glance",
    "Ground",
    "Level",
    "MatchLike",
    "Prospect",
    "Searcher",
    "Sight",
    "Thought",
    "all_levels",
    "bot",
    "bots",
    "faults",
    "play_out",
]

LEAST_SECONDS, MOST_SECONDS = 0.02, 60.0
_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}", re.ASCII)
_WHOLE = re.compile(r"-?\d{1,9}", re.ASCII)


class _Brought(NamedTuple):
    """A bot that another package brings."""

    level: Level
    make: Callable[[], Bot]


def bots() -> list[str]:
    """The names of all bots: those of the house, the weakest first, then those that other packages bring."""
    return [level.name for level in all_levels()]


def all_levels() -> list[Level]:
    """The bots people can choose, in the same order."""
    return [*LEVELS, *(brought.level for brought in _plugins()[0].values())]


def faults() -> list[SaloonError]:
    """What is wrong with bots that other packages bring."""
    return list(_plugins()[1].values())


def bot(spec: str, threads: int | None = None) -> Bot:
    """The bot of a name; `legend@2.5` thinks for so many seconds, `search:iterations=2000,explore=500` as told;
    `glance:hand=30` slips more or less, `glance` never; `net` does at once what the game's net likes best, and
    `net:warmth=100` what it may. One that thinks by the clock may do so on several cores;
    an outlaw does on all, unless told otherwise."""
    name, _, told = str(spec).partition(":")
    if name == "search":
        return with_knobs(spec, _knobs(spec, told, LIMITS))
    if spec == RANDOM:
        return Glance(spec, Policy.RANDOM)
    if name == "glance":
        return Glance(spec, _knobs(spec, told, {"hand": HANDS}).get("hand", Policy.GREEDY))
    if name == "net":
        return Glance(spec, warm(_knobs(spec, told, {"warmth": WARMTHS}).get("warmth", 0)))
    name, at, seconds = str(spec).partition("@")
    level = FROZEN.get(name) or next((level for level in LEVELS if level.name == name), None)
    if level is None:
        return _plugin_bot(spec, name, at)
    if at and not level.timed:
        raise _never_thinks(spec)
    searcher, glance = (Frozen, FrozenGlance) if name in FROZEN else (Searcher, Glance)
    if at or level.clocked:
        given = _seconds(spec, seconds) if at else level.seconds
        return searcher(name, seconds=given, threads=threads or (cores() if level.clocked else 1))
    return searcher(name) if level.timed else glance(name)


def _plugin_bot(spec: str, name: str, at: str) -> Bot:
    """A bot that another package brings."""
    brought, broken = _plugins()
    if name not in brought:
        raise broken.get(name) or BotError("unknown-bot", bot=str(spec), known=", ".join(bots()))
    if at:
        raise _never_thinks(spec)
    return brought[name].make()


@cache
def _plugins() -> tuple[dict[str, _Brought], dict[str, SaloonError]]:
    """The bots that other packages bring, and what is wrong with those that cannot play."""
    brought: dict[str, _Brought] = {}
    broken: dict[str, SaloonError] = {}
    for point in plugins(BOTS):
        try:
            if point.name in brought or any(level.name == point.name for level in LEVELS):
                raise BotError("bot-twice", bot=point.name, source=source_of(point))
            brought[point.name] = _loaded(point)
        except SaloonError as problem:
            broken[point.name] = problem
    return brought, broken


def _loaded(point: EntryPoint) -> _Brought:
    """The bot of an entry point. Whatever goes wrong in somebody else's package goes wrong for its bot alone."""
    where = {"bot": point.name, "source": source_of(point)}
    try:
        return _checked(point.name, point.load(), where)
    except SaloonError:
        raise
    except (Exception, SystemExit) as problem:
        raise BotError("bot-not-loaded", problem=f"{type(problem).__name__}: {problem}", **where) from problem


def _checked(name: str, make: Any, where: dict[str, str]) -> _Brought:
    """What makes a bot, if it makes one that can play."""
    made, seconds = make(), getattr(make, "seconds", 0.0)
    if not _NAME.fullmatch(name) or getattr(made, "name", None) != name:
        raise BotError("bot-name", name=str(getattr(made, "name", "")), **where)
    if not callable(getattr(made, "choose", None)):
        raise BotError("bot-not-a-bot", **where)
    if not isinstance(seconds, int | float) or not 0 <= seconds <= MOST_SECONDS:
        raise BotError("bot-usual-seconds", seconds=repr(seconds)[:40], high=MOST_SECONDS, **where)
    thinks = callable(getattr(made, "think", None))
    return _Brought(Level(name, float(seconds)), make if thinks else lambda: Silent(make()))


def _never_thinks(spec: str) -> BotError:
    return BotError("bot-never-thinks", bot=spec, thinkers=", ".join(level.name for level in LEVELS if level.timed))


def _seconds(spec: str, told: str) -> float:
    try:
        seconds = float(told)
    except ValueError:
        seconds = -1.0
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
