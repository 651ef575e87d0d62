"""Servers of tests play by interpreted rules: none waits for a compiler, and none starts one."""

from __future__ import annotations

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
