"""Simulations: fair seatings, honest intervals, and one result however the work is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.house import each_slug

import saloon
from saloon.engine import Game, SaloonError
from saloon.engine.kernels import Tally
from saloon.engine.native import Native
from saloon.lab.simulate import (
    BATCH,
    LARGEST,
    Plan,
    Simulation,
    batches,
    bot_rows,
    first_seed,
    plan,
    seat_rows,
    simulate,
    wilson,
)
from saloon.lab.workers import Local

SIX = "six-territories"


def small(games: int = 30, seed: int = 1, bots: tuple[str, ...] = ("deputy", "random", "random")) -> Plan:
    return plan(SIX, 3, {}, list(bots), games, seed)


class TestPlans:
    def test_one_bot_takes_all_seats(self) -> None:
        assert plan(SIX, 4, {}, ["random"], 1).bots == ("random",) * 4

    @pytest.mark.parametrize(
        ("players", "options", "bots"),
        [(9, {}, ["random"]), (2, {"colour": "red"}, ["random"]), (3, {}, ["random"] * 2), (2, {}, ["wizard"])],
    )
    def test_what_cannot_be_is_refused(self, players: int, options: dict[str, str], bots: list[str]) -> None:
        with pytest.raises(SaloonError):
            plan(SIX, players, options, bots, 1)

    @pytest.mark.parametrize("bot", ["marshal", "legend@2", "search:iterations=9", "deputy@2"])
    def test_bots_that_search_are_for_the_arena(self, bot: str) -> None:
        with pytest.raises(SaloonError) as refusal:
            plan(SIX, 2, {}, [bot], 1)
        assert refusal.value.code == "cli-sim-bot"
        assert refusal.value.params == {"bot": bot, "known": "random, tenderfoot, deputy"}

    def test_equal_bots_need_not_change_seats(self) -> None:
        assert {batch.rotation for batch in batches(small(bots=("deputy",)))} == {0}

    @pytest.mark.parametrize("games", [1, 2, 3, 31, 3 * BATCH, 1000])
    def test_batches_hold_every_game_once_and_each_seating_equally_often(self, games: int) -> None:
        found = list(batches(small(games)))
        seeds = [seed for batch in found for seed in range(batch.first, batch.first + batch.games)]
        per_rotation = Counter[int]()
        for batch in found:
            per_rotation[batch.rotation] += batch.games
        assert sorted(seeds) == list(range(first_seed(1), first_seed(1) + games))
        assert max(per_rotation.values()) - min(per_rotation.values() if games >= 3 else [0]) <= 1
        assert all(batch.games <= BATCH for batch in found)

    def test_the_batches_of_very_many_games_are_larger_and_none_is_made_before_its_turn(self) -> None:
        assert small(999_999).batch == BATCH
        assert small(10_000_000).batch == 10 * BATCH
        many = batches(small(1_000_000_000))
        assert [next(many).rotation for _ in range(6)] == [0, 1, 2] * 2
        assert small(1_000_000_000).batch == LARGEST * BATCH

    def test_after_all_rotations_each_bot_has_sat_everywhere(self) -> None:
        found = small(bots=("deputy", "random", "deputy"))
        for seat in range(3):
            sat = Counter(found.seated(rotation)[seat] for rotation in range(found.rotations))
            assert sat == Counter(found.bots)

    def test_other_seeds_give_other_games(self) -> None:
        assert abs(first_seed(1) - first_seed(2)) > 10**9
        assert first_seed(1) < 1 << 62


class TestIntervals:
    @pytest.mark.parametrize(
        ("wins", "games", "low", "high"),
        [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2241, 0.2778)],
    )
    def test_wilson(self, wins: float, games: int, low: float, high: float) -> None:
        assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)

    def test_nothing_played_says_nothing(self) -> None:
        assert wilson(0, 0) == (0.0, 1.0)

    def test_shared_wins_are_fractions(self) -> None:
        low, high = wilson(3.5, 10)
        assert low < 0.35 < high


class TestCounts:
    def test_every_game_has_one_win_to_share(self) -> None:
        found = simulate(small(60), interpreted=True)
        assert sum(row.wins for row in seat_rows(found)) == pytest.approx(60)
        assert sum(row.wins for row in bot_rows(found)) == pytest.approx(60)
        assert [row.fair for row in bot_rows(found)] == [pytest.approx(1 / 3), pytest.approx(2 / 3)]

    @pytest.mark.slow
    def test_a_deputy_beats_chance(self) -> None:
        found = simulate(small(150), interpreted=True)
        deputy = bot_rows(found)[0]
        assert deputy.low > deputy.fair

    def test_scores_are_in_points(self) -> None:
        found = simulate(plan(SIX, 2, {}, ["random"], 40, 3), interpreted=True)
        for row in seat_rows(found):
            assert 5 < row.score < 60
            assert 0 < row.score_margin < 10

    @pytest.mark.slow
    def test_an_interrupt_keeps_what_was_counted(self) -> None:
        def enough(found: Simulation) -> None:
            if found.games >= 2 * BATCH:
                raise KeyboardInterrupt

        found = simulate(plan(SIX, 2, {}, ["deputy"], 10 * BATCH, 3), interpreted=True, heard=enough)
        assert found.interrupted
        assert found.games == 2 * BATCH
        assert sum(row.wins for row in seat_rows(found)) == pytest.approx(2 * BATCH)


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    planned = plan(SIX, 2, {}, ["deputy-2026-11", "random"], 3 * BATCH, 5)
    alone, together = (simulate(planned, Local(jobs), interpreted=True) for jobs in (1, 2))
    assert alone.tallies == together.tallies


@pytest.mark.slow
@each_slug
def test_compiled_and_interpreted_count_the_same(slug: str, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(slug))
    players = saloon.game(slug).players[0]
    planned = plan(slug, players, {}, ["deputy-2026-11", *["random"] * (players - 1)], 2 * BATCH, 5)
    fast, slow = simulate(planned), simulate(planned, interpreted=True)
    assert (fast.mode, slow.mode) == ("compiled", "interpreted")
    assert fast.tallies == slow.tallies
    assert simulate(planned, Local(3)).tallies == fast.tallies
    assert fast.tallies[0][Tally.GAMES] > 0


@pytest.mark.slow
def test_games_go_on_compiled_once_that_is_possible(
    compiled: Callable[[Game], Native], monkeypatch: pytest.MonkeyPatch
) -> None:
    native = compiled(saloon.game(SIX))
    answers = iter([None, None, None, native, native])
    monkeypatch.setattr("saloon.engine.native.when_ready", lambda game: next(answers))
    monkeypatch.setattr("saloon.lab.simulate._SECONDS_BETWEEN_LOOKS", 0.0)
    planned = plan(SIX, 2, {}, ["deputy-2026-11", "random"], 6 * BATCH, 5)
    found = simulate(planned)
    assert found.mode == "mixed"
    assert found.tallies == simulate(planned, interpreted=True).tallies
