"""The page about the game tells the truth."""

import re
from pathlib import Path

import yaml

from saloon import Match
from saloon.games import public_enemy
from saloon.games.public_enemy import GAME
from saloon.games.public_enemy.notation import DECISION_NAMES, DECK_NAMES, EVENTS, GANG_NAMES
from saloon.games.public_enemy.position import FIELDS
from saloon.games.public_enemy.state import Code

PAGE = (Path(public_enemy.__file__).parent / "README.md").read_text(encoding="utf-8")


def test_the_position_on_the_page() -> None:
    match = Match.from_position("public-enemy", yaml.safe_load(PAGE.split("```yaml\n")[1].split("```")[0]))
    assert (match.to_move, match.view(None)["round"], match.view(None)["one"]) == (2, 2, 1)
    assert match.view(2)["towns"][0]["first"]["card"] == "grat-dalton"
    assert match.view(None)["seats"][0]["stacks"][3]["top"]["card"] == "cattle-kate"
    match.play("draw tombstone")
    assert match.view(None)["towns"][0]["face"]["card"] == "grat-dalton"


def test_the_page_names_everything() -> None:
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    assert named >= {*DECISION_NAMES, *DECK_NAMES, *GANG_NAMES, *(event.key for event in EVENTS.values())}
    assert named >= set(GAME.options_schema()["properties"])
    assert named >= set(FIELDS) - {"towns"}


def test_the_page_tells_what_each_event_tells() -> None:
    told = dict(re.findall(r"^\| `(pe-[a-z-]+)` \| ([^|]*)\|", PAGE, re.MULTILINE))
    for event in EVENTS.values():
        assert re.findall(r"`([^`]+)`", told[event.key]) == [field.name for field in event.fields]


def test_the_page_has_the_codes() -> None:
    codes = [int(code) for code in re.findall(r"\| (\d+) (?:\||to|and)", PAGE.split("## Events")[0])]
    assert codes == [Code.DRAW, Code.UNDER, Code.LOOK, Code.STACK, Code.STACK, Code.STACK, Code.STAY, Code.RIDE]


def test_the_page_is_about_these_rules() -> None:
    assert f"rules version {GAME.version}." in PAGE
    assert f"more than {GAME.bound} choices" in PAGE
