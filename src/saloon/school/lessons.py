"""Lessons: a written position, chance that falls as it is told to, and steps that say, point and ask.

A game brings its lessons as `lessons/<nn>-<name>.yaml`, their words are messages `lesson-<slug>-<name>…`. What a
learner sees is a function of the lesson, the step he is at and the choices he has made: nothing is kept anywhere.
`docs/lessons.md` says how a lesson is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import yaml
from msgspec import Meta

from saloon.bots import Ground
from saloon.bots.explain import explain
from saloon.engine import Choice, Event, SaloonError
from saloon.engine.state import OutOfScript
from saloon.games import game as find_game
from saloon.match import Match
from saloon.match.patches import Op
from saloon.resources import lesson_files, text

SEED = 1  # of all lessons: what nobody scripts falls the same for every learner
LONGEST_WORD = 80  # of a thing that a learner presses

_NUMBERED = re.compile(r"\d+-")

Word = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Pattern = Annotated[str, Meta(min_length=1)]  # of a choice's notation, or of the thing it is on


class LessonError(SaloonError):
    """A lesson that cannot be read or cannot be played; it names file, step and field."""


class NoSuchLesson(SaloonError):
    """A lesson that a game does not have, or something that is no part of it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. First the table is set anew, if it says so; then others move; then it says something, points at things
    and waits: for a choice, or for the learner to read on."""

    say: Word
    point: list[Pattern] = []
    position: dict[str, Any] | None = None
    happens: list[str] = []  # moves of whoever is to choose, in notation
    outcomes: list[int] = []  # how chance falls in them and in the learner's choice, as long as they last
    choose: Pattern | list[Pattern] = []  # the choices that go on
    wrong: dict[Pattern, Word] = {}  # what is said to certain wrong choices, by their patterns

    @property
    def accepted(self) -> list[str]:
        """The patterns of the choices that go on."""
        return [self.choose] if isinstance(self.choose, str) else self.choose


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file tells it."""

    position: dict[str, Any]
    steps: Annotated[list[Step], Meta(min_length=1, max_length=40)]
    seat: Annotated[int, Meta(ge=0)] = 0  # the learner's
    names: list[str] = []  # who sits at the table
    chapter: Literal["basics", "beyond"] = "basics"
    outcomes: list[int] = []  # how chance falls where the position leaves something open


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: str
    name: str
    file: Path
    written: Written = field(repr=False)

    @property
    def title(self) -> str:
        """The message that names it; with `-about` behind it, the one that says what it teaches."""
        return f"lesson-{self.game}-{self.name}"

    @property
    def about(self) -> str:
        """The message that says what it teaches."""
        return f"{self.title}-about"

    def says(self, word: str) -> str:
        """The message of a step."""
        return f"{self.title}-{word}"

    @property
    def steps(self) -> list[Step]:
        """What is said and done, one after the other."""
        return self.written.steps

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.written.seat

    @property
    def players(self) -> int:
        """How many sit at its table."""
        return int(self.written.position["players"])

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game it teaches."""
        return dict(self.written.position.get("options") or {})


@dataclass(frozen=True)
class Story:
    """What has happened since the step before, as the learner's seat was told of it; of several moves as of one."""

    events: list[Event] = field(default_factory=list)
    patches: list[list[Op]] = field(default_factory=list)  # what each event changed, and then whatever came of them

    def go_on(self, events: list[Event], patches: list[list[Op]]) -> None:
        """One more move. What came of the one before is seen when its first event is."""
        self.events.extend(events)
        rest = self.patches.pop() if self.patches else []
        first, *others = patches
        self.patches.extend([[*rest, *first], *others])


@dataclass(frozen=True)
class Answer:
    """What is said to a choice that does not go on, or to a thing that cannot be chosen."""

    key: str
    args: dict[str, Any]
    clause: str = ""
    grounds: tuple[Ground, ...] = ()  # what speaks most for the right choice ...
    advised: int | None = None  # ... and its code


