"""A bot that gambles: a coin decides whether it does what a Deputy would, or anything at all."""

from random import Random

from saloon.bots import Chooser, Glance, Sight


class Gambler(Chooser):
    """Plays every game of the house."""

    name = "gambler"

    def choose(self, sight: Sight, seed: int) -> int:
        """The code of the choice to make."""
        coin = Random(seed)
        if coin.random() < 0.5:
            return Glance("deputy").choose(sight, seed)
        return coin.choice(sight.choices).code
