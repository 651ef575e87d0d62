"""What a seat cannot know: `determinize` puts another possibility in its place.

A seat knows its own hand, what lies open and all that went through the discard. It cannot know the pile, the other
hands but for cards seen to go there, nor which cards others have kept from the discard (WE-53), unless it has looked
through the discard since. What it knows of others' hands:

- `held`: cards seen to go there and not to leave.
- `most`: after "I have none" (WE-59) no more cards of that outlaw than have come since.
- A card kept from a search is one of those that lay there (`could`). It is in the hand still, unless a card of its kind
  has left (`lost`).
"""

from saloon.engine import NOBODY, draw, pour, reseed, roll, rule, size
from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS
from saloon.games.wyatt_earp.hands import is_closed
from saloon.games.wyatt_earp.rules import ask_draw, ask_turn
from saloon.games.wyatt_earp.sheriff import (
    ask_answer,
    ask_fetch,
    ask_hide,
    ask_name,
    ask_place,
    ask_steal,
    ask_unhide,
    offer_snapshot,
)
from saloon.games.wyatt_earp.state import NO_CAP, NOTHING, Decision, State, in_packed


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or the spectators' number) cannot tell from this one."""
    reseed(s, seed)
    if s.actor == NOBODY:
        return
    for seat in range(s.players):
        if seat != observer:
            pour(s.seats[seat].hand, s.pile)
    take_back_kept(s, observer)
    while not sample_world(s, observer):
        for seat in range(s.players):
            if seat != observer:
                pour(s.seats[seat].hand, s.pile)
        take_back_kept(s, observer)
    if s.actor != observer:
        ask_again(s)


@rule
def is_secret(s: State, i: int, observer: int) -> bool:
    """Whether a search kept a card that the observer did not see."""
    return s.searches[i].kind != NOTHING and s.searches[i].seat != observer


@rule
def take_back_kept(s: State, observer: int) -> None:
    """Think of all cards kept by others as still lying in the discard, and of none as in a hand."""
    for i in range(s.searches_n):
        if is_secret(s, i, observer) and not s.searches[i].stale:
            s.discard[s.searches[i].kind] += 1
            s.pile[s.searches[i].kind] -= 1


@rule
def look_after(s: State, i: int, observer: int) -> int:
    """The observer's first own look through the same discard after a search, or NOTHING."""
    for j in range(i + 1, s.searches_n):
        if s.searches[j].seat == observer and s.searches[j].stale == s.searches[i].stale:
            return j
    if s.decision == Decision.FETCH and s.actor == observer and not s.searches[i].stale:
        return s.searches_n
    return NOTHING


@rule
def sample_world(s: State, observer: int) -> bool:
    """One try: cards kept from searches, then hands. Whether it is a world the observer holds possible."""
    if s.searches_n > 0:
        sample_seen_kept(s, observer)
        sample_unseen_kept(s, observer)
        if not kept_is_possible(s):
            return False
    return deal_known(s, observer) and deal_unknown(s, observer)


@rule
def sample_seen_kept(s: State, observer: int) -> None:
    """Who looks through the discard sees what is missing since his last look, but not who has it."""
    for look in range(s.searches_n + 1):
        for i in range(s.searches_n):
            if is_secret(s, i, observer) and look_after(s, i, observer) == look:
                s.spare[s.searches[i].kind] += 1
        for i in range(s.searches_n):
            if is_secret(s, i, observer) and look_after(s, i, observer) == look:
                keep(s, i, draw(s, s.spare, size(s.spare)))


@rule
def sample_unseen_kept(s: State, observer: int) -> None:
    """Otherwise a card kept is any of those that lay there, each kind as likely."""
    forced = all_came_to_light(s, observer)
    for i in range(s.searches_n):
        if is_secret(s, i, observer) and look_after(s, i, observer) == NOTHING:
            total = 0
            for kind in range(KINDS):
                total += chances(s, i, kind, forced)
            left = roll(s, total)
            kind = 0
            while left >= chances(s, i, kind, forced):
                left -= chances(s, i, kind, forced)
                kind += 1
            keep(s, i, kind)


@rule
def chances(s: State, i: int, kind: int, forced: bool) -> int:
    """How likely a search is to have kept a kind, among others."""
    if forced and not s.searches[i].stale:
        return max(-s.pile[kind], 0)
    return 1 if in_packed(s.searches[i].could, kind) > 0 else 0


@rule
def all_came_to_light(s: State, observer: int) -> bool:
    """Whether as many cards have been seen twice, in the discard and elsewhere, as were kept: then it was these."""
    twice = 0
    for kind in range(KINDS):
        twice += max(-s.pile[kind], 0)
    kept = 0
    for i in range(s.searches_n):
        if is_secret(s, i, observer) and not s.searches[i].stale and look_after(s, i, observer) == NOTHING:
            kept += 1
    return kept > 0 and twice == kept


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
    for i in range(s.searches_n - 1, -1, -1):
        search = s.searches[i]
        if search.seat == seat and search.kind == kind:
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
def forbidden(s: State, seat: int) -> int:
    """A bit for each outlaw of which a hand can hold no further card."""
    bits = 0
    for outlaw in range(OUTLAWS):
        if s.seats[seat].most[outlaw] != NO_CAP and s.seats[seat].hand[outlaw] >= cap(s, seat, outlaw):
            bits |= 1 << outlaw
    return bits


@rule
def deal_unknown(s: State, observer: int) -> bool:
    """Fill the other hands from what nobody has seen; whether none holds what it cannot.

    What no hand can take stays in the pile, and the first hand with limits of its own draws within them. The others
    draw freely and a world that breaks a limit is thrown away: so every possible world is as likely as another.
    """
    everywhere = (1 << OUTLAWS) - 1
    first = NOTHING
    for seat in range(s.players):
        if seat != observer:
            everywhere &= forbidden(s, seat)
    for seat in range(s.players - 1, -1, -1):
        if seat != observer and forbidden(s, seat) != everywhere:
            first = seat
    if first != NOTHING:
        fill(s, first, forbidden(s, first))
    for seat in range(s.players):
        if seat != observer:
            fill(s, seat, everywhere)
            if not within_caps(s, seat):
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
        left = roll(s, total)
        kind = 0
        while without >> kind & 1 or left >= s.pile[kind]:
            if without >> kind & 1 == 0:
                left -= s.pile[kind]
            kind += 1
        s.pile[kind] -= 1
        player.hand[kind] += 1
        total -= 1


@rule
def ask_again(s: State) -> None:
    """The open question, as it follows from the cards that lie where they now lie."""
    if s.decision == Decision.DRAW:
        ask_draw(s)
    elif s.decision == Decision.TURN:
        ask_turn(s)
    elif s.decision == Decision.PLACE:
        ask_place(s)
    elif s.decision == Decision.HIDE:
        ask_hide(s)
    elif s.decision == Decision.STEAL:
        ask_steal(s)
    elif s.decision == Decision.UNHIDE:
        ask_unhide(s)
    elif s.decision == Decision.NAME:
        ask_name(s)
    elif s.decision == Decision.FETCH:
        ask_fetch(s)
    elif s.decision == Decision.ANSWER:
        ask_answer(s, s.actor)
    else:
        offer_snapshot(s, s.actor)
