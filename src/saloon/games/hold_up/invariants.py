"""What always holds: every card and tile is somewhere, once, and everybody is asked what the step is about."""

from enum import IntEnum

from saloon.engine import NOBODY, rule, size
from saloon.games.hold_up.cards import (
    BONUS_TILES,
    CORNERS,
    EVENTS,
    FACE_DOWN,
    HAND,
    OPENING_LOOKS,
    PLACES,
    ROLES,
    SIDE_FIRST,
    SIDE_PLACES,
    SIDE_STREET,
    SIDES,
    STREETS,
    TILES,
    TILES_EACH,
)
from saloon.games.hold_up.placing import looks_made, to_place
from saloon.games.hold_up.settling import firepower
from saloon.games.hold_up.setup import fits, stands
from saloon.games.hold_up.state import (
    EVERYBODY,
    NOTHING,
    UNSEEN,
    Decision,
    State,
    Step,
    card_of,
    closed_street,
    face_down,
    gang_of,
    in_turn,
)


class Broken(IntEnum):
    """What `check` may find."""

    CARDS, EVENTS, BUILDINGS, LOOT, PLACES, SIDES, CAPTURES, QUESTION = range(1, 9)


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    for seat in range(s.players):
        if not cards_complete(s, seat):
            return Broken.CARDS
    if not events_complete(s):
        return Broken.EVENTS
    if not town_sound(s):
        return Broken.BUILDINGS
    if not loot_complete(s):
        return Broken.LOOT
    for place in range(PLACES):
        if not place_sound(s, place):
            return Broken.PLACES
    for side in range(SIDES):
        if not side_sound(s, side):
            return Broken.SIDES
    for street in range(STREETS):
        if not capture_sound(s, street):
            return Broken.CAPTURES
    if not question_sound(s):
        return Broken.QUESTION
    return 0


@rule
def cards_complete(s: State, seat: int) -> bool:
    """HU-02, HU-06: nine different gangsters, at most three in hand, and as many face down as the quota allows."""
    cards = s.seats[seat]
    if size(cards.hand) > HAND:
        return False
    for role in range(ROLES):
        if cards.hand[role] < 0 or cards.pile[role] < 0 or cards.aside[role] < 0:
            return False
        if cards.hand[role] + cards.pile[role] + cards.aside[role] + in_town(s, card_of(seat, role)) != 1:
            return False
    if s.step > Step.PLACING:
        return cards.quota == 0 and size(cards.pile) == 0
    hidden = 0
    for place in range(PLACES):
        if face_down(s, place) and gang_of(s.town[place]) == seat:
            hidden += 1
    return cards.quota >= 0 and cards.quota + hidden == FACE_DOWN[s.players]


@rule
def in_town(s: State, card: int) -> int:
    """How often a gangster stands in the town."""
    count = 0
    for place in range(PLACES):
        if s.town[place] == card:
            count += 1
    return count


@rule
def events_complete(s: State) -> bool:
    """HU-28: every event lies in a gap or is not drawn, once; step 2 leaves none unseen."""
    for event in range(EVENTS):
        count = s.event_bag[event]
        if count < 0:
            return False
        for lying in s.events:
            if lying == event:
                count += 1
        if count != 1:
            return False
    for lying in s.events:
        if lying == UNSEEN and s.step > Step.PLACING:
            return False
    return True


@rule
def town_sound(s: State) -> bool:
    """Six different buildings, the large ones in the centre."""
    for corner in range(CORNERS):
        if not stands(s, corner) or not fits(s.buildings[corner], corner):
            return False
    return 0 <= s.first < s.players and 0 <= s.turn < s.players


@rule
def loot_complete(s: State) -> bool:
    """All twelve tiles lie on the buildings, the bigger of two first, or none does while they lie face down."""
    down = not s.options.loot_visible and s.step < Step.ROBBERIES
    drawn = 0
    for tile in range(TILES):
        if down and s.tiles[tile] != UNSEEN:
            return False
        if not down:
            same = drawn
            for kind in range(TILES):
                if same == drawn and s.options.loot[kind] == s.tiles[tile] and not drawn >> kind & 1:
                    drawn |= 1 << kind
            if same == drawn:
                return False
    for tile in range(0, TILES, TILES_EACH):
        if s.tiles[tile] < s.tiles[tile + 1]:
            return False
    return fates_sound(s)


