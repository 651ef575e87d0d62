"""The printed things of Public Enemy Number One: towns, gangs, the 48 outlaws, the saloon, what a set is worth.

An outlaw is a number from 0 to 47: by town, then by gang, three of each. In the deck of a
town cards are counted from 0.
"""

from enum import IntEnum

from saloon.engine import MAX_SEATS, Tables

HOUSE = Tables()

TOWNS = 4
GANGS = 4
EACH = HOUSE.number("outlaws_each", 3, low=2, high=3)  # outlaws of one gang in one town
LEFT_OUT = 1  # of these in the fast set-up, and of the saloon cards of a kind
IN_TOWN = GANGS * EACH
OUTLAWS = TOWNS * IN_TOWN
IN_GANG = TOWNS * EACH
GROUPS = TOWNS * GANGS  # the outlaws of one gang in one town
DECKS = TOWNS + 1
SALOON = TOWNS  # the fifth deck
NO_CARD = -1

WANTED_TOKENS = MAX_SEATS  # of each gang: one for every player there can be
ALL_WANTED = (1 << GANGS) - 1
DOLLARS = HOUSE.number("dollars", 2, low=0, high=9)  # tiles for each player at the start of a round
BULLETS = HOUSE.number("bullets", 6, low=2, high=12)  # tiles of one set: a Bang, the others Click
FAST_PLAYERS = 4  # the most that may play with the fast set-up


class Town(IntEnum):
    """The four towns; each is the home of the gang with its number."""

    TOMBSTONE, CRIPPLE_CREEK, DEADWOOD, DODGE_CITY = range(TOWNS)


class Gang(IntEnum):
    """The four gangs, in the order in which majorities are settled."""

    WILD_BUNCH, DALTONS, JAMES_YOUNGER, LONERS = range(GANGS)


class SaloonCard(IntEnum):
    """The three kinds of saloon card."""

    SHERIFF, BOUNTY_HUNTER, SWINDLER = range(3)


SALOON_KINDS = len(SaloonCard)
SALOON_EACH = HOUSE.number("saloon_cards_each", 4, low=2, high=9)  # cards of each kind
SALOON_CARDS = SALOON_KINDS * SALOON_EACH

# Points for a set of so many cards of one gang; the last figure is for all larger sets.
POINTS = HOUSE.row("points", [0, 2, 3, 5, 8, 12, 17, 23, 30], range(9), low=0, high=99)

# The outlaws of each town, gang by gang; a gang's leader is the first of it in its own town.
ALL_NAMES = (
    ("Butch Cassidy", "Elzy Lay", "Laura Bullion"),
    ("Grat Dalton", "Dick Broadwell", "Bitter Creek Newcomb"),
    ("Cole Younger", "Clell Miller", "Hobbs Kerry"),
    ("Johnny Ringo", "Doc Holliday", "Pearl Hart"),
    ("Sundance Kid", "Ben Kilpatrick", "Harry Tracy"),
    ("Bob Dalton", "Emmett Dalton", "Bill Power"),
    ("Frank James", "Charlie Pitts", "Ed Miller"),
    ("Belle Starr", "Black Bart", "Tom Horn"),
    ("Kid Curry", "Etta Place", "Lonny Curry"),
    ("Bill Doolin", "Charley Pierce", "Eugenia Moore"),
    ("Jesse James", "Jim Younger", "Bill Chadwell"),
    ("Calamity Jane", "Clay Allison", "Cherokee Bill"),
    ("Will Carver", "Flat-Nose Curry", "Deaf Charley Hanks"),
    ("Bill Dalton", "Black-Faced Charley Bryant", "William McElhanie"),
    ("Bob Younger", "John Younger", "Arthur McCoy"),
    ("Billy the Kid", "Cattle Kate", "John Wesley Hardin"),
)  # fmt: skip
NAMES = tuple(names[:EACH] for names in ALL_NAMES)
