"""Chapter two: hands. Every round begins with cards: drawn, taken, thrown out, and what everybody knows of them."""

from saloon.engine import ask, draw, emit, offer, pour, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    DOC_EXTRA,
    HAND,
    KINDS,
    Card,
    Character,
    Hostage,
)
from saloon.games.colt_express.options import Variant
from saloon.games.colt_express.setup import draw_round_card
from saloon.games.colt_express.state import (
    FACE_DOWN_EARLY,
    NOTHING,
    Bar,
    Code,
    Decision,
    Happening,
    Phase,
    Seat,
    State,
    actions_in,
    bandit_count,
    card_of,
    in_teams,
    is_hidden,
    lead,
    of_seat,
    partner_of,
    player_has_power,
    player_holds,
)


@rule
def begin_round(s: State) -> None:
    """A new round; in the leaflet's game everybody first looks for a card in his deck."""
    s.round_no += 1
    clear_pile(s)
    s.turn = 0
    s.step = 0
    s.act = 0
    for bandit in range(bandit_count(s)):
        s.bandits[bandit].hits = 0
        if s.bandits[bandit].hostage == Hostage.POODLE:
            bite(s, bandit)
    if s.options.variant == Variant.LEAFLET:
        s.phase = Phase.TAKING
        return
    deal_round(s)


@rule
def bite(s: State, bandit: int) -> None:
    """HS-23: the Poodle adds a neutral bullet to its captor's cards before they are shuffled, while there are any. It
    counts as received, but not in the round that begins."""
    if s.neutral == 0:
        return
    s.neutral -= 1
    s.bandits[bandit].received += 1
    emit(s, Happening.BITTEN, bandit)
    cards = s.seats[s.bandits[bandit].seat]
    if s.expert and s.options.poodle_on_top:
        put_on_top(cards, Card.NEUTRAL)
    else:
        cards.deck[Card.NEUTRAL] += 1


@rule
def deal_round(s: State) -> None:
    """Hands first, then the round card, so that nobody knows it when he draws."""
    if in_teams(s):
        for seat in range(s.players):
            draw_from_partner(s, seat)
    for seat in range(s.players):
        draw_hand(s, seat)
    s.card = draw_round_card(s)
    s.past[s.round_no - 1] = s.card
    emit(s, Happening.ROUND_BEGAN, s.round_no, s.card, s.first)
    s.step = 0
    s.phase = Phase.OPENING if s.expert else Phase.PLAN


@rule
def clear_pile(s: State) -> None:
    """The cards of the last round are back with their players."""
    for i in range(s.pile_n):
        s.pile[i].card = 0
        s.pile[i].bandit = 0
        s.pile[i].seat = 0
    s.pile_n = 0
    s.resolving = 0
    if s.expert:
        for seat in range(s.players):
            for card in range(CARDS):
                s.seats[seat].early[card] = 0


@rule
def draw_hand(s: State, seat: int) -> None:
    """Six cards, Doc seven; CE-51: in the Expert variant what was kept counts. HS-22: one fewer with the Minister.
    CE-62: one more with a card of one's choice."""
    target = HAND + s.seats[seat].took
    s.seats[seat].took = 0
    if player_has_power(s, seat, Character.DOC) and (s.options.doc_draws_seven or not s.expert):
        target += DOC_EXTRA
    if s.options.stagecoach and player_holds(s, seat, Hostage.MINISTER):
        target -= 1
    wanted = target - (size(s.seats[seat].hand) if starts_with_cards(s) else 0)
    if wanted > 0:
        draw_cards(s, seat, wanted)


@rule
def starts_with_cards(s: State) -> bool:
    """Whether anybody can hold cards before hands are drawn: kept, chosen, or drawn from a partner."""
    return s.expert != 0 or s.options.stagecoach != 0 or s.options.variant != Variant.USUAL


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
def draw_from_partner(s: State, seat: int) -> None:
    """CE-58: in teams the first card of a hand comes from the partner's deck, whatever it is, and stays with who drew
    it until it is played. CE-73: he alone sees it."""
    theirs = s.seats[partner_of(seat)]
    if theirs.tops > 0:
        bullet = lift_bullet(theirs)
        s.seats[seat].hand[bullet] += 1
        s.seats[seat].held[bullet] += 1
        s.seats[seat].swaps += 1
        emit(s, Happening.PARTNER_CARD, seat, of_seat(seat, bullet))
        return
    if size(theirs.deck) == 0:
        reshuffle(s, partner_of(seat))
    if size(theirs.deck) == 0:
        return
    card = across(draw(s, theirs.deck, size(theirs.deck)))
    s.seats[seat].hand[card] += 1
    s.seats[seat].swaps += 1
    if KINDS <= card < ACTIONS:
        s.seats[seat].guests[card - KINDS] += 1
    emit(s, Happening.PARTNER_CARD, seat, of_seat(seat, card))


