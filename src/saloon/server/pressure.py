"""Back-pressure: a house that strains opens no more tables, before those at which people sit grow slow.

A few gauges are read every second, each as a share of what is allowed of it. One that is over its limit closes the
house to new tables; it opens again when all are well below theirs, so that its doors do not swing to and fro. Whoever
has a table goes on, comes back and begins again there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import structlog

from saloon.server.errors import Unavailable
from saloon.server.metrics import Metrics
from saloon.server.settings import Settings
from saloon.server.timers import Timer

_EVERY = 1.0  # seconds
_INERTIA = 0.9  # how much of what was found before is kept at each reading of what goes up and down all the time
_WORST = 2.0  # times the limit, of such a reading: one long pause is over when it is noticed
_WELL_BELOW = 0.8  # of a limit
_ROOM = 0.9  # of all connections: those who sit somewhere want to come back
_STATUS = Path("/proc/self/statm")

Gauges = Mapping[str, Callable[[], float]]  # how much of what is allowed is used, by what it is

log = structlog.get_logger("saloon.house")


class Average:
    """What share of its limit something takes in the long run: a moment of strain is none."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._found = 0.0

    def of(self, reading: float) -> float:
        """The average, with one more reading in it."""
        self._found = _INERTIA * self._found + (1 - _INERTIA) * min(reading / self._limit, _WORST)
        return self._found


class Pressure:
    """Whether the house has room for one more table."""

    def __init__(self, settings: Settings, metrics: Metrics, gauges: Gauges) -> None:
        self.full = False
        self._settings = settings
        self._metrics = metrics
        self._gauges = gauges
        self._timer = Timer()
        self._beat()

    def stop(self) -> None:
        """Read no more."""
        self._timer.stop()

    def admit(self) -> None:
        """Refuse one more table if there is no room for it."""
        if self.full:
            raise Unavailable("house-full", seconds=self._settings.full_retry)

    def read(self) -> None:
        """See how things stand."""
        found = {name: gauge() for name, gauge in self._gauges.items()}
        for name, share in found.items():
            self._metrics.pressure.labels(name).set(share)
        full = max(found.values()) > (_WELL_BELOW if self.full else 1)
        if full != self.full:
            told = {name: round(share, 2) for name, share in found.items()}
            log.warning("no more tables are opened" if full else "tables are opened again", **told)
        self.full = full
        self._metrics.full.set(full)

    def _beat(self) -> None:
        self.read()
        self._timer.start(_EVERY, self._beat)


def gauges(
    settings: Settings,
    *,
    strain: Callable[[], float],
    commit: Callable[[], float],
    tables: Callable[[], int],
    sockets: Callable[[], int],
) -> Gauges:
    """How hard the loop is pressed, how long a commit takes, and how much there is of what takes memory."""
    strains, commits = Average(settings.full_strain), Average(settings.full_commit)
    return {
        "strain": lambda: strains.of(strain()),
        "commit": lambda: commits.of(commit()),
        "memory": lambda: resident() / settings.full_memory,
        "tables": lambda: tables() / settings.full_tables,
        "sockets": lambda: sockets() / (_ROOM * settings.connections),
    }


def resident() -> int:
    """The bytes that this process has in memory; none where the system does not tell."""
    with suppress(OSError):
        return int(_STATUS.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
