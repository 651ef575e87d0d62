"""What is alike is thought of alike: which numbers of a net are one, whatever things of its game are called.

Where things of a game differ by nothing but their names, a net can have as many hidden numbers for each of them as for
all the rest. If it is to think the same whatever they are called, then a number that says what one of them does to
itself must be the same for every one, and so must all that say what one does to another. So its tables hold few
numbers, each of them in many places, which learn together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from saloon.engine.observations import Layout

Array = np.ndarray[Any, Any]
Moves = dict[str, Array]  # of some dimensions: where each of their numbers goes


def swaps(layout: Layout, hidden: Mapping[str, int], groups: Tensor) -> list[Moves]:
    """What goes where if two neighbours among the things that are alike take each other's names; whatever names they
    change, they do so by such steps. `hidden` are the dimensions that nobody sees, by size; `groups` says which places
    have something in common, [place, group]."""
    found = []
    for first in range(layout.alike - 1):
        order = list(range(layout.alike))
        order[first : first + 2] = first + 1, first
        places, actions = (np.array(one) for one in layout.renamed(order))
        moves = {name: _owned(size, order) for name, size in hidden.items()}
        found.append({**moves, "wide": places, "actions": actions, "groups": _with_places(groups.numpy(), places)})
    return found


def _owned(size: int, order: Sequence[int]) -> Array:
    """Hidden numbers: every thing has some of its own, as many as are left for all the rest, or nearly."""
    each = size // (len(order) + 1)
    found = np.arange(size)
    own = found[: each * len(order)].reshape(len(order), each)
    own[:] = own[list(order)]
    return found


def _with_places(groups: Array, places: Array) -> Array:
    """Groups go where their places do."""
    found = np.arange(groups.shape[1])
    where, group = groups.nonzero()
    found[group] = groups[places[where]].argmax(1)
    return found


def equals(shape: Sequence[int], dimensions: Sequence[str], moves: Sequence[Moves]) -> Array:
    """Which numbers of a table are one: for each of them, the first of those, as the table is read."""
    found = np.arange(np.prod(shape)).reshape(shape)
    before = None
    while before is None or (found != before).any():
        before = found
        for step in moves:
            places = [step.get(name, np.arange(size)) for name, size in zip(dimensions, shape, strict=True)]
            found = np.minimum(found, found[np.ix_(*places)])
    return found


def mean(numbers: Tensor, which: Tensor, counts: Tensor) -> Tensor:
    """The mean of all that are one, at every one of their places."""
    sums = torch.zeros_like(counts).index_add_(0, which, numbers.flatten())
    return (sums / counts)[which].view_as(numbers)
