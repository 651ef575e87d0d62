"""The printed things of Wyatt Earp: the seven outlaws, the 78 cards, what they are worth and what they need."""

from enum import IntEnum

from saloon.engine import table

OUTLAWS = 7
KINDS = 20
MAX_PLAYERS = 4


class Outlaw(IntEnum):
    """The seven on the posters."""

    JESSE_JAMES, BUTCH_CASSIDY, BILLY_THE_KID, SUNDANCE_KID, WES_HARDIN, BELLE_STARR, BOB_DALTON = range(7)


class Card(IntEnum):
    """Kinds of cards: 0 to 6 are the outlaws, from PHOTO on the Photos in the same order, then other sheriff cards."""

    PHOTO = 7
    BANK_ROBBERY, STAGECOACH_ROBBERY, FASTEST_GUN, MOST_WANTED, HIDEOUT, WYATT_EARP = range(14, KINDS)


NO_CARD = -1
DECK = table([7] * OUTLAWS + [1] * OUTLAWS + [4, 2, 3, 3, 3, 7])
HAND = 10  # cards dealt

# Capture points
OUTLAW_POINTS = 2
PHOTO_POINTS = 4
BANK_POINTS = 2
STAGECOACH_POINTS = 1
GUN_POINTS = 3

# Rewards, like all money, are kept in thousands of dollars.
THOUSAND = 1000
POSTER_REWARD = 1  # on every poster at the start of a round
PHOTO_REWARD = 1
BANK_REWARD = 1
STAGECOACH_REWARD = 3
GUN_REWARD = 1

SERIES = 3  # cards that open an outlaw
CAPTURE = 8  # points
LEAD = 5  # points ahead of the second, to take everything
LEADER_SHARE = 2
SHARE = 1
RICH = 25  # ends the game
