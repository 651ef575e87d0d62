"""What the tokens of Public Enemy Number One may come to: what a learning program is shown if what it sees is thought
on.

Everybody is compared with the best of the others, gang by gang and in points; then every card that lies face up is
drawn in thought by everybody, and every stack worked on by the viewer. All of it is reckoned from what lies open.
"""

from typing import Any

from saloon.engine import rule, table
from saloon.engine.observations import row_at
from saloon.games.public_enemy.cards import ALL_WANTED, DECKS, GANGS, NO_CARD, POINTS, TOWNS
from saloon.games.public_enemy.shown import At, Card, Ending, Outlook, Seat, Stack, Stake, Table
from saloon.games.public_enemy.state import (
    Decision,
    State,
    face_down,
    face_up,
    gang_of,
    leader_of,
    top_of,
)
from saloon.games.public_enemy.value import MOST_LEAD, Feature, enough, hold_on, keeps_one, may_end_soon

ALL_TOKENS = GANGS + 1
# How many tokens are owned after a round: by the Wanted tokens, by whether One was held, and by whether nobody has more
# points, or everybody fewer. PE-16: whoever held One wins with his last Wanted token, before points are counted.
OWNED = table(
    ALL_TOKENS if held and wanted == ALL_WANTED else wanted.bit_count() + (ahead or (first and held))
    for ahead in (False, True)
    for first in (False, True)
    for held in (False, True)
    for wanted in range(ALL_WANTED + 1)
)
TWO = 8  # bits between the best number of two and the next
NEXT = (1 << TWO) - 1
BOTH = (1 << 2 * TWO) - 1


@rule
def foresee(s: State, seat: int, out: Any) -> None:
    """How everybody stands, what a draw would bring, what a saloon card would, and what is to be feared of others."""
    totals = best_two(s, 0, At.SEATS + Seat.POINTS, Seat.SIZE, out)
    counts = 0
    for gang in range(GANGS):
        counts |= counts_of(s, 0, gang, out) << gang * 2 * TWO
    for row in range(s.players):
        outlook_of(s, row, totals, out)
        stakes_of(s, player_at(s, seat, row), row, counts, out)
    for town in range(TOWNS):
        if s.decks[town].face != NO_CARD:
            draw_in_thought(s, seat, town, totals, out)
    work_in_thought(s, seat, out)
    look_at_the_end(s, out)


@rule
def best_two(s: State, first: int, at: int, size: int, out: Any) -> int:
    """The best number and the next one, perhaps its equal, in a column of all rows from the first."""
    best = 0
    second = 0
    for row in range(first, s.players):
        found = int(out[row_at(at, row, size)])
        if found > best:
            second = best
            best = found
        elif found > second:
            second = found
    return best << TWO | second


@rule
def counts_of(s: State, first: int, gang: int, out: Any) -> int:
    """The two greatest numbers of outlaws of a gang."""
    return best_two(s, first, At.PILES + gang * Stack.SIZE + Stack.COUNT, GANGS * Stack.SIZE, out)


@rule
def best_without(two: int, own: int) -> int:
    """The best number that the others have."""
    return two & NEXT if own == two >> TWO else two >> TWO


@rule
def best_with_less(two: int, own: int, less: int) -> int:
    """The best number once it is less for one of them."""
    return max(two & NEXT, own - less) if own == two >> TWO else two >> TWO


@rule
def player_at(s: State, seat: int, row: int) -> int:
    """Who is so many places after the viewer."""
    player = seat + row
    return player if player < s.players else player - s.players


@rule
def seen_of(row: int, column: int, out: Any) -> int:
    """What is shown of a player."""
    return int(out[row_at(At.SEATS, row, Seat.SIZE) + column])


@rule
def seen_in(row: int, gang: int, column: int, out: Any) -> int:
    """What is shown of a stack."""
    return int(out[row_at(At.PILES, row * GANGS + gang, Stack.SIZE) + column])


@rule
def would_own(s: State, row: int, gained: int, lead: int, out: Any) -> int:
    """How many tokens a player owns after a round that brings him these; all of them if he wins by that."""
    wanted = (seen_of(row, Seat.WANTED, out) | gained) & ALL_WANTED
    held = out[At.TABLE + Table.ONE] == 1 + row
    return int(OWNED[wanted | held << GANGS | (lead >= 0) << GANGS + 1 | (lead > 0) << GANGS + 2])


@rule
def worth(size: int) -> int:
    """PE-18, PE-20: the points of a set."""
    return int(POINTS[min(size, len(POINTS) - 1)])


@rule
def points_of_next(s: State, row: int, gang: int, out: Any) -> int:
    """PE-19: what one outlaw more of a gang brings a player; the first is counted twice where Supremacy is."""
    size = seen_in(row, gang, Stack.COUNTED, out)
    return worth(max(size, gang == s.supremacy) + 1) - worth(size)


