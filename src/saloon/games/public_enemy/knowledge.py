"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely.

All that is settled but hidden are the cards somebody has looked at; every other face-down card is not drawn yet.
"""

from saloon.engine import draw, reseed, rule, size
from saloon.games.public_enemy.cards import DECKS, NO_CARD
from saloon.games.public_enemy.state import State


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """PE-37: a card others have looked at is, to everybody else, any of its deck's face-down cards."""
    reseed(s, seed)
    for d in range(DECKS):
        deck = s.decks[d]
        if deck.first != NO_CARD and not deck.looked >> observer & 1:
            deck.bag[deck.first] += 1
            deck.first = draw(s, deck.bag, size(deck.bag))
