"""The worlds that fit what an observer knows, counted, and one of them drawn by its weight.

What the searches kept is counted kind by kind: a kind was kept by some set of those searches whose cards the observer
has not seen, and whether it can have been is a matter of that kind alone (`settle`). Many ways of giving kinds to
searches end at the same place of a table: which searches have theirs, how many of the cards kept are still in each hand
and, for outlaws of which some hand can hold only so many, how many there are and can be held. A place weighs as
much as a free deal of the cards unseen is likely to fit (`deals`). The way back through the table draws one world.
"""

from enum import IntEnum

from saloon.engine import roll, rule, size
from saloon.games.wyatt_earp.cards import KINDS, MAX_PLAYERS, OUTLAWS
from saloon.games.wyatt_earp.deals import FINE, count_deals, draw_hands, heeded_from, total_chance
from saloon.games.wyatt_earp.hands import is_closed
from saloon.games.wyatt_earp.memory import (
    cap,
    deal_known,
    fill,
    keep,
    kept_needed,
    kept_so_far,
)
from saloon.games.wyatt_earp.secrets import is_secret, look_after
from saloon.games.wyatt_earp.state import (
    COUNT_BITS,
    COUNT_MOST,
    MOST_SEARCHES,
    NO_CAP,
    NOTHING,
    State,
    in_packed,
)

# A set of searches in one number: a bit for each, how many of its cards must be in each hand, how many others there
# are, and how many of those each hand can hold.
THERE_BITS = 4
THERE_MASK = 15
FRESH = MOST_SEARCHES  # while sets are listed: how many of the searches saw the discard as it is since the shuffle ...
STALE = FRESH + THERE_BITS  # ... and how many did not
POOL = MOST_SEARCHES + THERE_BITS * MAX_PLAYERS
LIMITS = POOL + COUNT_BITS


class Note(IntEnum):
    """Where the reckoning keeps its numbers: by search, by seat, by kind, or single ones."""

    SEARCH = 0  # whose card the observer has not seen; by bit, as the next two
    LOOK = SEARCH + MOST_SEARCHES  # the observer's own look after it, or NOTHING
    MISSED = LOOK + MOST_SEARCHES  # one of the kinds that this look showed to be missing
    SLOTS = MISSED + MOST_SEARCHES  # by seat: cards in hand that nobody has seen go there
    KEPT = SLOTS + MAX_PLAYERS  # how many it has kept
    OWN = KEPT + MAX_PLAYERS  # a bit for each of its searches
    THERE = OWN + MAX_PLAYERS  # how many of these can be among them, or NOTHING if that need not be counted
    SETS = THERE + MAX_PLAYERS  # by kind: how many sets of searches can have kept it
    VARIANTS = SETS + KINDS  # by outlaw, if it is limited: in how many ways that can be, else 0
    STRIDE = VARIANTS + OUTLAWS  # between places: by seat for what is there, then by outlaw for its variants
    SECRETS = STRIDE + MAX_PLAYERS + OUTLAWS  # how many searches
    PILE = SECRETS + 1  # how many cards are in the pile
    HEED = PILE + 1  # 1 if it matters what is still in the hands
    TIGHT = HEED + 1  # a bit for each hand with limits
    LOOSE = TIGHT + 1  # a bit for each hand that is counted with the others like it: one seat counts for all
    CAPPED = LOOSE + 1  # of the kind whose sets are being listed: 1 if some hand may have no room for it
    WATCHED = CAPPED + 1  # 1 if the observer himself saw something of it at a search
    SUPPOSED = WATCHED + 1  # the set of searches that are supposed to have kept it
    SIZE = SUPPOSED + 1


