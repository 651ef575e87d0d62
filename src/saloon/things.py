"""What the things of a game are called and what they do, in a language: the words for `Game.explained`."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.engine import Choice, Game
from saloon.engine.explained import About
from saloon.messages import FALLBACK, one_of
from saloon.rulebook import Rulebook, Thing, rulebook, with_things

NOTHING = ""  # what is said where a game has no sentence


def said(game: Game, about: About, language: str) -> Thing:
    """A thing in words."""
    name = one_of(about.names, language=language, game=game.slug)
    return Thing(name, one_of([about.key, NOTHING], language=language, game=game.slug))


def rules(game: Game, language: str) -> Rulebook | None:
    """The rules of a game with the things that each clause explains, if anybody has written them."""
    book = rulebook(game.slug, language)
    explained: dict[str, dict[Thing, None]] = {}  # what is said alike of several things is said once
    for about in game.abouts().values():
        if (thing := said(game, about, language)).says:
            explained.setdefault(about.clause, {})[thing] = None
    return book and with_things(book, {clause: list(found) for clause, found in explained.items()})


def asked(game: Game, word: str, language: str) -> list[tuple[Thing, str]]:
    """The things that somebody may mean, each with its clause: as choices call them, by name in his language or in
    English, or by a part of it."""
    wanted = word.casefold()
    named = [(set(_names(game, pattern, about, language)), about) for pattern, about in game.abouts().items()]
    found = [game.about(word), *(about for names, about in named if wanted in names)]
    if not any(found):
        found = [about for names, about in named if any(wanted in name for name in names)]
    return [(said(game, about, language), about.clause) for about in dict.fromkeys(filter(None, found))]


def of_choices(game: Game, choices: list[Choice], language: str) -> list[tuple[Thing, str]]:
    """The things that choices lie on, each once, with its clause."""
    abouts = dict.fromkeys(filter(None, map(game.about_choice, choices)))
    return [(said(game, about, language), about.clause) for about in abouts]


def _names(game: Game, pattern: str, about: About, language: str) -> Iterator[str]:
    """What people may call the things of a pattern."""
    for spoken in (language, FALLBACK):
        yield said(game, about, spoken).name.casefold()
    yield from (word for part in pattern.split(":") for word in part.split("|") if "*" not in word)
