"""The search: what it finds, how long it thinks, how much memory it takes, and how trees are merged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests import standoff
from tests.bots.table import another_world, situations
from tests.house import two_slugs

import saloon
from saloon import Match
from saloon.bots import search as searching
from saloon.bots.search import PlainTree, children, search
from saloon.engine import Game
from saloon.engine.chances import WIN
from saloon.engine.native import Native
from saloon.engine.search import ROOT
from saloon.engine.tuning import Levels, Tuning, warm
from saloon.match import Sight

pytestmark = pytest.mark.usefixtures("interpreted")

SIX = "six-territories"


@pytest.fixture
def duel() -> Iterator[Match]:
    """Two with a gun each; the first was threatened and is asked in the last turn but one."""
    with standoff.at_home():
        yield Match.from_position(standoff.SLUG, {"players": 2, "turn": 1, "guns": [1, 0], "asked": 0}, seed=2)


def test_who_has_only_a_hand_searches_as_a_legend_once_he_is_given_time() -> None:
    legend, own = Tuning(iterations=7), Tuning(iterations=9)
    assert Levels(marshal=warm(100), legend=legend).search("marshal") == legend
    assert Levels(marshal=own, legend=legend).search("marshal") == own
    assert Levels(marshal=own, legend=legend).search("outlaw") == legend


def test_a_win_in_one_is_found(duel: Match) -> None:
    """Whoever never answers a threat never scores."""
    found = search(duel.game, duel.sight(0).sample(1), 0, Tuning(iterations=8_000, stages=-1), 3)
    assert found.best == standoff.Code.DRAW
    assert found.chance(standoff.Code.DRAW) > found.chance(standoff.Code.PASS)
    assert found.chances[0] > 0.5


def test_every_visit_is_counted_once() -> None:
    for _, sight in situations(SIX, 8, 2):
        found = search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=4_000), 3, whole=True)
        assert sum(found.visits.values()) == found.iterations == 100
        assert sum(found.chances) == pytest.approx(1, abs=0.01)
        assert found.best == max(found.visits, key=lambda code: (found.visits[code], found.worths[code]))


@pytest.mark.parametrize("knobs", [{"stages": -1}, {"stages": 2}, {"longest": 4}, {"greed": 50}, {"trust": 5}])
def test_every_way_of_playing_on_gives_chances(knobs: dict[str, int]) -> None:
    for _, sight in situations(SIX, 8, 1):
        found = search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=2_400, **knobs), 3)
        assert all(0 <= found.chance(code) <= 1 for code in found.visits)
        assert sum(found.chances) == pytest.approx(1, abs=0.01)


def test_a_choice_that_was_never_followed_is_told_by_its_worth_at_a_glance() -> None:
    """Where a search trusts its first look it may not follow all choices; they are not hopeless for that."""
    left_out = 0
    for _, sight in situations(SIX, 8, 8):
        tuning = Tuning(iterations=2_400, explore=0, longest=0, trust=50)
        found = search(sight.game, sight.sample(1), sight.seat, tuning, 3)
        for code in found.visits:
            left_out += found.visits[code] == 0
            assert abs(found.chance(code) - found.chance(found.best)) < 0.3
    assert left_out > 0


@pytest.mark.parametrize(
    ("knobs", "rests", "worth"),
    [
        ({"stages": -1}, 145, 100_833_324),
        ({"longest": 3, "explore": 200}, 153, 77_433_045),
        ({"stages": -1, "greed": 70, "trust": 3}, 131, 128_999_991),
        ({"stages": -1, "greed": 100, "look": 1}, 193, 94_166_652),
        ({"longest": 0, "explore": 100, "trust": 3}, 155, 72_864_112),
    ],
)
def test_a_search_finds_to_the_last_digit_what_it_always_found(knobs: dict[str, int], rests: int, worth: int) -> None:
    """Of 200 iterations, how many rest in the first turn, and what all were worth: whoever rewrites the search for
    speed or for readers does not change how it plays."""
    with standoff.at_home():
        match = Match.new(standoff.SLUG, 3, seed=2)
    tree = PlainTree(match.game, match.sight(0).sample(1), 0, Tuning(**knobs), 200)
    tree.grow(7, 200)
    found = searching._merged([tree], Tuning(), False)
    assert found.visits == {standoff.Code.REST: rests, standoff.Code.THREATEN: 200 - rests}
    assert found.chances[0] * WIN * 200 == pytest.approx(worth, abs=0.1)


def nodes_used(tree: Any) -> int:
    added = tree._scratch.added if isinstance(tree, PlainTree) else tree._scratch["added"][0]
    return ROOT + 1 + int(added)


def test_a_full_tree_grows_no_more_and_still_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tuning, "branches", 1)
    for match, sight in situations("hold-up", 8, 2):
        found = search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=4_000), 3)
        (tree,) = found.trees
        assert isinstance(tree, PlainTree)
        assert nodes_used(tree) == len(tree.nodes) == ROOT + 1 + 100
        assert found.best in [choice.code for choice in match.choices()]
        assert sum(found.visits.values()) == found.iterations == 100


@pytest.mark.slow
def test_a_compiled_tree_stays_within_its_memory(
    monkeypatch: pytest.MonkeyPatch, compiled: Callable[[Game], Native]
) -> None:
    monkeypatch.setattr(searching, "MOST_NODES", 500)
    for slug in (SIX, "hold-up"):
        compiled(saloon.game(slug))
        for match, sight in situations(slug, 8, 3):
            found = search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=3_000), 3)
            (tree,) = found.trees
            assert len(tree.nodes) == 500
            assert nodes_used(tree) <= 500
            assert tree.nodes.nbytes == 31 * 500
            assert found.best in [choice.code for choice in match.choices()]
            assert sum(found.visits.values()) == found.iterations


@pytest.mark.slow
@two_slugs
def test_merged_trees_are_the_sum_of_them(slug: str, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(slug))
    for _, sight in situations(slug, 8, 2):
        found = search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=900), 3, threads=3)
        assert len(found.trees) == 3
        assert found.iterations == sum(tree.iterations for tree in found.trees) <= 900
        for code in found.visits:
            alone = [_root(tree, code) for tree in found.trees]
            assert found.visits[code] == sum(visits for visits, _ in alone)
            assert found.worths[code] == pytest.approx(sum(worth for _, worth in alone))
        for seat, chance in enumerate(found.chances):
            mean = sum(tree.iterations * tree.chances()[seat] for tree in found.trees) / found.iterations
            assert chance == pytest.approx(mean)
        assert len({tuple(tree.chances()) for tree in found.trees}) == 3, "each tree thinks of worlds of its own"


def _root(tree: Any, code: int) -> tuple[int, float]:
    """Visits and worth of a choice at the root of one tree."""
    for child in children(tree, ROOT):
        if tree.nodes["code"][child] == code:
            return int(tree.nodes["visits"][child]), float(tree.nodes["worth"][child]) / 1_000_000
    return 0, 0.0


@pytest.mark.slow
def test_the_same_seed_grows_the_same_tree_on_several_cores(compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(SIX))
    for _, sight in situations(SIX, 8, 1):
        one, other = (
            search(sight.game, sight.sample(1), sight.seat, Tuning(iterations=2_000), 3, threads=2) for _ in range(2)
        )
        assert (one.visits, one.worths, one.chances) == (other.visits, other.worths, other.chances)


@pytest.mark.slow
def test_a_bot_that_thinks_by_the_clock_thinks_on_several_cores(
    compiled: Callable[[Game], Native], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(saloon.game(SIX))
    grown: list[int] = []
    grow = searching.CompiledTree.grow
    monkeypatch.setattr(searching.CompiledTree, "grow", lambda tree, *told: (grown.append(id(tree)), grow(tree, *told)))
    for spec, trees in (("legend@0.05", 3), ("legend", 1)):
        bot = saloon.bot(spec, threads=3)
        for match, sight in situations(SIX, 8, 1):
            grown.clear()
            assert bot.choose(sight, 1) in [choice.code for choice in match.choices()]
            assert len(set(grown)) == trees


class Clock:
    """A clock that goes on only when somebody looks at it."""

    TICK = 1 / 64  # seconds

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += self.TICK
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of the search."""
    made = Clock()
    monkeypatch.setattr(searching, "time", made)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0.0625, 0.5])
