"""The state of Hold-up: the town with its events, loot and gangsters, the players' cards, small questions about them.

A gangster is a number: sixteen times the gang, which is the seat, plus the role. Events are drawn when somebody first
looks at their spot, loot that lies face down when it is turned up: what nobody knows does not exist yet.

What the gangs bring together before a building or in a street is one number as well, sixteen bits for each gang: in the
lower half the sum of their strengths or of their firepower, in the upper half how many cards make it up. So are the
events of all spots as somebody knows them, four bits for each.
"""

from enum import IntEnum

from saloon.engine import GameState, i8, i16, many, one, rule, struct
from saloon.games.hold_up.cards import (
    BONUS,
    CORNERS,
    EVENTS,
    HAND,
    MAX_PLAYERS,
    PLACES,
    ROLES,
    SIDES,
    SMALL_STREETS,
    SPOT_STREET,
    SPOTS,
    STREETS,
    TILES,
    Building,
)
from saloon.games.hold_up.options import Options

NOTHING = -1
UNSEEN = -1  # an event nobody has looked at, or loot not turned up: it is not drawn yet
NO_EVENT = -2  # a spot that a position leaves without a card
EVERYBODY = 127  # all seats, and the spectators
BY_SHERIFF = 1
BY_DEPUTY = 2
GANG_SHIFT = 4
SHARE = 16  # bits
ONE_CARD = 256
EVENT_BITS = 4
NOT_KNOWN = 15  # instead of an event that somebody has not seen: all four bits
MOST_CHOICES = 2 * HAND * SIDES  # every card, face up or down, on every side


class Step(IntEnum):
    """Where the game is: the looks before play, then the three steps, of which the second asks nothing."""

    OPENING, PLACING, ROBBERIES, SETTLING, OVER = range(5)


class Decision(IntEnum):
    """What a player can be asked."""

    OPENING, PLACE, LOOK, CAPTURE = range(4)


class Code(IntEnum):
    """Codes of choices: the first number of each block, or a single code."""

    PLACE = 0  # + role * SIDES + side
    HIDE = 90  # + role * SIDES + side
    LOOK_EVENT = 180  # + spot
    LOOK_CARD = 190  # + place
    DECLINE = 230
    CAPTURE = 240  # + gang


class Bar(IntEnum):
    """What stands in the way of a choice: NONE, or one sentence of the rules."""

    (
        NONE, NO_EVENT, EVENT_SEEN, SAME_PAIR, NOT_IN_HAND, CLOSED, SIDE_FULL, QUOTA_SPENT, NOBODY_THERE, FACE_UP,
        OWN_CARD, CARD_SEEN, MUST_LOOK, OWN_GANG, GANG_ABSENT,
    ) = range(15)  # fmt: skip


class Happening(IntEnum):
    """Kinds of events."""

    (
        FIRST, LOOKED_EVENT, LOOKED_CARD, PLACED, HID, DREW, SAW_ALL, DECLINED, REVEAL, EVENT_UP, CARD_UP, LOOT_UP,
        SIGN, STAGECOACH, HIDDEN_LOOT, SHERIFF, SHERIFF_IDLE, DEPUTY, DEPUTY_IDLE, SEDUCTION, POKER, ROBBED, GUARDED,
        LEFT, KEG, GUN, BEST_ARMED, CAPTURED, UNOPPOSED, CLEARED, OVER,
    ) = range(31)  # fmt: skip


@struct
class Seat:
    """A player's cards that are not in the town, as bags, and what he has seen of it."""

    hand: list[int] = i8(ROLES)
    pile: list[int] = i8(ROLES)
    aside: list[int] = i8(ROLES)  # cards that a position leaves out: not in the game
    looked: int = i8()  # a bit for each spot whose event he has seen
    quota: int = i8()  # gangsters he may still place face down


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i16(MOST_CHOICES)
    options: Options = one(Options)
    step: int = i8()
    first: int = i8()  # the first player, for the whole game
    turn: int = i8()  # whose turn it is
    buildings: list[int] = i8(CORNERS)
    events: list[int] = i8(SPOTS)
    event_bag: list[int] = i8(EVENTS)  # those not drawn; at the end, those left out
    town: list[int] = i8(PLACES)  # the gangster at each place, or NOTHING
    known: list[int] = i8(PLACES)  # a bit for each seat that knows him, EVERYBODY once he is face up
    room: list[int] = i8(SIDES)  # free places
    tiles: list[int] = i16(TILES)  # what each shows; two on each building, the bigger one first
    bonus: list[int] = i8(TILES)  # bonus tiles lying on each
    bonus_left: int = i8()
    guards: list[int] = i8(TILES)  # BY_SHERIFF and BY_DEPUTY
    takers: list[int] = i8(TILES)  # who got it, or NOTHING
    settled: int = i8()  # how many streets
    captors: list[int] = i8(STREETS)
    victims: list[int] = i8(STREETS)
    seats: list[Seat] = many(Seat, MAX_PLAYERS)


