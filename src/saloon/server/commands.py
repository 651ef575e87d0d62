"""Who may do what: from a command to the journal event it comes to, or a refusal. Nothing is changed here."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from functools import singledispatch
from secrets import token_hex
from typing import Any

from saloon.games import game as find_game
from saloon.match import IllegalMove, Match
from saloon.match.fairness import SEED_BYTES
from saloon.match.history import Doubt
from saloon.messages import plain
from saloon.server import frames, journal, levels
from saloon.server.errors import BadRequest, Forbidden, Refusal
from saloon.server.identity import NOBODY, hashed
from saloon.server.journal import AnyJournalEvent
from saloon.server.people import rated
from saloon.server.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wants something done to which table."""

    table: Table
    who: str


def decide(table: Table, who: str, command: frames.Command) -> AnyJournalEvent:
    """The journal event that a command comes to; raises a Refusal."""
    return judge(command, _wish(table, who))


def doubt(table: Table, who: str, command: frames.Command) -> Doubt | None:
    """What is to be found out before a command can be judged; raises a Refusal if it would be refused anyway."""
    if not isinstance(command, frames.Undo):
        return None
    _own(_wish(table, who), command.seat)
    _for_fun(table)
    return _going_on(table).truth.doubt(command.seat)


@singledispatch
def judge(command: Any, wish: Wish) -> AnyJournalEvent:
    """The journal event that one kind of command comes to, written for each kind below; raises a Refusal."""
    raise TypeError(f"no such command: {command!r}")


@judge.register
def _(command: frames.Sit, wish: Wish) -> AnyJournalEvent:
    name = tidy(command.name, "name")
    seat = _seat(wish, command.seat)
    if not wish.table.open_to(wish.who, command.seat):
        if seat.owner or wish.table.between_matches:
            raise Refusal("seat-taken", seat=command.seat)
        raise Refusal("seat-in-play", seat=command.seat)
    if wish.table.rated and set(wish.table.seats_of(wish.who)) - {command.seat}:
        raise Refusal("rated-one-seat")
    return journal.Sat(command.seat, wish.who, name, command.program)


@judge.register
def _(command: frames.Rename, wish: Wish) -> AnyJournalEvent:
    name = tidy(command.name, "name")
    return journal.Renamed(command.seat, name, _own(wish, command.seat).name)


@judge.register
def _(command: frames.Leave, wish: Wish) -> AnyJournalEvent:
    seat = _own(wish, command.seat)
    return journal.Left(command.seat, seat.name, "" if wish.table.between_matches else seat.bot or levels.USUAL)


@judge.register
def _(command: frames.Claim, wish: Wish) -> AnyJournalEvent:
    seat = _seat(wish, command.seat)
    if not seat.secret or not hmac.compare_digest(seat.secret, hashed(command.secret)):
        raise Forbidden("wrong-secret", seat=command.seat)
    return journal.Claimed(command.seat, wish.who, command.program)


@judge.register
def _(command: frames.Seatbot, wish: Wish) -> AnyJournalEvent:
    levels.read(command.bot)
    seat = _seat(wish, command.seat)
    if seat.owner:
        _own(wish, command.seat)
    else:
        _host(wish)
        if wish.table.rated:
            rated.check_bot(command.bot)
        if not wish.table.between_matches:
            raise Refusal("match-goes-on")
    return journal.Botted(command.seat, command.bot)


@judge.register
def _(command: frames.Kick, wish: Wish) -> AnyJournalEvent:
    _host(wish)
    seat = _seat(wish, command.seat)
    if not wish.table.between_matches:
        raise Refusal("match-goes-on")
    if not (seat.owner or seat.bot):
        raise Refusal("seat-empty", seat=command.seat)
    return journal.Kicked(command.seat, seat.name)


@judge.register
def _(command: frames.Start, wish: Wish) -> AnyJournalEvent:
    _host(wish)
    table = wish.table
    if not table.between_matches and not table.trouble:
        raise Refusal("match-goes-on")
    empty = [number for number, seat in enumerate(table.seats) if not (seat.owner or seat.bot)]
    if empty:
        raise Refusal("seats-empty", count=len(empty))
    return journal.Started(token_hex(SEED_BYTES), find_game(table.game).version)


@judge.register
def _(command: frames.Move, wish: Wish) -> AnyJournalEvent:
    seat = _own(wish, command.seat)
    match = _going_on(wish.table)
    if not wish.table.asked <= command.at <= wish.table.version:
        raise Refusal("stale", at=command.at)
    if seat.bot:
        raise Refusal("bot-plays", seat=command.seat, bot=seat.bot)
    if match.to_move != command.seat:
        raise IllegalMove("not-your-turn", seat=match.to_move)
    return journal.Moved(command.seat, match.find(command.move).text)


@judge.register
def _(command: frames.Undo, wish: Wish) -> AnyJournalEvent:
    _own(wish, command.seat)
    _for_fun(wish.table)
    if not _going_on(wish.table).can_undo(command.seat, surely=True):
        raise Refusal("undo-too-late")
    return journal.Undone(command.seat)


@judge.register
def _(command: frames.Takeback, wish: Wish) -> AnyJournalEvent:
    _own(wish, command.seat)
    _for_fun(wish.table)
    _going_on(wish.table)
    if wish.table.vote:
        raise Refusal("vote-goes-on")
    moves = [number for number, seat in enumerate(wish.table.movers) if seat == command.seat]
    if not moves:
        raise Refusal("no-move-of-yours")
    return journal.Takeback(command.seat, moves[-1], wish.table.others(command.seat))


