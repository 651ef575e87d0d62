"""The log of a match: each event once whole, and once as every viewer may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.engine import Event, Game


@dataclass(frozen=True, slots=True)
class Entry:
    """One event: all of it, and what each seat and, last, the spectators may know of it."""

    whole: Event
    known: tuple[Event, ...]

    def told(self, seat: int | None, *, all_knowing: bool) -> Event:
        """The event for a seat, a spectator (None) or somebody all-knowing."""
        if all_knowing:
            return self.whole
        return self.known[-1 if seat is None else seat]


def entries(game: Game, state: Any, move: int) -> list[Entry]:
    """What the watch on a state has heard since the move of this number began, in words.

    It is put into words at once: later the state may no longer know what its numbers stood for.
    """
    return [_entry(game, state, kind, tuple(numbers), move) for kind, *numbers in state.watch.events]


def _entry(game: Game, state: Any, kind: int, numbers: tuple[int, ...], move: int) -> Entry:
    shape = game.events[kind]
    viewers = [*range(state.players), None]
    whole = shape.tell(state, numbers, None, move, all_knowing=True)
    if not any(field.only for field in shape.fields):
        return Entry(whole, (whole,) * len(viewers))
    return Entry(whole, tuple(shape.tell(state, numbers, seat, move, all_knowing=False) for seat in viewers))
