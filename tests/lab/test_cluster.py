"""Workers on a cluster: real Ray nodes, as many as a test wants, some of which are killed in the middle of the work.

A node takes seconds of a processor to start: what needs nodes of its own is left to a thorough run.
"""

from __future__ import annotations

import json
import os
import pickle
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from tests.cli.kit import refused
from tests.cli.kit import saloon as command

import saloon
from saloon.engine import Game, SaloonError, native
from saloon.engine.native import Native
from saloon.lab import arena, simulate
from saloon.lab.fit import fit, mixture
from saloon.lab.workers import Local, Work, Workers, WorkersError, hired
from saloon.terminal.arena import arena_as_dict
from saloon.terminal.reports import simulation_as_dict

pytest.importorskip("ray", reason="Ray has no builds for this system")

import ray
from ray.cluster_utils import Cluster as RayCluster

from saloon.lab import cluster
from saloon.lab.cluster import ClusterError, edition

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="Ray does not promise clusters of one Windows machine"),
    pytest.mark.flaky(reruns=1),  # Ray gives a node half a minute to start, however little it gets of a busy machine
]

SIX = "six-territories"
STORE = 80 * 2**20
SOURCE = Path(saloon.__file__).parents[1]
PATHS = os.pathsep.join([str(SOURCE), str(Path(__file__).parents[2])])  # where nodes find Saloon, and these tests
NO_SALOON = f"import sys\nsys.path[:] = [place for place in sys.path if place != {str(SOURCE)!r}]\n"


class Machines:
    """A cluster of several Ray nodes on this machine. Its head, which lives, has no processors and nothing that nobody
    asks; others come and go, and who is left over stays for the next test, for a node takes seconds to start."""

    def __init__(self) -> None:
        self.door = free_port()  # for those who join from outside
        self._ray = RayCluster(
            initialize_head=True,
            head_node_args={
                "num_cpus": 0,
                "object_store_memory": STORE,
                "ray_client_server_port": self.door,
                "include_dashboard": False,
                "include_log_monitor": False,
                "no_monitor": True,
            },
        )
        self._nodes: list[Any] = []

    @property
    def address(self) -> str:
        return str(self._ray.address)

    def have(self, count: int) -> None:
        """See to it that there are so many nodes like this one."""
        while len(self._nodes) > count:
            self.kill()
        while len(self._nodes) < count:
            self._nodes.append(self._started(PATHS))

    def kill(self, name: str = "") -> None:
        """End a node, the oldest unless one is named, as a power failure would."""
        (doomed, *_) = [node for node in self._nodes if node.node_id.startswith(name)]
        self._nodes.remove(doomed)
        self._ray.remove_node(doomed, allow_graceful=False)

    @contextmanager
    def other(self, path: str) -> Iterator[None]:
        """For a while there is a node that looks for its Python elsewhere."""
        node = self._started(path)
        try:
            yield
        finally:
            self._ray.remove_node(node, allow_graceful=False)

    def _started(self, path: str) -> Any:
        return self._ray.add_node(num_cpus=1, object_store_memory=STORE, env_vars={"PYTHONPATH": path})

    def close(self) -> None:
        self._ray.shutdown()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@pytest.fixture(scope="module")
def house() -> Iterator[Machines]:
    """One head for the tests of this file."""
    machines = Machines()
    try:
        yield machines
    finally:
        machines.close()


@pytest.fixture
def machines(house: Machines, monkeypatch: pytest.MonkeyPatch) -> Machines:
    """A cluster found by `auto`, with as many nodes as the test before has left."""
    monkeypatch.setenv("RAY_ADDRESS", house.address)
    return house


def noted(folder: str, number: int) -> int:
    """A piece that leaves a mark whenever it is begun, with the name of the node, and takes a while."""
    with (Path(folder) / str(number)).open("a") as mark:
        mark.write(f"{ray.get_runtime_context().get_node_id()}\n")
    time.sleep(0.1)
    return number * number


def hangs_once(folder: str, number: int) -> int:
    """The same, but the second piece never ends where it is begun first."""
    found = noted(folder, number)
    while number == 1 and len(marks(folder, number)) == 1:
        time.sleep(0.1)
    return found


