"""Who used the processors: players, nodes, bots and database, each with all of its processes, of which many are killed.

What a process has used is read again and again while it lives (Linux tells it under /proc), for whoever is killed takes
his last account with him.
"""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

EVERY = 0.25  # seconds
_TICKS = os.sysconf("SC_CLK_TCK")


class Processors:
    """What this process and all that it started have used, by what they are."""

    def __init__(self, database: Path) -> None:
        self._database = (database / "postmaster.pid").read_text
        self._kinds: dict[int, str] = {os.getpid(): "players"}
        self._used: dict[int, float] = {}
        self._over = Event()
        self._watcher = Thread(target=self._watch, daemon=True)
        self._watcher.start()

    def node(self, process: int) -> None:
        """A node was started; whatever it starts are bots."""
        self._kinds[process] = "nodes"

    def used(self) -> dict[str, float]:
        """Seconds of a processor until now, by kind."""
        found: defaultdict[str, float] = defaultdict(float)
        for process, seconds in list(self._used.items()):
            found[self._kinds[process]] += seconds
        return found

    def close(self) -> None:
        """Watch no more."""
        self._over.set()
        self._watcher.join()

    def _watch(self) -> None:
        while not self._over.wait(EVERY):
            self._look()

    def _look(self) -> None:
        found = dict(filter(None, map(_account, _processes())))
        with suppress(OSError, ValueError):
            self._kinds[int(self._database().split()[0])] = "database"
        for process, (parent, seconds) in found.items():
            kind = self._kinds.get(process) or _child(self._kinds.get(parent))
            if kind:
                self._kinds[process] = kind
                self._used[process] = seconds


def _child(of: str | None) -> str | None:
    return {"nodes": "bots", "bots": "bots", "database": "database", "players": "starting"}.get(of or "")


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _account(process: int) -> tuple[int, tuple[int, float]] | None:
    """The parent of a process, and the seconds that it has used; nothing if it is gone."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return process, (int(fields[1]), (int(fields[11]) + int(fields[12])) / _TICKS)
    return None