@rule
def points_of_last(s: State, row: int, gang: int, out: Any) -> int:
    """PE-19: what a player loses with an outlaw of a gang: with the last, all that the set is worth, unless none counts
    as one."""
    size = seen_in(row, gang, Stack.COUNTED, out)
    if seen_in(row, gang, Stack.COUNT, out) == 1 and not s.options.supremacy_on_none:
        return worth(size)
    return worth(size) - worth(size - 1)


@rule
def leads_uncovered(s: State, player: int, gang: int) -> bool:
    """Whether the leader is the one outlaw of a stack that can be reached."""
    return top_of(s.seats[player].stacks[gang]) == leader_of(gang)


@rule
def leads_without_top(s: State, player: int, row: int, gang: int, out: Any) -> bool:
    """Whether the leader is still there once the uncovered outlaw is gone."""
    return seen_in(row, gang, Stack.LEADER, out) != 0 and not leads_uncovered(s, player, gang)


@rule
def outlook_of(s: State, row: int, totals: int, out: Any) -> None:
    """If the round ended now."""
    at = row_at(At.OUTLOOK, row, Outlook.SIZE)
    own = seen_of(row, Seat.POINTS, out)
    lead = own - best_without(totals, own)
    out[at + Outlook.OWNS] = would_own(s, row, seen_of(row, Seat.GAINED, out), lead, out)
    out[at + Outlook.LEAD] = min(max(lead, 0), MOST_LEAD)
    out[at + Outlook.TRAIL] = min(max(-lead, 0), MOST_LEAD)


@rule
def stakes_of(s: State, player: int, row: int, counts: int, out: Any) -> None:
    """How a player stands in all gangs that he misses."""
    safe = 0
    ties = 0
    behind = 0
    wanted = seen_of(row, Seat.WANTED, out)
    for gang in range(GANGS):
        if not wanted >> gang & 1:
            found = stake_of(s, player, row, gang, counts >> gang * 2 * TWO & BOTH, out)
            safe += found == Feature.SAFE
            ties += found == Feature.TIES
            behind += found == Feature.BEHIND
    at = row_at(At.OUTLOOK, row, Outlook.SIZE)
    out[at + Outlook.SAFE] = safe
    out[at + Outlook.TIES] = ties
    out[at + Outlook.BEHIND] = behind


@rule
def stake_of(s: State, player: int, row: int, gang: int, counts: int, out: Any) -> int:
    """What a player has in a gang that he misses."""
    count = seen_in(row, gang, Stack.COUNT, out)
    most = best_without(counts, count)
    needed = enough(most, seen_in(row, gang, Stack.LEADER, out) != 0)
    at = row_at(At.STAKES, row * GANGS + gang, Stake.SIZE)
    if count < needed:
        out[at + Stake.LACKS] = needed - count
    else:
        out[at + Stake.SPARE] = count - needed + 1
        out[at + Stake.FALLS] = count - 1 < enough(most, leads_without_top(s, player, row, gang, out))
    return hold_on(count, most, count >= needed)


@rule
def draw_in_thought(s: State, seat: int, town: int, totals: int, out: Any) -> None:
    """What everybody would have with the face-up card of a town."""
    outlaw = face_up(s, town)
    gang = gang_of(outlaw)
    within = 2 if outlaw == leader_of(gang) else 1
    last = face_down(s.decks[town]) == 0
    at = row_at(At.CARDS, town, Card.SIZE)
    closing = 0
    winning = 0
    taking = 0
    for row in range(s.players):
        own = seen_of(row, Seat.POINTS, out)
        more = points_of_next(s, row, gang, out)
        takes = 0 < lacks(row, gang, out) <= within
        gained = seen_of(row, Seat.GAINED, out) | takes << gang
        owns = would_own(s, row, gained, own + more - best_without(totals, own), out)
        closes = last or closes_with(row, gang, out)
        closing |= closes << row
        winning |= (closes and owns == ALL_TOKENS) << row
        taking |= takes << row
        if row == 0:
            out[at + Card.OWNS] = owns
            out[at + Card.POINTS] = max(more, 0)
            leave_to_others(s, seat, town, gang, own + more, totals, out)
        if town != s.cavalry:
            note_draw(row, owns, closes, out)
    out[at + Card.CLOSES] = closing
    out[at + Card.WINS] = winning
    out[at + Card.TAKES] = taking


@rule
def lacks(row: int, gang: int, out: Any) -> int:
    """How many outlaws a player lacks for a Wanted token."""
    return int(out[row_at(At.STAKES, row * GANGS + gang, Stake.SIZE) + Stake.LACKS])


@rule
def closes_with(row: int, gang: int, out: Any) -> bool:
    """PE-10: whether one of a gang is a player's fourth gang."""
    return seen_in(row, gang, Stack.COUNT, out) == 0 and seen_of(row, Seat.GANGS, out) == GANGS - 1


