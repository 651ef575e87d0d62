"""The options of Hold-up: what its rulebook leaves open, and what its cards show."""

from enum import IntEnum

from saloon.engine import choice, flag, numbers, options
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

    bank_corner: int = choice("random", "north-west", "north-east", "south-east", "south-west")  # HU-44
    loot_visible: int = flag(True)
    decline_look: int = flag(False)  # HU-36: the look of a turn may be declined
    opposite: int = choice("mirror", "ring")  # HU-11: the event the painted sign changes places with
    deputy_equal: int = choice(DeputyEqual)  # HU-15: what he guards of two equal tiles
    slide_on_protected: int = flag(False)  # HU-16
    poker_order: int = choice(PokerOrder)  # HU-20
    poker_kickers: int = flag(True)  # HU-42
    seduction_pairs: int = flag(True)  # HU-21: strengths after seduction make the pairs
    street_order: int = choice("clockwise", "counter-clockwise", "large-first")
    strengths: list[int] = numbers(STRENGTHS, low=1, high=MOST_STRENGTH)
    firepowers: list[int] = numbers(FIREPOWERS, low=0, high=MOST_FIREPOWER)
    bounties: list[int] = numbers(BOUNTIES, low=0, high=MOST_BOUNTY)
    women: list[int] = numbers(WOMEN, low=0, high=1)
    loot: list[int] = numbers(LOOT, low=0, high=MOST_LOOT)
