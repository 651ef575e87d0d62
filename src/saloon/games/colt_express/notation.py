"""Moves, events and scores of Colt Express as words.

Cards, bandits and places have one word each: `play move`, `shoot doc`, `move to roof 3`, `marshal to 0`. Purses on the
train have numbers: `rob purse 7`.
"""

from collections.abc import Callable
from typing import Any

from saloon.engine import Choice, Part, Shape, Told, shape
from saloon.engine.words import Say
from saloon.games.colt_express.cards import (
    GUNSLINGER,
    JEWEL_VALUE,
    STRONGBOX_VALUE,
    Card,
    Character,
    Loot,
    RoundCard,
    Turn,
    Wagon,
)
from saloon.games.colt_express.scoring import is_gunslinger, purse_money
from saloon.games.colt_express.state import (
    HELD,
    NOTHING,
    Code,
    Decision,
    Happening,
    Phase,
    State,
    car_of,
    count_purses,
    on_roof,
    turn_symbol,
)


def words(enumeration: Any) -> tuple[str, ...]:
    """The members of an enumeration as the words people write."""
    return tuple(member.name.lower().replace("_", "-") for member in enumeration)


CARDS = words(Card)
CHARACTERS = words(Character)
LOOT = words(Loot)
ROUND_CARDS = words(RoundCard)
TURNS = words(Turn)
WAGONS = words(Wagon)
PHASES = words(Phase)
DECISIONS = words(Decision)
FLOORS = ("inside", "roof")


def bandit_name(s: Any, bandit: int) -> str:
    """A bandit's word, or `nobody` before characters are chosen."""
    character = s.bandits[bandit].character
    return "nobody" if character == NOTHING else CHARACTERS[character]


def place_words(place: int) -> dict[str, Any]:
    """A place in the arguments of a message."""
    return {"car": car_of(place), "floor": FLOORS[on_roof(place)]}


def place_text(place: int) -> str:
    """A place in the notation."""
    return f"{'roof' if on_roof(place) else 'car'} {car_of(place)}"


def _from(names: tuple[str, ...]) -> Say:
    return lambda s, number: names[number]


def _place(s: Any, place: int) -> dict[str, Any]:
    return place_words(place)


def _purse(s: Any, purse: int) -> int | None:
    return None if purse == NOTHING else purse


WHO = Told("bandit", bandit_name)
VICTIM = Told("victim", bandit_name)
PLACE = Told("place", _place)
CARD = Told("card", _from(CARDS))
SECRET_CARD = Told("card", _from(CARDS), only="bandit")
ROUND_CARD = Told("event", _from(ROUND_CARDS))

EVENTS: dict[int, Shape] = {
    Happening.CHOSE: shape("ce-chose", Told("seat"), Told("character", _from(CHARACTERS))),
    Happening.BOARDED: shape("ce-boarded", WHO, PLACE),
    Happening.DREW_UP: shape("ce-draws", WHO, Told("count")),
    Happening.DREW: shape("ce-drew", WHO, SECRET_CARD),
    Happening.RESHUFFLED: shape("ce-reshuffled", WHO),
    Happening.ROUND_BEGAN: shape("ce-round-began", Told("round"), ROUND_CARD, Told("first", bandit_name)),
    Happening.DUMPED: shape("ce-dumped", WHO, CARD),
    Happening.PLAYED: shape("ce-played", WHO, CARD),
    Happening.PLAYED_HIDDEN: shape("ce-played-face-down", WHO, SECRET_CARD),
    Happening.PASSED: shape("ce-passed", WHO),
    Happening.KEPT: shape("ce-kept", WHO, Told("count")),
    Happening.DISCARDED: shape("ce-discarded", WHO, CARD),
    Happening.REVEALED: shape("ce-revealed", WHO, CARD, reveals=True),
    Happening.NO_EFFECT: shape("ce-no-effect", WHO, CARD),
    Happening.MOVED: shape("ce-moved", WHO, PLACE),
    Happening.CHANGED_FLOOR: shape("ce-changed-floor", WHO, PLACE),
    Happening.SHOT: shape("ce-shot", WHO, VICTIM),
    Happening.PUSHED: shape("ce-pushed", WHO, PLACE),
    Happening.TOOK_PURSE: shape("ce-took-purse", WHO, Told("purse")),
    Happening.LEARNT_PURSE: shape("ce-learnt", WHO, Told("purse"), Told("worth", only="bandit"), reveals=True),
    Happening.TOOK_JEWEL: shape("ce-took-jewel", WHO),
    Happening.TOOK_STRONGBOX: shape("ce-took-strongbox", WHO),
    Happening.PUNCHED: shape("ce-punched", WHO, VICTIM),
    Happening.NAMED_PURSE: shape("ce-named-purse", WHO, VICTIM, Told("purse")),
    Happening.KNOCKED_OUT: shape("ce-knocked-out", VICTIM, Told("loot", _from(LOOT)), Told("purse", _purse)),
    Happening.POCKETED: shape("ce-pocketed", WHO, VICTIM),
    Happening.THROWN: shape("ce-thrown", WHO, PLACE),
    Happening.MARSHAL_MOVED: shape("ce-marshal-moved", Told("car")),
    Happening.FLED: shape("ce-fled", WHO, Told("car")),
    Happening.NEUTRAL: shape("ce-neutral", WHO),
    Happening.NEUTRAL_GONE: shape("ce-neutral-gone"),
    Happening.EVENT: shape("ce-event", ROUND_CARD),
    Happening.STRONGBOX_PLACED: shape("ce-strongbox-placed", Told("car")),
    Happening.SWEPT: shape("ce-swept", WHO, PLACE),
    Happening.LOST_PURSE: shape("ce-lost-purse", WHO),
    Happening.BONUS: shape("ce-bonus", WHO, Told("money")),
    Happening.DECLINED: shape("ce-declined", WHO),
    Happening.ROUND_ENDED: shape("ce-round-ended", Told("round")),
    Happening.OPENED_PURSE: shape("ce-opened-purse", WHO, Told("worth"), reveals=True),
    Happening.GAME_OVER: shape("ce-game-over", reveals=True),
}


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    return _PHRASES[Decision(s.decision)](s, code)


