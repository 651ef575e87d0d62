"""What an operator does to the database of a house: beside a running server, without one, from SQLite to PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import Connection
from tests.cli.kit import refused, saloon
from tests.server.kit import Client, in_loop, playing, running, seated

from saloon.server.errors import Missing
from saloon.server.journal import Line
from saloon.server.storage.engine import connect, migrate, prepare
from saloon.server.storage.schema import KEPT
from saloon.server.upkeep import copying, tables, verifying
from saloon.server.upkeep.reading import Journals, opened, still


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """The command silences the log; other tests want theirs."""
    usual = structlog.get_config()
    yield
    structlog.configure(**usual)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a house where a match was played to its end, another begun, and a table opened."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SALOON_INTERPRETED", "1")
        asyncio.run(_play(folder))
    return folder / "saloon.db"


async def _play(folder: Path) -> None:
    async with running(folder) as house, AsyncExitStack() as stack:
        done = await stack.enter_async_context(playing(house, "Ann", "Bo"))
        await asyncio.gather(*(client.play(random.Random(seat)) for seat, client in enumerate(done)))
        begun = await stack.enter_async_context(playing(house, "Cy", "Di"))
        await first_move(begun)
        await stack.enter_async_context(seated(house, "Eve", bots=("deputy",)))


async def first_move(clients: list[Client]) -> None:
    """Whoever is to move does."""
    mover = next(client for client in clients if client.scene.get("choices"))
    assert (await mover.move(mover.scene["choices"][0]["code"]))["t"] == "ack"


@pytest.fixture
def url(kept: Path, tmp_path: Path) -> str:
    """A copy of that database."""
    shutil.copy(kept, tmp_path / "saloon.db")
    return f"sqlite:///{tmp_path / 'saloon.db'}"


def admin(*arguments: object) -> Any:
    """What a command printed as JSON."""
    result = saloon("admin", *arguments, "--json")
    assert result.exit_code in (0, 1), result.output
    return json.loads(result.stdout)


def do(*arguments: object) -> None:
    """Run a command that must succeed."""
    result = saloon("admin", *arguments)
    assert result.exit_code == 0, result.output


def code_of(url: str, phase: str) -> str:
    (found,) = admin("list", "--database", url, "--phase", phase)
    return str(found["code"])


def exported(url: str, folder: Path) -> bytes:
    file = folder / "journals.jsonl"
    do("export", file, "--all", "--database", url)
    return file.read_bytes()


def change(url: str, statement: str) -> None:
    """Do something to a database behind everybody's back."""
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


class TestLooking:
    @pytest.mark.slow
    def test_tables_are_listed_by_phase_game_and_age(self, url: str) -> None:
        found = admin("list", "--database", url)
        assert sorted(table["phase"] for table in found) == ["over", "playing", "waiting"]
        assert all(table["lines"] and table["bytes"] for table in found)
        assert admin("list", "--database", url, "--older", 1) == []
        assert admin("list", "--database", url, "--game", "hold-up") == []
        refused(saloon("admin", "list", "--database", url, "--phase", "asleep"), "asleep", "paused")
        shown = saloon("admin", "list", "--database", url, "--lang", "fr").stdout
        assert "terminée" in shown
        assert "3 tables." in shown

    def test_a_table_is_known_by_its_journal_if_its_card_is_lost(self, url: str) -> None:
        change(url, "DELETE FROM cards")
        found = admin("list", "--database", url)
        assert {(table["game"], table["phase"]) for table in found} == {("six-territories", "")}

    def test_a_table_is_inspected_without_its_secrets(self, url: str) -> None:
        code = code_of(url, "playing")
        found = admin("inspect", code.upper(), "--database", url)
        assert (found["phase"], found["moves"], found["flaw"]) == ("playing", 1, None)
        assert [seat["name"] for seat in found["seats"]] == ["Cy", "Di"]
        assert found["kinds"] == {"create": 1, "move": 1, "sit": 1, "start": 1}
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            (started,) = connection.execute("SELECT payload FROM journal WHERE code=? AND kind='start'", [code])
        shown = saloon("admin", "inspect", code, "--database", url).stdout
        assert "Cy, Di" in shown
        for told in (json.dumps(found), shown):
            assert json.loads(started[0])["seed"] not in told

    @pytest.mark.parametrize("code", ["zzzzzz", "nonsense"])
    def test_what_is_not_there_is_said(self, url: str, code: str) -> None:
        refused(saloon("admin", "inspect", code, "--database", url), code)

    def test_no_database_is_made_by_looking_for_one(self, tmp_path: Path) -> None:
        missing = tmp_path / "none.db"
        refused(saloon("admin", "list", "--database", f"sqlite:///{missing}"), missing)
        assert not missing.exists()
        sqlite3.connect(missing).close()
        missing.touch()
        refused(saloon("admin", "list", "--database", f"sqlite:///{missing}"), missing)

    def test_one_moment_is_seen_whatever_is_written_meanwhile(self, url: str) -> None:
        code = code_of(url, "waiting")
        with opened(url) as engine, still(engine) as connection:
            before = [line.version for line in asyncio.run(lines_of(connection, code))]
            tables.close(engine, code)
            assert [line.version for line in asyncio.run(lines_of(connection, code))] == before
        assert admin("inspect", code, "--database", url)["table"]["lines"] == len(before) + 1


