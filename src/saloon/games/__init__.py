"""The games, found by their slugs: those of the house, each a folder below that describes its game as `GAME`, those
that other packages bring as entry points, and those that a program registers itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint

from saloon import resources
from saloon.engine import Game, GameError, SaloonError

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


def game(slug: str) -> Game:
    """The game with this slug."""
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
