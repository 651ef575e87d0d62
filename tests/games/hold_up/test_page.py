"""The page about the game tells the truth."""

import re
from pathlib import Path

import yaml
from tests.games.hold_up.table import side
from tests.kit import texts

from saloon import Match, game
from saloon.games import hold_up
from saloon.games.hold_up.notation import (
    BUILDINGS,
    CORNERS,
    DECISIONS,
    EVENT_NAMES,
    EVENTS,
    GANGS,
    ROLES,
    SPOTS,
    STREETS,
)
from saloon.games.hold_up.state import Code

PAGE = (Path(hold_up.__file__).parent / "README.md").read_text(encoding="utf-8")
GAME = game("hold-up")


def test_the_position_on_the_page() -> None:
    match = Match.from_position("hold-up", yaml.safe_load(PAGE.split("```yaml\n")[1].split("```")[0]), seed=1)
    assert (match.to_move, match.view(0)["decision"]) == (0, "look")
    assert "look bank north 2" in texts(match)
    assert "look east" not in texts(match)
    kid = side(match, "bank", "north", 2)[1]
    assert kid is not None
    assert (kid["role"], kid["seen_by"]) == ("kid", [1, 2])


def test_the_page_names_everything() -> None:
    named = set(re.findall(r"`([^`\n]+)`", PAGE))
    words = (*DECISIONS, *GANGS, *ROLES, *BUILDINGS, *CORNERS, *SPOTS, *STREETS, *EVENT_NAMES)
    assert named >= {*words, *(event.key for event in EVENTS.values())}
    assert named >= set(GAME.options_schema()["properties"])


def test_the_codes_on_the_page() -> None:
    codes = {
        "HIDE": "90 +",
        "LOOK_EVENT": "180 + spot",
        "LOOK_CARD": "190 + place",
        "DECLINE": "230",
        "CAPTURE": "240 + gang",
    }
    for name, written in codes.items():
        assert written in PAGE
        assert int(written.split()[0]) == Code[name]


def test_the_page_is_about_these_rules() -> None:
    assert f"rules version {GAME.version}." in PAGE
    assert f"more than {GAME.bound} choices" in PAGE
