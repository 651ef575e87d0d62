"""Ratings: known strengths are found again, with intervals that know what deals have in common."""

from __future__ import annotations

import math

import pytest
from tests.arenas import drawn

from saloon.lab.arena import rated
from saloon.lab.ratings import ELO, Played, ratings


def played(company: str, wins: dict[str, float], times: int = 1) -> Played:
    """A deal of games between bots of one letter."""
    deal = Played()
    for _ in range(times):
        deal.add(company, {})
    deal.wins.update(wins)
    return deal


def test_two_bots_are_bradley_and_terrys() -> None:
    deals = [played("ab", {"a": 1.0})] * 300 + [played("ab", {"b": 1.0})] * 100
    a, b = ratings("ab", ["ab"], deals)
    odds = 300.5 / 100.5  # with the one game more that they share
    assert a.value - b.value == pytest.approx(400 * math.log10(odds))
    assert a.value == pytest.approx(-b.value)
    error = ELO * math.sqrt(1 / (400 * 0.75 * 0.25)) / 2  # of one of two that move against each other
    assert (a.high - a.low) / 2 == pytest.approx(1.96 * error, rel=0.02)


def test_one_against_three_is_luces() -> None:
    deals = [played("abbb", {"a": 1.0})] * 250 + [played("abbb", {"b": 1.0})] * 250
    a, b = ratings("ab", ["ab"], deals)
    assert a.value - b.value == pytest.approx(400 * math.log10(3), abs=2)


def test_what_the_strengths_let_expect_gives_them_back() -> None:
    strengths = {"a": 8.0, "b": 2.0, "c": 1.0}
    deals = []
    for company in ("ab", "bc", "abc", "abbb", "accc"):
        total = sum(strengths[bot] for bot in company)
        wins = {bot: 1000 * company.count(bot) * strengths[bot] / total for bot in set(company)}
        deals.append(played(company, wins, 1000))
    found = ratings("abc", ["ab", "bc", "ac"], deals)
    for one, other in (("a", "b"), ("b", "c")):
        gap = found["abc".index(one)].value - found["abc".index(other)].value
        assert gap == pytest.approx(400 * math.log10(strengths[one] / strengths[other]), abs=1.5)
    assert sum(rating.value for rating in found) == pytest.approx(0, abs=1e-6)


def test_deals_whose_games_are_alike_say_less() -> None:
    single = [played("ab", {"a": 1.0})] * 240 + [played("ab", {"b": 1.0})] * 160
    alike = [played("ab", {"a": 4.0}, 4)] * 60 + [played("ab", {"b": 4.0}, 4)] * 40
    narrow, wide = (ratings("ab", ["ab"], deals)[0] for deals in (single, alike))
    assert narrow.value == pytest.approx(wide.value)
    assert (wide.high - wide.low) / (narrow.high - narrow.low) == pytest.approx(2, rel=0.05)


def test_whoever_never_lost_has_a_rating_too() -> None:
    a, b = ratings("ab", ["ab"], [played("ab", {"a": 1.0})] * 400)
    assert 800 < a.value - b.value < 1400
    assert a.high - a.low > 100


def test_bots_that_have_not_met_yet_do_no_harm() -> None:
    found = ratings("abc", ["ab", "bc"], [played("ab", {"a": 1.0})])
    assert all(math.isfinite(end) for rating in found for end in (rating.low, rating.high))


def test_nothing_played_gives_no_rating() -> None:
    assert ratings("ab", ["ab"], []) == []
    assert ratings("ab", ["ab"], [Played()]) == []


@pytest.mark.parametrize("table", ["one", "half", "mixed"])
def test_an_arena_finds_the_strengths_its_games_were_drawn_by(table: str) -> None:
    strengths = {"a": 9.0, "b": 3.0, "c": 1.0}
    found = rated(drawn(strengths, 3, 1500, table=table))
    assert [name for name, _ in found] == ["a", "b", "c"]
    for name, rating in found:
        true = 400 * math.log10(strengths[name] / 3)
        assert rating.low - 10 < true < rating.high + 10
