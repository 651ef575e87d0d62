"""How the search is tuned for each game: figures found by play. docs/bots.md tells what was tried and what lost."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.engine.search import MOST_CHOICES, Select


@dataclass(frozen=True)
class Tuning:
    """How a search is made, and how much of it."""

    iterations: int = 1_000
    select: Select = Select.UCB
    explore: int = 400  # thousandths
    stages: int = 1  # to be played to their end, or -1: the whole game
    longest: int = -1  # choices in any case
    greed: int = 0  # percent of the choices in playing on that are made at a glance
    look: int = MOST_CHOICES  # how many of the legal ones such a glance takes in
    learn: int = 0  # percent of them that repeat what did best
    trust: int = 0  # visits that the worth at a glance counts for
    observers: int = 1  # 1: the tree of who thinks; 0: everybody's


# What each knob of a tuning can be set to, from and to.
LIMITS = {
    "iterations": (1, 10_000_000),
    "select": (min(Select), max(Select)),
    "explore": (0, 100_000),
    "stages": (-1, 99),
    "longest": (-1, 10_000),
    "greed": (0, 100),
    "look": (1, MOST_CHOICES),
    "learn": (0, 100),
    "trust": (0, 10_000),
    "observers": (0, 1),
}


@dataclass(frozen=True)
class Levels:
    """The two levels that search. A game that nobody has tuned yet gets these: random playouts to the end of the
    round, and good ones to the end of the next."""

    marshal: Tuning = Tuning(iterations=500)
    legend: Tuning = Tuning(iterations=2_000, stages=2, greed=100, trust=3)


def _at_once(iterations: int, explore: int, trust: int = 3) -> Tuning:
    """A search without playouts: new positions are judged by the value function at once."""
    return Tuning(iterations=iterations, explore=explore, longest=0, trust=trust)


USUAL = Levels()
TUNINGS = {
    "hold-up": Levels(_at_once(1_500, 100), Tuning(iterations=2_500, stages=-1, greed=100, look=3)),
    "public-enemy": Levels(Tuning(iterations=350), _at_once(10_000, 100)),
    "six-territories": Levels(_at_once(2_000, 10, trust=20), _at_once(20_000, 10, trust=20)),
    "wyatt-earp": Levels(_at_once(100, 50), _at_once(10_000, 100)),
}


def tuning(slug: str, level: str) -> Tuning:
    """The tuning of a level in a game; one that nobody has tuned yet gets the usual one."""
    levels = TUNINGS.get(slug, USUAL)
    return levels.legend if level == "legend" else levels.marshal
