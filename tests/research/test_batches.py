"""Many games side by side are the games of matches, whoever does the work."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from tests.conformance.kit import GAMES, Table, all_tables, each_table_of, legal, random_game
from tests.research import looking

import saloon
from saloon.engine import Game, native
from saloon.engine.structs import dtype
from saloon.match import Match
from saloon.research import Batch, BatchError, batches
from saloon.research.batches import shared
from saloon.research.crew import HAND, Hand, dismiss, together
from saloon.research.desks import Array, forms_of

OBSERVED = [game for game in GAMES if game.observation]
some_tables = each_table_of(OBSERVED, every=8)
Compiled = Callable[[Game], native.Native]
SLUG = "six-territories"


def batch(table: Table, n: int, **more: Any) -> Batch:
    return saloon.batch(table.slug, n, table.setting.players, table.setting.options, **more)


def match_of(games: Batch, table: Table, number: int) -> Match:
    return Match.new(table.slug, table.setting.players, table.setting.options, seed=games.seed_of(number))


def check_matches(games: Batch, table: Table, steps: int) -> None:
    """Step by step, every game stands where the match with its seed does after the same moves."""
    matches = [match_of(games, table, number) for number in range(games.n)]
    for _ in range(steps):
        for number, match in enumerate(matches):
            assert games.state(number).pack() == match.truth.states[-1]
            assert games.actors[number] == match.to_move
            assert games.masks[number].sum() == len(match.choices())
        actions = games.pick().copy()
        for number, match in enumerate(matches):
            code_of = games.game.plain_batches.code_of
            match.play(int(code_of(games.state(number), int(games.actors[number]), int(actions[number]))))
        games.step(actions)
        for number, match in enumerate(matches):
            assert games.ends[number] == match.over
            if match.result:
                best = match.result.ranking[0]
                won = [1 / len(best) if seat in best else 0 for seat in range(games.players)]
                assert games.rewards[number, : games.players].tolist() in (
                    pytest.approx(won, abs=1e-6),
                    [0] * games.players,
                )
                matches[number] = match_of(games, table, number)


@some_tables
def test_its_games_are_those_of_matches(table: Table) -> None:
    check_matches(batch(table, 2, seed=11, compiled=False), table, 120)


@pytest.mark.slow
@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.slug)
def test_compiled_and_interpreted_the_same_is_shown(game: Game, compiled: Compiled) -> None:
    """To the byte, to every seat in turn, at one table in eight; and the same actions stand for choices."""
    if not native.available():
        pytest.skip("no compiled rules here")
    states = [state.clone() for table in all_tables(game)[::8] for state in random_game(table, seed=6)]
    seats = [number % state.players for number, state in enumerate(states)]
    shown, actions = looked(game, states, seats)
    rules = game.plain_batches
    for number, (state, seat) in enumerate(zip(states, seats, strict=True)):
        plain = [0] * shown.shape[1]
        rules.observe(state, seat, plain)
        rules.foresee(state, seat, plain)
        assert shown[number].tolist() == plain
        choices = [rules.index_of(state, state.actor, code) for code in legal(state)]
        assert actions[number, : len(choices)].tolist() == choices


def looked(game: Game, states: list[Any], seats: list[int]) -> tuple[Array, Array]:
    """By compiled rules: what seats see of states, and the actions that stand for the choices there."""
    block = np.frombuffer(b"".join(state.pack() for state in states), dtype(game.State)).copy()
    sheets = np.zeros(len(states), forms_of(game.layout, game.players[-1]).sheet)
    answers = np.zeros(len(states), np.dtype([("actions", np.int16, (64,))]))

    def look(loops: Any) -> int:
        return int(loops.work(block, np.array(seats), sheets, answers))

    assert native.program(game, looking, look) == 0
    return sheets["numbers"], answers["actions"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "slug",
    [pytest.param(game.slug, marks=() if game.slug == SLUG else pytest.mark.thorough) for game in OBSERVED],
)
def test_compiled_and_interpreted_it_is_the_same(slug: str, compiled: Compiled) -> None:
    """State by state and byte by byte, with bots of all levels at the table, on one thread and on two. The loops are
    the same whatever the game, and its rules are compared elsewhere: the one that compiles fastest stands for all, but
    in a thorough run."""
    if not native.available():
        pytest.skip("no compiled rules here")
    game = saloon.game(slug)
    players = game.players[-1]
    bots = [None, "random", "deputy", *["tenderfoot"] * (players - 3)][:players]
    whole = [Batch(game, 130, players, seed=5, bots=bots, turning=True, threads=threads) for threads in (1, 2)]
    plain = Batch(game, 1, players, seed=5, bots=bots, turning=True, compiled=False)
    for games in whole:
        assert len(games._desks) == (1 if games is whole[0] else 2)
    followed = True
    for step in range(60):
        actions = whole[0].pick().copy()
        assert whole[1].pick().tolist() == actions.tolist()
        if followed:
            for name in ("observations", "masks", "actors"):
                assert getattr(plain, name)[0].tolist() == getattr(whole[0], name)[0].tolist()
            assert plain.state(0).pack() == whole[0].state(0).pack()
            plain.step(actions[:1])
        for games in whole:
            games.step(actions)
        # The next game of a line is another one where there are other lines beside it.
        followed = followed and step < 11 and not whole[0].ends[0]
        for name in ("observations", "masks", "actors", "rewards", "ends", "seeds", "moves"):
            assert np.array_equal(getattr(whole[0], name), getattr(whole[1], name))
    assert whole[0].twins(7) == 0


def test_arrays_are_written_in_place_and_read_without_a_copy() -> None:
    games = saloon.batch(SLUG, 3, compiled=False)
    before = {name: getattr(games, name) for name in ("observations", "masks", "actors", "rewards", "ends")}
    shared = np.from_dlpack(games.observations)
    first = games.observations.copy()
    games.step(games.pick())
    assert all(getattr(games, name) is array and array.flags.c_contiguous for name, array in before.items())
    assert np.shares_memory(shared, games.observations)
    assert not np.array_equal(first, games.observations)
    assert games.pieces["lands"].shape == (3, 6, 21)
    assert np.shares_memory(games.pieces["lands"], games.observations)


def test_a_seat_looks_without_being_asked() -> None:
    games = saloon.batch(SLUG, 2, players=3, compiled=False)
    for seat in range(3):
        shown, allowed = games.look(seat)
        asked = games.actors == seat
        assert np.array_equal(shown[asked], games.observations[asked])
        assert np.array_equal(allowed[asked], games.masks[asked])
        assert not allowed[~asked].any()


def test_bots_choose_for_their_seats_and_everybody_moves_on_with_the_next_game() -> None:
    games = saloon.batch(SLUG, 2, players=3, seed=1, bots=[None, "random", "deputy"], turning=True, compiled=False)
    seats = {0: {0}, 1: {0}}
    for _ in range(60):
        for number in range(2):
            seats[number].add(int(games.actors[number]))
            assert games.actors[number] == (int(games.seeds[number]) - 1) // 2 % 3
        games.step(games.pick())
    assert all(len(found) > 1 for found in seats.values())


def test_searching_bots_sit_down_too() -> None:
    games = saloon.batch(SLUG, 1, players=2, bots=[None, "marshal-2026-11"], compiled=False)
    budgets = games._desks[0]._beside[3]
    budgets[0] = 4
    for _ in range(4):
        games.step(games.pick())
        assert games.actors[0] == 0


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"n": 0}, "batch-number"),
        ({"n": True}, "batch-number"),
        ({"seed": -1}, "batch-number"),
        ({"threads": 0}, "batch-number"),
        ({"bots": ["random"]}, "batch-seats"),
        ({"bots": ["random", "deputy"]}, "batch-seats"),
        ({"bots": [None, "nobody"]}, "batch-bot"),
        ({"players": 9}, "player-count"),
        ({"options": {"scoring": "odd"}}, "option-value"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(saloon.SaloonError) as refusal:
        saloon.batch(SLUG, **{"n": 2, "compiled": False, **given})
    assert refusal.value.code == code
    assert refusal.value.text("fr")


@pytest.mark.parametrize("actions", [[0], [0, 99], [0, -1], [0.0, 1.0], [[0, 0]], [7, 0]])
def test_actions_that_cannot_be_taken_are_refused_and_change_nothing(actions: Any) -> None:
    games = saloon.batch(SLUG, 2, seed=1, compiled=False)
    games.step(games.pick())
    games.step(games.pick())
    before = [games.state(number).pack() for number in range(2)]
    if actions == [7, 0]:
        actions = [int(np.argmin(mask)) for mask in games.masks]
    with pytest.raises(BatchError):
        games.step(np.array(actions))
    assert [games.state(number).pack() for number in range(2)] == before


@pytest.mark.parametrize("many", [1, 1000])
def test_who_looks_at_the_actions_makes_no_difference(monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    monkeypatch.setattr(batches, "MANY_GAMES", many)
    games = saloon.batch(SLUG, 130, threads=3, compiled=False)
    actions = games.pick().copy()
    actions[[100, 129]] = 99
    with pytest.raises(BatchError) as refusal:
        games.step(actions)
    assert refusal.value.params["number"] == 100


@pytest.mark.parametrize("turned", [0, 2])
def test_games_begun_anew_are_those_of_a_new_batch(turned: int) -> None:
    bots: list[str | None] = [None, "random", "deputy"]
    games = saloon.batch(SLUG, 2, players=3, seed=1, bots=bots, turning=True, compiled=False)
    for _ in range(30):
        games.step(games.pick())
    games.begin(5, turned)
    other = saloon.batch(
        SLUG, 2, players=3, seed=5, bots=bots[3 - turned :] + bots[: 3 - turned], turning=True, compiled=False
    )
    for _ in range(30):
        for name in ("observations", "masks", "actors", "rewards", "ends", "seeds", "moves"):
            assert np.array_equal(getattr(games, name), getattr(other, name))
        games.step(games.pick())
        other.step(other.pick())


@pytest.mark.parametrize("given", [(-1, 0), (0, 3), (0, -1)])
def test_what_cannot_be_begun_is_refused(given: tuple[int, int]) -> None:
    with pytest.raises(BatchError) as refusal:
        saloon.batch(SLUG, 1, players=3, compiled=False).begin(*given)
    assert refusal.value.code == "batch-number"


def test_a_game_that_shows_nothing_is_refused() -> None:
    from tests.engine.toy import GAME

    with pytest.raises(saloon.SaloonError) as refusal:
        Batch(GAME, 1)
    assert refusal.value.code == "game-unobserved"


def test_a_game_of_a_batch_can_be_shown_and_kept_as_a_record() -> None:
    games = saloon.batch(SLUG, 1, seed=9, compiled=False)
    match = Match.new(SLUG, seed=games.seed_of(0))
    while not match.over:
        match.play(match.choices()[0])
    record = match.truth.record()
    assert Match.replay(record.to_json()).truth.states == match.truth.states


def test_a_hand_does_what_it_is_handed_and_a_fault_is_heard_of_when_all_are_done() -> None:
    crew, done = [Hand(), Hand()], []

    def note(number: int) -> int:
        done.append(number)
        if number == 1:
            raise ValueError(number)
        return 10 * number

    assert together(crew, [partial(note, number) for number in (0, 2, 3)]) == [0, 20, 30]
    with pytest.raises(ValueError, match="1"):
        together(crew, [partial(note, number) for number in (4, 1, 5)])
    assert sorted(done) == [0, 1, 2, 3, 4, 5]
    assert together(crew, [partial(note, number) for number in (6, 7, 8)]) == [60, 70, 80]
    dismiss(crew)


def test_the_threads_of_a_batch_end_with_it() -> None:
    before = threading.enumerate()
    games = saloon.batch(SLUG, 130, threads=3, compiled=False)
    games.step(games.pick())
    hands = [thread for thread in threading.enumerate() if thread.name == HAND and thread not in before]
    assert len(hands) == len(games._desks) - 1 == 2
    del games
    gc.collect()
    for hand in hands:
        hand.join(10)
        assert not hand.is_alive()


def test_a_batch_writes_into_memory_of_somebody_elses(interpreted: None) -> None:
    game = saloon.game(SLUG)
    lent = {name: np.zeros(shape, kind) for name, (shape, kind) in shared(game, 128).items()}
    own = saloon.batch(SLUG, 64, 3, seed=5)
    games = saloon.batch(SLUG, 64, 3, seed=5, arrays={name: array[64:] for name, array in lent.items()})
    for _ in range(20):
        for name in ("observations", "masks", "actors", "rewards", "ends"):
            assert np.array_equal(lent[name][64:], getattr(own, name))
            assert not lent[name][:64].any()
        lent["actions"][64:] = own.pick()
        games.step(lent["actions"][64:])
        own.step(lent["actions"][64:])
