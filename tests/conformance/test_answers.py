"""Answers out of turn: whoever is asked may pass, and neither the question nor the pass tells what he holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests import standoff
from tests.conformance.kit import (
    GAMES,
    Table,
    all_tables,
    asked_anew,
    each_table_of,
    legal,
    random_game,
    sampled,
    viewers,
)

from saloon.engine import NOBODY, Game, Watch
from saloon.lab.settings import Setting

ASKING = [game for game in GAMES if game.passes]
SEEDS = range(3)


@each_table_of(ASKING)
def test_an_answer_tells_nobody_what_is_held(table: Table) -> None:
    for seed in SEEDS:
        for state in questions(table, seed):
            check_question(table.game, state, seed)


@pytest.mark.parametrize("game", ASKING, ids=[game.slug for game in ASKING])
def test_whoever_can_only_pass_is_asked_as_well(game: Game) -> None:
    asked: Counter[tuple[int, bool]] = Counter()
    for table in all_tables(game):
        asked.update((state.decision, state.legal_n == 1) for state in questions(table, seed=1))
        if len(asked) == 2 * len(game.passes):
            return
    pytest.fail(f"asked so often, by decision and whether there was one choice: {dict(asked)}")


def test_a_game_of_a_few_lines_does_it_right() -> None:
    with standoff.at_home():
        table = Table(standoff.SLUG, Setting(3, {}))
        asked = [state.clone() for seed in SEEDS for state in questions(table, seed)]
        for number, state in enumerate(asked):
            check_question(table.game, state, number)
    assert {state.legal_n for state in asked} == {1, 2}


def questions(table: Table, seed: int) -> Iterator[Any]:
    """The moments of a random game at which somebody is asked out of turn."""
    for state in random_game(table, seed):
        if state.actor != NOBODY and state.decision in table.game.passes:
            yield state


def check_question(game: Game, state: Any, seed: int) -> None:
    """The pass is there; and in a world in which the seat asked holds other cards, all is as it should be there."""
    passing = game.passes[state.decision]
    assert passing in legal(state)
    own = sampled(game, state, state.actor, seed)
    assert legal(own) == legal(state)
    for viewer in viewers(state):
        if viewer != state.actor:
            world = sampled(game, state, viewer, seed)
            assert legal(world) == legal(asked_anew(game, world)), "determinize left choices of another hand"
            assert after(game, world, passing, viewer) == after(game, state, passing, viewer)


def after(game: Game, state: Any, passing: int, viewer: int | None) -> tuple[Any, ...]:
    """What a viewer hears of a pass, whether chance has a part in what follows and, if not, what he sees then."""
    passed = state.clone()
    passed.watch = watch = Watch()
    game.plain.apply(passed, passing)
    kind, *told = watch.events[0]
    heard = game.events[kind].tell(passed, tuple(told), viewer, 0, all_knowing=False)
    goes_on = not watch.outcomes and passed.actor != NOBODY
    return heard, bool(watch.outcomes), passed.actor == NOBODY, goes_on and game.view(passed, viewer)
