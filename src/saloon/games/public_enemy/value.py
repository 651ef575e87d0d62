"""How strong a player stands in Public Enemy Number One: the tokens he owns, and those that the round may bring him.

`measure` adds up features, each times its weight; `weights.csv` holds the weights, fitted to games that bots played.
Everything it weighs lies open.
"""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import rule
from saloon.games.public_enemy.cards import ALL_WANTED, DECKS, GANGS, NO_CARD, POINTS, TOWNS
from saloon.games.public_enemy.duel import count_seats
from saloon.games.public_enemy.state import (
    Decision,
    Seat,
    State,
    face_down,
    face_up,
    gang_of,
    holds,
    leader_of,
    points,
)

STAGES = 6
MOST_LEAD = 12  # points; to be further ahead or behind makes no difference
THREE = 3
NO_FEATURE = -1
NEARLY_OUT = 1  # face-down cards with which a deck may soon run out


class Feature(IntEnum):
    """What counts. A gang is missing while the player does not own its Wanted token."""

    WANTED = 0  # Wanted tokens owned
    THREE_WANTED = 1  # whether they are three or four
    ONE = 2  # whether he holds the One token
    ONE_AND_WANTED = 3  # Wanted tokens owned by its holder
    MAJORITIES = 4  # Wanted tokens that he would win if the round ended now
    MAJORITIES_SOON = 5  # the same while the round may end soon
    SAFE = 6  # missing gangs of which he has at least two more than anybody else
    TIES = 7  # missing gangs of which nobody has more and another as many, the leader being elsewhere
    BEHIND = 8  # missing gangs of which another has more
    LEADERS = 9  # leaders of missing gangs
    OUTLAWS = 10  # outlaws of missing gangs
    TOP = 11  # whether he would hold One if the round ended now
    LEAD = 12  # points ahead of the best rival, or behind
    FOUR_TOKENS = 13  # whether he would own four tokens or more if the round ended now
    VICTORY = 14  # whether he would win the game if the round ended now
    VICTORY_SOON = 15  # the same while the round may end soon
    GANGS = 16  # gangs in front of him
    LAST_GANG = 17  # tokens he would win by drawing the fourth gang, which shows in a town
    LAST_GANG_WINS = 18  # whether that would win the game
    SHERIFF = 19  # whether a Sheriff waits for his choice
    BOUNTY_HUNTER = 20  # whether a Bounty Hunter does
    SWINDLER = 21  # whether a Swindler does
    WAIT = 22  # turns before his next draw
    DOLLARS = 23  # tiles


@rule
def stage(s: State) -> int:
    """The round, from 0; those after the fifth are one."""
    return min(max(s.round_no - 1, 0), STAGES - 1)


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """How strong a player stands."""
    own = s.seats[seat]
    gained = tokens_now(s, seat)
    lead = points(s, seat) - best_rival(s, seat)
    total = possessions(s, seat, weights) + end_now(s, seat, gained, lead, weights)
    for gang in range(GANGS):
        if not own.wanted >> gang & 1:
            total += stake(s, seat, gang, gained, weights)
    gangs = gangs_held(own)
    total += gangs * weights[Feature.GANGS] + own.dollars * weights[Feature.DOLLARS]
    if gangs == GANGS - 1:
        total += last_gang(s, seat, gained, lead, weights)
    if s.actor == seat and Decision.SHERIFF <= s.decision <= Decision.SWINDLER:
        total += weights[Feature.SHERIFF + s.decision - Decision.SHERIFF]
    return total + (seat - next_to_draw(s) + s.players) % s.players * weights[Feature.WAIT]


@rule
def next_to_draw(s: State) -> int:
    """Who draws next: the player on turn, unless he has drawn already."""
    return s.turn if s.decision == Decision.TURN else (s.turn + 1) % s.players


@rule
def possessions(s: State, seat: int, weights: Sequence[int]) -> int:
    """Tokens owned."""
    wanted = count_seats(s.seats[seat].wanted)
    total = wanted * weights[Feature.WANTED]
    if wanted >= THREE:
        total += weights[Feature.THREE_WANTED]
    if s.holder == seat:
        total += weights[Feature.ONE] + wanted * weights[Feature.ONE_AND_WANTED]
    return total


@rule
def tokens_now(s: State, seat: int) -> int:
    """A bit for each missing gang whose Wanted token the player would win if the round ended now."""
    gained = 0
    for gang in range(GANGS):
        if not s.seats[seat].wanted >> gang & 1:
            own = s.seats[seat].stacks[gang]
            most = most_of_rivals(s, seat, gang)
            if own.count >= most and own.count >= enough(most, holds(own, leader_of(gang))):
                gained |= 1 << gang
    return gained


