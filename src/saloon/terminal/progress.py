"""Progress of long work, on the error stream, so that results can be redirected."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.engine import Game, SaloonError
from saloon.engine import native as compiler
from saloon.engine.forms import own_rules, rule_modules
from saloon.engine.native import Native
from saloon.terminal.voice import Voice


class CompileTrouble(SaloonError):
    """Rules that cannot be compiled here."""


@contextmanager
def bar(voice: Voice, about: str, total: int) -> Iterator[Bar]:
    """A progress bar that disappears when the work is done; where there is no terminal, nothing is shown."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.errors, transient=True, disable=not voice.errors.is_terminal) as progress:
        yield Bar(progress, about, total)


class Bar:
    """A progress bar."""

    def __init__(self, progress: Progress, about: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(about, total=total)

    def show(self, done: int) -> None:
        """So much is done."""
        self._progress.update(self._task, completed=done)


def compiled(voice: Voice, game: Game) -> Native | None:
    """The compiled game, compiling it behind a progress bar if need be; None where that cannot be done."""
    if not compiler.available():
        return None
    if compiler.ready(game):
        return compiler.load(game)
    began = time.perf_counter()
    names: set[str] = set()
    with bar(voice, voice.say("cli-compiling", game=game.slug), _count_rules(game)) as progress:

        def heard(rule: str) -> None:
            names.add(rule)
            progress.show(len(names))

        try:
            native = compiler.load(game, heard)
        except Exception as problem:  # whatever Numba raises, a person is told in one sentence
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            raise CompileTrouble("cli-compile-failed", game=game.slug, reason=reason) from problem
    voice.note("cli-compiled", game=game.slug, seconds=f"{time.perf_counter() - began:.1f}")
    return native


def _count_rules(game: Game) -> int:
    """How many rules there are to compile."""
    return sum(len(own_rules(names)) for names in rule_modules(game.rules))
