"""Angles: where things of a game differ by nothing but their names, a net is asked under several names."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from tests.engine.test_nets import positions, seen
from tests.house import each_slug
from tests.nets import random_mind

import saloon
from saloon.bots.search import CompiledTree, PlainTree
from saloon.engine import Game
from saloon.engine.chances import WIN
from saloon.engine.kernels import Job
from saloon.engine.minds import orders
from saloon.engine.native import Native
from saloon.engine.nets import ANGLES
from saloon.engine.options import show_options
from saloon.engine.policies import Policy, Slot
from saloon.engine.tuning import guided
from saloon.engine.words import words
from saloon.games.public_enemy.cards import EACH, GANGS, Gang, Town
from saloon.games.public_enemy.notation import OUTLAW_NAMES
from saloon.games.six_territories.cards import Territory
from saloon.games.wyatt_earp.cards import Outlaw

Order = Sequence[int]
Names = dict[str, str]


def names_in_order(known: Sequence[str], order: Order) -> Names:
    """What every thing is called if it takes the name of another."""
    return {name: known[order[thing]] for thing, name in enumerate(known)}


def names_of_outlaws(order: Order) -> Names:
    """Those of Public Enemy, too: an outlaw goes to where his town and his gang go, so that leaders stay leaders."""
    found = {}
    for number, name in enumerate(OUTLAW_NAMES):
        town, gang, which = number // (GANGS * EACH), number // EACH % GANGS, number % EACH
        found[name] = OUTLAW_NAMES[(order[town] * GANGS + order[gang]) * EACH + which]
    return found | names_in_order(words(Town), order) | names_in_order(words(Gang), order)


RENAMERS: dict[str, Callable[[Order], Names]] = {
    "six-territories": lambda order: names_in_order(words(Territory), order),
    "wyatt-earp": lambda order: names_in_order(words(Outlaw), order),
    "public-enemy": names_of_outlaws,
}
each_renamed = pytest.mark.parametrize("slug", RENAMERS)


def renamer(slug: str, order: Order) -> Callable[[str], str]:
    """What gives everything in a text its other name."""
    names = RENAMERS[slug](order)
    every = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    pattern = re.compile(f"(?<![a-z])({every})(?![a-z])")
    return lambda text: pattern.sub(lambda found: names[found[0]], text)


def renamed(game: Game, state: Any, order: Order) -> Any:
    """The same position with other names, told in words and read again."""
    told = renamer(game.slug, order)(json.dumps(game.to_position(state)))
    made = game.blank(state.players, show_options(state.options))
    game.from_position(made, json.loads(told))
    return made


def actions(game: Game, state: Any) -> list[int]:
    """What may be done, by the numbers of actions."""
    index_of = game.plain_batches.index_of
    return [index_of(state, state.actor, code) for code in state.legal[: state.legal_n]]


@each_renamed
def test_actions_and_kinds_change_their_names_in_words_too(slug: str) -> None:
    layout, luck = saloon.game(slug).layout, random.Random(6)
    for _ in range(5):
        order = luck.sample(range(layout.alike), layout.alike)
        told, (_, deeds) = renamer(slug, order), layout.renamed(order)
        assert [layout.actions[deed] for deed in deeds] == [told(action) for action in layout.actions]
        for column in layout.columns:
            moved = [column.alike.moved(kind, order) if column.alike else kind for kind in range(len(column.kinds))]
            assert [column.kinds[kind] for kind in moved] == [told(kind) for kind in column.kinds]


@each_renamed
def test_what_is_alike_is_seen_and_done_alike_under_other_names(slug: str) -> None:
    game, luck = saloon.game(slug), random.Random(4)
    for state in positions(game, 100):
        order = luck.sample(range(game.layout.alike), game.layout.alike)
        places, deeds = game.layout.renamed(order)
        other = renamed(game, state, order)
        wide = game.layout.wide(seen(game, state))
        moved = np.zeros_like(wide)
        moved[places] = wide
        assert (moved == game.layout.wide(seen(game, other))).all()
        assert {deeds[action] for action in actions(game, state)} == set(actions(game, other))


@each_renamed
def test_an_angle_is_another_name_for_everything(slug: str) -> None:
    game = saloon.game(slug)
    mind = random_mind(game)
    rules: Any = game.plain_by_net.search.__globals__
    for state in positions(game, 6):
        for angle, order in enumerate(orders(game.layout.alike)[:3]):
            found = []
            for world, at in ((state, angle), (renamed(game, state, order), 0)):
                pad = mind.plain_beside(world)["pads"][0]
                pad.angle = at
                rules["consider"](world, mind.weights, pad)
                chances = [0] * world.players
                rules["foretell"](world, mind.weights, pad, chances)
                likes = rules["wish"](world, mind.weights, pad)
                found.append((pad.thought.copy(), chances, likes))
            assert found[0][0] == pytest.approx(found[1][0], abs=1e-3)
            assert found[0][1] == pytest.approx(found[1][1], abs=WIN / 1_000)
            assert found[0][2] == pytest.approx(found[1][2], abs=WIN / 1_000)


def test_a_net_that_thinks_alike_is_asked_once() -> None:
    """As that of Six Territories does: it says the same whatever the territories are called."""
    game = saloon.game("six-territories")
    mind = game.sure_mind()
    rules: Any = game.plain_by_net.search.__globals__
    asked = [one.plain_beside(next(positions(game, 1)))["pads"][0].angles for one in (mind, random_mind(game))]
    assert asked == [1, ANGLES]
    for state in positions(game, 6):
        found = []
        for order in orders(game.layout.alike)[:4]:
            world = renamed(game, state, order)
            pad = mind.plain_beside(world)["pads"][0]
            rules["consider"](world, mind.weights, pad)
            chances = [0] * world.players
            rules["foretell"](world, mind.weights, pad, chances)
            best = rules["wish"](world, mind.weights, pad)
            found.append([*chances, best, *sorted(pad.wishes[: world.legal_n].tolist())])
        for other in found[1:]:
            assert other == pytest.approx(found[0], abs=WIN / 1_000)


@each_renamed
def test_who_is_asked_from_every_angle_says_what_he_says_on_average(slug: str) -> None:
    game = saloon.game(slug)
    mind = random_mind(game)
    rules: Any = game.plain_by_net.search.__globals__
    for state in positions(game, 4):
        pad = mind.plain_beside(state)["pads"][0]
        each = []
        for angle in range(ANGLES):
            pad.angle = angle
            rules["consider"](state, mind.weights, pad)
            rules["wish"](state, mind.weights, pad)
            each.append(pad.wishes[: state.legal_n].tolist())
        assert len({tuple(wishes) for wishes in each}) > 1
        pad.angle = 3
        best = rules["wish_all_round"](state, mind.weights, pad, ANGLES)
        mean = [sum(wishes) // ANGLES for wishes in zip(*each, strict=True)]
        assert pad.wishes[: state.legal_n].tolist() == mean
        assert (best, pad.angle) == (max(mean), 3)
        chosen = game.plain_by_net.work(
            Job.CHOOSE, [state.clone()] * Slot.FIRST, (), 1, Policy.NET, False, (), (), **mind.plain_beside(state)
        )
        assert chosen == state.legal[mean.index(max(mean))]


@each_slug
def test_orders_begin_as_things_are_and_none_comes_twice(slug: str) -> None:
    layout = saloon.game(slug).layout
    found = orders(layout.alike)
    assert found[0] == tuple(range(layout.alike))
    assert len(found) == len(set(found)) == (ANGLES if slug in RENAMERS else 1)
    places, deeds = layout.renamed(found[0])
    assert places == list(range(len(places)))
    assert deeds == list(range(len(layout.actions)))
    for order in found:
        assert sorted(layout.renamed(order)[0]) == places
        assert sorted(layout.renamed(order)[1]) == deeds


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_looks_from_every_angle_and_is_as_blind_as_ever(
    seat: int, compiled: Callable[[Game], Native], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one angle it finds something else; compiled or not, the same."""
    game = saloon.game("six-territories")
    monkeypatch.setitem(vars(game), "mind", random_mind(game))
    apart = 0
    for state in positions(game, 8):
        if state.legal_n < 2:
            continue
        plain, one = (PlainTree(game, state, seat, guided(60, angles=angles), 60) for angles in (ANGLES, 1))
        native = CompiledTree(compiled(game), state, seat, guided(60), 60)
        for tree in (plain, one, native):
            tree.grow(77, 60)
        assert plain.chances() == native.chances()
        apart += plain.chances() != one.chances()
    assert apart
