"""Nets: what somebody who has learnt the game by playing it would choose, and who he thinks will win.

A net looks at what the seat to move sees (`observe`, spread so that every kind has a place of its own), and gives a
number for every action and one for everybody's chance. It is passed through in float32, every sum in one fixed order
and nothing rounded twice at once, so that interpreted and compiled bots think the same to the last digit; what comes
out are whole numbers, millionths of a logit, from which `chances` makes millionths of a win.

Where things of a game differ by nothing but their names, a net that was not made alike for all of them thinks
differently of the same position with other names. So it is asked from several angles, each of which gives the things
other names: one after the other where much is looked at, or from all of them, and what it says is their mean.

`net` holds the weights as rows (`engine.minds` lays them out): one for each place of the wide form, the sum of which
is what the hidden numbers begin with; then two tables for each block; then one row for each action and each seat, with
its bias behind it. Most places are 0, and only legal actions are asked for: the other rows are never touched. `pad` is
what is written on the way. Three primitives have a body of their own for each form: one by loops that the compiler
turns into vectors, one by NumPy.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from saloon.engine.chance import roll
from saloon.engine.chances import WIN, grown
from saloon.engine.rules import rule

ANGLES = 8  # from which a net is asked at most
LANES = 16  # numbers that are summed up side by side
GREEDY = 0  # instead of a warmth: the likeliest choice
WHOLE = 100  # warmths are in hundredths

AMOUNT, KIND, BITS = range(3)  # sorts of columns
MOST_BITS = 7


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """The game's own, if it shows anything to learning programs."""


@rule
def foresee(s: Any, seat: int, out: Any) -> None:
    """The game's own, if it looks ahead for them."""


@rule
def index_of(s: Any, seat: int, code: int) -> int:
    """The game's own, likewise."""
    return code


def _sum_of(lanes: Any) -> Any:
    half = LANES // 2
    while half > 0:
        for i in range(half):
            lanes[i] += lanes[i + half]
        half //= 2
    return lanes[0]


@rule(compiled=_sum_of)
def sum_of(lanes: Any) -> Any:
    """The sum of all lanes: halves upon each other."""
    half = LANES // 2
    while half > 0:
        lanes[:half] += lanes[half : 2 * half]
        half //= 2
    return lanes[0]


def _add_rows(net: Any, first: int, width: int, rows: Any, amounts: Any, count: int, out: Any) -> None:
    k = 0
    while k + 8 <= count:  # eight at once, for to write the sum down and read it again would take as long as a row
        a, b, c, d = amounts[k], amounts[k + 1], amounts[k + 2], amounts[k + 3]
        e, f, g, h = amounts[k + 4], amounts[k + 5], amounts[k + 6], amounts[k + 7]
        at_a, at_b, at_c, at_d = first + rows[k], first + rows[k + 1], first + rows[k + 2], first + rows[k + 3]
        at_e, at_f, at_g, at_h = first + rows[k + 4], first + rows[k + 5], first + rows[k + 6], first + rows[k + 7]
        for j in range(width):
            found = out[j] + a * net[at_a, j]
            found += b * net[at_b, j]
            found += c * net[at_c, j]
            found += d * net[at_d, j]
            found += e * net[at_e, j]
            found += f * net[at_f, j]
            found += g * net[at_g, j]
            found += h * net[at_h, j]
            out[j] = found
        k += 8
    while k < count:
        a = amounts[k]
        at_a = first + rows[k]
        for j in range(width):
            out[j] += a * net[at_a, j]
        k += 1


@rule(compiled=_add_rows)
def add_rows(net: Any, first: int, width: int, rows: Any, amounts: Any, count: int, out: Any) -> None:
    """Add some rows of a table, counted from `first` on, to what is written, each so many times, one after another."""
    from numpy import add, concatenate  # noqa: PLC0415 (plain play must not load NumPy)

    parts = amounts[:count, None] * net[first + rows[:count], :width]
    out[:width] = add.accumulate(concatenate((out[None, :width], parts)))[-1]


def _level(numbers: Any, width: int, breadth: Any, least: Any, lanes: Any, out: Any) -> None:
    for j in range(LANES):
        lanes[j] = numbers[j]
    for i in range(LANES, width, LANES):
        for j in range(LANES):
            lanes[j] += numbers[i + j]
    mean = sum_of(lanes) / breadth
    for j in range(width):
        out[j] = numbers[j] - mean
    for j in range(LANES):
        lanes[j] = out[j] * out[j]
    for i in range(LANES, width, LANES):
        for j in range(LANES):
            lanes[j] += out[i + j] * out[i + j]
    spread = sqrt(sum_of(lanes) / breadth + least)
    for j in range(width):
        out[j] = out[j] / spread


