"""How the levels of bots play Colt Express: figures found by play."""

from saloon.engine import Levels

LEVELS = Levels(tenderfoot=16)
