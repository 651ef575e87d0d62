"""How the levels of bots play Six Territories: figures found by play."""

from saloon.engine import Levels, Tuning, at_once, guided, warm

LEVELS = Levels(
    tenderfoot=8,
    deputy=14,
    marshal=Tuning(iterations=2_000, stages=-1),
    legend=at_once(20_000, 10, trust=20),
    ladder=(0.736, 0.754, 0.775, 0.805),
    by_net=Levels(
        tenderfoot=warm(1_500),
        deputy=warm(600),
        marshal=warm(250),
        legend=guided(270, deep=1, follow=4),
        ladder=(0.715, 0.738, 0.799, 0.781),
    ),
)
