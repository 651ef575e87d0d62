"""Observations made wide on a GPU in one go: a program for Triton, which comes with PyTorch there.

Step by step, as `nets.widened` does it, every number of the wide form is written and read several times.
"""

from __future__ import annotations

import torch
import triton
import triton.language as tl
from torch import Tensor

from saloon.train.nets import Spread

COLUMNS, ROWS = 1024, 16  # what one thread block of the GPU writes


@triton.jit  # type: ignore[untyped-decorator]
def _widen(seen, source, bits, wanted, scale, wide, rows, size, width, COLUMNS: tl.constexpr, ROWS: tl.constexpr):  # type: ignore[no-untyped-def]
    column = tl.program_id(1) * COLUMNS + tl.arange(0, COLUMNS)
    there = column < width
    place = tl.load(source + column, mask=there, other=0)
    kept = tl.load(bits + column, mask=there, other=0)
    hit = tl.load(wanted + column, mask=there, other=1)
    part = tl.load(scale + column, mask=there, other=0.0)
    first = tl.program_id(0).to(tl.int64) * ROWS
    for one in range(ROWS):
        row = first + one
        shown = there & (row < rows)
        taken = tl.load(seen + row * size + place, mask=shown, other=0)
        number = tl.where(part > 0, taken.to(tl.float32) * part, ((taken & kept) == hit).to(tl.float32))
        tl.store(wide + row * width + column, number.to(wide.dtype.element_ty), mask=shown)


def widened(seen: Tensor, by: Spread, kind: torch.dtype) -> Tensor:
    """The wide form, as `nets.widened` makes it."""
    rows, width = len(seen), len(by.source)
    wide = torch.empty((rows, width), dtype=kind, device=seen.device)
    grid = (triton.cdiv(rows, ROWS), triton.cdiv(width, COLUMNS))
    _widen[grid](
        seen, by.source, by.mask, by.wanted, by.scales, wide, rows, seen.shape[1], width, COLUMNS=COLUMNS, ROWS=ROWS
    )
    return wide