def _character(s: State, code: int) -> Choice:
    name = CHARACTERS[code - Code.CHARACTER]
    return Choice(code, f"be {name}", "ce-be", {"character": name}, f"character:{name}")


def _opening(s: State, code: int) -> Choice:
    count = code - Code.DUMP
    return Choice(code, f"dump {count}", "ce-dump", {"count": count}, "hand")


def _plan(s: State, code: int) -> Choice:
    if code == Code.DRAW:
        return Choice(code, "draw", "ce-draw", {}, "deck")
    if code >= Code.HIDE:
        card = CARDS[code - Code.HIDE]
        return Choice(code, f"hide {card}", "ce-hide", {"card": card}, f"card:{card}")
    card = CARDS[code - Code.PLAY]
    key = "ce-play-in-tunnel" if turn_symbol(s) == Turn.TUNNEL else "ce-play"
    return Choice(code, f"play {card}", key, {"card": card}, f"card:{card}")


def _keep(s: State, code: int) -> Choice:
    if code == Code.KEEP:
        return Choice(code, "keep", "ce-keep", {}, "hand")
    card = CARDS[code - Code.DISCARD]
    return Choice(code, f"discard {card}", "ce-discard", {"card": card}, f"card:{card}")


def _to_place(verb: str, key: str, block: Code) -> Callable[[State, int], Choice]:
    def phrase(s: State, code: int) -> Choice:
        place = code - block
        where = place_words(place)
        text = f"{verb} to {place_text(place)}"
        return Choice(code, text, key, {"place": where}, f"place:{where['car']}:{where['floor']}")

    return phrase


def _at_bandit(verb: str, key: str, block: Code) -> Callable[[State, int], Choice]:
    def phrase(s: State, code: int) -> Choice:
        name = bandit_name(s, code - block)
        return Choice(code, f"{verb} {name}", key, {"victim": name}, f"bandit:{name}")

    return phrase


def _rob(s: State, code: int) -> Choice:
    if code == Code.ROB_JEWEL:
        return Choice(code, "rob jewel", "ce-rob-jewel", {}, "loot:jewel")
    if code == Code.ROB_STRONGBOX:
        return Choice(code, "rob strongbox", "ce-rob-strongbox", {}, "loot:strongbox")
    purse = code - Code.ROB
    return Choice(code, f"rob purse {purse}", "ce-rob-purse", {"purse": purse}, f"purse:{purse}")


def _knock(s: State, code: int) -> Choice:
    victim = bandit_name(s, s.victim)
    if code >= Code.KNOCK_PURSE:
        purse = code - Code.KNOCK_PURSE
        args = {"victim": victim, "purse": purse}
        return Choice(code, f"knock purse {purse}", "ce-knock-purse", args, f"purse:{purse}")
    loot = LOOT[code - Code.KNOCK]
    return Choice(code, f"knock {loot}", "ce-knock", {"victim": victim, "loot": loot}, f"loot:{loot}")


def _pocket(s: State, code: int) -> Choice:
    if code == Code.POCKET:
        return Choice(code, "pocket", "ce-pocket", {"victim": bandit_name(s, s.victim)}, "hand")
    return Choice(code, "drop", "ce-drop", {"victim": bandit_name(s, s.victim)}, "floor")


def _marshal(s: State, code: int) -> Choice:
    car = code - Code.MARSHAL
    return Choice(code, f"marshal to {car}", "ce-marshal", {"car": car}, f"place:{car}:inside")


def _pickpocket(s: State, code: int) -> Choice:
    if code == Code.DECLINE:
        return Choice(code, "decline", "ce-decline", {}, "hand")
    purse = code - Code.PICKPOCKET
    return Choice(code, f"take purse {purse}", "ce-rob-purse", {"purse": purse}, f"purse:{purse}")


_PHRASES: dict[Decision, Callable[[State, int], Choice]] = {
    Decision.CHARACTER: _character,
    Decision.OPENING: _opening,
    Decision.PLAN: _plan,
    Decision.KEEP: _keep,
    Decision.MOVE: _to_place("move", "ce-move", Code.MOVE),
    Decision.FIRE: _at_bandit("shoot", "ce-shoot", Code.FIRE),
    Decision.ROB: _rob,
    Decision.PUNCH: _at_bandit("punch", "ce-punch", Code.PUNCH),
    Decision.KNOCK: _knock,
    Decision.POCKET: _pocket,
    Decision.THROW: _to_place("throw", "ce-throw", Code.THROW),
    Decision.MARSHAL: _marshal,
    Decision.PICKPOCKET: _pickpocket,
}


def parts(s: State, seat: int) -> list[Part]:
    """A player's dollars, line by line."""
    bandit = s.bandits[seat]
    lines = [
        Part("ce-part-purses", {"count": count_purses(s, HELD + seat)}, purse_money(s, seat)),
        Part("ce-part-jewels", {"count": bandit.jewels}, bandit.jewels * JEWEL_VALUE),
        Part("ce-part-strongboxes", {"count": bandit.strongboxes}, bandit.strongboxes * STRONGBOX_VALUE),
        Part("ce-part-conductor", {}, bandit.cash),
        Part("ce-part-gunslinger", {"bullets": bandit.bullets}, GUNSLINGER if is_gunslinger(s, seat) else 0),
    ]
    return [line for line in lines if line.points]
