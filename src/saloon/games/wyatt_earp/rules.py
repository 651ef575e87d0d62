"""The turn of Wyatt Earp, in the rulebook's order: set-up, draw, play, discard, end of a round."""

from saloon.engine import ask, close_question, draw, emit, offer, roll, rule, size
from saloon.games.wyatt_earp.cards import HAND, OUTLAWS, POSTER_REWARD, SERIES, Card
from saloon.games.wyatt_earp.hands import forget_hands, gain_open, lose
from saloon.games.wyatt_earp.options import RewardPer
from saloon.games.wyatt_earp.pile import draw_two, put_on_discard, take_top
from saloon.games.wyatt_earp.scoring import finish, gather, score_round, somebody_is_rich
from saloon.games.wyatt_earp.sheriff import (
    answer,
    ask_around,
    ask_snapshot,
    cards_left,
    fetch,
    free_group,
    hide,
    offer_sheriff,
    offer_wyatt,
    place,
    play_sheriff,
    snapshot,
    steal,
)
from saloon.games.wyatt_earp.state import (
    NOTHING,
    Bar,
    Code,
    Decision,
    Ending,
    Happening,
    State,
    first_player,
)


@rule
def lay_out(s: State) -> None:
    """The first dealer is drawn by lot, or named by an option; then the first round."""
    s.dealer = roll(s, s.players) if s.options.dealer == 0 else s.options.dealer - 1
    s.winner = NOTHING
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """All 78 cards are shuffled, ten dealt to each, one turned up; $1000 go on every poster (WE-36)."""
    s.round_no += 1
    s.reshuffled = 0
    gather(s)
    forget_hands(s)
    for outlaw in range(OUTLAWS):
        s.opened[outlaw] = 0
        s.posters[outlaw] += POSTER_REWARD
    left = size(s.pile)
    for seat in range(s.players):
        for _ in range(HAND):
            s.seats[seat].hand[draw(s, s.pile, left)] += 1
            left -= 1
        s.seats[seat].cards = HAND
    emit(s, Happening.ROUND_BEGAN, s.round_no, s.dealer, first_player(s))
    put_on_discard(s, draw(s, s.pile, left))
    emit(s, Happening.TURNED_UP, s.top)
    begin_turn(s, first_player(s))


