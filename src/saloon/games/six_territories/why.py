"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Iterable, Sequence

from saloon.engine import Reason, offered, on_board
from saloon.games.six_territories.notation import TERRITORY_NAMES, choice
from saloon.games.six_territories.rules import Bar, Decision, State, character_bar, riches_bar

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.FULL: ("st-full", "ST-05"),
    Bar.ONLY_ON_THE_TOKEN: ("st-only-on-the-token", "ST-01"),
}
ASKED = ("st-no-choice", "ST-14")  # of anything that a question does not ask for

# The rule that decides, at a question, about the thing of a kind with a number; the rest is offered or not asked for.
RULES: dict[tuple[Decision, str], Callable[[State, int], int]] = {
    (Decision.LAY, "territory"): riches_bar,
    (Decision.CHARACTER, "territory"): character_bar,
}
THINGS: dict[str, Sequence[str]] = {"territory": TERRITORY_NAMES, "hand": ("",)}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `territory:forest`."""
    kind, _, name = on.partition(":")
    decision = Decision(s.decision)
    if (decision, kind) not in RULES or name not in THINGS[kind]:
        code, clause = BARS[Bar.NONE] if on in offered(s, choice) else ASKED
        return Reason(code, {}, clause)
    code, clause = BARS[RULES[decision, kind](s, THINGS[kind].index(name))]
    return Reason(code, {"territory": TERRITORY_NAMES[s.drawn] if decision == Decision.CHARACTER else name}, clause)


def things(s: State) -> Iterable[str]:
    """All the things that choices may stand on."""
    return [on for kind, names in THINGS.items() for on in on_board(kind, names)]
