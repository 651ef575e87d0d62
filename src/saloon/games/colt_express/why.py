"""Why something on the table cannot be chosen now: the sentence of the rules that stands in the way."""

from saloon.engine import Reason, size
from saloon.games.colt_express.actions import acting_bandit, guarded, in_sight, roof_steps
from saloon.games.colt_express.cards import Card, Character, Turn
from saloon.games.colt_express.notation import (
    ACTION_WORDS,
    BULLET_WORDS,
    CHARACTERS,
    COACH,
    DECISIONS,
    FLOORS,
    HOSTAGES,
    TIME,
    WHISKY,
    bandit_name,
    card_words,
)
from saloon.games.colt_express.places import car_of, in_coach, inside, on_roof, on_train, place_of
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    COACH_ROOF,
    GONE,
    ROOF,
    TIME_CAR,
    Code,
    Decision,
    Phase,
    State,
    bandit_count,
    lead,
    symbol_of,
)
from saloon.games.colt_express.whisky import flask_of

PLANNING = (Decision.PLAN, Decision.MELEE)


def why(s: State, on: str) -> Reason:
    """The reason and its clause, for the seat to move and a thing such as `bandit:doc` or `place:3:roof`."""
    kind, _, name = on.partition(":")
    if kind == "card":
        return _card(s, name)
    if kind == "deck":
        return _deck(s)
    if kind == "flask":
        return _flask(s, name)
    if kind == "bandit":
        return _bandit(s, name)
    if kind == "place":
        return _place(s, name)
    if kind in ("purse", "loot"):
        return _loot(s, name)
    if kind == "hostage":
        return _hostage(s, name)
    if kind == "horse":
        return _horse(s)
    return _not_asked(s)


def _not_asked(s: State) -> Reason:
    return Reason("ce-not-asked", {"decision": DECISIONS[s.decision]})


def _card(s: State, word: str) -> Reason:
    """A card of the hand; where one is taken out of the deck, a card of the deck."""
    if s.decision == Decision.OPENING:
        return Reason("ce-opening", {}, "CE-50")
    if s.decision == Decision.COVER:
        return Reason("ce-covers-by-the-other", {"bandit": bandit_name(s, s.cover - 1)}, "CE-63")
    if s.decision == Decision.TAKE:
        return _none_such(word, "ce-not-in-deck", "CE-62")
    if s.decision == Decision.KEEP_SOME and _holds(s, word):
        return Reason("ce-keeps-no-more" if _keeps_no_more(s) else "ce-already-kept", {}, "HS-32")
    if s.decision in PLANNING and word.rpartition(" ")[2] in BULLET_WORDS:
        return Reason("ce-bullet", {}, "CE-08")
    if s.decision in (*PLANNING, Decision.KEEP, Decision.KEEP_SOME):
        return _none_such(word, "ce-no-such-card")
    return Reason("ce-not-planning", {}, "CE-06") if s.phase == Phase.ACTION else _not_asked(s)


def _none_such(word: str, code: str, clause: str = "") -> Reason:
    """There is no such card, by its action and, where that is told, by its bandit."""
    bandit, _, card = word.rpartition(" ")
    if bandit not in CHARACTERS or card not in ACTION_WORDS:
        return Reason(code, {"card": card}, clause)
    return Reason(f"{code}-of", {"card": card, "bandit": bandit}, clause)


def _holds(s: State, word: str) -> bool:
    """Whether the player asked has a card in hand, chosen to be kept or not."""
    words, hand = card_words(s, s.actor), s.seats[s.actor].hand
    return any(word == own and count for own, count in zip(words, hand, strict=True))


def _keeps_no_more(s: State) -> bool:
    """Whether he has said that he keeps no more."""
    return Code.KEEP_NO_MORE in s.seats[s.actor].picks


def _deck(s: State) -> Reason:
    """Why there is no drawing."""
    if s.decision not in PLANNING:
        return _not_asked(s)
    if s.decision == Decision.PLAN and s.drunk:
        return Reason("ce-after-a-flask", {}, "HS-50")
    cards = s.seats[s.actor]
    left = size(cards.deck) + cards.tops + size(cards.discard)
    return Reason("ce-deck-short" if left else "ce-deck-empty", {}, "CE-07")


