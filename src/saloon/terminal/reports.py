"""Results of the laboratory as tables to read, and as JSON or CSV to keep."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from saloon.lab.bench import COMPILED, FIGURES, INTERPRETED, Speed
from saloon.lab.conform import Conformance
from saloon.lab.fuzz import Fuzz
from saloon.lab.simulate import Row, Simulation, bot_rows, seat_rows
from saloon.terminal.voice import Voice


def simulation_as_dict(found: Simulation) -> dict[str, Any]:
    """A simulation for a JSON file: `result` follows from `plan` alone, `run` says how this one went."""
    plan = found.plan
    return {
        "plan": {
            "game": plan.slug,
            "players": plan.players,
            "options": dict(plan.options),
            **plan.told_house(),
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
        },
        "result": {
            "games": found.games,
            "decisions": found.decisions,
            "longest": found.longest,
            "seats": [asdict(row) for row in seat_rows(found)],
            "bots": [asdict(row) for row in bot_rows(found)],
        },
        "run": {"mode": found.mode, "seconds": round(found.seconds, 3), "interrupted": found.interrupted},
    }


def simulation_as_csv(found: Simulation) -> str:
    """A simulation for a spreadsheet: one line for each seat, then one for each bot."""
    text = io.StringIO()
    names = [field.name for field in fields(Row)]
    writer = csv.DictWriter(text, ["kind", *names], lineterminator="\n")
    writer.writeheader()
    for kind, rows in (("seat", seat_rows(found)), ("bot", bot_rows(found))):
        writer.writerows({"kind": kind, **asdict(row)} for row in rows)
    return text.getvalue()


def show_simulation(voice: Voice, found: Simulation) -> None:
    """Who won how often, by seat and by bot, and how fast it went."""
    if found.interrupted:
        voice.note("cli-sim-interrupted", games=found.games, planned=found.plan.games)
    voice.console.print(_wins(voice, "cli-sim-seat", seat_rows(found)))
    if found.plan.rotations > 1:
        voice.console.print(_wins(voice, "cli-sim-kind", bot_rows(found)))
    voice.tell(
        "cli-sim-games",
        games=found.games,
        decisions=round(found.decisions / max(found.games, 1)),
        longest=found.longest,
        seed=str(found.plan.seed),
    )
    speed = found.games / found.seconds if found.seconds else 0.0
    voice.tell("cli-sim-speed", style="dim", mode=found.mode, speed=_figure(speed), seconds=f"{found.seconds:.1f}")


def _wins(voice: Voice, first: str, rows: Iterable[Row]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say(first))
    for key in ("cli-sim-wins", "cli-sim-share", "cli-sim-interval", "cli-sim-fair", "cli-sim-score"):
        table.add_column(voice.say(key), justify="right")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.wins:.1f}",
            f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}",
            f"{row.fair:.1%}",
            f"{row.score:.2f} ± {row.score_margin:.2f}",
        )
    return table


def show_speed(voice: Voice, name: str, speed: Speed, starts: dict[str, Any]) -> None:
    """The figures of one game."""
    table = Table(box=box.SIMPLE_HEAD, title=voice.say("cli-bench-title", game=name, players=speed.players))
    table.add_column(voice.say("cli-bench-per-second"))
    for key in ("cli-bench-interpreted", "cli-bench-compiled", "cli-bench-ratio"):
        table.add_column(voice.say(key), justify="right")
    for figure in FIGURES:
        plain = speed.rates[INTERPRETED][figure]
        compiled = speed.rates.get(COMPILED, {}).get(figure)
        ratio = speed.ratios.get(figure)
        label = voice.say(f"cli-bench-{figure}")
        table.add_row(label, _figure(plain), _figure(compiled), f"{ratio:.0f}×" if ratio else "–")
    voice.console.print(table)
    for key, found in starts.items():
        heavy = ", ".join(found["heavy_imports"]) or "–"
        memory = str(found["peak_memory_mib"])
        voice.tell(f"cli-bench-{key}", seconds=f"{found['seconds']:.2f}", memory=memory, heavy=heavy)
    voice.tell("cli-bench-yardstick", steps=_figure(speed.yardstick))


def show_conformance(voice: Voice, found: Conformance) -> None:
    """What was checked, and what was found."""
    voice.tell(
        "cli-conform-counts",
        game=found.game,
        checked=found.checked,
        decisions=found.decisions,
        longest=found.longest,
        steps=found.steps,
        compared=found.compared,
        states=found.states,
        deputies=found.deputies,
        settings=found.settings,
    )
    if found.fault is None:
        voice.tell("cli-conform-good", style="green")
        return
    fault = found.fault
    text = voice.say(
        f"cli-conform-{fault.what}",
        game=fault.game,
        setting=str(fault.setting),
        seed=str(fault.seed),
        detail=fault.detail,
    )
    voice.console.print(Text(text, style="red"), soft_wrap=True)


def show_fuzz(voice: Voice, found: Fuzz) -> None:
    """How many positions were refused, and why; how many were played, and what was found."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(voice.say("cli-fuzz-code"))
    table.add_column(voice.say("cli-fuzz-refused"), justify="right")
    for code, times in found.refused.most_common():
        table.add_row(code, str(times))
    voice.console.print(table)
    voice.tell(
        "cli-fuzz-counts",
        game=found.game,
        tried=found.tried,
        refused=found.refused.total(),
        played=found.played,
        choices=found.choices,
    )
    if not found.both_ways:
        voice.tell("cli-fuzz-interpreted", style="yellow")
    if not found.findings:
        voice.tell("cli-fuzz-good", style="green")
    for finding in found.findings:
        told = {"detail": finding.detail, "number": str(finding.number), "times": finding.times}
        voice.tell(f"cli-fuzz-{finding.what}", style="red", **told)
        voice.console.print(Text(finding.position), soft_wrap=True)


def _figure(number: float | None) -> str:
    """A figure a person can take in: three digits that count."""
    if number is None:
        return "–"
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.3g} {unit}" if number < 999.5 * size else f"{number / size:.0f} {unit}"
    return f"{number:.3g}"
