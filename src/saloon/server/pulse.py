"""The server's pulse: how far behind its loop is, which is what everybody waits for when there is too much to do."""

from __future__ import annotations

import time

from saloon.server.timers import Timer

_BEAT = 0.1  # seconds


class Pulse:
    """Sleeps for a moment again and again. `lag` is how many seconds too late the loop woke it, averaged over the last
    few times."""

    def __init__(self) -> None:
        self.lag = 0.0
        self._timer = Timer()
        self._beat()

    def stop(self) -> None:
        """End the measuring: `lag` stays as it is."""
        self._timer.stop()

    def _beat(self) -> None:
        due = time.monotonic() + _BEAT
        self._timer.start(_BEAT, lambda: self._beaten(time.monotonic() - due))

    def _beaten(self, late: float) -> None:
        self.lag = (self.lag + late) / 2
        self._beat()
