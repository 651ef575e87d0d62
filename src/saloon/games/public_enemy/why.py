"""Why something on the table cannot be chosen now: the sentence of the rules that stands in the way."""

from saloon.engine import Reason
from saloon.games.public_enemy.cards import SaloonCard
from saloon.games.public_enemy.notation import DECISION_NAMES, DECK_NAMES, GANG_NAMES, SALOON_NAMES, TOWN_NAMES
from saloon.games.public_enemy.state import NOWHERE, Decision, State, face_down

TOKENS = ("wanted", "one")


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `town:tombstone` or `stack:1:daltons`."""
    kind, _, name = on.partition(":")
    if kind in ("town", "saloon"):
        return _deck(s, name or kind)
    if kind in ("under", "look", "dollars"):
        return _dollar(s, kind, name)
    if kind == "stack":
        return _stack(s, name)
    if kind == "cavalry":
        return _cavalry(s)
    if kind in TOKENS:
        return Reason("pe-token", {}, "PE-14")
    if kind == "discard":
        return Reason("pe-discarded", {}, "PE-09")
    return _not_asked(s)


def _not_asked(s: State) -> Reason:
    return Reason("pe-not-asked", {"decision": DECISION_NAMES[s.decision]})


def _effect(s: State) -> Reason:
    """The saloon card drawn comes first."""
    return Reason("pe-effect-first", {"card": SALOON_NAMES[s.decision - Decision.SHERIFF]}, "PE-04")


def _resolving(s: State) -> bool:
    return Decision.SHERIFF <= s.decision <= Decision.SWINDLER


def _deck(s: State, name: str) -> Reason:
    if name not in DECK_NAMES:
        return _not_asked(s)
    if _resolving(s):
        return _effect(s)
    if s.decision == Decision.CAVALRY:
        if name not in TOWN_NAMES:
            return Reason("pe-cavalry-saloon", {}, "PE-26")
        return Reason("pe-cavalry-there", {"town": name}, "PE-39")
    if s.cavalry != NOWHERE and name == TOWN_NAMES[s.cavalry]:
        return Reason("pe-cavalry-watches", {"town": name}, "PE-26")
    return _not_asked(s)


def _dollar(s: State, kind: str, name: str) -> Reason:
    if not s.options.dollars:
        return Reason("pe-no-dollars", {}, "PE-23")
    if _resolving(s):
        return _effect(s)
    if s.decision != Decision.TURN:
        return Reason("pe-dollar-before-draw", {}, "PE-23")
    if s.dollar_spent:
        return Reason("pe-dollar-spent", {}, "PE-23")
    if s.seats[s.turn].dollars == 0:
        return Reason("pe-dollars-gone", {}, "PE-23")
    if s.cavalry != NOWHERE and name == TOWN_NAMES[s.cavalry]:
        return Reason("pe-cavalry-watches", {"town": name}, "PE-38")
    if kind == "look" and name in TOWN_NAMES and face_down(s.decks[TOWN_NAMES.index(name)]) == 0:
        return Reason("pe-nothing-to-look-at", {"town": name}, "PE-24")
    return Reason("pe-spend-on-a-deck", {}, "PE-23") if kind == "dollars" else _not_asked(s)


def _stack(s: State, name: str) -> Reason:
    if not _resolving(s):
        return Reason("pe-stack", {}, "PE-01")
    seat, _, gang = name.partition(":")
    seats = [str(number) for number in range(s.players)]
    if seat not in seats or gang not in GANG_NAMES:
        return _effect(s)
    own = int(seat) == s.turn
    if own and s.decision != Decision.SHERIFF:
        return Reason("pe-not-your-own", {"card": SALOON_NAMES[s.decision - Decision.SHERIFF]}, "PE-44")
    if not own and s.decision == Decision.SHERIFF:
        return Reason("pe-your-own-only", {"card": SALOON_NAMES[SaloonCard.SHERIFF]}, "PE-44")
    return Reason("pe-no-stack", {"gang": gang}, "PE-01")


def _cavalry(s: State) -> Reason:
    if not s.options.cavalry:
        return Reason("pe-no-cavalry", {}, "PE-26")
    if _resolving(s):
        return _effect(s)
    return Reason("pe-cavalry-after-draw", {}, "PE-39")