@rule(compiled=_level)
def level(numbers: Any, width: int, breadth: Any, least: Any, lanes: Any, out: Any) -> None:
    """Numbers with their mean taken away, in units of how much they spread. `breadth` is the width as a float."""
    from numpy import add  # noqa: PLC0415
    from numpy import sqrt as root  # noqa: PLC0415

    lanes[:] = add.accumulate(numbers[:width].reshape(-1, LANES))[-1]
    out[:width] = numbers[:width] - sum_of(lanes) / breadth
    lanes[:] = add.accumulate((out[:width] * out[:width]).reshape(-1, LANES))[-1]
    out[:width] /= root(sum_of(lanes) / breadth + least)


def _says(net: Any, row: int, width: int, numbers: Any, out: Any) -> int:
    for j in range(LANES):
        out[j] = numbers[j] * net[row, j]
    for i in range(LANES, width, LANES):
        for j in range(LANES):
            out[j] += numbers[i + j] * net[row, i + j]
    return int(sum_of(out) + net[row, width])


@rule(compiled=_says)
def says(net: Any, row: int, width: int, numbers: Any, out: Any) -> int:
    """What a row of the last table says to some numbers, in millionths of a logit; `out` are lanes to sum it up in."""
    from numpy import add  # noqa: PLC0415

    out[:] = add.accumulate((numbers[:width] * net[row, :width]).reshape(-1, LANES))[-1]
    return int(sum_of(out) + net[row, width])


@rule
def copy_row(net: Any, row: int, width: int, out: Any) -> None:
    """Begin a sum with a row of a table."""
    for j in range(width):
        out[j] = net[row, j]


@rule
def places_seen(pad: Any) -> int:
    """Which places of the wide form are not 0 from the angle at hand, and what they are: note both, and return how many
    there are."""
    numbers, sorts, places, mosts = pad.numbers, pad.sorts, pad.places, pad.mosts
    rows, amounts, renamed = pad.rows, pad.amounts, pad.renamed
    first = pad.angle * pad.inputs
    count = 0
    for i in range(len(numbers)):
        number = int(numbers[i])
        if number == 0:
            continue
        if sorts[i] == BITS:
            for bit in range(MOST_BITS):
                if number >> bit & 1:
                    rows[count] = renamed[first + places[i] + bit]
                    amounts[count] = 1
                    count += 1
        else:
            amounts[count] = number / int(mosts[i]) if sorts[i] == AMOUNT else 1.0
            rows[count] = renamed[first + places[i] + (0 if sorts[i] == AMOUNT else number - 1)]
            count += 1
    return count


@rule
def positive(numbers: Any, width: int, rows: Any, out: Any) -> int:
    """Which numbers are above 0: note where they are and what they are, and return how many there are."""
    count = 0
    for j in range(width):
        if numbers[j] > 0:
            rows[count] = j
            out[count] = numbers[j]
            count += 1
    return count


@rule
def consider(s: Any, net: Any, pad: Any) -> None:
    """Look at the game as the seat to move, from the angle at hand, and pass what there is to see through the net, up
    to its last table."""
    numbers = pad.numbers
    for i in range(len(numbers)):
        numbers[i] = 0
    observe(s, s.actor, numbers)
    foresee(s, s.actor, numbers)
    pass_through(net, pad, places_seen(pad))


@rule
def pass_through(net: Any, pad: Any, count: int) -> None:
    """From so many places of the wide form to what the last table is asked about."""
    pad.asked += 1
    across, inside = pad.across, pad.inside
    hidden, inner, thought = pad.hidden, pad.inner, pad.thought
    for j in range(across):
        hidden[j] = pad.base[j]
    add_rows(net, 0, across, pad.rows, pad.amounts, count, hidden)
    for j in range(across):
        if hidden[j] < 0:  # noqa: PLR1730 (the greater of a float and 0 would be a double)
            hidden[j] = 0
    first = pad.inputs + 1
    for _ in range(pad.blocks):
        level(hidden, across, pad.breadth, pad.least, pad.lanes, thought)
        copy_row(net, first + across, inside, inner)
        add_rows(net, first, inside, pad.order, thought, across, inner)
        first += across + 1
        firing = positive(inner, inside, pad.rows, pad.amounts)
        add_rows(net, first, across, pad.rows, pad.amounts, firing, hidden)
        add_rows(net, first + inside, across, pad.order, pad.ones, 1, hidden)
        first += inside + 1
    level(hidden, across, pad.breadth, pad.least, pad.lanes, thought)


