"""What the bot pool is asked: jobs, and how each is done.

A job is made in the server and done in a process of its own. The server has no time to lose, so a job holds the true
state and says through whose eyes it is to be seen. The first thing done with it in that process is to draw a veil over
it: the state is sampled anew from what those eyes know, and whoever thinks is handed nothing else. What comes back is
plain data. Only where nobody thinks, and yes or no is all that is answered, the truth itself is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import singledispatch
from secrets import randbits
from typing import Any, ClassVar

import msgspec

from saloon.bots import bot as find_bot
from saloon.bots.contract import Bot, Ground, Thought
from saloon.engine import SPECTATOR, Choice, Event, Key, Watch
from saloon.games import game as find_game
from saloon.match import Match, Sight
from saloon.match.log import Log
from saloon.match.news import taught
from saloon.school.coach import Coaching, coach
from saloon.school.mistakes import Mistake, Moment, review
from saloon.server import levels

MOST_SITTING = 8  # bots that a process remembers, each with at most one tree
QUICK_SECONDS = 0.25  # what takes no longer is never kept waiting by what does
WORLDS, MOST_WORLDS = 16, 64  # in which an onlooker looks for what a bot may have chosen
FEW = 6  # fewer trials than this say nothing about what luck can do
EXPLAIN_SECONDS = 0.3


Sitting = tuple[str, int, str]  # a bot on a seat of a match


class Kind(IntEnum):
    """How long a job takes: nobody notices, somebody waits, or nobody waits."""

    QUICK, DEEP, SPARE = range(3)


@dataclass(frozen=True)
class Job:
    """One choice to be made by a bot, from what its seat knows. What that was told goes along for bots of other
    packages; none of the house asks for it, and to put a long match into words at every choice holds up the tables."""

    gives: ClassVar[Any] = Thought
    game: Key
    bot: str
    seat: int
    state: bytes
    seed: int
    history: list[tuple[int, int]] = field(default_factory=list)
    match: str = ""
    events: list[Event] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """About how long it takes."""
        return levels.seconds(self.bot)

    @property
    def kind(self) -> Kind:
        """Its kind."""
        return kind_of(self.bot)

    @property
    def sitting(self) -> Sitting:
        """The bot that it is for: the one that thought about it before can go on from there."""
        return self.match, self.seat, self.bot

    @property
    def compiled(self) -> bool:
        """Whether it is better done with compiled rules."""
        return levels.compiled(self.bot)


@dataclass(frozen=True)
class Coached(Job):
    """The same, and what it teaches whoever sits there."""

    gives: ClassVar[Any] = Coaching


@dataclass(frozen=True)
class Reviewing:
    """One choice that a seat made in a finished match, to be judged by what the seat knew."""

    gives: ClassVar[Any] = Mistake
    kind: ClassVar[Kind] = Kind.SPARE
    compiled: ClassVar[bool] = True
    game: Key
    seat: int
    state: bytes
    moment: Moment
    depth: int = 1

    @property
    def seconds(self) -> float:
        """About how long it takes."""
        return levels.seconds(levels.ADVISER) * self.depth


@dataclass(frozen=True)
class Explanation:
    """What an onlooker can tell of a choice: which it was, if he can tell that, and what speaks for it."""

    choice: Choice | None = None
    grounds: tuple[Ground, ...] = ()


@dataclass(frozen=True)
class Onlooking:
    """A choice to be explained to an onlooker: what he held possible before it, and what he heard of it.

    Whoever may know which choice it was is told; everybody else has to find it by himself.
    """

    gives: ClassVar[Any] = Explanation
    seconds: ClassVar[float] = EXPLAIN_SECONDS
    kind: ClassVar[Kind] = Kind.DEEP
    compiled: ClassVar[bool] = False
    game: Key
    observer: int | None  # a seat; None: the spectators
    state: bytes
    move: int  # the number of its events
    heard: list[Event]
    chosen: str = ""

    @property
    def eyes(self) -> int:
        """Through which it is looked on, as rules count them."""
        return SPECTATOR if self.observer is None else self.observer


@dataclass(frozen=True)
class Judgement:
    """Everybody's chance of winning, and whether it was found with compiled rules."""

    chances: tuple[float, ...]
    compiled: bool


