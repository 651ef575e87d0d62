"""Why something on the table cannot be chosen now."""

from saloon.engine import Reason
from saloon.games.six_territories.notation import TERRITORY_NAMES
from saloon.games.six_territories.rules import Decision, State, free_places


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `territory:forest`."""
    kind, _, name = on.partition(":")
    if kind != "territory" or name not in TERRITORY_NAMES:
        return Reason("st-no-choice", {}, "ST-14")
    if s.decision == Decision.CHARACTER:
        return Reason("st-only-on-the-token", {"territory": TERRITORY_NAMES[s.drawn]}, "ST-01")
    if not free_places(s, s.lands[TERRITORY_NAMES.index(name)]):
        return Reason("st-full", {"territory": name}, "ST-05")
    return Reason("st-no-choice", {}, "ST-14")
