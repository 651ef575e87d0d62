"""Settings of a game: player counts and options, drawn so that every variant is met."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from saloon.engine import Game, OptionError

_COMBINATIONS = 16  # random mixtures of options tried besides each option alone


@dataclass(frozen=True)
class Setting:
    """One way to set up a game."""

    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f" {name}={written(value)}" for name, value in self.options.items())
        return f"players={self.players}{chosen}"


def settings(game: Game, seed: int) -> list[Setting]:
    """Every player count with the defaults, in each of the game's modes, with each option alone, and with random
    mixtures; no refused ones. A game of many modes meets its options and mixtures with one player count each."""
    mixed = random.Random(seed)
    modes = [dict(mode) for mode in game.modes]
    sets = [{}, *modes, *_one_by_one(game, mixed), *(_mixture(game, mixed) for _ in range(_COMBINATIONS))]
    unlike = [options for i, options in enumerate(sets) if options not in sets[:i]]
    found: list[Setting] = []
    for number, options in enumerate(unlike):
        wished = [Setting(players, options) for players in game.players]
        allowed = [setting for setting in wished if _allowed(game, setting)]
        in_turn = modes and number > len(modes) and allowed
        found += [allowed[number % len(allowed)]] if in_turn else allowed
    return found


def _one_by_one(game: Game, mixed: random.Random) -> Iterator[dict[str, Any]]:
    """Every other value of every option: alone, or with the first other one, or in the first mode, that makes it
    possible."""
    singles = [{name: value} for name, schema in _properties(game).items() for value in _other_values(schema, mixed)]
    for single in singles:
        tried = [single, *({**other, **single} for other in singles if other.keys() != single.keys())]
        tried += [{**mode, **single} for mode in game.modes]
        yield next((options for options in tried if _allowed_somewhere(game, options)), single)


def _mixture(game: Game, mixed: random.Random) -> dict[str, Any]:
    """A mode, if the game has any, with any other options that it allows."""
    mixture = dict(mixed.choice(game.modes)) if game.modes else {}
    drawn = {name: _any_value(schema, mixed) for name, schema in _properties(game).items()}
    for name, value in drawn.items():
        if mixed.random() < 0.5 and (not game.modes or _allowed_somewhere(game, {**mixture, name: value})):
            mixture[name] = value
    return mixture


def _properties(game: Game) -> dict[str, dict[str, Any]]:
    properties: dict[str, dict[str, Any]] = game.options_schema()["properties"]
    return properties


def _other_values(schema: dict[str, Any], mixed: random.Random) -> list[Any]:
    """The values an option may take besides its default: all of a few, the ends and a few between of many."""
    if "enum" in schema:
        values = schema["enum"]
    elif schema["type"] == "boolean":
        values = [False, True]
    elif schema["type"] == "integer":
        values = [schema["minimum"], _any_value(schema, mixed), schema["maximum"]]
    else:
        values = [_any_value(schema, mixed) for _ in range(4)]
    return [value for i, value in enumerate(values) if value != schema["default"] and value not in values[:i]]


def _any_value(schema: dict[str, Any], mixed: random.Random) -> Any:
    if "enum" in schema:
        return mixed.choice(schema["enum"])
    if schema["type"] == "boolean":
        return mixed.random() < 0.5
    if schema["type"] == "integer":
        return mixed.randint(schema["minimum"], schema["maximum"])
    return [_any_value(schema["items"], mixed) for _ in range(schema["minItems"])]


def _allowed_somewhere(game: Game, options: dict[str, Any]) -> bool:
    return any(_allowed(game, Setting(players, options)) for players in game.players)


def _allowed(game: Game, setting: Setting) -> bool:
    try:
        game.blank(setting.players, setting.options)
    except OptionError:
        return False
    return True


def written(value: Any) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower()
