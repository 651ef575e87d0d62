"""Positions, the loot: who has what, what lies where, who knows what a purse is worth or a flask holds."""

import re
from dataclasses import dataclass
from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_list, read_mapping, read_number, shown
from saloon.games.colt_express.cards import (
    FLASK_COUNTS,
    FLASKS,
    PURSE_COUNTS,
    PURSE_VALUES,
    PURSES,
    WAGON_JEWELS,
    Loot,
)
from saloon.games.colt_express.invariants import flasks_in_play, purses_in_play, strongboxes_in_play
from saloon.games.colt_express.notation import LOOT, WHISKY, place_text
from saloon.games.colt_express.places import caboose, inside
from saloon.games.colt_express.positions.fields import EVERYBODY_WORD
from saloon.games.colt_express.positions.seats import Written, find_seat, refuse_unless
from saloon.games.colt_express.positions.writing import usual_knowledge
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    COACH_ROOF,
    EVERYBODY,
    HELD,
    LOCOMOTIVE,
    OUT,
    ROOF,
    TIME_CAR,
    UNSEEN,
    State,
)

_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_PLACE = re.compile(r"(?:(car|roof) )?(\d{1,3})", re.ASCII)
_PURSE = re.compile(r"purse(?: (\d{1,3}))?(?::(\d{1,5}))?", re.ASCII)
_FLASK = re.compile(r"flask(?: (\d{1,3}))?(?::([a-z]{1,10}))?( half)?", re.ASCII)
_BESIDE = {
    place_text(COACH_INSIDE): COACH_INSIDE,
    place_text(COACH_ROOF): COACH_ROOF,
    place_text(TIME_CAR): TIME_CAR,
}


@dataclass(frozen=True)
class Token:
    """A purse or a flask that a position mentions, its number perhaps not."""

    field: str
    at: int
    number: int | None
    worth: int
    is_flask: bool = False
    half: bool = False


def lay_out_loot(s: State, given: dict[str, Any], bandits: list[Written]) -> None:
    """Who has what, what lies where, and who knows what the purses are worth and the flasks hold."""
    tokens: list[Token] = []
    for written in bandits:
        tokens += read_loot(s, f"{written.field}.loot", written.own.get("loot", []), HELD + written.bandit)
    for key, loot in read_mapping("floor", given.get("floor", {})).items():
        tokens += read_loot(s, f"floor.{key}", loot, read_place(s, "floor", key))
    tokens += read_loot(s, "lost", given.get("lost", []), OUT)
    guard_strongbox(s, given)
    s.beside = strongboxes_in_play(s) - count_loot(s, Loot.STRONGBOX)
    s.jewels_aside = supply(s, Loot.JEWEL) - count_loot(s, Loot.JEWEL)
    place_purses(s, [token for token in tokens if not token.is_flask])
    place_flasks(s, [token for token in tokens if token.is_flask])
    read_known(s, given)


def guard_strongbox(s: State, given: dict[str, Any]) -> None:
    """While the Shotgun sits on the coach there is a strongbox under him, whether it is mentioned or not."""
    if s.options.stagecoach and not s.shotgun and s.strongboxes[COACH_ROOF] == 0:
        s.strongboxes[COACH_ROOF] = 1
        refuse_loot("floor", Loot.STRONGBOX, count_loot(s, Loot.STRONGBOX), supply(s, Loot.STRONGBOX))


def read_place(s: State, field: str, key: Any) -> int:
    """A place, as in `2`, `car 2`, `roof 3`, `coach`, `coach roof` or `time car`."""
    if isinstance(key, str) and key in _BESIDE:
        refuse_unless(s, "time_car" if key == place_text(TIME_CAR) else "stagecoach", f"{field}.{key}")
        return _BESIDE[key]
    found = _PLACE.fullmatch(str(key))
    if not found:
        raise PositionError("position-place", field=field, value=shown(key), last=caboose(s))
    car = read_number(f"{field}.{key}", int(found[2]), LOCOMOTIVE, caboose(s))
    return inside(car) + (ROOF if found[1] == "roof" else 0)


def read_loot(s: State, field: str, value: Any, at: int) -> list[Token]:
    """Put tokens on a bandit's card or on the train; purses and flasks are handed back to be numbered."""
    tokens = []
    for token in read_list(field, value):
        if token in (LOOT[Loot.JEWEL], LOOT[Loot.STRONGBOX]) and at != OUT:
            put_down(s, field, at, Loot(LOOT.index(token)))
        else:
            tokens.append(read_token(s, field, token, at))
    return tokens


def put_down(s: State, field: str, at: int, loot: Loot) -> None:
    """A jewel or a strongbox."""
    if at >= HELD:
        bandit = s.bandits[at - HELD]
        bandit.jewels += loot == Loot.JEWEL
        bandit.strongboxes += loot == Loot.STRONGBOX
    else:
        (s.jewels if loot == Loot.JEWEL else s.strongboxes)[at] += 1
    refuse_loot(field, loot, count_loot(s, loot), supply(s, loot))


def supply(s: State, loot: Loot) -> int:
    """How much loot of a kind there is in this game."""
    if loot == Loot.JEWEL:
        return sum(WAGON_JEWELS[wagon] for wagon in s.wagons[1 : s.cars])
    if loot == Loot.STRONGBOX:
        return strongboxes_in_play(s)
    return purses_in_play(s) if loot == Loot.PURSE else flasks_in_play(s)


def count_loot(s: State, loot: Loot) -> int:
    """How many jewels or strongboxes are in play."""
    if loot == Loot.JEWEL:
        return sum(s.jewels) + sum(bandit.jewels for bandit in s.bandits)
    return sum(s.strongboxes) + sum(bandit.strongboxes for bandit in s.bandits)


