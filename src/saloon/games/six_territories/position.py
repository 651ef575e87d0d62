"""Positions of Six Territories: any situation of the game, as a person would write it.

    {players: 3, options: {scoring: advanced}, turn: 1, drawn: riches-5,
     lands: {forest: {symbols: 2, riches: [5, 0], characters: {0: 1}}}, aside: {riches-2: 1}}

Everything but `players` may be left out. A territory not named is empty; one without `symbols` has as few laid as its
characters need. Tokens mentioned nowhere are in the envelope, or aside when the envelope is given, so that a short
envelope sets a short game. `drawn` is the token to decide on (a territory token lies on its territory already); without
it, the player on turn has yet to draw, and draws. `generator` holds the two words that drive chance.
"""

from collections.abc import Mapping
from typing import Any, NoReturn

from saloon.engine import PositionError, size
from saloon.engine.options import show_options
from saloon.engine.positions import read_fields, read_generator, read_list, read_mapping, read_number, read_word
from saloon.games.six_territories.cards import CHARACTERS, NO_TOKEN, RICHES, TOKENS
from saloon.games.six_territories.notation import TERRITORY_NAMES, TOKEN_NAMES
from saloon.games.six_territories.rules import (
    Land,
    State,
    ask_drawer,
    free_places,
    laid,
    placed,
    supply,
)
from saloon.games.six_territories.view import show_riches, show_tokens

FIELDS = ("players", "options", "turn", "drawn", "lands", "envelope", "aside", "generator")
LAND_FIELDS = ("symbols", "riches", "characters")


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `read_position` makes the same state of it, to the byte."""
    lands = {name: write_land(land) for name, land in zip(TERRITORY_NAMES, s.lands)}
    drawn = {} if s.drawn == NO_TOKEN else {"drawn": TOKEN_NAMES[s.drawn]}
    return {
        "players": s.players,
        "options": show_options(s.options),
        "turn": s.turn,
        **drawn,
        "lands": {name: written for name, written in lands.items() if written},
        "envelope": show_tokens(s.envelope),
        "aside": show_tokens(s.aside),
        "generator": list(s.rng),
    }


def write_land(land: Land) -> dict[str, Any]:
    """What lies on a territory; an empty one has nothing to say."""
    standing = {str(player): count for player, count in enumerate(land.characters) if count}
    written = {"symbols": land.symbols, "riches": show_riches(land), "characters": standing}
    return {name: value for name, value in written.items() if value}


def read_position(s: State, position: dict[str, Any]) -> None:
    """Fill a state that has only its players and options. Raises PositionError."""
    given = read_fields("position", position, FIELDS)
    s.turn = read_number("turn", given.get("turn", 0), 0, s.players - 1)
    s.drawn = read_word("drawn", given["drawn"], TOKEN_NAMES) if "drawn" in given else NO_TOKEN
    lands = read_fields("lands", given.get("lands", {}), TERRITORY_NAMES)
    for territory, name in enumerate(TERRITORY_NAMES):
        read_land(s, territory, f"lands.{name}", lands.get(name, {}))
    count_characters(s)
    share_out_tokens(s, read_bag(s, "envelope", given), read_bag(s, "aside", given))
    read_generator(s, given)
    resume(s)


def read_land(s: State, territory: int, field: str, value: Any) -> None:
    """Lay what a position says on one territory."""
    given = read_fields(field, value, LAND_FIELDS)
    land = s.lands[territory]
    for worth in read_list(f"{field}.riches", given.get("riches", [])):
        land.riches[read_word(f"{field}.riches", worth, RICHES)] += 1
    if free_places(s, land) < 0:
        places = s.options.riches_slots
        raise PositionError("st-too-many-riches", field=f"{field}.riches", count=size(land.riches), places=places)
    seats = [str(player) for player in range(s.players)]
    for seat, count in read_mapping(f"{field}.characters", given.get("characters", {})).items():
        player = read_word(f"{field}.characters", str(seat), seats)
        land.characters[player] += read_number(f"{field}.characters.{player}", count, 0, CHARACTERS)
    read_symbols(s, territory, f"{field}.symbols", given)


def read_symbols(s: State, territory: int, field: str, given: Mapping[str, Any]) -> None:
    """ST-02, ST-19: each character stands on a symbol of its own, and a symbol just drawn is still bare."""
    land = s.lands[territory]
    most = s.options.symbols_per_territory
    needed = size(land.characters) + (s.drawn == territory)
    land.symbols = read_number(field, given.get("symbols", min(needed, most)), 0, most)
    if land.symbols < needed:
        raise PositionError("st-too-few-symbols", field=field, symbols=land.symbols, needed=needed)


def count_characters(s: State) -> None:
    """ST-03: characters that stand nowhere are still to be placed."""
    for player in range(s.players):
        s.characters[player] = CHARACTERS - placed(s, player)
        if s.characters[player] < 0:
            raise PositionError(
                "st-too-many-characters", field="lands", seat=player, count=placed(s, player), limit=CHARACTERS
            )


def share_out_tokens(s: State, envelope: list[int] | None, aside: list[int] | None) -> None:
    """Tokens the position does not mention are in the envelope, or aside if it says what the envelope holds."""
    for token in range(TOKENS):
        s.envelope[token] = 0 if envelope is None else envelope[token]
        s.aside[token] = 0 if aside is None else aside[token]
        missing = supply(s, token) - laid(s, token) - s.envelope[token] - s.aside[token]
        if missing < 0 or (missing > 0 and envelope is not None and aside is not None):
            refuse_count(s, token, supply(s, token) - missing)
        if envelope is None:
            s.envelope[token] += missing
        else:
            s.aside[token] += missing


def refuse_count(s: State, token: int, count: int) -> NoReturn:
    """The tokens of one kind do not add up: name the lands if they alone hold too many, else the envelope or aside."""
    field = "lands" if laid(s, token) > supply(s, token) else "envelope" if s.envelope[token] else "aside"
    name, exist = TOKEN_NAMES[token], supply(s, token)
    raise PositionError("st-token-count", field=field, token=name, count=count, supply=exist)


def read_bag(s: State, field: str, position: Mapping[str, Any]) -> list[int] | None:
    """How many tokens of each kind the envelope holds, or lie aside; None when the position does not say."""
    if field not in position:
        return None
    given = read_fields(field, position[field], TOKEN_NAMES)
    return [read_number(f"{field}.{name}", given.get(name, 0), 0, supply(s, i)) for i, name in enumerate(TOKEN_NAMES)]


def resume(s: State) -> None:
    """Ask about the token drawn; without one the rules go on by themselves."""
    if s.drawn != NO_TOKEN:
        ask_drawer(s)
