"""The bots on the seats of one table: whose turn it is to think, what comes of it, and what each thought last."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from saloon.bots.contract import Thought
from saloon.engine import Choice
from saloon.match import Match
from saloon.server import frames, journal, levels, pacing, projections, thinking
from saloon.server.bot_pool import Failed, TooSlow
from saloon.server.errors import Refusal, RulesFailed
from saloon.server.journal import AnyJournalEvent, Lapse
from saloon.server.projections import Chosen
from saloon.server.shares import Asker, Rank
from saloon.server.table import Table
from saloon.server.traces import span

if TYPE_CHECKING:
    from saloon.server.actor import TableActor

_OTHERS = 8  # choices that a bot tries when the rules fail at the one it found

log = structlog.get_logger("saloon.table")


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


@dataclass(frozen=True, slots=True)
class Found:
    """What came of thinking about a question: which bot thought what; nothing, if none found a choice."""

    bot: str
    thought: Thought | None = None


class BotSeats:
    """The bots of one table."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._thought: tuple[Question, asyncio.Task[None]] | None = None
        self._memories: dict[int, Memory] = {}  # of each seat's bot, its last choice
        self._confided: dict[int, Memory] = {}  # of these, what other nodes can tell too
        self.weaker: frozenset[int] = frozenset()  # seats whose bots think with interpreted rules

    def quiet(self) -> None:
        """Stop thinking."""
        if self._thought:
            self._thought[1].cancel()
            self._thought = None

    async def confession(self, chosen: Chosen, text: str) -> frames.Explained | None:
        """All that a bot thought when it made a move, if that is remembered, here or by the node where it thought."""
        memory = self._memories.get(chosen.seat)
        if memory and memory.is_of(chosen.move, text):
            return projections.confessed("", chosen, memory.thought, memory.options)
        kept = await self._actor.house.nodes.confided(self._actor.table.code, chosen.seat)
        told = msgspec.json.decode(kept, type=frames.Explained) if kept else None
        return told if told and told.move == chosen.move and told.choice and told.choice.text == text else None

    def _confide(self) -> None:
        """Some may know all that a bot thought, on whichever node they ask: who holds its seat, and in the end all."""
        table = self._actor.table
        for seat, memory in self._memories.items():
            asked = table.seats[seat].owner or table.phase == "over"
            if asked and memory is not self._confided.get(seat) and table.bots_choice(seat) == memory.move:
                self._confided[seat] = memory
                chosen = Chosen(seat, table.hands[memory.move], memory.move)
                self._actor.house.nodes.confide(table.code, seat, partial(_in_full, chosen, memory))

    def mind(self) -> None:
        """Have the bot whose turn it is think, once for each question, and what any will need ready before its turn;
        also where another node sees to that, for it may die."""
        table, seat = self._actor.table, self._actor.table.to_move
        for bot in {seat.bot for seat in table.seats if levels.compiled(seat.bot)}:
            self._actor.house.bot_pool.prepare(table.key, thinking.kind_of(bot))
        if not self._actor.owned:
            self.quiet()
            self.weaker = frozenset()
            return
        self._confide()
        wanted: Question | None = None
        if seat is not None and table.phase == "playing" and not table.vote and table.seats[seat].bot:
            wanted = Question(table.asked, seat, table.seats[seat].bot)
        if self._thought and self._thought[0] != wanted:
            self._thought[1].cancel()
            self._thought = None
        if wanted and not self._thought:
            self._thought = (wanted, asyncio.create_task(self._think(wanted)))

    async def _think(self, wanted: Question) -> None:
        """Let a bot think, and have done what it found."""
        table, match = self._actor.table, self._actor.table.match
        assert match
        if match.passing and any(seat.owner for seat in table.seats):
            found = await self._answer(match, wanted)
        else:
            found = await self._turn(match, wanted)
        self._actor.inbox.let(lambda: self._bot_chose(wanted, found))

    async def _turn(self, match: Match, wanted: Question) -> Found:
        """What a bot finds in its turn, or among bots, after as long as a person would have taken."""
        ready = time.monotonic() + pacing.bot_turn(self._actor.table.pace)
        found = await self._found(match, wanted)
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        return found

    async def _found(self, match: Match, wanted: Question) -> Found:
        """What a bot finds. If it fails, a simpler one looks in its place, for this choice, and everybody is told.

        Out of turn nothing is looked for: a bot that was seen to fail would have had something to think about.
        """
        bot = wanted.bot
        while True:
            try:
                return Found(bot, await self._ask(match, wanted.seat, bot, Rank.MOVE))
            except Exception as problem:  # whatever it is, the table goes on and the log says so
                simpler = self._failed(bot, problem)
                if match.passing or simpler == bot:
                    return Found(bot)
                reason: Lapse = "slow" if isinstance(problem, TooSlow) else "failed"
                replaced = journal.Replaced(wanted.seat, simpler, bot, reason)
                self._actor.inbox.let(partial(self._replaced, wanted, replaced))
                bot = simpler

    async def _answer(self, match: Match, wanted: Question) -> Found:
        """What a bot finds out of turn, for people: when its time is up, neither earlier nor later. That it had nothing
        to think about, or had something, is its secret.

        Its time runs from when somebody begins to think for it. Until then it waits, as it would with nothing to think
        about.
        """
        pace, least = self._actor.table.pace, self._actor.house.settings.bot_answer
        seconds = pacing.bot_answer(pace, least, levels.seconds(wanted.bot))
        begun = asyncio.Event()
        thought = asyncio.create_task(self._ask(match, wanted.seat, wanted.bot, Rank.ANSWER, begun.set))
        begins = asyncio.create_task(begun.wait())
        try:
            await asyncio.wait((begins, thought), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(seconds)
            problem = thought.exception() if thought.done() else TimeoutError()
            if problem is None:
                return Found(wanted.bot, thought.result())
            self._failed(wanted.bot, problem)
            return Found(wanted.bot)
        finally:
            begins.cancel()
            thought.cancel()

    async def _ask(
        self, match: Match, seat: int, bot: str, rank: Rank, begun: Callable[[], None] = lambda: None
    ) -> Thought:
        """What a bot thinks on a seat, with as much time as the share of its table's address leaves it."""
        pool, options = self._actor.house.bot_pool, {choice.code for choice in match.choices()}
        asker = Asker(self._actor.address, self._actor.table.code, rank)
        job = thinking.job(match, seat, levels.within(bot, pool.left(asker.address)))
        with span("thought", table=asker.table, bot=job.bot):
            thought: Thought = await pool.do(job, asker, begun)
        if thought.code not in options:
            raise Failed(f"there is no choice {thought.code}")
        return thought

    def _failed(self, bot: str, problem: BaseException) -> str:
        """Say in the log that a bot failed; the one to try instead."""
        log.warning("a bot failed", table=self._actor.table.code, bot=bot, problem=repr(problem))
        return levels.simpler(bot)

    async def _replaced(self, wanted: Question, event: journal.Replaced) -> None:
        if self._thought and self._thought[0] == wanted:
            await self._actor.happen(lambda table: event)

    async def _bot_chose(self, wanted: Question, found: Found) -> None:
        if not self._actor.owned:
            self.quiet()  # whoever sees to the table now thinks for himself, and so does this node if it does again
        elif self._thought and self._thought[0] == wanted:
            self._remember(wanted, found.thought)
            try:
                await self._actor.happen(lambda table: _bot_event(table, wanted, found))
            except RulesFailed:
                await self._choose_otherwise(wanted)

    async def _choose_otherwise(self, wanted: Question) -> None:
        """The rules fail at what a bot chose: anything else will do, and if nothing does, people have to see to it."""
        match = self._actor.table.match
        choices = match.choices() if match else []
        for choice in random.sample(choices, min(_OTHERS, len(choices))):
            other = Found(wanted.bot, Thought(choice.code, (), ()))
            try:
                await self._actor.happen(partial(_bot_event, wanted=wanted, found=other))
            except RulesFailed:
                continue
            return
        await self._actor.happen(lambda table: journal.Halted(wanted.seat))

    def _remember(self, wanted: Question, found: Thought | None) -> None:
        """Keep what a bot thought until its next choice, and whether it was weaker than it should be.

        Of an answer out of turn nothing is shown: whether there was something to think about is its secret.
        """
        match = self._actor.table.match
        self._memories.pop(wanted.seat, None)
        if match is None or found is None:
            return
        options = {choice.code: choice for choice in match.choices()}
        if found.code in options:
            self._memories[wanted.seat] = Memory(len(self._actor.table.movers), found, options)
        if not found.compiled:
            self._actor.house.metrics.weaker.inc()
        if not match.passing:
            self.weaker = self.weaker - {wanted.seat} if found.compiled else self.weaker | {wanted.seat}


def _in_full(chosen: Chosen, memory: Memory) -> bytes:
    """All that a bot thought, as it is sent."""
    return projections.encode(projections.confessed("", chosen, memory.thought, memory.options))


def _bot_event(table: Table, wanted: Question, found: Found) -> AnyJournalEvent:
    """The move that was found; where there is none, a pass out of turn, and otherwise any move."""
    choices = table.match.choices() if table.match and table.asked == wanted.asked else []
    if not table.match or not choices:
        raise Refusal("not-now")
    code = found.thought.code if found.thought else None
    chosen = next((choice for choice in choices if choice.code == code), None)
    return journal.Moved(wanted.seat, (chosen or table.match.passing or random.choice(choices)).text, found.bot)
