"""Cards that come to a hand and leave it, and what everybody learns from that.

WE-61: cards that were seen are a matter of memory. Of each hand the table knows which cards it must hold (`held`) and,
once its player has said to have none of an outlaw, how many of those it can hold (`most`).
"""

from saloon.engine import rule
from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS, Card
from saloon.games.wyatt_earp.state import (
    NO_CAP,
    Search,
    State,
    in_packed,
    with_packed,
)


@rule
def gain_unseen(s: State, seat: int, kind: int) -> None:
    """A card that only its player sees."""
    player = s.seats[seat]
    player.hand[kind] += 1
    player.cards += 1
    for outlaw in range(OUTLAWS):
        if player.most[outlaw] != NO_CAP:
            player.most[outlaw] += 1


@rule
def gain_open(s: State, seat: int, kind: int) -> None:
    """A card that everybody sees go into the hand."""
    player = s.seats[seat]
    player.hand[kind] += 1
    player.cards += 1
    player.held[kind] += 1
    if kind < OUTLAWS and player.most[kind] != NO_CAP:
        player.most[kind] += 1


@rule
def lose(s: State, seat: int, kind: int, count: int) -> None:
    """Cards that leave a hand, for all to see."""
    player = s.seats[seat]
    player.hand[kind] -= count
    player.cards -= count
    if kind < OUTLAWS and player.most[kind] != NO_CAP:
        player.most[kind] -= count
    surprising = max(count - player.held[kind], 0)
    player.held[kind] -= count - surprising
    if surprising > 0:
        for i in range(s.searches_n):
            search = s.searches[i]
            if search.seat == seat and not is_closed(search, kind):
                search.lost = with_packed(search.lost, kind, in_packed(search.lost, kind) + surprising)


@rule
def is_closed(search: Search, kind: int) -> bool:
    """Whether the player has said since the search that he had none of a kind."""
    return kind < OUTLAWS and search.closed >> kind & 1 == 1


@rule
def say_none(s: State, seat: int, outlaw: int) -> None:
    """WE-23, WE-59: everybody learns that a hand holds no card of an outlaw."""
    s.seats[seat].most[outlaw] = 0
    for i in range(s.searches_n):
        if s.searches[i].seat == seat:
            s.searches[i].closed |= 1 << outlaw


@rule
def note_search(s: State, seat: int, kind: int) -> None:
    """WE-53: only the player knows what he keeps (NOTHING: he plays it at once); the table knows what it can be."""
    search = s.searches[s.searches_n]
    search.seat = seat
    search.kind = kind
    search.could = 0
    for other in range(KINDS):
        if other != Card.WYATT_EARP:
            search.could = with_packed(search.could, other, seen_in_discard(s, other))
    s.searches_n += 1


@rule
def seen_in_discard(s: State, kind: int) -> int:
    """How many cards of a kind the table has seen go to the discard and not come back."""
    count = s.discard[kind]
    for i in range(s.searches_n):
        if s.searches[i].kind == kind and not s.searches[i].stale:
            count += 1
    return count


@rule
def take_openly(s: State, kind: int) -> None:
    """A card taken out of the middle of the discard for all to see: nobody had kept it before."""
    left = seen_in_discard(s, kind) - 1
    s.discard[kind] -= 1
    for i in range(s.searches_n):
        search = s.searches[i]
        if not search.stale and in_packed(search.could, kind) > left:
            search.could = with_packed(search.could, kind, left)


@rule
def forget_hands(s: State) -> None:
    """A new deal: nobody knows anything of anybody's hand."""
    for seat in range(s.players):
        player = s.seats[seat]
        for kind in range(KINDS):
            player.held[kind] = 0
        for outlaw in range(OUTLAWS):
            player.most[outlaw] = NO_CAP
    for i in range(s.searches_n):
        clear_search(s.searches[i])
    s.searches_n = 0


@rule
def clear_search(search: Search) -> None:
    """As before any search."""
    search.seat = 0
    search.kind = 0
    search.stale = 0
    search.closed = 0
    search.could = 0
    search.lost = 0
