"""The archive: records that people brought along, as many as they may bring and as there is room for."""

from __future__ import annotations

from saloon.server.errors import TooMuch, Unavailable
from saloon.server.limits import Rates
from saloon.server.settings import Settings
from saloon.server.storage import Store
from saloon.server.storage.store import record_name


class Archive:
    """Where records are kept; those there are already cost nothing."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._brought = Rates(settings.records_per_address, settings.records_in)
        self._bytes: int | None = None  # of all records, once somebody brings another

    def receive(self, address: str) -> None:
        """Somebody brings a record along. Raises TooMuch if that was one too many."""
        if not self._brought.allows(address):
            raise TooMuch("too-many-records", limit=self._settings.records_per_address)

    async def keep(self, body: str) -> str:
        """Keep a record; its name."""
        name = record_name(body)
        if await self._store.record(name) is not None:
            return name
        if self._bytes is None:
            self._bytes = await self._store.records_bytes()
        if self._bytes + len(body) > self._settings.records_bytes:
            raise Unavailable("records-full")
        self._bytes += len(body)
        return await self._store.save_record(body)
