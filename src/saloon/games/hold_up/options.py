"""The options of Hold-up: what its rulebook leaves open, and what its cards show."""

from enum import IntEnum

from saloon.engine import Preset, choice, flag, numbers, options, ruling
from saloon.games.hold_up.cards import BOUNTIES, FIREPOWERS, LOOT, STRENGTHS, WOMEN

MOST_STRENGTH = 9
MOST_FIREPOWER = 9
MOST_BOUNTY = 1000
MOST_LOOT = 2000


class DeputyEqual(IntEnum):
    """Values of the option `deputy_equal`."""

    SECOND, NONE = range(2)


class PokerOrder(IntEnum):
    """Values of the option `poker_order`."""

    FULL, PAIRS = range(2)


@options
class Options:
    """Readings first, in the order in which a game meets them, then the values of cards and tiles."""

    bank_corner: int = ruling("HU-44", choice("random", "north-west", "north-east", "south-east", "south-west"))
    loot_visible: int = flag(True)
    decline_look: int = ruling("HU-36", flag(False))  # the look of a turn may be declined
    opposite: int = ruling("HU-11", choice("mirror", "ring"))  # the event the painted sign changes places with
    deputy_equal: int = ruling("HU-15", choice(DeputyEqual))  # what he guards of two equal tiles
    slide_on_protected: int = ruling("HU-16", flag(False))
    poker_order: int = ruling("HU-20", choice(PokerOrder))
    poker_kickers: int = ruling("HU-42", flag(True))
    seduction_pairs: int = ruling("HU-21", flag(True))  # strengths after seduction make the pairs
    street_order: int = ruling("", choice("clockwise", "counter-clockwise", "large-first"))
    strengths: list[int] = ruling("", numbers(STRENGTHS, low=1, high=MOST_STRENGTH))
    firepowers: list[int] = ruling("", numbers(FIREPOWERS, low=0, high=MOST_FIREPOWER))
    bounties: list[int] = ruling("", numbers(BOUNTIES, low=0, high=MOST_BOUNTY))
    women: list[int] = ruling("HU-23", numbers(WOMEN, low=0, high=1))
    loot: list[int] = ruling("", numbers(LOOT, low=0, high=MOST_LOOT))


PRESETS = (Preset("first"), Preset("hidden-loot", {"loot_visible": False}), Preset("tournament", clock=60))