@rule
def card_of(gang: int, role: int) -> int:
    """The number of a gangster."""
    return gang << GANG_SHIFT | role


@rule
def gang_of(card: int) -> int:
    """The gang, and so the seat, of a gangster."""
    return card >> GANG_SHIFT


@rule
def role_of(card: int) -> int:
    """The role of a gangster."""
    return card & (1 << GANG_SHIFT) - 1


@rule
def share(gang: int, points: int) -> int:
    """One card's points in the number for all gangs."""
    return ONE_CARD + points << SHARE * gang


@rule
def total(shares: int, gang: int) -> int:
    """A gang's points in the number for all gangs; NOTHING if it has no card there."""
    own = shares >> SHARE * gang & (1 << SHARE) - 1
    return own & ONE_CARD - 1 if own >= ONE_CARD else NOTHING


@rule
def in_turn(s: State, number: int) -> int:
    """The seat that plays so many places after the first player."""
    return (s.first + number) % s.players


@rule
def turn_number(s: State, seat: int) -> int:
    """How many places after the first player a seat plays."""
    return (seat - s.first + s.players) % s.players


@rule
def goes_before(s: State, force: int, gang: int, other_force: int, other: int) -> bool:
    """HU-19: the stronger gang goes before the other, of equal ones the first in the turn order."""
    return force > other_force or (force == other_force and turn_number(s, gang) < turn_number(s, other))


@rule
def face_down(s: State, place: int) -> bool:
    """Whether a gangster lies face down at a place."""
    return 0 < s.known[place] < EVERYBODY


@rule
def events_up(s: State) -> int:
    """The events of all spots, once they have been turned up."""
    events = 0
    for spot in range(SPOTS):
        events |= (s.events[spot] & NOT_KNOWN) << EVENT_BITS * spot
    return events


@rule
def event_at(events: int, spot: int) -> int:
    """The event of a spot."""
    return events >> EVENT_BITS * spot & NOT_KNOWN


@rule
def across(events: int, event: int, corner: int) -> int:
    """The building on the other side of the gap beside this one where an event lies; this one if there is none."""
    before = (corner + SPOTS - 1) % SPOTS
    if event_at(events, corner) == event:
        return next_corner(corner)
    return before if event_at(events, before) == event else corner


@rule
def next_corner(spot: int) -> int:
    """The second of the two buildings beside a spot; the first has the spot's own number."""
    return (spot + 1) % CORNERS


@rule
def lies_beside(events: int, event: int, corner: int) -> bool:
    """Whether an event lies in one of the two gaps beside a building."""
    return across(events, event, corner) != corner


@rule
def lies_in(events: int, event: int, street: int) -> bool:
    """Whether an event lies in a street."""
    for spot in range(SPOTS):
        if SPOT_STREET[spot] == street and event_at(events, spot) == event:
            return True
    return False


@rule
def acts_at(s: State, event: int, corner: int) -> bool:
    """Whether an event that has been turned up lies beside a building."""
    return lies_beside(events_up(s), event, corner)


@rule
def acts_in(s: State, event: int, street: int) -> bool:
    """Whether an event that has been turned up lies in a street."""
    return lies_in(events_up(s), event, street)


@rule
def closed_street(s: State) -> int:
    """HU-44: with two players the small street where the bank stands; else NOTHING."""
    if s.players > 2:
        return NOTHING
    for corner in range(CORNERS):
        if s.buildings[corner] == Building.BANK:
            return int(SMALL_STREETS[corner])
    return NOTHING


@rule
def tile_worth(s: State, tile: int) -> int:
    """HU-31: a tile is worth what it shows, and the bonus tile that lies on it."""
    return s.tiles[tile] + BONUS * s.bonus[tile]
