"""The patches of every move, in every game: they lead from view to view, and tell nobody more than views do."""

import json
import random
from functools import reduce
from typing import Any

import jsonpatch
import pytest
from tests.conformance.eyes import Twins
from tests.conformance.kit import Table, each_table, random_match, sampled, scenes, state_of, viewers

from saloon.match.patches import Op


def canonical(view: Any) -> bytes:
    """A view as bytes, whatever the order of its keys."""
    return json.dumps(view, sort_keys=True).encode()


def patched(view: Any, patches: list[list[Op]]) -> Any:
    """A view after one patch after the other."""
    return reduce(jsonpatch.apply_patch, patches, view)


@each_table
def test_patches_lead_to_the_view_that_is_sent(table: Table) -> None:
    seen: dict[int | None, Any] = {}  # by each viewer, a move ago
    for match in random_match(table, seed=4):
        sent = {viewer: match.view(viewer) for viewer in viewers(state_of(match))}
        for viewer, view in seen.items():
            patches = match.patches(viewer)
            assert len(patches) == len(match.last_events(viewer)) + 1
            assert canonical(patched(view, patches)) == canonical(sent[viewer])
        seen = sent


@pytest.mark.slow
@each_table
def test_patches_are_the_same_where_a_seat_cannot_tell_two_matches_apart(table: Table) -> None:
    choices = random.Random(6)
    for number, state in enumerate(scenes(table, seed=6)[:-1]):
        for seat in (number % state.players, (number + 1) % state.players):
            world = sampled(table.game, state, seat, seed=number)
            for twins in Twins.born(table.game, state, world, seat, seed=number).grow(choices, steps=6):
                one, other = (json.dumps(match.patches(seat)).encode() for match in (twins.true, twins.other))
                assert one == other