@rule
def draw_what_fits(s: State, observer: int) -> None:
    """Draw a world that fits. All unseen cards are in the pile, and those kept still in the discard."""
    notes = [0] * Note.SIZE
    list_secrets(s, observer, notes)
    note_slots(s, observer, notes)
    secrets = notes[Note.SECRETS]
    sets = [0] * (KINDS << secrets)
    for kind in range(KINDS):
        list_sets(s, observer, kind, notes, sets)
    note_there(s, observer, notes, sets)
    variants = [0] * (OUTLAWS << secrets)
    note_limits(s, observer, notes, sets, variants)
    places = lay_out(notes)
    kinds = [0] * KINDS
    layers = list_kinds(kinds, notes, sets)
    steps = [0] * len(sets)
    later = list_steps(kinds, layers, notes, sets, variants, steps)
    table = [0.0] * ((layers + 1) * places)
    table[0] = 1.0
    reached = [0]  # the places of a layer that have anything in them
    for layer in range(layers):
        reaching = [0] * places
        reaching_n = 0
        first = kinds[layer] << secrets
        for j in range(first, first + notes[Note.SETS + kinds[layer]]):
            reaching_n = count_ways(
                layer * places, places, steps[j], later[layer + 1], notes, table, reached, reaching, reaching_n
            )
        reached = reaching[:reaching_n]
    end = draw_end(s, observer, layers * places, places, notes, variants, table)
    place = end
    for layer in range(layers - 1, -1, -1):
        j = draw_set(s, kinds[layer], place, layer * places, notes, steps, table)
        mark(s, kinds[layer], sets[j], notes)
        place -= steps[j]
    deal(s, observer, end, notes, variants)


@rule
def list_secrets(s: State, observer: int, notes: list[int]) -> None:
    """The searches whose cards the observer has not seen. From here on they have kept nothing yet."""
    count = 0
    for i in range(s.searches_n):
        if is_secret(s, i, observer):
            notes[Note.SEARCH + count] = i
            notes[Note.LOOK + count] = look_after(s, i, observer)
            notes[Note.MISSED + count] = s.searches[i].kind
            count += 1
    notes[Note.SECRETS] = count
    for bit in range(count):
        search = s.searches[notes[Note.SEARCH + bit]]
        search.kind = NOTHING
        notes[Note.KEPT + search.seat] += 1
        notes[Note.OWN + search.seat] |= 1 << bit


@rule
def note_slots(s: State, observer: int, notes: list[int]) -> None:
    """How many unknown cards the hands and the pile hold, and whether it matters what is still there."""
    notes[Note.PILE] = size(s.pile)
    for bit in range(notes[Note.SECRETS]):
        notes[Note.PILE] += not s.searches[notes[Note.SEARCH + bit]].stale
    for seat in range(s.players):
        if seat != observer:
            player = s.seats[seat]
            notes[Note.PILE] -= player.cards
            notes[Note.SLOTS + seat] = player.cards - size(player.held)
            notes[Note.HEED] |= notes[Note.KEPT + seat] > notes[Note.SLOTS + seat]
    for outlaw in range(OUTLAWS):
        notes[Note.HEED] |= has_cap(s, observer, outlaw, notes)


@rule
def list_sets(s: State, observer: int, kind: int, notes: list[int], sets: list[int]) -> None:
    """All sets of searches that can have kept a kind and no other, each search added to those without it."""
    first = kind << notes[Note.SECRETS]
    spare = s.discard[kind] - (s.top == kind) - (s.under == kind)
    count = 1
    for bit in range(notes[Note.SECRETS]):
        if can_have_kept(s, kind, bit, notes):
            search = s.searches[notes[Note.SEARCH + bit]]
            most = in_packed(search.could, kind) - kept_openly(s, kind, notes[Note.SEARCH + bit])
            place = STALE
            if not search.stale:
                place = FRESH
                most = min(most, spare)
            for j in range(first, first + count):
                if sets[j] >> place & THERE_MASK < most:
                    sets[first + count] = sets[j] + (1 << bit) + (1 << place)
                    count += 1
    notes[Note.CAPPED] = has_cap(s, observer, kind, notes)
    notes[Note.WATCHED] = is_watched(s, kind, notes)
    pool = unheld(s, observer, kind)
    easy = is_easy(s, kind, pool, notes)
    everybody = (1 << notes[Note.SECRETS]) - 1
    fitting = 0
    for j in range(first, first + count):
        settled = sets[j] & everybody
        if not easy:
            settled = settle(s, observer, kind, settled, pool + (sets[j] >> FRESH & THERE_MASK), notes)
        elif notes[Note.HEED]:
            settled = with_all_there(s, settled, notes)
        if settled != NOTHING:
            sets[first + fitting] = settled
            fitting += 1
    notes[Note.SETS + kind] = fitting
    suppose(s, NOTHING, 0, notes)


@rule
def is_easy(s: State, kind: int, pool: int, notes: list[int]) -> bool:
    """Whether a kind can have been kept by any set of searches to which it lay open, with nothing more to be known."""
    if notes[Note.CAPPED] or notes[Note.WATCHED]:
        return False
    for i in range(s.searches_n):
        search = s.searches[i]
        if in_packed(search.could, kind) > 0:
            pool -= search.stale
            if is_closed(search, kind) or (notes[Note.HEED] and in_packed(search.lost, kind) > 0):
                return False
    return pool >= 0


