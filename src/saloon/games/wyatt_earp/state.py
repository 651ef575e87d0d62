"""The state of Wyatt Earp: posters, pile and discard, hands and territories, and small questions about them.

The draw pile is a bag: nobody can know its order. So is the discard, apart from the card on top and the one that shows
when it is taken: every turn ends with a card on top, so nothing deeper ever comes back to light but by a search.
"""

from enum import IntEnum

from saloon.engine import GameState, i8, i16, i64, many, one, rule, size, struct
from saloon.games.wyatt_earp.cards import (
    BANK_POINTS,
    GUN_POINTS,
    KINDS,
    MAX_PLAYERS,
    MOST_OF_A_KIND,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    STAGECOACH_POINTS,
    Card,
)
from saloon.games.wyatt_earp.options import Options

NOTHING = -1
NO_CAP = 127  # nothing is known about how many cards of an outlaw a player has at most
MOST_SEARCHES = 14  # seven Wyatt Earps, shuffled in again once
MOST_CHOICES = 88
COUNT_BITS = 3  # of one kind in a packed bag, which counts no further than 7
COUNT_MOST = MOST_OF_A_KIND


class Decision(IntEnum):
    """What a player can be asked."""

    DRAW, TURN, PLACE, HIDE, STEAL, UNHIDE, NAME, FETCH, ANSWER, SNAPSHOT = range(10)


class Code(IntEnum):
    """Codes of choices: the first number of each block, or a single code.

    A group is seat * OUTLAWS + outlaw; a named outlaw is outlaw * 2, plus 1 to ask to the right.
    """

    LAY = 0  # + outlaw * OUTLAWS + number of cards - 1
    PHOTO = 49  # + outlaw
    BANK, STAGECOACH, GUN, ASK_AROUND, RAID, HIDEOUT, WYATT_DRAW, WYATT_SEARCH, WYATT_FREE = range(56, 65)
    DISCARD = 65  # + kind
    KEEP = 85  # + kind, found by a search
    TWO = 105  # from the pile
    TAKE = 106  # from the discard
    WYATT = 107  # out of turn
    PASS = 108


class Bar(IntEnum):
    """What stands in the way of a choice: NONE, or one sentence of the rules."""

    (
        NONE, DISCARD_EMPTY, NEEDS_SERIES, LAST_CARD, ONE_SHERIFF, PHOTO_UNOPENED, NO_SHOT, NO_GROUP, NOTHING_TO_STEAL,
        NOTHING_TO_HIDE, NOTHING_TO_FREE, NO_DRAW, NOTHING_TO_FETCH, OWN_TERRITORY,
        NOT_YOUR_OWN, OPPONENTS_ONLY, NO_GROUP_THERE, GUN_THERE, NO_OUTLAW_CARD, HIDDEN_ALREADY, NO_HIDEOUT,
        NO_SECOND_WYATT, NOT_IN_DISCARD, ONLY_WYATT, ONLY_PHOTO,
    ) = range(25)  # fmt: skip


class Happening(IntEnum):
    """Kinds of events."""

    (
        ROUND_BEGAN, TURNED_UP, DREW, TOOK, RESHUFFLED, LAID, OPENED, PLAYED, SEARCHES, ANSWERED, SHOT, PLACED,
        GUN_GONE, SPENT, NAMED, HAS_NONE, GAVE, STOLE, TOOK_NOTHING, ORPHANED, HID, FREED, FETCHED, FETCHED_OPEN,
        PASSED, DISCARDED, ROUND_ENDED, DROPPED, ESCAPED, CAPTURED, PAID, CARRIED, DUEL, DUEL_SHUFFLED, DUEL_SHOT,
        DUEL_AGAIN, DUEL_WON, GAME_OVER,
    ) = range(38)  # fmt: skip


class Mode(IntEnum):
    """What a sheriff card is played for, as events tell it."""

    SHOT, HANDS, RAID, DRAW, FREE = range(5)


class Ending(IntEnum):
    """Why a round is over, or GOING while it is not."""

    GOING, OUT, EMPTY_HAND, EXHAUSTED, STALEMATE = range(5)


@struct
class Player:
    """A player's money, his hand, what everybody knows of it, and his territory."""

    money: int = i16()
    cards: int = i8()  # in hand
    hand: list[int] = i8(KINDS)
    held: list[int] = i8(KINDS)  # what everybody knows to be in his hand
    most: list[int] = i8(
        OUTLAWS
    )  # how many cards of an outlaw he has at most, those kept from searches aside, or NO_CAP
    laid: list[int] = i8(OUTLAWS)
    photos: list[int] = i8(OUTLAWS)
    banks: list[int] = i8(OUTLAWS)
    stagecoaches: list[int] = i8(OUTLAWS)
    guns: list[int] = i8(OUTLAWS)
    hideouts: list[int] = i8(OUTLAWS)


