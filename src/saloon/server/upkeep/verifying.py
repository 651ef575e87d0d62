"""Whether every journal can be followed by the rules: played through, in as many processes as are wanted."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Literal

from msgspec import Struct

from saloon.server.logs import silence_logs
from saloon.server.upkeep.reading import Journals, opened
from saloon.server.upkeep.tables import Flaw, folded

_BUNDLE = 20  # journals that a process takes at once

State = Literal["good", "older", "bad"]  # older: begun by other rules, so its moves cannot be judged


class Verified(Struct, frozen=True):
    """What came of playing one journal through."""

    code: str
    state: State
    lines: int
    moves: int
    flaw: Flaw | None = None


def wanted(url: str, codes: Iterable[str] = ()) -> list[str]:
    """The tables that are named, or all if none is."""
    with opened(url) as engine, engine.connect() as connection:
        journals = Journals(connection)
        return [journals.check(code) for code in codes] or journals.codes()


def verify(url: str, codes: list[str], jobs: int, heard: Callable[[int], None] = lambda done: None) -> list[Verified]:
    """Play the journals of tables through."""
    found: list[Verified] = []
    bundles = [tuple(codes[start : start + _BUNDLE]) for start in range(0, len(codes), _BUNDLE)]
    with _workers(min(jobs, len(bundles))) as work:
        for done in work(partial(_verified, url), bundles):
            found += done
            heard(len(found))
    return found


Work = Callable[[Callable[[tuple[str, ...]], list[Verified]], list[tuple[str, ...]]], Iterable[list[Verified]]]


@contextmanager
def _workers(count: int) -> Iterator[Work]:
    """Who does it: processes of their own, or for what is little, this one."""
    if count < 2:
        yield map
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context, initializer=silence_logs) as pool:
        yield pool.map


def _verified(url: str, codes: tuple[str, ...]) -> list[Verified]:
    with opened(url) as engine, engine.connect() as connection:
        journals = Journals(connection)
        return [_one(journals, code) for code in codes]


def _one(journals: Journals, code: str) -> Verified:
    table, flaw = folded(journals, code)
    other_rules = table.trouble is not None and table.trouble.code == "rules-version"
    state: State = "bad" if flaw else "older" if other_rules else "good"
    return Verified(code, state, table.lines, len(table.movers), flaw)
