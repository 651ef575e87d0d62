"""How the levels of bots play Colt Express: figures found by play."""

from saloon.engine import Levels, guided, warm

LEVELS = Levels(
    tenderfoot=16,
    ladder=(0.827, 0.906, 0.790, 0.715),
    # First guesses: no net has been good enough yet to find them by play.
    by_net=Levels(
        tenderfoot=warm(1_000),
        deputy=warm(450),
        marshal=guided(100),
        legend=guided(10_000),
    ),
)