@rule
def fates_sound(s: State) -> bool:
    """Four bonus tiles; before step 2 nothing is guarded or taken, and a guarded tile never is."""
    bonus = s.bonus_left
    for tile in range(TILES):
        bonus += s.bonus[tile]
        taker = s.takers[tile]
        if s.bonus[tile] not in (0, 1) or taker < NOTHING or taker >= s.players:
            return False
        if s.guards[tile] and taker != NOTHING:
            return False
        if s.step < Step.SETTLING and (s.bonus[tile] or s.guards[tile] or taker != NOTHING):
            return False
    return s.bonus_left >= 0 and bonus == BONUS_TILES


@rule
def place_sound(s: State, place: int) -> bool:
    """HU-38: nobody is known where nobody stands; a gangster is known to his own gang, and to all from step 2 on."""
    if s.town[place] == NOTHING:
        return s.known[place] == 0
    gang = gang_of(s.town[place])
    if s.town[place] < 0 or gang >= s.players or not s.known[place] >> gang & 1:
        return False
    if s.known[place] == EVERYBODY:
        return True
    return s.step < Step.ROBBERIES and 0 < s.known[place] < 1 << s.players


@rule
def side_sound(s: State, side: int) -> bool:
    """HU-03, HU-04, HU-44: places are taken one after the other, and none in a closed street."""
    if SIDE_STREET[side] == closed_street(s):
        taken = 0
        if s.room[side] != 0:
            return False
    else:
        taken = SIDE_PLACES[side] - s.room[side]
    if s.room[side] < 0 or taken < 0:
        return False
    for i in range(SIDE_PLACES[side]):
        if (s.town[SIDE_FIRST[side] + i] != NOTHING) != (i < taken):
            return False
    return True


@rule
def capture_sound(s: State, street: int) -> bool:
    """HU-25: one gang captures another where both stand."""
    captor = s.captors[street]
    victim = s.victims[street]
    if captor == NOTHING:
        return victim == NOTHING
    if captor == victim or captor < 0 or victim < 0 or captor >= s.players or victim >= s.players:
        return False
    return s.step >= Step.SETTLING and min(firepower(s, street, captor), firepower(s, street, victim)) != NOTHING


@rule
def question_sound(s: State) -> bool:
    """Somebody is asked something, and it belongs to the step, until the game is over."""
    if s.step == Step.OVER:
        return s.actor == NOBODY and s.legal_n == 0 and s.settled == STREETS
    if s.legal_n < 1 or s.actor < 0 or s.actor >= s.players or s.settled >= STREETS:
        return False
    if s.step == Step.OPENING:
        return s.decision == Decision.OPENING and s.actor == s.turn and opening_sound(s)
    if s.step == Step.PLACING:
        return s.actor == s.turn and placing_sound(s)
    return s.step == Step.SETTLING and s.decision == Decision.CAPTURE and s.legal_n > 1


@rule
def opening_sound(s: State) -> bool:
    """HU-07: in the order of the turn everybody looks at two events before anybody places, no two at the same pair; and
    everybody will have somebody to place."""
    due = OPENING_LOOKS
    for number in range(s.players):
        seat = in_turn(s, number)
        made = looks_made(s, seat)
        if seat == s.turn:
            due = 0
        if to_place(s, seat) < 1 or made < due or made > (OPENING_LOOKS - 1 if seat == s.turn else due):
            return False
        for other in range(seat):
            if made == OPENING_LOOKS and s.seats[other].looked == s.seats[seat].looked:
                return False
    for place in range(PLACES):
        if s.town[place] != NOTHING:
            return False
    return True


@rule
def placing_sound(s: State) -> bool:
    """HU-02, HU-08: nobody has placed the two that are never used; whoever is to place has somebody to place, whoever
    is to look has a choice; hands are full while there is a pile."""
    for seat in range(s.players):
        placed = s.decision == Decision.LOOK and seat == s.turn
        if to_place(s, seat) < 0 or (size(s.seats[seat].pile) > 0 and size(s.seats[seat].hand) != HAND - placed):
            return False
    if s.decision == Decision.PLACE:
        return to_place(s, s.turn) > 0
    return s.decision == Decision.LOOK and s.legal_n > 1
