"""Bots that think by a net: what they find, that both forms find the same, and that they see what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.bots.table import another_world, situations, true_state
from tests.house import each_slug
from tests.nets import random_mind, random_net

import saloon
from saloon.bots import Frozen, Glance, Searcher
from saloon.bots.analysis import chances
from saloon.bots.play import chosen_in, foretold
from saloon.bots.search import CompiledTree, PlainTree, children, search
from saloon.engine import Game
from saloon.engine.kernels import Tally
from saloon.engine.minds import Mind
from saloon.engine.native import Native
from saloon.engine.netfile import Net, NetError, write
from saloon.engine.policies import Policy
from saloon.engine.search import ROOT
from saloon.engine.tuning import guided
from saloon.lab import simulate
from saloon.match import Match, Sight

pytestmark = pytest.mark.usefixtures("interpreted")

SIX = "six-territories"
UNLIKE = "hold-up"  # no two things of it are alike, so that a net sees it from one angle
FIELDS = ("code", "seat", "child", "sibling", "visits", "offered", "prior", "worth")

Minding = Callable[..., Game]


@pytest.fixture
def minded(monkeypatch: pytest.MonkeyPatch) -> Minding:
    """A way to give a game a net for a test: one with random numbers, unless another is handed over."""

    def give(slug: str, net: Net | None = None) -> Game:
        game = saloon.game(slug)
        monkeypatch.setitem(vars(game), "mind", Mind(game, net) if net else random_mind(game))
        monkeypatch.setitem(vars(game), "playing", game.levels.by_net)
        return game

    return give


def blank(game: Game, **biases: dict[int, float]) -> Net:
    """A net that knows nothing at all, but for some biases of its last tables."""
    net = random_net(game)
    for array in net.arrays.values():
        array[:] = 0
    for name, told in biases.items():
        for place, bias in told.items():
            net.arrays[f"{name}_bias"][place] = bias
    return net


def last_choices(count: int) -> Iterator[tuple[Match, Sight, dict[int, float]]]:
    """The last choices of some matches between two, as far as they decide it: what each is worth."""
    for seed in range(500):
        match = Match.new(SIX, 2, seed=seed)
        states = []
        while match.to_move is not None:
            states.append((true_state(match), match.to_move))
            match.play(match.choices()[seed % len(match.choices())])
        state, seat = states[-1]
        worth = {code: after(match.game, state, code, seat) for code in state.legal[: state.legal_n]}
        if len(set(worth.values())) > 1 and None not in worth.values():
            yield match, Sight(match.game, seat, state, []), worth
            count -= 1
            if not count:
                return


def after(game: Game, state: Any, code: int, seat: int) -> Any:
    """The share of the win that a choice brings, if it ends the match."""
    end = state.clone()
    game.plain.apply(end, code)
    found = [0] * end.players
    game.plain.evaluate(end, game.weights, found)
    return found[seat] / 1e6 if end.actor < 0 else None


def test_a_search_guided_by_who_knows_nothing_finds_what_wins_at_once(minded: Minding) -> None:
    game = minded(SIX)
    minded(SIX, blank(game))
    for _, sight, worth in last_choices(5):
        found = search(game, sight.sample(1), sight.seat, guided(60), 3)
        assert worth[found.best] == max(worth.values())
        assert found.chance(found.best) == pytest.approx(max(worth.values()), abs=0.01)


def test_what_the_net_likes_is_chosen_at_once_and_looked_at_first(minded: Minding) -> None:
    game = minded(UNLIKE)
    for _, sight in situations(UNLIKE, 8, 4, 2):
        state = sight.sample(1)
        for code in state.legal[: min(state.legal_n, 6)]:
            liked = game.plain_batches.index_of(state, state.actor, code)
            minded(UNLIKE, blank(game, policy={liked: 5.0}))
            assert chosen_in(game, state, Policy.NET, 1) == code
            assert saloon.bot("net").choose(sight, 2) == code
            assert search(game, state, sight.seat, guided(1), 3).best == code


def test_a_net_that_knows_nothing_is_told_by_the_linear_value(minded: Minding) -> None:
    """Blended wholly, a position is worth what the linear value says; by half, half as much is left of it."""
    game = minded(SIX)
    minded(SIX, blank(game))
    for _, sight in situations(SIX, 8, 2, 2):
        state = sight.sample(1)
        net, half, linear = (
            search(game, state, sight.seat, guided(1, blend=part), 3).chances[sight.seat] for part in (0, 50, 100)
        )
        assert half == pytest.approx((net + linear) / 2, abs=1e-5)
        assert abs(net - linear) > 0.01


def test_what_a_rollout_comes_to_may_count_beside_what_the_net_says(minded: Minding) -> None:
    """Wholly, to the end of the game, and it is worth nothing what the net hopes for; by half, by half."""
    game = minded(SIX)
    for _, sight in situations(SIX, 8, 2, 2):
        found: dict[str, list[float]] = {}
        for hope in (0.0, 9.0):
            minded(SIX, blank(game, value={0: hope}))
            for name, part in (("net", 0), ("half", 50), ("rollout", 100)):
                how = guided(1, longest=-1, blend=part)
                chance = search(game, sight.sample(1), sight.seat, how, 3).chances[sight.seat]
                found.setdefault(name, []).append(chance)
        assert found["rollout"][0] == found["rollout"][1] in (0.0, 0.5, 1.0)
        assert found["net"][0] != found["net"][1]
        for net, half, rolled in zip(*found.values(), strict=True):
            assert half == pytest.approx((net + rolled) / 2, abs=1e-5)


def test_what_the_net_chooses_before_it_judges_is_followed_up_to_the_horizon(minded: Minding) -> None:
    game = minded(SIX)
    for _, sight in situations(SIX, 8, 2, 2):
        chances = [
            search(game, sight.sample(1), sight.seat, guided(30, deep=1, **how), 3).chances
            for how in ({}, {"follow": 5, "stages": 0}, {"follow": 5})
        ]
        assert chances[0] == chances[1]
        assert chances[0] != chances[2]


def test_a_choice_that_was_never_followed_is_not_told_to_be_hopeless(minded: Minding) -> None:
    game = minded(SIX)
    minded(SIX, blank(game))
    for _, sight in situations(SIX, 8, 2, 2):
        found = search(game, sight.sample(1), sight.seat, guided(1, urgency=50), 3)
        untried = [code for code, visits in found.visits.items() if not visits]
        assert untried
        assert all(found.chance(code) == pytest.approx(found.chance(found.best) - 0.05) for code in untried)


def test_a_warm_net_makes_every_choice_as_often_as_it_is_likely(minded: Minding) -> None:
    game = minded(UNLIKE)
    _, sight = next(situations(UNLIKE, 8, 1, 2))
    state = sight.sample(1)
    first, second = state.legal[:2]
    index_of = game.plain_batches.index_of
    likes = {index_of(state, state.actor, first): 20.0, index_of(state, state.actor, second): 20.0 - np.log(3)}
    minded(UNLIKE, blank(game, policy=likes))
    made = [chosen_in(game, state, Policy.NET + 100, seed) for seed in range(400)]
    assert made.count(first) / 400 == pytest.approx(0.75, abs=0.06)
    assert made.count(first) + made.count(second) > 395
    hotter = [chosen_in(game, state, Policy.NET + 200, seed) for seed in range(400)]
    assert made.count(first) > hotter.count(first) > hotter.count(second)


def test_the_chances_are_those_of_the_net(minded: Minding) -> None:
    game = minded(SIX)
    minded(SIX, blank(game, value={0: float(np.log(2)), 5: float(np.log(2))}))
    for _, sight in situations(SIX, 8, 2, 3):
        state = sight.sample(1)
        told = foretold(game, state)
        assert told[sight.seat] == pytest.approx(2 / 6, abs=0.01), "nobody wins once in three times"
        assert sum(told) == pytest.approx(4 / 6, abs=0.01)
        thought = saloon.bot("deputy").think(sight, 1)
        assert thought.chances == told


@pytest.mark.slow
@each_slug
@pytest.mark.parametrize("follow", [0, 2])
def test_both_forms_grow_the_same_tree(
    slug: str, follow: int, minded: Minding, compiled: Callable[[Game], Native]
) -> None:
    game = minded(slug)
    native = compiled(game)
    tuning = guided(60, follow=follow, warmth=80)
    for players in (game.players[0], game.players[-1]):
        for _, sight in situations(slug, 8, 2, players):
            state = sight.sample(1)
            plain = PlainTree(game, state, sight.seat, tuning, 60)
            quick = CompiledTree(native, state, sight.seat, tuning, 60)
            for tree in (plain, quick):
                tree.grow(7, 60)
            used = ROOT + 1 + plain._scratch.added
            for field in FIELDS:
                assert [getattr(node, field) for node in plain.nodes[ROOT:used]] == quick.nodes[field][
                    ROOT:used
                ].tolist()
            assert plain.chances() == quick.chances()
            assert len(children(quick, ROOT)) == state.legal_n


def sights(match: Match, seat: int, seed: int) -> tuple[Sight, Sight]:
    """What a seat sees of the true situation, and of another one that it cannot tell from it."""
    truth = true_state(match)
    return Sight(match.game, seat, truth, []), Sight(match.game, seat, another_world(match.game, truth, seat, seed), [])


@each_slug
@pytest.mark.parametrize("name", ["tenderfoot", "deputy", "marshal", "net"])
def test_who_thinks_by_a_net_sees_only_what_his_seat_may(slug: str, name: str, minded: Minding) -> None:
    game, bot = minded(slug), saloon.bot(name)
    for number, (match, sight) in enumerate(situations(slug, 21, 2, game.players[-1])):
        true, other = sights(match, sight.seat, number + 100)
        assert bot.choose(true, 6) == bot.choose(other, 6)
        assert bot.think(true, 6) == bot.think(other, 6)


@pytest.mark.slow
@each_slug
def test_nor_does_a_compiled_legend(slug: str, minded: Minding, compiled: Callable[[Game], Native]) -> None:
    game, bot = minded(slug), saloon.bot("search:net=1,iterations=400")
    compiled(game)
    for number, (match, sight) in enumerate(situations(slug, 22, 6, game.players[-1])):
        true, other = sights(match, sight.seat, number + 100)
        assert bot.think(true, 6) == bot.think(other, 6)
        truth, world = true_state(match), another_world(game, true_state(match), sight.seat, number)
        one, another = (search(game, start, sight.seat, guided(200), 9) for start in (truth, world))
        assert (one.visits, one.worths, one.chances) == (another.visits, another.worths, another.chances)


def test_an_analysis_judges_by_the_net_what_an_onlooker_knows(minded: Minding) -> None:
    game = minded("hold-up")
    for number, (match, _) in enumerate(situations("hold-up", 24, 2)):
        truth = true_state(match)
        world = another_world(game, truth, saloon.engine.SPECTATOR, number + 100)
        assert chances(game, truth, 60, 4) == chances(game, world, 60, 4)


@pytest.mark.parametrize("bots", [["net", None], ["net:warmth=150", None], ["search:net=1,iterations=3", None]])
def test_a_batch_of_games_seats_who_thinks_by_a_net(bots: list[str | None], minded: Minding) -> None:
    minded(SIX)
    one, other = (saloon.batch(SIX, 3, players=2, seed=4, bots=bots, compiled=False) for _ in range(2))
    for _ in range(6):
        assert (one.observations == other.observations).all()
        assert (one.actors == 1).all()
        one.step(one.pick())
        other.step(other.pick())


def test_games_are_counted_that_a_net_plays(minded: Minding) -> None:
    game = minded(SIX)
    plan = simulate.plan(SIX, 2, {}, ["net", "random"], 4, seed=1)
    tally = simulate.play_interpreted(plan, next(simulate.batches(plan)))
    assert tally[Tally.GAMES] == 2
    assert game.mind


def test_frozen_levels_search_as_they_did_before(minded: Minding) -> None:
    game = minded(SIX)
    legend, frozen = saloon.bot("legend"), saloon.bot("legend-2026-11")
    assert isinstance(legend, Searcher)
    assert isinstance(frozen, Frozen)
    assert legend.tuning(game).net == 1
    assert frozen.tuning(game) == game.levels.legend
    assert frozen.tuning(game).net == 0
    assert "legend-2026-11" not in saloon.bots.bots()
    deputy, as_before = saloon.bot("deputy"), saloon.bot("deputy-2026-11")
    assert isinstance(deputy, Glance)
    assert isinstance(as_before, Glance)
    assert deputy.policy(game) >= Policy.NET
    assert as_before.policy(game) == game.levels.deputy < Policy.NET
    assert isinstance(saloon.bot("legend-2026-11@0.5"), Frozen)


def test_a_marshal_who_has_only_a_hand_searches_when_he_is_given_time(minded: Minding) -> None:
    """At once he does what the net takes for likely; by the clock he searches as a Legend does."""
    game = minded(SIX)
    assert not game.playing.searches("marshal")
    marshal = saloon.bot("marshal")
    for number, (_, sight) in enumerate(situations(SIX, 8, 3, 2)):
        at_once = chosen_in(game, sight.sample(number), game.playing.hand("marshal"), number)
        assert marshal.choose(sight, number) == marshal.think(sight, number).code == at_once
        assert marshal.think(sight, number).iterations == 0
        assert saloon.bot("marshal@0.05").think(sight, number).iterations > 0
    assert saloon.bot("marshal-2026-11").think(sight, 1).iterations > 0


def test_interpreted_rules_ask_a_net_less_often(minded: Minding) -> None:
    game = minded(SIX)
    for _, sight in situations(SIX, 8, 1, 2):
        found = search(game, sight.sample(1), sight.seat, guided(5_000), 3, whole=True)
        assert (found.iterations, found.compiled) == (50, False)
        assert search(game, sight.sample(1), sight.seat, guided(400), 3, whole=True).iterations == 12
        assert search(game, sight.sample(1), sight.seat, guided(5), 3, whole=True).iterations == 5


def test_a_game_without_a_net_plays_as_always(monkeypatch: pytest.MonkeyPatch) -> None:
    game = saloon.game(SIX)
    monkeypatch.setitem(vars(game), "mind", None)
    monkeypatch.delitem(vars(game), "playing", raising=False)
    assert game.playing is game.levels
    match = Match.new(SIX, 2, seed=1)
    for spec in ("net", "search:net=1"):
        with pytest.raises(NetError, match=SIX):
            saloon.bot(spec).choose(match.sight(0), 1)


def test_a_net_beside_the_rules_is_found(tmp_path: Any) -> None:
    game = replace(saloon.game(SIX), net=tmp_path / "net.npz")
    assert game.mind is None
    write(tmp_path / "net.npz", random_net(game))
    again = replace(game)
    assert again.mind
    assert again.playing is game.levels.by_net
    other = saloon.game("hold-up")
    write(tmp_path / "net.npz", random_net(other))
    with pytest.warns(UserWarning, match="hold-up"):
        assert replace(game).mind is None
