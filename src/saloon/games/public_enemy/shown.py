"""Where everything stands in what a learning program is shown of Public Enemy Number One: the pieces, and the columns
of each."""

from enum import IntEnum

from saloon.engine import MAX_SEATS
from saloon.games.public_enemy.cards import GANGS, IN_TOWN, SALOON_KINDS, TOWNS

STACKS = MAX_SEATS * GANGS


class Table(IntEnum):
    """What is about everybody."""

    ACTOR, DECISION, ROUND, FIRST, TURN, DOLLAR_SPENT, ONE, SUPREMACY, CAVALRY, SIZE = range(10)


class Seat(IntEnum):
    """A player."""

    PLAYS, POINTS, TOKENS, WANTED, DOLLARS, GAINED, TOP, WINS, GANGS, SIZE = range(10)


class Stack(IntEnum):
    """A player's outlaws of one gang."""

    COUNT, COUNTED, TOP, LEADER, SIZE = range(5)


class TownDeck(IntEnum):
    """The deck of a town."""

    FACE, FACE_LEADS, FIRST, FIRST_LEADS, LOOKED, LEADER = range(6)
    UNSEEN = 6
    UNDER = UNSEEN + GANGS
    SIZE = UNDER + IN_TOWN


class SaloonDeck(IntEnum):
    """The deck of the saloon."""

    FIRST, LOOKED, LAST = range(3)
    UNSEEN = 3
    SPENT = UNSEEN + SALOON_KINDS
    SIZE = SPENT + SALOON_KINDS


class Ending(IntEnum):
    """How the round may end."""

    LEFT, SOON, RIVAL, CLOSING, WINNING, SIZE = range(6)


class Outlook(IntEnum):
    """How a player stands among the others."""

    OWNS, LEAD, TRAIL, SAFE, TIES, BEHIND, DRAWN, MAY_CLOSE, CLOSING, WINS, SIZE = range(11)


class Stake(IntEnum):
    """How a player stands in one gang."""

    LACKS, SPARE, FALLS, WORKED, SIZE = range(5)


class Card(IntEnum):
    """What it would bring to draw in a town."""

    CLOSES, WINS, TAKES, OWNS, POINTS, DENIES, RIVAL, SIZE = range(8)


class At(IntEnum):
    """Where the pieces begin."""

    TABLE = 0
    SEATS = TABLE + Table.SIZE
    PILES = SEATS + MAX_SEATS * Seat.SIZE
    DECKS = PILES + STACKS * Stack.SIZE
    BAR = DECKS + TOWNS * TownDeck.SIZE
    ENDING = BAR + SaloonDeck.SIZE
    OUTLOOK = ENDING + Ending.SIZE
    STAKES = OUTLOOK + MAX_SEATS * Outlook.SIZE
    CARDS = STAKES + STACKS * Stake.SIZE
    SIZE = CARDS + TOWNS * Card.SIZE
