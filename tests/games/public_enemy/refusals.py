"""Positions of two players that are nonsense: each with the code of the refusal and the field it names."""

from typing import Any

DOLLARS = {"dollars": True}
FOUR_GANGS = ["elzy-lay", "grat-dalton", "cole-younger", "tom-horn"]


def at_deadwood(**inside: Any) -> dict[str, Any]:
    """A position with something at Deadwood, at a table with Dollars."""
    return {"options": DOLLARS, "towns": {"deadwood": inside}}


def at_the_saloon(**inside: Any) -> dict[str, Any]:
    """A position with something at the saloon, at a table with Dollars."""
    return {"options": DOLLARS, "saloon": inside}


REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "position-word", "position"),
    ({"turn": 2}, "position-number", "turn"),
    ({"first": -1}, "position-number", "first"),
    ({"one": 2}, "position-number", "one"),
    ({"one": True}, "position-number", "one"),
    ({"round": 0}, "position-number", "round"),
    ({"round": 8, "options": {"round_limit": 7}}, "position-number", "round"),
    ({"phase": "draw"}, "position-word", "phase"),
    ({"phase": "cavalry"}, "pe-position-rule", "phase"),
    ({"phase": "over"}, "pe-not-over", "phase"),
    ({"phase": "sheriff"}, "pe-not-drawn", "phase"),
    ({"phase": "sheriff", "saloon": {"spent": ["sheriff", "swindler"]}}, "pe-not-drawn", "phase"),
    ({"phase": "sheriff", "saloon": {"spent": ["sheriff"]}}, "pe-no-choice", "phase"),
    (
        {"phase": "sheriff", "saloon": {"spent": ["sheriff"]}, "seats": {0: {"outlaws": FOUR_GANGS}}},
        "pe-round-over",
        "phase",
    ),
    ({"cavalry": "deadwood"}, "pe-position-rule", "cavalry"),
    ({"cavalry": "saloon", "options": {"cavalry": True}}, "position-word", "cavalry"),
    ({"supremacy": "daltons"}, "pe-position-rule", "supremacy"),
    ({"supremacy": "deadwood", "options": {"supremacy": True}}, "position-word", "supremacy"),
    ({"dollar_spent": True}, "pe-position-rule", "dollar_spent"),
    ({"dollar_spent": 1, "options": DOLLARS}, "position-flag", "dollar_spent"),
    (
        {"dollar_spent": True, "seats": {0: {"dollars": 2}}, "options": DOLLARS},
        "position-number",
        "seats.0.dollars",
    ),
    ({"seats": [1]}, "position-mapping", "seats"),
    ({"seats": {2: {}}}, "position-word", "seats"),
    ({"seats": {"ana": {}}}, "position-word", "seats"),
    ({"seats": {0: {"gold": 1}}}, "position-word", "seats.0"),
    ({"seats": {0: {"outlaws": "elzy-lay"}}}, "position-list", "seats.0.outlaws"),
    ({"seats": {0: {"outlaws": ["doc"]}}}, "position-word", "seats.0.outlaws"),
    ({"seats": {0: {"outlaws": ["elzy-lay", "elzy-lay"]}}}, "pe-outlaw-twice", "seats.0.outlaws"),
    (
        {"seats": {0: {"outlaws": ["elzy-lay"]}, 1: {"outlaws": ["elzy-lay"]}}},
        "pe-outlaw-twice",
        "seats.1.outlaws",
    ),
    ({"seats": {1: {"wanted": ["deadwood"]}}}, "position-word", "seats.1.wanted"),
    ({"seats": {1: {"dollars": 1}}}, "pe-position-rule", "seats.1.dollars"),
    ({"seats": {1: {"dollars": 3}}, "options": DOLLARS}, "position-number", "seats.1.dollars"),
    ({"discard": ["elzy-lay", "elzy-lay"]}, "pe-outlaw-twice", "discard"),
    ({"out": ["elzy-lay"]}, "pe-position-rule", "out"),
    ({"out": ["butch-cassidy"], "options": {"fast": True}}, "pe-left-out", "out"),
    ({"out": ["elzy-lay", "laura-bullion"], "options": {"fast": True}}, "pe-left-out", "out"),
    (
        {"seats": {0: {"outlaws": ["elzy-lay", "laura-bullion"]}}, "options": {"fast": True}},
        "pe-too-many-for-fast",
        "out",
    ),
    ({"towns": {"yuma": {}}}, "position-word", "towns"),
    ({"towns": {"deadwood": 3}}, "position-mapping", "towns.deadwood"),
    (at_deadwood(top="etta-place"), "position-word", "towns.deadwood"),
    (at_deadwood(face="elzy-lay"), "position-word", "towns.deadwood.face"),
    (at_deadwood(face="etta-place", hidden=["etta-place"]), "pe-outlaw-twice", "towns.deadwood.hidden"),
    (at_deadwood(under="etta-place"), "position-list", "towns.deadwood.under"),
    (at_deadwood(under=["etta-place", "etta-place"]), "pe-outlaw-twice", "towns.deadwood.under"),
    (at_deadwood(looked=[2]), "position-word", "towns.deadwood.looked"),
    (at_deadwood(face="etta-place", hidden=[], looked=[0]), "pe-position-looked", "towns.deadwood.looked"),
    ({"towns": {"deadwood": {"under": ["etta-place"]}}}, "pe-position-rule", "towns.deadwood.under"),
    ({"towns": {"deadwood": {"looked": [0]}}}, "pe-position-rule", "towns.deadwood.looked"),
    (at_the_saloon(hidden=["marshal"]), "position-word", "saloon.hidden"),
    (at_the_saloon(hidden=["sheriff"] * 5), "position-card-count", "saloon"),
    (at_the_saloon(hidden=["sheriff"], spent=["sheriff"]), "position-card-count", "saloon"),
    ({"saloon": {"looked": [0]}}, "pe-position-rule", "saloon.looked"),
    ({"generator": [0, 0]}, "position-generator", "generator"),
]
