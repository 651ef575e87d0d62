"""Sequential tests: play until it is clear whether A is better than B, and no longer.

Two hypotheses stand against each other: A and B are equals, or A would win a given share of games against B alone
(0.55, say; at larger tables that is translated into the share of a line-up). Wald's test adds up, observation by
observation, the logarithm of how much likelier the second makes them than the first, and ends when the sum leaves an
interval that follows from the risk of error allowed on either side.

The games of one deal depend on each other, and Wald's test assumes that observations do not. So games are not counted
singly: a deal brings its share of wins, and the spread between deals says how many independent games it is worth. If
deals spread twice as much as independent games would, each is worth half its games; where luck goes with the seat, and
so to each bot once, a deal is worth more than its games. For two players, chess programmers reach the same with the
pentanomial test. With more players wins are shared in many ways, and shares far from a half are lopsided: this form
respects that, the usual normal one does not. The spread is estimated on the way; at first, a few imagined deals whose
games all end alike keep the estimate sober.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from saloon.lab.shares import expected

BETTER, EQUAL = "better", "equal"
SOBER_DEALS = 4


@dataclass(frozen=True)
class Question:
    """Is A better than B? So much better that it would win `better` of games alone; with a risk of error either way."""

    better: float = 0.55
    risk: float = 0.05

    @property
    def bound(self) -> float:
        """How much evidence settles it."""
        return math.log((1 - self.risk) / self.risk)


class Trial:
    """A question being answered, deal by deal, for a bot that holds so many seats in each game of a deal."""

    def __init__(self, question: Question, seats: list[int], players: int) -> None:
        self.question = question
        self.equal = expected(0.5, seats, players)
        self.better = expected(question.better, seats, players)
        self.evidence = 0.0  # how much likelier all that was heard is if A is better: the logarithm
        self._deals = 0
        self._mean = 0.0
        self._squares = 0.0

    def hear(self, share: float) -> None:
        """The share of one more deal. Nothing that comes after the answer counts."""
        if self.answer:
            return
        self._deals += 1
        off = share - self._mean
        self._mean += off / self._deals
        self._squares += off * (share - self._mean)
        won = self._mean * math.log(self.better / self.equal)
        lost = (1 - self._mean) * math.log((1 - self.better) / (1 - self.equal))
        self.evidence = self._deals * self._worth() * (won + lost)

    @property
    def answer(self) -> str:
        """BETTER or EQUAL once the evidence suffices."""
        if abs(self.evidence) < self.question.bound:
            return ""
        return BETTER if self.evidence > 0 else EQUAL

    def _worth(self) -> float:
        """How many independent games a deal is worth."""
        usual = (self._mean * self._deals + self.equal * SOBER_DEALS) / (self._deals + SOBER_DEALS)
        alone = usual * (1 - usual)
        spread = (self._squares + SOBER_DEALS * alone) / (self._deals - 1 + SOBER_DEALS)
        return alone / spread