async def lines_of(connection: Connection, code: str) -> list[Line]:
    return [line async for line in Journals(connection).lines(code)]


class TestClosing:
    @in_loop
    async def test_a_running_server_takes_it_in(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            mover = next(client for client in players if client.scene.get("choices"))
            url = f"sqlite:///{tmp_path / 'saloon.db'}"
            await asyncio.to_thread(saloon, "admin", "close", mover.code, "--database", url)
            answer = await mover.move(mover.scene["choices"][0]["code"])
            assert (answer["t"], answer["code"]) == ("refuse", "table-closed")
            scene = await mover.wait_for(lambda scene: bool(scene["table"]["trouble"]))
            assert (scene["table"]["phase"], scene["table"]["trouble"]) == ("paused", "table-closed")
            again = await mover.do({"do": "say", "text": "hello?"})
            assert again["code"] == "table-closed"
            mine = await house.rest.get("/api/mine", headers={"authorization": f"Bearer {mover.token}"})
            assert mine.json()["tables"] == []

    def test_it_is_closed_for_good(self, url: str) -> None:
        code = code_of(url, "waiting")
        assert "closed" in saloon("admin", "close", code, "--database", url).stdout
        assert code not in (table["code"] for table in admin("list", "--database", url, "--phase", "waiting"))
        refused(saloon("admin", "close", code, "--database", url), "closed")
        assert admin("inspect", code, "--database", url)["trouble"] == "table-closed"
        assert {one["state"] for one in admin("verify", "--all", "--jobs", 1, "--database", url)} == {"good"}


class TestExchange:
    def test_what_was_exported_is_taken_in_elsewhere(self, url: str, tmp_path: Path) -> None:
        file, other = tmp_path / "journals.jsonl", f"sqlite:///{tmp_path / 'other.db'}"
        written = exported(url, tmp_path)
        migrate(connect(other))
        assert "in: 3" in saloon("admin", "import", file, "--database", other).stdout
        assert "already: 3" in saloon("admin", "import", file, "--database", other).stdout
        assert exported(other, tmp_path) == written

    def test_one_table_can_be_named(self, url: str, tmp_path: Path) -> None:
        code, file = code_of(url, "playing"), tmp_path / "one.jsonl"
        do("export", file, code, "--database", url)
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        assert [(line["code"], line["version"]) for line in lines] == [(code, version) for version in range(1, 5)]

    def test_which_tables_are_meant_must_be_said(self, url: str, tmp_path: Path) -> None:
        refused(saloon("admin", "export", tmp_path / "x", "--database", url), "--all")
        refused(saloon("admin", "export", tmp_path / "x", "abcdef", "--all", "--database", url), "--all")

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ('"version":2', '"version":3'),
            ('"kind":"sit"', '"sort":"sit"'),
            ('\\"seat\\":1', '\\"seat\\":9'),
            ('"code":"', '"code":"!'),
        ],
    )
    def test_a_bad_line_is_named_and_nothing_is_taken_in(self, url: str, tmp_path: Path, old: str, new: str) -> None:
        lines = exported(url, tmp_path).decode().splitlines(keepends=True)
        at = next(number for number, line in enumerate(lines) if old in line)
        file, other = tmp_path / "bad.jsonl", f"sqlite:///{tmp_path / 'other.db'}"
        file.write_text("".join([*lines[:at], lines[at].replace(old, new), *lines[at + 1 :]]))
        migrate(connect(other))
        refused(saloon("admin", "import", file, "--database", other), at + 1)
        assert admin("list", "--database", other) == []

    def test_a_table_that_is_another_is_not_taken_in(self, url: str, tmp_path: Path) -> None:
        exported(url, tmp_path)
        code = code_of(url, "playing")
        change(url, f"UPDATE journal SET at = at + 1 WHERE code = '{code}' AND version = 1")
        refused(saloon("admin", "import", tmp_path / "journals.jsonl", "--database", url), code)