def refuse_loot(field: str, loot: Loot, count: int, supply: int) -> None:
    """There cannot be more tokens than the box holds."""
    if count > supply:
        raise PositionError("position-loot-count", field=field, loot=LOOT[loot], count=count, supply=supply)


def read_token(s: State, field: str, text: Any, at: int) -> Token:
    """A purse, as in `purse`, `purse 7`, `purse:300` or `purse 7:300`; or a flask, as in `flask 2:old half`."""
    purse = _PURSE.fullmatch(text) if isinstance(text, str) else None
    if purse:
        worth = UNSEEN if purse[2] is None else read_value(field, int(purse[2]))
        return Token(field, at, read_token_number(field, purse[1], PURSES), worth)
    flask = _FLASK.fullmatch(text) if isinstance(text, str) else None
    if not flask:
        raise PositionError("position-loot", field=field, value=shown(text))
    refuse_unless(s, "stagecoach", field)
    if flask[2] is not None and flask[2] not in WHISKY:
        raise PositionError("position-loot", field=field, value=shown(text))
    kind = UNSEEN if flask[2] is None else WHISKY.index(flask[2])
    if flask[3] and kind == UNSEEN:
        raise PositionError("position-half", field=field, value=shown(text))
    return Token(field, at, read_token_number(field, flask[1], FLASKS), kind, is_flask=True, half=bool(flask[3]))


def read_token_number(field: str, number: str | None, count: int) -> int | None:
    """The number of a token, if it is told."""
    return None if number is None else read_number(field, int(number), 0, count - 1)


def read_value(field: str, value: int) -> int:
    """Which of the values that purses have."""
    if value not in PURSE_VALUES:
        raise PositionError("position-purse-value", field=field, value=value, allowed=", ".join(map(str, PURSE_VALUES)))
    return int(PURSE_VALUES.index(value))


def place_purses(s: State, tokens: list[Token]) -> None:
    """Purses come where they are mentioned; the others stay in the box, and the values left over are unseen."""
    for purse in s.purses:
        purse.at = OUT
        purse.worth = UNSEEN
    s.unseen = list(PURSE_COUNTS)
    for number, token in number_tokens(s, tokens, Loot.PURSE, PURSES):
        s.purses[number].at = token.at
        s.purses[number].worth = token.worth
        if token.worth != UNSEEN:
            take_value(s, token)


def place_flasks(s: State, tokens: list[Token]) -> None:
    """Flasks likewise."""
    if s.options.stagecoach:
        s.unseen_flasks = list(FLASK_COUNTS)
    for number, token in number_tokens(s, tokens, Loot.WHISKY, FLASKS):
        flask = s.flasks[number]
        flask.at, flask.kind, flask.half = token.at, token.worth, int(token.half)
        if token.worth != UNSEEN:
            if s.unseen_flasks[token.worth] == 0:
                supply = FLASK_COUNTS[token.worth]
                kind = WHISKY[token.worth]
                raise PositionError("position-flask-count", field=token.field, kind=kind, supply=supply)
            s.unseen_flasks[token.worth] -= 1


def number_tokens(s: State, tokens: list[Token], loot: Loot, most: int) -> list[tuple[int, Token]]:
    """Every token with its number: the one written, or the lowest that is free."""
    taken: set[int] = set()
    for token in tokens:
        if token.number in taken:
            raise PositionError("position-purse-twice", field=token.field, loot=LOOT[loot], purse=token.number)
        if token.number is not None:
            taken.add(token.number)
    for count, token in enumerate(tokens, start=1):
        refuse_loot(token.field, loot, count, supply(s, loot))
    free = iter([number for number in range(most) if number not in taken])
    return [(next(free) if token.number is None else token.number, token) for token in tokens]


def take_value(s: State, token: Token) -> None:
    """One purse fewer of this value is left unseen."""
    if s.unseen[token.worth] == 0:
        value, supply = PURSE_VALUES[token.worth], PURSE_COUNTS[token.worth]
        raise PositionError("position-purse-count", field=token.field, value=value, supply=supply)
    s.unseen[token.worth] -= 1


def read_known(s: State, given: dict[str, Any]) -> None:
    """Who knows the value of which purse, the contents of which flask (`flask 3`), if it is settled: its owner in any
    case, everybody if a flask is half drunk, and perhaps nobody."""
    for purse in s.purses:
        purse.known = usual_knowledge(s, purse.at, purse.worth)
    for flask in s.flasks:
        flask.known = EVERYBODY if flask.half else usual_knowledge(s, flask.at, flask.kind)
    for key, value in read_mapping("known", given.get("known", {})).items():
        field = f"known.{key}"
        name, _, digits = str(key).rpartition(" ")
        is_flask = name == "flask"
        number = read_number(field, int(digits) if _NUMBER.fullmatch(digits) and name in ("", "flask") else key, 0,
                             (FLASKS if is_flask else PURSES) - 1)  # fmt: skip
        token: Any = s.flasks[number] if is_flask else s.purses[number]
        token.known = EVERYBODY if value == EVERYBODY_WORD else read_seats(s, field, value)
        is_owner_told = token.at < HELD or token.known >> s.bandits[token.at - HELD].seat & 1
        settled = (token.kind if is_flask else token.worth) != UNSEEN
        is_shown = is_flask and token.half and token.known != EVERYBODY
        if not settled or not is_owner_told or is_shown:
            raise PositionError("position-known", field=field, purse=number)


def read_seats(s: State, field: str, value: Any) -> int:
    """Players as a set of bits."""
    return sum({1 << find_seat(s, field, name) for name in read_list(field, value)})
