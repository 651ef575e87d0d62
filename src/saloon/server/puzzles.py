"""Puzzles as browsers are told them: what the seat to move sees and may choose, and afterwards how its choices compare.

The position of a puzzle holds the whole truth and never leaves the house.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from saloon.engine.words import alike
from saloon.match import Match
from saloon.school.puzzles import Puzzle, PuzzleError, of_the_day, pack, puzzle, set_up, solution
from saloon.school.themes import theme_of
from saloon.server import bodies, projections
from saloon.server.errors import Missing

_SET_UP = 32  # puzzles that are kept ready


def listed(slug: str, day: datetime | None = None) -> bodies.Puzzles:
    """The puzzles of a game; the day is counted as in Greenwich, so that it is the same for everybody."""
    today = of_the_day(slug, (day or datetime.now(UTC)).date())
    return bodies.Puzzles(slug, today.id if today else "", [_card(slug, one) for one in pack(slug)])


def shown(slug: str, name: str) -> bodies.PuzzleSheet:
    """A puzzle as it is put to people."""
    found = _found(slug, name)
    match = _ready(slug, name)
    view = match.view(found.seat)
    return bodies.PuzzleSheet(
        card=_card(slug, found),
        seat=found.seat,
        view=view,  # type: ignore[arg-type]  # a head and more
        choices=projections.choices(match.offers()),
        question=match.game.question(view),
    )


def answered(slug: str, name: str, wanted: bodies.PuzzleTry) -> bodies.PuzzleAnswer:
    """Whether a choice is the best one, and what the search found."""
    found = _found(slug, name)
    match = _ready(slug, name)
    thought = solution(match, found)
    offered = alike(match.choices())
    best = offered[thought.code].code
    chosen = None if wanted.choice is None else match.find(wanted.choice)
    return bodies.PuzzleAnswer(
        right=chosen is not None and offered[chosen.code].code == best,
        best=best,
        tempting=offered[match.find(found.tempting[0]).code].code,
        choices=projections.prospects_of(thought, offered, in_words=False, most=len(thought.prospects)),
        margin=found.margin,
        error=found.error,
        iterations=thought.iterations,
        line=projections.line_of(thought),
        grounds=projections.told_grounds(thought.grounds),
    )


def why(slug: str, name: str, on: str) -> bodies.PuzzleReason:
    """Why something on the board of a puzzle cannot be chosen."""
    reason = _ready(slug, name).why(on, _found(slug, name).seat)
    return bodies.PuzzleReason(reason.code, reason.params, reason.clause)


def _found(slug: str, name: str) -> Puzzle:
    try:
        return puzzle(slug, name)
    except PuzzleError as problem:
        raise Missing(problem.code, game=slug, puzzle=name[:40]) from problem


@lru_cache(_SET_UP)
def _ready(slug: str, name: str) -> Match:
    """A puzzle set up; nobody plays on in it."""
    return set_up(slug, puzzle(slug, name))


def _card(slug: str, one: Puzzle) -> bodies.PuzzleCard:
    options = one.position.get("options", {})
    return bodies.PuzzleCard(one.id, one.grade, theme_of(slug, one), one.players, dict(options))
