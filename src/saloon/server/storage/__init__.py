"""The journal on disk: SQLite by default, PostgreSQL by a URL, the same for both."""

from saloon.server.storage.store import Conflict, Cut, Listing, Place, Snapshot, Store

__all__ = ["Conflict", "Cut", "Listing", "Place", "Snapshot", "Store"]
