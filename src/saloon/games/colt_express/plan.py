"""Chapter two: the Plan. Hands are drawn, then every turn of the round card adds cards to the common pile."""

from saloon.engine import ask, close_question, draw, emit, offer, pour, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    DOC_EXTRA,
    DRAW,
    HAND,
    KINDS,
    KINDS_OF_WHISKY,
    OLD_WHISKY_CARDS,
    PLAN_OF_ATTACK,
    Card,
    Character,
    Hostage,
    Turn,
    Whisky,
)
from saloon.games.colt_express.options import Variant
from saloon.games.colt_express.setup import draw_round_card
from saloon.games.colt_express.state import (
    FACE_DOWN,
    FACE_DOWN_EARLY,
    MAX_PICKS,
    NOTHING,
    Code,
    Decision,
    Happening,
    Phase,
    Seat,
    State,
    actions_in,
    bandit_count,
    bandit_of,
    card_of,
    in_teams,
    is_hidden,
    kind_of,
    lead,
    of_seat,
    partner_of,
    player_has_power,
    player_holds,
    seat_in_turn,
    turn_symbol,
)
from saloon.games.colt_express.whisky import empty_flask, flask_of

ONLY_PLAY = 1  # the option `short_deck`


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
    while cards.tops > 0:
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
    while s.step < s.players:
        seat = (s.first + s.step) % s.players
        s.step += 1
        if size(s.seats[seat].deck) + s.seats[seat].tops > 0:
            ask_take(s, seat)
            return
    deal_round(s)


@rule
def ask_take(s: State, seat: int) -> None:
    """Any card of the deck, or none."""
    cards = s.seats[seat]
    ask(s, seat, Decision.TAKE)
    for card in range(CARDS):
        if cards.deck[card] > 0 or (card >= ACTIONS and tops_of(cards, card) > 0):
            offer(s, Code.TAKE + card)
    offer(s, Code.TAKE_NOTHING)


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
    while s.step < s.players:
        seat = (s.first + s.step) % s.players
        s.step += 1
        if has_been_hit(s, seat) or (in_teams(s) and has_been_hit(s, partner_of(seat))):
            ask_opening(s, seat)
            return
    s.step = 0
    s.phase = Phase.PLAN


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
    for _ in range(count):
        bullet = int(Card.NEUTRAL)
        while s.seats[seat].hand[bullet] == 0:
            bullet += 1
        leave_hand(s, seat, bullet)
        throw_away(s, seat, bullet)
        emit(s, Happening.DUMPED, seat, of_seat(seat, bullet))


@rule
def continue_plan(s: State) -> None:
    """Ask whoever is to act; after the last turn of the card the Plan is over."""
    symbol = turn_symbol(s)
    if symbol < 0:
        end_plan(s)
        return
    if symbol == Turn.MELEE:
        continue_melee(s)
        return
    seat = seat_in_turn(s)
    if s.cover:
        ask_cover(s, seat)
        return
    ask_plan(s, seat)
    if s.legal_n == 0:
        if s.drunk:
            emit(s, Happening.NO_CARD, seat)
        else:
            emit(s, Happening.PASSED, seat)
        acted(s)


@rule
def ask_plan(s: State, seat: int) -> None:
    """CE-06, CE-08: play an action card, never a bullet, or draw three. CE-11: Ghost may hide his first card. In a
    normal turn a flask may be drunk instead; HS-50: then there is no drawing any more, and no second flask."""
    ask(s, seat, Decision.PLAN)
    offer_cards(s, seat)
    if s.drunk:
        return
    if may_draw(s, seat):
        offer(s, Code.DRAW)
    if s.options.stagecoach and turn_symbol(s) == Turn.NORMAL:
        offer_flasks(s, seat)


@rule
def offer_cards(s: State, seat: int) -> None:
    """Every kind of action card in hand, and again face down for Ghost."""
    cards = s.seats[seat]
    for card in range(s.kinds):
        if cards.hand[card] > 0:
            offer(s, Code.PLAY + card)
    if may_hide(s, seat):
        for card in range(s.kinds):
            if cards.hand[card] > 0:
                offer(s, Code.HIDE + card)


@rule
def may_draw(s: State, seat: int) -> bool:
    """CE-07: whether there is anything to draw; as an option, whether there are three cards."""
    cards = s.seats[seat]
    if s.options.short_deck == ONLY_PLAY:
        return size(cards.deck) + cards.tops + size(cards.discard) >= DRAW
    for card in range(CARDS):
        if cards.deck[card] > 0:
            return True
    return cards.tops > 0 or size(cards.discard) > 0


