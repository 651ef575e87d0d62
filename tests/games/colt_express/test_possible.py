"""Only possible positions are let in: what every field alone would allow, but no game could ever come to."""

import random
from typing import Any

import pytest
from tests.games.colt_express.table import refusal
from tests.kit import state_of

from saloon.match import Match

COACH = {"stagecoach": True}
CAR = {"time_car": True}
LEAFLET = {"variant": "leaflet"}
RIDERS: dict[str, Any] = {"doc": {}, "tuco": {}, "belle": {}, "phase": "attack", "options": COACH}
FISTS: dict[str, Any] = {"doc": {}, "tuco": {}, "phase": "fists", "options": LEAFLET}
MELEE: dict[str, Any] = {"doc": {"hand": ["move"]}, "tuco": {}, "options": COACH, "card": "boxcar"}
KEEPING: dict[str, Any] = {"tuco": {}, "phase": "plan-of-attack", "options": COACH, "card": "boxcar"}
TEAMS: dict[str, Any] = {"players": 4, "doc": {}, "tuco": {}, "belle": {}, "options": {"variant": "teams"}}
COVER: dict[str, Any] = {"doc": {"hand": []}, "tuco": {}, "options": LEAFLET, "card": "bridge", "turn": 0}
EXPERT: dict[str, Any] = {"options": {"expert": True}}
ON_THE_ROOF: dict[str, Any] = {"doc": {"car": 2, "roof": True}, "tuco": {}, "coach": 2, "options": COACH}
IN_THE_COACH: dict[str, Any] = {"doc": {"car": "coach", "hostage": "banker"}, "tuco": {}, "options": COACH}
TRAVELLING: dict[str, Any] = {"doc": {"car": "away"}, "hideout": "car 2", "options": CAR}
ESCAPE: dict[str, Any] = {"doc": {"car": "gone"}, "options": COACH, "round": 5}
WHISKY: dict[str, Any] = {"options": COACH, "phase": "event", "stage": "event", "walk": 1}
DECK = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal", "ride"]
SIX = ["ghost", "doc", "tuco", "django", "cheyenne", "belle"]
LONG_PILE = [f"{name} {card}" for name in SIX for card in ("move", "move", "floor", "rob", "fire")]

