"""Why something on the table cannot be chosen now: the `Bar` that the rules give for it, in words."""

from collections.abc import Callable, Iterable
from typing import Any

from saloon.engine import Reason, offered, on_board
from saloon.games.colt_express.actions import (
    acting_bandit,
    flask_bar,
    in_arms_reach,
    in_sight,
    knock_bar,
    loot_bar,
    marshal_bar,
    move_bar,
    named_purse_bar,
    punch_bar,
    roof_steps,
    shot_bar,
    throw_bar,
)
from saloon.games.colt_express.cards import FLASKS, PURSES
from saloon.games.colt_express.events import loner, pickpocket_bar, unnamed_bar
from saloon.games.colt_express.hands import hold_bar, take_bar
from saloon.games.colt_express.hostages import hostage_bar
from saloon.games.colt_express.keeping import keep_bar
from saloon.games.colt_express.loot import purse_bar
from saloon.games.colt_express.marshal import flee_bar
from saloon.games.colt_express.notation import (
    ACTION_WORDS,
    CHARACTERS,
    DECISIONS,
    HOSTAGES,
    LOOT,
    bandit_name,
    card_words,
    choice,
    flask_words,
    place_on,
)
from saloon.games.colt_express.places import Way, beside, car_of, place_of, reach, stop_of
from saloon.games.colt_express.plan import cover_bar, draw_bar, drink_bar, pass_bar, play_bar
from saloon.games.colt_express.setup import character_bar, pair_bar
from saloon.games.colt_express.stagecoach import board_bar, leave_bar, ride_bar
from saloon.games.colt_express.state import PLACES, SHOTGUN, Bar, Decision, Seat, State, bandit_count
from saloon.games.colt_express.travel import travel_bar

PLANNING = (Decision.PLAN, Decision.MELEE)
WITH_CARDS = (*PLANNING, Decision.COVER, Decision.KEEP, Decision.KEEP_SOME)
KINDS = (
    "character", "bandit", "place", "purse", "loot", "flask", "hostage", "card", "deck", "hand", "floor", "horse",
)  # fmt: skip
CARRYING_OUT = (*range(Decision.MOVE, Decision.MARSHAL + 1), Decision.RIDE)

