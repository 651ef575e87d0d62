"""House rules for any game: numbers at the ends of what its tables declare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from saloon.engine import Game, HouseRules, HouseRulesError
from saloon.engine.house_rules import Declared, Number, Row
from saloon.games import game as find_game
from saloon.games.house_rules import sound


def ends(declared: Declared, *, high: bool) -> Iterator[Any]:
    """What a table can be at one end of its range, as people write it: all of it, then row by row, then one step."""
    step = 1 if high else -1
    if isinstance(declared, Number):
        yield declared.high if high else declared.low
        yield declared.printed + step
    elif isinstance(declared, Row):
        end = declared.high if high else declared.low
        yield [end] * len(declared.words)
        least, most = declared.together
        for word, printed in zip(declared.words, declared.printed, strict=True):
            others = sum(declared.printed) - printed
            yield {word: min(end, most - others) if high else max(end, least - others)}
        first, last = declared.words[0], declared.words[-1]
        yield {first: 0, last: sum(declared.printed)}
        yield {first: declared.printed[0] + step, last: declared.printed[-1] - step}
        yield {first: declared.printed[0] + step}
        yield {last: declared.printed[-1] - step}
    else:
        length = declared.longest if high else declared.shortest
        for symbol in declared.symbols[::-1]:
            yield {word: [symbol] * length for word in declared.words}


def changed(game: Game, name: str, *, high: bool) -> HouseRules | None:
    """House rules that change one table, towards one end, as far as the game lets it; None if it is there already."""
    for value in ends(game.tables.declared[name], high=high):
        try:
            house = sound(game, f"Another {name}", {name: value})
            find_game(house)
        except HouseRulesError:
            continue
        return house
    return None


@cache
def extreme(slug: str, *, high: bool) -> HouseRules:
    """House rules that change every table they can, all towards one end."""
    game = find_game(slug)
    tables: dict[str, Any] = {}
    for name, declared in game.tables.declared.items():
        for value in ends(declared, high=high):
            try:
                find_game(sound(game, "All of it", {**tables, name: value}))
            except HouseRulesError:
                continue
            tables[name] = value
            break
    return sound(game, "Extreme", tables)
