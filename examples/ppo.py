"""Learn Six Territories from nothing by PPO, out of a common library: `pip install "saloon[gymnasium]" sb3-contrib`.

`python examples/ppo.py` learns for a few seconds; `python examples/ppo.py --seconds 120` for two minutes, after which a
random player loses more than three games of four. Many games are played at once, by `VectorEnv` of the Gymnasium
adapter, against a random player; you take the other seat with every new game, and what may not be done is masked.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from saloon.adapters.gymnasium import VectorEnv

GAME = "six-territories"


class Tables(VecEnv):
    """Many games as Stable-Baselines3 wants them, seen in the wide form, which plain nets like: a place for every kind,
    and amounts between 0 and 1."""

    def __init__(self, number: int, seed: int) -> None:
        self.games = VectorEnv(GAME, number, players=2, bots="random", seat=None)
        self._layout = self.games.games.layout
        self._most = self._layout.spread()[2].astype(np.float32)
        self._seed_of_games = seed
        self._actions: Any = None
        self.render_mode = None
        super().__init__(number, Box(0, 1, self._most.shape, np.float32), self.games.single_action_space)

    def _wide(self, seen: Any) -> Any:
        return self._layout.wide(seen) / self._most

    def reset(self) -> Any:
        """Begin all games."""
        return self._wide(self.games.reset(seed=self._seed_of_games)[0])

    def step_async(self, actions: Any) -> None:
        """Take an action in each."""
        self._actions = actions

    def step_wait(self) -> Any:
        """What came of it."""
        seen, rewards, ends, _, _ = self.games.step(self._actions)
        wide = self._wide(seen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in ends.nonzero()[0]:
            infos[number] = {"terminal_observation": wide[number]}
        return wide, rewards.astype(np.float32), ends, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What may be done now, in each game: the only thing that is asked."""
        assert method_name == "action_masks"
        return list(self.games.games.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same of all games."""
        return [self.render_mode if attr_name == "render_mode" else self.env_method] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is around them."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


class Until(BaseCallback):
    """Enough after so many seconds of the processor, which others may want too."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self._end


def learn(seconds: float, tables: int = 256, choices: int = 1 << 30) -> MaskablePPO:
    """A player who has learnt for so many seconds, or from so many choices."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Tables(tables, seed=0),
        n_steps=64,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=1.0,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    return model.learn(choices, callback=Until(seconds))


def won(model: MaskablePPO, games: int) -> float:
    """The share of games that it wins against a random player, a tie being half a win."""
    tables, total, played = Tables(64, seed=1 << 40), 0.0, 0
    seen = tables.reset()
    while played < games:
        actions, _ = model.predict(seen, action_masks=tables.games.games.masks, deterministic=True)
        seen, rewards, ends, _ = tables.step(actions)
        total, played = total + float(rewards.sum()), played + int(ends.sum())
    return total / played


if __name__ == "__main__":
    told = argparse.ArgumentParser(description="Learn Six Territories by PPO.")
    told.add_argument("--seconds", type=float, default=5, help="of a processor")
    told.add_argument("--games", type=int, default=1000, help="games to measure it by")
    wanted = told.parse_args()
    learnt = learn(wanted.seconds)
    share = won(learnt, wanted.games)
    print(
        f"{learnt.num_timesteps} choices learnt from; it wins {share:.1%} of {wanted.games} games with a random player"
    )
