"""What `make play` downloads, from a fresh clone with empty caches, and how long it takes until the first page.

    python -m benchmarks.downloads

Prints every wheel and npm package with its bytes, largest first, their sum, and the seconds. What npm is told about
packages before it fetches them is summed apart, unpacked: how much of it travelled is for the registry to say.
"""

import argparse
import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parents[1]
LONGEST = 900.0  # seconds
# Wheels that lie on this machine would not be downloaded, and so not counted.
LOCAL = ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_NO_INDEX", "VIRTUAL_ENV", "PYTHONPATH")


def main() -> None:
    options = argparse.ArgumentParser(description="what make play downloads")
    options.add_argument("--port", type=int, default=8123)
    options.add_argument("--python", default="python3", help="what the environment is made with")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        seconds = first_page(root, chosen.port, chosen.python)
        packages = sorted([*wheels(root), *tarballs(root / "npm")], reverse=True)
        for size, name in packages:
            print(f"{size:12,}  {name}")
        print(f"{sum(size for size, _ in packages):12,}  in {len(packages)} packages")
        print(f"{said(root / 'npm'):12,}  told about npm's, unpacked")
        print(f"{seconds:.0f} seconds until the first page")


def first_page(root: Path, port: int, python: str) -> float:
    """Clone, set up and open the house with caches of its own; the seconds until its page is there."""
    house = root / "saloon"
    subprocess.run(["git", "clone", "--quiet", HERE, house], check=True)
    command = ["make", "play", f"PYTHON={python}", f"ARGS=--host 127.0.0.1 --port {port}"]
    began = time.monotonic()
    server = subprocess.Popen(command, cwd=house, env=bare(root), start_new_session=True)
    try:
        while not answers(port):
            if server.poll() is not None or time.monotonic() - began > LONGEST:
                raise SystemExit("make play did not open the house: it says why above.")
            time.sleep(0.2)
        return time.monotonic() - began
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
            server.wait(60)


def bare(root: Path) -> dict[str, str]:
    """The variables of this process, with empty caches, and without packages that lie on this machine."""
    return {name: value for name, value in os.environ.items() if name not in LOCAL} | {
        "PIP_CACHE_DIR": str(root / "pip"),
        "PIP_CONFIG_FILE": os.devnull,
        "npm_config_cache": str(root / "npm"),
        "SALOON_CACHE": str(root / "compiled"),
        "XDG_DATA_HOME": str(root / "data"),
    }


def answers(port: int) -> bool:
    """Whether the house shows its built client."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"/assets/" in page.read()
    except OSError:
        return False


def wheels(root: Path) -> Iterator[tuple[int, str]]:
    """What pip has downloaded, fetched once more: it need not keep it, and keeps it without names."""
    house, folder = root / "saloon", root / "wheels"
    fetch = [
        "-m",
        "pip",
        "download",
        "-qq",
        "--no-deps",
        "--require-hashes",
        "-r",
        str(house / "requirements-play.lock"),
    ]
    subprocess.run([house / ".venv/bin/python", *fetch, "--dest", folder], env=bare(root), check=True)
    for wheel in folder.iterdir():
        yield wheel.stat().st_size, "-".join(wheel.name.split("-")[:2])


def tarballs(cache: Path) -> Iterator[tuple[int, str]]:
    for size, address in fetched(cache):
        if address.endswith(".tgz"):
            yield size, address.rsplit("/", 1)[1].removesuffix(".tgz")


def said(cache: Path) -> int:
    return sum(size for size, address in fetched(cache) if not address.endswith(".tgz"))


def fetched(cache: Path) -> Iterator[tuple[int, str]]:
    """Bytes and address of every answer that npm keeps, each once."""
    answered: dict[str, int] = {}
    for index in (cache / "_cacache" / "index-v5").rglob("*"):
        if index.is_file():
            for line in filter(None, index.read_text().splitlines()):
                entry = json.loads(line.split("\t", 1)[1])
                if "request-cache:" in entry["key"] and entry.get("size"):
                    answered[entry["key"].split("request-cache:", 1)[1]] = entry["size"]
    for address, size in answered.items():
        yield size, address


if __name__ == "__main__":
    main()
