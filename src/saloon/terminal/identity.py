"""Who is who: six identities, each a shape, a letter and a colour, so that no meaning hangs on colour alone.

The colours are those of the house (rust, dusk, brass, sage, plum, ink), lightened to be read on dark and on light
terminals alike; ink is whatever the terminal writes in.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Identity:
    """How one of those at the table is drawn."""

    shape: str
    letter: str
    colour: str

    def mark(self, times: int = 1) -> Text:
        """The shape and the letter, in colour."""
        return Text((self.shape + self.letter) * times, style=self.colour)


RUST = Identity("●", "A", "#c8644c")
DUSK = Identity("◆", "B", "#6d96bd")
BRASS = Identity("■", "C", "#c89a3c")
SAGE = Identity("▲", "D", "#8da271")
PLUM = Identity("⬢", "E", "#b0779d")
INK = Identity("★", "F", "bold")

SEATS = (RUST, DUSK, BRASS, SAGE, PLUM, INK)
