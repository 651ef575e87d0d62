"""One alarm at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timer:
    """An alarm that can be set, kept or stopped. `about` is what it was set for, `rang` whether it went off."""

    __slots__ = ("_handle", "about", "rang")

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None
        self.about: object = None
        self.rang = False

    @property
    def left(self) -> float | None:
        """Seconds until it goes off; None if it is not set."""
        return None if self._handle is None else self._handle.when() - asyncio.get_running_loop().time()

    def start(self, seconds: float, alarm: Callable[[], None], about: object = None) -> None:
        """Set it, unless it is set already."""
        if self._handle is None:
            self.rang, self.about = False, about
            self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, alarm)

    def keep(self, about: object, seconds: float, alarm: Callable[[], None]) -> None:
        """Have it set for this, from now on if it was not yet."""
        if self.about != about or not (self._handle or self.rang):
            self.stop()
            self.start(seconds, alarm, about)

    def stop(self) -> None:
        """It will not go off."""
        if self._handle:
            self._handle.cancel()
        self._handle, self.about, self.rang = None, None, False

    def _ring(self, alarm: Callable[[], None]) -> None:
        self._handle, self.rang = None, True
        alarm()
