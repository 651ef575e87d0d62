"""Workers on the machines of a Ray cluster. This is the one module that knows Ray, and only those who want a cluster
load it.

A bundle is a task of Ray's, which does it again wherever and as often as it is lost with a process or a machine. Before
its first bundle a process compares its Saloon with the caller's. Compiled rules are not sent along: whichever process
of a machine comes first compiles them for it.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import platform
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import ray
import ray._private.worker as ray_worker
from filelock import FileLock
from ray.exceptions import GetTimeoutError, RayError, RayTaskError, RuntimeEnvSetupError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

import saloon
from saloon.engine import Game, SaloonError
from saloon.engine import native as compiler
from saloon.games import game
from saloon.lab.workers import AHEAD, Hands, Results, Work, Workers

LOCAL, AUTO, CLIENT = "local", "auto", "ray://"
_STORE = 128 * 2**20  # bytes for results on their way, on a cluster of this machine alone; what is more goes to disk
_BUNDLE = 0.5  # seconds of work ...
_BUNDLES = 400  # ... or so much that no more of them come back in a second
_TRIES = 3  # to join a cluster from outside
_REACH = 10  # seconds to knock at a door
_LOOK = 60  # seconds for machines to say which Saloon they have
_BETWEEN_COUNTS = 2.0  # seconds: machines come and go
_DECISIVE = (".py", ".csv")  # the files of the package on which results depend


class ClusterError(SaloonError):
    """A cluster that cannot be worked with."""


@contextmanager
def joined(address: str, jobs: int) -> Iterator[Workers]:
    """The workers of a cluster; see `workers.hired`. On this machine alone there are so many of them, elsewhere as many
    as there are processors."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody else's business
    setattr(ray_worker, "print_to_stdstream", _keep_quiet)  # noqa: B010 (results go there, and no news of dead machines)
    quietly: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address == LOCAL:
            _init(address, num_cpus=jobs, include_dashboard=False, object_store_memory=_STORE, **quietly)
        else:
            _knock(address)
            _init(address, **quietly)
            if _is_missing_somewhere():
                ray.shutdown()
                _init(address, runtime_env={"py_modules": [_package()], "excludes": ["web"]}, **quietly)
        yield Cluster()
    finally:
        ray.shutdown()


def _keep_quiet(*_: Any, **__: Any) -> None:
    """What Ray would print."""


def _init(address: str, tries: int = _TRIES, **how: Any) -> None:
    """Connect to a cluster, or start one. For every client from outside the head starts a process, and that may fail
    where it has much to do."""
    try:
        ray.init(address, **how)
    except Exception as problem:  # whatever is wrong with it, Ray says so in words of its own
        if address.startswith(CLIENT) and isinstance(problem, ConnectionError) and tries > 1:
            _init(address, tries - 1, **how)
        else:
            raise ClusterError("cluster-unreachable", address=address, reason=_in_a_line(problem)) from problem


def _knock(address: str) -> None:
    """Refuse at once where nobody answers; Ray would try for minutes."""
    meant = os.environ.get("RAY_ADDRESS", "") if address == AUTO else address
    try:
        where = urlsplit(meant if "//" in meant else f"//{meant}")
        if where.hostname and where.port:  # otherwise Ray looks for one on this machine
            socket.create_connection((where.hostname, where.port), _REACH).close()
    except (OSError, ValueError) as problem:
        raise ClusterError("cluster-unreachable", address=meant, reason=_in_a_line(problem)) from problem


def _in_a_line(problem: BaseException) -> str:
    """What is wrong: the first line of a message, or the last where the first only announces it."""
    lines = str(problem).strip().splitlines() or [type(problem).__name__]
    return (lines[-1] if lines[0].endswith(":") else lines[0]).strip().rstrip(".")


def _is_missing_somewhere() -> bool:
    """Whether a machine has no Saloon, so that it must be sent along. Another Saloon than this is refused."""

    def looked_up() -> Any:  # it travels as it stands: a machine need know nothing of it
        try:
            return import_module("saloon.lab.cluster").edition()
        except ImportError:
            return None

    asked = ray.remote(num_cpus=0, max_retries=0)(looked_up)
    nodes = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    there = [NodeAffinitySchedulingStrategy(node["NodeID"], soft=False) for node in nodes]
    answers = [asked.options(scheduling_strategy=just).remote() for just in there]
    latest = time.monotonic() + _LOOK
    missing = False
    for node, answer in zip(nodes, answers, strict=True):
        try:
            found = ray.get(answer, timeout=max(0.0, latest - time.monotonic()))
        except (GetTimeoutError, RayError):
            continue  # it died or is slow; before its first bundle it is asked again
        if found is None:
            missing = True
        else:
            _compare(found, edition(), node["NodeManagerAddress"])
    return missing


def _package() -> str:
    return str(Path(saloon.__file__).parent)


