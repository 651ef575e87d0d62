"""What one seat knows of a match: all that a bot is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.engine import Choice, Event, Game
from saloon.engine.options import show_options

_SAMPLE = 0


class Sight:
    """A match through the eyes of one seat.

    What that seat cannot know is sampled anew before anything is kept, and the generator with it: the truth is not in
    here, so that no bot can find it.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        state: Any,
        events: list[Event],
        history: Sequence[tuple[int, int]] = (),
        match: str = "",
    ) -> None:
        self.game = game
        self.seat = seat
        self.events = events
        self.history = history  # who chose what so far; below zero, a choice that this seat did not see
        self.match = match  # a name for the match, or nothing
        self._state = state.clone()
        game.plain.determinize(self._state, seat, _SAMPLE)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._state.players)

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return show_options(self._state.options)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees on the table."""
        return dict(self.game.view(self._state, self.seat))

    @property
    def choices(self) -> list[Choice]:
        """What the seat may do now: nothing when it is not to move."""
        if self._state.actor != self.seat:
            return []
        return [self.game.choice(self._state, code) for code in self._state.legal[: self._state.legal_n]]

    def sample(self, seed: int) -> Any:
        """A whole state that this seat must hold possible, its own generator included; another for every seed."""
        state = self._state.clone()
        self.game.plain.determinize(state, self.seat, seed)
        return state
