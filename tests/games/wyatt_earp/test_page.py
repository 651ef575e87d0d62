"""The page about the game tells the truth."""

import re
from pathlib import Path

import yaml
from tests.games.wyatt_earp.table import group
from tests.kit import play, texts

from saloon import Match, game
from saloon.games import wyatt_earp
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, EVENTS
from saloon.games.wyatt_earp.state import Code

PAGE = (Path(wyatt_earp.__file__).parent / "README.md").read_text(encoding="utf-8")
GAME = game("wyatt-earp")


def test_the_position_on_the_page() -> None:
    match = Match.from_position("wyatt-earp", yaml.safe_load(PAGE.split("```yaml\n")[1].split("```")[0]), seed=1)
    assert match.to_move == 1
    assert "play hideout" in texts(match)
    play(match, "lay 2 jesse-james")
    assert group(match, 1, "jesse-james")["points"] == 4
    assert group(match, 0, "jesse-james")["points"] == 8


def test_the_page_names_everything() -> None:
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    sheriffs = {name for name in CARD_NAMES if not name.startswith("photo-")}
    assert named >= {*DECISIONS, *sheriffs, *(event.key for event in EVENTS.values())}
    assert named >= set(GAME.options_schema()["properties"])


def test_the_codes_on_the_page() -> None:
    assert f"| {Code.TWO} | `draw two` |" in PAGE
    assert f"| {Code.PHOTO} to {Code.PHOTO + 6} | `play photo-jesse-james` |" in PAGE
    assert f"| {Code.DISCARD} to {Code.DISCARD + 19} | `discard hideout` |" in PAGE
    assert f"| {Code.KEEP} to {Code.KEEP + 19} | `keep hideout` |" in PAGE
    assert f"| {Code.WYATT}, {Code.PASS} | `wyatt`, `pass` |" in PAGE


def test_the_page_is_about_these_rules() -> None:
    assert f"rules version {GAME.version}." in PAGE
    assert f"more than {GAME.bound} choices" in PAGE
