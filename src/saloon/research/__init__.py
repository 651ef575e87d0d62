"""The research door: many games at once, seen through the eyes of the seats that choose."""

from saloon.research.batches import Batch, BatchError, batch

__all__ = ["Batch", "BatchError", "batch"]
