"""Chapter two: the Plan. Hands are drawn, then every turn of the round card adds cards to the common pile."""

from saloon.engine import ask, close_question, draw, emit, offer, pour, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    DOC_EXTRA,
    DRAW,
    HAND,
    Card,
    Character,
    Turn,
)
from saloon.games.colt_express.setup import draw_round_card
from saloon.games.colt_express.state import (
    FACE_DOWN,
    FACE_DOWN_EARLY,
    NOTHING,
    Code,
    Decision,
    Happening,
    Phase,
    Seat,
    State,
    actions_in,
    is_hidden,
    seat_in_turn,
    turn_symbol,
)


@rule
def begin_round(s: State) -> None:
    """Hands first, then the round card, so that nobody knows it when he draws."""
    s.round_no += 1
    for seat in range(s.players):
        draw_hand(s, seat)
    s.card = draw_round_card(s)
    s.past[s.round_no - 1] = s.card
    emit(s, Happening.ROUND_BEGAN, s.round_no, s.card, s.first)
    clear_pile(s)
    s.turn = 0
    s.step = 0
    s.act = 0
    s.phase = Phase.OPENING if s.options.expert else Phase.PLAN


@rule
def clear_pile(s: State) -> None:
    """The cards of the last round are back with their players."""
    for i in range(s.pile_n):
        s.pile[i].card = 0
        s.pile[i].bandit = 0
    s.pile_n = 0
    s.resolving = 0
    for seat in range(s.players):
        for card in range(CARDS):
            s.seats[seat].early[card] = 0


@rule
def draw_hand(s: State, seat: int) -> None:
    """Six cards, Doc seven; CE-51: in the Expert variant what was kept counts."""
    target = HAND
    if s.bandits[seat].character == Character.DOC and (s.options.doc_draws_seven or not s.options.expert):
        target += DOC_EXTRA
    wanted = target - size(s.seats[seat].hand)
    if wanted > 0:
        draw_cards(s, seat, wanted)


@rule
def draw_cards(s: State, seat: int, wanted: int) -> None:
    """CE-07: draw, or as many as there are. CE-53: a short Expert deck is filled up from the discard."""
    cards = s.seats[seat]
    left = size(cards.deck)
    emit(s, Happening.DREW_UP, seat, min(wanted, left + cards.tops + size(cards.discard)))
    for _ in range(wanted):
        if cards.tops > 0:
            take(s, seat, lift_bullet(cards), True)
            continue
        if left == 0:
            reshuffle(s, seat)
            left = size(cards.deck)
            if left == 0:
                return
        take(s, seat, draw(s, cards.deck, left), False)
        left -= 1


@rule
def take(s: State, seat: int, card: int, seen: bool) -> None:
    """A card comes to hand; everybody knows a bullet he saw lying on the deck."""
    s.seats[seat].hand[card] += 1
    if seen:
        s.seats[seat].held[card] += 1
    emit(s, Happening.DREW, seat, card)


@rule
def reshuffle(s: State, seat: int) -> None:
    """The Expert discard becomes the new deck: now everybody can tell what the player holds or has hidden."""
    cards = s.seats[seat]
    if size(cards.discard) == 0:
        return
    for card in range(CARDS):
        cards.held[card] = cards.hand[card]
    hidden = 0
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            cards.held[s.pile[i].card] += 1
            s.pile[i].hidden = FACE_DOWN_EARLY
            hidden += 1
    if hidden > 0:
        for card in range(CARDS):
            cards.early[card] = cards.held[card]
    pour(cards.discard, cards.deck)
    cards.discard_top = NOTHING
    emit(s, Happening.RESHUFFLED, seat)


@rule
def lift_bullet(cards: Seat) -> int:
    """CE-52: the bullet received last lies topmost."""
    kind = Card.NEUTRAL + (cards.top_kinds & 1)
    cards.top_kinds >>= 1
    cards.tops -= 1
    return kind


@rule
def put_on_top(cards: Seat, bullet: int) -> None:
    """A bullet received in the Expert variant waits on top of the deck."""
    cards.top_kinds = cards.top_kinds << 1 | (bullet - Card.NEUTRAL)
    cards.tops += 1


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    s.seats[seat].hand[card] -= 1
    reveal_one(s.seats[seat], card)


@rule
def reveal_one(cards: Seat, card: int) -> None:
    """Everybody sees a card that was in hand or face down: if he knew of such a one, he takes it to be that one."""
    if cards.held[card] > 0:
        cards.held[card] -= 1
        if card < ACTIONS and cards.kept > 0:
            cards.kept -= 1
    elif card < ACTIONS and cards.kept > actions_in(cards.held):
        cards.kept -= 1


@rule
def throw_away(s: State, seat: int, card: int) -> None:
    """CE-70: a card goes face up on the player's discard."""
    s.seats[seat].discard[card] += 1
    s.seats[seat].discard_top = card


