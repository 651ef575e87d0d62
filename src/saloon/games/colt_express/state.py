"""The state of Colt Express: the train, the bandits on it, the players' cards, and small questions about them.

A place is a number: on the train twice the car, plus one on the roof; car 0 is the locomotive, the last car is the
caboose. Behind the train's come the inside and the roof of the stagecoach and the time-travel car; then where a bandit
is who is in none of them.
"""

from enum import IntEnum

from saloon.engine import GameState, i8, i16, i64, many, one, rule, struct
from saloon.games.colt_express.cards import (
    ACTIONS,
    ALL_ROUND_CARDS,
    CARDS,
    CHARACTERS,
    FLASKS,
    HOSTAGES,
    KINDS,
    KINDS_OF_PURSE,
    LARGE_TABLE,
    MAX_BANDITS,
    MAX_CARS,
    MAX_PICKS,
    MAX_PILE,
    MAX_PLAYERS,
    PAIRS,
    PURSES,
    ROUND_CARDS,
    ROUNDS,
    STATION_CARDS,
    TURNS,
    WAGONS,
    Hostage,
    Turn,
)
from saloon.games.colt_express.options import Options, Variant

COACH_INSIDE = 2 * MAX_CARS
COACH_ROOF = COACH_INSIDE + 1
TIME_CAR = COACH_INSIDE + 2
PLACES = TIME_CAR + 1
AWAY = PLACES  # travelling in time
GONE = PLACES + 1  # escaped for good
RIDING = PLACES + 2  # on horseback, before the first round
INSIDE = 0
ROOF = 1
HELD = 32  # a purse at HELD + bandit is that bandit's
OUT = -1  # not in the game, or out of it
UNSEEN = -1  # a purse or a flask nobody has looked into: what it holds is not drawn yet
NOTHING = -1
FACE_DOWN = 1
FACE_DOWN_EARLY = 2  # hidden before its player reshuffled
EVERYBODY = 127  # all seats, and the spectators
LOCOMOTIVE = 0
SEAT_SPAN = 1000  # more than there are codes of choices
SHOTGUN = 8  # his number among the bandits, for a punch
FRONT_STOP = -1  # where horses stand beside the time-travel car
STOPS = MAX_CARS + 1


class Phase(IntEnum):
    """Where in the round the game is."""

    CHARACTERS, ROUND_START, OPENING, PLAN, KEEPING, ACTION, EVENT, OVER = range(8)
    FISTS, ATTACK, TAKING, PLAN_OF_ATTACK = range(8, 12)


class Decision(IntEnum):
    """What a player can be asked, first what is about a hand or a secret."""

    PLAN, OPENING, MELEE, COVER, TAKE, KEEP_SOME, FIST, ATTACK = range(8)
    CHARACTER, PAIR, BOARD, KEEP, MOVE, FIRE, ROB, PUNCH, KNOCK, POCKET, THROW, MARSHAL, PICKPOCKET = range(8, 21)
    RIDE, HOSTAGE, FLEE, TRAVEL = range(21, 25)


# not to be asked would tell the table what a player holds, or what he has chosen in secret
ALWAYS_ASKED = range(Decision.PLAN, Decision.ATTACK + 1)


class Code(IntEnum):
    """Codes of choices: the first number of each block, or a single code."""

    PLAY = 0  # + card, face up, or face down in a tunnel
    HIDE = 20  # + card, face down by Ghost's choice
    DRAW = 40
    PASS = 41  # in a mêlée, with nothing to play and nothing to draw
    DRINK = 42  # + a flask: 4 for a second bandit's + 2 for old whisky + 1 for a half-drunk one
    COVER = 50  # + card
    NO_COVER = 69
    CHARACTER = 70  # + character
    PAIR = 80  # + pair
    FIST = 84  # + 1 if the second bandit is in the left hand
    RIDE_ON = 86
    JUMP_ON = 87
    BOARD = 90  # + car
    TAKE = 100  # + card
    TAKE_NOTHING = 119
    KEEP_SOME = 120  # + card
    KEEP_NO_MORE = 139
    DISCARD = 140  # + card
    KEEP = 159  # done discarding
    DUMP = 160  # + number of bullets
    MOVE = 240  # + place
    FIRE = 260  # + bandit
    ROB = 270  # + purse
    ROB_JEWEL = 290
    ROB_STRONGBOX = 291
    ROB_ANY_PURSE = 292  # where chance decides which
    ROB_FLASK = 294  # + flask
    PUNCH = 300  # + bandit
    PUNCH_SHOTGUN = 308
    KNOCK = 310  # + kind of loot
    KNOCK_PURSE = 320  # + purse, where the attacker may name it
    POCKET = 340  # Cheyenne keeps the purse
    DROP = 341  # Cheyenne lets it fall
    THROW = 350  # + place
    MARSHAL = 370  # + car
    PICKPOCKET = 380  # + purse
    PICKPOCKET_ANY = 398  # where chance decides which
    DECLINE = 399
    RIDE = 400  # + place
    LEAVE = 419
    HOSTAGE = 420  # + hostage
    FLEE = 430  # + place
    TRAVEL = 450  # + place


