"""Nets as files beside a game's rules: who learnt what, by which recipe, and the numbers in half precision.

A net reads the wide form of an observation (`Layout.spread`; amounts as parts of their most), thinks in some blocks and
says how much it likes each action and who it thinks will win:

    h = relu(embed' x + embed_bias)
    h = h + second[b]' relu(first[b]' norm(h) + first_bias[b]) + second_bias[b]     for every block b
    likes = policy' norm(h) + policy_bias
    hopes = value' norm(h) + value_bias       of every seat, counted from the viewer on, then of nobody

`norm` takes away the mean and divides by the root of the variance plus `EPSILON`; what a training has it scale and
shift is folded into the next layer. Seats that nobody sits on are left out before hopes become chances.
"""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saloon.engine.errors import SaloonError
from saloon.engine.game import Game
from saloon.engine.weights import NET

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

FILE = NET
FORMAT = 2
EPSILON = 1e-5
MOST_BYTES = 1_500_000
UNHEARD = 2  # the last bits of a number in half precision, which nobody hears: as zeros they cost no room
_HEAD = "head"
# The dimensions of every array: those of a name are equal throughout.
SHAPES = {
    "embed": ("wide", "hidden"),
    "embed_bias": ("hidden",),
    "first": ("blocks", "hidden", "inner"),
    "first_bias": ("blocks", "inner"),
    "second": ("blocks", "inner", "hidden"),
    "second_bias": ("blocks", "hidden"),
    "policy": ("hidden", "actions"),
    "policy_bias": ("actions",),
    "value": ("hidden", "hopes"),
    "value_bias": ("hopes",),
}


class NetError(SaloonError):
    """A net that cannot be read, or is not one for the game."""


@dataclass(frozen=True, eq=False)
class Net:
    """What the head of a file says, and its arrays in single precision."""

    head: dict[str, Any]
    arrays: dict[str, Array]

    @property
    def sizes(self) -> dict[str, int]:
        """How large each dimension is; NetError if the arrays do not fit together."""
        found: dict[str, int] = {}
        for name, dimensions in SHAPES.items():
            shape = self.arrays[name].shape if name in self.arrays else ()
            told = dict(zip(dimensions, shape, strict=False))
            if len(shape) != len(dimensions) or any(found.setdefault(key, size) != size for key, size in told.items()):
                raise NetError("net-shape", array=name, shape=str(shape), expected=", ".join(dimensions))
        return found

    @property
    def alike(self) -> bool:
        """Whether it thinks the same whatever things are called that differ by nothing but their names."""
        return bool(self.head.get("recipe", {}).get("net", {}).get("alike", False))

    def check(self, game: Game) -> None:
        """NetError unless it was made for this game: its rules, what they show and what may be done."""
        wanted = {"game": game.slug, "rules": game.version, "layout": game.layout.digest}
        for name, value in wanted.items():
            if self.head.get(name) != value:
                raise NetError("net-unfit", field=name, found=str(self.head.get(name)), expected=str(value))
        sizes = {
            "wide": len(game.layout.spread()[0]),
            "actions": len(game.layout.actions),
            "hopes": game.players[-1] + 1,
        }
        for name, size in sizes.items():
            if self.sizes[name] != size:
                raise NetError("net-unfit", field=name, found=str(self.sizes[name]), expected=str(size))


def head_of(game: Game) -> dict[str, Any]:
    """What the head of a net says of its game."""
    return {"format": FORMAT, "game": game.slug, "rules": game.version, "layout": game.layout.digest}


def read(path: Path) -> Net:
    """The net of a file; NetError if it is none."""
    import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

    try:
        with np.load(path, allow_pickle=False) as file:
            head = json.loads(file[_HEAD].tobytes())
            arrays = {name: _joined(file[name]) for name in SHAPES if name in file.files}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as problem:
        raise NetError("net-unreadable", file=str(path), problem=f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        found = head.get("format") if isinstance(head, dict) else head
        raise NetError("net-unfit", field="format", found=str(found), expected=str(FORMAT))
    net = Net(head, arrays)
    _ = net.sizes
    return net


def write(path: Path, net: Net) -> None:
    """Write a net, its numbers nearly in half precision; NetError if they cannot be written so."""
    import numpy as np  # noqa: PLC0415

    sizes = net.sizes
    head = {**net.head, "hidden": sizes["hidden"], "blocks": sizes["blocks"]}
    with np.errstate(over="ignore"):
        halves = {name: rounded(net.arrays[name]) for name in SHAPES}
    for name, array in halves.items():
        if not np.isfinite(array).all():
            raise NetError("net-infinite", array=name)
    written = io.BytesIO()
    told = np.frombuffer(json.dumps(head, ensure_ascii=False).encode(), np.uint8)
    parts = {name: _parted(array) for name, array in halves.items()}
    np.savez_compressed(written, allow_pickle=False, **{_HEAD: told}, **parts)
    path.write_bytes(written.getvalue())


def rounded(array: Array) -> Array:
    """In half precision, the bits that nobody hears rounded away."""
    import numpy as np  # noqa: PLC0415

    bits = array.astype(np.float16).view(np.uint16)
    halves: Array = ((bits + (1 << UNHEARD >> 1)) >> UNHEARD << UNHEARD).view(np.float16)
    return halves


def _parted(halves: Array) -> Array:
    """The low bytes of all numbers, then the high ones: apart they take less room, for the high ones are much alike."""
    import numpy as np  # noqa: PLC0415

    parts: Array = np.moveaxis(halves.astype("<f2")[..., None].view(np.uint8), -1, 0)
    return parts


def _joined(parts: Array) -> Array:
    """The numbers again, in single precision."""
    import numpy as np  # noqa: PLC0415

    halves = np.ascontiguousarray(np.moveaxis(parts, 0, -1)).view("<f2")[..., 0]
    return halves.astype(np.float32)
