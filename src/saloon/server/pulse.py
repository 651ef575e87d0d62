"""The server's pulse: how far behind its loop is, which is what everybody waits for when there is too much to do."""

from __future__ import annotations

import time

from saloon.server.timers import Timer

_BEAT = 0.1  # seconds


class Pulse:
    """How much later than it asked to the loop wakes whoever sleeps, lately and on average."""

    def __init__(self) -> None:
        self.lag = 0.0
        self._timer = Timer()
        self._beat()

    def stop(self) -> None:
        """No more."""
        self._timer.stop()

    def _beat(self) -> None:
        due = time.monotonic() + _BEAT
        self._timer.start(_BEAT, lambda: self._beaten(time.monotonic() - due))

    def _beaten(self, late: float) -> None:
        self.lag = (self.lag + late) / 2
        self._beat()
