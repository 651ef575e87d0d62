"""How the levels of bots play Hold-up: figures found by play."""

from saloon.engine import Levels, Tuning, at_once, guided, warm

LEVELS = Levels(
    tenderfoot=9,
    deputy=30,
    marshal=at_once(500, 100),
    legend=Tuning(iterations=2_500, stages=-1, greed=100, look=3, trust=3),
    ladder=(0.780, 0.772, 0.785, 0.762),
    by_net=Levels(
        tenderfoot=warm(845),
        deputy=warm(385),
        marshal=warm(150),
        legend=guided(2_000, longest=-1, greed=100, look=3, blend=50),
        ladder=(0.738, 0.708, 0.728, 0.800),
    ),
)
