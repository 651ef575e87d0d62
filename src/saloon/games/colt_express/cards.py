"""The printed things of Colt Express: action cards, bandits, wagons, loot and round cards, as tables."""

from enum import IntEnum

from saloon.engine import table

MAX_PLAYERS = 6
MAX_CARS = 7  # the locomotive and up to six wagons
ROUNDS = 5
HAND = 6  # cards drawn at the start of a round
DRAW = 3  # cards drawn instead of playing one
BULLETS = 6  # in every bandit's cylinder
NEUTRAL_BULLETS = 13


class Card(IntEnum):
    """What a player's cards can be. The last two are bullets: dead cards, from the Marshal's side or from a bandit."""

    MOVE, FLOOR, FIRE, ROB, PUNCH, MARSHAL, NEUTRAL, SHOT = range(8)


ACTIONS = 6  # the kinds that can be played come first
CARDS = len(Card)
DECK = table([2, 2, 2, 2, 1, 1, 0, 0])


class Character(IntEnum):
    """The six bandits."""

    GHOST, DOC, TUCO, DJANGO, CHEYENNE, BELLE = range(6)


CHARACTERS = len(Character)
DOC_EXTRA = 1  # Doc's additional card at the start of a round


class Wagon(IntEnum):
    """The six wagons, by the letters used here."""

    A, B, C, D, E, F = range(6)


WAGONS = len(Wagon)
WAGON_PURSES = table([3, 0, 1, 3, 4, 1])
WAGON_JEWELS = table([0, 3, 1, 1, 1, 0])


class Loot(IntEnum):
    """The kinds of loot."""

    PURSE, JEWEL, STRONGBOX = range(3)


PURSE_VALUES = table([250, 300, 350, 400, 450, 500])
PURSE_COUNTS = table([8, 2, 2, 2, 2, 2])
PURSES = sum(PURSE_COUNTS)
KINDS_OF_PURSE = len(PURSE_VALUES)
STARTING_PURSE = 0  # everybody begins with one worth $250
JEWEL_VALUE = 500
STRONGBOX_VALUE = 1000
STRONGBOXES = 2
GUNSLINGER = 1000
CONDUCTOR_BONUS = 250


class Turn(IntEnum):
    """The symbols of a round card: how one turn of the table is played."""

    NORMAL, TUNNEL, DOUBLE, SWITCHING = range(4)


class RoundCard(IntEnum):
    """The round cards by the event they bring, then the three station cards."""

    ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, REBELLION, TUNNEL, BRIDGE = range(7)
    MARSHALS_REVENGE, PICKPOCKETING, HOSTAGE = range(7, 10)


ROUND_CARDS = 7
STATION_CARDS = 3
ALL_ROUND_CARDS = ROUND_CARDS + STATION_CARDS
LARGE_TABLE = 5  # from this number of players on, the round cards for five and six are used
MAX_TURNS = 6

_N, _T, _D, _S = Turn
# Ten cards for up to four players, then the same ten for five and six; -1 ends a card.
TURNS = table(
    [
        [_N, _N, _T, _S],
        [_N, _T, _N, _N],
        [_N, _N, _N, _N],
        [_N, _T, _D, _N],
        [_N, _N, _T, _N, _N],
        [_N, _T, _N, _T, _N],
        [_N, _D, _N],
        [_N, _N, _T, _N],
        [_N, _N, _T, _N],
        [_N, _N, _T, _N],
        [_N, _N, _S],
        [_N, _T, _N],
        [_N, _T, _N, _N],
        [_N, _D, _S],
        [_N, _T, _N, _S],
        [_N, _T, _N, _T],
        [_N, _D],
        [_N, _N, _T, _N],
        [_N, _N, _T, _N],
        [_N, _N, _T, _N],
    ],
    width=MAX_TURNS,
)
