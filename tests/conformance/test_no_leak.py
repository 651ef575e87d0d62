"""No leak: what a seat cannot know shows neither in its view nor in the events it is told.

Two worlds stand for the unknown: the true one, and a sample of it that the viewer must hold possible as well.
"""

import json
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any

from tests.conformance.kit import Table, each_table, legal, random_game, sampled, scenes, viewers

from saloon.engine import Event, Game, Watch, reseed
from saloon.match.log import entries

CHANCE = 7  # the generator of both worlds, so that only what is hidden differs


@dataclass(frozen=True)
class Outcome:
    """What a move comes to for one viewer: what he is told of it, and what he sees after each thing that happens."""

    events: list[Event]
    views: list[str]


class Witness(list[tuple[int, ...]]):
    """The events of a watch, with what one viewer sees at each: a card may be shown and out of sight right after."""

    def __init__(self, game: Game, state: Any, viewer: int | None) -> None:
        super().__init__()
        self.views: list[str] = []
        self._look = partial(seen, game, state, viewer)

    def append(self, event: tuple[int, ...]) -> None:
        """An event, and a look at the table."""
        super().append(event)
        self.views.append(self._look())


@each_table
def test_another_possible_world_looks_the_same(table: Table) -> None:
    for number, state in enumerate(random_game(table, seed=1)):
        viewer = viewers(state)[number % (state.players + 1)]
        world = sampled(table.game, state, viewer, seed=number)
        assert seen(table.game, world, viewer) == seen(table.game, state, viewer)


@each_table
def test_everybody_sees_one_table_at_the_end(table: Table) -> None:
    *_, end = random_game(table, seed=2)
    for viewer in viewers(end):
        assert seen(table.game, sampled(table.game, end, viewer, seed=3), viewer) == seen(table.game, end, viewer)


@each_table
def test_events_tell_no_more_and_no_less_than_the_table_shows(table: Table) -> None:
    """One move in two worlds that a viewer cannot tell apart sounds the same if, and only if, it looks the same."""
    for number, state in enumerate(scenes(table, seed=2)):
        for viewer in viewers(state):
            world = sampled(table.game, state, viewer, seed=number)
            for code in sorted({*legal(state)} & {*legal(world)}):
                true, other = (after(table.game, start, code, viewer) for start in (state, world))
                assert (true.events == other.events) == (true.views == other.views)


@each_table
def test_moves_that_look_alike_sound_alike(table: Table) -> None:
    """Two choices of one player sound the same to another if, and only if, they look the same to him."""
    for state in scenes(table, seed=3):
        for viewer in viewers(state):
            if viewer != state.actor:
                outcomes = [after(table.game, state, code, viewer) for code in legal(state)]
                for one, other in combinations(outcomes, 2):
                    assert (one.events == other.events) == (one.views == other.views)


def seen(game: Game, state: Any, viewer: int | None) -> str:
    """What a viewer sees, as JSON."""
    return json.dumps(game.view(state, viewer), sort_keys=True)


def after(game: Game, state: Any, code: int, viewer: int | None) -> Outcome:
    """What a move comes to in a viewer's ears and eyes."""
    world = state.clone()
    witness = Witness(game, world, viewer)
    world.watch = Watch()
    world.watch.events = witness
    reseed(world, CHANCE)
    game.plain.apply(world, code)
    told = [entry.told(viewer, all_knowing=False) for entry in entries(game, world, move=0)]
    return Outcome(told, [*witness.views, seen(game, world, viewer)])
