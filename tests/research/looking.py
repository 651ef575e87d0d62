"""What a game declares to learning programs as a program of its own: it is compiled in seconds, without the rules by
which games are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.engine.nets import foresee
from saloon.engine.rules import rule

if TYPE_CHECKING:  # the game's part of the contract

    def observe(s: Any, seat: int, out: Any) -> None: ...
    def index_of(s: Any, seat: int, code: int) -> int: ...
    def code_of(s: Any, seat: int, index: int) -> int: ...


@rule
def work(states: Any, seats: Any, sheets: Any, answers: Any) -> int:
    """What one seat sees of every state, and every legal choice as an action; returns how many of these do not lead
    back to their choice."""
    lost = 0
    for i in range(len(seats)):
        s = states[i]
        observe(s, seats[i], sheets[i].numbers)
        foresee(s, seats[i], sheets[i].numbers)
        for k in range(s.legal_n):
            action = index_of(s, s.actor, s.legal[k])
            answers[i].actions[k] = action
            lost += code_of(s, s.actor, action) != s.legal[k]
    return lost
