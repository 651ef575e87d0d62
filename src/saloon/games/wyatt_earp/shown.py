"""Where everything stands in what a learning program is shown of Wyatt Earp: the pieces, and the columns of each."""

from enum import IntEnum

from saloon.games.wyatt_earp.cards import KINDS, MAX_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.state import MOST_SEARCHES

GROUPS = MAX_PLAYERS * OUTLAWS


class Table(IntEnum):
    """What is about everybody."""

    ACTOR, DECISION, ROUND, DEALER, TURN, RESHUFFLED, SHERIFF_PLAYED, QUIET, IDLE, PLAYING, ABOUT = range(11)
    SHOT, SHOOTER, NAMED, TO_THE_RIGHT, PILE, DISCARD, TOP, UNDER = range(11, 19)
    LYING = 19
    SIZE = LYING + KINDS


class Poster(IntEnum):
    """A wanted poster."""

    REWARD, OPENED, POINTS, LAID_NOW, SIZE = range(5)


class Group(IntEnum):
    """A player's cards of one outlaw."""

    LAID, PHOTO, BANKS, STAGECOACHES, GUN, HIDEOUT, POINTS, REWARD, SIZE = range(9)


class Seat(IntEnum):
    """A player."""

    PLAYS, MONEY, CARDS, REWARDS = range(4)
    HELD = 4
    CAPS = HELD + KINDS
    SIZE = CAPS + OUTLAWS


class Look(IntEnum):
    """A search through the discard."""

    SEAT, KEPT, PLAYED, STALE, CLOSED, SIZE = range(6)


class Own(IntEnum):
    """The viewer's own cards."""

    HAND = 0
    BRING = HAND + KINDS
    SIZE = BRING + OUTLAWS


class Hunt(IntEnum):
    """What an outlaw may come to for the viewer."""

    MISSING, UNSEEN, SHORT, LAYS, THEN_AHEAD, THEN_BEHIND, THEN_MISSING, THEN_REWARD, THEN_PAID = range(9)
    PHOTO, BANK, STAGECOACH, GUN, RISK, SIZE = range(9, 15)


class Stake(IntEnum):
    """How a player's cards of one outlaw compare."""

    AHEAD, BEHIND, MORE, HIDEOUT, SIZE = range(5)


class Wealth(IntEnum):
    """A player's money if the round ended."""

    MONEY, AHEAD, BEHIND, WINS, THEN_MONEY, THEN_AHEAD, THEN_BEHIND, THEN_WINS, SIZE = range(9)


class Chance(IntEnum):
    """What the viewer's whole hand may come to."""

    LEFT, OUT, TOP_HELD, TOP_FITS, TOP_BRINGS, HASTE, SIZE = range(7)


class At(IntEnum):
    """Where the pieces begin."""

    TABLE = 0
    POSTERS = TABLE + Table.SIZE
    LANDS = POSTERS + OUTLAWS * Poster.SIZE
    SEATS = LANDS + GROUPS * Group.SIZE
    LOOKS = SEATS + MAX_PLAYERS * Seat.SIZE
    HAND = LOOKS + MOST_SEARCHES * Look.SIZE
    HUNTS = HAND + Own.SIZE
    STAKES = HUNTS + OUTLAWS * Hunt.SIZE
    WEALTH = STAKES + GROUPS * Stake.SIZE
    CHANCES = WEALTH + MAX_PLAYERS * Wealth.SIZE
    SIZE = CHANCES + Chance.SIZE