@rule
def with_all_there(s: State, mask: int, notes: list[int]) -> int:
    """A set of searches in one number, if none of the cards it kept can have left."""
    settled = mask
    for seat in range(s.players):
        settled |= kept_by(seat, mask, notes) << (MOST_SEARCHES + THERE_BITS * seat)
    return settled


@rule
def is_watched(s: State, kind: int, notes: list[int]) -> bool:
    """Whether the observer looked himself after a search, or kept a card of a kind."""
    for bit in range(notes[Note.SECRETS]):
        if notes[Note.LOOK + bit] != NOTHING:
            return True
    for i in range(s.searches_n):
        if s.searches[i].kind == kind:
            return True
    return False


@rule
def has_cap(s: State, observer: int, kind: int, notes: list[int]) -> bool:
    """Whether some hand that the observer does not see may be able to hold only some of a kind's unknown cards."""
    if kind < OUTLAWS:
        pool = unheld(s, observer, kind)
        for bit in range(notes[Note.SECRETS]):
            search = s.searches[notes[Note.SEARCH + bit]]
            pool += in_packed(search.could, kind) > 0 and in_packed(search.lost, kind) > 0
        for seat in range(s.players):
            player = s.seats[seat]
            if seat != observer and player.most[kind] != NO_CAP and player.most[kind] - player.held[kind] < pool:
                return True
    return False


@rule
def unheld(s: State, observer: int, kind: int) -> int:
    """How many cards of a kind are unknown, if all that was kept is in the hands."""
    pool = s.pile[kind]
    for seat in range(s.players):
        if seat != observer:
            pool -= s.seats[seat].held[kind]
    return int(pool)


@rule
def can_have_kept(s: State, kind: int, bit: int, notes: list[int]) -> bool:
    """Whether a search can have kept a kind: it lay there, and if the observer looked after it, it was missing then."""
    if in_packed(s.searches[notes[Note.SEARCH + bit]].could, kind) == 0:
        return False
    return notes[Note.LOOK + bit] == NOTHING or missed_at(kind, notes[Note.LOOK + bit], notes) > 0


@rule
def missed_at(kind: int, look: int, notes: list[int]) -> int:
    """How many cards of a kind the observer missed at a look."""
    count = 0
    for bit in range(notes[Note.SECRETS]):
        count += notes[Note.LOOK + bit] == look and notes[Note.MISSED + bit] == kind
    return count


@rule
def kept_openly(s: State, kind: int, i: int) -> int:
    """How many cards of a kind had been kept from the same discard before a search, as the observer knows."""
    count = 0
    for j in range(i):
        count += s.searches[j].kind == kind and s.searches[j].stale == s.searches[i].stale
    return count


@rule
def mark(s: State, kind: int, mask: int, notes: list[int]) -> None:
    """Say what a set of searches kept."""
    for bit in range(notes[Note.SECRETS]):
        if mask >> bit & 1:
            s.searches[notes[Note.SEARCH + bit]].kind = kind


@rule
def settle(s: State, observer: int, kind: int, mask: int, pool: int, notes: list[int]) -> int:
    """A set in one number, or NOTHING if these searches, and no others, cannot have kept a kind, of which then so many
    cards are unknown."""
    suppose(s, kind, mask, notes)
    there = 0
    for seat in range(s.players):
        if seat != observer:
            needed = kept_needed(s, seat, kind) if mask & notes[Note.OWN + seat] else 0
            if needed < 0 or needed > notes[Note.SLOTS + seat]:
                return NOTHING
            if notes[Note.CAPPED] and room(s, seat, kind, needed) < 0:
                return NOTHING
            pool -= needed
            there |= needed << THERE_BITS * seat
    if pool < 0 or (notes[Note.WATCHED] and was_seen_otherwise(s, observer, kind, mask, notes)):
        return NOTHING
    return int(mask | there << MOST_SEARCHES | pool << POOL)


@rule
def suppose(s: State, kind: int, mask: int, notes: list[int]) -> None:
    """Suppose that a set of searches kept a kind, and the others nothing; between two kinds, that none kept any."""
    changed = mask ^ notes[Note.SUPPOSED]
    notes[Note.SUPPOSED] = mask
    for bit in range(notes[Note.SECRETS]):
        if changed >> bit & 1:
            s.searches[notes[Note.SEARCH + bit]].kind = kind if mask >> bit & 1 else NOTHING


