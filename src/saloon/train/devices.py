"""What differs between a processor and a GPU: memory that both see, two things at once, and half precision."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import torch
from torch import Tensor

from saloon.engine import SaloonError

Array = np.ndarray[Any, Any]


class DeviceError(SaloonError):
    """A device that is not there."""


class Device:
    """The processor: everything is done at once, in the order in which it is asked for."""

    def __init__(self, name: str = "cpu", threads: int = 1) -> None:
        self.torch = torch.device(name)
        torch.set_num_threads(threads)

    @property
    def name(self) -> str:
        """What it is called, for the head of a net."""
        return "CPU"

    def room(self, shape: tuple[int, ...], kind: str) -> Array:
        """Memory for what games write and nets read."""
        return np.zeros(shape, kind)

    def precision(self) -> Any:
        """As exact as a pass through a net need be."""
        return nullcontext()

    def acting(self) -> Any:
        """What is done within goes first."""
        return nullcontext()

    def learning(self) -> Any:
        """What is done within may go on while something else acts."""
        return nullcontext()

    def acted(self) -> None:
        """Wait until what acts is done."""

    def act_after_learning(self) -> None:
        """What acts from now on waits for what was to be learnt."""

    def learn_after_acting(self) -> None:
        """The other way round."""

    def repeated(self, function: Callable[..., None]) -> Callable[..., None]:
        """A function of tensors that is called again and again, done in the fastest way."""
        return function

    def generator(self, seed: int) -> torch.Generator:
        """Chance, from a seed."""
        return torch.Generator(self.torch).manual_seed(seed)

    def finish(self) -> None:
        """Wait for everything."""


class Gpu(Device):
    """A GPU: games are played while it learns from those before."""

    def __init__(self, threads: int = 1) -> None:
        super().__init__("cuda", threads)
        torch.set_float32_matmul_precision("high")
        self._acting = torch.cuda.Stream(priority=-1)
        self._learning = torch.cuda.Stream()
        self._done = torch.cuda.Event()

    @property
    def name(self) -> str:
        """As its maker calls it."""
        return str(torch.cuda.get_device_name())

    def room(self, shape: tuple[int, ...], kind: str) -> Array:
        """Memory that the GPU reads by itself."""
        made: Tensor = torch.zeros(shape, dtype=getattr(torch, kind), pin_memory=True)
        found: Array = made.numpy()
        return found

    def precision(self) -> Any:
        """Products in half precision, sums in single."""
        return torch.autocast("cuda", torch.bfloat16, cache_enabled=False)  # what is kept cannot be replayed

    def acting(self) -> Any:
        """In a stream of its own that goes first."""
        return torch.cuda.stream(self._acting)

    def learning(self) -> Any:
        """In another one."""
        return torch.cuda.stream(self._learning)

    def acted(self) -> None:
        """Wait for the stream that acts; other threads go on meanwhile."""
        self._done.record(self._acting)
        self._done.synchronize()

    def act_after_learning(self) -> None:
        """The streams see to it themselves."""
        self._acting.wait_stream(self._learning)

    def learn_after_acting(self) -> None:
        """The other way round."""
        self._learning.wait_stream(self._acting)

    def repeated(self, function: Callable[..., None]) -> Callable[..., None]:
        """The same, replayed."""
        return Replay(function)

    def finish(self) -> None:
        """Wait for everything."""
        torch.cuda.synchronize()


class Replay:
    """A function of tensors whose hundreds of small steps a GPU is told of once, and not with every call: it would wait
    for being told longer than it works. The first calls are made one step at a time, as are those with other shapes."""

    FIRST = 3

    def __init__(self, function: Callable[..., None]) -> None:
        self._function = function
        self._calls = 0
        self._graph = torch.cuda.CUDAGraph()
        self._given: list[Tensor] = []

    def __call__(self, *given: Tensor) -> None:
        self._calls += 1
        if not self._given and self._calls > self.FIRST:
            self._record(given)
        if not self._given or any(kept.shape != one.shape for kept, one in zip(self._given, given, strict=True)):
            self._function(*given)
            return
        for kept, one in zip(self._given, given, strict=True):
            kept.copy_(one)
        self._graph.replay()

    def _record(self, given: tuple[Tensor, ...]) -> None:
        self._given = [one.clone() for one in given]
        with torch.cuda.graph(self._graph, capture_error_mode="thread_local"):
            self._function(*self._given)


def device_of(name: str | None, threads: int = 1) -> Device:
    """The device of a name; without one, a GPU where there is any."""
    wanted = name or ("cuda" if torch.cuda.is_available() else "cpu")
    if wanted == "cpu":
        return Device(threads=threads)
    if wanted != "cuda" or not torch.cuda.is_available():
        raise DeviceError("train-device", device=wanted)
    return Gpu(threads)
