"""Lessons as they are sent. A learner's browser keeps where he stands; the lesson is played to that point again.

All of it runs in the workshop: files are read and matches played.
"""

from __future__ import annotations

from collections.abc import Sequence

from saloon.school import lessons as school
from saloon.school.lessons import Answer, Lesson, Standing
from saloon.server import bodies, projections
from saloon.server.errors import Missing

MOST_CHOICES = 40


def course(slug: str) -> bodies.Lessons:
    """The lessons of a game."""
    return bodies.Lessons(slug, [_card(one) for one in school.lessons(slug)])


def learnt(
    slug: str, name: str, step: int, choices: Sequence[int], choice: int | None = None, on: str = ""
) -> bodies.LessonStep:
    """A lesson at a step: what a choice tried there leads to, or why it leads nowhere; or why a thing cannot be
    chosen."""
    standing, answer = school.follow(_known(slug, name), step, choices), None
    if choice is not None and standing.accepts(choice):
        standing = school.follow(standing.lesson, step + 1, [*choices, choice])
    elif choice is not None:
        answer = standing.answer_to_choice(choice)
    elif on:
        answer = standing.answer_to_thing(on)
    return _step(standing, answer)


def _known(slug: str, name: str) -> Lesson:
    try:
        return school.lesson(slug, name)
    except school.NoSuchLesson as error:
        raise Missing(error.code, **error.params) from error


def _card(lesson: Lesson) -> bodies.LessonCard:
    return bodies.LessonCard(
        name=lesson.name,
        title=lesson.title,
        about=lesson.about,
        chapter=lesson.written.chapter,
        steps=len(lesson.steps),
        players=lesson.players,
        options=lesson.options,
    )


def _step(standing: Standing, answer: Answer | None) -> bodies.LessonStep:
    lesson, match = standing.lesson, standing.match
    after = school.following(lesson)
    view = projections.view(match, lesson.seat)
    return bodies.LessonStep(
        game=lesson.game,
        lesson=_card(lesson),
        step=standing.number,
        says=lesson.says(standing.step.say),
        point=standing.pointed,
        anew=standing.anew,
        seat=lesson.seat,
        names=match.seats,
        view=view,
        question=match.game.question(view) if standing.choices else "",
        choices=projections.choices(standing.choices),
        events=[] if answer else projections.events(standing.story.events),
        patches=[] if answer else projections.patches(standing.story.patches),
        answer=_answer(answer) if answer else None,
        following=after.name if after else "",
    )


def _answer(answer: Answer) -> bodies.LessonAnswer:
    grounds = projections.told_grounds(answer.grounds)
    return bodies.LessonAnswer(answer.key, answer.args, answer.clause, grounds, answer.advised)
