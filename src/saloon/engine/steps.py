"""The course of every game: a choice is carried out, then whatever follows by itself, until somebody has a real choice.

A game says what a choice does (`perform`) and what one forced step does (`advance`); driving them is done here, so that
no rule can run for ever: past the number of steps that a game promises, a fault is raised. The names declared below as
the game's part are bound by `engine.forms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.engine.errors import RuleFault
from saloon.engine.rules import rule
from saloon.engine.state import NOBODY, close_question, game_over

if TYPE_CHECKING:  # the game's part of the contract
    STEPS = 0
    ALWAYS_ASKED = 0  # one bit for each kind of decision

    def lay_out(s: Any) -> None: ...
    def perform(s: Any, code: int) -> None: ...
    def advance(s: Any) -> None: ...


ADVANCE = -1  # instead of the code of a choice: nobody is asked anything, and the game goes on
REST = -2  # somebody has a real choice, or the game is over
BROKEN_OFF = -1  # instead of a decision: compiled rules came to no end


@rule
def setup(s: Any) -> int:
    """Lay the table out and go on to the first choice; returns how many steps that took."""
    lay_out(s)
    return go_on(s)


@rule
def apply(s: Any, code: int) -> int:
    """Carry out a choice and go on to the next one; returns how many steps that took, the choice among them, and no
    more than the game promises."""
    step = code
    for steps in range(STEPS):
        if step == ADVANCE:
            advance(s)
        else:
            close_question(s)
            perform(s, step)
        if s.legal_n > 1:  # as most often
            return steps + 1
        step = what_follows(s)
        if step == REST:
            return steps + 1
    break_off(s)
    return STEPS


@rule
def go_on(s: Any) -> int:
    """Go on to the next choice, if none is to be made here; returns how many steps that took."""
    step = what_follows(s)
    return 0 if step == REST else apply(s, step)


@rule
def what_follows(s: Any) -> int:
    """The next step: the only answer to a question, where silence tells nothing, ADVANCE or REST."""
    if s.legal_n == 0:
        return REST if s.actor == NOBODY else ADVANCE
    if s.legal_n == 1 and not ALWAYS_ASKED >> s.decision & 1:
        return int(s.legal[0])
    return REST


def _break_off_silently(s: Any) -> None:
    game_over(s)
    s.decision = BROKEN_OFF


@rule(compiled=_break_off_silently)
def break_off(s: Any) -> None:
    """The rules come to no end here. Compiled, the game is over at once, and `raise_fault` tells of it where the loop
    over its choices ends: what is called at every choice runs slower if it may raise."""
    raise RuleFault("rule-endless")


@rule
def raise_fault(s: Any) -> None:
    """Tell of a game that was broken off."""
    if s.decision == BROKEN_OFF:
        raise RuleFault("rule-endless")
