"""The bots by name, the same in every game: from Random, who thinks nothing, to Legend, who searches best, and Outlaw,
who does so for longer.

Who they are, and how long each thinks at a table, is said here and nowhere else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from saloon.bots.contract import Expected, Ground, Prospect, Sight, Thought
from saloon.bots.explain import chances_now, reasons
from saloon.bots.play import chosen_in, foretold
from saloon.bots.search import Found, Tree, line, search
from saloon.engine import NOBODY, Game
from saloon.engine.policies import Policy
from saloon.engine.tuning import Tuning, guided

LINE = 5  # choices of the line that is told


@dataclass(frozen=True)
class Level:
    """A bot as people choose one: by its name."""

    name: str
    seconds: float = 0.0  # it thinks at a table; 0: no longer than a look takes
    timed: bool = False  # whether it searches, and can be given another think time
    clocked: bool = False  # whether it always goes by the clock, on all cores: how strong it is depends on the machine


RANDOM = "random"
LEVELS = (  # the weakest first
    Level(RANDOM),
    Level("tenderfoot"),
    Level("deputy"),
    Level("marshal", 0.1, timed=True),
    Level("legend", 1.0, timed=True),
    Level("outlaw", 2.0, timed=True, clocked=True),
)
MEASURED = tuple(level.name for level in LEVELS if not level.clocked)  # as strong everywhere as the arena found them
FROZEN = {f"{level.name}-2026-11": level for level in LEVELS[1:-1]}  # as they were before there were nets
USUAL = "deputy"  # an opponent if nobody says which
ADVISER = "legend"
REHEARSING = "marshal"  # searches, and is soon done


class Chooser(ABC):
    """A bot that chooses; what it thinks of its choices is what each looks like at a glance."""

    name: str

    @abstractmethod
    def choose(self, sight: Sight, seed: int) -> int:
        """The code of the choice to make."""

    def think(self, sight: Sight, seed: int) -> Thought:
        """The same choice, with what each looks like and what speaks for it."""
        code = self.choose(sight, seed)
        state, game = sight.sample(seed), sight.game
        seen = [Prospect(one, self._chance_after(game, state, one)) for one in state.legal[: state.legal_n]]
        seen.sort(key=lambda prospect: -prospect.chance)
        expected = Expected(sight.seat, game.choice(state, code))
        chances, grounds = self.chances(game, state), self.grounds(game, state, code, seen)
        return Thought(code, chances, tuple(seen), (expected,), grounds)

    def chances(self, game: Game, state: Any) -> tuple[float, ...]:
        """Everybody's chance of winning, as it looks at once."""
        return chances_now(game, state)

    def _chance_after(self, game: Game, state: Any, code: int) -> float:
        after = state.clone()
        game.plain.apply(after, code)
        return self.chances(game, after)[int(state.actor)]

    def grounds(self, game: Game, state: Any, code: int, seen: Sequence[Prospect]) -> tuple[Ground, ...]:
        """What speaks for a choice beside the others."""
        return reasons(game, state, code, int(state.actor), seen)


class Silent(Chooser):
    """A bot that somebody wrote to choose and no more: what its choices look like is said for it."""

    def __init__(self, bot: Any) -> None:
        self.name: str = bot.name
        self._bot = bot

    def choose(self, sight: Sight, seed: int) -> int:
        """The bot's own choice."""
        return int(self._bot.choose(sight, seed))


class Glance(Chooser):
    """A bot that looks at what is in front of it: any choice, the best at a glance, or nearly always a good one."""

    def __init__(self, name: str, hand: int | None = None) -> None:
        self.name = name
        self._hand = hand

    def choose(self, sight: Sight, seed: int) -> int:
        """The choice of its policy, by what the seat can know."""
        return self.choose_in(sight.game, sight.sample(seed), seed)

    def choose_in(self, game: Game, state: Any, seed: int) -> int:
        """The same in a state, which it looks at through the eyes of whoever is to move."""
        return chosen_in(game, state, self.policy(game), seed)

    def grounds(self, game: Game, state: Any, code: int, seen: Sequence[Prospect]) -> tuple[Ground, ...]:
        """What speaks for a choice, unless it was made at random."""
        return super().grounds(game, state, code, seen) if self.policy(game) != Policy.RANDOM else ()

    def chances(self, game: Game, state: Any) -> tuple[float, ...]:
        """Everybody's chance of winning, as the net sees it if it chooses."""
        by_net = self.policy(game) >= Policy.NET and state.actor != NOBODY
        return foretold(game, state) if by_net else super().chances(game, state)

    def policy(self, game: Game) -> int:
        """How it chooses in a game, for the kernels: a policy, or a hand that slips."""
        return game.playing.hand(self.name) if self._hand is None else self._hand


