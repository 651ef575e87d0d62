"""Where thinking is done: processes of their own, of low priority, so that no thought holds up the tables.

Whose thought comes next is for `shares` to say. A thread waits on each process. A thought is timed from its beginning
and by the process's own clock: how long a process takes to start or to load its rules, and how little of a busy machine
it gets, is no fault of a bot's. A process that takes too long for a thought is ended and another takes its place; one
that does not get ready is given another try, and more time. Compiled rules are loaded beside the thinking and ahead of
need.
"""

from __future__ import annotations

import asyncio
import math
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Condition, Lock, Thread
from typing import Any

import structlog

from saloon.bots import REHEARSING
from saloon.bots import bot as find_bot
from saloon.engine import HouseRules, Key, native
from saloon.games import game as find_game
from saloon.match import Match
from saloon.server import levels, thinking
from saloon.server.errors import TooMuch
from saloon.server.own_time import STARVED, limited, overran
from saloon.server.shares import Asker, Queue, Rank, Task
from saloon.server.thinking import MOST_SITTING, AnyJob, Job, Kind, Sitting

_NICE = {Kind.QUICK: 2, Kind.DEEP: 10, Kind.SPARE: 19}  # the tables themselves run at 0
_SLOWER = 3  # times as long a thought may take as it should
_GET_READY = 120.0  # seconds to start, and to load rules; twice as many at each further try
_TRIES = 5  # to get ready for one job
_PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)  # seconds between two tries
_LOOK_AGAIN = 1.0  # seconds, while rules are being compiled
_LOOKS = 600
_REHEARSAL = f"{REHEARSING}@{levels.SHORTEST}"
_BEGUN = "begun"

_spawn = get_context("spawn")  # a fork would copy threads and sockets

log = structlog.get_logger("saloon.bot_pool")


class TooSlow(Exception):
    """A bot that did not answer in time."""


class Failed(Exception):
    """A bot that broke down; the text says how."""


class NotReady(Exception):
    """A process that did not start, or did not load its rules in time; the text says how."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a job went: seconds it waited and took, and why it failed, if it did."""

    job: AnyJob
    waited: float
    took: float
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Load:
    """Rules to be had at hand, and whether to have them compiled: one process sees to that, the others wait for it."""

    game: Key
    compile: bool


