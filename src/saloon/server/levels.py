"""The bots people play against: which there are, how long each thinks, and how one is asked for.

A seat's bot is written NAME, or NAME@SECONDS where it searches and is to think as long as that.
"""

from __future__ import annotations

import re
from dataclasses import replace

from saloon.bots import ADVISER, USUAL, Level, all_levels
from saloon.bots.levels import LEVELS
from saloon.server.errors import BadRequest

__all__ = ["ADVISER", "USUAL", "Level", "compiled", "of_house", "offered", "read", "seconds", "simpler", "within"]

SHORTEST, LONGEST = 0.05, 10.0


_WRITTEN = re.compile(r"\d{1,3}(\.\d{1,4})?", re.ASCII)


def offered() -> list[Level]:
    """The bots people may choose: the weakest first, then those that other packages bring. Nobody asks for chance."""
    return all_levels()[1:]


def read(bot: str) -> Level:
    """The bot that is meant by NAME or NAME@SECONDS; raises BadRequest."""
    name, at, seconds = bot.partition("@")
    level = next((level for level in all_levels() if level.name == name), None)
    if level is None:
        raise BadRequest("unknown-bot", bot=bot, known=", ".join(one.name for one in offered()))
    if not at:
        return level
    if not level.timed:
        raise BadRequest("no-think-time", bot=name, known=", ".join(one.name for one in offered() if one.timed))
    if not _WRITTEN.fullmatch(seconds) or not SHORTEST <= float(seconds) <= LONGEST:
        raise BadRequest("think-time", seconds=seconds, low=str(SHORTEST), high=f"{LONGEST:.0f}")
    return replace(level, seconds=float(seconds))


def compiled(bot: str) -> bool:
    """Whether a bot plays by compiled rules where there are any."""
    return bot not in ("", LEVELS[0].name)


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


def of_house(bot: str) -> bool:
    """Whether a bot is the house's own, and not of another package."""
    return bot.partition("@")[0] in (level.name for level in LEVELS)


def simpler(bot: str) -> str:
    """The bot to try when this one has failed."""
    house = [level.name for level in LEVELS]
    return house[max(house.index(bot.partition("@")[0]) - 1, 0)] if of_house(bot) else USUAL
