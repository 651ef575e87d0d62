"""A file that one process holds: the system takes it back when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Taken(Exception):
    """Another process holds the file; `process` is its number, as far as it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class Lock:
    """A file that is held by this process until it is let go. Raises Taken."""

    def __init__(self, path: Path) -> None:
        self._file: IO[str] = path.open("a+", encoding="utf-8")
        try:
            _take(self._file)
        except OSError as error:
            self._file.seek(0)
            holder = self._file.read().strip()
            self._file.close()
            raise Taken(holder or "?") from error
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.release()

    def release(self) -> None:
        """Let it go. The file stays: another may be waiting for it."""
        self._file.close()


def _take(file: IO[str]) -> None:
    """Hold a file, or raise OSError at once."""
    if sys.platform == "win32":
        file.seek(1 << 20)  # what is locked cannot be read, and whoever comes too late reads who was first
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
