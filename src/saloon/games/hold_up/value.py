"""What a state of Hold-up is worth to a player, in dollars: the rule of thumb of the greedy bot.

It weighs the gangs before every building and in every street by what the player knows: gangsters he has not seen are of
average make, events he has not seen do nothing. The more gangsters are still to come, the less a lead is worth.
"""

from saloon.engine import rule
from saloon.games.hold_up.cards import (
    BONUS,
    CORNERS,
    GUN_BONUS,
    OPPOSITE,
    PLACES_EACH,
    SEDUCTION_BONUS,
    SPOT_STREET,
    SPOTS,
    STREET_LENGTH,
    STREET_ORDERS,
    STREET_PLACES,
    STREETS,
    TILES_EACH,
    Event,
    Role,
)
from saloon.games.hold_up.placing import to_place
from saloon.games.hold_up.settling import bounty_money, loot_money, score
from saloon.games.hold_up.state import NOTHING, UNSEEN, State, Step, gang_of, knows_event, role_of

STRENGTH_GUESS = 4  # a gangster nobody has seen, on average
FIREPOWER_GUESS = 2
BOUNTY_GUESS = 350
BIG_GUESS = 700  # loot that lies face down
SMALL_GUESS = 400
PAIR = 12  # what a pair adds to its strength where poker is played
DOUBT = 3  # of a lead, for each gangster still to come
WHOLE = 1000  # chances are counted in thousandths
RIVAL_SHARE = 2
NEWS = 25  # what an event seen is worth


@rule
def value(s: State, player: int) -> int:
    """A player's prospects, less a part of his best rival's."""
    if s.step == Step.OVER:
        rival = 0
        for other in range(s.players):
            if other != player:
                rival = max(rival, score(s, other))
        return WHOLE * (score(s, player) - rival)
    best = 0
    for other in range(s.players):
        if other != player:
            best = max(best, prospects(s, player, other))
    return prospects(s, player, player) + news(s, player) - best // RIVAL_SHARE


@rule
def prospects(s: State, viewer: int, gang: int) -> int:
    """What a gang may expect to have at the end, as one player sees it."""
    money = loot_money(s, gang) + bounty_money(s, gang)
    if s.step < Step.SETTLING:
        for corner in range(CORNERS):
            money += loot_hope(s, viewer, corner, gang)
    for number in range(s.settled, STREETS):
        money += bounty_hope(s, viewer, STREET_ORDERS[s.options.street_order][number], gang)
    return money


@rule
def news(s: State, player: int) -> int:
    """Two events known are better than one."""
    count = 0
    for spot in range(SPOTS):
        if knows_event(s, player, spot):
            count += 1
    return NEWS * count


@rule
def doubt(s: State) -> int:
    """How open everything still is: the gangsters to come, spread over the six buildings."""
    count = 0
    if s.step < Step.SETTLING:
        for seat in range(s.players):
            count += to_place(s, seat)
    return 1 + DOUBT * count


@rule
def expected_event(s: State, viewer: int, spot: int) -> int:
    """The event that will act at a spot as far as a player knows, the painted sign allowed for; or UNSEEN."""
    if s.step > Step.ROBBERIES:
        return int(s.events[spot])
    other = OPPOSITE[s.options.opposite][spot]
    known = s.events[spot] if knows_event(s, viewer, spot) else UNSEEN
    across = s.events[other] if knows_event(s, viewer, other) else UNSEEN
    if Event.PAINTED_SIGN in (known, across):
        return int(across)
    return int(known)


@rule
def expected_at(s: State, viewer: int, event: int, corner: int) -> bool:
    """Whether a player expects an event to act on a building."""
    before = (corner + SPOTS - 1) % SPOTS
    return expected_event(s, viewer, corner) == event or expected_event(s, viewer, before) == event


@rule
def expected_in(s: State, viewer: int, event: int, street: int) -> bool:
    """Whether a player expects an event to act in a street."""
    for spot in range(SPOTS):
        if SPOT_STREET[spot] == street and expected_event(s, viewer, spot) == event:
            return True
    return False


@rule
def seen(s: State, viewer: int, place: int) -> bool:
    """Whether a player knows the gangster at a place."""
    return s.known[place] >> viewer & 1 == 1