@rule
def was_seen_otherwise(s: State, observer: int, kind: int, mask: int, notes: list[int]) -> bool:
    """Whether the observer, when he looked himself, saw more or less of a kind than would have been there."""
    for bit in range(notes[Note.SECRETS]):
        look = notes[Note.LOOK + bit]
        if look != NOTHING and seen_missing(look, mask, notes) != missed_at(kind, look, notes):
            return True
    for i in range(s.searches_n):
        search = s.searches[i]
        if search.seat == observer and search.kind == kind and kept_so_far(s, i) > in_packed(search.could, kind):
            return True
    return False


@rule
def seen_missing(look: int, mask: int, notes: list[int]) -> int:
    """How many searches of a set came before a look of the observer."""
    count = 0
    for bit in range(notes[Note.SECRETS]):
        count += notes[Note.LOOK + bit] == look and mask >> bit & 1 == 1
    return count


@rule
def kept_by(seat: int, mask: int, notes: list[int]) -> int:
    """How many searches of a set were a seat's."""
    count = 0
    for bit in range(notes[Note.SECRETS]):
        count += (mask & notes[Note.OWN + seat]) >> bit & 1
    return count


@rule
def room(s: State, seat: int, outlaw: int, needed: int) -> int:
    """How many unknown cards of an outlaw a hand can hold."""
    if s.seats[seat].most[outlaw] == NO_CAP:
        return NO_CAP
    return cap(s, seat, outlaw) - s.seats[seat].held[outlaw] - needed


@rule
def there_of(settled: int, seat: int) -> int:
    """How many of the cards that a set kept must be in a hand."""
    return settled >> (MOST_SEARCHES + THERE_BITS * seat) & THERE_MASK


@rule
def note_there(s: State, observer: int, notes: list[int], sets: list[int]) -> None:
    """Count how many of the cards kept are in a hand, if some can have left it and it matters."""
    for seat in range(MAX_PLAYERS):
        notes[Note.THERE + seat] = NOTHING
    for seat in range(s.players):
        if seat != observer and notes[Note.HEED] and can_have_left(seat, notes, sets):
            notes[Note.THERE + seat] = notes[Note.KEPT + seat]


@rule
def can_have_left(seat: int, notes: list[int], sets: list[int]) -> bool:
    """Whether a card that was kept need not be in the hand any more."""
    for kind in range(KINDS):
        first = kind << notes[Note.SECRETS]
        for j in range(first, first + notes[Note.SETS + kind]):
            if there_of(sets[j], seat) < kept_by(seat, sets[j], notes):
                return True
    return False


@rule
def note_limits(s: State, observer: int, notes: list[int], sets: list[int], variants: list[int]) -> None:
    """Which outlaws some hand can hold too many of, which hands these are, and in how many ways that can be."""
    for outlaw in range(OUTLAWS):
        if has_cap(s, observer, outlaw, notes):
            tight = 0
            first = outlaw << notes[Note.SECRETS]
            for j in range(first, first + notes[Note.SETS + outlaw]):
                suppose(s, outlaw, sets[j], notes)
                tight |= add_limits(s, observer, outlaw, j, notes, sets)
            suppose(s, NOTHING, 0, notes)
            if tight:
                notes[Note.TIGHT] |= tight
                list_variants(outlaw, notes, sets, variants)
    if notes[Note.TIGHT] == 0:
        for seat in range(s.players):
            if notes[Note.KEPT + seat] <= notes[Note.SLOTS + seat]:
                notes[Note.THERE + seat] = NOTHING  # every deal fits
    merge_loose(s, notes)


@rule
def merge_loose(s: State, notes: list[int]) -> None:
    """Of hands without limits it matters only how many of the cards kept are in all of them together."""
    first = NOTHING
    for seat in range(s.players):
        limited = notes[Note.TIGHT] >> seat & 1 or notes[Note.KEPT + seat] > notes[Note.SLOTS + seat]
        if notes[Note.THERE + seat] > 0 and not limited:
            notes[Note.LOOSE] |= 1 << seat
            if first == NOTHING:
                first = seat
            else:
                notes[Note.THERE + first] += notes[Note.THERE + seat]
                notes[Note.SLOTS + first] += notes[Note.SLOTS + seat]
                notes[Note.THERE + seat] = 0
                notes[Note.SLOTS + seat] = 0


