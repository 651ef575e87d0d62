"""How the net of a game is made: its size, the figures of its training, and the mixture of tables it plays at.

A game keeps its recipe beside its rules, in `recipe.yaml`; `saloon train GAME` follows it, so that whoever changes a
rule can train anew. A net's head repeats the recipe it was made by.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml
from msgspec import Meta

from saloon.engine import Game, SaloonError
from saloon.lab.settings import settings
from saloon.resources import game_home

FILE = "recipe.yaml"
GRAIN = 64  # games: those of a table are a multiple of it, so that no two threads share a cache line

Whole = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]
Part = Annotated[float, Meta(ge=0, le=1)]


class RecipeError(SaloonError):
    """A recipe that cannot be read, or does not fit its game."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How large a net is."""

    hidden: Whole
    blocks: Whole = 2
    inner: int = 0  # as hidden
    alike: bool = False  # whether it thinks the same whatever things are called that differ by nothing but their names

    @property
    def within(self) -> int:
        """How wide its blocks are inside."""
        return self.inner or self.hidden


class Falling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    """A figure that falls evenly from the beginning of the whole training to its end."""

    first: float
    last: float

    def at(self, part: float) -> float:
        """What it is when so much of the training is done."""
        return self.first + (self.last - self.first) * min(max(part, 0.0), 1.0)


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables with the same options: how many may sit there, and how often each of them is played."""

    players: list[int]
    options: dict[str, Any] = {}
    weight: Positive = 1.0
    measured: bool = False  # whether nets are tried at them now and then


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    net: Shape
    tables: list[Tables]
    decisions: Whole  # of the whole training
    games: Whole = 65_536  # side by side
    steps: Whole = 32  # choices in each of them before something is learnt
    epochs: Whole = 2  # how often what was played is gone through
    portion: Whole = 65_536  # choices that are learnt from at once
    rate: Falling = Falling(1e-3, 3e-5)
    curiosity: Falling = Falling(0.02, 0.001)  # how much it counts to try different things: entropy
    clip: Part = 0.2  # how far a choice may become likelier or less likely at once
    value: Positive = 0.5  # how much foretelling counts beside choosing
    decay: Part = 1e-4
    norm: Positive = 0.5  # the longest step of all numbers together
    choices_lambda: Part = 0.95  # how far a choice is judged by what came after it, not by what the net expected
    chances_lambda: Part = 0.97  # the same for what everybody's chances should have been
    detours: Annotated[float, Meta(ge=0, lt=1)] = 0.0  # of the choices: those drawn far more evenly than they are liked
    league: Part = 0.1  # of the games: those in which every other seat is played by an earlier self
    selves: Whole = 4  # earlier ones that are kept
    sparring: Part = 0.0  # of the games at every table that is measured: those in which a bot plays all other seats
    partners: tuple[str, ...] = ("glance",)  # the bots that do, each as often
    others: Annotated[float, Meta(ge=0, lt=1)] = 0.05  # of the games: those at tables with other options
    seed: int = 1


@dataclass(frozen=True)
class Table:
    """One table of a mixture."""

    players: int
    options: dict[str, Any]
    weight: float
    measured: bool
    partner: str = ""  # the bot on all seats but one, if there is any

    @property
    def name(self) -> str:
        """As it is told in a curve: players, then the options that are not usual."""
        chosen = (name if value is True else f"{name}={value}" for name, value in self.options.items())
        return " ".join([str(self.players), *chosen])


def recipe_of(game: Game, path: Path | None = None) -> Recipe:
    """The recipe of a file, or of the game; RecipeError if there is none, or it does not fit."""
    home = game_home(game.slug)
    file = path or (home / FILE if home else None)
    if file is None or not file.is_file():
        raise RecipeError("recipe-missing", game=game.slug, file=str(file or FILE))
    try:
        found = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Recipe)
    except (OSError, UnicodeError, yaml.YAMLError, RecursionError, msgspec.ValidationError) as problem:
        raise RecipeError("recipe-unreadable", file=str(file), problem=str(problem)) from problem
    for table in mixture(found):
        game.blank(table.players, table.options)
    return found


def changed(
    recipe: Recipe, *, games: int | None = None, decisions: int | None = None, seed: int | None = None
) -> Recipe:
    """The recipe with other figures; with fewer games, portions are smaller too."""
    told = {"games": games, "decisions": decisions, "seed": seed}
    wanted: dict[str, Any] = {name: value for name, value in told.items() if value is not None}
    if games is not None:
        wanted["portion"] = max(recipe.portion * games // recipe.games, 1)
    return msgspec.structs.replace(recipe, **wanted)


def mixture(recipe: Recipe) -> list[Table]:
    """Every table that is named, one by one."""
    return [
        Table(players, dict(some.options), some.weight, some.measured)
        for some in recipe.tables
        for players in some.players
    ]


def with_partners(recipe: Recipe, tables: list[Table]) -> list[Table]:
    """The tables, those where nets are tried once more for every sparring partner. A step with partners takes as long
    as many others, and every table gets at least a grain of games: so they sit nowhere else."""
    if not recipe.sparring:
        return tables
    tried = [table for table in tables if table.measured]
    alone, each = 1 - recipe.sparring, recipe.sparring / len(recipe.partners)
    fewer = [replace(table, weight=table.weight * (alone if table.measured else 1)) for table in tables]
    return [table for table in fewer if table.weight] + [
        replace(table, weight=table.weight * each, partner=partner) for partner in recipe.partners for table in tried
    ]


def other_tables(game: Game, recipe: Recipe, session: int) -> list[Table]:
    """Tables with the other options of the game, other ones in every session: as many as there are grains of games for
    them. What a net has never met it cannot judge."""
    room = round(recipe.others * recipe.games) // GRAIN
    named = {_told(table.players, table.options) for table in mixture(recipe)}
    found = [one for one in settings(game, session) if _told(one.players, one.options) not in named]
    chosen = random.Random(session).sample(found, min(room, len(found)))
    total = sum(table.weight for table in mixture(recipe))
    weight = total * recipe.others / (1 - recipe.others) / max(len(chosen), 1)
    return [Table(one.players, one.options, weight, measured=False) for one in chosen]


def _told(players: int, options: dict[str, Any]) -> str:
    return json.dumps([players, options], sort_keys=True)


def shared_out(tables: list[Table], games: int, grain: int = GRAIN) -> list[int]:
    """How many of so many games go to each table, by weights: multiples of the grain, at least one of it each, and all
    of them together `games`, if those are multiples of the grain and enough."""
    units = max(games // grain, len(tables))
    total = sum(table.weight for table in tables)
    wished = [max(1.0, table.weight / total * units) for table in tables]
    found = [int(wish) for wish in wished]
    by_rest = sorted(range(len(tables)), key=lambda i: found[i] - wished[i])
    for i in by_rest[: max(units - sum(found), 0)]:
        found[i] += 1
    while sum(found) > units:  # where small tables have been given more than their weight
        found[found.index(max(found))] -= 1
    return [count * grain for count in found]


def pieces(counts: list[int], most: int) -> Iterator[tuple[int, int]]:
    """The games of every table in pieces of at most so many, as (table, games): what a thread does in one go."""
    for table, count in enumerate(counts):
        for first in range(0, count, most):
            yield table, min(most, count - first)
