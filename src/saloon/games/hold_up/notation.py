"""Moves, events and scores of Hold-up as words.

Gangsters are called by their role, buildings, streets and gaps by name: `place chief bank north`, `hide kid saloon
south` (face down), `look east` (an event), `look bank north 2` (the second gangster there), `capture rattlers`.
"""

from collections.abc import Callable
from typing import Any

from saloon.engine import Choice, Part, Shape, TieBreak, Told, shape
from saloon.engine.words import one_of, words
from saloon.games.hold_up.cards import (
    NAMES,
    PLACE_SIDE,
    PLACES,
    SIDE_CORNER,
    SIDE_FIRST,
    SIDE_STREET,
    SIDES,
    STREET_PLACES,
    Building,
    Corner,
    Event,
    Gang,
    Role,
    Spot,
    Street,
)
from saloon.games.hold_up.settling import bounty_in, bounty_money, loot_money, street_now
from saloon.games.hold_up.state import NOTHING, Code, Decision, Happening, State, Step, gang_of, role_of

GANGS = words(Gang)
ROLES = words(Role)
EVENT_NAMES = words(Event)
BUILDINGS = words(Building)
CORNERS = words(Corner)
SPOTS = words(Spot)
STREETS = words(Street)
STEPS = words(Step)
DECISIONS = words(Decision)


def building_at(s: Any, corner: int) -> str:
    """The building that stands on a corner."""
    return str(BUILDINGS[s.buildings[corner]])


def gangster(s: Any, card: int) -> str:
    """A gangster's own name."""
    return NAMES[gang_of(card)][role_of(card)]


def role(s: Any, card: int) -> str:
    """A gangster's role."""
    return ROLES[role_of(card)]


def side_words(s: Any, side: int) -> dict[str, str]:
    """A side in the arguments of a message."""
    return {"building": building_at(s, SIDE_CORNER[side]), "street": STREETS[SIDE_STREET[side]]}


def place_words(s: Any, place: int) -> dict[str, Any]:
    """A place in the arguments of a message: its side, its number there, and whose gangster stands on it."""
    side = PLACE_SIDE[place]
    number = place - SIDE_FIRST[side] + 1
    return {**side_words(s, side), "number": number, "gang": GANGS[gang_of(s.town[place])]}


SEAT = Told("seat")
PLACE = Told("place", place_words)
GANGSTER = (Told("gangster", gangster), Told("role", role))
SECRET_GANGSTER = (Told("gangster", gangster, only="seat"), Told("role", role, only="seat"))
SPOT = Told("spot", one_of(SPOTS))
EVENT = Told("event", one_of(EVENT_NAMES))
BUILDING = Told("building", building_at)
STREET = Told("street", one_of(STREETS))
WORTH = Told("worth")
TILE = Told("tile")

EVENTS: dict[int, Shape] = {
    Happening.FIRST: shape("hu-first", SEAT),
    Happening.LOOKED_EVENT: shape("hu-looked-event", SEAT, SPOT, Told("event", one_of(EVENT_NAMES), only="seat")),
    Happening.LOOKED_CARD: shape("hu-looked-card", SEAT, PLACE, *SECRET_GANGSTER),
    Happening.PLACED: shape("hu-placed", SEAT, PLACE, *GANGSTER),
    Happening.HID: shape("hu-hid", SEAT, PLACE, *SECRET_GANGSTER),
    Happening.DREW: shape("hu-drew", SEAT, *SECRET_GANGSTER),
    Happening.SAW_ALL: shape("hu-saw-all", SEAT),
    Happening.DECLINED: shape("hu-declined", SEAT),
    Happening.REVEAL: shape("hu-reveal"),
    Happening.EVENT_UP: shape("hu-event-up", SPOT, EVENT),
    Happening.CARD_UP: shape("hu-card-up", PLACE, SEAT, *GANGSTER),
    Happening.LOOT_UP: shape("hu-loot-up", BUILDING, Told("big"), Told("small")),
    Happening.SIGN: shape("hu-sign", SPOT, Told("other", one_of(SPOTS))),
    Happening.STAGECOACH: shape("hu-stagecoach", BUILDING, Told("other", building_at)),
    Happening.HIDDEN_LOOT: shape("hu-hidden-loot", BUILDING),
    Happening.SHERIFF: shape("hu-sheriff", BUILDING, WORTH, TILE),
    Happening.SHERIFF_IDLE: shape("hu-sheriff-idle", SPOT),
    Happening.DEPUTY: shape("hu-deputy", BUILDING, WORTH, TILE),
    Happening.DEPUTY_IDLE: shape("hu-deputy-idle", BUILDING),
    Happening.SEDUCTION: shape("hu-seduction", BUILDING),
    Happening.POKER: shape("hu-poker", BUILDING),
    Happening.ROBBED: shape("hu-robbed", SEAT, BUILDING, WORTH, TILE),
    Happening.GUARDED: shape("hu-guarded", BUILDING, WORTH, TILE),
    Happening.LEFT: shape("hu-left", BUILDING, WORTH, TILE),
    Happening.KEG: shape("hu-keg", STREET),
    Happening.GUN: shape("hu-gun", STREET),
    Happening.BEST_ARMED: shape("hu-best-armed", SEAT, STREET, Told("firepower")),
    Happening.CAPTURED: shape("hu-captured", SEAT, Told("gang", one_of(GANGS)), STREET, Told("bounty")),
    Happening.UNOPPOSED: shape("hu-unopposed", STREET),
    Happening.CLEARED: shape("hu-cleared", STREET),
    Happening.OVER: shape("hu-over"),
}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    return _PHRASES[Decision(s.decision)](s, code)