@rule
def begin_turn(s: State, seat: int) -> None:
    """A fresh turn: nothing laid, no sheriff card played; the player must draw."""
    s.turn = seat
    s.sheriff_played = 0
    s.quiet = 1
    s.ended = Ending.GOING
    s.playing = NOTHING
    s.about = NOTHING
    s.shot = NOTHING
    s.shooter = NOTHING
    s.named = NOTHING
    for outlaw in range(OUTLAWS):
        s.laid_now[outlaw] = 0
    ask_draw(s)


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice."""
    decision = s.decision
    if decision == Decision.TURN:
        play_or_discard(s, code)
    elif decision == Decision.DRAW:
        draw_cards(s, code)
    elif decision == Decision.PLACE:
        place(s, code)
    elif decision == Decision.NAME:
        ask_around(s, code)
    elif decision == Decision.STEAL:
        steal(s, code)
    elif decision == Decision.HIDE:
        hide(s, code)
    elif decision == Decision.UNHIDE:
        free_group(s, code)
    elif decision == Decision.FETCH:
        fetch(s, code)
    elif decision == Decision.ANSWER:
        answer(s, code)
    else:
        snapshot(s, code)


@rule
def advance(s: State) -> None:
    """The round is over, or the player on turn goes on with it. The last card can only be discarded: that needs no
    question, except after an answer out of turn, which moves nothing else."""
    answered = s.decision >= Decision.ANSWER
    if s.ended != Ending.GOING:
        end_round(s)
        return
    ask_turn(s)
    if s.legal_n == 1 and s.seats[s.turn].cards == 1 and not answered:
        code = s.legal[0]
        close_question(s)
        discard(s, code - Code.DISCARD)


@rule
def ask_draw(s: State) -> None:
    """WE-01: two cards from the pile or the one on top of the discard."""
    ask(s, s.turn, Decision.DRAW)
    offer(s, Code.TWO)
    if take_bar(s) == Bar.NONE:
        offer(s, Code.TAKE)


@rule
def take_bar(s: State) -> int:
    """WE-02: a discard that has been shuffled is empty until the next card goes there."""
    return Bar.DISCARD_EMPTY if s.top == NOTHING else Bar.NONE


@rule
def draw_cards(s: State, code: int) -> None:
    """WE-04, WE-05: to want two cards that are not there any more is voluntary, and ends the round unplayed."""
    if code == Code.TAKE:
        kind = take_top(s)
        gain_open(s, s.turn, kind)
        emit(s, Happening.TOOK, s.turn, kind)
    else:
        s.quiet = 0
        draw_two(s, s.turn)


@rule
def ask_turn(s: State) -> None:
    """Lay outlaw cards, play a sheriff card if none has been played, or discard and end the turn."""
    ask(s, s.turn, Decision.TURN)
    me = s.seats[s.turn]
    for outlaw in range(OUTLAWS):
        if me.hand[outlaw] > 0 and lay_bar(s, outlaw) == Bar.NONE:
            offer_lays(s, outlaw, min(me.hand[outlaw], me.cards - 1))
    left = cards_left(s)
    if left != NOTHING:  # or every way is barred
        offer_sheriff(s, me.hand, left)
        offer_wyatt(s, me.hand, left)
    for kind in range(len(me.hand)):
        if me.hand[kind] > 0:
            offer(s, Code.DISCARD + kind)


@rule
def lay_bar(s: State, outlaw: int) -> int:
    """What keeps the player on turn from laying any of his cards of an outlaw. WE-14: one card must be left."""
    me = s.seats[s.turn]
    least = fewest(s, outlaw)
    if me.hand[outlaw] < least:
        return Bar.NEEDS_SERIES
    return Bar.NONE if me.cards > least else Bar.LAST_CARD


@rule
def fewest(s: State, outlaw: int) -> int:
    """WE-06, WE-07: three cards at least open an outlaw, then any number may be laid by anybody."""
    return 1 if s.opened[outlaw] else SERIES


@rule
def offer_lays(s: State, outlaw: int, most: int) -> None:
    """As many cards as he likes."""
    for count in range(fewest(s, outlaw), most + 1):
        offer(s, Code.LAY + outlaw * OUTLAWS + count - 1)


@rule
def play_or_discard(s: State, code: int) -> None:
    """One step of a turn."""
    if code >= Code.DISCARD:
        discard(s, code - Code.DISCARD)
    elif code >= Code.PHOTO:
        play_sheriff(s, code)
    else:
        lay(s, (code - Code.LAY) // OUTLAWS, (code - Code.LAY) % OUTLAWS + 1)


@rule
def lay(s: State, outlaw: int, count: int) -> None:
    """WE-08: the reward grows by $1000 for each card laid but the first."""
    reward = lay_reward(s, outlaw, count)
    s.quiet = 0
    lose(s, s.turn, outlaw, count)
    s.seats[s.turn].laid[outlaw] += count
    s.laid_now[outlaw] += count
    s.posters[outlaw] += reward
    emit(s, Happening.LAID, s.turn, outlaw, count, reward)
    if not s.opened[outlaw]:
        open_outlaw(s, outlaw)


@rule
def lay_reward(s: State, outlaw: int, count: int) -> int:
    """WE-08: of each play the first card adds nothing; by option, of each turn."""
    if s.options.reward_per == RewardPer.TURN and s.laid_now[outlaw] > 0:
        return count
    return count - 1


@rule
def open_outlaw(s: State, outlaw: int) -> None:
    """WE-07: opened for everybody till the end of the round; WE-55: by option others may answer with the Photo."""
    s.opened[outlaw] = 1
    emit(s, Happening.OPENED, s.turn, outlaw)
    if s.options.photo_out_of_turn and s.top != Card.PHOTO + outlaw:
        s.about = outlaw
        ask_snapshot(s, s.turn)


@rule
def discard(s: State, kind: int) -> None:
    """A turn ends with a card on the discard, without effect; then the round may be over."""
    seat = s.turn
    lose(s, seat, kind, 1)
    put_on_discard(s, kind)
    emit(s, Happening.DISCARDED, seat, kind)
    s.idle = s.idle + 1 if s.quiet else 0
    if s.seats[seat].cards == 0:
        s.ended = Ending.OUT
    elif somebody_is_out_of_cards(s):
        s.ended = Ending.EMPTY_HAND
    elif s.idle >= s.options.stalemate * s.players:
        s.ended = Ending.STALEMATE
    else:
        begin_turn(s, (seat + 1) % s.players)


@rule
def somebody_is_out_of_cards(s: State) -> bool:
    """WE-16, WE-49: a hand emptied out of turn ends the round, but only at the next discard."""
    for seat in range(s.players):
        if s.seats[seat].cards == 0:
            return True
    return False


@rule
def end_round(s: State) -> None:
    """Pay for the outlaws; WE-38: then the game is over or WE-39: the round's first player deals the next."""
    emit(s, Happening.ROUND_ENDED, s.turn, s.ended)
    s.ended = Ending.GOING
    s.idle = 0
    score_round(s)
    if somebody_is_rich(s):
        finish(s)
    else:
        s.dealer = first_player(s)
        begin_round(s)
