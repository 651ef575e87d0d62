"""What explains a thing on a board: the message that says what it does, and the clause of the rules.

A game's table goes from patterns to clauses. A pattern is what choices and boards call a thing, such as `card:fire`; in
every part of it `*` stands for anything and `|` lies between words that mean the same: `place:*:roof`,
`bandit|character:doc`. Of several patterns that fit a thing the first one counts, so that the special stands before the
general. A choice that lies on nothing in particular is a thing as well, `choice:` and the key of its message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

PATTERN = re.compile(r"[a-z][a-z0-9*| -]*(:[a-z0-9*| -]+)*", re.ASCII)


@dataclass(frozen=True)
class About:
    """What there is to say of a thing: the message of a sentence or two, those of which the first that there is names
    it, and the clause."""

    key: str
    names: tuple[str, ...]
    clause: str


def about(slug: str, pattern: str, clause: str) -> About:
    """What a game says of the things that a pattern fits. Its words, the first where there are several and nothing for
    `*`, make the keys of the messages: `about-<slug>-place-roof` is said of `place:*:roof`."""
    firsts = (part.partition("|")[0].replace("*", "").strip("-") for part in pattern.split(":"))
    words = [word for word in firsts if word]
    said = "-".join(words)
    return About(f"about-{slug}-{said}", (f"thing-{slug}-{said}", f"name-{words[-1]}"), clause)


def explained(slug: str, table: Mapping[str, str], on: str) -> About | None:
    """What a game says of a thing, if its table knows it."""
    found = next((pattern for pattern in table if _fits(pattern).fullmatch(on)), None)
    return None if found is None else about(slug, found, table[found])


@cache
def _fits(pattern: str) -> re.Pattern[str]:
    parts = [part.replace("*", "[^:]*") for part in pattern.split(":")]
    return re.compile(":".join(f"(?:{part})" for part in parts))
