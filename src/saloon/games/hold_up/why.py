"""Why something on the table cannot be chosen now: the sentence of the rules that stands in the way."""

from typing import Any

from saloon.engine import Reason
from saloon.games.hold_up.cards import PLACES, SIDE_CORNER, SIDE_STREET, SIDES
from saloon.games.hold_up.notation import GANGS, ROLES, SPOTS, STREETS, building_at, owner, place_words
from saloon.games.hold_up.settling import firepower, street_now
from saloon.games.hold_up.state import NO_EVENT, NOTHING, Decision, State, closed_street, face_down


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `side:bank:north` or `event:east`."""
    kind, _, name = on.partition(":")
    if kind == "event" and name in SPOTS:
        return _event(s, name)
    if kind == "side":
        return _side(s, name)
    if kind == "place":
        return _place(s, name)
    if kind == "card" and name in ROLES:
        return _card(s, name)
    if kind == "gang" and name in GANGS:
        return _gang(s, GANGS.index(name))
    if kind == "eyes" and s.decision in (Decision.OPENING, Decision.LOOK):
        return Reason("hu-must-look", {}, "HU-36")
    if kind == "face-down" and s.decision == Decision.PLACE and s.seats[s.actor].quota == 0:
        return Reason("hu-quota-spent", {}, "HU-39")
    if kind == "pile":
        return Reason("hu-pile", {}, "HU-02")
    return _asked(s)


def _asked(s: State) -> Reason:
    """What the player is being asked instead."""
    asked = {
        Decision.OPENING: Reason("hu-opening", {}, "HU-07"),
        Decision.PLACE: Reason("hu-placing", {}, "HU-02"),
        Decision.LOOK: Reason("hu-looking", {}, "HU-36"),
        Decision.CAPTURE: Reason("hu-capturing", {"street": _street(s)}, "HU-25"),
    }
    return asked[Decision(s.decision)]


def _street(s: State) -> str:
    return STREETS[street_now(s)] if s.decision == Decision.CAPTURE else ""


def _event(s: State, name: str) -> Reason:
    spot = SPOTS.index(name)
    if s.decision not in (Decision.OPENING, Decision.LOOK):
        return _asked(s)
    if s.events[spot] == NO_EVENT:
        return Reason("hu-no-event", {"spot": name}, "HU-28")
    if s.seats[s.actor].looked >> spot & 1:
        return Reason("hu-event-seen", {"spot": name}, "HU-36")
    return Reason("hu-same-pair", {"spot": name}, "HU-07")


def _side(s: State, name: str) -> Reason:
    sides = {f"{building_at(s, SIDE_CORNER[side])}:{STREETS[SIDE_STREET[side]]}": side for side in range(SIDES)}
    if s.decision != Decision.PLACE or name not in sides:
        return _asked(s)
    building, _, street = name.partition(":")
    where = {"building": building, "street": street}
    if SIDE_STREET[sides[name]] == closed_street(s):
        return Reason("hu-closed", where, "HU-44")
    return Reason("hu-side-full", where, "HU-05")


def _place(s: State, name: str) -> Reason:
    if s.decision != Decision.LOOK:
        return _asked(s)
    standing = [place for place in range(PLACES) if s.town[place] != NOTHING]
    found = [place for place in standing if ":".join(map(str, _words(s, place))) == name]
    if not found:
        return Reason("hu-nobody-there", {}, "HU-36")
    if not face_down(s, found[0]):
        return Reason("hu-face-up", {}, "HU-36")
    if owner(s, found[0]) == s.actor:
        return Reason("hu-own-card", {}, "HU-36")
    return Reason("hu-card-seen", {}, "HU-36")


def _words(s: State, place: int) -> tuple[Any, ...]:
    where = place_words(s, place)
    return where["building"], where["street"], where["number"]


def _card(s: State, name: str) -> Reason:
    if s.decision != Decision.PLACE:
        return _asked(s)
    role = ROLES.index(name)
    if s.seats[s.actor].hand[role]:
        return Reason("hu-choose-a-side", {"role": name}, "HU-05")
    return Reason("hu-not-in-hand", {"role": name}, "HU-02")


def _gang(s: State, gang: int) -> Reason:
    if s.decision != Decision.CAPTURE:
        return _asked(s)
    if gang == s.actor:
        return Reason("hu-own-gang", {"street": _street(s)}, "HU-25")
    if gang >= s.players or firepower(s, street_now(s), gang) == NOTHING:
        return Reason("hu-gang-absent", {"gang": GANGS[gang], "street": _street(s)}, "HU-24")
    return _asked(s)