@rule
def force(s: State, viewer: int, corner: int, gang: int) -> int:
    """What a gang brings before a building: its strengths together, or its best pair or card where poker is played."""
    poker = expected_at(s, viewer, Event.POKER, corner)
    raised = expected_at(s, viewer, Event.SEDUCTION, corner)
    total = 0
    best = 0
    held = 0
    for place in range(PLACES_EACH * corner, PLACES_EACH * (corner + 1)):
        if s.town[place] != NOTHING and gang_of(s.town[place]) == gang:
            strength = STRENGTH_GUESS
            if seen(s, viewer, place):
                role = role_of(s.town[place])
                strength = s.options.strengths[role]
                if raised and s.options.women[role]:
                    strength += SEDUCTION_BONUS
                best = max(best, strength + (PAIR if held >> strength & 1 else 0))
                held |= 1 << strength
            else:
                best = max(best, strength)
            total += strength
    return best if poker else total


@rule
def loot_hope(s: State, viewer: int, corner: int, gang: int) -> int:
    """A gang's chances of the two tiles of a building, by the squares of what all bring there."""
    own = force(s, viewer, corner, gang)
    if own == 0:
        return 0
    together = 0
    squares = doubt(s)
    for other in range(s.players):
        brought = force(s, viewer, corner, other)
        together += brought
        squares += brought * brought
    first = WHOLE * own * own // squares
    second = (WHOLE - first) * own // (together + doubt(s) // CORNERS)
    return (first * expected_worth(s, viewer, corner, 0) + second * expected_worth(s, viewer, corner, 1)) // WHOLE


@rule
def plain_worth(s: State, viewer: int, corner: int, i: int) -> int:
    """What a tile will be worth by the events a player knows, guards left aside."""
    if s.tiles[TILES_EACH * corner] == UNSEEN:
        return SMALL_GUESS if i else BIG_GUESS
    source = corner
    before = (corner + SPOTS - 1) % SPOTS
    if expected_event(s, viewer, corner) == Event.STAGECOACH:
        source = (corner + 1) % CORNERS
    elif expected_event(s, viewer, before) == Event.STAGECOACH:
        source = before
    worth = s.tiles[TILES_EACH * source + i]
    if expected_at(s, viewer, Event.HIDDEN_LOOT, corner):
        worth += BONUS
    return int(worth)


@rule
def expected_worth(s: State, viewer: int, corner: int, i: int) -> int:
    """What a tile will bring: nothing if the deputy or the sheriff is expected to guard it."""
    if i == 1 and expected_at(s, viewer, Event.DEPUTY, corner):
        return 0
    worth = plain_worth(s, viewer, corner, i)
    if i == 0:
        before = (corner + SPOTS - 1) % SPOTS
        after = (corner + 1) % CORNERS
        if expected_event(s, viewer, corner) == Event.SHERIFF and worth > plain_worth(s, viewer, after, 0):
            return 0
        if expected_event(s, viewer, before) == Event.SHERIFF and worth > plain_worth(s, viewer, before, 0):
            return 0
    return worth


@rule
def arms(s: State, viewer: int, street: int, gang: int) -> int:
    """The revolvers a gang has in a street."""
    gun = expected_in(s, viewer, Event.MACHINE_GUN, street)
    total = 0
    for i in range(STREET_LENGTH[street]):
        place = STREET_PLACES[street][i]
        if s.town[place] != NOTHING and gang_of(s.town[place]) == gang:
            if seen(s, viewer, place):
                role = role_of(s.town[place])
                total += s.options.firepowers[role] + (GUN_BONUS if gun and role == Role.CHIEF else 0)
            else:
                total += FIREPOWER_GUESS
    return total


@rule
def price(s: State, viewer: int, street: int, gang: int) -> int:
    """The bounties on a gang's heads in a street."""
    total = 0
    for i in range(STREET_LENGTH[street]):
        place = STREET_PLACES[street][i]
        if s.town[place] != NOTHING and gang_of(s.town[place]) == gang:
            total += s.options.bounties[role_of(s.town[place])] if seen(s, viewer, place) else BOUNTY_GUESS
    return total


@rule
def bounty_hope(s: State, viewer: int, street: int, gang: int) -> int:
    """A gang's chance of being the best armed in a street, for the dearest of its rivals there."""
    own = arms(s, viewer, street, gang)
    if own == 0 or expected_in(s, viewer, Event.POWDER_KEG, street):
        return 0
    squares = doubt(s)
    dearest = 0
    for other in range(s.players):
        brought = arms(s, viewer, street, other)
        squares += brought * brought
        if other != gang:
            dearest = max(dearest, price(s, viewer, street, other))
    return own * own * dearest // squares
