"""How the levels of bots play Colt Express: figures found by play. No search by its net has beaten the Legend that
rolls out to the end of the next round, so with the net the Legend is still that one."""

from saloon.engine import Levels, warm

LEVELS = Levels(
    tenderfoot=16,
    ladder=(0.827, 0.906, 0.790, 0.715),
    by_net=Levels(
        tenderfoot=warm(480),
        deputy=warm(270),
        marshal=warm(90),
        ladder=(0.874, 0.751, 0.711, 0.715),
    ),
)
