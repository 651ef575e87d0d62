"""What a bot is, what it is given, and what it sits at.

`Sight` and `Table` say what bots need of a match without knowing matches; `saloon.match` has both.
"""

from __future__ import annotations

from typing import Any, Protocol

from saloon.engine import Choice, Event, Game, SaloonError


class BotError(SaloonError):
    """A bot that does not exist, or too many or too few of them."""


class Sight(Protocol):
    """A match through the eyes of one seat."""

    game: Game
    seat: int
    events: list[Event]

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


class Bot(Protocol):
    """A player. It keeps nothing from one choice to the next, so that it can sit at many tables or take a seat over."""

    name: str

    def choose(self, sight: Sight, seed: int) -> int:
        """The code of the choice to make; always the same for the same sight and seed."""


class Table(Protocol):
    """Where bots play."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def to_move(self) -> int | None:
        """The seat that has to choose, or None when the match is over."""

    @property
    def moves(self) -> list[str]:
        """The moves made so far."""

    def sight(self, seat: int) -> Sight:
        """The match through the eyes of one seat."""

    def play(self, move: int) -> Any:
        """Make a move."""