BARS: dict[int, tuple[str, str]] = {
    Bar.NONE: ("offered", ""),
    Bar.CHARACTER_TAKEN: ("ce-character-taken", ""),
    Bar.NO_LEADER: ("ce-no-leader", ""),
    Bar.BOARD_WAGONS: ("ce-board-wagons", "HS-58"),
    Bar.NO_SUCH_CARD: ("ce-no-such-card", ""),
    Bar.BULLET: ("ce-bullet", "CE-08"),
    Bar.NOT_IN_DECK: ("ce-not-in-deck", "CE-62"),
    Bar.DECK_EMPTY: ("ce-deck-empty", "CE-07"),
    Bar.DECK_SHORT: ("ce-deck-short", "CE-07"),
    Bar.AFTER_A_FLASK: ("ce-after-a-flask", "HS-50"),
    Bar.NO_PASSING: ("ce-no-passing", "HS-59"),
    Bar.NO_SUCH_FLASK: ("ce-no-such-flask", "HS-30"),
    Bar.FLASK_IN_NORMAL_TURNS: ("ce-flask-normal-turns", "HS-27"),
    Bar.ONE_FLASK: ("ce-one-flask", "HS-50"),
    Bar.FLASK_NEEDS_CARDS: ("ce-flask-needs-cards", "HS-28"),
    Bar.COVER_BY_THE_OTHER: ("ce-covers-by-the-other", "CE-63"),
    Bar.KEEPS_NO_MORE: ("ce-keeps-no-more", "HS-32"),
    Bar.ALREADY_KEPT: ("ce-already-kept", "HS-32"),
    Bar.MUST_MOVE: ("ce-must-move", "CE-15"),
    Bar.OUT_OF_THE_CAR: ("ce-out-of-the-car", "TC-09"),
    Bar.RUN_FROM_THE_CAR: ("ce-run-from-the-car", "TC-09"),
    Bar.INTO_THE_COACH: ("ce-into-the-coach", "HS-13"),
    Bar.ONTO_THE_COACH: ("ce-onto-the-coach", "HS-14"),
    Bar.MOVE_KEEPS_FLOOR: ("ce-move-keeps-floor", "CE-15"),
    Bar.COACH_REACH: ("ce-coach-reach", "HS-14"),
    Bar.ROOF_REACH: ("ce-roof-reach", "CE-16"),
    Bar.ROOF_STEP: ("ce-roof-reach", "HS-21"),
    Bar.INSIDE_REACH: ("ce-inside-reach", "CE-15"),
    Bar.NO_TARGET: ("ce-no-target", "CE-20"),
    Bar.SHOTGUN_NOT_SHOT: ("ce-shotgun-not-shot", "HS-10"),
    Bar.HAS_LEFT: ("ce-has-left", "HS-39"),
    Bar.SAME_PLACE: ("ce-same-place", "CE-20"),
    Bar.BELLE: ("ce-belle", "CE-22"),
    Bar.COACH_RANGE: ("ce-out-of-coach-range", "HS-46"),
    Bar.CAR_RANGE: ("ce-out-of-car-range", "TC-15"),
    Bar.OTHER_FLOOR: ("ce-other-floor", "CE-20"),
    Bar.BEHIND_OTHERS: ("ce-behind-others", "CE-19"),
    Bar.TOO_FAR_INSIDE: ("ce-too-far-inside", "CE-18"),
    Bar.LOOT_ELSEWHERE: ("ce-loot-elsewhere", "CE-32"),
    Bar.STRONGBOX_GUARDED: ("ce-strongbox-guarded", "HS-02"),
    Bar.PURSES_BY_LOT: ("ce-purses-by-lot", "CE-26"),
    Bar.NAME_THE_PURSE: ("ce-name-the-purse", "CE-26"),
    Bar.SHOTGUN_NOT_HERE: ("ce-shotgun-not-here", "HS-48"),
    Bar.NOT_HERE: ("ce-not-here", "CE-13"),
    Bar.BELLE_BESIDE_THE_SHOTGUN: ("ce-belle", "HS-04"),
    Bar.VICTIM_HAS_NONE: ("ce-victim-has-none", "CE-30"),
    Bar.NAME_THE_KIND: ("ce-name-the-kind", "CE-30"),
    Bar.NOT_THE_VICTIMS: ("ce-not-the-victims", "CE-30"),
    Bar.THROWN_FROM_COACH: ("ce-thrown-from-coach", "HS-47"),
    Bar.THROWN_FROM_CAR: ("ce-thrown-from-car", "TC-10"),
    Bar.THROWN_ONE_CAR: ("ce-thrown-one-car", "CE-29"),
    Bar.MARSHAL_STAYS_ABOARD: ("ce-marshal-stays-aboard", "HS-01"),
    Bar.MARSHAL_ONE_CAR: ("ce-marshal-one-car", "CE-33"),
    Bar.RIDE_REACH: ("ce-ride-reach", "HS-19"),
    Bar.LEAVE_IN_THE_ESCAPE: ("ce-leave-in-the-escape", "HS-39"),
    Bar.PURSES_ONLY: ("ce-purses-only", "CE-45"),
    Bar.NO_SUCH_HOSTAGE: ("ce-no-such-hostage", ""),
    Bar.FLEE_TO_NEIGHBOURS: ("ce-flee-to-neighbours", "HS-06"),
    Bar.HIDE_UNDER: ("ce-hide-under", "TC-04"),
}

