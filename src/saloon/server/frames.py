"""The frames of the socket, as types. `docs/protocol.md` says what they mean; the JSON schema is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from saloon.engine import Head
from saloon.match.records import Points
from saloon.server.journal import Manner, Phrase

PROTOCOL = 1
REPEATABLE = ("storage-failed", "try-again")  # refusals after which the same request may be sent again

Id = Annotated[str, Meta(min_length=1, max_length=36)]
LONGEST_NAME = 24
LONGEST_THING = 60  # the name of a thing on the board
LONGEST_MOVE = 400  # a choice in the words of a language
LONGEST_TAG = 35  # of a language
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Phase = Literal["waiting", "playing", "paused", "over"]
Json = dict[str, Any]


class Frame(Struct, tag_field="t", frozen=True, omit_defaults=True):
    """What all frames share: their type in `t`."""


class Hello(Frame, tag="hello", frozen=True):
    """First on a socket, and again whenever a version is missing."""

    protocol: int = PROTOCOL
    since: int = 0
    token: str = ""  # for programs without cookies
    look: Seat | None = None
    motion: bool = False  # whether you show moves event by event, and want the patches for it
    language: Annotated[str, Meta(max_length=LONGEST_TAG)] = ""  # in which you want everything said in words, too


class Do(Frame, tag="do", frozen=True, forbid_unknown_fields=True):
    """Something to be done, once."""

    id: Id
    what: AnyCommand


class Look(Frame, tag="look", frozen=True):
    """Look through another of your seats, or none."""

    seat: Seat | None


class Hint(Frame, tag="hint", frozen=True):
    """What would a strong bot do?"""

    id: Id


class Coach(Frame, tag="coach", frozen=True):
    """What would a coach say to me now?"""

    id: Id


class Explain(Frame, tag="explain", frozen=True):
    """Why did the bot on this seat choose as it did?"""

    id: Id
    seat: Seat


class Why(Frame, tag="why", frozen=True):
    """Why can this not be chosen? `on` is a thing on the board, as choices name them."""

    id: Id
    on: Annotated[str, Meta(max_length=LONGEST_THING)]


class Ping(Frame, tag="ping", frozen=True):
    """Are you there?"""

    id: Id = ""


class Command(Struct, tag_field="do", frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all commands share: their kind in `do`."""


class Sit(Command, tag="sit", frozen=True):
    """Take a free seat."""

    seat: Seat
    name: Name
    program: bool = False  # whether a program plays there: it never has all the time in the world


class Rename(Command, tag="name", frozen=True):
    """Go by another name at a seat of yours."""

    seat: Seat
    name: Name


class Leave(Command, tag="leave", frozen=True):
    """Give a seat up; during a match a bot plays on for it."""

    seat: Seat


class Claim(Command, tag="claim", frozen=True):
    """Take a seat over with its secret link."""

    seat: Seat
    secret: Annotated[str, Meta(max_length=64)]
    program: bool = False


class Seatbot(Command, tag="bot", frozen=True):
    """Put a bot, NAME or NAME@SECONDS, on a seat: a free one by the host, one's own by its owner. Sitting down on it
    takes it back."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=24)]


class Kick(Command, tag="kick", frozen=True):
    """The host frees a seat before the match."""

    seat: Seat


class Start(Command, tag="start", frozen=True):
    """The host begins the match; every seat must be taken."""


class Move(Command, tag="move", frozen=True):
    """A choice of the game, by its notation, its code or what it says, chosen when the table was at a version."""

    seat: Seat
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)] | int
    at: int


class Undo(Command, tag="undo", frozen=True):
    """Take your own last move back, if nothing new was learnt since."""

    seat: Seat


class Takeback(Command, tag="takeback", frozen=True):
    """Ask everybody to take moves back to your last one."""

    seat: Seat


class Vote(Command, tag="vote", frozen=True):
    """Answer a takeback."""

    seat: Seat
    yes: bool


class Pause(Command, tag="pause", frozen=True):
    """Stop the clocks and the bots."""


class Resume(Command, tag="resume", frozen=True):
    """Go on."""


class Rematch(Command, tag="rematch", frozen=True):
    """The same table again; the host starts it."""


class Say(Command, tag="say", frozen=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Quip(Command, tag="quip", frozen=True):
    """Say one of the phrases."""

    phrase: Phrase


class Mute(Command, tag="mute", frozen=True):
    """The host silences a seat's chat, or lets it speak again."""

    seat: Seat
    mute: bool


class Answers(Command, tag="answers", frozen=True):
    """How a seat of yours answers out of turn: always ask me, pass when I have nothing to answer with, always pass."""

    seat: Seat
    how: Manner


