"""The course of a game of Colt Express: which chapter is open, and who is asked next."""

from saloon.engine import emit, game_over, rule
from saloon.games.colt_express.actions import answer_action, continue_action
from saloon.games.colt_express.cards import ROUNDS, RoundCard
from saloon.games.colt_express.events import answer_pickpocket, bring_event, continue_pickpocketing, stagger
from saloon.games.colt_express.hands import answer_take, begin_round, continue_opening, continue_taking, dump_bullets
from saloon.games.colt_express.hostages import continue_taking_hostages, take_hostage
from saloon.games.colt_express.keeping import answer_keep, answer_keep_some, continue_keeping, continue_plan_of_attack
from saloon.games.colt_express.marshal import continue_flight, flee
from saloon.games.colt_express.plan import answer_cover, answer_plan, choose_card, continue_plan
from saloon.games.colt_express.scoring import arrest, open_purses
from saloon.games.colt_express.setup import (
    choose_character,
    choose_pair,
    close_fist,
    continue_characters,
    continue_fists,
)
from saloon.games.colt_express.stagecoach import (
    choose_to_jump,
    coach_falls_back,
    continue_attack,
    jump_on,
    next_rider,
)
from saloon.games.colt_express.state import (
    Code,
    Decision,
    Happening,
    Phase,
    State,
    bandit_count,
    in_teams,
)
from saloon.games.colt_express.travel import travel, use_the_car

EVENT_BROUGHT, COACH_MOVED, CAR_USED = 1, 2, 3  # how far the end of a round has come: `begun` after the Action phase


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice; it may lead to a further question."""
    seat = int(s.actor)
    if s.decision == Decision.PLAN:
        answer_plan(s, seat, code)
    elif Decision.MOVE <= s.decision <= Decision.MARSHAL or s.decision == Decision.RIDE:
        answer_action(s, code)
    elif s.decision == Decision.OPENING:
        dump_bullets(s, seat, code - Code.DUMP)
    elif s.decision == Decision.KEEP:
        answer_keep(s, seat, code)
    elif s.decision == Decision.CHARACTER:
        choose_character(s, code - Code.CHARACTER)
    elif s.decision == Decision.PICKPOCKET:
        answer_pickpocket(s, code)
    else:
        answer_of_a_variant(s, seat, code)


@rule
def answer_of_a_variant(s: State, seat: int, code: int) -> None:
    """Carry out a choice that the base game does not know."""
    if s.decision == Decision.MELEE:
        choose_card(s, seat, code)
    elif s.decision == Decision.COVER:
        answer_cover(s, seat, code)
    elif s.decision == Decision.TAKE:
        answer_take(s, seat, code)
    elif s.decision == Decision.KEEP_SOME:
        answer_keep_some(s, seat, code)
    elif s.decision == Decision.FIST:
        close_fist(s, seat, code)
    elif s.decision == Decision.ATTACK:
        choose_to_jump(s, code)
    elif s.decision == Decision.PAIR:
        choose_pair(s, code - Code.PAIR)
    elif s.decision == Decision.BOARD:
        jump_on(s, next_rider(s, seat), code - Code.BOARD)
    elif s.decision == Decision.HOSTAGE:
        take_hostage(s, code - Code.HOSTAGE)
    elif s.decision == Decision.FLEE:
        flee(s, code - Code.FLEE)
    else:
        travel(s, code - Code.TRAVEL)


@rule
def advance(s: State) -> None:
    """Take the game one step further in its present phase; first those act who cannot stay where they are."""
    if s.fleeing:
        continue_flight(s)
    elif s.taking:
        continue_taking_hostages(s)
    elif s.phase == Phase.PLAN:
        continue_plan(s)
    elif s.phase == Phase.ACTION:
        continue_action(s)
    elif s.phase == Phase.EVENT:
        continue_event(s)
    elif s.phase == Phase.ROUND_START:
        begin_round(s)
    elif s.phase == Phase.OPENING:
        continue_opening(s)
    elif s.phase == Phase.KEEPING:
        continue_keeping(s)
    elif s.phase == Phase.CHARACTERS:
        continue_characters(s)
    elif s.phase == Phase.FISTS:
        continue_fists(s)
    elif s.phase == Phase.ATTACK:
        continue_attack(s)
    elif s.phase == Phase.TAKING:
        continue_taking(s)
    else:
        continue_plan_of_attack(s)


@rule
def continue_event(s: State) -> None:
    """HS-55: the event with all its encounters, the coach, the time traveller; then the next round, or the end."""
    if s.begun < EVENT_BROUGHT:
        s.begun = EVENT_BROUGHT
        s.step = 0
        bring_event(s)
        if s.fleeing:
            return
    if s.walk > 0:
        stagger(s)
        return
    if s.begun < COACH_MOVED:
        if s.card == RoundCard.PICKPOCKETING and s.step < bandit_count(s):
            continue_pickpocketing(s)
            return
        s.begun = COACH_MOVED
        s.step = 0
        if s.options.stagecoach:
            coach_falls_back(s)
            return
    if s.begun < CAR_USED:
        s.begun = CAR_USED
        if s.options.time_car:
            use_the_car(s)
            return
    end_round(s)


@rule
def end_round(s: State) -> None:
    """CE-49: the First Player's left neighbour begins the next round; CE-59: in teams, the next player A."""
    s.begun = 0
    s.step = 0
    s.first = (s.first + (2 if in_teams(s) else 1)) % s.players
    s.phase = Phase.ROUND_START
    emit(s, Happening.ROUND_ENDED, s.round_no)
    if s.round_no == ROUNDS:
        end_game(s)


@rule
def end_game(s: State) -> None:
    """Everything comes to light, what everybody has in the end after the last purse, and nothing of the last question
    stays."""
    open_purses(s)
    s.phase = Phase.OVER
    arrest(s)
    emit(s, Happening.GAME_OVER)
    s.decision = 0
    game_over(s)
