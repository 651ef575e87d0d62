"""What the table remembers of hands, and what a world must be like to fit it.

A world is what the searches kept and what the other hands hold; see `knowledge`.
"""

from saloon.engine import impossible, roll, rule, size
from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS
from saloon.games.wyatt_earp.hands import is_closed
from saloon.games.wyatt_earp.state import NO_CAP, NOTHING, State, in_packed


@rule
def keep(s: State, i: int, kind: int) -> None:
    """Say what a search kept: it is not in the discard any more, if that is still the same."""
    s.searches[i].kind = kind
    if not s.searches[i].stale:
        s.discard[kind] -= 1
        s.pile[kind] += 1


@rule
def kept_is_possible(s: State) -> bool:
    """No more of a kind kept than lay there, and what lies on top of the discard is still there."""
    for i in range(s.searches_n):
        search = s.searches[i]
        if search.kind != NOTHING and kept_so_far(s, i) > in_packed(search.could, search.kind):
            return False
    for kind in range(KINDS):
        if s.discard[kind] < (s.top == kind) + (s.under == kind):
            return False
    return True


@rule
def kept_so_far(s: State, i: int) -> int:
    """How many cards of the kind that a search kept had been kept from the same discard, that one included."""
    count = 0
    for j in range(i + 1):
        if s.searches[j].kind == s.searches[i].kind and s.searches[j].stale == s.searches[i].stale:
            count += 1
    return count


@rule
def deal_known(s: State, observer: int) -> bool:
    """Give every other hand what it must hold; whether there are cards and room for it."""
    for seat in range(s.players):
        if seat != observer:
            player = s.seats[seat]
            for kind in range(KINDS):
                needed = player.held[kind]
                if s.searches_n > 0:
                    more = kept_needed(s, seat, kind)
                    if more < 0:
                        return False
                    needed += more
                player.hand[kind] = needed
                s.pile[kind] -= needed
            if size(player.hand) > player.cards or not within_caps(s, seat):
                return False
    for kind in range(KINDS):
        if s.pile[kind] < 0:
            return False
    return True


@rule
def kept_needed(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a hand must hold as kept from searches, or NOTHING if it cannot have kept so many."""
    needed = 0
    count = 0
    count_closed = 0
    searches = s.searches
    for i in range(s.searches_n - 1, -1, -1):
        search = searches[i]
        if search.kind == kind and search.seat == seat:
            lost = in_packed(search.lost, kind)
            if is_closed(search, kind):
                count_closed += 1
                if count_closed > lost:
                    return NOTHING
            else:
                count += 1
                needed = max(needed, count - lost)
    return needed


@rule
def cap(s: State, seat: int, outlaw: int) -> int:
    """How many cards of an outlaw a hand can hold at most, or NO_CAP."""
    most = s.seats[seat].most[outlaw]
    if most != NO_CAP:
        for i in range(s.searches_n):
            search = s.searches[i]
            if search.seat == seat and search.kind == outlaw and not is_closed(search, outlaw):
                most += 1
    return int(most)


@rule
def within_caps(s: State, seat: int) -> bool:
    """Whether a hand holds no more of any outlaw than it can."""
    for outlaw in range(OUTLAWS):
        if s.seats[seat].most[outlaw] != NO_CAP and s.seats[seat].hand[outlaw] > cap(s, seat, outlaw):
            return False
    return True


@rule
def fill(s: State, seat: int, without: int) -> None:
    """Draw a hand full, leaving some outlaws in the pile."""
    player = s.seats[seat]
    total = 0
    for kind in range(KINDS):
        if without >> kind & 1 == 0:
            total += s.pile[kind]
    for _ in range(player.cards - size(player.hand)):
        kind = find_without(s.pile, without, roll(s, total))
        s.pile[kind] -= 1
        player.hand[kind] += 1
        total -= 1


@rule
def find_without(bag: list[int], without: int, number: int) -> int:
    """The kind of one card in a bag, counted from 0 and leaving some outlaws out."""
    left = number
    for kind in range(KINDS):
        if without >> kind & 1 == 0:
            if left < bag[kind]:
                return kind
            left -= bag[kind]
    return impossible()