@dataclass(frozen=True, slots=True)
class Order:
    """A job, and how many seconds of a process's own time it may take."""

    job: AnyJob
    limit: float


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a job, as plain data, or what is wrong."""

    data: Any = None
    problem: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class Awaited(Task):
    """A task and who waits for it."""

    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    begun: Callable[[], None]
    tries: int = 0

    def begin(self) -> None:
        """Tell who waits that the thought begins, from any thread."""
        self._tell(self.begun)

    def settle(self, found: Any) -> None:
        """Tell him what came of it, from any thread."""
        self._tell(partial(self._settle, found))

    def _tell(self, news: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # his loop is gone
            self.loop.call_soon_threadsafe(news)

    def _settle(self, found: Any) -> None:
        if self.answer.done():
            return
        if isinstance(found, Exception):
            self.answer.set_exception(found)
        else:
            self.answer.set_result(found)


class BotPool:
    """All lanes. Processes are started when they are first needed."""

    def __init__(
        self,
        deep: int,
        limit: float,
        reported: Callable[[Report], None] = lambda report: None,
        *,
        share: float = math.inf,
        most: int = sys.maxsize,
    ) -> None:
        self._limit = limit
        self._reported = reported
        self._share = share
        self._most = most
        self._bell = Condition()
        self._closed = False
        self._seen_to: set[Key] = set()  # games whose rules some process has compiled
        kinds = [Kind.QUICK, *[Kind.DEEP] * max(1, deep), Kind.SPARE]
        self._all = [Worker(kind) for kind in kinds]
        self._queue: Queue[Awaited, Worker] = Queue(self._all)
        for worker in self._all:
            Thread(target=self._serve, args=(worker,), name=f"worker {worker.kind.name}", daemon=True).start()

    async def do(self, job: AnyJob, asker: Asker, begun: Callable[[], None] = lambda: None) -> Any:
        """Have a job done: what it `gives`. `begun` is called when somebody begins with it, which may take a while.

        Raises TooSlow or Failed, or TooMuch if it is advice and an address asks for too much of it. A job nobody waits
        for any more is not begun.
        """
        loop = asyncio.get_running_loop()
        task = Awaited(job, asker, loop=loop, answer=loop.create_future(), begun=begun)
        with self._bell:
            if asker.rank == Rank.ADVICE and self._queue.pending(asker.address, asker.rank) >= self._most:
                raise TooMuch("too-much-advice", limit=self._most)
            self._queue.put(task)
            self._bell.notify_all()
        try:
            return await task.answer
        finally:
            with self._bell:
                self._queue.drop(task)

    @property
    def waiting(self) -> int:
        """How many jobs nobody has begun yet."""
        return self._queue.waiting

    def left(self, address: str) -> float:
        """How many seconds of an address's share of the thinking are left."""
        with self._bell:
            return self._share - self._queue.had(address)

    def prepare(self, game: Key, kind: Kind) -> None:
        """Have the compiled rules of a game at hand before they are needed, where jobs of a kind are done. House rules
        are compiled by nobody here."""
        if isinstance(game, HouseRules):
            return
        with self._bell:
            for worker in self._all:
                if worker.kind == kind and game not in worker.wanted:
                    worker.wanted.append(game)
                    self._bell.notify_all()

    def close(self) -> None:
        """Stop thinking, at once."""
        with self._bell:
            self._closed = True
            self._bell.notify_all()
        for worker in self._all:
            worker.kill()

    def _serve(self, worker: Worker) -> None:
        """The life of the thread that waits on a process."""
        tries = 0
        while (work := self._next(worker)) is not None:
            try:
                work()
            except NotReady as problem:
                tries += 1
                self._pause(worker, tries, problem)
            else:
                tries = 0
        worker.end()

    def _pause(self, worker: Worker, tries: int, problem: NotReady) -> None:
        """Wait before the next try, or until nobody tries any more."""
        with self._bell:
            if not self._closed:
                log.warning("a worker is not ready", kind=worker.kind.name, tries=tries, problem=str(problem))
            self._bell.wait_for(lambda: self._closed, _PAUSES[min(tries, len(_PAUSES)) - 1])

    def _next(self, worker: Worker) -> Callable[[], None] | None:
        """What a worker does next; None: nothing any more."""
        with self._bell:
            self._queue.come(worker)
            while not self._closed:
                task = self._queue.choose(worker)
                if (task or worker.to_load) and not worker.runs:
                    self._queue.leave(worker)  # whoever runs may do the task meanwhile
                    return worker.begin
                if worker.to_load:
                    return partial(worker.load, self._load(worker))
                if task:
                    self._queue.begin(worker, task)
                    self._bell.notify_all()  # others look whether they can help with what it leaves waiting
                    return partial(self._do, worker, task)
                self._bell.wait()
        return None

    def _load(self, worker: Worker) -> Load:
        game = worker.to_load[0]
        first = game not in self._seen_to
        self._seen_to.add(game)
        return Load(game, compile=first)

    def _do(self, worker: Worker, task: Awaited) -> None:
        """Have a task done by a worker that runs, and tell what came of it."""
        began: float | None = None

        def begun() -> None:
            nonlocal began
            began = time.monotonic()
            task.begin()

        found: Any
        try:
            reply = worker.do(task.job, self._limit + _SLOWER * task.job.seconds, begun, task.tries)
            found = thinking.understood(task.job, reply.data)
        except NotReady as problem:
            if self._again(worker, task):
                raise
            found = Failed(str(problem))
        except Exception as problem:
            found = problem
        now = time.monotonic()
        took = now - (began or now)
        with self._bell:
            self._queue.end(worker, took)
        self._reported(Report(task.job, now - took - task.entered, took, _problem(found)))
        task.settle(found)

    def _again(self, worker: Worker, task: Awaited) -> bool:
        """Put a task back that was not begun, if there is another try."""
        task.tries += 1
        if task.tries >= _TRIES:
            return False
        with self._bell:
            self._queue.end(worker, 0.0)
            if not task.answer.done():
                self._queue.put(task)
                self._bell.notify_all()
        return True


def _problem(found: Any) -> str:
    if isinstance(found, TooSlow):
        return "slow"
    return "failed" if isinstance(found, Exception) else ""