def _flask(s: State, name: str) -> Reason:
    """Why a flask cannot be drunk or taken: one that lies about, by its number, or one of one's own, by its kind."""
    if s.decision == Decision.ROB:
        return Reason("ce-loot-elsewhere", {}, "CE-32")
    if s.decision == Decision.PICKPOCKET:
        return Reason("ce-purses-only", {}, "HS-30")
    if s.decision in PLANNING and name.isdecimal():
        return Reason("ce-flask-lies-there", {}, "HS-30")
    if s.decision in PLANNING and not _has_flask(s, name):
        return Reason("ce-no-such-flask", {}, "HS-30")
    if s.decision == Decision.MELEE or (s.decision == Decision.PLAN and symbol_of(s, s.turn) != Turn.NORMAL):
        return Reason("ce-flask-normal-turns", {}, "HS-27")
    if s.decision == Decision.PLAN:
        return Reason("ce-one-flask", {}, "HS-50") if s.drunk else Reason("ce-flask-needs-cards", {}, "HS-28")
    return _not_asked(s)


def _has_flask(s: State, name: str) -> bool:
    """Whether the player asked has such a flask, as in `old`, `half-classic` or `tuco:old`."""
    bandit, _, kind = name.rpartition(":")
    half, kind = kind.startswith("half-"), kind.removeprefix("half-")
    own = range(lead(s, s.actor), lead(s, s.actor) + s.each)
    held = [number for number in own if not bandit or bandit_name(s, number) == bandit]
    return kind in WHISKY and any(flask_of(s, number, WHISKY.index(kind), int(half)) >= 0 for number in held)


def _find(s: State, name: str) -> int | None:
    """The bandit of that name, if he is in the game."""
    found = [bandit for bandit in range(bandit_count(s)) if bandit_name(s, bandit) == name]
    return found[0] if found and name in CHARACTERS else None


def _bandit(s: State, name: str) -> Reason:
    if s.decision == Decision.FIRE:
        return _shot(s, name)
    if s.decision == Decision.PUNCH:
        return _punch(s, name)
    return _not_asked(s)


def _shot(s: State, name: str) -> Reason:
    shooter = acting_bandit(s)
    target = _find(s, name)
    if name == "shotgun":
        return Reason("ce-shotgun-not-shot", {}, "HS-10")
    if target is None or target == shooter:
        return Reason("ce-no-target", {}, "CE-20")
    here, there = place_of(s, shooter), place_of(s, target)
    who = {"victim": name}
    if there == GONE:
        return Reason("ce-has-left", who, "HS-39")
    if here == there:
        return Reason("ce-same-place", who, "CE-20")
    if in_sight(s, shooter, here) >> target & 1:
        return Reason("ce-belle", who, "CE-22")
    if in_coach(here) or in_coach(there):
        return Reason("ce-out-of-coach-range", who, "HS-46")
    if TIME_CAR in (here, there):
        return Reason("ce-out-of-car-range", who, "TC-15")
    if on_roof(here) != on_roof(there):
        return Reason("ce-other-floor", who, "CE-20")
    return Reason("ce-behind-others", who, "CE-19") if on_roof(here) else Reason("ce-too-far-inside", who, "CE-18")


def _punch(s: State, name: str) -> Reason:
    puncher = acting_bandit(s)
    target = _find(s, name)
    if name == "shotgun":
        return Reason("ce-shotgun-not-here", {}, "HS-48")
    if target is None or target == puncher or place_of(s, target) != place_of(s, puncher):
        return Reason("ce-not-here", {}, "CE-13")
    clause = "HS-04" if guarded(s, place_of(s, puncher)) and s.options.stagecoach else "CE-22"
    return Reason("ce-belle", {"victim": CHARACTERS[Character.BELLE]}, clause)


def _read_place(name: str) -> int | None:
    """The place that a thing of the board means."""
    car, _, floor = name.partition(":")
    if floor not in FLOORS:
        return None
    if car == COACH:
        return COACH_INSIDE + FLOORS.index(floor)
    if car == TIME:
        return TIME_CAR
    return inside(int(car)) + FLOORS.index(floor) if car.isdecimal() else None


