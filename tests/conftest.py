"""What all tests share: Hypothesis without luck or clocks, and each game compiled once a session."""

import gc
import os
import signal
import time
from collections.abc import Callable, Generator
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import settings

from saloon.engine import Game, native

settings.register_profile("saloon", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("saloon")

# Who is started in the background inherits that interrupts are ignored, and so would the programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_COMPILATION = 480  # seconds, on a machine that compiles several games at once and has much else to do


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="run what is marked thorough as well")
    parser.addoption("--train", action="store_true", help="run the tests of training as well: they need PyTorch")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests of training are left out where nobody asks for them: PyTorch is no part of the lock."""
    return True if collection_path == Path(__file__).parent / "train" and not config.getoption("--train") else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is read before the first test stays to the end: no search for garbage goes through it again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    arrange(items)


def arrange(items: list[pytest.Item]) -> None:
    """The longest test of all comes first, then those on a cluster: one process keeps them all, and one head is enough.
    Tests of the browser wait more than they work: spread evenly among the others, they leave no processor idle.
    Those of one file stay together, for they share a browser. Who may have to wait for a compiler has time for it."""
    waiting = [item for item in items if "browser" in item.path.parts]
    working = [item for item in items if "browser" not in item.path.parts]
    working.sort(key=lambda item: ("wasm" not in item.path.parts, item.path.stem != "test_cluster"))
    files = [list(file) for _, file in groupby(waiting, lambda item: item.path)]
    sheaves = (files, [[item] for item in working])
    places = [(at / len(some), sheaf) for some in sheaves for at, sheaf in enumerate(some)]
    for item in working:
        if "compiled" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.timeout(LONGEST_COMPILATION + 300))
    items[:] = [item for _, sheaf in sorted(places, key=lambda place: place[0]) for item in sheaf]


@pytest.fixture(scope="session")
def thoroughly(request: pytest.FixtureRequest) -> bool:
    """Whether this is a thorough run: who asks does more of the same in one."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Game], native.Native]:
    """A way to get a compiled game. Several test processes leave the work to whoever asks first."""
    home = tmp_path_factory.getbasetemp()
    shared = home.parent if "PYTEST_XDIST_WORKER" in os.environ else home

    def load(game: Game) -> native.Native:
        if not native.ready(game) and not first_to_claim(shared / f"compiling-{native.folder(game).name}"):
            wait_for(game)
        return native.load(game)

    return load


@pytest.fixture
def interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play by interpreted rules, unless a test asks for compiled ones as well: no bot waits for a compiler, and none
    starts one."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setenv("SALOON_INTERPRETED", "1")
        monkeypatch.setattr(native, "_broken", ["said already"])


def first_to_claim(claim: Path) -> bool:
    """Whether no other process has made this folder."""
    try:
        claim.mkdir()
    except FileExistsError:
        return False
    return True


def wait_for(game: Game) -> None:
    """Wait until the compiled form lies on disk, or until it is better to make it here."""
    latest = time.monotonic() + LONGEST_COMPILATION
    while not native.ready(game) and time.monotonic() < latest:
        time.sleep(0.2)
