"""Learning from one's mistakes: the moments of a match where a seat gave most of its chances away, to be tried again.

Each choice of the seat is judged by a search from what the seat knew then. What looks worst is searched once more,
deeper and with other luck: the greatest of many figures is the one in which luck had the greatest part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from saloon.bots.levels import Searcher
from saloon.engine import Game
from saloon.engine.tuning import Tuning
from saloon.match import Match, Sight
from saloon.school.coach import COACH, Coaching, coach

TOLD = 3  # mistakes of a match
DOUBTED = 6  # choices that are searched again
DEEPER = 4  # times as many iterations
SECOND = 1 << 32  # set apart, the seeds of the second look


@dataclass(frozen=True)
class Moment:
    """A choice that a seat made: after how many moves, and which."""

    move: int
    code: int


@dataclass(frozen=True)
class Mistake:
    """A moment to be tried again, and what a coach makes of its choices."""

    moment: Moment
    loss: float
    coaching: Coaching


def moments(match: Match, seat: int) -> list[Moment]:
    """What a seat chose in the course of a match, where it had a choice."""
    chosen = [Moment(move, code) for move, (by, code) in enumerate(match.history(seat)) if by == seat]
    return [one for one in chosen if match.game.State.unpack(match.truth.states[one.move]).legal_n > 1]


def review(sight: Sight, moment: Moment, depth: int = 1) -> Mistake:
    """Judge one choice by what its seat knew; a deeper look has other luck as well."""
    knobs, seed = _knobs(sight.game, depth), moment.move + (SECOND if depth > 1 else 0)
    coaching = coach(sight, Searcher(COACH, knobs).think(sight, seed), seed, knobs)
    lost = next((one.loss for one in coaching.verdicts if one.code == moment.code), 0.0)
    return Mistake(moment, lost, coaching)


def doubtful(judged: Sequence[Mistake]) -> list[Mistake]:
    """Those of the choices that are worth a second look: what seems to have cost most."""
    return sorted((one for one in judged if one.loss), key=lambda one: -one.loss)[:DOUBTED]


def worst(confirmed: Sequence[Mistake]) -> list[Mistake]:
    """What did cost most, also at the second look, the worst first."""
    return sorted((one for one in confirmed if one.loss), key=lambda one: -one.loss)[:TOLD]


def mistakes(match: Match, seat: int, heard: Callable[[int], None] = lambda done: None) -> list[Mistake]:
    """The worst mistakes of a seat in a match; `heard` is told how many choices have been judged."""
    judged = []
    for done, moment in enumerate(moments(match, seat), 1):
        judged.append(review(sight_then(match, seat, moment.move), moment))
        heard(done)
    return worst([review(sight_then(match, seat, one.moment.move), one.moment, DEEPER) for one in doubtful(judged)])


def sight_then(match: Match, seat: int, move: int) -> Sight:
    """The match through the eyes of a seat as it was after some moves."""
    return Sight(match.game, seat, match.game.State.unpack(match.truth.states[move]), [])


def _knobs(game: Game, depth: int) -> Tuning:
    knobs = game.playing.search(COACH)
    return replace(knobs, iterations=knobs.iterations * depth)
