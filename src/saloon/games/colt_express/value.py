"""What a state of Colt Express is worth to a player, in dollars: the rule of thumb of the greedy bot.

Money in hand, a price on every bullet, and what the cards already on the pile promise if nobody interferes.
"""

from saloon.engine import rule
from saloon.games.colt_express.actions import ROOF_STEPS, in_sight
from saloon.games.colt_express.cards import ACTIONS, JEWEL_VALUE, STRONGBOX_VALUE, Card
from saloon.games.colt_express.marshal import bandits_at
from saloon.games.colt_express.scoring import is_gunslinger, purse_money
from saloon.games.colt_express.state import (
    LOCOMOTIVE,
    ROOF,
    Phase,
    State,
    bandit_count,
    caboose,
    car_of,
    count_purses,
    inside,
    on_roof,
)

PURSE_GUESS = 333  # an unseen purse, on average
SHOT_FIRED = 170  # towards the Gunslinger's bonus
LEADING_SHOTS = 150
BULLET_TAKEN = 45  # a dead card for the rest of the game
CARD_IN_HAND = 18
DOUBT = 8  # a programmed card loses this share of its promise for each one before it, in hundredths
PUNCH_PROMISE = 220
RIVAL_SHARE = 3


@rule
def value(s: State, seat: int) -> int:
    """A player's own worth, less a part of his richest rival's."""
    rival = 0
    for other in range(bandit_count(s)):
        if other != seat:
            rival = max(rival, worth(s, other))
    return worth(s, seat) + promise(s, seat) + hand_worth(s, seat) - rival // RIVAL_SHARE


@rule
def worth(s: State, bandit: int) -> int:
    """Money and bullets."""
    own = s.bandits[bandit]
    money = purse_money(s, bandit) + own.cash + own.jewels * JEWEL_VALUE + own.strongboxes * STRONGBOX_VALUE
    money -= own.bullets * SHOT_FIRED + own.received * BULLET_TAKEN
    if is_gunslinger(s, bandit):
        money += LEADING_SHOTS
    return money


@rule
def hand_worth(s: State, seat: int) -> int:
    """What can still be played is worth a little, while there is somewhere to play it."""
    if s.phase != Phase.PLAN:
        return 0
    count = 0
    for card in range(ACTIONS):
        count += min(s.seats[seat].hand[card], 1)
    return count * CARD_IN_HAND


@rule
def promise(s: State, bandit: int) -> int:
    """What a bandit's cards on the pile would bring if all others stood still."""
    place = s.bandits[bandit].place
    robbed = 0  # how often he has robbed where he stands
    total = 0
    certainty = 100
    for i in range(s.resolving + (1 if s.begun and s.phase == Phase.ACTION else 0), s.pile_n):
        certainty = max(certainty - DOUBT // 2, 20)
        if s.pile[i].bandit != bandit:
            continue
        card = s.pile[i].card
        gain = 0
        if card == Card.ROB:
            gain = loot_at(s, place, robbed)
            robbed += 1
        elif card == Card.FIRE:
            gain = SHOT_FIRED if s.bandits[bandit].bullets > 0 and in_sight(s, bandit, place) & ~(1 << bandit) else 0
        elif card == Card.PUNCH:
            gain = PUNCH_PROMISE if bandits_at(s, place) & ~(1 << bandit) else 0
        elif card == Card.FLOOR:
            place ^= ROOF
            robbed = 0
        elif card == Card.MOVE:
            place = best_move(s, place)
            robbed = 0
        if place == inside(s.marshal):
            place |= ROOF
            gain -= BULLET_TAKEN
        total += gain * certainty // 100
        certainty = max(certainty - DOUBT, 20)
    return total + loot_at(s, place, robbed) * certainty // 500


@rule
def loot_at(s: State, place: int, robbed: int) -> int:
    """The best token at a place after some have been taken."""
    if robbed < s.strongboxes[place]:
        return STRONGBOX_VALUE
    if robbed < s.strongboxes[place] + s.jewels[place]:
        return JEWEL_VALUE
    if robbed < s.strongboxes[place] + s.jewels[place] + count_purses(s, place):
        return PURSE_GUESS
    return 0


@rule
def best_move(s: State, place: int) -> int:
    """Where a Move would go: to the richest place it reaches, on roofs above the richest car."""
    reach = ROOF_STEPS if on_roof(place) else 1
    best = place
    best_loot = -1
    for car in range(max(car_of(place) - reach, LOCOMOTIVE), min(car_of(place) + reach, caboose(s)) + 1):
        there = inside(car) + (place & ROOF)
        if there == place or there == inside(s.marshal):
            continue
        found = loot_at(s, there, 0) * 2 + (loot_at(s, inside(car), 0) if car != s.marshal else 0)
        if found > best_loot:
            best = there
            best_loot = found
    return best
