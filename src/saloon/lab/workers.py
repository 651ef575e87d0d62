"""Workers for long jobs: pieces of work done by the caller alone, by threads, by processes or by the machines of a
cluster, their results always in the order of the pieces.

A command says what its work is, and nothing of where it is done:

    work = Work(partial(play_fixture, plan), (plan.game.key,), compiled=True)
    with hired(jobs, cluster) as workers:
        for piece, result in workers.do(work, pieces):
            ...

What a piece comes to follows from the piece and the task alone. So a piece whose worker died is done again, and the
results are the same whatever the number of workers, their order and their deaths. Pieces depend on the plan, never on
how many workers there are; small ones are handed out in bundles, as large as the time they take allows.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import time
import warnings
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, Generic, TypeVar

from saloon.engine import Game, Key, SaloonError
from saloon.engine import native as compiler
from saloon.games import game

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Results = tuple[list[Any], float]  # of a bundle, and the seconds they took

AHEAD = 4  # bundles handed out for each worker before the oldest result is awaited
_FRESH = multiprocessing.get_context("spawn")  # processes that begin with nothing of the caller's
_SECONDS = 0.05  # of work in a bundle for another process: handing it out takes a thousandth of that
_GROWTH = 8  # how many times larger a bundle may be than one that was measured
_DEATHS = 4  # of processes, while the same result is awaited, the last two of those that did nothing else


class WorkersError(SaloonError):
    """Work that cannot be done here."""


class Stopped(Exception):
    """A piece given up, because nobody waits for it any more."""


@dataclass(frozen=True)
class Work(Generic[Piece, Done]):
    """What is done with each piece, by the rules of one game or several.

    `task` is a function of a module, or a `partial` of one, for workers elsewhere find it by its name; pieces and
    results are data that can be pickled. A task that takes long calls `give_way` now and then.
    """

    task: Callable[[Piece], Done]
    keys: tuple[Key, ...]
    compiled: bool  # by compiled rules; otherwise everything does without them, wherever they may be at hand
    free: bool = False  # nearly all of it is compiled and leaves the interpreter free: threads will do

    def settle_in(self) -> None:
        """What a worker with a process of its own does before its first piece."""
        if self.compiled:
            for key in self.keys:
                compiler.load(game(key))
        else:
            os.environ[compiler.INTERPRETED] = "1"
            warnings.simplefilter("ignore", compiler.NativeWarning)  # it has been said

    def carried_out(self, bundle: Sequence[Piece]) -> Results:
        """The results of a bundle."""
        began = time.perf_counter()
        results = []
        for piece in bundle:
            give_way()
            results.append(self.task(piece))
        return results, time.perf_counter() - began


class Workers(ABC):
    """Those who do pieces of work."""

    @abstractmethod
    def compiled(self, game: Game) -> bool:
        """Whether they can begin with compiled rules now. If not, these may be on their way: ask again."""

    @abstractmethod
    def hands(self, work: Work[Any, Any]) -> Hands:
        """Hands for one work."""

    def do(
        self, work: Work[Piece, Done], pieces: Iterator[Piece], wanted: Callable[[], bool] = lambda: True
    ) -> Generator[tuple[Piece, Done], None, None]:
        """Each piece with its result, in the order of the pieces; no further bundle is begun once it is not `wanted`.
        Close it to have everything given up that is under way."""
        with self.hands(work) as hands:
            yield from in_order(hands, pieces, wanted)


class Hands(ABC):
    """How bundles of one work are handed out and come back; at the end of a `with` nothing of it is under way."""

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    @abstractmethod
    def room(self) -> int:
        """How many bundles may be under way now."""

    @abstractmethod
    def begin(self, bundle: Sequence[Any]) -> Any:
        """Hand out a bundle; what is given back stands for it."""

    @abstractmethod
    def end(self, handed: Any) -> Results:
        """Wait for a bundle."""

    def drop(self, handed: Any) -> None:  # noqa: B027 (whoever has nothing under way has nothing to drop)
        """A bundle is not wanted any more."""

    def close(self) -> None:  # noqa: B027
        """Let everybody go."""

    def seconds(self) -> float:
        """How much work makes a bundle; nothing stands for one piece."""
        return 0.0


def in_order(
    hands: Hands, pieces: Iterator[Piece], wanted: Callable[[], bool]
) -> Generator[tuple[Piece, Any], None, None]:
    """Each piece with its result, in the order of the pieces."""
    under_way: deque[tuple[list[Piece], Any]] = deque()
    size, more = 1, True
    try:
        while True:
            while more and len(under_way) < hands.room():
                bundle = list(islice(pieces, size)) if wanted() else []
                more = bool(bundle)  # whoever wants no more is not asked again
                if more:
                    under_way.append((bundle, hands.begin(bundle)))
            if not under_way:
                return
            bundle, handed = under_way.popleft()
            results, took = hands.end(handed)
            size = _size(len(bundle), took, hands.seconds())
            yield from zip(bundle, results, strict=True)
    finally:
        for _, handed in under_way:
            hands.drop(handed)


def _size(pieces: int, took: float, seconds: float) -> int:
    """How many pieces make a bundle of so many seconds, if so many pieces took so long."""
    wished = seconds * pieces / took if took else _GROWTH * pieces
    return max(1, min(int(wished), _GROWTH * pieces)) if seconds else 1


class Local(Workers):
    """Workers on this machine: the caller if there is but one, threads for compiled work that leaves the interpreter
    free, processes otherwise."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def compiled(self, game: Game) -> bool:
        """Whether the compiled rules lie on disk; if not, another process sets about compiling them."""
        return compiler.when_ready(game) is not None

    def hands(self, work: Work[Any, Any]) -> Hands:
        """The caller, threads or processes."""
        if self._jobs == 1:
            return _Caller(work)
        return _Threads(work, self._jobs) if work.free else _Processes(work, self._jobs)


