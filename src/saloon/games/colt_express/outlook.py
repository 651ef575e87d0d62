"""How a round of Colt Express may end, at a guess: what a learning program is shown if what it sees is thought on.

The cards on the pile, as far as the viewer knows them, are carried out one after the other by a simple idea of
players: everybody takes the best that lies where he is, goes where the best lies, robs with his punch whoever has
most, and sends the Marshal to others. All of it is reckoned from what `observe` has written, and so tells no more than
that; what it comes to has columns of its own, in which the books are kept on the way.
"""

from typing import Any

from saloon.engine import rule
from saloon.engine.observations import MOST, capped, row_at
from saloon.games.colt_express.actions import guarded, roof_steps
from saloon.games.colt_express.cards import JEWEL_VALUE, MAX_BANDITS, STRONGBOX_VALUE, Card
from saloon.games.colt_express.places import Way, beside, inside, last_place, reach
from saloon.games.colt_express.shown import UNIT, Ahead, At, Bandit, Outlook, Place, Played
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    NOTHING,
    PLACES,
    ROOF,
    TIME_CAR,
    State,
    bandit_count,
    lead,
)
from saloon.games.colt_express.value import PURSE_GUESS, first_to_come

STRONGBOX, JEWEL, PURSE = STRONGBOX_VALUE // UNIT, JEWEL_VALUE // UNIT, PURSE_GUESS // UNIT
PLACE_BITS = 31  # what a place fits into


@rule
def foresee(s: State, seat: int, out: Any) -> None:
    """Card by card, then what everybody finds where he has come to."""
    first = lead(s, seat)
    bandits = bandit_count(s)
    as_it_is(s, out)
    for number in range(first_to_come(s) - s.resolving, s.pile_n - s.resolving):
        at = row_at(At.PILE, number, Played.SIZE)
        if out[at + Played.CARD] and out[at + Played.BANDIT]:
            row = int(out[at + Played.BANDIT]) - 1
            carry_out(s, int(out[at + Played.CARD]) - 1, row, (row + first) % bandits, out)
            meet_the_marshal(s, out)
    for row in range(bandits):
        if books_of(row, Outlook.PLACE, out):
            look_about(s, row, (row + first) % bandits, out)


@rule
def books_of(row: int, column: int, out: Any) -> int:
    """What is noted of a bandit."""
    return int(out[row_at(At.OUTLOOK, row, Outlook.SIZE) + column])


@rule
def marshals_place(out: Any) -> int:
    """Where nobody wants to be."""
    return inside((int(out[At.AHEAD + Ahead.MARSHAL]) - 1) & PLACE_BITS)


@rule
def as_it_is(s: State, out: Any) -> None:
    """Begin with the train and the bandits where they are; who is not on board has no outlook."""
    out[At.AHEAD + Ahead.MARSHAL] = 1 + s.marshal
    for place in range(last_place(s)):
        floor = row_at(At.FLOORS, place, Place.SIZE)
        out[At.AHEAD + Ahead.STRONGBOXES + place] = max(int(out[floor + Place.STRONGBOXES]) - guarded(s, place), 0)
        out[At.AHEAD + Ahead.JEWELS + place] = out[floor + Place.JEWELS]
        out[At.AHEAD + Ahead.PURSES + place] = out[floor + Place.PURSES]
    for row in range(bandit_count(s)):
        place = out[row_at(At.BANDITS, row, Bandit.SIZE) + Bandit.PLACE]
        out[row_at(At.OUTLOOK, row, Outlook.SIZE) + Outlook.PLACE] = place if place <= PLACES else 0


