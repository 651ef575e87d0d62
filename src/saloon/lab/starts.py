"""How long it takes to begin, and how much memory that needs: each measured in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import saloon
from saloon.engine import SaloonError

# The clock starts before the import: that is what a person waits for after the interpreter is up.
_BEGIN = """
import json, sys, time
began = time.perf_counter()
"""
_FIRST_CHOICE = """
import saloon
saloon.Match.new(sys.argv[1], players=int(sys.argv[2])).choices()
"""
_COMPILED = """
from saloon.engine import native
from saloon.games import game
native.load(game(sys.argv[1]))
"""
_END = """
seconds = time.perf_counter() - began
heavy = [name for name in ("numpy", "numba") if name in sys.modules]
from saloon.lab.starts import peak_memory
print(json.dumps({"seconds": round(seconds, 4), "peak_memory_mib": peak_memory(), "heavy_imports": heavy}))
"""


def first_choice(slug: str, players: int) -> dict[str, Any]:
    """From `import saloon` to the first choice of an interpreted match."""
    return _timed(_FIRST_CHOICE, slug, players)


def warm_start(slug: str, players: int) -> dict[str, Any]:
    """From nothing to the compiled game, with the cache filled."""
    return _timed(_COMPILED, slug, players)


def cold_start(slug: str, players: int) -> dict[str, Any]:
    """From nothing to the compiled game, with an empty cache."""
    with tempfile.TemporaryDirectory(prefix="saloon-cold-") as cache:
        return _timed(_COMPILED, slug, players, SALOON_CACHE=cache)


def peak_memory() -> float | None:
    """The most memory this process has held, in MiB, where the system says."""
    status = Path("/proc/self/status")
    if status.exists():
        # Linux: `getrusage` would count what the parent held before this program replaced it.
        lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        return round(int(lines["VmHWM"].split()[0]) / 1024, 1)
    try:
        import resource  # noqa: PLC0415 (not every system has it)
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024**2 if sys.platform == "darwin" else 1024), 1)


def _timed(body: str, slug: str, players: int, **environment: str) -> dict[str, Any]:
    home = str(Path(saloon.__file__).parents[1])
    paths = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-c", _BEGIN + body + _END, slug, str(players)],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SaloonError("cli-start-failed", game=slug, reason=done.stderr.strip().splitlines()[-1])
    found: dict[str, Any] = json.loads(done.stdout)
    return found
