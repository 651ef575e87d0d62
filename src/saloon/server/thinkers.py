"""Where thinking is done: processes of their own, of low priority, so that no thought holds up the tables.

There are three lanes. Quick thoughts have one to themselves, so that none waits for a deep one; deep thoughts have
several, which also help with quick ones; what nobody waits for has one that runs only when nothing else wants to. In
a lane whoever should be done first goes first, to the process that thought for the same seat before, if it is free. A
thread waits on each process; one that does not answer in time is ended and another takes its place. Compiled rules are
loaded beside the thinking and ahead of need.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Condition, Lock, Thread
from typing import Any

from saloon.bots import bot as find_bot
from saloon.engine import native
from saloon.games import game as find_game
from saloon.match import Match
from saloon.server import levels, thinking
from saloon.server.thinking import MOST_SITTING, AnyJob, Job, Kind, Sitting

_NICE = {Kind.QUICK: 2, Kind.DEEP: 10, Kind.SPARE: 19}  # the tables themselves run at 0
_SLOWER = 3  # times as long a thought may take on a busy machine
_LOOK_AGAIN = 1.0  # seconds, while rules are being compiled
_LOOKS = 600
_REHEARSAL = f"marshal@{levels.SHORTEST}"

_spawn = get_context("spawn")  # a fork would copy threads and sockets


class TooSlow(Exception):
    """A bot that did not answer in time."""


class Failed(Exception):
    """A bot that broke down; the text says how."""


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

    game: str
    compile: bool


@dataclass(slots=True, eq=False)
class Task:
    """A job and who waits for it."""

    job: AnyJob
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    entered: float = field(default_factory=time.monotonic)

    @property
    def due(self) -> float:
        """When it would be done if it had not had to wait."""
        return self.entered + self.job.seconds

    def settle(self, found: Any) -> None:
        """Tell who waits, from any thread."""
        with suppress(RuntimeError):  # his loop is gone
            self.loop.call_soon_threadsafe(self._settle, found)

    def _settle(self, found: Any) -> None:
        if self.answer.done():
            return
        if isinstance(found, Exception):
            self.answer.set_exception(found)
        else:
            self.answer.set_result(found)


class Thinkers:
    """All lanes. Processes are started when they are first needed."""

    def __init__(self, deep: int, limit: float, reported: Callable[[Report], None] = lambda report: None) -> None:
        self._limit = limit
        self._reported = reported
        self._bell = Condition()
        self._waiting: list[Task] = []
        self._free: set[Thinker] = set()
        self._closed = False
        self._seen_to: set[str] = set()  # games whose rules some process has compiled
        kinds = [Kind.QUICK, *[Kind.DEEP] * max(1, deep), Kind.SPARE]
        self._all = [Thinker(kind) for kind in kinds]
        for thinker in self._all:
            Thread(target=self._serve, args=(thinker,), name=f"thinker {thinker.kind.name}", daemon=True).start()

    async def do(self, job: AnyJob) -> Any:
        """Have a job done: what it `gives`. Raises TooSlow or Failed. A job nobody waits for any more is not begun."""
        loop = asyncio.get_running_loop()
        task = Task(job, loop, loop.create_future())
        with self._bell:
            self._waiting.append(task)
            self._bell.notify_all()
        try:
            return await task.answer
        finally:
            with self._bell:
                if task in self._waiting:
                    self._waiting.remove(task)

    def prepare(self, game: str, kind: Kind) -> None:
        """Have the compiled rules of a game at hand before they are needed, where jobs of a kind are done."""
        with self._bell:
            for thinker in self._all:
                if thinker.kind == kind and game not in thinker.wanted:
                    thinker.wanted.append(game)
                    self._bell.notify_all()

    def close(self) -> None:
        """Stop thinking, at once."""
        with self._bell:
            self._closed = True
            self._bell.notify_all()
        for thinker in self._all:
            thinker.kill()

    def _serve(self, thinker: Thinker) -> None:
        """The life of the thread that waits on a process."""
        while (task := self._next(thinker)) is not None:
            if isinstance(task, Load):
                thinker.load(task)
                continue
            began = time.monotonic()
            found: Any
            try:
                found = thinker.do(task.job, self._limit + _SLOWER * task.job.seconds)
            except Exception as problem:
                found = problem
            took = time.monotonic() - began
            self._reported(Report(task.job, began - task.entered, took, _problem(found)))
            task.settle(found)
        thinker.end()

    def _next(self, thinker: Thinker) -> Task | Load | None:
        """What a thinker does next; None: nothing any more."""
        with self._bell:
            self._free.add(thinker)
            while not self._closed:
                if thinker.to_load:
                    return self._load(thinker)
                mine = [task for task in self._waiting if self._takes(thinker, task)]
                if mine:
                    return self._take(thinker, min(mine, key=lambda task: task.due))
                self._bell.wait()
        return None

    def _load(self, thinker: Thinker) -> Load:
        game = thinker.to_load[0]
        first = game not in self._seen_to
        self._seen_to.add(game)
        return Load(game, compile=first)

    def _take(self, thinker: Thinker, task: Task) -> Task:
        """A task is given to a thinker; others look whether they can help with what it leaves waiting."""
        self._waiting.remove(task)
        self._free.discard(thinker)
        thinker.remember(task.job)
        self._bell.notify_all()
        return task

    def _takes(self, thinker: Thinker, task: Task) -> bool:
        """Whether a thinker would take a task: of its own lane, or a quick one that nobody else is free for. One that
        thought for the same seat before goes first."""
        rivals = [other for other in self._free if other.kind == task.job.kind and other is not thinker]
        if thinker.kind == task.job.kind:
            return thinker.remembers(task.job) or not any(other.remembers(task.job) for other in rivals)
        return (thinker.kind, task.job.kind) == (Kind.DEEP, Kind.QUICK) and not rivals and thinker.ready_for(task.job)


def _problem(found: Any) -> str:
    if isinstance(found, TooSlow):
        return "slow"
    return "failed" if isinstance(found, Exception) else ""


class Thinker:
    """One process and the pipe to it. All but `kill` is for the thread that waits on it."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.wanted: list[str] = []  # games whose rules it should have at hand
        self._told: set[str] = set()  # those it was told of
        self._sitting: deque[Sitting] = deque(maxlen=MOST_SITTING)  # the bots it has thought for, the last ones
        self._pipe: Connection | None = None
        self._process = _spawn.Process()
        self._killed = False

    @property
    def to_load(self) -> list[str]:
        """The games it has not been told of."""
        return [game for game in self.wanted if game not in self._told]

    def ready_for(self, job: AnyJob) -> bool:
        """Whether it could do a job without getting ready for it first."""
        return self._pipe is not None and (job.game in self._told or not job.compiled)

    def remembers(self, job: AnyJob) -> bool:
        """Whether it has thought for the same bot before."""
        return isinstance(job, Job) and job.sitting in self._sitting

    def remember(self, job: AnyJob) -> None:
        """It is going to do a job."""
        if isinstance(job, Job):
            if job.sitting in self._sitting:
                self._sitting.remove(job.sitting)
            self._sitting.append(job.sitting)

    def load(self, load: Load) -> None:
        """Have it load rules; it goes on thinking meanwhile."""
        try:
            (self._pipe or self._begin()).send(load)
        except (OSError, EOFError):
            self.end()
        self._told.add(load.game)

    def do(self, job: AnyJob, limit: float) -> Any:
        """Have it do a job."""
        try:
            pipe = self._pipe or self._begin()
            pipe.send(job)
            if not pipe.poll(limit):
                raise TooSlow
            problem, data = pipe.recv()
        except (OSError, EOFError) as error:
            self.end()
            raise Failed(repr(error)) from error
        except TooSlow:
            self.end()
            raise
        if problem:
            raise Failed(problem)
        return thinking.understood(job, data)

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

    def _begin(self) -> Connection:
        pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_life, args=(theirs, _NICE[self.kind]), name="saloon bot", daemon=True)
        self._process.start()
        theirs.close()
        if self._killed:
            self._process.kill()
        self._pipe = pipe
        pipe.recv()  # everything is loaded now, and no bot pays for that with its time
        return pipe


