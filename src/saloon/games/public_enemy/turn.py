"""The turn: a Dollar before the draw, one card from one of the five decks, the saloon's effects, the Cavalry."""

from saloon.engine import ask, draw, emit, offer, rule, size
from saloon.games.public_enemy.cards import GANGS, IN_TOWN, NO_CARD, SALOON, TOWNS, SaloonCard
from saloon.games.public_enemy.setup import next_card, reveal
from saloon.games.public_enemy.state import (
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
    """Exactly one draw a turn. PE-27: whatever the Cavalry does, the saloon is open."""
    ask(s, s.turn, Decision.TURN)
    for town in range(TOWNS):
        if town != s.cavalry:
            offer(s, Code.DRAW + town)
    offer(s, Code.DRAW + SALOON)
    if s.seats[s.turn].dollars > 0 and not s.dollar_spent:
        offer_bonus_actions(s)


@rule
def offer_bonus_actions(s: State) -> None:
    """PE-23, PE-38: before the draw, one Dollar for one bonus action, on a deck the Cavalry does not watch."""
    for town in range(TOWNS):
        if town != s.cavalry:
            offer(s, Code.UNDER + town)
    for town in range(TOWNS):
        if town != s.cavalry and face_down(s.decks[town]) > 0:
            offer(s, Code.LOOK + town)
    offer(s, Code.LOOK + SALOON)


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
    """PE-44: the Sheriff works on one's own stacks, the others on any opponent's."""
    ask(s, s.turn, Decision.SHERIFF + card)
    for seat in range(s.players):
        if (seat == s.turn) == (card == SaloonCard.SHERIFF):
            for gang in range(GANGS):
                if s.seats[seat].stacks[gang].count > 0:
                    offer(s, Code.STACK + seat * GANGS + gang)


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
def ask_cavalry(s: State) -> None:
    """PE-26, PE-39: leave the Cavalry where it is, or put it on another town; never on the saloon."""
    ask(s, s.turn, Decision.CAVALRY)
    offer(s, Code.STAY)
    for town in range(TOWNS):
        if town != s.cavalry:
            offer(s, Code.RIDE + town)


@rule
def ride(s: State, town: int) -> None:
    """The Cavalry leaves the town it was in and comes to another."""
    left = s.cavalry
    s.cavalry = town
    emit(s, Happening.RODE, s.turn, town, left)
