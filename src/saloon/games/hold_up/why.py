"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Iterable, Sequence

from saloon.engine import Reason, on_board
from saloon.games.hold_up.cards import PLACE_SIDE, PLACES, SIDE_FIRST, SIDES
from saloon.games.hold_up.notation import GANGS, ROLES, SPOTS, STREETS, side_words
from saloon.games.hold_up.placing import (
    decline_bar,
    event_bar,
    gangster_bar,
    hiding_bar,
    opening_bar,
    role_bar,
    side_bar,
)
from saloon.games.hold_up.settling import arms_in, capture_bar, street_now
from saloon.games.hold_up.state import Bar, Decision, State, events_up

KINDS = ("event", "card", "side", "face-down", "place", "eyes", "gang", "pile")

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.NO_EVENT: ("hu-no-event", "HU-28"),
    Bar.EVENT_SEEN: ("hu-event-seen", "HU-36"),
    Bar.SAME_PAIR: ("hu-same-pair", "HU-07"),
    Bar.NOT_IN_HAND: ("hu-not-in-hand", "HU-02"),
    Bar.CLOSED: ("hu-closed", "HU-44"),
    Bar.SIDE_FULL: ("hu-side-full", "HU-05"),
    Bar.QUOTA_SPENT: ("hu-quota-spent", "HU-39"),
    Bar.NOBODY_THERE: ("hu-nobody-there", "HU-36"),
    Bar.FACE_UP: ("hu-face-up", "HU-36"),
    Bar.OWN_CARD: ("hu-own-card", "HU-36"),
    Bar.CARD_SEEN: ("hu-card-seen", "HU-36"),
    Bar.MUST_LOOK: ("hu-must-look", "HU-36"),
    Bar.OWN_GANG: ("hu-own-gang", "HU-25"),
    Bar.GANG_ABSENT: ("hu-gang-absent", "HU-24"),
}

# What a question asks for instead of a kind of thing, and of any other.
ASKED: dict[tuple[Decision, str], tuple[str, str]] = {
    (Decision.OPENING, ""): ("hu-opening", "HU-07"),
    (Decision.OPENING, "eyes"): ("hu-must-look", "HU-36"),
    (Decision.PLACE, ""): ("hu-placing", "HU-02"),
    (Decision.PLACE, "card"): ("hu-choose-a-side", "HU-05"),
    (Decision.LOOK, ""): ("hu-looking", "HU-36"),
    (Decision.CAPTURE, ""): ("hu-capturing", "HU-25"),
    **{(decision, "pile"): ("hu-pile", "HU-02") for decision in Decision},
}

# The rule that decides, at a question, about the thing of a kind with a number; None where nothing is chosen there.
RULES: dict[tuple[Decision, str], Callable[[State, int], int | None]] = {
    (Decision.OPENING, "event"): lambda s, spot: opening_bar(s, s.actor, spot),
    (Decision.PLACE, "card"): lambda s, role: role_bar(s.seats[s.actor], role) or None,
    (Decision.PLACE, "side"): side_bar,
    (Decision.PLACE, "face-down"): lambda s, _: hiding_bar(s.seats[s.actor]) or None,
    (Decision.LOOK, "event"): lambda s, spot: event_bar(s, s.actor, spot),
    (Decision.LOOK, "place"): lambda s, place: gangster_bar(s, s.actor, place),
    (Decision.LOOK, "eyes"): lambda s, _: decline_bar(s),
    (Decision.CAPTURE, "gang"): lambda s, gang: capture_bar(arms_in(s, events_up(s), street_now(s)), s.actor, gang),
}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `side:bank:north` or `event:east`."""
    kind, _, name = on.partition(":")
    if name not in _things(s, kind):
        kind = name = ""
    question = Decision(s.decision), kind
    bar = RULES[question](s, _things(s, kind).index(name)) if question in RULES else None
    code, clause = BARS[bar] if bar is not None else ASKED.get(question, ASKED[question[0], ""])
    return Reason(code, {**_words(kind, name), **_settling(s)}, clause)


def things(s: State) -> Iterable[str]:
    """All the things that choices may stand on."""
    return [on for kind in KINDS for on in on_board(kind, _things(s, kind))]


def _things(s: State, kind: str) -> Sequence[str]:
    """The things of a kind as choices name them, by number."""
    if kind == "side":
        return [":".join(side_words(s, side).values()) for side in range(SIDES)]
    if kind == "place":
        sides = _things(s, "side")
        return [f"{sides[PLACE_SIDE[place]]}:{place - SIDE_FIRST[PLACE_SIDE[place]] + 1}" for place in range(PLACES)]
    return {"event": SPOTS, "card": ROLES, "gang": GANGS}.get(kind, ("",))


def _words(kind: str, name: str) -> dict[str, str]:
    """A thing in the arguments of a message."""
    fields = {"event": ("spot",), "card": ("role",), "gang": ("gang",), "side": ("building", "street")}.get(kind, ())
    return dict(zip(fields, name.split(":"), strict=False))


def _settling(s: State) -> dict[str, str]:
    """The street where scores are being settled."""
    return {"street": STREETS[street_now(s)]} if s.decision == Decision.CAPTURE else {}
