"""The printed things of Colt Express: action cards, bandits, wagons, loot and round cards, as tables."""

from enum import IntEnum

from saloon.engine import HouseRulesError, Tables, table
from saloon.engine.words import words

HOUSE = Tables()

MAX_PLAYERS = 6
MAX_BANDITS = 6
MAX_CARS = 7  # the locomotive and up to six wagons
ROUNDS = HOUSE.number("rounds", 5, low=2, high=8)  # the last has a station card, the others have seven to draw from
HAND = HOUSE.number("hand", 6, low=1, high=10)  # cards drawn at the start of a round
DRAW = HOUSE.number("draw", 3, low=1, high=6)  # cards drawn instead of playing one
BULLETS = HOUSE.number("bullets", 6, low=1, high=8)  # in every bandit's cylinder
NEUTRAL_BULLETS = HOUSE.number("neutral_bullets", 13, low=0, high=26)
NEUTRAL_BULLETS_MORE = HOUSE.number("neutral_bullets_more", 3, low=0, high=9)  # with Horses & Stagecoach
ALL_BULLETS = MAX_BANDITS * BULLETS + NEUTRAL_BULLETS + NEUTRAL_BULLETS_MORE
MOST_BULLETS = 62  # on top of one deck they are the bits of one number
if ALL_BULLETS > MOST_BULLETS:
    raise HouseRulesError("ce-house-bullets", field="bullets", count=ALL_BULLETS, most=MOST_BULLETS)


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
BASE_CARDS = words(Card)[:BASE_KINDS]
# A bandit's action cards; the Ride comes with Horses & Stagecoach.
OWN_DECK = HOUSE.row("deck", [2, 2, 2, 2, 1, 1], BASE_CARDS, low=0, high=5, least=6)
DECK = table([*OWN_DECK, 0])
# Those of two bandits in one hand: a single Marshal.
FIRST_DECK = HOUSE.row("pair_deck", [1, 1, 1, 1, 1, 1], BASE_CARDS, low=0, high=4, least=3)
SECOND_DECK = HOUSE.row("pair_deck_second", [1, 1, 1, 1, 1, 0], BASE_CARDS, low=0, high=4, least=3)
PAIR_DECK = table([*FIRST_DECK, 0, *SECOND_DECK, 0])


class Character(IntEnum):
    """The six bandits."""

    GHOST, DOC, TUCO, DJANGO, CHEYENNE, BELLE = range(6)


CHARACTERS = len(Character)
DOC_EXTRA = HOUSE.number("doc_extra", 1, low=0, high=4)  # Doc's additional card at the start of a round
LEADERS = table([Character.GHOST, Character.DOC, Character.BELLE])  # of the leaflet's pairs ...
PARTNERS = table([Character.TUCO, Character.DJANGO, Character.CHEYENNE])  # ... and whom chance gives them
PAIRS = len(LEADERS)


class Wagon(IntEnum):
    """The six wagons, by the letters used here."""

    A, B, C, D, E, F = range(6)


WAGONS = len(Wagon)
WAGON_PURSES = HOUSE.row("wagon_purses", [3, 0, 1, 3, 4, 1], words(Wagon), low=0, high=6)
WAGON_JEWELS = HOUSE.row("wagon_jewels", [0, 3, 1, 1, 1, 0], words(Wagon), low=0, high=4)
TWO_PLAYER_WAGONS = HOUSE.number("two_player_wagons", 4, low=2, high=WAGONS)
SHORT_TRAINS = HOUSE.row("leaflet_wagons", [3, 4], range(2, 4), low=2, high=WAGONS)
LEAFLET_WAGONS = table([0, 0, *SHORT_TRAINS])  # by the number of players


class Loot(IntEnum):
    """The kinds of loot. A full flask of whisky hides what it holds, a half-drunk one shows it."""

    PURSE, JEWEL, STRONGBOX, WHISKY, HALF_CLASSIC, HALF_OLD = range(6)


