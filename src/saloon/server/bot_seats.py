"""The bots on the seats of one table: whose turn it is to think, what comes of it, and what each thought last."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

import structlog

from saloon.bots.contract import Thought
from saloon.engine import Choice
from saloon.server import facts, levels, pacing, thinking
from saloon.server.errors import Refusal
from saloon.server.facts import AnyFact
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.table import Table
from saloon.server.thinkers import Thinkers, TooSlow

log = structlog.get_logger("saloon.table")


class House(Protocol):
    """What bots need of the house."""

    settings: Settings
    thinkers: Thinkers
    metrics: Metrics


class Owner(Protocol):
    """What bots need of the owner of their table."""

    @property
    def house(self) -> House:
        """The house."""

    @property
    def table(self) -> Table:
        """The table as it is."""

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done when its turn comes."""

    async def enact(self, client: str | None, judge: Callable[[Table], AnyFact]) -> int:
        """Write down what a deed comes to."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a bot thinks about: since which version it stands, for whom, and which bot."""

    asked: int
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Memory:
    """What a bot thought when it made a move, and what it could have chosen."""

    move: int
    thought: Thought
    options: dict[int, Choice]

    def is_of(self, move: int, text: str) -> bool:
        """Whether it led to this move: moves can be taken back, and others made in their place."""
        return self.move == move and self.options[self.thought.code].text == text


class BotSeats:
    """The bots of one table."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._thought: tuple[Question, asyncio.Task[None]] | None = None
        self._memories: dict[int, Memory] = {}  # of each seat's bot, its last choice
        self.weaker: frozenset[int] = frozenset()  # seats whose bots think with interpreted rules

    def quiet(self) -> None:
        """Stop thinking."""
        if self._thought:
            self._thought[1].cancel()

    def memory(self, seat: int, move: int, text: str) -> Memory | None:
        """What a seat's bot thought when it made a move, if that is remembered."""
        memory = self._memories.get(seat)
        return memory if memory and memory.is_of(move, text) else None

    def mind(self) -> None:
        """Have the bot whose turn it is think, once for each question, and what any will need ready before its turn."""
        table, seat = self._owner.table, self._owner.table.to_move
        for bot in {seat.bot for seat in table.seats if levels.compiled(seat.bot)}:
            self._owner.house.thinkers.prepare(table.game, thinking.kind_of(bot))
        wanted: Question | None = None
        if seat is not None and table.phase == "playing" and not table.vote and table.seats[seat].bot:
            wanted = Question(table.asked, seat, table.seats[seat].bot)
        if self._thought and self._thought[0] != wanted:
            self._thought[1].cancel()
            self._thought = None
        if wanted and not self._thought:
            self._thought = (wanted, asyncio.create_task(self._think(wanted)))

    async def _think(self, wanted: Question) -> None:
        """Let a bot think, then wait as long as a person would have taken.

        Out of turn it answers people when its time is up, neither earlier nor later: that it had nothing to think
        about, or had something, is its secret.
        """
        match = self._owner.table.match
        assert match
        answering = match.passing is not None and any(seat.owner for seat in self._owner.table.seats)
        pace, least = self._owner.table.pace, self._owner.house.settings.bot_answer
        thought = levels.seconds(wanted.bot)
        seconds = pacing.bot_answer(pace, least, thought) if answering else pacing.bot_turn(pace)
        ready = time.monotonic() + seconds
        found: Thought | Exception
        try:
            async with asyncio.timeout(seconds if answering else None):
                found = await self._owner.house.thinkers.do(thinking.job(match, wanted.seat, wanted.bot))
        except Exception as problem:  # whatever it is, the table goes on and the log says so
            found = problem
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        self._owner.post(lambda: self._bot_chose(wanted, found))

    async def _bot_chose(self, wanted: Question, found: Thought | Exception) -> None:
        if self._thought is None or self._thought[0] != wanted:
            return
        self._thought = None
        self._remember(wanted, found)
        await self._owner.enact(None, lambda table: _bot_fact(table, wanted, found))

    def _remember(self, wanted: Question, found: Thought | Exception) -> None:
        """Keep what a bot thought until its next choice, and whether it was weaker than it should be.

        Of an answer out of turn nothing is shown: whether there was something to think about is its secret.
        """
        match = self._owner.table.match
        self._memories.pop(wanted.seat, None)
        if match is None or isinstance(found, Exception):
            return
        options = {choice.code: choice for choice in match.choices()}
        if found.code in options:
            self._memories[wanted.seat] = Memory(len(self._owner.table.movers), found, options)
        if not found.compiled:
            self._owner.house.metrics.weaker.inc()
        if not match.passing:
            self.weaker = self.weaker - {wanted.seat} if found.compiled else self.weaker | {wanted.seat}


def _bot_fact(table: Table, wanted: Question, found: Thought | Exception) -> AnyFact:
    """The move a bot found; if it found none, a simpler bot in its place; from the simplest, any move.

    Out of turn it passes instead: a bot that was seen to fail would have had something to think about.
    """
    choices = table.match.choices() if table.match and table.asked == wanted.asked else []
    if not choices:
        raise Refusal("not-now")
    code = None if isinstance(found, Exception) else found.code
    chosen = next((choice for choice in choices if choice.code == code), None)
    if chosen is not None:
        return facts.Moved(wanted.seat, chosen.text, wanted.bot)
    log.warning("a bot failed", table=table.code, bot=wanted.bot, problem=repr(found))
    assert table.match
    if table.match.passing:
        return facts.Moved(wanted.seat, table.match.passing.text, wanted.bot)
    simpler = levels.simpler(wanted.bot)
    if simpler == wanted.bot:
        return facts.Moved(wanted.seat, random.choice(choices).text, wanted.bot)
    return facts.Replaced(wanted.seat, simpler, wanted.bot, "slow" if isinstance(found, TooSlow) else "failed")
