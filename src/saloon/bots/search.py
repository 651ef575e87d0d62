"""Searching for a choice: trees grown by the kernels of `engine.search`, on one core or several, compiled or not.

A search sees one state that its seat must hold possible and samples every world it thinks about from that anew: what
the seat cannot know has no way in. With a number of iterations it always finds the same; with a number of seconds it
does what it can in that time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from saloon.engine import Choice, Game
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job
from saloon.engine.native import Native, when_ready
from saloon.engine.policies import Slot
from saloon.engine.search import NONE, ROOT, Node, Scratch
from saloon.engine.tuning import Tuning

CHUNK = 250  # iterations between two looks at the clock ...
ASKING_CHUNK = 50  # ... by a net, which takes longer ...
PLAIN_CHUNK = 10  # ... and with interpreted rules
MOST_NODES = 1_000_000  # of a tree: 31 megabytes
KEPT = 3  # searches that a tree has room for, if it is kept from one choice to the next
INTERPRETED, FEWEST = (
    40,
    60,
)  # a search with interpreted rules makes so many times fewer iterations, but not fewer than that
ASKING, FEWEST_ASKED = 100, 12  # the same by a net, which interpreted takes a hundred times as long
PARTS = 6  # in which choices are weighed: how these spread tells how sure it is
LEAST, PLAIN_LEAST = 40, 5  # iterations of each part, with compiled and with interpreted rules
SCALES = 1 << 50  # set apart, the worlds in which choices are weighed


class Tree(Protocol):
    """A tree being grown for one seat."""

    nodes: Any
    iterations: int
    chunk: int  # iterations in one go

    def grow(self, seed: int, count: int) -> None:
        """Make so many iterations more."""

    def go_on(self, state: Any, history: Sequence[tuple[int, int]], iterations: int) -> bool:
        """Go on from where these choices have led, with another state to think about and room for so many iterations;
        False if the tree never got there, or has no room."""

    def chances(self) -> list[float]:
        """Everybody's chance of winning, the mean of all iterations."""


@dataclass
class Found:
    """What a search found at its root: how often each choice was followed, and what it was worth in all, with its worth
    at a glance for as many visits as that is trusted."""

    trust: int = 0
    urgency: float = 0.0
    visits: dict[int, int] = field(default_factory=dict)
    worths: dict[int, float] = field(default_factory=dict)
    chances: list[float] = field(default_factory=list)
    iterations: int = 0
    compiled: bool = True
    trees: list[Tree] = field(default_factory=list)

    @property
    def best(self) -> int:
        """The choice followed most often; of two such, the one worth more."""
        return max(self.visits, key=lambda code: (self.visits[code], self.worths[code], -code))

    def chance(self, code: int) -> float:
        """The chance of winning after a choice. One that a net took for so unlikely that nobody followed it is thought
        to be as much worse than the others as the search thought."""
        tried = self.visits[code] + self.trust
        if tried:
            return self.worths[code] / tried
        mean = sum(self.worths.values()) / max(sum(self.visits.values()), 1)
        return max(mean - self.urgency, 0.0)


class CompiledTree:
    """A tree in a block of memory, grown by compiled rules; it leaves the interpreter free meanwhile."""

    def __init__(self, native: Native, state: Any, seat: int, tuning: Tuning, iterations: int) -> None:
        self.iterations = 0
        self.chunk = ASKING_CHUNK if tuning.net else CHUNK
        self._native = native
        self._players = state.players
        self._block = native.states(state)
        self._scratch = native.scratch(tuning.knobs(seat))
        self._mind = native.game.sure_mind().beside(state) if tuning.net else {}
        self._branches = tuning.branches
        self.nodes = native.tree(min(ROOT + 1 + self._branches * iterations, MOST_NODES))

    def grow(self, seed: int, count: int) -> None:
        """Make so many iterations more."""
        beside = {"tree": self.nodes, "scratch": self._scratch, **self._mind}
        self._native.work(Job.SEARCH, self._block, seed=seed, count=count, **beside)
        self.iterations += count

    def go_on(self, state: Any, history: Sequence[tuple[int, int]], iterations: int) -> bool:
        """Go on from where these choices have led. What lies beside the way is not used again, nor its room; what was
        possible there only in worlds that are out of the question by now is forgotten."""
        node = ROOT
        for seat, code in history:
            ways = [child for child in children(self, node) if _field(self, child, "seat") == seat]
            node = next((child for child in ways if _field(self, child, "code") == code), NONE)
            if node == NONE:
                return False
        room = len(self.nodes) - ROOT - 1 - int(self._scratch["added"][0])
        if room < self._branches * iterations:
            return False
        self.nodes[ROOT] = self.nodes[node]
        self._keep_children(set(state.legal[: state.legal_n]))
        self._block = self._native.states(state)
        self._scratch["totals"] = 0
        self.iterations = 0
        return True

    def _keep_children(self, legal: set[int]) -> None:
        """Unlink the choices after the root that are not legal."""
        last = NONE
        for child in children(self, ROOT):
            if _field(self, child, "code") in legal:
                self.nodes["sibling"][child] = last
                last = child
        self.nodes["child"][ROOT] = last

    @property
    def asked(self) -> int:
        """How often a net was asked."""
        return int(self._mind["pads"]["asked"][0]) if self._mind else 0

    def chances(self) -> list[float]:
        """Everybody's chance of winning, the mean of all iterations."""
        totals = self._scratch["totals"][0]
        return [int(totals[seat]) / (WIN * max(self.iterations, 1)) for seat in range(self._players)]


