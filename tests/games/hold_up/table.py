"""Tables set by hand for the tests of Hold-up: one town, with nothing in its gaps unless a test says so."""

import random
from collections.abc import Iterator
from typing import Any

from saloon import Match
from saloon.games.hold_up import GAME
from saloon.games.hold_up.state import State

BUILDINGS = {
    "north-west": "bank",
    "north-centre": "saloon",
    "north-east": "general-store",
    "south-east": "railway-station",
    "south-centre": "grand-hotel",
    "south-west": "assay-office",
}
LOOT = {
    "bank": [900, 300],
    "saloon": [800, 200],
    "general-store": [700, 300],
    "railway-station": [600, 400],
    "grand-hotel": [500, 400],
    "assay-office": [1000, 500],
}
# In the order of the spots, clockwise: each lies between two of the buildings above.
SPOTS = ("north-left", "north-right", "east", "south-right", "south-left", "west")
ROLES = ("chief", "lieutenant", "safecracker", "woman-a", "brute", "woman-b", "rifleman", "gunslinger", "kid")
GANGS = ("coyotes", "rattlers", "vultures", "scorpions")


def table(players: int = 3, events: dict[str, str] | None = None, **position: Any) -> Match:
    """A match that begins with this position; every spot without an event of the test's is empty."""
    gaps = dict.fromkeys(SPOTS, "none") | (events or {})
    told = {"buildings": BUILDINGS, "loot": LOOT, "events": gaps, **position}
    return Match.from_position("hold-up", {"players": players, **told}, seed=1)


def robbed(town: dict[str, list[str]], players: int = 3, **position: Any) -> Match:
    """A match in which these gangsters are placed and step 2 has just been played."""
    return table(players, step="robberies", town=town, **position)


def building(match: Match, name: str, seat: int | None = None) -> dict[str, Any]:
    """A building as somebody sees it."""
    found: dict[str, Any] = next(one for one in match.view(seat)["buildings"] if one["building"] == name)
    return found


def takers(match: Match, name: str) -> list[int | None]:
    """Who got the bigger tile of a building, and who the smaller."""
    return [tile["taker"] for tile in building(match, name)["loot"]]


def guards(match: Match) -> dict[str, list[list[str]]]:
    """The guarded tiles of the town, building by building."""
    found = {one["building"]: [tile["guard"] for tile in one["loot"]] for one in match.view(None)["buildings"]}
    return {name: tiles for name, tiles in found.items() if any(tiles)}


def worths(match: Match, name: str) -> list[int]:
    """What the tiles of a building are worth, bonus tiles included."""
    return [tile["worth"] + tile["bonus"] for tile in building(match, name)["loot"]]


def street(match: Match, name: str) -> dict[str, Any]:
    """A street as everybody sees it."""
    found: dict[str, Any] = next(one for one in match.view(None)["streets"] if one["street"] == name)
    return found


def side(match: Match, name: str, street: str, seat: int | None = None) -> list[dict[str, Any] | None]:
    """The places before a building on one street, as somebody sees them."""
    sides = building(match, name, seat)["sides"]
    found: list[dict[str, Any] | None] = next(one["places"] for one in sides if one["street"] == street)
    return found


def event_at(match: Match, spot: str, seat: int | None = None) -> Any:
    """The event of a spot as somebody sees it."""
    return match.view(seat)["events"][SPOTS.index(spot)]["event"]


def kinds(match: Match) -> list[str]:
    """The kinds of the events so far."""
    return [event.key.removeprefix("hu-") for event in match.truth.events()]


def finish(match: Match) -> Match:
    """The match played to its end, always by the first choice."""
    while not match.over:
        match.play(match.choices()[0])
    return match


def world(state: State, observer: int, seed: int) -> State:
    """A world that the observer cannot tell from this one."""
    twin: State = state.clone()
    GAME.plain.determinize(twin, observer, seed)
    return twin


def random_match(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match played at random, looked at after every move."""
    choices = random.Random(seed)
    match = Match.new("hold-up", players, options, seed=seed)
    yield match
    while not match.over:
        match.play(choices.choice(match.choices()))
        yield match
