"""How a match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Any

from saloon.engine import Game, Part, can_win
from saloon.engine.words import Points


@dataclass(frozen=True)
class Tie:
    """What decided between seats of equal score: a message, and the seats with what was counted, the better first."""

    key: str
    seats: list[int]
    counts: list[int]  # empty where the numbers say nothing to people


@dataclass(frozen=True)
class Result:
    """Scores and their lines, seat by seat, and what decided between equal ones. The ranking is groups of equal seats,
    the best first; where nobody wins, the first group is empty."""

    scores: list[Points]
    parts: list[list[Part]]
    ranking: list[list[int]]
    ties: list[Tie]
    money: bool  # whether scores are dollars

    @property
    def winners(self) -> list[int]:
        """The seat that won, or those that share the win, or none."""
        return self.ranking[0]


def result_of(game: Game, state: Any) -> Result:
    """The result of a finished game."""
    seats = range(state.players)
    scores = [game.points(game.plain.score(state, seat)) for seat in seats]
    return Result(
        scores=scores,
        parts=[game.parts(state, seat) for seat in seats],
        ranking=ranking([game.plain.standing(state, seat) for seat in seats]),
        ties=_ties(game, state, scores),
        money=game.money,
    )


def _ties(game: Game, state: Any, scores: list[Points]) -> list[Tie]:
    """Each tie-break that decided something: it comes to seats that are equal in all before it."""
    ties = []
    equals = _alike(range(state.players), key=lambda seat: -scores[seat])
    for tie_break in game.tie_breaks:
        counts = [tie_break.count(state, seat) for seat in range(state.players)]
        apart = [_alike(seats, key=lambda seat: counts[seat]) for seats in equals]
        decided = [seat for groups in apart if len(groups) > 1 for seat in chain(*groups)]
        if decided:
            ties.append(Tie(tie_break.key, decided, [counts[seat] for seat in decided] if tie_break.told else []))
        equals = list(chain(*apart))
    return ties


def _alike(seats: Iterable[int], key: Callable[[int], Points]) -> list[list[int]]:
    return [list(alike) for _, alike in groupby(sorted(seats, key=key), key)]


def ranking(standings: list[int]) -> list[list[int]]:
    """The seats in groups of equals, the best first; where nobody wins, nobody comes first."""
    best_first = sorted(set(standings), reverse=True)
    groups = [[seat for seat, own in enumerate(standings) if own == standing] for standing in best_first]
    return groups if can_win(best_first[0]) else [[], *groups]
