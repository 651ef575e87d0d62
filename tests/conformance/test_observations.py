"""What learning programs are shown: nothing that its seat cannot know, in numbers that the declaration allows; and
actions that stand for every choice, each for one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.kit import (
    GAMES,
    Table,
    each_game,
    each_table_of,
    legal,
    random_game,
    sampled,
    usual_table,
)

from saloon.engine import NOBODY, Game, forms
from saloon.engine import batches as loops_over_games
from saloon.engine.observations import setup_numbers
from saloon.games.hold_up import GAME as HOLD_UP
from saloon.games.hold_up.secrets import knows_gangster

OBSERVED = [game for game in GAMES if game.observation]
observed_tables, other_tables = (each_table_of(OBSERVED, every=3, turn=turn) for turn in (1, 2))


def observed(game: Game, state: Any, seat: int) -> list[int]:
    """What a seat is shown of a state and what it makes of that, the set-up apart."""
    assert game.observation
    numbers = [0] * game.observation.size
    game.plain_batches.observe(state, seat, numbers)
    game.plain_batches.foresee(state, seat, numbers)
    return numbers


def check_twins(table: Table) -> None:
    """A seat sees the same in a world that it cannot tell from the true one, and in all that it may know."""
    game = table.game
    for number, state in enumerate(random_game(table, seed=3)):
        seat = number % state.players
        shown = observed(game, state, seat)
        assert shown == observed(game, sampled(game, state, seat, number), seat)
        assert shown == observed(game, game.concealed(state, seat), seat)


@observed_tables
def test_indistinguishable_worlds_are_shown_alike(table: Table) -> None:
    check_twins(table)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted in Hold-up: everybody knows every gangster."""

    def careless(s: Any, observer: int, place: int) -> bool:
        return True

    assert HOLD_UP.plain  # made before: samples know nothing of it, here and in every later test
    monkeypatch.setattr(knows_gangster, "__code__", careless.__code__)
    leaking = forms.plain(HOLD_UP.shown_bindings, loops_over_games)
    monkeypatch.setitem(vars(HOLD_UP), "plain_batches", leaking)
    with pytest.raises(AssertionError):
        check_twins(usual_table(HOLD_UP))


@other_tables
def test_every_choice_is_one_action_and_every_number_is_within_its_bounds(table: Table) -> None:
    game = table.game
    columns = game.layout.columns
    for number, state in enumerate(random_game(table, seed=4)):
        seat = state.actor
        if seat != NOBODY:
            rules = game.plain_batches
            actions = [rules.index_of(state, seat, code) for code in legal(state)]
            assert [rules.code_of(state, seat, action) for action in actions] == legal(state)
            assert set(actions) <= set(range(len(game.layout.actions)))
        numbers = [*setup_numbers(state), *observed(game, state, number % state.players)]
        assert all(0 <= shown <= column.high for shown, column in zip(numbers, columns, strict=True))


@each_game
def test_a_declaration_tells_what_it_shows(game: Game) -> None:
    """Flat, in pieces and wide, the same numbers; actions in words that differ."""
    import numpy as np

    assert game.observation, "every game of the house shows itself to learning programs"
    state = usual_table(game).begin(seed=1)
    flat = np.array([*setup_numbers(state), *observed(game, state, state.actor)], np.int8)
    pieces = game.layout.split(flat)
    assert np.concatenate([piece.ravel() for piece in pieces.values()]).tolist() == flat.tolist()
    assert {name: piece.shape for name, piece in pieces.items()} == {p.name: p.shape for p in game.layout.pieces}
    source, value, most = game.layout.spread()
    wide = game.layout.wide(flat)
    assert (wide <= most).all()
    assert (wide >= 0).all()
    for number in [number for number, column in enumerate(game.layout.columns) if column.kinds]:
        spread = wide[source == number].tolist()
        assert spread == [int(kind == flat[number]) for kind in value[source == number]]
        assert sum(spread) == int(flat[number] > 0)
    assert len(set(game.layout.actions)) == len(game.layout.actions)