class Restore(Command, tag="restore", frozen=True):
    """The host takes a table that broke back to where its journal can be followed."""


class Welcome(Frame, tag="welcome", frozen=True):
    """Who the server takes you for."""

    protocol: int
    version: int  # of the table
    seats: list[int]  # yours
    host: bool
    server: str


class Scene(Frame, tag="scene", frozen=True):
    """The whole table as this viewer may know it."""

    v: int
    table: TableFrame
    look: int | None
    view: Head | None = None  # of the game, once the match has begun: the head that all have, and what the game shows
    to_move: int | None = None
    question: str = ""  # to you: a message
    asks: str = ""  # the question in your language
    choices: list[ChoiceFrame] = []
    answers: AnswersFrame | None = None  # of the seat you look through, in games that ask out of turn
    result: ResultFrame | None = None
    record: bool = False  # whether it can be fetched


class Entry(Frame, tag="entry", frozen=True):
    """One change of the table, and the scene after it."""

    v: int
    kind: str
    seat: int | None
    args: Json
    events: list[EventFrame]
    patches: list[list[Op]] = []  # of a move: what each event changed in the view, and one more to that of the scene
    scene: Scene | UnsetType = UNSET  # left out while a gap is replayed
    says: str = ""  # in your language, as are all `says` below: left out unless `hello` named one


class Skip(Frame, tag="skip", frozen=True):
    """A version that is none of your business."""

    v: int


class Ack(Frame, tag="ack", frozen=True):
    """Done, and on disk."""

    id: str
    v: int


class Refuse(Frame, tag="refuse", frozen=True):
    """Not done, and why."""

    id: str
    code: str
    params: Json
    says: str = ""


class Advice(Frame, tag="advice", frozen=True):
    """The answer to `hint`: the choice a bot would make, and what it thought."""

    id: str
    code: int
    bot: str
    chance: float  # of winning, from 0 to 1
    choices: list[ProspectFrame]  # the best first
    line: list[ExpectedFrame]  # what the bot expects, beginning with its own choice
    grounds: list[GroundFrame]  # the strongest first
    iterations: int  # of a search; 0: it did not search
    compiled: bool  # if not: thought with interpreted rules, and so less deeply


class Coached(Frame, tag="coached", frozen=True):
    """The answer to `coach`: the choice to be advised and why, and what each choice would come to."""

    id: str
    code: int
    grounds: list[GroundFrame]  # that speak for it, the strongest first
    verdicts: list[VerdictFrame]  # the best first
    compiled: bool  # if not: thought with interpreted rules, and so less deeply


class Explained(Frame, tag="explained", frozen=True):
    """The answer to `explain`: the last choice of the bot on a seat, and why, as far as the asker may know."""

    id: str
    seat: int
    bot: str
    move: int  # how many moves had been made before it
    choice: ChoiceFrame | None  # None: the asker cannot tell which it was
    chance: float | None  # None, and nothing in the next three: what the bot thought is its secret, or forgotten
    choices: list[ProspectFrame]
    line: list[ExpectedFrame]
    iterations: int
    grounds: list[GroundFrame]
    compiled: bool


class Because(Frame, tag="because", frozen=True):
    """The answer to `why`."""

    id: str
    code: str
    params: Json
    clause: str = ""
    says: str = ""


class Pong(Frame, tag="pong", frozen=True):
    """I am here, and the table is at this version."""

    id: str = ""
    v: int = 0


class Lobby(Frame, tag="lobby", frozen=True):
    """The public tables, whenever they change."""

    tables: list[TableCard]


class Mine(Frame, tag="mine", frozen=True):
    """In the lobby: something has changed at a table where you hold a seat; `GET /api/mine` says what."""


class SeatFrame(Struct, frozen=True, omit_defaults=True):
    """A seat and who is on it."""

    seat: int
    name: str = ""
    bot: str = ""  # the bot that plays it now: NAME, or NAME@SECONDS with a think time of its own
    owner: bool = False  # whether somebody holds it
    free: bool = False  # whether a newcomer can sit down there
    here: bool = False  # whether he is connected
    yours: bool = False
    program: bool = False  # whether a program plays it, as far as that was said
    muted: bool = False
    clock: float | None = None  # seconds left for this choice
    thinking: bool = False
    weaker: bool = False  # whether its bot has to think with interpreted rules, because compiled ones are not ready


class ChatFrame(Struct, frozen=True):
    """Something that was said: `text`, or a message `phrase-<phrase>`."""

    v: int
    seat: int
    name: str
    text: str
    phrase: str = ""


class Ballot(Struct, frozen=True):
    """A takeback that is being voted on."""

    seat: int  # who asked
    to: int  # back to so many moves
    yes: list[int]
    need: list[int]  # the seats that have to agree


