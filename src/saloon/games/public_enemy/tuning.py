"""How the levels of bots play Public Enemy Number One: figures found by play."""

from saloon.engine import Levels, Tuning, at_once, guided, warm

LEVELS = Levels(
    tenderfoot=10,
    deputy=40,
    marshal=Tuning(iterations=130),
    legend=at_once(15_000, 100),
    ladder=(0.810, 0.870, 0.810, 0.782),
    by_net=Levels(
        tenderfoot=warm(640),
        deputy=warm(390),
        marshal=warm(215),
        legend=guided(1_800),
        ladder=(0.892, 0.728, 0.750, 0.775),
    ),
)