@dataclass(frozen=True)
class Judging:
    """One situation of a finished match to be judged."""

    gives: ClassVar[Any] = Judgement
    seconds: ClassVar[float] = 0.1
    kind: ClassVar[Kind] = Kind.SPARE
    compiled: ClassVar[bool] = True
    game: Key
    state: bytes
    seed: int


@dataclass(frozen=True)
class Doubting:
    """Whether a choice taught anybody anything, which is to be found out before it is taken back."""

    gives: ClassVar[Any] = bool
    seconds: ClassVar[float] = 0.1
    kind: ClassVar[Kind] = Kind.QUICK
    compiled: ClassVar[bool] = False
    game: Key
    state: bytes
    code: int


AnyJob = Job | Reviewing | Onlooking | Judging | Doubting


def kind_of(bot: str) -> Kind:
    """The kind of job that a bot's choice is."""
    return Kind.QUICK if levels.seconds(bot) <= QUICK_SECONDS else Kind.DEEP


def job(match: Match, seat: int, bot: str, kind: type[Job] = Job) -> Job:
    """The job for a seat."""
    events = match.events(seat=seat) if not levels.of_house(bot) else []
    state, history = match.truth.states[-1], match.history(seat)
    return kind(match.game.key, bot, seat, state, randbits(63), history, match.commitment, events)


def onlooking(match: Match, move: int, observer: int | None, *, initiated: bool = False) -> Onlooking:
    """The job of explaining a move to somebody, from what he knew before it and heard of it."""
    heard = match.truth.logs(move + 1)[0].told(observer)
    chosen = match.truth.moves[move] if initiated else ""
    return Onlooking(match.game.key, observer, match.truth.states[move], move + 1, heard, chosen)


def answer(work: AnyJob) -> Any:
    """Do a job: the answer as plain data."""
    return msgspec.to_builtins(do(work), enc_hook=_plain, builtin_types=(bytes,))


def understood(work: AnyJob, data: Any) -> Any:
    """The answer to a job, from plain data."""
    return msgspec.convert(data, work.gives)


def do(work: AnyJob) -> Any:
    """Do a job, with as much as may be known of it."""
    return _done(veiled(work))


def veiled(work: AnyJob) -> AnyJob:
    """The same job with a state that its seat or its onlooker must hold possible instead of the true one. Once a match
    is over there are no secrets left, and a doubt is about the truth."""
    if isinstance(work, (Judging, Doubting)):
        return work
    game, eyes = find_game(work.game), work.eyes if isinstance(work, Onlooking) else work.seat
    state = game.State.unpack(work.state)
    game.plain.determinize(state, eyes, 0)
    return replace(work, state=state.pack())


@singledispatch
def _done(work: Any) -> Any:
    raise TypeError(f"no such job: {work!r}")


@_done.register
def _(work: Job) -> Thought:
    return _seated(work).think(_sight(work), work.seed)


@_done.register
def _(work: Coached) -> Coaching:
    sight = _sight(work)
    return coach(sight, _seated(work).think(sight, work.seed), work.seed)


@_done.register
def _(work: Reviewing) -> Mistake:
    game = find_game(work.game)
    return review(Sight(game, work.seat, game.State.unpack(work.state), []), work.moment, work.depth)


def _sight(work: Job) -> Sight:
    game = find_game(work.game)
    return Sight(game, work.seat, game.State.unpack(work.state), work.events, work.history, work.match)


_sitting: dict[Sitting, Bot] = {}  # the bots of this process, the longest idle first: some keep a tree


def _seated(work: Job) -> Bot:
    """The bot that thought last for this seat, if it is still here."""
    bot = _sitting.pop(work.sitting, None) or find_bot(work.bot, threads=1)
    _sitting[work.sitting] = bot
    if len(_sitting) > MOST_SITTING:
        del _sitting[next(iter(_sitting))]
    return bot


@_done.register
def _(work: Onlooking) -> Explanation:
    from saloon.bots.explain import explain  # noqa: PLC0415 (only a worker needs it)

    found = _known(work) if work.chosen else deduce(work)
    if found is None:
        return Explanation()
    world, choice = found
    return Explanation(choice, tuple(explain(find_game(work.game), world, choice.code, work.eyes)))


