"""A match looked back at: everybody's chances of winning as curves of blocks, the turning points, and all as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from rich.cells import cell_len
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import saloon
from saloon.bots.analysis import Analysis, Turn, analyse
from saloon.match import Match
from saloon.terminal.boards import faces
from saloon.terminal.identity import Identity
from saloon.terminal.pages import title
from saloon.terminal.seating import chairs
from saloon.terminal.thoughts import choice_made, percent, state_before, step_in_words
from saloon.terminal.voice import Voice

_BLOCKS = "▁▂▃▄▅▆▇█"
_NARROWEST = 8  # columns of a curve
_LONGEST_NAME = 24
_GAP = 2


@dataclass(frozen=True)
class Hindsight:
    """A match, everybody's name, and what was found."""

    match: Match
    names: Sequence[str]
    found: Analysis
    iterations: int
    compiled: bool

    @property
    def last(self) -> int:
        """How many moves there are."""
        return self.match.played

    @property
    def identities(self) -> list[Identity]:
        """How each seat is drawn."""
        return faces(self.match.game.slug, self.match.view(None))

    def chances(self, seat: int) -> list[float]:
        """One seat's chance before each move and after the last."""
        return [point[seat] for point in self.found.points]


def look_back(
    voice: Voice, match: Match, iterations: int, *, compiled: bool, heard: Callable[[int], None]
) -> Hindsight:
    """Judge every position of a match; `heard` is told how many are done."""
    voice.game, voice.names = match.game.slug, [chair.name for chair in chairs(voice, match.seats)]
    states = [match.game.State.unpack(state) for state in match.truth.states]
    return Hindsight(match, voice.names, analyse(match.game, states, iterations, heard), iterations, compiled)


def analysis_as_dict(seen: Hindsight) -> dict[str, Any]:
    """An analysis for a JSON file. Seats are counted from 0, moves from 1; `points[n]` is after n moves."""
    match = seen.match
    return {
        "game": match.game.slug,
        "players": match.players,
        "options": match.options,
        "seats": list(match.seats),
        "moves": match.truth.moves,
        "points": [[round(chance, 4) for chance in point] for point in seen.found.points],
        "turns": [
            {
                "move": turn.move,
                "seat": turn.seat,
                "before": round(turn.before, 4),
                "after": round(turn.after, 4),
                "by": int(state_before(match, turn.move - 1).actor),
                "choice": match.truth.moves[turn.move - 1],
            }
            for turn in seen.found.turns
        ],
        "iterations": seen.iterations,
        "compiled": seen.compiled,
        "versions": {"saloon": saloon.__version__, "rules": match.rules},
    }


def show_analysis(voice: Voice, seen: Hindsight) -> None:
    """A curve for every seat, then the turning points."""
    heading = voice.say("cli-analysis-title", title=title(seen.match.game.slug, voice.language))
    voice.console.print(Rule(Text(heading, style="bold"), style="dim"))
    voice.console.print(_curves(voice, seen))
    if not seen.compiled:
        voice.tell("cli-analysis-rough", style="dim")
    if not seen.found.turns:
        voice.tell("cli-analysis-no-turns")
        return
    voice.tell("cli-analysis-turns", style="bold")
    for number, turn in enumerate(seen.found.turns, 1):
        voice.console.print(Padding(Text(f"{number}. {change(voice, seen, turn)}"), (0, 0, 0, 1), expand=False))
        voice.console.print(Padding(Text(what(voice, seen, turn), style="dim"), (0, 0, 0, 4), expand=False))


def change(voice: Voice, seen: Hindsight, turn: Turn) -> str:
    """Whose chance changed, and how."""
    before, after = percent(voice, turn.before), percent(voice, turn.after)
    return voice.say("cli-analysis-turn", move=turn.move, name=seen.names[turn.seat], before=before, after=after)


def what(voice: Voice, seen: Hindsight, turn: Turn) -> str:
    """The move that changed it, in words."""
    choice = choice_made(seen.match, turn.move - 1)
    return step_in_words(voice, state_before(seen.match, turn.move - 1).actor, choice)


def curve(chances: Sequence[float], width: int) -> str:
    """Chances as blocks, no more than so many; where there are more chances, each block is the mean of several."""
    heights = (fmean(chances[i] for i in column) for column in _columns(len(chances), width))
    return "".join(_BLOCKS[min(int(height * len(_BLOCKS)), len(_BLOCKS) - 1)] for height in heights)


def marks(turns: Sequence[Turn], points: int, width: int) -> str:
    """The number of each turning point below the block in which it lies, or below the next one without a number."""
    line = [" "] * min(points, width)
    for number, turn in enumerate(turns, 1):
        column = _column_of(turn.move, points, width)
        free = [place for place in range(len(line)) if line[place] == " "]
        line[min(free, key=lambda place: (place < column, abs(place - column)))] = str(number)
    return "".join(line).rstrip()


def _columns(count: int, width: int) -> list[range]:
    """The numbers below `count` in at most `width` groups of neighbours, as even as can be."""
    groups = min(count, width)
    return [range(count * i // groups, count * (i + 1) // groups) for i in range(groups)]


def _column_of(point: int, count: int, width: int) -> int:
    return next(number for number, column in enumerate(_columns(count, width)) if point in column)


def _curves(voice: Voice, seen: Hindsight) -> Table:
    """A line for each seat, as wide as the window, and the turning points below."""
    names = [Text.assemble(face.mark(), " ", name) for face, name in zip(seen.identities, seen.names, strict=False)]
    for name in names:
        name.truncate(_LONGEST_NAME, overflow="ellipsis")
    ends = [percent(voice, chance) for chance in seen.found.points[-1]]
    beside = max(cell_len(name.plain) for name in names) + max(map(len, ends)) + 2 * _GAP
    width = max(voice.console.width - beside, _NARROWEST)
    rows = Table.grid(padding=(0, _GAP, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, justify="right")
    for seat, (name, end) in enumerate(zip(names, ends, strict=True)):
        rows.add_row(name, Text(curve(seen.chances(seat), width), style=seen.identities[seat].colour), end)
    if seen.found.turns:
        rows.add_row("", Text(marks(seen.found.turns, len(seen.found.points), width), style="bold"), "")
    return rows
