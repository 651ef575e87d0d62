"""What a state of Colt Express is worth to a player, in dollars: the rule of thumb of the greedy bot.

Money in hand, a price on every bullet, and what the cards already on the pile promise if nobody interferes.
"""

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
from saloon.games.colt_express.scoring import is_gunslinger, money_of
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
SHOT_FIRED = 170  # towards the Gunslinger's bonus
LEADING_SHOTS = 150
BULLET_TAKEN = 45  # a dead card for the rest of the game
CARD_IN_HAND = 18
DOUBT = 8  # a programmed card loses this share of its promise for each one before it, in hundredths
PUNCH_PROMISE = 220
RIVAL_SHARE = 3
FLASK_WORTH = 90  # two better turns
HOSTAGE_BURDEN = 250  # what a hostage costs who has it for the rest of the game
HOSTAGE_PROMISE = 400  # a passenger yet to be taken
RIDE_PROMISE = 60
FREEDOM = 2000  # in the Escape


@rule
def value(s: State, seat: int) -> int:
    """A player's own worth, and his team's, less a part of his richest rival's."""
    own = int(seat)
    side = side_of(s, lead(s, own))
    rival = 0
    for other in range(bandit_count(s)):
        if side_of(s, other) != side:
            rival = max(rival, worth_of_side(s, side_of(s, other)))
    hopes = 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            hopes += promise(s, bandit)
    return worth_of_side(s, side) + hopes + hand_worth(s, own) - rival // RIVAL_SHARE


@rule
def worth_of_side(s: State, side: int) -> int:
    """All that counts together."""
    total = LEADING_SHOTS if is_gunslinger(s, side) else 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            total += worth(s, bandit)
    return total


@rule
def worth(s: State, bandit: int) -> int:
    """Money and bullets; with the expansion also flasks, the burden of a hostage, and freedom."""
    own = s.bandits[bandit]
    money = money_of(s, bandit) - (own.bullets + 2 * own.friendly) * SHOT_FIRED - own.received * BULLET_TAKEN
    if s.options.stagecoach:
        money += full_flasks(s, HELD + bandit) * FLASK_WORTH
        if own.hostage != NOTHING and s.phase != Phase.OVER:
            money -= HOSTAGE_BURDEN
        if s.card == RoundCard.ESCAPE and (own.place == GONE or in_coach(place_of(s, bandit))):
            money += FREEDOM
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
    """What a bandit's cards on the pile would bring if all others stood still. A time traveller comes out where he
    hides, one who has left is out of it."""
    place = place_of(s, bandit)
    if place == AWAY:
        place = int(s.hideout)
    if place >= PLACES:
        return 0
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
            gain = punch_promise(s, bandit, place)
        elif card == Card.FLOOR:
            place = place if place == TIME_CAR else place ^ ROOF
            robbed = 0
        elif card == Card.MOVE:
            place = best_move(s, bandit, place)
            robbed = 0
        elif card == Card.RIDE and horses_at(s, stop_of(s, place)) > 0:
            gain = RIDE_PROMISE
        if place == inside(s.marshal):
            place |= ROOF
            gain -= BULLET_TAKEN
        total += gain * certainty // 100
        certainty = max(certainty - DOUBT, 20)
    if place == COACH_INSIDE and s.bandits[bandit].hostage == NOTHING:
        total += HOSTAGE_PROMISE * certainty // 100
    return total + loot_at(s, place, robbed) * certainty // 500


@rule
def punch_promise(s: State, bandit: int, place: int) -> int:
    """A blow at a bandit beside, or at the Shotgun on his strongbox."""
    if s.bandits[bandit].hostage == Hostage.TEACHER:
        return 0
    if place == COACH_ROOF and not s.shotgun:
        return PUNCH_PROMISE
    return PUNCH_PROMISE if bandits_at(s, place) & ~(1 << bandit) else 0


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
        return FLASK_WORTH
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
