"""Progress: how fast it goes, in the language spoken."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from saloon.terminal.progress import Rate
from saloon.terminal.voice import Voice


@pytest.mark.parametrize(
    ("language", "speed", "shown"),
    [
        ("en", None, ""),
        ("en", 0.0, ""),
        ("en", 12345.6, "12,346/s"),
        ("fr", 12345.6, "12\N{NARROW NO-BREAK SPACE}346/s"),
        ("en", 0.125, "7.5/min"),
        ("fr", 0.125, "7,5/min"),
    ],
)
def test_a_rate_is_told_in_seconds_or_minutes(language: str, speed: float | None, shown: str) -> None:
    task: Any = SimpleNamespace(speed=speed)
    assert Rate(Voice(language)).render(task).plain == shown