@struct
class Search:
    """One look through the discard with a Wyatt Earp this round, and what everybody knows of the card kept from it."""

    seat: int = i8()
    kind: int = i8()  # the card kept, which only its player knows, or NOTHING if it was played at once
    stale: int = i8()  # the discard has been shuffled since
    closed: int = i8()  # a bit for each outlaw he has since said to have none of
    could: int = i64()  # a packed bag: what the card can be, as often as it lay there for all the table knows
    lost: int = i64()  # a packed bag: cards that left his hand since and can have been it


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i8(MOST_CHOICES)
    options: Options = one(Options)
    round_no: int = i16()  # from 1
    dealer: int = i8()
    turn: int = i8()  # whose turn it is
    winner: int = i8()  # of the final duel, or NOTHING
    reshuffled: int = i8()  # the discard has been shuffled into a new pile this round
    sheriff_played: int = i8()  # this turn's sheriff card is spent
    quiet: int = i8()  # nothing drawn from the pile and nothing played in this turn
    idle: int = i8()  # such turns in a row before this one
    ended: int = i8()  # an Ending, GOING at every question
    playing: int = i8()  # the sheriff card in play while its question is open, or NOTHING
    about: int = i8()  # the outlaw of a question out of turn, or NOTHING
    shot: int = i8()  # the card last turned for a shot in this turn, or NOTHING
    shooter: int = i8()
    named: int = i8()  # the outlaw asked for in this turn, as a choice of NAME, or NOTHING
    top: int = i8()  # of the discard, or NOTHING
    under: int = i8()  # the card that shows when the top is taken, or NOTHING
    posters: list[int] = i16(OUTLAWS)
    opened: list[int] = i8(OUTLAWS)
    laid_now: list[int] = i8(OUTLAWS)  # in this turn
    pile: list[int] = i8(KINDS)
    discard: list[int] = i8(KINDS)
    aside: list[int] = i8(KINDS)  # cards that a position leaves out: not in this round
    spare: list[int] = i8(KINDS)  # empty but inside `determinize` and a duel
    seats: list[Player] = many(Player, MAX_PLAYERS)
    searches_n: int = i8()
    searches: list[Search] = many(Search, MOST_SEARCHES)


@rule
def first_player(s: State) -> int:
    """WE-39: the player left of the dealer begins."""
    return (s.dealer + 1) % s.players


@rule
def has_group(player: Player, outlaw: int) -> bool:
    """WE-57: an outlaw card or a Photo makes a group."""
    return player.laid[outlaw] + player.photos[outlaw] > 0


@rule
def printed_points(player: Player, outlaw: int) -> int:
    """The capture points printed on a player's cards of one outlaw."""
    return (
        player.laid[outlaw] * OUTLAW_POINTS
        + player.photos[outlaw] * PHOTO_POINTS
        + player.banks[outlaw] * BANK_POINTS
        + player.stagecoaches[outlaw] * STAGECOACH_POINTS
        + player.guns[outlaw] * GUN_POINTS
    )


@rule
def points(player: Player, outlaw: int) -> int:
    """WE-27: cards under a Hideout count nothing."""
    if player.hideouts[outlaw]:
        return 0
    return printed_points(player, outlaw)


@rule
def total_points(s: State, outlaw: int) -> int:
    """WE-29: all territories together, without what is hidden."""
    total = 0
    for seat in range(s.players):
        total += points(s.seats[seat], outlaw)
    return total


@rule
def is_hit(kind: int) -> bool:
    """Outlaw cards, and they alone, have a bullet hole."""
    return kind < Card.PHOTO


@rule
def can_supply(s: State, count: int) -> bool:
    """WE-43, WE-46: whether so many cards can be had from the pile, a first shuffle of the discard included."""
    left = size(s.pile)
    if left >= count:
        return True
    return not s.reshuffled and left + size(s.discard) >= count


@rule
def in_packed(bag: int, kind: int) -> int:
    """How many of a kind are in a packed bag."""
    return (bag >> (COUNT_BITS * kind)) & COUNT_MOST


@rule
def with_packed(bag: int, kind: int, count: int) -> int:
    """A packed bag with another number of a kind in it, 7 at most."""
    place = COUNT_BITS * kind
    return (bag & ~(COUNT_MOST << place)) | (min(count, COUNT_MOST) << place)
