"""What people have played: every match that ended, seat by seat, as its journal tells it.

A match is written down in the same transaction as the line that ends it, so that none is missed and none counted twice,
whatever dies in between. The same function tells it from an old journal (`gone_over`), and adds only what is not there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, insert, select, update

from saloon.match.history import Ahead
from saloon.match.result import result_of
from saloon.server import house_rules
from saloon.server.errors import Missing
from saloon.server.folding import unfold
from saloon.server.identity import hashed, new_token
from saloon.server.journal import Envelope, Moved
from saloon.server.people.forgetting import NOBODYS_NAME
from saloon.server.people.rated import casual
from saloon.server.snapshots import Patience
from saloon.server.storage import Store
from saloon.server.storage.schema import journal, matches, played, ratings
from saloon.server.table import Prepared, Table

PAGE = 25  # matches told at once
LOOKED_BACK = 2000  # matches that statistics are made of, the newest

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that ended, as it is written down."""

    match: Row
    seats: list[Row]

    def write(self, connection: Connection) -> None:
        """Write it down."""
        connection.execute(insert(matches), [self.match])
        connection.execute(insert(played), self.seats)

    def write_once(self, connection: Connection) -> bool:
        """Write it down unless it is; whether it was not."""
        same = and_(matches.c.code == self.match["code"], matches.c.began == self.match["began"])
        missing = connection.execute(select(matches.c.line).where(same)).first() is None
        if missing:
            self.write(connection)
        return missing


def finished(table: Table, envelope: Envelope, prepared: Prepared) -> Finished | None:
    """The match that a line of the journal ends, if it ends one. The table has not taken it in yet."""
    event, match = envelope.event, table.match
    if not (isinstance(event, Moved) and isinstance(prepared, Ahead) and prepared.over and match):
        return None
    ranking = result_of(match.game, prepared.state).ranking
    chosen_for = {seat for seat, bot in zip([*table.movers, event.seat], [*table.hands, event.bot], strict=True) if bot}
    key = {"code": table.code, "began": table.began}
    told = {
        "line": envelope.version,
        "game": table.game,
        "players": table.players,
        "options": msgspec.json.encode(table.options).decode(),
        "house": table.house["name"] if table.house else "",
        "ended": envelope.at,
        "casual": casual(table),
    }
    seats = [
        {
            **key,
            "seat": seat,
            "who": who,
            "name": table.seats[seat].name if who and table.seats[seat].owner == who else match.seats[seat],
            "bot": "" if who else table.seats[seat].bot,
            "place": place,
            "won": seat in ranking[0],
            "left": bool(who) and seat in chosen_for,
            "rated": False,
        }
        for (seat, place), who in zip(sorted(places(ranking).items()), table.starters, strict=True)
    ]
    return Finished({**key, **told}, seats)


