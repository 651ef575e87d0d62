"""The part of a state that all games share, and the doors through which a rule speaks to the world: `emit` and `ask`.

`Watch` is what a match hangs on a plain state to hear the events and to note, or to force, every random outcome.
Compiled states have none: there, `emit` costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from saloon.engine.errors import RuleFault, SaloonError
from saloon.engine.rules import rule
from saloon.engine.structs import i8, i16, i64

NOBODY = -1
MAX_SEATS = 6
SPECTATOR = MAX_SEATS  # the observer who has no seat
LOST = -(1 << 40)  # added to a standing: it ranks after all others and does not win, even if all have it


class GameState:
    """Fields every game's `State` begins with. Declare it as `@struct class State(GameState)`."""

    __extras__ = ("watch", "shared_parts")

    rng: list[int] = i64(2)  # the generator: two 32-bit words
    players: int = i8()
    actor: int = i8()  # the seat to decide, or NOBODY when the game is over
    decision: int = i8()  # what kind of choice it is
    legal_n: int = i16()
    legal: list[int] = i16(64)  # codes of the legal choices: legal[:legal_n]
    watch: Any
    shared_parts: Any  # parts of views that all viewers share, while the state stands in a match

    def clone(self) -> Any:
        """A copy that shares nothing with the original (written by `struct`)."""

    def pack(self) -> bytes:
        """The state as bytes (written by `struct`)."""
        raise TypeError


class ScriptError(SaloonError):
    """A forced outcome that this game could not have produced."""


class OutOfScript(Exception):
    """Raised when a script that must not run dry is asked for an outcome among `sides`."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"no scripted outcome left, {sides} possible")
        self.sides = sides


class Watch:
    """Hears the events of a plain state and notes its random outcomes; a script forces the first of them. Whoever wants
    to looks at the state at every event."""

    __slots__ = ("events", "look", "outcomes", "script", "strict")

    def __init__(
        self, script: Iterable[int] = (), *, strict: bool = False, look: Callable[[Any], None] | None = None
    ) -> None:
        self.events: list[tuple[int, ...]] = []
        self.look = look
        self.outcomes: list[int] = []
        self.script = list(script)[::-1]
        self.strict = strict

    def hear(self, state: Any, event: tuple[int, ...]) -> None:
        """Something happened, and changed the state before it was told."""
        self.events.append(event)
        if self.look:
            self.look(state)

    def chance(self, sides: int, drawn: int) -> int:
        """Note an outcome among `sides`: the script's next one while it lasts, else the one drawn."""
        if self.script:
            drawn = self.script.pop()
            if not 0 <= drawn < sides:
                raise ScriptError("script-outcome", outcome=drawn, sides=sides)
        elif self.strict:
            raise OutOfScript(sides)
        self.outcomes.append(drawn)
        return drawn


def _emit_nothing(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    pass


@rule(compiled=_emit_nothing)
def emit(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell the table what just happened, after it has: a kind of event and up to four numbers whose meaning the kind
    fixes."""
    if s.watch is not None:
        s.watch.hear(s, (kind, a, b, c, d))


@rule
def ask(s: Any, seat: int, decision: int) -> None:
    """Begin a question to a seat; `offer` adds the choices."""
    if s.legal_n > 0:
        close_question(s)
    s.actor = seat
    s.decision = decision


@rule
def offer(s: Any, code: int) -> None:
    """Add one legal choice to the question being asked."""
    n = s.legal_n
    s.legal[n] = code
    s.legal_n = n + 1


@rule
def close_question(s: Any) -> None:
    """Leave nothing of the last question: what somebody could have done would tell later what he held."""
    legal = s.legal
    for i in range(s.legal_n):
        legal[i] = 0
    s.legal_n = 0


def _go_wrong() -> int:
    return 0


@rule(compiled=_go_wrong)
def impossible() -> int:
    """Where a rule gets only if the state cannot be: what it looks for is nowhere. Compiled, it goes on with a wrong
    number, as after any other slip, but it does go on."""
    raise RuleFault("rule-impossible")


@rule
def can_win(standing: int) -> bool:
    """Whether the best standing wins; one with LOST in it does not."""
    return standing > LOST // 2


@rule
def game_over(s: Any) -> None:
    """Nobody is left to decide."""
    close_question(s)
    s.actor = NOBODY


@rule
def openly(s: Any, code: int) -> int:
    """A choice as the others see it: itself, where nobody chooses anything in secret. `seen` of a game with secrets
    gives numbers below zero for what they cannot tell apart."""
    return code
