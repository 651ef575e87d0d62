"""Studies: what a game is like, asked of many games between bots, and answered with intervals.

A study plays every deal several times, with the same draws and other luck, at one table or, where options are varied,
at several: so it can tell what is due to the seat, to the deal, to the bots and to an option. Its work is cut into
pieces that depend on the plan alone, and their sums are added up in order: the answer is the same to the last digit for
any number of workers, wherever they are, and for a run that was stopped and gone on with.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

import saloon
from saloon.bots import Glance, all_levels
from saloon.bots import bot as find_bot
from saloon.engine import Game, HouseRules, Key, SaloonError
from saloon.engine import native as compiler
from saloon.engine.house_rules import Number
from saloon.games import game
from saloon.lab.chronicles import Chronicle, Table
from saloon.lab.lineups import ONE, Lineup
from saloon.lab.looks import look
from saloon.lab.measures import curve, measures
from saloon.lab.plans import Games, chosen
from saloon.lab.results_log import ResultsLog, Writing, whole
from saloon.lab.settings import written
from saloon.lab.sums import Sums, add, merge
from saloon.lab.workers import ALONE, Work, Workers, give_way
from saloon.match.trial import try_out

HOUSE = "house"  # among what is varied: whether house rules hold
REPEATS = 2  # games of one deal with other luck each
QUICK_GAMES, SLOW_GAMES = 20_000, 2_000  # if nobody says how many: of bots that glance, of those that search
MOST_VARIANTS = 12
LOOKER = "deputy"  # who plays the games that are looked at closely, where those studied think for long
LOOKED_AT = 50  # one game in so many
MOST_LOOKS = 2_000
QUICK_RUNG, SLOW_RUNG = 400, 20  # deals in which a level meets the next one

GAMES, LOOKS, RUNGS = "games", "looks", "rungs"
QUICK_BLOCKS = {GAMES: 200, LOOKS: 8, RUNGS: 20}  # deals of a piece
SLOW_BLOCKS = {GAMES: 2, LOOKS: 8, RUNGS: 1}


class StudyError(SaloonError):
    """A study that cannot be made."""


@dataclass(frozen=True)
class Variant:
    """One of the tables compared: what was varied, by which house rules it is played if by any, and all its options."""

    label: Mapping[str, str]
    key: Key
    options: Mapping[str, Any]

    @property
    def game(self) -> Game:
        """The game played there."""
        return game(self.key)


@dataclass(frozen=True)
class Plan(Games):
    """What to study. `bots` names one for each seat; they change places from deal to deal. Varied are options, single
    numbers that house rules may change, and whether the house rules hold at all, which are then compared with print."""

    vary: tuple[tuple[str, tuple[str, ...]], ...] = ()
    planted: Callable[[Any], None] | None = None  # what is changed after every set-up, for a study to find
    by_lot: bool = False  # seats and what they have go by names drawn by lot: then nothing is to be found

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The tables compared, the first of them what the others are compared with."""
        names = [name for name, _ in self.vary]
        labels = [dict(zip(names, values, strict=True)) for values in product(*(values for _, values in self.vary))]
        return tuple(map(self._variant, labels))

    def _variant(self, label: dict[str, str]) -> Variant:
        printed = game(self.slug)
        house = self.house if label.get(HOUSE) else None
        options = {name: value for name, value in label.items() if name in printed.Options.FIELDS}
        numbers = {name: int(value) for name, value in label.items() if name in printed.tables.declared}
        tables = {**(house.tables if house else {}), **numbers}
        changed = printed.tables.normal(tables)
        title = house.name if house else ", ".join(f"{name} {value}" for name, value in numbers.items())
        key = HouseRules(self.slug, title, changed) if changed else self.slug
        return Variant(label, key, {**chosen(self.options, house), **options})

    @property
    def deals(self) -> int:
        """How many deals are played at each table."""
        return -(-self.games // REPEATS)

    @property
    def looks(self) -> int:
        """How many games are looked at closely at each table."""
        return max(1, min(MOST_LOOKS, self.games // LOOKED_AT))

    @property
    def quick(self) -> bool:
        """Whether nobody searches."""
        return _glance(self.bots)

    @property
    def rungs(self) -> tuple[tuple[str, str], ...]:
        """The levels that meet, each with the one below it, up to the best of those studied."""
        known = [level.name for level in all_levels()]
        top = max(known.index(name) for name in self.bots if name in known) if {*known} & {*self.bots} else 0
        return tuple((better, worse) for worse, better in pairwise(known[: top + 1]))

    def seated(self, deal: int) -> list[str]:
        """Who sits where in a deal."""
        return [self.bots[(seat + deal) % self.players] for seat in range(self.players)]

    def rung_deals(self, rung: tuple[str, str]) -> int:
        """In how many deals two levels meet."""
        return QUICK_RUNG if _glance(rung) else SLOW_RUNG

    def identity(self) -> dict[str, Any]:
        """What decides the course of every game."""
        return {
            **self.told_table(),
            "vary": {name: list(values) for name, values in self.vary},
            "bots": list(dict.fromkeys(self.bots)),
            "games": self.games,
            "seed": self.seed,
        }

    def command(self) -> str:
        """The command that gives this result on any machine."""
        parts = ["saloon study", *self.asked_table()]
        parts += [f"--vary {name}={','.join(values)}" for name, values in self.vary if name != HOUSE]
        bots = self.bots if len(set(self.bots)) > 1 else self.bots[:1]
        return " ".join([*parts, f"--bots {','.join(bots)}", f"--games {self.games}", f"--seed {self.seed}"])


def plan(
    slug: str,
    players: int,
    options: Mapping[str, Any],
    bots: Sequence[str],
    games: int | None = None,
    seed: int = 0,
    vary: Mapping[str, Sequence[str]] | None = None,
    house: HouseRules | None = None,
) -> Plan:
    """A plan that can be carried out, or an error that names what is wrong. One bot alone takes all seats."""
    named = tuple(find_bot(name).name for name in bots)
    if len(named) not in (1, players):
        raise StudyError("cli-sim-bots", bots=len(named), players=players)
    varied = [(name, tuple(_shown(game(slug), name, values))) for name, values in (vary or {}).items()]
    if house:
        varied.append((HOUSE, ("", house.name)))
    seats = named * players if len(named) == 1 else named
    made = Plan(slug, players, dict(options), seats, games or 0, seed, tuple(varied), house=house)
    if len(made.variants) > MOST_VARIANTS:
        raise StudyError("study-variants", variants=len(made.variants), most=MOST_VARIANTS)
    for variant in made.variants:
        if isinstance(variant.key, HouseRules):
            try_out(variant.key)
        variant.game.blank(players, variant.options)
    return made if games else replace(made, games=QUICK_GAMES if made.quick else SLOW_GAMES)


def _shown(printed: Game, name: str, values: Sequence[str]) -> Iterator[str]:
    """Values of an option, or of a number that house rules may change, as the rest of the house writes them."""
    option, declared = printed.Options.FIELDS.get(name), printed.tables.declared.get(name)
    if option is None and not isinstance(declared, Number):
        numbers = [known for known, one in printed.tables.declared.items() if isinstance(one, Number)]
        raise StudyError("study-vary", name=name, known=", ".join((*printed.Options.FIELDS, *numbers)))
    for value in values:
        if option is not None:
            yield written(option.show(option.read(name, value)))
        elif isinstance(declared, Number):
            yield str(declared.read(name, int(value) if value.lstrip("-").isdecimal() else value))


class Piece(NamedTuple):
    """Some deals of one kind of work, of all variants or, of rungs, of one pair of levels."""

    kind: str
    first: int
    deals: int
    rung: int = 0


def pieces(plan: Plan) -> Iterator[Piece]:
    """All of the work: every deal, the closer looks among them, and at last who beats whom."""
    blocks = QUICK_BLOCKS if plan.quick else SLOW_BLOCKS
    yield from _blocks(LOOKS, plan.looks, blocks)
    yield from _blocks(GAMES, plan.deals, blocks)
    for number, rung in enumerate(plan.rungs):
        yield from _blocks(RUNGS, plan.rung_deals(rung), QUICK_BLOCKS if _glance(rung) else SLOW_BLOCKS, number)


def _glance(bots: Sequence[str]) -> bool:
    """Whether none of these bots searches."""
    return all(isinstance(find_bot(name), Glance) for name in bots)


def _blocks(kind: str, deals: int, blocks: Mapping[str, int], rung: int = 0) -> Iterator[Piece]:
    for first in range(0, deals, blocks[kind]):
        yield Piece(kind, first, min(blocks[kind], deals - first), rung)


def first_deal(seed: int) -> int:
    """Where the deals of a plan begin: far from those of any other, within 40 bits."""
    return int.from_bytes(hashlib.blake2b(b"saloon study %d" % seed, digest_size=5).digest(), "big") >> 1


Tables = tuple[Table, ...]
Counting = Callable[[Plan, Tables, int, int, Sums], None]  # of a deal, by its number in the plan and by its key


def study_piece(plan: Plan, piece: Piece) -> Sums:
    """Do a piece of the work."""
    sums: Sums = {}
    begin = first_deal(plan.seed)
    ways: dict[str, Counting] = {GAMES: _play_deal, LOOKS: _look_at_deal, RUNGS: partial(_climb, piece.rung)}
    count, at = ways[piece.kind], tables(plan)
    for number in range(piece.first, piece.first + piece.deals):
        give_way()
        count(plan, at, number, begin + number, sums)
    return sums


def tables(plan: Plan) -> Tables:
    """Where the variants are played."""
    return tuple(
        Table(variant.game, variant.game.blank(plan.players, variant.options), plan.planted)
        for variant in plan.variants
    )


def _play_deal(plan: Plan, at: Tables, number: int, deal: int, sums: Sums) -> None:
    """Play a deal at every table, and count it alone and beside the first."""
    first: dict[str, float] = {}
    bots = plan.seated(number)
    for place, table in enumerate(at):
        stories = [table.chronicle(bots, deal, deal * REPEATS + repeat) for repeat in range(REPEATS)]
        counted = _counted(table, stories, bots, deal, by_lot=plan.by_lot)
        for name, value in counted.items():
            add(sums, f"{place}/{name}", value)
        _count_luck(stories, sums, str(place))
        _count_curves(stories, sums, str(place))
        if place:
            for name in first.keys() & counted.keys():
                add(sums, f"{place}-0/{name}", counted[name] - first[name])
        first = first or counted


def _counted(table: Table, stories: list[Chronicle], bots: list[str], deal: int, *, by_lot: bool) -> dict[str, float]:
    """What is counted of a deal, by name: means over its games."""
    found: dict[str, list[float]] = {}
    named = list(range(len(bots)))
    if by_lot:
        random.Random(deal).shuffle(named)

    def count(name: str, value: float) -> None:
        found.setdefault(name, []).append(value)

    for story in stories:
        for name, value in measures(story).items():
            count(f"measure/{name}", value)
        traits = table.traits(story, deal)
        for seat, share in enumerate(story.shares.tolist()):
            count(f"win/seat/{named[seat] + 1}", share)
            for kind, word in traits[named[seat]]:
                count(f"win/{kind}/{word}", share)
            if len(set(bots)) > 1:
                count(f"win/bot/{bots[seat]}", share)
        count("decided", float(story.shares.sum()))
    return {name: sum(values) / len(values) for name, values in found.items()}


def _count_luck(stories: list[Chronicle], sums: Sums, prefix: str) -> None:
    """How alike the games of one deal end: the product of what a seat won above its due in two of them, and its square
    in one."""
    one, two = (story.shares - story.shares.mean() for story in stories[:2])
    add(sums, f"{prefix}/luck/product", float((one * two).mean()))
    add(sums, f"{prefix}/luck/square", float((one * one + two * two).mean() / 2))


def _count_curves(stories: list[Chronicle], sums: Sums, prefix: str) -> None:
    for story in stories:
        points = curve(story)
        for place, chance in enumerate([] if points is None else points.tolist()):
            add(sums, f"{prefix}/curve/{place}", chance)


def _look_at_deal(plan: Plan, at: Tables, number: int, deal: int, sums: Sums) -> None:
    """Look closely at a game of a deal at every table."""
    bots = plan.seated(number) if plan.quick else [LOOKER] * plan.players
    for place, table in enumerate(at):
        look(table, bots, table.chronicle(bots, deal, deal * REPEATS), deal, sums, str(place))


def _climb(rung: int, plan: Plan, at: Tables, number: int, deal: int, sums: Sums) -> None:
    """A level meets the one below it in every seat of a deal."""
    better, worse = plan.rungs[rung]
    lineup = Lineup((better, worse), plan.players, ONE)
    for place, table in enumerate(at):
        won = [
            float(table.chronicle(seating, deal, deal).shares[seating.index(better)])
            for seating in lineup.seatings(number)
        ]
        add(sums, f"{place}/rung/{better}/{worse}", sum(won) / len(won))


@dataclass
class Study:
    """A plan being carried out."""

    plan: Plan
    sums: Sums = field(default_factory=dict)
    done: int = 0  # games counted, of all kinds of work
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, piece: Piece, sums: Sums) -> None:
        """Take a piece in."""
        merge(self.sums, sums)
        self.done += games_of(self.plan, piece)


def games_of(plan: Plan, piece: Piece) -> int:
    """How many whole games a piece plays; what a closer look tries out is not counted."""
    each = {GAMES: REPEATS, LOOKS: 1, RUNGS: plan.players}[piece.kind]
    return piece.deals * each * len(plan.variants)


def planned(plan: Plan) -> int:
    """How many games that makes in all."""
    return sum(games_of(plan, piece) for piece in pieces(plan))


def carry_out(
    plan: Plan,
    workers: Workers = ALONE,
    *,
    results: Path | None = None,
    heard: Callable[[Study], None] = lambda found: None,
) -> Study:
    """Carry out a plan; `heard` is called after every piece. An interrupt ends it early with what was counted.

    With a results log, pieces that it holds are not done again, and those done are added to it."""
    found = Study(plan)
    began = time.perf_counter()
    with ExitStack() as open_things:
        kept = open_things.enter_context(ResultsLog(results, _headline(plan), WRITING)) if results else None
        try:
            with closing(_done(plan, workers, kept.done if kept else {})) as done:
                for piece, sums, new in done:
                    if kept and new:
                        kept.note(piece, sums)
                    found.add(piece, sums)
                    found.seconds = time.perf_counter() - began
                    heard(found)
        except KeyboardInterrupt:
            found.interrupted = True
    return found


def _headline(plan: Plan) -> dict[str, Any]:
    """What must be the same for pieces to be counted together."""
    return {**plan.identity(), "saloon": saloon.__version__, "compiled": _compiled(plan)}


def _compiled(plan: Plan) -> bool:
    """Whether the compiled rules of all variants are at hand: then they are used for all."""
    return all(compiler.ready(variant.game) for variant in plan.variants)


def _read_piece(found: dict[str, Any]) -> tuple[Piece, Sums]:
    kind, *numbers = found["piece"]
    return Piece(str(kind), *map(whole, numbers)), {
        name: list(map(float, some)) for name, some in found["sums"].items()
    }


WRITING: Writing[Piece, Sums] = Writing("study", lambda piece, sums: {"piece": list(piece), "sums": sums}, _read_piece)


def _done(
    plan: Plan, workers: Workers, on_file: Mapping[Piece, Sums]
) -> Generator[tuple[Piece, Sums, bool], None, None]:
    """All pieces in their order, and whether each was done now: what is on file is counted where it belongs."""
    keys = tuple(dict.fromkeys(variant.key for variant in plan.variants))
    work = Work(partial(study_piece, plan), keys, compiled=_compiled(plan))
    todo = (piece for piece in pieces(plan) if piece not in on_file)
    with closing(workers.do(work, todo)) as done:
        for piece in pieces(plan):
            yield (piece, on_file[piece], False) if piece in on_file else (*next(done), True)
