"""What puzzles are about: finer than the kind of decision, told by what a puzzle keeps.

A game says it in `themes.yaml`: the first theme that fits a puzzle is its own, and what fits none goes by its decision.
A theme has a name in words, `puzzle-theme-<slug>-<theme>`; none gives an answer away.
"""

from __future__ import annotations

from functools import cache

import msgspec
import yaml

from saloon.resources import text, theme_file
from saloon.school.puzzles import Puzzle, PuzzleError

NOTHING = "nothing"  # at stake that has a name


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a puzzle must be to fit a theme; what is not said does not matter."""

    theme: str
    decision: list[str] = []
    stake: list[str] = []  # what the best choice gains most, a feature of the game, or NOTHING
    players: list[int] = []
    rounds: list[int] = []

    def fits(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is about this."""
        stake = next(iter(puzzle.reason), NOTHING)
        told = (self.decision, puzzle.decision), (self.stake, stake), (self.players, puzzle.players)
        return all(not wanted or found in wanted for wanted, found in (*told, (self.rounds, _round(puzzle))))


def theme_of(slug: str, puzzle: Puzzle) -> str:
    """The theme of a puzzle."""
    return next((one.theme for one in themes(slug) if one.fits(puzzle)), puzzle.decision)


@cache
def themes(slug: str) -> tuple[Theme, ...]:
    """The themes of a game, in the order in which they are tried. Raises PuzzleError if they cannot be read."""
    file = theme_file(slug)
    if file is None:
        return ()
    read = text(file)
    try:
        return msgspec.convert(yaml.safe_load(read.says) or (), tuple[Theme, ...])
    except (yaml.YAMLError, RecursionError, msgspec.ValidationError) as problem:
        raise PuzzleError("puzzles-unreadable", file=str(file), problem=read.problem or str(problem)) from problem


def _round(puzzle: Puzzle) -> int:
    return int(puzzle.position.get("round", 0))