@_done.register
def _(work: Judging) -> Judgement:
    from saloon.bots.analysis import chances  # noqa: PLC0415 (likewise)
    from saloon.engine import native  # noqa: PLC0415

    game = find_game(work.game)
    compiled = native.ready(game)
    return Judgement(chances(game, game.State.unpack(work.state), seed=work.seed), compiled)


@_done.register
def _(work: Doubting) -> bool:
    game = find_game(work.game)
    return taught(game, game.State.unpack(work.state), work.code)


def _known(work: Onlooking) -> tuple[Any, Choice] | None:
    """The choice that was made, for who knows it."""
    game = find_game(work.game)
    world = game.State.unpack(work.state)
    made = (game.choice(world, code) for code in world.legal[: world.legal_n])
    return next(((world, choice) for choice in made if choice.text == work.chosen), None)


@dataclass(frozen=True)
class Trial:
    """A choice tried in a world an onlooker held possible: what he would have heard, and how much of it for certain."""

    world: Any
    choice: Choice
    heard: list[Event]
    certain: int  # events before chance first spoke


def deduce(work: Onlooking) -> tuple[Any, Choice] | None:
    """The one choice that an onlooker must take it to have been, with a world in which it was made; None if several
    would have looked the same to him.

    In worlds he held possible each choice is tried: those that could have begun with what he really heard are left. If
    none is, more worlds are tried. The truth is never consulted, so that the answer cannot tell of it.
    """
    if not work.heard:
        return None
    trials: dict[str, list[Trial]] = {}
    left: list[list[Trial]] = []
    for first in range(0, MOST_WORLDS, WORLDS):
        for trial in _trials(work, range(first, first + WORLDS)):
            trials.setdefault(trial.choice.text, []).append(trial)
        left = [alike for alike in trials.values() if _may_begin(alike, work.heard[0])]
        if left:
            break
    if len(left) > 1:
        left = [alike for alike in left if _may_go_on(alike, work.heard)]
    if len(left) != 1 or any(trial.choice != left[0][0].choice for trial in left[0]):
        return None
    return left[0][0].world, left[0][0].choice


def _trials(work: Onlooking, numbers: range) -> Iterator[Trial]:
    game = find_game(work.game)
    for number in numbers:
        world = game.State.unpack(work.state)
        game.plain.determinize(world, work.eyes, number)
        for code in world.legal[: world.legal_n]:
            after = world.clone()
            ear = after.watch = _Ear()
            game.plain.apply(after, code)
            told = Log(game, after, work.move).told(work.observer)
            choice = game.choice(world, code).overheard
            yield Trial(world, choice, told, len(told) if ear.certain is None else ear.certain)


class _Ear(Watch):
    """A watch that remembers how much was said before chance first spoke."""

    __slots__ = ("certain",)

    def __init__(self) -> None:
        super().__init__()
        self.certain: int | None = None

    def chance(self, sides: int, drawn: int) -> int:
        """Note an outcome, and that from here on things might have gone otherwise."""
        if self.certain is None:
            self.certain = len(self.events)
        return super().chance(sides, drawn)


def _may_begin(trials: list[Trial], first: Event) -> bool:
    """Whether a choice may begin with an event: it did in some trial, or would have with other luck."""
    if any(trial.certain and trial.heard[0] == first for trial in trials):
        return True
    lucky = [trial for trial in trials if not trial.certain]
    if any(not trial.heard for trial in lucky):
        return True
    alike = [trial.heard[0].args for trial in lucky if trial.heard[0].key == first.key]
    return bool(alike) and all(_may_say(alike, name, value) for name, value in first.args.items())


def _may_say(heard: list[dict[str, Any]], name: str, value: Any) -> bool:
    """Whether a word of an event may be this one: it was, or it depends on luck, or too little was heard to tell."""
    said = [args.get(name) for args in heard]
    return value in said or len(said) < FEW or any(word != said[0] for word in said)


def _may_go_on(trials: list[Trial], heard: list[Event]) -> bool:
    """Whether in some trial everything that was certain was heard."""
    return any(trial.heard[: trial.certain] == heard[: trial.certain] for trial in trials)


def _plain(value: Any) -> Any:
    """What JSON does not know: numbers of NumPy, and fractions, which are written 10/3."""
    return value.item() if hasattr(value, "item") else str(value)