@rule
def add_limits(s: State, observer: int, outlaw: int, j: int, notes: list[int], sets: list[int]) -> int:
    """Add to a marked set how many of an outlaw each hand can hold; returns a bit for each hand that this limits."""
    tight = 0
    pool = sets[j] >> POOL
    for seat in range(s.players):
        if seat != observer:
            most = min(room(s, seat, outlaw, kept_needed(s, seat, outlaw)), pool)
            sets[j] |= most << (LIMITS + COUNT_BITS * seat)
            if most < min(pool, notes[Note.SLOTS + seat]):
                tight |= 1 << seat
    return tight


@rule
def list_variants(outlaw: int, notes: list[int], sets: list[int], variants: list[int]) -> None:
    """The different numbers of cards of a limited outlaw that there are and can be held, whichever searches kept it."""
    first = outlaw << notes[Note.SECRETS]
    for j in range(first, first + notes[Note.SETS + outlaw]):
        if variant_of(outlaw, sets[j], notes, variants) == notes[Note.VARIANTS + outlaw]:
            variants[first + notes[Note.VARIANTS + outlaw]] = sets[j] >> POOL
            notes[Note.VARIANTS + outlaw] += 1


@rule
def variant_of(outlaw: int, settled: int, notes: list[int], variants: list[int]) -> int:
    """Which of the variants a set brings about, or their number if none does."""
    first = outlaw << notes[Note.SECRETS]
    found = 0
    while found < notes[Note.VARIANTS + outlaw] and variants[first + found] != settled >> POOL:
        found += 1
    return found


@rule
def lay_out(notes: list[int]) -> int:
    """How far apart the places of a table lie; returns how many there are."""
    stride = 1 << notes[Note.SECRETS]
    loose = NOTHING
    for seat in range(MAX_PLAYERS):
        notes[Note.STRIDE + seat] = stride
        if notes[Note.LOOSE] >> seat & 1:
            loose = stride if loose == NOTHING else loose
            notes[Note.STRIDE + seat] = loose
        stride *= max(notes[Note.THERE + seat], 0) + 1
    for outlaw in range(OUTLAWS):
        notes[Note.STRIDE + MAX_PLAYERS + outlaw] = stride
        stride *= max(notes[Note.VARIANTS + outlaw], 1)
    return stride


@rule
def there_at(place: int, seat: int, notes: list[int]) -> int:
    """How many of the cards kept are in a hand, at a place."""
    return place // notes[Note.STRIDE + seat] % (max(notes[Note.THERE + seat], 0) + 1)


@rule
def slots_at(place: int, seat: int, notes: list[int]) -> int:
    """How many unknown cards a hand holds, at a place."""
    there = notes[Note.KEPT + seat] if notes[Note.THERE + seat] == NOTHING else there_at(place, seat, notes)
    return notes[Note.SLOTS + seat] - there


@rule
def variant_at(place: int, outlaw: int, notes: list[int]) -> int:
    """Which variant of a limited outlaw there is, at a place."""
    return place // notes[Note.STRIDE + MAX_PLAYERS + outlaw] % max(notes[Note.VARIANTS + outlaw], 1)


@rule
def step_of(kind: int, settled: int, notes: list[int], variants: list[int]) -> int:
    """How far a set of searches leads from one place to another."""
    step = settled & (1 << notes[Note.SECRETS]) - 1
    if settled > step:
        for seat in range(MAX_PLAYERS):
            if notes[Note.THERE + seat] != NOTHING:
                step += there_of(settled, seat) * notes[Note.STRIDE + seat]
        if kind < OUTLAWS and notes[Note.VARIANTS + kind] > 1:
            step += variant_of(kind, settled, notes, variants) * notes[Note.STRIDE + MAX_PLAYERS + kind]
    return step


@rule
def list_kinds(kinds: list[int], notes: list[int], sets: list[int]) -> int:
    """The kinds about which there is anything to count; returns how many. To keep the table small on the way, those
    come first that settle one search for good, and limited outlaws last; besides, those with many sets first."""
    ranks = [0] * KINDS
    search = soonest_settled(notes, sets)
    count = 0
    for kind in range(KINDS):
        if not is_certain(kind, notes, sets):
            ranks[kind] = notes[Note.SETS + kind]
            if kind >= OUTLAWS or notes[Note.VARIANTS + kind] <= 1:
                ranks[kind] += (1 + (searches_of(kind, notes, sets) >> search & 1)) << MOST_SEARCHES
            at = count
            for i in range(count - 1, -1, -1):
                if ranks[kinds[i]] < ranks[kind]:
                    kinds[i + 1] = kinds[i]
                    at = i
            kinds[at] = kind
            count += 1
    return count


