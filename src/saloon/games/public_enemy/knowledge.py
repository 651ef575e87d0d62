"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely."""

from saloon.engine import draw, reseed, rule, size
from saloon.games.public_enemy.cards import DECKS
from saloon.games.public_enemy.secrets import take_back_first
from saloon.games.public_enemy.state import State


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    for d in range(DECKS):
        deck = s.decks[d]
        if take_back_first(deck, observer):
            deck.first = draw(s, deck.bag, size(deck.bag))
