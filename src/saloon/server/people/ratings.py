"""How well people play each game: OpenSkill's model of Plackett and Luce, match after match, with how sure it is.

Bots stand on the same scale, each level where the arena put it (`Levels.ladder`), and stay there whoever beats them. A
match counts once, in an order that is written down with it: the same matches in that order give the same ratings.

Whoever let a bot choose for him, by leaving, by running out of time or by wish, comes last, behind all who stayed: what
the bot made of his seat is not his.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from saloon.bots.levels import MEASURED, USUAL
from saloon.games import game as find_game
from saloon.server.errors import StorageFailed
from saloon.server.people.history import gone_over
from saloon.server.storage import Store
from saloon.server.storage.engine import alone
from saloon.server.storage.schema import matches, people, played, ratings, wishes

LISTED = 100  # people in a list
AT_ONCE = 20  # matches counted in one transaction

_TURN = 0x5A101  # matches are counted one after another, whichever server counts them
_MODEL = PlackettLuce()
_FIRST = _MODEL.rating()
_SURE = 1.0  # how unsure the arena left the levels of bots: some 400 games each
_SPREAD = math.sqrt(2) * _MODEL.beta  # a difference of so much is odds of e to one, between two who are well known
_ELO = 400 / math.log(10)
_MIDDLE = 1500
_MARGIN = 2  # sigmas, for 95%

log = structlog.get_logger("saloon.ratings")


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody's strength, after so many matches."""

    mu: float = _FIRST.mu
    sigma: float = _FIRST.sigma
    matches: int = 0

    @property
    def points(self) -> int:
        """The same as people know it: 400 points are odds of ten to one, and the usual bot stands at 1500."""
        return round(_MIDDLE + (self.mu - _FIRST.mu) * _ELO / _SPREAD)

    @property
    def margin(self) -> int:
        """How many points it may be off, in nineteen of twenty cases."""
        return round(_MARGIN * self.sigma * _ELO / _SPREAD)

    @property
    def surely(self) -> int:
        """The points that it is hardly below: lists go by these."""
        return self.points - self.margin


NEWCOMER = Skill()


@cache
def _model(seats: int) -> PlackettLuce:
    """The model for a table of so many. As it comes, a difference counts for less the more sit there, since the luck of
    all is added up; here it means the same at every table, for the arena measured bots between two."""
    return PlackettLuce(beta=_MODEL.beta * math.sqrt(2 / seats))


@cache
def levels(slug: str) -> Mapping[str, Skill]:
    """How strong each level of bots is at a game."""
    steps = (_SPREAD * math.log(share / (1 - share)) for share in find_game(slug).playing.ladder)
    heights = dict(zip(MEASURED, accumulate(steps, initial=0.0), strict=True))
    return {name: Skill(_FIRST.mu + height - heights[USUAL], _SURE) for name, height in heights.items()}


@dataclass(frozen=True, slots=True)
class Rival:
    """A seat of a match that counts: somebody, or a bot, and the place."""

    who: str
    bot: str
    place: int
    left: bool = False


def after(game: str, rivals: Iterable[Rival], skills: Mapping[str, Skill]) -> dict[str, Skill]:
    """What is believed of everybody in a match once it is over; nothing new of who met nobody."""
    met = list(rivals)
    if len(met) < 2:
        return {}
    before = [levels(game)[rival.bot] if rival.bot else skills.get(rival.who, NEWCOMER) for rival in met]
    model = _model(len(met))
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    last = max(rival.place for rival in met) + 1
    found = model.rate(teams, ranks=[float(last if rival.left else rival.place) for rival in met])
    return {
        rival.who: Skill(new.mu, new.sigma, old.matches + 1)
        for rival, old, (new,) in zip(met, before, found, strict=True)
        if not rival.bot
    }


