"""Chapter five: bullets, and those who hand out most of them: the Marshal in the train, the Shotgun on its roof."""

from saloon.engine import ask, emit, impossible, offer, rule
from saloon.games.colt_express.cards import Card
from saloon.games.colt_express.hands import put_on_top
from saloon.games.colt_express.options import ChoosingOrder, NeutralBatch
from saloon.games.colt_express.places import Way, bandits_at, beside, inside, roof_of, train
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    NOTHING,
    PLACES,
    Bar,
    Code,
    Decision,
    Happening,
    State,
    bandit_count,
)


@rule
def receive(s: State, bandit: int, bullet: int) -> None:
    """CE-37, CE-38: a bullet stays with the player it hit, on (or in) his deck, and counts for the tie-break."""
    hit = s.bandits[bandit]
    hit.received += 1
    hit.hits += 1
    if s.expert:
        put_on_top(s.seats[hit.seat], bullet)
    else:
        s.seats[hit.seat].deck[bullet] += 1


@rule
def neutral_bullets(s: State, hit: int) -> None:
    """A neutral bullet for each of the bandits in a set of bits. CE-36: if the stock cannot serve all of them, none
    gets one and it is set aside for good; or, as an option, it serves one after another as long as it lasts."""
    count = 0
    for bandit in range(bandit_count(s)):
        count += hit >> bandit & 1
    if count == 0 or s.neutral == 0:
        return
    short = s.neutral < count
    if short and s.options.neutral_batch != NeutralBatch.EACH:
        no_more_neutral(s)
        return
    for number in range(bandit_count(s)):
        bandit = bandit_in_order(s, number) if short else number
        if hit >> bandit & 1 and s.neutral > 0:
            s.neutral -= 1
            receive(s, bandit, Card.NEUTRAL)
            emit(s, Happening.NEUTRAL, bandit)
    if s.neutral == 0:
        emit(s, Happening.NEUTRAL_SPENT)


@rule
def no_more_neutral(s: State) -> None:
    """The stock of neutral bullets goes back to the box."""
    s.neutral_aside += s.neutral
    s.neutral = 0
    emit(s, Happening.NEUTRAL_GONE)


@rule
def bandit_in_order(s: State, number: int) -> int:
    """The bandits in the order in which those concerned choose: clockwise from the First Player, or as an option the
    other way round; a player's two in their order."""
    step = number // s.each
    if s.options.choosing_order == ChoosingOrder.COUNTER_CLOCKWISE:
        step = s.players - step
    return (s.first + step) % s.players * s.each + number % s.each


@rule
def first_in_order(s: State, concerned: int) -> int:
    """Of a set of bandits, the one who chooses first."""
    for number in range(bandit_count(s)):
        if concerned >> bandit_in_order(s, number) & 1:
            return bandit_in_order(s, number)
    return impossible()


@rule
def meet_marshal(s: State) -> None:
    """CE-17, CE-34: whoever is inside the Marshal's car flees to its roof, even if he came from there, then is hit.
    HS-07: on the roof the Shotgun may be waiting."""
    met = bandits_at(s, inside(s.marshal))
    if met == 0:
        return
    for bandit in range(bandit_count(s)):
        if met >> bandit & 1:
            s.bandits[bandit].place = roof_of(s.marshal)
            emit(s, Happening.FLED, bandit, s.marshal)
    neutral_bullets(s, met)
    if s.shotgun:
        meet_shotgun(s)


@rule
def move_marshal(s: State, car: int) -> None:
    """The Marshal goes to a car, inside as always, and meets whoever is there."""
    s.marshal = car
    emit(s, Happening.MARSHAL_MOVED, car)
    meet_marshal(s)


@rule
def move_bandit(s: State, bandit: int, place: int, means: int) -> None:
    """A bandit comes to a place, by whatever means."""
    s.bandits[bandit].place = place
    emit(s, means, bandit, place)
    look_around(s, bandit)


@rule
def look_around(s: State, bandit: int) -> None:
    """Where he has come to, a bandit may meet the Marshal or the Shotgun, or passengers."""
    place = s.bandits[bandit].place
    if place == inside(s.marshal):
        meet_marshal(s)
    elif s.shotgun and place == roof_of(s.coach):
        meet_shotgun(s)
    elif place == COACH_INSIDE:
        find_hostages(s, bandit)


@rule
def find_hostages(s: State, bandit: int) -> None:
    """Whoever gets into the coach without a hostage must take one, while there are any."""
    if s.bandits[bandit].hostage == NOTHING:
        s.taking |= 1 << bandit


@rule
def meet_shotgun(s: State) -> None:
    """HS-05, HS-45: once he is on the train, nobody stays on the Shotgun's roof: a neutral bullet each, then flight."""
    met = bandits_at(s, roof_of(s.coach)) & ~s.fleeing
    if met == 0:
        return
    for bandit in range(bandit_count(s)):
        if met >> bandit & 1:
            emit(s, Happening.MET_SHOTGUN, bandit, s.coach)
    neutral_bullets(s, met)
    s.fleeing |= met


@rule
def continue_flight(s: State) -> None:
    """Each flees to a roof of his own choice."""
    ask(s, s.bandits[fleeing_bandit(s)].seat, Decision.FLEE)
    for place in range(PLACES):
        if flee_bar(s, place) == Bar.NONE:
            offer(s, Code.FLEE + place)


@rule
def flee_bar(s: State, place: int) -> int:
    """HS-06: a neighbouring roof of the train, never the coach or the time-travel car."""
    next_to_him = beside(s, roof_of(s.coach), Way.WALK) & train(s)
    return Bar.NONE if next_to_him >> place & 1 else Bar.FLEE_TO_NEIGHBOURS


@rule
def fleeing_bandit(s: State) -> int:
    """The one who is asked where he flees."""
    return first_in_order(s, int(s.fleeing))


@rule
def flee(s: State, place: int) -> None:
    """He runs; nobody waits there."""
    bandit = fleeing_bandit(s)
    s.fleeing &= ~(1 << bandit)
    s.bandits[bandit].place = place
    emit(s, Happening.RAN, bandit, place)
