"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely."""

from saloon.engine import draw, reseed, rule, size
from saloon.games.hold_up.cards import PLACES, SPOTS
from saloon.games.hold_up.placing import ask_place
from saloon.games.hold_up.secrets import is_strange, knows_question, take_back_cards, take_back_events
from saloon.games.hold_up.state import UNSEEN, State, card_of


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    sample_events(s, observer)
    for seat in range(s.players):
        if seat != observer:
            sample_cards(s, seat, observer)
    if not knows_question(s, observer):
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
    """HU-28: of the events that nobody has seen, none is drawn yet."""
    take_back_events(s, observer)
    for spot in range(SPOTS):
        if s.events[spot] == UNSEEN and looked_at(s, spot):
            s.events[spot] = draw(s, s.event_bag, size(s.event_bag))


@rule
def sample_cards(s: State, seat: int, observer: int) -> None:
    """HU-38: a player's gangsters that the observer has not seen are dealt anew: to the town, then to the hand."""
    cards = s.seats[seat]
    in_hand = take_back_cards(s, seat, observer)
    for place in range(PLACES):
        if is_strange(s, place, seat, observer):
            s.town[place] = card_of(seat, draw(s, cards.pile, size(cards.pile)))
    for _ in range(in_hand):
        cards.hand[draw(s, cards.pile, size(cards.pile))] += 1
