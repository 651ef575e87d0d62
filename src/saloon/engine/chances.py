"""From strengths to chances: what a state is worth to everybody, in millionths of a win.

A game says how strong a seat stands (`measure`, a sum of features times weights fitted to millions of positions) in
millionths of a logit. The chance of a seat is its share of the sum of all strengths' exponentials. Everything here is
done in integers, so that compiled and interpreted bots think the same to the last digit.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any

from saloon.engine.rules import rule, table
from saloon.engine.state import NOBODY, can_win

if TYPE_CHECKING:  # the game's part of the contract

    def standing(s: Any, seat: int) -> int: ...
    def stage(s: Any) -> int: ...
    def measure(s: Any, seat: int, weights: Any) -> int: ...


WIN = 1_000_000
GRAIN = 10_000  # strengths are told apart by a hundredth of a logit
REACH = 1_200  # grains: a lead of twelve logits is as good as any
EXPONENTIAL = table(round(WIN * exp(grains * GRAIN / 1_000_000)) for grains in range(-REACH, REACH + 1))


@rule
def grown(strength: int) -> int:
    """The exponential of a strength, in millionths."""
    return int(EXPONENTIAL[min(max(strength // GRAIN, -REACH), REACH) + REACH])


@rule
def strength(s: Any, seat: int, weights: Any) -> int:
    """How strong a seat stands while the game goes on."""
    return measure(s, seat, weights[stage(s)])


@rule
def chance(s: Any, seat: int, weights: Any) -> int:
    """A seat's chance of winning; at the end, its share of the win."""
    if s.actor == NOBODY:
        return share(s, seat)
    own = strength(s, seat, weights)
    total = WIN
    for other in range(s.players):
        if other != seat:
            total += grown(strength(s, other, weights) - own)
    return WIN * WIN // total


@rule
def share(s: Any, seat: int) -> int:
    """A seat's share of the win when the game is over: equals divide it."""
    own = standing(s, seat)
    if not can_win(own):
        return 0
    equals = 0
    for other in range(s.players):
        theirs = standing(s, other)
        if theirs > own:
            return 0
        if theirs == own:
            equals += 1
    return WIN // equals


@rule
def share_out(s: Any, worth: Any) -> None:
    """Everybody's share of the win when the game is over, into the first places of `worth`."""
    for seat in range(s.players):
        worth[seat] = share(s, seat)


@rule
def evaluate(s: Any, weights: Any, worth: Any) -> None:
    """Everybody's chance of winning, into the first places of `worth`."""
    if s.actor == NOBODY:
        share_out(s, worth)
        return
    best = strength(s, 0, weights)
    worth[0] = best
    for seat in range(1, s.players):
        worth[seat] = strength(s, seat, weights)
        best = max(best, worth[seat])
    total = 0
    for seat in range(s.players):
        worth[seat] = grown(worth[seat] - best)
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] = worth[seat] * WIN // total