# What is said of things that a question is not about, or that are not there.
NOT_ASKED = ("ce-not-asked", "")
ASKED: dict[tuple[int, str], tuple[str, str]] = {
    **{(decision, "horse"): ("ce-horses-by-ride", "HS-19") for decision in Decision},
    **{(decision, "hostage"): ("ce-hostages-in-the-coach", "HS-20") for decision in Decision},
    **{(decision, "card"): ("ce-not-planning", "CE-06") for decision in CARRYING_OUT},
    **{(decision, "card"): BARS[Bar.NO_SUCH_CARD] for decision in WITH_CARDS},
    **{(decision, "flask"): ("ce-flask-lies-there", "HS-30") for decision in PLANNING},
    **{(decision, "drink"): BARS[Bar.NO_SUCH_FLASK] for decision in PLANNING},
    **{(Decision.ROB, kind): BARS[Bar.LOOT_ELSEWHERE] for kind in ("purse", "loot", "flask", "drink")},
    **{(Decision.PICKPOCKET, kind): BARS[Bar.PURSES_ONLY] for kind in ("purse", "loot")},
    **{(Decision.PICKPOCKET, kind): ("ce-purses-only", "HS-30") for kind in ("flask", "drink")},
    (Decision.OPENING, "card"): ("ce-opening", "CE-50"),
    (Decision.TAKE, "card"): BARS[Bar.NOT_IN_DECK],
    (Decision.FIRE, "bandit"): BARS[Bar.NO_TARGET],
    (Decision.PUNCH, "bandit"): BARS[Bar.NOT_HERE],
    (Decision.HOSTAGE, "hostage"): NOT_ASKED,
}

