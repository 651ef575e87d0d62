"""Whole databases: backed up while they are in use, restored, and moved from one kind to the other.

A backup is always a SQLite file, whatever it is of, so that it can be opened anywhere. Every table of the schema goes
along by itself. What was copied is read again on both sides, and it is the same or nothing was done.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Select, Table, extract, func, insert, select, text

from saloon.server.errors import Missing, Refusal, Unavailable
from saloon.server.storage.engine import connect, in_words, is_postgres, migrate, prepare, revision_of
from saloon.server.storage.schema import KEPT, metadata, nodes
from saloon.server.upkeep.reading import opened, still

Heard = Callable[[str, int], None]  # a table, and how many of its rows are copied
Copied = dict[str, int]  # rows by table

_ROWS = 1000  # at once
_LATELY = 5  # seconds since a server on PostgreSQL last said that it lives
_SQLITE = b"SQLite format 3\0"


def _nobody(table: str, rows: int) -> None:
    """Nobody wants to know."""


def backup(url: str, file: Path, heard: Heard = _nobody) -> Copied:
    """Write everything there is at one moment to a file, beside a server that goes on."""
    with opened(url) as engine, _whole(file) as part:
        if is_postgres(engine.url):
            with still(engine) as source, _made(f"sqlite:///{part}") as target:
                return _copy(source, target, heard)
        with closing(sqlite3.connect(engine.url.database or "")) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file
        with opened(f"sqlite:///{part}") as written, written.connect() as connection:
            return _counted(connection)


def restore(file: Path, url: str, *, replace: bool = False, heard: Heard = _nobody) -> Copied:
    """Have in a database what was backed up. A file is taken for that from whoever would serve it."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(_readable(file), copy)
        if not _used(copy):  # it would be made into an empty house
            raise Refusal("no-backup", file=str(file))
        with prepare(f"sqlite:///{copy}"):
            return _moved(f"sqlite:///{copy}", url, replace=replace, heard=heard)


def move(source: str, target: str, *, replace: bool = False, heard: Heard = _nobody) -> Copied:
    """Copy everything from one database into another, of whichever kind. Neither file may be served meanwhile."""
    with opened(source):
        pass
    with prepare(source):
        return _moved(source, target, replace=replace, heard=heard)


def _moved(source: str, target: str, *, replace: bool, heard: Heard) -> Copied:
    with prepare(target), opened(source) as old, still(old) as from_here, _made(target) as to_there:
        _unserved(to_there)
        if any(_counted(to_there).values()):
            if not replace:
                raise Refusal("database-not-empty")
            for table in reversed(metadata.sorted_tables):
                to_there.execute(table.delete())
        return _copy(from_here, to_there, heard)


def _used(file: Path) -> bool:
    """Whether a saloon has ever used a file."""
    try:
        with opened(f"sqlite:///{file}"):
            return True
    except Unavailable:
        return False


def _readable(file: Path) -> Path:
    """A file that is a SQLite database."""
    try:
        with file.open("rb") as opening:
            if opening.read(len(_SQLITE)) == _SQLITE:
                return file
    except OSError as problem:
        raise Missing("no-database", file=str(file)) from problem
    raise Refusal("no-backup", file=str(file))


def _unserved(connection: Connection) -> None:
    """Refuse a PostgreSQL database by which servers live now. Of a file its lock tells that."""
    since = extract("epoch", func.now()) - _LATELY
    living = select(func.count()).where(nodes.c.beat > since, ~nodes.c.draining)
    if connection.dialect.name == "postgresql" and (found := connection.execute(living).scalar_one()):
        raise Unavailable("database-served", servers=found)


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """Where a file is written before it takes its name, so that there is never half of one."""
    part = file.with_name(file.name + ".part")
    with in_words():
        part.unlink(missing_ok=True)
        try:
            yield part
            with part.open("rb+") as written:
                os.fsync(written.fileno())
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def _made(url: str) -> Iterator[Connection]:
    """A database that is up to date, with everything that is written there in one transaction."""
    with in_words():
        engine = connect(url, patient=True)
        try:
            migrate(engine)
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def _copy(source: Connection, target: Connection, heard: Heard) -> Copied:
    here, there = revision_of(source), revision_of(target)
    if here != there:
        raise Unavailable("database-older", revision=str(here), present=str(there))
    for table in KEPT:
        _copy_table(source, target, table, heard)
        if fingerprint(source, table) != fingerprint(target, table):
            raise Unavailable("copy-differs", table=table.name)
    return _counted(target)


def _copy_table(source: Connection, target: Connection, table: Table, heard: Heard) -> None:
    done = 0
    for rows in source.execute(_all(table)).mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])
        done += len(rows)
        heard(table.name, done)
    _count_on(target, table)


def _all(table: Table) -> Select[Any]:
    """All rows of a table, however many, a few at a time."""
    return select(table).execution_options(yield_per=_ROWS)


def _count_on(target: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives by itself go on after those that were copied."""
    column = table.autoincrement_column
    if target.dialect.name != "postgresql" or column is None:
        return
    sequence = target.execute(select(func.pg_get_serial_sequence(table.name, column.name))).scalar()
    last = target.execute(select(func.max(column))).scalar()
    if sequence and last:
        target.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})


def fingerprint(connection: Connection, table: Table) -> int:
    """A number that is the same for the same rows, in whatever order they come."""
    rows = connection.execute(_all(table))
    return sum(int.from_bytes(sha256(repr(tuple(row)).encode()).digest()) for row in rows)


def _counted(connection: Connection) -> Copied:
    known = {table.name: select(func.count()).select_from(table) for table in KEPT}
    there = set(_tables(connection))
    return {name: connection.execute(count).scalar_one() for name, count in known.items() if name in there}


def _tables(connection: Connection) -> list[str]:
    return list(connection.dialect.get_table_names(connection))
