"""Chapter one: set-up. The train, its loot, the bandits, the round cards."""

from saloon.engine import ask, close_question, draw, emit, offer, roll, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    BASE_KINDS,
    BASE_ROUND_CARDS,
    BASE_STATION_CARDS,
    BULLETS,
    CARDS,
    CHARACTERS,
    DECK,
    FLASK_COUNTS,
    FLASKS,
    HOSTAGES,
    KINDS,
    KINDS_OF_PURSE,
    LEADERS,
    LEAFLET_WAGONS,
    MAX_PICKS,
    NEUTRAL_BULLETS,
    NEUTRAL_BULLETS_MORE,
    PAIR_DECK,
    PAIRS,
    PARTNERS,
    PURSE_COUNTS,
    PURSES,
    ROUND_CARDS,
    ROUNDS,
    STARTING_PURSE,
    STATION_CARDS,
    STRONGBOXES,
    TWO_PLAYER_WAGONS,
    WAGON_JEWELS,
    WAGON_PURSES,
    Card,
)
from saloon.games.colt_express.options import TWO, Characters, HostageCount, RideCards, Start, Variant
from saloon.games.colt_express.places import caboose, inside
from saloon.games.colt_express.state import (
    COACH_ROOF,
    EVERYBODY,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    RIDING,
    UNSEEN,
    Bar,
    Code,
    Decision,
    Happening,
    Phase,
    State,
    bandit_count,
    in_teams,
    lead,
)


@rule
def seat_players(s: State) -> None:
    """What follows from the number of players and the variant: who has how many bandits and cards, how long the train
    is. CE-54: with two players everybody has two bandits, and a discard as in the Expert variant; CE-65: the leaflet's
    trains are shorter."""
    s.each = 1
    s.cars = s.players + 1
    s.expert = s.options.expert
    if s.options.variant == Variant.LEAFLET:
        s.each = 2
        s.cars = LEAFLET_WAGONS[s.players] + 1
    elif s.players == TWO:
        s.each = 2
        s.cars = TWO_PLAYER_WAGONS + 1
        s.expert = 1
    s.gang = s.each * s.players
    s.kinds = KINDS if s.options.stagecoach else BASE_KINDS
    if s.each > 1 or in_teams(s):
        s.kinds = ACTIONS


@rule
def lay_out(s: State) -> None:
    """Everything that is on the table before anybody has a bandit."""
    seat_players(s)
    s.phase = Phase.CHARACTERS
    s.beside = STRONGBOXES - 1
    s.neutral = neutral_stock(s)
    s.marshal = LOCOMOTIVE
    s.strongboxes[inside(LOCOMOTIVE)] = 1
    clear_table(s)
    fill(s.spare_wagons, len(s.spare_wagons))
    fill(s.spare_characters, CHARACTERS)
    give_starting_purses(s)
    couple_wagons(s)
    for seat in range(s.players):
        deal_in(s, seat)
    if s.options.stagecoach:
        bring_up_the_coach(s)
    if s.options.variant == Variant.LEAFLET:
        make_pairs(s)


@rule
def clear_table(s: State) -> None:
    """Nothing is under way; every round card that can come is in the box."""
    s.victim = NOTHING
    s.knocked = NOTHING
    s.hideout = NOTHING
    s.driver = NOTHING
    fill(s.round_cards, ROUND_CARDS if s.options.stagecoach else BASE_ROUND_CARDS)
    fill(s.station_cards, STATION_CARDS if s.options.stagecoach else BASE_STATION_CARDS)
    for number in range(ROUNDS):
        s.past[number] = NOTHING
    for flask in range(FLASKS):
        s.flasks[flask].at = OUT
        s.flasks[flask].kind = UNSEEN
    for pair in range(PAIRS):
        s.partners[pair] = NOTHING


@rule
def neutral_stock(s: State) -> int:
    """How many neutral bullets there are in all."""
    return NEUTRAL_BULLETS + (NEUTRAL_BULLETS_MORE if s.options.stagecoach else 0)


@rule
def fill(bag: list[int], kinds: int) -> None:
    """One of each of the first kinds."""
    for kind in range(kinds):
        bag[kind] = 1


