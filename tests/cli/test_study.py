"""The command `saloon study`: sentences and tables, JSON, a page with charts, and what it refuses."""

from __future__ import annotations

import ast
import builtins
import copy
import inspect
import json
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.kit import refused, saloon

import saloon as house
from saloon.engine import Game, native
from saloon.lab import findings
from saloon.messages import STRICT, catalogue, languages
from saloon.server import bodies, studies
from saloon.terminal.study import show_study
from saloon.terminal.study_page import page
from saloon.terminal.study_words import StudyWords, effects
from saloon.terminal.voice import Voice

ROOT = Path(__file__).parents[2]
TOLD = json.loads((ROOT / "tests" / "studies.json").read_text(encoding="utf-8"))
STUDY: dict[str, Any] = TOLD["study"]
SMALL = ("study", "six-territories", "--players", 2, "--bots", "random", "--games", 4, "--jobs", 1)
LANGUAGES = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where Numba is not installed: nothing waits for a compiler."""
    monkeypatch.setattr(native, "available", lambda: False)
    monkeypatch.setattr("saloon.lab.study.QUICK_RUNG", 1)
    monkeypatch.setenv(STRICT, "1")


@cache
def small() -> dict[str, Any]:
    """A small study with two tables."""
    told: dict[str, Any] = json.loads(saloon(*SMALL, "--vary", "scoring=simple,advanced", "--json", "-").stdout)
    return told


def plain(text: str) -> str:
    return " ".join(text.split())


class TestCommand:
    @LANGUAGES
    def test_sentences_come_first_and_tables_after_them(self, language: str) -> None:
        result = saloon(*SMALL, "--lang", language, COLUMNS="100")
        assert result.exit_code == 0, result.output
        said = plain(result.stdout)
        headings = [Voice(language).say(f"study-heading-{name}") for name in ("fairness", "length", "drama", "luck")]
        places = [said.index(words) for words in headings]
        assert places == sorted(places)
        assert said.index({"en": "A game takes", "fr": "Une partie compte"}[language]) < places[0]
        assert "saloon study six-territories --players 2 --bots random --games 4 --seed 0" in said

    def test_json_on_the_standard_output_is_alone_there_and_what_the_house_reads(self) -> None:
        told = small()
        read = msgspec.convert(told, bodies.Study)
        assert msgspec.to_builtins(read) == told  # whatever a study holds is part of the protocol
        assert (told["game"], told["players"], told["games"], told["bots"]) == ("six-territories", 2, 4, ["random"])
        assert [one["label"] for one in told["variants"]] == [{"scoring": "simple"}, {"scoring": "advanced"}]
        assert [one["label"] for one in told["differences"]] == [{"scoring": "advanced"}]
        assert told["variants"][0]["games"] == 4

    def test_the_house_understands_the_format_that_is_written(self) -> None:
        assert studies.FORMAT == findings.FORMAT

    def test_its_own_command_gives_it_again(self) -> None:
        again = saloon(*small()["command"].split()[1:], "--jobs", 1, "--json", "-")
        assert json.loads(again.stdout) == small()

    @pytest.mark.slow
    def test_files_are_written_and_the_tables_still_shown(self, tmp_path: Path) -> None:
        result = saloon(*SMALL, "--json", tmp_path / "a.json", "--html", tmp_path / "a.html")
        assert result.exit_code == 0, result.output
        assert "Fairness" in result.stdout
        told = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
        assert (tmp_path / "a.html").read_text(encoding="utf-8") == page(Voice("en"), told)

    @pytest.mark.slow
    def test_without_a_number_of_players_it_is_a_first_game_or_a_seat_for_each_bot(self) -> None:
        for bots, players in (("random", 4), ("random,random,random", 3)):
            told = json.loads(saloon(*SMALL[:2], "--bots", bots, *SMALL[6:], "--json", "-").stdout)
            assert told["players"] == players

    def test_an_interrupt_keeps_what_was_counted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def stop(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("saloon.lab.study.study_piece", stop)
        result = saloon(*SMALL)
        assert result.exit_code == 130
        assert "No game was counted." in result.stdout
        assert json.loads(saloon(*SMALL, "--json", "-").stdout)["interrupted"]


class TestRefusals:
    @pytest.mark.parametrize(
        ("more", "words"),
        [
            (("--vary", "weather=good,bad"), ["weather"]),
            (("--vary", "symbols_per_territory=5,99"), ["symbols_per_territory", "99"]),
            (("--vary", "scoring"), ["scoring", "scoring=simple,advanced"]),
            (("--vary", "scoring=simple"), ["scoring", "two or more"]),
            (("--vary", "scoring=simple,simple"), ["scoring", "two or more"]),
            (("--vary", "scoring=simple,advanced", "--vary", "scoring=advanced,simple"), ["scoring"]),
            (("--vary", "symbols_per_territory=1,2,3,4,5", "--vary", "riches_slots=1,2,3"), ["15", "12"]),
            (("--option", "weather=good"), ["weather"]),
            (("--bots", "nobody"), ["nobody"]),
            (("--bots", "random,random,random"), ["3", "2"]),
            (("--games", "none"), ["--games", "none"]),
            (("--json", "/nowhere/at/all.json"), ["/nowhere/at/all.json"]),
            (("--html", "/nowhere/at/all.html"), ["/nowhere/at/all.html"]),
        ],
    )
    @LANGUAGES
    def test_bad_input_is_named(self, language: str, more: tuple[str, ...], words: list[str]) -> None:
        result = saloon(*SMALL, *more, "--lang", language)
        refused(result, *(word for word in words if language == "en" or " " not in word))

    @LANGUAGES
    def test_without_the_libraries_of_charts_it_says_what_to_install(
        self, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        known = builtins.__import__

        def without(name: str, *args: Any, **more: Any) -> Any:
            if name == "saloon.terminal.study_page":
                raise ModuleNotFoundError("No module named 'altair'", name="altair")
            return known(name, *args, **more)

        monkeypatch.setattr(builtins, "__import__", without)
        result = saloon(*SMALL, "--html", tmp_path / "a.html", "--lang", language)
        refused(result, "altair", 'pip install "saloon[lab]"')
        assert not (tmp_path / "a.html").exists()


@LANGUAGES
class TestWords:
    """The same cases hold for the browser (web/tests/studies.test.ts)."""

    def test_sentences_and_names(self, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv(STRICT)  # words that a game has no message for are among them
        said, words = TOLD["said"][language], StudyWords(Voice(language), STUDY)
        assert [plain(line) for line in words.lead()] == said["lead"]
        assert [plain(line) for line in words.verdict()] == said["verdict"]
        assert {kind: words.kind(kind) for kind in said["kinds"]} == said["kinds"]
        assert [[kind, word, plain(words.label(kind, word))] for kind, word, _ in said["words"]] == said["words"]
        assert [[name, value, plain(words.figure(name, value))] for name, value, _ in said["figures"]] == said[
            "figures"
        ]
        assert [[name, value, plain(words.change(name, value))] for name, value, _ in said["changes"]] == said[
            "changes"
        ]
        assert [[name, plain(words.what(name))] for name, _ in said["rows"]] == said["rows"]
        tables: list[dict[str, Any]] = [
            {},
            {"stagecoach": "true"},
            {"expert": False, "last_tie": "turn-order"},
            {"house": "", "bullets": "7"},
            {"house": "Gold <Rush>"},
        ]
        assert [plain(words.variant(label)) for label in tables] == said["tables"]
        found = [
            [
                plain(words.pair(words.kind(one.kind), words.label(one.kind, one.word))),
                words.say(f"study-{one.way}"),
                plain(words.points(one.worth["value"])) if one.whom else "",
            ]
            for one in effects(STUDY["variants"][0])
        ]
        assert found == said["effects"]

    def test_everything_fits_a_terminal_of_a_hundred_columns(self, language: str) -> None:
        voice = Voice(language)
        voice.console.width = 100
        with voice.console.capture() as captured:
            show_study(voice, STUDY)
        assert "…" not in captured.get()
        assert Voice(language).say("study-mark") in captured.get()


@LANGUAGES
@pytest.mark.parametrize("slug", house.list_games())
class TestCatalogue:
    """Whatever a study of a game can speak of has a name."""

    def test_kinds(self, slug: str, language: str) -> None:
        for kind in {"seat", "bot", *(kind for kind, _ in spoken_of(slug))}:
            keys = (f"study-{slug}-kind-{kind}", f"study-kind-{kind}")
            assert any(key in catalogue(language) for key in keys), kind

    def test_words(self, slug: str, language: str) -> None:
        words = StudyWords(Voice(language), {**STUDY, "game": slug})
        for kind, word in spoken_of(slug):
            keys = (f"study-{slug}-{kind}", f"study-word-{kind}", f"name-{word}")
            assert any(key in catalogue(language) for key in keys), (kind, word)
            assert words.word(kind, word)

    def test_options(self, slug: str, language: str) -> None:
        words = StudyWords(Voice(language), {**STUDY, "game": slug})
        for name, option in house.game(slug).Options.FIELDS.items():
            assert words.option(name) != name
            values = option.names or (("true", "false") if option.is_flag else (str(option.low), str(option.high)))
            for value in values if option.count is None else ():
                assert words.variant({name: value})
                number = not option.names and not option.is_flag
                assert not number or f"study-{slug}-with-{name}" in catalogue(language), name
                verdict = [{"key": "study-as-long", "args": {"label": {name: value}}}]
                assert StudyWords(Voice(language), {**STUDY, "game": slug, "verdict": verdict}).verdict()

    def test_figures(self, slug: str, language: str) -> None:
        for name in (*findings.LENGTH, *findings.DRAMA, *findings.LOOKED, "luck", "decided"):
            for what in ("measure", "value", "meaning"):
                assert f"study-{what}-{name}" in catalogue(language)


@LANGUAGES
def test_every_sentence_of_a_verdict_is_in_the_catalogue(language: str) -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(findings))) if isinstance(node, ast.Call)]
    said = {ast.literal_eval(call.args[0]) for call in calls if getattr(call.func, "id", "") == "_say"}
    assert {"study-unfair", "study-fairness-same"} <= said
    assert not [key for key in said if key not in catalogue(language)]


def spoken_of(slug: str) -> Iterator[tuple[str, str]]:
    """All kinds and words that a study of a game can hold: of what it looks at, every word that the game's enumerations
    have; and of what seats have, what they have in some games."""
    game = house.game(slug)
    for studied in game.studied:
        for word in values_of(game, studied.kind, {*studied.comes, *studied.used}):
            yield studied.kind, word
    for players in game.players:
        yield from traits_of(slug, players)


@cache
def traits_of(slug: str, players: int) -> frozenset[tuple[str, str]]:
    game = house.game(slug)
    found: set[tuple[str, str]] = set()
    for mode in ({}, *game.modes):
        try:
            states = [game.blank(players, mode) for _ in range(2)]
        except house.SaloonError:
            continue  # not for so many
        for seed, state in enumerate(states):
            state.rng = [seed, 1]
            game.plain.setup(state)
            for seat in range(players):
                found.update(game.traits(state, state, seat) if game.traits else ())
    return frozenset(found)


def values_of(game: Game, kind: str, keys: set[str]) -> Iterator[str]:
    """Every value that a field of some events may have: what it says of every number until there is none."""
    for shape in game.events.values():
        if shape.key not in keys:
            continue
        (field,) = (field for field in shape.fields if field.name == kind)
        state = game.blank(game.players[-1])
        for number in range(500):
            try:
                word = field.say(state, number)
            except (IndexError, KeyError, ValueError):
                break
            if word == number:  # a plain number, such as what a purse is worth
                yield from ("250", "500")
                break
            yield str(word)
        else:
            pytest.fail(f"{shape.key}: no end of {kind}")


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.labels: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.tags.append(tag)
        self.links += [str(given[name]) for name in ("src", "href", "xlink:href") if name in given]
        if given.get("role") == "img":
            self.labels.append(str(given.get("aria-label")))

    def handle_data(self, data: str) -> None:
        self.words += data


@cache
def drawn(language: str) -> str:
    """The page of the study above."""
    return page(Voice(language), STUDY)


@pytest.mark.slow
@LANGUAGES
class TestPage:
    def test_it_is_one_file_with_charts_that_needs_nothing_else(self, language: str) -> None:
        text = drawn(language)
        found = Page(text)
        assert f'<html lang="{language}">' in text
        assert not found.links
        assert "script" not in found.tags
        assert "url(" not in text
        assert found.tags.count("svg") == 2 * len(found.labels)  # each for a phone and for a desk
        # kinds of fairness, two lengths, the curve, the ladder, the parts, two of differences
        assert len(found.labels) == 4 + 2 + 1 + 1 + 1 + 2
        assert all(found.labels)
        for word in (STUDY["command"].split(" --")[0], *TOLD["said"][language]["verdict"]):
            assert plain(word) in plain(found.words)

    def test_it_is_the_same_to_the_letter(self, language: str) -> None:
        assert drawn(language) == page(Voice(language), copy.deepcopy(STUDY))

    def test_every_figure_stands_in_a_table(self, language: str) -> None:
        words, shown = StudyWords(Voice(language), STUDY), Page(drawn(language)).words
        for row in STUDY["variants"][0]["fairness"]:
            assert words.percent(row["value"]) in shown
        for one in effects(STUDY["variants"][0]):
            assert words.precise(one.often) in shown

    def test_a_study_that_counted_nothing_says_so(self, language: str) -> None:
        study = copy.deepcopy(STUDY)
        study["variants"][0]["games"] = 0
        assert Voice(language).say("study-nothing") in Page(page(Voice(language), study)).words


@pytest.mark.slow
def test_words_of_others_are_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT)
    study = {**copy.deepcopy(STUDY), "differences": [], "variants": copy.deepcopy(STUDY["variants"][:1])}
    study["variants"][0].update(parts=[], ladder=[])
    for row in study["variants"][0]["fairness"]:
        row["word"] += "<script>alert(1)</script>"
    text = page(Voice("en"), study)
    assert "alert(1)" in text
    assert "script" not in Page(text).tags
