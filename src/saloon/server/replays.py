"""Looking back: a match as it was after any of its moves."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.match import Match
from saloon.match.records import Record
from saloon.server.errors import BadRequest


def rewound(record: Record, move: int) -> Match:
    """The match that a record tells of, as it was after a number of moves."""
    last = len(record.moves)
    if not 0 <= move <= last:
        raise BadRequest("no-such-move", move=move, last=last)
    if move == last:
        return Match.replay(record)
    return Match.replay(replace(record, moves=record.moves[:move], outcomes=record.outcomes[: move + 1], result=None))
