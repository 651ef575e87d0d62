"""The workshop: what people bring along is tried elsewhere, in turns, and not for ever; and the archive has an end."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from tests.server.kit import PATIENCE, Client, bearer, in_loop, running
from tests.server.test_refusals import sayable

import saloon
from saloon.engine import SaloonError
from saloon.match.records import Record
from saloon.server import own_time, workshop
from saloon.server.run import listen
from saloon.server.settings import Settings
from saloon.server.workshop import Workshop

pytestmark = pytest.mark.slow  # real sockets and processes

FOR_EVER = 3600.0
NICEST = 19  # no process is politer than that
HEAVY = """
import time

begun = time.process_time()
while time.process_time() < begun + 1:
    pass


def done():
    return "done"
"""
JSON = {"content-type": "application/json"}


@asynccontextmanager
async def opened(**more: Any) -> AsyncIterator[Workshop]:
    """A workshop for a while."""
    made = Workshop(Settings(**more))
    try:
        yield made
    finally:
        made.close()


@in_loop
async def test_work_is_done_in_another_process_of_low_priority() -> None:
    async with opened(benches=1) as shop:
        assert await shop.do("ann", os.getpid) not in (os.getpid(), os.getppid())
        assert await shop.do("ann", os.nice, 0) == min(os.nice(0) + workshop._NICE, NICEST)


@in_loop
async def test_nobody_waits_for_another_process_to_start_while_one_is_free() -> None:
    async with opened(benches=2) as shop:
        assert len({await shop.do("ann", os.getpid) for _ in range(3)}) == 1


@in_loop
async def test_what_takes_too_long_is_ended_and_the_next_has_a_fresh_process() -> None:
    async with opened(benches=1) as shop:
        first = await shop.do("ann", os.getpid)
        for endless in ((exec, "while True: pass"), (time.sleep, FOR_EVER)):
            shop._benches[0]._limit = 0.1
            with pytest.raises(SaloonError) as refused:
                await shop.do("ann", *endless)
            assert (refused.value.code, refused.value.status) == ("too-slow", 422)  # type: ignore[attr-defined]
            shop._benches[0]._limit = PATIENCE
            assert await shop.do("ann", os.getpid) != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)


@pytest.mark.skipif(not own_time.OWN_CLOCK, reason="a process has no clock of its own here")
@in_loop
async def test_a_busy_machine_and_what_is_loaded_take_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gets nothing of the machine waits, and whatever a process must read first is not the work."""
    (tmp_path / "heavy.py").write_text(HEAVY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(workshop, "STARVED", FOR_EVER)
    async with opened(benches=1, bench_time=0.2) as shop:
        assert await shop.do("ann", time.sleep, 0.5) is None
        assert await shop.do("ann", importlib.import_module("heavy").done) == "done"
        with pytest.raises(SaloonError) as refused:
            await shop.do("ann", exec, "while True: pass")
        assert refused.value.code == "too-slow"


@in_loop
async def test_what_the_work_refuses_is_told_and_what_breaks_it_is_not() -> None:
    async with opened(benches=1) as shop:
        with pytest.raises(SaloonError) as refused:
            await shop.do("ann", saloon.game, "whist")
        assert refused.value.code == "unknown-game"
        for broken in ((int, "x"), (os._exit, 1)):
            with pytest.raises(SaloonError) as refused:
                await shop.do("ann", *broken)
            assert refused.value.code == "cannot-follow"
        assert await shop.do("ann", int, "7") == 7


class Slow:
    """A bench whose work is done when somebody says so."""

    begun: list[Any]

    def __init__(self, limit: float) -> None:
        self.go = Event()

    def do(self, job: Any) -> tuple[Any, Any]:
        self.begun.append(job[1][0])
        self.go.wait(PATIENCE)
        self.go.clear()
        return None, job[1][0]

    def close(self) -> None:
        self.go.set()


async def until(begun: list[Any], number: int) -> None:
    """Wait until so many things were begun."""
    async with asyncio.timeout(PATIENCE):
        while len(begun) < number:
            await asyncio.sleep(0.001)


@in_loop
async def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Slow.begun = []
    monkeypatch.setattr(workshop, "Bench", Slow)
    async with opened(benches=1) as shop:
        works = [asyncio.create_task(shop.do("greedy", str, f"greedy {n}")) for n in range(3)]
        await until(begun, 1)
        works.append(asyncio.create_task(shop.do("modest", str, "modest")))
        await asyncio.sleep(0)
        bench = shop._benches[0]
        assert isinstance(bench, Slow)
        for number in range(2, 5):
            bench.go.set()
            await until(begun, number)
        bench.go.set()
        await asyncio.gather(*works)
        assert begun == ["greedy 0", "modest", "greedy 1", "greedy 2"]


@in_loop
async def test_one_address_has_one_bench_and_a_place_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Slow.begun = []
    monkeypatch.setattr(workshop, "Bench", Slow)
    async with opened(benches=2, waiting_per_address=2, waiting=3) as shop:
        works = [asyncio.create_task(shop.do("greedy", str, f"greedy {n}")) for n in range(3)]
        await until(begun, 1)
        with pytest.raises(SaloonError) as refused:
            await shop.do("greedy", str, "")
        assert (refused.value.code, refused.value.status) == ("busy", 503)  # type: ignore[attr-defined]
        works.append(asyncio.create_task(shop.do("modest", str, "modest")))
        await until(begun, 2)
        assert sorted(begun) == ["greedy 0", "modest"]
        works.append(asyncio.create_task(shop.do("modest", str, "")))
        await asyncio.sleep(0)
        with pytest.raises(SaloonError) as refused:
            await shop.do("another", str, "")
        assert refused.value.code == "busy"
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


@in_loop
async def test_a_server_stops_whatever_is_on_a_bench(tmp_path: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        async with running(tmp_path, benches=1, bench_time=FOR_EVER) as house:
            pid = await house.house.workshop.do("ann", os.getpid)
            stuck = asyncio.create_task(house.house.workshop.do("ann", time.sleep, FOR_EVER))
            await asyncio.sleep(0)
        with pytest.raises(SaloonError):
            await stuck
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.01)


SPIN = """
def spin(record):
    open({mark!r}, "w").close()
    while True:
        pass
"""
SERVE = """
import sys
sys.path.insert(0, {folder!r})
from saloon.server import replays
from saloon.server.run import serve
from spin import spin

if __name__ == "__main__":
    replays.proven = spin
    serve(port={port}, database={database!r}, open_browser=False)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_record_that_never_ends_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    mark, script = tmp_path / "begun", tmp_path / "server.py"
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    (tmp_path / "spin.py").write_text(SPIN.format(mark=str(mark)))
    script.write_text(SERVE.format(folder=str(tmp_path), port=port, database=f"sqlite:///{tmp_path / 'saloon.db'}"))
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as server:
        assert server.stdout
        while b"http:" not in (line := server.stdout.readline()):
            assert line, "the server has gone"
        with socket.create_connection(("127.0.0.1", port)) as wire:
            body = played(["", ""]).to_json().encode()
            fields = f"host: x\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            wire.sendall(b"POST /api/records HTTP/1.1\r\n" + fields.encode() + body)
            while not mark.exists():
                time.sleep(0.01)
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == -signal.SIGTERM


def played(seats: list[str]) -> Record:
    """A match that is over, with any names."""
    match = saloon.Match.new("six-territories", players=2, seed=1, seats=seats)
    while not match.over:
        match.play(match.choices()[0])
    return match.truth.record()


class TestRecords:
    @in_loop
    async def test_names_are_cleaned_and_cut_like_those_that_are_typed(self, tmp_path: Path) -> None:
        record = played(["\x1b[31m  Ann\u202e \n", "x" * 60_000])
        async with running(tmp_path) as house:
            kept = await house.rest.post("/api/records", content=record.to_json(), headers=JSON)
            name = kept.json()["id"]
            assert (await house.rest.get(f"/api/records/{name}")).json()["seats"] == ["[31m Ann", "x" * 24]
            for given, shown in (("", "[31m Ann"), (" Bo\x00\u2028b ", "Bo b")):
                ann = Client(house.address, "")
                wanted = {"move": 1, "seat": 0, "bot": "random", "name": given}
                made = await house.rest.post(f"/api/records/{name}/continue", json=wanted, headers=bearer(ann.token))
                ann.code = made.json()["code"]
                await ann.open()
                assert ann.scene["table"]["seats"][0]["name"] == shown
                await ann.close()

    @in_loop
    async def test_a_record_is_kept_as_the_match_tells_it(self, tmp_path: Path) -> None:
        record = played(["", ""])
        padded = msgspec.to_builtins(record) | {"moves": [f"  {move.upper()}" + " " * 500 for move in record.moves]}
        async with running(tmp_path) as house:
            name = (await house.rest.post("/api/records", json=padded)).json()["id"]
            assert (await house.rest.get(f"/api/records/{name}")).json() == msgspec.to_builtins(record)

    @in_loop
    async def test_one_address_brings_so_many(self, tmp_path: Path) -> None:
        async with running(tmp_path, records_per_address=2) as house:
            answers = [
                await house.rest.post("/api/records", json=msgspec.to_builtins(played(["", ""]))) for _ in range(3)
            ]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert sayable(answers[-1].json()["error"]) == "too-many-records"

    @in_loop
    async def test_there_is_room_for_so_many(self, tmp_path: Path) -> None:
        first, second = (played([name, ""]).to_json() for name in ("Ann", "Bo"))
        async with running(tmp_path, records_bytes=len(first) + 10) as house:
            for body, status in ((first, 201), (second, 503), (first, 201)):
                answer = await house.rest.post("/api/records", content=body, headers=JSON)
                assert answer.status_code == status
                if status == 503:
                    assert sayable(answer.json()["error"]) == "records-full"
        async with running(tmp_path, records_bytes=len(first) + 10) as house:
            assert (await house.rest.post("/api/records", content=second, headers=JSON)).status_code == 503

    @in_loop
    async def test_no_record_is_longer_than_its_game(self, tmp_path: Path) -> None:
        record = msgspec.to_builtins(played(["", ""]))
        many = saloon.game("six-territories").bound + 1
        endless = record | {"moves": ["keep"] * many, "outcomes": [[]] * (many + 1)}
        async with running(tmp_path) as house:
            answer = await house.rest.post("/api/records", json=endless)
            assert (answer.status_code, sayable(answer.json()["error"])) == (400, "record-endless")
