"""Positions of two players that are nonsense: each with the code of the refusal and the field it names."""

from typing import Any


def seat(**inside: Any) -> dict[str, Any]:
    """A position that says something of the first seat."""
    return {"seats": {0: inside}}


def group(**inside: Any) -> dict[str, Any]:
    """A position with Jesse James cards in the first seat's territory."""
    return seat(territory={"jesse-james": inside})


def over(*money: int) -> dict[str, Any]:
    """A position at the end of a game."""
    return {"question": "over", "seats": {number: {"money": amount} for number, amount in enumerate(money)}}


FULL = {"hand": {"sundance-kid": 2}}
HIDDEN = {"seats": {0: FULL, 1: {**FULL, "territory": {"jesse-james": {"outlaws": 3, "hideout": True}}}}}
ANSWER = {"question": "answer", "turn": 0, "about": "jesse-james", "asked": 1}
SNAPSHOT = {**ANSWER, "question": "snapshot"}
KEPT = {"seat": 0, "kept": "hideout", "could": {"hideout": 1}}
HOLDING = {"seats": {0: {"hand": {"hideout": 2}}, 1: FULL}, "discard": ["wyatt-earp"] * 5}
WYATT = {"seats": {0: {"hand": {"wyatt-earp": 1}}, 1: FULL}, "pile": {"wes-hardin": 4}}

REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"question": "steal", "pile": {}}, "position-impossible", "question"),
    ({"colour": "red"}, "position-word", "position"),
    ({"turn": 2}, "position-number", "turn"),
    ({"turn": "0"}, "position-number", "turn"),
    ({"dealer": -1}, "position-number", "dealer"),
    ({"round": 0}, "position-number", "round"),
    ({"idle": 8}, "position-number", "idle"),
    ({"quiet": 1}, "position-flag", "quiet"),
    ({"reshuffled": "yes"}, "position-flag", "reshuffled"),
    ({"question": "sleep"}, "position-word", "question"),
    ({"question": "place"}, "position-word", "playing"),
    ({"question": "place", "playing": "bank-robbery"}, "we-position-no-choice", "question"),
    ({"question": "hide"}, "we-position-no-choice", "question"),
    ({"question": "unhide"}, "we-position-no-choice", "question"),
    ({"question": "hide", "playing": "most-wanted"}, "position-word", "playing"),
    ({"question": "fetch", "discard": ["wyatt-earp"]}, "we-position-no-choice", "question"),
    ({"playing": "hideout"}, "we-position-not-now", "playing"),
    ({"about": "jesse-james"}, "we-position-not-now", "about"),
    ({"asked": 1}, "we-position-not-now", "asked"),
    ({**HIDDEN, **ANSWER, "asked": 0}, "we-position-asked", "asked"),
    ({**HIDDEN, **ANSWER, "about": "bob-dalton"}, "we-position-no-hideout", "about"),
    ({**HIDDEN, **ANSWER, "about": "nobody"}, "position-word", "about"),
    ({"seats": [1]}, "position-mapping", "seats"),
    ({"seats": {2: {}}}, "position-word", "seats"),
    (seat(gold=1), "position-word", "seats.0"),
    (seat(money=-1), "position-number", "seats.0.money"),
    (seat(money=1500), "we-position-money", "seats.0.money"),
    (seat(hand=["hideout"]), "position-mapping", "seats.0.hand"),
    (seat(hand={"hideout": 4}), "position-number", "seats.0.hand.hideout"),
    (seat(hand={"joker": 1}), "position-word", "seats.0.hand"),
    (seat(hand={"hideout": 1}, held={"hideout": 2}), "position-card-count", "seats.0.held"),
    (seat(hand={"jesse-james": 2}, most={"jesse-james": 1}), "we-position-most", "seats.0.most.jesse-james"),
    (seat(most={"hideout": 1}), "position-word", "seats.0.most"),
    (seat(territory={"hideout": {}}), "position-word", "seats.0.territory"),
    (group(cards=1), "position-word", "seats.0.territory.jesse-james"),
    (group(outlaws=8), "position-number", "seats.0.territory.jesse-james.outlaws"),
    (group(photo=1), "position-flag", "seats.0.territory.jesse-james.photo"),
    (group(bank=1), "we-position-orphan", "seats.0.territory.jesse-james.bank"),
    (group(hideout=True), "we-position-orphan", "seats.0.territory.jesse-james.hideout"),
    (
        seat(territory={name: {"outlaws": 1, "gun": True} for name in ("jesse-james", "bob-dalton")}),
        "we-position-guns",
        "seats",
    ),
    ({"posters": {"jesse-james": 1}}, "we-position-money", "posters.jesse-james"),
    ({"opened": "jesse-james"}, "position-list", "opened"),
    ({"opened": ["hideout"]}, "position-word", "opened"),
    ({"laid_now": {"jesse-james": 8}}, "position-number", "laid_now.jesse-james"),
    ({"discard": "hideout"}, "position-list", "discard"),
    ({"discard": ["joker"]}, "position-word", "discard"),
    ({"discard": {"cards": {"hideout": 1}}}, "we-position-top-missing", "discard.top"),
    ({"discard": {"cards": {"hideout": 1}, "top": "wyatt-earp"}}, "we-position-top", "discard"),
    ({"discard": {"cards": {"hideout": 1}, "top": "hideout", "under": "hideout"}}, "we-position-top", "discard"),
    ({"discard": ["hideout"] * 4}, "position-card-count", "discard"),
    ({"discard": ["photo-bob-dalton"] * 2}, "position-card-count", "discard"),
    ({"seats": {0: {"hand": {"hideout": 2}}, 1: {"hand": {"hideout": 2}}}}, "position-card-count", "seats.1"),
    ({"discard": ["hideout"], "aside": {"hideout": 3}}, "position-card-count", "aside"),
    (
        {"discard": {"cards": {"hideout": 1, "wes-hardin": 1}, "top": "hideout"}},
        "we-position-under-missing",
        "discard.under",
    ),
    ({"pile": {"hideout": 3}, "discard": ["hideout"]}, "position-card-count", "pile"),
    ({"pile": {"hideout": 1}, "aside": {"hideout": 1}}, "position-card-count", "pile"),
    ({"pile": [1]}, "position-mapping", "pile"),
    ({"shot": "joker"}, "position-word", "shot"),
    ({"named": "jesse-james"}, "position-word", "named"),
    ({"winner": 2}, "position-number", "winner"),
    ({"searches": 3}, "position-list", "searches"),
    ({"searches": [{}] * 15}, "we-position-searches", "searches"),
    ({"searches": [{}]}, "position-number", "searches.0.seat"),
    ({"searches": [{"seat": 0, "kept": "joker"}]}, "position-word", "searches.0.kept"),
    ({"searches": [{"seat": 0, "could": {"hideout": 8}}]}, "position-number", "searches.0.could.hideout"),
    ({"searches": [{"seat": 0, "could": {"wyatt-earp": 1}}]}, "position-number", "searches.0.could.wyatt-earp"),
    ({"searches": [{"seat": 0, "kept": "hideout"}]}, "we-position-kept", "searches.0.kept"),
    ({"searches": [KEPT, KEPT], **HOLDING}, "we-position-kept", "searches.1.kept"),
    ({"searches": [KEPT], "seats": {0: FULL}}, "we-position-kept-gone", "searches.0.kept"),
    ({"searches": [{**KEPT, "seat": 1}], **HOLDING}, "we-position-kept-gone", "searches.0.kept"),
    ({"searches": [{"seat": 0}]}, "we-position-too-searched", "searches"),
    ({"searches": [{"seat": 0}] * 14, **WYATT}, "we-position-too-searched", "searches"),
    ({"searches": [{"seat": 0}] * 13, **WYATT}, "we-position-too-searched", "searches"),
    ({"searches": [{"seat": 0}] * 14, **WYATT, "reshuffled": True}, "we-position-too-searched", "searches"),
    ({"searches": [{**KEPT, "stale": True}], **HOLDING}, "position-impossible", "searches"),
    (
        {"searches": [KEPT, {**KEPT, "stale": True}], **HOLDING, "reshuffled": True},
        "position-impossible",
        "searches",
    ),
    ({"question": "turn", "named": "jesse-james left", "sheriff_played": False}, "position-impossible", "quiet"),
    ({"question": "turn", "shot": "hideout", "sheriff_played": False}, "position-impossible", "quiet"),
    ({**HIDDEN, **ANSWER, "sheriff_played": False}, "position-impossible", "quiet"),
    ({"question": "turn", "sheriff_played": True, "quiet": True}, "position-impossible", "quiet"),
    ({"question": "draw", "quiet": False}, "position-impossible", "quiet"),
    ({**over(26_000, 20_000), "shot": "hideout", "sheriff_played": False}, "position-impossible", "quiet"),
    ({"laid_now": {"jesse-james": 1}}, "we-position-laid-now", "laid_now.jesse-james"),
    ({**group(outlaws=2), "turn": 0, "laid_now": {"jesse-james": 3}}, "we-position-laid-now", "laid_now.jesse-james"),
    ({**group(outlaws=3), **SNAPSHOT}, "we-position-no-snapshot", "question"),
    ({**SNAPSHOT, "options": {"photo_out_of_turn": True}}, "we-position-not-opened", "about"),
    ({**group(outlaws=2), **SNAPSHOT, "options": {"photo_out_of_turn": True}}, "we-position-not-opened", "about"),
    ({"winner": 0}, "we-position-not-now", "winner"),
    ({"question": "over", "seats": {0: FULL}}, "we-position-over", "question"),
    ({"question": "over"}, "we-position-nobody-rich", "question"),
    (over(24_000, 20_000), "we-position-nobody-rich", "question"),
    ({**over(25_000, 20_000), "options": {"rich_at_25000": False}}, "we-position-nobody-rich", "question"),
    (over(26_000, 26_000), "we-position-no-winner", "winner"),
    ({**over(26_000, 25_000), "winner": 1}, "we-position-winner", "winner"),
    ({**over(26_000, 25_000), "winner": 0}, "we-position-winner", "winner"),
    ({"generator": [0, 0]}, "position-generator", "generator"),
]
