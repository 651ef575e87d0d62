"""The compiled form of a game: made by Numba, kept on disk, and never waited for by a person.

Compiling takes a while once; the result is kept in a folder named after everything it depends on (the text of all rule
files, the versions of Python, NumPy and Numba, and where and when the engine was installed, for Numba would compile the
same text anew), so that a change of any of these makes a new one. `when_ready` hands
out the compiled game if that folder is filled, and otherwise has another process fill it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from saloon.engine import forms, kernels, linking
from saloon.engine.game import Game
from saloon.engine.kernels import Job, Tally
from saloon.engine.policies import Slot
from saloon.engine.search import Knobs, Node, Scratch
from saloon.engine.state import MAX_SEATS
from saloon.engine.structs import dtype

if TYPE_CHECKING:
    import numpy as np

_READY = "ready"
_ENTRY = "work"  # the one rule that Python calls
_loaded: dict[str, Native] = {}
_at_work: dict[str, subprocess.Popen[bytes]] = {}
_broken: list[str] = []


class NativeWarning(UserWarning):
    """Compiled rules cannot be had; everything goes on interpreted."""


class Native:
    """A compiled game: blocks of states, and the jobs `work` does on them."""

    def __init__(self, game: Game, loops: ModuleType) -> None:
        import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

        self.game = game
        self.dtype = dtype(game.State)
        self._loops = loops
        self._nobody = np.zeros(MAX_SEATS, np.int64)
        self._weights = np.array(game.weights, np.int64)
        self._tree = self.tree(0)
        self._scratch = np.zeros(0, dtype(Scratch))
        self._notes = np.zeros(0, np.int64)

    def states(self, start: Any, kept: int = 0) -> np.ndarray[Any, Any]:
        """A block of states for `work`, the first of them a copy of a plain state, with room to keep others."""
        import numpy as np  # noqa: PLC0415

        block = np.zeros(Slot.FIRST + kept, self.dtype)
        block[Slot.START] = np.frombuffer(start.pack(), self.dtype)[0]
        return block

    def plain(self, block: np.ndarray[Any, Any], index: int) -> Any:
        """One state of a block as a plain state."""
        return self.game.State.unpack(block[index].tobytes())

    def tally(self) -> np.ndarray[Any, Any]:
        """An empty tally for Job.GAMES."""
        import numpy as np  # noqa: PLC0415

        return np.zeros(Tally.SIZE, np.float64)

    def tree(self, nodes: int) -> np.ndarray[Any, Any]:
        """An empty tree with room for so many nodes."""
        import numpy as np  # noqa: PLC0415

        return np.zeros(nodes, dtype(Node))

    def scratch(self, knobs: Any) -> np.ndarray[Any, Any]:
        """What a search keeps beside its tree, with its knobs set."""
        import numpy as np  # noqa: PLC0415

        made = np.zeros(1, dtype(Scratch))
        made["knobs"] = np.frombuffer(knobs.pack(), dtype(Knobs))
        return made

    def numbers(self, given: Sequence[int]) -> np.ndarray[Any, Any]:
        """Whole numbers as compiled rules read them: policies, notes."""
        import numpy as np  # noqa: PLC0415

        return np.array(given, np.int64)

    def work(
        self,
        job: Job,
        block: np.ndarray[Any, Any],
        *,
        seed: int = 0,
        count: int = 0,
        policies: Any = None,
        checked: bool = False,
        tally: Any = None,
        weights: Any = None,
        tree: Any = None,
        scratch: Any = None,
        notes: Any = None,
    ) -> int:
        """Do one job; see `kernels.work`."""
        seats = self._nobody if policies is None else policies
        counted = self.tally() if tally is None else tally
        weighing = self._weights if weights is None else weights
        nodes = self._tree if tree is None else tree
        beside = self._scratch if scratch is None else scratch
        noted = self._notes if notes is None else notes
        return int(
            self._loops.work(
                int(job), block, seats, int(seed), int(count), bool(checked), counted, weighing, nodes, beside, noted
            )
        )


def available() -> bool:
    """Whether rules can be compiled here; says so once if not."""
    if os.environ.get("SALOON_INTERPRETED") or not importlib.util.find_spec("numba"):
        _say_once("Numba is not installed" if not os.environ.get("SALOON_INTERPRETED") else "SALOON_INTERPRETED is set")
        return False
    try:
        import numba  # noqa: F401, PLC0415
    except Exception as problem:
        _say_once(f"Numba does not load: {problem}")
    return not _broken


def folder(game: Game) -> Path:
    """Where the compiled form of a game is kept."""
    import numba  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415
    import platformdirs  # noqa: PLC0415

    key = hashlib.blake2b(digest_size=12)
    for module in (*forms.rule_modules(game.bindings), linking):
        key.update(inspect.getsource(module).encode())
    promises = [value for value in game.bindings.values() if isinstance(value, int)]
    entry = Path(kernels.__file__)
    installed = (str(entry), entry.stat().st_mtime_ns)
    versions = (sys.version, np.__version__, numba.__version__)
    key.update(repr((versions, dtype(game.State).descr, promises, installed)).encode())
    base = os.environ.get("SALOON_CACHE") or platformdirs.user_cache_dir("saloon")
    return Path(base) / "compiled" / f"{game.slug}-{key.hexdigest()}"


def ready(game: Game) -> bool:
    """Whether the compiled form lies on disk."""
    return available() and (game.slug in _loaded or (folder(game) / _READY).exists())


def load(game: Game, progress: Callable[[str], None] | None = None) -> Native:
    """The compiled game, compiling it now if need be. `progress` hears the name of each rule as it is compiled."""
    if game.slug not in _loaded:
        _loaded[game.slug] = _build(game, progress)
    return _loaded[game.slug]


def loaded(game: Game) -> Native | None:
    """The compiled game if this process has it already."""
    return _loaded.get(game.slug)


def when_ready(game: Game) -> Native | None:
    """The compiled game if it can be had at once; otherwise None, and another process sets about compiling it."""
    if not available():
        return None
    if ready(game):
        return load(game)
    if game.slug not in _at_work:
        command = [sys.executable, "-m", "saloon", "warm", "--quiet", game.slug]
        _at_work[game.slug] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    elif _at_work[game.slug].poll():
        _say_once(f"compiling {game.slug} failed; `saloon warm {game.slug}` shows why")
    return None


def _build(game: Game, progress: Callable[[str], None] | None) -> Native:
    import numpy as np  # noqa: PLC0415

    numba: Any = import_module("numba")
    config: Any = import_module("numba.core.config")
    event: Any = import_module("numba.core.event")
    home = folder(game)

    def make(rule: Any) -> Any:
        entry = rule.__name__ == _ENTRY
        made = numba.njit(
            rule,
            cache=entry,
            nogil=entry,
            no_cpython_wrapper=not entry,
            no_cfunc_wrapper=True,
            error_model="numpy",
        )
        return made if entry else _once_for_all_integers(made)

    before = config.CACHE_DIR
    config.CACHE_DIR = str(home)
    try:
        loops: Any = forms.compiled(game.bindings, make)
        native = Native(game, loops)
        with linking.one_program(_ENTRY), event.install_listener("numba:compile", _listener(progress)):
            native.work(Job.CLONES, np.zeros(Slot.FIRST + 1, native.dtype))
        loops.work.disable_compile()  # for other types it would have to be linked anew
    finally:
        config.CACHE_DIR = before
    home.mkdir(parents=True, exist_ok=True)
    (home / _READY).touch()
    return native


def _once_for_all_integers(made: Any) -> Any:
    """A rule called with a field of one byte, with a constant and with a number computed is one rule: compile it once,
    for 64 bits, and not for every width it is called with."""
    types: Any = import_module("numba.core.types")
    resolve = made.get_call_template

    def wide(kind: Any) -> Any:
        if isinstance(kind, (types.Integer, types.IntegerLiteral)):
            return types.int64
        return types.boolean if isinstance(kind, types.BooleanLiteral) else kind

    def resolve_wide(args: Any, keywords: Any) -> Any:
        return resolve(tuple(map(wide, args)), {name: wide(kind) for name, kind in keywords.items()})

    made.get_call_template = resolve_wide
    return made


def _listener(progress: Callable[[str], None] | None) -> Any:
    event: Any = import_module("numba.core.event")

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, found: Any) -> None:
            if progress:
                progress(found.data["dispatcher"].py_func.__name__)

        def on_end(self, found: Any) -> None:
            pass

    return Listener()


def _say_once(reason: str) -> None:
    if not _broken:
        _broken.append(reason)
        warnings.warn(f"{reason}: the rules run interpreted, which is slower.", NativeWarning, stacklevel=3)
