"""The arena: bots meet in many games, and it is counted who is better, and how sure that is.

Every deal is played in all the seatings of every line-up, with the same draws: what differs between two results is
then the bots and not the cards. Each bot is given its sight and no more. Games are counted in their order, so that the
result is the same for any number of workers, and for a run that was stopped and gone on with.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

import saloon
from saloon.bots import Bot, bot
from saloon.engine import HouseRules, SaloonError
from saloon.engine import native as compiler
from saloon.games import game
from saloon.lab.lineups import ALL, MIXED, ONE, PAIRS, TABLES, Lineup, Seating, lineups
from saloon.lab.plans import Games, chosen
from saloon.lab.playing import Outcome, play
from saloon.lab.ratings import Played, ratings
from saloon.lab.results_log import ResultsLog, Writing, whole
from saloon.lab.shares import Estimate, equivalent, expected, mean, share
from saloon.lab.sprt import Question, Trial
from saloon.lab.workers import ALONE, Work, Workers, give_way

COURSE_POINTS = 80


class ArenaError(SaloonError):
    """An arena that cannot be held."""


class Fixture(NamedTuple):
    """One game of an arena: which line-up, which deal, which of the line-up's seatings."""

    lineup: int
    deal: int
    seating: int


@dataclass(frozen=True)
class Plan(Games):
    """What to play: so many games of every line-up, rounded up to whole deals."""

    table: str = ONE
    pairs: str = ALL
    question: Question | None = None

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who meets whom."""
        return lineups(self.bots, self.players, self.table, self.pairs)

    def deals(self, lineup: Lineup) -> int:
        """How many deals a line-up plays."""
        return -(-self.games // lineup.size)

    @property
    def planned(self) -> int:
        """How many games that makes in all."""
        return sum(self.deals(lineup) * lineup.size for lineup in self.lineups)

    def identity(self) -> dict[str, Any]:
        """What decides the course of every game. How many of them there are does not."""
        return {
            **self.told_table(),
            "bots": list(self.bots),
            "table": self.table,
            "pairs": self.pairs,
            "seed": self.seed,
        }

    def command(self) -> str:
        """The command that gives this result on any machine."""
        parts = ["saloon arena", *self.asked_table()]
        parts += [f"--bots {','.join(self.bots)}", f"--table {self.table}"]
        parts += [f"--pairs {self.pairs}"] if self.table != MIXED else []
        parts += [f"--games {self.games}", f"--seed {self.seed}"]
        if self.question:
            parts += ["--sprt", f"--better {self.question.better:g}", f"--risk {self.question.risk:g}"]
        return " ".join(parts)


def plan(
    slug: str,
    players: int,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    table: str = ONE,
    pairs: str = ALL,
    question: Question | None = None,
    house: HouseRules | None = None,
) -> Plan:
    """A plan that can be carried out, or an error that names what is wrong."""
    wished = chosen(options, house)
    game(house or slug).blank(players, wished)
    for name in bots:
        bot(name)
        if bots.count(name) > 1:
            raise ArenaError("arena-bot-twice", bot=name)
    if len(bots) < 2:
        raise ArenaError("arena-few-bots", bots=len(bots))
    if table not in TABLES:
        raise ArenaError("arena-table", table=table, known=", ".join(TABLES))
    if pairs not in PAIRS:
        raise ArenaError("arena-pairs", pairs=pairs, known=", ".join(PAIRS))
    if table == MIXED and len(bots) != players:
        raise ArenaError("arena-mixed", bots=len(bots), players=players)
    if table == MIXED and question:
        raise ArenaError("arena-mixed-question")
    return Plan(slug, players, wished, tuple(bots), games, seed, table, pairs, question, house=house)


def chance_of(seed: int, deal: int) -> bytes:
    """What decides every draw of a deal: the seed of the matches it is played in."""
    return hashlib.blake2b(b"saloon arena deal %d %d" % (seed, deal), digest_size=32).digest()


def luck_of(seed: int, deal: int) -> int:
    """What the bots of a deal leave to luck; nothing of it can be told from its draws, nor these from it."""
    return int.from_bytes(hashlib.blake2b(b"saloon arena luck %d %d" % (seed, deal), digest_size=8).digest(), "big")


def fixtures(plan: Plan) -> Iterator[Fixture]:
    """All games: deal after deal, every line-up in turn, so that a run cut short is still fair."""
    for deal in range(max(map(plan.deals, plan.lineups))):
        for number, lineup in enumerate(plan.lineups):
            if deal < plan.deals(lineup):
                yield from (Fixture(number, deal, seating) for seating in range(lineup.size))


def play_fixture(plan: Plan, fixture: Fixture) -> Outcome:
    """Play one game."""
    seating = plan.lineups[fixture.lineup].seatings(fixture.deal)[fixture.seating]
    seated = [_bot(name) for name in seating]
    chance, luck = chance_of(plan.seed, fixture.deal), luck_of(plan.seed, fixture.deal)
    return play(plan.start(), plan.game, seated, chance, luck, give_way)


@cache
def _bot(name: str) -> Bot:
    return bot(name)


@dataclass
class Bout:
    """A line-up being played: complete deals count, in their order, until there are enough or the answer is clear."""

    lineup: Lineup
    planned: int
    trial: Trial | None = None
    deals: list[tuple[Outcome, ...]] = field(default_factory=list)
    _waiting: dict[int, dict[int, Outcome]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """Games counted so far."""
        return len(self.deals) * self.lineup.size

    @property
    def over(self) -> bool:
        """Whether no further game counts."""
        return len(self.deals) >= self.planned or bool(self.trial and self.trial.answer)

    def add(self, fixture: Fixture, outcome: Outcome) -> None:
        """Take a game in, and count the deals it completes."""
        self._waiting.setdefault(fixture.deal, {})[fixture.seating] = outcome
        while not self.over and len(complete := self._waiting.get(len(self.deals), {})) == self.lineup.size:
            self.deals.append(tuple(complete[seating] for seating in range(self.lineup.size)))
            if self.trial:
                self.trial.hear(self._even_share(len(self.deals) - 1))

    def played(self, deal: int) -> Iterator[tuple[Seating, Outcome]]:
        """The games of a deal and who sat where in them."""
        return zip(self.lineup.seatings(deal), self.deals[deal], strict=True)

    def won(self, name: str, deal: int) -> float:
        """The share of a deal's games that a bot won."""
        shares = (_wins(seating, outcome).get(name, 0.0) for seating, outcome in self.played(deal))
        return sum(shares) / self.lineup.size

    def decided(self, deal: int) -> float:
        """The share of a deal's games that somebody won."""
        return sum(bool(outcome.winners) for outcome in self.deals[deal]) / self.lineup.size

    def score(self, names: Sequence[str], deal: int) -> float:
        """What a seat of these bots scored on average in a deal."""
        scores = [
            score
            for seating, outcome in self.played(deal)
            for name, score in zip(seating, outcome.scores, strict=True)
            if name in names
        ]
        return sum(scores) / len(scores)

    def _even_share(self, deal: int) -> float:
        """The share of the bot asked about, where a game that nobody won is everybody's alike."""
        name = self.lineup.bots[0]
        fair = expected(0.5, self.lineup.seats(name), self.lineup.players)
        return self.won(name, deal) + (1 - self.decided(deal)) * fair


