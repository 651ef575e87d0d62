"""Weights as a file beside a game's rules: how they were made, the features, and a row of numbers for each stage. A net
that has learnt the game lies there, too, where there is one (`engine.netfile`)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from enum import IntEnum
from pathlib import Path
from typing import Any

from saloon.engine.contract import ContractError
from saloon.engine.rules import table

FILE = "weights.csv"
NET = "net.npz"
_REMARK = "# "


def fitted(module: str, features: type[IntEnum]) -> Any:
    """The weights in the folder of a module, which gives its `__file__`."""
    return read_weights(Path(module).with_name(FILE), features)


def learnt(module: str) -> Path:
    """Where the net of a game lies, in the folder of a module."""
    return Path(module).with_name(NET)


def read_weights(path: Path, features: type[IntEnum]) -> Any:
    """The weights of a file; ContractError if its columns are not the features."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(_REMARK)]
    names, *rows = csv.reader(lines)
    if names != _names(features):
        raise ContractError("game-weights", game=path.parent.name, features=len(features), found=str(len(names)))
    return table(rows)


def weights_text(features: type[IntEnum], weights: Iterable[Iterable[int]], remarks: Iterable[str]) -> str:
    """Weights as such a file."""
    rows = (_names(features), *weights)
    return "\n".join([*(_REMARK + remark for remark in remarks), *(",".join(map(str, row)) for row in rows), ""])


def _names(features: type[IntEnum]) -> list[str]:
    return [feature.name for feature in features]