@rule
def across(card: int) -> int:
    """What a card of one partner is among those of the other."""
    if card >= ACTIONS:
        return card
    return card - KINDS if card >= KINDS else card + KINDS


@rule
def take(s: State, seat: int, card: int, seen: bool) -> None:
    """A card comes to hand; everybody knows a bullet he saw lying on the deck."""
    s.seats[seat].hand[card] += 1
    if seen:
        s.seats[seat].held[card] += 1
    emit(s, Happening.DREW, seat, of_seat(seat, card))


@rule
def reshuffle(s: State, seat: int) -> None:
    """The Expert discard becomes the new deck: now everybody can tell what the player holds or has hidden. In teams
    nobody can, for partners hold each other's cards."""
    cards = s.seats[seat]
    if size(cards.discard) == 0:
        return
    if not in_teams(s):
        remember_unseen(s, seat)
    pour(cards.discard, cards.deck)
    cards.discard_top = NOTHING
    emit(s, Happening.RESHUFFLED, seat)


@rule
def remember_unseen(s: State, seat: int) -> None:
    """What is neither in the deck nor in the discard is in hand or face down: everybody knows that much now."""
    cards = s.seats[seat]
    for card in range(CARDS):
        cards.held[card] = cards.hand[card]
    hidden = 0
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            cards.held[card_of(s, seat, int(s.pile[i].bandit), int(s.pile[i].card))] += 1
            s.pile[i].hidden = FACE_DOWN_EARLY
            hidden += 1
    if hidden > 0:
        for card in range(CARDS):
            cards.early[card] = cards.held[card]


@rule
def lift_bullet(cards: Seat) -> int:
    """CE-52: the bullet received last lies topmost."""
    kind = Card.NEUTRAL + (cards.top_kinds & 1) + (cards.top_allied & 1)
    cards.top_kinds >>= 1
    cards.top_allied >>= 1
    cards.tops -= 1
    return int(kind)


@rule
def put_on_top(cards: Seat, bullet: int) -> None:
    """A bullet received in the Expert variant waits on top of the deck."""
    cards.top_kinds = cards.top_kinds << 1 | (bullet != Card.NEUTRAL)
    cards.top_allied = cards.top_allied << 1 | (bullet == Card.ALLIED)
    cards.tops += 1


@rule
def shuffle_tops(cards: Seat) -> None:
    """Who has looked through his deck shuffles it: the bullets on top are no longer there."""
    for _ in range(cards.tops):
        cards.deck[lift_bullet(cards)] += 1


@rule
def tops_of(cards: Seat, bullet: int) -> int:
    """How many of the bullets on top of a deck are of one kind."""
    count = 0
    for i in range(cards.tops):
        count += Card.NEUTRAL + (cards.top_kinds >> i & 1) + (cards.top_allied >> i & 1) == bullet
    return count


@rule
def bullets_of(s: State, seat: int, bullet: int) -> int:
    """How many bullets of a kind a player has among his cards, wherever they are."""
    cards = s.seats[seat]
    return cards.hand[bullet] + cards.deck[bullet] + cards.discard[bullet] + tops_of(cards, bullet)


@rule
def leave_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    s.seats[seat].hand[card] -= 1
    reveal_one(s, s.seats[seat], card)


@rule
def reveal_one(s: State, cards: Seat, card: int) -> None:
    """Everybody sees a card that was in hand or face down: if he knew of such a one, he takes it to be that one."""
    if cards.held[card] > 0:
        cards.held[card] -= 1
        if s.expert and card < ACTIONS and cards.kept > 0:
            cards.kept -= 1
    elif s.expert and card < ACTIONS and cards.kept > actions_in(cards.held):
        cards.kept -= 1


