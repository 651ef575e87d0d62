"""Nets for tests: with random numbers, as large as one likes."""

from __future__ import annotations

from typing import Any

import numpy as np

from saloon.engine import Game
from saloon.engine.minds import Mind
from saloon.engine.netfile import SHAPES, Net, head_of


def random_net(game: Game, hidden: int = 32, inner: int = 16, blocks: int = 2, seed: int = 1) -> Net:
    """A net that knows nothing, and says it loudly enough to be heard."""
    sizes = {
        "wide": len(game.layout.spread()[0]),
        "hidden": hidden,
        "inner": inner,
        "blocks": blocks,
        "actions": len(game.layout.actions),
        "hopes": game.players[-1] + 1,
    }
    luck = np.random.default_rng(seed)
    arrays = {}
    for name, dimensions in SHAPES.items():
        shape = [sizes[dimension] for dimension in dimensions]
        arrays[name] = luck.normal(0, 0.3, shape).astype(np.float16).astype(np.float32)
    return Net(head_of(game), arrays)


def random_mind(game: Game, **sizes: Any) -> Mind:
    """The same, made ready."""
    return Mind(game, random_net(game, **sizes))
