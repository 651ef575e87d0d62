"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely.

A seat knows its own cards, the events and face-down gangsters it has looked at, and everything that lies open. It
cannot know the other events, nor which of their unseen gangsters the others hold, have placed face down or will draw.
"""

from saloon.engine import draw, pour, reseed, rule, size
from saloon.games.hold_up.cards import PLACES, SIDES, SPOTS
from saloon.games.hold_up.placing import ask_place
from saloon.games.hold_up.state import (
    NOTHING,
    UNSEEN,
    Code,
    Decision,
    State,
    Step,
    card_of,
    gang_of,
    knows_event,
    role_of,
)


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    if s.step < Step.ROBBERIES:
        sample_events(s, observer)
    for seat in range(s.players):
        if seat != observer:
            sample_cards(s, seat, observer)
    if s.decision == Decision.PLACE and s.step == Step.PLACING and s.actor != observer:
        ask_place(s)


@rule
def looked_at(s: State, spot: int) -> bool:
    """Whether anybody has looked at the event of a spot."""
    for seat in range(s.players):
        if s.seats[seat].looked >> spot & 1:
            return True
    return False


@rule
def sample_events(s: State, observer: int) -> None:
    """HU-09, HU-28: events that only others have seen become any of those the observer has not; of those that nobody
    has seen, none is drawn yet."""
    for spot in range(SPOTS):
        if s.events[spot] >= 0 and not knows_event(s, observer, spot):
            s.event_bag[s.events[spot]] += 1
            s.events[spot] = UNSEEN
    for spot in range(SPOTS):
        if s.events[spot] == UNSEEN and looked_at(s, spot):
            s.events[spot] = draw(s, s.event_bag, size(s.event_bag))


@rule
def sample_cards(s: State, seat: int, observer: int) -> None:
    """HU-38: a player's gangsters that the observer has not seen are dealt anew: to the town, then to the hand."""
    cards = s.seats[seat]
    in_hand = size(cards.hand)
    pour(cards.hand, cards.pile)
    for place in range(PLACES):
        if strange(s, place, seat, observer):
            cards.pile[role_of(s.town[place])] += 1
    for place in range(PLACES):
        if strange(s, place, seat, observer):
            s.town[place] = card_of(seat, draw(s, cards.pile, size(cards.pile)))
    for _ in range(in_hand):
        cards.hand[draw(s, cards.pile, size(cards.pile))] += 1


@rule
def strange(s: State, place: int, seat: int, observer: int) -> bool:
    """Whether a player's gangster stands there that the observer does not know."""
    return s.town[place] != NOTHING and gang_of(s.town[place]) == seat and not s.known[place] >> observer & 1


@rule
def seen(s: State, code: int) -> int:
    """A choice as the others see it: of a gangster placed face down, where he stands."""
    if Code.HIDE <= code < Code.LOOK_EVENT:
        return -1 - (code - Code.HIDE) % SIDES
    return code
