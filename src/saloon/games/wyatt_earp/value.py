"""How strong a player stands in Wyatt Earp: his money, what the round would pay him, and what his hand can still bring.

`measure` adds up features, each times its weight; `weights.csv` holds the weights, fitted to games that bots played. Of
hands it reads the player's own alone.
"""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import rule
from saloon.games.wyatt_earp.cards import (
    CAPTURE,
    LEAD,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    PHOTO_REWARD,
    RICH,
    SERIES,
    THOUSAND,
    Card,
)
from saloon.games.wyatt_earp.scoring import paid_among, points_in, share_among, standings, sum_of, with_points
from saloon.games.wyatt_earp.state import Decision, State, printed_points

STAGES = 4
NEARLY_RICH = RICH - 5  # thousands from which on every further one counts more
FEW = 4  # cards with which a hand may soon be empty


class Feature(IntEnum):
    """What counts."""

    MONEY = 0  # dollars
    REWARDS = 1  # dollars that the round would pay him if it ended now
    SETTLED = 2  # the same, times how many cards fewer than five the shortest hand has
    ALONE = 3  # those of the dollars that he would share with nobody
    NEARLY = 4  # dollars of outlaws not yet captured, an eighth for each capture point they have
    IN_HAND = 5  # dollars more that the round would pay if he laid all he can and it ended then
    GOAL = 6  # dollars of money and rewards beyond $20,000
    POINTS = 7  # capture points in his territory
    MARGIN = 8  # points ahead of the best rival or behind, five at most, times thousands on the poster
    HIDDEN = 9  # capture points under Hideouts
    LONE = 10  # outlaws not opened of whom he holds one card
    PAIRS = 11  # outlaws not opened of whom he holds two
    SERIES = 12  # cards with which he can open outlaws
    JOINING = 13  # cards of outlaws already opened
    PHOTOS = 14  # in hand, as all that follow
    BANKS = 15
    STAGECOACHES = 16
    GUNS = 17
    MOST_WANTED = 18
    HIDEOUTS = 19
    WYATTS = 20
    GOING_OUT = 21  # cards fewer than four in hand
    PLAYING = 22  # whether he is on turn and has drawn, so that he may still play
    SHERIFF_LEFT = 23  # whether he may still play a sheriff card in this turn
    AIMING = 24  # whether he has hit and may choose the target
    NAMING = 25  # whether he may name an outlaw to ask for
    SEARCHING = 26  # whether he looks through the discard
    WAIT = 27  # turns before his next draw


@rule
def stage(s: State) -> int:
    """The round, from 0; those after the third are one."""
    return min(max(s.round_no - 1, 0), STAGES - 1)


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """How strong a player stands."""
    player = s.seats[seat]
    rewards = 0
    total = 0
    for outlaw in range(OUTLAWS):
        held = standings(s, outlaw) if s.opened[outlaw] else 0
        now = paid_among(s, held, seat, s.posters[outlaw])
        rewards += now
        if s.opened[outlaw]:
            total += hunt(s, seat, outlaw, held, now, weights)
        total += cards_of(s, seat, outlaw, held, now, weights)
    total += player.money * THOUSAND * weights[Feature.MONEY] + rewards * THOUSAND * weights[Feature.REWARDS]
    total += rewards * THOUSAND * cards_missing(s) * weights[Feature.SETTLED]
    total += max(player.money + rewards - NEARLY_RICH, 0) * THOUSAND * weights[Feature.GOAL]
    for kind in range(Card.BANK_ROBBERY, Card.WYATT_EARP + 1):
        total += player.hand[kind] * weights[Feature.BANKS + kind - Card.BANK_ROBBERY]
    total += max(FEW - player.cards, 0) * weights[Feature.GOING_OUT]
    return total + in_turn(s, seat, weights)


@rule
def in_turn(s: State, seat: int, weights: Sequence[int]) -> int:
    """Where the turn is: before a player, with him, or past him."""
    if s.decision == Decision.DRAW:
        return (seat - s.turn + s.players) % s.players * weights[Feature.WAIT]
    total = (seat - s.turn - 1 + s.players) % s.players * weights[Feature.WAIT]
    if s.turn == seat:
        total += weights[Feature.PLAYING]
        if not s.sheriff_played:
            total += weights[Feature.SHERIFF_LEFT]
        if s.decision == Decision.NAME:
            total += weights[Feature.NAMING]
        elif s.decision == Decision.FETCH:
            total += weights[Feature.SEARCHING]
        elif Decision.PLACE <= s.decision <= Decision.UNHIDE:
            total += weights[Feature.AIMING]
    return total


@rule
def cards_missing(s: State) -> int:
    """How many cards fewer than five the shortest hand has: the fewer, the nearer the end of the round."""
    shortest = FEW + 1
    for seat in range(s.players):
        shortest = min(shortest, s.seats[seat].cards)
    return FEW + 1 - shortest


@rule
def hunt(s: State, seat: int, outlaw: int, held: int, now: int, weights: Sequence[int]) -> int:
    """What a player's territory says about one outlaw."""
    player = s.seats[seat]
    if player.hideouts[outlaw]:
        return printed_points(player, outlaw) * weights[Feature.HIDDEN]
    own = points_in(held, seat)
    if own == 0:
        return 0
    total = own * weights[Feature.POINTS]
    total += min(max(lead_of(s, held, seat), -LEAD), LEAD) * s.posters[outlaw] * weights[Feature.MARGIN]
    if now > 0:
        return total + (now * THOUSAND * weights[Feature.ALONE] if now == s.posters[outlaw] else 0)
    promised = share_among(s, held, seat, s.posters[outlaw])
    return total + promised * THOUSAND * min(sum_of(s, held), CAPTURE) // CAPTURE * weights[Feature.NEARLY]


@rule
def lead_of(s: State, held: int, seat: int) -> int:
    """How many points a player is ahead of the best of the others; less than none if he is behind."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, points_in(held, other))
    return points_in(held, seat) - best


@rule
def cards_of(s: State, seat: int, outlaw: int, held: int, now: int, weights: Sequence[int]) -> int:
    """What a player's hand says about one outlaw: his cards and his Photo."""
    player = s.seats[seat]
    count = player.hand[outlaw]
    photo = player.hand[Card.PHOTO + outlaw]
    total = photo * weights[Feature.PHOTOS]
    if s.opened[outlaw]:
        total += count * weights[Feature.JOINING]
    elif count >= SERIES:
        total += count * weights[Feature.SERIES]
    elif count > 0:
        return total + (weights[Feature.LONE] if count == 1 else weights[Feature.PAIRS])
    else:
        return total
    return total + brings(s, seat, outlaw, held, now) * THOUSAND * weights[Feature.IN_HAND]


@rule
def brings(s: State, seat: int, outlaw: int, held: int, now: int) -> int:
    """How many thousands more an outlaw would pay a player who laid all his cards of him but for the last in hand."""
    player = s.seats[seat]
    count = min(player.hand[outlaw], player.cards - 1)
    photo = player.hand[Card.PHOTO + outlaw]
    if count + photo <= 0 or player.hideouts[outlaw]:
        return 0
    more = count * OUTLAW_POINTS + photo * PHOTO_POINTS
    pot = s.posters[outlaw] + max(count - 1, 0) + photo * PHOTO_REWARD
    return paid_among(s, with_points(held, seat, points_in(held, seat) + more), seat, pot) - now
