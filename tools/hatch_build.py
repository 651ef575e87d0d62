"""Build hook: a wheel carries the messages that all games share and the built browser client inside the package.

An editable install reads the messages in place, and its client is built by `make web`.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MESSAGES = "locales"
CLIENT = "src/saloon/web"


class WholeHouse(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"][MESSAGES] = f"saloon/{MESSAGES}"
        root = Path(self.root)
        npm(root, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
        build_client(root)
        build_data["artifacts"].append(f"/{CLIENT}/**")


def build_client(root: Path) -> None:
    """Build web/ into the package, with what npm has fetched for it."""
    npm(root, "run", "--silent", "build")


def npm(root: Path, *command: str) -> None:
    """Run npm in web/ with the node that came as a wheel; nothing needs to be on the PATH."""
    scripts = sysconfig.get_path("scripts")
    environment = {**os.environ, "PATH": os.pathsep.join([scripts, os.environ.get("PATH", "")])}
    program = str(Path(scripts) / ("npm.exe" if os.name == "nt" else "npm"))
    subprocess.run([program, *command], cwd=root / "web", env=environment, check=True, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    try:
        build_client(Path(__file__).parents[1])
    except subprocess.CalledProcessError:
        sys.exit("The browser client could not be built: npm says why above.")