class Ratings:
    """The ratings of a house. Matches are counted soon after they end, and those that were forgotten with them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting: asyncio.Task[None] | None = None

    def mind(self) -> None:
        """A match has ended, or may have while nobody counted."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._count())

    async def close(self) -> None:
        """What is being counted is counted."""
        if self._counting:
            await self._counting

    async def _count(self) -> None:
        try:
            while await self._store.write(count):
                pass
        except StorageFailed:
            log.warning("matches are counted later")

    async def of(self, who: str) -> dict[str, Skill]:
        """Somebody's ratings, game by game."""
        wanted = select(ratings).where(ratings.c.who == who)
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        return {row.game: _skill(row) for row in rows}

    async def best(self, game: str) -> list[tuple[str, Skill]]:
        """The names of those who agreed to stand in lists, and their ratings; first who is surely best."""
        surely = ratings.c.mu - _MARGIN * ratings.c.sigma
        listed = select(people.c.name, ratings).join_from(ratings, people, people.c.who == ratings.c.who)
        listed = listed.join(wishes, wishes.c.who == ratings.c.who).where(ratings.c.game == game, wishes.c.listed)
        wanted = listed.order_by(surely.desc(), ratings.c.who).limit(LISTED)
        rows = await self._store.read(lambda connection: list(connection.execute(wanted)))
        return [(row.name, _skill(row)) for row in rows]


def count(connection: Connection) -> int:
    """Count matches that have not been counted, a few of them; how many these were."""
    alone(connection, _TURN)
    waiting = select(matches).where(matches.c.casual == "", matches.c.counted.is_(None))
    found = list(connection.execute(waiting.order_by(matches.c.ended, matches.c.code, matches.c.began).limit(AT_ONCE)))
    for match in found:
        _count_one(connection, match)
    return len(found)


def _count_one(connection: Connection, match: Any) -> None:
    mine = and_(played.c.code == match.code, played.c.began == match.began)
    known = select(people.c.who)
    connection.execute(update(played).where(mine, played.c.who.in_(known)).values(rated=True))
    rivals = _rivals(connection, match)
    skills = _skills(connection, match.game, [rival.who for rival in rivals if rival.who])
    _keep(connection, match.game, after(match.game, rivals, skills))
    last = select(func.coalesce(func.max(matches.c.counted), 0)).where(matches.c.game == match.game)
    number = connection.execute(last).scalar_one() + 1
    same = and_(matches.c.code == match.code, matches.c.began == match.began)
    connection.execute(update(matches).where(same).values(counted=number))


def _rivals(connection: Connection, match: Any) -> list[Rival]:
    """Those whom a match counted for, and the bots they met."""
    counts = played.c.rated | (played.c.bot != "")
    mine = select(played).where(played.c.code == match.code, played.c.began == match.began, counts)
    rows = connection.execute(mine.order_by(played.c.seat))
    return [Rival(row.who, row.bot, row.place, row.left) for row in rows]


def _skills(connection: Connection, game: str, whos: list[str]) -> dict[str, Skill]:
    rows = connection.execute(select(ratings).where(ratings.c.game == game, ratings.c.who.in_(whos)))
    return {row.who: _skill(row) for row in rows}


def _keep(connection: Connection, game: str, skills: Mapping[str, Skill]) -> None:
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who.in_(list(skills))))
    rows = [
        {"game": game, "who": who, "mu": skill.mu, "sigma": skill.sigma, "matches": skill.matches}
        for who, skill in skills.items()
    ]
    if rows:
        connection.execute(insert(ratings), rows)


def recounted(connection: Connection, game: str) -> dict[str, Skill]:
    """The ratings of a game as its matches give them, in the order in which they were counted."""
    skills: dict[str, Skill] = {}
    wanted = select(matches).where(matches.c.game == game, matches.c.counted.is_not(None))
    for match in list(connection.execute(wanted.order_by(matches.c.counted))):
        skills |= after(game, _rivals(connection, match), skills)
    return skills


def recount(connection: Connection) -> int:
    """Write all ratings anew, from the matches alone; how many."""
    alone(connection, _TURN)
    games = list(connection.execute(select(matches.c.game).distinct()).scalars())
    found = {game: recounted(connection, game) for game in games}
    connection.execute(delete(ratings))
    for game, skills in found.items():
        _keep(connection, game, skills)
    return sum(map(len, found.values()))


async def told_again(url: str) -> tuple[int, int]:
    """Tell history again by the journals and ratings by history; how many matches were missing, how many ratings."""
    store = Store(url)
    try:
        missing = await gone_over(store)
        while await store.write(count):
            pass
        return missing, await store.write(recount)
    finally:
        await asyncio.to_thread(store.close)


def _skill(row: Any) -> Skill:
    return Skill(row.mu, row.sigma, row.matches)
