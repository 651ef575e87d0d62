"""The state of Colt Express: the train, the bandits on it, the players' cards, and small questions about them.

A place is a number: twice the car, plus one on the roof. Car 0 is the locomotive, the last car is the caboose.
"""

from enum import IntEnum

from saloon.engine import MAX_SEATS, GameState, i8, i16, i64, many, one, record, rule
from saloon.games.colt_express.cards import (
    ACTIONS,
    ALL_ROUND_CARDS,
    CARDS,
    CHARACTERS,
    KINDS_OF_PURSE,
    LARGE_TABLE,
    MAX_CARS,
    MAX_PLAYERS,
    PURSES,
    ROUND_CARDS,
    ROUNDS,
    STATION_CARDS,
    TURNS,
    WAGONS,
    Turn,
)
from saloon.games.colt_express.options import Options

PLACES = 2 * MAX_CARS
INSIDE = 0
ROOF = 1
HELD = 32  # a purse at HELD + bandit is that bandit's
OUT = -1  # not in the game, or out of it
UNSEEN = -1  # a purse whose value nobody has looked at: it is not drawn yet
NOTHING = -1
MAX_PILE = 32
FACE_DOWN = 1
FACE_DOWN_EARLY = 2  # hidden before its player reshuffled
SPECTATOR = MAX_SEATS
EVERYBODY = 127  # all seats, and the spectators
LOCOMOTIVE = 0


class Phase(IntEnum):
    """Where in the round the game is."""

    CHARACTERS, ROUND_START, OPENING, PLAN, KEEPING, ACTION, EVENT, OVER = range(8)


class Decision(IntEnum):
    """What a player can be asked."""

    CHARACTER, OPENING, PLAN, KEEP, MOVE, FIRE, ROB, PUNCH, KNOCK, POCKET, THROW, MARSHAL, PICKPOCKET = range(13)


class Code(IntEnum):
    """Codes of choices: the first number of each block, or a single code."""

    PLAY = 0  # + card, face up, or face down in a tunnel
    HIDE = 10  # + card, face down by Ghost's choice
    DRAW = 20
    CHARACTER = 21  # + character
    KEEP = 28  # done discarding
    DISCARD = 30  # + card
    DUMP = 40  # + number of bullets
    MOVE = 100  # + place
    FIRE = 120  # + bandit
    ROB = 130  # + purse
    ROB_JEWEL = 150
    ROB_STRONGBOX = 151
    PUNCH = 160  # + bandit
    KNOCK = 170  # + kind of loot
    KNOCK_PURSE = 180  # + purse, where the attacker may name it
    POCKET = 200  # Cheyenne keeps the purse
    DROP = 201  # Cheyenne lets it fall
    THROW = 210  # + place
    MARSHAL = 230  # + car
    PICKPOCKET = 240  # + purse
    DECLINE = 260


class Happening(IntEnum):
    """Kinds of events."""

    (
        CHOSE, DREW, DREW_UP, RESHUFFLED, ROUND_BEGAN, DUMPED, PLAYED, PLAYED_HIDDEN, PASSED, KEPT, DISCARDED, REVEALED,
        NO_EFFECT, MOVED, CHANGED_FLOOR, SHOT, PUSHED, TOOK_PURSE, TOOK_JEWEL, TOOK_STRONGBOX, PUNCHED, KNOCKED_OUT,
        POCKETED, THROWN, MARSHAL_MOVED, FLED, NEUTRAL, NEUTRAL_GONE, EVENT, STRONGBOX_PLACED, SWEPT, LOST_PURSE, BONUS,
        LEARNT_PURSE, DECLINED, ROUND_ENDED, BOARDED, OPENED_PURSE, GAME_OVER,
        NAMED_PURSE,
    ) = range(40)  # fmt: skip


@record
class Seat:
    """A seat's cards. Bags have no order; only the Expert variant's bullets on top of the deck do."""

    hand: list[int] = i8(CARDS)
    deck: list[int] = i8(CARDS)
    discard: list[int] = i8(CARDS)  # Expert only
    discard_top: int = i8()
    tops: int = i8()  # bullets lying on top of the deck (Expert), the last received first ...
    top_kinds: int = i64()  # ... one bit each: 1 a bandit's, 0 a neutral one; the lowest bit is the topmost
    held: list[int] = i8(CARDS)  # what everybody knows to be among his hand and his face-down cards
    early: list[int] = i8(CARDS)  # what his face-down cards from before the reshuffle can be
    kept: int = i8()  # how many of these everybody knows to be actions, since the last bullets were discarded


