"""What a learning program is shown of Hold-up, and what it may do.

The town stays as it is; gangs are counted from the viewer's own on. Who stands face down, and which events lie where,
is asked of `secrets`.
"""

from enum import IntEnum
from typing import Any

from saloon.engine import NOBODY, rule, size, table
from saloon.engine.observations import (
    Observation,
    amount,
    bits,
    capped,
    kind,
    mark,
    offset,
    piece,
    places_on,
    row_at,
    turned,
)
from saloon.engine.words import words
from saloon.games.hold_up.cards import (
    BONUS_TILES,
    CORNERS,
    MAX_PLAYERS,
    PLACE_SIDE,
    PLACES,
    PLACES_EACH,
    ROLES,
    SIDE_CORNER,
    SIDE_PLACES,
    SIDE_STREET,
    SIDES,
    SPOTS,
    STREETS,
    TILES,
    Building,
    Corner,
    Event,
    Role,
    Spot,
    Street,
)
from saloon.games.hold_up.options import MOST_FIREPOWER, MOST_LOOT, MOST_STRENGTH
from saloon.games.hold_up.secrets import knows_event, knows_gangster, turned_up
from saloon.games.hold_up.settling import score
from saloon.games.hold_up.state import (
    BY_DEPUTY,
    BY_SHERIFF,
    NOTHING,
    UNSEEN,
    Code,
    Decision,
    State,
    Step,
    closed_street,
    face_down,
    gang_of,
    role_of,
)

HUNDRED = 100
TENTHS = 10


class Table(IntEnum):
    """What is about everybody."""

    ACTOR, DECISION, STEP, FIRST, TURN, SETTLED, BONUS_LEFT, CLOSED = range(8)
    ROOM = 8
    SIZE = ROOM + SIDES


class House(IntEnum):
    """A building with those before it."""

    BUILDING = 0
    STRENGTH = 1
    STRANGERS = STRENGTH + MAX_PLAYERS
    FIRST = STRANGERS + MAX_PLAYERS
    SECOND = FIRST + 1
    SIZE = SECOND + 1


class Tile(IntEnum):
    """A loot tile."""

    HUNDREDS, REST, BONUS, SHERIFF, DEPUTY, TAKER, SIZE = range(7)


class Gap(IntEnum):
    """An event card."""

    EVENT, UP, LOOKED, SIZE = range(4)


class Road(IntEnum):
    """A street with those in it."""

    CAPTOR, VICTIM = range(2)
    FIREPOWER = 2
    STRANGERS = FIREPOWER + MAX_PLAYERS
    FIRST = STRANGERS + MAX_PLAYERS
    SIZE = FIRST + 1


class Stand(IntEnum):
    """A place with who stands there."""

    GANG, ROLE, STRENGTH, FIREPOWER, HIDDEN, KNOWN, SIZE = range(7)


class Seat(IntEnum):
    """A player's cards."""

    PLAYS, HAND, PILE, QUOTA, MONEY = range(5)
    UNSEEN = 5
    SIZE = UNSEEN + ROLES


class Own(IntEnum):
    """The viewer's own cards."""

    HAND = 0
    PILE = HAND + ROLES
    SIZE = PILE + ROLES


class At(IntEnum):
    """Where the pieces begin."""

    TABLE = 0
    HOUSES = TABLE + Table.SIZE
    LOOT = HOUSES + CORNERS * House.SIZE
    GAPS = LOOT + TILES * Tile.SIZE
    ROADS = GAPS + SPOTS * Gap.SIZE
    TOWN = ROADS + STREETS * Road.SIZE
    SEATS = TOWN + PLACES * Stand.SIZE
    OWN = SEATS + MAX_PLAYERS * Seat.SIZE
    SIZE = OWN + Own.SIZE


# Every sort of choice: its first code, and how many there are.
SORTS = {
    Code.PLACE: ROLES * SIDES,
    Code.HIDE: ROLES * SIDES,
    Code.LOOK_EVENT: SPOTS,
    Code.LOOK_CARD: PLACES,
    Code.DECLINE: 1,
    Code.CAPTURE: MAX_PLAYERS,
}
CODES = table(sort + number for sort, count in SORTS.items() for number in range(count))
INDICES = table({code: index for index, code in enumerate(CODES)}.get(code, -1) for code in range(max(CODES) + 1))
Action = IntEnum("Action", {sort.name: INDICES[sort] for sort in SORTS} | {"SIZE": len(CODES)})  # type: ignore[misc]


