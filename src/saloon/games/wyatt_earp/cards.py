"""The printed things of Wyatt Earp: the seven outlaws, the 78 cards, what they are worth and what they need."""

from enum import IntEnum

from saloon.engine import HouseRulesError, Tables, table
from saloon.engine.words import words

HOUSE = Tables()

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
MOST_OF_A_KIND = 7  # no kind has more cards, so that a bag of them packs into one number
OUTLAW_CARDS = HOUSE.row("outlaw_cards", [7] * OUTLAWS, words(Outlaw), low=3, high=MOST_OF_A_KIND)
SHERIFF_CARDS = HOUSE.row("sheriff_cards", [4, 2, 3, 3, 3, 7], words(Card)[1:], low=0, high=MOST_OF_A_KIND)
DECK = table([*OUTLAW_CARDS, *[1] * OUTLAWS, *SHERIFF_CARDS])
HAND = HOUSE.number("hand", 10, low=4, high=12)  # cards dealt

# Capture points
OUTLAW_POINTS = HOUSE.number("outlaw_points", 2, low=1, high=9)
PHOTO_POINTS = HOUSE.number("photo_points", 4, low=0, high=9)
BANK_POINTS = HOUSE.number("bank_points", 2, low=0, high=9)
STAGECOACH_POINTS = HOUSE.number("stagecoach_points", 1, low=0, high=9)
GUN_POINTS = HOUSE.number("gun_points", 3, low=0, high=9)

# Rewards, like all money, are kept in thousands of dollars.
THOUSAND = 1000
POSTER_REWARD = HOUSE.number("poster_reward", 1, low=1, high=10)  # on every poster at the start of a round
PHOTO_REWARD = HOUSE.number("photo_reward", 1, low=0, high=10)
BANK_REWARD = HOUSE.number("bank_reward", 1, low=0, high=10)
STAGECOACH_REWARD = HOUSE.number("stagecoach_reward", 3, low=0, high=10)
GUN_REWARD = HOUSE.number("gun_reward", 1, low=0, high=10)

SERIES = HOUSE.number("series", 3, low=1, high=5)  # cards that open an outlaw
CAPTURE = HOUSE.number("capture", 8, low=2, high=20)  # points
LEAD = HOUSE.number("lead", 5, low=1, high=20)  # points ahead of the second, to take everything
LEADER_SHARE = HOUSE.number("leader_share", 2, low=1, high=5)
SHARE = HOUSE.number("share", 1, low=1, high=5)
RICH = HOUSE.number("rich", 25, low=5, high=50)  # ends the game

if LEADER_SHARE < SHARE:
    raise HouseRulesError("we-house-share", field="leader_share", leader=LEADER_SHARE, share=SHARE)
DEALT = MAX_PLAYERS * HAND
if sum(DECK) < DEALT + HAND:
    raise HouseRulesError("we-house-deck", field="hand", cards=sum(DECK), dealt=DEALT, hand=HAND)