@dataclass
class Arena:
    """A plan being carried out."""

    plan: Plan
    bouts: list[Bout] = field(default_factory=list)
    resumed: int = 0  # games that were on file already
    seconds: float = 0.0
    interrupted: bool = False

    def __post_init__(self) -> None:
        for lineup in self.plan.lineups:
            question, seats = self.plan.question, lineup.seats(lineup.bots[0])
            trial = Trial(question, seats, lineup.players) if question else None
            self.bouts.append(Bout(lineup, self.plan.deals(lineup), trial))

    @property
    def games(self) -> int:
        """Games counted so far."""
        return sum(bout.games for bout in self.bouts)

    @property
    def settled(self) -> int:
        """Games counted, and those that need not be played any more."""
        return sum(bout.planned * bout.lineup.size if bout.over else bout.games for bout in self.bouts)

    @property
    def choices(self) -> int:
        """Choices made in the games counted."""
        return sum(outcome.choices for bout in self.bouts for deal in bout.deals for outcome in deal)

    def add(self, fixture: Fixture, outcome: Outcome) -> None:
        """Take a game in."""
        self.bouts[fixture.lineup].add(fixture, outcome)


def hold(
    plan: Plan,
    workers: Workers = ALONE,
    *,
    results: Path | None = None,
    heard: Callable[[Arena], None] = lambda found: None,
) -> Arena:
    """Carry out a plan; `heard` is called after every game. An interrupt ends it early with what was counted.

    With a results log, games that it holds are not played again, and those played are added to it.
    """
    found = Arena(plan)
    began = time.perf_counter()
    with ExitStack() as open_things:
        opened = ResultsLog(results, _headline(plan), _writing(plan)) if results else None
        kept = open_things.enter_context(opened) if opened else None
        for fixture, outcome in sorted(kept.done.items()) if kept else ():
            found.add(fixture, outcome)
        found.resumed = found.games
        heard(found)
        on_file = kept.done if kept else {}
        todo = (one for one in fixtures(plan) if one not in on_file and not found.bouts[one.lineup].over)
        work = Work(partial(play_fixture, plan), (plan.game.key,), compiled=compiler.ready(plan.game))
        try:
            with closing(workers.do(work, todo)) as played:
                for fixture, outcome in played:
                    if kept:
                        kept.note(fixture, outcome)
                    found.add(fixture, outcome)
                    heard(found)
        except KeyboardInterrupt:
            found.interrupted = True
    found.seconds = time.perf_counter() - began
    return found