@rule
def enough(most: int, leads: bool) -> int:
    """PE-11, PE-12: how many outlaws of a gang have the majority if the best of the others has so many."""
    return max(most, 1) if leads else most + 1


@rule
def most_of_rivals(s: State, seat: int, gang: int) -> int:
    """How many outlaws of a gang the best of the others has."""
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.seats[rival].stacks[gang].count)
    return most


@rule
def best_rival(s: State, seat: int) -> int:
    """The points of the best of the others."""
    best = 0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, points(s, rival))
    return best


@rule
def end_now(s: State, seat: int, gained: int, lead: int, weights: Sequence[int]) -> int:
    """What the player would have if the round ended now."""
    wins = count_seats(gained)
    top = keeps_one(s, seat, lead)
    total = wins * weights[Feature.MAJORITIES] + min(max(lead, -MOST_LEAD), MOST_LEAD) * weights[Feature.LEAD]
    if top:
        total += weights[Feature.TOP]
    if count_seats(s.seats[seat].wanted) + wins + top >= GANGS:
        total += weights[Feature.FOUR_TOKENS]
    if would_win(s, seat, gained, top):
        total += weights[Feature.VICTORY]
    if (wins or top) and may_end_soon(s):
        total += wins * weights[Feature.MAJORITIES_SOON]
        if would_win(s, seat, gained, top):
            total += weights[Feature.VICTORY_SOON]
    return total


@rule
def keeps_one(s: State, seat: int, lead: int) -> bool:
    """PE-15: the most points take One, and equals leave it with its holder."""
    return lead > 0 or (lead == 0 and s.holder == seat)


@rule
def would_win(s: State, seat: int, gained: int, top: bool) -> bool:
    """PE-16: One's holder wins with his last Wanted token, before points are counted."""
    return s.seats[seat].wanted | gained == ALL_WANTED and (top or s.holder == seat)


@rule
def may_end_soon(s: State) -> bool:
    """Whether somebody has three gangs, or a deck may run out."""
    for seat in range(s.players):
        if gangs_held(s.seats[seat]) >= GANGS - 1:
            return True
    for d in range(DECKS):
        if face_down(s.decks[d]) <= NEARLY_OUT:
            return True
    return False


@rule
def stake(s: State, seat: int, gang: int, gained: int, weights: Sequence[int]) -> int:
    """What a player has in a gang that is missing."""
    own = s.seats[seat].stacks[gang]
    total = own.count * weights[Feature.OUTLAWS]
    if holds(own, leader_of(gang)):
        total += weights[Feature.LEADERS]
    most = most_of_rivals(s, seat, gang)
    found = hold_on(own.count, most, gained >> gang & 1)
    return total + weights[found] if found != NO_FEATURE else total


@rule
def hold_on(count: int, most: int, wins: int) -> int:
    """How a player stands in a gang that is missing: safe, tied, behind or none of these."""
    if count > most + 1:
        return Feature.SAFE
    if most > count:
        return Feature.BEHIND
    return Feature.TIES if count > 0 and not wins else NO_FEATURE


@rule
def gangs_held(seat: Seat) -> int:
    """How many gangs lie in front of a player."""
    count = 0
    for gang in range(GANGS):
        if seat.stacks[gang].count > 0:
            count += 1
    return count


@rule
def missing_gang(seat: Seat) -> int:
    """The first gang that a player has nobody of, or the last of all."""
    for gang in range(GANGS - 1):
        if seat.stacks[gang].count == 0:
            return gang
    return GANGS - 1


@rule
def last_gang(s: State, seat: int, gained: int, lead: int, weights: Sequence[int]) -> int:
    """PE-10: what it would bring to end the round by drawing the fourth gang, if it shows in a town."""
    gang = missing_gang(s.seats[seat])
    if not shows(s, gang):
        return 0
    if most_of_rivals(s, seat, gang) == 0 and not s.seats[seat].wanted >> gang & 1:
        gained |= 1 << gang
    top = keeps_one(s, seat, lead + POINTS[1])
    total = (count_seats(gained) + top) * weights[Feature.LAST_GANG]
    if would_win(s, seat, gained, top):
        total += weights[Feature.LAST_GANG_WINS]
    return total


@rule
def shows(s: State, gang: int) -> bool:
    """Whether an outlaw of a gang lies face up where it can be drawn."""
    for town in range(TOWNS):
        if town != s.cavalry and s.decks[town].face != NO_CARD and gang_of(face_up(s, town)) == gang:
            return True
    return False
