"""Databases as they are found: nothing is made or brought up to date, and a running server is not disturbed."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, make_url, select

from saloon.server.errors import Missing, Unavailable
from saloon.server.identity import is_code
from saloon.server.journal import Created, Line, Restored
from saloon.server.storage import Cut
from saloon.server.storage.engine import connect, in_words, is_postgres
from saloon.server.storage.schema import journal
from saloon.server.storage.store import line_of

_BEGUN = (journal.c.version == 1) & (journal.c.kind == str(Created.__struct_config__.tag))  # not so if it was pruned


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """A database that is there, as it is."""
    with in_words():
        address = make_url(url)
        if not is_postgres(address) and not Path(address.database or "").is_file():
            raise Missing("no-database", file=address.database or "")
        engine = connect(url, patient=True)
        try:
            if not inspect(engine).has_table(journal.name):
                raise Unavailable("database-empty", database=address.render_as_string())
            yield engine
        finally:
            engine.dispose()


@contextmanager
def still(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment, whatever is written meanwhile."""
    level = "REPEATABLE READ" if is_postgres(engine.url) else "SERIALIZABLE"
    with engine.connect().execution_options(isolation_level=level) as connection, connection.begin():
        if not is_postgres(engine.url):
            connection.exec_driver_sql("BEGIN")  # Python's module begins nothing before something is written
        yield connection


class Journals:
    """The journals of a database, read by one connection: what a table is folded from."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def codes(self) -> list[str]:
        """All tables, in an order that every database gives."""
        return sorted(self._connection.execute(select(journal.c.code).where(_BEGUN)).scalars())

    def check(self, code: str) -> str:
        """The code of a table that is there; raises Missing."""
        first = select(journal.c.code).where(journal.c.code == code.lower(), _BEGUN)
        found = self._connection.execute(first).scalar() if is_code(code.lower()) else None
        if found is None:
            raise Missing("no-such-table", table=code[:40])
        return str(found)

    async def lines(self, code: str, after: int = 0) -> AsyncGenerator[Line, None]:
        """The journal of a table after a line."""
        wanted = select(journal).where(journal.c.code == code, journal.c.version > after).order_by(journal.c.version)
        for row in self._connection.execute(wanted):
            yield line_of(row)

    async def cuts(self, code: str) -> list[Cut]:
        """What was taken back of a journal."""
        wanted = select(journal).where(journal.c.code == code, journal.c.kind == str(Restored.__struct_config__.tag))
        found = map(line_of, self._connection.execute(wanted))
        events = ((line.version, line.envelope.event) for line in found if line.envelope)
        return [Cut(event.to, version) for version, event in events if isinstance(event, Restored)]
