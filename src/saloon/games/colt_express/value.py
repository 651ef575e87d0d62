"""How strong a player stands in Colt Express: what his side has, and what the cards on the pile promise it.

`measure` adds up features, each times its weight; `weights.csv` holds the weights, fitted to games that bots played.
"""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import rule
from saloon.games.colt_express.actions import guarded, in_sight, roof_steps
from saloon.games.colt_express.cards import ACTIONS, JEWEL_VALUE, STRONGBOX_VALUE, Card, Hostage, RoundCard
from saloon.games.colt_express.places import (
    bandits_at,
    in_coach,
    inside,
    on_roof,
    on_train_roof,
    place_of,
    reach,
    stop_of,
)
from saloon.games.colt_express.scoring import is_gunslinger, money_of, shots_of
from saloon.games.colt_express.stagecoach import horses_at
from saloon.games.colt_express.state import (
    AWAY,
    COACH_INSIDE,
    COACH_ROOF,
    GONE,
    HELD,
    NOTHING,
    PLACES,
    ROOF,
    TIME_CAR,
    Phase,
    State,
    bandit_count,
    count_purses,
    lead,
    side_of,
)
from saloon.games.colt_express.whisky import full_flasks

PURSE_GUESS = 333  # an unseen purse, on average
FLASK_GUESS = 100  # what makes it worth the walk
DOUBT = 8  # hundredths of its promise that a card on the pile loses for each card of the same bandit before it ...
HASTE = 4  # ... and for each card of anybody's
SURE = 100
LEAST = 20


STAGES = 5  # rounds that have weights of their own


class Feature(IntEnum):
    """What counts, for all bandits of a side together."""

    MONEY = 0  # dollars
    SHOTS = 1  # bullets fired that count for the Gunslinger
    GUNSLINGER = 2  # whether nobody has fired more
    BULLETS = 3  # taken
    HAND = 4  # different cards in hand while they can be played
    LOOT_COMING = 5  # dollars that cards on the pile would bring
    SHOTS_COMING = 6  # shots that cards on the pile would fire, in hundredths
    PUNCHES_COMING = 7  # the same for blows
    LOOT_HERE = 8  # dollars of the best token where a bandit will stand
    ROOF = 9  # bandits who will stand on a roof
    STRONGBOXES = 10  # cars between a bandit and the nearest strongbox within the train
    MARSHAL = 11  # bandits who will stand beside the Marshal's car
    FLASKS = 12
    HOSTAGE = 13  # burdened with one
    PASSENGERS = 14  # bandits in a coach with passengers
    SADDLES = 15  # rides on the pile that find a horse, in hundredths
    FREE = 16  # who would be free if the Escape ended now
    CAR = 17  # bandits in the time-travel car
    BEGINS = 18  # how many seats before this one act in the next turn


@rule
def stage(s: State) -> int:
    """The round, from 0; those after the last that was fitted are like it."""
    return min(max(s.round_no - 1, 0), STAGES - 1)


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """How strong a player's side stands."""
    own = int(seat)
    side = side_of(s, lead(s, own))
    total = shots_of(s, side) * weights[Feature.SHOTS]
    if is_gunslinger(s, side):
        total += weights[Feature.GUNSLINGER]
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            total += possessions(s, bandit, weights) + prospects(s, bandit, weights)
    if s.phase == Phase.PLAN:
        total += different_cards(s, own) * weights[Feature.HAND]
    return total + (own - s.first + s.players) % s.players * weights[Feature.BEGINS]


@rule
def possessions(s: State, bandit: int, weights: Sequence[int]) -> int:
    """What a bandit has: money and bullets; with the expansion also flasks, a hostage, and his freedom."""
    own = s.bandits[bandit]
    total = money_of(s, bandit) * weights[Feature.MONEY] + own.received * weights[Feature.BULLETS]
    if s.options.stagecoach:
        total += full_flasks(s, HELD + bandit) * weights[Feature.FLASKS]
        if own.hostage != NOTHING:
            total += weights[Feature.HOSTAGE]
        if s.card == RoundCard.ESCAPE and (own.place == GONE or in_coach(place_of(s, bandit))):
            total += weights[Feature.FREE]
    return total


@rule
def different_cards(s: State, seat: int) -> int:
    """How many kinds of action a player can choose from."""
    count = 0
    for card in range(ACTIONS):
        count += min(s.seats[seat].hand[card], 1)
    return count


