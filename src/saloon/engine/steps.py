"""The course of every game: a choice is carried out, then whatever follows by itself, until somebody has a real choice.

A game says what a choice does (`perform`) and what one forced step does (`advance`); driving them is done here, so that
no rule can run for ever: past the number of steps that a game promises, a fault is raised. The names declared below as
the game's part are bound by `engine.modes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.engine.errors import RuleFault
from saloon.engine.rules import rule
from saloon.engine.state import NOBODY, close_question

if TYPE_CHECKING:  # the game's part of the contract
    STEPS = 0
    ALWAYS_ASKED = 0  # one bit for each kind of decision

    def lay_out(s: Any) -> None: ...
    def perform(s: Any, code: int) -> None: ...
    def advance(s: Any) -> None: ...


@rule
def setup(s: Any) -> int:
    """Lay the table out and go on to the first choice; returns how many forced steps that took."""
    lay_out(s)
    return go_on(s)


@rule
def apply(s: Any, code: int) -> int:
    """Carry out a choice and go on to the next one; returns how many forced steps that took."""
    carry_out(s, code)
    return go_on(s)


@rule
def go_on(s: Any) -> int:
    """Take forced steps until somebody has a real choice or the game is over, and no more than the game promises."""
    for steps in range(STEPS + 1):
        if s.legal_n == 0:
            if s.actor == NOBODY:
                return steps
            advance(s)
        elif s.legal_n == 1 and not ALWAYS_ASKED >> s.decision & 1:
            carry_out(s, s.legal[0])
        else:
            return steps
    raise RuleFault("rule-endless")


@rule
def carry_out(s: Any, code: int) -> None:
    """Do what somebody has chosen, or must. The question is closed first: `perform` may put another."""
    close_question(s)
    perform(s, code)
