"""How the levels of bots play Colt Express: figures found by play. A Legend goes by the net, and rolls out to the
end of the next round."""

from saloon.engine import Levels, guided, warm

LEVELS = Levels(
    tenderfoot=16,
    ladder=(0.827, 0.906, 0.790, 0.715),
    by_net=Levels(
        tenderfoot=warm(760),
        deputy=warm(410),
        marshal=warm(200),
        legend=guided(2_650, stages=2, longest=-1, greed=70, blend=50),
        ladder=(0.804, 0.727, 0.766, 0.771),
    ),
)