@rule
def prospects(s: State, bandit: int, weights: Sequence[int]) -> int:
    """What a bandit's cards on the pile would bring if all others stood still, and where they would leave him. A time
    traveller comes out where he hides, one who has left is out of it."""
    place = place_of(s, bandit)
    if place == AWAY:
        place = int(s.hideout)
    if place >= PLACES:
        return 0
    robbed = 0  # how often he has robbed where he stands
    total = 0
    certainty = SURE
    for i in range(first_to_come(s), s.pile_n):
        certainty = max(certainty - HASTE, LEAST)
        if s.pile[i].bandit != bandit:
            continue
        card = s.pile[i].card
        if card == Card.ROB:
            total += loot_at(s, place, robbed) * certainty // SURE * weights[Feature.LOOT_COMING]
            robbed += 1
        elif card == Card.FIRE:
            if s.bandits[bandit].bullets > 0 and in_sight(s, bandit, place) & ~(1 << bandit):
                total += certainty * weights[Feature.SHOTS_COMING]
        elif card == Card.PUNCH:
            if finds_a_victim(s, bandit, place):
                total += certainty * weights[Feature.PUNCHES_COMING]
        elif card == Card.FLOOR:
            place = place if place == TIME_CAR else place ^ ROOF
            robbed = 0
        elif card == Card.MOVE:
            place = best_move(s, bandit, place)
            robbed = 0
        elif card == Card.RIDE and horses_at(s, stop_of(s, place)) > 0:
            total += certainty * weights[Feature.SADDLES]
        if place == inside(s.marshal):
            place |= ROOF
        certainty = max(certainty - DOUBT, LEAST)
    return total + whereabouts(s, bandit, place, robbed, weights)


@rule
def first_to_come(s: State) -> int:
    """The first card of the pile that has not been begun."""
    return int(s.resolving) + (1 if s.begun and s.phase == Phase.ACTION else 0)


@rule
def whereabouts(s: State, bandit: int, place: int, robbed: int, weights: Sequence[int]) -> int:
    """What it is worth to stand at a place."""
    total = loot_at(s, place, robbed) * weights[Feature.LOOT_HERE]
    if on_roof(place):
        total += weights[Feature.ROOF]
    if place == COACH_INSIDE and s.bandits[bandit].hostage == NOTHING:
        total += weights[Feature.PASSENGERS]
    if place == TIME_CAR:
        total += weights[Feature.CAR]
    if place < COACH_INSIDE:
        car = place >> 1
        total += nearest_strongbox(s, car) * weights[Feature.STRONGBOXES]
        if abs(car - s.marshal) == 1 and not on_roof(place):
            total += weights[Feature.MARSHAL]
    return total


@rule
def nearest_strongbox(s: State, car: int) -> int:
    """How many cars away the nearest strongbox is; as far as can be if there is none."""
    nearest = int(s.cars)
    for other in range(s.cars):
        if s.strongboxes[inside(other)] > 0:
            nearest = min(nearest, abs(other - car))
    return nearest


@rule
def finds_a_victim(s: State, bandit: int, place: int) -> bool:
    """Whether a blow would meet a bandit beside, or the Shotgun on his strongbox."""
    if s.bandits[bandit].hostage == Hostage.TEACHER:
        return False
    if place == COACH_ROOF and not s.shotgun:
        return True
    return bandits_at(s, place) & ~(1 << bandit) != 0


@rule
def loot_at(s: State, place: int, robbed: int) -> int:
    """The best token at a place after some have been taken."""
    strongboxes = s.strongboxes[place] - guarded(s, place)
    if robbed < strongboxes:
        return STRONGBOX_VALUE
    if robbed < strongboxes + s.jewels[place]:
        return JEWEL_VALUE
    if robbed < strongboxes + s.jewels[place] + count_purses(s, place):
        return PURSE_GUESS
    if s.options.stagecoach and robbed < strongboxes + s.jewels[place] + count_purses(s, place) + full_flasks(s, place):
        return FLASK_GUESS
    return 0


@rule
def best_move(s: State, bandit: int, place: int) -> int:
    """Where a Move would go: to the richest place it reaches, on roofs above the richest car."""
    best = place
    best_loot = -1
    places = reach(s, place, roof_steps(s, bandit))
    for there in range(PLACES):
        if not places >> there & 1 or there == inside(s.marshal):
            continue
        found = loot_at(s, there, 0) * 2
        if on_roof(there) and there != COACH_ROOF:
            found += loot_at(s, there ^ ROOF, 0) if there ^ ROOF != inside(s.marshal) else 0
        elif not on_roof(there):
            found += loot_at(s, there, 0) if there != TIME_CAR else 0
        if s.shotgun and on_train_roof(there) and there >> 1 == s.coach:
            found = 0
        if found > best_loot:
            best = there
            best_loot = found
    return best
