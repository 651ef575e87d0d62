"""Finding a browser: the one named by SALOON_CHROMIUM, the one of the npm package, or the system's."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = HERE / "node_modules" / ".chromium"
SYSTEM = Path("/usr/bin/chromium")
VARIABLE = "SALOON_CHROMIUM"

NONE_FOUND = (
    "No browser to test with: run `npm ci` in tests/browser, install chromium, "
    f"or name one with {VARIABLE}=/path/to/chromium."
)

# A headless browser may run as root, has no graphics card, and asks nothing of anybody.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


class NoBrowserError(RuntimeError):
    """There is nothing to test with."""

    def __init__(self) -> None:
        super().__init__(NONE_FOUND)


@dataclass(frozen=True)
class Installed:
    """A browser: where it lies, and what its environment needs."""

    executable: Path
    env: dict[str, str] = field(default_factory=dict)


def find_browser() -> Installed:
    """The browser to test with. Without one the tests fail: they are never left out."""
    if named := os.environ.get(VARIABLE):
        return Installed(Path(named))
    if PACKAGE.is_dir():
        return _from_package()
    if SYSTEM.is_file():
        return Installed(SYSTEM)
    raise NoBrowserError


def _from_package() -> Installed:
    """The npm package brings the browser's libraries and a font, so nothing need be installed on the system."""
    if not UNPACKED.is_dir():
        _unpack()
    libraries = os.pathsep.join(filter(None, [str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    env = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    return Installed(UNPACKED / "chromium", env)


def _unpack() -> None:
    """Unpack it aside, then move it into place in one step: several test processes may want it at once."""
    with tempfile.TemporaryDirectory(dir=UNPACKED.parent, ignore_cleanup_errors=True) as aside:
        folder = Path(aside) / "chromium"
        folder.mkdir()
        subprocess.run([node(), HERE / "chromium.mjs"], env={**os.environ, "TMPDIR": str(folder)}, check=True)
        fonts = FONTS.format(fonts=UNPACKED / "fonts", cache=UNPACKED / "fonts-cache")
        (folder / "fonts.conf").write_text(fonts, encoding="utf-8")
        with contextlib.suppress(OSError):  # another process was faster
            folder.rename(UNPACKED)


def node() -> str:
    """Node from the virtual environment's wheel, else from the path."""
    beside = Path(sys.executable).with_name("node")
    return str(beside) if beside.exists() else shutil.which("node") or "node"
