"""The games, found by their slugs: those of the house, each a folder below that describes its game as `GAME`, those
that other packages bring as entry points, and those that a program registers itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint

from saloon import resources
from saloon.engine import Game, GameError, HouseRules, Key, SaloonError
from saloon.games.variants import variant

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    """Bring a game to the house, for as long as this program runs. Processes that think for it begin with the program's
    own module, so a program does this where they do it too: at its top level."""
    if not isinstance(game, Game):
        raise GameError("game-not-a-game", game=type(game).__name__, source=repr(game)[:80])
    if game.slug in _known() or game.slug in _registered:
        raise GameError("game-twice", game=game.slug, source=game.State.__module__)
    _registered[game.slug] = game
    resources.registered[game.slug] = game.State.__module__


def games() -> list[str]:
    """The slugs of all games that can be played. A plug-in that fails is left out, and stands in `faults`."""
    return sorted({*resources.house_games(), *_registered, *_plugins()[0]})


def faults() -> list[SaloonError]:
    """What is wrong with games that other packages bring, and with the texts of all plug-ins."""
    return [*_plugins()[1].values(), *_text_faults()]


def game(key: Key) -> Game:
    """The game with this slug, or as these house rules have it."""
    return _varied(key) if isinstance(key, HouseRules) else _printed(key)


def _varied(house: HouseRules) -> Game:
    """A game with house rules. Its modules are those of the folder that its game lies in."""
    printed = _printed(house.game)
    module, name = _whereabouts(printed)
    package = module if resources.is_package(module) else module.rpartition(".")[0] or module
    return variant(printed, house, package, module, name)


def _whereabouts(game: Game) -> tuple[str, str]:
    """The module of a game, and its name in there."""
    if game.slug in resources.house_games():
        return resources.house_games()[game.slug], "GAME"
    for point in resources.plugins(resources.GAMES):
        if point.name == game.slug:
            return point.module, point.attr
    home = game.State.__module__
    for module in (home, home.rpartition(".")[0]):
        for name, value in vars(sys.modules.get(module, sys)).items():
            if value is game and module != "__main__":
                return module, name
    raise GameError("house-rules-no-folder", game=game.slug)


def _printed(slug: str) -> Game:
    """The game with this slug, as its rulebook has it."""
    folder = resources.house_games().get(slug)
    if folder:
        found: Game = import_module(folder).GAME
        return found
    if slug in _registered:
        return _registered[slug]
    brought, broken = _plugins()
    if slug in brought:
        return brought[slug]
    raise broken.get(slug) or GameError("unknown-game", game=str(slug), known=", ".join(games()))


def _known() -> set[str]:
    return {*resources.house_games(), *(point.name for point in resources.plugins(resources.GAMES))}


@cache
def _plugins() -> tuple[dict[str, Game], dict[str, SaloonError]]:
    """The games that other packages bring, and what is wrong with those that cannot be played."""
    brought: dict[str, Game] = {}
    broken: dict[str, SaloonError] = {}
    for point in resources.plugins(resources.GAMES):
        try:
            if point.name in resources.house_games() or point.name in brought:
                raise GameError("game-twice", game=point.name, source=resources.source_of(point))
            brought[point.name] = _loaded(point)
        except SaloonError as problem:
            broken[point.name] = problem
    return brought, broken


def _text_faults() -> Iterator[SaloonError]:
    from saloon.messages import misspelt  # noqa: PLC0415 (whoever only plays need not load the catalogue)

    for text in resources.plugin_texts():
        if text.problem:
            yield SaloonError("text-unreadable", file=str(text.path), problem=text.problem)
        elif text.path.suffix == ".ftl":
            for line, problem in misspelt(text.says):
                yield SaloonError("text-misspelt", file=str(text.path), line=line, problem=problem)


def _loaded(point: EntryPoint) -> Game:
    """The game of an entry point. Whatever goes wrong in somebody else's package goes wrong for its game alone."""
    source = resources.source_of(point)
    try:
        found = point.load()
    except SaloonError:
        raise
    except (Exception, SystemExit) as problem:
        told = f"{type(problem).__name__}: {problem}"
        raise GameError("game-not-loaded", game=point.name, source=source, problem=told) from problem
    if not isinstance(found, Game):
        raise GameError("game-not-a-game", game=point.name, source=source)
    if found.slug != point.name:
        raise GameError("game-other-slug", game=point.name, slug=found.slug, source=source)
    return found
