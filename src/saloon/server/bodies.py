"""The bodies of the REST side, as types; the OpenAPI description is generated from here."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.engine import Head
from saloon.match.records import Record
from saloon.server import levels
from saloon.server.frames import LONGEST_NAME, EventFrame, Op, ResultFrame, TableCard
from saloon.server.journal import Json

Nickname = Annotated[str, Meta(max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Pace = Annotated[float, Meta(ge=0, le=10, description="seconds a bot takes for a choice")]
MoveNumber = Annotated[int, Meta(ge=0, le=100_000)]


class Fault(Struct, frozen=True):
    """Why something was refused, or broke: a message `error-<code>` and what it names."""

    code: str
    params: Json


class Problem(Struct, frozen=True):
    """What every refused request is answered with."""

    error: Fault


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    games: list[str]


class BotInfo(Struct, frozen=True):
    """A bot that people may choose."""

    name: str
    timed: bool  # whether it can be given a think time
    usual: bool  # whether it is the one if nobody says which


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    slug: str
    players: list[int]  # how many can play
    options: Json  # a JSON Schema
    bots: list[BotInfo]  # those offered to people, the weakest first, then those of plug-ins
    rules: int  # version of the rules


class Messages(Struct, frozen=True):
    """What plug-ins say in a language: Fluent source by the name of the game or bot."""

    plugins: dict[str, str]


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class Tables(Struct, frozen=True):
    """The public tables, newest first."""

    tables: list[TableCard]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. Each of `seats` is `me`, a bot (NAME or NAME@SECONDS), or empty: free for whoever comes."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=6)]
    options: Json = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=6)] = []
    private: bool = False
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for a choice; 0: no clock
    pace: Pace = 1.0
    name: Nickname = ""


class TableMade(Struct, frozen=True):
    """The code of a new table."""

    code: str


class SeatLink(Struct, frozen=True):
    """The link that moves a seat to another device, once."""

    link: str


class Export(Struct, frozen=True):
    """All that is known of a table that broke: the lines of its journal as they are kept, and the record of its match
    as far as that could be followed."""

    code: str
    trouble: Fault
    journal: list[Json]
    record: Record | None


class Replay(Struct, frozen=True, omit_defaults=True):
    """A match after some of its moves, through somebody's eyes. `views` are everybody's, where all is known."""

    game: str
    names: list[str]
    move: int
    moves: int
    view: Head
    events: list[EventFrame]
    to_move: int | None
    seats: list[int]  # through whose eyes you may look
    views: list[Head] = []
    patches: list[list[Op]] = []  # what each event changed in the view of the move before, and one more
    result: ResultFrame | None = None


class Turn(Struct, frozen=True):
    """A move that turned the match: the seat whose chance of winning it changed most, from what to what."""

    move: int  # counted from 1, so that it led to the point of this number
    seat: int
    before: float
    after: float


class Analysis(Struct, frozen=True):
    """Everybody's chance of winning in the course of a match, as an onlooker could have judged it."""

    state: Literal["working", "done"]
    done: int  # points there are so far
    moves: int  # there will be one point more: before every move, and after the last
    points: list[list[float]]  # for each of them, every seat's chance, from 0 to 1
    turns: list[Turn]  # once it is done
    compiled: bool  # if not: judged with interpreted rules, and so more roughly


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a move, on a seat, against a bot on every other."""

    move: MoveNumber
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] = levels.USUAL
    name: Nickname = ""
    pace: Pace = 1.0


class RecordMade(Struct, frozen=True):
    """The id under which a record is kept."""

    id: str
