"""The rules of Public Enemy Number One: what follows from a choice, and when a round and the game end."""

from saloon.engine import NOBODY, emit, game_over, rule
from saloon.games.public_enemy.cards import DECKS, SALOON
from saloon.games.public_enemy.options import LastSaloonCard
from saloon.games.public_enemy.scoring import score_round
from saloon.games.public_enemy.setup import begin_round, clear_table, first_player, reveal, thin_out
from saloon.games.public_enemy.state import (
    Code,
    Decision,
    Happening,
    State,
    face_down,
    has_four_gangs,
    is_empty,
)
from saloon.games.public_enemy.turn import (
    ask_cavalry,
    ask_effect,
    ask_turn,
    cavalry_bar,
    draw_saloon_card,
    look_at,
    put_under,
    ride,
    take_effect,
    take_outlaw,
)


@rule
def lay_out(s: State) -> None:
    """The first round begins."""
    clear_table(s)
    if s.options.fast:
        thin_out(s)
    begin_round(s, first_player(s))


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice."""
    if s.decision == Decision.TURN:
        if code >= Code.LOOK:
            look_at(s, code - Code.LOOK)
        elif code >= Code.UNDER:
            put_under(s, code - Code.UNDER)
        elif code == Code.DRAW + SALOON:
            draw_at_the_saloon(s)
        else:
            draw_in_town(s, code - Code.DRAW)
    elif s.decision == Decision.CAVALRY:
        if code >= Code.RIDE:
            ride(s, code - Code.RIDE)
        next_turn(s)
    else:
        take_effect(s, s.decision - Decision.SHERIFF, code - Code.STACK)
        after_the_draw(s)


@rule
def advance(s: State) -> None:
    """The player on turn begins his turn, or goes on with it after a bonus action."""
    ask_turn(s)


@rule
def draw_in_town(s: State, town: int) -> None:
    """PE-08, PE-34: the next card is turned up only if the round goes on."""
    take_outlaw(s, town)
    if face_down(s.decks[town]) > 0 and not has_four_gangs(s.seats[s.turn]):
        reveal(s, town)
    after_the_draw(s)


@rule
def draw_at_the_saloon(s: State) -> None:
    """PE-04, PE-05, PE-44: the effect is compulsory where it is possible."""
    card = draw_saloon_card(s)
    if s.options.last_saloon_card == LastSaloonCard.ENDS and is_empty(s.decks[SALOON]):
        after_the_draw(s)
        return
    ask_effect(s, card)
    if s.legal_n == 0:
        emit(s, Happening.NO_EFFECT, s.turn, card)
        after_the_draw(s)


@rule
def after_the_draw(s: State) -> None:
    """PE-06, PE-07, PE-34: the tests for the end of the round come first, then the Cavalry, then the next player."""
    if round_is_over(s):
        end_round(s)
    elif not cavalry_bar(s):
        ask_cavalry(s)
    else:
        next_turn(s)


@rule
def next_turn(s: State) -> None:
    """Clockwise."""
    s.turn = (s.turn + 1) % s.players
    s.dollar_spent = 0


@rule
def round_is_over(s: State) -> bool:
    """PE-09, PE-10: one of the five decks has no card left, or a player has all four gangs."""
    for d in range(DECKS):
        if is_empty(s.decks[d]):
            return True
    for seat in range(s.players):
        if has_four_gangs(s.seats[seat]):
            return True
    return False


@rule
def tell_end_of_round(s: State) -> None:
    """PE-31: a round that ends for two reasons ends once."""
    for d in range(DECKS):
        if is_empty(s.decks[d]):
            emit(s, Happening.RAN_OUT, d)
    for seat in range(s.players):
        if has_four_gangs(s.seats[seat]):
            emit(s, Happening.FOUR_GANGS, seat)
    emit(s, Happening.ROUND_ENDED, s.round_no)


@rule
def end_round(s: State) -> None:
    """Score, then a new round unless somebody has won. PE-21: the holder of One begins it."""
    tell_end_of_round(s)
    winner = score_round(s)
    if winner != NOBODY:
        emit(s, Happening.WON, winner)
        end_game(s)
    elif s.round_no >= s.options.round_limit:
        emit(s, Happening.ROUND_LIMIT, s.round_no)
        end_game(s)
    else:
        begin_round(s, next_first(s))


@rule
def next_first(s: State) -> int:
    """The holder of One; while it is free, the left neighbour of who began this round."""
    return (s.first + 1) % s.players if s.holder == NOBODY else s.holder


@rule
def end_game(s: State) -> None:
    """Nothing of the last question stays."""
    s.decision = 0
    game_over(s)
