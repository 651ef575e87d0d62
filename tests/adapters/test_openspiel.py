"""OpenSpiel's own tests on every game, and what they cannot know."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest
import yaml
from tests.adapters.kit import OBSERVED, Tried, each_tried
from tests.perft.counting import HOME

import saloon
from saloon.engine import Game
from saloon.engine.state import NOBODY
from saloon.match import Match

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no builds for this machine")
api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
adapter: Any = pytest.importorskip("saloon.adapters.openspiel")

pytestmark = pytest.mark.slow
SMALL = {  # whole trees, small enough to be walked, with the counts that our own perft has of them
    "hold-up": ["closed-street", "hidden-loot-options"],
    "colt-express": ["every-action", "punch-cheyenne"],
    "public-enemy": ["short-round"],
    "six-territories": ["last-character", "no-place-left"],
}
each_small = pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, names in SMALL.items() for name in names]
)


def loaded(table: Tried) -> Any:
    written = {
        name: " ".join(map(str, value)) if isinstance(value, list) else value for name, value in table.options.items()
    }
    return pyspiel.load_game(f"saloon_{table.slug.replace('-', '_')}", {"players": table.players, **written})


def small(slug: str, name: str) -> Any:
    position = yaml.safe_load((HOME / slug / f"{name}.yaml").read_text(encoding="utf-8"))["position"]
    return pyspiel.load_game(f"saloon_{slug.replace('-', '_')}", {"position": adapter.position_text(position)})


def sim(game: Any) -> None:
    """OpenSpiel's `games_sim_test` of one game."""
    games_sim_test.GamesSimTest("test_pig").sim_game(game)


def enforce(base: Any, game: Any, *left_out: str) -> None:
    """A class of OpenSpiel's `api_test`, on one game."""
    kind = type("Enforced", (base,), {"game": game, "game_name": game.get_type().short_name})
    names = [name for name in unittest.defaultTestLoader.getTestCaseNames(kind) if name not in left_out]
    assert names
    result = unittest.TestSuite(map(kind, names)).run(unittest.TestResult())
    assert not result.errors
    assert not result.failures
    assert result.testsRun == len(names)


def walk(state: Any) -> Any:
    """All states of a tree."""
    yield state
    for action in () if state.is_terminal() else state.legal_actions():
        yield from walk(state.child(action))


def play(state: Any, luck: random.Random, moves: int = 1 << 20) -> Any:
    """A game at random, so far."""
    while moves and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@each_tried
def test_random_sim_test(table: Tried) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=False, verbose=False)


@each_tried
def test_games_sim_test(table: Tried, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 300)
    sim(loaded(table))


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.slug)
def test_api_test_on_some_states(game: Game) -> None:
    enforce(api_test.EnforceAPIOnPartialTreeBase, loaded(Tried(game.slug, game.players[-1], {})))


@each_small
def test_api_test_on_whole_trees(slug: str, name: str) -> None:
    """But for what it asks about tensors of all that was ever learnt, which there are none of."""
    game = small(slug, name)
    enforce(
        api_test.EnforceAPIOnFullTreeBase,
        game,
        "test_number_of_nodes",
        "test_game_is_perfect_recall",
        "test_current_player_infosets_no_overlap_between_players",
    )
    assert api_test._assert_is_perfect_recall(game)


@each_small
def test_whole_trees_are_those_of_perft(slug: str, name: str) -> None:
    count = yaml.safe_load((HOME / f"{slug}.json").read_text(encoding="utf-8"))[name]
    states = list(walk(small(slug, name).new_initial_state()))
    ends = [state.returns() for state in states if state.is_terminal()]
    assert len(ends) == count["ends"]
    assert sum(state.is_player_node() for state in states) == count["decisions"]
    assert [sum(won > -1 for won in seat) for seat in zip(*ends, strict=True)] == count["wins"]


@each_tried
def test_its_game_is_that_of_a_match_in_which_chance_falls_the_same_way(table: Tried) -> None:
    state = loaded(table).new_initial_state()
    luck = random.Random(3)
    outcomes: list[int] = []
    codes: list[int] = []
    while not state.is_terminal() and len(codes) < 60:
        action = luck.choice(state.legal_actions())
        if state.is_chance_node():
            outcomes.append(action)
        else:
            held = state.moment.state
            codes.append(int(saloon.game(table.slug).plain_batches.code_of(held, held.actor, action)))
        state.apply_action(action)
    while state.is_chance_node():
        outcomes.append(luck.choice(state.legal_actions()))
        state.apply_action(outcomes[-1])
    match = Match.new(table.slug, table.players, table.options, seed=1, outcomes=outcomes)
    for code in codes:
        match.play(code)
    assert match.truth.script_left == []
    there, here = match.game.State.unpack(match.truth.states[-1]), state.moment.state.clone()
    there.rng = here.rng = [0, 0]
    assert there.pack() == here.pack()
    assert state.current_player() == (-4 if match.to_move is None else match.to_move)