def marks(folder: str | Path, number: int) -> list[str]:
    """The nodes that have begun a piece."""
    path = Path(folder) / str(number)
    return path.read_text().splitlines() if path.exists() else []


def refuses(number: int) -> int:
    raise WorkersError("worker-lost", deaths=number)


def fails(number: int) -> int:
    return 1 // number


def work(task: Any) -> Work[int, Any]:
    return Work(task, (SIX,), compiled=False)


def simulated(
    workers: Workers, games: int = 240, *, interpreted: bool = True, heard: Callable[[Any], None] = lambda found: None
) -> str:
    """What a simulation comes to, as it is written down."""
    planned = simulate.plan(SIX, 3, {}, ["deputy-2026-11", "random", "random"], games, seed=5)
    found = simulation_as_dict(simulate.simulate(planned, workers, interpreted=interpreted, heard=heard))
    return json.dumps([found["plan"], found["result"]])


def held(workers: Workers, results: Path, heard: Callable[[Any], None] = lambda found: None) -> tuple[str, bytes]:
    """What an arena comes to, and its results log."""
    planned = arena.plan(SIX, 2, {}, ["deputy-2026-11", "random", "tenderfoot-2026-11"], 10, seed=5)
    results.unlink(missing_ok=True)
    found = arena_as_dict(arena.hold(planned, workers, results=results, heard=heard))
    return json.dumps([found["plan"], found["result"]]), results.read_bytes()


class Killing:
    """Kills the oldest node after so many pieces, and the next after so many more."""

    def __init__(self, machines: Machines, after: int) -> None:
        self._machines, self._after = machines, after
        self._pieces = 0
        self.deaths = 0

    def __call__(self, found: Any) -> None:
        self._pieces += 1
        if self._pieces in (self._after, 2 * self._after):
            self._machines.kill()
            self.deaths += 1


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_results_are_the_same_to_the_byte_wherever_they_come_from_and_whoever_dies(
    machines: Machines,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    compiled: Callable[[Game], Native],
    thoroughly: bool,
) -> None:
    compiled(saloon.game(SIX))
    log = tmp_path / "log.jsonl"
    simulation = simulated(Local(1), interpreted=False)
    assert simulated(Local(3), interpreted=False) == simulation  # threads
    assert simulated(Local(2)) == simulation  # processes
    with hired(cluster="auto") as workers, monkeypatch.context() as without:
        without.setattr(native, "available", lambda: False)
        matches = held(Local(1), log)
        assert held(Local(2), log) == matches
        for nodes in (1, 2, 3):
            machines.have(nodes)
            assert simulated(workers) == simulation
        assert held(workers, log) == matches
        runs: list[tuple[Any, Any]] = [(matches, partial(held, results=log)), (simulation, simulated)]
        for result, run in runs if thoroughly else runs[:1]:
            machines.have(3)
            killing = Killing(machines, after=4)
            assert run(workers, heard=killing) == result
            assert killing.deaths == 2


@pytest.mark.slow
def test_what_was_lost_with_a_node_is_done_again_and_comes_in_its_place(
    machines: Machines, tmp_path: Path, capfd: Any
) -> None:
    machines.have(2)
    with (
        hired(cluster="auto") as workers,
        closing(workers.do(work(partial(hangs_once, str(tmp_path))), iter(range(30)))) as found,
    ):
        assert next(found) == (0, 0)
        while not marks(tmp_path, 1):
            time.sleep(0.05)
        (lost,) = marks(tmp_path, 1)
        machines.kill(lost)
        assert list(found) == [(number, number * number) for number in range(1, 30)]
    assert len(marks(tmp_path, 1)) == 2
    assert marks(tmp_path, 1)[1] != lost
    assert capfd.readouterr().out == ""


@pytest.mark.slow
def test_what_a_task_refuses_is_not_tried_again_and_arrives_as_from_a_thread(
    machines: Machines, tmp_path: Path
) -> None:
    machines.have(1)
    with hired(cluster="auto") as workers:
        with pytest.raises(SaloonError) as refusal:
            next(workers.do(work(refuses), iter([7])))
        assert (refusal.value.code, refusal.value.params) == ("worker-lost", {"deaths": 7})
        with pytest.raises(ZeroDivisionError):
            next(workers.do(work(fails), iter([0])))
        with closing(workers.do(work(partial(noted, str(tmp_path))), iter(range(100)))) as found:
            assert next(found) == (0, 0)
        assert len(list(tmp_path.iterdir())) < 20


