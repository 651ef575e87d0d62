"""What always holds: every card, token and dollar is somewhere, once."""

from saloon.engine import rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    ALL_ROUND_CARDS,
    BULLETS,
    CHARACTERS,
    DECK,
    KINDS_OF_PURSE,
    NEUTRAL_BULLETS,
    PURSE_COUNTS,
    ROUND_CARDS,
    STRONGBOXES,
    WAGON_JEWELS,
    WAGONS,
    Card,
)
from saloon.games.colt_express.plan import hidden_cards
from saloon.games.colt_express.state import (
    PLACES,
    UNSEEN,
    Phase,
    State,
    actions_in,
    bandit_count,
    car_of,
    inside,
)


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    for seat in range(s.players):
        if not cards_complete(s, seat):
            return 1
    if not bullets_complete(s):
        return 2
    if not loot_complete(s):
        return 3
    if not purses_complete(s):
        return 4
    if not box_complete(s):
        return 5
    if not train_sound(s):
        return 6
    if (s.phase == Phase.OVER) != (s.legal_n == 0):
        return 7
    return 0


@rule
def owned(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a player has, wherever they are, bullets on top of the deck aside."""
    cards = s.seats[seat]
    count = cards.hand[card] + cards.deck[card] + cards.discard[card]
    for i in range(s.resolving, s.pile_n):
        if s.bandits[s.pile[i].bandit].seat == seat and s.pile[i].card == card:
            count += 1
    return count


@rule
def cards_complete(s: State, seat: int) -> bool:
    """Ten action cards, the bullets received, and nothing known to be held that is not."""
    for card in range(ACTIONS):
        if owned(s, seat, card) != DECK[card]:
            return False
    bullets = owned(s, seat, Card.NEUTRAL) + owned(s, seat, Card.SHOT) + s.seats[seat].tops
    cards = s.seats[seat]
    for card in range(len(cards.held)):
        if cards.held[card] < 0 or cards.held[card] > owned(s, seat, card) - cards.deck[card] - cards.discard[card]:
            return False
        if cards.hand[card] < 0 or cards.deck[card] < 0 or cards.discard[card] < 0:
            return False
    if cards.kept < 0 or cards.kept > actions_in(cards.hand) + hidden_cards(s, seat):
        return False
    return bullets == s.bandits[seat].received


@rule
def bullets_complete(s: State) -> bool:
    """Every neutral bullet and every bandit's bullet is in its stock or in somebody's cards."""
    neutral = s.neutral + s.neutral_aside
    shots = s.shots_aside
    for seat in range(s.players):
        neutral += owned(s, seat, Card.NEUTRAL)
        shots += owned(s, seat, Card.SHOT)
        kinds = s.seats[seat].top_kinds
        for _ in range(s.seats[seat].tops):
            shots += kinds & 1
            neutral += 1 - (kinds & 1)
            kinds >>= 1
        if kinds != 0:
            return False
        shots += s.bandits[seat].bullets
    return neutral == NEUTRAL_BULLETS and shots == BULLETS * s.players


@rule
def loot_complete(s: State) -> bool:
    """Jewels as printed on the wagons in play; two strongboxes."""
    jewels = size(s.jewels) + s.jewels_aside
    strongboxes = size(s.strongboxes) + s.beside
    for bandit in range(bandit_count(s)):
        jewels += s.bandits[bandit].jewels
        strongboxes += s.bandits[bandit].strongboxes
    for car in range(1, s.cars):
        jewels -= WAGON_JEWELS[s.wagons[car]]
    return jewels == 0 and strongboxes == STRONGBOXES


@rule
def purses_complete(s: State) -> bool:
    """The eighteen values are each in one purse or not drawn yet; only a purse somebody knows has one."""
    for value in range(KINDS_OF_PURSE):
        count = s.unseen[value]
        for purse in s.purses:
            if purse.worth == value:
                count += 1
        if count != PURSE_COUNTS[value]:
            return False
    for purse in s.purses:
        if (purse.worth == UNSEEN) != (purse.known == 0):
            return False
    return True


@rule
def box_complete(s: State) -> bool:
    """Every wagon, character and round card is on the table or in the box, once."""
    for wagon in range(WAGONS):
        count = s.spare_wagons[wagon]
        for car in range(1, s.cars):
            count += s.wagons[car] == wagon
        if count != 1:
            return False
    for character in range(CHARACTERS):
        count = s.spare_characters[character]
        for bandit in range(bandit_count(s)):
            count += s.bandits[bandit].character == character
        if count != 1:
            return False
    for card in range(ALL_ROUND_CARDS):
        count = s.round_cards[card] if card < ROUND_CARDS else s.station_cards[card - ROUND_CARDS]
        for shown in s.past:
            count += shown == card
        if count != 1:
            return False
    return True


@rule
def train_sound(s: State) -> bool:
    """Everybody is on the train, nobody shares the Marshal's place, nothing lies beyond the caboose."""
    if s.phase == Phase.CHARACTERS:
        return True
    if s.marshal < 0 or s.marshal >= s.cars:
        return False
    for bandit in range(bandit_count(s)):
        place = s.bandits[bandit].place
        if place < 0 or car_of(place) >= s.cars or place == inside(s.marshal):
            return False
    for place in range(inside(s.cars), PLACES):
        if s.jewels[place] != 0 or s.strongboxes[place] != 0:
            return False
    return True
