"""The two simplest bots: one that thinks nothing, one that thinks a single move ahead."""

from __future__ import annotations

from typing import Any

from saloon.bots.contract import Sight
from saloon.engine.kernels import Slot


class Random:
    """Makes any legal choice, each as likely."""

    name = "random"

    def choose(self, sight: Sight, seed: int) -> int:
        """Any of them."""
        return int(sight.game.plain.random_choice(sight.sample(seed)))


class Greedy:
    """Makes the choice after which it stands best by the game's rule of thumb, in one world it holds possible."""

    name = "greedy"

    def choose(self, sight: Sight, seed: int) -> int:
        """The best at first glance; among equals, any."""
        states: list[Any] = [None] * Slot.FIRST
        states[Slot.LIVE] = sight.sample(seed)
        return int(sight.game.plain.greedy_choice(states, Slot.LIVE))
