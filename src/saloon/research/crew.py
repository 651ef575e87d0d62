"""Threads that wait at their desks. Each is woken by a lock of its own and nothing else: where few games are stepped, a
queue and a promise of the result would take longer than the step."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread

HAND = "saloon-batch"  # what their threads are called


class Hand:
    """A thread that does one task after the other, as it is handed them, until it is let go."""

    def __init__(self) -> None:
        self._handed, self._done = Lock(), Lock()
        self._handed.acquire()
        self._done.acquire()
        self._task: Callable[[], int] | None = None
        self._found = 0
        self._problem: BaseException | None = None
        Thread(target=self._serve, name=HAND, daemon=True).start()

    def begin(self, task: Callable[[], int]) -> None:
        """Have a task done meanwhile."""
        self._task = task
        self._handed.release()

    def wait(self) -> None:
        """Wait until it is done."""
        self._done.acquire()

    def found(self) -> int:
        """What was found by it. Raises what it raised."""
        problem, self._problem = self._problem, None
        if problem:
            raise problem
        return self._found

    def let_go(self) -> None:
        """End the thread, which has nothing to do."""
        self._task = None
        self._handed.release()

    def _serve(self) -> None:
        while self._handed.acquire() and self._task:
            try:
                self._found = self._task()
            except BaseException as problem:  # whoever asks what was found hears of it
                self._problem = problem
            self._done.release()


def together(crew: list[Hand], tasks: list[Callable[[], int]]) -> list[int]:
    """Do the first task here and every other by a hand, and wait for all; what each found."""
    first, *others = tasks
    for hand, task in zip(crew, others, strict=True):
        hand.begin(task)
    try:
        found = first()
    finally:
        for hand in crew:
            hand.wait()
    return [found, *(hand.found() for hand in crew)]


def dismiss(crew: list[Hand]) -> None:
    """Let all of them go."""
    for hand in crew:
        hand.let_go()
