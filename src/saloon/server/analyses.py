"""Analyses of finished matches: everybody's chance of winning from move to move.

They are worked out a situation at a time by the worker that nobody waits for, kept while there is room, and given up
when nobody asks for them any more.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import structlog

from saloon.server import bodies
from saloon.server.bot_pool import BotPool, Failed, TooSlow
from saloon.server.errors import Refusal, TooMuch
from saloon.server.settings import Settings
from saloon.server.shares import Asker, Rank
from saloon.server.thinking import Judgement, Judging, Kind

log = structlog.get_logger("saloon.analyses")


@dataclass(slots=True)
class Work:
    """One analysis: the situations to be judged, and what was found so far."""

    game: str
    states: list[bytes]
    address: str  # of whoever asked for it first
    points: list[list[float]] = field(default_factory=list)
    turns: list[bodies.Turn] = field(default_factory=list)
    compiled: bool = True
    done: bool = False
    asked: float = 0.0  # when somebody last asked for it
    task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        """Whether it is being worked on."""
        return self.task is not None and not self.task.done()

    def told(self) -> bodies.Analysis:
        """As far as it is."""
        return bodies.Analysis(
            state="done" if self.done else "working",
            done=len(self.points),
            moves=len(self.states) - 1,
            points=self.points,
            turns=self.turns,
            compiled=self.compiled,
        )


class Analyses:
    """The analyses of one server, by the names of their matches."""

    def __init__(self, bot_pool: BotPool, settings: Settings) -> None:
        self._bot_pool = bot_pool
        self._settings = settings
        self._works: dict[str, Work] = {}  # the one asked for last is the last

    def known(self, name: str) -> bodies.Analysis | None:
        """An analysis that is done or on its way. Raises Refusal if it came to nothing; then it can be begun anew."""
        work = self._works.pop(name, None)
        if work is None:
            return None
        if work.task is not None and work.task.done() and not work.done:
            raise Refusal("no-analysis")
        self._works[name] = work
        work.asked = time.monotonic()
        return work.told()

    def begin(self, name: str, game: str, states: list[bytes], address: str) -> bodies.Analysis:
        """Begin an analysis, unless that has been done. Raises TooMuch if an address has asked for too many."""
        if name not in self._works:
            self._count(address)
            self._bot_pool.prepare(game, Kind.SPARE)
            work = self._works[name] = Work(game, states, address, asked=time.monotonic())
            work.task = asyncio.create_task(self._work(name, work))
            for oldest in list(self._works)[: -self._settings.analyses]:
                self._drop(oldest)
        return self._works[name].told()

    def close(self) -> None:
        """Give everything up."""
        for name in list(self._works):
            self._drop(name)

    def _count(self, address: str) -> None:
        """So many analyses an address, at a time."""
        limit, running = self._settings.advice_per_address, (work for work in self._works.values() if work.runs)
        if sum(work.address == address for work in running) >= limit:
            raise TooMuch("too-much-advice", limit=limit)

    def _drop(self, name: str) -> None:
        task = self._works.pop(name).task
        if task:
            task.cancel()

    async def _work(self, name: str, work: Work) -> None:
        """Judge one situation after the other."""
        from saloon.bots.analysis import turning_points  # noqa: PLC0415 (a server without analyses need not load it)

        asker = Asker(work.address, name, Rank.ANALYSIS)
        for number, state in enumerate(work.states):
            if time.monotonic() - work.asked > self._settings.analysis_patience:
                self._works.pop(name, None)
                return
            try:
                found: Judgement = await self._bot_pool.do(Judging(work.game, state, seed=number), asker)
            except (TooSlow, Failed) as problem:
                log.warning("no analysis", match=name, move=number, problem=repr(problem))
                return
            work.points.append([round(chance, 4) for chance in found.chances])
            work.compiled &= found.compiled
        work.turns = [
            bodies.Turn(turn.move, turn.seat, round(turn.before, 4), round(turn.after, 4))
            for turn in turning_points(work.points)
        ]
        work.done = True