@rule
def carry_out(s: State, card: int, row: int, bandit: int, out: Any) -> None:
    """What a card may come to."""
    at = row_at(At.OUTLOOK, row, Outlook.SIZE)
    if out[at + Outlook.PLACE] == 0:
        return
    place = (int(out[at + Outlook.PLACE]) - 1) & PLACE_BITS
    if card == Card.MOVE:
        out[at + Outlook.PLACE] = 1 + richest_within(s, bandit, place, out)
    elif card == Card.FLOOR:
        if place != TIME_CAR:
            out[at + Outlook.PLACE] = 1 + (place ^ ROOF)
    elif card == Card.ROB:
        out[at + Outlook.GAINED] = capped(int(out[at + Outlook.GAINED]) + take_best(place, out))
    elif card == Card.PUNCH:
        punch_richest(s, row, place, out)
    elif card == Card.FIRE:
        if s.bandits[bandit].bullets > out[at + Outlook.SHOTS] and in_range(s, row, place, out) > 0:
            out[at + Outlook.SHOTS] += 1
    elif card == Card.MARSHAL:
        out[At.AHEAD + Ahead.MARSHAL] = 1 + sent_to(s, row, out)


@rule
def best_at(place: int, out: Any) -> int:
    """The best token at a place, in $50."""
    if out[At.AHEAD + Ahead.STRONGBOXES + place] > 0:
        return STRONGBOX
    if out[At.AHEAD + Ahead.JEWELS + place] > 0:
        return JEWEL
    return PURSE if out[At.AHEAD + Ahead.PURSES + place] > 0 else 0


@rule
def count_token(worth: int, place: int, change: int, out: Any) -> None:
    """A token more or less at a place."""
    if worth == STRONGBOX:
        out[At.AHEAD + Ahead.STRONGBOXES + place] += change
    elif worth == JEWEL:
        out[At.AHEAD + Ahead.JEWELS + place] += change
    elif worth > 0:
        out[At.AHEAD + Ahead.PURSES + place] += change


@rule
def take_best(place: int, out: Any) -> int:
    """Take the best token at a place; returns what it is worth."""
    best = best_at(place, out)
    count_token(best, place, -1, out)
    return best


@rule
def richest_within(s: State, bandit: int, here: int, out: Any) -> int:
    """Where a Move goes: to the place where most lies, on it and, for half, above or below it; not to the Marshal."""
    shunned = marshals_place(out)
    places = reach(s, here, roof_steps(s, bandit)) & ~(1 << shunned)
    best = here
    most = -1
    for place in range(last_place(s)):
        if places >> place & 1:
            found = 2 * best_at(place, out)
            if place < COACH_INSIDE and place ^ ROOF != shunned:
                found += best_at(place ^ ROOF, out)
            if found > most:
                best = place
                most = found
    return best & PLACE_BITS


@rule
def punch_richest(s: State, row: int, place: int, out: Any) -> None:
    """Of those on his place, a bandit punches who has most to lose; that falls there, and the victim is thrown to the
    Marshal or else where least lies."""
    victim = NOTHING
    most = -1
    for other in range(bandit_count(s)):
        if other != row and books_of(other, Outlook.PLACE, out) == 1 + place and carried(other, out) > most:
            victim = other
            most = carried(other, out)
    if victim == NOTHING:
        return
    count_token(most, place, 1, out)
    at = row_at(At.OUTLOOK, victim, Outlook.SIZE)
    out[at + Outlook.LOST] = capped(int(out[at + Outlook.LOST]) + most)
    near = beside(s, place, Way.THROW)
    least = MOST
    for there in range(last_place(s)):
        if near >> there & 1:
            found = NOTHING if there == marshals_place(out) else best_at(there, out)
            if found < least:
                least = found
                out[at + Outlook.PLACE] = 1 + there


@rule
def carried(row: int, out: Any) -> int:
    """The best token that a bandit has now, in $50; once he has lost it, a purse if he has any."""
    at = row_at(At.BANDITS, row, Bandit.SIZE)
    if books_of(row, Outlook.LOST, out) == 0:
        if out[at + Bandit.STRONGBOXES] > 0:
            return STRONGBOX
        if out[at + Bandit.JEWELS] > 0:
            return JEWEL
    return PURSE if out[at + Bandit.PURSES] > 0 else 0