@dataclass(frozen=True)
class Standing:
    """Where a learner stands: the match, the step, and what has happened since the one before."""

    lesson: Lesson
    number: int
    match: Match
    story: Story

    @property
    def step(self) -> Step:
        """The step he is at."""
        return self.lesson.steps[self.number]

    @property
    def pointed(self) -> list[str]:
        """The things he is shown: those that the step names, and of his choices those that its patterns mean."""
        offered = list(dict.fromkeys(choice.on for choice in self.choices))
        meant = [[on for on in offered if fnmatchcase(on, pattern)] or [pattern] for pattern in self.step.point]
        return list(chain.from_iterable(meant))

    @property
    def anew(self) -> bool:
        """Whether it begins another scene, which has nothing to do with what was on the table before."""
        return self.number > 0 and self.step.position is not None

    @property
    def last(self) -> bool:
        """Whether it is the last one."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def choices(self) -> list[Choice]:
        """What he may choose: all that the rules allow, the right and the wrong."""
        return self.match.offers(self.lesson.seat) if self.step.accepted else []

    def accepted(self) -> list[Choice]:
        """The choices that go on."""
        return [choice for choice in self.choices if _is_any(choice, self.step.accepted)]

    def accepts(self, code: int) -> bool:
        """Whether a choice goes on."""
        return any(choice.code == code for choice in self.accepted())

    def answer_to_choice(self, code: int) -> Answer:
        """What is said to a choice that does not go on: the lesson's own words for it, or what speaks for the right."""
        chosen = next((choice for choice in self.choices if choice.code == code), None)
        if chosen is None:
            raise NoSuchLesson("lesson-no-choice", choice=code)
        own = next((word for pattern, word in self.step.wrong.items() if _is_any(chosen, [pattern])), "")
        if own:
            return Answer(self.lesson.says(own), {}, advised=self._right.code)
        return Answer("lesson-another", {}, grounds=self._grounds, advised=self._right.code)

    def answer_to_thing(self, on: str) -> Answer:
        """What is said to a thing that cannot be chosen."""
        if not self.step.accepted:
            return Answer("lesson-read-on", {})
        reason = self.match.why(on[:LONGEST_WORD], self.lesson.seat)
        return Answer(f"why-{reason.code}", reason.params, reason.clause, advised=self._right.code)

    @property
    def _right(self) -> Choice:
        return self.accepted()[0]

    @cached_property
    def _grounds(self) -> tuple[Ground, ...]:
        state = self.match.sight(self.lesson.seat).sample(SEED)
        return explain(self.match.game, state, self._right.code, self.lesson.seat)


@cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order. Raises LessonError if one of them cannot be read."""
    return tuple(read_lesson(slug, path) for path in lesson_files(find_game(slug).slug))


def lesson(slug: str, name: str) -> Lesson:
    """One lesson of a game."""
    known = {one.name: one for one in lessons(slug)}
    if name not in known:
        raise NoSuchLesson("unknown-lesson", lesson=name[:LONGEST_WORD], game=slug, known=", ".join(known))
    return known[name]


def following(found: Lesson) -> Lesson | None:
    """The lesson after one."""
    course = lessons(found.game)
    after = course.index(found) + 1
    return course[after] if after < len(course) else None


def read_lesson(slug: str, path: Path) -> Lesson:
    """A lesson from its file. Whether it can be played, `follow` will say."""
    read = text(path)
    if read.problem:
        raise LessonError("lesson-unreadable", file=path.name, problem=read.problem)
    try:
        written = msgspec.convert(yaml.safe_load(read.says), Written)
    except (yaml.YAMLError, RecursionError) as error:
        raise LessonError("lesson-unreadable", file=path.name, problem=" ".join(str(error).split())) from error
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise LessonError("lesson-malformed", file=path.name, field=place.strip("`") or "$", problem=problem) from error
    if written.steps[-1].accepted:
        field = f"$.steps[{len(written.steps) - 1}].choose"
        raise LessonError("lesson-malformed", file=path.name, field=field, problem="the last step asks for nothing")
    return Lesson(slug, _NUMBERED.sub("", path.stem, count=1), path, written)


def follow(found: Lesson, number: int = 0, choices: Sequence[int] = ()) -> Standing:
    """Where a learner stands at a step, counted from 0, after the choices that the steps before it asked for."""
    if not 0 <= number < len(found.steps):
        raise NoSuchLesson("lesson-no-step", step=number, last=len(found.steps) - 1)
    made = iter(choices)
    standing = _begin(found, watched=number == 0)
    for at in range(1, number + 1):
        standing = _go_on(standing, made, watched=at == number)
    if next(made, None) is not None:
        raise NoSuchLesson("lesson-choices", step=number)
    return standing


def line(found: Lesson) -> Iterator[Standing]:
    """A lesson from its first step to its last, always by the first choice that it accepts. All steps share one match:
    each stands until the next is asked for."""
    standing = _begin(found, watched=True)
    yield standing
    for _ in found.steps[1:]:
        first = (choice.code for choice in standing.accepted())
        standing = _go_on(standing, first, watched=True)
        yield standing


def _begin(found: Lesson, *, watched: bool) -> Standing:
    match = _set_up(found, 0, found.steps[0].position or found.written.position)
    return _stand(found, 0, match, Story(), watched=watched)


def _go_on(before: Standing, made: Iterator[int], *, watched: bool) -> Standing:
    """From one step to the next: by a choice, if that is what it waited for."""
    found, number, match, story = before.lesson, before.number + 1, before.match, Story()
    if before.step.accepted:
        code = next(made, None)
        if code is None or not before.accepts(code):
            raise NoSuchLesson("lesson-choices", step=number)
        _play(match, code, found.seat, story if watched else None)
    position = found.steps[number].position
    if position is not None:
        match, story = _set_up(found, number, position), Story()
    return _stand(found, number, match, story, watched=watched)


def _stand(found: Lesson, number: int, match: Match, story: Story, *, watched: bool) -> Standing:
    """Let happen what happens before a step says anything, and see whether it can ask what it asks."""
    step = found.steps[number]
    try:
        match.script(step.outcomes)
        for move in step.happens:
            _play(match, move, found.seat, story if watched else None)
    except (SaloonError, OutOfScript) as error:
        raise LessonError("lesson-move", file=found.file.name, step=number + 1, problem=str(error)) from error
    standing = Standing(found, number, match, story)
    if step.accepted and not standing.accepted():
        wanted, legal = ", ".join(step.accepted), ", ".join(choice.text for choice in standing.choices)
        file = found.file.name
        raise LessonError("lesson-no-such-choice", file=file, step=number + 1, choice=wanted, legal=legal)
    return standing


def _set_up(found: Lesson, number: int, position: dict[str, Any]) -> Match:
    try:
        match = Match.from_position(found.game, position, SEED, found.written.names or None, found.written.outcomes)
        match.view(found.seat)
    except SaloonError as error:
        raise LessonError("lesson-position", file=found.file.name, step=number + 1, problem=str(error)) from error
    return match


def _play(match: Match, move: str | int, seat: int, story: Story | None) -> None:
    """Make a move, which a story tells of if somebody is to see it."""
    match.show(*([] if story is None else [seat]))
    match.play(move)
    if story is not None:
        story.go_on(match.last_events(seat), match.patches(seat))


def _is_any(choice: Choice, patterns: Sequence[str]) -> bool:
    """Whether a choice is meant by a pattern of its notation, or of the thing it is on."""
    said = " ".join(choice.text.split()).casefold()
    return any(fnmatchcase(said, pattern.casefold()) or fnmatchcase(choice.on, pattern) for pattern in patterns)