def _place(s: State, code: int) -> Choice:
    hidden = code >= Code.HIDE
    number, side = divmod(code - Code.HIDE if hidden else code, SIDES)
    where = side_words(s, side)
    args = {"role": ROLES[number], "gangster": NAMES[s.actor][number], **where}
    verb, key = ("hide", "hu-hide") if hidden else ("place", "hu-place")
    thing = f"{where['building']}:{where['street']}"
    text = f"{verb} {ROLES[number]} {where['building']} {where['street']}"
    return Choice(code, text, key, args, f"side:{thing}")


def _look(s: State, code: int) -> Choice:
    if code == Code.DECLINE:
        return Choice(code, "decline", "hu-decline", {}, "eyes")
    if code < Code.LOOK_CARD:
        spot = SPOTS[code - Code.LOOK_EVENT]
        return Choice(code, f"look {spot}", "hu-look-event", {"spot": spot}, f"event:{spot}")
    place = place_words(s, code - Code.LOOK_CARD)
    where = (place["building"], place["street"], str(place["number"]))
    return Choice(code, f"look {' '.join(where)}", "hu-look-card", {"place": place}, f"place:{':'.join(where)}")


def _capture(s: State, code: int) -> Choice:
    victim = code - Code.CAPTURE
    street = street_now(s)
    count = sum(1 for place in STREET_PLACES[street] if place >= 0 and owner(s, place) == victim)
    gang = GANGS[victim]
    args = {"gang": gang, "street": STREETS[street], "count": count, "bounty": bounty_in(s, street, victim)}
    return Choice(code, f"capture {gang}", "hu-capture", args, f"gang:{gang}")


def owner(s: State, place: int) -> int:
    """Whose gangster stands at a place, or NOTHING."""
    return NOTHING if s.town[place] == NOTHING else gang_of(s.town[place])


_PHRASES: dict[Decision, Callable[[State, int], Choice]] = {
    Decision.OPENING: _look,
    Decision.PLACE: _place,
    Decision.LOOK: _look,
    Decision.CAPTURE: _capture,
}


def parts(s: State, seat: int) -> list[Part]:
    """A player's dollars: the loot, and the bounties on those he captured."""
    tiles = s.takers.count(seat)
    captured = sum(
        1
        for place in range(PLACES)
        if s.captors[SIDE_STREET[PLACE_SIDE[place]]] == seat
        and s.victims[SIDE_STREET[PLACE_SIDE[place]]] == owner(s, place) != NOTHING
    )
    lines = [
        Part("hu-part-loot", {"count": tiles}, loot_money(s, seat)),
        Part("hu-part-bounty", {"count": captured}, bounty_money(s, seat)),
    ]
    return [line for line in lines if line.args["count"]]


TIE_BREAKS = (TieBreak("hu-tie-turn", lambda s, seat: 1 + (seat - s.first) % s.players),)  # HU-45
