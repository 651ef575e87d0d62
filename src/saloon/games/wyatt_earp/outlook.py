"""What the hunts of Wyatt Earp may come to: what a learning program is shown if what it sees is thought on.

Who is ahead and by how much, what the viewer's hand would change, what a card more, a sheriff card or a Hideout would
bring, and how everybody's money compares if the round ended. All of it is reckoned from what `observe` has written and
what lies open. "Then" is once the viewer has laid all the outlaw cards he may.
"""

from typing import Any

from saloon.engine import rule
from saloon.engine.observations import row_at
from saloon.games.wyatt_earp.cards import (
    BANK_POINTS,
    BANK_REWARD,
    CAPTURE,
    GUN_POINTS,
    GUN_REWARD,
    OUTLAW_CARDS,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    PHOTO_REWARD,
    SERIES,
    STAGECOACH_POINTS,
    STAGECOACH_REWARD,
    Card,
)
from saloon.games.wyatt_earp.rules import lay_reward
from saloon.games.wyatt_earp.scoring import POINT_BITS, captures, is_rich, paid_among, points_in, sum_of, with_points
from saloon.games.wyatt_earp.shown import At, Chance, Group, Hunt, Own, Poster, Seat, Stake, Table, Wealth
from saloon.games.wyatt_earp.state import State, printed_points
from saloon.games.wyatt_earp.value import cards_missing, lead_of

MOST_POINTS = 20  # by which a player is told to be ahead or behind
MOST_GAIN = 20  # thousands that something is told to bring
MOST_MONEY = 60  # thousands, as everybody's money is told
MOST_LEFT = 15  # cards that are told to be left


@rule
def foresee(s: State, seat: int, out: Any) -> None:
    """Outlaw by outlaw, then what all of them come to."""
    for row in range(s.players):
        money = int(out[row_at(At.SEATS, row, Seat.SIZE) + Seat.MONEY])
        add_money(row, Wealth.MONEY, money, out)
        add_money(row, Wealth.THEN_MONEY, money, out)
    for outlaw in range(OUTLAWS):
        look_at_outlaw(s, seat, outlaw, out)
    look_at_money(s, Wealth.MONEY, out)
    look_at_money(s, Wealth.THEN_MONEY, out)
    look_at_hand(s, seat, out)


@rule
def within(number: int, most: int) -> int:
    """A number as far as it is told: nothing below 0."""
    return min(max(number, 0), most)


@rule
def look_at_outlaw(s: State, seat: int, outlaw: int, out: Any) -> None:
    """How far the hunt is, and what it pays now and then; before it is opened, how far the viewer is from that."""
    at = row_at(At.HUNTS, outlaw, Hunt.SIZE)
    lays = cards_to_lay(outlaw, 0, out)
    out[at + Hunt.UNSEEN] = unseen(s, outlaw, out)
    out[at + Hunt.LAYS] = lays
    out[at + Hunt.MISSING] = missing(s, int(out[At.POSTERS + outlaw * Poster.SIZE + Poster.POINTS]))
    if out[At.POSTERS + outlaw * Poster.SIZE + Poster.OPENED]:
        held = points_shown(s, outlaw, out)
        for row in range(s.players):
            look_at_group(s, outlaw, row, held, out)
        look_at_hideouts(s, seat, outlaw, held, out)
    elif lays == 0:
        out[at + Hunt.SHORT] = max(SERIES - int(out[At.HAND + Own.HAND + outlaw]), 1)
        return
    look_then(s, seat, outlaw, lays, out)


@rule
def of_group(row: int, outlaw: int, column: int, out: Any) -> int:
    """What is shown of a player's cards of an outlaw."""
    return int(out[row_at(At.LANDS, row * OUTLAWS + outlaw, Group.SIZE) + column])


@rule
def points_shown(s: State, outlaw: int, out: Any) -> int:
    """Everybody's points as one number, from the viewer's on."""
    held = 0
    for row in range(s.players):
        held |= of_group(row, outlaw, Group.POINTS, out) << POINT_BITS * row
    return held


@rule
def missing(s: State, total: int) -> int:
    """How many points an outlaw needs yet to be captured."""
    return 0 if captures(s, total) else max(CAPTURE - total, 1)


