"""No bot cheats: whatever its seat cannot tell apart gives the same choice, the same thought, the same explanation.

The hidden part of a situation is replaced by another that fits all the seat knows. First a bot is given the sight of
each, as at every table; then, below the sight, the search and the explanation are given the worlds themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.bots.table import GLANCES, another_world, situations, true_state
from tests.house import each_slug

import saloon
from saloon.bots.analysis import chances
from saloon.bots.explain import explain
from saloon.bots.search import search
from saloon.bots.tuning import tuning
from saloon.engine import MAX_SEATS, Game
from saloon.engine.native import Native
from saloon.match import Match, Sight

pytestmark = pytest.mark.usefixtures("interpreted")

MANY, FEW = 24, 2
ITERATIONS = 300


def sights(match: Match, seat: int, seed: int) -> tuple[Sight, Sight]:
    """What a seat sees of the true situation, and of another one that it cannot tell from it."""
    truth = true_state(match)
    world = another_world(match.game, truth, seat, seed)
    return Sight(match.game, seat, truth, []), Sight(match.game, seat, world, [])


def check_level(slug: str, name: str, count: int, players: int) -> None:
    """A level thinks the same of both."""
    bot = saloon.bot(name)
    for number, (match, sight) in enumerate(situations(slug, 21, count, players)):
        true, other = sights(match, sight.seat, number + 100)
        assert bot.choose(true, 6) == bot.choose(other, 6)
        assert bot.think(true, 6) == bot.think(other, 6)


@pytest.mark.slow
@each_slug
@pytest.mark.parametrize("name", GLANCES)
def test_who_looks_sees_only_what_his_seat_may(slug: str, name: str) -> None:
    check_level(slug, name, MANY, saloon.game(slug).players[-1])


@each_slug
def test_who_searches_sees_only_what_his_seat_may(slug: str) -> None:
    check_level(slug, "marshal", FEW, saloon.game(slug).players[0])


@pytest.mark.slow
@each_slug
@pytest.mark.parametrize(("name", "count"), [(f"search:iterations={ITERATIONS}", MANY), ("marshal", 3), ("legend", 1)])
def test_compiled_levels_are_no_more_curious(
    slug: str, name: str, count: int, compiled: Callable[[Game], Native]
) -> None:
    compiled(saloon.game(slug))
    for players in (saloon.game(slug).players[0], saloon.game(slug).players[-1]):
        check_level(slug, name, count, players)


def check_search(slug: str, count: int, iterations: int) -> None:
    """The search itself, even if it were handed the truth, grows the same tree from it as from any other world."""
    for number, (match, sight) in enumerate(situations(slug, 22, count, saloon.game(slug).players[-1])):
        truth = true_state(match)
        world = another_world(match.game, truth, sight.seat, number + 100)
        one, other = (
            search(match.game, start, sight.seat, replace(tuning(slug, "marshal"), iterations=iterations), 9)
            for start in (truth, world)
        )
        assert (one.visits, one.worths, one.chances) == (other.visits, other.worths, other.chances)


@each_slug
def test_the_search_has_no_use_for_the_truth(slug: str) -> None:
    check_search(slug, FEW, 60)


@pytest.mark.slow
@each_slug
def test_nor_has_the_compiled_search(slug: str, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(slug))
    check_search(slug, MANY, ITERATIONS)


@each_slug
def test_an_explanation_tells_nobody_more_than_he_knows(slug: str) -> None:
    """A choice that was possible in both worlds is explained alike, to each seat and to onlookers."""
    for number, (match, _) in enumerate(situations(slug, 23, 6, saloon.game(slug).players[0])):
        truth = true_state(match)
        for observer in [*range(match.players), MAX_SEATS]:
            world = another_world(match.game, truth, observer, number + 100)
            for choice in match.choices()[:3]:
                assert explain(match.game, truth, choice.code, observer) == explain(
                    match.game, world, choice.code, observer
                )


@each_slug
def test_an_analysis_judges_by_what_an_onlooker_knows(slug: str) -> None:
    for number, (match, _) in enumerate(situations(slug, 24, FEW)):
        truth = true_state(match)
        world = another_world(match.game, truth, MAX_SEATS, number + 100)
        assert chances(match.game, truth, 60, 4) == chances(match.game, world, 60, 4)
