"""The examples do what they say. The one that needs a house is tried in `tests/server/test_programs.py`."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from examples import text_game

EXAMPLES = Path(__file__).parents[1] / "examples"


def cells(notebook: Path) -> list[str]:
    """The code of a notebook."""
    read = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in read if cell["cell_type"] == "code"]


def shown(cell: str, names: dict[str, Any]) -> Any:
    """Run a cell, and give back what a notebook would show: the value of its last line."""
    *before, last = cell.splitlines()
    exec("\n".join(before), names)
    return eval(last, names)


def test_a_notebook_looks_at_a_position(interpreted: None) -> None:
    names: dict[str, Any] = {}
    drawn = [shown(cell, names) for cell in cells(EXAMPLES / "look.ipynb")]
    pictures = [one._repr_svg_() for one in drawn if hasattr(one, "_repr_svg_")]
    assert len(pictures) == len(set(pictures)) == 3
    for picture in pictures:
        assert ET.fromstring(picture).tag.endswith("svg")


@pytest.mark.slow
def test_a_game_as_text(interpreted: None, capsys: pytest.CaptureFixture[str]) -> None:
    played = text_game.play("six-territories")
    assert played.over
    assert played.exchanges[0].reply.text in capsys.readouterr().out