def other_saloon(folder: Path, file: str, old: str, new: str) -> str:
    """A Saloon in which something is not as here; where nodes find it."""
    shutil.copytree(SOURCE / "saloon", folder / "saloon", ignore=shutil.ignore_patterns("web", "__pycache__"))
    path = folder / "saloon" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    return os.pathsep.join([str(folder), PATHS])


@pytest.mark.slow
@pytest.mark.thorough
def test_a_node_with_another_saloon_is_refused_and_named(machines: Machines, tmp_path: Path) -> None:
    version = f'__version__ = "{saloon.__version__}"'
    older = other_saloon(tmp_path / "older", "__init__.py", version, '__version__ = "0.0.7"')
    machines.have(1)  # one that is as it should be does not help
    with machines.other(older):
        result = command("sim", SIX, "--games", 20, "--cluster", "auto")
    refused(result, "0.0.7", saloon.__version__)
    changed = other_saloon(tmp_path / "changed", "games/six_territories/weights.csv", "1", "2")
    with machines.other(changed), pytest.raises(ClusterError) as refusal, hired(cluster="auto"):
        pass
    assert refusal.value.code == "cluster-other-sources"


@pytest.mark.slow
def test_compiled_rules_are_loaded_by_the_workers_and_large_results_are_the_callers_own(
    machines: Machines, compiled: Callable[[Game], Native]
) -> None:
    game = saloon.game(SIX)
    compiled(game)
    machines.have(1)
    with hired(cluster="auto") as workers:
        assert simulated(workers, interpreted=False) == simulated(Local(1), interpreted=False)
        far, here = (fit(game, mixture(game)[:4], 40_000, 1, workers=some) for some in (workers, Local(1)))
    assert far == here


@pytest.mark.slow
@pytest.mark.thorough
def test_a_cluster_is_joined_from_outside_by_its_address(machines: Machines) -> None:
    machines.have(1)
    with hired(cluster=f"ray://127.0.0.1:{machines.door}") as workers:
        assert simulated(workers, 60) == simulated(Local(1), 60)


