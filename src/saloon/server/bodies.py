"""The bodies of the REST side, as types; the OpenAPI description is generated from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.engine import Head
from saloon.engine.house_rules import LONGEST_NAME as LONGEST_HOUSE_NAME
from saloon.games.house_rules import LARGEST
from saloon.match.records import Record
from saloon.server import levels
from saloon.server.frames import (
    LONGEST_NAME,
    ChoiceFrame,
    EventFrame,
    ExpectedFrame,
    GroundFrame,
    HouseChange,
    HouseFrame,
    Op,
    ProspectFrame,
    ResultFrame,
    TableCard,
    VerdictFrame,
)
from saloon.server.journal import Json
from saloon.server.people.bodies import Myself, Policy
from saloon.server.table import DAY

Nickname = Annotated[str, Meta(max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Pace = Annotated[float, Meta(ge=0, le=10, description="seconds a bot takes for a choice")]
LONGEST_CLOCK = 7 * DAY
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


class Ready(Struct, frozen=True):
    """Visitors may be sent here."""

    ready: bool


class BotInfo(Struct, frozen=True):
    """A bot that people may choose."""

    name: str
    timed: bool  # whether it can be given a think time
    usual: bool  # whether it is the one if nobody says which


class PresetInfo(Struct, frozen=True):
    """A table that people often want, by its name."""

    name: str
    players: int
    options: Json
    clock: int


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    slug: str
    players: list[int]  # how many can play
    options: Json  # a JSON Schema
    bots: list[BotInfo]  # those offered to people, the weakest first, then those of plug-ins
    rules: int  # version of the rules
    presets: list[PresetInfo]  # the first is for a first game
    panels: int  # of the page that shows how it is played, in a minute
    house: bool  # whether house rules may change its numbers
    lessons: int  # how many there are to be taken
    puzzles: int
    studies: int  # finished ones


class Messages(Struct, frozen=True):
    """What plug-ins say in a language: Fluent source by the name of the game or bot."""

    plugins: dict[str, str]


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class FigureInfo(Struct, frozen=True, omit_defaults=True):
    """A picture of a game: a part of its board, what is on it, and what it is about."""

    name: str  # of the messages that are said to it
    part: str
    view: Head
    names: list[str]
    panel: bool = False  # whether it is a panel of the page "how to play"
    clause: str = ""  # the clause of the rules it stands beside
    point: list[str] = []  # the things meant
    choices: list[ChoiceFrame] = []  # what can be chosen, where that is shown


class Figures(Struct, frozen=True):
    """All pictures of a game, the panels in their order."""

    figures: list[FigureInfo]


class Tables(Struct, frozen=True):
    """The public tables, newest first."""

    tables: list[TableCard]


class MyTable(Struct, frozen=True):
    """A table at which you hold a seat, and whether it is yours to choose there."""

    table: TableCard
    awaited: bool


class Invitation(Struct, frozen=True):
    """A table at which a friend waits for you."""

    table: TableCard
    name: str


class Mine(Struct, frozen=True):
    """Your tables, those that await you first, and those where friends wait for you; whether people can be known here,
    and who you are if you are."""

    tables: list[MyTable]
    invitations: list[Invitation]
    people: Policy
    me: Myself | None


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules: their name, the printed numbers they change, and the options that go with them."""

    name: Annotated[str, Meta(max_length=LONGEST_HOUSE_NAME)]
    tables: Json = {}
    options: Json = {}


class HouseText(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules as somebody wrote them, in YAML, and the game they should be for."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=LARGEST)]


class HouseRead(Struct, frozen=True):
    """House rules that can be played by, and what they change."""

    house: House
    changes: list[HouseChange]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up. Each of `seats` is `me`, a bot (NAME or NAME@SECONDS), or empty: free for whoever comes."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=6)]
    options: Json = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=6)] = []
    private: bool = False
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0  # seconds for a choice; 0: no clock
    pace: Pace = 1.0
    name: Nickname = ""
    start: bool = False  # whether the match begins at once: then no seat is free
    program: bool = False  # whether it is a program that sits down as `me`
    house: House | None = None
    rated: bool = False  # whether its matches count for ratings


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
    house: HouseFrame | None = None


class LessonCard(Struct, frozen=True):
    """A lesson: the messages that name it and say what it teaches, and the table at which it is taught."""

    name: str
    title: str
    about: str
    chapter: Literal["basics", "beyond"]
    steps: int
    players: int
    options: Json


class Lessons(Struct, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonCard]


class LessonAnswer(Struct, frozen=True):
    """Why a choice leads nowhere, or a thing cannot be chosen: a message and its clause, what speaks for the right
    choice, and the code of that."""

    key: str
    args: Json
    clause: str
    grounds: list[GroundFrame]
    advised: int | None


class LessonStep(Struct, frozen=True):
    """A lesson at a step. Without choices it waits until the learner has read."""

    game: str
    lesson: LessonCard
    step: int  # counted from 0
    says: str  # a message
    point: list[str]  # at these things, named as choices name what they are on
    anew: bool  # another scene begins
    seat: int  # the learner's
    names: list[str]
    view: Head
    question: str
    choices: list[ChoiceFrame]
    events: list[EventFrame]  # since the step before
    patches: list[list[Op]]  # what each event changed in the view of the step before, and one more
    answer: LessonAnswer | None
    following: str  # the lesson after this one, if any


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