class Bar(IntEnum):
    """What stands in the way of a choice: NONE, or one sentence of the rules."""

    (
        NONE, CHARACTER_TAKEN, NO_LEADER, BOARD_WAGONS, NO_SUCH_CARD, BULLET, NOT_IN_DECK, DECK_EMPTY, DECK_SHORT,
        AFTER_A_FLASK, NO_PASSING, NO_SUCH_FLASK, FLASK_IN_NORMAL_TURNS, ONE_FLASK, FLASK_NEEDS_CARDS,
        COVER_BY_THE_OTHER, KEEPS_NO_MORE, ALREADY_KEPT, MUST_MOVE, OUT_OF_THE_CAR, RUN_FROM_THE_CAR, INTO_THE_COACH,
        ONTO_THE_COACH, MOVE_KEEPS_FLOOR, COACH_REACH, ROOF_REACH, ROOF_STEP, INSIDE_REACH, NO_TARGET, SHOTGUN_NOT_SHOT,
        HAS_LEFT, SAME_PLACE, BELLE, COACH_RANGE, CAR_RANGE, OTHER_FLOOR, BEHIND_OTHERS, TOO_FAR_INSIDE, LOOT_ELSEWHERE,
        STRONGBOX_GUARDED, PURSES_BY_LOT, NAME_THE_PURSE, SHOTGUN_NOT_HERE, NOT_HERE, BELLE_BESIDE_THE_SHOTGUN,
        VICTIM_HAS_NONE, NAME_THE_KIND, NOT_THE_VICTIMS, THROWN_FROM_COACH, THROWN_FROM_CAR, THROWN_ONE_CAR,
        MARSHAL_STAYS_ABOARD, MARSHAL_ONE_CAR, RIDE_REACH, LEAVE_IN_THE_ESCAPE, PURSES_ONLY, NO_SUCH_HOSTAGE,
        FLEE_TO_NEIGHBOURS, HIDE_UNDER,
    ) = range(59)  # fmt: skip


class Happening(IntEnum):
    """Kinds of events."""

    (
        CHOSE, DREW, DREW_UP, RESHUFFLED, ROUND_BEGAN, DUMPED, PLAYED, PLAYED_HIDDEN, PASSED, KEPT, DISCARDED, REVEALED,
        NO_EFFECT, MOVED, CHANGED_FLOOR, SHOT, PUSHED, TOOK_PURSE, TOOK_JEWEL, TOOK_STRONGBOX, PUNCHED, KNOCKED_OUT,
        POCKETED, THROWN, MARSHAL_MOVED, FLED, NEUTRAL, NEUTRAL_GONE, EVENT, STRONGBOX_PLACED, SWEPT, LOST_PURSE, BONUS,
        LEARNT_PURSE, DECLINED, ROUND_ENDED, BOARDED, OPENED_PURSE, GAME_OVER, NAMED_PURSE,
        CLOSED_FIST, CHOSE_MOUNT, RODE_ON, PARTNER_CARD, TOOK_CARD, TOOK_NO_CARD, COVERED,
        CHOSE_CARD, CHOSE_TO_KEEP, MELEE_DRAW, DRANK, NO_CARD,
        RODE, LEFT, TOOK_HOSTAGE, TOOK_FLASK, LEARNT_FLASK, KNOCKED_FLASK, PUNCHED_SHOTGUN, MET_SHOTGUN,
        PASSED_SHOTGUN, RAN, COACH_MOVED, HORSES_MOVED, HORSE_LOST, MARSHAL_DRANK, BITTEN, SHARED, CAUGHT,
        TRAVELLED, APPEARED, CAR_BONUS, SHOWN, NEUTRAL_SPENT,
    ) = range(74)  # fmt: skip