ALONE = Local(1)


@contextmanager
def hired(jobs: int = 1, cluster: str | None = None) -> Iterator[Workers]:
    """Workers on this machine, or those of a cluster: `local` (Ray on this machine alone, with so many workers), `auto`
    (the one that Ray finds), or `ray://HOST:PORT`."""
    if cluster is None:
        yield Local(jobs)
        return
    try:
        from saloon.lab.cluster import joined  # noqa: PLC0415 (Ray is loaded by those who want a cluster)
    except ModuleNotFoundError as problem:
        raise WorkersError("cluster-no-ray", reason=str(problem)) from problem
    with joined(cluster, jobs) as workers:
        yield workers


class _Caller(Hands):
    """One worker: the caller."""

    def __init__(self, work: Work[Any, Any]) -> None:
        self._work = work

    def room(self) -> int:
        return 1

    def begin(self, bundle: Sequence[Any]) -> Sequence[Any]:
        return bundle

    def end(self, handed: Sequence[Any]) -> Results:
        return self._work.carried_out(handed)


class _Threads(Hands):
    """Threads of this process."""

    def __init__(self, work: Work[Any, Any], jobs: int) -> None:
        self._work, self._jobs, self._pool = work, jobs, ThreadPoolExecutor(jobs)

    def room(self) -> int:
        return AHEAD * self._jobs

    def begin(self, bundle: Sequence[Any]) -> Future[Results]:
        return self._pool.submit(self._work.carried_out, bundle)

    def end(self, handed: Future[Results]) -> Results:
        return handed.result()

    def drop(self, handed: Future[Results]) -> None:
        handed.cancel()

    def close(self) -> None:
        self._pool.shutdown()


@dataclass(eq=False)
class _Lent:
    """A bundle that a process has, or had."""

    bundle: Sequence[Any]
    future: Future[Results]


class _Processes(Hands):
    """Processes of this machine. Where one dies, all are replaced, and what they had is done again."""

    def __init__(self, work: Work[Any, Any], jobs: int) -> None:
        self._order = pickle.dumps(work)
        self._jobs = jobs
        self._stop = _FRESH.Event()
        self._pool = self._hire()
        self._lent: list[_Lent] = []

    def room(self) -> int:
        return AHEAD * self._jobs

    def seconds(self) -> float:
        return _SECONDS

    def begin(self, bundle: Sequence[Any]) -> _Lent:
        self._lent.append(_Lent(bundle, self._submit(bundle)))
        return self._lent[-1]

    def end(self, handed: _Lent) -> Results:
        for death in range(_DEATHS):
            try:
                done = handed.future.result()
            except BrokenProcessPool:
                self._let_go()
                self._pool = self._hire()
                alone = death > 0  # so that no other bundle is to blame for the next one
                self._hand_out_again([handed] if alone else self._lent)
            else:
                self._lent.remove(handed)
                self._hand_out_again(self._lent)
                return done
        raise WorkersError("worker-lost", deaths=_DEATHS)

    def drop(self, handed: _Lent) -> None:
        handed.future.cancel()

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._jobs, _FRESH, _begin, (self._stop,))

    def _let_go(self) -> None:
        """End what is left of a broken pool, which would wait for those that began while another died."""
        for process in list((getattr(self._pool, "_processes", None) or {}).values()):
            process.kill()
        self._pool.shutdown()

    def _submit(self, bundle: Sequence[Any]) -> Future[Results]:
        try:
            return self._pool.submit(_in_process, self._order, bundle)
        except BrokenProcessPool as problem:
            lost: Future[Results] = Future()
            lost.set_exception(problem)
            return lost

    def _hand_out_again(self, some: Sequence[_Lent]) -> None:
        """What was lost with a process goes to another."""
        for lent in some:
            if lent.future.done() and isinstance(lent.future.exception(), BrokenProcessPool):
                lent.future = self._submit(lent.bundle)


_interrupted: Callable[[], bool] = bool  # never, but in a process that was told to stop


def give_way() -> None:
    """Give up the piece at hand if nobody waits for it any more."""
    if _interrupted():
        raise Stopped


def _begin(stop: Any) -> None:
    """A process leaves an interrupt from the keyboard to the caller, and knows when to give way."""
    global _interrupted  # noqa: PLW0603 (a process of its own, that does nothing else)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _interrupted = stop.is_set


def _in_process(order: bytes, bundle: Sequence[Any]) -> Results:
    return _settled(order).carried_out(bundle)


@lru_cache(maxsize=1)
def _settled(order: bytes) -> Work[Any, Any]:
    """The work ordered, once this process is ready for it."""
    work: Work[Any, Any] = pickle.loads(order)
    work.settle_in()
    return work
