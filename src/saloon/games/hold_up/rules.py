"""The course of a game of Hold-up: HU-01, the looks before play, then each of the three steps once."""

from saloon.engine import rule
from saloon.games.hold_up.placing import (
    continue_opening,
    continue_turn,
    end_turn,
    look,
    look_at_event,
    next_turn,
    place_gangster,
)
from saloon.games.hold_up.robberies import resolve_robberies
from saloon.games.hold_up.settling import capture, settle
from saloon.games.hold_up.state import Code, Decision, State, Step


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice."""
    seat = s.actor
    if s.decision == Decision.OPENING:
        look_at_event(s, seat, code - Code.LOOK_EVENT)
    elif s.decision == Decision.PLACE:
        place_gangster(s, seat, code)
        continue_turn(s)
    elif s.decision == Decision.LOOK:
        look(s, seat, code)
        end_turn(s)
    else:
        capture(s, seat, code - Code.CAPTURE)


@rule
def advance(s: State) -> None:
    """HU-01, HU-02: the next look before play, the next turn, step 2, or the next street of step 3."""
    if s.step == Step.OPENING:
        continue_opening(s)
    elif s.step == Step.SETTLING:
        settle(s)
    elif not next_turn(s):
        resolve_robberies(s)