def _headline(plan: Plan) -> dict[str, Any]:
    """What must be the same for games to be counted together. Bots that search think less deeply without compiled
    rules."""
    return {**plan.identity(), "saloon": saloon.__version__, "compiled": compiler.ready(plan.game)}


def _writing(plan: Plan) -> Writing[Fixture, Outcome]:
    """How games are written down."""

    def read(found: dict[str, Any]) -> tuple[Fixture, Outcome]:
        fixture = Fixture(*(whole(found[name]) for name in Fixture._fields))
        winners, scores = (tuple(map(whole, found[name])) for name in ("winners", "scores"))
        outcome = Outcome(winners, scores, whole(found["choices"]))
        if not _fits(plan, fixture, outcome):
            raise ValueError(fixture)
        return fixture, outcome

    return Writing("arena", lambda fixture, outcome: {**fixture._asdict(), **vars(outcome)}, read)


def _fits(plan: Plan, fixture: Fixture, outcome: Outcome) -> bool:
    """Whether a game on file can be one of the plan's, or of one with more games."""
    return (
        fixture.lineup in range(len(plan.lineups))
        and fixture.deal >= 0
        and fixture.seating in range(plan.lineups[fixture.lineup].size)
        and len(outcome.scores) == plan.players
        and set(outcome.winners) <= set(range(plan.players))
    )


def _wins(seating: Seating, outcome: Outcome) -> dict[str, float]:
    """What share of a game's win each bot has."""
    wins: dict[str, float] = {}
    for seat in outcome.winners:
        wins[seating[seat]] = wins.get(seating[seat], 0.0) + 1 / len(outcome.winners)
    return wins


@dataclass(frozen=True)
class Row:
    """What was found of a bot in a line-up. `rival` is empty at a mixed table."""

    bot: str
    rival: str
    games: int
    deals: int
    share: Estimate  # of the games, that it won
    fair: float  # the share of equals
    alone: Estimate  # its chance against one rival alone that this share stands for
    score: Estimate
    rival_score: Estimate
    answer: str  # to the question, once there is one
    evidence: float


def rows(found: Arena) -> list[Row]:
    """One row for every line-up, or for every bot at a mixed table."""
    return [row_of(found, bout, subject) for bout in found.bouts for subject in bout.lineup.subjects]


def row_of(found: Arena, bout: Bout, subject: str, deals: int | None = None) -> Row:
    """What the first deals of a bout say of a bot; all of them if no number is given."""
    lineup, counted = bout.lineup, range(len(bout.deals) if deals is None else deals)
    won = [bout.won(subject, deal) for deal in counted]
    decided = [bout.decided(deal) for deal in counted]
    seats = lineup.seats(subject)
    others = [name for name in lineup.bots if name != subject]
    scale = found.plan.game.scale
    fair = sum(seats) / lineup.size / lineup.players
    return Row(
        subject,
        lineup.rival,
        len(counted) * lineup.size,
        len(counted),
        share(won, [1.0] * len(won), lineup.size),
        fair * (sum(decided) / len(decided) if decided else 1.0),
        share(won, decided, lineup.size).through(lambda own: equivalent(own, seats, lineup.players)),
        mean([bout.score([subject], deal) / scale for deal in counted]),
        mean([bout.score(others, deal) / scale for deal in counted]),
        bout.trial.answer if bout.trial else "",
        bout.trial.evidence if bout.trial else 0.0,
    )


def course(bout: Bout, subject: str) -> list[tuple[int, Estimate]]:
    """How the share of a bot became what it is: after how many games, and the share of these."""
    total = len(bout.deals)
    won = [bout.won(subject, deal) for deal in range(total)]
    points = sorted({-(-total * point // COURSE_POINTS) for point in range(1, COURSE_POINTS + 1)}) if total else []
    return [
        (deals * bout.lineup.size, share(won[:deals], [1.0] * deals, bout.lineup.size)) for deals in points if deals
    ]


def rated(found: Arena) -> list[tuple[str, Estimate]]:
    """The bots with their ratings, the best first; none before anything was counted."""
    deals = [Played() for _ in range(max(len(bout.deals) for bout in found.bouts))]
    for bout in found.bouts:
        for deal in range(len(bout.deals)):
            for seating, outcome in bout.played(deal):
                if outcome.winners:
                    deals[deal].add(seating, _wins(seating, outcome))
    estimates = ratings(found.plan.bots, [lineup.bots for lineup in found.plan.lineups], deals)
    return sorted(zip(found.plan.bots, estimates, strict=False), key=lambda pair: -pair[1].value)
