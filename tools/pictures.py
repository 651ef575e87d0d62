"""Draws the picture of the terminal for the README: python tools/pictures.py."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

import saloon
from saloon.terminal.screen import show_board, show_question, show_story
from saloon.terminal.voice import Voice

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SCENES = {"colt-express": (4, 5, 60)}  # players, seed, moves


def draw(slug: str, players: int, seed: int, moves: int) -> None:
    """A match some moves old, through the eyes of whoever is to move."""
    match = saloon.Match.new(slug, players=players, seed=seed)
    for number in range(moves):
        assert match.to_move is not None
        match.play(saloon.bot("deputy").choose(match.sight(match.to_move), number))
    assert match.to_move is not None
    voice = Voice("en")
    voice.names = [f"Player {seat + 1}" for seat in range(players)]
    voice.console = Console(record=True, width=84, highlight=False, force_terminal=True, color_system="truecolor")
    show_board(voice, match, match.to_move)
    show_story(voice, match.events(seat=match.to_move)[-5:])
    show_question(voice, match, match.to_move)
    picture = voice.console.export_svg(title=f"saloon play {slug}")
    picture = re.sub(r"<!-- .*? -->\s*", "", picture)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    (PICTURES / f"{slug}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    for slug, scene in SCENES.items():
        draw(slug, *scene)