@rule
def soonest_settled(notes: list[int], sets: list[int]) -> int:
    """The search that can have kept the kinds with the fewest sets in all."""
    counts = [0] * MOST_SEARCHES
    for kind in range(KINDS):
        searches = searches_of(kind, notes, sets)
        for bit in range(notes[Note.SECRETS]):
            if searches >> bit & 1:
                counts[bit] += notes[Note.SETS + kind]
    found = 0
    for bit in range(notes[Note.SECRETS]):
        if counts[bit] < counts[found]:
            found = bit
    return found


@rule
def searches_of(kind: int, notes: list[int], sets: list[int]) -> int:
    """A bit for each search that can have kept a kind."""
    found = 0
    first = kind << notes[Note.SECRETS]
    for j in range(first, first + notes[Note.SETS + kind]):
        found |= sets[j]
    return found & (1 << notes[Note.SECRETS]) - 1


@rule
def is_certain(kind: int, notes: list[int], sets: list[int]) -> bool:
    """Whether a kind was kept by none of the searches."""
    return notes[Note.SETS + kind] == 1 and sets[kind << notes[Note.SECRETS]] & (1 << notes[Note.SECRETS]) - 1 == 0


@rule
def list_steps(
    kinds: list[int], layers: int, notes: list[int], sets: list[int], variants: list[int], steps: list[int]
) -> list[int]:
    """How far each set leads; returns for each layer a bit for each search that can have kept its kind or a later."""
    later = [0] * (layers + 1)
    for layer in range(layers - 1, -1, -1):
        later[layer] = later[layer + 1] | searches_of(kinds[layer], notes, sets)
        first = kinds[layer] << notes[Note.SECRETS]
        for j in range(first, first + notes[Note.SETS + kinds[layer]]):
            steps[j] = step_of(kinds[layer], sets[j], notes, variants)
    return later


@rule
def count_ways(
    layer: int,
    places: int,
    step: int,
    later: int,
    notes: list[int],
    table: list[float],
    reached: list[int],
    reaching: list[int],
    reaching_n: int,
) -> int:
    """Carry the ways that lead to every place on by one step, to the next layer of the table; returns how many of its
    places have been reached by now. A place that leaves some search without a card for good leads nowhere."""
    everybody = (1 << notes[Note.SECRETS]) - 1
    needed = everybody & ~(step | later)
    heeded = needed | step & everybody
    ahead = layer + places + step
    for place in reached:
        if place & heeded == needed:
            ways = table[ahead + place]
            if ways == 0.0:
                reaching[reaching_n] = place + step
                reaching_n += 1
            table[ahead + place] = ways + table[layer + place]
    return reaching_n


@rule
def draw_end(
    s: State, observer: int, layer: int, places: int, notes: list[int], variants: list[int], table: list[float]
) -> int:
    """One of the places at which every search has kept something, by weight."""
    everybody = (1 << notes[Note.SECRETS]) - 1
    total = 0.0
    for place in range(everybody, places, everybody + 1):
        if table[layer + place] > 0.0:
            table[layer + place] *= chance_to_fit(s, observer, place, notes, variants)
            total += table[layer + place]
    left = total * roll(s, FINE) / FINE
    drawn = 0
    for place in range(everybody, places, everybody + 1):
        if table[layer + place] > 0.0 and left >= 0.0:
            drawn = place
            left -= table[layer + place]
    return drawn


@rule
def chance_to_fit(s: State, observer: int, place: int, notes: list[int], variants: list[int]) -> float:
    """How likely a free deal is to fit, if the searches have come to a place."""
    for seat in range(s.players):
        if seat != observer and slots_at(place, seat, notes) < 0:
            return 0.0
    if notes[Note.TIGHT] == 0:
        return 1.0
    slots = [0] * MAX_PLAYERS
    pools = [0] * count_limited(notes)
    limits = [0] * (MAX_PLAYERS * len(pools))
    unknown = lay_limits(s, observer, place, notes, variants, slots, pools, limits)
    return total_chance(count_deals(unknown, slots, pools, limits))


