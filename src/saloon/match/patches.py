"""What changed from one view to the next, as JSON Patch (RFC 6902): `add`, `replace` and `remove` at paths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

View = dict[str, Any]
Op = dict[str, Any]  # what is done, at which path, with which value

_MISSING = object()


class Patches:
    """The patches of one move. Viewers share most of what they see, and what they share is compared once."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int], list[Op]] = {}
        self._compared: list[tuple[Any, Any]] = []  # kept, so that no other things come to bear their numbers

    def patch(self, old: View, new: View) -> list[Op]:
        """The operations that make one view of another, as few and as deep as it takes no searching to find."""
        ops: list[Op] = []
        for key, before, after in _changed(old, new):
            found = self._found.get((key, id(before), id(after)))
            if found is None:
                found = self._found[key, id(before), id(after)] = []
                self._compared.append((before, after))
                _compare(before, after, f"/{_escaped(key)}", found)
            ops += found
        return ops + _removed(old, new, "")


def _changed(old: View, new: View) -> Iterator[tuple[str, Any, Any]]:
    """Views share what did not change, so that most of a comparison is over at once."""
    for key, after in new.items():
        before = old.get(key, _MISSING)
        if before is not after and before != after:
            yield key, before, after


def _removed(old: View, new: View, path: str) -> list[Op]:
    if old.keys() <= new.keys():
        return []
    return [{"op": "remove", "path": f"{path}/{_escaped(key)}"} for key in old if key not in new]


def _compare(before: Any, after: Any, path: str, ops: list[Op]) -> None:
    """Two values that differ."""
    if before is _MISSING:
        ops.append({"op": "add", "path": path, "value": after})
    elif isinstance(before, dict) and isinstance(after, dict):
        for key, was, now in _changed(before, after):
            _compare(was, now, f"{path}/{_escaped(key)}", ops)
        ops += _removed(before, after, path)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and was != now:
                _compare(was, now, f"{path}/{at}", ops)
    else:
        ops.append({"op": "replace", "path": path, "value": after})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
