"""What can happen to a table: the events of its journal, line by line.

A journal event holds all that is needed to know the table again, secrets too. `TOLD` lists the fields that everybody
at the table may read; whatever is not listed stays on the server.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct

Json = dict[str, Any]
Lapse = Literal["failed", "slow"]  # why a bot did not make its choice itself
Manner = Literal["ask", "unable", "never"]  # ask me always, pass when I have nothing to answer with, always pass


Phrase = Literal[
    "hello",
    "luck",
    "nice",
    "thanks",
    "sorry",
    "hurry",
    "wow",
    "ouch",
    "haha",
    "again",
    "bye",
    "hat",
    "glass",
    "angry",
    "thinking",
    "whistle",
]  # what can be said by a click, and is read by everybody in his own language


class JournalEvent(Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """What all journal events share: their kind. Of a silent one nobody else learns even that there was one."""

    TOLD: ClassVar[tuple[str, ...]] = ()
    SILENT: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        """Its kind, as the journal and the client's log name it."""
        return str(self.__struct_config__.tag)

    @property
    def about(self) -> int | None:
        """The seat it is about, if any."""
        return getattr(self, "seat", None)

    def told(self) -> Json:
        """What everybody at the table may know of it."""
        return {name: getattr(self, name) for name in self.TOLD}


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as the table was set up: somebody's, a bot's, or free."""

    who: str = ""
    name: str = ""
    bot: str = ""
    program: bool = False


class Created(JournalEvent, tag="create", frozen=True):
    """A table was set up, to begin at the game's own set-up or at a position."""

    game: str
    players: int
    options: Json
    chairs: list[Chair]
    host: str
    private: bool = False
    clock: int = 0
    pace: float = 1.0
    position: Json | None = None
    house: Json | None = None  # the name and the tables of house rules
    rated: bool = False  # whether its matches count for ratings


class Sat(JournalEvent, tag="sit", frozen=True):
    """Somebody sat down, or took his seat back from the bot."""

    TOLD = ("name",)
    seat: int
    who: str
    name: str
    program: bool = False  # whether it is a program


class Renamed(JournalEvent, tag="name", frozen=True):
    """Somebody goes by another name."""

    TOLD = ("name", "was")
    seat: int
    name: str
    was: str


class Left(JournalEvent, tag="leave", frozen=True):
    """Somebody gave his seat up; during a match a bot plays on."""

    seat: int
    name: str
    bot: str = ""

    def told(self) -> Json:
        """Who left, and the bot that plays on, or `none`."""
        return {"name": self.name, "bot": self.bot or "none"}


class Linked(JournalEvent, tag="link", frozen=True):
    """A secret link to a seat was made. `secret` is a hash."""

    seat: int
    secret: str


class Claimed(JournalEvent, tag="claim", frozen=True):
    """A seat moved to another device by its link."""

    seat: int
    who: str
    program: bool = False


class Botted(JournalEvent, tag="bot", frozen=True):
    """A bot was put on a seat."""

    TOLD = ("bot",)
    seat: int
    bot: str


class Replaced(JournalEvent, tag="replaced", frozen=True):
    """A bot that failed, or took too long, gave way to a simpler one, for one choice."""

    TOLD = ("bot", "was", "reason")
    seat: int
    bot: str
    was: str
    reason: Lapse


class Kicked(JournalEvent, tag="kick", frozen=True):
    """The host freed a seat."""

    TOLD = ("name",)
    seat: int
    name: str


class Hosted(JournalEvent, tag="host", frozen=True):
    """The host stayed away, and another took his part."""

    seat: int


class Started(JournalEvent, tag="start", frozen=True):
    """A match began, by a secret seed and a version of the rules."""

    seed: str
    rules: int


class Moved(JournalEvent, tag="move", frozen=True):
    """A seat made a choice. Which one, the others learn from the events only."""

    TOLD = ("bot",)
    seat: int
    move: str
    bot: str = ""


class Undone(JournalEvent, tag="undo", frozen=True):
    """A seat took its last move back."""

    seat: int


