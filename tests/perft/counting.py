"""Perft: go through all that can happen from a position, every choice and every outcome of chance, and count it.

A case is a YAML file: a sentence `about` it, a `position`, and how far to go along each line of play: so many `choices`
and so many `outcomes` of chance, or to the very end where nothing is said.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any
from zlib import crc32

import yaml

import saloon
from saloon.engine import NOBODY, Game, Watch, can_win
from saloon.engine.state import OutOfScript

HOME = Path(__file__).parent
TO_THE_END = 1 << 30
STILL = [0, 0]  # a generator that stands still: every outcome is scripted, so equal tables are equal bytes


@dataclass
class Count:
    """What was met, counted once for every line of play that leads to it."""

    decisions: int = 0  # questions to a seat
    choices: int = 0  # answers to them
    outcomes: int = 0  # of chance
    ends: int = 0  # games over
    cut: int = 0  # lines followed no further
    wins: list[int] = field(default_factory=list)  # ends won or shared, seat by seat
    tables: int = 0  # a checksum over what is to be seen at every end and every cut

    def __iadd__(self, other: "Count") -> "Count":
        self.decisions += other.decisions
        self.choices += other.choices
        self.outcomes += other.outcomes
        self.ends += other.ends
        self.cut += other.cut
        self.wins = [one + more for one, more in zip_longest(self.wins, other.wins, fillvalue=0)]
        self.tables = (self.tables + other.tables) & 0xFFFFFFFF
        return self


class Perft:
    """Counts for one game. What follows from a state is counted once, however often it comes up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._counted: dict[tuple[bytes, int, int], Count] = {}

    def from_position(self, position: dict[str, Any], choices: int, outcomes: int) -> Count:
        """All that can happen from a position."""
        blank = self.game.blank(position["players"], position.get("options"))
        return self._step(blank, lambda state: self.game.from_position(state, position), choices, outcomes)

    def _step(self, start: Any, change: Callable[[Any], None], choices: int, outcomes: int) -> Count:
        """A change of the state, for every way chance can take in it."""
        total = Count()
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            state = start.clone()
            state.watch = Watch(script, strict=True)
            try:
                change(state)
            except OutOfScript as asked:
                if len(script) == outcomes:
                    total += self._leaf(state, Count(cut=1))
                else:
                    total.outcomes += asked.sides
                    scripts += [[*script, outcome] for outcome in range(asked.sides)]
            else:
                total += self._state(state, choices, outcomes - len(script))
        return total

    def _state(self, state: Any, choices: int, outcomes: int) -> Count:
        """All that can happen from a state between two changes."""
        state.rng = STILL[:]
        key = (state.pack(), choices, outcomes)
        if key not in self._counted:
            self._counted[key] = self._following(state, choices, outcomes)
        return self._counted[key]

    def _following(self, state: Any, choices: int, outcomes: int) -> Count:
        if state.actor == NOBODY:
            return self._leaf(state, Count(ends=1, wins=self._winners(state)))
        if choices == 0:
            return self._leaf(state, Count(cut=1))
        total = Count(decisions=1, choices=state.legal_n)
        for code in state.legal[: state.legal_n]:
            total += self._step(state, self._choice(code), choices - 1, outcomes)
        return total

    def _choice(self, code: int) -> Callable[[Any], None]:
        return lambda state: self.game.plain.apply(state, code)

    def _leaf(self, state: Any, count: Count) -> Count:
        seen = json.dumps(self.game.view(state, None), sort_keys=True)
        count.tables = crc32(seen.encode())
        return count

    def _winners(self, state: Any) -> list[int]:
        standings = [self.game.plain.standing(state, seat) for seat in range(state.players)]
        return [int(own == max(standings) and can_win(own)) for own in standings]


def cases(slug: str) -> Iterator[Path]:
    """The positions of a game."""
    return iter(sorted((HOME / slug).glob("*.yaml")))


def counted(path: Path) -> dict[str, Any]:
    """The counts of one case."""
    case = yaml.safe_load(path.read_text(encoding="utf-8"))
    limits = (case.get("choices", TO_THE_END), case.get("outcomes", TO_THE_END))
    return asdict(Perft(saloon.game(path.parent.name)).from_position(case["position"], *limits))


def known(slug: str) -> dict[str, dict[str, Any]]:
    """The counts of a game's cases as they were written down."""
    counts: dict[str, dict[str, Any]] = json.loads((HOME / f"{slug}.json").read_text(encoding="utf-8"))
    return counts
