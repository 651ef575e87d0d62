"""Who may know what in Hold-up: said here, and nowhere else.

A seat knows its own cards, the events and face-down gangsters it has looked at, and everything that lies open. It
cannot know the other events, nor which of their unseen gangsters the others hold, have placed face down or will draw,
nor what they can choose from.
"""

from saloon.engine import close_question, pour, rule, size, take_first
from saloon.games.hold_up.cards import PLACES, SIDES, SPOTS
from saloon.games.hold_up.state import (
    EVENT_BITS,
    NOT_KNOWN,
    NOTHING,
    UNSEEN,
    Code,
    Decision,
    State,
    Step,
    card_of,
    events_up,
    gang_of,
    role_of,
)


@rule
def turned_up(s: State) -> bool:
    """Whether step 2 has begun to turn everything up."""
    return s.step > Step.PLACING


@rule
def knows_event(s: State, observer: int, spot: int) -> bool:
    """HU-09: whether a seat, or a spectator, has seen the event of a spot."""
    if turned_up(s):
        return True
    return observer < s.players and s.seats[observer].looked >> spot & 1 == 1


@rule
def known_events(s: State, seat: int) -> int:
    """The events of all spots as far as a seat knows them."""
    events = events_up(s)
    for spot in range(SPOTS):
        if not knows_event(s, seat, spot):
            events |= NOT_KNOWN << EVENT_BITS * spot
    return events


@rule
def knows_gangster(s: State, observer: int, place: int) -> bool:
    """HU-38: who stands at a place is known to those who placed or looked at him and, face up, to everybody."""
    return s.known[place] >> observer & 1 == 1


@rule
def knows_question(s: State, observer: int) -> bool:
    """What can be placed tells the hand; all other questions follow from what everybody knows."""
    return s.actor == observer or s.decision != Decision.PLACE or s.step != Step.PLACING


@rule
def seen(s: State, code: int) -> int:
    """A choice as the others see it: of a gangster placed face down, where he stands."""
    if Code.HIDE <= code < Code.LOOK_EVENT:
        return -1 - (code - Code.HIDE) % SIDES
    return code


@rule
def is_strange(s: State, place: int, seat: int, observer: int) -> bool:
    """Whether a player's gangster stands there that the observer does not know."""
    return s.town[place] != NOTHING and gang_of(s.town[place]) == seat and not knows_gangster(s, observer, place)


@rule
def take_back_events(s: State, observer: int) -> None:
    """HU-09, HU-28: events that the observer has not seen are any of those he has not."""
    for spot in range(SPOTS):
        if s.events[spot] >= 0 and not knows_event(s, observer, spot):
            s.event_bag[s.events[spot]] += 1
            s.events[spot] = UNSEEN


@rule
def take_back_cards(s: State, seat: int, observer: int) -> int:
    """HU-38: another player's gangsters that the observer has not seen go to the pile, though those in the town keep
    their places; returns how many were in hand."""
    cards = s.seats[seat]
    in_hand = size(cards.hand)
    pour(cards.hand, cards.pile)
    for place in range(PLACES):
        if is_strange(s, place, seat, observer):
            cards.pile[role_of(s.town[place])] += 1
    return in_hand


def conceal(s: State, observer: int) -> None:
    """Put away what the observer may not know; what is left of others' cards is how many they are."""
    take_back_events(s, observer)
    for seat in range(s.players):
        if seat != observer:
            cards = s.seats[seat]
            in_hand = take_back_cards(s, seat, observer)
            for place in range(PLACES):
                if is_strange(s, place, seat, observer):
                    s.town[place] = card_of(seat, take_first(cards.pile))
            for _ in range(in_hand):
                cards.hand[take_first(cards.pile)] += 1
    if not knows_question(s, observer):
        close_question(s)