@rule
def index_of(s: State, seat: int, code: int) -> int:
    """A choice as an action: gangs are counted from the viewer's on."""
    if code >= Code.CAPTURE:
        return int(INDICES[Code.CAPTURE]) + places_on(code - Code.CAPTURE, seat, s.players)
    return int(INDICES[code])


@rule
def code_of(s: State, seat: int, index: int) -> int:
    """An action as a choice."""
    code = int(CODES[index])
    if code >= Code.CAPTURE:
        return Code.CAPTURE + (code - Code.CAPTURE + seat) % s.players
    return code


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The table, the town, the players' cards."""
    observe_table(s, seat, out)
    for corner in range(CORNERS):
        out[At.HOUSES + corner * House.SIZE + House.BUILDING] = 1 + s.buildings[corner]
    for tile in range(TILES):
        observe_tile(s, seat, tile, out, At.LOOT + tile * Tile.SIZE)
    for spot in range(SPOTS):
        observe_event(s, seat, spot, out, At.GAPS + spot * Gap.SIZE)
    for street in range(STREETS):
        if s.captors[street] != NOTHING:
            out[At.ROADS + street * Road.SIZE + Road.CAPTOR] = 1 + places_on(s.captors[street], seat, s.players)
        if s.victims[street] != NOTHING:
            out[At.ROADS + street * Road.SIZE + Road.VICTIM] = 1 + places_on(s.victims[street], seat, s.players)
    for player in range(s.players):
        observe_seat(s, player, out, row_at(At.SEATS, places_on(player, seat, s.players), Seat.SIZE))
    for place in range(PLACES):
        if s.town[place] != NOTHING:
            observe_gangster(s, seat, place, out)
    observe_ranks(s, seat, out)
    for role in range(ROLES):
        out[At.OWN + Own.HAND + role] = s.seats[seat].hand[role]
        out[At.OWN + Own.PILE + role] = s.seats[seat].pile[role]


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Where in the game we are, who is asked what, and where there is room."""
    if s.actor != NOBODY:
        out[At.TABLE + Table.ACTOR] = 1 + places_on(s.actor, seat, s.players)
        out[At.TABLE + Table.DECISION] = 1 + s.decision
    out[At.TABLE + Table.STEP] = 1 + s.step
    out[At.TABLE + Table.FIRST] = 1 + places_on(s.first, seat, s.players)
    out[At.TABLE + Table.TURN] = 1 + places_on(s.turn, seat, s.players)
    out[At.TABLE + Table.SETTLED] = s.settled
    out[At.TABLE + Table.BONUS_LEFT] = s.bonus_left
    out[At.TABLE + Table.CLOSED] = 1 + closed_street(s)
    for side in range(SIDES):
        out[At.TABLE + Table.ROOM + side] = s.room[side]


@rule
def observe_tile(s: State, seat: int, tile: int, out: Any, at: int) -> None:
    """A loot tile, if it lies face up."""
    if s.tiles[tile] != UNSEEN:
        out[at + Tile.HUNDREDS] = s.tiles[tile] // HUNDRED
        out[at + Tile.REST] = s.tiles[tile] % HUNDRED
    out[at + Tile.BONUS] = s.bonus[tile]
    out[at + Tile.SHERIFF] = s.guards[tile] & BY_SHERIFF != 0
    out[at + Tile.DEPUTY] = s.guards[tile] & BY_DEPUTY != 0
    if s.takers[tile] != NOTHING:
        out[at + Tile.TAKER] = 1 + places_on(s.takers[tile], seat, s.players)


@rule
def observe_event(s: State, seat: int, spot: int, out: Any, at: int) -> None:
    """HU-09: an event that the viewer has seen, and who else has looked there."""
    if s.events[spot] >= 0 and knows_event(s, seat, spot):
        out[at + Gap.EVENT] = 1 + s.events[spot]
    out[at + Gap.UP] = turned_up(s)
    looked = 0
    for player in range(s.players):
        looked |= (s.seats[player].looked >> spot & 1) << player
    out[at + Gap.LOOKED] = turned(looked, seat, s.players)


@rule
def observe_seat(s: State, player: int, out: Any, at: int) -> None:
    """How many cards a player has, and which of them have not been seen; those in the town are added there."""
    cards = s.seats[player]
    out[at + Seat.PLAYS] = 1
    out[at + Seat.HAND] = size(cards.hand)
    out[at + Seat.PILE] = size(cards.pile)
    out[at + Seat.QUOTA] = cards.quota
    out[at + Seat.MONEY] = capped(score(s, player) // HUNDRED)
    for role in range(ROLES):
        out[at + Seat.UNSEEN + role] = cards.hand[role] + cards.pile[role]


@rule
def observe_gangster(s: State, seat: int, place: int, out: Any) -> None:
    """HU-38: a face-down gangster shows his gang; the rest only to those who know him. What is known is added up for
    his building and his street, who is not is counted there."""
    gang = places_on(gang_of(s.town[place]), seat, s.players)
    role = role_of(s.town[place])
    at = row_at(At.TOWN, place, Stand.SIZE)
    house = row_at(At.HOUSES, place // PLACES_EACH, House.SIZE)
    road = row_at(At.ROADS, SIDE_STREET[PLACE_SIDE[place]], Road.SIZE)
    out[at + Stand.GANG] = 1 + gang
    out[at + Stand.HIDDEN] = face_down(s, place)
    out[at + Stand.KNOWN] = turned(s.known[place], seat, s.players)
    if knows_gangster(s, seat, place):
        out[at + Stand.ROLE] = 1 + role
        out[at + Stand.STRENGTH] = s.options.strengths[role]
        out[at + Stand.FIREPOWER] = s.options.firepowers[role]
        out[house + House.STRENGTH + gang] += s.options.strengths[role]
        out[road + Road.FIREPOWER + gang] += s.options.firepowers[role]
    else:
        out[house + House.STRANGERS + gang] += 1
        out[road + Road.STRANGERS + gang] += 1
        out[row_at(At.SEATS, gang, Seat.SIZE) + Seat.UNSEEN + role] += 1


@rule
def observe_ranks(s: State, seat: int, out: Any) -> None:
    """Who would be first and second before every building, and first in every street, as things stand and without
    events, if those whom the viewer does not know were as good as what he has not seen of their gang is on average."""
    for corner in range(CORNERS):
        at = At.HOUSES + corner * House.SIZE
        first = strongest(s, seat, out, at + House.STRENGTH, False, NOBODY)
        out[at + House.FIRST] = 1 + first
        if first != NOBODY:
            out[at + House.SECOND] = 1 + strongest(s, seat, out, at + House.STRENGTH, False, first)
    for street in range(STREETS):
        at = At.ROADS + street * Road.SIZE
        out[at + Road.FIRST] = 1 + strongest(s, seat, out, at + Road.FIREPOWER, True, NOBODY)


@rule
def strongest(s: State, seat: int, out: Any, at: int, armed: bool, without: int) -> int:
    """The gang with the most strength or firepower of those told from a place on, strangers behind the known; of
    equals, the first in the order of the turn."""
    best = NOBODY
    most = 0
    for number in range(s.players):
        gang = places_on((s.first + number) % s.players, seat, s.players)
        force = TENTHS * int(out[at + gang])
        strangers = int(out[at + MAX_PLAYERS + gang])
        if strangers:
            force += strangers * average_unseen(s, gang, armed, out)
        if gang != without and force > most:
            best = gang
            most = force
    return best


@rule
def average_unseen(s: State, gang: int, armed: bool, out: Any) -> int:
    """How much strength or firepower a gangster has on average whom the viewer has not seen, in tenths."""
    total = 0
    count = 0
    for role in range(ROLES):
        if out[row_at(At.SEATS, gang, Seat.SIZE) + Seat.UNSEEN + role]:
            total += s.options.firepowers[role] if armed else s.options.strengths[role]
            count += 1
    return TENTHS * total // max(count, 1)


CORNER_WORDS, STREET_WORDS, SPOT_WORDS, ROLE_WORDS = words(Corner), words(Street), words(Spot), words(Role)
SIDE_WORDS = [
    f"{CORNER_WORDS[SIDE_CORNER[side]]} on the {STREET_WORDS[SIDE_STREET[side]]} street" for side in range(SIDES)
]
PLACE_WORDS = [
    f"place {number + 1} of {SIDE_WORDS[side]}" for side in range(SIDES) for number in range(SIDE_PLACES[side])
]
GANG_WORDS = ["the viewer's gang", *(f"the gang {places} after him" for places in range(1, MAX_PLAYERS))]

OBSERVATION = Observation(
    pieces={
        At.TABLE: piece(
            "table",
            "where in the game we are",
            {
                Table.ACTOR: offset("who is to choose", MAX_PLAYERS),
                Table.DECISION: kind("what he is asked", words(Decision)),
                Table.STEP: kind("step of the game", words(Step)),
                Table.FIRST: offset("the first player", MAX_PLAYERS),
                Table.TURN: offset("whose turn it is", MAX_PLAYERS),
                Table.SETTLED: amount("streets settled", STREETS),
                Table.BONUS_LEFT: amount("bonus tiles left", BONUS_TILES),
                Table.CLOSED: kind("the closed street, with two players", STREET_WORDS),
                Table.ROOM: amount("free places on each side", PLACES_EACH),
            },
        ),
        At.HOUSES: piece(
            "buildings",
            "a corner, clockwise from the north-west",
            {
                House.BUILDING: kind("the building there", words(Building)),
                House.STRENGTH: amount("known strength before it, gang by gang", PLACES_EACH * MOST_STRENGTH),
                House.STRANGERS: amount("gangsters before it whom the viewer does not know, gang by gang", PLACES_EACH),
                House.FIRST: offset("whose gang would be the strongest, strangers being average", MAX_PLAYERS),
                House.SECOND: offset("the second", MAX_PLAYERS),
            },
            rows=CORNERS,
        ),
        At.LOOT: piece(
            "tiles",
            "a loot tile, two for each corner, the bigger one first",
            {
                Tile.HUNDREDS: amount("what it shows, hundreds of dollars", MOST_LOOT // HUNDRED),
                Tile.REST: amount("the rest of it", HUNDRED - 1),
                Tile.BONUS: mark("a bonus tile lies on it"),
                Tile.SHERIFF: mark("guarded by the sheriff"),
                Tile.DEPUTY: mark("guarded by the deputy"),
                Tile.TAKER: offset("who got it", MAX_PLAYERS),
            },
            rows=TILES,
        ),
        At.GAPS: piece(
            "events",
            "an event card between two corners, clockwise",
            {
                Gap.EVENT: kind("which, if the viewer knows", words(Event)),
                Gap.UP: mark("turned up"),
                Gap.LOOKED: bits("seats, from the viewer on, that have looked at it", MAX_PLAYERS),
            },
            rows=SPOTS,
        ),
        At.ROADS: piece(
            "streets",
            "a street: north, east, south, west",
            {
                Road.CAPTOR: offset("who captured there", MAX_PLAYERS),
                Road.VICTIM: offset("whom", MAX_PLAYERS),
                Road.FIREPOWER: amount("known firepower in it, gang by gang", 12 * MOST_FIREPOWER),
                Road.STRANGERS: amount("gangsters in it whom the viewer does not know, gang by gang", ROLES),
                Road.FIRST: offset("whose gang would be the best armed, strangers being average", MAX_PLAYERS),
            },
            rows=STREETS,
        ),
        At.TOWN: piece(
            "places",
            "a place, six before each building, clockwise",
            {
                Stand.GANG: offset("whose gangster stands there", MAX_PLAYERS),
                Stand.ROLE: kind("who he is, if the viewer knows", ROLE_WORDS),
                Stand.STRENGTH: amount("his strength, likewise", MOST_STRENGTH),
                Stand.FIREPOWER: amount("his firepower, likewise", MOST_FIREPOWER),
                Stand.HIDDEN: mark("face down"),
                Stand.KNOWN: bits("seats, from the viewer on, that know him", MAX_PLAYERS),
            },
            rows=PLACES,
        ),
        At.SEATS: piece(
            "seats",
            "a player's cards, the viewer's first",
            {
                Seat.PLAYS: mark("somebody sits there"),
                Seat.HAND: amount("cards in hand", ROLES),
                Seat.PILE: amount("cards in the pile", ROLES),
                Seat.QUOTA: amount("gangsters he may still place face down", ROLES),
                Seat.MONEY: amount("money so far, hundreds of dollars", 127),
                Seat.UNSEEN: mark("gangsters of his that the viewer has not seen, by role"),
            },
            rows=MAX_PLAYERS,
        ),
        At.OWN: piece(
            "own",
            "the viewer's own cards",
            {Own.HAND: mark("in hand, by role"), Own.PILE: mark("in the pile, by role")},
        ),
    },
    actions={
        Action(INDICES[sort]): said
        for sort, said in {
            Code.PLACE: [f"place the {role} at {side}" for role in ROLE_WORDS for side in SIDE_WORDS],
            Code.HIDE: [f"place the {role} face down at {side}" for role in ROLE_WORDS for side in SIDE_WORDS],
            Code.LOOK_EVENT: [f"look at the event {spot}" for spot in SPOT_WORDS],
            Code.LOOK_CARD: [f"look at {place}" for place in PLACE_WORDS],
            Code.DECLINE: ["look at nothing"],
            Code.CAPTURE: [f"capture {gang}" for gang in GANG_WORDS],
        }.items()
    },
    rules={"observe": observe, "index_of": index_of, "code_of": code_of},
)
