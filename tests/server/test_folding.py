"""From journals to tables: long ones, from snapshots and in slices; bad ones, up to the last good line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text
from tests.server.kit import in_loop
from tests.server.test_table import ANN, BO, Journal, picture, random_journal, two

import saloon
from saloon.server import commands, frames, projections, snapshots
from saloon.server import journal as journal_events
from saloon.server.errors import Missing
from saloon.server.folding import unfold
from saloon.server.projections import Presence, Viewer
from saloon.server.storage import Snapshot, Store
from saloon.server.storage.engine import connect
from saloon.server.table import Table, reduce


@asynccontextmanager
async def kept(folder: Path, journal: Journal) -> AsyncIterator[Store]:
    """A store that holds a journal."""
    store = Store(f"sqlite:///{folder / 'saloon.db'}")
    try:
        if journal.entries:
            await store.append(*journal.entries)
        yield store
    finally:
        store.close()


async def keep(store: Store, snapshot: Snapshot) -> None:
    """Keep a snapshot, and wait until it is there."""
    store.keep_snapshot("abcdef", snapshot)
    await store.save_record("whatever comes after it is written after it")
    assert await store.snapshot("abcdef") == snapshot


def spoil(folder: Path, line: int, **columns: Any) -> None:
    """Change a line of the journal behind everybody's back."""
    engine = connect(f"sqlite:///{folder / 'saloon.db'}")
    changed = ", ".join(f"{name} = :{name}" for name in columns)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE journal SET {changed} WHERE version = :line"), {"line": line, **columns})
    engine.dispose()


async def opened(store: Store) -> Table:
    """The table."""
    table = await unfold(store, "abcdef")
    assert table
    return table


def essence(table: Table) -> dict[str, Any]:
    """All that is true of a table but what only memory holds."""
    shown = picture(table)
    return {name: value for name, value in shown.items() if name not in ("log", "done", "forgetful", "kept")}


def played(moves: int, **more: Any) -> Journal:
    """Two people who have made some moves."""
    journal = two(**more)
    for number in range(moves):
        journal.move(number)
    return journal


