"""Steps of the database only add: the program of the step before goes on beside them, or their names say no."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from saloon.server.storage.engine import SINCE, alembic_config, connect

STEPS: list[Script] = list(reversed(list(ScriptDirectory.from_config(alembic_config()).walk_revisions())))
VALUES: dict[type, Any] = {str: "x", int: 1, float: 1.5, bool: True, bytes: b"x"}


def breaks(step: Script) -> bool:
    """Whether a step says of itself that older programs cannot go on."""
    return bool(getattr(step.module, "breaks", False))


def upgrade(connection: Connection, revision: str) -> None:
    config: Config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def known(connection: Connection) -> list[Table]:
    """The tables as they are at this moment, which is all that a program of this moment knows."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def write_and_read(connection: Connection, tables: list[Table]) -> None:
    """What a program does that knows these tables and nothing else; raises what the database says to it."""
    for table in tables:
        connection.execute(insert(table), {column.name: VALUES[column.type.python_type] for column in table.columns})
        assert connection.execute(select(table)).first() is not None


@pytest.mark.parametrize("number", range(1, len(STEPS)), ids=lambda number: STEPS[number].revision)
def test_the_program_of_the_step_before_goes_on(number: int, tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'saloon.db'}")
    with engine.begin() as connection:
        upgrade(connection, STEPS[number - 1].revision)
        before = known(connection)
        upgrade(connection, STEPS[number].revision)
        if not breaks(STEPS[number]):
            write_and_read(connection, before)
    engine.dispose()


@pytest.mark.parametrize(
    "fault",
    [
        "ALTER TABLE cards DROP COLUMN private",
        "ALTER TABLE cards RENAME COLUMN card TO ticket",
        "DROP TABLE records",
        "CREATE TRIGGER t BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'no more'); END",
    ],
)
def test_a_step_that_takes_something_away_would_be_found(fault: str, tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'saloon.db'}")
    with engine.begin() as connection:
        upgrade(connection, STEPS[0].revision)
        before = known(connection)
        connection.exec_driver_sql(fault)
        with pytest.raises(SQLAlchemyError):
            write_and_read(connection, before)
    engine.dispose()


def test_steps_are_numbered_and_name_the_last_that_breaks() -> None:
    last = ""
    for number, step in enumerate(STEPS, 1):
        last = f"{SINCE}{number:04}" if breaks(step) else last
        assert step.revision == f"{number:04}{last}"
