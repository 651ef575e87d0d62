"""Between equal scores decides what a game says that decides, and nothing else; and it can say so in every language."""

from collections import defaultdict
from typing import Any

import pytest
from tests.conformance.kit import Table, each_game, each_table, random_game

from saloon.engine import Game
from saloon.messages import STRICT, languages, message


@each_table
def test_tie_breaks_are_what_the_standing_looks_at(table: Table) -> None:
    """All through a game, as if it ended there: scores are equal most often at its beginning."""
    for state in random_game(table, seed=3):
        for seats in equally_scored(table.game, state):
            by_standing = ranks(seats, {seat: -table.game.plain.standing(state, seat) for seat in seats})
            assert by_standing == ranks(seats, {seat: counted(table.game, state, seat) for seat in seats})


@each_game
def test_tie_breaks_are_sentences(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")
    for tie_break in game.tie_breaks:
        for language in languages():
            assert "Ann 1, Bo 2" in message(tie_break.key, {"names": "Ann 1, Bo 2"}, language)


def equally_scored(game: Game, state: Any) -> list[list[int]]:
    """The seats in groups of equal score."""
    groups: dict[int, list[int]] = defaultdict(list)
    for seat in range(state.players):
        groups[game.plain.score(state, seat)].append(seat)
    return list(groups.values())


def counted(game: Game, state: Any, seat: int) -> list[int]:
    """What each tie-break counts of a seat."""
    return [tie_break.count(state, seat) for tie_break in game.tie_breaks]


def ranks(seats: list[int], by: dict[int, Any]) -> list[int]:
    """How many of the seats are better than each of them."""
    return [sum(by[other] < by[seat] for other in seats) for seat in seats]