# In the process


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
                pipe.send(_answer(said, rules))


def _answer(job: AnyJob, rules: Rules) -> tuple[str, Any]:
    """What is wrong, if anything, and the answer."""
    try:
        with rules.at_hand(job):
            return "", thinking.answer(job)
    except Exception as error:
        return repr(error) or "?", None


class Rules:
    """The compiled rules a process has at hand. They are loaded one at a time, never while a job could do the same."""

    def __init__(self) -> None:
        self._loading = Lock()
        self._loaded: set[str] = set()

    def at_hand(self, job: AnyJob) -> AbstractContextManager[Any]:
        """To be held while a job is done, which loads what it needs by itself if it was not loaded before."""
        return nullcontext() if not job.compiled or job.game in self._loaded else self._loading

    def get_ready(self, load: Load) -> None:
        """Load the rules of a game as soon as they are compiled, and try them."""
        game = find_game(load.game)
        for _ in range(_LOOKS):
            with self._loading:
                if native.ready(game):
                    _rehearse(load.game)
                    self._loaded.add(load.game)
                    return
                if load.compile:
                    native.when_ready(game)
            if not native.available():
                return
            time.sleep(_LOOK_AGAIN)


def _rehearse(slug: str) -> None:
    """A short thought, so that whatever is loaded or made at the first one is there."""
    match = Match.new(slug)
    find_bot(_REHEARSAL).think(match.sight(match.to_move or 0), 0)
