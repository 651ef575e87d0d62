"""The JSON Schemas of what clients are told: the frames of the protocol, the bodies of the REST side, games.

Run it to print that of the protocol, or of the games named; `make types` makes the client's types of all of them.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from saloon.engine import Game
from saloon.games import game as find_game
from saloon.server.frames import PROTOCOL, ClientFrame, EventFrame, ServerFrame

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_REF = "#/$defs/{name}"


def protocol_schema(*bodies: Any) -> dict[str, Any]:
    """What a client may send and what it must be ready to receive, on the socket and, if bodies are given, in these."""
    frames = [ClientFrame, ServerFrame]
    (client, server, *others), parts = msgspec.json.schema_components([*frames, *bodies], ref_template=_REF)
    return {
        "$schema": _DRAFT,
        "title": f"The protocol of Saloon, version {PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}, *others],
        "$defs": {"FromClient": client, "FromServer": server, **cleaned(parts)},
    }


def game_schema(game: Game) -> dict[str, Any]:
    """What a board is shown of a game: its view, and events with the keys that it has."""
    (view, _), parts = msgspec.json.schema_components([view_type(game), EventFrame], ref_template=_REF)
    event = parts.pop(EventFrame.__name__) | {"title": "GameEvent"}
    event["properties"]["key"] = {"$ref": "#/$defs/EventKey"}
    keys = {key for shape in game.events.values() for key in shape.keys}
    return {
        "$schema": _DRAFT,
        "title": game.slug,
        "type": "object",
        "properties": {"view": view, "event": event},
        "required": ["view", "event"],
        "$defs": {**cleaned(parts), "EventKey": {"enum": sorted(keys)}},
    }


def view_type(game: Game) -> Any:
    """The type of a game's views, for msgspec."""
    return _Speller(vars(sys.modules[game.View.__module__])).spelled(game.View)


class _Speller:
    """Spells types out for msgspec, to which `Annotated[str, WORDS]` is any text: here it is one of these words. It has
    the name that it has in the module of the types, if any."""

    def __init__(self, module: Mapping[str, Any]) -> None:
        named = ((name, kind) for name, kind in module.items() if get_origin(kind) is Annotated)
        self._made = {kind: StrEnum(name, [(word, word) for word in get_args(kind)[1]]) for name, kind in named}

    def spelled(self, kind: Any) -> Any:
        if kind not in self._made:
            self._made[kind] = self._object(kind) if is_typeddict(kind) else self._compound(kind)
        return self._made[kind]

    def _object(self, kind: Any) -> Any:
        hints = get_type_hints(kind, include_extras=True)
        fields = {name: self._field(hint, required=name in kind.__required_keys__) for name, hint in hints.items()}
        made = TypedDict(kind.__name__, fields)  # type: ignore[misc]
        made.__doc__ = kind.__doc__
        return made

    def _field(self, hint: Any, *, required: bool) -> Any:
        kind = self.spelled(get_args(hint)[0] if get_origin(hint) is NotRequired else hint)
        return kind if required else NotRequired[kind]

    def _compound(self, kind: Any) -> Any:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return Literal[parts[1]]
        if origin in (UnionType, Union):
            return reduce(or_, map(self.spelled, parts))
        return origin[tuple(map(self.spelled, parts))] if origin in (list, dict) else kind


def cleaned(schema: Any) -> Any:
    """A schema whose descriptions are the same whichever Python read the docstrings: some keep their indentation."""
    if isinstance(schema, dict):
        return {
            name: inspect.cleandoc(part) if name == "description" and isinstance(part, str) else cleaned(part)
            for name, part in schema.items()
        }
    return [cleaned(part) for part in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    for schema in [game_schema(find_game(slug)) for slug in sys.argv[1:]] or [protocol_schema()]:
        sys.stdout.write(json.dumps(schema, indent=2) + "\n")
