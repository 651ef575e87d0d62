"""No bot cheats: whatever its seat cannot tell apart gives the same choice, the same thought, the same explanation.

The hidden part of a situation is replaced by another that fits all the seat knows. First a bot is given the sight of
each, as at every table; then, below the sight, the search and the explanation are given the worlds themselves.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import chain

import pytest
from tests.bots.table import GLANCES, another_world, situations, true_state
from tests.conformance.eyes import Twins
from tests.conformance.kit import Table, few_tables, scenes
from tests.games.colt_express.table import car
from tests.games.wyatt_earp.table import me
from tests.games.wyatt_earp.table import table as wyatt_earp
from tests.house import each_slug, some_games

import saloon
from saloon.bots import levels
from saloon.bots.analysis import chances
from saloon.bots.explain import explain
from saloon.bots.search import search
from saloon.engine import SPECTATOR, Game
from saloon.engine.native import Native
from saloon.match import Match, Sight

pytestmark = pytest.mark.usefixtures("interpreted")

MANY, FEW = 8, 2
ITERATIONS = 300
SOME = 100


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
@pytest.mark.parametrize(
    ("name", "count"),
    [
        (f"search:iterations={ITERATIONS}", MANY),
        ("marshal", 2),
        pytest.param("legend", 1, marks=pytest.mark.thorough),  # a Marshal who thinks longer
    ],
)
def test_compiled_levels_are_no_more_curious(
    slug: str, name: str, count: int, compiled: Callable[[Game], Native]
) -> None:
    compiled(saloon.game(slug))
    for players in (saloon.game(slug).players[0], saloon.game(slug).players[-1]):
        check_level(slug, name, count, players)


@pytest.mark.slow
@few_tables
def test_a_tree_kept_through_the_secrets_of_others_tells_nothing_of_them(
    table: Table, compiled: Callable[[Game], Native], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two matches that its seat cannot tell apart a bot has the same thoughts, also when it goes on with a tree kept
    from its last one, and meanwhile another has chosen something in secret, not the same in both. No tree has a part in
    explanations, which would take most of the time."""
    compiled(table.game)
    monkeypatch.setattr(levels, "reasons", lambda *asked: ())
    choices = random.Random(6)
    for number, state in enumerate(scenes(table, seed=6)[:-1]):
        seat = state.actor
        bots = [saloon.bot(f"search:iterations={SOME}") for _ in range(2)]
        twins = Twins.born(table.game, state, another_world(table.game, state, seat, number), seat, seed=number)
        for alike in chain([twins], twins.grow(choices, steps=8)):
            if alike.true.to_move == seat:
                matches = (alike.true, alike.other)
                one, other = (bot.think(match.sight(seat), 6) for bot, match in zip(bots, matches, strict=True))
                assert one == other


def a_hidden_journey() -> Match:
    """Belle is about to end the round; then Doc, alone in the time-travel car, hides somewhere."""
    return car(marshal=3, doc="time car", tuco="roof 3", belle="roof 3", first="tuco", pile=["belle move"])


def a_secret_find() -> Match:
    """Seat 0 is about to discard; then the other searches the discard and keeps a card."""
    cards = [me(sundance_kid=2), me(wyatt_earp=1, hideout=1)]
    return wyatt_earp(*cards, discard=["bob-dalton", "wes-hardin"], pile={"wyatt-earp": 5, "hideout": 2})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("begin", "before", "secrets", "after"),
    [
        (a_hidden_journey, ["move to roof 0"], ["hide under car 1", "hide under car 2"], []),
        (
            a_secret_find,
            ["discard sundance-kid", "take sundance-kid", "wyatt search"],
            ["keep bob-dalton", "keep wes-hardin"],
            ["discard hideout"],
        ),
    ],
)
def test_a_kept_tree_does_not_follow_what_was_chosen_in_secret(
    begin: Callable[[], Match],
    before: list[str],
    secrets: list[str],
    after: list[str],
    compiled: Callable[[Game], Native],
) -> None:
    thoughts = []
    for secret in secrets:
        match, bot = begin(), saloon.bot("search:iterations=2000,stages=2")
        compiled(match.game)
        seat = match.to_move
        assert seat is not None
        bot.think(match.sight(seat), 6)
        for move in (*before, secret, *after):
            match.play(move)
        assert match.to_move == seat
        thoughts.append(bot.think(match.sight(seat), 7))
    assert thoughts[0] == thoughts[1]


def check_search(slug: str, count: int, iterations: int) -> None:
    """The search itself, even if it were handed the truth, grows the same tree from it as from any other world."""
    for number, (match, sight) in enumerate(situations(slug, 22, count, saloon.game(slug).players[-1])):
        truth = true_state(match)
        world = another_world(match.game, truth, sight.seat, number + 100)
        knobs = replace(match.game.levels.search("marshal"), iterations=iterations)
        one, other = (search(match.game, start, sight.seat, knobs, 9) for start in (truth, world))
        assert (one.visits, one.worths, one.chances) == (other.visits, other.worths, other.chances)


@each_slug
def test_the_search_has_no_use_for_the_truth(slug: str) -> None:
    check_search(slug, FEW, 60)


@pytest.mark.slow
@each_slug
def test_nor_has_the_compiled_search(slug: str, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(slug))
    check_search(slug, MANY, ITERATIONS)


@pytest.mark.slow
@some_games("slug")
def test_an_explanation_tells_nobody_more_than_he_knows(slug: str) -> None:
    """A choice that was possible in both worlds is explained alike, to each seat and to onlookers."""
    for number, (match, _) in enumerate(situations(slug, 23, 3, saloon.game(slug).players[0])):
        truth = true_state(match)
        for observer in [*range(match.players), SPECTATOR]:
            world = another_world(match.game, truth, observer, number + 100)
            for choice in match.choices()[:3]:
                assert explain(match.game, truth, choice.code, observer) == explain(
                    match.game, world, choice.code, observer
                )


@each_slug
def test_an_analysis_judges_by_what_an_onlooker_knows(slug: str) -> None:
    for number, (match, _) in enumerate(situations(slug, 24, FEW)):
        truth = true_state(match)
        world = another_world(match.game, truth, SPECTATOR, number + 100)
        assert chances(match.game, truth, 60, 4) == chances(match.game, world, 60, 4)
