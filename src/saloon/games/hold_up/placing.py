"""Step 1: the looks before play, then turn by turn a gangster placed, a look, a card drawn."""

from saloon.engine import ask, draw, emit, offer, rule, size
from saloon.games.hold_up.cards import (
    HAND,
    OPENING_LOOKS,
    PLACES,
    ROLES,
    SIDE_FIRST,
    SIDE_PLACES,
    SIDE_STREET,
    SIDES,
    SPOTS,
    UNUSED,
)
from saloon.games.hold_up.setup import draw_card
from saloon.games.hold_up.state import (
    EVERYBODY,
    NO_EVENT,
    UNSEEN,
    Bar,
    Code,
    Decision,
    Happening,
    Seat,
    State,
    Step,
    card_of,
    closed_street,
    gang_of,
    in_turn,
)


@rule
def ask_opening(s: State) -> None:
    """HU-07: before play everybody looks at two events of his choice, one after the other."""
    ask(s, s.turn, Decision.OPENING)
    for spot in range(SPOTS):
        if not opening_bar(s, s.turn, spot):
            offer(s, Code.LOOK_EVENT + spot)


@rule
def opening_bar(s: State, seat: int, spot: int) -> int:
    """HU-07, HU-37: not the same event twice, and not the same pair as somebody before him."""
    bar = event_bar(s, seat, spot)
    if bar == Bar.NONE:
        pair = s.seats[seat].looked | 1 << spot
        for other in range(s.players):
            if other != seat and s.seats[other].looked == pair:
                bar = Bar.SAME_PAIR
    return bar


@rule
def looks_made(s: State, seat: int) -> int:
    """How many events a player has looked at."""
    count = 0
    for spot in range(SPOTS):
        count += s.seats[seat].looked >> spot & 1
    return count


@rule
def continue_opening(s: State) -> None:
    """In the order of the turn, whoever has looks left before play. After everybody's second the placing begins."""
    for number in range(s.players):
        s.turn = in_turn(s, number)
        if looks_made(s, s.turn) < OPENING_LOOKS:
            ask_opening(s)
            return
    s.step = Step.PLACING
    s.turn = s.first
    ask_place(s)


@rule
def look_at_event(s: State, seat: int, spot: int) -> None:
    """HU-09, HU-37: everybody sees where he looks, he alone what he sees. HU-28: three of the nine are left out."""
    if s.events[spot] == UNSEEN:
        s.events[spot] = draw(s, s.event_bag, size(s.event_bag))
    s.seats[seat].looked |= 1 << spot
    emit(s, Happening.LOOKED_EVENT, seat, spot, s.events[spot])


@rule
def to_place(s: State, seat: int) -> int:
    """HU-02: how many gangsters a player has still to place; two of his nine are never used."""
    return size(s.seats[seat].hand) + size(s.seats[seat].pile) - UNUSED


@rule
def ask_place(s: State) -> None:
    """One card of the hand on a free place, face up or, within the quota, face down."""
    ask(s, s.turn, Decision.PLACE)
    cards = s.seats[s.turn]
    count = 0  # by far the longest list of choices: it is counted here and not offer by offer
    for role in range(ROLES):
        if not role_bar(cards, role):
            for side in range(SIDES):
                if not side_bar(s, side):
                    s.legal[count] = Code.PLACE + role * SIDES + side
                    count += 1
    s.legal_n = count
    if not hiding_bar(cards):
        offer_face_down(s, count)


@rule
def role_bar(cards: Seat, role: int) -> int:
    """HU-02: a gangster is placed from the hand."""
    return Bar.NONE if cards.hand[role] else Bar.NOT_IN_HAND


@rule
def side_bar(s: State, side: int) -> int:
    """HU-05: a side whose places are all taken is closed; HU-44: so is a whole street with two players."""
    if s.room[side] > 0:
        return Bar.NONE
    return Bar.CLOSED if SIDE_STREET[side] == closed_street(s) else Bar.SIDE_FULL


@rule
def hiding_bar(cards: Seat) -> int:
    """HU-39: face down only within the quota."""
    return Bar.NONE if cards.quota > 0 else Bar.QUOTA_SPENT


