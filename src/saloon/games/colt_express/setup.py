"""Chapter one: set-up. The train, its loot, the bandits, the round cards."""

from saloon.engine import draw, emit, roll, rule, size
from saloon.games.colt_express.cards import (
    BULLETS,
    CARDS,
    DECK,
    KINDS_OF_PURSE,
    NEUTRAL_BULLETS,
    PURSE_COUNTS,
    PURSES,
    ROUND_CARDS,
    ROUNDS,
    STARTING_PURSE,
    STRONGBOXES,
    WAGON_JEWELS,
    WAGON_PURSES,
)
from saloon.games.colt_express.state import (
    EVERYBODY,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    UNSEEN,
    Happening,
    State,
    caboose,
    inside,
)


@rule
def lay_out(s: State) -> None:
    """Everything that is on the table before anybody has a bandit."""
    s.cars = s.players + 1
    s.beside = STRONGBOXES - 1
    s.neutral = NEUTRAL_BULLETS
    s.marshal = LOCOMOTIVE
    s.strongboxes[inside(LOCOMOTIVE)] = 1
    s.victim = NOTHING
    s.knocked = NOTHING
    fill(s.spare_wagons)
    fill(s.spare_characters)
    fill(s.round_cards)
    fill(s.station_cards)
    for number in range(ROUNDS):
        s.past[number] = NOTHING
    give_starting_purses(s)
    couple_wagons(s)
    for seat in range(s.players):
        deal_in(s, seat)


@rule
def fill(bag: list[int]) -> None:
    """One of each kind."""
    for kind in range(len(bag)):
        bag[kind] = 1


@rule
def give_starting_purses(s: State) -> None:
    """CE-04: the first purses, worth $250 each and known to be, are the players' own; the others go into wagons."""
    for value in range(KINDS_OF_PURSE):
        s.unseen[value] = PURSE_COUNTS[value]
    for number in range(PURSES):
        purse = s.purses[number]
        purse.at = OUT
        purse.worth = UNSEEN
        if number < s.players:
            purse.at = HELD + number
            purse.worth = STARTING_PURSE
            purse.known = EVERYBODY
            s.unseen[STARTING_PURSE] -= 1


@rule
def couple_wagons(s: State) -> None:
    """As many wagons as players, drawn at random, each with the loot printed on its floor."""
    number = s.players
    s.wagons[LOCOMOTIVE] = NOTHING
    for car in range(1, s.cars):
        wagon = draw(s, s.spare_wagons, size(s.spare_wagons))
        s.wagons[car] = wagon
        s.jewels[inside(car)] = WAGON_JEWELS[wagon]
        for _ in range(WAGON_PURSES[wagon]):
            s.purses[number].at = inside(car)
            number += 1


@rule
def deal_in(s: State, seat: int) -> None:
    """Ten action cards and six bullets for everybody."""
    for card in range(CARDS):
        s.seats[seat].deck[card] = DECK[card]
    s.seats[seat].discard_top = NOTHING
    bandit = s.bandits[seat]
    bandit.seat = seat
    bandit.character = NOTHING
    bandit.bullets = BULLETS


@rule
def become(s: State, seat: int, character: int) -> None:
    """A player takes a character."""
    s.bandits[seat].character = character
    emit(s, Happening.CHOSE, seat, character)


@rule
def deal_characters(s: State) -> None:
    """Characters at random, when nobody is to choose."""
    for seat in range(s.players):
        become(s, seat, draw(s, s.spare_characters, size(s.spare_characters)))


@rule
def board_the_train(s: State) -> None:
    """A random First Player; CE-02: odd numbers counted from him start in the caboose, even ones one car before."""
    s.first = roll(s, s.players)
    for number in range(s.players):
        bandit = (s.first + number) % s.players
        s.bandits[bandit].place = inside(caboose(s) - number % 2)
        emit(s, Happening.BOARDED, bandit, s.bandits[bandit].place)


@rule
def draw_round_card(s: State) -> int:
    """CE-05: one of the seven round cards for each of the first four rounds, then one of the three station cards."""
    if s.round_no < ROUNDS:
        return draw(s, s.round_cards, size(s.round_cards))
    return ROUND_CARDS + draw(s, s.station_cards, size(s.station_cards))
