"""Only possible positions are let in: sound positions are changed at random, and each must be refused with a field and
words, or be sound itself: kept by words, seen and sampled by everybody, and played to its end, both ways alike.

The position of a number is always the same for a seed, so that a finding can be named by its number.
"""

from __future__ import annotations

import json
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from saloon.engine import MAX_SEATS, NOBODY, SPECTATOR, Game, PositionError, RuleFault, SaloonError
from saloon.engine.kernels import Job, Tally
from saloon.engine.native import Native
from saloon.engine.policies import Slot
from saloon.lab.conform import first_difference, plain_trace
from saloon.lab.mutations import Positions, shrunk
from saloon.lab.settings import Setting, settings
from saloon.match.fairness import read_seed
from saloon.match.history import History
from saloon.match.match import begin_at
from saloon.match.result import result_of
from saloon.messages import languages

SEEDS = 1 << 40  # room for the positions of one run; runs with other seeds try other positions
_SHEAF = 10_000  # positions made from the same games
_SCENES = 4  # moments of a game besides the first of each kind of question
_TRIES = 400  # to make a finding smaller


@dataclass
class Finding:
    """A position that is neither refused nor sound, with all it takes to see it again."""

    what: str  # an error, a broken invariant, a bound passed, or a difference
    detail: str
    number: int
    position: str  # as JSON, with all left out that is not needed
    times: int = 1


@dataclass
class Fuzz:
    """What a run has tried, and what it found: one finding of each kind."""

    game: str
    both_ways: bool
    refused: Counter[str] = field(default_factory=Counter)
    played: int = 0
    choices: int = 0
    findings: list[Finding] = field(default_factory=list)

    @property
    def tried(self) -> int:
        """How many positions were tried."""
        return self.refused.total() + self.played + sum(finding.times for finding in self.findings)


