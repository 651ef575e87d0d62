"""What changed from one view to the next, as JSON Patch (RFC 6902): `add`, `replace` and `remove` at paths."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
Op = dict[str, Any]  # what is done, at which path, with which value

_MISSING = object()


def patch(old: View, new: View) -> list[Op]:
    """The operations that make one view of another, as few and as deep as it takes no searching to find."""
    ops: list[Op] = []
    _compare_objects(old, new, "", ops)
    return ops


def _compare_objects(old: View, new: View, path: str, ops: list[Op]) -> None:
    """Views share what did not change, so that most of a comparison is over at once."""
    for key, after in new.items():
        before = old.get(key, _MISSING)
        if before is not after and before != after:
            _compare(before, after, f"{path}/{_escaped(key)}", ops)
    if old.keys() - new.keys():
        ops += [{"op": "remove", "path": f"{path}/{_escaped(key)}"} for key in old if key not in new]


def _compare(before: Any, after: Any, path: str, ops: list[Op]) -> None:
    """Two values that differ."""
    if before is _MISSING:
        ops.append({"op": "add", "path": path, "value": after})
    elif isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, ops)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and was != now:
                _compare(was, now, f"{path}/{at}", ops)
    else:
        ops.append({"op": "replace", "path": path, "value": after})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
