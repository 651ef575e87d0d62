"""Looking back at a match: everybody's chance of winning before each of its moves, and where it turned.

Each position is judged by what an onlooker could know of it, so that a curve tells what the table might have thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from saloon.bots.explain import chances_now
from saloon.bots.search import search
from saloon.engine import NOBODY, SPECTATOR, Game

JUDGE = "marshal"  # a game looked back at is long
ITERATIONS = 400  # for one position: its chances are right to about two in a hundred
TURNS = 5  # turning points that are told at most
TURN = 0.1  # the least change that is one


@dataclass(frozen=True)
class Turn:
    """A move that changed somebody's chance of winning more than most: his before and after it."""

    move: int  # counted from 1
    seat: int
    before: float
    after: float


@dataclass
class Analysis:
    """A match looked back at: `points` before each move, and after the last."""

    points: list[tuple[float, ...]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)


def chances(game: Game, state: Any, iterations: int = ITERATIONS, seed: int = 0) -> tuple[float, ...]:
    """Everybody's chance of winning in one position, as an onlooker sees it; at the end, the shares of the win."""
    if state.actor == NOBODY:
        return chances_now(game, state)
    knobs = replace(game.playing.search(JUDGE), iterations=iterations)
    return tuple(search(game, state, SPECTATOR, knobs, seed).chances)


def turning_points(points: Sequence[Sequence[float]]) -> list[Turn]:
    """The moves that changed most, in their order: each with the seat whose chance it changed most."""
    turns = []
    for move, (before, after) in enumerate(pairwise(points), 1):
        seat = max(range(len(before)), key=lambda one: abs(after[one] - before[one]))
        turns.append(Turn(move, seat, before[seat], after[seat]))
    great = [turn for turn in turns if abs(turn.after - turn.before) >= TURN]
    great.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(great[:TURNS], key=lambda turn: turn.move)


def analyse(
    game: Game,
    states: Sequence[Any],
    iterations: int = ITERATIONS,
    heard: Callable[[int], None] = lambda done: None,
) -> Analysis:
    """Look back at a match, given its states from the first to the last; `heard` is told how many are done."""
    found = Analysis()
    for number, state in enumerate(states):
        found.points.append(chances(game, state, iterations, number))
        heard(number + 1)
    found.turns = turning_points(found.points)
    return found
