"""The server's pulse: how hard its loop is pressed. Everybody waits for that when there is too much to do."""

from __future__ import annotations

import time
from collections.abc import Callable

from saloon.server.timers import Timer

_BEAT = 0.1  # seconds
_LOAD = 0.6  # of a processor, for as long as the loop has one to itself
_LATE = 0.05  # seconds, where others want the processor too


class Pulse:
    """Sleeps for a moment again and again. `strain` is 1 when the loop is at work for most of the time, or wakes it so
    late that people notice; an average of the last few times. `heard` is told how many seconds late it woke."""

    def __init__(self, heard: Callable[[float], None] = lambda late: None) -> None:
        self.strain = 0.0
        self._heard = heard
        self._timer = Timer()
        self._beat()

    def stop(self) -> None:
        """End the measuring: `strain` stays as it is."""
        self._timer.stop()

    def _beat(self) -> None:
        began, worked = time.monotonic(), time.thread_time()
        self._timer.start(_BEAT, lambda: self._beaten(time.monotonic() - began, time.thread_time() - worked))

    def _beaten(self, passed: float, worked: float) -> None:
        strain = max(worked / passed / _LOAD, (passed - _BEAT) / _LATE)
        self.strain = (self.strain + strain) / 2
        self._heard(max(0.0, passed - _BEAT))
        self._beat()