@rule
def bullets_in_hand(cards: Seat) -> int:
    """How many dead cards a player holds."""
    return cards.hand[Card.NEUTRAL] + cards.hand[Card.SHOT]


@rule
def continue_opening(s: State) -> None:
    """CE-50: before the first turn each Expert may throw out bullets. Who may hold some is asked even if he holds none,
    for a question left out would tell the table so."""
    while s.step < s.players:
        seat = (s.first + s.step) % s.players
        s.step += 1
        if s.bandits[seat].received > 0:
            ask_opening(s, seat)
            return
    s.step = 0
    s.phase = Phase.PLAN


@rule
def ask_opening(s: State, seat: int) -> None:
    """How many bullets to throw out."""
    ask(s, seat, Decision.OPENING)
    for count in range(bullets_in_hand(s.seats[seat]) + 1):
        offer(s, Code.DUMP + count)


@rule
def dump_bullets(s: State, seat: int, count: int) -> None:
    """Throw out that many bullets, neutral ones first."""
    for _ in range(count):
        bullet = Card.NEUTRAL if s.seats[seat].hand[Card.NEUTRAL] > 0 else Card.SHOT
        leave_hand(s, seat, bullet)
        throw_away(s, seat, bullet)
        emit(s, Happening.DUMPED, seat, bullet)


@rule
def continue_plan(s: State) -> None:
    """Ask whoever is to act; after the last turn of the card the Plan is over."""
    if turn_symbol(s) < 0:
        end_plan(s)
        return
    seat = seat_in_turn(s)
    ask_plan(s, seat)
    if s.legal_n == 0:
        emit(s, Happening.PASSED, seat)
        acted(s)


@rule
def ask_plan(s: State, seat: int) -> None:
    """CE-06, CE-08: play an action card, never a bullet, or draw three. CE-11: Ghost may hide his first card."""
    cards = s.seats[seat]
    ask(s, seat, Decision.PLAN)
    for card in range(ACTIONS):
        if cards.hand[card] > 0:
            offer(s, Code.PLAY + card)
    if may_hide(s, seat):
        for card in range(ACTIONS):
            if cards.hand[card] > 0:
                offer(s, Code.HIDE + card)
    if size(cards.deck) + cards.tops + size(cards.discard) > 0:
        offer(s, Code.DRAW)


@rule
def may_hide(s: State, seat: int) -> bool:
    """CE-11: Ghost, with the first card of the first turn, where it would not be hidden anyway."""
    is_first = s.turn == 0 and s.act == 0
    return is_first and s.bandits[seat].character == Character.GHOST and turn_symbol(s) != Turn.TUNNEL


@rule
def answer_plan(s: State, seat: int, code: int) -> None:
    """Play a card onto the pile, or draw three."""
    if code == Code.DRAW:
        draw_cards(s, seat, DRAW)
    elif code >= Code.HIDE:
        play_card(s, seat, code - Code.HIDE, True)
    else:
        play_card(s, seat, code - Code.PLAY, turn_symbol(s) == Turn.TUNNEL)
    acted(s)


@rule
def play_card(s: State, seat: int, card: int, hidden: bool) -> None:
    """A card goes on the common pile; face down, everybody sees only that it was played."""
    played = s.pile[s.pile_n]
    s.pile_n += 1
    played.card = card
    played.bandit = seat
    played.hidden = FACE_DOWN if hidden else 0
    if hidden:
        s.seats[seat].hand[card] -= 1
        emit(s, Happening.PLAYED_HIDDEN, seat, card)
    else:
        leave_hand(s, seat, card)
        emit(s, Happening.PLAYED, seat, card)


@rule
def acted(s: State) -> None:
    """CE-09: in a double turn everybody acts twice before his neighbour does."""
    s.act += 1
    if s.act < (2 if turn_symbol(s) == Turn.DOUBLE else 1):
        return
    s.act = 0
    s.step += 1
    if s.step == s.players:
        s.step = 0
        s.turn += 1


@rule
def end_plan(s: State) -> None:
    """CE-48: hands go back to the decks. Experts keep them, less the bullets and what they throw away."""
    s.step = 0
    s.begun = 0
    if s.options.expert:
        s.phase = Phase.KEEPING
        return
    s.phase = Phase.ACTION
    for seat in range(s.players):
        pour(s.seats[seat].hand, s.seats[seat].deck)


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
def hidden_cards(s: State, seat: int) -> int:
    """How many cards of a player lie face down on the pile."""
    count = 0
    for i in range(s.resolving, s.pile_n):
        count += is_hidden(s, i, seat)
    return count


@rule
def ask_keep(s: State, seat: int) -> None:
    """Discard a card, or keep what is left."""
    ask(s, seat, Decision.KEEP)
    offer(s, Code.KEEP)
    for card in range(CARDS):
        if s.seats[seat].hand[card] > 0:
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
    emit(s, Happening.DISCARDED, seat, code - Code.DISCARD)
    if size(s.seats[seat].hand) == 0:
        s.step += 1
