"""A whole training, in pieces if need be: rounds of games and lessons, now and then a trial and a checkpoint.

While a round is played, the net learns from the one before. A folder keeps what a run needs to go on (`checkpoint.pt`),
the net as bots read it, and the curve of its strength, a line of JSON for every trial.
"""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import torch

from saloon.engine import Game, SaloonError
from saloon.engine.netfile import FILE, NetError, head_of, write
from saloon.engine.netfile import Net as NetFile
from saloon.train.devices import Device
from saloon.train.halls import Hall, Piece, in_turn, usual_numbers
from saloon.train.lessons import Pace, Teacher
from saloon.train.measuring import Strength, strengths
from saloon.train.nets import Net, Spread, Widen, arrays_of, fill, spread, widened
from saloon.train.recipes import GRAIN, Recipe, Table, mixture, other_tables, pieces, shared_out, with_partners
from saloon.train.rollouts import Rollout

CHECKPOINT, CURVE = "checkpoint.pt", "curve.jsonl"
COMMIT = "SALOON_COMMIT"
SESSION, PIECE = 1 << 50, 1 << 32  # how far the seeds of two sessions, and of two pieces of one, are apart
SIDES = 2
PIECES = 64  # into which tables are cut at least, if they are large enough: threads go from one to the next


class TrainError(SaloonError):
    """A training that cannot begin, or cannot go on."""


@dataclass(frozen=True)
class Wish:
    """What is wanted of this piece of a training."""

    seconds: float = math.inf  # it may take
    plan: float = 0.0  # seconds of the whole training, instead of the recipe's decisions
    threads: int = 1
    trial: float = 60.0  # seconds between trials
    trial_games: int = 1024
    bots: tuple[str, ...] = ()  # who is met in trials
    last_bots: tuple[str, ...] = ()  # and in the last one
    first_bots: tuple[str, ...] = ("random",)  # and in the first


@dataclass
class Done:
    """How far a training has come, over all of its pieces."""

    decisions: int = 0
    seconds: float = 0.0
    inherited: tuple[int, float] = (0, 0.0)  # of the decisions and the seconds: those of the net it began from
    sessions: int = 0
    rounds: int = 0
    selves: int = 0  # earlier ones kept so far, though only the last few still are
    device: str = ""
    commit: str = ""


@dataclass(frozen=True)
class Trial:
    """A line of the curve: how far it has come, how fast, what lessons came to, and how strong the net is."""

    decisions: int
    seconds: float
    rate: float  # decisions a second since the last one
    part: float  # of the whole training
    lessons: dict[str, float]
    strengths: list[Strength] = field(default_factory=list)


