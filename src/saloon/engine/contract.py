"""The contract of a game, checked when its `Game` is made: whoever writes one is told at once what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from saloon.engine.errors import SaloonError
from saloon.engine.explained import PATTERN, about
from saloon.engine.observations import MORE
from saloon.engine.observations import RULES as OBSERVING
from saloon.engine.rules import is_rule
from saloon.engine.state import MAX_SEATS, GameState
from saloon.engine.structs import Field, Struct
from saloon.engine.words import Shape

if TYPE_CHECKING:
    from saloon.engine.game import Game
    from saloon.engine.observations import Observation

RULES = (
    "lay_out",
    "perform",
    "advance",
    "determinize",
    "seen",
    "score",
    "standing",
    "check",
    "stage",
    "measure",
)
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_PROMISES = ("version", "bound", "steps", "scale")
_WORDS = ("choice", "view", "parts", "to_position", "read_position", "check_options", "conceal", "why", "things")
_HEAD = {name: field.of for name, field in vars(GameState).items() if isinstance(field, Field)}
_MOST_DECISIONS = 63  # kinds that are bits of one number


class ContractError(SaloonError):
    """A game that does not say all that the house must know of it."""


def check_contract(game: Game) -> None:
    """Raise ContractError where a game breaks the contract, naming the part that does."""
    if not _SLUG.fullmatch(str(game.slug)):
        raise ContractError("game-slug", game=str(game.slug))
    for problem in _problems(game):
        raise problem


def check_observation(game: Game, observation: Observation) -> None:
    """The same for what a game shows to learning programs, which is loaded when the first of them asks."""
    for problem in _observed(game.slug, observation):
        raise problem


def _problems(game: Game) -> Iterator[ContractError]:
    slug = game.slug
    for name in RULES:
        if not is_rule(game.rules.get(name)):
            yield ContractError("game-rule", game=slug, rule=name)
    for name in _PROMISES:
        if type(getattr(game, name)) is not int or getattr(game, name) < 1:
            yield ContractError("game-promise", game=slug, part=name, value=str(getattr(game, name)))
    for name in _WORDS:
        if not callable(getattr(game, name)):
            yield ContractError("game-function", game=slug, part=name)
    seats: Any = game.players
    if not isinstance(seats, range) or not seats or seats.step != 1 or not 1 <= seats[0] <= seats[-1] <= MAX_SEATS:
        yield ContractError("game-players", game=slug, players=str(seats), most=MAX_SEATS)
    for name, head in (("Options", {}), ("State", {**_HEAD, "options": game.Options})):
        if not _is_struct(getattr(game, name), head):
            yield ContractError("game-struct", game=slug, part=name, fields=", ".join(head) or "none")
    yield from _worth(game)
    yield from _complete(slug, "events", game.events, lambda found: isinstance(found, Shape))
    yield from _complete(slug, "invariants", game.invariants, lambda found: isinstance(found, str))
    yield from _presets(game)
    yield from _explained(game)
    for decision in (*game.always_asked, *game.passes):
        if not 0 <= decision < _MOST_DECISIONS:
            yield ContractError("game-decision", game=slug, decision=int(decision), most=_MOST_DECISIONS - 1)


def _presets(game: Game) -> Iterator[ContractError]:
    """What is offered by name can be played."""
    for preset in game.presets:
        try:
            game.blank(preset.players, preset.options)
        except SaloonError as problem:
            yield ContractError("game-preset", game=game.slug, preset=preset.name, problem=problem.code)


def _is_struct(found: Any, head: dict[str, Any]) -> bool:
    """Whether a class was made by `struct` or `options`, with these fields among its own."""
    if not isinstance(found, type) or not issubclass(found, Struct):
        return False
    return all(name in found.FIELDS and found.FIELDS[name].of is kind for name, kind in head.items())


def _worth(game: Game) -> Iterator[ContractError]:
    """Features are counted from 0, and every stage has a weight for each."""
    if [int(feature) for feature in game.features] != list(range(len(game.features))):
        yield ContractError("game-features", game=game.slug)
    widths = {len(row) for row in game.weights}
    if widths != {len(game.features)}:
        found = ", ".join(map(str, sorted(widths))) or "0"
        yield ContractError("game-weights", game=game.slug, features=len(game.features), found=found)


def _complete(slug: str, part: str, given: Any, fits: Any) -> Iterator[ContractError]:
    """Every kind of an enumeration that is told of at all is told of, and as it should be."""
    for kind in {*given, *_siblings(given)}:
        if not fits(given.get(kind)):
            name = kind.name if isinstance(kind, IntEnum) else str(kind)
            yield ContractError("game-incomplete", game=slug, part=part, missing=name)


def _explained(game: Game) -> Iterator[ContractError]:
    """Patterns are patterns, and those that share a sentence share the clause."""
    clauses: dict[str, str] = {}
    for pattern, clause in game.explained.items():
        if not PATTERN.fullmatch(str(pattern)):
            yield ContractError("game-pattern", game=game.slug, pattern=str(pattern))
        elif clauses.setdefault(about(game.slug, pattern, clause).key, clause) != clause:
            yield ContractError("game-two-clauses", game=game.slug, pattern=pattern)


def _observed(slug: str, shown: Observation) -> Iterator[ContractError]:
    """What learning programs are shown lies where its enumerations say, without gaps, and everything is told of."""
    for name in (*OBSERVING, *(more for more in MORE if more in shown.rules)):
        if not is_rule(shown.rules.get(name)):
            yield ContractError("game-rule", game=slug, rule=name)
    sizes: dict[str, dict[Any, int]] = {"pieces": {at: piece.size for at, piece in shown.pieces.items()}}
    sizes["actions"] = {at: len(words) for at, words in shown.actions.items()}
    for piece in shown.pieces.values():
        sizes[piece.name] = {at: width for at, (_, width, _) in zip(piece.columns, piece.spans(), strict=True)}
    for part, found in sizes.items():
        following = 0
        for at, size in found.items():
            if at != following or size < 1:
                yield ContractError("game-observation", game=slug, part=part, place=int(at), expected=following)
            following += size
        whole = type(next(iter(found)))["SIZE"]
        if following != whole:
            yield ContractError("game-observation", game=slug, part=part, place=following, expected=int(whole))


def _siblings(kinds: Iterable[Any]) -> Iterator[IntEnum]:
    for enumeration in {type(kind) for kind in kinds if isinstance(kind, IntEnum)}:
        yield from enumeration
