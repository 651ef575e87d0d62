"""What a state of Public Enemy Number One is worth to a player: the rule of thumb of the greedy bot.

Tokens owned, and those that the cards on the table would bring if the round ended now. Everything it weighs lies open.
"""

from saloon.engine import rule
from saloon.games.public_enemy.cards import GANGS
from saloon.games.public_enemy.scoring import has_won
from saloon.games.public_enemy.state import State, holds, leader_of, points, tokens

VICTORY = 100_000
TOKEN = 1_000
LEADING = 420  # a majority, or the highest total, if the round ended now
SHARING = 90
CARD = 30  # in a gang whose token is still to be won
POINT = 8  # ahead of or behind the best rival
MOST_POINTS = 12  # more of a lead is worth no more
LEADER = 40
RIVAL_SHARE = 2


@rule
def value(s: State, seat: int) -> int:
    """A player's prospects, less a part of his best rival's."""
    best = -VICTORY
    for rival in range(s.players):
        if rival != seat:
            best = max(best, prospects(s, rival))
    return prospects(s, seat) - best // RIVAL_SHARE


@rule
def prospects(s: State, seat: int) -> int:
    """Tokens owned and tokens within reach."""
    if has_won(s, seat):
        return VICTORY
    worth = tokens(s, seat) * TOKEN + reach_of_one(s, seat)
    for gang in range(GANGS):
        if not s.seats[seat].wanted >> gang & 1:
            worth += reach_of_wanted(s, seat, gang)
    return worth


@rule
def reach_of_wanted(s: State, seat: int, gang: int) -> int:
    """What the stack of a gang promises whose token the player has not got."""
    own = s.seats[seat].stacks[gang].count
    if own == 0:
        return 0
    worth = own * CARD
    leader = holds(s.seats[seat].stacks[gang], leader_of(gang))
    if leader:
        worth += LEADER
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.seats[rival].stacks[gang].count)
    if own > most or (own == most and leader):
        return worth + LEADING
    return worth + SHARING if own == most else worth


@rule
def reach_of_one(s: State, seat: int) -> int:
    """What the points promise: to take the One token, or to keep it."""
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, points(s, rival))
    lead = points(s, seat) - most
    worth = min(max(lead, -MOST_POINTS), MOST_POINTS) * POINT
    return worth + LEADING if lead > 0 else worth
