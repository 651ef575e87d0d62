"""How the levels of bots play Wyatt Earp: figures found by play."""

from saloon.engine import Levels, at_once

LEVELS = Levels(tenderfoot=16, deputy=60, marshal=at_once(100, 50), legend=at_once(10_000, 100))
