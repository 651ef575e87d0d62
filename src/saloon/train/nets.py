"""A net in PyTorch, with the names and shapes that its file has (`engine.netfile`).

What is learnt is the same net in other terms, which `arrays_of` turns into those of the file. Amounts are as loud as
kinds: in a file they are parts of their most, mostly small ones, and a step of learning would change little by them.
And what is alike has something in common: cards of a pile, purses, seats, the actions of a sort. Each has its own
numbers and those of all of them, added up, so that what is found out about one is known of the others. Where things
differ by nothing but their names, all of their numbers can be the same (`train.likeness`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from saloon.engine import Game
from saloon.engine.netfile import EPSILON, SHAPES
from saloon.engine.observations import Layout
from saloon.train.likeness import Moves, equals, mean, swaps
from saloon.train.recipes import Shape

Array = np.ndarray[Any, Any]
Widen = Callable[[Tensor, "Spread", torch.dtype], Tensor]
NEVER = -1e9  # a logit of what cannot be
# The dimensions of what only learns, beside those of a file (`netfile.SHAPES`).
LEARNS = {"common_embed": ("groups", "hidden"), "common_policy": ("hidden", "sorts"), "gains": ("wide", "one")}


class Spread(NamedTuple):
    """How observations become wide (`Layout.spread`): where every place is taken from, which of its bits count and what
    they must be for a 1, and by what amounts are multiplied, 0 where there is none; then the places of amounts alone,
    where those are taken from, and by what they are multiplied."""

    source: Tensor
    mask: Tensor
    wanted: Tensor
    scales: Tensor
    places: Tensor
    amounts: Tensor
    scale: Tensor


def spread(game: Game) -> Spread:
    """How those of a game do."""
    source, value, most = (torch.from_numpy(one).contiguous() for one in game.layout.spread())
    places = (value == 0).nonzero()[:, 0]
    mask = torch.where(value < 0, -value, torch.full_like(value, 127))
    scales = torch.where(value == 0, 1 / most.float(), 0.0)
    return Spread(source, mask, value.abs(), scales, places, source[places], scales[places])


def widened(seen: Tensor, by: Spread, kind: torch.dtype) -> Tensor:
    """The wide form: kinds and things of a set as 0 and 1, amounts as parts of their most."""
    wide = ((seen.index_select(1, by.source) & by.mask) == by.wanted).to(kind)
    return wide.index_copy(1, by.places, (seen.index_select(1, by.amounts) * by.scale).to(kind))


class Net(nn.Module):
    """From observations, as a batch has them, to how much every action is liked and who is thought to win."""

    def __init__(self, game: Game, shape: Shape, widen: Widen = widened, usual: Array | None = None) -> None:
        """`usual` is how large each number of an observation mostly is, where it is not 0: as its most, unless told."""
        super().__init__()
        self._widen = widen
        for name, found in spread(game)._asdict().items():
            self.register_buffer(f"by_{name}", found, persistent=False)
        self.register_buffer("places", torch.arange(game.players[-1] + 1), persistent=False)
        sizes = {
            "wide": len(self.by_source),
            "hidden": shape.hidden,
            "blocks": shape.blocks,
            "inner": shape.within,
            "actions": len(game.layout.actions),
            "hopes": game.players[-1] + 1,
        }
        for name, dimensions in SHAPES.items():
            self.register_parameter(name, nn.Parameter(torch.zeros([sizes[one] for one in dimensions])))
        places, actions = alike_places(game.layout), alike_actions(game.layout)
        self.register_buffer("gains", gains(game.layout, usual)[:, None])
        self.register_buffer("alike_places", places, persistent=False)
        self.register_buffer("alike_actions", actions, persistent=False)
        self.common_embed = nn.Parameter(torch.zeros(places.shape[1], shape.hidden))
        self.common_policy = nn.Parameter(torch.zeros(shape.hidden, actions.shape[0]))
        # About one place of every column is not 0. What comes last says nothing yet: all actions are liked alike.
        nn.init.normal_(self.embed, std=game.layout.size**-0.5)
        nn.init.normal_(self.first, std=(2 / shape.hidden) ** 0.5)
        if shape.alike:
            self._learn_alike(swaps(game.layout, {name: sizes[name] for name in ("hidden", "inner")}, places))

    def _learn_alike(self, moves: list[Moves]) -> None:
        """Have all numbers that are one begin as the first of them, and learn together."""
        for name, dimensions in {**SHAPES, **LEARNS}.items():
            found = getattr(self, name)
            firsts, which, counts = (
                torch.from_numpy(one)
                for one in np.unique(equals(found.shape, dimensions, moves), return_inverse=True, return_counts=True)
            )
            which = which.flatten()
            found.data.copy_(found.data.flatten()[firsts][which].view_as(found))
            self.register_buffer(f"which_{name}", which, persistent=False)
            self.register_buffer(f"counts_{name}", counts.float(), persistent=False)
            if isinstance(found, nn.Parameter):
                found.register_hook(partial(self._mean, name))

    def _mean(self, name: str, slope: Tensor) -> Tensor:
        return mean(slope, getattr(self, f"which_{name}"), getattr(self, f"counts_{name}"))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Likings of actions, whether allowed or not, and hopes of places, as logits."""
        felt = functional.relu(torch.addmm(self.embed_bias, self.wide(seen), self.whole_embed()))
        blocks = zip(*(getattr(self, name).unbind() for name in _BLOCKS), strict=True)
        for first, first_bias, second, second_bias in blocks:
            inner = functional.relu(torch.addmm(first_bias, _norm(felt), first))
            felt = felt + torch.addmm(second_bias, inner, second)
        known = _norm(felt)
        hopes = torch.addmm(self.value_bias, known, self.value).float()
        return torch.addmm(self.policy_bias, known, self.whole_policy()), hopes.masked_fill(self.absent(seen), NEVER)

    def whole_embed(self) -> Tensor:
        """The first table of the file: with what places have in common, and as loud as they are."""
        found: Tensor = self.gains * (self.embed + self.alike_places @ self.common_embed)
        return found

    def whole_policy(self) -> Tensor:
        """The last one: with what actions have in common."""
        found: Tensor = self.policy + self.common_policy @ self.alike_actions
        return found

    def wide(self, seen: Tensor) -> Tensor:
        """The wide form, as exact as is asked for."""
        kind = torch.bfloat16 if torch.is_autocast_enabled(seen.device.type) else self.embed.dtype
        return self._widen(seen, Spread(*(getattr(self, f"by_{name}") for name in Spread._fields)), kind)

    def absent(self, seen: Tensor) -> Tensor:
        """The places where nobody sits: the first number of an observation says how many play."""
        return (self.places >= seen[:, :1]) & (self.places < len(self.places) - 1)