@pytest.mark.slow
@pytest.mark.thorough
def test_saloon_travels_to_a_node_that_has_none(machines: Machines, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(NO_SALOON)
    machines.have(0)
    with machines.other(str(tmp_path)), hired(cluster="auto") as workers:
        assert simulated(workers, 60) == simulated(Local(1), 60)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_cluster_that_does_not_answer_is_named(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    line = ("--lang", language, "sim", SIX, "--interpreted", "--cluster")
    refused(command(*line, f"ray://127.0.0.1:{port}"), f"ray://127.0.0.1:{port}")
    refused(command(*line, "auto", RAY_ADDRESS=f"127.0.0.1:{port}"), f"127.0.0.1:{port}")
    refused(command(*line, "auto", RAY_ADDRESS="nearby:door"), "nearby:door")


def test_a_busy_head_is_asked_again_and_what_it_says_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def busy(address: str, **how: Any) -> None:
        tried.append(address)
        raise ConnectionAbortedError("Initialization failure:\n Traceback\nno process left.")

    monkeypatch.setattr(ray, "init", busy)
    for address, times in (("ray://127.0.0.1:1", 3), ("auto", 1)):
        with pytest.raises(ClusterError) as refusal:
            cluster._init(address)
        assert refusal.value.params == {"address": address, "reason": "no process left"}
        assert tried == [address] * times
        tried.clear()


@pytest.mark.slow
@pytest.mark.thorough
def test_an_interrupt_ends_what_runs_on_a_cluster_of_this_machine_and_the_same_command_goes_on(tmp_path: Path) -> None:
    results, result = tmp_path / "a.jsonl", tmp_path / "a.json"
    line = [sys.executable, "-m", "saloon", "arena", SIX, "--bots", "deputy,random", "--out", str(results)]
    line += ["--json", str(result), "--games"]
    environment = {**os.environ, native.INTERPRETED: "1", "PYTHONPATH": PATHS, "LC_ALL": "C.UTF-8"}
    begun = subprocess.Popen(
        [*line, "100000", "--cluster", "local", "--jobs", "1"], env=environment, stderr=subprocess.PIPE, text=True
    )
    latest = time.monotonic() + 120
    while time.monotonic() < latest and (not results.exists() or results.read_bytes().count(b"\n") < 10):
        time.sleep(0.1)
    begun.send_signal(signal.SIGINT)
    _, trouble = begun.communicate(timeout=120)
    assert begun.returncode == 130, trouble
    assert "Traceback" not in trouble
    counted = json.loads(result.read_text())["result"]["games"]
    assert counted >= 8
    subprocess.run([*line, str(counted + 4), "--jobs", "1"], env=environment, check=True, capture_output=True)
    alone = tmp_path / "alone.json"
    again = [*line[:-5], "--json", str(alone), "--games", str(counted + 4), "--jobs", "1"]
    subprocess.run(again, env=environment, check=True, capture_output=True)
    assert json.loads(alone.read_text())["result"] == json.loads(result.read_text())["result"]


class TestBeforeTheFirstBundle:
    """What a process of a node looks at, without a node."""

    @pytest.fixture(autouse=True)
    def afresh(self) -> Iterator[None]:
        cluster._settled.cache_clear()
        yield
        cluster._settled.cache_clear()

    def order(self, compiled: bool = False, other: Mapping[str, Any] = MappingProxyType({})) -> bytes:
        told = {**edition(), "rules": [native.fingerprint(saloon.game(SIX))], **other}
        return pickle.dumps((told, pickle.dumps(Work(fails, (SIX,), compiled=compiled))))

    @pytest.mark.parametrize(
        ("code", "other"),
        [
            ("cluster-other-version", {"version": "9.9"}),
            ("cluster-other-sources", {"sources": "else"}),
            ("cluster-other-rules", {"rules": ["else"]}),
        ],
    )
    def test_the_caller_must_have_the_same_saloon(self, code: str, other: dict[str, Any]) -> None:
        with pytest.raises(ClusterError) as refusal:
            cluster._settled(self.order(other=other))
        assert refusal.value.code == code
        assert refusal.value.text("fr") != refusal.value.text("en")

    def test_what_is_compiled_at_the_callers_is_not_interpreted_here(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(native, "available", lambda: False)
        with pytest.raises(ClusterError) as refusal:
            cluster._settled(self.order(compiled=True))
        assert refusal.value.code == "cluster-no-numba"

    def test_what_is_interpreted_at_the_callers_is_interpreted_here(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(native.INTERPRETED, "")
        cluster._settled(self.order())
        assert os.environ[native.INTERPRETED] == "1"

    def test_rules_are_compiled_by_the_first_while_the_others_wait(self, monkeypatch: Any, tmp_path: Path) -> None:
        events: list[str] = []

        class Lock:
            def __init__(self, path: Path) -> None:
                assert path.parent == tmp_path / "compiled"

            def __enter__(self) -> None:
                events.append("locked")

            def __exit__(self, *trouble: object) -> None:
                events.append("let go")

        monkeypatch.setattr(cluster, "FileLock", Lock)
        monkeypatch.setattr(native, "available", lambda: True)
        monkeypatch.setattr(native, "folder", lambda game, *entry: tmp_path / "compiled" / game.slug)
        monkeypatch.setattr(native, "_loaded", {})
        monkeypatch.setattr(native, "load", lambda game: events.append("compiled"))
        cluster._compile_once(saloon.game(SIX))
        assert events == ["locked", "compiled", "let go"]
        (tmp_path / "compiled" / SIX).mkdir()
        (tmp_path / "compiled" / SIX / "ready").touch()
        cluster._compile_once(saloon.game(SIX))
        assert len(events) == 3

    def test_a_changed_file_is_another_edition(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("rules.py", "weights.csv", "README.md"):
            (tmp_path / name).write_text("1")
        monkeypatch.setattr(saloon, "__file__", str(tmp_path / "__init__.py"))

        def sources() -> str:
            edition.cache_clear()
            return edition()["sources"]

        try:
            first = sources()
            (tmp_path / "README.md").write_text("2")
            assert sources() == first
            for name in ("rules.py", "weights.csv"):
                before = sources()
                (tmp_path / name).write_text("2")
                assert sources() != before
        finally:
            edition.cache_clear()
