"""Every lesson of every game can be taken to its end in every language; and what is wrong with one is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace as changed
from tests.planting import plant

import saloon
from saloon.engine import SaloonError
from saloon.games.colt_express import GAME as COLT_EXPRESS
from saloon.games.colt_express.actions import move_bar
from saloon.games.colt_express.cards import STARTING_PURSE
from saloon.games.colt_express.state import EVERYBODY, HELD
from saloon.messages import STRICT, catalogue, languages
from saloon.school.lessons import Answer, Lesson, LessonError, Standing, follow, lesson, lessons, line, read_lesson

ROOT = Path(saloon.__file__).parents[2]
LESSONS = [one for slug in saloon.list_games() for one in lessons(slug)]
LONGEST = 40  # words of a step
IN_A_POCKET = {"knock jewel": "bandit:tuco"}  # what a punch may knock out is pressed on whoever has it
SHORTEST, FEWEST = 5, 3  # steps, and choices among them

each_lesson = pytest.mark.parametrize("taken", LESSONS, ids=lambda one: f"{one.game}-{one.name}")
each_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


def keys(taken: Lesson) -> Iterator[str]:
    """All that a lesson says."""
    yield from (taken.title, taken.about)
    for step in taken.steps:
        yield from map(taken.says, (step.say, *step.wrong.values()))


def said(answer: Answer, language: str, game: str) -> str:
    return catalogue(language, game).format(answer.key, answer.args)


def wrong_choices(standing: Standing) -> Iterator[Answer]:
    for choice in standing.choices:
        if not standing.accepts(choice.code):
            yield standing.answer_to_choice(choice.code)


@each_lesson
def test_a_lesson_leads_to_its_end(taken: Lesson) -> None:
    """By the first choice that each step accepts; nothing scripted is left over."""
    steps = choices = 0
    for standing in line(taken):
        steps, choices = steps + 1, choices + bool(standing.choices)
        told = standing.story
        assert len(told.patches) == (len(told.events) + 1 if told.patches else 0)
        if not standing.step.accepted:
            assert standing.match.truth.script_left == []
    assert steps >= SHORTEST
    assert choices >= FEWEST


@each_lesson
def test_every_choice_that_goes_on_goes_on(taken: Lesson) -> None:
    """Whatever a step accepts, the next one can be reached by it."""
    choices: list[int] = []
    for number, step in enumerate(taken.steps[:-1]):
        for choice in follow(taken, number, choices).accepted():
            follow(taken, number + 1, [*choices, choice.code])
        if step.accepted:
            choices.append(follow(taken, number, choices).accepted()[0].code)


@each_lesson
@each_language
def test_every_step_is_said_shortly(taken: Lesson, language: str) -> None:
    for key in keys(taken):
        text = catalogue(language, taken.game).format(key)
        assert len(re.findall(r"\w[\w’'-]*", text)) <= LONGEST, f"{key}: {text}"


@each_lesson
def test_what_is_pointed_at_explains_itself(taken: Lesson) -> None:
    """That a board draws it where it is pointed at, a browser sees."""
    unknown = [on for standing in line(taken) for on in standing.pointed if not saloon.game(taken.game).about(on)]
    assert unknown == []


@each_lesson
def test_who_asks_for_a_choice_points_at_where_it_is_made(taken: Lesson) -> None:
    """An arrow says what to press: at every choice one of them is at a right one."""
    astray = []
    for standing in line(taken):
        right = {IN_A_POCKET.get(choice.text, choice.on) for choice in standing.accepted()}
        if standing.choices and right.isdisjoint(standing.pointed):
            astray.append((standing.step.say, standing.pointed, right))
    assert astray == []


@each_lesson
def test_what_came_of_a_choice_is_seen_before_another_scene_begins(taken: Lesson) -> None:
    hasty = [after.say for step, after in pairwise(taken.steps) if step.accepted and after.position is not None]
    assert hasty == []


@each_lesson
def test_every_wrong_choice_is_answered(taken: Lesson) -> None:
    for standing in line(taken):
        answers = list(wrong_choices(standing))
        for answer in answers:
            assert all(said(answer, language, taken.game) for language in languages())
            assert answer.advised in {choice.code for choice in standing.accepted()}
            assert answer.key != "lesson-another", f"step {standing.number + 1}: nobody says why not"
        spoken = {answer.key for answer in answers}
        unheard = {word for word in standing.step.wrong.values() if taken.says(word) not in spoken}
        assert not unheard, f"step {standing.number + 1}: nothing leads to {unheard}"
        if standing.choices:
            nothing = standing.answer_to_thing("nothing:at:all")
            assert all(said(nothing, language, taken.game) for language in languages())


@pytest.mark.parametrize("taken", lessons("colt-express"), ids=lambda one: one.name)
def test_the_purse_with_which_a_bandit_began_is_known_to_everybody(taken: Lesson) -> None:
    """CE-04: as in a match."""
    state = COLT_EXPRESS.State.unpack(follow(taken).match.truth.states[-1])
    began = [purse for purse in state.purses if purse.at >= HELD and purse.worth == STARTING_PURSE]
    assert all(purse.known == EVERYBODY for purse in began)
    assert began or taken.name not in ("planning", "punch", "reckoning")


@each_language
def test_nothing_is_written_that_no_lesson_says(language: str) -> None:
    used = {key for taken in LESSONS for key in keys(taken)}
    games = "|".join(saloon.list_games())
    for path in (ROOT / "src" / "saloon" / "games").glob(f"*/locales/{language}/school/lessons.ftl"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(rf"^(lesson-(?:{games})\S*) =", text, re.MULTILINE)) <= used


def test_a_lesson_notices_a_rule_that_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rule that lets nobody move, the lesson about moving cannot be taken."""
    assert follow(lesson("colt-express", "floors"), 1).accepted()
    plant(monkeypatch, COLT_EXPRESS, move_bar, lambda s, here, steps, near, place: 1)
    with pytest.raises(LessonError) as caught:
        list(line(lesson("colt-express", "floors")))
    assert (caught.value.code, caught.value.params["file"]) == ("lesson-no-such-choice", "02-floors.yaml")


