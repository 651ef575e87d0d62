"""Positions, the loot: who has what, what lies where, who knows what a purse is worth."""

import re
from dataclasses import dataclass
from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_list, read_mapping, read_number, shown
from saloon.games.colt_express.cards import (
    PURSE_COUNTS,
    PURSE_VALUES,
    PURSES,
    STRONGBOXES,
    WAGON_JEWELS,
    Loot,
)
from saloon.games.colt_express.notation import LOOT
from saloon.games.colt_express.positions.fields import EVERYBODY_WORD
from saloon.games.colt_express.positions.seats import Written, find_bandit
from saloon.games.colt_express.positions.writing import usual_knowledge
from saloon.games.colt_express.state import EVERYBODY, HELD, LOCOMOTIVE, OUT, ROOF, UNSEEN, State, caboose, inside

_NUMBER = re.compile(r"\d{1,3}", re.ASCII)
_PLACE = re.compile(r"(?:(car|roof) )?(\d{1,3})", re.ASCII)
_PURSE = re.compile(r"purse(?: (\d{1,3}))?(?::(\d{1,5}))?", re.ASCII)


@dataclass(frozen=True)
class Token:
    """A purse that a position mentions, its number perhaps not."""

    field: str
    at: int
    number: int | None
    worth: int


def lay_out_loot(s: State, given: dict[str, Any], seats: list[Written]) -> None:
    """Who has what, what lies where, and who knows what the purses are worth."""
    tokens: list[Token] = []
    for written in seats:
        tokens += read_loot(s, f"{written.field}.loot", written.own.get("loot", []), HELD + written.seat)
    for key, loot in read_mapping("floor", given.get("floor", {})).items():
        tokens += read_loot(s, f"floor.{key}", loot, read_place(s, key))
    lost = read_list("lost", given.get("lost", []))
    tokens += [read_purse("lost", token, OUT) for token in lost]
    s.beside = STRONGBOXES - count_loot(s, Loot.STRONGBOX)
    s.jewels_aside = supply(s, Loot.JEWEL) - count_loot(s, Loot.JEWEL)
    place_purses(s, tokens)
    read_known(s, given)


def read_place(s: State, key: Any) -> int:
    """A place on the train, as in `2`, `car 2` or `roof 3`."""
    found = _PLACE.fullmatch(str(key))
    if not found:
        raise PositionError("position-place", field="floor", value=shown(key), last=caboose(s))
    car = read_number(f"floor.{key}", int(found[2]), LOCOMOTIVE, caboose(s))
    return inside(car) + (ROOF if found[1] == "roof" else 0)


def read_loot(s: State, field: str, value: Any, at: int) -> list[Token]:
    """Put tokens on a bandit's card or on the train; purses are handed back to be numbered."""
    purses = []
    for token in read_list(field, value):
        if token in (LOOT[Loot.JEWEL], LOOT[Loot.STRONGBOX]):
            put_down(s, field, at, Loot(LOOT.index(token)))
        else:
            purses.append(read_purse(field, token, at))
    return purses


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
    """How many jewels, by the wagons in play, or strongboxes there are."""
    return sum(WAGON_JEWELS[wagon] for wagon in s.wagons[1 : s.cars]) if loot == Loot.JEWEL else STRONGBOXES


def count_loot(s: State, loot: Loot) -> int:
    """How many jewels or strongboxes are in play."""
    if loot == Loot.JEWEL:
        return sum(s.jewels) + sum(bandit.jewels for bandit in s.bandits)
    return sum(s.strongboxes) + sum(bandit.strongboxes for bandit in s.bandits)


def refuse_loot(field: str, loot: Loot, count: int, supply: int) -> None:
    """There cannot be more tokens than the box holds."""
    if count > supply:
        raise PositionError("position-loot-count", field=field, loot=LOOT[loot], count=count, supply=supply)


def read_purse(field: str, text: Any, at: int) -> Token:
    """A purse, as in `purse`, `purse 7`, `purse:300` or `purse 7:300`."""
    found = _PURSE.fullmatch(text) if isinstance(text, str) else None
    if not found:
        raise PositionError("position-loot", field=field, value=shown(text))
    number, value = found[1], found[2]
    worth = UNSEEN if value is None else read_value(field, int(value))
    return Token(field, at, None if number is None else read_number(field, int(number), 0, PURSES - 1), worth)


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
    for number, token in number_purses(tokens):
        s.purses[number].at = token.at
        s.purses[number].worth = token.worth
        if token.worth != UNSEEN:
            take_value(s, token)


def number_purses(tokens: list[Token]) -> list[tuple[int, Token]]:
    """Every purse with its number: the one written, or the lowest that is free."""
    taken: set[int] = set()
    for token in tokens:
        if token.number in taken:
            raise PositionError("position-purse-twice", field=token.field, purse=token.number)
        if token.number is not None:
            taken.add(token.number)
    for count, token in enumerate(tokens, start=1):
        refuse_loot(token.field, Loot.PURSE, count, PURSES)
    free = iter([number for number in range(PURSES) if number not in taken])
    return [(next(free) if token.number is None else token.number, token) for token in tokens]


def take_value(s: State, token: Token) -> None:
    """One purse fewer of this value is left unseen."""
    if s.unseen[token.worth] == 0:
        value, supply = PURSE_VALUES[token.worth], PURSE_COUNTS[token.worth]
        raise PositionError("position-purse-count", field=token.field, value=value, supply=supply)
    s.unseen[token.worth] -= 1


def read_known(s: State, given: dict[str, Any]) -> None:
    """Who knows the value of which purse. Somebody knows it if it has one, its owner in any case."""
    for number in range(PURSES):
        s.purses[number].known = usual_knowledge(s, number)
    for key, value in read_mapping("known", given.get("known", {})).items():
        field = f"known.{key}"
        number = read_number(field, int(key) if _NUMBER.fullmatch(str(key)) else key, 0, PURSES - 1)
        purse = s.purses[number]
        purse.known = EVERYBODY if value == EVERYBODY_WORD else read_seats(s, field, value)
        is_owner_told = purse.at < HELD or purse.known >> purse.at - HELD & 1
        if purse.worth == UNSEEN or purse.known == 0 or not is_owner_told:
            raise PositionError("position-known", field=field, purse=number)


def read_seats(s: State, field: str, value: Any) -> int:
    """Players as a set of bits."""
    return sum({1 << find_bandit(s, field, name) for name in read_list(field, value)})