@rule
def unseen(s: State, outlaw: int, out: Any) -> int:
    """How many cards of an outlaw are where the viewer does not know them."""
    count = int(OUTLAW_CARDS[outlaw]) - int(out[At.HAND + Own.HAND + outlaw])
    count -= int(out[At.TABLE + Table.LYING + outlaw])
    for row in range(s.players):
        count -= of_group(row, outlaw, Group.LAID, out)
        if row > 0:
            count -= int(out[row_at(At.SEATS, row, Seat.SIZE) + Seat.HELD + outlaw])
    return max(count, 0)


@rule
def cards_to_lay(outlaw: int, more: int, out: Any) -> int:
    """How many of his cards of an outlaw the viewer may lay, with so many more of them; one card must be left."""
    count = min(int(out[At.HAND + Own.HAND + outlaw]), int(out[At.SEATS + Seat.CARDS]) - 1)
    count = max(count, 0) + more
    return count if count >= SERIES or out[At.POSTERS + outlaw * Poster.SIZE + Poster.OPENED] else 0


@rule
def look_at_group(s: State, outlaw: int, row: int, held: int, out: Any) -> None:
    """How a player stands against the best of the others, and what a card more would bring him, and cost the viewer."""
    at = row_at(At.STAKES, row * OUTLAWS + outlaw, Stake.SIZE)
    own = points_in(held, row)
    lead = lead_of(s, held, row)
    out[at + Stake.AHEAD] = within(lead, MOST_POINTS)
    out[at + Stake.BEHIND] = within(-lead, MOST_POINTS)
    if of_group(row, outlaw, Group.HIDEOUT, out):
        return
    pot = int(out[At.POSTERS + outlaw * Poster.SIZE + Poster.REWARD])
    more = with_points(held, row, own + OUTLAW_POINTS)
    out[at + Stake.MORE] = within(paid_among(s, more, row, pot) - of_group(row, outlaw, Group.REWARD, out), MOST_GAIN)
    now = of_group(0, outlaw, Group.REWARD, out)
    if row > 0 and now > 0:
        risk = row_at(At.HUNTS, outlaw, Hunt.SIZE) + Hunt.RISK
        out[risk] = max(int(out[risk]), within(now - paid_among(s, more, 0, pot), MOST_GAIN))


@rule
def look_at_hideouts(s: State, seat: int, outlaw: int, held: int, out: Any) -> None:
    """What the viewer would have of it if a rival's cards were hidden, or his own no longer."""
    pot = int(out[At.POSTERS + outlaw * Poster.SIZE + Poster.REWARD])
    now = of_group(0, outlaw, Group.REWARD, out)
    for row in range(s.players):
        changed = held
        if row > 0 and points_in(held, 0) > 0:
            changed = with_points(held, row, 0)
        elif row == 0 and of_group(0, outlaw, Group.HIDEOUT, out):
            changed = with_points(held, 0, printed_points(s.seats[seat], outlaw))
        if changed != held:
            at = row_at(At.STAKES, row * OUTLAWS + outlaw, Stake.SIZE)
            out[at + Stake.HIDEOUT] = within(paid_among(s, changed, 0, pot) - now, MOST_GAIN)


@rule
def look_then(s: State, seat: int, outlaw: int, lays: int, out: Any) -> None:
    """How the hunt stands once the viewer has laid all he may, and what his sheriff cards would add to that."""
    at = row_at(At.HUNTS, outlaw, Hunt.SIZE)
    held = points_then(s, outlaw, lays, out)
    pot = reward_then(s, seat, outlaw, lays, out)
    lead = lead_of(s, held, 0)
    for row in range(s.players):
        now = of_group(row, outlaw, Group.REWARD, out)
        add_money(row, Wealth.MONEY, now, out)
        add_money(row, Wealth.THEN_MONEY, paid_among(s, held, row, pot) if lays else now, out)
    paid = paid_among(s, held, 0, pot)
    out[at + Hunt.THEN_AHEAD] = within(lead, MOST_POINTS)
    out[at + Hunt.THEN_BEHIND] = within(-lead, MOST_POINTS)
    out[at + Hunt.THEN_MISSING] = missing(s, sum_of(s, held))
    out[at + Hunt.THEN_REWARD] = within(pot, MOST_GAIN)
    out[at + Hunt.THEN_PAID] = within(paid, MOST_GAIN)
    if not of_group(0, outlaw, Group.HIDEOUT, out):
        if out[At.HAND + Own.HAND + Card.PHOTO + outlaw]:
            out[at + Hunt.PHOTO] = added(s, held, PHOTO_POINTS, pot + PHOTO_REWARD, paid)
        if lays + of_group(0, outlaw, Group.LAID, out) + of_group(0, outlaw, Group.PHOTO, out) > 0:
            out[at + Hunt.BANK] = added(s, held, BANK_POINTS, pot + BANK_REWARD, paid)
            out[at + Hunt.STAGECOACH] = added(s, held, STAGECOACH_POINTS, pot + STAGECOACH_REWARD, paid)
            if not gun_lies(s, outlaw, out):
                out[at + Hunt.GUN] = added(s, held, GUN_POINTS, pot + GUN_REWARD, paid)