@rule
def note_draw(row: int, owns: int, closes: bool, out: Any) -> None:
    """Keep the best that a player can draw."""
    at = row_at(At.OUTLOOK, row, Outlook.SIZE)
    out[at + Outlook.DRAWN] = max(int(out[at + Outlook.DRAWN]), owns)
    if closes:
        out[at + Outlook.MAY_CLOSE] = 1
        out[at + Outlook.CLOSING] = max(int(out[at + Outlook.CLOSING]), owns)
        if owns == ALL_TOKENS:
            out[at + Outlook.WINS] = 1


@rule
def leave_to_others(s: State, seat: int, town: int, gang: int, total: int, totals: int, out: Any) -> None:
    """What the viewer's draw leaves to the others: the card's gang and the most points may be theirs no more."""
    count = seen_in(0, gang, Stack.COUNT, out) + 1
    denied = 0
    most = 0
    for row in range(1, s.players):
        player = player_at(s, seat, row)
        gained = seen_of(row, Seat.GAINED, out)
        needed = enough(count, seen_in(row, gang, Stack.LEADER, out) != 0)
        if gained >> gang & 1 and seen_in(row, gang, Stack.COUNT, out) < needed:
            gained &= ~(1 << gang)
            denied += 1
        own = seen_of(row, Seat.POINTS, out)
        lead = own - max(total, best_without(totals, own))
        denied += seen_of(row, Seat.TOP, out) != 0 and not keeps_one(s, player, lead)
        most = max(most, would_own(s, row, gained, lead, out))
    at = row_at(At.CARDS, town, Card.SIZE)
    out[at + Card.DENIES] = denied
    out[at + Card.RIVAL] = most


@rule
def work_in_thought(s: State, seat: int, out: Any) -> None:
    """What the viewer would have once a saloon card has worked on a stack."""
    totals = best_two(s, 1, At.SEATS + Seat.POINTS, Seat.SIZE, out)
    for gang in range(GANGS):
        if seen_in(0, gang, Stack.COUNT, out) > 0:
            at = row_at(At.STAKES, gang, Stake.SIZE)
            gained = seen_of(0, Seat.GAINED, out) & ~(int(out[at + Stake.FALLS]) << gang)
            total = seen_of(0, Seat.POINTS, out) - points_of_last(s, 0, gang, out)
            out[at + Stake.WORKED] = would_own(s, 0, gained, total - (totals >> TWO), out)
        counts = counts_of(s, 1, gang, out)
        for row in range(1, s.players):
            if seen_in(row, gang, Stack.COUNT, out) > 0:
                at = row_at(At.STAKES, row * GANGS + gang, Stake.SIZE)
                out[at + Stake.WORKED] = once_taken_from(s, seat, row, gang, counts, totals, out)


@rule
def once_taken_from(s: State, seat: int, row: int, gang: int, counts: int, totals: int, out: Any) -> int:
    """The viewer's tokens once he has swindled a player or, if that is what he is asked, shot down an outlaw."""
    count = seen_in(0, gang, Stack.COUNT, out)
    total = seen_of(0, Seat.POINTS, out)
    leads = seen_in(0, gang, Stack.LEADER, out) != 0
    if s.decision != Decision.BOUNTY_HUNTER:
        count += 1
        total += points_of_next(s, 0, gang, out)
        leads = leads or leads_uncovered(s, player_at(s, seat, row), gang)
    gained = seen_of(0, Seat.GAINED, out)
    if count >= enough(best_with_less(counts, seen_in(row, gang, Stack.COUNT, out), 1), leads):
        gained |= 1 << gang
    best = best_with_less(totals, seen_of(row, Seat.POINTS, out), points_of_last(s, row, gang, out))
    return would_own(s, 0, gained, total - best, out)


@rule
def look_at_the_end(s: State, out: Any) -> None:
    """How near the end of the round is, and who of the others gains most by it."""
    left = face_down(s.decks[0]) + (s.decks[0].face != NO_CARD)
    for d in range(1, DECKS):
        left = min(left, face_down(s.decks[d]) + (s.decks[d].face != NO_CARD))
    out[At.ENDING + Ending.LEFT] = left
    out[At.ENDING + Ending.SOON] = may_end_soon(s)
    most = 0
    closing = 0
    winning = 0
    for row in range(1, s.players):
        at = row_at(At.OUTLOOK, row, Outlook.SIZE)
        most = max(most, int(out[at + Outlook.OWNS]))
        closing = max(closing, int(out[at + Outlook.CLOSING]))
        winning += int(out[at + Outlook.WINS])
    out[At.ENDING + Ending.RIVAL] = most
    out[At.ENDING + Ending.CLOSING] = closing
    out[At.ENDING + Ending.WINNING] = winning
