"""Every game as a PettingZoo environment: seats choose one after the other (AEC).

    from saloon.adapters.pettingzoo import env

    table = env(slug, players=4)

Environments are named and versioned as PettingZoo does it: `saloon_SLUG_v1`, by the version of the rules.
There is no parallel form: in none of our games do players choose at the same moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from saloon.adapters.needs import needing
from saloon.engine import Key
from saloon.games import game as find_game
from saloon.research.solo import Solo

with needing("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from saloon.adapters.spaces import ILLEGAL, actions, allowed, fresh_seed, shown


def env(game: Key, **options: Any) -> Any:
    """A game as it is usually wanted: whoever does what he may not is out, with a reward of -1. Arguments are those of
    `raw_env`."""
    raw = raw_env(game, **options)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv[str, Any, Any], EzPickle):
    """A game whose agents are `player_0`, `player_1` and so on, in the order of their seats.

    An observation is a dictionary: `observation`, what the seat sees, and `action_mask`, what it may do. At the end
    everybody's reward is his share of the win; until then there is none. What may not be done is refused, and nothing
    has happened.
    """

    def __init__(
        self,
        game: Key,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        compiled: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game by its slug or house rules; `compiled` as for `saloon.research.solo.Solo`. There are no pictures."""
        AECEnv.__init__(self)
        EzPickle.__init__(self, game, players, options, compiled=compiled, render_mode=render_mode)
        found = find_game(game)
        self.solo = Solo(found, players, options, compiled=compiled)
        self.metadata = {
            "name": f"saloon_{found.slug.replace('-', '_')}_v{found.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.solo.players)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict({"observation": shown(found), "action_mask": allowed(found)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: actions(found) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._over = False
        self._luck: Any = None  # where the numbers of games come from for which no seed is given

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may ever do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game, the same one for the same seed; without one, any."""
        if seed is None:
            self._luck = np.random.default_rng(self._luck)
        else:
            self._luck = seed
        self.solo.begin(fresh_seed(self._luck) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False
        self.agent_selection = self.possible_agents[self.solo.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and may do if it is its turn."""
        seat = self._seats[agent]
        if self._over:
            return {"observation": self.solo.seen_at_end(seat), "action_mask": self._nothing()}
        return {"observation": self.solo.seen(seat), "action_mask": self.solo.allowed(seat).view(np.int8)}

    def step(self, action: Any) -> None:
        """Have the agent whose turn it is take an action; None, if the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.solo.take(action)
        if self.solo.ended:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.solo.actor]

    def _end(self) -> None:
        """The game is over for everybody."""
        self._over = True
        for agent, won in zip(self.agents, self.solo.rewards[0].tolist(), strict=False):
            self.rewards[agent] = won
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _nothing(self) -> Any:
        return np.zeros(len(self.solo.layout.actions), np.int8)
