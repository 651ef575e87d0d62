"""The course of a game of Colt Express: which chapter is open, and who is asked next."""

from saloon.engine import ask, close_question, emit, game_over, offer, rule
from saloon.games.colt_express.actions import answer_action, continue_action
from saloon.games.colt_express.cards import CHARACTERS, ROUNDS, RoundCard
from saloon.games.colt_express.events import answer_pickpocket, bring_event, continue_pickpocketing
from saloon.games.colt_express.plan import (
    answer_keep,
    answer_plan,
    begin_round,
    continue_keeping,
    continue_opening,
    continue_plan,
    dump_bullets,
)
from saloon.games.colt_express.scoring import open_purses
from saloon.games.colt_express.setup import become, board_the_train, deal_characters, lay_out
from saloon.games.colt_express.state import Code, Decision, Happening, Phase, State

CHOSEN = 1  # the option `characters`


@rule
def setup(s: State) -> None:
    """Lay everything out and go on to the first choice."""
    lay_out(s)
    s.phase = Phase.CHARACTERS
    s.step = 0
    go_on(s)


@rule
def apply(s: State, code: int) -> None:
    """Carry out a choice and go on to the next one."""
    answer(s, code)
    go_on(s)


@rule
def go_on(s: State) -> None:
    """Until somebody has a real choice. A question with one answer is answered by itself, unless it is about a hand:
    there, the silence would tell the table what the player holds."""
    while s.phase != Phase.OVER:
        if s.legal_n == 0:
            next_step(s)
        elif s.legal_n == 1 and s.decision not in (Decision.PLAN, Decision.OPENING):
            answer(s, s.legal[0])
        else:
            return
    s.decision = 0
    game_over(s)


@rule
def next_step(s: State) -> None:
    """Take the game one step further in its present phase."""
    if s.phase == Phase.PLAN:
        continue_plan(s)
    elif s.phase == Phase.ACTION:
        continue_action(s)
    elif s.phase == Phase.CHARACTERS:
        continue_characters(s)
    elif s.phase == Phase.ROUND_START:
        begin_round(s)
    elif s.phase == Phase.OPENING:
        continue_opening(s)
    elif s.phase == Phase.KEEPING:
        continue_keeping(s)
    else:
        continue_event(s)


@rule
def answer(s: State, code: int) -> None:
    """Carry out a choice; it may lead to a further question."""
    seat = s.actor
    close_question(s)
    if s.decision == Decision.PLAN:
        answer_plan(s, seat, code)
    elif s.decision == Decision.OPENING:
        dump_bullets(s, seat, code - Code.DUMP)
    elif s.decision == Decision.KEEP:
        answer_keep(s, seat, code)
    elif s.decision == Decision.CHARACTER:
        choose_character(s, seat, code - Code.CHARACTER)
    elif s.decision == Decision.PICKPOCKET:
        answer_pickpocket(s, seat, code)
    else:
        answer_action(s, code)


@rule
def continue_characters(s: State) -> None:
    """Everybody chooses or is dealt a character, then the bandits board."""
    if s.options.characters != CHOSEN:
        deal_characters(s)
        s.step = s.players
    if s.step == s.players:
        board_the_train(s)
        s.phase = Phase.ROUND_START
        return
    ask(s, s.step, Decision.CHARACTER)
    for character in range(CHARACTERS):
        if s.spare_characters[character]:
            offer(s, Code.CHARACTER + character)


@rule
def choose_character(s: State, seat: int, character: int) -> None:
    """A player picks one of the characters left."""
    s.spare_characters[character] = 0
    become(s, seat, character)
    s.step += 1


@rule
def continue_event(s: State) -> None:
    """The event, then the next round, or the end. CE-49: the First Player's left neighbour begins the next one."""
    if not s.begun:
        s.begun = 1
        s.step = 0
        bring_event(s)
    if s.card == RoundCard.PICKPOCKETING and continue_pickpocketing(s):
        return
    s.begun = 0
    s.step = 0
    s.first = (s.first + 1) % s.players
    s.phase = Phase.ROUND_START
    emit(s, Happening.ROUND_ENDED, s.round_no)
    if s.round_no == ROUNDS:
        s.phase = Phase.OVER
        open_purses(s)
        emit(s, Happening.GAME_OVER)
