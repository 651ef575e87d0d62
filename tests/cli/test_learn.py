"""`saloon learn`: the lessons of a game in the terminal."""

from __future__ import annotations

import pytest
from tests.cli.kit import refused, saloon

from saloon.messages import languages, message
from saloon.school.lessons import lesson, lessons

PLANNING = [
    *("", "", "", "play rob", "play punch", "play move"),
    *("play rob", "draw", "play rob", "move to car 1", "rob jewel", "", ""),
]


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
    assert "saloon play colt-express --players 3 --bot tenderfoot" in told


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
