"""What only the table knows of a match: everything, secrets too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saloon.engine import Event
from saloon.match.history import Doubt, History
from saloon.match.log import Log

if TYPE_CHECKING:
    from saloon.match.match import Match
    from saloon.match.records import Record


class Truth:
    """The all-knowing side of a match. Nothing of it leaves the table before the match is over: a seat is shown its
    `view`, its `events` and its `sight` instead."""

    __slots__ = ("_history", "_match", "_position")

    def __init__(self, match: Match, history: History, position: Any) -> None:
        self._match = match
        self._history = history
        self._position = position

    @property
    def seed(self) -> bytes:
        """The secret that decides every draw; to be shown to the table only at the end."""
        return self._history.seed

    @property
    def moves(self) -> list[str]:
        """The moves made so far, as words."""
        return [ply.move for ply in self._history.plies[1:]]

    @property
    def codes(self) -> list[int]:
        """The same as codes."""
        return [ply.code for ply in self._history.plies[1:]]

    @property
    def outcomes(self) -> list[list[int]]:
        """How chance fell: one list for the set-up, then one for every move."""
        return [ply.outcomes[:] for ply in self._history.plies]

    @property
    def scripted(self) -> list[int]:
        """How chance was made to fall, from the set-up on; nothing in a fair match."""
        return list(self._history.scripted)

    @property
    def script_left(self) -> list[int]:
        """Those of the scripted outcomes that have not come yet: after the last move a test scripted there should be
        none, or chance was asked for less than its writer thought."""
        return list(self._history.script_left)

    @property
    def states(self) -> list[bytes]:
        """The packed state before every move and after the last."""
        return [ply.state for ply in self._history.plies]

    def position(self) -> dict[str, Any]:
        """The present situation, as `Match.from_position` takes it."""
        position, house = self._match.game.to_position(self._history.state), self._match.game.house
        return {"house": {"name": house.name, "tables": dict(house.tables)}, **position} if house else position

    def events(self, since: int = 0) -> list[Event]:
        """What has happened since the first `since` events, untold secrets too."""
        return [event for log in self.logs() for event in log.told(None, all_knowing=True)][since:]

    def last_events(self) -> list[Event]:
        """What happened in the last move, or in the set-up if there was none."""
        return list(self.last_log.told(None, all_knowing=True))

    def logs(self, since: int = 0) -> list[Log]:
        """What was heard in the set-up and in every move, without the first `since` of them; not yet in words."""
        return [ply.log for ply in self._history.plies[since:]]

    @property
    def last_log(self) -> Log:
        """What was heard in the last move, or in the set-up if there was none; not yet in words."""
        return self._history.plies[-1].log

    def doubt(self, seat: int) -> Doubt | None:
        """What is to be found out before this seat's last move can be taken back, by who has time; None if `can_undo`
        can say at once. `Match.settle` takes the answer, before there is another move."""
        return self._history.doubt if self._history.plies[-1].seat == seat else None

    def record(self) -> Record:
        """The whole match as a record."""
        from saloon.match.records import record_of  # noqa: PLC0415 (a match that is only played needs no records)

        return record_of(self._match, self._position)