class Run:
    """One piece of a training."""

    def __init__(self, game: Game, recipe: Recipe, folder: Path, device: Device, wish: Wish) -> None:
        self.game, self.recipe, self.folder, self.device, self.wish = game, recipe, folder, device, wish
        self.done = Done(device=device.name, commit=_commit())
        torch.manual_seed(recipe.seed)
        widen = widener(game, device)
        self.joined = widen is not widened
        usual = usual_numbers(game, mixture(recipe))
        self.net, self._actor, self._earlier = (Net(game, recipe.net, widen, usual).to(device.torch) for _ in range(3))
        self._teacher = Teacher(self.net, recipe, device, recipe.seed)
        self._selves: list[dict[str, Any]] = []
        self._chance: Any = None
        self._strengths: list[Strength] = []
        self.interrupted = False

    def resume(self) -> None:
        """Go on from the checkpoint in the folder."""
        path = self.folder / CHECKPOINT
        try:
            kept = torch.load(path, map_location=self.device.torch, weights_only=True)
        except (OSError, RuntimeError, ValueError) as problem:
            raise TrainError("train-checkpoint", file=str(path), problem=str(problem)) from problem
        if kept["head"] != self._fits():
            raise TrainError("train-other", file=str(path))
        self.net.load_state_dict(kept["net"])
        self._teacher.take_over(kept["optimiser"])
        self._teacher.go_on(kept["lessons"].cpu())
        self._selves = kept["selves"]
        self._chance = kept["games"].cpu()
        self.done = Done(**{**kept["done"], "device": self.device.name, "commit": self.done.commit})

    def begin_from(self, found: NetFile) -> None:
        """Begin a training of its own with the numbers of a net, and count on from what that was made with; NetError if
        it does not fit. It may have fewer blocks."""
        found.check(self.game)
        own = self.recipe.net
        wanted = {"hidden": own.hidden, "blocks": own.blocks, "inner": own.within, "alike": own.alike}
        for name, value in wanted.items():
            told = {**found.sizes, "alike": found.alike}[name]
            if told > value if name == "blocks" else told != value:
                raise NetError("net-unfit", field=name, found=str(told), expected=str(value))
        fill(self.net, found.arrays)
        self.done.decisions = int(found.head.get("decisions", 0))
        self.done.seconds = float(found.head.get("seconds", 0.0))
        self.done.inherited = self.done.decisions, self.done.seconds

    def _fits(self) -> dict[str, Any]:
        """What a checkpoint must have been made for."""
        return {**head_of(self.game), "net": msgspec.to_builtins(self.recipe.net)}

    @property
    def tables(self) -> list[Table]:
        """The tables of this piece: those the recipe names, and some others."""
        named = with_partners(self.recipe, mixture(self.recipe))
        return [*named, *other_tables(self.game, self.recipe, self.done.sessions)]

    @property
    def part(self) -> float:
        """How much of the whole training is done."""
        decisions, seconds = self.done.inherited
        if self.wish.plan:
            return (self.done.seconds - seconds) / self.wish.plan
        return (self.done.decisions - decisions) / self.recipe.decisions

    def train(self, heard: Callable[[Trial], None]) -> None:
        """Train until time is up, all is done or somebody interrupts; `heard` is told every trial."""
        with self._hall() as hall:
            self.done.sessions += 1
            rollout = Rollout(
                hall, self.device, self.recipe.steps, self.recipe.league, self.recipe.seed, self.recipe.detours
            )
            if self._chance is not None and self._chance.shape == rollout.state().shape:
                rollout.go_on(self._chance)
            with self._listening():
                if not self.done.decisions:
                    self._try(heard, {}, 0.0, (*self.wish.first_bots, *self.wish.bots))
                self._rounds(rollout, heard)
            for side in range(len(hall.sides)):
                hall.wait(side)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Hear Ctrl-C, and end with the round; who presses it twice ends at once."""

        def hear(number: int, frame: Any) -> None:
            self.interrupted = True
            signal.signal(signal.SIGINT, usual)

        usual = signal.signal(signal.SIGINT, hear)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, usual)

    def _rounds(self, rollout: Rollout, heard: Callable[[Trial], None]) -> None:
        """Round after round. The first is only played: what came of it is known when the second begins."""
        self.device.finish()
        began = marked = time.perf_counter()
        before, seconds_before, paused = self.done.decisions, self.done.seconds, 0.0
        self._round(rollout, learnt=False)
        while True:
            self._round(rollout, learnt=True)
            now = time.perf_counter()
            self.done.decisions += rollout.decisions
            self.done.seconds = seconds_before + now - began - paused
            over = self.interrupted or now - began >= self.wish.seconds or self.part >= 1
            if over or now - marked >= self.wish.trial:
                self.device.finish()
                now = time.perf_counter()
                rate = (self.done.decisions - before) / (now - marked)
                bots = self.wish.last_bots if over else self.wish.bots
                self._chance = rollout.state()
                self._try(heard, self._teacher.told(), rate, bots)
                self._save()
                self.device.finish()
                before, marked = self.done.decisions, time.perf_counter()
                paused += marked - now
            if over:
                return

    def _hall(self) -> Hall:
        """The tables of the recipe's mixture, in two sides."""
        tables = self.tables
        counts = shared_out(tables, self.recipe.games)
        most = max(sum(counts) // (PIECES * GRAIN), 1) * GRAIN
        begins = self.recipe.seed + (self.done.sessions + 1) * SESSION
        dealt = [
            _piece(tables[table], games, begins + number * PIECE)
            for number, (table, games) in enumerate(pieces(counts, most))
        ]
        return Hall(self.game, in_turn(dealt, SIDES), self.wish.threads, make=self.device.room)

    def _round(self, rollout: Rollout, *, learnt: bool) -> None:
        """Play a round while the net learns from the one before, if there was one."""
        device, sides = self.device, SIDES
        self.done.rounds += 1
        device.act_after_learning()
        with torch.no_grad(), device.acting():
            self._keep_self()
            self._actor.load_state_dict(self.net.state_dict())
            earlier = self._some_earlier()
        given, pauses = 0, self.recipe.steps * sides
        lessons: Iterator[None] = iter(())
        total = self.recipe.epochs * math.ceil(rollout.decisions / self.recipe.portion) if learnt else 0
        for pause, before in enumerate(rollout.play(self._actor, earlier), start=1):
            if pause == sides and learnt:
                device.learn_after_acting()
                with device.learning():
                    lessons = self._teacher.lessons(before, rollout.learns(before), rollout.players, self._pace())
            while given * (pauses - sides) < total * (pause - sides):
                with device.learning():
                    next(lessons)
                given += 1
        device.learn_after_acting()

    def _pace(self) -> Pace:
        return Pace(self.recipe.rate.at(self.part), self.recipe.curiosity.at(self.part))

    def _keep_self(self) -> None:
        """Keep the net as it is now, if it is time for another earlier self."""
        if self.recipe.league and self.part * 2 * self.recipe.selves >= self.done.selves + 1:
            self.done.selves += 1
            self._selves.append({name: one.to(torch.bfloat16) for name, one in self.net.state_dict().items()})
            del self._selves[: -self.recipe.selves]

    def _some_earlier(self) -> Net | None:
        """An earlier self, another one every round."""
        if not self._selves:
            return None
        chosen = self._selves[self.done.rounds % len(self._selves)]
        earlier: Net = self._earlier
        earlier.load_state_dict(chosen)
        return earlier

    def _try(self, heard: Callable[[Trial], None], lessons: dict[str, float], rate: float, bots: Sequence[str]) -> None:
        """See how strong the net is, and write it down. TrainError if its numbers have left all bounds."""
        if not all(map(math.isfinite, lessons.values())):
            raise TrainError("train-nan", decisions=self.done.decisions)
        tables = [table for table in mixture(self.recipe) if table.measured]
        self._strengths = strengths(
            self.net, self.game, tables, bots, self.wish.trial_games, self.device, self.wish.threads
        )
        trial = Trial(self.done.decisions, self.done.seconds, rate, self.part, lessons, self._strengths)
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(trial) | {"strengths": [one._asdict() for one in trial.strengths]}) + "\n")
        heard(trial)

    def _save(self) -> None:
        """Write down what a run needs to go on, and the net as bots read it."""
        kept = {
            "head": self._fits(),
            "net": self.net.state_dict(),
            "optimiser": self._teacher.optimiser.state_dict(),
            "lessons": self._teacher.state(),
            "games": self._chance,
            "selves": self._selves,
            "done": asdict(self.done),
        }
        beside = self.folder / f"{CHECKPOINT}.new"
        torch.save(kept, beside)
        beside.replace(self.folder / CHECKPOINT)
        write(self.folder / FILE, NetFile(self.head(), arrays_of(self.net)))

    def head(self) -> dict[str, Any]:
        """What the file of the net says of it."""
        strength = [one._asdict() for one in self._strengths]
        done = {name: getattr(self.done, name) for name in ("commit", "decisions", "seconds", "device")}
        return {**head_of(self.game), **done, "recipe": msgspec.to_builtins(self.recipe), "strength": strength}


