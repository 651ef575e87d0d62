"""Replays: from a record back to the match, believing nothing that can be checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from saloon.engine import Game, SaloonError
from saloon.engine.options import read_options
from saloon.engine.state import OutOfScript
from saloon.games import game as find_game
from saloon.games.house_rules import sound
from saloon.match.errors import IllegalMove, RecordError
from saloon.match.history import LONGEST_QUOTE, History, Script
from saloon.match.match import Match, begin, begin_at
from saloon.match.records import Record, RecordLike, read_record, recorded
from saloon.match.result import Result


@dataclass(frozen=True)
class Verified:
    """What a record was found to prove: its moves are possible by the present rules, and lead to its result.

    `seeded`: by these rules all of its chance follows from the seed; if it was made by others, that proves nothing.
    `scripted`: somebody said how chance was to fall.
    """

    game: str
    moves: int
    result: Result | None
    commitment: str
    seeded: bool
    scripted: bool
    rules: int  # the version that the record names
    present: int

    @property
    def proven(self) -> bool:
        """Whether the match was played as the record says."""
        return self.seeded and self.rules == self.present


def verify(given: RecordLike) -> Verified:
    """Replay a record and say what it proves. Raises RecordError if it cannot be read or believed."""
    record = read_record(given)
    match = replay(record)
    game = match.game
    seeded = not record.scripted and (record.rules == game.version or _is_seeded(game, record))
    return Verified(
        game.slug,
        match.played,
        match.result,
        match.commitment,
        seeded,
        bool(record.scripted),
        match.rules,
        game.version,
    )


def _is_seeded(game: Game, record: Record) -> bool:
    """Whether the present rules, whatever the record was made by, draw from its seed what is noted."""
    try:
        _play_again(game, record, [None] * len(record.outcomes))
    except SaloonError:
        return False
    return True


def replay(given: RecordLike) -> Match:
    """The match that a record tells of: by its seed, or by its noted outcomes if the rules have changed since."""
    record = read_record(given)
    game = _game(record)
    if len(record.moves) > game.bound:
        raise RecordError("record-endless", moves=len(record.moves), game=game.slug, bound=game.bound)
    if record.rules == game.version:
        return _play_again(game, record, [None] * len(record.outcomes))
    try:
        return _play_again(game, record, record.outcomes)
    except (SaloonError, OutOfScript) as error:
        raise RecordError("record-version", game=game.slug, rules=record.rules, present=game.version) from error


def _game(record: Record) -> Game:
    """The game that was played: by the rulebook, or by house rules that are none but what they say."""
    printed = find_game(record.game)
    if record.house is None:
        return printed
    house = sound(printed, record.house.name, record.house.tables, named=True)
    if house.name != record.house.name or house.tables != record.house.tables:
        raise RecordError("record-house", name=house.name)
    return find_game(house)


def _play_again(game: Game, record: Record, scripts: Sequence[Script]) -> Match:
    """Go through the whole match, comparing at every ply how chance fell with what the record says."""
    history = _begin(game, record, scripts[0])
    _compare_chance(history, record)
    for move, script in zip(record.moves, scripts[1:], strict=True):
        _play(history, move, script)
        _compare_chance(history, record)
    match = Match(history, record.seats, position=record.position, rules=record.rules)
    if recorded(match.result) != record.result:
        raise RecordError("record-result")
    return match


def _begin(game: Game, record: Record, script: Script) -> History:
    seed = bytes.fromhex(record.seed)
    if record.position is None:
        return begin(game, record.players, record.options, seed, script, record.scripted)
    history = begin_at(game, record.position, seed, script, record.scripted)
    if history.state.players != record.players or history.state.options != read_options(game.Options, record.options):
        raise RecordError("record-position")
    return history


def _play(history: History, move: str, script: Script) -> None:
    try:
        history.play(history.find(move), script)
    except IllegalMove as error:
        number, quoted = len(history.plies), move[:LONGEST_QUOTE]
        raise RecordError("record-move", number=number, move=quoted, reason=error.code) from error


def _compare_chance(history: History, record: Record) -> None:
    """Fewer outcomes than noted, or others, belong to another game."""
    number = len(history.plies) - 1
    if history.plies[number].outcomes != record.outcomes[number]:
        raise RecordError("record-tampered", number=number)
