"""Workers for long jobs: pieces of work done by one or several processors, their results always in the given order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")

FRESH = multiprocessing.get_context("spawn")  # processes that begin with nothing of the caller's
_AHEAD = 4  # pieces handed out for each worker before the oldest result is awaited


class _Alone(Executor):
    """One worker: the caller."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def threads(jobs: int) -> Executor:
    """Workers for compiled work, which leaves the interpreter free."""
    return _Alone() if jobs == 1 else ThreadPoolExecutor(jobs)


def processes(jobs: int, prepare: Callable[[], None] | None = None) -> Executor:
    """Workers for interpreted work. They leave an interrupt from the keyboard to the caller; several of them `prepare`
    before their first piece, each in its own process."""
    if jobs == 1:
        return _Alone()
    return ProcessPoolExecutor(jobs, FRESH, _begin, (prepare,))


def _begin(prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare:
        prepare()


def in_order(
    workers: Executor,
    jobs: int,
    task: Callable[[Piece], Done],
    pieces: Iterator[Piece],
    wanted: Callable[[], bool] = lambda: True,
) -> Iterator[tuple[Piece, Done]]:
    """Each piece with its result, in the order of the pieces; no further piece is begun once it is not `wanted`."""
    ahead = _AHEAD * jobs if jobs > 1 else 1
    pending: deque[tuple[Piece, Future[Done]]] = deque()
    try:
        while True:
            while len(pending) < ahead and wanted():
                piece = next(pieces, None)
                if piece is None:
                    break
                pending.append((piece, workers.submit(task, piece)))
            if not pending:
                return
            piece, future = pending.popleft()
            yield piece, future.result()
    finally:
        for _, future in pending:
            future.cancel()
