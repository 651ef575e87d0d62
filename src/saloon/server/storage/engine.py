"""Connections: how each kind of database is opened, and brought up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from saloon.server.errors import Unavailable
from saloon.server.storage.locks import Lock, Taken

_LOCK = 0x5A100  # only one server at a time migrates a PostgreSQL database
_PATIENCE = 5  # seconds to reach a PostgreSQL server


def connect(url: str) -> Engine:
    """Open a database; a file is made if there is none."""
    address = make_url(url)
    if _is_postgres(address):
        if "connect_timeout" not in address.query:
            address = address.update_query_dict({"connect_timeout": str(_PATIENCE)})
        return create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)
    event.listen(engine, "connect", _durable)
    return engine


def prepare(url: str) -> Lock | nullcontext[None]:
    """Open a database and bring it up to date, or say in words why that cannot be; leave it as a context in the end.

    Until then a file is for this server alone, since two would make each other's players wait; PostgreSQL serves many.
    """
    with _in_words():
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
def _in_words() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise Unavailable("database", problem=str(getattr(error, "orig", None) or error)) from error


def migrate(engine: Engine) -> None:
    """Bring a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        alone(connection, _LOCK)
        _known(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _claimed(address: URL) -> Lock | nullcontext[None]:
    """The file of a database, for this server alone."""
    if _is_postgres(address):
        return nullcontext()
    if address.database in (None, "", ":memory:"):
        raise Unavailable("database-in-memory")
    try:
        return Lock(Path(f"{address.database}.lock"))
    except Taken as taken:
        raise Unavailable("database-in-use", file=address.database, process=taken.process) from taken


def _known(connection: Connection, config: Config) -> None:
    """A database of a newer server is left alone."""
    steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in steps:
            raise Unavailable("database-newer", revision=revision)


def _is_postgres(address: URL) -> bool:
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
