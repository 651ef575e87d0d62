"""Every game as a Gymnasium environment: you choose for one seat, bots for the others.

    import gymnasium
    import saloon.adapters.gymnasium

    table = gymnasium.make(environment(slug), players=3, bots="deputy")

Importing this registers all games; the version of an environment is that of the rules. `VectorEnv` is many games at
once, over `saloon.batch`; `gymnasium.make_vec(…, vectorization_mode="vector_entry_point")` makes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from saloon.adapters.needs import needing
from saloon.bots import USUAL
from saloon.engine import Key
from saloon.games import game as find_game
from saloon.games import games as list_games
from saloon.research.batches import Batch
from saloon.research.desks import Array
from saloon.research.solo import Solo

with needing("gymnasium"):
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from saloon.adapters.spaces import ILLEGAL, actions, fresh_seed, shown

NAMESPACE = "saloon"


def seated(players: int, seat: int | None, bots: str | Sequence[str]) -> list[str | None]:
    """Who sits where: nobody on your seat, on the others the bots in their order, the last of them on all that are
    left."""
    wished = [bots] if isinstance(bots, str) else [*bots]
    others: list[str | None] = [*wished, *[wished[-1] if wished else USUAL] * players]
    yours = seat or 0
    return [*others[:yours], None, *others[yours:]][:players]


class Env(gymnasium.Env[Array, Any]):
    """One game after the other, as one seat meets it.

    What it sees are numbers as `docs/observations.md` lists them; what it may do is in `info["action_mask"]` and told
    by `action_masks()`. Its reward is its share of the win, when the game ends; then nothing is seen any more. Who does
    what he may not is out, with a reward of -1.
    """

    def __init__(
        self,
        game: Key,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = (USUAL,),
        compiled: bool | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game by its slug or house rules, on a seat of your own or, if it is None, on one drawn by lot for each
        game; `compiled` as for `saloon.research.solo.Solo`. There are no pictures."""
        found = find_game(game)
        count = found.players[0] if players is None else players
        self.solo = Solo(found, count, options, bots=seated(count, seat, bots), compiled=compiled)
        self.metadata = {"render_modes": []}
        self.observation_space = shown(found)
        self.action_space = actions(found)
        self.render_mode = render_mode
        self._changes_seats = seat is None
        self._playing = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a game, the same one for the same seed; without one, any."""
        super().reset(seed=seed)
        number = fresh_seed(self.np_random) if seed is None else int(seed)
        self.solo.begin(number, int(self.np_random.integers(self.solo.players)) if self._changes_seats else 0)
        self._playing = True
        return self.solo.seen(self.solo.actor), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots answer."""
        if not self._playing:
            raise ResetNeeded("The game is over: call reset().")
        seat = self.solo.actor
        if not self.action_masks()[action]:
            return self._over(ILLEGAL)
        self.solo.take(action)
        if self.solo.ended:
            return self._over(float(self.solo.rewards[0, seat]))
        return self.solo.seen(self.solo.actor), 0.0, False, False, self._info()

    def action_masks(self) -> Array:
        """What may be done now, by the name under which some libraries look for it."""
        mask = self.solo.allowed(self.solo.actor)
        return mask if self._playing else np.zeros_like(mask)

    def _over(self, reward: float) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._playing = False
        return np.zeros_like(self.solo.observations[0]), reward, True, False, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8)}


class VectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many games at once, as one seat of each meets them: `saloon.batch` as Gymnasium knows it.

    When a game ends the next one begins in the same step (`AutoresetMode.SAME_STEP`), and the observation is of that.
    How the last one ended nobody is shown: no game is ever cut short, so all that is to be learnt of it is the reward.
    """

    def __init__(
        self,
        game: Key,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = (USUAL,),
        threads: int = 1,
        compiled: bool = True,
        copy: bool = True,
    ) -> None:
        """So many games; `threads` and `compiled` as for `saloon.batch`. Where seat is None you take the next one with
        every new game. Without `copy` the arrays given back are the batch's own, which the next step changes."""
        found = find_game(game)
        count = found.players[0] if players is None else players
        self.games = Batch(
            found,
            num_envs,
            count,
            options,
            bots=seated(count, seat, bots),
            turning=seat is None,
            threads=threads,
            compiled=compiled,
        )
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = shown(found)
        self.single_action_space = actions(found)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copied = copy
        self._all = np.ones(num_envs, np.bool_)
        self._each = np.arange(num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin all games, number i with the seed that is i further on."""
        super().reset(seed=seed)
        self.games.begin(fresh_seed(self.np_random) if seed is None else seed)
        return self._seen(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in every game and let the bots answer. One that may not be taken is refused, and nothing has
        happened in any game."""
        seats = self.games.actors.copy()
        self.games.step(actions)
        rewards = self.games.rewards[self._each, seats].astype(np.float64)
        return self._seen(), rewards, self.games.ends.copy(), np.zeros_like(self.games.ends), self._info()

    def _seen(self) -> Array:
        return self.games.observations.copy() if self._copied else self.games.observations

    def _info(self) -> dict[str, Any]:
        masks = self.games.masks.view(np.int8)
        return {"action_mask": masks.copy() if self._copied else masks, "_action_mask": self._all.copy()}


def environment(slug: str) -> str:
    """The name of a game's environment."""
    title = "".join(word.capitalize() for word in slug.split("-"))
    return f"{NAMESPACE}/{title}-v{find_game(slug).version}"


def _register() -> None:
    """Have Gymnasium know all games."""
    for slug in list_games():
        gymnasium.register(
            environment(slug),
            entry_point=f"{__name__}:Env",
            vector_entry_point=f"{__name__}:VectorEnv",
            kwargs={"game": slug},
        )


_register()
