"""The compiled form of a game: made by Numba, kept on disk, and never waited for by a person.

Compiling takes a while once; the result is kept in a folder named after everything it depends on (the text of all rule
files, the versions of Python, NumPy and Numba, and where and when the engine was installed, for Numba would compile the
same text anew), so that a change of any of these makes a new one. `when_ready` hands
out the compiled game if that folder is filled, and otherwise has another process fill it, by the command that
`compile_by` was told.

Rules are linked to one program (`linking`). Where Numba has changed so that this fails, or is not wished, each rule is
finished by itself, as Numba does it of its own: that takes much longer to compile, and needs nothing but Numba's public
face.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import linecache
import os
import shlex
import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from saloon.engine import forms, kernels, linking
from saloon.engine.game import Game, Key
from saloon.engine.kernels import Job, Tally
from saloon.engine.policies import Slot
from saloon.engine.search import Knobs, Node, Scratch
from saloon.engine.state import MAX_SEATS
from saloon.engine.structs import dtype

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

INTERPRETED = "SALOON_INTERPRETED"  # the variable that switches compilation off
_READY = "ready"
_ENTRY = "work"  # the one rule that Python calls
_OUT = "out"  # what a rule calls its argument that is written to and is no part of the state
_UNLINKED = "SALOON_UNLINKED"
_loaded: dict[Key, Native] = {}
_at_work: dict[Key, subprocess.Popen[bytes]] = {}
_broken: list[str] = []
_compiler: list[Compiler] = []

Compiler = Callable[[Game], Sequence[str]]


class NativeWarning(UserWarning):
    """Compiled rules cannot be had, or not as they should be: everything goes on, slower."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def text(self, language: str = "en") -> str:
        """The warning as a sentence."""
        from saloon.messages import message  # noqa: PLC0415 (where nothing is wrong, no catalogue is loaded)

        return message("warning-" + self.code, self.params, language)

    def __str__(self) -> str:
        return self.text()


class Native:
    """A compiled game: blocks of states, and the jobs `work` does on them."""

    def __init__(self, game: Game, loops: ModuleType) -> None:
        import numpy as np  # noqa: PLC0415 (plain play must not load NumPy)

        from saloon.engine.minds import pad_form  # noqa: PLC0415

        self.game = game
        self.dtype = dtype(game.State)
        self._loops = loops
        self._nobody = np.zeros(MAX_SEATS, np.int64)
        self._weights = np.array(game.weights, np.int64)
        self._tree = self.tree(0)
        self._scratch = np.zeros(0, dtype(Scratch))
        self._notes = np.zeros(0, np.int64)
        self._net = np.zeros((0, 0), np.float32)
        self._pads = np.zeros(1, pad_form(game.layout if game.observation else None))

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
        net: Any = None,
        pads: Any = None,
    ) -> int:
        """Do one job; see `kernels.work`."""
        seats = self._nobody if policies is None else policies
        counted = self.tally() if tally is None else tally
        weighing = self._weights if weights is None else weights
        nodes = self._tree if tree is None else tree
        beside = self._scratch if scratch is None else scratch
        noted = self._notes if notes is None else notes
        table = self._net if net is None else net
        written = self._pads if pads is None else pads
        told = (int(job), block, seats, int(seed), int(count), bool(checked), counted)
        return int(self._loops.work(*told, weighing, nodes, beside, noted, table, written))


def available() -> bool:
    """Whether rules can be compiled here; says so once if not."""
    if os.environ.get(INTERPRETED):
        _say_once("native-forbidden", variable=INTERPRETED)
        return False
    if not importlib.util.find_spec("numba"):
        _say_once("native-no-numba")
        return False
    try:
        import numba  # noqa: F401, PLC0415
    except Exception as problem:
        _say_once("native-broken-numba", problem=str(problem))
    return not _broken


def compile_by(compiler: Compiler) -> None:
    """Say by which command another process compiles a game."""
    _compiler[:] = [compiler]


def folder(game: Game, entry: ModuleType = kernels) -> Path:
    """Where the compiled form of a game is kept, or another program over its rules."""
    import numpy as np  # noqa: PLC0415

    key = _sources(game, entry)
    source = Path(str(entry.__file__))
    installed = (str(source), source.stat().st_mtime_ns)
    versions = (sys.version, np.__version__, _numba_version(), _linked())
    key.update(repr((versions, *_frame(game), installed)).encode())
    return _cache() / f"{game.slug}-{key.hexdigest()}"


def fingerprint(game: Game) -> str:
    """The rules of a game, the engine's included, in a few letters: wherever they are the same, so are these."""
    key = _sources(game)
    key.update(repr(_frame(game)).encode())
    return str(key.hexdigest())


def _sources(game: Game, entry: ModuleType = kernels) -> Any:
    """A hash of what the rule files of a game say, which more can be added to."""
    key = hashlib.blake2b(digest_size=12)
    for names in (*forms.rule_modules(game.shown_bindings, entry), vars(linking)):
        key.update("".join(linecache.getlines(names["__file__"], names)).encode())
        key.update(repr(forms.constants(names)).encode())
    return key


def _frame(game: Game) -> tuple[Any, list[int]]:
    """The fields of a game's state, and its promises."""
    return dtype(game.State).descr, [value for value in game.bindings.values() if isinstance(value, int)]


