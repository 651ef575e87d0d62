"""`saloon learn`: the lessons of a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.kit import refused, saloon

import saloon as house
from saloon.messages import languages, message
from saloon.school.lessons import lesson, lessons

PLANNING = [
    *("", "", "", "play rob", "play punch", "play move"),
    *("play rob", "draw", "play rob", "move to car 1", "rob jewel", "", ""),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_taken_to_its_end(language: str) -> None:
    """Wrong choices are answered and change nothing."""
    taken = lesson("colt-express", "planning")
    result = saloon("learn", "colt-express", "1", "--lang", language, typed="\n".join([*PLANNING, "q"]) + "\n")
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    own = [taken.says(said) for said in (*(step.say for step in taken.steps), "nothing-here", "first-the-jewel")]
    for key in own:
        assert " ".join(message(key, language=language).split()) in told


def typed_through(*lesson_and_more: str) -> str:
    return "\n".join(lesson_and_more) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "play"), [("en", "p"), ("fr", "jouer")])
def test_a_lesson_leads_to_a_match_against_tenderfeet(language: str, play: str, tmp_path: Path) -> None:
    typed = typed_through(*PLANNING, "?", play, "q")
    result = saloon("learn", "colt-express", "--lang", language, typed=typed, SALOON_DATA=str(tmp_path))
    assert result.exit_code == 0
    level = message("web-bot-tenderfoot", language=language)
    after = result.stdout[result.stdout.rindex(message("cli-learn-begin", language=language)[:8]) :]
    assert after.count(f"({level})") == 2
    assert message("cli-not-saved", language=language) in " ".join(after.split()), "he has left the match"


def test_after_the_last_lesson_enter_begins_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.terminal.learning.following", lambda taken: None)
    result = saloon("learn", "colt-express", "1", typed=typed_through(*PLANNING, "", "q"), SALOON_DATA=str(tmp_path))
    assert "Enter: play now" in result.stdout
    assert "At the table: Bot 2 (Tenderfoot), Bot 3 (Tenderfoot)" in result.stdout


def test_what_was_taken_is_remembered(tmp_path: Path) -> None:
    first, second, *_ = lessons("colt-express")
    kept = {"SALOON_DATA": str(tmp_path / "of" / "mine")}
    assert "taken" not in saloon("learn", "colt-express", "--list", **kept).stdout.split()
    saloon("learn", "colt-express", typed=typed_through(*PLANNING, "q"), **kept)
    listed = saloon("learn", "colt-express", "--list", **kept).stdout
    assert listed.split().count("taken") == 1
    assert f"{first.name}  taken" in listed
    assert message(second.title) in saloon("learn", "colt-express", typed="q\n", **kept).stdout.splitlines()[0]
    assert message(lessons("hold-up")[0].title) in saloon("learn", "hold-up", typed="q\n", **kept).stdout


@pytest.mark.parametrize("written", ["", "[]", '{"colt-express": 7}', "\0"])
def test_what_cannot_be_read_counts_as_not_yet(tmp_path: Path, written: str) -> None:
    (tmp_path / "lessons.json").write_text(written, encoding="utf-8")
    shown = saloon("learn", "colt-express", typed="q\n", SALOON_DATA=str(tmp_path))
    assert (shown.exit_code, message(lessons("colt-express")[0].title) in shown.stdout) == (0, True)


def test_where_nothing_can_be_kept_that_is_said_and_the_lesson_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    shown = saloon("learn", "colt-express", typed=typed_through(*PLANNING, "q"), SALOON_DATA=str(tmp_path / "file"))
    assert shown.exit_code == 0
    assert "lessons.json" in "".join(shown.stdout.split())  # a long path is broken anywhere
    assert "That was" in shown.stdout


@pytest.mark.parametrize("slug", house.list_games())
def test_the_table_of_every_lesson_can_be_played_at(slug: str) -> None:
    for one in lessons(slug):
        house.game(slug).blank(one.players, one.options)


def test_one_can_go_back_and_leave() -> None:
    typed = "\n".join(["", "b", "", "", "", "play move", "b", "nonsense", "play move", "q"]) + "\n"
    result = saloon("learn", "colt-express", "planning", typed=typed)
    assert result.exit_code == 0
    assert [result.stdout.count(f"· {step} of 12") for step in (1, 2, 3, 4, 5)] == [2, 2, 1, 2, 2]
    assert "nonsense" in result.stdout


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "?\n?fire\nhelp\n? banjo\n\n\n\n?\nrules CE-05\nquit\n", "one step back; b does the same"),
        ("fr", "aide\n? tir\n?\n? banjo\n\n\n\n?\nrègles CE-05\nquitter\n", "un pas en arrière ; b fait de même"),
    ],
)
def test_a_lesson_helps_as_a_table_does(language: str, typed: str, said: str) -> None:
    result = saloon("learn", "colt-express", "planning", "--lang", language, typed=typed)
    told = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert told.count(" ".join(said.split())) == 3
    fire = message("about-colt-express-card-fire", language=language)
    assert " ".join(fire.split()) in told[: told.index("banjo")]
    assert "banjo" in told
    here = message("cli-things-here", language=language)
    assert " ".join(here.split()) in told, "where a choice is asked for"
    assert "CE-05" in told


def test_the_course_is_listed() -> None:
    result = saloon("learn", "colt-express", "--list")
    assert all(one.name in result.stdout for one in lessons("colt-express"))


def test_what_there_is_not_is_refused() -> None:
    refused(saloon("learn", "colt-express", "juggling"), "juggling", "planning")
    refused(saloon("learn", "chess"), "chess")
