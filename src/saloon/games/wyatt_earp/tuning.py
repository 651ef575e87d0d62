"""How the levels of bots play Wyatt Earp: figures found by play."""

from saloon.engine import Levels, at_once, guided, warm

LEVELS = Levels(
    tenderfoot=16,
    deputy=60,
    marshal=at_once(100, 50),
    legend=at_once(10_000, 100),
    ladder=(0.940, 0.928, 0.952, 0.728),
    by_net=Levels(
        tenderfoot=warm(360),
        deputy=warm(245),
        marshal=warm(155),
        legend=guided(1_200, blend=25),
        ladder=(0.999, 0.825, 0.780, 0.802),
    ),
)
