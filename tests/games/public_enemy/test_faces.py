"""The client draws an outlaw by his name alone: its list of faces must agree with the cards."""

import re
from pathlib import Path

from saloon.games.public_enemy.notation import GANG_NAMES, OUTLAW_NAMES
from saloon.games.public_enemy.state import gang_of, leader_of

FACES = Path(__file__).parents[3] / "web" / "src" / "boards" / "public-enemy" / "art" / "outlaws" / "faces.ts"


def test_every_outlaw_is_drawn_in_his_gang_and_its_leader_first() -> None:
    drawn: dict[str, list[str]] = {}
    for indent, name in re.findall(r"^( +)'?([a-z-]+)'?: \{", FACES.read_text(encoding="utf-8"), re.MULTILINE):
        if len(indent) == 2:
            faces = drawn[name] = []
        else:
            faces.append(name)
    for gang, name in enumerate(GANG_NAMES):
        outlaws = {outlaw for card, outlaw in enumerate(OUTLAW_NAMES) if gang_of(card) == gang}
        assert set(drawn[name]) == outlaws
        assert drawn[name][0] == OUTLAW_NAMES[leader_of(gang)]
