"""Looking back: turning points of made-up curves, and the chances of real positions."""

from __future__ import annotations

import pytest
from tests.house import each_slug

import saloon
from saloon import Match
from saloon.bots import play_out
from saloon.bots.analysis import TURN, TURNS, Turn, analyse, chances, turning_points

pytestmark = pytest.mark.usefixtures("interpreted")


def duel(*first: float) -> list[tuple[float, float]]:
    """A curve of two, by the chances of the first."""
    return [(chance, 1 - chance) for chance in first]


class TestTurningPoints:
    @pytest.mark.parametrize("curve", [[], duel(0.5), duel(0.5, 0.55, 0.6, 0.52), duel(0, 0.09, 0.18, 0.27, 0.36)])
    def test_a_quiet_match_has_none(self, curve: list[tuple[float, ...]]) -> None:
        assert turning_points(curve) == []

    def test_moves_are_counted_from_one(self) -> None:
        assert turning_points(duel(0.5, 0.5, 0.9)) == [Turn(2, 0, 0.5, 0.9)]

    def test_the_seat_is_the_one_whose_chance_changed_most(self) -> None:
        curve = [(0.4, 0.3, 0.3), (0.2, 0.6, 0.2), (0.1, 0.6, 0.3)]
        assert turning_points(curve) == [Turn(1, 1, 0.3, 0.6), Turn(2, 0, 0.2, 0.1)]

    def test_a_fall_is_one_too(self) -> None:
        assert turning_points([(0.4, 0.3, 0.3), (0.1, 0.45, 0.45)]) == [Turn(1, 0, 0.4, 0.1)]

    def test_just_enough_is_enough(self) -> None:
        assert len(turning_points([(0.0, 1.0), (TURN, 1.0)])) == 1
        assert turning_points([(0.0, 1.0), (0.999 * TURN, 1.0)]) == []

    def test_of_many_the_greatest_are_told_in_their_order(self) -> None:
        curve = [0.0]
        for step in (0.11, -0.1, 0.5, -0.2, 0.3, -0.4, 0.12, 0.6):
            curve.append(curve[-1] + step)
        assert [turn.move for turn in turning_points([(chance, 0.5) for chance in curve])] == [3, 4, 5, 6, 8]
        assert TURNS == 5


def played(slug: str, moves: int = 10_000) -> Match:
    """A match of deputies, as far as that."""
    match = Match.new(slug, seed=5)
    play_out(match, [saloon.bot("deputy")] * match.players, 1)
    while match.played > moves:
        match.undo()
    return match


@each_slug
def test_chances_at_the_end_are_the_shares_of_the_win(slug: str) -> None:
    match = played(slug)
    assert match.result is not None
    winners = match.result.winners
    end = chances(match.game, match.game.State.unpack(match.truth.states[-1]))
    assert list(end) == pytest.approx(
        [1 / len(winners) if seat in winners else 0 for seat in range(match.players)], abs=1e-5
    )


@each_slug
def test_every_position_of_a_match_is_judged(slug: str) -> None:
    match = played(slug, moves=4)
    states = [match.game.State.unpack(state) for state in match.truth.states]
    before = [state.pack() for state in states]
    heard: list[int] = []
    found = analyse(match.game, states, 60, heard.append)
    assert heard == [1, 2, 3, 4, 5]
    assert [state.pack() for state in states] == before
    assert len(found.points) == 5
    assert all(sum(point) == pytest.approx(1, abs=0.01) for point in found.points)
    assert found.turns == turning_points(found.points)
    assert analyse(match.game, states, 60).points == found.points