@struct
class Seat:
    """A seat's cards. Bags have no order; only the Expert variant's bullets on top of the deck do."""

    hand: list[int] = i8(CARDS)
    deck: list[int] = i8(CARDS)
    discard: list[int] = i8(CARDS)  # Expert only
    discard_top: int = i8()
    tops: int = i8()  # bullets lying on top of the deck (Expert), the last received first ...
    top_kinds: int = i64()  # ... one bit each: 1 a bandit's, 0 a neutral one; the lowest bit is the topmost ...
    top_allied: int = i64()  # ... and one bit each: 1 of a bandit of his own side
    held: list[int] = i8(CARDS)  # what everybody knows to be among his hand and his face-down cards
    early: list[int] = i8(CARDS)  # what his face-down cards from before the reshuffle, or those he kept, can be
    kept: int = i8()  # Expert: how many of hand and face-down cards everybody knows to be actions, since the last
    # bullets were discarded; else: how many cards he kept by a plan of attack
    picks: list[int] = i16(MAX_PICKS)  # codes of what he has chosen in secret, until everybody has; else NOTHING
    took: int = i8()  # whether he has taken a card of his choice in this round (leaflet)
    swaps: int = i8()  # how often he has drawn from his partner's deck, less the partner's cards he has played
    guests: list[int] = i8(KINDS)  # his partner's action cards that he has drawn and not played, as far as he knows


@struct
class Bandit:
    """A bandit on the train."""

    character: int = i8()
    seat: int = i8()  # whose bandit
    place: int = i8()
    bullets: int = i8()  # left to shoot
    received: int = i8()  # bullets received, of any kind
    hits: int = i8()  # of these, in the present round
    friendly: int = i8()  # bullets shot at his own side
    jewels: int = i8()
    strongboxes: int = i8()
    hostage: int = i8()  # or NOTHING
    cash: int = i16()


@struct
class Purse:
    """One of the eighteen purses."""

    at: int = i8()  # a place, HELD + bandit, or OUT
    worth: int = i8()  # which of PURSE_VALUES, or UNSEEN
    known: int = i8()  # a bit for each seat that knows its value, one more for spectators


@struct
class Flask:
    """One of the flasks of whisky."""

    at: int = i8()  # a place, HELD + bandit, or OUT
    kind: int = i8()  # classic or old, or UNSEEN
    half: int = i8()  # whether it is half drunk
    known: int = i8()  # a bit for each seat that knows its kind, one more for spectators


@struct
class Played:
    """A card on the common pile."""

    card: int = i8()  # which action
    bandit: int = i8()  # for whom
    seat: int = i8()  # who played it
    hidden: int = i8()  # 0, FACE_DOWN or FACE_DOWN_EARLY


@struct
class State(GameState):
    """The whole table."""

    options: Options = one(Options)
    phase: int = i8()
    gang: int = i8()  # how many bandits there are ...
    each: int = i8()  # ... and how many each player has
    expert: int = i8()  # whether everybody has a discard
    kinds: int = i8()  # how many kinds of action cards a hand can hold
    cars: int = i8()  # the locomotive included
    wagons: list[int] = i8(MAX_CARS)  # which wagon each car is; the locomotive is NOTHING
    spare_wagons: list[int] = i8(WAGONS)  # bags of what stays in the box
    spare_characters: list[int] = i8(CHARACTERS)
    partners: list[int] = i8(PAIRS)  # of Ghost, Doc and Belle, in the leaflet's game; else NOTHING
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
    turn: int = i8()  # which symbol of the round card; in the horse attack, the wagon being passed
    step: int = i8()  # how many players have had this turn
    act: int = i8()  # how often the player has acted in this turn
    laid: int = i8()  # how many cards he has played in it
    drunk: int = i8()  # how many more he must play because of a flask
    cover: int = i8()  # 1 + his bandit who fired and may be covered by the other; 0 if none
    covered: int = i8()  # whether he has been asked that in this turn
    pile_n: int = i8()
    resolving: int = i8()  # the card of the pile being carried out
    begun: int = i8()  # whether it has been begun; after the Action phase: how far the end of the round has come
    victim: int = i8()  # of the punch being carried out
    knocked: int = i8()  # the purse the punch knocks out, once it is named or drawn
    fleeing: int = i8()  # bandits who must yet flee from the Shotgun, one bit each
    taking: int = i8()  # bandits who must yet take a hostage
    walk: int = i8()  # how many cars the Marshal, drunk, has yet to stagger
    coach: int = i8()  # the car the stagecoach faces
    shotgun: int = i8()  # 1 once he is on the train: on the roof of the car that the coach faces
    horses: list[int] = i8(STOPS)  # beside the time-travel car, then beside each car
    horses_out: int = i8()
    hostages: list[int] = i8(HOSTAGES)  # those still in the coach
    unseen_flasks: list[int] = i8(2)  # what the flasks hold that nobody has looked into
    hideout: int = i8()  # where the time traveller will appear; else NOTHING
    driver: int = i8()  # who got the bonus of the time-travel car; else NOTHING
    flasks: list[Flask] = many(Flask, FLASKS)
    pile: list[Played] = many(Played, MAX_PILE)
    seats: list[Seat] = many(Seat, MAX_PLAYERS)
    bandits: list[Bandit] = many(Bandit, MAX_BANDITS)


