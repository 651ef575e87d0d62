"""Every thing explains itself: what choices lie on has its sentence in every language, and none is for nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.clauses import clauses

import saloon
from saloon.engine import NOBODY, Game, reseed
from saloon.lab.settings import settings
from saloon.messages import STRICT, languages, message
from saloon.resources import game_home
from saloon.things import asked, rules, said

BOARDS = Path(saloon.__file__).parents[2] / "web" / "src" / "boards"
LONGEST = 36  # words: two short sentences
CHOICES = 120  # of each game played
GAMES = [saloon.game(slug) for slug in saloon.list_games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
each_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def _strict_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error."""
    monkeypatch.setenv(STRICT, "1")


def kinds_on_boards(slug: str) -> set[str]:
    """The kinds of things that a board names in its sources."""
    sources = (path.read_text(encoding="utf-8") for path in sorted((BOARDS / slug).rglob("*.svelte")))
    return {kind for source in sources for kind in re.findall(r"[\"'`]([a-z-]+)(?=[:\"'`])", source)}


def says(slug: str, key: str) -> bool:
    """Whether a game puts something into words by the message of a key."""
    home = game_home(slug)
    return home is not None and any(f'"{key}"' in path.read_text(encoding="utf-8") for path in home.glob("*.py"))


@cache
def met(game: Game) -> set[str]:
    """What lies on the table in games of every setting."""
    things: set[str] = set()
    for seed, setting in enumerate(settings(game, 1)):
        state = game.blank(setting.players, setting.options)
        reseed(state, seed)
        game.plain.setup(state)
        luck = random.Random(seed)
        for _ in range(CHOICES):
            if state.actor == NOBODY:
                break
            things.update(game.things(state))
            choices = [game.choice(state, code) for code in state.legal[: state.legal_n]]
            things.update(choice.on for choice in choices)
            game.plain.apply(state, luck.choice(choices).code)
    return things


@each_game
def test_whatever_choices_lie_on_is_explained(game: Game) -> None:
    assert {on for on in met(game) if game.about(on) is None} == set()


@each_game
@each_language
def test_every_thing_has_a_name_and_a_sentence_that_is_not_long(game: Game, language: str) -> None:
    for pattern, about in game.abouts().items():
        thing = said(game, about, language)
        assert thing.name not in about.names, f"{pattern} has no name"
        assert message(about.key, {}, language).endswith((".", "»")), pattern
        assert len(thing.says.split()) <= LONGEST, thing.says


@each_game
@each_language
def test_every_clause_named_is_in_the_rules(game: Game, language: str) -> None:
    assert set(game.explained.values()) <= set(clauses(game.slug, language))


@each_game
def test_no_pattern_is_for_nothing(game: Game) -> None:
    """Each explains something: on the table, of a choice that there is, or of a kind on the board; and none before it
    takes all of it away."""
    shown = kinds_on_boards(game.slug)
    used = {about.key for on in met(game) if (about := game.about(on))}
    for pattern, about in game.abouts().items():
        kind, _, rest = pattern.partition(":")
        known = says(game.slug, rest) if kind == "choice" else bool(shown.intersection(kind.split("|")))
        assert about.key in used or known, pattern
        such = ":".join(part.partition("|")[0].replace("*", "such") for part in pattern.split(":"))
        assert game.about(such) == about, pattern


def told_in(slug: str, language: str) -> Iterator[str]:
    home = game_home(slug)
    assert home
    source = (home / "locales" / language / "things.ftl").read_text(encoding="utf-8")
    yield from (entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message))


@each_game
@each_language
def test_no_sentence_is_for_nothing(game: Game, language: str) -> None:
    needed = {key for about in game.abouts().values() for key in (about.key, about.names[0])}
    assert set(told_in(game.slug, language)) <= needed


class TestAsking:
    GAME = saloon.game("colt-express")

    @pytest.mark.parametrize(
        ("word", "language", "names"),
        [
            ("fire", "en", ["Fire"]),
            ("Tir", "fr", ["Tir"]),
            ("fire", "fr", ["Tir"]),
            ("zealot", "en", ["Zealot"]),
            ("bigote", "fr", ["La Bigote"]),
            ("place:2:roof", "en", ["A car, roof"]),
            ("card:doc fire", "en", ["Fire"]),
            ("marshal", "en", ["Marshal", "The Marshal"]),
            ("strongb", "en", ["Strongbox", "The second strongbox"]),
            ("nothing of the kind", "en", []),
        ],
    )
    def test_a_thing_is_found_by_what_people_call_it(self, word: str, language: str, names: list[str]) -> None:
        assert sorted(thing.name for thing, _ in asked(self.GAME, word, language)) == names

    def test_the_rules_hold_the_sentences_of_what_a_clause_explains(self) -> None:
        book = rules(self.GAME, "en")
        assert book
        fire = next(block for block in book.clauses() if block.clause == "CE-18")
        assert [thing.name for thing in fire.things] == ["Fire"]
        assert all(len(set(block.things)) == len(block.things) for block in book.clauses())
        assert fire.things[0].says.startswith("Give one of your bullets")
