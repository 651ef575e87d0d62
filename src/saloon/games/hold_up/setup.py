"""Set-up: the town, its loot and its gaps, the gangs' cards, the first player."""

from saloon.engine import draw, emit, impossible, roll, rule, size
from saloon.games.hold_up.cards import (
    BANK_CORNERS,
    BONUS_TILES,
    CORNERS,
    EVENTS,
    FACE_DOWN,
    HAND,
    LARGE,
    PLACES,
    ROLES,
    SIDE_PLACES,
    SIDE_STREET,
    SIDES,
    SPOTS,
    STREETS,
    TILES,
    TILES_EACH,
    Building,
    Corner,
)
from saloon.games.hold_up.state import (
    NOTHING,
    UNSEEN,
    Happening,
    State,
    Step,
    card_of,
    closed_street,
)


@rule
def lay_out(s: State) -> None:
    """Everything that is on the table before anybody has looked at anything."""
    clear_table(s)
    build_town(s)
    open_sides(s)
    if s.options.loot_visible:
        draw_loot(s, told=False)
    for seat in range(s.players):
        deal(s, seat)
    s.first = roll(s, s.players)
    emit(s, Happening.FIRST, s.first)
    s.step = Step.OPENING


@rule
def clear_table(s: State) -> None:
    """HU-28: six of the nine events come to lie in the gaps, unseen; nothing else is there yet."""
    for corner in range(CORNERS):
        s.buildings[corner] = NOTHING
    for spot in range(SPOTS):
        s.events[spot] = UNSEEN
    for event in range(EVENTS):
        s.event_bag[event] = 1
    for place in range(PLACES):
        s.town[place] = NOTHING
    for tile in range(TILES):
        s.tiles[tile] = UNSEEN
        s.takers[tile] = NOTHING
    for street in range(STREETS):
        s.captors[street] = NOTHING
        s.victims[street] = NOTHING
    s.bonus_left = BONUS_TILES
    for seat in range(s.players):
        s.seats[seat].quota = FACE_DOWN[s.players]


@rule
def build_town(s: State) -> None:
    """The two large buildings in the centre, the others at random; HU-44: the options may give the bank its corner."""
    wished = BANK_CORNERS[s.options.bank_corner]
    if wished != NOTHING and not stands(s, Building.BANK):
        s.buildings[wished] = Building.BANK
    for corner in range(CORNERS):
        if s.buildings[corner] == NOTHING:
            s.buildings[corner] = draw_building(s, corner)


@rule
def stands(s: State, building: int) -> bool:
    """Whether a building is in the town already."""
    for corner in range(CORNERS):
        if s.buildings[corner] == building:
            return True
    return False


@rule
def fits(building: int, corner: int) -> bool:
    """Whether a building is of the size that belongs on a corner."""
    return (building < LARGE) == (corner in (Corner.NORTH_CENTRE, Corner.SOUTH_CENTRE))


@rule
def draw_building(s: State, corner: int) -> int:
    """One of the buildings that fit a corner and stand nowhere yet."""
    left = 0
    for building in range(CORNERS):
        if fits(building, corner) and not stands(s, building):
            left += 1
    left = roll(s, left)
    for building in range(CORNERS):
        if fits(building, corner) and not stands(s, building):
            if left == 0:
                return building
            left -= 1
    return NOTHING


@rule
def open_sides(s: State) -> None:
    """HU-03, HU-04: three places on each side of a corner building, six before a central one; HU-44: none in a closed
    street."""
    for side in range(SIDES):
        s.room[side] = 0 if SIDE_STREET[side] == closed_street(s) else SIDE_PLACES[side]


@rule
def draw_loot(s: State, told: bool) -> None:
    """Two random loot tiles on each building that has none, the bigger one first; told building by building if they are
    turned up."""
    drawn = 0
    left = TILES
    for worth in s.tiles:
        if worth != UNSEEN:
            drawn |= 1 << find_tile(s, worth, drawn)
            left -= 1
    for tile in range(0, TILES, TILES_EACH):
        if s.tiles[tile] == UNSEEN:
            one = draw_tile(s, drawn, left)
            other = draw_tile(s, drawn | 1 << one, left - 1)
            drawn |= 1 << one | 1 << other
            left -= TILES_EACH
            s.tiles[tile] = max(s.options.loot[one], s.options.loot[other])
            s.tiles[tile + 1] = min(s.options.loot[one], s.options.loot[other])
        if told:
            emit(s, Happening.LOOT_UP, tile // TILES_EACH, s.tiles[tile], s.tiles[tile + 1])


@rule
def find_tile(s: State, worth: int, drawn: int) -> int:
    """A tile that shows so much and is not drawn yet."""
    for tile in range(TILES):
        if s.options.loot[tile] == worth and not drawn >> tile & 1:
            return tile
    return impossible()


@rule
def draw_tile(s: State, drawn: int, left: int) -> int:
    """One of the tiles that are left."""
    left = roll(s, left)
    for tile in range(TILES):
        if not drawn >> tile & 1:
            if left == 0:
                return tile
            left -= 1
    return impossible()


@rule
def deal(s: State, seat: int) -> None:
    """Nine gangsters each, three of them in hand."""
    for role in range(ROLES):
        s.seats[seat].pile[role] = 1
    for _ in range(HAND):
        draw_card(s, seat)


@rule
def draw_card(s: State, seat: int) -> None:
    """From the pile into the hand."""
    cards = s.seats[seat]
    role = draw(s, cards.pile, size(cards.pile))
    cards.hand[role] += 1
    emit(s, Happening.DREW, seat, card_of(seat, role), card_of(seat, role))
