"""The poker tournaments: how the gangs before a building compare as hands of cards.

A hand holds four bits for each strength: how many cards of it there are. Ranks are numbers whose digits stand in the
order of the comparison, so that the higher number wins.
"""

from saloon.engine import rule
from saloon.games.hold_up.cards import PLACES_EACH, SEDUCTION_BONUS
from saloon.games.hold_up.options import MOST_STRENGTH, PokerOrder
from saloon.games.hold_up.state import NOTHING, State

HIGHEST = MOST_STRENGTH + SEDUCTION_BONUS
MOST_GROUPS = PLACES_EACH // 2
DIGIT = 4  # bits
GROUPS = DIGIT * MOST_GROUPS
SINGLES = DIGIT * PLACES_EACH


@rule
def alike(hand: int, strength: int) -> int:
    """How many cards of a strength are in a hand."""
    return hand >> DIGIT * strength & (1 << DIGIT) - 1


@rule
def poker_rank(s: State, hand: int) -> int:
    """HU-20, HU-42: the class of the hand, then the strengths of its groups, then its single cards."""
    if hand == 0:
        return NOTHING
    if s.options.poker_order == PokerOrder.PAIRS:
        return rank_by_pair(s, hand)
    return rank_by_groups(s, hand)


@rule
def rank_by_groups(s: State, hand: int) -> int:
    """HU-20: four, full house, three, two pairs, pair, high card: the largest group counts first, then the next."""
    sizes = 0
    strengths = 0
    rest = hand
    place = GROUPS
    for count in range(PLACES_EACH, 1, -1):
        for strength in range(HIGHEST, 0, -1):
            if alike(hand, strength) == count:
                place -= DIGIT
                sizes |= count << place
                strengths |= strength << place
                rest -= count << DIGIT * strength
    return (sizes << GROUPS | strengths) << SINGLES | singles(s, rest, sizes > 0)


@rule
def rank_by_pair(s: State, hand: int) -> int:
    """By option: a pair beats no pair, the higher pair the lower; whatever else there is counts as single cards."""
    for strength in range(HIGHEST, 0, -1):
        if alike(hand, strength) > 1:
            return strength << SINGLES | singles(s, hand - (2 << DIGIT * strength), True)
    return singles(s, hand, False)


@rule
def singles(s: State, hand: int, grouped: bool) -> int:
    """HU-42: the single cards from the highest down, a missing one counting 0. By option only the highest card counts,
    and beside a group not even that."""
    total = 0
    place = SINGLES
    last = 0 if s.options.poker_kickers else SINGLES if grouped else SINGLES - DIGIT
    for strength in range(HIGHEST, 0, -1):
        for _ in range(alike(hand, strength)):
            if place > last:
                place -= DIGIT
                total |= strength << place
    return total
