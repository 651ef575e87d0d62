"""Chapter five: the events of the round cards, always after the Action phase."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import CONDUCTOR_BONUS, PURSES, RoundCard
from saloon.games.colt_express.loot import from_the_mix, take_purse
from saloon.games.colt_express.marshal import bandits_at, move_marshal, neutral_bullets
from saloon.games.colt_express.state import (
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    Code,
    Decision,
    Happening,
    State,
    bandit_count,
    caboose,
    car_of,
    count_purses,
    inside,
    on_roof,
    roof_of,
)


@rule
def bring_event(s: State) -> None:
    """CE-40: what the round card announced happens. Pickpocketing alone asks questions, one bandit after another."""
    if s.card in (RoundCard.TUNNEL, RoundCard.BRIDGE):
        return
    emit(s, Happening.EVENT, s.card)
    if s.card == RoundCard.REBELLION:
        rebellion(s)
    elif s.card == RoundCard.TAKE_IT_ALL:
        take_it_all(s)
    elif s.card == RoundCard.BRAKING:
        braking(s)
    elif s.card == RoundCard.SWIVEL_ARM:
        swivel_arm(s)
    elif s.card == RoundCard.ANGRY_MARSHAL:
        angry_marshal(s)
    elif s.card == RoundCard.MARSHALS_REVENGE:
        marshals_revenge(s)
    elif s.card == RoundCard.HOSTAGE:
        hostage(s)


@rule
def rebellion(s: State) -> None:
    """CE-41: passengers shoot at everybody inside, in the locomotive too."""
    hit = 0
    for bandit in range(bandit_count(s)):
        if not on_roof(s.bandits[bandit].place):
            hit |= 1 << bandit
    neutral_bullets(s, hit)


@rule
def take_it_all(s: State) -> None:
    """CE-42: the second strongbox, if it still waits beside the train, is put down where the Marshal stands."""
    if s.beside == 0:
        return
    s.beside -= 1
    s.strongboxes[inside(s.marshal)] += 1
    emit(s, Happening.STRONGBOX_PLACED, s.marshal)


@rule
def braking(s: State) -> None:
    """CE-43: everybody on a roof slides one car forward, as far as there is one."""
    for bandit in range(bandit_count(s)):
        here = s.bandits[bandit].place
        if on_roof(here) and car_of(here) > LOCOMOTIVE:
            s.bandits[bandit].place = here - 2
            emit(s, Happening.SWEPT, bandit, here - 2)


@rule
def swivel_arm(s: State) -> None:
    """Everybody on a roof is swept to the caboose."""
    for bandit in range(bandit_count(s)):
        here = s.bandits[bandit].place
        if on_roof(here) and here != roof_of(caboose(s)):
            s.bandits[bandit].place = roof_of(caboose(s))
            emit(s, Happening.SWEPT, bandit, roof_of(caboose(s)))


@rule
def angry_marshal(s: State) -> None:
    """CE-44: he shoots at the roof above him, then goes one car back and chases those he finds there."""
    neutral_bullets(s, bandits_at(s, roof_of(s.marshal)))
    if s.marshal < caboose(s):
        move_marshal(s, s.marshal + 1)


@rule
def marshals_revenge(s: State) -> None:
    """CE-46: everybody on the Marshal's roof loses his least valuable purse; only purses."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == roof_of(s.marshal):
            purse = poorest_purse(s, bandit)
            if purse != NOTHING:
                s.purses[from_the_mix(s, bandit, purse)].at = OUT
                emit(s, Happening.LOST_PURSE, bandit)


@rule
def poorest_purse(s: State, bandit: int) -> int:
    """A bandit's purse of least value, or NOTHING."""
    poorest = NOTHING
    for purse in range(PURSES):
        if s.purses[purse].at == HELD + bandit and (
            poorest == NOTHING or s.purses[purse].worth < s.purses[poorest].worth
        ):
            poorest = purse
    return poorest


@rule
def hostage(s: State) -> None:
    """CE-47: the ransom of the conductor, for everybody in or on the locomotive."""
    for bandit in range(bandit_count(s)):
        if car_of(s.bandits[bandit].place) == LOCOMOTIVE:
            s.bandits[bandit].cash += CONDUCTOR_BONUS
            emit(s, Happening.BONUS, bandit, CONDUCTOR_BONUS)


@rule
def continue_pickpocketing(s: State) -> bool:
    """CE-45: each bandit alone on his place may take a purse lying there. Returns whether somebody is being asked."""
    while s.step < s.players:
        bandit = (s.first + s.step) % s.players
        s.step += 1
        here = s.bandits[bandit].place
        if bandits_at(s, here) == 1 << bandit and count_purses(s, here) > 0:
            ask_pickpocket(s, bandit)
            return True
    return False


@rule
def ask_pickpocket(s: State, bandit: int) -> None:
    """Which purse, or none."""
    ask(s, s.bandits[bandit].seat, Decision.PICKPOCKET)
    for purse in range(PURSES):
        if s.purses[purse].at == s.bandits[bandit].place:
            offer(s, Code.PICKPOCKET + purse)
    offer(s, Code.DECLINE)


@rule
def answer_pickpocket(s: State, bandit: int, code: int) -> None:
    """Take it, or leave it."""
    if code == Code.DECLINE:
        emit(s, Happening.DECLINED, bandit)
    else:
        take_purse(s, bandit, code - Code.PICKPOCKET)
