"""What one game was like, in numbers read from its chronicle: how long, how lively, when it was decided."""

from __future__ import annotations

import math

import numpy as np

from saloon.engine.kernels import Note
from saloon.lab.chronicles import Array, Chronicle

# How long people take: to see that it is their turn and act, and more where there is more to choose from (Hick's law).
SECONDS_A_CHOICE = 4.0
SECONDS_A_DOUBLING = 2.0

AHEAD = 0.02  # the lead is taken by whoever is ahead by so much: less is noise of the judgement
CERTAIN = 0.8  # a chance from which on people call a game decided
CLOSE = 0.25  # a second who still has such a chance shortly before the end
SHORTLY = 0.9  # of the game
POINTS = 11  # of a curve from the first choice to the end


def measures(story: Chronicle) -> dict[str, float]:
    """All of them, by name."""
    return {
        "choices": float(story.choices),
        "minutes": minutes(story),
        "branching": float(story.rows[:-1, Note.LEGAL].mean()),
        "waiting": waiting(story),
        "lead-changes": float(lead_changes(story.chances)),
        "known": known(story),
        "comeback": float(comeback(story)),
        "runaway": float(runaway(story)),
        "close": float(close(story)),
    }


def minutes(story: Chronicle) -> float:
    """How long people would sit there."""
    doublings = np.log2(story.rows[:-1, Note.LEGAL]).sum()
    return float(SECONDS_A_CHOICE * story.choices + SECONDS_A_DOUBLING * doublings) / 60


def waiting(story: Chronicle) -> float:
    """How many choices others make between two of one's own, on average."""
    last: dict[int, int] = {}
    waits: list[int] = []
    for number, actor in enumerate(story.actors.tolist()):
        if actor in last:
            waits.append(number - last[actor] - 1)
        last[actor] = number
    return sum(waits) / len(waits) if waits else 0.0


def lead_changes(chances: Array) -> int:
    """How often somebody else comes to be ahead."""
    bests = chances.argmax(axis=1).tolist()
    leader, changes = bests[0], 0
    for now, best in zip(chances.tolist(), bests, strict=True):
        if now[best] > now[leader] + AHEAD:
            leader, changes = best, changes + 1
    return changes


def winner(story: Chronicle) -> int | None:
    """Who won alone, if anybody did."""
    best = np.flatnonzero(story.shares > 0.5)
    return int(best[0]) if len(best) else None


def known(story: Chronicle) -> float:
    """After which part of the game the winner's chance never again falls below what is as good as certain. A game that
    several win, or nobody, is open to its end."""
    won = winner(story)
    if won is None:
        return 1.0
    doubtful = np.flatnonzero(story.chances[:-1, won] < CERTAIN)
    return float(doubtful[-1] + 1) / story.choices if len(doubtful) else 0.0


def comeback(story: Chronicle) -> bool:
    """Whether the winner once stood, after the first quarter, at less than half of an equal's chance."""
    won = winner(story)
    since = math.ceil(story.choices / 4)
    return won is not None and bool((story.chances[since:, won] < 0.5 / story.players).any())


def runaway(story: Chronicle) -> bool:
    """Whether the game was decided by its middle, and stayed so."""
    return known(story) <= 0.5


def close(story: Chronicle) -> bool:
    """Whether a second had a real chance shortly before the end."""
    chances = np.sort(story.chances[int(SHORTLY * story.choices)])
    return bool(chances[-2] >= CLOSE)


def curve(story: Chronicle) -> Array | None:
    """The chance of whoever won, from the beginning to the end."""
    won = winner(story)
    if won is None:
        return None
    places = np.round(np.linspace(0, story.choices, POINTS)).astype(int)
    found: Array = story.chances[places, won]
    return found
