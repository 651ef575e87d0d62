"""The state of Public Enemy Number One: the five decks, the stacks in front of the players, and small questions.

A face-down card is nothing but one of its deck's bag until somebody looks at it; cards put under a deck lie in order.
"""

from enum import IntEnum

from saloon.engine import MAX_SEATS, GameState, i8, i16, many, one, rule, size, struct
from saloon.games.public_enemy.cards import (
    DECKS,
    EACH,
    GANGS,
    GROUPS,
    IN_GANG,
    IN_TOWN,
    NO_CARD,
    OUTLAWS,
    POINTS,
    SALOON_KINDS,
)
from saloon.games.public_enemy.options import Options

NOWHERE = -1  # where the Cavalry is while it is off the table
NONE = -1


class Decision(IntEnum):
    """What a player can be asked."""

    TURN, SHERIFF, BOUNTY_HUNTER, SWINDLER, CAVALRY = range(5)


class Code(IntEnum):
    """Codes of choices: the first number of each block, or a single code."""

    DRAW = 0  # + deck
    UNDER = 10  # + town: a Dollar puts its face-up card under the deck
    LOOK = 20  # + deck: a Dollar looks at the first face-down card
    STACK = 30  # + seat and gang: the stack a saloon card works on
    STAY = 60
    RIDE = 61  # + town


class Bar(IntEnum):
    """What stands in the way of a choice: NONE, or one sentence of the rules."""

    (
        NONE, DRAW_WATCHED, NO_DOLLARS, DOLLAR_SPENT, DOLLARS_GONE, DOLLAR_WATCHED, NOTHING_TO_LOOK_AT, YOUR_OWN_ONLY,
        NOT_YOUR_OWN, NO_STACK, NO_CAVALRY, SALOON_IS_NO_TOWN, CAVALRY_THERE,
    ) = range(13)  # fmt: skip


class Happening(IntEnum):
    """Kinds of events."""

    (
        FAST, ROUND_BEGAN, SUPREMACY, REVEALED, TOOK, DREW, NO_EFFECT, ARRESTED, SHOT_DOWN, SWINDLED, BURIED, LOOKED,
        LOOKED_SALOON, RODE, RAN_OUT, FOUR_GANGS, ROUND_ENDED, NOBODY, MAJORITY, TIED, WANTED, OWNED, SCORED, ONE_TAKEN,
        ONE_KEPT, ONE_TIED, NO_POINTS, DUEL, TUEL, TILE, DUEL_WON, DUEL_LOST, WON, ROUND_LIMIT,
    ) = range(34)  # fmt: skip


@struct
class Deck:
    """A town's cards, counted from 0 in each town, or the saloon's, by kind."""

    bag: list[int] = i8(IN_TOWN)  # the face-down cards of which nobody knows the order
    face: int = i8()  # the face-up card; the saloon never has one
    first: int = i8()  # the first face-down card, once somebody has looked at it
    looked: int = i8()  # a bit for each seat that has looked at the first face-down card
    under_n: int = i8()
    under: list[int] = i8(IN_TOWN)  # cards put under the deck, in the order in which they will come


@struct
class Stack:
    """A player's outlaws of one gang, the uncovered one last."""

    count: int = i8()
    cards: list[int] = i8(IN_GANG)


@struct
class Seat:
    """What lies in front of a player."""

    stacks: list[Stack] = many(Stack, GANGS)
    wanted: int = i8()  # a bit for each gang's token owned
    dollars: int = i8()


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i16(MAX_SEATS * GANGS)
    options: Options = one(Options)
    round_no: int = i8()
    first: int = i8()  # who began the round
    turn: int = i8()  # whose turn it is
    dollar_spent: int = i8()  # whether this turn's Dollar is spent
    holder: int = i8()  # who has the One token, or NOBODY
    supremacy: int = i8()  # the gang of this round's tile, or NONE
    cavalry: int = i8()  # the town it is in, or NOWHERE
    decks: list[Deck] = many(Deck, DECKS)
    seats: list[Seat] = many(Seat, MAX_SEATS)
    discard_n: int = i8()
    discard: list[int] = i8(OUTLAWS)  # outlaws out of the round, the last one last
    spent: list[int] = i8(SALOON_KINDS)  # saloon cards drawn in this round
    last_spent: int = i8()  # the last of them, or NO_CARD
    out: list[int] = i8(GROUPS)  # fast set-up: the outlaw of each town and gang not used in this game


@rule
def gang_of(outlaw: int) -> int:
    """The gang of an outlaw."""
    return outlaw // EACH % GANGS


@rule
def leader_of(gang: int) -> int:
    """A gang's leader: the first of it in its own town."""
    return (gang * GANGS + gang) * EACH


@rule
def face_up(s: State, town: int) -> int:
    """The outlaw showing on a town's deck."""
    return town * IN_TOWN + s.decks[town].face


@rule
def face_down(deck: Deck) -> int:
    """How many cards of a deck lie face down."""
    return size(deck.bag) + deck.under_n + (deck.first != NO_CARD)


@rule
def is_empty(deck: Deck) -> bool:
    """PE-08: the face-up card is part of its deck."""
    return deck.face == NO_CARD and face_down(deck) == 0


@rule
def top_of(stack: Stack) -> int:
    """PE-01: the one card of a stack that can be reached."""
    return stack.cards[stack.count - 1]


@rule
def put_on(stack: Stack, outlaw: int) -> None:
    """PE-02: a new card covers those before it."""
    stack.cards[stack.count] = outlaw
    stack.count += 1


@rule
def take_off(stack: Stack) -> int:
    """Take the uncovered card of a stack."""
    stack.count -= 1
    outlaw = stack.cards[stack.count]
    stack.cards[stack.count] = NO_CARD
    return outlaw


@rule
def holds(stack: Stack, outlaw: int) -> bool:
    """Whether a card is in a stack, covered or not."""
    for i in range(stack.count):
        if stack.cards[i] == outlaw:
            return True
    return False


@rule
def has_four_gangs(seat: Seat) -> bool:
    """PE-10: at least one card of each gang, all at the same time."""
    stacks = seat.stacks
    for gang in range(GANGS):
        if stacks[gang].count == 0:
            return False
    return True


@rule
def points(s: State, seat: int) -> int:
    """PE-20: what a player's sets are worth together."""
    total = 0
    for gang in range(GANGS):
        total += POINTS[min(set_size(s, seat, gang), len(POINTS) - 1)]
    return total


@rule
def set_size(s: State, seat: int, gang: int) -> int:
    """PE-18, PE-19: Supremacy makes a set of its gang count one card more, but makes no set of nothing."""
    count = s.seats[seat].stacks[gang].count
    if gang == s.supremacy and (count > 0 or s.options.supremacy_on_none):
        return count + 1
    return count


@rule
def tokens(s: State, seat: int) -> int:
    """PE-45: Wanted tokens and the One token count alike."""
    count = 1 if s.holder == seat else 0
    for gang in range(GANGS):
        count += s.seats[seat].wanted >> gang & 1
    return count
