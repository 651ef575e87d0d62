"""A net in PyTorch, with the names and shapes that its file has (`engine.netfile`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from saloon.engine import Game
from saloon.engine.netfile import EPSILON, SHAPES
from saloon.train.recipes import Shape

Widen = Callable[[Tensor, "Spread", torch.dtype], Tensor]
NEVER = -1e9  # a logit of what cannot be


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

    def __init__(self, game: Game, shape: Shape, widen: Widen = widened) -> None:
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
        # About one place of every column is not 0. What comes last says nothing yet: all actions are liked alike.
        nn.init.normal_(self.embed, std=game.layout.size**-0.5)
        nn.init.normal_(self.first, std=(2 / shape.hidden) ** 0.5)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Likings of actions, whether allowed or not, and hopes of places, as logits."""
        felt = functional.relu(torch.addmm(self.embed_bias, self.wide(seen), self.embed))
        blocks = zip(*(getattr(self, name).unbind() for name in _BLOCKS), strict=True)
        for first, first_bias, second, second_bias in blocks:
            inner = functional.relu(torch.addmm(first_bias, _norm(felt), first))
            felt = felt + torch.addmm(second_bias, inner, second)
        known = _norm(felt)
        hopes = torch.addmm(self.value_bias, known, self.value).float()
        return torch.addmm(self.policy_bias, known, self.policy), hopes.masked_fill(self.absent(seen), NEVER)

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
    return {name: getattr(net, name).detach().float().cpu().numpy() for name in SHAPES}


def fill(net: Net, arrays: Mapping[str, Any]) -> None:
    """Have a net the numbers of a file."""
    with torch.no_grad():
        for name in SHAPES:
            getattr(net, name).copy_(torch.from_numpy(arrays[name]))
