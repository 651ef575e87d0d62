"""Whose thought comes next: fair shares of the workers for every address and every table.

Nothing runs in here: a queue is told who is free and what was done, and says what is to be done next. Whoever had the
least thinking lately goes first, among addresses and then among the tables of one; the more somebody waits for it, the
greater a thought's head start. So nobody's thoughts wait long for those of somebody who asks for many. Among tables of
one address waiting counts too: where there is not enough for all, a table of many bots moves more slowly, but it moves.

There are three lanes. Quick thoughts have one to themselves, so that none waits for a deep one; deep thoughts have
several, which also help with quick ones, and one of which no long thought may take; what nobody waits for has one that
runs only when nothing else wants to. A seat's thought goes to the worker that thought for it before, if that is free.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

from saloon.server import levels
from saloon.server.thinking import AnyJob, Kind

LATELY = 60.0  # seconds: what was thought so long ago counts about a third
LONG = levels.read(levels.ADVISER).seconds  # a thought that takes longer was asked for by somebody
WAITED = 0.4  # seconds of thinking that a table counts as having had less, for each second that its thought waits
_FADED = 0.001  # seconds that no longer count
_MOST_KNOWN = 1000  # accounts, before those that have faded are looked for


class Rank(IntEnum):
    """What a thought is for, from what can wait least to what can wait most."""

    ANSWER, MOVE, ADVICE, ANALYSIS = range(4)


HEAD_START = {Rank.ANSWER: 0.0, Rank.MOVE: 2.0, Rank.ADVICE: 10.0, Rank.ANALYSIS: 30.0}
"""By how many seconds of thinking an address may be ahead of another before its answers wait for the other's moves."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is thought: where he comes from, at which table, and what for."""

    address: str
    table: str
    rank: Rank


@dataclass(slots=True, eq=False)
class Task:
    """A job, who asked for it, and since when it waits."""

    job: AnyJob
    asker: Asker
    entered: float = field(default_factory=time.monotonic)

    @property
    def due(self) -> float:
        """When it would be done if it had not had to wait."""
        return self.entered + self.job.seconds


class Worker(Protocol):
    """Whoever does one task at a time."""

    kind: Kind

    def ready_for(self, job: AnyJob) -> bool:
        """Whether it could do a job without getting ready for it first."""

    def remembers(self, job: AnyJob) -> bool:
        """Whether it has thought for the same bot before."""

    def remember(self, job: AnyJob) -> None:
        """It is going to do a job."""


class Accounts:
    """How much thinking everybody had lately, in seconds: what is past fades."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}  # as much, at that time

    def had(self, name: str, now: float) -> float:
        """What somebody had."""
        seconds, at = self._had.get(name, (0.0, now))
        return seconds * math.exp((at - now) / LATELY)

    def charge(self, name: str, seconds: float, now: float) -> None:
        """Somebody has so much more, or less, if he was charged too much before."""
        self._had[name] = max(0.0, self.had(name, now) + seconds), now
        if len(self._had) > _MOST_KNOWN:
            self._had = {name: kept for name, kept in self._had.items() if self.had(name, now) > _FADED}


T = TypeVar("T", bound=Task)
W = TypeVar("W", bound=Worker)


class Queue(Generic[T, W]):
    """What waits, who is free, who is at what, and how much everybody had."""

    def __init__(self, workers: Sequence[W], clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: list[T] = []
        self._free: set[W] = set()
        self._busy: dict[W, T] = {}
        self._addresses, self._tables = Accounts(), Accounts()
        deep = sum(worker.kind == Kind.DEEP for worker in workers)
        self._long = max(1, deep - 1)  # workers that long thoughts may have at a time

    def put(self, task: T) -> None:
        """Something is to be done."""
        self._waiting.append(task)

    @property
    def waiting(self) -> int:
        """How much is to be done that nobody has begun."""
        return len(self._waiting)

    def drop(self, task: T) -> None:
        """Nobody waits for it any more: if it was not begun, it will not be."""
        if task in self._waiting:
            self._waiting.remove(task)

    def had(self, address: str) -> float:
        """How many seconds of thinking an address had lately."""
        return self._addresses.had(address, self._clock())

    def pending(self, address: str, rank: Rank) -> int:
        """How many tasks of a rank an address has waiting or in work."""
        asked = (task.asker for task in (*self._waiting, *self._busy.values()))
        return sum((asker.address, asker.rank) == (address, rank) for asker in asked)

    def come(self, worker: W) -> None:
        """A worker is free."""
        self._free.add(worker)

    def leave(self, worker: W) -> None:
        """A worker is not free for a while."""
        self._free.discard(worker)

    def choose(self, worker: W) -> T | None:
        """What a free worker should begin; None: nothing that waits."""
        now = self._clock()

        def place(task: T) -> tuple[float, float, float]:
            address = self._addresses.had(task.asker.address, now) + HEAD_START[task.asker.rank]
            table = self._tables.had(task.asker.table, now) - WAITED * (now - task.entered)
            return address, table, task.due

        return min((task for task in self._waiting if self._takes(worker, task)), key=place, default=None)

    def begin(self, worker: W, task: T) -> None:
        """A worker begins a task. It is paid for at once, or whoever asks for many would have them all begun first."""
        self._waiting.remove(task)
        self._free.discard(worker)
        self._busy[worker] = task
        worker.remember(task.job)
        self._charge(task, task.job.seconds)

    def end(self, worker: W, seconds: float) -> T:
        """A worker is done with its task, which was so many seconds of thinking."""
        task = self._busy.pop(worker)
        self._charge(task, seconds - task.job.seconds)
        return task

    def _charge(self, task: T, seconds: float) -> None:
        now = self._clock()
        self._addresses.charge(task.asker.address, seconds, now)
        self._tables.charge(task.asker.table, seconds, now)

    def _takes(self, worker: W, task: T) -> bool:
        """Whether a worker would take a task: of its own lane, or a quick one that nobody else is free for. One that
        thought for the same seat before goes first."""
        job = task.job
        rivals = [other for other in self._free if other.kind == job.kind and other is not worker]
        if worker.kind == job.kind:
            remembered = worker.remembers(job) or not any(other.remembers(job) for other in rivals)
            return remembered and self._leaves_room(job)
        return (worker.kind, job.kind) == (Kind.DEEP, Kind.QUICK) and not rivals and worker.ready_for(job)

    def _leaves_room(self, job: AnyJob) -> bool:
        """Whether there is somebody left for the others while a job is done, if it takes long."""
        return job.seconds <= LONG or sum(task.job.seconds > LONG for task in self._busy.values()) < self._long