class Worker:
    """One process and the pipe to it. All but `kill` is for the thread that waits on it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.wanted: list[Key] = []  # games whose rules it should have at hand
        self._told: set[Key] = set()  # those it was told of
        self._sitting: deque[Sitting] = deque(maxlen=MOST_SITTING)  # the bots it has thought for, the last ones
        self._pipe: Connection | None = None
        self._process = _spawn.Process()
        self._starts = 0  # that came to nothing, one after the other
        self._killed = False

    @property
    def runs(self) -> bool:
        """Whether its process has been started."""
        return self._pipe is not None

    @property
    def to_load(self) -> list[Key]:
        """The games it has not been told of."""
        return [game for game in self.wanted if game not in self._told]

    def ready_for(self, job: AnyJob) -> bool:
        """Whether it could do a job without getting ready for it first."""
        return self.runs and (job.game in self._told or not job.compiled or isinstance(job.game, HouseRules))

    def remembers(self, job: AnyJob) -> bool:
        """Whether it has thought for the same bot before."""
        return isinstance(job, Job) and job.sitting in self._sitting

    def remember(self, job: AnyJob) -> None:
        """It is going to do a job."""
        if isinstance(job, Job):
            if job.sitting in self._sitting:
                self._sitting.remove(job.sitting)
            self._sitting.append(job.sitting)

    def begin(self) -> None:
        """Start its process. Raises NotReady."""
        try:
            pipe, theirs = _spawn.Pipe()
            process = _spawn.Process(target=_life, args=(theirs, _NICE[self.kind]), name="saloon bot", daemon=True)
            process.start()
            self._process, self._pipe = process, pipe
            theirs.close()
            if self._killed:
                process.kill()
            self._hear(_more_time(self._starts))  # everything is loaded now
        except (OSError, EOFError) as error:
            self._starts += 1
            self.end()
            raise NotReady(repr(error)) from error
        self._starts = 0

    def load(self, load: Load) -> None:
        """Have it load rules; it goes on thinking meanwhile."""
        self._told.add(load.game)
        self._send(load)

    def do(self, job: AnyJob, limit: float, begun: Callable[[], None], tries: int = 0) -> Reply:
        """Have it do a job. Raises NotReady if it was not begun, TooSlow or Failed if nothing came of it."""
        self._send(Order(job, limit))
        try:
            said = self._hear(_more_time(tries))
        except (OSError, EOFError) as error:
            self.end()
            raise NotReady(repr(error)) from error
        begun()
        reply = said if isinstance(said, Reply) else self._reply(limit)
        if reply.problem:
            raise Failed(reply.problem)
        return reply

    def kill(self) -> None:
        """End it for good, from any thread."""
        self._killed = True
        if self._process.pid is not None:
            self._process.kill()

    def end(self) -> None:
        """End it; it begins anew when it is needed."""
        if self._pipe:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._pipe = None
            self._told = set()
            self._sitting.clear()

    def _send(self, said: Load | Order) -> None:
        assert self._pipe
        try:
            self._pipe.send(said)
        except OSError as error:
            self.end()
            raise NotReady(repr(error)) from error

    def _hear(self, seconds: float) -> Any:
        """What it says, within so many seconds. Raises OSError or EOFError."""
        assert self._pipe
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"nothing was heard in {seconds:.0f} s")
        return self._pipe.recv()

    def _reply(self, limit: float) -> Reply:
        """The reply to a job that was begun."""
        try:
            reply: Reply = self._hear(limit * STARVED)
        except TimeoutError as error:
            self.end()
            raise TooSlow from error
        except (OSError, EOFError) as error:
            self._process.join()
            slow = overran(self._process.exitcode)
            self.end()
            raise TooSlow if slow else Failed(repr(error)) from error
        return reply


def _more_time(tries: int) -> float:
    """Seconds to get ready, the more the more often there was not enough."""
    return _GET_READY * 2.0**tries


def _life(pipe: Connection, nice: int) -> None:
    """What a process does until its server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    rules = Rules()
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            said = pipe.recv()
            if isinstance(said, Load):
                Thread(target=rules.get_ready, args=(said,), daemon=True).start()
            else:
                pipe.send(_answer(said, rules, lambda: pipe.send(_BEGUN)))


def _answer(order: Order, rules: Rules, begun: Callable[[], None]) -> Reply:
    """Get ready for a job, say so, and do it."""
    try:
        with rules.at_hand(order.job):
            begun()
            with limited(order.limit):
                return Reply(thinking.answer(order.job))
    except Exception as error:
        return Reply(problem=repr(error) or "?")


class Rules:
    """The compiled rules a process has at hand. They are loaded one at a time, never while a job could do the same."""

    def __init__(self) -> None:
        self._loading = Lock()
        self._loaded: set[Key] = set()

    def at_hand(self, job: AnyJob) -> AbstractContextManager[Any]:
        """To be held while a job is done. Its rules are loaded first; if they are still being compiled, the job itself
        may come to load them."""
        if job.compiled and job.game not in self._loaded:
            with self._loading:
                self._load(job.game)
        settled = not job.compiled or job.game in self._loaded or isinstance(job.game, HouseRules)
        return nullcontext() if settled else self._loading

    def get_ready(self, load: Load) -> None:
        """Load the rules of a game as soon as they are compiled, and try them."""
        game = find_game(load.game)
        for _ in range(_LOOKS):
            with self._loading:
                if self._load(load.game):
                    return
                if load.compile:
                    native.when_ready(game)
            if not native.available():
                return
            time.sleep(_LOOK_AGAIN)

    def _load(self, key: Key) -> bool:
        """Load the rules of a game if they are compiled; whether they are at hand now."""
        if key not in self._loaded and native.ready(find_game(key)):
            _rehearse(key)
            self._loaded.add(key)
        return key in self._loaded


def _rehearse(key: Key) -> None:
    """A short thought, so that whatever is loaded or made at the first one is there."""
    match = Match.new(key)
    find_bot(_REHEARSAL).think(match.sight(match.to_move or 0), 0)