@rule
def bandit_count(s: State) -> int:
    """How many bandits there are."""
    return int(s.gang)


@rule
def lead(s: State, seat: int) -> int:
    """A player's bandit, or the first of his two."""
    return seat * s.each


@rule
def in_teams(s: State) -> bool:
    """Whether partners play together."""
    return s.options.variant == Variant.TEAMS


@rule
def partner_of(seat: int) -> int:
    """In teams: partners sit side by side, A on an even seat, B on his left."""
    return seat ^ 1


@rule
def side_of(s: State, bandit: int) -> int:
    """Who counts together: a team, or the bandits of one player."""
    seat = int(s.bandits[bandit].seat)
    return seat >> 1 if in_teams(s) else seat


@rule
def bandit_of(s: State, seat: int, card: int) -> int:
    """CE-57, CE-72: the bandit whom a card in a player's hand moves."""
    if card < KINDS:
        return lead(s, seat)
    return lead(s, seat) + 1 if s.each > 1 else partner_of(seat)


@rule
def kind_of(card: int) -> int:
    """The action of a card, whosoever it is."""
    return card - KINDS if card >= KINDS else card


@rule
def card_of(s: State, seat: int, bandit: int, kind: int) -> int:
    """A bandit's action card among those of a player."""
    return kind if bandit == lead(s, seat) else kind + KINDS


@rule
def of_seat(seat: int, number: int) -> int:
    """A card or a choice together with whose it is, as one number: events tell it so."""
    return seat * SEAT_SPAN + number


@rule
def has_power(s: State, bandit: int, character: int) -> bool:
    """Whether a bandit is this one; HS-25: the Poker player as a hostage takes his power away."""
    return s.bandits[bandit].character == character and s.bandits[bandit].hostage != Hostage.POKER_PLAYER


@rule
def player_has_power(s: State, seat: int, character: int) -> bool:
    """Whether one of a player's bandits has this one's power."""
    for bandit in range(lead(s, seat), lead(s, seat) + s.each):
        if has_power(s, bandit, character):
            return True
    return False


@rule
def player_holds(s: State, seat: int, hostage: int) -> bool:
    """HS-52: whether one of a player's bandits has this hostage."""
    for bandit in range(lead(s, seat), lead(s, seat) + s.each):
        if s.bandits[bandit].hostage == hostage:
            return True
    return False


@rule
def symbol_of(s: State, turn: int) -> int:
    """The symbol of a turn of the round card on the table, or -1 where it has no more."""
    return int(TURNS[s.card + ALL_ROUND_CARDS * (s.players >= LARGE_TABLE)][turn])


def round_turns(s: State) -> list[int]:
    """The symbols of the round card on the table."""
    return [turn for turn in TURNS[s.card + ALL_ROUND_CARDS * (s.players >= LARGE_TABLE)] if turn >= 0]


@rule
def seat_in_turn(s: State) -> int:
    """CE-10: clockwise from the First Player; in a switching turn the other way round, he still begins. CE-60: in teams
    his partner does, for A and B change places."""
    if symbol_of(s, s.turn) == Turn.SWITCHING:
        begins = s.first + 1 if in_teams(s) else s.first
        return (begins - s.step + s.players) % s.players
    return (s.first + s.step) % s.players


@rule
def is_hidden(s: State, i: int, seat: int) -> bool:
    """Whether a card of the pile is a player's face-down card."""
    return s.pile[i].hidden != 0 and s.pile[i].seat == seat


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
