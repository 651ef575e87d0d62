"""Chapter four: what is left of a hand when the Plan is over: given back, or kept."""

from saloon.engine import ask, close_question, emit, offer, pour, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    MAX_PICKS,
    PLAN_OF_ATTACK,
)
from saloon.games.colt_express.hands import (
    bullets_in_hand,
    dump_bullets,
    hidden_cards,
    hold_bar,
    leave_hand,
    throw_away,
)
from saloon.games.colt_express.state import (
    NOTHING,
    Bar,
    Code,
    Decision,
    Happening,
    Phase,
    Seat,
    State,
    card_of,
    in_teams,
    is_hidden,
    of_seat,
)


@rule
def end_plan(s: State) -> None:
    """CE-48: hands go back to the decks. Experts keep them, less the bullets and what they throw away; by a plan of
    attack everybody may keep a few cards."""
    s.step = 0
    s.begun = 0
    if s.expert:
        s.phase = Phase.KEEPING
        return
    if PLAN_OF_ATTACK[s.card] > 0:
        s.act = 0
        s.phase = Phase.PLAN_OF_ATTACK
        return
    s.phase = Phase.ACTION
    for seat in range(s.players):
        give_back(s, s.seats[seat])
    if s.options.stagecoach:
        for seat in range(s.players):
            forget_kept(s, seat)


@rule
def give_back(s: State, cards: Seat) -> None:
    """A hand goes back to its deck: such cards as this game has."""
    for card in range(s.kinds):
        cards.deck[card] += cards.hand[card]
        cards.hand[card] = 0
    for bullet in range(ACTIONS, CARDS):
        cards.deck[bullet] += cards.hand[bullet]
        cards.hand[bullet] = 0


@rule
def continue_keeping(s: State) -> None:
    """Expert: one player after another, clockwise, discards what he does not want to keep."""
    if s.step == s.players:
        s.step = 0
        s.phase = Phase.ACTION
        return
    seat = (s.first + s.step) % s.players
    if not s.options.keep_bullets:
        dump_bullets(s, seat, bullets_in_hand(s.seats[seat]))
        s.seats[seat].kept = size(s.seats[seat].hand) + hidden_cards(s, seat)
    ask_keep(s, seat)
    if s.legal_n == 1:
        close_question(s)
        s.step += 1


@rule
def ask_keep(s: State, seat: int) -> None:
    """Discard a card, or keep what is left."""
    ask(s, seat, Decision.KEEP)
    offer(s, Code.KEEP)
    for card in range(CARDS):
        if hold_bar(s.seats[seat], card) == Bar.NONE:
            offer(s, Code.DISCARD + card)


@rule
def answer_keep(s: State, seat: int, code: int) -> None:
    """One card away, or done."""
    if code == Code.KEEP:
        s.step += 1
        emit(s, Happening.KEPT, seat, size(s.seats[seat].hand))
        return
    leave_hand(s, seat, code - Code.DISCARD)
    throw_away(s, seat, code - Code.DISCARD)
    emit(s, Happening.DISCARDED, seat, of_seat(seat, code - Code.DISCARD))
    if size(s.seats[seat].hand) == 0:
        s.step += 1


@rule
def continue_plan_of_attack(s: State) -> None:
    """HS-32, HS-54: everybody chooses in secret what he keeps; each is asked as often as he could keep a card, so that
    nobody can tell how many he has chosen."""
    if s.step < s.players:
        seat = (s.first + s.step) % s.players
        if s.act < chances_to_keep(s, seat):
            ask_keep_some(s, seat)
        else:
            s.step += 1
            s.act = 0
        return
    emit(s, Happening.SHOWN)
    for step in range(s.players):
        keep_picks(s, (s.first + step) % s.players)
    s.step = 0
    s.phase = Phase.ACTION


@rule
def chances_to_keep(s: State, seat: int) -> int:
    """How often a player is asked in a plan of attack."""
    return min(int(PLAN_OF_ATTACK[s.card]), size(s.seats[seat].hand))


@rule
def ask_keep_some(s: State, seat: int) -> None:
    """Another card to keep, or no more."""
    cards = s.seats[seat]
    ask(s, seat, Decision.KEEP_SOME)
    for card in range(CARDS):
        if keep_bar(s, cards, card) == Bar.NONE:
            offer(s, Code.KEEP_SOME + card)
    offer(s, Code.KEEP_NO_MORE)


@rule
def keep_bar(s: State, cards: Seat, card: int) -> int:
    """HS-32: each card of the hand once, until its player says that he keeps no more."""
    if cards.hand[card] == 0:
        return Bar.NO_SUCH_CARD
    if s.act > 0 and cards.picks[s.act - 1] == Code.KEEP_NO_MORE:
        return Bar.KEEPS_NO_MORE
    return Bar.NONE if cards.hand[card] > picks_of(cards, card) else Bar.ALREADY_KEPT


@rule
def picks_of(cards: Seat, card: int) -> int:
    """How many cards of a kind a player has chosen to keep."""
    count = 0
    for pick in cards.picks:
        count += pick == Code.KEEP_SOME + card
    return count


@rule
def answer_keep_some(s: State, seat: int, code: int) -> None:
    """The choice stays secret, for good: only how many cards are kept is seen."""
    s.seats[seat].picks[s.act] = code
    s.act += 1
    emit(s, Happening.CHOSE_TO_KEEP, seat, of_seat(seat, code))


@rule
def keep_picks(s: State, seat: int) -> None:
    """The cards chosen stay in hand, the others go back to the deck. Everybody knows what the kept ones can be: what
    the player has neither played openly nor receives later."""
    cards = s.seats[seat]
    pour(cards.hand, cards.deck)
    for card in range(CARDS):
        cards.early[card] = 0 if in_teams(s) else cards.deck[card]
    if not in_teams(s):
        for i in range(s.pile_n):
            if is_hidden(s, i, seat):
                cards.early[card_of(s, seat, int(s.pile[i].bandit), int(s.pile[i].card))] += 1
    kept = 0
    for number in range(MAX_PICKS):
        card = cards.picks[number] - Code.KEEP_SOME
        cards.picks[number] = NOTHING
        if 0 <= card < CARDS:
            cards.deck[card] -= 1
            cards.hand[card] += 1
            kept += 1
    cards.kept = 0 if in_teams(s) else kept
    if kept == 0:
        forget_kept(s, seat)
    emit(s, Happening.KEPT, seat, kept)


@rule
def forget_kept(s: State, seat: int) -> None:
    """Nothing is left of an earlier plan of attack."""
    s.seats[seat].kept = 0
    for card in range(CARDS):
        s.seats[seat].early[card] = 0
