"""What a study of a game looks at: the parts that come and are used, and what seats have that others have not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Studied:
    """A kind of part, such as cards or hostages. Its events have a field of the same name that says which one it is:
    in those under `comes` chance brings it, in those under `used` somebody's choice makes something of it."""

    kind: str
    comes: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
