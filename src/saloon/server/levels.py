"""The bots people play against: which there are, how long each thinks, and how one is asked for.

A seat's bot is written NAME, or NAME@SECONDS where it searches and is to think as long as that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from saloon.server.errors import BadRequest

OFFERED = ("legend", "marshal", "deputy", "tenderfoot")  # the strongest first
BY_STRENGTH = (*OFFERED, "random")  # each gives way to the next when it fails
USUAL = "deputy"  # an opponent if nobody says which; plays on for whoever leaves or runs out of time
ADVISER = "legend"

THINK_TIMES = {"legend": 1.0, "marshal": 0.1}  # seconds; the others look no further than one move
SHORTEST, LONGEST = 0.05, 10.0


_WRITTEN = re.compile(r"\d{1,3}(\.\d{1,4})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot on a seat: its name, and the seconds it thinks."""

    name: str
    seconds: float


def read(bot: str) -> Level:
    """The bot that is meant by NAME or NAME@SECONDS; raises BadRequest."""
    name, at, seconds = bot.partition("@")
    if name not in BY_STRENGTH:
        raise BadRequest("unknown-bot", bot=bot, known=", ".join(OFFERED))
    if not at:
        return Level(name, THINK_TIMES.get(name, 0.0))
    if name not in THINK_TIMES:
        raise BadRequest("no-think-time", bot=name, known=", ".join(THINK_TIMES))
    if not _WRITTEN.fullmatch(seconds) or not SHORTEST <= float(seconds) <= LONGEST:
        raise BadRequest("think-time", seconds=seconds, low=str(SHORTEST), high=f"{LONGEST:.0f}")
    return Level(name, float(seconds))


def compiled(bot: str) -> bool:
    """Whether a bot plays by compiled rules where there are any."""
    return bot not in ("", BY_STRENGTH[-1])


def seconds(bot: str) -> float:
    """How long a bot on a seat thinks. Whatever a journal may hold, it is no reason to fail."""
    try:
        return read(bot).seconds
    except BadRequest:
        return 0.0


def within(bot: str, limit: float) -> str:
    """A bot if it thinks no longer than so many seconds, and otherwise the same with its usual think time."""
    usual = bot.partition("@")[0]
    return bot if seconds(bot) <= max(limit, seconds(usual)) else usual


def simpler(bot: str) -> str:
    """The bot to try when this one has failed."""
    name = bot.partition("@")[0]
    weaker = BY_STRENGTH[BY_STRENGTH.index(name) + 1 :] if name in BY_STRENGTH else BY_STRENGTH
    return weaker[0] if weaker else BY_STRENGTH[-1]
