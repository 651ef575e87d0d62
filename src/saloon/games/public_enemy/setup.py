"""Set-up: the fast game, the five decks, and a new round."""

from saloon.engine import NOBODY, draw, emit, roll, rule, size
from saloon.games.public_enemy.cards import (
    DECKS,
    DOLLARS,
    EACH,
    GANGS,
    GROUPS,
    IN_GANG,
    IN_TOWN,
    LEFT_OUT,
    NO_CARD,
    OUTLAWS,
    SALOON,
    SALOON_EACH,
    SALOON_KINDS,
    TOWNS,
)
from saloon.games.public_enemy.state import NONE, NOWHERE, Deck, Happening, State, face_up, gang_of, leader_of


@rule
def clear_table(s: State) -> None:
    """The table before the first round: no card anywhere, no token owned, One free."""
    s.holder = NOBODY
    s.cavalry = NOWHERE
    s.supremacy = NONE
    s.last_spent = NO_CARD
    for i in range(OUTLAWS):
        s.discard[i] = NO_CARD
    for group in range(GROUPS):
        s.out[group] = NO_CARD
    for d in range(DECKS):
        deck = s.decks[d]
        deck.face = NO_CARD
        deck.first = NO_CARD
        for i in range(IN_TOWN):
            deck.under[i] = NO_CARD
    for seat in range(len(s.seats)):
        for gang in range(GANGS):
            for i in range(IN_GANG):
                s.seats[seat].stacks[gang].cards[i] = NO_CARD


@rule
def thin_out(s: State) -> None:
    """PE-22: the fast set-up leaves out one outlaw of every gang in every town, never a leader."""
    for group in range(GROUPS):
        leader = 1 if group * EACH == leader_of(group % GANGS) else 0
        s.out[group] = group * EACH + leader + roll(s, EACH - leader)
    emit(s, Happening.FAST)


@rule
def first_player(s: State) -> int:
    """Whoever read the rules: a seat named by option, or one drawn by lot."""
    if s.options.first_seat > 0:
        return s.options.first_seat - 1
    return roll(s, s.players)


@rule
def begin_round(s: State, seat: int) -> None:
    """Everything is gathered, the decks are shuffled, a town's first card turned up; the saloon shows none."""
    s.round_no += 1
    s.first = seat
    s.turn = seat
    s.dollar_spent = 0
    gather(s)
    emit(s, Happening.ROUND_BEGAN, s.round_no, seat)
    draw_supremacy(s)
    for town in range(TOWNS):
        reveal(s, town)


@rule
def gather(s: State) -> None:
    """All stacks, discards and decks make new decks. PE-23: two Dollars each; PE-26: the Cavalry leaves the table."""
    for seat in range(s.players):
        s.seats[seat].dollars = DOLLARS if s.options.dollars else 0
        for gang in range(GANGS):
            stack = s.seats[seat].stacks[gang]
            for i in range(stack.count):
                stack.cards[i] = NO_CARD
            stack.count = 0
    for i in range(s.discard_n):
        s.discard[i] = NO_CARD
    s.discard_n = 0
    if not s.options.cavalry_stays:
        s.cavalry = NOWHERE
    for d in range(DECKS):
        shuffle(s, d)
    for kind in range(SALOON_KINDS):
        s.spent[kind] = 0
    s.last_spent = NO_CARD


@rule
def shuffle(s: State, d: int) -> None:
    """All cards of a deck go face down, in an order that nobody knows."""
    deck = s.decks[d]
    for card in range(IN_TOWN):
        deck.bag[card] = supply(s, d, card)
    for i in range(deck.under_n):
        deck.under[i] = NO_CARD
    deck.under_n = 0
    deck.face = NO_CARD
    deck.first = NO_CARD
    deck.looked = 0


@rule
def supply(s: State, d: int, card: int) -> int:
    """How many cards of a kind a deck has; the fast set-up has fewer."""
    if d == SALOON:
        return SALOON_EACH - LEFT_OUT * s.options.fast if card < SALOON_KINDS else 0
    return 0 if s.out[d * GANGS + card // EACH] == d * IN_TOWN + card else 1


@rule
def draw_supremacy(s: State) -> None:
    """All four tiles are in the draw of every round."""
    if s.options.supremacy:
        s.supremacy = roll(s, GANGS)
        emit(s, Happening.SUPREMACY, s.supremacy)


@rule
def reveal(s: State, town: int) -> None:
    """Turn up the next card of a town's deck."""
    s.decks[town].face = next_card(s, s.decks[town])
    outlaw = face_up(s, town)
    emit(s, Happening.REVEALED, town, outlaw, gang_of(outlaw))


@rule
def next_card(s: State, deck: Deck) -> int:
    """The first face-down card. PE-36: those put under a deck come last, in the order they went there."""
    card = deck.first
    if card == NO_CARD:
        left = size(deck.bag)
        card = draw(s, deck.bag, left) if left > 0 else next_from_under(deck)
    deck.first = NO_CARD
    deck.looked = 0
    return card


@rule
def next_from_under(deck: Deck) -> int:
    """The card that went under the deck before all others that are still there."""
    card = deck.under[0]
    deck.under_n -= 1
    for i in range(deck.under_n):
        deck.under[i] = deck.under[i + 1]
    deck.under[deck.under_n] = NO_CARD
    return card
