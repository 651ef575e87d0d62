"""How long a process may work on something, by its own clock: to get little of a busy machine is no fault of it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

OWN_CLOCK = hasattr(signal, "setitimer")  # whether a process can be timed so
STARVED = 10 if OWN_CLOCK else 1  # times as long it may take by the clock on the wall


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """End this process if it takes so much time of its own; where there is no such clock its server watches alone."""
    if OWN_CLOCK:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        if OWN_CLOCK:
            signal.setitimer(signal.ITIMER_PROF, 0)


def overran(exitcode: int | None) -> bool:
    """Whether a process was ended because its time was up."""
    return OWN_CLOCK and exitcode == -signal.SIGPROF
