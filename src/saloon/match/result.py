"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.engine import Game, Part, can_win
from saloon.engine.words import Points


@dataclass(frozen=True)
class Result:
    """Scores and their lines, seat by seat, and the ranking: groups of equal seats, the best first. Where nobody wins,
    the first group is empty."""

    scores: list[Points]
    parts: list[list[Part]]
    ranking: list[list[int]]

    @property
    def winners(self) -> list[int]:
        """The seat that won, or those that share the win, or none."""
        return self.ranking[0]


def result_of(game: Game, state: Any) -> Result:
    """The result of a finished game."""
    seats = range(state.players)
    return Result(
        scores=[game.points(game.plain.score(state, seat)) for seat in seats],
        parts=[game.parts(state, seat) for seat in seats],
        ranking=ranking([game.plain.standing(state, seat) for seat in seats]),
    )


def ranking(standings: list[int]) -> list[list[int]]:
    """The seats in groups of equals, the best first; where nobody wins, nobody comes first."""
    best_first = sorted(set(standings), reverse=True)
    groups = [[seat for seat, own in enumerate(standings) if own == standing] for standing in best_first]
    return groups if can_win(best_first[0]) else [[], *groups]