def places(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """The place of each seat: one more than there are better ones."""
    found: dict[int, int] = {}
    for equals in ranking:
        found |= dict.fromkeys(equals, len(found) + 1)
    return found


async def gone_over(store: Store) -> int:
    """Read every journal again, and write down what has ended and is not written down; how many matches these were."""
    added = 0
    wanted = select(journal.c.code).distinct().order_by(journal.c.code)
    for code in await store.read(lambda connection: list(connection.execute(wanted).scalars())):
        for found in await _told(store, code):
            added += await store.write(found.write_once)
    return added


async def _told(store: Store, code: str) -> list[Finished]:
    """All matches that a journal tells the end of, as far as it can be followed."""
    found: list[Finished] = []
    table, cuts, patience = Table(code), await store.cuts(code), Patience()
    async with aclosing(store.lines(code)) as lines:
        async for line in lines:
            if any(cut.holds(line.version) for cut in cuts):
                table.pass_over(line)
                continue
            if line.envelope is None:
                break
            try:
                prepared = table.prepare(line.envelope.event)
                ending = finished(table, line.envelope, prepared)
                table.apply(line.envelope, prepared)
            except Exception:  # from here on the table is broken, and nothing of it has ended
                break
            found += [ending] if ending else []
            if line.version == 1:
                await house_rules.prepare(table.key)
            await patience.rest()
    return found


@dataclass(frozen=True, slots=True)
class Played:
    """A match of somebody: the match, her seat, and all seats in their order."""

    match: Any
    seat: int
    seats: list[Any]

    @property
    def own(self) -> Any:
        """Her seat."""
        return self.seats[self.seat]


async def page(store: Store, who: str, before: float | None, game: str = "") -> list[Played]:
    """Matches of somebody, the newest first: those that ended before a time, one more than a page if there are more."""
    wanted = [matches.c.ended < before] if before is not None else []
    wanted += [matches.c.game == game] if game else []
    return await store.read(lambda connection: _matches(connection, who, wanted, PAGE + 1))


def _matches(connection: Connection, who: str, conditions: list[Any], most: int) -> list[Played]:
    key = and_(matches.c.code == played.c.code, matches.c.began == played.c.began)
    mine = select(matches, played.c.seat).join_from(played, matches, key).where(played.c.who == who, *conditions)
    found = list(connection.execute(mine.order_by(matches.c.ended.desc(), matches.c.code, played.c.seat).limit(most)))
    seats: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for row in _seats(connection, {row.code for row in found}):
        seats[row.code, row.began].append(row)
    return [Played(row, row.seat, seats[row.code, row.began]) for row in found]


def _seats(connection: Connection, codes: Iterable[str]) -> Iterable[Any]:
    """All seats of all matches at tables, in their order; asked for in parts, for a question can be too long."""
    wanted = sorted(codes)
    for first in range(0, len(wanted), 500):
        some = played.c.code.in_(wanted[first : first + 500])
        yield from connection.execute(select(played).where(some).order_by(played.c.seat))


@dataclass(slots=True)
class Tally:
    """How often somebody played, and won, against or among whom."""

    played: int = 0
    won: int = 0

    def add(self, *, won: bool) -> None:
        """Count a match."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Record:
    """What somebody's matches of one game come to, the newest first."""

    total: Tally = field(default_factory=Tally)
    places: int = 0
    tables: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))  # by number of players
    bots: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))  # won: placed ahead of all of that name
    streak: int = 0  # won in a row by now
    longest: int = 0
    _row: int = 0
    _lost: bool = False

    def add(self, one: Played) -> None:
        """Count the match before all that were counted."""
        own = one.own
        self.total.add(won=own.won)
        self.tables[one.match.players].add(won=own.won)
        self.places += own.place
        best: dict[str, int] = {}
        for seat in one.seats:
            if seat.bot:
                name = seat.bot.partition("@")[0]
                best[name] = min(best.get(name, seat.place), seat.place)
        for name, place in best.items():
            self.bots[name].add(won=own.place < place)
        self._row = self._row + 1 if own.won else 0
        self._lost |= not own.won
        self.streak = self.streak if self._lost else self._row
        self.longest = max(self.longest, self._row)


async def statistics(store: Store, who: str) -> dict[str, Record]:
    """What somebody's matches come to, game by game, what she plays most first."""
    found: dict[str, Record] = defaultdict(Record)
    for one in await store.read(lambda connection: _matches(connection, who, [], LOOKED_BACK)):
        found[one.match.game].add(one)
    return {game: found[game] for game in sorted(found, key=lambda game: -found[game].total.played)}


async def replay(store: Store, who: str, code: str, began: int) -> Table:
    """The table as it was when a match of somebody ended there; raises Missing if she had no part in it."""
    key = and_(matches.c.code == played.c.code, matches.c.began == played.c.began)
    mine = select(matches.c.line).join_from(played, matches, key)
    wanted = mine.where(played.c.who == who, matches.c.code == code, matches.c.began == began)
    line = await store.read(lambda connection: connection.execute(wanted).scalar())
    table = await unfold(store, code, line) if line is not None else None
    if table is None or table.match is None or not table.match.over:
        raise Missing("no-such-match", table=code[:40])
    return table


def merge(connection: Connection, guest: str, who: str) -> None:
    """What a guest has played is somebody's now. It did not count for ratings, and does not."""
    connection.execute(update(played).where(played.c.who == guest).values(who=who))


def forget(connection: Connection, who: str) -> None:
    """Nobody can tell any more whose matches these were; those who played along keep theirs, and their ratings."""
    nobody = hashed(new_token())
    connection.execute(update(played).where(played.c.who == who).values(who=nobody, name=NOBODYS_NAME))
    connection.execute(update(ratings).where(ratings.c.who == who).values(who=nobody))
