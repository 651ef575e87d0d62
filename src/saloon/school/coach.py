"""What the coach makes of a choice: what a good one does and why, and what another would cost.

All of it comes from the learner's own sight: the coach knows no more than the learner can. A thought finds the advice;
what the other choices would cost is found by weighing each of them against it, in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from saloon.bots import ADVISER, Ground, Prospect, Sight, Thought
from saloon.bots.explain import drawbacks, explain
from saloon.bots.search import weigh
from saloon.engine.tuning import Tuning

COACH = ADVISER  # whose thought it is
MARGIN = 0.05  # chances of winning that a blunder costs, ...
PART = 0.1  # ... or such a part of them where few are left, ...
LEAST = 0.01  # ... but never less than this
ERRORS = 4.0  # standard errors by which the cost must be above nothing
EXAMINED = 12  # choices of which grounds are looked for: the best, and the worst


@dataclass(frozen=True)
class Verdict:
    """One choice, weighed: the chance of winning after it, what it costs beside the best (nothing if that is little, or
    cannot be told from noise), and what speaks against it, or for it if it costs nothing."""

    code: int
    chance: float
    loss: float
    grounds: tuple[Ground, ...] = ()


@dataclass(frozen=True)
class Coaching:
    """What the coach thinks of one question: the advice with all that speaks for it, and every choice, the best
    first."""

    thought: Thought
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True)
class Cost:
    """By how much a choice lowers the chance of winning beside the best, the standard error of that, and what the
    chance is after the best."""

    lost: float
    error: float
    chance: float

    def above(self, margin: float) -> float:
        """What is lost, if that is so much at least and no luck; otherwise nothing."""
        return self.lost if self.lost >= margin and self.lost > ERRORS * self.error else 0.0

    @property
    def blunder(self) -> float:
        """What is lost, if it is worth a warning: of a small chance, less is much."""
        return self.above(max(LEAST, min(MARGIN, PART * self.chance)))


def coach(sight: Sight, thought: Thought, seed: int = 0, knobs: Tuning | None = None) -> Coaching:
    """What a thought from a learner's sight teaches him. What choices cost is weighed as the knobs say, usually with as
    many iterations as the thought took."""
    world, costs = sight.sample(seed), weighed(sight, thought, seed, knobs)
    losses = {one.code: costs[one.code].blunder for one in thought.prospects}
    ordered = sorted(thought.prospects, key=lambda one: (one.code != thought.code, costs[one.code].lost))
    examined = {*ordered[: EXAMINED // 2], *ordered[-EXAMINED // 2 :]}
    best = ordered[0].chance

    def grounds_of(one: Prospect) -> tuple[Ground, ...]:
        if one.code == thought.code:
            return thought.grounds
        speaks = drawbacks if losses[one.code] else explain
        return speaks(sight.game, world, one.code, sight.seat, [thought.code]) if one in examined else ()

    def verdict(one: Prospect) -> Verdict:
        return Verdict(one.code, min(max(best - costs[one.code].lost, 0.0), 1.0), losses[one.code], grounds_of(one))

    return Coaching(thought, tuple(map(verdict, ordered)))


def weighed(sight: Sight, thought: Thought, seed: int = 0, knobs: Tuning | None = None) -> dict[int, Cost]:
    """What each choice costs beside the advice."""
    codes = [one.code for one in thought.prospects]
    tuning = knobs or sight.game.playing.search(COACH)
    chances = weigh(sight.game, sight.sample(seed), sight.seat, codes, tuning, seed) if len(codes) > 1 else {}
    return {code: cost(chances[thought.code], chances[code]) for code in chances} or {thought.code: Cost(0, 0, 0)}


def cost(best: Sequence[float], made: Sequence[float]) -> Cost:
    """What a choice costs, from the chances after the best and after it, in the same parts of a search."""
    lost = [one - other for one, other in zip(best, made, strict=True)]
    return Cost(fmean(lost), stdev(lost) / sqrt(len(lost)), fmean(best))