@rule
def give_starting_purses(s: State) -> None:
    """CE-04: the first purses, worth $250 each and known to be, are the bandits' own; the others go into wagons."""
    for value in range(KINDS_OF_PURSE):
        s.unseen[value] = PURSE_COUNTS[value]
    for number in range(PURSES):
        purse = s.purses[number]
        purse.at = OUT
        purse.worth = UNSEEN
        if number < bandit_count(s):
            purse.at = HELD + number
            purse.worth = STARTING_PURSE
            purse.known = EVERYBODY
            s.unseen[STARTING_PURSE] -= 1


@rule
def couple_wagons(s: State) -> None:
    """As many wagons as players, drawn at random, each with the loot printed on its floor."""
    number = bandit_count(s)
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
    """A player's action cards, and his bandits with six bullets each."""
    cards = s.seats[seat]
    for card in range(CARDS):
        cards.deck[card] = own_cards(s, card)
    cards.discard_top = NOTHING
    for number in range(MAX_PICKS):
        cards.picks[number] = NOTHING
    for number in range(lead(s, seat), lead(s, seat) + s.each):
        bandit = s.bandits[number]
        bandit.seat = seat
        bandit.character = NOTHING
        bandit.hostage = NOTHING
        bandit.bullets = BULLETS


@rule
def own_cards(s: State, card: int) -> int:
    """How many cards of a kind a player's deck begins with: ten of his bandit; CE-54: of two bandits one of each, and a
    single Marshal; a Ride for each with Horses & Stagecoach."""
    if card >= ACTIONS:
        return 0
    if card == Card.RIDE or card == Card.RIDE + KINDS:
        second = s.each > 1 and s.options.ride_cards != RideCards.ONE
        return 1 if s.options.stagecoach and (card == Card.RIDE or second) else 0
    if s.each > 1:
        return int(PAIR_DECK[card])
    return int(DECK[card]) if card < KINDS else 0


@rule
def bring_up_the_coach(s: State) -> None:
    """HS-01: the coach faces the locomotive, the Shotgun sits on a strongbox on its roof. A flask lies in every wagon,
    and as many passengers are worth taking as there are bandits, less one."""
    s.coach = LOCOMOTIVE
    s.strongboxes[COACH_ROOF] = 1
    for kind in range(len(s.unseen_flasks)):
        s.unseen_flasks[kind] = FLASK_COUNTS[kind]
    for car in range(1, s.cars):
        s.flasks[car - 1].at = inside(car)
    count = hostages_in_play(s)
    fill(s.hostages, HOSTAGES)
    for _ in range(HOSTAGES - count):
        draw(s, s.hostages, size(s.hostages))


@rule
def hostages_in_play(s: State) -> int:
    """How many hostages can be had: one fewer than there are bandits, or players as an option."""
    return (s.players if s.options.hostage_count == HostageCount.PLAYERS else bandit_count(s)) - 1


@rule
def make_pairs(s: State) -> None:
    """The leaflet's pairs: Ghost, Doc and Belle, each with one of the others by chance."""
    waiting = 0b111
    for pair in range(PAIRS):
        left = roll(s, PAIRS - pair)
        for choice in range(PAIRS):
            if waiting >> choice & 1:
                if left == 0:
                    s.partners[pair] = PARTNERS[choice]
                    waiting &= ~(1 << choice)
                left -= 1


@rule
def become(s: State, bandit: int, character: int) -> None:
    """A bandit gets his character."""
    s.spare_characters[character] = 0
    s.bandits[bandit].character = character
    emit(s, Happening.CHOSE, s.bandits[bandit].seat, character)


@rule
def take_pair(s: State, seat: int, pair: int) -> None:
    """A player takes one of the leaflet's pairs."""
    become(s, lead(s, seat), LEADERS[pair])
    become(s, lead(s, seat) + 1, s.partners[pair])


@rule
def continue_characters(s: State) -> None:
    """Everybody chooses or is dealt his bandits, then they board."""
    if s.options.variant == Variant.LEAFLET:
        continue_pairs(s)
    elif s.step == bandit_count(s):
        begin_boarding(s)
    elif s.options.characters != Characters.CHOSEN:
        choose_character(s, draw(s, s.spare_characters, size(s.spare_characters)))
    else:
        ask_character(s)


@rule
def ask_character(s: State) -> None:
    """Any of the characters left."""
    ask(s, s.bandits[bandit_to_choose(s)].seat, Decision.CHARACTER)
    for character in range(CHARACTERS):
        if character_bar(s, character) == Bar.NONE:
            offer(s, Code.CHARACTER + character)


