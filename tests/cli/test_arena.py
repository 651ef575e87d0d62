"""The command `saloon arena`: tables, JSON, a page, and going on after a stop."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.arenas import drawn
from tests.cli.kit import refused, saloon

import saloon as house
from saloon.engine import native
from saloon.lab.sprt import Question
from saloon.messages import STRICT, languages
from saloon.terminal.arena import show_arena
from saloon.terminal.arena_page import page
from saloon.terminal.voice import Voice

ARGUMENTS = ("arena", "six-territories", "--bots", "deputy,random", "--games", 6, "--jobs", 1)
STRENGTHS = {"legend": 18.0, "marshal": 9.0, "deputy": 3.0, "tenderfoot": 1.0}
LANGUAGES = pytest.mark.parametrize("language", languages())
VOID = {"meta", "circle", "path", "line", "polyline", "polygon"}


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where Numba is not installed: nothing waits for a compiler."""
    monkeypatch.setattr(native, "available", lambda: False)
    monkeypatch.setenv(STRICT, "1")


class TestTables:
    @LANGUAGES
    def test_who_won_how_often_and_the_ratings(self, language: str) -> None:
        result = saloon(*ARGUMENTS, "--players", 3, "--lang", language)
        assert result.exit_code == 0, result.output
        said = {"en": ("of equals", "33.3%", "rating"), "fr": ("entre égaux", "33,3\xa0%", "cote")}
        for words in ("deputy", "random", *said[language]):
            assert words in result.stdout

    @LANGUAGES
    @pytest.mark.parametrize(("table", "pairs"), [("one", "next"), ("mixed", "all")])
    def test_everything_fits_a_narrow_terminal(self, language: str, table: str, pairs: str) -> None:
        voice = Voice(language)
        voice.console.width = 80
        with voice.console.capture() as captured:
            show_arena(voice, drawn(STRENGTHS, 4, 400, table=table, pairs=pairs), goes_on=False)
        assert "…" not in captured.get()
        named = [line for line in captured.get().splitlines() if line.split()[:1] == ["marshal"]]
        assert len(named) == 3  # a line in each table
        assert [len(re.findall(r"\d+[.,]\d\s?%", line)) for line in named] == [4, 3, 0]

    def test_the_answer_to_a_question_is_told(self) -> None:
        result = saloon(*ARGUMENTS[:4], "--games", 400, "--jobs", 1, "--sprt", "--better", 0.7, "--pairs", "first")
        assert "deputy is better than random" in " ".join(result.stdout.split())

    @pytest.mark.slow
    def test_several_workers(self) -> None:
        alone, together = (json.loads(saloon(*ARGUMENTS[:-1], jobs, "--json", "-").stdout) for jobs in (1, 2))
        assert alone["result"] == together["result"]


class TestFiles:
    def test_json_on_the_standard_output_is_alone_there(self) -> None:
        shown = json.loads(saloon(*ARGUMENTS, "--json", "-").stdout)
        assert shown["plan"]["bots"] == ["deputy", "random"]
        assert shown["plan"]["command"].startswith("saloon arena six-territories --players 2 --bots deputy,random")
        (pairing,) = shown["result"]["pairings"]
        assert (pairing["bot"], pairing["rival"], pairing["games"], pairing["fair"]) == ("deputy", "random", 6, 0.5)
        assert pairing["share"]["low"] <= pairing["share"]["value"] <= pairing["share"]["high"]
        assert {rating["bot"] for rating in shown["result"]["ratings"]} == {"deputy", "random"}

    def test_the_command_in_the_result_gives_the_result_again(self) -> None:
        shown = json.loads(saloon(*ARGUMENTS, "--players", 3, "--seed", 5, "--json", "-").stdout)
        again = saloon(*shown["plan"]["command"].split()[1:], "--jobs", 1, "--json", "-")
        assert json.loads(again.stdout)["result"] == shown["result"]

    def test_a_run_goes_on_with_its_file(self, tmp_path: Path) -> None:
        results = tmp_path / "a.jsonl"
        saloon(*ARGUMENTS, "--out", results)
        more = saloon(*ARGUMENTS[:4], "--games", 10, "--jobs", 1, "--out", results, "--json", "-")
        found = json.loads(more.stdout)
        assert (found["run"]["resumed"], found["result"]["games"]) == (6, 10)

    def test_bots_with_knobs_are_told_apart(self) -> None:
        bots = "search:iterations=20,explore=500,random"
        shown = json.loads(
            saloon("arena", "six-territories", "--bots", bots, "--games", 2, "--jobs", 1, "--json", "-").stdout
        )
        assert shown["plan"]["bots"] == ["search:iterations=20,explore=500", "random"]


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attributes if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words += data


