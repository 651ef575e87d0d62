"""One source, two ways: the twin modules that `plain` and `compiled` make of rule files."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest
from tests.engine import toy

from saloon.engine import MAX_SEATS, NOBODY, forms, native, reseed, rule, table
from saloon.engine.kernels import Job, Tally
from saloon.engine.policies import Policy, Slot
from saloon.engine.rules import Rows, compiled_body, is_rule

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"tails": "tails", "generous": True}),
    (3, {"rounds": 9, "coins": [20, 20, 20]}),
    (2, {"coins": [0, 0, 1]}),
    (3, {"coins": [0, 0, 0]}),
]


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> native.Native:
    """The toy game, compiled into a folder of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SALOON_CACHE", str(tmp_path_factory.mktemp("cache")))
        return native.load(toy.GAME)


def test_a_rule_stays_an_ordinary_function() -> None:
    assert isinstance(toy.score, FunctionType)
    assert is_rule(toy.score)
    assert compiled_body(toy.score) is toy.score
    assert not is_rule(toy.view)


def test_a_primitive_may_have_another_body_when_compiled() -> None:
    def by_hand() -> int:
        return 1

    @rule(compiled=by_hand)
    def shortcut() -> int:
        return 2

    assert shortcut() == 2
    assert compiled_body(shortcut) is by_hand


def test_short_rows_of_a_table_are_filled_up() -> None:
    assert table([[1, 2], [3]]) == ((1, 2), (3, -1))
    assert table([[1], [2]], width=3, fill=0) == ((1, 0, 0), (2, 0, 0))
    assert table([toy.Side.TAILS, True]) == (1, 1)
    assert isinstance(table([1]), Rows)


def test_a_game_is_made_of_all_files_its_rules_come_from() -> None:
    names = [module["__name__"] for module in forms.rule_modules(toy.GAME.bindings)]
    assert names == sorted(names)
    assert {toy.__name__, "saloon.engine.bags", "saloon.engine.chance", "saloon.engine.kernels"} <= set(names)


def test_the_plain_twin_reads_enumerations_as_numbers() -> None:
    space = toy.GAME.plain.score.__globals__
    assert type(space["Code"].BANK) is int
    assert space["Code"].BANK == toy.Code.BANK
    assert space["COIN_VALUES"] is toy.COIN_VALUES


def test_the_compiled_twin_reads_tables_as_arrays() -> None:
    space = forms.compiled(toy.GAME.bindings, lambda function: function).score.__globals__
    assert isinstance(space["COIN_VALUES"], np.ndarray)
    assert space["COIN_VALUES"].tolist() == [list(row) for row in toy.COIN_VALUES]


def test_twins_leave_the_files_as_they_are() -> None:
    before = dict(vars(toy))
    forms.plain(toy.GAME.bindings)
    forms.compiled(toy.GAME.bindings, lambda function: function)
    assert vars(toy) == before
    assert toy.Code.BANK is toy.Code(0)


def test_a_twin_is_closed() -> None:
    """Its rules call each other, never the originals."""
    space = toy.GAME.plain.score.__globals__
    assert space["take_turn"] is not toy.take_turn
    assert space["take_turn"].__globals__ is space


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_files_and_their_plain_twin_play_the_same_game(players: int, options: dict[str, Any]) -> None:
    one, other = (toy.GAME.blank(players, options) for _ in range(2))
    for state in (one, other):
        reseed(state, 8)
    toy.lay_out(one)
    toy.advance(one)
    toy.GAME.plain.setup(other)
    while one.actor != NOBODY:
        code = one.legal[one.turns % one.legal_n]
        toy.perform(one, code)
        toy.advance(one)
        toy.GAME.plain.apply(other, code)
        assert one == other
    assert other.actor == NOBODY


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_interpreted_and_compiled_agree_to_the_byte(twin: native.Native, players: int, options: dict[str, Any]) -> None:
    for seed in (0, 1, 2**31, 2**40 + 3, 2**62 + 5):
        start = toy.GAME.blank(players, options)
        block = twin.states(start, kept=toy.GAME.bound + 2)
        states = [start] + [None] * (Slot.FIRST + toy.GAME.bound + 1)
        kept = toy.GAME.plain.trace(states, seed)
        assert twin.work(Job.TRACE, block, seed=seed) == kept
        assert [state.pack() for state in states[Slot.FIRST : Slot.FIRST + kept]] == [
            state.tobytes() for state in block[Slot.FIRST : Slot.FIRST + kept]
        ]


@pytest.mark.slow
@pytest.mark.parametrize("policy", [policy for policy in Policy if policy != Policy.NET])
def test_simulations_count_the_same_both_ways(twin: native.Native, policy: Policy) -> None:
    policies = np.full(MAX_SEATS, policy)
    start = toy.GAME.blank(3, {"coins": [9, 9, 9]})
    counted = twin.tally()
    twin.work(Job.GAMES, twin.states(start), seed=3, count=40, policies=policies, checked=True, tally=counted)
    states = [start] + [None] * Slot.FIRST
    expected = [0.0] * Tally.SIZE
    toy.GAME.plain.games(states, list(policies), toy.WEIGHTS, None, None, 3, 40, True, expected)
    assert counted.tolist() == expected
    assert counted[Tally.GAMES] == 40
    assert counted[Tally.BROKEN] == 0


@pytest.mark.slow
def test_single_steps_are_the_same_both_ways(twin: native.Native) -> None:
    state = toy.GAME.blank(2)
    block = twin.states(state)
    reseed(state, 4)
    toy.GAME.plain.setup(state)
    twin.work(Job.SETUP, block, seed=4)
    assert twin.plain(block, Slot.START) == state
    toy.GAME.plain.apply(state, toy.Code.BANK)
    twin.work(Job.APPLY, block, count=toy.Code.BANK)
    assert twin.plain(block, Slot.START) == state
    toy.GAME.plain.determinize(state, 1, 6)
    twin.work(Job.DETERMINIZE, block, seed=6, count=1)
    assert twin.plain(block, Slot.START) == state
