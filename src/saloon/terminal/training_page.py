"""The curve of a training as a page for browsers: how strong the net was at each table, trial by trial."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saloon.engine import Game
from saloon.lab.shares import Estimate
from saloon.terminal import pages
from saloon.terminal.arena import number
from saloon.terminal.charts import Axis, Way, round_axis, way
from saloon.terminal.voice import Voice
from saloon.terminal.webpage import render

MILLION = 1_000_000
_HEAD = ("decisions", "seconds", "rate", "surprise", "entropy", "shift")
Json = dict[str, Any]


def page(voice: Voice, game: Game, curve: Path) -> str:
    """The whole page."""
    trials = [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()]
    last = trials[-1]
    told = {"decisions": last["decisions"] / MILLION, "seconds": last["seconds"], "part": last["part"]}
    return render(
        "training",
        voice,
        title=voice.say("training-title", title=pages.title(game.slug, voice.language)),
        lead=voice.say("training-lead", **told),
        ways=list(_ways(voice, trials)),
        head=[voice.say(f"training-{name}") for name in _HEAD],
        rows=[_cells(voice, trial) for trial in trials],
    )


def _ways(voice: Voice, trials: list[Json]) -> Iterator[Way]:
    """The share of wins at every table against every bot that was met there more than once."""
    met: dict[tuple[str, str], list[tuple[int, Json]]] = {}
    for trial in trials:
        for one in trial["strengths"]:
            met.setdefault((one["table"], one["bot"]), []).append((trial["decisions"], one))
    for (table, bot), found in met.items():
        if len(found) > 1 and found[-1][0]:
            points = [(decisions, _estimate(one)) for decisions, one in found]
            fair = found[-1][1]["fair"]
            ends = [fair, *(end for _, one in points for end in (one.low, one.high))]
            ticks = [tick for tick in round_axis(min(ends), max(ends)) if 0 <= tick <= 1]
            words = [(tick, voice.say("arena-whole-percent", share=tick)) for tick in (ticks[0], ticks[-1])]
            name = voice.say("training-met", table=table, bot=bot, share=points[-1][1].value)
            yield way(name, points, fair, Axis(ticks[0], ticks[-1], words))


def _estimate(one: Json) -> Estimate:
    share, within = one["share"], one["within"]
    return Estimate(share, max(share - within, 0.0), min(share + within, 1.0))


def _cells(voice: Voice, trial: Json) -> list[str]:
    lessons = trial["lessons"]
    return [
        number(voice, "arena-points", trial["decisions"] / MILLION),
        number(voice, "arena-whole", trial["seconds"]),
        number(voice, "arena-points", trial["rate"] / MILLION),
        *(f"{lessons[name]:.4f}" if lessons else "–" for name in ("surprise", "entropy", "shift")),
    ]
