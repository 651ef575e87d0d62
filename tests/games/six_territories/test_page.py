"""The page about the game tells the truth."""

import re
from pathlib import Path

import yaml
from tests.games.six_territories.table import land

from saloon import Match, game
from saloon.games import six_territories
from saloon.games.six_territories.notation import DECISION_NAMES, EVENTS, TOKEN_NAMES
from saloon.games.six_territories.rules import Code

PAGE = (Path(six_territories.__file__).parent / "README.md").read_text(encoding="utf-8")
GAME = game("six-territories")


def test_the_position_on_the_page() -> None:
    match = Match.from_position("six-territories", yaml.safe_load(PAGE.split("```yaml\n")[1].split("```")[0]))
    assert match.to_move == 1
    match.play("lay 5 on forest")
    assert land(match, "forest")["riches"] == [5, 3, 0]
    assert land(match, "island")["characters"] == [0, 2, 0]


def test_the_page_names_everything() -> None:
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    assert named >= {*DECISION_NAMES, *TOKEN_NAMES, *(event.key for event in EVENTS.values())}
    assert named >= set(GAME.options_schema()["properties"])
    assert re.findall(r"\| (\d) \| `(place|keep)` \|", PAGE) == [(str(Code.PLACE), "place"), (str(Code.KEEP), "keep")]


def test_the_page_is_about_these_rules() -> None:
    assert f"rules version {GAME.version}." in PAGE
    assert f"more than {GAME.bound} choices" in PAGE
