"""Makes the client's types and constants, in web/src/generated: of the protocol with the bodies of the REST side, and
of every game with what is printed on its cards and which clause explains which thing.

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

from saloon.engine import Game, Head
from saloon.games import game, games
from saloon.server import attendance, frames, sockets
from saloon.server.endpoints import ENDPOINTS
from saloon.server.people import forgetting
from saloon.server.schema import game_schema, protocol_schema

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "generated"
HOUSE = "saloon.games."  # whose boards are here; a game that another package brings brings its own


CLOSE = {  # why the server closes a socket
    "limit": attendance.LIMIT,
    "restart": attendance.RESTART,
    "noSuchTable": sockets.NO_SUCH_TABLE,
    "wrongVersion": sockets.WRONG_VERSION,
}


def ours() -> list[Game]:
    """The games of the house."""
    return [found for found in map(game, games()) if found.State.__module__.startswith(HOUSE)]


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by the files that are made of them."""
    bodies = [kind for endpoint in ENDPOINTS for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    protocol = {**protocol_schema(*bodies), "title": "Protocol"}
    return {"protocol": protocol, **{found.slug: game_schema(found) for found in ours()}}


def constants() -> dict[str, dict[str, Any]]:
    """What does not change while the house is open, by the same files."""
    head = sorted(Head.__annotations__)
    protocol: dict[str, Any] = {"protocol": frames.PROTOCOL, "repeatable": frames.REPEATABLE, "close": CLOSE}
    protocol |= {"head": head, "nobodys_name": forgetting.NOBODYS_NAME}
    return {"protocol": protocol, **{found.slug: {**found.printed, "explained": found.explained} for found in ours()}}


def make(folder: Path) -> None:
    """Write the types of schemas, and the constants, into a folder."""
    known = constants()
    made_of = {name: {"schema": schema, "constants": known[name]} for name, schema in schemas().items()}
    node = shutil.which("node", path=os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")]))
    script = [node or "node", str(WEB / "tools" / "types.mjs"), str(folder)]
    subprocess.run(script, input=json.dumps(made_of), encoding="utf-8", check=True)


def differing(folder: Path) -> list[str]:
    """The files of types in a folder that are not what would be written."""
    with tempfile.TemporaryDirectory() as fresh:
        make(Path(fresh))
        names = {path.name for there in (folder, Path(fresh)) for path in there.glob("*.ts")}
        _, changed, missing = filecmp.cmpfiles(folder, fresh, sorted(names), shallow=False)
        return [*changed, *missing]


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        shutil.rmtree(TYPES, ignore_errors=True)
        make(TYPES)
    elif stale := differing(TYPES):
        sys.exit(f"The client's types are not what the server says ({', '.join(stale)}): run make types.")
