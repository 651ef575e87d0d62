"""The turn: a Dollar before the draw, one card from one of the five decks, the saloon's effects, the Cavalry."""

from saloon.engine import ask, draw, emit, offer, rule, size
from saloon.games.public_enemy.cards import DECKS, GANGS, IN_TOWN, NO_CARD, SALOON, TOWNS, SaloonCard
from saloon.games.public_enemy.setup import next_card, reveal
from saloon.games.public_enemy.state import (
    Bar,
    Code,
    Decision,
    Happening,
    State,
    face_down,
    face_up,
    gang_of,
    put_on,
    take_off,
)


@rule
def ask_turn(s: State) -> None:
    """Exactly one draw a turn, and before it perhaps a Dollar spent."""
    ask(s, s.turn, Decision.TURN)
    for d in range(DECKS):
        if not draw_bar(s, d):
            offer(s, Code.DRAW + d)
    offer_bonus_actions(s)


@rule
def draw_bar(s: State, d: int) -> int:
    """PE-26: nobody draws where the Cavalry is. PE-27: whatever it does, the saloon is open."""
    return Bar.DRAW_WATCHED if d == s.cavalry else Bar.NONE


@rule
def dollar_bar(s: State) -> int:
    """PE-23: one Dollar a turn, while there is one left."""
    if dollars_bar(s):
        return Bar.NO_DOLLARS
    if s.dollar_spent:
        return Bar.DOLLAR_SPENT
    return Bar.NONE if s.seats[s.turn].dollars > 0 else Bar.DOLLARS_GONE


@rule
def dollars_bar(s: State) -> int:
    """PE-23: Dollars are played with by option."""
    return Bar.NONE if s.options.dollars else Bar.NO_DOLLARS


@rule
def offer_bonus_actions(s: State) -> None:
    """PE-23: one Dollar for one bonus action."""
    for town in range(TOWNS):
        if not under_bar(s, town):
            offer(s, Code.UNDER + town)
    for d in range(DECKS):
        if not look_bar(s, d):
            offer(s, Code.LOOK + d)


@rule
def under_bar(s: State, town: int) -> int:
    """PE-38: with a Dollar, but none is spent where the Cavalry is."""
    bar = dollar_bar(s)
    return Bar.DOLLAR_WATCHED if not bar and town == s.cavalry else bar


@rule
def look_bar(s: State, d: int) -> int:
    """PE-38: with a Dollar, but none is spent where the Cavalry is; PE-24: nor where no card lies face down."""
    bar = under_bar(s, d)
    return Bar.NOTHING_TO_LOOK_AT if not bar and face_down(s.decks[d]) == 0 else bar


@rule
def put_under(s: State, town: int) -> None:
    """PE-24, PE-25, PE-36: the face-up card goes under its deck, and the next one is turned up, be it the same."""
    deck = s.decks[town]
    outlaw = face_up(s, town)
    spend_dollar(s)
    deck.under[deck.under_n] = deck.face
    deck.under_n += 1
    deck.face = NO_CARD
    emit(s, Happening.BURIED, s.turn, town, outlaw, gang_of(outlaw))
    reveal(s, town)


@rule
def look_at(s: State, d: int) -> None:
    """PE-37: everybody sees which deck is looked at, the looker alone sees the card."""
    deck = s.decks[d]
    spend_dollar(s)
    if deck.first == NO_CARD and size(deck.bag) > 0:
        deck.first = draw(s, deck.bag, size(deck.bag))
    deck.looked |= 1 << s.turn
    card = deck.under[0] if deck.first == NO_CARD else deck.first
    if d == SALOON:
        emit(s, Happening.LOOKED_SALOON, s.turn, d, card)
    else:
        emit(s, Happening.LOOKED, s.turn, d, d * IN_TOWN + card, gang_of(d * IN_TOWN + card))


@rule
def spend_dollar(s: State) -> None:
    """PE-23: one tile a turn."""
    s.seats[s.turn].dollars -= 1
    s.dollar_spent = 1


@rule
def take_outlaw(s: State, town: int) -> None:
    """PE-03: the face-up card goes on top of the player's own stack of its gang."""
    outlaw = face_up(s, town)
    s.decks[town].face = NO_CARD
    put_on(s.seats[s.turn].stacks[gang_of(outlaw)], outlaw)
    emit(s, Happening.TOOK, s.turn, outlaw, town, gang_of(outlaw))


@rule
def draw_saloon_card(s: State) -> int:
    """PE-03, PE-33: the hidden top card is turned up, and discarded once it has taken effect."""
    card = next_card(s, s.decks[SALOON])
    s.spent[card] += 1
    s.last_spent = card
    emit(s, Happening.DREW, s.turn, card)
    return card


@rule
def ask_effect(s: State, card: int) -> None:
    """PE-04: the saloon card works on one stack."""
    ask(s, s.turn, Decision.SHERIFF + card)
    for seat in range(s.players):
        for gang in range(GANGS):
            if not stack_bar(s, card, seat, gang):
                offer(s, Code.STACK + seat * GANGS + gang)


@rule
def stack_bar(s: State, card: int, seat: int, gang: int) -> int:
    """PE-44: the Sheriff works on one's own stacks, the others on any opponent's. PE-01: the top card of the stack is
    taken away, so that there must be one."""
    if card == SaloonCard.SHERIFF and seat != s.turn:
        return Bar.YOUR_OWN_ONLY
    if card != SaloonCard.SHERIFF and seat == s.turn:
        return Bar.NOT_YOUR_OWN
    return Bar.NONE if s.seats[seat].stacks[gang].count > 0 else Bar.NO_STACK


@rule
def take_effect(s: State, card: int, target: int) -> None:
    """PE-01, PE-04: the saloon card works on the uncovered card of the stack chosen."""
    seat = target // GANGS
    gang = target % GANGS
    outlaw = take_off(s.seats[seat].stacks[gang])
    if card == SaloonCard.SWINDLER:
        put_on(s.seats[s.turn].stacks[gang], outlaw)
        emit(s, Happening.SWINDLED, seat, outlaw, gang, s.turn)
        return
    s.discard[s.discard_n] = outlaw
    s.discard_n += 1
    if card == SaloonCard.SHERIFF:
        emit(s, Happening.ARRESTED, seat, outlaw, gang)
    else:
        emit(s, Happening.SHOT_DOWN, seat, outlaw, gang, s.turn)


@rule
def cavalry_bar(s: State) -> int:
    """PE-26: the Cavalry is played with by option."""
    return Bar.NONE if s.options.cavalry else Bar.NO_CAVALRY


@rule
def ask_cavalry(s: State) -> None:
    """PE-39: leave the Cavalry where it is, or put it on another town."""
    ask(s, s.turn, Decision.CAVALRY)
    offer(s, Code.STAY)
    for d in range(DECKS):
        if not ride_bar(s, d):
            offer(s, Code.RIDE + d)


@rule
def ride_bar(s: State, d: int) -> int:
    """PE-26: never on the saloon. PE-39: on another town than the one it is in."""
    if d == SALOON:
        return Bar.SALOON_IS_NO_TOWN
    return Bar.CAVALRY_THERE if d == s.cavalry else Bar.NONE


@rule
def ride(s: State, town: int) -> None:
    """The Cavalry leaves the town it was in and comes to another."""
    left = s.cavalry
    s.cavalry = town
    emit(s, Happening.RODE, s.turn, town, left)