@cache
def edition() -> dict[str, str]:
    """Which Saloon this is: its version, and a hash of all files on which results depend."""
    home = Path(_package())
    key = hashlib.blake2b(digest_size=12)
    for path in sorted(path for path in home.rglob("*") if path.suffix in _DECISIVE):
        key.update(path.relative_to(home).as_posix().encode() + b"\0")
        key.update(path.read_bytes())
    return {"version": saloon.__version__, "sources": key.hexdigest()}


def _compare(there: dict[str, str], here: dict[str, str], node: str) -> None:
    """Refuse a machine whose Saloon is another."""
    if there["version"] != here["version"]:
        raise ClusterError("cluster-other-version", node=node, there=there["version"], here=here["version"])
    if there["sources"] != here["sources"]:
        raise ClusterError("cluster-other-sources", node=node)


class Cluster(Workers):
    """The processors of all machines of the cluster that this process has joined."""

    def compiled(self, game: Game) -> bool:
        """Machines load or compile rules before their first bundle, if the caller could."""
        return compiler.available()

    def hands(self, work: Work[Any, Any]) -> Hands:
        """Tasks of Ray's."""
        return _Tasks(work)


class _Tasks(Hands):
    """Bundles as tasks of Ray's."""

    def __init__(self, work: Work[Any, Any]) -> None:
        rules = [compiler.fingerprint(game(key)) for key in work.keys]
        self._order = pickle.dumps(({**edition(), "rules": rules}, pickle.dumps(work)))
        self._task = ray.remote(num_cpus=1, max_retries=-1)(_carried_out)
        self._processors = _now_and_then(_processors)

    def room(self) -> int:
        return AHEAD * self._processors()

    def seconds(self) -> float:
        return max(_BUNDLE, self._processors() / _BUNDLES)

    def begin(self, bundle: Sequence[Any]) -> Any:
        return self._task.remote(self._order, pickle.dumps(bundle))

    def end(self, handed: Any) -> Results:
        try:
            done = pickle.loads(ray.get(handed))
        except (RayTaskError, RuntimeEnvSetupError) as problem:
            raise _cause(problem) from problem
        except (RayError, ConnectionError) as problem:
            raise ClusterError("cluster-lost", reason=_in_a_line(problem)) from problem
        if isinstance(done, SaloonError):
            raise done
        results: Results = done
        return results

    def drop(self, handed: Any) -> None:
        ray.cancel(handed)


def _cause(problem: RayTaskError | RuntimeEnvSetupError) -> BaseException:
    """What a task raised, as a thread would have raised it; or that a machine could not even begin."""
    cause = getattr(problem, "cause", problem)
    if isinstance(cause, RuntimeEnvSetupError) or "failed to import" in str(cause):
        *_, reason = str(cause).strip().splitlines()
        return ClusterError("cluster-not-loaded", reason=reason.rstrip("."))
    return cause if isinstance(cause, BaseException) else problem


def _processors() -> int:
    """How many processors the cluster has; at least one, for which it may have to grow."""
    return max(1, int(ray.cluster_resources().get("CPU", 0)))


def _now_and_then(count: Callable[[], int]) -> Callable[[], int]:
    """A number that is not looked up at every question."""
    looked, found = 0.0, 0

    def latest() -> int:
        nonlocal looked, found
        if not found or time.monotonic() - looked > _BETWEEN_COUNTS:
            looked, found = time.monotonic(), count()
        return found

    return latest


def _carried_out(order: bytes, bundle: bytes) -> bytes:
    """A bundle done on some machine. What comes back is bytes, so that the caller's copy is his own; a refusal is a
    result like any other, for to do it again would not help."""
    try:
        done: Results | SaloonError = _settled(order).carried_out(pickle.loads(bundle))
    except SaloonError as refusal:
        done = refusal
    return pickle.dumps(done)


@lru_cache(maxsize=1)
def _settled(order: bytes) -> Work[Any, Any]:
    """The work ordered, once this process has the same Saloon as the caller, and the rules at hand. Only then is the
    order opened: another Saloon might not understand it."""
    told, sealed = pickle.loads(order)
    node = platform.node()
    _compare(edition(), told, node)
    work: Work[Any, Any] = pickle.loads(sealed)
    if work.compiled and not compiler.available():
        raise ClusterError("cluster-no-numba", node=node)
    for key, rules in zip(work.keys, told["rules"], strict=True):
        if compiler.fingerprint(game(key)) != rules:
            raise ClusterError("cluster-other-rules", node=node, game=game(key).slug)
        if work.compiled:
            _compile_once(game(key))
    work.settle_in()
    return work


def _compile_once(game: Game) -> None:
    """Have the rules compiled by one process of this machine, while the others wait for it."""
    if compiler.ready(game):
        return
    home = compiler.folder(game)
    home.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(home.with_suffix(".lock")):
        compiler.load(game)