@judge.register
def _(command: frames.Vote, wish: Wish) -> AnyJournalEvent:
    _own(wish, command.seat)
    if not wish.table.vote:
        raise Refusal("no-vote")
    return journal.Voted(command.seat, command.yes)


@judge.register
def _(command: frames.Pause, wish: Wish) -> AnyJournalEvent:
    seat = _any_seat(wish)
    _going_on(wish.table)
    return journal.Paused(seat)


@judge.register
def _(command: frames.Resume, wish: Wish) -> AnyJournalEvent:
    seat = _any_seat(wish)
    if wish.table.trouble:
        raise wish.table.trouble
    if wish.table.phase != "paused":
        raise Refusal("not-paused")
    return journal.Resumed(seat)


@judge.register
def _(command: frames.Rematch, wish: Wish) -> AnyJournalEvent:
    wanting = next((seat for seat in wish.table.seats_of(wish.who) if seat not in wish.table.rematch), None)
    if wanting is None:
        wanting = _any_seat(wish)
    if wish.table.phase != "over":
        raise Refusal("match-goes-on" if wish.table.begun else "no-match")
    return journal.Rematch(wanting)


@judge.register
def _(command: frames.Say, wish: Wish) -> AnyJournalEvent:
    text = tidy(command.text, "text")
    seat = _speaker(wish)
    return journal.Said(seat, wish.table.seats[seat].name, text)


@judge.register
def _(command: frames.Quip, wish: Wish) -> AnyJournalEvent:
    seat = _speaker(wish)
    return journal.Said(seat, wish.table.seats[seat].name, phrase=command.phrase)


@judge.register
def _(command: frames.Mute, wish: Wish) -> AnyJournalEvent:
    _host(wish)
    _seat(wish, command.seat)
    return journal.Muted(command.seat, command.mute)


@judge.register
def _(command: frames.Answers, wish: Wish) -> AnyJournalEvent:
    _own(wish, command.seat)
    if not find_game(wish.table.game).passes:
        raise Refusal("no-answers")
    return journal.Answers(command.seat, command.how)


@judge.register
def _(command: frames.Restore, wish: Wish) -> AnyJournalEvent:
    _host(wish)
    table = wish.table
    if table.broken is None:
        raise Refusal("not-broken")
    known = table.exported and table.match is not None and not table.match.over
    return journal.Restored(table.began - 1 if known else table.broken.line)


def export(table: Table, who: str) -> AnyJournalEvent:
    """That the host is given everything that is known of a table that broke."""
    _host(_wish(table, who))
    if table.broken is None:
        raise Refusal("not-broken")
    return journal.Exported()


def recognise(table: Table, was: str, who: str) -> AnyJournalEvent:
    """That a guest is a person who is known again."""
    if not table.seats_of(was) and table.host != was:
        raise Refusal("not-now")
    return journal.Known(was, who)


def link(table: Table, who: str, number: int, secret: str) -> AnyJournalEvent:
    """That a seat has a new secret link."""
    _own(_wish(table, who), number)
    if table.rated:
        raise Refusal("rated-no-link")
    return journal.Linked(number, hashed(secret))


def tidy(text: str, field: str) -> str:
    """What somebody typed into a field, without line breaks, control characters and needless spaces."""
    tidied = plain(text)
    if not tidied:
        raise BadRequest("nothing-written", field=field)
    return tidied


def named(text: str) -> str:
    """A name out of a record, as somebody could have typed it; none is none."""
    return plain(text)[: frames.LONGEST_NAME].rstrip()


def _wish(table: Table, who: str) -> Wish:
    if who == NOBODY:
        raise Forbidden("who-are-you")
    return Wish(table, who)


def _seat(wish: Wish, number: int) -> Seat:
    if number >= wish.table.players:
        raise BadRequest("no-such-seat", number=number + 1, players=wish.table.players)
    return wish.table.seats[number]


def _own(wish: Wish, number: int) -> Seat:
    seat = _seat(wish, number)
    if seat.owner != wish.who:
        raise Forbidden("not-your-seat", seat=number)
    return seat


def _any_seat(wish: Wish) -> int:
    mine = wish.table.seats_of(wish.who)
    if not mine:
        raise Forbidden("seat-needed")
    return mine[0]


def _speaker(wish: Wish) -> int:
    """The seat for which somebody speaks: the first of his that may."""
    mine = wish.table.seats_of(wish.who)
    number = next((seat for seat in mine if not wish.table.seats[seat].muted), None)
    if mine and number is None:
        raise Forbidden("muted")
    if number is None:
        raise Forbidden("seat-needed")
    return number


def _host(wish: Wish) -> None:
    if wish.who != wish.table.host:
        raise Forbidden("host-only")


def _for_fun(table: Table) -> None:
    """In a rated match what is done is done."""
    if table.rated:
        raise Refusal("rated-no-takeback")


def _going_on(table: Table) -> Match:
    """The match, if moves can be made. Once it is over the seed is known, so nothing is taken back either."""
    if table.trouble:
        raise table.trouble
    if table.match is None:
        raise Refusal("no-match")
    if table.paused:
        raise Refusal("paused")
    if table.match.over:
        raise IllegalMove("game-over")
    return table.match
