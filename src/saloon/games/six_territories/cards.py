"""The printed things of Six Territories: territories and the tokens in the envelope."""

from enum import IntEnum

from saloon.engine import table

TERRITORIES = 6
CHARACTERS = 3  # for each player
KINDS_OF_RICHES = 5


class Territory(IntEnum):
    """The six territory cards."""

    PLAIN, CANYON, FOREST, MEADOW, ISLAND, MEXICO = range(6)


# A token is a number: 0 to 5 are the symbols of the territories, 6 to 10 riches by falling value.
FIRST_RICHES = TERRITORIES
TOKENS = TERRITORIES + KINDS_OF_RICHES
NO_TOKEN = -1
RICHES = table([5, 3, 2, 1, 0])

# Scores are kept in this fraction of a point, so that a pot divides exactly among up to fifteen characters.
SHARE = 360360
