"""Chapter six: the end of the game and what everybody has made of it."""

from saloon.engine import emit, rule
from saloon.games.colt_express.cards import GUNSLINGER, JEWEL_VALUE, PURSE_VALUES, STRONGBOX_VALUE
from saloon.games.colt_express.state import EVERYBODY, HELD, Happening, State, bandit_count

TIE_BREAK = 128  # more than anybody can receive in bullets


@rule
def open_purses(s: State) -> None:
    """Everybody shows what his purses hold."""
    for purse in s.purses:
        if purse.at >= HELD and purse.known != EVERYBODY:
            purse.known = EVERYBODY
            emit(s, Happening.OPENED_PURSE, purse.at - HELD, PURSE_VALUES[purse.worth])


@rule
def purse_money(s: State, bandit: int) -> int:
    """The value of a bandit's purses."""
    money = 0
    for purse in s.purses:
        if purse.at == HELD + bandit:
            money += PURSE_VALUES[purse.worth]
    return money


@rule
def is_gunslinger(s: State, bandit: int) -> bool:
    """CE-39: nobody has fewer bullets left; everybody tied is one."""
    for other in range(bandit_count(s)):
        if s.bandits[other].bullets < s.bandits[bandit].bullets:
            return False
    return True


@rule
def score(s: State, seat: int) -> int:
    """The dollars a player would count if the game ended now."""
    bandit = s.bandits[seat]
    money = purse_money(s, seat) + bandit.cash
    money += bandit.jewels * JEWEL_VALUE + bandit.strongboxes * STRONGBOX_VALUE
    if is_gunslinger(s, seat):
        money += GUNSLINGER
    return money


@rule
def standing(s: State, seat: int) -> int:
    """The richest wins; CE-38: among the richest, who received fewest bullets; then they share."""
    return score(s, seat) * TIE_BREAK - s.bandits[seat].received
