"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Iterable, Sequence

from saloon.engine import Reason, on_board
from saloon.games.public_enemy.cards import GANGS, SALOON
from saloon.games.public_enemy.notation import DECISION_NAMES, DECK_NAMES, GANG_NAMES, SALOON_NAMES, TOWN_NAMES
from saloon.games.public_enemy.state import Bar, Decision, State
from saloon.games.public_enemy.turn import (
    cavalry_bar,
    dollar_bar,
    dollars_bar,
    draw_bar,
    look_bar,
    ride_bar,
    stack_bar,
    under_bar,
)

EFFECTS = (Decision.SHERIFF, Decision.BOUNTY_HUNTER, Decision.SWINDLER)
DOLLAR = ("dollars", "under", "look")
TOKENS = ("wanted", "one")
KINDS = ("town", "saloon", *DOLLAR, "stack", "cavalry", *TOKENS, "discard")

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.DRAW_WATCHED: ("pe-cavalry-watches", "PE-26"),
    Bar.NO_DOLLARS: ("pe-no-dollars", "PE-23"),
    Bar.DOLLAR_SPENT: ("pe-dollar-spent", "PE-23"),
    Bar.DOLLARS_GONE: ("pe-dollars-gone", "PE-23"),
    Bar.DOLLAR_WATCHED: ("pe-cavalry-watches", "PE-38"),
    Bar.NOTHING_TO_LOOK_AT: ("pe-nothing-to-look-at", "PE-24"),
    Bar.YOUR_OWN_ONLY: ("pe-your-own-only", "PE-44"),
    Bar.NOT_YOUR_OWN: ("pe-not-your-own", "PE-44"),
    Bar.NO_STACK: ("pe-no-stack", "PE-01"),
    Bar.NO_CAVALRY: ("pe-no-cavalry", "PE-26"),
    Bar.SALOON_IS_NO_TOWN: ("pe-cavalry-saloon", "PE-26"),
    Bar.CAVALRY_THERE: ("pe-cavalry-there", "PE-39"),
}

# What a question asks for instead of a kind of thing, and of any other.
ASKED: dict[tuple[Decision, str], tuple[str, str]] = {
    **{(effect, ""): ("pe-effect-first", "PE-04") for effect in EFFECTS},
    **{(decision, ""): ("pe-not-asked", "") for decision in (Decision.TURN, Decision.CAVALRY)},
    **{(decision, "stack"): ("pe-stack", "PE-01") for decision in (Decision.TURN, Decision.CAVALRY)},
    **{(Decision.CAVALRY, kind): ("pe-dollar-before-draw", "PE-23") for kind in DOLLAR},
    **{(decision, kind): ("pe-token", "PE-14") for decision in Decision for kind in TOKENS},
    **{(decision, "discard"): ("pe-discarded", "PE-09") for decision in Decision},
    (Decision.TURN, "dollars"): ("pe-spend-on-a-deck", "PE-23"),
    (Decision.TURN, "cavalry"): ("pe-cavalry-after-draw", "PE-39"),
}

# The rule that decides, at a question, about the thing of a kind with a number; None where nothing is chosen there.
RULES: dict[tuple[Decision, str], Callable[[State, int], int | None]] = {
    **{(decision, kind): lambda s, _: dollars_bar(s) or None for decision in Decision for kind in DOLLAR},
    **{(decision, "cavalry"): lambda s, _: cavalry_bar(s) or None for decision in Decision},
    **{(effect, "stack"): lambda s, number: stack_bar(s, _drawn(s), *divmod(number, GANGS)) for effect in EFFECTS},
    (Decision.TURN, "town"): draw_bar,
    (Decision.TURN, "saloon"): lambda s, _: draw_bar(s, SALOON),
    (Decision.TURN, "dollars"): lambda s, _: dollar_bar(s) or None,
    (Decision.TURN, "under"): under_bar,
    (Decision.TURN, "look"): look_bar,
    (Decision.CAVALRY, "town"): ride_bar,
    (Decision.CAVALRY, "saloon"): lambda s, _: ride_bar(s, SALOON),
    (Decision.CAVALRY, "cavalry"): lambda s, _: cavalry_bar(s),
}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `town:tombstone` or `stack:1:daltons`."""
    kind, _, name = on.partition(":")
    if name not in _things(s, kind):
        kind = name = ""
    question = Decision(s.decision), kind
    bar = RULES[question](s, _things(s, kind).index(name)) if question in RULES else None
    code, clause = BARS[bar] if bar is not None else ASKED.get(question, ASKED[question[0], ""])
    return Reason(code, {**_words(kind, name), **_asking(s)}, clause)


def things(s: State) -> Iterable[str]:
    """All the things that choices may stand on."""
    return [on for kind in KINDS for on in on_board(kind, _things(s, kind))]


def _things(s: State, kind: str) -> Sequence[str]:
    """The things of a kind as choices name them, by number."""
    if kind == "stack":
        return [f"{seat}:{gang}" for seat in range(s.players) for gang in GANG_NAMES]
    things = {"town": TOWN_NAMES, "look": DECK_NAMES, "under": TOWN_NAMES, "wanted": GANG_NAMES}
    return things.get(kind, ("",))


def _words(kind: str, name: str) -> dict[str, str]:
    """A thing in the arguments of a message."""
    if kind == "stack":
        return {"gang": name.partition(":")[2]}
    deck = DECK_NAMES[SALOON] if kind == "saloon" else name
    return {"town": deck} if deck else {}


def _asking(s: State) -> dict[str, str]:
    """The question in the arguments of a message."""
    asking = {"decision": DECISION_NAMES[s.decision]}
    return {**asking, "card": SALOON_NAMES[_drawn(s)]} if s.decision in EFFECTS else asking


def _drawn(s: State) -> int:
    """The saloon card that takes effect."""
    return s.decision - Decision.SHERIFF
