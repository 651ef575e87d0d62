"""How often something may be done."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable


class Rate:
    """So many times within so many seconds."""

    def __init__(self, times: int, within: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._within = within
        self._clock = clock
        self._past: deque[float] = deque(maxlen=times)

    def allows(self) -> bool:
        """Whether once more is not too much; if so, it is counted."""
        now = self._clock()
        if len(self._past) == self._past.maxlen and now - self._past[0] < self._within:
            return False
        self._past.append(now)
        return True
