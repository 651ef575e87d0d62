"""Loot changing hands, and who knows what a purse is worth."""

from saloon.engine import draw, emit, impossible, roll, rule, size
from saloon.games.colt_express.cards import PURSE_VALUES, PURSES
from saloon.games.colt_express.state import EVERYBODY, HELD, NOTHING, UNSEEN, Bar, Happening, State, count_purses


@rule
def look_into(s: State, purse: int, seat: int) -> None:
    """CE-03: the new owner of a purse looks at its value; a value nobody has seen before is drawn only now."""
    token = s.purses[purse]
    if token.worth == UNSEEN:
        token.worth = draw(s, s.unseen, size(s.unseen))
    token.known |= 1 << seat
    emit(s, Happening.LEARNT_PURSE, seat, purse, PURSE_VALUES[token.worth])


@rule
def take_purse(s: State, bandit: int, purse: int) -> None:
    """A purse lying somewhere becomes a bandit's."""
    s.purses[purse].at = HELD + bandit
    emit(s, Happening.TOOK_PURSE, bandit, purse, s.purses[purse].known)
    look_into(s, purse, int(s.bandits[bandit].seat))


@rule
def purse_bar(s: State, here: int, purse: int) -> int:
    """CE-26, CE-32: a purse lying where one stands, of one's choice; as an option chance decides which."""
    if s.purses[purse].at != here:
        return Bar.LOOT_ELSEWHERE
    return Bar.PURSES_BY_LOT if s.options.rob_by_lot else Bar.NONE


@rule
def any_purse_bar(s: State, here: int) -> int:
    """Any purse lying there, where chance decides which."""
    if not s.options.rob_by_lot:
        return Bar.NAME_THE_PURSE
    return Bar.NONE if count_purses(s, here) > 0 else Bar.LOOT_ELSEWHERE


@rule
def any_purse(s: State, at: int) -> int:
    """One of the purses at a place or on a bandit's card, by chance."""
    left = roll(s, count_purses(s, at))
    for purse in range(PURSES):
        if s.purses[purse].at == at:
            if left == 0:
                return purse
            left -= 1
    return NOTHING


@rule
def random_purse(s: State, bandit: int) -> int:
    """One of a bandit's purses: they lie mixed on his card, so chance decides which one falls."""
    return from_the_mix(s, bandit, any_purse(s, HELD + bandit))


@rule
def from_the_mix(s: State, bandit: int, purse: int) -> int:
    """Make one of a bandit's purses the one that leaves his card. The table sees the number of the token that leaves:
    it is always his lowest, its contents swapped with those of the purse meant, so that the number tells nothing."""
    lose_track(s, bandit)
    lowest = lowest_purse(s, bandit)
    leaving = s.purses[lowest]
    meant = s.purses[purse]
    leaving.worth, meant.worth = meant.worth, leaving.worth
    return lowest


@rule
def lowest_purse(s: State, bandit: int) -> int:
    """Of a bandit's purses, the one with the lowest number."""
    for purse in range(PURSES):
        if s.purses[purse].at == HELD + bandit:
            return purse
    return impossible()


@rule
def lose_track(s: State, bandit: int) -> None:
    """CE-69: when a purse leaves a mixed lot only its holder knows which it was. Who else knew some of them now knows
    none, unless all are worth the same and the whole table knows it."""
    if all_alike(s, bandit):
        return
    for purse in s.purses:
        if purse.at == HELD + bandit:
            purse.known &= 1 << s.bandits[bandit].seat


@rule
def all_alike(s: State, bandit: int) -> bool:
    """Whether a bandit has one purse only, or several that everybody knows to be equal."""
    worth = UNSEEN
    count = 0
    known = EVERYBODY
    equal = True
    for purse in s.purses:
        if purse.at == HELD + bandit:
            equal = equal and (count == 0 or purse.worth == worth)
            worth = purse.worth
            count += 1
            known &= purse.known
    return count == 1 or (known == EVERYBODY and equal)