ATTACK: dict[str, dict[str, Any]] = {
    "nobody chooses at the first wagon": {**RIDERS, "wagon": 1, "to_move": "tuco", "doc": {"picks": ["ride-on"]}},
    "nobody is on board before the first choice": {**RIDERS, "doc": {"car": 3}},
    "nobody is in a wagon that is yet to come": {**RIDERS, "doc": {"car": 1}, "wagon": 2},
    "the last rider chooses openly": {
        **RIDERS,
        "doc": {"car": 3},
        "tuco": {"picks": ["ride-on"]},
        "belle": {"car": 3},
        "wagon": 2,
        "to_move": "belle",
    },
}
BEGINNING: dict[str, dict[str, Any]] = {
    "the Marshal is in the locomotive": {**FISTS, "marshal": 3},
    "the coach is beside it": {**RIDERS, "coach": 1},
    "nobody has fired": {**RIDERS, "doc": {"bullets": 5}},
    "nobody was hit": {**RIDERS, "doc": {"received": 1}},
    "nobody has robbed": {**RIDERS, "doc": {"loot": ["jewel"]}},
}
TRAIN: dict[str, dict[str, Any]] = {
    "riders board wagons": {**RIDERS, "doc": {"car": "coach"}},
    "riders get inside": {**RIDERS, "doc": {"car": 3, "roof": True}, "wagon": 2},
    "nobody leaves but in the Escape": {**ESCAPE, "card": "sharing", "phase": "over"},
    "nor before the pile is carried out": {**ESCAPE, "card": "escape", "phase": "plan"},
    "the driver is in the time-travel car": {
        "doc": {},
        "driver": "doc",
        "options": CAR,
        "phase": "over",
    },
}
SECRETS: dict[str, dict[str, Any]] = {
    "who was asked has closed his fist": {**FISTS, "belle": {"seat": 1}, "to_move": "belle"},
    "who was not asked has not": {**FISTS, "doc": {"picks": ["left doc"]}},
    "nobody chooses in secret outside a mêlée": {"doc": {"picks": ["draw"]}},
    "who was asked in a mêlée has chosen": {**MELEE, "to_move": "tuco"},
    "he has chosen a card that he holds": {
        **MELEE,
        "doc": {"hand": [], "picks": ["play fire"]},
        "to_move": "tuco",
    },
    "only Ghost hides it": {**MELEE, "doc": {"hand": ["move"], "picks": ["hide move"]}, "to_move": "tuco"},
    "who can draw does not pass": {**MELEE, "doc": {"hand": [], "picks": ["pass"]}, "to_move": "tuco"},
    "who has one card keeps one": {
        **KEEPING,
        "doc": {"hand": ["move", "rob"], "picks": ["keep move", "keep move"]},
        "to_move": "tuco",
    },
    "who keeps no more keeps no more": {
        **KEEPING,
        "doc": {"hand": ["move", "rob"], "picks": ["keep no more", "keep move"]},
        "to_move": "tuco",
    },
}
PLAN: dict[str, dict[str, Any]] = {
    "one card is laid in a normal turn": {"doc": {}, "pile": ["doc move"], "turn": 0, "laid": 1},
    "what was laid lies on the pile": {"doc": {}, "card": "bridge", "turn": 1, "act": 1, "laid": 1},
    "a flask is drunk in a normal turn": {"doc": {}, "card": "bridge", "turn": 1, "drunk": 1, "options": COACH},
    "only a Fire is covered": {**COVER, "pile": ["doc move"], "laid": 1, "cover": "doc"},
    "only his own": {**COVER, "pile": ["doc fire"], "laid": 1, "cover": "tuco"},
    "and it was played": {**COVER, "cover": "doc"},
}
PILE: dict[str, dict[str, Any]] = {
    "there is room for what can still be played": {
        "players": 6,
        "bandits": {name: {"hand": ["marshal"]} for name in SIX},
        "pile": LONG_PILE,
        "turn": 0,
    },
    "a card that is being carried out lies face up": {"doc": {}, "pile": ["doc move hidden"], "begun": True},
}
HELD: dict[str, dict[str, Any]] = {
    "a plan of attack keeps two cards": {"doc": {"hand": ["move", "rob", "fire"]}, "phase": "action", "options": COACH},
    "nothing is kept for a sixth round": {"doc": {"hand": ["move"]}, "phase": "over", "options": COACH},
    "who has taken a card was asked": {"doc": {"hand": [], "took": True}, "phase": "taking", "options": LEAFLET},
}
HANDS: dict[str, dict[str, Any]] = {
    "what was carried out is in the deck": {"doc": {}, "pile": ["doc punch", "doc punch"], "resolved": 1},
    "an Expert has it in his discard": {"doc": {}, "pile": ["doc punch"], "resolved": 1, **EXPERT},
}
ACTION: dict[str, dict[str, Any]] = {
    "nobody flees from a Shotgun on his coach": {**ON_THE_ROOF, "fleeing": ["doc"], "phase": "action"},
    "one hostage is enough": {**IN_THE_COACH, "taking": ["doc"], "phase": "action"},
    "hostages are in the coach": {**IN_THE_COACH, "taking": ["tuco"], "phase": "action"},
    "a traveller comes back first": {**TRAVELLING, "tuco": {}, "pile": ["tuco move"], "resolved": 1},
}
EVENT: dict[str, dict[str, Any]] = {
    "the Marshal walks after his whisky": {**WHISKY, "card": "braking"},
    "and after it only": {**WHISKY, "card": "whiskey-for-the-marshal", "stage": "coach"},
}
KNOWN: dict[str, dict[str, Any]] = {
    "what was kept can be what it is": {
        "doc": {"hand": ["move"], "kept": 1, "early": ["fire"]},
        "phase": "action",
        "options": COACH,
    },
    "it has not been carried out since": {
        "doc": {"hand": ["move"], "kept": 1, "early": ["move", "punch"]},
        "pile": ["doc punch"],
        "resolved": 1,
        "options": COACH,
    },
    "in the next round it is among what was held": {"doc": {"hand": [], "kept": 1}, "options": COACH},
    "who reshuffles has hidden his cards before": {
        "doc": {"early": ["rob"], "hand": []},
        "pile": ["doc move hidden", "doc rob hidden early"],
        "turn": 1,
        **EXPERT,
    },
    "a partner has drawn what he holds": {**TEAMS, "doc": {"hand": ["tuco move"], "swaps": 0}},
    "and knows it": {**TEAMS, "doc": {"hand": ["tuco move"], "guests": ["fire"]}},
    "before it he has drawn nothing": {
        **TEAMS,
        "phase": "attack",
        "options": {"variant": "teams", **COACH},
        "doc": {"deck": [f"tuco {card}" for card in DECK]},
        "tuco": {"deck": [f"doc {card}" for card in DECK]},
    },
    "in the first round he holds what he has drawn": {**TEAMS, "doc": {"hand": [], "swaps": 1}},
}
BULLETS: dict[str, dict[str, Any]] = {
    "who is alone fires at no ally": {"doc": {"bullets": 5, "friendly": 1}},
    "who was hit by an ally has one who fired": {
        **TEAMS,
        "doc": {"received": ["allied"]},
        "belle": {"bullets": 5, "friendly": 1},
    },
}
BOX: dict[str, dict[str, Any]] = {
    "pairs are chosen together": {
        "bandits": {"tuco": {}},
        "phase": "characters",
        "options": {**LEAFLET, "characters": "chosen"},
    },
}
IMPOSSIBLE: list[tuple[str, str, dict[str, dict[str, Any]]]] = [
    ("attack", "wagon", ATTACK),
    ("beginning", "phase", BEGINNING),
    ("train", "bandits", TRAIN),
    ("secrets", "bandits", SECRETS),
    ("plan", "turn", PLAN),
    ("pile", "pile", PILE),
    ("held", "bandits", HELD),
    ("hands", "bandits", HANDS),
    ("action", "phase", ACTION),
    ("event", "stage", EVENT),
    ("known", "bandits", KNOWN),
    ("bullets", "bandits", BULLETS),
    ("box", "wagons", BOX),
]
CASES = [
    pytest.param(broken, field, position, id=f"{broken}: {why}")
    for broken, field, positions in IMPOSSIBLE
    for why, position in positions.items()
]