def test_a_think_time_is_kept(seconds: float, clock: Clock, compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(SIX))
    for _, sight in situations(SIX, 8, 1):
        began = clock.now + Clock.TICK
        saloon.bot(f"legend@{seconds}").choose(sight, 1)
        assert clock.now - began == seconds


@pytest.mark.slow
@pytest.mark.usefixtures("clock")
def test_more_time_makes_more_iterations(compiled: Callable[[Game], Native]) -> None:
    compiled(saloon.game(SIX))
    for _, sight in situations(SIX, 8, 1):
        short, long = (saloon.bot(f"marshal@{seconds}").think(sight, 1).iterations for seconds in (0.0625, 0.5))
        assert long == 8 * short


@pytest.mark.slow
@pytest.mark.parametrize("knobs", [{}, {"greed": 50, "trust": 3}])
def test_interpreted_and_compiled_grow_the_same_tree(knobs: dict[str, int], compiled: Callable[[Game], Native]) -> None:
    """The kernels are the same text; only floating point in the choice of a way could tell them apart."""
    native = compiled(saloon.game(SIX))
    for _, sight in situations(SIX, 8, 2):
        tuning = Tuning(**knobs)
        state = sight.sample(1)
        trees: list[searching.Tree] = [
            searching.CompiledTree(native, state, sight.seat, tuning, 200),
            PlainTree(sight.game, state, sight.seat, tuning, 200),
        ]
        for tree in trees:
            tree.grow(7, 200)
        fast, slow = (searching._merged([tree], Tuning(), tree is trees[0]) for tree in trees)
        assert fast.visits == slow.visits
        assert fast.chances == pytest.approx(slow.chances)


