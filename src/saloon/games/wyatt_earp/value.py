"""What a state of Wyatt Earp is worth to a player, in tens of dollars: the rule of thumb of the greedy bot.

Money, what the round would pay if it ended now, and what the cards in hand may still bring. It reads what lies open and
the player's own hand, nothing else.
"""

from saloon.engine import NOBODY, rule
from saloon.games.wyatt_earp.cards import CAPTURE, OUTLAWS, SERIES, Card
from saloon.games.wyatt_earp.scoring import captured, share
from saloon.games.wyatt_earp.state import State, points, total_points

WON = 100  # a thousand dollars
POINT = 4  # a capture point in front of me
NEARLY = 3  # a point towards a capture
CARD = 2  # a card in hand
PAIR = 3  # two of an outlaw in hand
TRIPLE = 12
JOINABLE = 5  # a card of an opened outlaw
PHOTO = 8
SHERIFF = 6
RIVAL_SHARE = 2


@rule
def value(s: State, seat: int) -> int:
    """A player's prospects, less a part of his best rival's."""
    rival = -1
    for other in range(s.players):
        if other != seat:
            rival = max(rival, fortune(s, other))
    own = fortune(s, seat)
    if s.actor == NOBODY:
        return own * WON + (WON if s.winner == seat else 0)
    return own - rival // RIVAL_SHARE + hand_worth(s, seat)


@rule
def fortune(s: State, seat: int) -> int:
    """Money, and what the posters promise a player as things stand."""
    player = s.seats[seat]
    total = player.money * WON
    for outlaw in range(OUTLAWS):
        own = points(player, outlaw)
        if captured(s, outlaw):
            total += share(s, outlaw, seat) * WON * 3 // 4
        elif own > 0:
            total += NEARLY * s.posters[outlaw] * total_points(s, outlaw) * own // CAPTURE
        total += own * POINT
    return total


@rule
def hand_worth(s: State, seat: int) -> int:
    """Cards that can become something."""
    hand = s.seats[seat].hand
    worth = min(s.seats[seat].cards, 10) * CARD
    for outlaw in range(OUTLAWS):
        count = hand[outlaw]
        if s.opened[outlaw]:
            worth += count * JOINABLE
        elif count >= SERIES:
            worth += TRIPLE * count
        elif count == SERIES - 1:
            worth += PAIR * count
        if hand[Card.PHOTO + outlaw] and (s.opened[outlaw] or count >= SERIES):
            worth += PHOTO
    for kind in range(Card.BANK_ROBBERY, Card.WYATT_EARP + 1):
        worth += min(hand[kind], 2) * SHERIFF
    return worth
