"""Tables set by hand for the tests of Six Territories."""

from typing import Any

from saloon import Match

# All thirty places for riches taken: three pots of 11, three of 8. Three tokens worth 1 are left over.
FULL_RICHES = {
    "plain": [5, 3, 2, 1, 0],
    "canyon": [5, 3, 2, 1, 0],
    "forest": [5, 3, 2, 1, 0],
    "meadow": [3, 2, 2, 1, 0],
    "island": [3, 2, 2, 1, 0],
    "mexico": [3, 2, 2, 1, 0],
}


def table(players: int = 2, **position: Any) -> Match:
    """A match that begins with this position."""
    return Match.from_position("six-territories", {"players": players, **position}, seed=1)


def settled(players: int = 2, **position: Any) -> Match:
    """A match that is over: nothing is left in the envelope."""
    return table(players, envelope={}, **position)


def full_lands(**changes: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every place taken, but for the changes."""
    lands = {name: {"symbols": 5, "riches": riches} for name, riches in FULL_RICHES.items()}
    return {name: {**land, **changes.get(name, {})} for name, land in lands.items()}


def land(match: Match, name: str) -> dict[str, Any]:
    """What lies on a territory, as everybody sees it."""
    found: dict[str, Any] = next(land for land in match.view(None)["lands"] if land["name"] == name)
    return found
