"""The yardstick: a fixed piece of pure Python, timed beside every benchmark so that two machines can be compared.

It does what interpreted rules do: whole-number arithmetic, reading and writing short lists, comparing, calling small
functions. It must never change: figures are given in its steps.
"""

from __future__ import annotations

_WORD = 0xFFFFFFFF
_CELLS = 64
CHECKSUM = 3_833_210_548  # of STEPS steps
STEPS = 20_000


def _next(x: int) -> int:
    x ^= (x << 13) & _WORD
    x ^= x >> 17
    return x ^ ((x << 5) & _WORD)


def yardstick(steps: int = STEPS) -> int:
    """Do so many steps and return a checksum of the work."""
    cells = [0] * _CELLS
    x = 2463534242
    for _ in range(steps):
        x = _next(x)
        cell = x % _CELLS
        if cells[cell] > 1000:
            cells[cell] -= x & 0xFF
        else:
            cells[cell] += (x >> 8) & 0xFF
    total = 0
    for value in cells:
        total = (total * 31 + value) & _WORD
    return total
