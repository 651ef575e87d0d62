"""The board in the terminal of a game that has none of its own: whose the things in a view are."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from tests.engine import toy

from saloon.engine import NOBODY, head
from saloon.terminal.boards import board
from saloon.terminal.voice import Voice


def drawn(**shown: Any) -> str:
    """What is seen of a view, without the spaces between."""
    voice = Voice("en")
    voice.names = ("Rosa", "Belle")
    view: dict[str, Any] = {**head(toy.GAME.blank(2), "toy", 0, "turn", wording="again"), **shown}
    console = Console(width=80, color_system=None)
    with console.capture() as told:
        console.print(board("toy", voice, view, 0))
    return " ".join(told.get().split())


def test_a_lone_thing_is_its_owners() -> None:
    assert drawn(marker={"seat": 1, "at": 7}) == "marker Player ◆B Belle at 7"


def test_what_nobody_owns_is_nobodys() -> None:
    assert drawn(marker={"seat": NOBODY, "at": 7}) == "marker Player – at 7"
    pieces = [{"seat": 0, "at": 3}, {"seat": 0, "at": 4}, {"seat": NOBODY, "at": 5}]
    assert drawn(pieces=pieces) == "pieces ●A Rosa at 3 ●A Rosa at 4 – at 5"


def test_the_head_is_said_elsewhere_but_for_the_round() -> None:
    assert drawn(bag=4) == "bag 4"
    assert drawn(round=2) == "Round 2"
