"""What the coach makes of a choice: what a good one does and why, and what another would cost.

All of it comes from one thought, had from the learner's own sight: the coach knows no more than the learner can.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from saloon.bots import ADVISER, Ground, Prospect, Sight, Thought
from saloon.bots.explain import drawbacks, explain

COACH = ADVISER  # whose thought it is
MARGIN = 0.08  # chances of winning: what costs less is no blunder
DEVIATIONS = 2.5  # by which a difference must be beyond the noise of the search
EXAMINED = 12  # choices of which grounds are looked for: the best, and the worst


@dataclass(frozen=True)
class Verdict:
    """One choice, weighed: the chance of winning after it, what it costs beside the best (nothing if that cannot be
    told from noise), and what speaks against it, or for it if it costs nothing."""

    code: int
    chance: float
    loss: float
    grounds: tuple[Ground, ...] = ()


@dataclass(frozen=True)
class Coaching:
    """What the coach thinks of one question: the advice with all that speaks for it, and every choice it weighed, the
    best first."""

    thought: Thought
    verdicts: tuple[Verdict, ...]


def coach(sight: Sight, thought: Thought, seed: int = 0) -> Coaching:
    """What a thought from a learner's sight teaches him."""
    world, costs = sight.sample(seed), {one.code: loss(thought, one.code) for one in thought.prospects}
    ordered = sorted(thought.prospects, key=lambda one: (one.code != thought.code, costs[one.code], -one.chance))
    examined = {*ordered[: EXAMINED // 2], *ordered[-EXAMINED // 2 :]}

    def verdict(one: Prospect) -> Verdict:
        speaks = drawbacks if costs[one.code] else explain
        grounds = speaks(sight.game, world, one.code, sight.seat) if one in examined else ()
        return Verdict(one.code, one.chance, costs[one.code], grounds)

    return Coaching(thought, tuple(map(verdict, ordered)))


def loss(thought: Thought, code: int, margin: float = MARGIN, deviations: float = DEVIATIONS) -> float:
    """By how much a choice lowers the chance of winning beside the best: nothing if that is little, or within the noise
    of the search, or if the search never looked at it."""
    weighed = {one.code: one for one in thought.prospects}
    if code not in weighed or thought.code not in weighed:
        return 0.0
    best, made = weighed[thought.code], weighed[code]
    lost = best.chance - made.chance
    noise = deviations * sqrt(_variance(thought, best) + _variance(thought, made))
    return lost if lost >= margin and lost > noise else 0.0


def _variance(thought: Thought, prospect: Prospect) -> float:
    """Of the chance after a choice: that of as many games won or lost as the search made visits. One win and one defeat
    more are counted, so that a few visits which all went one way prove nothing."""
    visits = prospect.share * thought.iterations
    chance = (prospect.chance * visits + 1) / (visits + 2)
    return chance * (1 - chance) / (visits + 2)
