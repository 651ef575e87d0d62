"""How long answers take. Whoever waits for one learns nothing from it: no hand and no wish goes into these figures."""

from __future__ import annotations

import random

_source = random.SystemRandom()  # nobody can foresee the next draw from those before

_GLANCE = 0.8  # seconds nobody can do without
_THOUGHT = 1.4  # half of all answers take less than this on top
_SPREAD = 0.6  # of the logarithm: now and then somebody ponders
LONGEST = 8.0

_SPARE = 1.5  # thoughts for one thought: machines have other things to do as well


def bot_turn(pace: float) -> float:
    """How long a bot takes for a choice, at the pace of its table."""
    return pace * _source.uniform(0.7, 1.3)


def bot_answer(pace: float, least: float, thought: float = 0.0) -> float:
    """How long a bot takes to answer out of turn: never so short that its thought, as long as those of its level are,
    would not fit in."""
    return max(least + _SPARE * thought, bot_turn(pace))


def person_answer(clock: int = 0) -> float:
    """How long a person takes to answer out of turn: a glance, then a thought; all of it within a clock that runs."""
    while (drawn := _GLANCE + _THOUGHT * _source.lognormvariate(0.0, _SPREAD)) > LONGEST:
        pass
    return drawn * min(1.0, clock / LONGEST) if clock else drawn
