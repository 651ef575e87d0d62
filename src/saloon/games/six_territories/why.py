"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Sequence

from saloon.engine import Reason
from saloon.games.six_territories.notation import TERRITORY_NAMES
from saloon.games.six_territories.rules import Bar, Decision, State, character_bar, riches_bar

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.FULL: ("st-full", "ST-05"),
    Bar.ONLY_ON_THE_TOKEN: ("st-only-on-the-token", "ST-01"),
}
ASKED = ("st-no-choice", "ST-14")  # of anything that a question does not ask for

# The rule that decides, at a question, about the thing of a kind with a number; a character can always be kept.
RULES: dict[tuple[Decision, str], Callable[[State, int], int]] = {
    (Decision.LAY, "territory"): riches_bar,
    (Decision.CHARACTER, "territory"): character_bar,
    (Decision.CHARACTER, "hand"): lambda s, _: Bar.NONE,
}
THINGS: dict[str, Sequence[str]] = {"territory": TERRITORY_NAMES, "hand": ("",)}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `territory:forest`."""
    kind, _, name = on.partition(":")
    decision = Decision(s.decision)
    if (decision, kind) not in RULES or name not in THINGS[kind]:
        return Reason(ASKED[0], {}, ASKED[1])
    code, clause = BARS[RULES[decision, kind](s, THINGS[kind].index(name))]
    return Reason(code, {"territory": TERRITORY_NAMES[s.drawn] if decision == Decision.CHARACTER else name}, clause)