def test_what_a_seat_does_not_see_it_does_not_know() -> None:
    """Two ways to lay a gangster face down are one to the other player, and two to who laid it."""
    game = small("hold-up", "last-gangsters")
    state = game.new_initial_state()
    seat = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    own = {one.information_state_string(seat) for one in after}
    others = {one.information_state_string(1 - seat) for one in after}
    assert len(own) == len(after)
    assert 1 < len(others) < len(after)


@pytest.mark.parametrize("game", OBSERVED, ids=lambda game: game.slug)
def test_a_resampled_state_is_one_that_the_seat_holds_possible(game: Game) -> None:
    sampler, most = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    for moves in (4, 20):
        state = play(loaded(Tried(game.slug, game.players[0], {})).new_initial_state(), random.Random(moves), moves)
        seat, worlds = state.current_player(), set()
        for _ in range(6):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(other.moment.state.pack())
        assert play(other, random.Random(1)).is_terminal()
        most = max(most, len(worlds))
    hidden = state.get_game().get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden is (game.slug != "six-territories")
    assert (most > 1) is (hidden and game.slug != "public-enemy")  # where only some options hide anything


def test_a_state_goes_to_another_process_with_all_that_was_learnt() -> None:
    state = play(loaded(Tried("wyatt-earp", 2, {})).new_initial_state(), random.Random(2), moves=9)
    again = pickle.loads(pickle.dumps(state))
    for seat in range(2):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert again.history() == state.history()
    action = state.legal_actions()[0]
    assert (
        play(again.child(action), random.Random(4)).returns() == play(state.child(action), random.Random(4)).returns()
    )


def test_observations_are_those_of_the_house_by_pieces() -> None:
    from open_spiel.python.observation import make_observation

    state = play(loaded(Tried("six-territories", 3, {})).new_initial_state(), random.Random(2), moves=9)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert seen.dict["lands"].shape == (6, 21)
    assert np.array_equal(seen.tensor, state.observation_tensor(1))
    assert seen.tensor[0] == 3
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(state.get_game(), public) is None


def test_bad_parameters_are_refused_in_words() -> None:
    with pytest.raises(saloon.SaloonError) as refusal:
        pyspiel.load_game("saloon_hold_up(players=9)")
    assert refusal.value.code == "player-count"


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        (
            "chance_outcomes",
            lambda state: [(outcome, 0.9 / state.moment.sides) for outcome in range(state.moment.sides)],
        ),
        ("returns", lambda state: [1.0] * state.moment.state.players),
        ("_legal_actions", lambda state, player: [7, 3]),
    ],
)
def test_a_planted_fault_fails_random_sim_test(monkeypatch: pytest.MonkeyPatch, name: str, fault: Any) -> None:
    monkeypatch.setattr(adapter.SaloonState, name, fault)
    with pytest.raises(pyspiel.SpielError):
        pyspiel.random_sim_test(loaded(Tried("six-territories", 2, {})), num_sims=1, serialize=False, verbose=False)


def test_a_planted_forgetful_copy_fails_games_sim_test(monkeypatch: pytest.MonkeyPatch) -> None:
    game = loaded(Tried("six-territories", 2, {}))
    monkeypatch.setattr(adapter.Shared, "__deepcopy__", lambda moment, memo: game.beginning)
    with pytest.raises(AssertionError, match="six-territories"):
        sim(game)


def test_a_planted_short_memory_fails_api_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who knows only what is on the table now does not recall how it came there."""
    monkeypatch.setattr(
        adapter.Step, "knowledge", lambda step, seat: step.table.game.concealed(step.state, seat).pack()[:60]
    )
    with pytest.raises(AssertionError, match="2 history leading to the same state"):
        api_test._assert_is_perfect_recall(small("six-territories", "last-character"))


def test_nobody_moves_when_the_game_is_over() -> None:
    state = play(loaded(Tried("hold-up", 2, {})).new_initial_state(), random.Random(2))
    assert state.moment.state.actor == NOBODY
    assert state.legal_actions() == []
    assert sum(state.returns()) == 0
