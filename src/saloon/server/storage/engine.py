"""Connections: how each kind of database is opened, and brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from saloon.server.errors import Unavailable

_LOCK = 0x5A100  # only one server at a time migrates a PostgreSQL database


def connect(url: str) -> Engine:
    """Open a database; a file is made if there is none."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)
    event.listen(engine, "connect", _durable)
    return engine


def prepare(url: str) -> None:
    """Open a database and bring it up to date, or say in words why that cannot be."""
    try:
        engine = connect(url)
        try:
            migrate(engine)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise Unavailable("database", problem=str(getattr(error, "orig", None) or error)) from error


def migrate(engine: Engine) -> None:
    """Bring a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        _alone(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def _durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and a commit is on the disk when it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
