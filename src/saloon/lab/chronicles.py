"""Chronicles: games between bots noted choice by choice, and told again event by event where that is asked for.

The draws of a game hang on its deal, and what bots leave to luck on another number: so a deal can be played by others,
with other luck, or under other rules, and what differs then is due to that alone. Where nobody at the table searches, a
game is played by one kernel, which gives the same rows interpreted and compiled.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Any, NamedTuple

import numpy as np

from saloon.bots import Bot, Glance, bot
from saloon.engine import MAX_SEATS, Event, Game, Watch, rekey
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job, Note
from saloon.engine.native import Native, loaded
from saloon.engine.policies import Slot
from saloon.lab.playing import play

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Chronicle:
    """One game: a row of `Note` for every choice, and one for its end."""

    players: int
    rows: Array
    unpacked: Callable[[], Any] = field(compare=False)

    @cached_property
    def end(self) -> Any:
        """The state in which it ended."""
        return self.unpacked()

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return len(self.rows) - 1

    @cached_property
    def chances(self) -> Array:
        """Everybody's chance before every choice, and at the end everybody's share of the win."""
        found: Array = self.rows[:, Note.CHANCES : Note.CHANCES + self.players] / WIN
        return found

    @property
    def shares(self) -> Array:
        """Everybody's share of the win."""
        found: Array = self.chances[-1]
        return found

    @property
    def actors(self) -> Array:
        """Who made each choice."""
        found: Array = self.rows[:-1, Note.ACTOR]
        return found


class Step(NamedTuple):
    """A choice told again: the state before it, its code, the state after it, what was heard and how chance fell."""

    number: int
    before: Any
    code: int
    after: Any
    events: list[Event]
    outcomes: list[int]


@dataclass(frozen=True)
class Table:
    """Where games are chronicled: a game, a state before its set-up, and perhaps what is changed after every set-up: so
    a study can be shown an unfairness that it must find."""

    game: Game
    start: Any
    planted: Callable[[Any], None] | None = None

    @property
    def _native(self) -> Native | None:
        return loaded(self.game)

    def set_up(self, deal: int) -> Any:
        """The table of a deal at its first choice."""
        native = self._native
        if native is not None:
            block = self._block.copy()
            native.work(Job.CHRONICLE, block, seed=deal, notes=native.numbers([0] * Note.SIZE))
            state = native.plain(block, Slot.LIVE)
        else:
            state = self.start.clone()
            rekey(state, deal, 0)
            self.game.plain.setup(state)
        if self.planted:
            self.planted(state)
        return state

    def chronicle(self, bots: Sequence[str], deal: int, luck: int, start: Any = None) -> Chronicle:
        """Play a deal, from its set-up or from any other state, with one bot for each seat."""
        if start is None:
            start = self.set_up(deal) if self.planted else self.start
        policies = _policies(self.game, tuple(bots))
        if policies:
            return self._at_a_glance(policies, deal, luck, start)
        return self._thinking([bot(name) for name in bots], deal, luck, start)

    def _at_a_glance(self, policies: tuple[int, ...], deal: int, luck: int, start: Any) -> Chronicle:
        seats = [*policies, *[0] * (MAX_SEATS - len(policies))]
        native, mind = self._native, self.game.mind_for(policies)
        if native is None:
            notes = [0] * (Note.SIZE * (self.game.bound + 1))
            states = [start.clone() for _ in range(Slot.FIRST)]
            work = self.game.plain_by_net.work if mind else self.game.plain.work
            beside = mind.plain_beside(start) if mind else {}
            given = (states, seats, deal, luck, False, (), self.game.weights)
            made = work(Job.CHRONICLE, *given, notes=notes, **beside)
            rows, end = np.array(notes[: Note.SIZE * (made + 1)], np.int64), states[Slot.LIVE]
            return Chronicle(len(policies), rows.reshape(-1, Note.SIZE), lambda: end)
        block = self._block.copy() if start is self.start else native.states(start)
        beside = mind.beside(start) if mind else {}
        told = {"policies": native.numbers(seats), "notes": self._notes, **beside}
        made = native.work(Job.CHRONICLE, block, seed=deal, count=luck, **told)
        noted = self._notes[: Note.SIZE * (made + 1)].reshape(-1, Note.SIZE).copy()
        return Chronicle(len(policies), noted, partial(native.plain, block, Slot.LIVE))

    @cached_property
    def _block(self) -> Array:
        """The state to start from, as compiled rules take it."""
        native = self._native
        assert native is not None
        return native.states(self.start)

    @cached_property
    def _notes(self) -> Array:
        """Room for the longest game. It is written over by the next one."""
        return np.zeros(Note.SIZE * (self.game.bound + 1), np.int64)

    def _thinking(self, bots: list[Bot], deal: int, luck: int, start: Any) -> Chronicle:
        rows: list[list[int]] = []
        ends: list[Any] = []

        def note(state: Any, code: int) -> None:
            row = [0] * Note.SIZE
            self.game.plain.note(state, self.game.weights, row, 0)
            row[Note.CODE] = code
            rows.append(row)
            ends[:] = [state]

        play(start, self.game, bots, _chance(deal), luck, noted=note)
        return Chronicle(len(bots), np.array(rows, np.int64), lambda: ends[-1])

    def traits(self, story: Chronicle, deal: int) -> list[list[tuple[str, str]]]:
        """What each seat had in a game that others had not."""
        seats = range(story.players)
        if self.game.traits is None:
            return [[] for _ in seats]
        first = self.set_up(deal)
        return [list(self.game.traits(first, story.end, seat)) for seat in seats]

    def told_again(self, story: Chronicle, deal: int) -> Iterator[Step]:
        """A game that was chronicled at a glance, from choice to choice, with all that happened."""
        state = self.set_up(deal)
        for number, row in enumerate(story.rows[:-1]):
            before, code = state.clone(), int(row[Note.CODE])
            watch = self.step(state, code, deal, number)
            yield Step(number, before, code, state.clone(), self.heard(state, watch), watch.outcomes)

    def step(self, state: Any, code: int, deal: int, number: int, script: Sequence[int] = ()) -> Watch:
        """Make a choice of a deal; the first outcomes of chance may be forced."""
        rekey(state, deal, number + 1)
        state.watch = watch = Watch(script)
        self.game.plain.apply(state, code)
        state.watch = None
        return watch

    def heard(self, state: Any, watch: Watch) -> list[Event]:
        """What happened, as somebody all-knowing is told."""
        return [
            self.game.events[kind].tell(state, tuple(numbers), None, 0, all_knowing=True)
            for kind, *numbers in watch.events
        ]


@cache
def _policies(game: Game, bots: tuple[str, ...]) -> tuple[int, ...]:
    """How bots choose, if none of them searches."""
    seated = [bot(name) for name in bots]
    found = [one.policy(game) for one in seated if isinstance(one, Glance)]
    return tuple(found) if len(found) == len(seated) else ()


def _chance(deal: int) -> bytes:
    """What decides the draws of a deal where bots think."""
    return hashlib.blake2b(b"saloon chronicle %d" % deal, digest_size=32).digest()
