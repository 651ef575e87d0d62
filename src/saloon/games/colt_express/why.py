"""Why something on the table cannot be chosen now: the sentence of the rules that stands in the way."""

from saloon.engine import Reason
from saloon.games.colt_express.actions import acting_bandit, in_sight
from saloon.games.colt_express.cards import Character
from saloon.games.colt_express.notation import BULLET_WORDS, CHARACTERS, DECISIONS, FLOORS, bandit_name
from saloon.games.colt_express.places import ROOF_STEPS, car_of, inside, on_roof
from saloon.games.colt_express.state import ROOF, Decision, Phase, State


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `bandit:doc` or `place:3:roof`."""
    kind, _, name = on.partition(":")
    if kind in ("card", "deck"):
        return _card(s, name if kind == "card" else "")
    if s.decision == Decision.FIRE and kind == "bandit":
        return _shot(s, name)
    if s.decision == Decision.PUNCH and kind == "bandit":
        return _punch(s, name)
    if kind == "place":
        return _place(s, name)
    if kind in ("purse", "loot"):
        return _loot(s)
    return _not_asked(s)


def _not_asked(s: State) -> Reason:
    return Reason("ce-not-asked", {"decision": DECISIONS[s.decision]})


def _card(s: State, card: str) -> Reason:
    if s.phase not in (Phase.PLAN, Phase.KEEPING):
        return Reason("ce-not-planning", {}, "CE-06")
    if card in BULLET_WORDS:
        return Reason("ce-bullet", {}, "CE-08")
    return Reason("ce-no-such-card", {"card": card}) if card else Reason("ce-deck-empty", {}, "CE-07")


def _find(s: State, name: str) -> int | None:
    """The bandit of that name, if he is on the train."""
    found = [bandit for bandit in range(s.players) if bandit_name(s, bandit) == name]
    return found[0] if found and name in CHARACTERS else None


def _shot(s: State, name: str) -> Reason:
    shooter = acting_bandit(s)
    target = _find(s, name)
    if target is None or target == shooter:
        return Reason("ce-no-target", {}, "CE-20")
    here, there = s.bandits[shooter].place, s.bandits[target].place
    who = {"victim": name}
    if here == there:
        return Reason("ce-same-place", who, "CE-20")
    if in_sight(s, shooter, here) >> target & 1:
        return Reason("ce-belle", who, "CE-22")
    if on_roof(here) != on_roof(there):
        return Reason("ce-other-floor", who, "CE-20")
    return Reason("ce-behind-others", who, "CE-19") if on_roof(here) else Reason("ce-too-far-inside", who, "CE-18")


def _punch(s: State, name: str) -> Reason:
    puncher = acting_bandit(s)
    target = _find(s, name)
    if target is None or target == puncher or s.bandits[target].place != s.bandits[puncher].place:
        return Reason("ce-not-here", {}, "CE-13")
    return Reason("ce-belle", {"victim": CHARACTERS[Character.BELLE]}, "CE-22")


def _place(s: State, name: str) -> Reason:
    if s.decision == Decision.MARSHAL:
        return Reason("ce-marshal-one-car", {}, "CE-33")
    if s.decision == Decision.THROW:
        return Reason("ce-thrown-one-car", {}, "CE-29")
    if s.decision != Decision.MOVE:
        return _not_asked(s)
    car, _, floor = name.partition(":")
    here = s.bandits[acting_bandit(s)].place
    if not car.isdecimal() or floor not in FLOORS:
        return _not_asked(s)
    there = inside(int(car)) + FLOORS.index(floor)
    if there == here:
        return Reason("ce-must-move", {}, "CE-15")
    if there & ROOF != here & ROOF:
        return Reason("ce-move-keeps-floor", {}, "CE-15")
    if on_roof(here):
        return Reason("ce-roof-reach", {"steps": ROOF_STEPS, "car": car_of(here)}, "CE-16")
    return Reason("ce-inside-reach", {"car": car_of(here)}, "CE-15")


def _loot(s: State) -> Reason:
    if s.decision == Decision.ROB:
        return Reason("ce-loot-elsewhere", {}, "CE-32")
    if s.decision == Decision.PICKPOCKET:
        return Reason("ce-purses-only", {}, "CE-45")
    if s.decision == Decision.KNOCK:
        return Reason("ce-victim-has-none", {"victim": bandit_name(s, s.victim)}, "CE-30")
    return _not_asked(s)
