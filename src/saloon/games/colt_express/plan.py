"""Chapter three: the Plan. Every turn of the round card adds cards to the common pile."""

from saloon.engine import ask, emit, offer, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    BASE_KINDS,
    CARDS,
    DRAW,
    KINDS,
    KINDS_OF_WHISKY,
    OLD_WHISKY_CARDS,
    Card,
    Character,
    Hostage,
    Turn,
    Whisky,
)
from saloon.games.colt_express.hands import draw_cards, leave_hand
from saloon.games.colt_express.keeping import end_plan
from saloon.games.colt_express.options import ShortDeck, Variant
from saloon.games.colt_express.state import (
    FACE_DOWN,
    NOTHING,
    Bar,
    Code,
    Decision,
    Happening,
    Seat,
    State,
    actions_in,
    bandit_of,
    in_teams,
    kind_of,
    lead,
    of_seat,
    player_has_power,
    player_holds,
    seat_in_turn,
    symbol_of,
)
from saloon.games.colt_express.whisky import empty_flask, flask_of

FLASKS_OF_A_BANDIT = 2 * KINDS_OF_WHISKY  # of each kind a full one and a half-drunk one


@rule
def continue_plan(s: State) -> None:
    """Ask whoever is to act; after the last turn of the card the Plan is over."""
    symbol = symbol_of(s, s.turn)
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
    """CE-06: play an action card, or draw three. CE-11: Ghost may hide his first card. A flask may be drunk instead."""
    ask(s, seat, Decision.PLAN)
    offer_cards(s, seat)
    if draw_bar(s, seat) == Bar.NONE:
        offer(s, Code.DRAW)
    if s.options.stagecoach:
        offer_flasks(s, seat)


@rule
def offer_cards(s: State, seat: int) -> None:
    """Every kind of action card in hand, and again face down for Ghost."""
    offer_hand(s, seat, Code.PLAY)
    if may_hide(s, seat):
        offer_hand(s, seat, Code.HIDE)


@rule
def offer_hand(s: State, seat: int, code: int) -> None:
    """One choice for each kind of action card in hand: those everybody has, then those not every game knows."""
    cards = s.seats[seat]
    for card in range(BASE_KINDS):
        if play_bar(cards, card) == Bar.NONE:
            offer(s, code + card)
    for card in range(BASE_KINDS, s.kinds):
        if play_bar(cards, card) == Bar.NONE:
            offer(s, code + card)


@rule
def play_bar(cards: Seat, card: int) -> int:
    """CE-08: an action card of the hand, never a bullet."""
    if card >= ACTIONS:
        return Bar.BULLET
    return Bar.NONE if cards.hand[card] > 0 else Bar.NO_SUCH_CARD


@rule
def draw_bar(s: State, seat: int) -> int:
    """CE-07: whether there is anything to draw; as an option, whether there are three cards. HS-50: after a flask there
    is no drawing any more."""
    if s.drunk:
        return Bar.AFTER_A_FLASK
    cards = s.seats[seat]
    if s.options.short_deck == ShortDeck.PLAY and 0 < size(cards.deck) + cards.tops + size(cards.discard) < DRAW:
        return Bar.DECK_SHORT
    for card in range(CARDS):
        if cards.deck[card] > 0:
            return Bar.NONE
    return Bar.NONE if cards.tops > 0 or size(cards.discard) > 0 else Bar.DECK_EMPTY


@rule
def may_hide(s: State, seat: int) -> bool:
    """CE-11: Ghost, with the first card of the first turn, where it would not be hidden anyway. CE-56, CE-73: any card
    of his player. HS-24: not with the Photographer watching."""
    if s.turn != 0 or s.act != 0 or s.laid != 0 or not player_has_power(s, seat, Character.GHOST):
        return False
    symbol = symbol_of(s, s.turn)
    if symbol == Turn.TUNNEL or player_holds(s, seat, Hostage.PHOTOGRAPHER):
        return False
    if symbol == Turn.MELEE:
        return bool(s.options.ghost_in_melee)
    return s.drunk == 0 or bool(s.options.ghost_with_whisky)


