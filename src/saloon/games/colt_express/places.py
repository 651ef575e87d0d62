"""Where things are: the places of the train, the stagecoach and the time-travel car, and which lie beside which.

Move, Fire, Punch and Ride all ask `beside`, `reach` and `stop_of`; no other rule knows what is next to what. Sets of
places are numbers, one bit a place.
"""

from enum import IntEnum

from saloon.engine import rule
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    COACH_ROOF,
    FRONT_STOP,
    LOCOMOTIVE,
    NOTHING,
    PLACES,
    ROOF,
    TIME_CAR,
    State,
    bandit_count,
)

ROOF_STEPS = 3
ROOFS = 0b10101010101010  # of the longest train


class Way(IntEnum):
    """What somebody wants of a place beside his own."""

    WALK, THROW, SHOT = range(3)


@rule
def inside(car: int) -> int:
    """The place inside a car."""
    return 2 * car


@rule
def roof_of(car: int) -> int:
    """The place on a car's roof."""
    return 2 * car + ROOF


@rule
def on_roof(place: int) -> bool:
    """Whether a place is a roof, of the train or of the coach."""
    return place & 1 == ROOF and place <= COACH_ROOF


@rule
def on_train(place: int) -> bool:
    """HS-43, TC-07: whether a place is in or on the train; the coach and the time-travel car are not."""
    return place < COACH_INSIDE


@rule
def on_train_roof(place: int) -> bool:
    """Whether a place is a roof of the train."""
    return place < COACH_INSIDE and place & 1 == ROOF


@rule
def in_coach(place: int) -> bool:
    """Whether a place is in or on the stagecoach."""
    return place in (COACH_INSIDE, COACH_ROOF)


@rule
def car_of(place: int) -> int:
    """The car a place of the train belongs to."""
    return place >> 1


@rule
def caboose(s: State) -> int:
    """The last car."""
    return s.cars - 1


@rule
def train(s: State) -> int:
    """All places of the train."""
    return (1 << inside(s.cars)) - 1


@rule
def last_place(s: State) -> int:
    """Where the places end; those of the train come first."""
    return PLACES if s.options.stagecoach or s.options.time_car else inside(s.cars)


@rule
def beside(s: State, place: int, way: int) -> int:
    """The places next to a place, for walking there, throwing somebody there or shooting there.

    On the train: the cars before and behind, same floor (CE-01, CE-15, CE-18, CE-29). The coach's inside lies beside
    that of the car it faces for shots and punches only (HS-13, HS-15), its roof beside that roof for walking and
    punches (HS-14, HS-16), and shots from or to it reach every roof (HS-46). The time-travel car lies beside both
    floors of the locomotive, but nobody is thrown out of it onto the roof (TC-09, TC-14, TC-17)."""
    if on_train_roof(place) and way == Way.SHOT:
        return 1 << COACH_ROOF if s.options.stagecoach else 0
    if on_train(place):
        near = ((1 << place + 2) | (1 << place >> 2)) & train(s)
        if s.options.stagecoach and car_of(place) == s.coach:
            if on_roof(place):
                near |= 1 << COACH_ROOF
            elif way != Way.WALK:
                near |= 1 << COACH_INSIDE
        if s.options.time_car and car_of(place) == LOCOMOTIVE:
            near |= 1 << TIME_CAR
        return near
    if place == COACH_INSIDE:
        return 0 if way == Way.WALK else 1 << inside(s.coach)
    if place == COACH_ROOF:
        if way == Way.SHOT:
            return (train(s) & ROOFS) | (1 << TIME_CAR)
        return 1 << roof_of(s.coach)
    if way == Way.SHOT:
        return (1 << inside(LOCOMOTIVE)) | (1 << COACH_ROOF)
    if way == Way.THROW:
        return 1 << inside(LOCOMOTIVE)
    return (1 << inside(LOCOMOTIVE)) | (1 << roof_of(LOCOMOTIVE))


@rule
def reach(s: State, here: int, steps: int) -> int:
    """CE-15, CE-16: where a Move can end: inside one car further, on the roofs up to three, never where it began.
    HS-14, TC-09: the coach's roof and the time-travel car are only ever its first or its last place; out of the car
    there is one step or, as an option, as many as on the roofs."""
    if not on_roof(here) and not (here == TIME_CAR and s.options.run_from_the_car):
        return beside(s, here, Way.WALK)
    roofs = train(s) & ROOFS
    at = 1 << here
    found = 0
    if not on_train(here):
        found = beside(s, here, Way.WALK)
        at = found & roofs
        steps -= 1
    found |= at
    for _ in range(steps):
        found |= sides_of(s, at)
        at |= (at << 2 | at >> 2) & roofs
        found |= at
    return found & ~(1 << here)


@rule
def sides_of(s: State, roofs: int) -> int:
    """What a step off some roofs of the train leads to: the coach beside one of them, the car before the first."""
    found = 0
    if s.options.stagecoach and roofs >> roof_of(s.coach) & 1:
        found |= 1 << COACH_ROOF
    if s.options.time_car and roofs >> roof_of(LOCOMOTIVE) & 1:
        found |= 1 << TIME_CAR
    return found


@rule
def crosses(s: State, here: int, there: int, car: int) -> bool:
    """HS-08, HS-44, TC-16: whether a Move from one place to another passes over the roof of a car without ending there.
    Whoever comes from the coach or goes to it passes the roof it faces."""
    if here == COACH_ROOF:
        return there != roof_of(car)
    if there == COACH_ROOF:
        return here != roof_of(car)
    if not on_roof(here) and here != TIME_CAR:
        return False
    return min(line_of(s, here), line_of(s, there)) < car < max(line_of(s, here), line_of(s, there))


@rule
def line_of(s: State, place: int) -> int:
    """Where on the line of roofs a place is: a car's number, FRONT_STOP in the time-travel car."""
    if place == TIME_CAR:
        return FRONT_STOP
    return int(s.coach) if place >= COACH_INSIDE else car_of(place)


@rule
def front(s: State) -> int:
    """The first stop of horses and the first point of the line of roofs."""
    return FRONT_STOP if s.options.time_car else LOCOMOTIVE


@rule
def stop_of(s: State, place: int) -> int:
    """HS-19, TC-12: where a horse stands that somebody at a place can mount: beside his car, or the one he faces."""
    return line_of(s, place)


@rule
def pushed_from(s: State, shooter: int, target: int) -> int:
    """CE-25: where Django's shot throws its target: one car on, same floor, never off the train; or NOTHING. HS-11,
    TC-25: no push from or to the coach nor out of the time-travel car. TC-08: into it only off the roof or, as an
    option, from inside too."""
    if not on_train(target) or in_coach(shooter):
        return NOTHING
    if shooter == TIME_CAR or shooter < target:
        return target + 2 if car_of(target) < caboose(s) else NOTHING
    if car_of(target) > LOCOMOTIVE:
        return target - 2
    if s.options.time_car and (on_roof(target) or s.options.push_from_inside):
        return TIME_CAR
    return NOTHING


@rule
def place_of(s: State, bandit: int) -> int:
    """Where a bandit is."""
    return int(s.bandits[bandit].place)


@rule
def bandits_at(s: State, place: int) -> int:
    """The bandits at a place, as a set of bits."""
    found = 0
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == place:
            found |= 1 << bandit
    return found


@rule
def bandits_in(s: State, places: int) -> int:
    """The bandits at any of some places."""
    found = 0
    for bandit in range(bandit_count(s)):
        if places >> s.bandits[bandit].place & 1:
            found |= 1 << bandit
    return found
