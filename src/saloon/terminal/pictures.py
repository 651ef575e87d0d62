"""Pictures for notebooks: the board of the terminal as SVG, which fetches nothing."""

from __future__ import annotations

import io

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from saloon.match import Match
from saloon.terminal import screen
from saloon.terminal.seating import chairs
from saloon.terminal.voice import Voice

WIDTH = 100  # characters

_PAPER, _INK = (250, 245, 235), (46, 38, 30)
_THEME = TerminalTheme(_PAPER, _INK, [_INK] * 8, [_INK] * 8)  # boards name their colours themselves

# Rich's own frame has fonts fetched from another house, and the buttons of a window.
_FRAME = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="PAPER"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
""".replace("PAPER", "#{:02x}{:02x}{:02x}".format(*_PAPER))


def svg(match: Match, seat: int | None, language: str) -> str:
    """The board of a match as a seat, or a spectator (None), sees it."""
    paper = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    voice = voice_for(match, language, paper)
    screen.show_board(voice, match, seat)
    return paper.export_svg(title="", theme=_THEME, code_format=_FRAME)


def voice_for(match: Match, language: str, paper: Console) -> Voice:
    """A voice that tells of a match on a console of its own."""
    voice = Voice(language, paper)
    voice.game, voice.names = match.game.slug, [chair.name for chair in chairs(voice, match.seats)]
    return voice