@rule
def may_hide(s: State, seat: int) -> bool:
    """CE-11: Ghost, with the first card of the first turn, where it would not be hidden anyway. CE-56, CE-73: any card
    of his player. HS-24: not with the Photographer watching."""
    if s.turn != 0 or s.act != 0 or s.laid != 0 or not player_has_power(s, seat, Character.GHOST):
        return False
    symbol = turn_symbol(s)
    if symbol == Turn.TUNNEL or player_holds(s, seat, Hostage.PHOTOGRAPHER):
        return False
    if symbol == Turn.MELEE:
        return bool(s.options.ghost_in_melee)
    return s.drunk == 0 or bool(s.options.ghost_with_whisky)


@rule
def is_dark(s: State, seat: int) -> bool:
    """Whether a player's cards are played face down now. HS-24: the Photographer's captor plays openly even then."""
    return turn_symbol(s) == Turn.TUNNEL and not player_holds(s, seat, Hostage.PHOTOGRAPHER)


@rule
def offer_flasks(s: State, seat: int) -> None:
    """HS-50: one of the player's flasks, of either of his bandits."""
    for own in range(s.each):
        for kind in range(KINDS_OF_WHISKY):
            for half in range(2):
                if flask_of(s, lead(s, seat) + own, kind, half) != NOTHING and may_drink(s, seat, kind):
                    offer(s, Code.DRINK + 4 * own + 2 * kind + half)


@rule
def may_drink(s: State, seat: int, kind: int) -> bool:
    """HS-28: a classic flask needs something to draw, an old one two cards to play."""
    cards = s.seats[seat]
    if kind == Whisky.OLD:
        return actions_in(cards.hand) >= OLD_WHISKY_CARDS
    return size(cards.deck) + cards.tops + size(cards.discard) > 0


@rule
def drink(s: State, seat: int, code: int) -> None:
    """A classic flask: three cards drawn, then one played. An old one: two cards played in a row."""
    choice = code - Code.DRINK
    bandit = lead(s, seat) + choice // 4
    kind = choice // 2 % 2
    empty_flask(s, bandit, kind, choice % 2)
    s.drunk = 1
    if kind == Whisky.OLD:
        s.drunk = OLD_WHISKY_CARDS
    else:
        draw_cards(s, seat, DRAW)


@rule
def answer_plan(s: State, seat: int, code: int) -> None:
    """Play a card onto the pile, draw three, or drink."""
    if code == Code.DRAW:
        draw_cards(s, seat, DRAW)
        acted(s)
    elif code >= Code.DRINK:
        drink(s, seat, code)
    elif code >= Code.HIDE:
        play_card(s, seat, code - Code.HIDE, True)
        card_laid(s)
    else:
        play_card(s, seat, code - Code.PLAY, is_dark(s, seat))
        if may_be_covered(s, code - Code.PLAY):
            s.cover = bandit_of(s, seat, code - Code.PLAY) + 1
            s.covered = 1
        else:
            card_laid(s)


@rule
def play_card(s: State, seat: int, card: int, hidden: bool) -> None:
    """A card goes on the common pile; face down, everybody sees only that it was played."""
    played = s.pile[s.pile_n]
    s.pile_n += 1
    played.card = kind_of(card)
    played.bandit = bandit_of(s, seat, card)
    played.seat = seat
    played.hidden = FACE_DOWN if hidden else 0
    s.laid += 1
    if hidden:
        s.seats[seat].hand[card] -= 1
        emit(s, Happening.PLAYED_HIDDEN, seat, played.bandit, played.card)
    else:
        leave_hand(s, seat, card)
        send_guest_home(s, seat, card)
        emit(s, Happening.PLAYED, seat, played.bandit, played.card)


@rule
def send_guest_home(s: State, seat: int, card: int) -> None:
    """In teams: a partner's card that is seen to be played goes back to him."""
    if card >= KINDS and in_teams(s):
        s.seats[seat].swaps -= 1
        s.seats[seat].guests[card - KINDS] -= 1


@rule
def may_be_covered(s: State, card: int) -> bool:
    """CE-63: in the leaflet's game, once, after a Fire played openly in a normal turn."""
    if s.options.variant != Variant.LEAFLET or s.covered or turn_symbol(s) != Turn.NORMAL:
        return False
    return kind_of(card) == Card.FIRE


