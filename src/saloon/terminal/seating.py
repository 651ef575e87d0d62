"""Who sits where: people and bots, as the command line asks for them and as a record remembers them.

A record keeps one name for each seat. A seat named like a bot is that bot's; any other is a person's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from saloon.bots import Bot, bot, bots
from saloon.engine import SaloonError
from saloon.terminal.voice import Voice

USUAL_BOT = "greedy"


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
            if name in bots():
                raise SeatingError("cli-name-of-bot", name=name)
        named = [*self.names, *(voice.say("cli-person", number=i + 1) for i in range(len(self.names), people))]
        wished = [bot(name).name for name in self.bots] or [USUAL_BOT]
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


def _chair(voice: Voice, number: int, name: str) -> Chair:
    if name in bots():
        return Chair(voice.say("cli-bot", number=number, bot=name), bot(name))
    return Chair(name or voice.say("cli-person", number=number))
