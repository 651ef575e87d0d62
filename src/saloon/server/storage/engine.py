"""Connections: how each kind of database is opened, and brought up to date."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, WeakSet

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from saloon.server.errors import Unavailable
from saloon.server.storage.locks import Lock, Taken

if TYPE_CHECKING:
    import psycopg

_LOCK = 0x5A100  # only one server at a time migrates a PostgreSQL database
SINCE = "-since-"  # in the name of a step: for programs that know the one that follows
_STEP = re.compile(rf"\d{{4}}(?:{SINCE}(?P<since>\d{{4}}))?")

log = structlog.get_logger("saloon.storage")
# How soon a PostgreSQL server that is gone is noticed, here ...
_PATIENCE = {
    "connect_timeout": "5",  # seconds, as the next three are
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",  # milliseconds
}
# ... and there, that a node is: what it was just writing is no obstacle to the others for long.
_CONDUCT = {
    "statement_timeout": "30s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "2s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}
_UNHURRIED = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")  # where something takes long

_wires: WeakKeyDictionary[Engine, WeakSet[Any]] = WeakKeyDictionary()  # the connections of each engine to PostgreSQL


def connect(url: str, *, patient: bool = False) -> Engine:
    """Open a database; a file is made if there is none. Who is patient may take as long as it takes there."""
    address = make_url(url)
    if is_postgres(address):
        engine = create_engine(
            _minded(address, patient=patient).set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            hide_parameters=True,
        )
        open_wires = _wires[engine] = WeakSet()
        event.listen(engine, "connect", lambda wire, _: open_wires.add(wire))
        return engine
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True)  # what is written may be secret, and errors are logged
    event.listen(engine, "connect", _durable)
    return engine


def reader(engine: Engine) -> Engine:
    """The same database for who only reads. On PostgreSQL every statement sees what is committed by then anyway, so it
    is not asked to begin a transaction and to end it: each would be one more question to another machine."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_postgres(engine.url) else engine


def arguments(engine: Engine) -> dict[str, Any]:
    """What an engine's driver is told, for who connects to the same database without it."""
    return dict(engine.dialect.create_connect_args(engine.url)[1])


def _minded(address: URL, *, patient: bool) -> URL:
    """An address with what we expect of its connections, unless it says otherwise itself."""
    expected_there = {name: value for name, value in _CONDUCT.items() if not (patient and name in _UNHURRIED)}
    conduct = " ".join(f"-c {name}={value}" for name, value in expected_there.items())
    expected = {**_PATIENCE, "options": conduct}
    return address.update_query_dict({name: said for name, said in expected.items() if name not in address.query})


def sever(engine: Engine) -> None:
    """Cut all connections to a PostgreSQL server: who waits for it in vain fails at once."""
    for wire in list(_wires.get(engine, ())):
        cut(wire)


def cut(wire: psycopg.Connection[Any] | psycopg.AsyncConnection[Any]) -> None:
    """Cut a connection, whoever waits for something that comes over it."""
    with suppress(Exception), socket.socket(fileno=os.dup(wire.fileno())) as end:  # it may be closed by now
        end.shutdown(socket.SHUT_RDWR)


def unhurried(connection: Connection) -> None:
    """Let this transaction take as long as it takes, and wait as long as it must."""
    if connection.dialect.name == "postgresql":
        for name in _UNHURRIED:
            connection.execute(text(f"SET LOCAL {name} = 0"))


def prepare(url: str) -> Lock | nullcontext[None]:
    """Open a database and bring it up to date, or say in words why that cannot be; leave it as a context in the end.

    Until then a file is for this server alone, since two would make each other's players wait; PostgreSQL serves many.
    """
    with in_words():
        engine = connect(url)
        lock = _claimed(engine.url)
        try:
            migrate(engine)
        except Exception:
            lock.__exit__(None, None, None)
            raise
        finally:
            engine.dispose()
    return lock


@contextmanager
def in_words() -> Iterator[None]:
    """Whatever is wrong with a database, or with what is needed to open it, is told in a sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, ImportError, OSError) as error:
        raise Unavailable("database", problem=str(getattr(error, "orig", None) or error)) from error


def alembic_config() -> Config:
    """Where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def migrate(engine: Engine) -> None:
    """Bring a database up to date."""
    config = alembic_config()
    with engine.begin() as connection:
        unhurried(connection)
        alone(connection, _LOCK)
        if _ahead(connection, config):
            return
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _claimed(address: URL) -> Lock | nullcontext[None]:
    """The file of a database, for this server alone."""
    if is_postgres(address):
        return nullcontext()
    if address.database in (None, "", ":memory:"):
        raise Unavailable("database-in-memory")
    try:
        return Lock(Path(f"{address.database}.lock"))
    except Taken as taken:
        raise Unavailable("database-in-use", file=address.database, process=taken.process) from taken


def _ahead(connection: Connection, config: Config) -> bool:
    """Whether a newer program was here, whose steps do us no harm; then there is nothing to be done.

    A step only adds what an older program need not know. One that `breaks` older programs says so, and its name and
    those of all that follow tell it: `0012-since-0009` is for programs that know step 0009. Raises Unavailable where
    this one does not.
    """
    steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    found = revision_of(connection)
    if found is None or found in steps:
        return False
    name = _STEP.fullmatch(found)
    if name is None or (name["since"] and name["since"] not in {step.partition("-")[0] for step in steps}):
        raise Unavailable("database-newer", revision=found)
    log.warning("the database is of a newer program", revision=found)
    return True


def revision_of(connection: Connection) -> str | None:
    """The last step that was taken in a database; None where there was none."""
    return MigrationContext.configure(connection).get_current_revision()


def is_postgres(address: URL) -> bool:
    """Whether it is a server that many share, and not a file."""
    return address.get_backend_name() == "postgresql"


def alone(connection: Connection, key: int) -> None:
    """Wait until no other server does the same, up to the end of this transaction. A file has but one server."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


def _durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and a commit is on the disk when it returns. Letters that are none are no
    reason to read nothing."""
    connection.text_factory = lambda found: found.decode(errors="replace")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