class TestPruning:
    def age(self, url: str, *codes: str) -> None:
        for code in codes:
            change(url, f"UPDATE journal SET at = at - 864000 WHERE code = '{code}'")

    def test_old_tables_go_when_that_is_said_twice(self, url: str) -> None:
        over, waiting = code_of(url, "over"), code_of(url, "waiting")
        self.age(url, over, waiting)
        arguments = ("prune", "--older", 9, "--finished", "--database", url)
        assert admin(*arguments) == {"found": [over], "pruned": []}
        assert "--yes" in saloon("admin", *arguments).stdout
        assert len(admin("list", "--database", url)) == 3
        assert admin(*arguments, "--yes") == {"found": [over], "pruned": [over]}
        assert over not in {table["code"] for table in admin("list", "--database", url)}
        assert admin("prune", "--older", 9, "--database", url)["found"] == [waiting]
        refused(saloon("admin", "inspect", over, "--database", url), over)

    def test_a_table_where_something_happened_meanwhile_stays(self, url: str) -> None:
        self.age(url, code_of(url, "over"))
        with opened(url) as engine:
            wanted = tables.older(tables.tables(engine), 9, finished=False)
            change(url, f"UPDATE journal SET at = {time.time()} WHERE code = '{wanted[0].code}'")
            assert tables.prune(engine, wanted) == []

    @in_loop
    async def test_whoever_still_has_the_table_writes_nothing_behind_it(self, tmp_path: Path) -> None:
        async with running(tmp_path) as house, playing(house, "Ann", "Bo") as players:
            mover = next(client for client in players if client.scene.get("choices"))
            with opened(f"sqlite:///{tmp_path / 'saloon.db'}") as engine:
                assert tables.prune(engine, tables.tables(engine)) == [mover.code]
            answer = await mover.move(mover.scene["choices"][0]["code"])
            assert (answer["t"], answer["code"]) == ("refuse", "table-closed")
            assert len(await house.house.store.raw_journal(mover.code)) == 2
        async with running(tmp_path) as house:
            with pytest.raises(Missing):
                await house.house.actor(mover.code)