_BLOCKS = ("first", "first_bias", "second", "second_bias")


def _norm(felt: Tensor) -> Tensor:
    return functional.layer_norm(felt, felt.shape[-1:], eps=EPSILON)


def arrays_of(net: Net) -> dict[str, Any]:
    """The numbers of a net, for its file."""
    with torch.no_grad():
        found = {name: getattr(net, name) for name in SHAPES}
        found |= {"embed": net.whole_embed(), "policy": net.whole_policy()}
        return {name: one.float().cpu().numpy() for name, one in found.items()}


def fill(net: Net, arrays: Mapping[str, Any]) -> None:
    """Have a net the numbers of a file. What is alike has nothing in common yet. Blocks that the file has not stay as
    they begin, and so add nothing to what is thought."""
    with torch.no_grad():
        for name in SHAPES:
            found = torch.from_numpy(arrays[name])
            (getattr(net, name)[: len(found)] if name in _BLOCKS else getattr(net, name)).copy_(found)
        net.embed.div_(net.gains)
        net.common_embed.zero_()
        net.common_policy.zero_()


def gains(layout: Layout, usual: Array | None) -> Tensor:
    """How much louder each place of the wide form is than in a file: amounts by how small they usually are."""
    source, value, most = layout.spread()
    if usual is None:
        return torch.ones(len(source))
    return torch.from_numpy(np.where(value == 0, most / usual[source], 1).astype(np.float32))


def alike_places(layout: Layout) -> Tensor:
    """Which places of the wide form are alike, [place, group]: the same of all rows of a piece."""
    found: list[int | None] = []
    groups = 0
    for piece in layout.pieces:
        columns = piece.each()
        width = sum(column.places for column in columns) // max(piece.rows, 1)
        if piece.rows > 1:
            found += list(range(groups, groups + width)) * piece.rows
            groups += width
        else:
            found += [None] * width
    return _marks(found, groups)


def alike_actions(layout: Layout) -> Tensor:
    """Which actions are alike, [group, action]: those of a sort."""
    found = [group if count > 1 else None for group, count in enumerate(layout.sorts) for _ in range(count)]
    return _marks(found, len(layout.sorts)).T.contiguous()


def _marks(found: list[int | None], groups: int) -> Tensor:
    """A 1 where something is in a group."""
    made = torch.zeros(len(found), max(groups, 1))
    for number, group in enumerate(found):
        if group is not None:
            made[number, group] = 1
    return made
