"""Bots at the table: processes of their own, so that no thought holds up the tables.

A job holds what the seat sees and nothing else: a state sampled from its knowledge, its events, its bot. A thread waits
on each process; one that does not answer in time is ended and another takes its place.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from secrets import randbits

from saloon.bots import bot as find_bot
from saloon.bots import bots as all_bots
from saloon.engine import Event
from saloon.games import game as find_game
from saloon.match import Match, Sight

BY_STRENGTH = ("greedy", "random")  # the strongest first; each gives way to the next when it fails

_spawn = get_context("spawn")  # a fork would copy threads and sockets


class TooSlow(Exception):
    """A bot that did not answer in time."""


class Failed(Exception):
    """A bot that broke down; the text says how."""


@dataclass(frozen=True)
class Job:
    """One choice to be made by a bot, and all it may know."""

    game: str
    bot: str
    seat: int
    state: bytes
    events: list[Event]
    seed: int


def job(match: Match, seat: int, bot: str) -> Job:
    """The job for a seat. The state is one the seat must hold possible, never the true one."""
    sight = match.sight(seat)
    return Job(match.game.slug, bot, seat, sight.sample(0).pack(), sight.events, randbits(63))


def do(work: Job) -> int:
    """Do a job: the code of the choice."""
    game = find_game(work.game)
    sight = Sight(game, work.seat, game.State.unpack(work.state), work.events)
    return find_bot(work.bot).choose(sight, work.seed)


def strongest() -> str:
    """The bot that gives hints."""
    return next((name for name in BY_STRENGTH if name in all_bots()), all_bots()[0])


def simpler(bot: str) -> str:
    """The bot to try when this one has failed."""
    weaker = BY_STRENGTH[BY_STRENGTH.index(bot) + 1 :] if bot in BY_STRENGTH else BY_STRENGTH
    return weaker[0] if weaker else BY_STRENGTH[-1]


class Thinkers:
    """A few processes that think. Each is started when it is first needed."""

    def __init__(self, count: int, limit: float, took: Callable[[float], None] = lambda seconds: None) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._idle: SimpleQueue[_Thinker] = SimpleQueue()
        self._all = [_Thinker() for _ in range(count)]
        for thinker in self._all:
            self._idle.put(thinker)
        self._limit = limit
        self._took = took

    async def choose(self, work: Job) -> int:
        """Have a job done. Raises TooSlow or Failed."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._choose, work)

    def close(self) -> None:
        """Stop thinking, at once."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self._all:
            thinker.end()

    def _choose(self, work: Job) -> int:
        thinker = self._idle.get()
        began = time.perf_counter()
        try:
            return thinker.think(work, self._limit)
        finally:
            self._took(time.perf_counter() - began)
            self._idle.put(thinker)


class _Thinker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self._pipe: Connection | None = None
        self._process = _spawn.Process()

    def think(self, work: Job, limit: float) -> int:
        pipe = self._pipe or self._begin()
        try:
            pipe.send(work)
            if not pipe.poll(limit):
                raise TooSlow
            answer: int | str = pipe.recv()
        except (OSError, EOFError) as error:
            self.end()
            raise Failed(repr(error)) from error
        except TooSlow:
            self.end()
            raise
        if isinstance(answer, str):
            raise Failed(answer)
        return answer

    def end(self) -> None:
        if self._pipe:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._pipe = None

    def _begin(self) -> Connection:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_life, args=(theirs,), name="saloon bot", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe.send(None)  # answered when everything is loaded, so that no bot pays for that with its time
        self._pipe.recv()
        return self._pipe


def _life(pipe: Connection) -> None:
    """What a process does until its server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        pipe.send(_answer(work) if work else 0)


def _answer(work: Job) -> int | str:
    try:
        return int(do(work))
    except Exception as error:
        return repr(error)