@dataclass(frozen=True)
class _Kept:
    """Trees kept from one choice of a seat to the next."""

    match: str
    seat: int
    history: list[tuple[int, int]]
    trees: list[Tree]

    def after(self, sight: Sight, state: Any, iterations: int) -> list[Tree]:
        """The trees, if they lead to where the match is now: it must be the same match, and more must have happened."""
        known = len(self.history)
        if (self.match, self.seat) != (sight.match, sight.seat) or known >= len(sight.history):
            return []
        if list(sight.history[:known]) != self.history:
            return []
        since = sight.history[known:]
        return self.trees if all(tree.go_on(state, since, iterations) for tree in self.trees) else []


class Searcher:
    """A bot that searches: so many iterations, or for a think time, on one core or several."""

    def __init__(self, name: str, knobs: Tuning | None = None, seconds: float | None = None, threads: int = 1) -> None:
        self.name = name
        self._knobs = knobs
        self._seconds = seconds
        self._threads = threads
        self._kept: _Kept | None = None

    def choose(self, sight: Sight, seed: int) -> int:
        """The best choice found; where there is but one, that."""
        if hand := self.hand(sight.game):
            return hand.choose(sight, seed)
        state = sight.sample(seed)
        if state.legal_n == 1:
            return int(state.legal[0])
        return self._search(sight, state, seed).best

    def think(self, sight: Sight, seed: int) -> Thought:
        """The same, with everything the search knows."""
        if hand := self.hand(sight.game):
            return hand.think(sight, seed)
        state, game = sight.sample(seed), sight.game
        found = self._search(sight, state, seed)
        code = found.best if state.legal_n > 1 else int(state.legal[0])
        total = max(sum(found.visits.values()), 1)
        prospects = [Prospect(one, found.chance(one), found.visits[one] / total) for one in found.visits]
        prospects.sort(key=lambda prospect: (prospect.code != code, -prospect.share, -prospect.chance))
        ahead = tuple(Expected(seat, choice) for seat, choice in line(game, found, state, LINE))
        grounds = reasons(game, state, code, sight.seat, prospects)
        return Thought(code, tuple(found.chances), tuple(prospects), ahead, grounds, found.iterations, found.compiled)

    def hand(self, game: Game) -> Glance | None:
        """Who chooses in its place where its level does not search and nobody gave it time to."""
        told = self._knobs or self._seconds is not None
        return None if told or game.playing.searches(self.name) else Glance(self.name)

    def tuning(self, game: Game) -> Tuning:
        """How it searches in a game."""
        return self._knobs or game.playing.search(self.name)

    def _search(self, sight: Sight, state: Any, seed: int) -> Found:
        knobs = self.tuning(sight.game)
        kept = self._kept.after(sight, state, knobs.iterations) if self._kept else []
        found = search(sight.game, state, sight.seat, knobs, seed, self._seconds, self._threads, kept)
        self._kept = _Kept(sight.match, sight.seat, list(sight.history), found.trees) if sight.match else None
        return found


class Frozen(Searcher):
    """A level as it searched when nobody had a net yet: for comparisons, and not offered at tables."""

    def hand(self, game: Game) -> Glance | None:
        """It searched in every game."""
        return None

    def tuning(self, game: Game) -> Tuning:
        """How it searched in a game."""
        return game.levels.search(FROZEN[self.name].name)


class FrozenGlance(Glance):
    """The same for a level that never searched."""

    def policy(self, game: Game) -> int:
        """How it chose in a game."""
        return game.levels.hand(FROZEN[self.name].name)


def with_knobs(name: str, given: dict[str, Any]) -> Searcher:
    """A search for experiments: the knobs of a tuning by name."""
    usual = guided(Tuning.iterations) if given.get("net") else Tuning()
    return Searcher(name, replace(usual, **given))