@rule
def sent_to(s: State, row: int, out: Any) -> int:
    """The car to which a bandit sends the Marshal: where more of the others are, and not he himself."""
    marshal = int(out[At.AHEAD + Ahead.MARSHAL]) - 1
    if marshal == 0:
        return 1
    if marshal == s.cars - 1:
        return marshal - 1
    return marshal - 1 if met_in(s, marshal - 1, row, out) > met_in(s, marshal + 1, row, out) else marshal + 1


@rule
def met_in(s: State, car: int, row: int, out: Any) -> int:
    """How many others are inside a car; fewer than none if he is there himself."""
    count = 0
    for other in range(bandit_count(s)):
        if books_of(other, Outlook.PLACE, out) == 1 + inside(car):
            count += -MAX_BANDITS if other == row else 1
    return count


@rule
def meet_the_marshal(s: State, out: Any) -> None:
    """Whoever is in the Marshal's car flees to its roof, with a bullet."""
    place = 1 + marshals_place(out)
    for row in range(bandit_count(s)):
        at = row_at(At.OUTLOOK, row, Outlook.SIZE)
        if out[at + Outlook.PLACE] == place:
            out[at + Outlook.PLACE] = place + ROOF
            out[at + Outlook.HITS] += 1


@rule
def in_range(s: State, row: int, place: int, out: Any) -> int:
    """How many others are so placed that somebody on the train could shoot at them, or at who hides them."""
    count = 0
    if place < COACH_INSIDE:
        for other in range(bandit_count(s)):
            there = books_of(other, Outlook.PLACE, out) - 1
            if other != row and 0 <= there < COACH_INSIDE and (there ^ place) & ROOF == 0:
                count += there != place if place & ROOF else abs(there - place) == 1 + ROOF
    return count


@rule
def look_about(s: State, row: int, bandit: int, out: Any) -> None:
    """What a bandit finds where he has come to, and what is near."""
    at = row_at(At.OUTLOOK, row, Outlook.SIZE)
    place = (int(out[at + Outlook.PLACE]) - 1) & PLACE_BITS
    out[at + Outlook.HERE] = best_at(place, out)
    out[at + Outlook.WITHIN] = best_at(richest_within(s, bandit, place, out), out)
    out[at + Outlook.IN_RANGE] = in_range(s, row, place, out)
    out[at + Outlook.WITH_VIEWER] = books_of(0, Outlook.PLACE, out) == 1 + place
    if place < COACH_INSIDE:
        if place ^ ROOF != marshals_place(out):
            out[at + Outlook.OTHER_FLOOR] = best_at(place ^ ROOF, out)
        out[at + Outlook.NEAR_MARSHAL] = abs(place - marshals_place(out)) == 1 + ROOF
        out[at + Outlook.STRONGBOX] = cars_to_strongbox(s, place >> 1, out)
    left = s.bandits[bandit].bullets - out[at + Outlook.SHOTS]
    fewest = True
    for other in range(bandit_count(s)):
        shots = books_of(other, Outlook.SHOTS, out)
        if int(out[row_at(At.BANDITS, other, Bandit.SIZE) + Bandit.BULLETS]) - shots < left:
            fewest = False
        if other != row and books_of(other, Outlook.PLACE, out) == 1 + place:
            out[at + Outlook.BESIDE] += 1
            out[at + Outlook.PREY] = max(int(out[at + Outlook.PREY]), carried(other, out))
    out[at + Outlook.GUNSLINGER] = fewest


@rule
def cars_to_strongbox(s: State, car: int, out: Any) -> int:
    """How many cars away the nearest strongbox lies, from 1: in his own; 0 if there is none."""
    nearest = NOTHING
    for other in range(s.cars):
        if out[At.AHEAD + Ahead.STRONGBOXES + inside(other)] > 0 and (nearest < 0 or abs(other - car) < nearest):
            nearest = abs(other - car)
    return 1 + nearest
