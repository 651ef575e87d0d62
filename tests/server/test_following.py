"""Following what happens: one id from a browser to the journal, spans of a command, figures, readiness."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families
from structlog.testing import LogCapture
from tests.server.kit import bearer, in_loop, playing, running, seated, thinking_by

from saloon.bots.contract import Thought
from saloon.server.errors import StorageFailed, Unavailable
from saloon.server.identified import tell_request
from saloon.server.logs import set_up_logs
from saloon.server.traces import span, traced


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[list[Any]]:
    """What the log is told from here on, with what every line of it says."""
    usual, heard = structlog.get_config()["processors"], LogCapture()
    usual_ones = list(usual)
    usual[:] = [tell_request, heard]
    with caplog.at_level(logging.INFO, "saloon"):
        yield heard.entries
    usual[:] = usual_ones


def lines(told: list[Any], event: str) -> list[Any]:
    return [line for line in told if line["event"] == event]


class TestIds:
    @in_loop
    async def test_the_id_of_a_command_is_in_the_log_and_in_the_journal(self, tmp_path: Path, told: list[Any]) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            mover = next(client for client in players if client.scene.get("choices"))
            move = {"do": "move", "seat": mover.scene["look"], "at": mover.version}
            refused = await mover.do({**move, "move": "fly"}, name="wrong-one")
            assert refused["t"] == "refuse"
            assert (await mover.do({**move, "move": mover.scene["choices"][0]["code"]}, name="right-one"))["t"] == "ack"
            journal = await house.house.store.journal(mover.code)
            assert (journal[-1].client or "").endswith(":right-one")
            (written,) = [line for line in lines(told, "a line was written") if line["kind"] == "move"]
            assert (written["request"], written["line"]) == ("right-one", journal[-1].version)
            (refusal,) = lines(told, "refused")
            assert (refusal["request"], refusal["code"]) == ("wrong-one", refused["code"])

    @in_loop
    async def test_what_happens_by_itself_is_nobodys_request(self, tmp_path: Path, told: list[Any]) -> None:
        async def think(job: Any) -> Thought:
            return Thought(0, (), ())

        async with running(tmp_path) as house, seated(house, "Ann", bots=("deputy",)) as (ann,):
            thinking_by(house, think)
            await ann.do({"do": "start"})
            await ann.wait_for(lambda scene: bool(scene.get("choices")))
            await ann.move(ann.scene["choices"][0]["code"], seat=0)
            await ann.wait_for(lambda scene: scene["table"]["moves"] >= 2)
        moves = [line for line in lines(told, "a line was written") if line["kind"] == "move"]
        assert {"request" in line for line in moves} == {True, False}

    @in_loop
    async def test_a_failure_is_told_with_its_id(self, tmp_path: Path, told: list[Any]) -> None:
        async with running(tmp_path) as house, seated(house, "Ann", "Bo") as (ann, _):

            async def fail(*envelopes: Any, along: Any = None) -> None:
                raise RuntimeError("planted")

            house.house.store.append = fail  # type: ignore[method-assign]
            assert (await ann.do({"do": "start"}, name="planted-one"))["code"] == "server-error"
            (failure,) = lines(told, "a request failed")
            assert failure["request"] == "planted-one"

    @in_loop
    async def test_a_request_has_the_id_it_came_with_or_a_new_one(self, tmp_path: Path, told: list[Any]) -> None:
        async with running(tmp_path) as house:
            for path in ("/api/health", "/", "/nowhere", "/api/tables/zzzzzz"):
                answer = await house.rest.get(path, headers={"x-request-id": "abc-1"})
                assert answer.headers["x-request-id"] == "abc-1"
            assert {line["request"] for line in lines(told, "refused")} == {"abc-1"}
            strange = [
                (await house.rest.get("/api/health", headers={"x-request-id": shown})).headers["x-request-id"]
                for shown in ("", "two words", "x" * 65, 'a"b')
            ]
            assert len(set(strange)) == 4
            assert all(name.isalnum() and len(name) == 16 for name in strange)

    @in_loop
    async def test_what_a_request_has_a_table_do_is_told_with_its_id(self, tmp_path: Path, told: list[Any]) -> None:
        async with running(tmp_path) as house, seated(house, "Ann", "Bo") as (ann, _):
            link = f"/api/tables/{ann.code}/seats/0/link"
            answer = await house.rest.post(link, headers={**bearer(ann.token), "x-request-id": "link-1"})
            assert answer.status_code == 201, answer.text
            written = [line for line in lines(told, "a line was written") if line["kind"] == "link"]
            assert [line["request"] for line in written] == ["link-1"]


def test_lines_below_the_level_are_not_even_put_together(capfd: pytest.CaptureFixture[str]) -> None:
    usual, handlers = structlog.get_config(), logging.getLogger().handlers[:]
    try:
        set_up_logs(pretty=False, level=logging.WARNING)
        log = structlog.get_logger("saloon.test")
        log.info("hidden", value=object())
        log.warning("shown", value=1)
    finally:
        structlog.configure(**usual)
        logging.getLogger().handlers[:] = handlers
    said = capfd.readouterr().err
    assert '"event": "shown"' in said
    assert "hidden" not in said


class TestTraces:
    @in_loop
    async def test_a_command_is_followed_from_judging_to_telling(self, tmp_path: Path) -> None:
        memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")
        exporter = memory.InMemorySpanExporter()

        async def think(job: Any) -> Thought:
            return Thought(0, (), ())

        with traced("", exporter):
            async with running(tmp_path) as house, seated(house, "Ann", bots=("deputy",)) as (ann,):
                thinking_by(house, think)
                await ann.do({"do": "start"}, name="begin-1")
                if not ann.scene.get("choices"):
                    await ann.wait_for(lambda scene: bool(scene.get("choices")))
                await ann.move(ann.scene["choices"][0]["code"])
                await ann.wait_for(lambda scene: scene["table"]["moves"] >= 2)
        spans = exporter.get_finished_spans()
        (command,) = [one for one in spans if one.attributes.get("request") == "begin-1"]
        below = [one for one in spans if one.parent and one.parent.span_id == command.context.span_id]
        assert [one.name for one in below][:3] == ["judge", "commit", "tell"]
        assert (command.name, command.attributes["table"]) == ("command", ann.code)
        assert below[1].attributes["kind"] == "start"
        assert any(one.name == "thought" and one.attributes["bot"] == "deputy" for one in spans)

    @pytest.mark.slow
    def test_nothing_of_it_is_imported_without_need(self) -> None:
        script = "import sys, saloon.server.run; print([n for n in sys.modules if n.startswith('opentelemetry')])"
        done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
        assert done.stdout.strip() == "[]"

    def test_a_span_of_nothing_is_nothing(self) -> None:
        assert span("x") is span("y", table="abcdef")

    def test_what_is_missing_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
        with pytest.raises(Unavailable) as refusal, traced("http://127.0.0.1:1/"):
            pass
        assert "saloon[traces]" in refusal.value.text("fr")


class TestReadiness:
    @in_loop
    async def test_it_says_no_while_stopping_and_while_the_database_fails(self, tmp_path: Path) -> None:
        async with running(tmp_path, metrics_token="figs") as house:
            assert (await house.rest.get("/api/ready")).json() == {"ready": True}

            async def fail() -> None:
                raise StorageFailed("storage-failed")

            works, house.house.store.check = house.house.store.check, fail  # type: ignore[method-assign]
            assert (await house.rest.get("/api/ready")).status_code == 503
            house.house.store.check = works  # type: ignore[method-assign]
            house.house.stopping = True
            answer = await house.rest.get("/api/ready")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "stopping")
            figures = (await house.rest.get("/metrics", headers=bearer("figs"))).text
            assert "saloon_ready 0.0" in figures

    @in_loop
    async def test_the_figures_tell_how_the_house_is(self, tmp_path: Path) -> None:
        async with running(tmp_path, metrics_token="figs") as house, playing(house, "Ann", "Bo") as (ann, _):
            await ann.do({"do": "resume"})
            await house.rest.get("/api/tables/zzzzzz")
            await ann.send("nonsense")
            await ann.until(lambda frame: frame["t"] == "refuse")
            text = (await house.rest.get("/metrics", headers=bearer("figs"))).text
        found = {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
        assert found["saloon_sockets",] == 2
        assert found["saloon_tables",] == found["saloon_ready",] == 1
        assert found["saloon_journal_lines_total", "start"] == 1
        assert found["saloon_http_answers_total", "404"] == 1
        for code in ("not-paused", "no-such-table", "malformed"):
            assert found["saloon_refusals_total", code] == 1
        assert found["saloon_commit_seconds_count",] >= 3
        assert found["saloon_bot_waiting",] == found["saloon_database_failing",] == 0
        assert found["saloon_loop_lag_seconds_count",] >= 0
        if sys.platform == "linux":
            assert found["process_resident_memory_bytes",] > 1e6
