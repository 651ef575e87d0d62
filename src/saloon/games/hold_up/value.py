"""How strong a player stands in Hold-up: what his gang would take before the buildings and in the streets, as things
stand and as they may end, and what he keeps in hand and in the dark.

`measure` adds up features, each times its weight; `weights.csv` holds the weights, fitted to games that bots played,
for each number of players by themselves. A player reckons with the events he has seen; of the others he expects
nothing. Gangsters count as they are: a bot is only ever shown a world in which those it has not seen are anybody's
guess.
"""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import rule
from saloon.games.hold_up.cards import (
    BONUS,
    CORNERS,
    PLACES,
    PLACES_EACH,
    ROLES,
    SIDE_CORNER,
    SIDE_STREET,
    SIDES,
    SPOTS,
    STREETS,
    TILES_EACH,
    Event,
)
from saloon.games.hold_up.placing import to_place
from saloon.games.hold_up.robberies import (
    deputy_guards,
    gathered,
    opposite,
    raised_at,
    sheriff_guards,
    slides,
    strength_of,
)
from saloon.games.hold_up.secrets import known_events, knows_event
from saloon.games.hold_up.settling import (
    arms_in,
    bounties_in,
    bounty_money,
    bounty_of,
    loot_money,
    street_in_turn,
)
from saloon.games.hold_up.state import (
    EVENT_BITS,
    NOTHING,
    UNSEEN,
    State,
    Step,
    across,
    event_at,
    face_down,
    gang_of,
    goes_before,
    lies_beside,
    lies_in,
    role_of,
    share,
    total,
    turn_number,
)

FEWEST = 2  # players
ROUNDS = 7  # of placing, that have weights of their own
STAGES = ROUNDS + 1
BIG_GUESS = 700  # loot that lies face down, on average the bigger of two tiles ...
SMALL_GUESS = 400  # ... and the smaller one
PAIR = 12  # what a pair adds to its strength where poker is played: more than any single card has
DOUBT = 3  # how far each gangster still to come puts a lead in doubt
ROOM = 6  # no more than so many gangsters still to come for each free place
WHOLE = 1000  # chances are counted in thousandths
NEVER = 99  # more than any strength


class Feature(IntEnum):
    """What counts. Loot and bounties are in dollars."""

    MONEY = 0  # what he has taken, once the buildings are robbed
    LOOT_NOW = 1  # the tiles he would take if the buildings were robbed as things stand
    LOOT_HOPE = 2  # the same by his chances, with all that is still to come
    BOUNTY_NOW = 3  # the dearest gangs he would capture if scores were settled as things stand
    BOUNTY_HOPE = 4  # the same by his chances
    STRENGTH_LEFT = 5  # of the cards he can still place at best
    FIREPOWER_LEFT = 6  # of all cards he has not placed, in revolvers
    QUOTA = 7  # gangsters he may still place face down
    SECRETS = 8  # gangsters of his that no rival knows
    SECRET_STRENGTH = 9  # their strength
    EVENTS_SEEN = 10
    RIVALS_SEEN = 11  # gangsters that lie face down and that he knows
    ORDER = 12  # seats before his in the turn order, which settles ties