class Mistake(Struct, frozen=True):
    """A choice of a seat that cost it chances, as it can be tried again: what was asked then and what each choice comes
    to, by what the seat knew."""

    move: int  # how many moves had been made
    made: int  # code of the choice that was made ...
    best: int  # ... and of the one that a coach advises
    loss: float  # of chances of winning, from 0 to 1
    question: str  # a message
    choices: list[ChoiceFrame]
    verdicts: list[VerdictFrame]  # the best first


class Mistakes(Struct, frozen=True):
    """The moments of a match where a seat gave most of its chances away."""

    state: Literal["working", "done"]
    done: int  # choices judged so far
    choices: int  # that there are to be judged
    mistakes: list[Mistake]  # once it is done: the worst first, three at most
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


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list. What it is about is told by a message `puzzle-theme-<game>-<theme>`."""

    id: str
    grade: Annotated[int, Meta(ge=1, le=4)]  # how many levels of bots miss it
    theme: str
    players: int
    options: Json  # those that differ from their defaults


class Puzzles(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    today: str  # the id of the puzzle of the day, the same for everybody; empty if there is none
    puzzles: list[PuzzleCard]


class PuzzleSheet(Struct, frozen=True):
    """A puzzle as it is put to people: what the seat to move sees, and may choose."""

    card: PuzzleCard
    seat: int
    view: Head
    choices: list[ChoiceFrame]
    question: str  # a message


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, by its code; without one, the solution is wanted."""

    choice: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class PuzzleAnswer(Struct, frozen=True):
    """What there is to say of a choice, and of the others."""

    right: bool
    best: int  # the code of the best choice
    tempting: int  # and of the one that is made most often instead, at a glance or by weaker bots
    choices: list[ProspectFrame]  # with the chance of winning after each, the best first
    margin: float  # how far the best is ahead of the next, weighed in the same worlds ...
    error: float  # ... with the standard error of that
    iterations: int  # of the search
    line: list[ExpectedFrame]  # what it expects, beginning with the best choice
    grounds: list[GroundFrame]  # what the best choice gains over the most tempting one, some choices later


class PuzzleReason(Struct, frozen=True):
    """Why something cannot be chosen: a message `why-<code>`, and a clause of the rules if there is one."""

    code: str
    params: Json
    clause: str


class StudyCard(Struct, frozen=True):
    """A study in a list."""

    game: str
    name: str
    players: int
    bots: list[str]
    games: int  # at each table
    options: Json  # those that differ from their defaults
    vary: dict[str, list[Any]]  # the values of options that were compared


class Studies(Struct, frozen=True):
    """All finished studies, game by game."""

    studies: list[StudyCard]


class Estimate(Struct, frozen=True):
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float


class Share(Struct, frozen=True):
    """How often somebody or something won."""

    kind: str  # seat, character, bot and so on
    word: str
    value: float
    low: float
    high: float
    fair: float  # the share of equals
    p: float  # how likely luck alone is to be so far off
    alarm: bool | UnsetType = UNSET  # whether luck does not explain it, all comparisons taken together


class Rung(Struct, frozen=True):
    """How far a level beats the one below it."""

    better: str
    worse: str
    games: int
    share: Estimate  # at the table
    alone: Estimate  # against one alone


class Effect(Struct, frozen=True):
    """What something changed of a chance to win, found out so many times."""

    value: float
    low: float
    high: float
    tried: int


class PartUse(Struct, frozen=True):
    """How often a part came, or was used, in a game, and what that changed."""

    often: float
    own: Effect | UnsetType = UNSET  # for whom it concerned
    leader: Effect | UnsetType = UNSET  # for whoever led, where it concerned nobody
    moved: float | UnsetType = UNSET  # everybody's chances, on average


class StudiedPart(Struct, frozen=True):
    """A part of a game."""

    kind: str
    word: str
    came: PartUse | UnsetType = UNSET
    used: PartUse | UnsetType = UNSET


class StudiedTable(Struct, frozen=True):
    """What was found at one of the tables compared."""

    label: Json  # the options that were varied
    games: int
    fairness: list[Share]
    length: dict[str, Estimate]
    drama: dict[str, Estimate]
    looked: dict[str, Estimate]
    curve: list[float]  # the chance of whoever won, from the first choice to the end
    luck: Estimate
    ladder: list[Rung]
    parts: list[StudiedPart]


class DifferenceRow(Struct, frozen=True):
    """How a figure of a table differs from that of the first."""

    what: str
    base: float
    value: float
    low: float
    high: float
    p: float
    sure: bool


class Difference(Struct, frozen=True):
    """How a table differs from the first."""

    label: Json
    rows: list[DifferenceRow]


class Said(Struct, frozen=True):
    """A message of the verdict."""

    key: str
    args: Json


class StudiedHouse(Struct, frozen=True):
    """House rules: their name, and the numbers they change."""

    name: str
    tables: Json


class Study(Struct, frozen=True):
    """A study, as `saloon study --json` writes it."""

    saloon: Literal["study"]
    format: int
    version: str
    game: str
    rules: int
    players: int
    options: Json
    vary: dict[str, list[Any]]
    bots: list[str]
    games: int
    seed: int
    command: str
    interrupted: bool
    alarm: float
    variants: Annotated[list[StudiedTable], Meta(min_length=1)]
    differences: list[Difference]
    verdict: list[Said]
    house: StudiedHouse | UnsetType = UNSET  # the house rules that were compared with print