class PlainTree:
    """The same with interpreted rules."""

    def __init__(self, game: Game, state: Any, seat: int, tuning: Tuning, iterations: int) -> None:
        self.iterations = 0
        self.chunk = PLAIN_CHUNK
        self._players = state.players
        self._states = [state] * Slot.FIRST
        self._weights = game.weights
        self._mind: dict[str, Any] = game.sure_mind().plain_beside(state) if tuning.net else {}
        self._work = game.plain_by_net.work if tuning.net else game.plain.work
        self._scratch = Scratch()
        self._scratch.knobs = tuning.knobs(seat)
        self.nodes = [Node() for _ in range(ROOT + 1 + tuning.branches * iterations)]

    def grow(self, seed: int, count: int) -> None:
        """Make so many iterations more."""
        given = (self._states, (), seed, count, False, (), self._weights, self.nodes, [self._scratch])
        self._work(Job.SEARCH, *given, **self._mind)
        self.iterations += count

    def go_on(self, state: Any, history: Sequence[tuple[int, int]], iterations: int) -> bool:
        """Too small to be kept."""
        return False

    def chances(self) -> list[float]:
        """Everybody's chance of winning, the mean of all iterations."""
        totals = self._scratch.totals
        return [totals[seat] / (WIN * max(self.iterations, 1)) for seat in range(self._players)]


