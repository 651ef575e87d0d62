"""PettingZoo's own suite on every game, and what it cannot know."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.adapters.kit import SLUG, Tried, each_tried

import saloon
from saloon.adapters.pettingzoo import env, raw_env
from saloon.engine import native
from saloon.match import Match
from saloon.research import BatchError
from saloon.research.solo import Solo

# PettingZoo knows by name which of its own environments show dictionaries.
DICTIONARIES = "ignore:.*(probably should be|not a NumPy array|has not defined a render)"
CYCLES = 25  # choices of a player, about


def made(table: Tried, **more: Any) -> Any:
    return env(table.slug, players=table.players, options=table.options, compiled=False, **more)


@each_tried
@pytest.mark.filterwarnings("error", DICTIONARIES)
def test_api_test(table: Tried) -> None:
    api_test(made(table), num_cycles=CYCLES)


@each_tried
def test_seed_test(table: Tried) -> None:
    seed_test(lambda: made(table), num_cycles=CYCLES)


def test_it_is_named_and_versioned_by_the_rules() -> None:
    assert str(env(SLUG).unwrapped) == f"saloon_six_territories_v{saloon.game(SLUG).version}"


def test_an_environment_travels_to_another_process() -> None:
    table = raw_env(SLUG, 3, {"scoring": "advanced"}, compiled=False)
    again = pickle.loads(pickle.dumps(table))
    assert again.metadata == table.metadata
    assert again.possible_agents == ["player_0", "player_1", "player_2"]
    assert again.solo.state(0).options.scoring == table.solo.state(0).options.scoring


@each_tried
def test_its_game_is_that_of_a_match_with_the_same_seed_seen_to_the_end(table: Tried) -> None:
    """What every seat sees after the end as well: it is worked out apart."""
    one = raw_env(table.slug, table.players, table.options, compiled=False)
    one.reset(seed=4)
    match = Match.new(table.slug, table.players, table.options, seed=one.solo.seed_of(0))
    rules, luck = one.solo.game.plain_batches, random.Random(4)
    while not match.over:
        state = one.solo.state(0)
        assert state.pack() == match.truth.states[-1]
        assert one.agent_selection == f"player_{match.to_move}"
        action = luck.choice(one.last()[0]["action_mask"].nonzero()[0])
        match.play(int(rules.code_of(state, state.actor, int(action))))
        one.step(action)
    assert all(one.terminations.values())
    assert match.result
    ended = one.solo.game.State.unpack(match.truth.states[-1])
    for seat, agent in enumerate(one.possible_agents):
        numbers = [0] * (one.solo.layout.size - one.solo.layout.setup.size)
        rules.observe(ended, seat, numbers)
        seen = one.observe(agent)
        assert seen["observation"][one.solo.layout.setup.size :].tolist() == numbers
        assert not seen["action_mask"].any()
        won = 1 / len(match.result.ranking[0]) if seat in match.result.ranking[0] else 0
        assert one.rewards[agent] in (0, pytest.approx(won, abs=1e-5))


@pytest.mark.slow
@pytest.mark.thorough
def test_compiled_and_interpreted_it_is_the_same(compiled: Any) -> None:
    if not native.available():
        pytest.skip("no compiled rules here")
    one, other = (raw_env(SLUG, 3, compiled=wished) for wished in (True, False))
    for seed in (1, 2):
        one.reset(seed=seed)
        other.reset(seed=seed)
        luck = random.Random(seed)
        while one.agents:
            assert one.agent_selection == other.agent_selection
            for agent in one.agents:
                for name, array in one.observe(agent).items():
                    assert np.array_equal(array, other.observe(agent)[name])
            over = one.terminations[one.agent_selection]
            action = None if over else luck.choice(one.last()[0]["action_mask"].nonzero()[0])
            one.step(action)
            other.step(action)
            assert one.rewards == other.rewards


def test_without_a_seed_every_game_is_another_and_after_one_they_are_the_same_again() -> None:
    table = raw_env(SLUG, compiled=False)
    numbers = []
    for _ in range(2):
        table.reset(seed=7)
        for _ in range(3):
            numbers.append(table.solo.number)
            table.reset()
    assert numbers[:3] == numbers[3:]
    assert len(set(numbers)) == 3


def test_what_may_not_be_done_is_refused_raw_and_costs_the_game_wrapped() -> None:
    raw, wrapped = raw_env(SLUG, compiled=False), env(SLUG, compiled=False)
    raw.reset(seed=1)
    wrapped.reset(seed=1)
    before = raw.solo.state(0).pack()
    forbidden = int(np.argmin(raw.last()[0]["action_mask"]))
    for action in (forbidden, -1, 99):
        with pytest.raises(BatchError):
            raw.step(action)
    assert raw.solo.state(0).pack() == before
    guilty = wrapped.agent_selection
    wrapped.step(forbidden)
    assert wrapped.terminations[guilty]
    assert wrapped.rewards[guilty] == -1


def test_a_planted_wrong_number_fails_api_test(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solo, "seen", lambda solo, seat: solo.observations[0] + np.int8(100))
    with pytest.raises(AssertionError, match="Out of bounds"):
        api_test(env(SLUG, compiled=False), num_cycles=CYCLES)


def test_a_planted_double_reward_fails_api_test(monkeypatch: pytest.MonkeyPatch) -> None:
    end = raw_env._end
    monkeypatch.setattr(raw_env, "_end", lambda raw: (end(raw), raw._accumulate_rewards())[0])
    with pytest.raises(AssertionError, match="accumulated"):
        api_test(env(SLUG, compiled=False), num_cycles=CYCLES * 4)


def test_a_planted_deaf_ear_for_seeds_fails_seed_test(monkeypatch: pytest.MonkeyPatch) -> None:
    begin, numbers = Solo.begin, iter(range(100))
    monkeypatch.setattr(Solo, "begin", lambda solo, seed, turned=0: begin(solo, next(numbers), turned))
    with pytest.raises(AssertionError, match="Incorrect"):
        seed_test(lambda: env(SLUG, compiled=False), num_cycles=CYCLES)