# What the messages name; those of OF_WHOM also by the bandit, where that is told.
OF_WHOM = ("ce-no-such-card", "ce-not-in-deck")
TARGETED = (
    "ce-has-left", "ce-same-place", "ce-belle", "ce-out-of-coach-range", "ce-out-of-car-range", "ce-other-floor",
    "ce-behind-others", "ce-too-far-inside",
)  # fmt: skip
KNOCKED = ("ce-victim-has-none", "ce-not-the-victims")
PARAMS: dict[str, Callable[[State, str], dict[str, Any]]] = {
    **{code: lambda s, name: _card(name) for code in OF_WHOM},
    **{code: lambda s, name: {"victim": name} for code in TARGETED},
    **{code: lambda s, _: {"victim": bandit_name(s, s.victim)} for code in KNOCKED},
    **{code: lambda s, _: {"steps": _steps(s)} for code in ("ce-coach-reach", "ce-run-from-the-car")},
    "ce-roof-reach": lambda s, _: {"steps": _steps(s), "car": car_of(_here(s))},
    "ce-inside-reach": lambda s, _: {"car": car_of(_here(s))},
    "ce-covers-by-the-other": lambda s, _: {"bandit": bandit_name(s, s.cover - 1)},
    "ce-character-taken": lambda s, name: {"character": name},
    "ce-no-such-hostage": lambda s, name: {"hostage": name},
    "ce-not-asked": lambda s, _: {"decision": DECISIONS[s.decision]},
}


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `bandit:doc` or `place:3:roof`."""
    kind, _, name = on.partition(":")
    if kind == "flask" and not name.isdecimal():
        kind = "drink"  # one's own
    question = Decision(s.decision), kind
    number = _things(s, kind).get(name)
    if number is None or (question not in RULES and on not in offered(s, choice)):
        code, clause = ASKED.get(question, NOT_ASKED)
    else:
        code, clause = BARS[RULES[question](s, number) if question in RULES else Bar.NONE]
    params = PARAMS[code](s, name) if code in PARAMS else {}
    return Reason(f"{code}-of" if code in OF_WHOM and "bandit" in params else code, params, clause)


def _card(word: str) -> dict[str, Any]:
    """A card by its action and, where that is told, by its bandit."""
    bandit, _, card = word.rpartition(" ")
    return {"card": card, "bandit": bandit} if bandit in CHARACTERS and card in ACTION_WORDS else {"card": card}


def things(s: State) -> Iterable[str]:
    """All the things that choices may stand on."""
    drinks = on_board("flask", _things(s, "drink"))
    return [*drinks, *(on for kind in KINDS for on in on_board(kind, _things(s, kind)))]


def _things(s: State, kind: str) -> dict[str, int]:
    """The things of a kind as choices name them, with their numbers."""
    if kind == "card":
        return _numbered(card_words(s, s.actor))
    if kind == "drink":
        return _numbered(flask_words(s, s.actor))
    if kind == "bandit":
        return {**_numbered(bandit_name(s, bandit) for bandit in range(bandit_count(s))), "shotgun": SHOTGUN}
    return THINGS.get(kind, {"": 0})


def _numbered(names: Iterable[str]) -> dict[str, int]:
    """The first number of each name."""
    numbers: dict[str, int] = {}
    for number, name in enumerate(names):
        numbers.setdefault(name, number)
    return numbers


THINGS = {
    "character": _numbered(CHARACTERS),
    "place": _numbered(place_on(place).partition(":")[2] for place in range(PLACES)),
    "purse": _numbered(map(str, range(PURSES))),
    "loot": _numbered(LOOT),
    "flask": _numbered(map(str, range(FLASKS))),
    "hostage": _numbered(HOSTAGES),
}


def _own(s: State) -> Seat:
    """The cards of the player who is asked."""
    return s.seats[s.actor]


def _here(s: State) -> int:
    """Where the bandit is whose card is being carried out."""
    return place_of(s, acting_bandit(s))


def _steps(s: State) -> int:
    """How far he goes on the roofs."""
    return roof_steps(s, acting_bandit(s))


# The rule that decides, at a question, about the thing of a kind with a number; the rest is offered or not asked for.
RULES: dict[tuple[Decision, str], Callable[[State, int], int]] = {
    (Decision.CHARACTER, "character"): character_bar,
    (Decision.PAIR, "character"): pair_bar,
    (Decision.ATTACK, "place"): board_bar,
    (Decision.BOARD, "place"): board_bar,
    (Decision.TAKE, "card"): lambda s, card: take_bar(_own(s), card),
    **{(decision, "card"): lambda s, card: play_bar(_own(s), card) for decision in PLANNING},
    **{(decision, "deck"): lambda s, _: draw_bar(s, s.actor) for decision in PLANNING},
    **{(decision, "drink"): lambda s, flask: drink_bar(s, s.actor, flask) for decision in PLANNING},
    (Decision.MELEE, "hand"): lambda s, _: pass_bar(s, s.actor),
    (Decision.COVER, "card"): lambda s, card: cover_bar(s, s.actor, card),
    (Decision.KEEP, "card"): lambda s, card: hold_bar(_own(s), card),
    (Decision.KEEP_SOME, "card"): lambda s, card: keep_bar(s, _own(s), card),
    (Decision.MOVE, "place"): lambda s, place: move_bar(s, _here(s), _steps(s), reach(s, _here(s), _steps(s)), place),
    (Decision.FIRE, "bandit"): lambda s, bandit: shot_bar(
        s, acting_bandit(s), in_sight(s, acting_bandit(s), _here(s)), bandit
    ),
    (Decision.ROB, "purse"): lambda s, purse: purse_bar(s, _here(s), purse),
    (Decision.ROB, "loot"): lambda s, loot: loot_bar(s, _here(s), loot),
    (Decision.ROB, "flask"): lambda s, flask: flask_bar(s, _here(s), flask),
    (Decision.PUNCH, "bandit"): lambda s, bandit: punch_bar(s, in_arms_reach(s, acting_bandit(s)), bandit),
    (Decision.KNOCK, "purse"): named_purse_bar,
    (Decision.KNOCK, "loot"): knock_bar,
    (Decision.THROW, "place"): lambda s, place: throw_bar(s, beside(s, place_of(s, s.victim), Way.THROW), place),
    (Decision.MARSHAL, "place"): marshal_bar,
    (Decision.RIDE, "place"): lambda s, place: ride_bar(s, stop_of(s, _here(s)), place),
    (Decision.RIDE, "horse"): lambda s, _: leave_bar(s),
    (Decision.PICKPOCKET, "purse"): lambda s, purse: pickpocket_bar(s, place_of(s, loner(s)), purse),
    (Decision.PICKPOCKET, "loot"): lambda s, loot: unnamed_bar(s, place_of(s, loner(s)), loot),
    (Decision.HOSTAGE, "hostage"): hostage_bar,
    (Decision.FLEE, "place"): flee_bar,
    (Decision.TRAVEL, "place"): travel_bar,
}
