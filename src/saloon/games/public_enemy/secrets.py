"""Who may know what in Public Enemy Number One: said here, and nowhere else.

All that is settled but hidden are the cards somebody has looked at; every other face-down card is not drawn yet.
"""

from saloon.engine import rule, take_first
from saloon.games.public_enemy.cards import NO_CARD
from saloon.games.public_enemy.state import Deck, State


@rule
def knows_first(deck: Deck, observer: int) -> bool:
    """PE-37: the first face-down card of a deck is known to those who have looked at it."""
    return deck.looked >> observer & 1 == 1


@rule
def take_back_first(deck: Deck, observer: int) -> bool:
    """PE-37: a card that only others have looked at is any of its deck's face-down cards; whether there is one."""
    if deck.first == NO_CARD or knows_first(deck, observer):
        return False
    deck.bag[deck.first] += 1
    return True


def conceal(s: State, observer: int) -> None:
    """Put away what the observer may not know; that a card was looked at he knows."""
    for deck in s.decks:
        if take_back_first(deck, observer):
            deck.first = take_first(deck.bag)
