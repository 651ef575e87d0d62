"""The draw pile and the discard: drawing, the one reshuffle, and the shot."""

from saloon.engine import draw, emit, pour, rule, size
from saloon.games.wyatt_earp.hands import gain_unseen
from saloon.games.wyatt_earp.options import EmptyPileShot
from saloon.games.wyatt_earp.state import (
    NOTHING,
    Ending,
    Happening,
    State,
    can_supply,
    is_hit,
)


@rule
def put_on_discard(s: State, kind: int) -> None:
    """A card goes on top of the discard, face up."""
    s.discard[kind] += 1
    s.under = s.top
    s.top = kind


@rule
def take_top(s: State) -> int:
    """The top card comes off the discard, and the one below shows."""
    kind = s.top
    s.discard[kind] -= 1
    s.top = s.under
    s.under = NOTHING
    return kind


@rule
def reshuffle(s: State) -> None:
    """WE-02, WE-03: once a round, when a card is needed and none is left, the whole discard becomes the pile."""
    count = size(s.discard)
    pour(s.discard, s.pile)
    s.top = NOTHING
    s.under = NOTHING
    s.reshuffled = 1
    for i in range(s.searches_n):
        s.searches[i].stale = 1
    emit(s, Happening.RESHUFFLED, count)


@rule
def turn_card(s: State) -> int:
    """The top card of the pile, which is shuffled anew if need be."""
    left = size(s.pile)
    if left == 0:
        reshuffle(s)
        left = size(s.pile)
    return draw(s, s.pile, left)


@rule
def draw_two(s: State, seat: int) -> bool:
    """Two cards from the pile, or WE-43, WE-46: the second exhaustion, which ends the round at once."""
    if not can_supply(s, 2):
        s.ended = Ending.EXHAUSTED
        return False
    for _ in range(2):
        kind = turn_card(s)
        gain_unseen(s, seat, kind)
        emit(s, Happening.DREW, seat, kind)
    return True


@rule
def shoot(s: State, seat: int) -> bool:
    """WE-17: the top card of the pile goes on the discard; a bullet hole is a hit. Without a card the round ends."""
    if not can_supply(s, 1):
        s.ended = Ending.EXHAUSTED
        return False
    kind = turn_card(s)
    put_on_discard(s, kind)
    s.shot = kind
    s.shooter = seat
    hit = is_hit(kind)
    emit(s, Happening.SHOT, seat, kind, 1 if hit else 0)
    return hit


@rule
def may_shoot(s: State) -> bool:
    """WE-43: by option, a shot without a card to turn is not playable."""
    return s.options.empty_pile_shot == EmptyPileShot.END_ROUND or can_supply(s, 1)
