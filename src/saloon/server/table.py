"""The state of a table: a pure reduction of its journal. It knows nothing of sockets, clocks or disks.

`reduce` builds a table from its journal, `Table.apply` takes it one line further. Nothing else changes a table, so the
same journal is the same table after any restart. What the rules have to do with a journal event is worked out by
`Table.prepare` before it is written, on a copy: a rule that fails there has harmed nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any, Literal

from saloon.engine import Choice, Event, Key, OptionError, PositionError, SaloonError
from saloon.games import game as find_game
from saloon.match import IllegalMove, Match, MatchError
from saloon.match.history import Ahead
from saloon.match.log import Log
from saloon.server import journal
from saloon.server.errors import Refusal, RulesFailed
from saloon.server.frames import Phase
from saloon.server.house_rules import key_of
from saloon.server.identity import NOBODY
from saloon.server.journal import AnyJournalEvent, Envelope, Json, Line, Manner

DAY = 24 * 3600  # seconds
LOG = 500  # how many lines a client that comes back can be told one by one
CHAT = 50  # how much of the talk a scene shows
COMMANDS = 1000  # how many of the last commands are known without asking the database

Prepared = Match | Ahead | None  # what the rules made of an event
Flaw = Literal["unreadable", "rules"]

_REFUSED = (IllegalMove, MatchError, OptionError, PositionError)  # what rules may say without being at fault
_EVEN_BROKEN = (journal.Hosted, journal.Exported, journal.Restored, journal.Closed)  # can happen to a table that broke


@dataclass(slots=True)
class Seat:
    """A seat, who holds it, and the bot that plays it, if one does."""

    owner: str = NOBODY
    name: str = ""
    bot: str = ""
    program: bool = False  # whether its owner is a program
    secret: str = ""  # hash of the link that moves it to another device
    muted: bool = False
    left: bool = False  # given up during a match: whoever comes may take it over
    answers: Manner = "ask"  # out of turn; its owner's secret


@dataclass(slots=True)
class Ballot:
    """A takeback that is being voted on: who asked, back to how many moves, who agreed."""

    seat: int
    to: int
    yes: set[int]
    need: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Break:
    """Where the journal of a table can be followed no further: the last good line, and the version it made."""

    line: int
    version: int


@dataclass(frozen=True, slots=True)
class Update:
    """A line of the journal as it is told: the journal event, and what was heard of the match."""

    version: int
    event: AnyJournalEvent
    logs: list[Log] = field(default_factory=list)
    written: dict[tuple[int | None, ...], bytes] = field(
        default_factory=dict, compare=False
    )  # its events, as they are sent

    def eyes(self, seat: int | None) -> tuple[int | None, ...]:
        """The same for all seats, and the spectators, who are told the same."""
        return tuple(log.eyes(seat) for log in self.logs)

    def events_for(self, seat: int | None) -> list[Event]:
        """The events as a seat, or a spectator, may know them."""
        return [event for log in self.logs for event in log.told(seat)]


@dataclass(slots=True)
class Table:
    """A table and everything that is true of it."""

    code: str
    lines: int = 0  # of the journal
    version: int = 0  # as everybody counts: silent lines apart
    game: str = ""
    players: int = 0
    options: Json = field(default_factory=dict)
    position: Json | None = None
    house: Json | None = None  # the name and the tables of house rules
    private: bool = False
    clock: int = 0
    pace: float = 1.0
    rated: bool = False  # whether its matches are to count for ratings
    seats: list[Seat] = field(default_factory=list)
    host: str = NOBODY
    begun: bool = False
    paused: bool = False
    match: Match | None = None
    trouble: SaloonError | None = None  # why the match can be looked at but not go on
    broken: Break | None = None
    closed: bool = False  # by the operator
    exported: bool = False  # whether somebody was given all secrets of the match
    began: int = 0  # the line that began the match
    starters: list[str] = field(default_factory=list)  # who held each seat then, wherever they play from now
    movers: list[int] = field(default_factory=list)  # the seat that made each move
    hands: list[str] = field(default_factory=list)  # the bot that made each move for it, or nobody
    times: list[float] = field(default_factory=list)  # the seconds that each move took a person
    spent: float = 0.0  # the seconds that the present question has taken, as far as the journal tells
    at: float = 0.0  # when the last line was written
    asked: int = 0  # the version at which the present question was asked
    reopened: bool = False  # whether it was asked before, and the seat to move took its choice back to make another
    vote: Ballot | None = None
    rematch: set[int] = field(default_factory=set)
    held: dict[str, set[int]] = field(default_factory=dict)  # the seats through which each visitor saw this match
    chat: list[Json] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)  # the last commands, by their client ids, with their versions
    forgetful: bool = False  # whether the journal tells of commands that are not among them
    log: deque[Update] = field(default_factory=lambda: deque(maxlen=LOG))
    kept: int = 0  # lines that are in a snapshot
    heard: int = 0  # how many steps of the match have been told

    def prepare(self, event: AnyJournalEvent) -> Prepared:
        """Work out what the rules make of an event; nothing has changed yet. Raises RulesFailed if they fail."""
        if self.trouble and (self.closed or (self.broken and not isinstance(event, _EVEN_BROKEN))):
            raise self.trouble
        try:
            return rehearse(event, self)
        except _REFUSED:
            raise
        except Exception as fault:
            raise RulesFailed("rule-fault") from fault

    def apply(self, envelope: Envelope, prepared: Prepared = None) -> Update:
        """Take the next line of the journal in, with what was prepared for it if that has been done."""
        if envelope.version != self.lines + 1:
            raise ValueError(f"table {self.code}: line {envelope.version} cannot follow {self.lines}")
        made = prepared or self.prepare(envelope.event)
        self._count(envelope.version, envelope.client, silent=envelope.event.SILENT)
        self._tick(envelope.at)
        change(envelope.event, self)
        self._play(made)
        update = Update(self.version, envelope.event, self._news())
        if not envelope.event.SILENT:
            self.log.append(update)
        return update

    def pass_over(self, line: Line) -> None:
        """Count a line that cannot be taken in, or was taken back."""
        self._count(line.version, line.client, silent=line.silent)

    def break_off(self, flaw: Flaw) -> None:
        """The journal goes on, but cannot be followed from here."""
        self.broken = Break(self.lines, self.version)
        self.trouble = Refusal("table-broken", version=self.version, flaw=flaw)

    def _count(self, line: int, client: str | None, *, silent: bool) -> None:
        self.lines = line
        self.version += not silent
        if client is not None:
            self.done[client] = self.version
            if len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
                self.forgetful = True

    def _tick(self, now: float) -> None:
        """Time goes by for whoever is asked."""
        if self.ticking:
            self.spent += max(0.0, now - self.at)
        self.at = now

    def _play(self, made: Prepared) -> None:
        if isinstance(made, Match):
            self.match = made
        elif made and self.match:
            self.match.commit(made)

    @property
    def phase(self) -> Phase:
        """What goes on at the table."""
        if not (self.begun or self.closed):
            return "waiting"
        if self.match is None or self.paused or self.broken or (self.closed and not self.match.over):
            return "paused"
        return "over" if self.match.over else "playing"

    @property
    def key(self) -> Key:
        """By what its game is found: its slug, or its house rules."""
        return key_of(self.game, self.house)

    @property
    def between_matches(self) -> bool:
        """Whether seats can change hands freely."""
        return self.phase in ("waiting", "over")

    @property
    def to_move(self) -> int | None:
        """The seat that has to choose, while a match goes on."""
        return self.match.to_move if self.match else None

    @property
    def ticking(self) -> bool:
        """Whether the clock of the seat to move runs."""
        return self.phase == "playing" and self.to_move is not None and not self.seats[self.to_move].bot

    @property
    def slow(self) -> bool:
        """Whether people come back to it within days: its clock runs while nobody is there."""
        return self.clock >= DAY

    @property
    def awaited(self) -> str:
        """The visitor who has to choose; nobody where a bot does, or where nothing can be chosen."""
        return self.seats[self.to_move].owner if self.ticking and self.to_move is not None else NOBODY

    @property
    def passing(self) -> Choice | None:
        """The pass to be made for the seat to move, because its owner would have it so."""
        if self.match is None or self.to_move is None or self.phase != "playing" or self.vote or self.reopened:
            return None
        seat = self.seats[self.to_move]
        if seat.bot or seat.answers == "ask":
            return None
        if seat.answers == "unable" and len(self.match.choices()) > 1:
            return None
        return self.match.passing

    def bots_choice(self, seat: int) -> int | None:
        """The number of the last move that a bot made for a seat."""
        made = (n for n in reversed(range(len(self.movers))) if self.movers[n] == seat and self.hands[n])
        return next(made, None)

    def seats_of(self, who: str) -> list[int]:
        """The seats a visitor holds."""
        return [number for number, seat in enumerate(self.seats) if who and seat.owner == who]

    def voters(self, ballot: Ballot) -> set[int]:
        """The seats that must agree to a takeback, less those that were given up since."""
        if ballot.need is not None:
            return {number for number in ballot.need if self.seats[number].owner}
        return {number for number in self.others(ballot.seat) if not self.seats[number].bot}

    def others(self, asker: int) -> list[int]:
        """The seats of everybody else, whoever plays for them at the moment."""
        who = self.seats[asker].owner
        return [number for number, seat in enumerate(self.seats) if seat.owner and seat.owner != who]

    def open_to(self, who: str, number: int) -> bool:
        """Whether a visitor can sit down there. During a match nobody may look through a second pair of eyes."""
        seat = self.seats[number]
        if seat.owner:
            return seat.owner == who and bool(seat.bot)
        return self.between_matches or (seat.left and self.held.get(who, set()) <= {number})

    def follow(self, number: int, who: str) -> None:
        """Whoever holds a seat, and held it when the match began, goes by another identity."""
        if self.starters and self.starters[number] == self.seats[number].owner:
            self.starters[number] = who

    def _news(self) -> list[Log]:
        """What was heard of the match since the last line."""
        logs = self.match.truth.logs(self.heard) if self.match else []
        self.heard += len(logs)
        return [log for log in logs if log]

    def take_back(self, to: int) -> None:
        """Go back to a number of moves, which is to a choice of the seat that wished it."""
        while len(self.movers) > to:
            for told in (self.movers, self.hands, self.times):
                told.pop()
            if self.match:
                self.match.undo()
        self.heard = len(self.match.truth.logs()) if self.match else 0
        self.ask()
        self.reopened = True

    def ask(self) -> None:
        """A new question stands from here on."""
        self.asked = self.version
        self.spent = 0.0
        self.reopened = False
        self.vote = None

    def count_votes(self) -> None:
        """Go back if everybody who must agree has."""
        if self.vote and self.voters(self.vote) <= self.vote.yes:
            self.take_back(self.vote.to)

    def vacate(self, number: int) -> None:
        """Nobody holds this seat any more; a host without a seat is none, if somebody else can be."""
        who, self.seats[number] = self.seats[number].owner, Seat()
        if self.vote and self.vote.seat == number:
            self.vote = None
        if who and who == self.host and not self.seats_of(who):
            self.host = next((seat.owner for seat in self.seats if seat.owner), NOBODY)


def reduce(envelopes: Iterable[Envelope]) -> Table:
    """The table that a journal tells of."""
    lines = iter(envelopes)
    first = next(lines)
    table = Table(first.table)
    table.apply(first)
    for envelope in lines:
        table.apply(envelope)
    return table


@singledispatch
def rehearse(event: Any, table: Table) -> Prepared:
    """What the rules make of an event; most are none of their business."""
    return None


@rehearse.register
def _(event: journal.Started, table: Table) -> Prepared:
    return begin(table, event.seed, [seat.name or seat.bot for seat in table.seats]) if _ours(event, table) else None


@rehearse.register
def _(event: journal.Moved, table: Table) -> Prepared:
    return table.match.prepare(event.move) if table.match else None


def begin(table: Table, seed: str, names: list[str]) -> Match:
    """A match at this table."""
    if table.position is None:
        return Match.new(table.key, table.players, table.options, seed=seed, seats=names)
    return Match.from_position(table.key, table.position, seed=seed, seats=names)


def _ours(event: journal.Started, table: Table) -> bool:
    """Whether a match was begun by the rules of today."""
    return event.rules == find_game(table.game).version


@singledispatch
def change(event: Any, table: Table) -> None:
    """What an event makes of a table, apart from what it makes of the match."""
    raise TypeError(f"no such event: {event!r}")


@change.register
def _(event: journal.Created, table: Table) -> None:
    table.game, table.players, table.options = event.game, event.players, event.options
    table.position, table.private, table.clock, table.pace = event.position, event.private, event.clock, event.pace
    table.house, table.rated = event.house, event.rated
    table.seats = [Seat(chair.who, chair.name, chair.bot, chair.program) for chair in event.chairs]
    table.host = event.host


@change.register
def _(event: journal.Sat, table: Table) -> None:
    seat = table.seats[event.seat]
    seat.owner, seat.name, seat.bot, seat.left = event.who, event.name, "", False
    seat.program = event.program
    table.held.setdefault(event.who, set()).add(event.seat)
    table.host = table.host or event.who


@change.register
def _(event: journal.Renamed, table: Table) -> None:
    table.seats[event.seat].name = event.name


@change.register
def _(event: journal.Left, table: Table) -> None:
    table.vacate(event.seat)
    table.rematch.discard(event.seat)
    if event.bot:
        table.seats[event.seat] = Seat(name=event.name, bot=event.bot, left=True)
    table.count_votes()


@change.register
def _(event: journal.Linked, table: Table) -> None:
    table.seats[event.seat].secret = event.secret


@change.register
def _(event: journal.Claimed, table: Table) -> None:
    seat = table.seats[event.seat]
    if table.seats_of(table.host) == [event.seat]:
        table.host = event.who
    if seat.owner != event.who:
        seat.answers = "ask"
    table.follow(event.seat, event.who)
    seat.owner, seat.secret, seat.bot, seat.program = event.who, "", "", event.program
    table.held.setdefault(event.who, set()).add(event.seat)


@change.register
def _(event: journal.Botted, table: Table) -> None:
    table.seats[event.seat].bot = event.bot
    table.count_votes()


@change.register
def _(event: journal.Replaced, table: Table) -> None:
    """Nothing: the seat stays the bot's, whoever makes one choice for it."""


