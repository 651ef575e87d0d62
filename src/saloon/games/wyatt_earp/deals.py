"""Deals in which some hands can hold only so many cards of some outlaws: how likely they are, and one drawn from them.

A deal goes hand by hand: what one holds of the limited outlaws leaves fewer of them to the next. A layer of the table
has a place for every number of cards of these outlaws that can be left, with the chance that it came to that within all
limits. A place is a number with a digit for each limited outlaw; so is a hand, and place less hand is what is left.
"""

from math import comb

from saloon.engine import roll, rule, table
from saloon.games.wyatt_earp.cards import DECK, MAX_PLAYERS, Outlaw
from saloon.games.wyatt_earp.state import State

FINE = 1 << 30  # how finely chance can choose between weights
MOST = max(DECK[outlaw] for outlaw in Outlaw)  # cards of each outlaw
CHOOSE = table([[comb(things, chosen) for chosen in range(MOST + 1)] for things in range(MOST + 1)])


@rule
def count_deals(unknown: int, slots: list[int], pools: list[int], limits: list[int]) -> list[float]:
    """The table, with a layer before each hand and one after the last. `unknown` cards are dealt, `slots` to each hand
    with limits; of each limited outlaw there are `pools` among them, and a hand can hold no more than its `limits`."""
    places = 1
    for pool in pools:
        places *= pool + 1
    chances = [0.0] * ((MAX_PLAYERS + 1) * places)
    chances[places - 1] = 1.0
    for seat in range(MAX_PLAYERS):
        if slots[seat] == 0:
            for place in range(places):
                chances[(seat + 1) * places + place] = chances[seat * places + place]
            continue
        heeded = heeded_from(seat, slots, pools, limits)
        falls = list_falls(unknown, slots[seat], pools)
        hand = 0
        for _ in range(places):
            for place in range(hand, places):
                found = chances[seat * places + place]
                if found > 0.0:
                    chance = chance_of(place, hand, heeded, pools, falls)
                    chances[(seat + 1) * places + place - hand] += found * chance
            hand = next_hand(seat, hand, heeded, slots, pools, limits)
            if hand == places:
                break
        unknown -= slots[seat]
    return chances


@rule
def heeded_from(seat: int, slots: list[int], pools: list[int], limits: list[int]) -> int:
    """A bit for each outlaw that limits a hand or one after it; the others are cards like any other from here on."""
    found = 0
    for other in range(seat, MAX_PLAYERS):
        for i in range(len(pools)):
            if limits[other * len(pools) + i] < min(pools[i], slots[other]):
                found |= 1 << i
    return found


@rule
def next_hand(seat: int, hand: int, heeded: int, slots: list[int], pools: list[int], limits: list[int]) -> int:
    """The hand within its limits that follows another, or the number of places after the last."""
    total = 0
    rest = hand
    for i in range(len(pools)):
        total += rest % (pools[i] + 1)
        rest //= pools[i] + 1
    digit = 1
    for i in range(len(pools)):
        count = hand // digit % (pools[i] + 1)
        if total < slots[seat] and count < limits[seat * len(pools) + i] and count < pools[i] and heeded >> i & 1:
            return hand + digit
        hand -= count * digit
        total -= count
        digit *= pools[i] + 1
    return digit


@rule
def list_falls(unknown: int, slots: int, pools: list[int]) -> list[float]:
    """In how many ways so many cards can lie in a hand, elsewhere, and anywhere: three falling factorials in turn."""
    most = 0
    for pool in pools:
        most += pool
    falls = [1.0] * (3 * most + 3)
    for i in range(most):
        falls[3 * i + 3] = falls[3 * i] * max(slots - i, 0)
        falls[3 * i + 4] = falls[3 * i + 1] * max(unknown - slots - i, 0)
        falls[3 * i + 5] = falls[3 * i + 2] * max(unknown - i, 1)
    return falls


@rule
def chance_of(place: int, hand: int, heeded: int, pools: list[int], falls: list[float]) -> float:
    """How likely a hand is, at a place: it is a question of where the cards of the outlaws heeded lie."""
    ways = 1.0
    inside = 0
    outside = 0
    for i in range(len(pools)):
        if heeded >> i & 1:
            there = place % (pools[i] + 1)
            count = hand % (pools[i] + 1)
            if count > there:
                return 0.0
            ways *= CHOOSE[there][count]
            inside += count
            outside += there - count
        place //= pools[i] + 1
        hand //= pools[i] + 1
    return ways * falls[3 * inside] * falls[3 * outside + 1] / falls[3 * (inside + outside) + 2]


@rule
def total_chance(chances: list[float]) -> float:
    """How likely a free deal is to fit."""
    places = len(chances) // (MAX_PLAYERS + 1)
    total = 0.0
    for place in range(MAX_PLAYERS * places, len(chances)):
        total += chances[place]
    return total


@rule
def draw_hands(s: State, unknown: int, slots: list[int], pools: list[int], limits: list[int], drawn: list[int]) -> None:
    """One of the deals that fit: the hands' numbers, by the way back through the table."""
    chances = count_deals(unknown, slots, pools, limits)
    places = len(chances) // (MAX_PLAYERS + 1)
    left = total_chance(chances) * roll(s, FINE) / FINE
    at = 0
    for place in range(places):
        if chances[MAX_PLAYERS * places + place] > 0.0 and left >= 0.0:
            at = place
            left -= chances[MAX_PLAYERS * places + place]
    for seat in range(MAX_PLAYERS):
        unknown -= slots[seat]
    for seat in range(MAX_PLAYERS - 1, -1, -1):
        if slots[seat] == 0:
            continue
        unknown += slots[seat]
        heeded = heeded_from(seat, slots, pools, limits)
        falls = list_falls(unknown, slots[seat], pools)
        left = chances[(seat + 1) * places + at] * roll(s, FINE) / FINE
        hand = 0
        for _ in range(places):
            if hand >= places - at or left < 0.0:
                break
            if chances[seat * places + at + hand] > 0.0:
                chance = chances[seat * places + at + hand] * chance_of(at + hand, hand, heeded, pools, falls)
                if chance > 0.0:
                    drawn[seat] = hand
                    left -= chance
            hand = next_hand(seat, hand, heeded, slots, pools, limits)
        at += drawn[seat]