class TestVerifying:
    def test_the_first_bad_line_of_each_is_named(self, url: str) -> None:
        over, playing, waiting = (code_of(url, phase) for phase in ("over", "playing", "waiting"))
        change(url, f"UPDATE journal SET payload = 'nonsense' WHERE code = '{waiting}' AND version = 1")
        change(
            url,
            f"UPDATE journal SET payload = json_set(payload, '$.move', 'fly') WHERE code = '{over}' AND version = 6",
        )
        found = {one["code"]: one for one in admin("verify", "--all", "--jobs", 1, "--database", url)}
        assert {code: one["state"] for code, one in found.items()} == {over: "bad", playing: "good", waiting: "bad"}
        assert (found[over]["flaw"]["line"], found[over]["flaw"]["flaw"], found[over]["lines"]) == (6, "rules", 5)
        assert (found[waiting]["flaw"]["line"], found[waiting]["flaw"]["flaw"]) == (1, "unreadable")
        shown = saloon("admin", "verify", over, "--jobs", 1, "--database", url)
        assert shown.exit_code == 1
        assert f"{over}: line 6" in shown.stdout

    def test_matches_by_older_rules_are_counted_apart(self, url: str) -> None:
        change(url, "UPDATE journal SET payload = json_set(payload, '$.rules', 0) WHERE kind = 'start'")
        states = [one["state"] for one in admin("verify", "--all", "--jobs", 1, "--database", url)]
        assert sorted(states) == ["good", "older", "older"]

    @pytest.mark.slow
    def test_several_processes_find_the_same(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(verifying, "_BUNDLE", 1)
        heard: list[int] = []
        codes = verifying.wanted(url)
        assert verifying.verify(url, codes, 2, heard.append) == verifying.verify(url, codes, 1)
        assert heard == [1, 2, 3]


class TestCopies:
    @pytest.mark.slow
    def test_a_backup_under_load_restores_to_a_house_that_verifies(self, tmp_path: Path) -> None:
        live, restored = (f"sqlite:///{tmp_path / name}" for name in ("saloon.db", "restored.db"))
        copied = asyncio.run(self.backed_up_under_load(tmp_path, live))
        assert copying.restore(tmp_path / "backup.db", restored) == copied
        found = verifying.verify(restored, verifying.wanted(restored), 1)
        assert [one.state for one in found] == ["good"] * 3
        before, after = (set(exported(url, tmp_path).splitlines()) for url in (restored, live))
        assert before < after

    async def backed_up_under_load(self, tmp_path: Path, live: str) -> dict[str, int]:
        """Back a house up in the midst of three matches."""
        async with running(tmp_path) as house, AsyncExitStack() as stack:
            groups = [await stack.enter_async_context(playing(house, "Ann", "Bo")) for _ in range(3)]
            players = [client for group in groups for client in group]
            going = [asyncio.create_task(client.play(random.Random(n))) for n, client in enumerate(players)]
            while sum(client.version for client in players) < 8 * len(players):
                await asyncio.sleep(0)
            copied = await asyncio.to_thread(copying.backup, live, tmp_path / "backup.db")
            await asyncio.gather(*going)
        return copied

    def test_a_file_is_restored_only_where_nothing_is_or_that_is_said(self, url: str, tmp_path: Path) -> None:
        file = tmp_path / "backup.db"
        do("backup", file, "--database", url)
        change(url, "DELETE FROM places")
        refused(saloon("admin", "restore", file, "--database", url), "--replace")
        do("restore", file, "--database", url, "--replace")
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            assert connection.execute("SELECT count(*) FROM places").fetchone()[0]
        connection.close()

    def test_a_file_that_is_served_is_not_restored_to(self, tmp_path: Path) -> None:
        url, file = f"sqlite:///{tmp_path / 'saloon.db'}", tmp_path / "backup.db"
        with prepare(url):
            do("backup", file, "--database", url)
            refused(saloon("admin", "restore", file, "--database", url, "--replace"), "saloon.db")
            refused(saloon("admin", "move", url, f"sqlite:///{tmp_path / 'new.db'}"), "saloon.db")

    def test_what_is_no_backup_is_refused(self, url: str, tmp_path: Path) -> None:
        file = tmp_path / "notes.txt"
        file.write_text("nothing")
        refused(saloon("admin", "restore", file, "--database", url, "--replace"), file)
        refused(saloon("admin", "restore", tmp_path / "none.db", "--database", url, "--replace"), "none.db")
        with closing(sqlite3.connect(tmp_path / "recipes.db")) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
        refused(saloon("admin", "restore", tmp_path / "recipes.db", "--database", url, "--replace"), "recipes.db")
        assert len(admin("list", "--database", url)) == 3

    def test_what_comes_out_otherwise_is_not_kept(
        self, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ours = copying.fingerprint
        calls: list[int] = []
        monkeypatch.setattr(copying, "fingerprint", lambda *args: ours(*args) + (calls.append(1) or len(calls) % 2))
        new = f"sqlite:///{tmp_path / 'new.db'}"
        refused(saloon("admin", "move", url, new), KEPT[0].name)
        assert admin("list", "--database", new) == []

    @pytest.mark.slow
    def test_to_postgres_and_back_gives_equal_bytes(self, url: str, postgres: str, tmp_path: Path) -> None:
        before, file = exported(url, tmp_path), tmp_path / "backup.db"
        back, restored = (f"sqlite:///{tmp_path / name}" for name in ("back.db", "restored.db"))
        do("move", url, postgres, "--replace")
        change(postgres, "INSERT INTO nodes VALUES ('one', 'here', extract(epoch FROM now()), false)")
        refused(saloon("admin", "move", url, postgres, "--replace"), "A server lives")
        change(postgres, "DELETE FROM nodes")
        assert exported(postgres, tmp_path) == before
        do("move", postgres, back)
        do("backup", file, "--database", postgres)
        do("restore", file, "--database", restored)
        for copy in (back, restored):
            assert exported(copy, tmp_path) == before
            assert rows(copy) == rows(url) != []
        do("close", code_of(postgres, "waiting"), "--database", postgres)
        assert {one.state for one in verifying.verify(postgres, verifying.wanted(postgres), 1)} == {"good"}


def rows(url: str) -> list[Any]:
    """Everything that is in a file, sorted."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [(name, row) for name in names for row in connection.execute(f"SELECT * FROM {name}")]
    connection.close()
    return sorted(found, key=repr)
