"""The printed things of Colt Express: action cards, bandits, wagons, loot and round cards, as tables."""

from enum import IntEnum

from saloon.engine import table

MAX_PLAYERS = 6
MAX_BANDITS = 6
MAX_CARS = 7  # the locomotive and up to six wagons
ROUNDS = 5
HAND = 6  # cards drawn at the start of a round
DRAW = 3  # cards drawn instead of playing one
BULLETS = 6  # in every bandit's cylinder
NEUTRAL_BULLETS = 13
NEUTRAL_BULLETS_MORE = 3  # with Horses & Stagecoach


class Card(IntEnum):
    """What a player's cards can be: the actions of a bandit, then, from OTHER on, the same ones of a second bandit (his
    own other one, or his partner's). The last three are bullets, dead cards: from the Marshal's side, from a strange
    bandit, or from a bandit of the player's own side."""

    MOVE, FLOOR, FIRE, ROB, PUNCH, MARSHAL, RIDE, OTHER = range(8)
    NEUTRAL, SHOT, ALLIED = range(14, 17)


BASE_KINDS = 6  # of actions, without the expansion
KINDS = 7
ACTIONS = 2 * KINDS  # the cards that can be played come first
CARDS = ACTIONS + 3
DECK = table([2, 2, 2, 2, 1, 1, 0])  # a bandit's action cards; the Ride comes with Horses & Stagecoach
PAIR_DECK = table([1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0])  # those of two bandits in one hand: a single Marshal


class Character(IntEnum):
    """The six bandits."""

    GHOST, DOC, TUCO, DJANGO, CHEYENNE, BELLE = range(6)


CHARACTERS = len(Character)
DOC_EXTRA = 1  # Doc's additional card at the start of a round
LEADERS = table([Character.GHOST, Character.DOC, Character.BELLE])  # of the leaflet's pairs ...
PARTNERS = table([Character.TUCO, Character.DJANGO, Character.CHEYENNE])  # ... and whom chance gives them
PAIRS = len(LEADERS)


class Wagon(IntEnum):
    """The six wagons, by the letters used here."""

    A, B, C, D, E, F = range(6)


WAGONS = len(Wagon)
WAGON_PURSES = table([3, 0, 1, 3, 4, 1])
WAGON_JEWELS = table([0, 3, 1, 1, 1, 0])
TWO_PLAYER_WAGONS = 4
LEAFLET_WAGONS = table([0, 0, 3, 4])  # by the number of players


class Loot(IntEnum):
    """The kinds of loot. A full flask of whisky hides what it holds, a half-drunk one shows it."""

    PURSE, JEWEL, STRONGBOX, WHISKY, HALF_CLASSIC, HALF_OLD = range(6)


KINDS_OF_LOOT = len(Loot)
PURSE_VALUES = table([250, 300, 350, 400, 450, 500])
PURSE_COUNTS = table([8, 2, 2, 2, 2, 2])
PURSES = sum(PURSE_COUNTS)
KINDS_OF_PURSE = len(PURSE_VALUES)
STARTING_PURSE = 0  # everybody begins with one worth $250
JEWEL_VALUE = 500
STRONGBOX_VALUE = 1000
STRONGBOXES = 2
STRONGBOXES_MORE = 1  # on the stagecoach
GUNSLINGER = 1000
CONDUCTOR_BONUS = 250
CAR_BONUS = 500  # for whoever is alone in the time-travel car at the end
MORTAL_BULLET = 150  # what each bullet of the last round costs, if that is its station card


class Whisky(IntEnum):
    """What a flask holds."""

    CLASSIC, OLD = range(2)


FLASK_COUNTS = table([5, 1])
FLASKS = sum(FLASK_COUNTS)
KINDS_OF_WHISKY = len(Whisky)
OLD_WHISKY_CARDS = 2  # played in a row


class Hostage(IntEnum):
    """The passengers of the stagecoach."""

    ZEALOT, MINISTER, OLD_LADY, TEACHER, BANKER, POODLE, PHOTOGRAPHER, POKER_PLAYER = range(8)


HOSTAGES = len(Hostage)


class Paid(IntEnum):
    """What a ransom is paid for: the hostage alone, any strongbox, or each thing of a kind that the captor has."""

    ONCE, STRONGBOX, JEWEL, PURSE, BULLET = range(5)


RANSOMS = table([700, 900, 500, 800, 1000, 1000, 200, 250])
RANSOM_PAID = table([Paid.ONCE, Paid.ONCE, Paid.JEWEL, Paid.ONCE, Paid.STRONGBOX, Paid.ONCE, Paid.BULLET, Paid.PURSE])


class Turn(IntEnum):
    """The symbols of a round card: how one turn of the table is played."""

    NORMAL, TUNNEL, DOUBLE, SWITCHING, MELEE = range(5)


class RoundCard(IntEnum):
    """The round cards by the event they bring, those of the expansion last; then the station cards, likewise."""

    ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, REBELLION, TUNNEL, BRIDGE = range(7)
    BOXCAR, WHISKEY_FOR_THE_MARSHAL, PANTING_HORSES, HIGHER_SPEED, SHOTGUNS_RAGE = range(7, 12)
    MARSHALS_REVENGE, PICKPOCKETING, HOSTAGE, SHARING, ESCAPE, MORTAL_BULLET = range(12, 18)


BASE_ROUND_CARDS = 7
ROUND_CARDS = 12
BASE_STATION_CARDS = 3
STATION_CARDS = 6
ALL_ROUND_CARDS = ROUND_CARDS + STATION_CARDS
LARGE_TABLE = 5  # from this number of players on, the round cards for five and six are used
MAX_TURNS = 6
PLAN_OF_ATTACK = table([0] * 7 + [2, 1, 0, 1, 1] + [0] * 6)  # how many cards everybody may keep, by round card
HORSES_OUT_OF_BREATH = 1
HORSES_OUT_OF_BREATH_LARGE = 2  # at a large table

_N, _T, _D, _S, _M = Turn
# The cards for up to four players, then the same ones for five and six; -1 ends a card.
TURNS = table(
    [
        [_N, _N, _T, _S],
        [_N, _T, _N, _N],
        [_N, _N, _N, _N],
        [_N, _T, _D, _N],
        [_N, _N, _T, _N, _N],
        [_N, _T, _N, _T, _N],
        [_N, _D, _N],
        [_M, _T, _N, _N],
        [_N, _N, _T, _T, _N],
        [_M, _N, _D, _N],
        [_N, _T, _N],
        [_N, _T, _M, _N],
        *([[_N, _N, _T, _N]] * 4),
        [_N, _N, _T, _N, _N],
        [_N, _N, _T, _N],
        [_N, _N, _S],
        [_N, _T, _N],
        [_N, _T, _N, _N],
        [_N, _D, _S],
        [_N, _T, _N, _S],
        [_N, _T, _N, _T],
        [_N, _D],
        [_M, _T, _N],
        [_N, _T, _T, _N],
        [_M, _N, _D],
        [_N, _N, _T, _N],
        [_N, _T, _M, _N],
        *([[_N, _N, _T, _N]] * 4),
        [_N, _N, _T, _N, _N],
        [_N, _N, _T, _N],
    ],
    width=MAX_TURNS,
)
