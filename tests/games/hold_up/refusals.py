"""Positions of three players that are nonsense: each with the code of the refusal and the field it names."""

from typing import Any


def before_bank(*gangsters: Any, **more: Any) -> dict[str, Any]:
    """A position with gangsters before the bank, on North Street."""
    return {"buildings": {"north-west": "bank"}, "town": {"bank north": list(gangsters)}, **more}


def coyotes(**own: Any) -> dict[str, Any]:
    """A position that says something of the first gang."""
    return {"gangs": {"coyotes": own}}


REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "position-word", "position"),
    ({"step": "robbing"}, "position-word", "step"),
    ({"first": 3}, "position-number", "first"),
    ({"turn": "0"}, "position-number", "turn"),
    ({"buildings": ["bank"]}, "position-mapping", "buildings"),
    ({"buildings": {"north": "bank"}}, "position-word", "buildings"),
    ({"buildings": {"north-west": "church"}}, "position-word", "buildings.north-west"),
    ({"buildings": {"north-west": "saloon"}}, "hu-building", "buildings.north-west"),
    ({"buildings": {"north-centre": "bank"}}, "hu-building", "buildings.north-centre"),
    ({"buildings": {"north-west": "bank", "north-east": "bank"}}, "hu-building", "buildings.north-east"),
    (
        {"buildings": {"north-west": "bank"}, "options": {"bank_corner": "south-east"}},
        "hu-bank-corner",
        "buildings.north-west",
    ),
    (
        {"buildings": {"south-east": "assay-office"}, "options": {"bank_corner": "south-east"}},
        "hu-bank-corner",
        "buildings.south-east",
    ),
    ({"town": []}, "position-mapping", "town"),
    ({"town": {"bank up": []}}, "position-word", "town"),
    (before_bank(3), "hu-gangster", "town.bank north"),
    (before_bank("coyotes"), "hu-gangster", "town.bank north"),
    (before_bank("wolves chief"), "position-word", "town.bank north"),
    (before_bank("scorpions chief"), "position-word", "town.bank north"),
    (before_bank("coyotes boss"), "position-word", "town.bank north"),
    (before_bank("coyotes chief dead"), "position-word", "town.bank north"),
    (before_bank("coyotes chief hidden 7"), "position-word", "town.bank north"),
    (before_bank("coyotes chief", "coyotes chief"), "hu-gangster-twice", "town.bank north"),
    (
        before_bank("coyotes chief hidden", "coyotes kid hidden", "coyotes brute hidden"),
        "hu-too-many-hidden",
        "town.bank north",
    ),
    (before_bank("coyotes chief hidden", step="settling"), "hu-too-many-hidden", "town.bank north"),
    (
        before_bank("coyotes chief", "coyotes kid", "coyotes brute", "rattlers kid"),
        "hu-no-room",
        "town.bank north",
    ),
    (before_bank("coyotes chief", step="opening"), "position-not-now", "town"),
    ({"gangs": {"scorpions": {}}}, "position-word", "gangs"),
    (coyotes(money=3), "position-word", "gangs.coyotes"),
    (coyotes(hand=["boss"]), "position-word", "gangs.coyotes.hand"),
    (coyotes(hand="chief"), "position-list", "gangs.coyotes.hand"),
    (coyotes(hand=["chief", "chief"]), "hu-gangster-twice", "gangs.coyotes.hand"),
    (coyotes(hand=["chief", "kid", "brute"], pile=["kid"]), "hu-gangster-twice", "gangs.coyotes.pile"),
    (coyotes(hand=["chief", "kid", "brute", "woman-a"]), "hu-hand-size", "gangs.coyotes.hand"),
    (coyotes(hand=["chief", "kid"]), "hu-pile-untimely", "gangs.coyotes.pile"),
    ({"step": "looking", **coyotes(hand=["chief", "kid", "brute"])}, "hu-hand-size", "gangs.coyotes.hand"),
    ({"step": "settling", **coyotes(pile=["kid"])}, "hu-pile-untimely", "gangs.coyotes.pile"),
    (coyotes(looked=["up"]), "position-word", "gangs.coyotes.looked"),
    (
        {"step": "opening", **coyotes(looked=["east", "west", "north-left"])},
        "hu-opening-looks",
        "gangs.coyotes.looked",
    ),
    (
        {"step": "opening", "gangs": {"rattlers": {"looked": ["east"]}}},
        "hu-opening-looks",
        "gangs.rattlers.looked",
    ),
    (
        {
            "step": "opening",
            "gangs": {"coyotes": {"looked": ["east", "west"]}, "rattlers": {"looked": ["west", "east"]}},
        },
        "hu-opening-looks",
        "gangs.coyotes.looked",
    ),
    ({"step": "opening", **coyotes(hand=["brute"], pile=[])}, "position-impossible", "step"),
    (coyotes(hand=["brute"], pile=[]), "position-impossible", "step"),
    ({"events": {"up": "sheriff"}}, "position-word", "events"),
    ({"events": {"east": "rain"}}, "position-word", "events.east"),
    ({"events": {"east": "poker", "west": "poker"}}, "hu-event-twice", "events.west"),
    ({"events": {"east": "none"}, "step": "opening"}, "hu-event-missing", "events.east"),
    ({"events": {"east": "none"}, **coyotes(looked=["east"])}, "hu-event-missing", "events.east"),
    ({"loot": {"church": [900, 300]}}, "position-word", "loot"),
    ({"loot": {"bank": 900}}, "position-list", "loot.bank"),
    ({"loot": {"bank": [900]}}, "hu-two-tiles", "loot.bank"),
    ({"loot": {"bank": [950, 300]}}, "position-word", "loot.bank"),
    ({"loot": {"bank": [300, 900]}}, "hu-bigger-first", "loot.bank"),
    ({"loot": {"bank": [900, 900]}}, "hu-tile-count", "loot.bank"),
    ({"loot": {"bank": [{"worth": 900, "taker": "coyotes"}, 300]}}, "position-not-now", "loot.bank"),
    (
        {"step": "over", "loot": {"bank": [{"worth": 900, "taker": "coyotes", "guard": ["sheriff"]}, 300]}},
        "hu-guarded-taken",
        "loot.bank",
    ),
    ({"step": "over", "loot": {"bank": [{"worth": 900, "taker": "you"}, 300]}}, "position-word", "loot.bank.taker"),
    ({"step": "over", "loot": {"bank": [{"worth": 900, "guard": ["dog"]}, 300]}}, "position-word", "loot.bank.guard"),
    ({"step": "over", "loot": {"bank": [{"worth": 900, "bonus": 2}, 300]}}, "position-flag", "loot.bank.bonus"),
    (
        {
            "step": "over",
            "loot": {
                "bank": [{"worth": 900, "bonus": True}, {"worth": 300, "bonus": True}],
                "saloon": [{"worth": 800, "bonus": True}, {"worth": 200, "bonus": True}],
                "grand-hotel": [{"worth": 500, "bonus": True}, 400],
            },
        },
        "hu-bonus-count",
        "loot",
    ),
    ({"options": {"loot_visible": False}, "loot": {"bank": [900, 300]}}, "position-not-now", "loot"),
    ({"captures": {}}, "position-not-now", "captures"),
    ({"settled": 1}, "position-not-now", "settled"),
    ({"step": "settling", "settled": 4}, "position-number", "settled"),
    ({"step": "over", "captures": {"up": "coyotes rattlers"}}, "position-word", "captures"),
    ({"step": "over", "captures": {"north": "coyotes"}}, "hu-capture", "captures.north"),
    ({"step": "over", "captures": {"north": "coyotes rattlers"}}, "hu-capture", "captures.north"),
    (
        before_bank("coyotes chief", step="over", captures={"north": "coyotes coyotes"}),
        "hu-capture",
        "captures.north",
    ),
    (
        before_bank("coyotes chief", "rattlers kid", step="settling", captures={"north": "coyotes rattlers"}),
        "hu-capture",
        "captures.north",
    ),
    ({"generator": [0, 0]}, "position-generator", "generator"),
]
