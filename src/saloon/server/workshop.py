"""The workshop: where what people bring along is tried, in processes of their own and never in the server's threads.

A record is played again before it is believed, and nobody knows beforehand how long that takes. Whoever brings
something waits for a free bench; addresses take turns, each has one thing tried at a time, and so many may wait. What
takes too long by the process's own clock is ended together with its process, and another takes its place.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

import structlog

from saloon.engine import SaloonError
from saloon.server.errors import Unavailable, Unusable
from saloon.server.own_time import STARVED, limited, overran
from saloon.server.settings import Settings

_NICE = 10  # the tables themselves run at 0
_MEMORY = 1 << 30  # bytes that a process may take

_spawn = get_context("spawn")  # a fork would copy threads and sockets

log = structlog.get_logger("saloon.workshop")

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """Somebody who waits for a bench."""

    address: str
    bench: asyncio.Future[Bench]


class Workshop:
    """The benches, and who waits for one. A bench's process is started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._benches = [Bench(settings.bench_time) for _ in range(settings.benches)]
        self._free = list(self._benches)
        self._threads = ThreadPoolExecutor(settings.benches, "workshop")  # each waits on one bench
        self._line: list[Turn] = []
        self._turns: dict[str, int] = {}  # that each address has had while it had more to do
        self._served: set[str] = set()

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a module's function makes of its arguments. Raises what it refuses, or that it took too long."""
        turn = self._line_up(address)
        self._hand_out()
        bench = await turn.bench
        # Only a server that stops gives this up; then the bench is not handed out again.
        problem, found = await asyncio.get_running_loop().run_in_executor(self._threads, bench.do, (work, args, kwargs))
        self._served.discard(address)
        self._free.insert(0, bench)  # its process runs: whoever comes next need not wait for another to begin
        self._hand_out()
        if isinstance(problem, SaloonError):
            raise problem
        if problem:
            log.warning("something brought along was of no use", work=work.__name__, address=address, problem=problem)
            raise Unusable("cannot-follow")
        return found  # type: ignore[no-any-return]

    def close(self) -> None:
        """Stop, at once."""
        for bench in self._benches:
            bench.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _line_up(self, address: str) -> Turn:
        mine = sum(turn.address == address for turn in self._line)
        if mine >= self._settings.waiting_per_address or len(self._line) >= self._settings.waiting:
            raise Unavailable("busy")
        turn = Turn(address, asyncio.get_running_loop().create_future())
        self._line.append(turn)
        return turn

    def _hand_out(self) -> None:
        """Give free benches to those whose turn it is: who has had the fewest turns, and of those who came first."""
        busy = {turn.address for turn in self._line} | self._served
        self._turns = {address: had for address, had in self._turns.items() if address in busy}
        while self._free and (able := [turn for turn in self._line if turn.address not in self._served]):
            turn = min(able, key=lambda turn: self._turns.get(turn.address, 0))
            self._line.remove(turn)
            self._served.add(turn.address)
            self._turns[turn.address] = self._turns.get(turn.address, 0) + 1
            turn.bench.set_result(self._free.pop(0))


class Bench:
    """One process and the pipe to it. `do` is for the thread that waits on it."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._pipe: Connection | None = None
        self._process = _spawn.Process()
        self._closed = False

    def do(self, job: Any) -> tuple[Any, Any]:
        """What went wrong, if anything, and what was found."""
        try:
            pipe = self._pipe or self._begin()
            pipe.send((self._limit, *job))
            pipe.recv()  # what it needs is loaded now, and nobody pays for that with his time
            if not pipe.poll(self._limit * STARVED):
                self._end()
                return self._too_slow, None
            answer: tuple[Any, Any] = pipe.recv()
        except (OSError, EOFError) as error:
            self._end()
            return self._too_slow if overran(self._process.exitcode) else repr(error), None
        return answer

    @property
    def _too_slow(self) -> Unusable:
        return Unusable("too-slow", limit=round(self._limit))

    def close(self) -> None:
        """End it for good, from any thread."""
        self._closed = True
        if self._process.pid is not None:
            self._process.kill()

    def _begin(self) -> Connection:
        pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_life, args=(theirs,), name="saloon workshop", daemon=True)
        self._process.start()
        theirs.close()
        if self._closed:
            self._process.kill()
        self._pipe = pipe
        pipe.recv()  # it is there
        return pipe

    def _end(self) -> None:
        """End the process; another begins when it is needed."""
        if self._pipe:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._pipe = None


def _life(pipe: Connection) -> None:
    """What a process does until its server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 (there is none on Windows)

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            order = pipe.recv()
            pipe.send(True)
            pipe.send(_answer(*order))


def _answer(limit: float, work: Callable[..., Any], args: Any, kwargs: Any) -> tuple[Any, Any]:
    """What went wrong, if anything, and what was found."""
    try:
        with limited(limit):
            return None, work(*args, **kwargs)
    except SaloonError as refused:
        return refused, None
    except Exception as error:
        return repr(error) or "?", None
