"""What a net learns from a round of games: proximal policy optimisation, with everybody's chances beside the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from saloon.train.devices import Device
from saloon.train.nets import NEVER, Net
from saloon.train.recipes import Recipe
from saloon.train.returns import Arrays, returns
from saloon.train.rollouts import Played

TORCH = Arrays(
    torch.where,
    lambda found, places: torch.take_along_dim(found, places, -1),
    torch.stack,
    lambda parts: torch.cat(parts, -1),
)
WARM = 300  # portions until steps are as long as they are to be: the optimiser first has to see what is usual
TOLD = ("choice", "surprise", "entropy", "shift", "clipped", "step")  # what a lesson is summed up by


@dataclass(frozen=True)
class Pace:
    """How a lesson is taught at its time."""

    rate: float
    curiosity: float


class Teacher:
    """Teaches one net."""

    def __init__(self, net: Net, recipe: Recipe, device: Device, seed: int) -> None:
        self.net = net
        self._recipe = recipe
        self._device = device
        self._chance = device.generator(seed)
        on_gpu = device.torch.type == "cuda"
        self._rate = torch.tensor(recipe.rate.first, device=device.torch)
        self._curiosity = torch.tensor(recipe.curiosity.first, device=device.torch)
        self.optimiser = torch.optim.AdamW(
            net.parameters(),
            self._rate,
            betas=(0.9, 0.99),
            eps=1e-6,
            weight_decay=recipe.decay,
            fused=on_gpu,
            capturable=on_gpu,
        )
        self._learn = device.repeated(self._one_portion)
        self._told = torch.zeros(len(TOLD), device=device.torch)
        self._portions = 0
        self._warm = 0

    def lessons(self, played: Played, learns: Tensor, players: Tensor, pace: Pace) -> Iterator[None]:
        """Learn from what was played, portion by portion."""
        recipe, steps = self._recipe, len(played.ends)
        self._curiosity.fill_(pace.curiosity)
        with torch.no_grad():
            gains, targets = returns(
                TORCH,
                played.chances,
                played.actors.long(),
                played.ends,
                played.shares,
                played.detours,
                players,
                self.net.places,
                choices_lambda=recipe.choices_lambda,
                chances_lambda=recipe.chances_lambda,
            )
            counts = learns.float()
            mean = (gains * counts).sum() / counts.sum()
            spread = (((gains - mean).square() * counts).sum() / counts.sum()).sqrt()
            gains = (gains - mean) / (spread + 1e-6)
        flat = [
            one[:steps].flatten(0, 1)
            for one in (played.seen, played.masks, played.actions, played.likely, gains, targets, counts)
        ]
        for _ in range(recipe.epochs):
            order = torch.randperm(len(flat[0]), device=self._device.torch, generator=self._chance)
            for rows in order.split(recipe.portion):
                self._warm = min(self._warm + 1, WARM)
                self._rate.fill_(pace.rate * self._warm / WARM)
                self._learn(*(one.index_select(0, rows) for one in flat))
                self._portions += 1
                yield

    def _one_portion(
        self,
        seen: Tensor,
        masks: Tensor,
        actions: Tensor,
        likely: Tensor,
        gains: Tensor,
        targets: Tensor,
        counts: Tensor,
    ) -> None:
        recipe = self._recipe
        with self._device.precision():
            liked, hopes = self.net(seen)
        now = liked.float().masked_fill(~masks, NEVER).log_softmax(1)
        counts = counts / counts.sum().clamp_min(1)
        shift = now.gather(1, actions[:, None])[:, 0] - likely
        ratio = shift.exp()
        near = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        choice = -(torch.minimum(ratio * gains, near * gains) * counts).sum()
        surprise = -((targets * hopes.log_softmax(1)).sum(1) * counts).sum()
        entropy = -((now.exp() * now).sum(1) * counts).sum()
        self.optimiser.zero_grad(set_to_none=True)
        (choice + recipe.value * surprise - self._curiosity * entropy).backward()
        step = nn.utils.clip_grad_norm_(self.net.parameters(), recipe.norm)
        self.optimiser.step()
        with torch.no_grad():
            clipped = ((ratio != near) * counts).sum()
            apart = ((ratio - 1 - shift) * counts).sum()  # how far choices have moved, as Kullback and Leibler measure
            self._told += torch.stack([choice, surprise, entropy, apart, clipped, step])

    def told(self) -> dict[str, float]:
        """The means of what lessons came to since this was last asked; NaN if a number has left all bounds."""
        means = (self._told / max(self._portions, 1)).tolist()
        self._told.zero_()
        self._portions = 0
        return dict(zip(TOLD, means, strict=True))

    def take_over(self, optimiser: dict[str, Any]) -> None:
        """Go on with what an optimiser has gathered, at the pace of here."""
        here = [{name: group[name] for name in ("lr", "fused", "capturable")} for group in self.optimiser.param_groups]
        self.optimiser.load_state_dict(optimiser)
        for group, own in zip(self.optimiser.param_groups, here, strict=True):
            group.update(own)
        self._warm = WARM

    def state(self) -> Tensor:
        """Where chance stands, to go on from there."""
        return self._chance.get_state()

    def go_on(self, state: Tensor) -> None:
        """From there."""
        self._chance.set_state(state)
