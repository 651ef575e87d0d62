"""What visitors were answered lately. One id, one answer: whatever comes again gets what it got before."""

from __future__ import annotations

MOST = 64  # answers kept for a visitor, and visitors whose answers are kept


class Replies:
    """The last answers of a table, by visitor and by the id he gave his request."""

    def __init__(self) -> None:
        self._kept: dict[str, dict[str, bytes]] = {}

    def find(self, visitor: str, name: str) -> bytes | None:
        """What somebody was answered, if it is remembered."""
        return self._kept.get(visitor, {}).get(name)

    def keep(self, visitor: str, name: str, answer: bytes) -> None:
        """Remember an answer, and forget the oldest if there are too many."""
        mine = self._kept.pop(visitor, {})
        self._kept[visitor] = mine  # whoever was answered last is the last
        mine[name] = answer
        for many in (mine, self._kept):
            if len(many) > MOST:
                del many[next(iter(many))]
