"""Where everything stands in what a learning program is shown of Colt Express: the pieces, and the columns of each."""

from enum import IntEnum

from saloon.games.colt_express.cards import (
    CARDS,
    CHARACTERS,
    FLASKS,
    HOSTAGES,
    KINDS,
    MAX_BANDITS,
    MAX_CARS,
    MAX_PICKS,
    MAX_PILE,
    MAX_PLAYERS,
    MAX_TURNS,
    PAIRS,
    PURSES,
    ROUNDS,
)
from saloon.games.colt_express.state import PLACES, STOPS

UNIT = 50  # dollars


class Table(IntEnum):
    """What is about everybody."""

    ACTOR, DECISION, PHASE, ROUND, CARD, TURN, STEP, ACT, LAID, DRUNK, FIRST, CARS, MARSHAL, NEUTRAL, BESIDE = range(15)
    LEFT, BEGUN, CURRENT, VICTIM, KNOCKED, COVER, RIDER, COACH, SHOTGUN, HORSES_OUT, WALK, HIDEOUT = range(15, 27)
    FLEEING, TAKING = 27, 28
    TURNS = 29
    PAST = TURNS + MAX_TURNS
    WAGONS = PAST + ROUNDS
    FREE = WAGONS + MAX_CARS
    PARTNERS = FREE + CHARACTERS
    HORSES = PARTNERS + PAIRS
    IN_COACH = HORSES + STOPS
    SIZE = IN_COACH + HOSTAGES


class Place(IntEnum):
    """What lies at a place."""

    JEWELS, STRONGBOXES, PURSES, KNOWN, FLASKS, SIZE = range(6)  # PURSES, then KNOWN: as with bandits


class Purse(IntEnum):
    """A purse."""

    WHERE, WORTH, LOOKED, SIZE = range(4)


class Flask(IntEnum):
    """A flask."""

    PLACE, HOLDER, KIND, HALF, LOOKED, SIZE = range(6)


class Bandit(IntEnum):
    """A bandit."""

    CHARACTER, SEAT, ALLY, PLACE, BULLETS, RECEIVED, HITS, FRIENDLY, JEWELS, STRONGBOXES, CASH = range(11)
    PURSES, KNOWN, FLASKS, HOSTAGE = range(11, 15)
    COMING = 15
    SIZE = COMING + KINDS


class Seat(IntEnum):
    """A player's cards, as everybody knows of them."""

    PLAYS, HAND, DECK, HIDDEN, TOPS, KEPT, CHOSEN, DISCARD_TOP = range(8)
    UNSEEN = 8
    HELD = UNSEEN + CARDS
    DISCARD = HELD + CARDS
    SIZE = DISCARD + CARDS


class Own(IntEnum):
    """The viewer's own cards."""

    HAND = 0
    DECK = HAND + CARDS
    GUESTS = DECK + CARDS
    PICKS = GUESTS + KINDS
    JUMPS = PICKS + MAX_PICKS
    SIZE = JUMPS + 1


class Played(IntEnum):
    """A card of the common pile."""

    CARD, SEAT, BANDIT, HIDDEN, SIZE = range(5)


class Ahead(IntEnum):
    """How the train may look once the cards on the pile are carried out."""

    MARSHAL = 0
    STRONGBOXES = 1
    JEWELS = STRONGBOXES + PLACES
    PURSES = JEWELS + PLACES
    SIZE = PURSES + PLACES


class Outlook(IntEnum):
    """How a bandit may stand then."""

    PLACE, GAINED, LOST, SHOTS, HITS, HERE, OTHER_FLOOR, WITHIN, BESIDE, IN_RANGE, WITH_VIEWER = range(11)
    PREY, NEAR_MARSHAL, STRONGBOX, GUNSLINGER, SIZE = range(11, 16)


class At(IntEnum):
    """Where the pieces begin."""

    TABLE = 0
    FLOORS = TABLE + Table.SIZE
    LOOT = FLOORS + PLACES * Place.SIZE
    WHISKY = LOOT + PURSES * Purse.SIZE
    BANDITS = WHISKY + FLASKS * Flask.SIZE
    SEATS = BANDITS + MAX_BANDITS * Bandit.SIZE
    OWN = SEATS + MAX_PLAYERS * Seat.SIZE
    PILE = OWN + Own.SIZE
    AHEAD = PILE + MAX_PILE * Played.SIZE
    OUTLOOK = AHEAD + Ahead.SIZE
    SIZE = OUTLOOK + MAX_BANDITS * Outlook.SIZE
