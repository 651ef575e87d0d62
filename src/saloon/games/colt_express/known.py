"""What everybody knows of somebody's cards, and partners of each other's: it must be true of the cards there are, or
nobody could imagine the table as `knowledge` does."""

from saloon.engine import rule, size
from saloon.games.colt_express.cards import CARDS, KINDS
from saloon.games.colt_express.hands import carried_out, hidden_cards
from saloon.games.colt_express.moments import after_the_plan
from saloon.games.colt_express.secrets import hidden_card
from saloon.games.colt_express.state import FACE_DOWN, FACE_DOWN_EARLY, State, actions_in, in_teams, is_hidden


@rule
def knowledge_true(s: State) -> bool:
    """Whether all that is known of the players' cards is true."""
    for seat in range(s.players):
        if not held_true(s, seat) or not early_first(s, seat):
            return False
        if in_teams(s):
            if not guests_true(s, seat):
                return False
        elif s.expert:
            if not early_true(s, seat):
                return False
        elif not kept_true(s, seat):
            return False
    return True


@rule
def face_down(s: State, seat: int, card: int, since: int) -> int:
    """How many cards of a kind a player has face down on the pile: all, or only those hidden before he reshuffled."""
    count = 0
    for i in range(s.resolving, s.pile_n):
        count += is_hidden(s, i, seat) and s.pile[i].hidden >= since and hidden_card(s, i) == card
    return count


@rule
def unseen(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a player has in hand or face down."""
    return s.seats[seat].hand[card] + face_down(s, seat, card, FACE_DOWN)


@rule
def held_true(s: State, seat: int) -> bool:
    """What somebody is known to hold he has in hand or face down; in teams these are bullets only."""
    cards = s.seats[seat]
    for card in range(CARDS):
        if cards.held[card] > unseen(s, seat, card):
            return False
    if in_teams(s) and (actions_in(cards.held) or size(cards.early)):
        return False
    return not s.expert or cards.kept <= actions_in(cards.hand) + hidden_cards(s, seat)


@rule
def early_first(s: State, seat: int) -> bool:
    """Whoever reshuffles has hidden all his face-down cards before."""
    hidden = FACE_DOWN_EARLY
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            if s.pile[i].hidden > hidden:
                return False
            hidden = s.pile[i].hidden
    return True


@rule
def early_true(s: State, seat: int) -> bool:
    """Expert: what he hid before he reshuffled is among what it can be, and that among all he has."""
    cards = s.seats[seat]
    for card in range(CARDS):
        if cards.early[card] < face_down(s, seat, card, FACE_DOWN_EARLY):
            return False
        if cards.early[card] > in_hand_or_played(s, seat, card) + cards.deck[card] + cards.discard[card]:
            return False
    return True


@rule
def in_hand_or_played(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a player has held in this Plan: in hand, or on the pile and not carried out."""
    count = int(s.seats[seat].hand[card])
    for i in range(s.resolving, s.pile_n):
        count += s.pile[i].seat == seat and hidden_card(s, i) == card
    return count


@rule
def kept_true(s: State, seat: int) -> bool:
    """HS-54: what was kept by a plan of attack is among what it can be: right after it all in hand and face down, in
    the next round as many of the cards held since as were kept."""
    cards = s.seats[seat]
    possible = 0
    for card in range(CARDS):
        held = unseen(s, seat, card) if after_the_plan(s) else in_hand_or_played(s, seat, card)
        if cards.early[card] > held + cards.deck[card] - carried_out(s, seat, card):
            return False
        if after_the_plan(s) and cards.kept and cards.early[card] < held:
            return False
        possible += min(held, int(cards.early[card]))
    if cards.kept == 0 and size(cards.early):
        return False
    return cards.kept == size(cards.hand) if after_the_plan(s) else cards.kept <= possible


@rule
def guests_true(s: State, seat: int) -> bool:
    """CE-58: in teams a player knows of every card of his partner's that he has drawn and not played, and has drawn at
    least as often; in the first round just as often, and before it never. Only Experts are known to keep cards."""
    cards = s.seats[seat]
    known = 0
    there = 0
    for kind in range(KINDS):
        count = guests_with(s, seat, kind)
        if cards.guests[kind] < count:
            return False
        known += cards.guests[kind]
        there += count
    if (s.round_no == 1 and cards.swaps != there) or (s.round_no == 0 and there > 0):
        return False
    return known <= cards.swaps and (s.expert != 0 or cards.kept == 0)


@rule
def guests_with(s: State, seat: int, kind: int) -> int:
    """How many of his partner's cards of a kind a player has, those played openly aside."""
    cards = s.seats[seat]
    return unseen(s, seat, kind + KINDS) + cards.deck[kind + KINDS] + cards.discard[kind + KINDS]