@rule
def character_bar(s: State, character: int) -> int:
    """Nobody is led by two players."""
    return Bar.NONE if s.spare_characters[character] else Bar.CHARACTER_TAKEN


@rule
def bandit_to_choose(s: State) -> int:
    """Seat by seat; with two bandits each, everybody has one before anybody has two."""
    return s.step % s.players * s.each + s.step // s.players


@rule
def continue_pairs(s: State) -> None:
    """Seat by seat, one of the pairs left, chosen or dealt."""
    if s.step == s.players:
        begin_boarding(s)
        return
    ask(s, s.step, Decision.PAIR)
    for pair in range(PAIRS):
        if pair_bar(s, LEADERS[pair]) == Bar.NONE:
            offer(s, Code.PAIR + pair)
    if s.options.characters != Characters.CHOSEN:
        pair = s.legal[roll(s, s.legal_n)] - Code.PAIR
        choose_pair(s, pair)


@rule
def pair_bar(s: State, character: int) -> int:
    """A pair goes by the one who leads it."""
    for leader in LEADERS:
        if leader == character:
            return character_bar(s, character)
    return Bar.NO_LEADER


@rule
def choose_pair(s: State, pair: int) -> None:
    """A player's pair is settled."""
    close_question(s)
    take_pair(s, s.step, pair)
    s.step += 1


@rule
def choose_character(s: State, character: int) -> None:
    """A player picks one of the characters left, or is dealt it."""
    become(s, bandit_to_choose(s), character)
    s.step += 1


@rule
def begin_boarding(s: State) -> None:
    """The bandits get onto the train: as the rulebook places them, by secret fists, or on horseback."""
    s.step = 0
    if s.options.stagecoach:
        for bandit in range(bandit_count(s)):
            s.bandits[bandit].place = RIDING
        s.turn = caboose(s)
        s.phase = Phase.ATTACK
    elif s.each == 1:
        draw_first_player(s)
        board_the_train(s)
        s.phase = Phase.ROUND_START
    else:
        s.phase = Phase.FISTS


@rule
def draw_first_player(s: State) -> None:
    """The owner of a bandit drawn at random; CE-59: in teams, one of the players A."""
    if in_teams(s):
        s.first = 2 * roll(s, s.players // 2)
    else:
        s.first = roll(s, bandit_count(s)) // s.each


@rule
def board_the_train(s: State) -> None:
    """CE-02: odd numbers counted from the First Player start in the caboose, even ones one car before; in teams these
    are the players A and B."""
    for number in range(s.players):
        bandit = (s.first + number) % s.players
        board(s, bandit, caboose(s) - number % 2)


@rule
def board(s: State, bandit: int, car: int) -> None:
    """A bandit gets into a wagon."""
    s.bandits[bandit].place = inside(car)
    emit(s, Happening.BOARDED, bandit, inside(car))


@rule
def continue_fists(s: State) -> None:
    """CE-62, CE-55: every player hides a bandit in each hand; the one in the left starts in the caboose, the other one
    car before. All open their fists together."""
    if s.step < s.players and s.options.start != Start.RANDOM:
        ask(s, s.step, Decision.FIST)
        offer(s, Code.FIST)
        offer(s, Code.FIST + 1)
        return
    emit(s, Happening.SHOWN)
    for seat in range(s.players):
        left = roll(s, 2) if s.options.start == Start.RANDOM else s.seats[seat].picks[0] - Code.FIST
        s.seats[seat].picks[0] = NOTHING
        board(s, lead(s, seat) + left, caboose(s))
        board(s, lead(s, seat) + 1 - left, caboose(s) - 1)
    s.step = 0
    draw_first_player(s)
    s.phase = Phase.ROUND_START


@rule
def close_fist(s: State, seat: int, code: int) -> None:
    """A choice that nobody else sees yet."""
    s.seats[seat].picks[0] = code
    s.step += 1
    emit(s, Happening.CLOSED_FIST, seat, lead(s, seat) + code - Code.FIST)


@rule
def draw_round_card(s: State) -> int:
    """CE-05: one of the round cards for each of the first four rounds, then one of the station cards."""
    if s.round_no < ROUNDS:
        return draw(s, s.round_cards, size(s.round_cards))
    return ROUND_CARDS + draw(s, s.station_cards, size(s.station_cards))
