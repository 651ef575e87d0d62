"""Gymnasium's own checks on every game, and what they cannot know."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.adapters.kit import SLUG, Tried, each_tried

import saloon
from saloon.adapters.gymnasium import Env, VectorEnv, environment
from saloon.research import BatchError
from saloon.research.solo import Solo

pytestmark = pytest.mark.usefixtures("interpreted")


def first_allowed(masks: Any) -> Any:
    return np.argmax(masks, axis=-1)


@each_tried
@pytest.mark.filterwarnings("error")
def test_check_env(table: Tried) -> None:
    made = gymnasium.make(
        environment(table.slug), players=table.players, options=table.options, bots="random", seat=None
    )
    check_env(made.unwrapped)


@each_tried
def test_games_at_once_are_the_same_as_one_by_one(table: Tried) -> None:
    """As far as the first of them that ends: then each goes on with a number of its own."""
    given: dict[str, Any] = {"players": table.players, "options": table.options, "bots": "random"}
    many = VectorEnv(table.slug, 2, **given)
    few = SyncVectorEnv([lambda: Env(table.slug, **given)] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    assert many.metadata["autoreset_mode"] is few.metadata["autoreset_mode"]
    for space in ("single_observation_space", "single_action_space", "observation_space", "action_space"):
        assert getattr(many, space) == getattr(few, space)
    (seen, told), (seen_few, told_few) = many.reset(seed=5), few.reset(seed=5)
    assert np.array_equal(seen, seen_few)
    for _ in range(400):
        assert many.observation_space.contains(seen)
        assert np.array_equal(told["action_mask"], told_few["action_mask"])
        actions = first_allowed(told["action_mask"])
        seen, rewards, ends, cuts, told = many.step(actions)
        seen_few, rewards_few, ends_few, cuts_few, told_few = few.step(actions)
        assert np.array_equal(rewards, rewards_few)
        assert np.array_equal(ends, ends_few)
        assert np.array_equal(cuts, cuts_few)
        assert np.array_equal(seen[~ends], seen_few[~ends])
        if ends.any():
            return
    pytest.fail("no game ended")


def test_gymnasium_makes_many_at_once_and_its_wrappers_go_around_them() -> None:
    made = gymnasium.make_vec(
        environment(SLUG), num_envs=3, vectorization_mode="vector_entry_point", bots=["random"], seat=None
    )
    counted = RecordEpisodeStatistics(made)
    _, told = counted.reset(seed=1)
    lengths: list[int] = []
    for _ in range(80):
        _, _, ends, _, told = counted.step(first_allowed(told["action_mask"]))
        lengths += told["episode"]["l"][ends].tolist() if ends.any() else []
    assert lengths
    assert min(lengths) > 5


def test_arrays_are_copies_unless_told_otherwise() -> None:
    for copied in (True, False):
        many = VectorEnv(SLUG, 2, bots="random", copy=copied)
        seen, told = many.reset(seed=1)
        assert np.shares_memory(seen, many.games.observations) is not copied
        assert np.shares_memory(told["action_mask"], many.games.masks) is not copied


def test_bots_sit_in_their_order_and_you_where_you_like() -> None:
    seats = set()
    table = Env(SLUG, 3, bots=["tenderfoot", "random"], seat=1)
    for seed in range(3):
        table.reset(seed=seed)
        seats.add(table.solo.actor)
    assert seats == {1}
    wandering = Env(SLUG, 3, bots="random", seat=None)
    wandering.reset(seed=1)
    for _ in range(12):
        wandering.reset()
        seats.add(wandering.solo.actor)
    assert seats == {0, 1, 2}


def test_who_does_what_he_may_not_is_out() -> None:
    table = Env(SLUG, bots="random")
    table.reset(seed=1)
    seen, reward, over, cut, told = table.step(int(np.argmin(table.action_masks())))
    assert (reward, over, cut) == (-1, True, False)
    assert not seen.any()
    assert not told["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    table.reset()
    assert table.action_masks().any()


def test_many_at_once_refuse_it_and_nothing_has_happened() -> None:
    many = VectorEnv(SLUG, 2, bots="random")
    _, told = many.reset(seed=1)
    before = [many.games.state(number).pack() for number in range(2)]
    with pytest.raises(BatchError):
        many.step(np.argmin(told["action_mask"], axis=1))
    assert [many.games.state(number).pack() for number in range(2)] == before


def test_the_reward_is_the_share_of_the_win() -> None:
    table = Env(SLUG, 2, bots="random")
    rewards = []
    for seed in range(12):
        _, told = table.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, told = table.step(int(first_allowed(told["action_mask"])))
        rewards.append(reward)
        assert table.solo.rewards[0].sum() == pytest.approx(1)
    assert set(rewards) >= {0.0, 1.0}


def test_a_planted_wrong_type_fails_check_env(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solo, "seen", lambda solo, seat: solo.observations[0].astype(np.float32))
    with pytest.raises(AssertionError, match="not within the observation space"):
        check_env(gymnasium.make(environment(SLUG), bots="random").unwrapped)


def test_a_planted_array_that_is_used_again_fails_check_env(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solo, "seen", lambda solo, seat: solo.observations[0])
    with pytest.raises(AssertionError, match="observations are not equivalent"):
        check_env(gymnasium.make(environment(SLUG), bots="random").unwrapped)


def test_a_planted_deaf_ear_for_seeds_fails_check_env(monkeypatch: pytest.MonkeyPatch) -> None:
    begin, numbers = Solo.begin, iter(range(100))
    monkeypatch.setattr(Solo, "begin", lambda solo, seed, turned=0: begin(solo, next(numbers), turned))
    with pytest.raises(AssertionError, match="non-deterministic"):
        check_env(gymnasium.make(environment(SLUG), bots="random").unwrapped)


def test_every_game_is_registered() -> None:
    assert {environment(slug) for slug in saloon.list_games()} <= set(gymnasium.registry)
