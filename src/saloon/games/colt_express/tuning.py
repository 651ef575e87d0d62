"""How the levels of bots play Colt Express: figures found by play."""

from saloon.engine import Levels

LEVELS = Levels(tenderfoot=16, ladder=(0.827, 0.906, 0.790, 0.715))
