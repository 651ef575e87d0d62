"""Looking back: records that people bring along, and a match as it was after any of its moves.

What is here runs in the workshop where a record has to be played again first, and in the server where there is a match.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saloon.engine import Key
from saloon.match import IllegalMove, Match
from saloon.school import mistakes
from saloon.server import bodies, house_rules, journal, projections
from saloon.server.commands import named
from saloon.server.errors import BadRequest

ALL = "all"
_REMEMBERED = 8  # matches that somebody may look at again


class Eyes(NamedTuple):
    """Through whose eyes somebody looks back, and through whose he may."""

    seat: int | None
    all_knowing: bool
    allowed: list[int]


class Start(NamedTuple):
    """Where a new table goes on from."""

    game: str
    house: journal.Json | None
    players: int
    options: journal.Json
    position: journal.Json
    name: str


@lru_cache(_REMEMBERED)
def match_of(record: str) -> Match:
    """The match that a record tells of. It is only looked at."""
    return Match.replay(record)


def proven(record: str) -> str:
    """A true record as it is kept: told anew, so that it holds nothing but the match, and names that are some."""
    match = Match.replay(record)
    match.seats = [named(name) for name in match.seats]
    return match.truth.record().to_json()


def states(record: str) -> tuple[Key, list[bytes]]:
    """The game of a record, and its states before every move and after the last."""
    match = match_of(record)
    return match.game.key, match.truth.states


def moments(record: str, seat: int) -> list[mistakes.Moment]:
    """What a seat chose in a recorded match."""
    return mistakes.moments(match_of(record), seat)


def replayed_record(record: str, move: int, eyes: Eyes) -> bodies.Replay:
    """A recorded match after some of its moves."""
    return replayed(match_of(record), move, eyes)


def replayed(whole: Match, move: int, eyes: Eyes) -> bodies.Replay:
    """A match after some of its moves, through somebody's eyes."""
    match = whole.rewound(move)
    told = match.truth.last_events() if eyes.all_knowing else match.last_events(eyes.seat)
    return bodies.Replay(
        game=match.game.slug,
        names=match.seats,
        move=move,
        moves=whole.played,
        view=projections.view(match, eyes.seat),
        events=projections.events(told),
        to_move=match.to_move,
        seats=eyes.allowed,
        views=[projections.view(match, seat) for seat in range(match.players)] if eyes.all_knowing else [],
        patches=[] if eyes.all_knowing else projections.patches(match.patches(eyes.seat)),
        result=projections.result(match.result) if match.result else None,
        house=house_rules.told(match.game.house) if match.game.house else None,
    )


def start_in_record(record: str, move: int, seat: int) -> Start:
    """Where a table goes on from a move of a recorded match."""
    return start(match_of(record), move, seat)


def start(whole: Match, move: int, seat: int) -> Start:
    """Where a table goes on from a move, for whoever takes a seat. It is tried whether a match can begin there."""
    match = whole.rewound(move)
    if match.over:
        raise IllegalMove("game-over")
    if seat >= match.players:
        raise BadRequest("no-such-seat", number=seat + 1, players=match.players)
    position, house = match.truth.position(), house_rules.kept(match.game.house)
    Match.from_position(match.game.key, position)
    position.pop("house", None)  # the table has it
    return Start(match.game.slug, house, match.players, match.options, position, named(match.seats[seat]))
