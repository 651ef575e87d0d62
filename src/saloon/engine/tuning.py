"""How bots of a level play a game: figures found by play, which each game keeps in its `tuning.py`.

docs/bots.md tells what was tried and what lost.
"""

from __future__ import annotations

from dataclasses import dataclass

from saloon.engine.nets import ANGLES
from saloon.engine.policies import Policy
from saloon.engine.search import DEEPEST, MOST_CHOICES, Knobs


@dataclass(frozen=True)
class Tuning:
    """How a search is made, and how much of it."""

    iterations: int = 1_000
    explore: int = 400  # thousandths
    stages: int = 1  # to be played to their end, or -1: the whole game
    longest: int = -1  # choices in any case
    greed: int = 0  # percent of the choices in rollouts that are made at a glance
    look: int = MOST_CHOICES  # how many of the legal ones such a glance takes in
    trust: int = 0  # visits that the worth at a glance counts for
    net: int = 0  # 1: by the game's net, which has no use for `trust`; those from here on are for it alone
    deep: int = DEEPEST  # choices that its tree follows at most; after them the net alone chooses
    follow: int = 0  # choices by the net that are made, up to the end of those stages, before it judges
    warmth: int = 100  # how evenly it takes choices to be likely, in hundredths
    urgency: int = 100  # how much less than those tried a choice is worth that never was, in thousandths of a win
    blend: int = 0  # percent that what a rollout comes to counts for beside what the net says
    angles: int = ANGLES  # from which the net is asked, at most

    @property
    def branches(self) -> int:
        """Nodes that an iteration may add on average, generously: a net is asked about all choices at once."""
        return 24 if self.net else 8

    def knobs(self, seat: int) -> Knobs:
        """The same as the kernels read it, for the seat that thinks."""
        made = Knobs()
        made.seat = seat
        made.explore = self.explore
        made.stages = self.stages
        made.longest = self.longest
        made.greed = self.greed
        made.look = self.look
        made.trust = self.trust
        made.net = self.net
        made.deep = self.deep
        made.follow = self.follow
        made.warmth = self.warmth
        made.urgency = self.urgency
        made.blend = self.blend
        made.angles = self.angles
        return made


# What each knob of a tuning can be set to, from and to.
LIMITS = {
    "iterations": (1, 10_000_000),
    "explore": (0, 100_000),
    "stages": (-1, 99),
    "longest": (-1, 10_000),
    "greed": (0, 100),
    "look": (1, MOST_CHOICES),
    "trust": (0, 10_000),
    "net": (0, 1),
    "deep": (1, DEEPEST),
    "follow": (0, 1_000),
    "warmth": (10, 1_000),
    "urgency": (0, 1_000),
    "blend": (0, 100),
    "angles": (1, ANGLES),
}


# How unsteady and how steady a hand can be.
HANDS = (5, 10_000)

# How warm a net can be that chooses at once; 0 is none: always the likeliest choice.
WARMTHS = (0, 10_000)


@dataclass(frozen=True)
class Levels:
    """The levels of a game: how steady a hand (see `engine.policies`) those have who choose at once, and how the others
    search; a Marshal may do either. A game that nobody has tuned yet gets these: a greedy Deputy, random rollouts to
    the end of the round for a Marshal, and good ones to the end of the next for a Legend. The ladder is what they came
    to in the arena, the weakest first: from Tenderfoot against Random to Legend against Marshal; unmeasured, what
    levels are meant to be."""

    tenderfoot: int = Policy.CARELESS
    deputy: int = Policy.GREEDY
    marshal: Tuning | int = Tuning(iterations=250)
    legend: Tuning = Tuning(iterations=2_500, stages=2, greed=70, trust=3)
    outlaw: Tuning | None = None  # as a Legend, unless told otherwise
    ladder: tuple[float, ...] = (0.75, 0.75, 0.75, 0.75)  # how often each level beats the one below it, alone
    by_net: Levels | None = None  # how they play with the game's net, where there is one

    def hand(self, level: str) -> int:
        """How a level that does not search chooses: as steadily as it can."""
        return int(getattr(self, level))

    def searches(self, level: str) -> bool:
        """Whether a level searches, unless it is given more time than a look takes."""
        return not isinstance(getattr(self, level), int)

    def search(self, level: str) -> Tuning:
        """How a level searches; one that has only a hand does it as a Legend, if it must."""
        found = getattr(self, level)
        return found if isinstance(found, Tuning) else self.legend


USUAL = Levels()


def at_once(iterations: int, explore: int, trust: int = 3) -> Tuning:
    """A search without rollouts: new positions are judged by the value function at once."""
    return Tuning(iterations=iterations, explore=explore, longest=0, trust=trust)


def guided(iterations: int, explore: int = 1_000, *, longest: int = 0, stages: int = -1, **knobs: int) -> Tuning:
    """A search by the game's net, without rollouts unless their length is told, and without a horizon likewise."""
    return Tuning(iterations=iterations, explore=explore, net=1, longest=longest, stages=stages, **knobs)


def warm(hundredths: int) -> int:
    """A hand that chooses by the game's net at once, each choice as often as it is likely; the warmer, the more
    evenly."""
    return int(Policy.NET) + hundredths