@rule
def hold_bar(cards: Seat, card: int) -> int:
    """A card must be in the hand to leave it."""
    return Bar.NONE if cards.hand[card] > 0 else Bar.NO_SUCH_CARD


@rule
def throw_away(s: State, seat: int, card: int) -> None:
    """CE-70: a card goes face up on the player's discard."""
    s.seats[seat].discard[card] += 1
    s.seats[seat].discard_top = card


@rule
def bullets_in_hand(cards: Seat) -> int:
    """How many dead cards a player holds."""
    return cards.hand[Card.NEUTRAL] + cards.hand[Card.SHOT] + cards.hand[Card.ALLIED]


@rule
def continue_taking(s: State) -> None:
    """CE-62: before shuffling, one player after another may take a card of his choice out of his deck."""
    if s.step == s.players:
        deal_round(s)
        return
    seat = (s.first + s.step) % s.players
    s.step += 1
    if size(s.seats[seat].deck) + s.seats[seat].tops > 0:
        ask_take(s, seat)


@rule
def ask_take(s: State, seat: int) -> None:
    """Any card of the deck, or none."""
    cards = s.seats[seat]
    ask(s, seat, Decision.TAKE)
    for card in range(CARDS):
        if take_bar(cards, card) == Bar.NONE:
            offer(s, Code.TAKE + card)
    offer(s, Code.TAKE_NOTHING)


@rule
def take_bar(cards: Seat, card: int) -> int:
    """CE-62: a card out of the deck, even a bullet."""
    there = cards.deck[card] > 0 or (card >= ACTIONS and tops_of(cards, card) > 0)
    return Bar.NONE if there else Bar.NOT_IN_DECK


@rule
def answer_take(s: State, seat: int, code: int) -> None:
    """The card comes to hand, unseen by the others, and the rest is shuffled."""
    if code == Code.TAKE_NOTHING:
        emit(s, Happening.TOOK_NO_CARD, seat)
        return
    cards = s.seats[seat]
    shuffle_tops(cards)
    cards.deck[code - Code.TAKE] -= 1
    cards.hand[code - Code.TAKE] += 1
    cards.took = 1
    emit(s, Happening.TOOK_CARD, seat, of_seat(seat, code - Code.TAKE))


@rule
def continue_opening(s: State) -> None:
    """CE-50: before the first turn each Expert may throw out bullets. Who may hold some is asked even if he holds none,
    for a question left out would tell the table so."""
    if s.step == s.players:
        s.step = 0
        s.phase = Phase.PLAN
        return
    seat = (s.first + s.step) % s.players
    s.step += 1
    if has_been_hit(s, seat) or (in_teams(s) and has_been_hit(s, partner_of(seat))):
        ask_opening(s, seat)


@rule
def has_been_hit(s: State, seat: int) -> bool:
    """Whether a player has ever received a bullet."""
    for bandit in range(lead(s, seat), lead(s, seat) + s.each):
        if s.bandits[bandit].received > 0:
            return True
    return False


@rule
def ask_opening(s: State, seat: int) -> None:
    """How many bullets to throw out."""
    ask(s, seat, Decision.OPENING)
    for count in range(bullets_in_hand(s.seats[seat]) + 1):
        offer(s, Code.DUMP + count)


@rule
def dump_bullets(s: State, seat: int, count: int) -> None:
    """Throw out that many bullets, neutral ones first."""
    left = count
    for bullet in range(ACTIONS, CARDS):
        for _ in range(min(left, s.seats[seat].hand[bullet])):
            left -= 1
            leave_hand(s, seat, bullet)
            throw_away(s, seat, bullet)
            emit(s, Happening.DUMPED, seat, of_seat(seat, bullet))


@rule
def hidden_cards(s: State, seat: int) -> int:
    """How many cards of a player lie face down on the pile."""
    count = 0
    for i in range(s.resolving, s.pile_n):
        count += is_hidden(s, i, seat)
    return count


@rule
def carried_out(s: State, seat: int, card: int) -> int:
    """How many cards of a kind have been carried out in this round and are back with their player."""
    count = 0
    for i in range(s.resolving):
        bandit = int(s.pile[i].bandit)
        count += s.bandits[bandit].seat == seat and card_of(s, seat, bandit, int(s.pile[i].card)) == card
    return count