SOUND = """
position: {players: 3, pile: [doc fire, tuco move], bandits: {doc: {car: 2}, tuco: {car: 1}, ghost: {car: 3}}}
steps:
  - {say: one, choose: shoot tuco}
  - {say: two}
"""
FAULTS = [  # what is written otherwise, the error, and what it names
    ("steps:", "steps", "lesson-unreadable", "line"),
    ("say: two", "tell: two", "lesson-malformed", "$.steps[1]"),
    ("say: one, ", "say: One!, ", "lesson-malformed", "$.steps[0].say"),
    ("{say: two}", "{say: two, choose: draw}", "lesson-malformed", "$.steps[1].choose"),
    ("players: 3", "players: 9", "lesson-position", "1"),
    ("car: 2", "car: 7", "lesson-position", "bandits.doc.car"),
    ("shoot tuco", "shoot belle", "lesson-no-such-choice", "shoot belle"),
    ("say: one, ", "say: one, happens: [draw], ", "lesson-move", "draw"),
    ("say: one, ", "say: one, seat: 4, ", "lesson-malformed", "$.steps[0]"),
]


@pytest.mark.parametrize(("old", "new", "code", "named"), FAULTS)
@each_language
def test_a_fault_is_named(tmp_path: Path, language: str, old: str, new: str, code: str, named: str) -> None:
    path = tmp_path / "07-faulty.yaml"
    path.write_text(SOUND.replace(old, new), encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        list(line(read_lesson("colt-express", path)))
    assert caught.value.code == code
    text = caught.value.text(language)
    assert path.name in text
    assert named in text


def test_a_sound_lesson_has_the_name_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "07-sound.yaml"
    path.write_text(SOUND, encoding="utf-8")
    read = read_lesson("colt-express", path)
    assert (read.name, read.players, read.options, len(list(line(read)))) == ("sound", 3, {}, 2)


@pytest.mark.parametrize(("step", "choices"), [(99, []), (-1, []), (3, [5]), (4, []), (4, [99]), (0, [1])])
def test_only_what_a_lesson_asks_for_leads_on(step: int, choices: list[int]) -> None:
    with pytest.raises(SaloonError) as caught:
        follow(lesson("colt-express", "planning"), step, choices)
    for language in languages():
        assert caught.value.text(language)


def test_a_wrong_choice_without_words_of_its_own_is_answered_by_what_speaks_for_the_right_one() -> None:
    taken = lesson("colt-express", "planning")
    wordless = changed(taken.written, steps=[changed(step, wrong={}) for step in taken.steps])
    standing = follow(replace(taken, written=wordless), 3)
    codes = {choice.text: choice.code for choice in standing.choices}
    answer = standing.answer_to_choice(codes["play punch"])
    assert (answer.key, answer.advised) == ("lesson-another", codes["play move"])
    assert any(ground.key in catalogue("en") for ground in answer.grounds), "there are words for one of them"
