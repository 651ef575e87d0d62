"""The printed things of Six Territories: territories and the tokens in the envelope."""

from enum import IntEnum

from saloon.engine import HouseRulesError, Tables

HOUSE = Tables()

TERRITORIES = 6
CHARACTERS = HOUSE.number("characters", 3, low=1, high=6)  # for each player
KINDS_OF_RICHES = 5


class Territory(IntEnum):
    """The six territory cards."""

    PLAIN, CANYON, FOREST, MEADOW, ISLAND, MEXICO = range(6)


# A token is a number: 0 to 5 are the symbols of the territories, 6 to 10 riches by falling value.
FIRST_RICHES = TERRITORIES
TOKENS = TERRITORIES + KINDS_OF_RICHES
NO_TOKEN = -1
PRINTED_RICHES = (5, 3, 2, 1, 0)
RICHES = HOUSE.row("riches_values", PRINTED_RICHES, PRINTED_RICHES, low=0, high=10)
if len(set(RICHES)) < KINDS_OF_RICHES:
    raise HouseRulesError("st-house-alike", field="riches_values")

# Scores are kept in this fraction of a point, so that a pot divides exactly among up to fifteen characters.
SHARE = 360360