@change.register
def _(event: journal.TimedOut, table: Table) -> None:
    table.seats[event.seat].bot = event.bot
    table.count_votes()


@change.register
def _(event: journal.Kicked, table: Table) -> None:
    table.vacate(event.seat)
    table.rematch.discard(event.seat)


@change.register
def _(event: journal.Hosted, table: Table) -> None:
    table.host = table.seats[event.seat].owner or table.host


@change.register
def _(event: journal.Started, table: Table) -> None:
    table.begun, table.paused, table.began = True, False, table.lines
    table.movers, table.hands, table.times, table.heard, table.rematch = [], [], [], 0, set()
    table.held = {seat.owner: set(table.seats_of(seat.owner)) for seat in table.seats if seat.owner}
    table.starters = [seat.owner for seat in table.seats]
    table.match = table.trouble = None
    if not _ours(event, table):
        present = find_game(table.game).version
        table.trouble = Refusal("rules-version", game=table.game, rules=event.rules, present=present)
    table.ask()


@change.register
def _(event: journal.Moved, table: Table) -> None:
    table.movers.append(event.seat)
    table.hands.append(event.bot)
    table.times.append(table.spent)
    table.ask()


@change.register
def _(event: journal.Undone, table: Table) -> None:
    spent = table.times[-1]
    table.take_back(len(table.movers) - 1)
    table.spent = spent  # whoever thinks again goes on thinking


