"""Chapter eight: the end of the game and what everybody has made of it."""

from saloon.engine import LOST, emit, rule
from saloon.games.colt_express.cards import (
    BULLETS,
    CAR_BONUS,
    GUNSLINGER,
    JEWEL_VALUE,
    MORTAL_BULLET,
    PURSE_VALUES,
    STRONGBOX_VALUE,
    RoundCard,
)
from saloon.games.colt_express.hostages import ransom
from saloon.games.colt_express.options import TWO, EscapeCounts, LastTie, SideTieBreak, Variant
from saloon.games.colt_express.places import in_coach, place_of
from saloon.games.colt_express.state import (
    EVERYBODY,
    GONE,
    HELD,
    Bandit,
    Happening,
    Phase,
    State,
    bandit_count,
    in_teams,
    lead,
    side_of,
)

TIE_BREAK = 128  # more than anybody can receive in bullets


@rule
def open_purses(s: State) -> None:
    """Everybody shows what his purses hold."""
    for purse in s.purses:
        if purse.at >= HELD and purse.known != EVERYBODY:
            purse.known = EVERYBODY
            emit(s, Happening.OPENED_PURSE, purse.at - HELD, PURSE_VALUES[purse.worth])


@rule
def arrest(s: State) -> None:
    """HS-39: in the Escape, whoever is still in or on the train is caught."""
    for bandit in range(bandit_count(s)):
        if not is_free(s, bandit):
            emit(s, Happening.CAUGHT, bandit)


@rule
def is_free(s: State, bandit: int) -> bool:
    """HS-39: whether a bandit can win: always, but in the Escape only if he has left or is in or on the coach."""
    if s.card != RoundCard.ESCAPE or s.phase != Phase.OVER:
        return True
    return s.bandits[bandit].place == GONE or in_coach(place_of(s, bandit))


@rule
def purse_money(s: State, bandit: int) -> int:
    """The value of a bandit's purses."""
    money = 0
    for purse in s.purses:
        if purse.at == HELD + bandit:
            money += PURSE_VALUES[purse.worth]
    return money


@rule
def shots_of(s: State, side: int) -> int:
    """CE-61, CE-62: the bullets a side has fired, less one for each at its own."""
    shots = 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            shots += BULLETS - s.bandits[bandit].bullets
            if s.each > 1 or in_teams(s):
                shots -= s.bandits[bandit].friendly
    return shots


@rule
def is_gunslinger(s: State, side: int) -> bool:
    """CE-39: no side has fired more; everybody tied is one. CE-55: there is none in the game for two."""
    if s.players == TWO and s.options.variant == Variant.USUAL:
        return False
    if s.each == 1 and not in_teams(s):
        return has_fewest_bullets(s, side)
    own = shots_of(s, side)
    for bandit in range(bandit_count(s)):
        if shots_of(s, side_of(s, bandit)) > own:
            return False
    return True


@rule
def has_fewest_bullets(s: State, bandit: int) -> bool:
    """Nobody has fewer bullets left."""
    for other in range(bandit_count(s)):
        if s.bandits[other].bullets < s.bandits[bandit].bullets:
            return False
    return True


@rule
def open_money(own: Bandit) -> int:
    """What everybody sees that a bandit's loot is worth: cash, jewels and strongboxes."""
    return own.cash + own.jewels * JEWEL_VALUE + own.strongboxes * STRONGBOX_VALUE


@rule
def money_of(s: State, bandit: int) -> int:
    """What a bandit's loot and his hostage are worth. HS-40: with Mortal bullet, less what hit him last."""
    own = s.bandits[bandit]
    money = purse_money(s, bandit) + open_money(own)
    if s.options.stagecoach:
        money += ransom(s, bandit)
        if s.card == RoundCard.MORTAL_BULLET:
            money -= own.hits * MORTAL_BULLET
    if s.driver == bandit:
        money += CAR_BONUS
    return money


@rule
def has_a_free_bandit(s: State, side: int) -> bool:
    """HS-56: whether one of a side's bandits can win."""
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side and is_free(s, bandit):
            return True
    return False


@rule
def counts(s: State, bandit: int) -> bool:
    """HS-56: whether a bandit's loot is counted: caught ones' is not if their side has a free one."""
    if is_free(s, bandit) or s.options.escape_counts == EscapeCounts.ALL:
        return True
    return not has_a_free_bandit(s, side_of(s, bandit))


@rule
def score(s: State, seat: int) -> int:
    """The dollars a player, or his team, would count if the game ended now."""
    side = side_of(s, lead(s, seat))
    money = GUNSLINGER if is_gunslinger(s, side) else 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side and counts(s, bandit):
            money += money_of(s, bandit)
    return money


@rule
def bullets_received(s: State, side: int) -> int:
    """CE-38, CE-74: how often a side was hit, both its bandits together; or the one hit more often, as an option."""
    total = 0
    most = 0
    for bandit in range(bandit_count(s)):
        if side_of(s, bandit) == side:
            total += s.bandits[bandit].received
            most = max(most, s.bandits[bandit].received)
    return most if s.options.side_tie_break == SideTieBreak.MOST_HIT else total


@rule
def place_in_turn_order(s: State, seat: int) -> int:
    """CE-74: how many players would begin before this one, or before the first of his team."""
    begins = seat & ~1 if in_teams(s) else seat
    return (begins - s.first + s.players) % s.players


@rule
def standing(s: State, seat: int) -> int:
    """The richest wins; CE-74: among the richest, who received fewest bullets; then they share, or as an option the one
    whose turn to begin comes first wins. HS-56: a side without a free bandit comes after all others and cannot win."""
    side = side_of(s, lead(s, seat))
    rank = score(s, seat) * TIE_BREAK - bullets_received(s, side)
    if s.options.last_tie == LastTie.TURN_ORDER:
        rank = rank * s.players - place_in_turn_order(s, seat)
    return rank if has_a_free_bandit(s, side) else rank + LOST
