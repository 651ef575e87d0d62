"""How often something may be done, and who counts as one."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

_LOCAL_BITS = 64  # of an IPv6 address: whoever has one has all that begin alike


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address, if it is one; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


@lru_cache(4096)
def place(address: str) -> str:
    """Where an address is: itself, or for IPv6 the network that one household is given."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> _LOCAL_BITS << _LOCAL_BITS))
    return str(found or address)


class Rates:
    """The same limit for many, each counted by himself. Who has done nothing for as long is forgotten."""

    def __init__(self, times: int, within: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._times, self._within, self._clock = times, within, clock
        self._rates: dict[str, Rate] = {}
        self._swept = clock()

    def __len__(self) -> int:
        return len(self._rates)

    def allows(self, who: str) -> bool:
        """Whether once more is not too much for him; if so, it is counted."""
        if self._clock() - self._swept >= self._within:
            self._rates = {other: rate for other, rate in self._rates.items() if not rate.rested}
            self._swept = self._clock()
        return self._rates.setdefault(who, Rate(self._times, self._within, self._clock)).allows()


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

    @property
    def rested(self) -> bool:
        """Whether nothing that was done counts any more."""
        return not self._past or self._clock() - self._past[-1] >= self._within