@rule
def offer_face_down(s: State, count: int) -> None:
    """HU-06, HU-39: the same choices face down. The quota is for the whole game, and nobody has to use it."""
    for i in range(count):
        s.legal[count + i] = s.legal[i] + Code.HIDE
    s.legal_n = 2 * count


@rule
def place_gangster(s: State, seat: int, code: int) -> None:
    """HU-05: on the first free place of a side. HU-38: face down, only its gang is to be seen."""
    hidden = code >= Code.HIDE
    choice = code - Code.HIDE if hidden else code
    role = choice // SIDES
    side = choice % SIDES
    place = SIDE_FIRST[side] + SIDE_PLACES[side] - s.room[side]
    card = card_of(seat, role)
    s.room[side] -= 1
    s.seats[seat].hand[role] -= 1
    s.town[place] = card
    if hidden:
        s.known[place] = 1 << seat
        s.seats[seat].quota -= 1
        emit(s, Happening.HID, seat, place, card, card)
    else:
        s.known[place] = EVERYBODY
        emit(s, Happening.PLACED, seat, place, card, card)


@rule
def ask_look(s: State) -> None:
    """HU-36: an event or an opponent's gangster; by option the look may be declined, if there is anything to see."""
    seat = s.turn
    ask(s, seat, Decision.LOOK)
    for spot in range(SPOTS):
        if not event_bar(s, seat, spot):
            offer(s, Code.LOOK_EVENT + spot)
    for place in range(PLACES):
        if not gangster_bar(s, seat, place):
            offer(s, Code.LOOK_CARD + place)
    if s.legal_n > 0 and not decline_bar(s):
        offer(s, Code.DECLINE)


@rule
def event_bar(s: State, seat: int, spot: int) -> int:
    """HU-36: an event that lies there and that he has not seen yet."""
    if s.events[spot] == NO_EVENT:
        return Bar.NO_EVENT
    return Bar.EVENT_SEEN if s.seats[seat].looked >> spot & 1 else Bar.NONE


@rule
def gangster_bar(s: State, seat: int, place: int) -> int:
    """HU-36: a gangster who lies face down and whom he does not know yet, which is always an opponent's."""
    known = s.known[place]
    if not 0 < known < EVERYBODY:
        return Bar.FACE_UP if known else Bar.NOBODY_THERE
    if known >> seat & 1:
        return Bar.OWN_CARD if gang_of(s.town[place]) == seat else Bar.CARD_SEEN
    return Bar.NONE


@rule
def decline_bar(s: State) -> int:
    """HU-36: while there is something to see he must look, unless an option lets him decline."""
    return Bar.NONE if s.options.decline_look else Bar.MUST_LOOK


@rule
def look(s: State, seat: int, code: int) -> None:
    """The second action of a turn."""
    if code == Code.DECLINE:
        emit(s, Happening.DECLINED, seat)
    elif code >= Code.LOOK_CARD:
        look_at_card(s, seat, code - Code.LOOK_CARD)
    else:
        look_at_event(s, seat, code - Code.LOOK_EVENT)


@rule
def look_at_card(s: State, seat: int, place: int) -> None:
    """HU-09, HU-38: he now knows the role and numbers of that gangster; the others know that he does."""
    s.known[place] |= 1 << seat
    emit(s, Happening.LOOKED_CARD, seat, place, s.town[place], s.town[place])


@rule
def continue_turn(s: State) -> None:
    """HU-08: after the gangster, the look, if there is anything to see."""
    ask_look(s)
    if s.legal_n == 0:
        emit(s, Happening.SAW_ALL, s.turn)
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The hand is filled up to three while the pile lasts."""
    cards = s.seats[s.turn]
    if size(cards.pile) > 0 and size(cards.hand) < HAND:
        draw_card(s, s.turn)


@rule
def next_turn(s: State) -> bool:
    """HU-02: until everybody has two cards left and no pile, the next player places. Whether somebody does."""
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        if to_place(s, s.turn) > 0:
            ask_place(s)
            return True
    return False
