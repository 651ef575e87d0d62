"""The printed things of Hold-up: the town, its events and loot, and the gangs.

The town is two rows of three buildings. Its corners are numbered clockwise from the north-west, and spot k, where an
event card lies, is the gap between corner k and the next one. Places are numbered six to a building, clockwise as well;
a building with two streets keeps its first three for North or South and its last three for East or West.
"""

from enum import IntEnum

from saloon.engine import HouseRulesError, Tables, table

HOUSE = Tables()

MAX_PLAYERS = 4
CORNERS = 6
SPOTS = 6
STREETS = 4
SIDES = 10
PLACES = 36
PLACES_EACH = 6  # in front of one building
TILES_EACH = 2  # on one building
TILES = CORNERS * TILES_EACH
BONUS_TILES = 4
BONUS = HOUSE.number("bonus", 200, low=0, high=1000)
EVENTS = 9
ROLES = 9
HAND = HOUSE.number("hand", 3, low=2, high=4)
UNUSED = HOUSE.number("unused", 2, low=0, high=4)  # cards every player is left with at the end of the placing
HIDDEN = HOUSE.row("face_down", [3, 2, 1], range(2, MAX_PLAYERS + 1), low=0, high=ROLES)
FACE_DOWN = table([0, 0, *HIDDEN])  # gangsters a player may place face down, by the number of players
GUN_BONUS = HOUSE.number("gun_bonus", 2, low=0, high=5)
SEDUCTION_BONUS = HOUSE.number("seduction_bonus", 1, low=0, high=5)  # poker ranks have four bits for a strength
OPENING_LOOKS = HOUSE.number("opening_looks", 2, low=1, high=3)

if UNUSED > HAND:  # a pile would be left over
    raise HouseRulesError("hu-house-unused", field="unused", unused=UNUSED, hand=HAND)


class Gang(IntEnum):
    """The four gangs, seat by seat."""

    COYOTES, RATTLERS, VULTURES, SCORPIONS = range(4)


class Role(IntEnum):
    """The nine gangsters of every gang."""

    CHIEF, LIEUTENANT, SAFECRACKER, WOMAN_A, BRUTE, WOMAN_B, RIFLEMAN, GUNSLINGER, KID = range(9)


class Event(IntEnum):
    """The nine event cards."""

    PAINTED_SIGN, STAGECOACH, HIDDEN_LOOT, SHERIFF, DEPUTY, SEDUCTION, POKER, POWDER_KEG, MACHINE_GUN = range(9)


class Building(IntEnum):
    """The six buildings; the first two are the large ones."""

    SALOON, GRAND_HOTEL, BANK, GENERAL_STORE, RAILWAY_STATION, ASSAY_OFFICE = range(6)


class Corner(IntEnum):
    """Where buildings stand, clockwise."""

    NORTH_WEST, NORTH_CENTRE, NORTH_EAST, SOUTH_EAST, SOUTH_CENTRE, SOUTH_WEST = range(6)


class Spot(IntEnum):
    """Where event cards lie, clockwise; left and right as on a map with north above."""

    NORTH_LEFT, NORTH_RIGHT, EAST, SOUTH_RIGHT, SOUTH_LEFT, WEST = range(6)


class Street(IntEnum):
    """The four streets."""

    NORTH, EAST, SOUTH, WEST = range(4)


LARGE = 2  # buildings that stand in the centre
# By the option `bank_corner`; -1 is a random one.
BANK_CORNERS = table([-1, Corner.NORTH_WEST, Corner.NORTH_EAST, Corner.SOUTH_EAST, Corner.SOUTH_WEST])
SPOT_STREET = table([Street.NORTH, Street.NORTH, Street.EAST, Street.SOUTH, Street.SOUTH, Street.WEST])
# By the option `opposite`: straight across the town, or three gaps further round it.
OPPOSITE = table(
    [
        [Spot.SOUTH_LEFT, Spot.SOUTH_RIGHT, Spot.WEST, Spot.NORTH_RIGHT, Spot.NORTH_LEFT, Spot.EAST],
        [Spot.SOUTH_RIGHT, Spot.SOUTH_LEFT, Spot.WEST, Spot.NORTH_LEFT, Spot.NORTH_RIGHT, Spot.EAST],
    ]
)
# By the option `street_order`.
STREET_ORDERS = table(
    [
        [Street.NORTH, Street.EAST, Street.SOUTH, Street.WEST],
        [Street.NORTH, Street.WEST, Street.SOUTH, Street.EAST],
        [Street.NORTH, Street.SOUTH, Street.EAST, Street.WEST],
    ]
)

SIDE_CORNER = table([0, 0, 1, 2, 2, 3, 3, 4, 5, 5])
SIDE_STREET = table(
    [
        Street.NORTH,
        Street.WEST,
        Street.NORTH,
        Street.NORTH,
        Street.EAST,
        Street.SOUTH,
        Street.EAST,
        Street.SOUTH,
        Street.SOUTH,
        Street.WEST,
    ]
)
SMALL_STREETS = table([Street.WEST, -1, Street.EAST, Street.EAST, -1, Street.WEST])  # beside each corner
SIDE_PLACES = table([3, 3, 6, 3, 3, 3, 3, 6, 3, 3])
SIDE_FIRST = table([0, 3, 6, 12, 15, 18, 21, 24, 30, 33])  # its first place
PLACE_SIDE = table([side for side in range(SIDES) for _ in range(SIDE_PLACES[side])])
STREET_PLACES = table(
    [[place for place in range(PLACES) if SIDE_STREET[PLACE_SIDE[place]] == street] for street in range(STREETS)]
)

STREET_LENGTH = table([12, 6, 12, 6])

# What the cards of this edition show, for each role and tile; options may change it.
STRENGTHS = (6, 5, 5, 4, 4, 3, 3, 2, 2)
FIREPOWERS = (3, 2, 1, 2, 1, 2, 3, 4, 1)
BOUNTIES = (500, 400, 350, 350, 300, 300, 350, 350, 200)
WOMEN = (0, 0, 0, 1, 0, 1, 0, 0, 0)
LOOT = (200, 300, 300, 400, 400, 500, 500, 600, 700, 800, 900, 1000)

# Who they are, gang by gang in the order of the roles.
NAMES = (
    (
        "jack-callahan", "silas-boone", "fingers-mcgraw", "ruby-lane", "ox-tanner", "annie-cross", "longshot-pike",
        "quick-eli", "pip",
    ),
    (
        "cornelius-blackwood", "duke-harlan", "tumbler-finch", "sapphire-rose", "bull-granger", "kitty-malone",
        "hawkeye-dunn", "snake-eyes-sam", "whistler",
    ),
    (
        "esteban-cruz", "mateo-reyes", "lockpick-lou", "carmen-vega", "oso-ramirez", "dolores-luna", "diego-salas",
        "el-rapido", "chico",
    ),
    (
        "gideon-stroud", "amos-tull", "dynamite-dan", "goldie-hayes", "moose-turner", "belle-archer", "eagle-ives",
        "lightning-lee", "sparrow",
    ),
)  # fmt: skip
