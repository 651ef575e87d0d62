"""Games that a net plays against itself, and now and then against what it was before: what it learns from.

Now and then somebody makes a detour: a choice that he would hardly make. Whoever searches by the net looks at what
comes after such choices, and only who has been there can judge it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from saloon.train.devices import Device
from saloon.train.halls import Hall
from saloon.train.nets import NEVER, Net
from saloon.train.recipes import GRAIN

LEAST = 1e-20  # of luck: its logarithm must stay far from that of what is not allowed
ASTRAY = 4.0  # how many times more evenly choices are drawn on a detour


@dataclass(frozen=True)
class Played:
    """What was seen and chosen in so many steps of all games, and what came of it, as [step, game, ...]; of chances and
    actors there is one step more."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor  # how likely the action was, as a logarithm
    detours: Tensor
    actors: Tensor
    chances: Tensor
    shares: Tensor
    ends: Tensor


def room(hall: Hall, steps: int, device: Device) -> Played:
    """Room for so many steps."""
    size, actions, seats = (hall.arrays[name].shape[1] for name in ("observations", "masks", "rewards"))

    def zeros(more: int, *shape: int, kind: torch.dtype) -> Tensor:
        return torch.zeros((steps + more, hall.games, *shape), dtype=kind, device=device.torch)

    return Played(
        zeros(0, size, kind=torch.int8),
        zeros(0, actions, kind=torch.bool),
        zeros(0, kind=torch.int64),
        zeros(0, kind=torch.float32),
        zeros(0, kind=torch.bool),
        zeros(1, kind=torch.int8),
        zeros(1, seats + 1, kind=torch.float32),
        zeros(0, seats, kind=torch.float32),
        zeros(0, kind=torch.bool),
    )


def rivals(hall: Hall, league: float) -> Tensor:
    """The seats of every game that an earlier self plays at: every other one in the league's part of the games."""
    numbers, seats = torch.arange(hall.games)[:, None], torch.arange(hall.arrays["rewards"].shape[1])
    return (numbers % GRAIN < round(league * GRAIN)) & ((numbers // GRAIN + numbers + seats) % 2 == 0)


class Rollout:
    """A hall whose games go on and on."""

    def __init__(self, hall: Hall, device: Device, steps: int, league: float, seed: int, detours: float = 0.0) -> None:
        self._hall = hall
        self._device = device
        self._steps = steps
        self._detours = detours
        self._host = {name: torch.from_numpy(array) for name, array in hall.arrays.items()}
        self._chance = device.generator(seed)
        self.players = torch.from_numpy(hall.players).to(device.torch)
        seated = rivals(hall, league)
        self.rivals = seated.to(device.torch)
        in_league = seated.any(1)
        self._in_league = [in_league[side].nonzero()[:, 0].to(device.torch) for side in hall.sides]
        self._rooms = [room(hall, steps, device) for _ in range(2)]
        self._last = self._rooms[1]

    @property
    def decisions(self) -> int:
        """How many choices a round has."""
        return self._steps * self._hall.games

    def play(self, net: Net, earlier: Net | None) -> Iterator[Played]:
        """Play a round: so many steps of every game. After each step of each side there is a pause, in which something
        else can be done: there the round before is handed out, whole once every side has made its first step."""
        now, before = self._rooms
        self._rooms.reverse()
        for step in range(self._steps):
            for side, rows in enumerate(self._hall.sides):
                self._hall.wait(side)
                with torch.no_grad(), self._device.acting(), self._device.precision():
                    self._look(now, before, step, rows)
                    self._choose(now, step, side, net, earlier)
                    if step == 0:
                        before.actors[-1, rows] = now.actors[0, rows]
                        before.chances[-1, rows] = now.chances[0, rows]
                yield before
                self._device.acted()
                self._hall.start(side)

    def _look(self, now: Played, before: Played, step: int, rows: slice) -> None:
        """Take over what the tables of a side show, and what came of the step before."""
        now.seen[step, rows].copy_(self._host["observations"][rows], non_blocking=True)
        now.masks[step, rows].copy_(self._host["masks"][rows], non_blocking=True)
        now.actors[step, rows].copy_(self._host["actors"][rows], non_blocking=True)
        earlier, last = (now, step - 1) if step else (before, self._steps - 1)
        earlier.ends[last, rows].copy_(self._host["ends"][rows], non_blocking=True)
        earlier.shares[last, rows].copy_(self._host["rewards"][rows], non_blocking=True)

    def _choose(self, now: Played, step: int, side: int, net: Net, earlier: Net | None) -> None:
        """Draw an action for every table of a side, and send it there."""
        rows = self._hall.sides[side]
        seen, masks = now.seen[step, rows], now.masks[step, rows]
        liked, hopes = net(seen)
        liked = liked.float().masked_fill(~masks, NEVER)
        league = self._in_league[side]
        by = liked
        if earlier is not None and len(league):
            theirs = earlier(seen.index_select(0, league))[0].float().masked_fill(~masks[league], NEVER)
            actors = now.actors[step, rows][league].long()
            rival = self.rivals[rows][league].gather(1, actors[:, None])
            by = liked.index_copy(0, league, torch.where(rival, theirs, liked[league]))
        luck = torch.empty_like(by).exponential_(generator=self._chance).clamp_min_(LEAST).log_()
        detours = torch.rand(len(by), device=by.device, generator=self._chance) < self._detours
        actions = (torch.where(detours[:, None], by / ASTRAY, by) - luck).argmax(1)
        self._host["actions"][rows].copy_(actions, non_blocking=True)
        now.actions[step, rows] = actions
        now.likely[step, rows] = self._likely(liked, actions)
        now.detours[step, rows] = detours
        now.chances[step, rows] = hopes.softmax(1)

    def _likely(self, liked: Tensor, actions: Tensor) -> Tensor:
        """How likely the net takes such an action, on its way or on a detour, as a logarithm."""
        straight, astray = ((liked / warmth).softmax(1).gather(1, actions[:, None])[:, 0] for warmth in (1.0, ASTRAY))
        return ((1 - self._detours) * straight + self._detours * astray).clamp_min(LEAST).log()

    def state(self) -> Tensor:
        """Where chance stands, to go on from there."""
        return self._chance.get_state()

    def go_on(self, state: Tensor) -> None:
        """From there."""
        self._chance.set_state(state)

    def learns(self, played: Played) -> Tensor:
        """Whether each choice was the net's own: [step, game]."""
        steps = played.actions.shape[0]
        own: Tensor = ~self.rivals.expand(steps, -1, -1).gather(2, played.actors[:steps, :, None].long())[:, :, 0]
        return own
