"""The contract of the storage: SQLite and PostgreSQL keep it alike."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from tests.server.kit import in_loop

from saloon.server import journal as journal_events
from saloon.server.errors import StorageFailed, Unavailable
from saloon.server.frames import TableCard
from saloon.server.journal import Envelope
from saloon.server.storage import Conflict, Listing, Store
from saloon.server.storage.engine import connect, migrate, prepare, revision_of
from saloon.server.storage.schema import metadata


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'saloon.db'}"
    address: str = request.getfixturevalue("emptied")
    return address


def at_revision(folder: Path, revision: str) -> str:
    """A database that a program with other steps has used."""
    url = f"sqlite:///{folder / 'saloon.db'}"
    engine = connect(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    engine.dispose()
    return url


def line(version: int, client: str | None = None, table: str = "abcdef", text: str = "hello") -> Envelope:
    return Envelope(table, version, journal_events.Said(0, "Ann", text), client, 12.5)


@in_loop
async def test_what_was_appended_is_read_back(url: str) -> None:
    store = Store(url)
    lines = [line(1, "a:1", text="d’où ? \U0001f920"), line(2), line(3)]
    await store.append(lines[0])
    await store.append(*lines[1:])
    await store.append(line(1, "a:1", "others"))
    assert await store.journal("abcdef") == lines
    assert await store.journal("nobody") == []
    store.close()


@in_loop
async def test_a_version_and_a_command_are_written_once(url: str) -> None:
    store = Store(url)
    await store.append(line(1, "a:1"))
    for clash in (line(1), line(2, "a:1")):
        with pytest.raises(Conflict):
            await store.append(clash)
    await store.append(line(2))
    await store.append(line(3))
    assert [entry.version for entry in await store.journal("abcdef")] == [1, 2, 3]
    store.close()


@in_loop
async def test_a_clash_fails_alone_among_many(url: str) -> None:
    store = Store(url)
    await store.append(line(1))
    orders = [store.append(line(1, table=f"tab{number:03}")) for number in range(50)]
    found = await asyncio.gather(*orders[:25], store.append(line(1)), *orders[25:], return_exceptions=True)
    assert [type(one) for one in found if one is not None] == [Conflict]
    assert len(await store.journal("tab049")) == 1
    store.close()


@in_loop
async def test_two_owners_of_one_table_write_one_journal(url: str) -> None:
    owners = [Store(url), Store(url)]

    async def write(store: Store) -> int:
        won = 0
        for version in range(1, 31):
            try:
                await store.append(line(version))
                won += 1
            except Conflict:
                pass
        return won

    assert sum(await asyncio.gather(*map(write, owners))) == 30
    assert [entry.version for entry in await owners[0].journal("abcdef")] == list(range(1, 31))
    for store in owners:
        store.close()


@in_loop
async def test_what_was_ordered_is_written_before_it_closes(url: str) -> None:
    store = Store(url)
    orders = [asyncio.ensure_future(store.append(line(1, table=f"tab{number:03}"))) for number in range(200)]
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await asyncio.gather(*orders)
    again = Store(url)
    assert all([await again.journal(f"tab{number:03}") for number in range(200)])
    again.close()


@in_loop
async def test_records_and_cards(url: str) -> None:
    store = Store(url)
    name = await store.save_record('{"moves": []}')
    assert await store.save_record('{"moves": []}') == name
    assert await store.record(name) == '{"moves": []}'
    assert await store.record("0" * 32) is None
    now = time.time()
    card = TableCard("abcdef", "six-territories", 2, 1, 0, "waiting", "Ann", 0)
    hidden = TableCard("hidden", "six-territories", 2, 1, 0, "waiting", "Ann", 0)
    store.show(Listing(card, private=False, at=now - 9))
    store.show(Listing(hidden, private=True, at=now))
    store.show(Listing(card, private=False, at=now))
    await store.append(line(1))
    assert await store.listings(now - 5) == [Listing(card, private=False, at=now)]
    assert await store.listings(now + 5) == []
    store.close()


def test_migrations_make_what_the_code_expects(url: str) -> None:
    engine = connect(url)
    migrate(engine)
    migrate(engine)
    made = inspect(engine)
    for name, table in metadata.tables.items():
        assert [column["name"] for column in made.get_columns(name)] == [column.name for column in table.columns]
    uniques = [unique["column_names"] for unique in made.get_unique_constraints("journal")]
    assert uniques == [["code", "client"]]
    assert made.get_pk_constraint("journal")["constrained_columns"] == ["code", "version"]
    engine.dispose()


@in_loop
async def test_the_writer_goes_on_after_a_failure(url: str) -> None:
    """The table it writes to is away for a while; whoever wrote meanwhile was told so, and nothing is half done."""
    store, other = Store(url), connect(url)
    await store.append(line(1))
    with other.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE journal RENAME TO away")
    failed = await asyncio.gather(*(store.append(line(2), line(3)) for _ in range(5)), return_exceptions=True)
    assert {type(one) for one in failed} == {StorageFailed}
    with other.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE away RENAME TO journal")
    await store.append(line(2))
    await store.check()
    assert [entry.version for entry in await store.journal("abcdef")] == [1, 2]
    assert not store.failing
    other.dispose()
    store.close()


@pytest.mark.slow
@in_loop
async def test_lost_connections_are_opened_again(postgres: str) -> None:
    store, other = Store(postgres), connect(postgres)
    await store.append(line(1, table="losing"))
    with other.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    with pytest.raises(StorageFailed):
        await store.append(line(2, table="losing"))
    assert store.failing
    await store.append(line(2, table="losing"))
    assert len(await store.journal("losing")) == 2
    assert not store.failing
    other.dispose()
    store.close()


class TestOpening:
    def test_a_file_is_for_one_server(self, tmp_path: Path) -> None:
        url = f"sqlite:///{tmp_path / 'saloon.db'}"
        with prepare(url), pytest.raises(Unavailable) as refusal:
            prepare(url)
        assert (refusal.value.code, refusal.value.params["process"]) == ("database-in-use", str(os.getpid()))
        assert "--database" in refusal.value.text("fr")
        with prepare(url):
            pass

    @pytest.mark.slow
    def test_a_server_that_died_holds_nothing(self, tmp_path: Path) -> None:
        url = f"sqlite:///{tmp_path / 'saloon.db'}"
        script = f"import os; from saloon.server.storage.engine import prepare; kept = prepare({url!r}); os._exit(9)"
        assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 9
        with prepare(url):
            pass

    @pytest.mark.parametrize("revision", ["9999-since-9998", "ours"])
    def test_a_database_for_newer_programs_is_left_alone(self, tmp_path: Path, revision: str) -> None:
        url = at_revision(tmp_path, revision)
        for _ in range(2):  # nor is it kept from anybody else
            with pytest.raises(Unavailable) as refusal:
                prepare(url)
            assert (refusal.value.code, refusal.value.params) == ("database-newer", {"revision": revision})
        assert revision in refusal.value.text("fr")

    @pytest.mark.parametrize("revision", ["9999", "9999-since-0001"])
    def test_one_that_a_newer_program_only_added_to_is_used_as_it_is(self, tmp_path: Path, revision: str) -> None:
        url = at_revision(tmp_path, revision)
        with prepare(url):
            pass
        engine = connect(url)
        with engine.connect() as connection:
            assert revision_of(connection) == revision
        engine.dispose()

    @pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
    def test_tables_are_not_kept_in_memory(self, url: str) -> None:
        with pytest.raises(Unavailable) as refusal:
            prepare(url)
        assert refusal.value.code == "database-in-memory"
        assert "PostgreSQL" in refusal.value.text("fr")


def test_sqlite_is_on_disk_when_it_says_so(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'saloon.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


class Held:
    """A store whose writer waits, so that whatever is ordered meanwhile is written together; and its statements."""

    def __init__(self, store: Store) -> None:
        self.statements: list[str] = []
        self._store = store
        self._begin = threading.Event()

    async def __aenter__(self) -> Held:
        waiting, loop = asyncio.Event(), asyncio.get_running_loop()

        def hold(connection: Connection) -> None:
            loop.call_soon_threadsafe(waiting.set)
            assert self._begin.wait(30)

        self._held = self._store._order(hold)
        await waiting.wait()
        event.listen(self._store._engine, "before_cursor_execute", self._note)
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0)  # what is to be appended is ordered
        self._begin.set()
        await self._held

    def _note(self, connection: Connection, cursor: object, statement: str, *_: object) -> None:
        self.statements.append(statement)

    def count(self, beginning: str) -> int:
        """How many statements begin so."""
        return sum(statement.startswith(beginning) for statement in self.statements)


@in_loop
async def test_lines_that_wait_together_are_written_by_one_statement(url: str) -> None:
    store = Store(url)
    async with Held(store) as held:
        appended = [asyncio.ensure_future(store.append(line(1, table=f"table{letter}"))) for letter in "abcde"]
        twice = asyncio.ensure_future(store.append(line(2, "a:1"), line(3)))
    await asyncio.gather(*appended, twice)
    assert held.count("INSERT INTO journal") == 1
    assert len(await store.journal("abcdef")) == 2
    store.close()


@in_loop
async def test_a_clash_among_many_does_not_have_each_of_them_written_by_itself(url: str) -> None:
    store = Store(url)
    await store.append(line(1))
    async with Held(store) as held:
        codes = [f"tab{number:03}" for number in range(31)]
        appended = [asyncio.ensure_future(store.append(line(1, table=code))) for code in ["abcdef", *codes]]
    found = await asyncio.gather(*appended, return_exceptions=True)
    assert [type(one) for one in found if one is not None] == [Conflict]
    assert held.count("INSERT INTO journal") == 11  # 32 lines, and both halves of 32, 16, 8, 4 and 2
    store.close()


@in_loop
async def test_cards_that_wait_together_are_written_at_once_and_the_last_of_a_table_counts(url: str) -> None:
    store = Store(url)
    store.show(listing("taba", "Old", awaited=True))
    await store.append(line(1))
    async with Held(store) as held:
        for name in ("Ann", "Bob"):
            for code in ("tabc", "taba", "tabb"):
                store.show(listing(code, name, awaited=name == "Ann"))
        written = asyncio.ensure_future(store.append(line(2)))
    await written
    assert [
        held.count(f"{begins} {table}") for begins in ("INSERT INTO", "DELETE FROM") for table in ("cards", "places")
    ] == [1, 1, 0, 1]
    for code in ("taba", "tabb", "tabc"):
        assert {found.card.code: found.card.host for found, _ in (await store.shown([code])).values()} == {code: "Bob"}
    assert sorted(place.card.code for place in await store.places("Bob", 0, 9)) == ["taba", "tabb", "tabc"]
    assert not any(place.awaited for place in await store.places("Bob", 0, 9))
    assert await store.places("Ann", 0, 9) == await store.places("Old", 0, 9) == []
    store.close()


def listing(code: str, host: str, *, awaited: bool) -> Listing:
    """A table as the lobby shows it, with one who sits there."""
    card = TableCard(code, "six-territories", 2, 1, 0, "waiting", host, 0)
    return Listing(card, private=False, at=time.time(), places={host: awaited})


@in_loop
async def test_two_nodes_that_show_the_same_tables_do_not_clash(url: str) -> None:
    nodes, codes = [Store(url), Store(url)], [f"tab{number:03}" for number in range(20)]
    orders = [
        node._order(shown=listing(code, f"P{turn}", awaited=False))
        for turn in range(10)
        for node, mine in zip(nodes, (codes, codes[::-1]), strict=True)
        for code in mine
    ]
    assert await asyncio.gather(*orders) == [None] * len(orders)
    for node in nodes:
        node.close()


def test_what_the_database_complains_of_is_not_told_with_what_was_to_be_written(url: str) -> None:
    engine = connect(url)
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as complaint:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "a secret"})
    assert "a secret" not in str(complaint.value)
    engine.dispose()
