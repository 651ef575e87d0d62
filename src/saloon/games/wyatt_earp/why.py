"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Iterable, Sequence

from saloon.engine import Reason, offered, on_board
from saloon.games.wyatt_earp.cards import OUTLAWS
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, OUTLAW_NAMES, choice
from saloon.games.wyatt_earp.rules import lay_bar, take_bar
from saloon.games.wyatt_earp.sheriff import (
    answer_bar,
    card_of,
    cards_left,
    fetch_bar,
    group_bar,
    guns_against,
    play_bar,
    snapshot_bar,
    territory_bar,
)
from saloon.games.wyatt_earp.state import NOTHING, Bar, Code, Decision, State

TARGETS = (Decision.PLACE, Decision.HIDE, Decision.STEAL, Decision.UNHIDE)
KINDS = ("pile", "discard", "card", "group", "poster", "found", "pass")
OUT_OF_TURN = (Decision.ANSWER, Decision.SNAPSHOT)

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.DISCARD_EMPTY: ("we-discard-empty", "WE-02"),
    Bar.NEEDS_SERIES: ("we-needs-series", "WE-06"),
    Bar.LAST_CARD: ("we-last-card", "WE-14"),
    Bar.ONE_SHERIFF: ("we-one-sheriff", "WE-10"),
    Bar.PHOTO_UNOPENED: ("we-photo-unopened", "WE-06"),
    Bar.NO_SHOT: ("we-no-shot", "WE-43"),
    Bar.NO_GROUP: ("we-no-group", "WE-19"),
    Bar.NOTHING_TO_STEAL: ("we-no-outlaw-card", "WE-57"),
    Bar.NOTHING_TO_HIDE: ("we-nothing-to-hide", "WE-26"),
    Bar.NOTHING_TO_FREE: ("we-no-hideout", "WE-52"),
    Bar.NO_DRAW: ("we-no-draw", "WE-43"),
    Bar.NOTHING_TO_FETCH: ("we-no-second-wyatt", "WE-12"),
    Bar.OWN_TERRITORY: ("we-own-territory", "WE-18"),
    Bar.NOT_YOUR_OWN: ("we-not-your-own", "WE-24"),
    Bar.OPPONENTS_ONLY: ("we-opponents-only", "WE-26"),
    Bar.NO_GROUP_THERE: ("we-no-group-there", "WE-57"),
    Bar.GUN_THERE: ("we-gun-there", "WE-20"),
    Bar.NO_OUTLAW_CARD: ("we-no-outlaw-card", "WE-57"),
    Bar.HIDDEN_ALREADY: ("we-hidden-already", "WE-26"),
    Bar.NO_HIDEOUT: ("we-no-hideout", "WE-52"),
    Bar.NO_SECOND_WYATT: ("we-no-second-wyatt", "WE-12"),
    Bar.NOT_IN_DISCARD: ("we-not-in-discard", "WE-12"),
    Bar.ONLY_WYATT: ("we-only-wyatt", "WE-50"),
    Bar.ONLY_PHOTO: ("we-only-photo", "WE-55"),
}

# What is said of things that a question is not about, or that are not there.
NOT_ASKED = ("we-not-asked", "")
ASKED: dict[tuple[Decision, str], tuple[str, str]] = {
    **{(decision, "poster"): ("we-not-naming", "WE-59") for decision in Decision},
    **{(decision, "card"): ("we-no-such-card", "") for decision in (Decision.TURN, *OUT_OF_TURN)},
    **{(Decision.TURN, place): ("we-drawn-already", "WE-01") for place in ("pile", "discard")},
    **{(Decision.DRAW, card): ("we-draw-first", "WE-01") for card in ("card", "play")},
    (Decision.TURN, "play"): ("we-no-such-card", ""),
}

# What the messages name.
PARAMS = {
    **dict.fromkeys(("we-no-such-card", "we-no-group", "we-can-be-played", "we-not-in-discard"), "card"),
    **dict.fromkeys(("we-needs-series", "we-can-be-laid", "we-photo-unopened", "we-no-group-there"), "outlaw"),
    **dict.fromkeys(("we-only-wyatt", "we-only-photo"), "outlaw"),
    "we-not-asked": "decision",
}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `card:hideout` or `group:1:bob-dalton`.

    In his turn each card of his own can at least be discarded; `play:hideout` asks why it cannot be played.
    """
    kind, _, name = on.partition(":")
    question = Decision(s.decision), kind
    number = _things(s, kind).get(name)
    if number is None or (question not in RULES and on not in offered(s, choice)):
        code, clause = ASKED.get(question, NOT_ASKED)
    else:
        bar = RULES[question](s, number) if question in RULES else Bar.NONE
        code, clause = _playable(number) if kind == "play" and bar == Bar.NONE else BARS[bar]
    outlaw = name.rpartition(":")[2].removeprefix("photo-") if s.about == NOTHING else OUTLAW_NAMES[s.about]
    said = {"decision": DECISIONS[s.decision], "card": name, "outlaw": outlaw}
    return Reason(code, {PARAMS[code]: said[PARAMS[code]]} if code in PARAMS else {}, clause)


def things(s: State) -> Iterable[str]:
    """All the things that choices may stand on."""
    return [on for kind in KINDS for on in on_board(kind, _names(s, kind))]


def _names(s: State, kind: str) -> Sequence[str]:
    """The things of a kind as choices name them, by number."""
    if kind == "group":
        return [f"{seat}:{name}" for seat in range(s.players) for name in OUTLAW_NAMES]
    return CARD_NAMES if kind in ("card", "play", "found") else OUTLAW_NAMES if kind == "poster" else ("",)


def _things(s: State, kind: str) -> dict[str, int]:
    """The things of a kind that are there, with their numbers; of cards those in hand."""
    there = {name: number for number, name in enumerate(_names(s, kind))}
    if kind in ("card", "play"):
        return {name: number for name, number in there.items() if s.seats[s.actor].hand[number]}
    return there


def _group(s: State, number: int) -> int:
    seat, outlaw = divmod(number, OUTLAWS)
    territory = territory_bar(s, s.decision, seat)
    return group_bar(s.seats[seat], s.decision, territory, guns_against(s, s.playing), outlaw)


def _play(s: State, kind: int) -> int:
    """A card of the hand in this turn; where it can be played in several ways, in one of them, or else in the first."""
    if kind < OUTLAWS:
        return lay_bar(s, kind)
    bars = [play_bar(s, code, cards_left(s)) for code in range(Code.PHOTO, Code.DISCARD) if card_of(code) == kind]
    return Bar.NONE if Bar.NONE in bars else bars[0]


def _playable(kind: int) -> tuple[str, str]:
    return ("we-can-be-laid", "WE-08") if kind < OUTLAWS else ("we-can-be-played", "WE-10")


# The rule that decides, at a question, about the thing of a kind with a number; the rest is offered or not asked for.
RULES: dict[tuple[Decision, str], Callable[[State, int], int]] = {
    (Decision.DRAW, "discard"): lambda s, _: take_bar(s),
    (Decision.TURN, "play"): _play,
    **{(target, "group"): _group for target in TARGETS},
    (Decision.FETCH, "found"): fetch_bar,
    (Decision.ANSWER, "card"): lambda s, kind: answer_bar(kind),
    (Decision.SNAPSHOT, "card"): snapshot_bar,
}