@rule
def count_limited(notes: list[int]) -> int:
    """How many outlaws are limited."""
    count = 0
    for outlaw in range(OUTLAWS):
        count += notes[Note.VARIANTS + outlaw] > 0
    return count


@rule
def lay_limits(
    s: State,
    observer: int,
    place: int,
    notes: list[int],
    variants: list[int],
    slots: list[int],
    pools: list[int],
    limits: list[int],
) -> int:
    """Write down the limits at a place as `deals` wants them; returns how many cards are unknown."""
    unknown = notes[Note.PILE]
    for seat in range(s.players):
        if seat != observer:
            unknown += slots_at(place, seat, notes)
            if notes[Note.TIGHT] >> seat & 1:
                slots[seat] = slots_at(place, seat, notes)
    i = 0
    for outlaw in range(OUTLAWS):
        if notes[Note.VARIANTS + outlaw] > 0:
            variant = variants[(outlaw << notes[Note.SECRETS]) + variant_at(place, outlaw, notes)]
            pools[i] = variant & COUNT_MOST
            for seat in range(s.players):
                limits[seat * len(pools) + i] = variant >> (COUNT_BITS + COUNT_BITS * seat) & COUNT_MOST
            i += 1
    return unknown


@rule
def draw_set(
    s: State, kind: int, place: int, layer: int, notes: list[int], steps: list[int], table: list[float]
) -> int:
    """One of the sets of searches that lead to a place, by the ways that lead to them: where it stands."""
    first = kind << notes[Note.SECRETS]
    ways = [0.0] * notes[Note.SETS + kind]
    total = 0.0
    for i in range(len(ways)):
        if leads_to(place, steps[first + i], notes):
            ways[i] = table[layer + place - steps[first + i]]
            total += ways[i]
    left = total * roll(s, FINE) / FINE
    drawn = 0
    for i in range(len(ways)):
        if left >= 0.0 and ways[i] > 0.0:
            drawn = first + i
            left -= ways[i]
    return drawn


@rule
def leads_to(place: int, step: int, notes: list[int]) -> bool:
    """Whether a step can have ended at a place: it adds nothing that is not there."""
    everybody = (1 << notes[Note.SECRETS]) - 1
    if step & ~place & everybody:
        return False
    if step > everybody:
        for seat in range(MAX_PLAYERS):
            if there_at(step, seat, notes) > there_at(place, seat, notes):
                return False
    if step >= notes[Note.STRIDE + MAX_PLAYERS]:
        for outlaw in range(OUTLAWS):
            if variant_at(step, outlaw, notes) > variant_at(place, outlaw, notes):
                return False
    return True


@rule
def deal(s: State, observer: int, place: int, notes: list[int], variants: list[int]) -> None:
    """Make the world that was drawn: what the searches kept, what hands must hold, those with limits, then the rest."""
    for bit in range(notes[Note.SECRETS]):
        i = notes[Note.SEARCH + bit]
        keep(s, i, int(s.searches[i].kind))
    deal_known(s, observer)
    if notes[Note.TIGHT]:
        deal_tight(s, observer, place, notes, variants)
    for seat in range(s.players):
        if seat != observer:
            fill(s, seat, 0)


@rule
def deal_tight(s: State, observer: int, place: int, notes: list[int], variants: list[int]) -> None:
    """Fill the hands with limits: as many cards of the limited outlaws as a deal that fits gives them, and others."""
    slots = [0] * MAX_PLAYERS
    pools = [0] * count_limited(notes)
    limits = [0] * (MAX_PLAYERS * len(pools))
    unknown = lay_limits(s, observer, place, notes, variants, slots, pools, limits)
    hands = [0] * MAX_PLAYERS
    draw_hands(s, unknown, slots, pools, limits, hands)
    for seat in range(s.players):
        if notes[Note.TIGHT] >> seat & 1:
            heeded = heeded_from(seat, slots, pools, limits)
            without = 0
            hand = hands[seat]
            i = 0
            for outlaw in range(OUTLAWS):
                if notes[Note.VARIANTS + outlaw] > 0:
                    count = hand % (pools[i] + 1)
                    hand //= pools[i] + 1
                    s.seats[seat].hand[outlaw] += count
                    s.pile[outlaw] -= count
                    without |= (heeded >> i & 1) << outlaw
                    i += 1
            fill(s, seat, without)
