"""The time-travel car: who is alone in it at the end of a round vanishes, and appears where nobody expects him."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import PURSES, ROUNDS
from saloon.games.colt_express.loot import take_purse
from saloon.games.colt_express.marshal import move_bandit
from saloon.games.colt_express.places import bandits_at, on_roof, train
from saloon.games.colt_express.state import (
    AWAY,
    COACH_INSIDE,
    NOTHING,
    PLACES,
    TIME_CAR,
    Bar,
    Code,
    Decision,
    Happening,
    State,
    bandit_count,
)
from saloon.games.colt_express.whisky import take_flask


@rule
def alone_in_the_car(s: State) -> int:
    """TC-01: the only bandit in the car, or NOTHING."""
    found = bandits_at(s, TIME_CAR)
    for bandit in range(bandit_count(s)):
        if found == 1 << bandit:
            return bandit
    return NOTHING


@rule
def traveller(s: State) -> int:
    """The bandit who is away, or NOTHING."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == AWAY:
            return bandit
    return NOTHING


@rule
def use_the_car(s: State) -> None:
    """TC-02, TC-06: after the event, who is alone in the car must travel; after the last round he is paid instead."""
    bandit = alone_in_the_car(s)
    if bandit == NOTHING:
        return
    if s.round_no == ROUNDS:
        pay_the_driver(s, bandit)
    else:
        ask_travel(s, bandit)


@rule
def ask_travel(s: State, bandit: int) -> None:
    """Where he hides."""
    ask(s, s.bandits[bandit].seat, Decision.TRAVEL)
    for place in range(PLACES):
        if travel_bar(s, place) == Bar.NONE:
            offer(s, Code.TRAVEL + place)


@rule
def travel_bar(s: State, place: int) -> int:
    """TC-04, TC-19: under any car of the train, or under the coach."""
    if place == COACH_INSIDE:
        return Bar.NONE if s.options.stagecoach else Bar.HIDE_UNDER
    return Bar.NONE if train(s) >> place & 1 and not on_roof(place) else Bar.HIDE_UNDER


@rule
def travel(s: State, place: int) -> None:
    """TC-20: he is gone, and only his player knows where to."""
    bandit = alone_in_the_car(s)
    s.bandits[bandit].place = AWAY
    s.hideout = place
    emit(s, Happening.TRAVELLED, s.bandits[bandit].seat, bandit, place)


@rule
def appear(s: State) -> None:
    """TC-03, TC-21: when the Action phase begins he appears inside, and meets whoever is there."""
    bandit = traveller(s)
    place = int(s.hideout)
    s.hideout = NOTHING
    move_bandit(s, bandit, place, Happening.APPEARED)


@rule
def pay_the_driver(s: State, bandit: int) -> None:
    """TC-22: $500, and whatever lies in the car."""
    s.driver = bandit
    emit(s, Happening.CAR_BONUS, bandit)
    for purse in range(PURSES):
        if s.purses[purse].at == TIME_CAR:
            take_purse(s, bandit, purse)
    for flask in range(len(s.flasks)):
        if s.flasks[flask].at == TIME_CAR:
            take_flask(s, bandit, flask)
    for _ in range(s.jewels[TIME_CAR]):
        s.jewels[TIME_CAR] -= 1
        s.bandits[bandit].jewels += 1
        emit(s, Happening.TOOK_JEWEL, bandit)
    for _ in range(s.strongboxes[TIME_CAR]):
        s.strongboxes[TIME_CAR] -= 1
        s.bandits[bandit].strongboxes += 1
        emit(s, Happening.TOOK_STRONGBOX, bandit)