class TestLongJournals:
    @in_loop
    async def test_others_have_their_turns(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(snapshots, "SLICE", 0.0)
        journal = two()
        for _ in range(1200):
            journal.write(journal_events.Said(0, "Ann", "Howdy"))
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        async with kept(tmp_path, journal) as store:
            waiting = asyncio.create_task(others())
            table = await opened(store)
            waiting.cancel()
        assert essence(table) == essence(journal.table)
        assert turns >= 1200

    @given(st.integers(0, 10_000))
    def test_a_snapshot_is_the_same_table(self, seed: int) -> None:
        journal = random_journal(seed, 80)
        table = reduce(journal.entries[:60])
        taken = snapshots.taken(table)
        assert taken
        again = asyncio.run(snapshots.restored(taken))
        assert again
        assert essence(again) == essence(table)
        for entry in journal.entries[60:]:
            again.apply(entry)
        assert essence(again) == essence(journal.table)

    @in_loop
    async def test_a_journal_is_read_from_its_snapshot_on(self, tmp_path: Path) -> None:
        journal = played(6)
        taken = snapshots.taken(reduce(journal.entries[:6]))
        assert taken
        async with kept(tmp_path, journal) as store:
            await keep(store, taken)
            spoil(tmp_path, 3, payload="what was read need not be read again")
            table = await opened(store)
            assert essence(table) == essence(journal.table)
            assert (table.forgetful, table.kept, len(table.log)) == (True, 6, len(journal.entries) - 6)

    @pytest.mark.parametrize("how", ["nonsense", "shape", "rules", "illegal"])
    @in_loop
    async def test_a_snapshot_that_does_not_fit_is_passed_over(self, tmp_path: Path, how: str) -> None:
        journal = played(6)
        taken = snapshots.taken(reduce(journal.entries[:6]))
        assert taken
        body = msgspec.json.decode(taken.body)
        changes: dict[str, dict[str, Any]] = {
            "nonsense": {"state": 5},
            "shape": {"shape": [*body["shape"], "something new"]},
            "rules": {"match": {**body["match"], "rules": 999}},
            "illegal": {"match": {**body["match"], "moves": ["dance on the table"]}},
        }
        changed = msgspec.json.encode({**body, **changes[how]}).decode()
        async with kept(tmp_path, journal) as store:
            await keep(store, Snapshot(taken.lines, changed))
            table = await opened(store)
            assert essence(table) == essence(journal.table)
            assert table.kept == 0

    def test_what_the_memory_holds_of_a_table_is_bounded(self) -> None:
        journal = two()
        for number in range(3000):
            journal.write(journal_events.Said(0, "Ann", "Howdy"), f"{ANN}:{number}")
        table = journal.table
        assert (len(table.done), table.forgetful) == (1000, True)
        assert (len(table.log), len(table.chat)) == (500, 50)

    @in_loop
    async def test_whatever_was_done_long_ago_is_looked_up(self, tmp_path: Path) -> None:
        journal = two()
        journal.write(journal_events.Answers(0, "ask"))
        journal.write(journal_events.Said(0, "Ann", "Howdy"), "a:1")
        async with kept(tmp_path, journal) as store:
            assert await store.done_at("abcdef", "a:1") == journal.table.version == 3
            assert await store.done_at("abcdef", "a:2") is None


class TestBrokenTables:
    @pytest.mark.parametrize(
        ("columns", "flaw"),
        [
            ({"payload": '{"kind":"move","seat":0'}, "unreadable"),
            ({"payload": b"\xff\xfe"}, "unreadable"),
            ({"payload": '{"kind":"fly","seat":0}', "kind": "fly"}, "unreadable"),
            ({"payload": '{"kind":"move","seat":0,"move":"dance on the table"}'}, "rules"),
            ({"payload": '{"kind":"mute","seat":77,"mute":true}', "kind": "mute"}, "rules"),
            ({"version": 77}, "unreadable"),
        ],
    )
    @in_loop
    async def test_a_table_stands_at_its_last_good_line(
        self, tmp_path: Path, columns: dict[str, Any], flaw: str
    ) -> None:
        journal = played(6)
        async with kept(tmp_path, journal) as store:
            spoil(tmp_path, 5, **columns)
            journal.table = await opened(store)
        table = journal.table
        assert table.broken
        assert (table.broken.line, table.lines) == (4, max(len(journal.entries), columns.get("version", 0)))
        assert essence(reduce(journal.entries[:4]))["record"] == essence(table)["record"]
        shown = projections.scene(table, Viewer(0, (0,)), Presence())
        assert (shown.v, shown.choices, shown.table.phase) == (table.version, [], "paused")
        assert (shown.table.trouble, shown.table.trouble_params) == ("table-broken", {"version": 4, "flaw": flaw})
        assert shown.view
        for command in (frames.Move(0, 1, table.version), frames.Start(), frames.Resume(), frames.Leave(0)):
            with pytest.raises(saloon.SaloonError) as refusal:
                table.prepare(commands.decide(table, ANN, command))
            assert refusal.value.code == "table-broken"
        with pytest.raises(saloon.SaloonError, match="host"):
            commands.decide(table, BO, frames.Restore())

    @in_loop
    async def test_a_table_is_taken_back_and_goes_on(self, tmp_path: Path) -> None:
        journal = played(6)
        async with kept(tmp_path, journal) as store:
            spoil(tmp_path, 5, payload="?")
            broken = await opened(store)
            event = commands.decide(broken, ANN, frames.Restore())
            assert event == journal_events.Restored(4)
            await store.append(journal_events.Envelope("abcdef", broken.lines + 1, event, None, 0.0))
            table = await opened(store)
            assert (table.broken, table.trouble, table.phase) == (None, None, "playing")
            assert (table.lines, table.asked) == (broken.lines + 1, broken.version + 1)
            assert essence(table)["record"] == essence(reduce(journal.entries[:4]))["record"]
            journal.entries, journal.table = [], table
            journal.move()
            journal.move()
            await store.append(*journal.entries)
            assert essence(await opened(store)) == essence(table)

    @in_loop
    async def test_it_can_break_again_before_and_after(self, tmp_path: Path) -> None:
        journal = played(6)
        async with kept(tmp_path, journal) as store:
            for bad in (7, 5):
                spoil(tmp_path, bad, payload="?")
                table = await opened(store)
                assert table.broken
                assert table.broken.line == bad - 1
                event = commands.decide(table, ANN, frames.Restore())
                await store.append(journal_events.Envelope("abcdef", table.lines + 1, event, None, 0.0))
                journal.entries, journal.table = [], await opened(store)
                journal.move()
                await store.append(*journal.entries)
            assert (await opened(store)).broken is None

    @in_loop
    async def test_whoever_was_given_all_secrets_does_not_play_on(self, tmp_path: Path) -> None:
        journal = played(6)
        async with kept(tmp_path, journal) as store:
            spoil(tmp_path, 5, payload="?")
            broken = await opened(store)
            exported = journal_events.Envelope("abcdef", broken.lines + 1, commands.export(broken, ANN), None, 0.0)
            await store.append(exported)
            broken = await opened(store)
            assert broken.exported
            event = commands.decide(broken, ANN, frames.Restore())
            await store.append(journal_events.Envelope("abcdef", broken.lines + 1, event, None, 0.0))
            table = await opened(store)
            assert (table.phase, table.match) == ("waiting", None)

    @in_loop
    async def test_an_absent_host_hands_over_a_broken_table_too(self, tmp_path: Path) -> None:
        journal = played(6)
        async with kept(tmp_path, journal) as store:
            spoil(tmp_path, 5, payload="?")
            broken = await opened(store)
            for seat in (1, 5):
                await store.append(
                    journal_events.Envelope(
                        "abcdef", broken.lines + 1 + (seat == 5), journal_events.Hosted(seat), None, 0.0
                    )
                )
            assert (await opened(store)).host == BO

    @in_loop
    async def test_a_snapshot_of_what_was_taken_back_is_none(self, tmp_path: Path) -> None:
        journal = played(6)
        taken = snapshots.taken(reduce(journal.entries[:6]))
        assert taken
        async with kept(tmp_path, journal) as store:
            await keep(store, taken)
            lines = len(journal.entries)
            await store.append(journal_events.Envelope("abcdef", lines + 1, journal_events.Restored(4), None, 0.0))
            table = await opened(store)
            assert essence(table)["record"] == essence(reduce(journal.entries[:4]))["record"]

    @in_loop
    async def test_a_table_without_a_beginning_is_none(self, tmp_path: Path) -> None:
        async with kept(tmp_path, two()) as store:
            spoil(tmp_path, 1, payload="?")
            with pytest.raises(Missing) as refusal:
                await unfold(store, "abcdef")
            assert refusal.value.code == "table-unreadable"
            assert await unfold(store, "nobody") is None