class Takeback(JournalEvent, tag="takeback", frozen=True):
    """A seat asked everybody to go back to a number of moves; `need` are the seats that must agree.

    Without them, in old journals, these are the seats that other people play themselves.
    """

    TOLD = ("to",)
    seat: int
    to: int
    need: list[int] | None = None


class Voted(JournalEvent, tag="vote", frozen=True):
    """A seat answered a takeback."""

    TOLD = ("yes",)
    seat: int
    yes: bool


class Lapsed(JournalEvent, tag="lapse", frozen=True):
    """Not everybody answered a takeback in time."""


class TimedOut(JournalEvent, tag="timeout", frozen=True):
    """A seat's clock ran out: a bot plays on for it."""

    TOLD = ("bot",)
    seat: int
    bot: str


class Paused(JournalEvent, tag="pause", frozen=True):
    """Clocks and bots were stopped."""

    seat: int | None = None


class Halted(JournalEvent, tag="halt", frozen=True):
    """The match was paused because the rules fail at whatever a bot would do."""

    seat: int


class Resumed(JournalEvent, tag="resume", frozen=True):
    """The match went on."""

    seat: int | None = None


class Rematch(JournalEvent, tag="rematch", frozen=True):
    """A seat would like to play again."""

    seat: int


class Said(JournalEvent, tag="say", frozen=True):
    """A seat spoke: in words of its own, or by one of the phrases."""

    TOLD = ("name", "text", "phrase")
    seat: int
    name: str
    text: str = ""
    phrase: Phrase | Literal[""] = ""


class Muted(JournalEvent, tag="mute", frozen=True):
    """The host silenced a seat, or let it speak again."""

    TOLD = ("mute",)
    seat: int
    mute: bool


class Answers(JournalEvent, tag="answers", frozen=True):
    """The owner of a seat said how it answers out of turn. Known to the others, it would tell them of his hand."""

    SILENT = True
    seat: int
    how: Manner


class Known(JournalEvent, tag="known", frozen=True):
    """A guest turned out to be a person who is known again: what was his is hers. Nobody else need know."""

    SILENT = True
    was: str
    who: str


class Exported(JournalEvent, tag="export", frozen=True):
    """The host of a table that broke was given its whole journal, secrets too: its match will not go on."""


class Restored(JournalEvent, tag="restore", frozen=True):
    """A table that broke was taken back: the lines after `to` and before this one are passed over."""

    to: int


class Closed(JournalEvent, tag="close", frozen=True):
    """The operator closed the table: nothing happens there any more. A journal that begins with it was pruned."""


AnyJournalEvent = (
    Created | Sat | Renamed | Left | Linked | Claimed | Botted | Replaced | Kicked | Hosted | Started | Moved | Undone
    | Takeback | Voted | Lapsed | TimedOut | Paused | Resumed | Rematch | Said | Muted
    | Answers | Known | Halted | Exported | Restored | Closed
)  # fmt: skip

SILENT = frozenset(
    str(kind.__struct_config__.tag) for kind in AnyJournalEvent.__args__ if kind.SILENT
)  # the kinds of journal events nobody else learns of

_read = msgspec.json.Decoder(AnyJournalEvent)


class Envelope(Struct, frozen=True):
    """A journal event, and where it stands in which table's journal. `client` names the command it came from, so that
    none is carried out twice."""

    table: str
    version: int
    event: AnyJournalEvent
    client: str | None
    at: float


class Line(Struct, frozen=True):
    """A line as the database holds it: its envelope, or None if that cannot be read."""

    version: int
    kind: str
    client: str | None
    envelope: Envelope | None

    @property
    def silent(self) -> bool:
        """Whether it counts for nobody."""
        return self.kind in SILENT


def read_event(payload: str) -> AnyJournalEvent:
    """An event from the journal."""
    event: AnyJournalEvent = _read.decode(payload)
    return event


def write_event(event: AnyJournalEvent) -> str:
    """An event for the journal."""
    return msgspec.json.encode(event).decode()