KINDS_OF_LOOT = len(Loot)
PRINTED_PURSES = (250, 300, 350, 400, 450, 500)
MOST_PURSES = 18  # choices have numbers for so many
PURSE_VALUES = HOUSE.row("purse_values", PRINTED_PURSES, PRINTED_PURSES, low=0, high=2000)
PURSE_COUNTS = HOUSE.row("purse_counts", [8, 2, 2, 2, 2, 2], PRINTED_PURSES, low=0, high=MOST_PURSES, most=MOST_PURSES)
PURSES = sum(PURSE_COUNTS)
KINDS_OF_PURSE = len(PURSE_VALUES)
STARTING_PURSE = 0  # everybody begins with one worth $250
JEWEL_VALUE = HOUSE.number("jewel_value", 500, low=0, high=3000)
STRONGBOX_VALUE = HOUSE.number("strongbox_value", 1000, low=0, high=3000)
STRONGBOXES = HOUSE.number("strongboxes", 2, low=1, high=5)  # one in the locomotive, the others beside the train
STRONGBOXES_MORE = 1  # on the stagecoach
GUNSLINGER = HOUSE.number("gunslinger", 1000, low=0, high=5000)
CONDUCTOR_BONUS = HOUSE.number("conductor_bonus", 250, low=0, high=1000)
CAR_BONUS = HOUSE.number("car_bonus", 500, low=0, high=5000)  # for whoever is alone in the time-travel car at the end
# What each bullet of the last round costs, if that is its station card.
MORTAL_BULLET = HOUSE.number("mortal_bullet", 150, low=0, high=1000)

if len(set(PURSE_VALUES)) < KINDS_OF_PURSE:
    raise HouseRulesError("ce-house-alike", field="purse_values")
LAID_OUT = MAX_BANDITS + sum(WAGON_PURSES)
if PURSES < LAID_OUT:
    raise HouseRulesError("ce-house-purses", field="purse_counts", count=PURSES, needed=LAID_OUT)
FIRST_PURSES = PURSE_COUNTS[STARTING_PURSE]
if FIRST_PURSES < MAX_BANDITS:
    raise HouseRulesError("ce-house-first", field="purse_counts", count=FIRST_PURSES, most=MAX_BANDITS)


class Whisky(IntEnum):
    """What a flask holds."""

    CLASSIC, OLD = range(2)


# In every wagon there is one.
FLASK_COUNTS = HOUSE.row("flasks", [5, 1], words(Whisky), low=0, high=WAGONS, least=WAGONS, most=WAGONS)
FLASKS = sum(FLASK_COUNTS)
KINDS_OF_WHISKY = len(Whisky)
OLD_WHISKY_CARDS = HOUSE.number("old_whisky_cards", 2, low=1, high=3)  # played in a row
FLASK_USES = 2  # full, then half drunk


class Hostage(IntEnum):
    """The passengers of the stagecoach."""

    ZEALOT, MINISTER, OLD_LADY, TEACHER, BANKER, POODLE, PHOTOGRAPHER, POKER_PLAYER = range(8)


HOSTAGES = len(Hostage)


class Paid(IntEnum):
    """What a ransom is paid for: the hostage alone, any strongbox, or each thing of a kind that the captor has."""

    ONCE, STRONGBOX, JEWEL, PURSE, BULLET = range(5)


RANSOMS = HOUSE.row("ransoms", [700, 900, 500, 800, 1000, 1000, 200, 250], words(Hostage), low=0, high=3000)
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
MOST_TURNS = 5
MAX_TURNS = MOST_TURNS + 1  # with the end of a card
MAX_PICKS = 2  # cards that can be kept by a plan of attack
KEPT_CARDS = HOUSE.row("plan_of_attack", [2, 1, 0, 1, 1], words(RoundCard)[7:ROUND_CARDS], low=0, high=MAX_PICKS)
PLAN_OF_ATTACK = table([*[0] * BASE_ROUND_CARDS, *KEPT_CARDS, *[0] * STATION_CARDS])  # cards kept, by round card
HORSES_OUT_OF_BREATH = HOUSE.number("horses_out", 1, low=0, high=6)
HORSES_OUT_OF_BREATH_LARGE = HOUSE.number("horses_out_large", 2, low=0, high=6)  # at a large table

_N, _T, _D, _S, _M = Turn
SMALL_TURNS = [
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
]
LARGE_TURNS = [
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
]
# The cards for up to four players, then the same ones for five and six; -1 ends a card.
SMALL_CARDS = HOUSE.symbols("turns", SMALL_TURNS, words(RoundCard), words(Turn), shortest=1, longest=MOST_TURNS)
LARGE_CARDS = HOUSE.symbols("turns_large", LARGE_TURNS, words(RoundCard), words(Turn), shortest=1, longest=MOST_TURNS)
TURNS = table([*SMALL_CARDS, *LARGE_CARDS], width=MAX_TURNS)

# What the common pile has room for: everybody plays in every turn, twice in a double one, and more by old whisky.
MOST_PLAYED = max(len(card) + list(card).count(Turn.DOUBLE) for card in (*SMALL_CARDS, *LARGE_CARDS))
BY_WHISKY = FLASK_USES * FLASK_COUNTS[Whisky.OLD] * (OLD_WHISKY_CARDS - 1)
MAX_PILE = max(32, MAX_PLAYERS * MOST_PLAYED + BY_WHISKY)