@rule
def stage(s: State) -> int:
    """The round of the placing, from 0, then the settling of scores; each number of players has its own stages."""
    first = STAGES * (s.players - FEWEST)
    if s.step > Step.PLACING:
        return first + ROUNDS
    return first + min(max((ROUNDS * s.players - to_come(s)) // s.players, 0), ROUNDS - 1)


@rule
def to_come(s: State) -> int:
    """How many gangsters will still be placed."""
    count = 0
    if s.step <= Step.PLACING:
        for seat in range(s.players):
            count += to_place(s, seat)
    return count


@rule
def measure(s: State, player: int, weights: Sequence[int]) -> int:
    """How strong a player stands."""
    foreseen = foresee(s, player)
    coming = to_come(s)
    strength = turn_number(s, player) * weights[Feature.ORDER]
    if s.step > Step.PLACING:
        strength += (loot_money(s, player) + bounty_money(s, player)) * weights[Feature.MONEY]
    else:
        strength += held_back(s, player, weights) + secrets(s, player, weights)
        for corner in range(CORNERS):
            strength += loot_at(s, foreseen, corner, player, coming, weights)
    for number in range(s.settled, STREETS):
        street = street_in_turn(s, number)
        if not lies_in(foreseen, Event.POWDER_KEG, street):
            strength += bounty_in_street(s, foreseen, street, player, coming, weights)
    return strength


@rule
def foresee(s: State, player: int) -> int:
    """The events that will act, as far as a player knows them; the painted sign moves before anything else acts."""
    foreseen = known_events(s, player)
    if s.step <= Step.PLACING:
        for spot in range(SPOTS):
            if event_at(foreseen, spot) == Event.PAINTED_SIGN:
                other = opposite(s, spot)
                moved = event_at(foreseen, spot) ^ event_at(foreseen, other)
                return foreseen ^ (moved << EVENT_BITS * spot | moved << EVENT_BITS * other)
    return foreseen


@rule
def loot_at(s: State, foreseen: int, corner: int, player: int, coming: int, weights: Sequence[int]) -> int:
    """What a player's gang takes of a building: now by its rank, later by the squares of what all gangs bring."""
    forces = gather(s, foreseen, corner)
    own = total(forces, player)
    if own <= 0:
        return 0
    ahead = 0
    strongest = 0
    squares = own * own + doubt(coming, room_at(s, corner))
    for gang in range(s.players):
        rival = total(forces, gang)
        if gang != player and rival > 0:
            squares += rival * rival
            strongest = max(strongest, rival)
            if goes_before(s, rival, gang, own, player):
                ahead += 1
    big_guarded = guarded(s, foreseen, corner, 0)
    big = 0 if big_guarded else worth(s, foreseen, corner, 0)
    small = 0 if guarded(s, foreseen, corner, 1) else worth(s, foreseen, corner, 1)
    if slides(s, big_guarded):
        big = small
        small = 0
    first = WHOLE * own * own // squares
    second = (WHOLE - first) * own * own // (squares - strongest * strongest) if strongest > 0 else 0
    strength = (first * big + second * small) // WHOLE * weights[Feature.LOOT_HOPE]
    if ahead < TILES_EACH:
        strength += (small if ahead else big) * weights[Feature.LOOT_NOW]
    return strength


@rule
def gather(s: State, foreseen: int, corner: int) -> int:
    """What all gangs bring before a building: their strengths together, or hands where poker is foreseen."""
    raised = raised_at(foreseen, corner)
    if not lies_beside(foreseen, Event.POKER, corner):
        return gathered(s, corner, raised)
    forces = 0
    for gang in range(s.players):
        hand = best_hand(s, corner, gang, raised)
        if hand > 0:
            forces += share(gang, hand)
    return forces


@rule
def best_hand(s: State, corner: int, gang: int, raised: int) -> int:
    """A gang's best pair before a building, or its best card; 0 if it has none. This is no rank of a hand: others may
    still join it, and chances go by a force of about the size of sums."""
    best = 0
    held = 0
    for place in range(PLACES_EACH * corner, PLACES_EACH * (corner + 1)):
        if s.town[place] != NOTHING and gang_of(s.town[place]) == gang:
            strength = strength_of(s, s.town[place], raised)
            best = max(best, strength + (PAIR if held >> strength & 1 else 0))
            held |= 1 << strength
    return best


@rule
def doubt(coming: int, room: int) -> int:
    """How open a place still is, as the square of a force: gangsters to come, as far as there is room for them."""
    return 1 + DOUBT * min(coming, ROOM * room)


@rule
def room_at(s: State, corner: int) -> int:
    """Free places before a building."""
    room = 0
    for side in range(SIDES):
        if SIDE_CORNER[side] == corner:
            room += s.room[side]
    return room


@rule
def room_in(s: State, street: int) -> int:
    """Free places in a street."""
    room = 0
    for side in range(SIDES):
        if SIDE_STREET[side] == street:
            room += s.room[side]
    return room


@rule
def worth(s: State, foreseen: int, corner: int, i: int) -> int:
    """What a tile will be worth: HU-12, the loot from across the stagecoach, and what is hidden; face down, a guess."""
    found = int(s.tiles[TILES_EACH * across(foreseen, Event.STAGECOACH, corner) + i])
    if found == UNSEEN:
        found = SMALL_GUESS if i else BIG_GUESS
    return found + (BONUS if lies_beside(foreseen, Event.HIDDEN_LOOT, corner) else 0)


@rule
def guarded(s: State, foreseen: int, corner: int, i: int) -> bool:
    """Whether the sheriff, for the bigger tile, or the deputy, for the smaller one, will guard it."""
    if not lies_beside(foreseen, Event.DEPUTY if i else Event.SHERIFF, corner):
        return False
    big = worth(s, foreseen, corner, 0)
    small = worth(s, foreseen, corner, 1)
    if i:
        return deputy_guards(s, big, small)
    return sheriff_guards(big, small, worth(s, foreseen, across(foreseen, Event.SHERIFF, corner), 0))


@rule
def bounty_in_street(s: State, foreseen: int, street: int, player: int, coming: int, weights: Sequence[int]) -> int:
    """What a player's gang collects in a street if it is the best armed: the bounty on the dearest rival gang."""
    arms = arms_in(s, foreseen, street)
    own = total(arms, player)
    if own == NOTHING:
        return 0
    bounties = bounties_in(s, street)
    best = True
    dearest = 0
    squares = own * own + doubt(coming, room_in(s, street))
    for gang in range(s.players):
        rival = total(arms, gang)
        if gang != player and rival != NOTHING:
            squares += rival * rival
            dearest = max(dearest, bounty_of(bounties, gang))
            if goes_before(s, rival, gang, own, player):
                best = False
    strength = own * own * dearest // squares * weights[Feature.BOUNTY_HOPE]
    return strength + dearest * weights[Feature.BOUNTY_NOW] if best else strength


@rule
def held_back(s: State, player: int, weights: Sequence[int]) -> int:
    """What a player still has to place; HU-02: the two weakest cards may be those he never uses."""
    own = s.seats[player]
    strengths = 0
    firepowers = 0
    weakest = NEVER
    second = NEVER
    for role in range(ROLES):
        if own.hand[role] + own.pile[role] > 0:
            strength = s.options.strengths[role]
            strengths += strength
            firepowers += s.options.firepowers[role]
            if strength < weakest:
                second = weakest
                weakest = strength
            elif strength < second:
                second = strength
    strengths = max(strengths - weakest - second, 0)
    return strengths * weights[Feature.STRENGTH_LEFT] + firepowers * weights[Feature.FIREPOWER_LEFT]


@rule
def secrets(s: State, player: int, weights: Sequence[int]) -> int:
    """What a player keeps in the dark, and what he has seen there."""
    strength = s.seats[player].quota * weights[Feature.QUOTA]
    for spot in range(SPOTS):
        if knows_event(s, player, spot):
            strength += weights[Feature.EVENTS_SEEN]
    for place in range(PLACES):
        if s.known[place] == 1 << player:
            strength += weights[Feature.SECRETS]
            strength += s.options.strengths[role_of(s.town[place])] * weights[Feature.SECRET_STRENGTH]
        elif face_down(s, place) and s.known[place] >> player & 1 and gang_of(s.town[place]) != player:
            strength += weights[Feature.RIVALS_SEEN]
    return strength
