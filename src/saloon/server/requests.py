"""What visitors ask of a table besides commands: why not, what would you do, why did it do that.

One id, one answer: a request that comes again gets the answer it got, or the one that is on its way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import structs

from saloon.bots.contract import Thought
from saloon.engine import Choice, SaloonError
from saloon.match import Match
from saloon.server import frames, levels, projections, thinking
from saloon.server.attendance import Guest
from saloon.server.bot_pool import Failed, TooSlow
from saloon.server.errors import BadRequest, Forbidden, Refusal, TooMuch
from saloon.server.identified import on_behalf_of
from saloon.server.projections import Chosen, encode
from saloon.server.replies import Replies
from saloon.server.shares import Asker, Rank

if TYPE_CHECKING:
    from saloon.server.actor import TableActor

Pondered = frames.Advice | frames.Coached | frames.Explained

log = structlog.get_logger("saloon.table")


@dataclass(slots=True)
class Asked:
    """A request that somebody thinks about. The answer goes to the socket on which it came last."""

    guest: Guest
    kind: str
    task: asyncio.Task[None]


class Requests:
    """What was asked at one table, and answered lately."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self._replies = Replies()
        self._asked: dict[tuple[str, str], Asked] = {}  # by visitor and id

    def quiet(self) -> None:
        """Nobody waits for answers any more."""
        for asked in self._asked.values():
            asked.task.cancel()

    def forget(self, guest: Guest) -> None:
        """Somebody is gone, and waits for no answer."""
        for key in [key for key, asked in self._asked.items() if asked.guest is guest]:
            self._asked.pop(key).task.cancel()

    def repeats(self, guest: Guest, name: str) -> bool:
        """Whether a request came before: then it gets the answer it got, or the one that is on its way."""
        answer = self._replies.find(guest.key, name)
        if answer is not None:
            guest.put(answer)
            return True
        asked = self._asked.get((guest.key, name))
        if asked is not None:
            asked.guest = guest
        return asked is not None

    def _reply(self, guest: Guest, answer: frames.Refuse | frames.Because | Pondered) -> None:
        """Answer a request, once and for all unless it may be sent again."""
        sent = encode(answer)
        if not (isinstance(answer, frames.Refuse) and answer.code in frames.REPEATABLE):
            self._replies.keep(guest.key, answer.id, sent)
        guest.put(sent)
        if isinstance(answer, frames.Refuse):
            self._actor.house.metrics.refusals.labels(answer.code).inc()
            log.info("refused", table=self._actor.table.code, code=answer.code)
            if answer.code == "stale":
                guest.put(self._actor.telling.scene(guest))

    @contextmanager
    def answering(self, guest: Guest, name: str) -> Iterator[None]:
        """Whatever goes wrong, a request gets an answer; what the log tells meanwhile is told of it."""
        with on_behalf_of(name):
            try:
                yield
            except SaloonError as error:
                self._reply(guest, refusal(name, error))
            except Exception:
                log.exception("a request failed", table=self._actor.table.code, version=self._actor.table.version)
                self._reply(guest, refusal(name, Refusal("server-error")))

    def _ponder(self, guest: Guest, name: str, kind: str, thought: Callable[[], Awaitable[Pondered]]) -> None:
        """Answer a request when somebody has thought about it."""
        key = (guest.key, name)

        async def answer() -> None:
            found: Pondered | Exception
            try:
                found = await thought()
            except Exception as problem:
                found = problem
            last = self._asked.pop(key).guest
            with self.answering(last, name):
                if isinstance(found, Exception):
                    raise found
                self._reply(last, found)

        self._asked[key] = Asked(guest, kind, asyncio.create_task(answer()))

    def _ponders(self, guest: Guest, kind: str) -> bool:
        """Whether somebody already thinks about such a request of the same visitor."""
        return any(asked.kind == kind and key[0] == guest.key for key, asked in self._asked.items())

    async def why(self, guest: Guest, asked: frames.Why) -> None:
        """Somebody wonders why he cannot choose a thing."""
        if self.repeats(guest, asked.id):
            return
        with self.answering(guest, asked.id):
            reason = self._seen_match(guest).why(asked.on, self._seat_of(guest))
            self._reply(guest, frames.Because(asked.id, reason.code, reason.params, reason.clause))

    async def hint(self, guest: Guest, asked: frames.Hint) -> None:
        """Somebody would like advice; he gets it when the bot has thought."""
        if self.repeats(guest, asked.id):
            return
        with self.answering(guest, asked.id):
            job, asker, question = self._question(guest, thinking.Job), self._adviser(guest), self._actor.table.asked
            options = self._seen_match(guest).choices()
            self._ponder(guest, asked.id, "hint", lambda: self._advise(asked.id, job, question, asker, options))

    async def coach(self, guest: Guest, asked: frames.Coach) -> None:
        """Somebody would like to be taught. What he is told he could know when he was asked, so it does not matter if
        he has chosen meanwhile: then he learns whether that was good."""
        if self.repeats(guest, asked.id):
            return
        with self.answering(guest, asked.id):
            job, asker = self._question(guest, thinking.Coached), self._adviser(guest)
            options = self._seen_match(guest).choices()
            self._ponder(guest, asked.id, "hint", lambda: self._coach(asked.id, job, asker, options))

    def _question(self, guest: Guest, kind: type[thinking.Job]) -> thinking.Job:
        """The question that somebody has to answer now, as a job for the adviser."""
        match, seat = self._seen_match(guest), self._seat_of(guest)
        self._unaided(match)
        if match.to_move != seat:
            raise Refusal("not-now")
        if self._ponders(guest, "hint"):
            raise TooMuch("one-hint-at-a-time")
        self._actor.house.bot_pool.prepare(self._actor.table.key, thinking.kind_of(levels.ADVISER))
        return thinking.job(match, seat, levels.ADVISER, kind)

    def _unaided(self, match: Match) -> None:
        """Nobody is advised in a rated match while it goes on."""
        if self._actor.table.rated and not match.over:
            raise Refusal("rated-no-help")

    def _adviser(self, guest: Guest) -> Asker:
        """Whose share of the thinking goes into advice."""
        return Asker(guest.address, self._actor.table.code, Rank.ADVICE)

    async def _advise(
        self, name: str, job: thinking.Job, asked: int, asker: Asker, options: list[Choice]
    ) -> frames.Advice:
        thought: Thought = await self._thought(job, asker)
        if self._actor.table.asked != asked:
            raise Refusal("stale", at=asked)
        return projections.advice(name, job.bot, job.seat, thought, options)

    async def _coach(self, name: str, job: thinking.Job, asker: Asker, options: list[Choice]) -> frames.Coached:
        return projections.coached(name, await self._thought(job, asker), options)

    async def _thought(self, job: thinking.Job, asker: Asker) -> Any:
        """What the adviser thinks."""
        try:
            return await self._actor.house.bot_pool.do(job, asker)
        except (TooSlow, Failed) as problem:
            log.warning("no hint", table=self._actor.table.code, bot=job.bot, problem=repr(problem))
            raise Refusal("no-hint") from problem

    async def explain(self, guest: Guest, asked: frames.Explain) -> None:
        """Somebody wonders why a bot chose as it did.

        What the bot thought holds what its seat knew, so it is told to whoever looks through that seat, and to
        everybody once the match is over. The others are told what they could find by themselves.
        """
        if self.repeats(guest, asked.id):
            return
        with self.answering(guest, asked.id):
            match, chosen = self._bots_choice(asked.seat)
            self._unaided(match)
            if self._ponders(guest, "explain"):
                raise TooMuch("one-explanation-at-a-time")
            look = self._actor.attendance.look(guest)
            confidant = match.over or look == chosen.seat
            if confidant:
                confession = await self._actor.bots.confession(chosen, match.truth.moves[chosen.move])
                if confession:
                    self._reply(guest, structs.replace(confession, id=asked.id))
                    return
            observer = chosen.seat if confidant else look
            job = thinking.onlooking(match, chosen.move, observer, initiated=confidant)
            asker = self._adviser(guest)
            self._ponder(guest, asked.id, "explain", lambda: self._look_on(asked.id, job, chosen, asker))

    async def _look_on(self, name: str, job: thinking.Onlooking, chosen: Chosen, asker: Asker) -> frames.Explained:
        try:
            found: thinking.Explanation = await self._actor.house.bot_pool.do(job, asker)
        except (TooSlow, Failed) as problem:
            log.warning("no explanation", table=self._actor.table.code, bot=chosen.bot, problem=repr(problem))
            raise Refusal("no-explanation") from problem
        return projections.overheard(name, chosen, found.choice, found.grounds)

    def _bots_choice(self, seat: int) -> tuple[Match, Chosen]:
        """The last choice that a bot made for a seat in this match."""
        table = self._actor.table
        if seat >= table.players:
            raise BadRequest("no-such-seat", number=seat + 1, players=table.players)
        if table.match is None:
            raise table.trouble or Refusal("no-match")
        move = table.bots_choice(seat)
        if move is None:
            raise Refusal("no-bots-choice", seat=seat)
        return table.match, Chosen(seat, table.hands[move], move)

    def _seen_match(self, guest: Guest) -> Match:
        self._seat_of(guest)
        if self._actor.table.match is None:
            raise self._actor.table.trouble or Refusal("no-match")
        return self._actor.table.match

    def _seat_of(self, guest: Guest) -> int:
        look = self._actor.attendance.look(guest)
        if look is None:
            raise Forbidden("seat-needed")
        return look


def refusal(name: str, error: SaloonError) -> frames.Refuse:
    """A request is refused."""
    return frames.Refuse(name, error.code, error.params)
