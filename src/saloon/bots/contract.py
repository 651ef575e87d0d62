"""What a bot is, what it is given, and what it sits at.

`Sight` and `MatchLike` say what bots need of a match without knowing matches; `saloon.match` has both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from saloon.engine import Choice, Event, Game, SaloonError


class BotError(SaloonError):
    """A bot that does not exist, or too many or too few of them."""


class Sight(Protocol):
    """A match through the eyes of one seat."""

    game: Game
    seat: int
    events: list[Event]  # what the seat was told; at a server's tables nothing for bots of the house, which never ask
    history: Sequence[tuple[int, int]]  # who chose what so far; below zero, a choice that this seat did not see
    match: str  # a name for the match, or nothing

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees on the table."""

    @property
    def choices(self) -> list[Choice]:
        """What the seat may do now."""

    def sample(self, seed: int) -> Any:
        """A whole state that this seat must hold possible; another for every seed."""


@dataclass(frozen=True)
class Prospect:
    """One choice and what a bot thinks of it."""

    code: int
    chance: float  # of winning after it
    share: float = 0.0  # of the thinking spent on it


@dataclass(frozen=True)
class Expected:
    """One choice of the line a bot expects."""

    seat: int
    choice: Choice


@dataclass(frozen=True)
class Ground:
    """One thing that speaks for a choice: a message and its arguments."""

    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Thought:
    """What a bot chose and what it thought."""

    code: int
    chances: tuple[float, ...]  # everybody's, as the bot sees them
    prospects: tuple[Prospect, ...]  # the best first
    line: tuple[Expected, ...] = ()  # what it expects to happen, beginning with its own choice
    grounds: tuple[Ground, ...] = ()  # the strongest first
    iterations: int = 0  # of a search
    compiled: bool = True  # if not: thought with interpreted rules, and so less deeply


class Bot(Protocol):
    """A player. What it keeps from one choice to the next only saves it work: it can take any seat over at any time."""

    name: str

    def choose(self, sight: Sight, seed: int) -> int:
        """The code of the choice to make; a new bot makes always the same for the same sight and seed."""

    def think(self, sight: Sight, seed: int) -> Thought:
        """The same choice, and what speaks for it."""


class MatchLike(Protocol):
    """Where bots play."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def to_move(self) -> int | None:
        """The seat that has to choose, or None when the match is over."""

    @property
    def played(self) -> int:
        """How many moves were made."""

    def sight(self, seat: int) -> Sight:
        """The match through the eyes of one seat."""

    def play(self, move: int) -> Any:
        """Make a move."""