@pytest.mark.parametrize(("broken", "field", "position"), CASES)
def test_what_could_never_be_is_refused(broken: str, field: str, position: dict[str, Any]) -> None:
    fields = {name: value for name, value in position.items() if name != "players"}
    error = refusal(position.get("players", 3), **fields)
    assert error.code == "position-impossible"
    assert error.params == {"field": field, "broken": f"colt-express-{broken}"}


# Twelve cards lie there although Tuco and Belle have yet to play their first: with all that is to come they are 32.
GROWING: dict[str, Any] = {
    "players": 5,
    "options": {"stagecoach": True},
    "phase": "plan",
    "first": "ghost",
    "card": "take-it-all",
    "to_move": "django",
    "bandits": {
        "tuco": {"seat": 1},
        "belle": {"seat": 2},
        "ghost": {
            "seat": 3,
            "hand": ["move", "move", "floor", "floor", "fire", "rob", "rob", "marshal", "ride"],
            "deck": [],
        },
        "doc": {"seat": 4, "hand": ["floor", "punch", "marshal", "ride"], "deck": ["move", "floor", "fire", "fire"]},
    },
    "pile": [
        *("ghost punch", "doc move", "django floor", "ghost fire", "doc rob", "doc rob"),
        *("django floor", "tuco rob", "belle floor", "belle ride", "belle fire", "tuco ride"),
    ],
}


def test_a_pile_with_room_for_everything_stays_so_while_it_grows() -> None:
    for seed in range(3):
        choices = random.Random(seed)
        match = Match.from_position("colt-express", GROWING, seed=seed)
        while not match.over:
            match.play(choices.choice(match.choices()))
            assert match.game.plain.check(state_of(match)) == 0