@rule
def ask_cover(s: State, seat: int) -> None:
    """An action card of the other bandit, no Marshal, or none."""
    ask(s, seat, Decision.COVER)
    first = KINDS if s.cover - 1 == lead(s, seat) else 0
    for card in range(first, first + KINDS):
        if s.seats[seat].hand[card] > 0 and card != Card.MARSHAL:
            offer(s, Code.COVER + card)
    offer(s, Code.NO_COVER)


@rule
def answer_cover(s: State, seat: int, code: int) -> None:
    """The covering card follows the shot at once; it gives no third one."""
    s.cover = 0
    if code != Code.NO_COVER:
        emit(s, Happening.COVERED, bandit_of(s, seat, code - Code.COVER))
        play_card(s, seat, code - Code.COVER, False)
    card_laid(s)


@rule
def card_laid(s: State) -> None:
    """After a flask there may be another card to play."""
    if s.drunk > 1:
        s.drunk -= 1
    else:
        acted(s)


@rule
def acted(s: State) -> None:
    """CE-09: in a double turn everybody acts twice before his neighbour does."""
    s.drunk = 0
    s.act += 1
    if s.act < (2 if turn_symbol(s) == Turn.DOUBLE else 1):
        return
    s.act = 0
    s.laid = 0
    s.covered = 0
    s.step += 1
    if s.step == s.players:
        s.step = 0
        s.turn += 1


@rule
def continue_melee(s: State) -> None:
    """HS-31: everybody chooses in secret, then all cards are shown together and go on the pile in the usual order."""
    if s.step < s.players:
        ask_melee(s, seat_in_turn(s))
        return
    emit(s, Happening.SHOWN)
    for step in range(s.players):
        show_choice(s, (s.first + step) % s.players)
    s.laid = 0
    s.step = 0
    s.turn += 1


@rule
def ask_melee(s: State, seat: int) -> None:
    """A card, or three to draw. HS-59: who can do neither passes, and says so with the others."""
    ask(s, seat, Decision.MELEE)
    offer_cards(s, seat)
    if may_draw(s, seat):
        offer(s, Code.DRAW)
    if s.legal_n == 0:
        offer(s, Code.PASS)


@rule
def choose_card(s: State, seat: int, code: int) -> None:
    """The choice stays secret until all have made theirs."""
    s.seats[seat].picks[0] = code
    s.step += 1
    emit(s, Happening.CHOSE_CARD, seat, of_seat(seat, code))


@rule
def show_choice(s: State, seat: int) -> None:
    """What a player has chosen comes to light, except Ghost's card."""
    code = s.seats[seat].picks[0]
    s.seats[seat].picks[0] = NOTHING
    if code == Code.DRAW:
        emit(s, Happening.MELEE_DRAW, seat)
        draw_cards(s, seat, DRAW)
    elif code == Code.PASS:
        emit(s, Happening.PASSED, seat)
    elif code >= Code.HIDE:
        play_card(s, seat, code - Code.HIDE, True)
    else:
        play_card(s, seat, code - Code.PLAY, False)


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
        pour(s.seats[seat].hand, s.seats[seat].deck)
    if s.options.stagecoach:
        for seat in range(s.players):
            forget_kept(s, seat)


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
    emit(s, Happening.DISCARDED, seat, of_seat(seat, code - Code.DISCARD))
    if size(s.seats[seat].hand) == 0:
        s.step += 1


@rule
def continue_plan_of_attack(s: State) -> None:
    """HS-32, HS-54: everybody chooses in secret what he keeps; each is asked as often as he could keep a card, so that
    nobody can tell how many he has chosen."""
    while s.step < s.players:
        seat = (s.first + s.step) % s.players
        if s.act < min(PLAN_OF_ATTACK[s.card], size(s.seats[seat].hand)):
            ask_keep_some(s, seat)
            return
        s.step += 1
        s.act = 0
    emit(s, Happening.SHOWN)
    for step in range(s.players):
        keep_picks(s, (s.first + step) % s.players)
    s.step = 0
    s.phase = Phase.ACTION


@rule
def ask_keep_some(s: State, seat: int) -> None:
    """Another card to keep, or no more."""
    cards = s.seats[seat]
    ask(s, seat, Decision.KEEP_SOME)
    if s.act == 0 or cards.picks[s.act - 1] != Code.KEEP_NO_MORE:
        for card in range(CARDS):
            if cards.hand[card] - picks_of(cards, card) > 0:
                offer(s, Code.KEEP_SOME + card)
    offer(s, Code.KEEP_NO_MORE)


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
