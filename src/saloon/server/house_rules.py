"""House rules on the server: tried where they can do no harm, made where nobody waits, told to everybody at the table.

Whatever people send is tried out in the workshop first. What holds is then made in a thread, for the tables live in
this process; a few such games stay at hand, and those that are played do. Their rules are compiled by nobody here:
anybody may think of some, and each would take a processor for a minute. Where they were compiled by somebody who wished
it (`saloon warm --house`), bots use that.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Any

from saloon.engine import Game, HouseRules, Key, SaloonError
from saloon.games import game as find_game
from saloon.games.house_rules import read_house_rules
from saloon.match.trial import try_out
from saloon.server import frames
from saloon.server.journal import Json

KNOWN = 256  # house rules that need not be tried again


def key_of(game: str, house: Json | None) -> Key:
    """By what the game of a table is found: `house` is a name and tables, as its journal keeps them."""
    return HouseRules(game, house["name"], house["tables"]) if house else game


def kept(house: HouseRules | None) -> Json | None:
    """House rules as a journal keeps them: a name and tables."""
    return {"name": house.name, "tables": dict(house.tables)} if house else None


def read_text(text: str, game: str) -> HouseRules:
    """The house rules in a text of YAML, tried out. In the workshop."""
    house = read_house_rules(text, game)
    try_out(house)
    return house


def tried(house: HouseRules) -> None:
    """Try house rules out. In the workshop."""
    try_out(house)


async def at_hand(key: Key) -> Game:
    """A game, made in a thread if it plays by house rules that are not at hand."""
    return await asyncio.to_thread(find_game, key) if isinstance(key, HouseRules) else find_game(key)


async def prepare(key: Key) -> None:
    """Have a game at hand, if it can be had: whoever needs it will say why it cannot."""
    with suppress(SaloonError):
        await at_hand(key)


def changes(house: HouseRules) -> list[frames.HouseChange]:
    """What house rules change."""
    found = find_game(house.game).tables.differences(house.tables)
    return [frames.HouseChange(one.table, one.row, one.printed, one.holds) for one in found]


@lru_cache(KNOWN)
def told(house: HouseRules) -> frames.HouseFrame:
    """House rules as everybody at a table is told: what they change, and what boards draw otherwise for it."""
    usual = find_game(house.game).printed
    drawn: dict[str, Any] = {name: value for name, value in find_game(house).printed.items() if value != usual[name]}
    return frames.HouseFrame(house.name, changes(house), drawn)
