"""What an adapter says where the library that it is for is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from saloon.engine import SaloonError


class AdapterError(SaloonError, ImportError):
    """A library that is not here: `pip install "saloon[extra]"` brings it."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the imports of a library that an extra brings."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise AdapterError("adapter-missing", package=str(missing.name), extra=extra) from missing
