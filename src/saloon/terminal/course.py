"""Which lessons a person at this computer has taken, kept in his data folder. What cannot be read counts as not yet."""

from __future__ import annotations

import json
from pathlib import Path

from saloon.resources import data_folder
from saloon.school.lessons import Lesson, lessons
from saloon.terminal.files import FileTrouble, write_text

_FILE = "lessons.json"  # the names of lessons, by game


def taken(slug: str) -> set[str]:
    """The names of the lessons of a game that were taken to their end."""
    known = {one.name for one in lessons(slug)}
    return known & set(_kept().get(slug, []))


def note_taken(lesson: Lesson) -> None:
    """Remember that a lesson was taken. Raises FileTrouble where nothing can be kept."""
    kept = _kept()
    kept[lesson.game] = list(dict.fromkeys([*kept.get(lesson.game, []), lesson.name]))
    path = _path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise FileTrouble("cli-file-unwritable", file=str(path), reason=problem.strerror or str(problem)) from None
    write_text(path, json.dumps(kept, indent=2) + "\n")


def next_lesson(slug: str) -> Lesson | None:
    """The first lesson of a game that was not taken yet; once all were, the first; none, if it has none."""
    course = lessons(slug)
    return next((one for one in course if one.name not in taken(slug)), course[0] if course else None)


def _path() -> Path:
    return data_folder() / _FILE


def _kept() -> dict[str, list[str]]:
    try:
        found = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    written = found.items() if isinstance(found, dict) else ()
    return {slug: list(map(str, names)) for slug, names in written if isinstance(names, list)}
