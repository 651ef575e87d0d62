"""What a move comes to in a viewer's eyes and ears, and matches that a viewer cannot tell apart."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from saloon.engine import Choice, Event, Game, Watch, reseed
from saloon.match import Match
from saloon.match.log import Log


@dataclass(frozen=True)
class Outcome:
    """What one viewer is told of a move, what he sees after each thing that happens, and all he may know in the end."""

    events: list[Event]
    views: list[str]
    known: bytes

    def looks_like(self, other: Outcome) -> bool:
        """Whether the viewer sees the same."""
        return self.views == other.views

    def sounds_like(self, other: Outcome) -> bool:
        """Whether the viewer is told the same."""
        return self.events == other.events

    def is_like(self, other: Outcome) -> bool:
        """Whether the viewer can tell the two apart by nothing; then he may know no more of one than of the other."""
        alike = self.looks_like(other) and self.sounds_like(other)
        assert self.known == other.known or not alike
        return alike


def seen(game: Game, state: Any, viewer: int | None) -> str:
    """What a viewer sees, as JSON."""
    return json.dumps(game.view(state, viewer), sort_keys=True)


def witnessed(game: Game, start: Any, code: int, chance: int, viewer: int | None) -> Outcome:
    """Make a move with the generator started from `chance`, and say what it comes to for a viewer."""
    state = start.clone()
    views: list[str] = []  # a card may be shown and out of sight right after
    state.watch = Watch(look=lambda state: views.append(seen(game, state, viewer)))
    reseed(state, chance)
    game.plain.apply(state, code)
    told = Log(game, state, move=0).told(viewer)
    return Outcome(told, [*views, seen(game, state, viewer)], game.concealed(state, viewer).pack())


@dataclass(frozen=True)
class Twins:
    """Two matches that a seat cannot tell apart: it has seen and heard the same in both."""

    true: Match
    other: Match
    seat: int

    @classmethod
    def born(cls, game: Game, state: Any, world: Any, seat: int, seed: int) -> Twins:
        """Twins that begin with two states which look the same to a seat."""
        one, other = (Match.from_position(game.slug, game.to_position(start), seed=seed) for start in (state, world))
        return cls(one, other, seat)

    def grow(self, choices: random.Random, steps: int) -> Iterator[Twins]:
        """Make so many moves in both that the seat cannot tell apart, others where there are any. They may end sooner:
        at the end of the game, or when whatever is done in the other would be noticed."""
        for _ in range(steps):
            if self.true.over:
                return
            move = choices.choice(self.true.choices())
            others = self.other.choices()
            choices.shuffle(others)
            others.sort(key=lambda other: other.code == move.code)
            if not self.make(move, [move] if self.true.to_move == self.seat else others):
                return
            yield self

    def make(self, move: Choice, others: list[Choice]) -> bool:
        """Make a move in the one and, in the other, the first that comes to the same; whether there is one."""
        self.true.play(move.code)
        for other in others:
            self.other.play(other.code)
            if self.look_alike():
                return True
            self.other.undo()
        return False

    def look_alike(self) -> bool:
        """Whether the seat has been told the same in both, and sees the same."""
        told, other = (match.events(seat=self.seat) for match in (self.true, self.other))
        return told == other and self.true.view(self.seat) == self.other.view(self.seat)
