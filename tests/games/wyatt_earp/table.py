"""Tables set by hand for the tests of Wyatt Earp.

A pile of outlaw cards makes every shot a hit, a pile of sheriff cards makes it a miss.
"""

from typing import Any

from saloon import Match

HITS = {"bob-dalton": 4}
MISSES = {"wyatt-earp": 4}
FILLER = {"sundance-kid": 2}  # the hand of whom a test says nothing about


def table(*seats: dict[str, Any], players: int = 0, seed: int = 1, **position: Any) -> Match:
    """A match that begins with a position, seat by seat, in the middle of seat 0's turn unless told otherwise."""
    sat = {str(number): {"hand": FILLER, **seat} for number, seat in enumerate(seats)}
    for number in range(len(seats), players):
        sat[str(number)] = {"hand": FILLER}
    fields = {"turn": 0, "question": "turn", "pile": HITS, **position}
    return Match.from_position("wyatt-earp", {"players": len(sat), "seats": sat, **fields}, seed=seed)


def me(territory: dict[str, Any] | None = None, money: int = 0, /, **hand: int) -> dict[str, Any]:
    """A seat with these cards in hand: `jesse_james=2`."""
    cards = {name.replace("_", "-"): count for name, count in hand.items()} or FILLER
    return {"hand": cards, "territory": territory or {}, "money": money}


def series(count: int = 3, **more: Any) -> dict[str, Any]:
    """A group of outlaw cards and what else lies on it."""
    return {"outlaws": count, **more}


def poster(match: Match, outlaw: str) -> dict[str, Any]:
    """A poster, as everybody sees it."""
    found: dict[str, Any] = next(poster for poster in match.view(None)["posters"] if poster["outlaw"] == outlaw)
    return found


def reward(match: Match, outlaw: str) -> int:
    """What lies on a poster."""
    return int(poster(match, outlaw)["reward"])


def seat(match: Match, number: int) -> dict[str, Any]:
    """A player, as everybody sees him."""
    found: dict[str, Any] = match.view(None)["seats"][number]
    return found


def money(match: Match) -> list[int]:
    """Everybody's money."""
    return [player["money"] for player in match.view(None)["seats"]]


def group(match: Match, number: int, outlaw: str) -> dict[str, Any]:
    """A player's group, or nothing."""
    return next((found for found in seat(match, number)["groups"] if found["outlaw"] == outlaw), {})


def hand(match: Match, number: int) -> dict[str, int]:
    """A player's hand."""
    found: dict[str, int] = match.view(number)["hand"]
    return found


def discard(match: Match) -> dict[str, int]:
    """What lies in the discard, as a position tells it."""
    found: dict[str, int] = match.truth.position()["discard"]["cards"]
    return found


def top(match: Match) -> str | None:
    """The top of the discard."""
    found: str | None = match.view(None)["discard"]["top"]
    return found
