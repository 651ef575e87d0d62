"""A table as it stood at a line of its journal, to be kept beside it: whoever reads a long journal begins there.

A snapshot can be lost, and one of another shape or of other rules is passed over. Of the match it holds the moves that
stand: they are played again, which takes no longer than the match did, however often moves were taken back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import msgspec
import structlog

from saloon.games import game as find_game
from saloon.server import house_rules
from saloon.server.storage import Snapshot
from saloon.server.table import Table, begin

SLICE = 0.002  # seconds of work before everybody else has a turn

_LEFT_OUT = {"match", "trouble", "broken", "exported", "closed", "log", "done", "forgetful", "kept"}
_hints = get_type_hints(Table)
_State: Any = msgspec.defstruct(
    "_State", [(field.name, _hints[field.name]) for field in fields(Table) if field.name not in _LEFT_OUT]
)

log = structlog.get_logger("saloon.snapshots")


class Game(msgspec.Struct, frozen=True):
    """A match: how it began, and the moves that stand."""

    rules: int
    seed: str
    names: list[str]
    moves: list[int]  # their codes


class Picture(msgspec.Struct, frozen=True):
    """What a snapshot holds."""

    shape: list[str]  # the fields that a table had
    state: msgspec.Raw
    match: Game | None


class Patience:
    """Lets everybody else have a turn now and then."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def rest(self) -> None:
        """Pause, if this slice of the work is over."""
        if time.perf_counter() - self._since > SLICE:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


def taken(table: Table) -> Snapshot | None:
    """A snapshot of a table; None where there is something that would not be the same afterwards."""
    match = table.match
    if table.trouble or table.begun != (match is not None):
        return None
    state = _State(*(getattr(table, name) for name in _State.__struct_fields__))
    game = Game(match.rules, match.truth.seed.hex(), match.seats, match.truth.codes) if match else None
    picture = Picture(list(_State.__struct_fields__), msgspec.Raw(msgspec.json.encode(state)), game)
    return Snapshot(table.lines, msgspec.json.encode(picture).decode())


async def restored(snapshot: Snapshot) -> Table | None:
    """The table of a snapshot, if it can be read and the rules are still the same."""
    try:
        return await _restored(msgspec.json.decode(snapshot.body, type=Picture))
    except Exception as problem:  # whatever it is, the journal tells the same
        log.warning("a snapshot is passed over", problem=repr(problem))
        return None


async def _restored(picture: Picture) -> Table | None:
    if picture.shape != list(_State.__struct_fields__):
        return None
    state = msgspec.json.decode(picture.state, type=_State)
    table = Table(forgetful=True, kept=state.lines, **dict(_told(state)))
    game = picture.match
    if game:
        if game.rules != find_game(table.game).version:
            return None
        await house_rules.prepare(table.key)
        table.match = begin(table, game.seed, game.names)
        patience = Patience()
        for move in game.moves:
            table.match.play(move)
            await patience.rest()
    return table


def _told(state: Any) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(state, name)) for name in state.__struct_fields__)
