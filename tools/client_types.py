"""Makes the client's types, in web/src/generated: of the protocol with the bodies of the REST side, and of every game.

With --check nothing is written: it fails if what would be written is not what is there.
"""

import filecmp
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from saloon.games import game, games
from saloon.server.rest import ENDPOINTS
from saloon.server.schema import game_schema, protocol_schema

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "generated"
HOUSE = "saloon.games."  # whose boards are here; a game that another package brings brings its own


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by the files that are made of them."""
    bodies = [kind for endpoint in ENDPOINTS for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    protocol = {**protocol_schema(*bodies), "title": "Protocol"}
    ours = [found for found in map(game, games()) if found.State.__module__.startswith(HOUSE)]
    return {"protocol": protocol, **{found.slug: game_schema(found) for found in ours}}


def make(folder: Path, made_of: dict[str, dict[str, Any]]) -> None:
    """Write the types of schemas into a folder."""
    node = shutil.which("node", path=os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")]))
    script = [node or "node", str(WEB / "tools" / "types.mjs"), str(folder)]
    subprocess.run(script, input=json.dumps(made_of), encoding="utf-8", check=True)


def differing(folder: Path) -> list[str]:
    """The files of types in a folder that are not what would be written."""
    with tempfile.TemporaryDirectory() as fresh:
        make(Path(fresh), schemas())
        names = {path.name for there in (folder, Path(fresh)) for path in there.glob("*.ts")}
        _, changed, missing = filecmp.cmpfiles(folder, fresh, sorted(names), shallow=False)
        return [*changed, *missing]


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        shutil.rmtree(TYPES, ignore_errors=True)
        make(TYPES, schemas())
    elif stale := differing(TYPES):
        sys.exit(f"The client's types are not what the server says ({', '.join(stale)}): run make types.")