class HouseChange(Struct, frozen=True):
    """One thing that house rules change: in which table, under which word, what is printed and what holds instead."""

    table: str
    row: str  # nothing for a single number
    printed: int | list[str]
    holds: int | list[str]


class HouseFrame(Struct, frozen=True, omit_defaults=True):
    """House rules: their name, what they change, and what boards draw from print where that differs."""

    name: str
    changes: list[HouseChange]
    printed: Json = {}


class TableFrame(Struct, frozen=True, omit_defaults=True):
    """A table and its state."""

    code: str
    game: str
    players: int
    options: Json
    phase: Phase
    seats: list[SeatFrame]
    host: int | None  # his first seat, if he has one
    watchers: int
    private: bool
    hosting: bool = False  # whether you are the host
    commitment: str = ""
    moves: int = 0
    clock: int = 0
    pace: float = 1.0
    vote: Ballot | None = None
    undo: bool = False  # whether your last move can be taken back
    moved: bool = False  # whether you have made a move that the others could let you take back
    rematch: list[int] = []
    chat: list[ChatFrame] = []
    seed: str = ""  # once the match is over
    trouble: str = ""  # code of the reason why the match can be looked at but not go on
    trouble_params: Json = {}
    house: HouseFrame | None = None
    rated: bool = False  # whether its matches count for ratings: nobody helps there, and nothing is taken back
    casual: str = ""  # why the match that is over does not count: a message `lives-casual-<word>`


class ChoiceFrame(Struct, frozen=True, omit_defaults=True):
    """One legal choice."""

    code: int
    text: str
    key: str
    args: Json
    on: str
    says: str = ""


class ProspectFrame(Struct, frozen=True, omit_defaults=True):
    """A choice and what a bot thinks of it: the chance of winning after it, and its share of the thinking."""

    code: int
    chance: float
    share: float
    choice: ChoiceFrame | None = None  # in words, where it is none of the choices that stand


class ExpectedFrame(Struct, frozen=True):
    """One choice of the line a bot expects."""

    seat: int
    choice: ChoiceFrame


class GroundFrame(Struct, frozen=True, omit_defaults=True):
    """One thing that speaks for a choice: a message and its arguments."""

    key: str
    args: Json
    says: str = ""


class VerdictFrame(Struct, frozen=True, omit_defaults=True):
    """A choice, weighed: the chance of winning after it, what it costs beside the best, as far as that is beyond the
    noise of a search, and what speaks against it, or for it where it costs nothing."""

    code: int
    chance: float
    loss: float = 0.0
    grounds: list[GroundFrame] = []


class AnswersFrame(Struct, frozen=True, omit_defaults=True):
    """How a seat answers out of turn; told to nobody but whoever looks through it."""

    how: Manner
    asked: bool = False  # whether the question that stands is such a one, to this seat
    passing: int | None = None  # code of the choice that will be made for it in a while, unless it chooses itself


class Op(Struct, frozen=True, omit_defaults=True):
    """One operation of a JSON Patch."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = UNSET


class EventFrame(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this viewer may know it."""

    move: int
    key: str
    args: Json
    says: str = ""


class ScoreFrame(Struct, frozen=True, omit_defaults=True):
    """One line of a score: a message, its arguments and the points."""

    key: str
    args: Json
    points: Points
    says: str = ""


class TieFrame(Struct, frozen=True):
    """What decided between seats of equal score: a message, and the seats with what was counted, the better first."""

    key: str
    seats: list[int]
    counts: list[int]


class ResultFrame(Struct, frozen=True):
    """How a match ended: scores and their lines, seat by seat, and groups of equal seats, the best first."""

    scores: list[Points]
    parts: list[list[ScoreFrame]]
    ranking: list[list[int]]
    ties: list[TieFrame]
    money: bool  # whether scores are dollars


class TableCard(Struct, frozen=True):
    """A table in the lobby."""

    code: str
    game: str
    players: int
    taken: int
    bots: int
    phase: Phase
    host: str
    watchers: int
    house: str = ""  # the name of its house rules, if it has any
    rated: bool = False


AnyCommand = (
    Sit | Rename | Leave | Claim | Seatbot | Kick | Start | Move | Undo | Takeback | Vote | Pause | Resume | Rematch
    | Say | Quip | Mute | Answers | Restore
)  # fmt: skip
ClientFrame = Hello | Do | Look | Hint | Coach | Explain | Why | Ping
ServerFrame = (
    Welcome | Scene | Entry | Skip | Ack | Refuse | Advice | Coached | Explained | Because | Pong | Lobby | Mine
)  # fmt: skip
