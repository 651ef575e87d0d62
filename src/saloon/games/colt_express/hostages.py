"""Horses & Stagecoach: the passengers of the coach, what they do to their captors, and what is paid for them."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import HOSTAGES, RANSOM_PAID, RANSOMS, Card, Paid
from saloon.games.colt_express.hands import bullets_of
from saloon.games.colt_express.marshal import first_in_order
from saloon.games.colt_express.state import HELD, NOTHING, Bar, Code, Decision, Happening, State, count_purses


@rule
def captor(s: State) -> int:
    """The bandit who has to take a hostage."""
    return first_in_order(s, int(s.taking))


@rule
def continue_taking_hostages(s: State) -> None:
    """He takes one of his choice, if there is any left."""
    bandit = captor(s)
    ask(s, s.bandits[bandit].seat, Decision.HOSTAGE)
    for hostage in range(HOSTAGES):
        if hostage_bar(s, hostage) == Bar.NONE:
            offer(s, Code.HOSTAGE + hostage)
    if s.legal_n == 0:
        s.taking &= ~(1 << bandit)


@rule
def hostage_bar(s: State, hostage: int) -> int:
    """Only who is still in the coach can be taken."""
    return Bar.NONE if s.hostages[hostage] else Bar.NO_SUCH_HOSTAGE


@rule
def take_hostage(s: State, hostage: int) -> None:
    """HS-20: the hostage's effect begins at once. One for each bandit, never lost again."""
    bandit = captor(s)
    s.taking &= ~(1 << bandit)
    s.hostages[hostage] = 0
    s.bandits[bandit].hostage = hostage
    emit(s, Happening.TOOK_HOSTAGE, bandit, hostage)


@rule
def ransom(s: State, bandit: int) -> int:
    """What a bandit is paid for his hostage in the end."""
    captor = s.bandits[bandit]
    if captor.hostage == NOTHING:
        return 0
    return int(RANSOMS[captor.hostage]) * paid_for(s, bandit, int(RANSOM_PAID[captor.hostage]))


@rule
def paid_for(s: State, bandit: int, paid: int) -> int:
    """How often a ransom is paid; the Photographer's for the bullets of strangers."""
    captor = s.bandits[bandit]
    if paid == Paid.JEWEL:
        return captor.jewels
    if paid == Paid.STRONGBOX:
        return 1 if captor.strongboxes > 0 else 0
    if paid == Paid.PURSE:
        return count_purses(s, HELD + bandit)
    return bullets_of(s, captor.seat, Card.SHOT) if paid == Paid.BULLET else 1
