"""Step 3: scores are settled street by street, and the money is counted."""

from saloon.engine import ask, emit, game_over, offer, rule
from saloon.games.hold_up.cards import (
    GUN_BONUS,
    STREET_LENGTH,
    STREET_ORDERS,
    STREET_PLACES,
    STREETS,
    TILES,
    Event,
    Role,
)
from saloon.games.hold_up.state import (
    NOTHING,
    Bar,
    Code,
    Decision,
    Happening,
    State,
    Step,
    acts_in,
    events_up,
    gang_of,
    goes_before,
    lies_in,
    role_of,
    share,
    tile_worth,
    total,
)

PRICE = 15  # bits: the bounties on all nine gangsters of a gang fit in


@rule
def settle(s: State) -> None:
    """One street after the other, until all are done."""
    if s.settled < STREETS:
        settle_street(s, street_now(s))
        return
    s.step = Step.OVER
    s.decision = 0
    game_over(s)
    emit(s, Happening.OVER)


@rule
def street_now(s: State) -> int:
    """The street being settled."""
    return street_in_turn(s, s.settled)


@rule
def street_in_turn(s: State, number: int) -> int:
    """The street that is settled after so many others."""
    return int(STREET_ORDERS[s.options.street_order][number])


@rule
def settle_street(s: State, street: int) -> None:
    """HU-25, HU-40: the best-armed gang captures a rival gang. Where nobody stands there is nothing to tell."""
    arms = arms_in(s, events_up(s), street)
    winner = best_armed(s, arms)
    if winner == NOTHING:
        s.settled += 1
        return
    if acts_in(s, Event.POWDER_KEG, street):
        emit(s, Happening.KEG, street)
        clear_street(s, street)
        return
    if acts_in(s, Event.MACHINE_GUN, street):
        emit(s, Happening.GUN, street)
    if unopposed(s, arms, winner):
        emit(s, Happening.UNOPPOSED, street)
        clear_street(s, street)
        return
    emit(s, Happening.BEST_ARMED, winner, street, total(arms, winner))
    ask_capture(s, arms, winner)


@rule
def arms_in(s: State, events: int, street: int) -> int:
    """HU-24: the revolvers of every gang's cards in a street, across buildings. HU-27: each chief has two more beside
    the machine gun."""
    arms = 0
    gun = gun_in(events, street)
    for i in range(STREET_LENGTH[street]):
        card = s.town[STREET_PLACES[street][i]]
        if card != NOTHING:
            arms += share(gang_of(card), arms_of(s, card, gun))
    return arms


@rule
def gun_in(events: int, street: int) -> int:
    """HU-27: by how much the machine gun raises each chief's firepower in a street."""
    return GUN_BONUS if lies_in(events, Event.MACHINE_GUN, street) else 0


@rule
def arms_of(s: State, card: int, gun: int) -> int:
    """HU-24, HU-27: the revolvers of a gangster, more for a chief beside the machine gun."""
    role = role_of(card)
    return int(s.options.firepowers[role] + (gun if role == Role.CHIEF else 0))


@rule
def firepower(s: State, street: int, gang: int) -> int:
    """What a gang has in a street by the events turned up, or NOTHING if nobody of it stands there."""
    return total(arms_in(s, events_up(s), street), gang)


@rule
def best_armed(s: State, arms: int) -> int:
    """HU-19, HU-41: the most firepower, however many cards; of equal gangs the first in the turn order."""
    best = NOTHING
    for gang in range(s.players):
        found = total(arms, gang)
        if found != NOTHING and (best == NOTHING or goes_before(s, found, gang, total(arms, best), best)):
            best = gang
    return best


@rule
def unopposed(s: State, arms: int, winner: int) -> bool:
    """HU-25: whether there is nobody to capture."""
    for gang in range(s.players):
        if not capture_bar(arms, winner, gang):
            return False
    return True


@rule
def ask_capture(s: State, arms: int, winner: int) -> None:
    """HU-25: exactly one rival gang, freely chosen; nobody may decline."""
    ask(s, winner, Decision.CAPTURE)
    for gang in range(s.players):
        if not capture_bar(arms, winner, gang):
            offer(s, Code.CAPTURE + gang)


@rule
def capture_bar(arms: int, winner: int, gang: int) -> int:
    """HU-25: another gang. HU-24: of which somebody stands in the street."""
    if gang == winner:
        return Bar.OWN_GANG
    return Bar.NONE if total(arms, gang) != NOTHING else Bar.GANG_ABSENT


@rule
def capture(s: State, winner: int, victim: int) -> None:
    """HU-25, HU-26: all the cards of that gang in the street; everything else there is discarded."""
    street = street_now(s)
    s.captors[street] = winner
    s.victims[street] = victim
    emit(s, Happening.CAPTURED, winner, victim, street, bounty_in(s, street, victim))
    clear_street(s, street)


@rule
def clear_street(s: State, street: int) -> None:
    """HU-26, HU-40: winners and uncaptured gangsters are discarded, for no bounty."""
    s.settled += 1
    emit(s, Happening.CLEARED, street)


@rule
def bounty_in(s: State, street: int, gang: int) -> int:
    """The bounties on a gang's cards in a street."""
    return bounty_of(bounties_in(s, street), gang)


@rule
def bounties_in(s: State, street: int) -> int:
    """The bounties on every gang's cards in a street, as one number: PRICE bits for each gang."""
    bounties = 0
    for i in range(STREET_LENGTH[street]):
        card = s.town[STREET_PLACES[street][i]]
        if card != NOTHING:
            bounties += s.options.bounties[role_of(card)] << PRICE * gang_of(card)
    return bounties


@rule
def bounty_of(bounties: int, gang: int) -> int:
    """A gang's bounties in the number for all gangs."""
    return bounties >> PRICE * gang & (1 << PRICE) - 1


@rule
def loot_money(s: State, player: int) -> int:
    """HU-31: the loot a player has taken."""
    money = 0
    for tile in range(TILES):
        if s.takers[tile] == player:
            money += tile_worth(s, tile)
    return money


@rule
def bounty_money(s: State, player: int) -> int:
    """HU-31: the bounties on the gangsters a player has captured."""
    money = 0
    for street in range(STREETS):
        if s.captors[street] == player:
            money += bounty_in(s, street, s.victims[street])
    return money


@rule
def score(s: State, player: int) -> int:
    """A player's money."""
    return loot_money(s, player) + bounty_money(s, player)


@rule
def standing(s: State, player: int) -> int:
    """HU-19, HU-45: the richest wins; of equal ones the first in the turn order."""
    return score(s, player) * s.players + (s.first - player - 1) % s.players
