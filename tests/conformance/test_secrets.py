"""Who may know what is declared once, by a game's `conceal`: views, words, samples and questions are held to it.

A concealed state is all that a viewer may know. So his view and what he is told can be made from it as well, and every
world that he holds possible comes to the same when it is concealed.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from tests.conformance.kit import (
    Table,
    asked_anew,
    first_third,
    last_third,
    legal,
    random_game,
    sampled,
    scenes,
    second_third,
    viewers,
)

from saloon.engine import NOBODY, Game, Watch
from saloon.lab.conform import first_difference


@last_third
def test_a_view_says_nothing_of_what_is_concealed(table: Table) -> None:
    """Not after a move, and not at any event on the way."""
    choices = random.Random(1)
    state, number = table.begin(seed=1), 0
    while state.actor != NOBODY:
        viewer = viewers(state)[number % (state.players + 1)]
        check_move(table.game, state, choices.choice(legal(state)), viewer)
        number += 1


def check_move(game: Game, state: Any, code: int, viewer: int | None) -> None:
    """Make a move; what a viewer sees and is told of it follows from what he may know."""
    state.watch = watch = Watch(look=partial(check_view, game, viewer=viewer))
    game.plain.apply(state, code)
    state.watch = None
    check_view(game, state, viewer)
    check_words(game, state, watch.events, viewer)


def check_view(game: Game, state: Any, viewer: int | None) -> None:
    """A view says the same of a state without its secrets."""
    assert game.view(game.concealed(state, viewer), viewer) == game.view(state, viewer)


def check_words(game: Game, state: Any, events: list[tuple[int, ...]], viewer: int | None) -> None:
    """What a viewer is told needs no more of the state than he may know."""
    known = game.concealed(state, viewer)
    for kind, *numbers in events:
        tell = partial(game.events[kind].tell, numbers=tuple(numbers), seat=viewer, move=0, all_knowing=False)
        assert tell(known) == tell(state)


@first_third
def test_a_sample_changes_what_is_concealed_and_depends_on_nothing_else(table: Table) -> None:
    for number, state in enumerate(random_game(table, seed=1)):
        everybody = viewers(state)
        for viewer in everybody if state.actor == NOBODY else [everybody[number % len(everybody)]]:
            check_sample(table.game, state, viewer, number)


def check_sample(game: Game, state: Any, viewer: int | None, seed: int) -> None:
    """A world that a viewer holds possible is the same as the true one without their secrets, is made from that, and
    looks like it."""
    known, world = game.concealed(state, viewer), sampled(game, state, viewer, seed)
    other, again = game.concealed(world, viewer), sampled(game, known, viewer, seed)
    assert known == other, first_difference(known, other)
    assert world == again, first_difference(world, again)
    check_view(game, world, viewer)


@second_third
def test_what_can_be_chosen_follows_from_what_its_seat_knows(table: Table) -> None:
    """The same question, put where all that its seat cannot know is otherwise."""
    for number, state in enumerate(scenes(table, seed=2)):
        if state.actor != NOBODY:
            check_question(table.game, state, number)


def check_question(game: Game, state: Any, seed: int) -> None:
    """What a seat may choose is the same in every world that it holds possible."""
    world = sampled(game, state, state.actor, seed)
    assert legal(asked_anew(game, world)) == legal(state)
