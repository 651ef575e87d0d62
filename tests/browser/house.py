"""A real server in a process of its own, on a free port, with a database of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.patience import PATIENCE

Json = dict[str, Any]

# Tests play much faster than people do, all of them from one address, on a machine that may have much else to do.
# Whoever is passed for has time to answer himself, however slow his browser is.
PROGRAM = """
import sys
from saloon.server import pacing
from saloon.server.run import serve
from saloon.server.settings import Settings
pacing.person_answer = lambda clock=0: 5.0
serve(port=int(sys.argv[1]), open_browser=False, settings=Settings(
    database=sys.argv[2], messages=100_000, sayings=1000, tables_per_address=1000, advice_per_address=1000,
    lobby_delay=0.02, motion_strain=float(sys.argv[3]), full_strain=1000, full_commit=1000))
"""

# No bot waits for a compiler, and none starts one beside that of the other tests.
ENVIRONMENT = {"PYTHONUTF8": "1", "SALOON_INTERPRETED": "1"}


@dataclass(frozen=True)
class House:
    """A running server."""

    address: str

    def get(self, path: str) -> Json:
        """What a visitor without a browser is answered."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            found: Json = json.load(answer)
        return found


@contextmanager
def open_house(folder: Path, port: int, packages: str = "", *, motion_strain: float = 1000) -> Iterator[House]:
    """Serve from a folder until the tests are through, with the packages that lie in another. With a lag below 0 the
    server always takes itself for one that falls behind."""
    command = [sys.executable, "-c", PROGRAM, str(port), f"sqlite:///{folder / 'saloon.db'}", str(motion_strain)]
    path = os.pathsep.join(filter(None, [packages, os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": path}
    with (folder / "server.txt").open("w") as told:
        process = subprocess.Popen(command, stdout=told, stderr=subprocess.STDOUT, env=environment)
    house = House(f"http://127.0.0.1:{port}")
    try:
        _wait(house, process, folder / "server.txt")
        yield house
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(house: House, process: subprocess.Popen[bytes], told: Path) -> None:
    deadline = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            house.get("/api/health")
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError(f"the server did not open its doors:\n{told.read_text()}")