def search(
    game: Game,
    state: Any,
    seat: int,
    tuning: Tuning,
    seed: int,
    seconds: float | None = None,
    threads: int = 1,
    kept: Sequence[Tree] = (),
    *,
    whole: bool = False,
) -> Found:
    """Search from a state that a seat holds possible: as much as its tuning says, or for so many seconds, in one
    tree or, on as many cores, in several. Trees `kept` from before are grown further. A search that is decided ends
    early, unless the `whole` of it is wanted."""
    native = when_ready(game)
    tuning = _within_reach(tuning, native)
    if native is None:
        trees: Sequence[Tree] = [PlainTree(game, state, seat, tuning, tuning.iterations)]
    else:
        room = KEPT * tuning.iterations if seconds is None else MOST_NODES
        trees = kept or [CompiledTree(native, state, seat, tuning, room) for _ in range(threads)]
    seed >>= 2  # room to count on
    if len(trees) == 1:
        _grow(trees[0], seed, tuning.iterations, seconds, whole)
    else:
        _grow_all(trees, seed, tuning.iterations // len(trees), seconds, whole)
    return _merged(trees, tuning, native is not None)


def weigh(
    game: Game, state: Any, seat: int, codes: Sequence[int], tuning: Tuning, seed: int
) -> dict[int, tuple[float, ...]]:
    """The chance of winning after each of several choices, as each of so many parts of the search finds it. A tree soon
    leaves alone what looks worse, and so cannot say how much worse it is: here each choice is searched as if it were
    the only one, as much as the others and in the same worlds. All together take as many iterations as the tuning says,
    unless that were too few."""
    native = when_ready(game)
    tuning = _within_reach(tuning, native)
    count = max(tuning.iterations // (PARTS * len(codes)), PLAIN_LEAST if native is None else LEAST)

    def chance(code: int, part: int) -> float:
        only = state.clone()
        only.legal[0], only.legal_n = code, 1
        tree: Tree = (
            PlainTree(game, only, seat, tuning, count)
            if native is None
            else CompiledTree(native, only, seat, tuning, count)
        )
        tree.grow((seed >> 2) + SCALES + (part << 40), count)
        return tree.chances()[seat]

    return {code: tuple(chance(code, part) for part in range(PARTS)) for code in codes}


def _within_reach(tuning: Tuning, native: Native | None) -> Tuning:
    """How to search with the rules at hand: with interpreted ones less deeply, and without glances, which are slow.
    What rollouts by glances would have added to a net is left out with them."""
    if native is not None:
        return tuning
    slower, fewest = (ASKING, FEWEST_ASKED) if tuning.net else (INTERPRETED, FEWEST)
    iterations = min(tuning.iterations, max(tuning.iterations // slower, fewest))
    return replace(tuning, iterations=iterations, greed=0, blend=0 if tuning.greed else tuning.blend)


def cores() -> int:
    """How many processors there are for this process."""
    affinity = getattr(os, "sched_getaffinity", None)  # not every system has it
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _grow_all(trees: Sequence[Tree], seed: int, iterations: int, seconds: float | None, whole: bool) -> None:
    """Grow trees, each on a core of its own."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 (a table with people needs none)

    with ThreadPoolExecutor(len(trees)) as workers:
        growing = [
            workers.submit(_grow, tree, seed + (number << 40), iterations, seconds, whole)
            for number, tree in enumerate(trees)
        ]
    for grown in growing:
        grown.result()


def _grow(tree: Tree, seed: int, iterations: int, seconds: float | None, whole: bool) -> None:
    """Grow a tree until its time is up, or its iterations, or until no other choice can become the best."""
    began = time.perf_counter()
    while seconds is not None or tree.iterations < iterations:
        chunk = tree.chunk if seconds is not None else min(tree.chunk, iterations - tree.iterations)
        tree.grow(seed + tree.iterations, chunk)
        if seconds is not None and time.perf_counter() - began >= seconds:
            return
        if seconds is None and not whole and _decided(tree, iterations - tree.iterations):
            return


def _decided(tree: Tree, left: int) -> bool:
    """Whether the choice ahead stays ahead whatever comes."""
    visits = sorted((_field(tree, child, "visits") for child in children(tree, ROOT)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def children(tree: Tree, node: int) -> list[int]:
    """The choices after a node of a tree."""
    found = []
    child = _field(tree, node, "child")
    while child != NONE:
        found.append(child)
        child = _field(tree, child, "sibling")
    return found


def _field(tree: Tree, node: int, name: str) -> int:
    if isinstance(tree, PlainTree):
        return int(getattr(tree.nodes[node], name))
    return int(tree.nodes[name][node])


def _merged(trees: Sequence[Tree], tuning: Tuning, compiled: bool) -> Found:
    """Independent trees as one: their visits and worths added up."""
    iterations, trust = sum(tree.iterations for tree in trees), tuning.trust
    urgency = tuning.urgency / 1_000 if tuning.net else 0.0
    found = Found(trust * len(trees), urgency, compiled=compiled, trees=list(trees), iterations=iterations)
    for tree in trees:
        for child in children(tree, ROOT):
            code = _field(tree, child, "code")
            found.visits[code] = found.visits.get(code, 0) + _field(tree, child, "visits")
            worth = _field(tree, child, "worth") + trust * _field(tree, child, "prior")
            found.worths[code] = found.worths.get(code, 0.0) + worth / WIN
    each = [tree.chances() for tree in trees]
    weight = [tree.iterations / max(found.iterations, 1) for tree in trees]
    found.chances = [sum(w * one[seat] for w, one in zip(weight, each, strict=True)) for seat in range(len(each[0]))]
    return found


def line(game: Game, found: Found, state: Any, steps: int, least: int = 8) -> list[tuple[int, Choice]]:
    """What the search expects in one world: who chooses what, as long as it has thought about it enough."""
    tree = found.trees[0]
    node = ROOT
    told: list[tuple[int, Choice]] = []
    world = state.clone()
    while world.actor >= 0 and len(told) < steps:
        legal = set(world.legal[: world.legal_n])
        ways = [
            child
            for child in children(tree, node)
            if _field(tree, child, "seat") == world.actor and _field(tree, child, "code") in legal
        ]
        if not ways:
            break
        if told:
            node = max(ways, key=lambda child: _field(tree, child, "visits"))
        else:
            node = next((child for child in ways if _field(tree, child, "code") == found.best), ways[0])
        if told and _field(tree, node, "visits") < least:
            break
        code = _field(tree, node, "code")
        told.append((int(world.actor), told_of(game, world, code, state.actor)))
        game.plain.apply(world, code)
    return told


def told_of(game: Game, world: Any, code: int, seat: int) -> Choice:
    """A choice in a world as a seat may be told of it: its own by all that it knows."""
    choice = game.choice(world, code)
    return choice if world.actor == seat else choice.overheard
