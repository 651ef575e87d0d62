"""Nets: what they see, what they say, and that it is the same to the last bit whoever computes it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from tests.house import each_slug
from tests.nets import random_mind, random_net

import saloon
from saloon.engine import Game, reseed
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job
from saloon.engine.minds import Mind
from saloon.engine.native import Native
from saloon.engine.netfile import Net, NetError
from saloon.engine.observations import setup_numbers
from saloon.engine.policies import Policy, Slot
from saloon.lab.settings import settings


def positions(game: Game, count: int, seed: int = 5) -> Iterator[Any]:
    """Moments of random games at all sorts of tables, at which somebody has a choice."""
    luck = random.Random(seed)
    ways = luck.sample(settings(game, seed=1), 4)
    while count:
        way = ways[count % len(ways)]
        state = game.blank(way.players, way.options)
        reseed(state, luck.randrange(1 << 32))
        game.plain.setup(state)
        for _ in range(luck.randrange(60)):
            if state.actor >= 0:
                game.plain.apply(state, luck.choice(state.legal[: state.legal_n]))
        if state.actor >= 0:
            count -= 1
            yield state


def seen(game: Game, state: Any) -> np.ndarray[Any, Any]:
    """What the seat to move sees, flat."""
    numbers = np.zeros(game.layout.size, np.int8)
    head = game.layout.setup.size
    numbers[:head] = setup_numbers(state)
    game.plain_batches.observe(state, state.actor, numbers[head:])
    game.plain_batches.foresee(state, state.actor, numbers[head:])
    return numbers


def in_double(game: Game, net: Net, state: Any) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """What a net says to all actions, and of all seats and nobody, by the book and in double precision."""
    flat = seen(game, state)
    wide = game.layout.wide(flat) / game.layout.spread()[2]
    a = {name: array.astype(np.float64) for name, array in net.arrays.items()}

    def norm(h: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        found: np.ndarray[Any, Any] = (h - h.mean()) / np.sqrt(h.var() + 1e-5)
        return found

    h = np.maximum(wide @ a["embed"] + a["embed_bias"], 0)
    for block in range(len(a["first"])):
        u = np.maximum(norm(h) @ a["first"][block] + a["first_bias"][block], 0)
        h = h + u @ a["second"][block] + a["second_bias"][block]
    return norm(h) @ a["policy"] + a["policy_bias"], norm(h) @ a["value"] + a["value_bias"]


def plainly(game: Game, mind: Mind, state: Any) -> tuple[list[int], list[int], Any]:
    """What interpreted rules find: wishes for the legal choices, everybody's chance, and the pad."""
    rules: Any = vars(game.plain_by_net)
    pad = mind.plain_beside(state)["pads"][0]
    rules["consider"](state, mind.weights, pad)
    chances = [0] * state.players
    rules["foretell"](state, mind.weights, pad, chances)
    told = game.plain_by_net.search.__globals__
    told["share_wishes"](state, pad, told["wish"](state, mind.weights, pad), 100)
    return pad.wishes[: state.legal_n].tolist(), chances, pad


@each_slug
def test_a_net_says_what_it_was_taught_by_the_book(slug: str) -> None:
    game = saloon.game(slug)
    net = random_net(game)
    mind = Mind(game, net)
    for state in positions(game, 6):
        wishes, chances, _ = plainly(game, mind, state)
        likes, hopes = in_double(game, net, state)
        index_of = game.plain_batches.index_of
        legal = [likes[index_of(state, state.actor, code)] for code in state.legal[: state.legal_n]]
        shares = np.exp(np.array(legal) - max(legal))
        assert np.array(wishes) / WIN == pytest.approx(shares / shares.sum(), abs=0.02)
        seats = np.exp([*hopes[: state.players], hopes[-1]])
        turned = [seats[(seat - state.actor) % state.players] for seat in range(state.players)]
        assert np.array(chances) / WIN == pytest.approx(np.array(turned) / seats.sum(), abs=0.02)


@pytest.mark.slow
@each_slug
def test_it_thinks_the_same_compiled_to_the_last_bit(slug: str, compiled: Callable[[Game], Native]) -> None:
    game = saloon.game(slug)
    native, mind = compiled(game), random_mind(game, hidden=48, inner=64)
    for state in positions(game, 12):
        _, chances, pad = plainly(game, mind, state)
        told, found = mind.pads(state), native.numbers([0] * 6)
        native.work(Job.FORETELL, native.states(state), notes=found, net=mind.weights, pads=told)
        assert (told["hidden"][0] == pad.hidden).all()
        assert (told["thought"][0] == pad.thought).all()
        assert found.tolist()[: state.players] == chances
        for policy in (Policy.NET, Policy.NET + 100, Policy.NET + 300):
            told = mind.pads(state)
            made = native.work(Job.CHOOSE, native.states(state), seed=9, count=policy, net=mind.weights, pads=told)
            states = [state.clone()] * Slot.FIRST
            plain = game.plain_by_net.work(Job.CHOOSE, states, (), 9, policy, False, (), (), **mind.plain_beside(state))
            assert made == plain
            assert (told["wishes"][0] == told["wishes"][0]).all()


def test_a_net_for_another_table_is_refused() -> None:
    game = saloon.game("six-territories")
    net = random_net(game, hidden=24)
    with pytest.raises(NetError, match="24"):
        Mind(game, net)
    with pytest.raises(NetError):
        Mind(saloon.game("hold-up"), random_net(game))