@rule
def points_then(s: State, outlaw: int, lays: int, out: Any) -> int:
    """Everybody's points once the viewer has laid so many cards; under a Hideout they count nothing."""
    held = points_shown(s, outlaw, out)
    if of_group(0, outlaw, Group.HIDEOUT, out):
        return held
    return with_points(held, 0, points_in(held, 0) + lays * OUTLAW_POINTS)


@rule
def reward_then(s: State, seat: int, outlaw: int, lays: int, out: Any) -> int:
    """The reward once the viewer has laid so many cards at once."""
    pot = int(out[At.POSTERS + outlaw * Poster.SIZE + Poster.REWARD])
    if lays == 0:
        return pot
    return pot + (lay_reward(s, outlaw, lays) if s.turn == seat else lays - 1)


@rule
def added(s: State, held: int, points: int, pot: int, paid: int) -> int:
    """What the viewer would be paid more with so many points more, of such a reward."""
    return within(paid_among(s, with_points(held, 0, points_in(held, 0) + points), 0, pot) - paid, MOST_GAIN)


@rule
def gun_lies(s: State, outlaw: int, out: Any) -> bool:
    """Whether somebody has a fastest gun on an outlaw."""
    for row in range(s.players):
        if of_group(row, outlaw, Group.GUN, out):
            return True
    return False


@rule
def add_money(row: int, column: int, money: int, out: Any) -> None:
    """Money that a player would have, too."""
    at = row_at(At.WEALTH, row, Wealth.SIZE) + column
    out[at] = min(int(out[at]) + money, MOST_MONEY)


@rule
def money_of(row: int, column: int, out: Any) -> int:
    """What a player would have."""
    return int(out[row_at(At.WEALTH, row, Wealth.SIZE) + column])


@rule
def look_at_money(s: State, column: int, out: Any) -> None:
    """How everybody's money compares, now or then; the richest wins if it ends the game."""
    for row in range(s.players):
        own = money_of(row, column, out)
        best = 0
        for other in range(s.players):
            if other != row:
                best = max(best, money_of(other, column, out))
        at = row_at(At.WEALTH, row, Wealth.SIZE) + column
        out[at + Wealth.AHEAD] = max(own - best, 0)
        out[at + Wealth.BEHIND] = max(best - own, 0)
        out[at + Wealth.WINS] = own >= best and is_rich(s, own)


@rule
def look_at_hand(s: State, seat: int, out: Any) -> None:
    """Whether the viewer could go out by laying alone, and what the top of the discard would be to him."""
    left = int(out[At.SEATS + Seat.CARDS])
    for outlaw in range(OUTLAWS):
        left -= int(out[row_at(At.HUNTS, outlaw, Hunt.SIZE) + Hunt.LAYS])
    out[At.CHANCES + Chance.LEFT] = within(left, MOST_LEFT)
    out[At.CHANCES + Chance.OUT] = left <= 1
    out[At.CHANCES + Chance.HASTE] = cards_missing(s)
    top = int(out[At.TABLE + Table.TOP]) - 1
    if top >= 0:
        out[At.CHANCES + Chance.TOP_HELD] = out[At.HAND + Own.HAND + top]
    if 0 <= top < OUTLAWS:
        lays = cards_to_lay(top, 1, out)
        if lays:
            paid = paid_among(s, points_then(s, top, lays, out), 0, reward_then(s, seat, top, lays, out))
            before = int(out[row_at(At.HUNTS, top, Hunt.SIZE) + Hunt.THEN_PAID])
            out[At.CHANCES + Chance.TOP_FITS] = 1
            out[At.CHANCES + Chance.TOP_BRINGS] = within(within(paid, MOST_GAIN) - before, MOST_GAIN)
