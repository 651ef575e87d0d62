"""Chapter three: bullets, and the Marshal who hands out most of them."""

from saloon.engine import emit, rule
from saloon.games.colt_express.cards import Card
from saloon.games.colt_express.plan import put_on_top
from saloon.games.colt_express.state import Happening, State, bandit_count, inside, roof_of


@rule
def receive(s: State, bandit: int, bullet: int) -> None:
    """CE-37, CE-38: a bullet stays with the player it hit, on (or in) his deck, and counts for the tie-break."""
    hit = s.bandits[bandit]
    hit.received += 1
    if s.options.expert:
        put_on_top(s.seats[hit.seat], bullet)
    else:
        s.seats[hit.seat].deck[bullet] += 1


@rule
def neutral_bullets(s: State, hit: int) -> None:
    """A neutral bullet for each of the bandits in a set of bits. CE-36: if the stock cannot serve all of them, none
    gets one and it is set aside for good."""
    count = 0
    for bandit in range(bandit_count(s)):
        count += hit >> bandit & 1
    if count == 0:
        return
    if s.neutral < count:
        s.neutral_aside += s.neutral
        s.neutral = 0
        emit(s, Happening.NEUTRAL_GONE)
        return
    for bandit in range(bandit_count(s)):
        if hit >> bandit & 1:
            s.neutral -= 1
            receive(s, bandit, Card.NEUTRAL)
            emit(s, Happening.NEUTRAL, bandit)


@rule
def bandits_at(s: State, place: int) -> int:
    """The bandits at a place, as a set of bits."""
    found = 0
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == place:
            found |= 1 << bandit
    return found


@rule
def meet_marshal(s: State) -> None:
    """CE-17, CE-34: whoever is inside the Marshal's car flees to its roof, even if he came from there, then is hit."""
    met = bandits_at(s, inside(s.marshal))
    if met == 0:
        return
    for bandit in range(bandit_count(s)):
        if met >> bandit & 1:
            s.bandits[bandit].place = roof_of(s.marshal)
            emit(s, Happening.FLED, bandit, s.marshal)
    neutral_bullets(s, met)


@rule
def move_marshal(s: State, car: int) -> None:
    """The Marshal goes to a car, inside as always, and meets whoever is there."""
    s.marshal = car
    emit(s, Happening.MARSHAL_MOVED, car)
    meet_marshal(s)


@rule
def move_bandit(s: State, bandit: int, place: int) -> None:
    """A bandit comes to a place, by whatever means: he may meet the Marshal there."""
    s.bandits[bandit].place = place
    if place == inside(s.marshal):
        meet_marshal(s)
