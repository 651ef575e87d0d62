"""Opening and closing the house."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest
import structlog
from tests.server.kit import PATIENCE

from saloon.engine import SaloonError
from saloon.server.errors import Refusal
from saloon.server.house import House
from saloon.server.limits import Rate, Rates
from saloon.server.logs import set_up_logs
from saloon.server.run import PORT, listen, qr_text, serve
from saloon.server.service import READY, STOPPING, VARIABLE


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Serving sets the logs up; other tests want theirs."""
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    yield
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)
    structlog.reset_defaults()


SERVE = "from saloon.server.run import serve; serve(database={database!r}, open_browser=False, language='fr')"


def test_the_usual_port_or_any_free_one() -> None:
    try:
        taken = listen("127.0.0.1", PORT)
    except OSError:
        taken = socket.socket()
    else:
        taken.listen()
    with taken, listen("127.0.0.1", None) as other:
        assert other.getsockname()[1] not in (PORT, 0)
        other.listen()
        with pytest.raises(OSError):  # noqa: PT011 (each system has its own words)
            listen("127.0.0.1", other.getsockname()[1])


@pytest.mark.slow
def test_the_address_is_said_and_drawn_and_a_stop_is_clean(tmp_path: Path) -> None:
    script = SERVE.format(database=f"sqlite:///{tmp_path / 'saloon.db'}")
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    system = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    system.bind(str(tmp_path / "notify"))
    environment = {**buffered, VARIABLE: str(tmp_path / "notify")}
    server = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )
    assert server.stdout
    said = ""
    while "http://127.0.0.1:" not in said:
        line = server.stdout.readline()
        assert line, "the server has gone"
        said += line
    assert "█▀" in said or "▄" in said
    assert "Le saloon est ouvert" in said
    server.send_signal(signal.SIGINT)
    rest, _ = server.communicate(timeout=PATIENCE)
    assert "Le saloon est fermé" in rest
    assert server.returncode == 0
    with system:
        system.settimeout(10)
        assert [system.recv(100).decode() for _ in range(2)] == [READY, STOPPING]


def test_a_picture_of_an_address_is_square_with_a_quiet_edge() -> None:
    lines = qr_text("http://192.0.2.7:8888/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines) == (len(lines[0]) + 1) // 2
    assert set(lines[0]) == {"█"}


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:////proc/nowhere/saloon.db", "oracle://x/y", "postgresql://127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_opened_is_a_sentence(url: str) -> None:
    with pytest.raises(SaloonError) as refusal:
        serve(database=url, open_browser=False)
    assert refusal.value.code == "database"
    assert refusal.value.text("fr").startswith("Impossible")


@pytest.mark.parametrize(
    ("trouble", "code", "noted"), [(Refusal("stopping"), "stopping", False), (KeyError("odd"), "cannot-open", True)]
)
def test_a_house_that_does_not_open_says_why(
    trouble: Exception,
    code: str,
    noted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(House, "open", mock.AsyncMock(side_effect=trouble))
    with pytest.raises(SaloonError) as refusal:
        serve(port=0, database=f"sqlite:///{tmp_path / 'saloon.db'}", open_browser=False)
    assert refusal.value.code == code
    assert ("Traceback" in capsys.readouterr().err) == noted


def test_logs_for_machines_are_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(pretty=False)
    structlog.get_logger("saloon.house").info("a table was opened", table="abcdef")
    logging.getLogger("elsewhere").warning("hello %s", "world")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["event"], line["level"]) for line in lines] == [
        ("a table was opened", "info"),
        ("hello world", "warning"),
    ]
    assert lines[0]["table"] == "abcdef"


def test_logs_for_people_hold_tracebacks_without_the_values_of_variables(capsys: pytest.CaptureFixture[str]) -> None:
    """They would take seconds to write down, and seeds are among them."""
    seed = "a secret of " + "the table"
    set_up_logs(pretty=True)
    try:
        raise ZeroDivisionError(len(seed))
    except ZeroDivisionError:
        structlog.get_logger("saloon.house").exception("a rule failed")
    said = capsys.readouterr().err
    assert "ZeroDivisionError" in said
    assert seed not in said


def test_so_many_times_within_so_many_seconds() -> None:
    now = [0.0]
    rate = Rate(3, 10, clock=lambda: now[0])
    assert [rate.allows() for _ in range(4)] == [True, True, True, False]
    now[0] = 10
    assert [rate.allows() for _ in range(4)] == [True, True, True, False]


def test_everybody_is_counted_by_himself_and_forgotten_when_rested() -> None:
    now = [0.0]
    rates = Rates(2, 10, clock=lambda: now[0])
    assert [rates.allows(who) for who in ("Ann", "Ann", "Ann", "Bo")] == [True, True, False, True]
    now[0] = 10
    assert rates.allows("Cy")
    assert len(rates) == 1
