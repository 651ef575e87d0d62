"""Who sits where: people and bots, as the command line asks for them and as a record remembers them.

A record keeps one name for each seat. A seat named as a bot is written, think time and all, is that bot's; any other is
a person's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saloon.bots import USUAL, Bot, BotError, bot, bots
from saloon.engine import SaloonError
from saloon.messages import plain
from saloon.terminal.voice import Voice


class SeatingError(SaloonError):
    """A seating that cannot be."""


@dataclass(frozen=True)
class Wish:
    """What was asked for: bots for the seats that are no person's, names for those that are."""

    bots: Sequence[str] = ()
    names: Sequence[str] = ()
    hotseat: bool = False
    watch: bool = False

    @property
    def given(self) -> bool:
        """Whether anything was asked for."""
        return bool(self.bots or self.names or self.hotseat or self.watch)

    def seats(self, voice: Voice, players: int) -> list[str]:
        """The names for a record: people first, then bots."""
        people = self._people(players)
        if len(self.bots) > players - people:
            raise SeatingError("cli-too-many-bots", bots=len(self.bots), seats=players - people)
        if len(self.names) > people:
            raise SeatingError("cli-too-many-names", names=len(self.names), seats=people)
        for name in self.names:
            if sits_as_bot(name):
                raise SeatingError("cli-name-of-bot", name=name)
        named = [*self.names, *(voice.say("cli-person", number=i + 1) for i in range(len(self.names), people))]
        wished = [_written(spec) for spec in self.bots] or [USUAL]
        filled = [*wished, *[wished[-1]] * players]
        return [*named, *filled[: players - people]]

    def _people(self, players: int) -> int:
        if self.watch:
            return 0
        return max(1, players - len(self.bots)) if self.hotseat else 1


@dataclass(frozen=True)
class Chair:
    """One seat at the table: what its player is called in sentences, and the bot if it is one."""

    name: str
    bot: Bot | None = field(default=None)


def chairs(voice: Voice, seats: Sequence[str]) -> list[Chair]:
    """The players that a record's names stand for."""
    return [_chair(voice, number + 1, name) for number, name in enumerate(seats)]


def sits_as_bot(name: str) -> Bot | None:
    """The bot that sits on a seat of this name; None if a person does."""
    try:
        return bot(name)
    except BotError:
        return None


def opponents() -> list[str]:
    """The bots people play against: the weakest first, then those that other packages bring."""
    return [name for name in bots() if name != "random"]


def level(voice: Voice, spec: str) -> str:
    """A bot as people call it, with its think time if it has one."""
    name, _, seconds = _written(spec).partition("@")
    said = voice.say_one_of(f"web-bot-{name}", name)
    return voice.say("web-bot-timed", bot=said, seconds=float(seconds)) if seconds else said


def _chair(voice: Voice, number: int, name: str) -> Chair:
    player = sits_as_bot(name)
    if player:
        return Chair(voice.say("cli-bot", number=number, bot=name), player)
    return Chair(plain(name) or voice.say("cli-person", number=number))


def _written(spec: str) -> str:
    """A bot as a record keeps it: by its present name, or with all that it was told."""
    name = bot(spec).name
    return spec if "@" in spec else name
