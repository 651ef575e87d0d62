"""The course of a game of Hold-up: HU-01, the looks before play, then each of the three steps once."""

from saloon.engine import close_question, rule
from saloon.games.hold_up.placing import continue_opening, continue_turn, end_turn, look, open_event, place_gangster
from saloon.games.hold_up.robberies import resolve_robberies
from saloon.games.hold_up.settling import capture, settle
from saloon.games.hold_up.setup import lay_out
from saloon.games.hold_up.state import Code, Decision, State, Step


@rule
def setup(s: State) -> None:
    """Lay everything out and go on to the first choice."""
    lay_out(s)
    s.step = Step.OPENING
    continue_opening(s)


@rule
def apply(s: State, code: int) -> None:
    """Carry out a choice and go on to the next one."""
    seat = s.actor
    decision = s.decision
    close_question(s)
    if decision == Decision.OPENING:
        open_event(s, seat, code - Code.LOOK_EVENT)
    elif decision == Decision.PLACE:
        place_gangster(s, seat, code)
        if not continue_turn(s):
            finish_turn(s)
    elif decision == Decision.LOOK:
        look(s, seat, code)
        finish_turn(s)
    else:
        capture(s, seat, code - Code.CAPTURE)
        settle(s)


@rule
def finish_turn(s: State) -> None:
    """HU-01, HU-02: the next turn, or steps 2 and 3."""
    if not end_turn(s):
        resolve_robberies(s)
        settle(s)
