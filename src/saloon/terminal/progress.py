"""Progress of long work, on the error stream, so that results can be redirected."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from saloon.engine import Game, SaloonError, batches, kernels
from saloon.engine import native as compiler
from saloon.engine.forms import own_rules, rule_modules
from saloon.engine.native import Native
from saloon.terminal.voice import Voice

T = TypeVar("T")


class CompileTrouble(SaloonError):
    """Rules that cannot be compiled here."""


@contextmanager
def bar(voice: Voice, about: str, total: int) -> Iterator[Bar]:
    """A progress bar that disappears when the work is done; where there is no terminal, nothing is shown."""
    done = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    columns = (*done, Rate(voice), TimeRemainingColumn())
    with Progress(*columns, console=voice.errors, transient=True, disable=not voice.errors.is_terminal) as progress:
        yield Bar(progress, about, total)


class Rate(ProgressColumn):
    """How much is done in a second, or in a minute where that is less than one."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice

    def render(self, task: Task) -> Text:
        """The rate lately; nothing before there is one."""
        if not task.speed:
            return Text("")
        key, number = ("cli-rate-second", task.speed) if task.speed >= 1 else ("cli-rate-minute", 60 * task.speed)
        return Text(self._voice.say(key, number=number), style="dim")


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
    return _compile(voice, game, kernels, compiler.load)


def compiled_batches(voice: Voice, game: Game) -> bool:
    """Whether many games at once go compiled, after compiling what they need: not where that cannot be done, nor for a
    game that shows nothing to programs that learn."""
    from saloon.research.desks import compiled_work  # noqa: PLC0415 (it loads NumPy)

    if not compiler.available() or not game.observation:
        return False
    if not compiler.ready(game, batches):
        _compile(voice, game, batches, compiled_work)
    return True


def _compile(voice: Voice, game: Game, entry: ModuleType, load: Callable[[Game, Callable[[str], None]], T]) -> T:
    """Compile the rules of a game with the loops of an entry, and say how far it has come and when it is done."""
    began = time.perf_counter()
    names: set[str] = set()
    with bar(voice, voice.say("cli-compiling", game=game.slug), _count_rules(game, entry)) as progress:

        def heard(rule: str) -> None:
            names.add(rule)
            progress.show(len(names))

        try:
            made = load(game, heard)
        except Exception as problem:  # whatever Numba raises, a person is told in one sentence
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            raise CompileTrouble("cli-compile-failed", game=game.slug, reason=reason) from problem
    voice.note("cli-compiled", game=game.slug, seconds=f"{time.perf_counter() - began:.1f}")
    return made


def _count_rules(game: Game, entry: ModuleType) -> int:
    """How many rules there are to compile."""
    return sum(len(own_rules(names)) for names in rule_modules(game.shown_bindings, entry))