class Unsound(Exception):
    """What is wrong with a position, or with the way it was refused."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(what, detail)
        self.what = what
        self.detail = detail


def fuzz(
    game: Game,
    native: Native | None,
    *,
    positions: int,
    seed: int = 0,
    first: int = 0,
    heard: Callable[[Fuzz], None] = lambda found: None,
) -> Fuzz:
    """Try so many positions from the number `first` on; without the compiled game they are only played interpreted."""
    found = Fuzz(game.slug, native is not None)
    trial = Trial(game, native)
    for number, position in mutations(game, seed, first, positions, native):
        try:
            outcome = trial.examine(position, number)
        except Unsound as unsound:
            _note(found, trial, unsound, number, position)
        else:
            if isinstance(outcome, str):
                found.refused[outcome] += 1
            else:
                found.played += 1
                found.choices += outcome
        heard(found)
    return found


def mutations(game: Game, seed: int, first: int, count: int, native: Native | None = None) -> Iterator[tuple[int, Any]]:
    """The positions of these numbers; the compiled game, if there is one, only makes it faster."""
    sheaf, sound = -1, Positions([])
    for number in range(first, first + count):
        if number // _SHEAF != sheaf:
            sheaf = number // _SHEAF
            sound = Positions(reached(game, seed * SEEDS + sheaf, native))
        yield number, sound.mutated(Random(seed * SEEDS + number))


def reached(game: Game, seed: int, native: Native | None = None) -> Iterator[dict[str, Any]]:
    """Positions of random games, one game in each setting: a moment for every kind of question, and some others."""
    draw = Random(seed)
    for number, setting in enumerate(settings(game, seed)):
        questions, state_at = _traced(game, native, setting, seed + number)
        moments = range(len(questions))
        kinds = {questions[moment]: moment for moment in draw.sample(moments, len(moments))}
        for moment in (*kinds.values(), *draw.choices(moments, k=_SCENES)):
            yield game.to_position(state_at(moment))


def _traced(
    game: Game, native: Native | None, setting: Setting, seed: int
) -> tuple[list[tuple[bool, int]], Callable[[int], Any]]:
    """One random game: whether it is over and what is asked at every moment, and how to get the state of one."""
    if native is None:
        states = plain_trace(game, setting, seed)
        return [(state.actor == NOBODY, state.decision) for state in states], states.__getitem__
    block = native.states(game.blank(setting.players, setting.options), kept=2 * game.bound)
    kept = block[Slot.FIRST : Slot.FIRST + native.work(Job.TRACE, block, seed=seed)]
    over = (kept["actor"] == NOBODY).tolist()
    return list(zip(over, kept["decision"].tolist(), strict=True)), lambda moment: native.plain(kept, moment)


def _note(found: Fuzz, trial: Trial, unsound: Unsound, number: int, position: Any) -> None:
    """Keep a finding, as small as can be; of one seen before, how often."""
    for known in found.findings:
        if (known.what, known.detail) == (unsound.what, unsound.detail):
            known.times += 1
            return

    def still(less: Any) -> bool:
        try:
            trial.examine(less, number)
        except Unsound as other:
            return (other.what, other.detail) == (unsound.what, unsound.detail)
        return False

    least = shrunk(position, still, _TRIES)
    found.findings.append(Finding(unsound.what, unsound.detail, number, json.dumps(least)))


class Trial:
    """All that a position has to stand."""

    def __init__(self, game: Game, native: Native | None) -> None:
        self.game = game
        self.native = native
        self._worded: set[str] = set()

    def examine(self, position: Any, number: int) -> str | int:
        """The code of the refusal, or how many choices the game took from there to its end. Raises Unsound."""
        seed = read_seed(number)
        try:
            history = begin_at(self.game, position, seed)
        except RuleFault as fault:
            raise Unsound("error", _where(fault)) from fault
        except SaloonError as error:
            self._check_words(error)
            return error.code
        except Exception as error:
            raise Unsound("error", _where(error)) from error
        try:
            self._check(history.state, "invariant")
            self._write(history, seed)
            self._look(history)
            self._sample(history.state, number)
            self._judge(history.state)
            return self._play(history.state)
        except Unsound:
            raise
        except Exception as error:
            raise Unsound("error", _where(error)) from error

    def _check_words(self, error: SaloonError) -> None:
        """A refusal names the field and has words in every language."""
        if isinstance(error, PositionError) and "field" not in error.params:
            raise Unsound("wordless", error.code)
        if error.code not in self._worded:
            for language in languages():
                if error.text(language) in ("", f"error-{error.code}"):
                    raise Unsound("wordless", error.code)
            self._worded.add(error.code)

    def _check(self, state: Any, what: str) -> None:
        broken = self.game.plain.check(state)
        if broken:
            raise Unsound(what, self._name(broken))

    def _name(self, broken: int) -> str:
        return self.game.name_of(self.game.invariant(broken))

    def _write(self, history: History, seed: bytes) -> None:
        """The position in words is the same position."""
        told = json.loads(json.dumps(self.game.to_position(history.state)))
        try:
            twin = begin_at(self.game, told, seed).state
        except SaloonError as error:
            raise Unsound("position", error.code) from error
        if twin.pack() != history.state.pack():
            raise Unsound("position", first_difference(history.state, twin).split(":")[0])

    def _look(self, history: History) -> None:
        """Everybody sees the table, the one to move his choices, and at the end there is a result."""
        for viewer in (*range(history.state.players), None):
            self.game.view(history.state, viewer)
        history.choices()
        if history.over:
            result_of(self.game, history.state)

    def _sample(self, state: Any, seed: int) -> None:
        """Everybody can imagine sound worlds that look the same to him."""
        for observer in (*range(state.players), SPECTATOR):
            world = state.clone()
            self.game.plain.determinize(world, observer, seed)
            self._check(world, "sample")
            viewer = None if observer == SPECTATOR else observer
            if self.game.view(world, viewer) != self.game.view(state, viewer):
                raise Unsound("sample", "view")

    def _judge(self, state: Any) -> None:
        """Bots can tell what it is worth."""
        self.game.plain.evaluate(state, self.game.weights, [0] * MAX_SEATS)

    def _play(self, state: Any) -> int:
        """Play it to its end at random; compiled, where that can be done, with every invariant checked."""
        states = [state, *[None] * Slot.FIRST]
        tally = [0.0] * Tally.SIZE
        bound = self.game.bound
        made = int(self.game.plain.finish(states, bound, self.native is None, tally))
        end = states[Slot.LIVE]
        self._check(end, "invariant")
        if self.native:
            block, counted = self.native.states(state), self.native.tally()
            self.native.work(Job.FINISH, block, count=bound, checked=True, tally=counted)
            tally = [float(count) for count in counted]
        if tally[Tally.BROKEN]:
            raise Unsound("invariant", self._name(int(tally[Tally.BROKEN])))
        if end.actor != NOBODY:
            raise Unsound("bound", str(bound))
        if self.native and block[Slot.LIVE].tobytes() != end.pack():
            twin = self.native.plain(block, Slot.LIVE)
            raise Unsound("difference", first_difference(end, twin).split(":")[0])
        return made


def _where(error: Exception) -> str:
    """An error by its kind and by where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}, {Path(frames[-1].filename).name}:{frames[-1].lineno}"
