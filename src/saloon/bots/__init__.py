"""Bots: players that choose by what their seat can know. This room knows the engine, and games by their contract."""

from saloon.bots.contract import Bot, BotError, Sight, Table
from saloon.bots.play import play_out
from saloon.bots.simple import Greedy, Random

__all__ = ["Bot", "BotError", "Sight", "Table", "bot", "bots", "play_out"]

_BOTS: dict[str, type[Bot]] = {made.name: made for made in (Random, Greedy)}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in _BOTS:
        raise BotError("unknown-bot", bot=str(name), known=", ".join(bots()))
    return _BOTS[name]()
