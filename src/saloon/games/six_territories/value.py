"""What a state of Six Territories is worth to a player: the rule of thumb of the greedy bot."""

from saloon.engine import NOBODY, rule, size
from saloon.games.six_territories.cards import FIRST_RICHES, KINDS_OF_RICHES, RICHES, SHARE, TERRITORIES
from saloon.games.six_territories.rules import Scoring, State, free_places, pot, score


@rule
def value(s: State, player: int) -> int:
    """A player's prospects less those of the best rival."""
    best = 0
    for rival in range(s.players):
        if rival != player:
            best = max(best, prospects(s, rival))
    return prospects(s, player) - best


@rule
def prospects(s: State, player: int) -> int:
    """The points a player may expect: free places will hold average riches, characters in hand find symbols."""
    if s.actor == NOBODY:
        return score(s, player)
    average = average_riches(s)
    points = 0
    symbols = 0
    best_share = 0
    for territory in range(TERRITORIES):
        land = s.lands[territory]
        present = size(land.characters)
        riches = pot(land) * SHARE + free_places(s, land) * average
        points += land.characters[player] * riches // sharers(s, present)
        if s.envelope[territory] > 0:
            symbols += s.envelope[territory]
            best_share = max(best_share, riches // sharers(s, present + 1))
    return points + in_hand(s, player, symbols, best_share)


@rule
def in_hand(s: State, player: int, symbols: int, best_share: int) -> int:
    """What the characters in hand may bring: the best share on offer, the less sure the fewer symbols are to come."""
    waiting = s.characters[player]
    return waiting * best_share * symbols // max(symbols + waiting * s.players, 1)


@rule
def average_riches(s: State) -> int:
    """What the riches left in the envelope are worth on average."""
    count = 0
    worth = 0
    for kind in range(KINDS_OF_RICHES):
        count += s.envelope[FIRST_RICHES + kind]
        worth += s.envelope[FIRST_RICHES + kind] * RICHES[kind]
    return worth * SHARE // max(count, 1)


@rule
def sharers(s: State, characters: int) -> int:
    """Into how many parts the pot of a territory with so many characters is divided."""
    if s.options.scoring == Scoring.SIMPLE:
        return 1
    return max(characters, 1)