class TestKeptTrees:
    """A bot that goes on from the tree of its last choice."""

    @staticmethod
    def play(slug: str, choices: int) -> Iterator[tuple[Match, int]]:
        """A match of a Marshal, who sits in seat 0 and keeps his trees, against random bots: each time he is to choose,
        the match and his choice."""
        match, marshal, other = Match.new(slug, seed=9), saloon.bot("search:iterations=400"), saloon.bot("random")
        while match.to_move is not None and choices:
            seat = match.to_move
            code = (other if seat else marshal).choose(match.sight(seat), match.played)
            if seat == 0:
                yield match, code
                choices -= 1
            match.play(code)

    @pytest.mark.slow
    @two_slugs
    def test_it_plays_legally_and_always_the_same(self, slug: str, compiled: Callable[[Game], Native]) -> None:
        compiled(saloon.game(slug))
        one, other = (
            [(code, code in [choice.code for choice in match.choices()]) for match, code in self.play(slug, 12)]
            for _ in range(2)
        )
        assert one == other
        assert all(legal for _, legal in one)

    @pytest.mark.slow
    @two_slugs
    def test_it_knows_no_more_for_it(self, slug: str, compiled: Callable[[Game], Native]) -> None:
        """Two bots follow one match, one shown the true table each time, the other another possible one."""
        compiled(saloon.game(slug))
        one, other = (saloon.bot("search:iterations=400") for _ in range(2))
        for match, _ in self.play(slug, 12):
            sight = match.sight(0)
            truth = match.game.State.unpack(match.truth.states[-1])
            world = another_world(match.game, truth, 0, match.played + 50)
            shown = [Sight(match.game, 0, state, [], sight.history, sight.match) for state in (truth, world)]
            assert one.think(shown[0], 4) == other.think(shown[1], 4)

    @pytest.mark.slow
    def test_a_kept_tree_gives_more_visits_for_the_same_work(self, compiled: Callable[[Game], Native]) -> None:
        native = compiled(saloon.game(SIX))
        for _, sight in situations(SIX, 8, 1):
            state = sight.sample(1)
            tree = searching.CompiledTree(native, state, sight.seat, Tuning(), 2_000)
            tree.grow(1, 600)
            room = len(tree.nodes)
            first = max(children(tree, ROOT), key=lambda child: int(tree.nodes["visits"][child]))
            way = [(int(tree.nodes["seat"][first]), int(tree.nodes["code"][first]))]
            before = int(tree.nodes["visits"][first])
            assert not tree.go_on(state, [(way[0][0], -9)], 10), "a choice that was never thought of"
            assert not tree.go_on(state, way, 100_000), "no room for so much"
            assert tree.go_on(state, way, 100)
            assert int(tree.nodes["visits"][ROOT]) == before
            assert tree.iterations == 0
            possible = set(state.legal[: state.legal_n])
            assert {int(tree.nodes["code"][child]) for child in children(tree, ROOT)} <= possible
            assert len(tree.nodes) == room
