"""What an operator is shown of tables and journals. It is given what was found, and knows no database."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from rich.table import Table
from rich.text import Text

from saloon.terminal.voice import Voice

_DAY = 24 * 3600


def show_tables(voice: Voice, found: Sequence[Any]) -> None:
    """Tables in a list, and how many there are in each phase."""
    if found:
        shown = _table(voice, "table", "game", "phase", "lines", "bytes", "age")
        for one in found:
            days = (time.time() - one.changed) / _DAY
            numbers = (f"{one.lines:,}", f"{one.bytes:,}", f"{days:.1f}")
            shown.add_row(*map(Text, (one.code, one.game, _phase(voice, one.phase), *numbers)))
        voice.console.print(shown)
    phases = Counter(one.phase for one in found)
    voice.tell("cli-admin-tables", count=len(found))
    for phase, count in phases.most_common():
        voice.console.print(Text(f"  {_phase(voice, phase)}: {count}"))


def show_inspected(voice: Voice, found: Any) -> None:
    """What is known of one table."""
    kept = found.table
    shown = Table(box=None, show_header=False, pad_edge=False)
    rows = {
        "game": kept.game,
        "phase": _phase(voice, found.phase),
        "seats": ", ".join(seat["name"] or seat["bot"] or "–" for seat in found.seats),
        "moves": str(found.moves),
        "lines": " · ".join((f"{kept.lines:,}", *(f"{kind} {count:,}" for kind, count in found.kinds.items()))),
        "bytes": f"{kept.bytes:,}",
        "snapshot": str(found.snapshot) if found.snapshot else "–",
        "opened": _moment(kept.opened),
        "changed": _moment(kept.changed),
    }
    for name, value in rows.items():
        shown.add_row(Text(voice.say(f"cli-admin-{name}"), style="dim"), Text(value))
    voice.console.print(shown)
    if found.trouble:
        voice.tell("cli-admin-trouble", trouble=found.trouble)
    if found.flaw:
        _show_flaw(voice, kept.code, found.flaw)


def show_verified(voice: Voice, found: Sequence[Any]) -> None:
    """Which journals are bad, and where."""
    for one in found:
        if one.flaw:
            _show_flaw(voice, one.code, one.flaw)
    states = Counter(one.state for one in found)
    lines, moves = sum(one.lines for one in found), sum(one.moves for one in found)
    told = {"good": states["good"], "older": states["older"], "bad": states["bad"]}
    voice.console.print(Text(voice.say("cli-admin-verified", count=len(found), lines=lines, moves=moves, **told)))


def _show_flaw(voice: Voice, code: str, flaw: Any) -> None:
    voice.tell("cli-admin-flaw", style="red", table=code, line=flaw.line, flaw=flaw.flaw, problem=flaw.problem)


def _phase(voice: Voice, phase: str) -> str:
    return voice.say(f"web-phase-{phase}") if phase else "–"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _table(voice: Voice, *heads: str) -> Table:
    shown = Table(box=None, pad_edge=False)
    for head in heads:
        numeric = head in ("lines", "bytes", "age")
        shown.add_column(voice.say(f"cli-admin-{head}"), justify="right" if numeric else "left", style="", no_wrap=True)
    return shown