@record
class Bandit:
    """A bandit on the train."""

    character: int = i8()
    seat: int = i8()  # whose bandit
    place: int = i8()
    bullets: int = i8()  # left to shoot
    received: int = i8()  # bullets received, of any kind
    jewels: int = i8()
    strongboxes: int = i8()
    cash: int = i16()


@record
class Purse:
    """One of the eighteen purses."""

    at: int = i8()  # a place, HELD + bandit, or OUT
    worth: int = i8()  # which of PURSE_VALUES, or UNSEEN
    known: int = i8()  # a bit for each seat that knows its value, one more for spectators


@record
class Played:
    """A card on the common pile."""

    card: int = i8()
    bandit: int = i8()
    hidden: int = i8()  # 0, FACE_DOWN or FACE_DOWN_EARLY


@record
class State(GameState):
    """The whole table."""

    options: Options = one(Options)
    phase: int = i8()
    cars: int = i8()  # the locomotive included
    wagons: list[int] = i8(MAX_CARS)  # which wagon each car is; the locomotive is NOTHING
    spare_wagons: list[int] = i8(WAGONS)  # bags of what stays in the box
    spare_characters: list[int] = i8(CHARACTERS)
    marshal: int = i8()  # the car he is in
    neutral: int = i8()  # neutral bullets left
    neutral_aside: int = i8()  # set aside for good
    shots_aside: int = i8()  # bandits' bullets and jewels that a position leaves out: not in the game
    jewels_aside: int = i8()
    beside: int = i8()  # strongboxes waiting beside the train
    jewels: list[int] = i8(PLACES)
    strongboxes: list[int] = i8(PLACES)
    purses: list[Purse] = many(Purse, PURSES)
    unseen: list[int] = i8(KINDS_OF_PURSE)  # values of the purses nobody has looked at
    round_no: int = i8()  # 1 to 5
    card: int = i8()  # the round card on the table
    past: list[int] = i8(ROUNDS)  # the round cards so far
    round_cards: list[int] = i8(ROUND_CARDS)  # bags the later rounds are drawn from
    station_cards: list[int] = i8(STATION_CARDS)
    first: int = i8()  # the First Player
    turn: int = i8()  # which symbol of the round card
    step: int = i8()  # how many players have had this turn
    act: int = i8()  # how often the player has acted in this turn
    pile_n: int = i8()
    resolving: int = i8()  # the card of the pile being carried out
    begun: int = i8()  # whether it has been begun
    victim: int = i8()  # of the punch being carried out
    knocked: int = i8()  # the purse the punch knocks out, once it is named or drawn
    pile: list[Played] = many(Played, MAX_PILE)
    seats: list[Seat] = many(Seat, MAX_PLAYERS)
    bandits: list[Bandit] = many(Bandit, MAX_PLAYERS)


@rule
def bandit_count(s: State) -> int:
    """How many bandits are on the train."""
    return s.players


@rule
def inside(car: int) -> int:
    """The place inside a car."""
    return 2 * car


@rule
def roof_of(car: int) -> int:
    """The place on a car's roof."""
    return 2 * car + ROOF


@rule
def on_roof(place: int) -> bool:
    """Whether a place is a roof."""
    return place & 1 == ROOF


@rule
def car_of(place: int) -> int:
    """The car a place belongs to."""
    return place >> 1


@rule
def caboose(s: State) -> int:
    """The last car."""
    return s.cars - 1


@rule
def turn_symbol(s: State) -> int:
    """The symbol of the present turn, or -1 when the round card has no more."""
    return int(TURNS[s.card + ALL_ROUND_CARDS * (s.players >= LARGE_TABLE)][s.turn])


def round_turns(s: State) -> list[int]:
    """The symbols of the round card on the table."""
    return [turn for turn in TURNS[s.card + ALL_ROUND_CARDS * (s.players >= LARGE_TABLE)] if turn >= 0]


@rule
def seat_in_turn(s: State) -> int:
    """CE-10: clockwise from the First Player; in a switching turn the other way round, he still begins."""
    if turn_symbol(s) == Turn.SWITCHING:
        return (s.first - s.step + s.players) % s.players
    return (s.first + s.step) % s.players


@rule
def is_hidden(s: State, i: int, seat: int) -> bool:
    """Whether a card of the pile is a player's face-down card."""
    return s.pile[i].hidden != 0 and s.bandits[s.pile[i].bandit].seat == seat


@rule
def actions_in(bag: list[int]) -> int:
    """How many cards of a bag can be played."""
    count = 0
    for card in range(ACTIONS):
        count += bag[card]
    return count


@rule
def count_purses(s: State, at: int) -> int:
    """How many purses lie at a place or are held by a bandit."""
    count = 0
    for purse in s.purses:
        if purse.at == at:
            count += 1
    return count
