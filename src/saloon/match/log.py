"""The log of a match: what was heard in each ply, put into words for those who ask, when they ask."""

from __future__ import annotations

from typing import Any

from saloon.engine import Event, Game

_ALL_KNOWING = -1


class Log:
    """What the watch on a state has heard since the move of a number began.

    What the numbers stand for is known to the state after the ply and perhaps to no later one. So the log keeps that
    state until the game goes on, and its bytes from then on: most of what is heard nobody reads again.
    """

    __slots__ = ("_confidants", "_game", "_heard", "_move", "_state", "_told")

    def __init__(self, game: Game, state: Any, move: int) -> None:
        self._game = game
        self._state = state
        self._move = move
        self._heard: list[tuple[int, ...]] = state.watch.events
        self._told: dict[int | None, list[Event]] = {}
        self._confidants: list[list[int]] | None = None  # of each event, once somebody asks

    def __len__(self) -> int:
        return len(self._heard)

    def let_go(self, packed: bytes) -> None:
        """The game goes on: from now on words are found in the packed state."""
        self._state = packed
        self._told = {}
        self._confidants = None

    def eyes(self, seat: int | None) -> int | None:
        """The same for all viewers who are told the same: a seat that is told more than the others, or None."""
        return seat if any(seat in confidants for confidants in self._trusted()) else None

    def told(self, seat: int | None, *, all_knowing: bool = False) -> list[Event]:
        """The events for a seat, a spectator (None) or somebody all-knowing. The list is shared: leave it as it is."""
        eyes = _ALL_KNOWING if all_knowing else self.eyes(seat)
        if eyes not in self._told:
            self._told[eyes] = self._in_words(eyes)
        return self._told[eyes]

    def _in_words(self, eyes: int | None) -> list[Event]:
        """What all are told alike is put into words once."""
        state, all_knowing = self._state_then(), eyes == _ALL_KNOWING

        def worded(kind: int, *numbers: int) -> Event:
            return self._game.events[kind].tell(state, numbers, eyes, self._move, all_knowing=all_knowing)

        if eyes is None:
            return [worded(*heard) for heard in self._heard]
        events = zip(self._heard, self.told(None), self._trusted(), strict=True)
        return [
            worded(*heard) if eyes in confidants or (all_knowing and confidants) else alike
            for heard, alike, confidants in events
        ]

    def _trusted(self) -> list[list[int]]:
        """The seats that are told more of each event than the others."""
        if self._confidants is None:
            self._confidants = [self._game.events[kind].confidants(numbers) for kind, *numbers in self._heard]
        return self._confidants

    def _state_then(self) -> Any:
        return self._game.State.unpack(self._state) if isinstance(self._state, bytes) else self._state
