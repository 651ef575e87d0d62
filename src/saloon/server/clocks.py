"""The clocks of a table: the time of the seat to move, a pass made for its owner, a vote, and undo.

What happens when one rings is judged like any command when its turn comes, and refused if things have changed by then.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from saloon.server import journal, levels, pacing
from saloon.server.errors import Refusal
from saloon.server.journal import AnyJournalEvent
from saloon.server.table import Table
from saloon.server.timers import Timer

if TYPE_CHECKING:
    from saloon.server.actor import TableActor


class Clocks:
    """What happens at one table because time goes by."""

    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        self.move, self.answer, self.vote, self.undo = (Timer() for _ in range(4))
        self._undoable: tuple[int, int] | None = None  # a question, and the seat that may take back what led to it

    def quiet(self) -> None:
        """Stop them all."""
        for timer in (self.move, self.answer, self.vote, self.undo):
            timer.stop()

    @property
    def left(self) -> float | None:
        """The seconds that the seat to move has left, if its clock runs."""
        return None if self.move.left is None else round(max(0.0, self.move.left - self._grace), 1)

    @property
    def due(self) -> float | None:
        """When the time of the seat to move is up, at a table whose clock runs while nobody is there."""
        return time.time() + self.move.left if self._actor.table.slow and self.move.left is not None else None

    @property
    def may_undo(self) -> int | None:
        """The seat that may take the last move back, once that has been found out."""
        asked, seat = self._undoable or (None, None)
        return seat if asked == self._actor.table.asked else None

    @property
    def _allowed(self) -> float:
        """The seconds for the choice to be made, 0 for any time: a program that hangs must not hold a table up."""
        table = self._actor.table
        program = table.to_move is not None and table.seats[table.to_move].program
        return table.clock or (self._actor.house.settings.program_time if program else 0)

    @property
    def _grace(self) -> float:
        return self._actor.house.settings.clock_grace

    def mind(self) -> None:
        """See to the clock of the seat to move, and to the time for a vote."""
        table, inbox = self._actor.table, self._actor.inbox
        if self._allowed and table.ticking:
            runs_on = table.slow or self._actor.lived
            away = max(0.0, time.time() - table.at) if runs_on else 0.0  # since the last line was written
            left = max(0.0, self._allowed - table.spent - away) + self._grace
            self.move.keep(table.asked, left, lambda: inbox.let(self._time_is_up))
        else:
            self.move.stop()
        if table.vote:
            about = (table.asked, table.vote.seat)
            self.vote.keep(about, self._actor.house.settings.vote_time, lambda: inbox.let(self._vote_is_over))
        else:
            self.vote.stop()
        self._mind_undo()

    def ring_again(self) -> None:
        """What rang while another node saw to this table is seen to now."""
        for timer, alarm in (
            (self.move, self._time_is_up),
            (self.vote, self._vote_is_over),
            (self.answer, self._pass_for_owner),
        ):
            if timer.rang:
                self._actor.inbox.let(alarm)

    async def _time_is_up(self) -> None:
        await self._actor.happen(self._late)

    def _late(self, table: Table) -> AnyJournalEvent:
        if not (self.move.rang and self.move.about == table.asked and table.ticking) or table.to_move is None:
            raise Refusal("not-now")
        return journal.TimedOut(table.to_move, levels.USUAL)

    async def _vote_is_over(self) -> None:
        await self._actor.happen(self._lapse)

    def _lapse(self, table: Table) -> AnyJournalEvent:
        if not (self.vote.rang and table.vote):
            raise Refusal("not-now")
        return journal.Lapsed()

    def _mind_undo(self) -> None:
        """Find out whether the last move can be taken back, but not at once: mostly another one follows it, and nobody
        changes his mind that soon."""
        table, inbox, house = self._actor.table, self._actor.inbox, self._actor.house
        undoable = table.phase == "playing" and table.movers and not table.rated
        if undoable and table.seats[table.movers[-1]].owner:
            delay = house.settings.undo_delay_strained if house.strained else house.settings.undo_delay
            self.undo.keep(table.asked, delay, lambda: inbox.post(self._offer_undo))
        else:
            self.undo.stop()

    async def _offer_undo(self) -> None:
        table = self._actor.table
        if not (self.undo.rang and self.undo.about == table.asked and table.match):
            return
        seat = table.movers[-1]
        if table.match.can_undo(seat):
            self._undoable = (table.asked, seat)
            self._actor.tell_seat(seat, self._actor.presence)

    def mind_answers(self) -> None:
        """Have a pass made for a seat that would have it so, after as long as a person might have thought.

        Only while its owner looks through it: an answer of somebody who is away, or behind the curtain of a shared
        device, would tell the others that nobody gave it.
        """
        table, seat, inbox = self._actor.table, self._actor.table.to_move, self._actor.inbox
        if seat is not None and seat in self._actor.attendance.looks and table.passing:
            seconds = pacing.person_answer(table.clock)
            self.answer.keep(table.asked, seconds, lambda: inbox.let(self._pass_for_owner))
        else:
            self.answer.stop()

    async def _pass_for_owner(self) -> None:
        await self._actor.happen(self._owners_pass)

    def _owners_pass(self, table: Table) -> AnyJournalEvent:
        """The pass that is made for the seat to move."""
        asked = self.answer.rang and self.answer.about == table.asked
        if not asked or table.passing is None or table.to_move is None:
            raise Refusal("not-now")
        return journal.Moved(table.to_move, table.passing.text)