def _cache() -> Path:
    import platformdirs  # noqa: PLC0415

    return Path(os.environ.get("SALOON_CACHE") or platformdirs.user_cache_dir("saloon")) / "compiled"


def _numba_version() -> str:
    import numba  # noqa: PLC0415

    return str(numba.__version__)


def _linked() -> bool:
    """Whether rules are linked: not where that is forbidden, nor by a Numba that was found not to do it."""
    verdict = _verdict()
    return not os.environ.get(_UNLINKED) and not (verdict.exists() and verdict.read_text(encoding="utf-8"))


def _verdict() -> Path:
    """The file that says why this Numba does not link as `linking` has it, or nothing if it does."""
    way = hashlib.blake2b(inspect.getsource(linking).encode(), digest_size=6)
    return _cache() / f"numba-{_numba_version()}-{way.hexdigest()}.linking"


def ready(game: Game, entry: ModuleType = kernels) -> bool:
    """Whether the compiled form lies on disk, or another program over the rules."""
    at_hand = entry is kernels and game.key in _loaded
    return available() and (at_hand or (folder(game, entry) / _READY).exists())


def load(game: Game, progress: Callable[[str], None] | None = None) -> Native:
    """The compiled game, compiling it now if need be. `progress` hears the name of each rule as it is compiled."""
    if game.key not in _loaded:
        _loaded[game.key] = _build(game, progress)
    return _loaded[game.key]


def loaded(game: Game) -> Native | None:
    """The compiled game if this process has it already."""
    return _loaded.get(game.key)


def when_ready(game: Game) -> Native | None:
    """The compiled game if it can be had at once; otherwise None, and another process sets about compiling it. House
    rules are compiled by nobody who did not ask for it (`load`): anybody may think of some."""
    if not available():
        return None
    if ready(game):
        return load(game)
    if game.house:
        return None
    if game.key in _at_work:
        if _at_work[game.key].poll():
            _say_once("native-failed", game=game.slug, command=shlex.join(_compiler[0](game)))
    elif _compiler:
        command = _compiler[0](game)
        _at_work[game.key] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return None


def _build(game: Game, progress: Callable[[str], None] | None) -> Native:
    import numpy as np  # noqa: PLC0415

    def prepare(loops: Any) -> Native:
        native = Native(game, loops)
        native.work(Job.CLONES, np.zeros(Slot.FIRST + 1, native.dtype))
        return native

    return program(game, kernels, prepare, progress)


def program(
    game: Game, entry: ModuleType, prepare: Callable[[Any], T], progress: Callable[[str], None] | None = None
) -> T:
    """The rules of a game compiled into one program, with the loops of an entry, or as they lie on disk. `prepare` is
    handed the loops and calls their `work` once, with what it is to be compiled for; what it makes is returned."""
    numba: Any = import_module("numba")
    event: Any = import_module("numba.core.event")
    if _linked() and not (folder(game, entry) / _READY).exists():
        _try_linking()
    home, linked = folder(game, entry), _linked()
    together: AbstractContextManager[None] = linking.one_program(_ENTRY) if linked else nullcontext()
    before = numba.config.CACHE_DIR, numba.config.SLP_VECTORIZE
    numba.config.CACHE_DIR = str(home)
    numba.config.SLP_VECTORIZE = int(entry is not kernels)  # many numbers are written at once; rules gain nothing by it
    try:
        loops: Any = forms.compiled(game.shown_bindings, _linked_rule if linked else _rule, entry)
        with together, event.install_listener("numba:compile", _listener(progress)):
            made = prepare(loops)
        loops.work.disable_compile()  # for other types it would have to be compiled anew, with all below it
    finally:
        numba.config.CACHE_DIR, numba.config.SLP_VECTORIZE = before
    home.mkdir(parents=True, exist_ok=True)
    (home / _READY).touch()
    return made


def _try_linking() -> None:
    """Find out, once for each Numba, whether it links; if not, say so."""
    verdict = _verdict()
    if not verdict.exists():
        problem = linking.problem()
        verdict.parent.mkdir(parents=True, exist_ok=True)
        verdict.write_text(problem, encoding="utf-8")
        if problem:
            warnings.warn(NativeWarning("native-unlinked", version=_numba_version(), problem=problem), stacklevel=4)


def _rule(rule: Any) -> Any:
    """A rule as Numba compiles it of its own."""
    numba: Any = import_module("numba")
    entry = rule.__name__ == _ENTRY
    return numba.njit(rule, cache=entry, nogil=entry, error_model="numpy")


def _linked_rule(rule: Any) -> Any:
    """A rule that is to be a part of one program."""
    numba: Any = import_module("numba")
    entry = rule.__name__ == _ENTRY
    made = numba.njit(
        rule,
        cache=entry,
        nogil=entry,
        no_cpython_wrapper=not entry,
        no_cfunc_wrapper=True,
        error_model="numpy",
    )
    if _OUT in inspect.signature(rule).parameters:
        linking.keep_apart(made)
    return made if entry else _once_for_all_integers(made)


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


def _say_once(code: str, **params: str) -> None:
    if not _broken:
        _broken.append(code)
        warnings.warn(NativeWarning(code, **params), stacklevel=3)