@rule
def wish(s: Any, net: Any, pad: Any) -> int:
    """What the net says to every legal choice, into the first places of `wishes`; returns the greatest. It has been
    shown the game before."""
    wishes = pad.wishes
    first = pad.angle * (pad.values - pad.actions)
    best = 0
    for i in range(s.legal_n):
        row = pad.actions + pad.deeds[first + index_of(s, s.actor, s.legal[i])]
        wishes[i] = says(net, row, pad.across, pad.thought, pad.lanes)
        best = wishes[i] if i == 0 else max(best, wishes[i])
    return best


@rule
def wish_all_round(s: Any, net: Any, pad: Any, angles: int) -> int:
    """The same from so many angles, on average. This shows it the game itself."""
    wishes, sums = pad.wishes, pad.sums
    for i in range(s.legal_n):
        sums[i] = 0
    before = pad.angle
    for angle in range(angles):
        pad.angle = angle
        consider(s, net, pad)
        wish(s, net, pad)
        for i in range(s.legal_n):
            sums[i] += wishes[i]
    pad.angle = before
    best = 0
    for i in range(s.legal_n):
        wishes[i] = sums[i] // angles
        best = wishes[i] if i == 0 else max(best, wishes[i])
    return best


@rule
def weigh_wishes(s: Any, pad: Any, best: int, warmth: int) -> int:
    """How often each legal choice is made, of the sum that is returned, into the first places of `wishes`, where until
    now stood what the net says to it, at most so much; the warmer, the more evenly."""
    wishes = pad.wishes
    total = 0
    for i in range(s.legal_n):
        wishes[i] = grown((wishes[i] - best) * WHOLE // warmth)
        total += wishes[i]
    return total


@rule
def share_wishes(s: Any, pad: Any, best: int, warmth: int) -> None:
    """How likely each legal choice is, in millionths, into the first places of `wishes`, likewise."""
    total = weigh_wishes(s, pad, best, warmth)
    wishes = pad.wishes
    for i in range(s.legal_n):
        wishes[i] = wishes[i] * WIN // total


@rule
def choose_by_net(s: Any, net: Any, pad: Any, warmth: int) -> int:
    """The choice of a net, asked from every angle: the likeliest or, with some warmth, any as often as it is likely. It
    sees what the seat to move sees, whatever else the state holds."""
    best = wish_all_round(s, net, pad, pad.angles)
    return int(s.legal[first_wish(s, pad, best) if warmth == GREEDY else any_wish(s, pad, best, warmth)])


@rule
def first_wish(s: Any, pad: Any, best: int) -> int:
    """The legal choice that is liked so well; of equals, the first."""
    for i in range(s.legal_n):
        if pad.wishes[i] == best:
            return i
    return 0


@rule
def any_wish(s: Any, pad: Any, best: int, warmth: int) -> int:
    """One of the legal choices, each as often as it is likely."""
    left = roll(s, weigh_wishes(s, pad, best, warmth))
    for i in range(s.legal_n):
        left -= pad.wishes[i]
        if left < 0:
            return i
    return 0


@rule
def foretell(s: Any, net: Any, pad: Any, worth: Any) -> None:
    """Everybody's chance of winning as the seat to move sees it, into the first places of `worth`; what is missing to a
    whole win is the chance that nobody wins. The net has been shown the game before."""
    hopes = pad.hopes
    seats = s.players
    hopes[seats] = says(net, pad.values + pad.seats, pad.across, pad.thought, pad.lanes)
    best = hopes[seats]
    for away in range(seats):
        hopes[away] = says(net, pad.values + away, pad.across, pad.thought, pad.lanes)
        best = max(best, hopes[away])
    total = 0
    for away in range(seats + 1):
        hopes[away] = grown(hopes[away] - best)
        total += hopes[away]
    for away in range(seats):
        worth[(s.actor + away) % seats] = int(hopes[away] * WIN // total)
