"""One game at a time, for programs that go move by move: a batch of one, with nothing between it and the rules.

A batch goes on to the next game at once. Whoever plays one by one wants to see how it ended, from every seat: that is
worked out from the state before the last action, if somebody asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import index
from typing import Any

import numpy as np

from saloon.engine import Game, batches, native, rekey
from saloon.engine.batches import Errand, Place
from saloon.research.batches import Batch, BatchError
from saloon.research.desks import Array, Desk, PlainDesk


class Solo(Batch):
    """One game. `compiled` says whether to have the rules compiled now if need be (True), to go by interpreted ones
    (False), or to take the compiled ones only if they are at hand (None)."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        bots: Sequence[str | None] | None = None,
        turning: bool = False,
        compiled: bool | None = None,
    ) -> None:
        wished = native.ready(game, batches) if compiled is None else compiled
        super().__init__(game, 1, players, options, seed, bots=bots, turning=turning, compiled=wished)
        (self._desk,) = self._desks
        self._sheet: Array = self.observations[0]
        self._mask: Array = self.masks[0]
        self._action = self._arrays["actions"]
        self._notebook = Notebook(self._desk) if isinstance(self._desk, PlainDesk) else PackedNotebook(self._desk)
        self._seen_last: list[Array] = []

    def begin(self, seed: int, turned: int = 0) -> None:
        """Begin the game of a number, everybody so many seats further on."""
        super().begin(seed, turned)
        self._open()

    def _open(self) -> None:
        """A game has begun."""
        self.number = int(self.seeds[0])
        self._taken = 0
        self.ended = False
        self.actor = int(self.actors[0])

    def take(self, action: int) -> None:
        """Take an action, which the mask must allow; as `step`, but nothing is told. If the game ends, `ended` says so;
        the next one has begun then."""
        chosen = index(action)
        if not 0 <= chosen < len(self._mask) or not self._mask[chosen]:
            raise BatchError("batch-action", number=0, action=chosen)
        if self.ended:
            self._open()
        self._notebook.keep()
        self._taken += 1
        self._last_actor = self.actor
        self._action[0] = chosen
        self._desk.errand(Errand.STEP, int(self.turning))
        self.actor = int(self.actors[0])
        if self.ends[0]:
            self.ended = True
            self._seen_last = []

    def seen(self, seat: int) -> Array:
        """What a seat sees now."""
        return self._sheet.copy() if seat == self.actor else self.look(seat)[0][0]

    def allowed(self, seat: int) -> Array:
        """What a seat may do now: nothing, if it is not to choose."""
        return self._mask.copy() if seat == self.actor else np.zeros_like(self._mask)

    def seen_at_end(self, seat: int) -> Array:
        """What a seat saw of the game that ended with the last action, if no bot moved after it."""
        if not self._seen_last:
            self._seen_last = self._look_back()
        return self._seen_last[seat].copy()

    def _look_back(self) -> list[Array]:
        """What every seat saw when the last game ended: its last move is made once more."""
        rules, state = self.game.plain_batches, self._notebook.kept()
        rekey(state, self.number, self._taken)
        rules.apply(state, rules.code_of(state, self._last_actor, int(self._action[0])))
        with self._notebook.showing(state):
            return [self.look(seat)[0][0] for seat in range(self.players)]


class Notebook:
    """The game of a desk before the last action, to be gone back to."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: Any = None

    def keep(self) -> None:
        """Note the game as it stands."""
        self._kept = self._desk.state(0)

    def kept(self) -> Any:
        """The game as it stood."""
        return self._kept.clone()

    @contextmanager
    def showing(self, state: Any) -> Iterator[None]:
        """Have another state lie on the desk for a while."""
        states: Any = self._desk.states
        now, states[Place.GAMES] = states[Place.GAMES], state
        yield
        states[Place.GAMES] = now


class PackedNotebook(Notebook):
    """The same for compiled rules, as bytes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._now = desk.states.view(np.uint8).reshape(len(desk.states), -1)[Place.GAMES]
        self._kept = self._now.copy()

    def keep(self) -> None:
        """Note the game as it stands."""
        self._kept[:] = self._now

    def kept(self) -> Any:
        """The game as it stood."""
        return self._desk.game.State.unpack(self._kept.tobytes())

    @contextmanager
    def showing(self, state: Any) -> Iterator[None]:
        """Have another state lie on the desk for a while."""
        now = self._now.copy()
        self._now[:] = np.frombuffer(state.pack(), np.uint8)
        yield
        self._now[:] = now
