"""Puzzles: positions out of matches in which one choice is clearly best and not the obvious one.

Each game keeps its pack beside its rules, a line for every puzzle. `saloon.lab.puzzles` finds them; here they are read
and set up. A position holds the whole truth: what leaves this room is what the seat to move can know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from saloon.bots import Expected, Ground, Prospect, Thought
from saloon.bots.explain import ground, purpose, way
from saloon.bots.search import told_of
from saloon.engine import Game, SaloonError
from saloon.engine.words import word
from saloon.games import game as find_game
from saloon.match import Match
from saloon.resources import puzzle_file, text

HARDEST = 4
LINE_WORLD = 0  # of the worlds that the seat holds possible, the one in which the line is told

Chance = Annotated[float, Meta(ge=0, le=1)]


class PuzzleError(SaloonError):
    """A puzzle that does not exist, or a pack that cannot be read."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a puzzle as the deepest search saw it."""

    text: str
    chance: Chance  # of winning after it
    visits: int


class Making(msgspec.Struct, frozen=True, kw_only=True):
    """How a puzzle was found: enough to find it again."""

    rules: int  # the version of the game's rules
    seed: int  # of the search for puzzles
    match: int
    move: int  # moves made before it
    iterations: int  # of each of the deep searches that agreed; the one that confirmed it made eight times as many
    searches: int


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, who is to choose, and which choice is best."""

    id: str
    grade: Annotated[int, Meta(ge=1, le=HARDEST)]  # how many levels of bots miss it
    decision: str  # what is asked; what it is about, `school.themes` says
    players: int
    seat: int
    best: str  # the choice, in the game's notation
    tempting: list[str]  # what is chosen instead at a glance or by weaker bots, the most usual first
    margin: float  # how far the best choice is ahead of the next, in chances of winning ...
    error: float  # ... and the standard error of that
    choices: list[Weighed]  # the best first
    line: list[str]  # what the search expects, in the game's notation, beginning with the best choice
    reason: dict[
        str, int
    ]  # what the best choice gains over the most tempting some choices later, by feature of the game
    found: Making
    position: dict[str, Any]


@cache
def pack(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found; none, if it has no pack."""
    file = puzzle_file(find_game(slug).slug)
    return read_pack(file) if file else ()


def read_pack(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file. Raises PuzzleError if a line is none."""
    written = text(file)
    if written.problem:
        raise PuzzleError("puzzles-unreadable", file=str(file), problem=written.problem)
    return tuple(_read(file, number, line) for number, line in enumerate(written.says.splitlines(), 1))


def _read(file: Path, number: int, line: str) -> Puzzle:
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except msgspec.MsgspecError as problem:
        raise PuzzleError("puzzles-line", file=str(file), line=number, problem=str(problem)) from problem


def as_line(puzzle: Puzzle) -> str:
    """A puzzle as a pack keeps it."""
    return msgspec.json.encode(puzzle).decode() + "\n"


def puzzle(slug: str, name: str) -> Puzzle:
    """The puzzle of a name."""
    for one in pack(slug):
        if one.id == name:
            return one
    raise PuzzleError("no-such-puzzle", game=slug, puzzle=name)


def of_the_day(slug: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; every puzzle has its turn."""
    return next(iter(from_today_on(pack(slug), day)), None)


def from_today_on(puzzles: Sequence[Puzzle], day: date) -> list[Puzzle]:
    """Puzzles in their order, beginning with the one of a day."""
    first = day.toordinal() % max(len(puzzles), 1)
    return [*puzzles[first:], *puzzles[:first]]


def set_up(slug: str, puzzle: Puzzle) -> Match:
    """The match in which a puzzle is to be solved: its seat is to move. Chance falls always the same way."""
    return Match.from_position(slug, puzzle.position, seed=0)


def solution(match: Match, puzzle: Puzzle) -> Thought:
    """What the deepest search thought of a puzzle that was set up, the best choice first."""
    known = {choice.text: choice for choice in match.choices()}
    followed = sum(one.visits for one in puzzle.choices)
    return Thought(
        code=known[puzzle.best].code,
        chances=(),
        prospects=tuple(Prospect(known[one.text].code, one.chance, one.visits / followed) for one in puzzle.choices),
        line=tuple(_line(match, puzzle)),
        grounds=(*reasons(match.game, puzzle), purpose(known[puzzle.best])),
        iterations=followed,
    )


def _line(match: Match, puzzle: Puzzle) -> Iterator[Expected]:
    """What the search expects, as far as the rules allow it, called by what is known when it comes."""
    game, world = match.game, match.sight(puzzle.seat).sample(LINE_WORLD)
    for move in puzzle.line:
        codes = [code for code in world.legal[: world.legal_n] if game.choice(world, code).text == move]
        if not codes:
            return
        yield Expected(int(world.actor), told_of(game, world, codes[0], puzzle.seat))
        game.plain.apply(world, codes[0])


def reasons(game: Game, puzzle: Puzzle) -> list[Ground]:
    """What speaks for the best choice, the strongest first."""
    features = {word(feature): feature for feature in game.features}
    changes = {features[name]: change for name, change in puzzle.reason.items() if name in features}
    return [ground(game, feature, way(change), [change], sure=False) for feature, change in changes.items()]