def _place(s: State, name: str) -> Reason:
    there = _read_place(name)
    if s.decision == Decision.MARSHAL:
        if there is not None and not on_train(there):
            return Reason("ce-marshal-stays-aboard", {}, "HS-01")
        return Reason("ce-marshal-one-car", {}, "CE-33")
    if s.decision == Decision.THROW:
        return _throw(s)
    if s.decision == Decision.FLEE:
        return Reason("ce-flee-to-neighbours", {}, "HS-06")
    if s.decision == Decision.RIDE:
        return Reason("ce-ride-reach", {}, "HS-19")
    if s.decision in (Decision.ATTACK, Decision.BOARD):
        return Reason("ce-board-wagons", {}, "HS-58")
    if s.decision == Decision.TRAVEL:
        return Reason("ce-hide-under", {}, "TC-04")
    if s.decision != Decision.MOVE or there is None:
        return _not_asked(s)
    return _move(s, acting_bandit(s), there)


def _throw(s: State) -> Reason:
    here = place_of(s, s.victim)
    if in_coach(here):
        return Reason("ce-thrown-from-coach", {}, "HS-47")
    if here == TIME_CAR:
        return Reason("ce-thrown-from-car", {}, "TC-10")
    return Reason("ce-thrown-one-car", {}, "CE-29")


def _move(s: State, bandit: int, there: int) -> Reason:
    here = place_of(s, bandit)
    if there == here:
        return Reason("ce-must-move", {}, "CE-15")
    if here == TIME_CAR:
        return _out_of_the_car(s, roof_steps(s, bandit))
    if there == COACH_INSIDE:
        return Reason("ce-into-the-coach", {}, "HS-13")
    if there == COACH_ROOF and not on_roof(here):
        return Reason("ce-onto-the-coach", {}, "HS-14")
    if on_train(there) and there & ROOF != here & ROOF:
        return Reason("ce-move-keeps-floor", {}, "CE-15")
    if here == COACH_ROOF or (there == COACH_ROOF and on_roof(here)):
        return Reason("ce-coach-reach", {"steps": roof_steps(s, bandit)}, "HS-14")
    if on_roof(here):
        steps = roof_steps(s, bandit)
        return Reason("ce-roof-reach", {"steps": steps, "car": car_of(here)}, "CE-16" if steps > 1 else "HS-21")
    return Reason("ce-inside-reach", {"car": car_of(here)}, "CE-15")


def _out_of_the_car(s: State, steps: int) -> Reason:
    if s.options.run_from_the_car and steps > 1:
        return Reason("ce-run-from-the-car", {"steps": steps}, "TC-09")
    return Reason("ce-out-of-the-car", {}, "TC-09")


def _loot(s: State, name: str) -> Reason:
    if s.decision == Decision.ROB:
        here = place_of(s, acting_bandit(s))
        if name == "strongbox" and s.strongboxes[here] and guarded(s, here):
            return Reason("ce-strongbox-guarded", {}, "HS-02")
        return Reason("ce-loot-elsewhere", {}, "CE-32")
    if s.decision == Decision.PICKPOCKET:
        return Reason("ce-purses-only", {}, "CE-45")
    if s.decision == Decision.KNOCK:
        return Reason("ce-victim-has-none", {"victim": bandit_name(s, s.victim)}, "CE-30")
    return _not_asked(s)


def _hostage(s: State, name: str) -> Reason:
    if s.decision != Decision.HOSTAGE:
        return Reason("ce-hostages-in-the-coach", {}, "HS-20")
    return Reason("ce-no-such-hostage", {"hostage": name}) if name in HOSTAGES else _not_asked(s)


def _horse(s: State) -> Reason:
    riding = s.phase == Phase.ACTION and s.begun and s.pile[s.resolving].card == Card.RIDE
    return Reason("ce-leave-in-the-escape", {}, "HS-39") if riding else Reason("ce-horses-by-ride", {}, "HS-19")
