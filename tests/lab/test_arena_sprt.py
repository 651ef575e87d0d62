"""Sequential tests: the right answer, early, and wrong no more often than allowed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from saloon.lab.sprt import BETTER, EQUAL, Question, Trial

TRIES = 250
ENOUGH = 20_000  # deals after which a test should have ended
Deal = Callable[[random.Random, float], float]  # a share, by the true one


def independent(players: int) -> Deal:
    return lambda luck, true: sum(luck.random() < true for _ in range(players)) / players


def all_alike(luck: random.Random, true: float) -> float:
    """Whoever wins a deal wins all its games."""
    return float(luck.random() < true)


def mostly_shared(luck: random.Random, true: float) -> float:
    """The seat decides four of five deals, and each bot sits there once."""
    return 0.5 if luck.random() < 0.8 else float(luck.random() < 0.5 + (true - 0.5) * 5)


def asked(deal: Deal, true: float, trial: Trial, luck: random.Random) -> tuple[str, int]:
    for heard in range(ENOUGH):
        if trial.answer:
            return trial.answer, heard
        trial.hear(deal(luck, true))
    return "", ENOUGH


@pytest.mark.parametrize(
    ("players", "better", "deal"),
    [
        (2, 0.6, independent(2)),
        (2, 0.7, independent(2)),
        (4, 0.6, independent(4)),
        (4, 0.7, independent(4)),
        (6, 0.65, independent(6)),
        (2, 0.6, all_alike),
        (4, 0.65, all_alike),
        (2, 0.55, mostly_shared),
    ],
)
def test_the_answer_is_wrong_no_more_often_than_allowed(players: int, better: float, deal: Deal) -> None:
    luck = random.Random(5)
    question = Question(better, 0.05)
    for truth in (EQUAL, BETTER):
        answers = Counter[str]()
        for _ in range(TRIES):
            trial = Trial(question, [1] * players, players)
            answers[asked(deal, trial.equal if truth == EQUAL else trial.better, trial, luck)[0]] += 1
        assert answers[truth] / TRIES >= 0.92, answers
        assert not answers[""]


def test_a_smaller_risk_needs_more_deals() -> None:
    luck = random.Random(5)

    def length(risk: float) -> float:
        trials = [Trial(Question(0.6, risk), [1, 1], 2) for _ in range(100)]
        return sum(asked(independent(2), 0.6, trial, luck)[1] for trial in trials)

    assert length(0.01) > 1.3 * length(0.05)


def test_what_is_clear_ends_early() -> None:
    trial = Trial(Question(0.55), [1, 1], 2)
    answer, heard = asked(lambda luck, true: 1.0, 1.0, trial, random.Random(1))
    assert answer == BETTER
    assert 5 < heard < 15


def test_losers_are_not_better() -> None:
    trial = Trial(Question(0.55), [1] * 4, 4)
    assert asked(independent(4), 0.1, trial, random.Random(1))[0] == EQUAL


def test_nothing_heard_after_the_answer_counts() -> None:
    trial = Trial(Question(0.55), [1, 1], 2)
    asked(lambda luck, true: 1.0, 1.0, trial, random.Random(1))
    before = trial.evidence
    for _ in range(1000):
        trial.hear(0.0)
    assert (trial.answer, trial.evidence) == (BETTER, before)


def test_hypotheses_are_translated_into_shares_of_the_table() -> None:
    trial = Trial(Question(0.6), [1] * 4, 4)
    assert trial.equal == pytest.approx(0.25)
    assert trial.better == pytest.approx(0.6 / (0.6 + 3 * 0.4))


def test_before_anything_is_heard_nothing_is_known() -> None:
    trial = Trial(Question(), [1, 1], 2)
    assert (trial.evidence, trial.answer) == (0.0, "")