@rule
def is_dark(s: State, seat: int) -> bool:
    """Whether a player's cards are played face down now. HS-24: the Photographer's captor plays openly even then."""
    return symbol_of(s, s.turn) == Turn.TUNNEL and not player_holds(s, seat, Hostage.PHOTOGRAPHER)


@rule
def offer_flasks(s: State, seat: int) -> None:
    """One of the player's flasks, of either of his bandits."""
    for flask in range(FLASKS_OF_A_BANDIT * s.each):
        if drink_bar(s, seat, flask) == Bar.NONE:
            offer(s, Code.DRINK + flask)


@rule
def drink_bar(s: State, seat: int, flask: int) -> int:
    """HS-27, HS-50: one flask, in a normal turn. HS-28: a classic one needs cards that may be drawn, an old one two
    cards to play."""
    kind = flask // 2 % 2
    if flask_of(s, lead(s, seat) + flask // FLASKS_OF_A_BANDIT, kind, flask % 2) == NOTHING:
        return Bar.NO_SUCH_FLASK
    if symbol_of(s, s.turn) != Turn.NORMAL:
        return Bar.FLASK_IN_NORMAL_TURNS
    if s.drunk:
        return Bar.ONE_FLASK
    if kind == Whisky.OLD:
        return Bar.NONE if actions_in(s.seats[seat].hand) >= OLD_WHISKY_CARDS else Bar.FLASK_NEEDS_CARDS
    return Bar.NONE if draw_bar(s, seat) == Bar.NONE else Bar.FLASK_NEEDS_CARDS


@rule
def drink(s: State, seat: int, flask: int) -> None:
    """A classic flask: three cards drawn, then one played. An old one: two cards played in a row."""
    kind = flask // 2 % 2
    empty_flask(s, lead(s, seat) + flask // FLASKS_OF_A_BANDIT, kind, flask % 2)
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
        drink(s, seat, code - Code.DRINK)
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
        emit(s, Happening.PLAYED_HIDDEN, seat, of_seat(seat, played.bandit), played.card)
    else:
        leave_hand(s, seat, card)
        send_guest_home(s, seat, card)
        emit(s, Happening.PLAYED, seat, of_seat(seat, played.bandit), played.card)


@rule
def send_guest_home(s: State, seat: int, card: int) -> None:
    """In teams: a partner's card that is seen to be played goes back to him."""
    if card >= KINDS and in_teams(s):
        s.seats[seat].swaps -= 1
        s.seats[seat].guests[card - KINDS] -= 1


@rule
def may_be_covered(s: State, card: int) -> bool:
    """CE-63: in the leaflet's game, once, after a Fire played openly in a normal turn."""
    if s.options.variant != Variant.LEAFLET or s.covered or symbol_of(s, s.turn) != Turn.NORMAL:
        return False
    return kind_of(card) == Card.FIRE


@rule
def ask_cover(s: State, seat: int) -> None:
    """A card that covers, or none."""
    ask(s, seat, Decision.COVER)
    for card in range(ACTIONS):
        if cover_bar(s, seat, card) == Bar.NONE:
            offer(s, Code.COVER + card)
    offer(s, Code.NO_COVER)


@rule
def cover_bar(s: State, seat: int, card: int) -> int:
    """CE-63: an action card of the other bandit, no Marshal."""
    if card == Card.MARSHAL or (card < ACTIONS and bandit_of(s, seat, card) == s.cover - 1):
        return Bar.COVER_BY_THE_OTHER
    return play_bar(s.seats[seat], card)


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
    if s.act < (2 if symbol_of(s, s.turn) == Turn.DOUBLE else 1):
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
    """A card, or three to draw, or a pass, said with the others."""
    ask(s, seat, Decision.MELEE)
    offer_cards(s, seat)
    if draw_bar(s, seat) == Bar.NONE:
        offer(s, Code.DRAW)
    if pass_bar(s, seat) == Bar.NONE:
        offer(s, Code.PASS)


@rule
def pass_bar(s: State, seat: int) -> int:
    """HS-59: only who can neither play nor draw passes."""
    idle = actions_in(s.seats[seat].hand) == 0 and draw_bar(s, seat) != Bar.NONE
    return Bar.NONE if idle else Bar.NO_PASSING


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
