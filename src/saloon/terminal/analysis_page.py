"""An analysis as a page for browsers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import saloon
from saloon.terminal import pages
from saloon.terminal.analysis import Hindsight, change, what
from saloon.terminal.charts import Axis
from saloon.terminal.identity import INK, Identity
from saloon.terminal.thoughts import percent
from saloon.terminal.voice import Voice
from saloon.terminal.webpage import render

_DASHES = ("none", "7 3", "2 3", "9 3 2 3", "5 5", "1 5")  # no line is known by its colour alone


def page(voice: Voice, seen: Hindsight) -> str:
    """The whole page."""
    axis = Axis(0, max(seen.last, 1), [])
    return render(
        "analysis",
        voice,
        title=voice.say("cli-analysis-title", title=pages.title(seen.match.game.slug, voice.language)),
        lead=list(_lead(voice, seen)),
        seen=seen,
        percent=partial(percent, voice),
        ways=[_way(seen, seat, axis) for seat in range(seen.match.players)],
        turns=[
            {"x": axis.place(turn.move)[:-1], "change": change(voice, seen, turn), "what": what(voice, seen, turn)}
            for turn in seen.found.turns
        ],
        method=[
            voice.say("cli-analysis-method", iterations=seen.iterations),
            voice.say("arena-method-versions", saloon=saloon.__version__, rules=str(seen.match.rules)),
        ],
    )


def _lead(voice: Voice, seen: Hindsight) -> Iterator[str]:
    yield voice.say("cli-analysis-lead", names=", ".join(seen.names), moves=seen.last)
    if options := ", ".join(f"{name}={value}" for name, value in seen.match.options.items()):
        yield voice.say("arena-lead-options", options=options)
    if not seen.compiled:
        yield voice.say("cli-analysis-rough")


def _way(seen: Hindsight, seat: int, axis: Axis) -> dict[str, Any]:
    """A seat's line, and what its key says."""
    face = seen.identities[seat]
    points = (f"{axis.place(number)[:-1]},{100 - 100 * chance:.2f}" for number, chance in enumerate(seen.chances(seat)))
    return {
        "stroke": _stroke(face, seat),
        "points": " ".join(points),
        "badge": f"{face.shape}{face.letter}",
        "name": seen.names[seat],
        "end": seen.found.points[-1][seat],
    }


def _stroke(face: Identity, seat: int) -> str:
    colour = "var(--ink)" if face.colour == INK.colour else face.colour
    return f"stroke:{colour};stroke-dasharray:{_DASHES[seat]}"