@pytest.mark.slow
class TestPage:
    @LANGUAGES
    @pytest.mark.parametrize(("table", "players"), [("one", 4), ("half", 3), ("mixed", 4), ("one", 2)])
    def test_it_is_whole_and_needs_nothing_else(self, language: str, table: str, players: int) -> None:
        text = page(Voice(language), drawn(STRENGTHS, players, 40, table=table))
        found = Page(text)
        assert not found.open
        assert not found.links
        assert "script" not in found.tags
        assert "svg" in found.tags
        assert "url(" not in text
        assert f'<html lang="{language}">' in text
        for word in ("legend", "Colt Express", "saloon arena colt-express", house.__version__):
            assert word in found.words

    def test_every_number_in_it_is_one_of_the_result(self) -> None:
        found = drawn({"a": 3.0, "b": 1.0}, 4, 400, pairs="first")
        shown = Page(page(Voice("en"), found)).words
        with (voice := Voice("en")).console.capture() as captured:
            show_arena(voice, found, goes_on=False)
        for number in re.findall(r"\d+\.\d%", captured.get()):
            assert number in shown

    def test_names_are_text_and_nothing_else(self) -> None:
        text = page(Voice("en"), drawn({"<b>&": 1.0, "b": 1.0}, 2, 4, slug="six-territories"))
        assert "<b>&" not in text
        assert "<b>&" in Page(text).words

    def test_it_says_nothing_of_the_machine(self) -> None:
        found = drawn(STRENGTHS, 4, 40)
        before = page(Voice("en"), found)
        found.seconds = 123.0
        found.resumed = 16
        assert page(Voice("en"), found) == before

    def test_the_question_and_its_answers_are_told(self) -> None:
        found = drawn({"a": 9.0, "b": 1.0}, 2, 400, slug="six-territories", question=Question(0.6))
        assert "a is better than b" in Page(page(Voice("en"), found)).words

    def test_with_nothing_counted_it_says_so(self) -> None:
        found = drawn({"a": 9.0, "b": 1.0}, 4, 4)
        for bout in found.bouts:
            bout.deals.clear()
        assert "No deal is complete yet." in Page(page(Voice("en"), found)).words

    def test_the_command_writes_it(self, tmp_path: Path) -> None:
        path = tmp_path / "arena.html"
        assert saloon(*ARGUMENTS, "--html", path, "--lang", "fr").exit_code == 0
        assert "Qui gagne" in path.read_text(encoding="utf-8")


class TestRefusals:
    @pytest.mark.parametrize(
        ("written", "words"),
        [
            ("arena whist --bots deputy,random", ["whist"]),
            ("arena six-territories", ["--bots"]),
            ("arena six-territories --bots deputy", ["two"]),
            ("arena six-territories --bots deputy,wizard", ["wizard", "random"]),
            ("arena six-territories --bots deputy,deputy", ["deputy", "twice"]),
            ("arena six-territories --bots deputy,", ["“”"]),
            ("arena six-territories --bots deputy,random --games 0", ["--games", "0"]),
            ("arena six-territories --bots deputy,random --jobs 0", ["--jobs"]),
            ("arena six-territories --bots deputy,random --players 9", ["six-territories", "9"]),
            ("arena six-territories --bots deputy,random --option colour=red", ["colour"]),
            ("arena six-territories --bots deputy,random --table round", ["round", "mixed"]),
            ("arena six-territories --bots deputy,random --pairs some", ["some", "next"]),
            ("arena six-territories --bots deputy,random --table mixed --players 3", ["2", "3"]),
            ("arena six-territories --bots deputy,random --table mixed --sprt", ["--sprt"]),
            ("arena six-territories --bots deputy,random --better 0.6", ["--better", "--sprt"]),
            ("arena six-territories --bots deputy,random --risk 0.1", ["--risk", "--sprt"]),
            ("arena six-territories --bots deputy,random --sprt --better 0.5", ["--better", "0.5"]),
            ("arena six-territories --bots deputy,random --sprt --better much", ["--better", "much"]),
            ("arena six-territories --bots deputy,random --sprt --risk nan", ["--risk", "nan"]),
            ("arena six-territories --bots deputy,random --json nowhere/a.json", ["nowhere/a.json"]),
            ("arena six-territories --bots deputy,random --html nowhere/a.html", ["nowhere/a.html"]),
            ("arena six-territories --bots deputy,random --html .", ["."]),
            ("arena six-territories --bots deputy,random --jobs 1 --out nowhere/a.jsonl", ["nowhere/a.jsonl"]),
        ],
    )
    def test_what_cannot_be_is_named(self, written: str, words: list[str]) -> None:
        refused(saloon(*written.split()), *words)

    def test_another_plan_with_the_same_file(self, tmp_path: Path) -> None:
        results = tmp_path / "a.jsonl"
        saloon(*ARGUMENTS, "--out", results)
        refused(saloon(*ARGUMENTS, "--seed", 2, "--out", results), results, "seed", "0", "2")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent otherwise there")
def test_an_interrupt_ends_it_cleanly_and_the_same_command_goes_on(tmp_path: Path) -> None:
    results, result = tmp_path / "a.jsonl", tmp_path / "a.json"
    command = [sys.executable, "-m", "saloon", *map(str, ARGUMENTS[:4]), "--jobs", "2", "--seed", "3"]
    files = ["--out", str(results), "--json", str(result)]
    source = str(Path(house.__file__).parents[1])
    environment = {**os.environ, "SALOON_INTERPRETED": "1", "PYTHONPATH": source, "LC_ALL": "C.UTF-8"}
    begun = subprocess.Popen(
        [*command, "--games", "100000", *files],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        stdout=subprocess.PIPE,
    )
    latest = time.monotonic() + 120
    while time.monotonic() < latest and (not results.exists() or results.read_bytes().count(b"\n") < 10):
        time.sleep(0.1)
    begun.send_signal(signal.SIGINT)
    said, trouble = begun.communicate(timeout=120)
    assert begun.returncode == 130, trouble
    assert "Traceback" not in trouble
    assert "Interrupted after" in trouble
    counted = json.loads(result.read_text())["result"]["games"]
    assert 0 < counted < 100_000
    assert "deputy" in said
    again = subprocess.run([*command, "--games", str(counted + 4), *files], env=environment, check=True, text=True)
    assert again.returncode == 0
    found = json.loads(result.read_text())
    assert found["run"]["resumed"] >= counted
    assert found["result"]["games"] == counted + 4
