"""Looking back at finished matches: everybody's chance of winning from move to move, and the worst mistakes of a seat.

It is worked out a situation at a time by the worker that nobody waits for, kept while there is room, and given up when
nobody asks for it any more.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import structlog

from saloon.engine import Key
from saloon.engine.words import alike
from saloon.games import game as find_game
from saloon.school.mistakes import DEEPER, Mistake, Moment, doubtful, worst
from saloon.server import bodies, projections
from saloon.server.bot_pool import BotPool, Failed, TooSlow
from saloon.server.errors import Refusal, TooMuch
from saloon.server.settings import Settings
from saloon.server.shares import Asker, Rank
from saloon.server.thinking import AnyJob, Judgement, Judging, Kind, Reviewing

log = structlog.get_logger("saloon.analyses")

Told = TypeVar("Told", bodies.Analysis, bodies.Mistakes)
Do = Callable[[AnyJob], Awaitable[Any]]  # has a job done, as long as somebody wants to know


@dataclass(slots=True)
class Work(ABC, Generic[Told]):
    """One match looked back at: its situations, and what was found so far."""

    game: Key
    states: list[bytes]
    address: str  # of whoever asked for it first
    compiled: bool = field(default=True, kw_only=True)
    done: bool = field(default=False, kw_only=True)
    asked: float = field(default=0.0, kw_only=True)  # when somebody last asked for it
    task: asyncio.Task[None] | None = field(default=None, kw_only=True)

    @property
    def runs(self) -> bool:
        """Whether it is being worked on."""
        return self.task is not None and not self.task.done()

    @abstractmethod
    async def work(self, do: Do) -> None:
        """Look at one situation after the other."""

    @abstractmethod
    def told(self) -> Told:
        """As far as it is."""


@dataclass(slots=True)
class Chances(Work[bodies.Analysis]):
    """Everybody's chances before each move and after the last."""

    points: list[list[float]] = field(default_factory=list)
    turns: list[bodies.Turn] = field(default_factory=list)

    async def work(self, do: Do) -> None:
        """Judge one situation after the other."""
        from saloon.bots.analysis import turning_points  # noqa: PLC0415 (a server without analyses need not load it)

        for number, state in enumerate(self.states):
            found: Judgement = await do(Judging(self.game, state, seed=number))
            self.points.append([round(chance, 4) for chance in found.chances])
            self.compiled &= found.compiled
        self.turns = [
            bodies.Turn(turn.move, turn.seat, round(turn.before, 4), round(turn.after, 4))
            for turn in turning_points(self.points)
        ]

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


@dataclass(slots=True)
class Review(Work[bodies.Mistakes]):
    """The worst mistakes of one seat, by what it knew each time."""

    seat: int
    moments: list[Moment]
    judged: list[Mistake] = field(default_factory=list)
    found: list[bodies.Mistake] = field(default_factory=list)

    async def work(self, do: Do) -> None:
        """Judge one choice after the other, and those that look worst once more."""
        for moment in self.moments:
            self.judged.append(await self._judged(do, moment))
        confirmed = [await self._judged(do, one.moment, DEEPER) for one in doubtful(self.judged)]
        self.found = [self._told(mistake) for mistake in worst(confirmed)]

    async def _judged(self, do: Do, moment: Moment, depth: int = 1) -> Mistake:
        found: Mistake = await do(Reviewing(self.game, self.seat, self.states[moment.move], moment, depth))
        self.compiled &= found.coaching.thought.compiled
        return found

    def _told(self, mistake: Mistake) -> bodies.Mistake:
        """A mistake with the choices that the seat had."""
        game = find_game(self.game)
        state = game.State.unpack(self.states[mistake.moment.move])
        view = game.view(state, self.seat)
        options = [game.choice(state, code) for code in state.legal[: state.legal_n]]
        offered = alike(options)
        return bodies.Mistake(
            move=mistake.moment.move,
            made=offered[mistake.moment.code].code,
            best=offered[mistake.coaching.thought.code].code,
            loss=round(mistake.loss, 4),
            question=game.question(view),
            choices=projections.choices(choice for choice in options if offered[choice.code] is choice),
            verdicts=projections.verdicts(mistake.coaching, offered),
        )

    def told(self) -> bodies.Mistakes:
        """As far as it is."""
        return bodies.Mistakes(
            state="done" if self.done else "working",
            done=len(self.judged),
            choices=len(self.moments),
            mistakes=self.found,
            compiled=self.compiled,
        )


class Analyses:
    """What is looked back at on one server, by name: that of the match, and whose mistakes."""

    def __init__(self, bot_pool: BotPool, settings: Settings) -> None:
        self._bot_pool = bot_pool
        self._settings = settings
        self._works: dict[str, Work[Any]] = {}  # the one asked for last is the last

    def known(self, name: str) -> Any:
        """What is known or on its way, if it is. Raises Refusal if it came to nothing; then it can be begun anew."""
        work = self._works.pop(name, None)
        if work is None:
            return None
        if work.task is not None and work.task.done() and not work.done:
            raise Refusal("no-analysis")
        self._works[name] = work
        work.asked = time.monotonic()
        return work.told()

    def begin(self, name: str, work: Work[Told]) -> Told:
        """Begin to look back, unless that has been done. Raises TooMuch if an address has asked for too much."""
        if name not in self._works:
            self._count(work.address)
            self._bot_pool.prepare(work.game, Kind.SPARE)
            self._works[name], work.asked = work, time.monotonic()
            work.task = asyncio.create_task(self._work(name, work))
            for oldest in list(self._works)[: -self._settings.analyses]:
                self._drop(oldest)
        told: Told = self._works[name].told()
        return told

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

    async def _work(self, name: str, work: Work[Any]) -> None:
        """Look back as long as somebody asks for it."""
        asker = Asker(work.address, name, Rank.ANALYSIS)

        async def do(job: AnyJob) -> Any:
            if time.monotonic() - work.asked > self._settings.analysis_patience:
                raise _Unwanted
            return await self._bot_pool.do(job, asker)

        try:
            await work.work(do)
        except _Unwanted:
            self._works.pop(name, None)
        except (TooSlow, Failed) as problem:
            log.warning("no analysis", match=name, problem=repr(problem))
        else:
            work.done = True


class _Unwanted(Exception):
    """Nobody has asked for it for a while."""
