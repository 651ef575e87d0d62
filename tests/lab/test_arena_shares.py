"""Shares: intervals that hold what they promise, whatever games of one deal have in common."""

from __future__ import annotations

import random

import pytest

from saloon.lab.shares import Estimate, equivalent, expected, mean, share
from saloon.lab.simulate import wilson


def of(deals: list[float], games: int) -> Estimate:
    return share(deals, [1.0] * len(deals), games)


class TestShares:
    @pytest.mark.parametrize(("wins", "deals"), [(250, 1000), (500, 1000), (980, 1000), (40, 400)])
    def test_deals_of_one_game_are_wilsons(self, wins: int, deals: int) -> None:
        found = of([1.0] * wins + [0.0] * (deals - wins), 1)
        assert found.value == wins / deals
        assert [found.low, found.high] == pytest.approx(wilson(wins, deals), abs=2e-4)

    def test_games_that_repeat_each_other_count_once(self) -> None:
        found = of([1.0] * 100 + [0.0] * 300, 4)
        assert [found.low, found.high] == pytest.approx(wilson(100, 400), abs=2e-3)

    def test_luck_that_goes_with_the_seat_cancels_out(self) -> None:
        found = of([0.5] * 380 + [1.0] * 20, 2)
        assert found.value == 0.525
        assert found.high - found.low < (wilson(420, 800)[1] - wilson(420, 800)[0]) / 2

    @pytest.mark.parametrize("share_of_all", [0.0, 1.0])
    def test_whoever_never_lost_may_still_lose(self, share_of_all: float) -> None:
        found = of([share_of_all] * 100, 4)
        assert [found.low, found.high] == pytest.approx(wilson(400 * share_of_all, 400))

    def test_one_deal_says_little_and_none_nothing(self) -> None:
        one = of([0.5], 2)
        assert one.high - one.low > 0.5
        assert of([], 2) == Estimate(0.0, 0.0, 1.0)

    def test_games_that_nobody_won_are_left_out_of_what_there_was_to_win(self) -> None:
        half = share([0.25] * 50 + [0.0] * 50, [0.5] * 100, 4)
        assert half.value == 0.25

    @pytest.mark.parametrize(
        ("true", "deals", "alike"),
        [
            *((true, 30, alike) for true in (0.25, 0.5) for alike in (0.0, 0.5, 1.0)),
            *((0.9, 100, alike) for alike in (0.0, 0.5, 1.0)),
            (0.99, 100, 0.0),
        ],
    )
    def test_the_interval_holds_the_truth_in_about_95_of_100_cases(self, true: float, deals: int, alike: float) -> None:
        luck = random.Random(7)
        held = 0
        for _ in range(400):
            found = of([drawn(luck, true, alike) for _ in range(deals)], 4)
            held += found.low <= true <= found.high
        assert held / 400 >= 0.91


def drawn(luck: random.Random, true: float, alike: float) -> float:
    """A deal of four games, each of which repeats the first with a probability."""
    first = luck.random() < true
    rest = [first if luck.random() < alike else luck.random() < true for _ in range(3)]
    return (first + sum(rest)) / 4


class TestTwoAlone:
    @pytest.mark.parametrize(
        ("won", "players", "alone"), [(0.25, 4, 0.5), (0.5, 4, 0.75), (0.4, 4, 2 / 3), (0.6, 3, 0.75), (0.7, 2, 0.7)]
    )
    def test_one_among_several(self, won: float, players: int, alone: float) -> None:
        assert equivalent(won, [1] * players, players) == pytest.approx(alone)
        assert equivalent(won, [1] * players, players) == pytest.approx(won / (won + (1 - won) / (players - 1)))

    def test_half_the_seats_each_is_as_if_alone(self) -> None:
        assert equivalent(0.7, [2, 2], 4) == pytest.approx(0.7)

    @pytest.mark.parametrize("seats", [[1, 1, 1], [2, 2], [3] * 5 + [2] * 5])
    @pytest.mark.parametrize("chance", [0.03, 0.5, 0.9])
    def test_there_and_back(self, seats: list[int], chance: float) -> None:
        assert equivalent(expected(chance, seats, 5), seats, 5) == pytest.approx(chance)

    def test_none_and_all_stay_so(self) -> None:
        assert [equivalent(end, [1] * 4, 4) for end in (0.0, 1.0)] == [0.0, 1.0]


def test_means_have_normal_intervals_over_deals() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert mean([3.0]) == Estimate(3.0, 3.0, 3.0)
