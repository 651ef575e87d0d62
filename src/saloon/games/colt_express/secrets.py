"""Who may know what in Colt Express: said here, and nowhere else.

A seat knows its own cards, the values of purses and the flasks it has seen, and everything that lay open. It cannot
know which of their unseen cards the others hold, have hidden on the pile or left in the deck, what is in purses and
flasks it never held, what others have chosen in secret or can choose from, nor where a time traveller is. In teams it
cannot know either which of their cards the partners have drawn from each other.
"""

from saloon.engine import NOBODY, close_question, pour, rule, size, take_first
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    FLASKS,
    KINDS,
    MAX_PICKS,
    PURSES,
)
from saloon.games.colt_express.hands import across
from saloon.games.colt_express.plan import is_dark
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    NOTHING,
    RIDING,
    UNSEEN,
    Code,
    Decision,
    Flask,
    Phase,
    Played,
    Purse,
    State,
    bandit_of,
    card_of,
    in_teams,
    is_hidden,
    kind_of,
    lead,
    partner_of,
)
from saloon.games.colt_express.travel import traveller

SECRET = -1  # a choice that nobody else sees
A_CARD = -2  # some card, face down
ANY_PLACE = COACH_INSIDE
ANY_PICK = 0


@rule
def knows_loot(piece: Purse | Flask, observer: int) -> bool:
    """CE-03: what is in a purse or a flask is known to those who have looked into it."""
    return piece.known >> observer & 1 == 1


@rule
def knows_hideout(s: State, observer: int) -> bool:
    """TC-20: where the time traveller is, his player alone knows."""
    return s.hideout == NOTHING or s.bandits[traveller(s)].seat == observer


@rule
def knows_played(played: Played, observer: int) -> bool:
    """CE-11, CE-68: a face-down card of the pile is known to its player."""
    return played.hidden == 0 or played.seat == observer


@rule
def knows_whose(s: State, played: Played, observer: int) -> bool:
    """CE-57, CE-72: where a player has cards of two bandits, one that lies face down does not tell whom it moves."""
    return knows_played(played, observer) or not (s.each > 1 or in_teams(s))


@rule
def is_shown(s: State, seat: int, number: int) -> bool:
    """Whether a choice made in secret has come to light: a bandit who has jumped on rides no more."""
    return s.phase == Phase.ATTACK and s.bandits[lead(s, seat) + number].place != RIDING


@rule
def knows_question(s: State, observer: int) -> bool:
    """What is asked about a hand tells that hand; all other questions follow from what everybody knows."""
    return s.actor in (observer, NOBODY) or s.decision not in (
        Decision.PLAN,
        Decision.OPENING,
        Decision.KEEP,
        Decision.MELEE,
        Decision.COVER,
        Decision.TAKE,
        Decision.KEEP_SOME,
    )


@rule
def seen(s: State, code: int) -> int:
    """A choice as the others see it: of a card played face down, that one was; of what is chosen in secret, nothing."""
    if s.decision in (
        Decision.MELEE,
        Decision.TAKE,
        Decision.KEEP_SOME,
        Decision.FIST,
        Decision.ATTACK,
        Decision.TRAVEL,
    ):
        return SECRET
    if Code.HIDE <= code < Code.DRAW or (code < Code.HIDE and is_dark(s, s.actor)):
        return A_CARD
    return code


@rule
def hidden_card(s: State, i: int) -> int:
    """A face-down card of the pile among its player's cards."""
    played = s.pile[i]
    return card_of(s, int(played.seat), int(played.bandit), int(played.card))


@rule
def hide(s: State, i: int, card: int) -> None:
    """A face-down card of the pile is this one of its player's cards."""
    played = s.pile[i]
    played.card = kind_of(card)
    played.bandit = bandit_of(s, int(played.seat), card)


@rule
def take_back_purses(s: State, observer: int) -> int:
    """Purses that only others have looked into hold any of the values the observer has not seen; a bit for each."""
    strange = 0
    for purse in range(PURSES):
        token = s.purses[purse]
        if token.worth != UNSEEN and not knows_loot(token, observer):
            s.unseen[token.worth] += 1
            strange |= 1 << purse
    return strange


@rule
def take_back_flasks(s: State, observer: int) -> int:
    """The same for flasks."""
    strange = 0
    for flask in range(FLASKS):
        token = s.flasks[flask]
        if token.kind != UNSEEN and not knows_loot(token, observer):
            s.unseen_flasks[token.kind] += 1
            strange |= 1 << flask
    return strange


@rule
def take_back_cards(s: State, seat: int) -> int:
    """Another player's hand and face-down cards go to his deck; returns how many were in hand."""
    cards = s.seats[seat]
    in_hand = size(cards.hand)
    pour(cards.hand, cards.deck)
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            cards.deck[hidden_card(s, i)] += 1
    return in_hand


@rule
def send_home(s: State, seat: int) -> None:
    """CE-58, CE-73: nobody knows quite which of their cards partners have exchanged. All action cards in the decks of
    two of them go home, and all bullets together to the other's."""
    ours = s.seats[seat].deck
    theirs = s.seats[partner_of(seat)].deck
    for kind in range(KINDS):
        theirs[kind] += ours[across(kind)]
        ours[kind] += theirs[across(kind)]
        ours[across(kind)] = 0
        theirs[across(kind)] = 0
    for bullet in range(ACTIONS, CARDS):
        theirs[bullet] += ours[bullet]
        ours[bullet] = 0


def conceal(s: State, observer: int) -> None:
    """Put away what the observer may not know; what is left of others' cards, and of loot, is how many they are."""
    conceal_loot(s, observer)
    if not knows_hideout(s, observer):
        s.hideout = ANY_PLACE
    in_hand = {seat: take_back_cards(s, seat) for seat in range(s.players) if seat != observer}
    if in_teams(s):
        for seat in range(0, s.players, 2):
            conceal_exchange(s, seat)
    for seat, count in in_hand.items():
        deal_blindly(s, seat, count)
        conceal_picks(s, seat)
    if not knows_question(s, observer):
        close_question(s)


def conceal_loot(s: State, observer: int) -> None:
    """Of what others have seen in purses and flasks, all values together."""
    purses = take_back_purses(s, observer)
    for number, purse in enumerate(s.purses):
        if purses >> number & 1:
            purse.worth = take_first(s.unseen)
    flasks = take_back_flasks(s, observer)
    for number, flask in enumerate(s.flasks):
        if flasks >> number & 1:
            flask.kind = take_first(s.unseen_flasks)


def conceal_exchange(s: State, seat: int) -> None:
    """Of two partners' unseen cards, how many each of them has."""
    ours, theirs = s.seats[seat].deck, s.seats[partner_of(seat)].deck
    more = size(ours)
    send_home(s, seat)
    more -= size(ours)
    source, target = (theirs, ours) if more > 0 else (ours, theirs)
    for _ in range(abs(more)):
        target[across(take_first(source))] += 1


def deal_blindly(s: State, seat: int, in_hand: int) -> None:
    """Of a player's hand and face-down cards, how many they are; and nothing of what he knows of his partner's."""
    cards = s.seats[seat]
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            hide(s, i, take_first(cards.deck))
    for _ in range(in_hand):
        cards.hand[take_first(cards.deck)] += 1
    cards.guests = [0] * KINDS


def conceal_picks(s: State, seat: int) -> None:
    """Of what a player has chosen in secret, that he has."""
    picks = s.seats[seat].picks
    for number in range(MAX_PICKS):
        if picks[number] != NOTHING and not is_shown(s, seat, number):
            picks[number] = ANY_PICK
