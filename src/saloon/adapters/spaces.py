"""Observations, actions and names of a game in the words that Gymnasium and PettingZoo share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from saloon.engine import Game
from saloon.research.batches import MOST_SEED

ILLEGAL = -1  # the reward of who does what he may not


def shown(game: Game) -> spaces.Box:
    """What one seat is shown: every number from 0 to the highest of its column."""
    return spaces.Box(np.int8(0), np.array([column.high for column in game.layout.columns], np.int8), dtype=np.int8)


def allowed(game: Game) -> spaces.Box:
    """A mark for each action: whether it may be taken."""
    return spaces.Box(0, 1, (len(game.layout.actions),), np.int8)


def actions(game: Game) -> spaces.Discrete[Any]:
    """All actions of a game, allowed or not."""
    return spaces.Discrete(len(game.layout.actions))


def fresh_seed(generator: np.random.Generator) -> int:
    """The number of any game."""
    return int(generator.integers(MOST_SEED))