@change.register
def _(event: journal.Takeback, table: Table) -> None:
    table.vote = Ballot(event.seat, event.to, set(), event.need)
    table.count_votes()


@change.register
def _(event: journal.Voted, table: Table) -> None:
    if table.vote and event.yes:
        table.vote.yes |= set(table.seats_of(table.seats[event.seat].owner))
        table.count_votes()
    else:
        table.vote = None


@change.register
def _(event: journal.Lapsed, table: Table) -> None:
    table.vote = None


@change.register
def _(event: journal.Paused, table: Table) -> None:
    table.paused = True


@change.register
def _(event: journal.Halted, table: Table) -> None:
    table.paused = True


@change.register
def _(event: journal.Resumed, table: Table) -> None:
    table.paused = False


@change.register
def _(event: journal.Rematch, table: Table) -> None:
    table.rematch.add(event.seat)


@change.register
def _(event: journal.Said, table: Table) -> None:
    said = {"v": table.version, "seat": event.seat, "name": event.name, "text": event.text, "phrase": event.phrase}
    table.chat = [*table.chat, said][-CHAT:]


@change.register
def _(event: journal.Muted, table: Table) -> None:
    table.seats[event.seat].muted = event.mute


@change.register
def _(event: journal.Answers, table: Table) -> None:
    table.seats[event.seat].answers = event.how


@change.register
def _(event: journal.Known, table: Table) -> None:
    for number in table.seats_of(event.was):
        table.seats[number].owner = event.who
    table.starters = [event.who if who == event.was else who for who in table.starters]
    if table.host == event.was:
        table.host = event.who
    if event.was in table.held:
        table.held[event.who] = table.held.get(event.who, set()) | table.held.pop(event.was)


@change.register
def _(event: journal.Exported, table: Table) -> None:
    table.exported = True


@change.register
def _(event: journal.Closed, table: Table) -> None:
    table.closed, table.vote = True, None
    table.trouble = Refusal("table-closed")


@change.register
def _(event: journal.Restored, table: Table) -> None:
    """The lines in between were passed over by whoever read the journal."""
    table.ask()
