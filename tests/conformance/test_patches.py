"""The patches of every move, in every game: they lead from view to view, and tell nobody more than views do."""

import json
import random
from copy import deepcopy
from functools import reduce
from itertools import cycle
from typing import Any

import jsonpatch
import pytest
from tests.conformance.eyes import Twins
from tests.conformance.kit import Table, first_third, random_match, sampled, scenes, second_third, viewers

from saloon.match.patches import Op


def canonical(view: Any) -> bytes:
    """A view as bytes, whatever the order of its keys."""
    return json.dumps(view, sort_keys=True).encode()


def patched(view: Any, patches: list[list[Op]]) -> Any:
    """A view after one patch after the other; the view itself stays as it is."""
    return reduce(lambda seen, ops: jsonpatch.apply_patch(seen, ops, in_place=True), patches, deepcopy(view))


@first_third
def test_patches_lead_to_the_view_that_is_sent(table: Table) -> None:
    """Every viewer has his turn: one who was to see the move event by event, and one who asks for it afterwards."""
    eyes = cycle(viewers(table.begin(seed=4)))
    seen: dict[int | None, Any] = {}
    for match in random_match(table, seed=4):
        for viewer, view in seen.items():
            patches = match.patches(viewer)
            assert len(patches) == len(match.last_events(viewer)) + 1
            assert canonical(patched(view, patches)) == canonical(match.view(viewer))
        shown, later = next(eyes), next(eyes)
        match.show(shown)
        seen = {viewer: match.view(viewer) for viewer in (shown, later)}


@pytest.mark.slow
@second_third
def test_patches_are_the_same_where_a_seat_cannot_tell_two_matches_apart(table: Table) -> None:
    """That views are, at every event, the other tests see to; here it is what is sent of them."""
    choices = random.Random(6)
    for number, state in enumerate(scenes(table, seed=6)[:-1]):
        seat = number % state.players
        world = sampled(table.game, state, seat, seed=number)
        for twins in Twins.born(table.game, state, world, seat, seed=number).grow(choices, steps=2):
            one, other = (json.dumps(match.patches(seat)).encode() for match in (twins.true, twins.other))
            assert one == other