def _piece(table: Table, games: int, seed: int) -> Piece:
    """Some games of a table: those of the net against itself, or with a partner on all other seats."""
    if not table.partner:
        return Piece(table, games, seed)
    return Piece(table, games, seed, (None, *[table.partner] * (table.players - 1)), turning=True)


def widener(game: Game, device: Device) -> Widen:
    """What makes observations wide: on a GPU in one go, if what that needs is there and does the same."""
    if device.torch.type != "cuda":
        return widened
    by = Spread(*(one.to(device.torch) for one in spread(game)))
    seen = torch.arange(100 * game.layout.size, device=device.torch).remainder(7).to(torch.int8).view(100, -1)
    try:
        from saloon.train import widening  # noqa: PLC0415 (it needs Triton, which comes with GPUs)

        joined = widening.widened(seen, by, torch.float32)
    except Exception:  # whatever is missing there, a compiler say: the plain way needs nothing
        return widened
    same = torch.allclose(joined, widened(seen, by, torch.float32), atol=1e-5)
    return widening.widened if same else widened


def _commit() -> str:
    """The commit of the sources, if they are a checkout; with a plus if something was changed since. Where they have
    travelled without their history, whoever sent them can say which it is."""
    if told := os.environ.get(COMMIT):
        return told
    where = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"],
            cwd=where,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
