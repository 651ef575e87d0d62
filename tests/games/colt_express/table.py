"""Tables set by hand for the tests of Colt Express."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests import kit
from tests.kit import texts

from saloon import Match
from saloon.engine import Event, PositionError
from saloon.games.colt_express import GAME
from saloon.games.colt_express.notation import CHARACTERS
from saloon.games.colt_express.state import State

EXTRAS: list[dict[str, Any]] = [
    {},
    {"stagecoach": True},
    {"time_car": True},
    {"stagecoach": True, "time_car": True},
]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (6, {}),
    (4, {"expert": True}),
    (2, {}),
    (4, {"variant": "teams"}),
    (6, {"variant": "teams"}),
    (4, {"variant": "teams", "expert": True}),
    (2, {"variant": "leaflet"}),
    (3, {"variant": "leaflet"}),
    (3, {"variant": "leaflet", "expert": True}),
]
BESIDE = {"coach": ("coach", False), "coach roof": ("coach", True), "time car": ("time", False)}
MODES = [(players, {**options, **extra}) for players, options in GAMES for extra in EXTRAS]  # every game there is
TEN_CARDS = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal"]


def table(players: int = 3, /, **fields: Any) -> Match:
    """A match that begins with a position. A bandit's name stands for what `bandits` says of him, or for his place."""
    seed = fields.pop("seed", 1)
    bandits = {name: fields.pop(name) for name in tuple(fields) if name in CHARACTERS}
    position = {"bandits": {name: at(own) if isinstance(own, str) else own for name, own in bandits.items()}, **fields}
    return Match.from_position("colt-express", {"players": players, **position}, seed=seed)


def at(place: str, **more: Any) -> dict[str, Any]:
    """What a position says of a bandit at `car 2`, `roof 2`, `coach`, `coach roof` or `time car`, and more."""
    if place in BESIDE:
        return {"car": BESIDE[place][0], "roof": BESIDE[place][1], **more}
    floor, car = place.split()
    return {"car": int(car), "roof": floor == "roof", **more}


def refusal(players: int = 3, /, **fields: Any) -> PositionError:
    """The error that a position raises; it has words in every language."""
    with pytest.raises(PositionError) as caught:
        table(players, **fields)
    for language in ("en", "fr"):
        assert caught.value.params["field"] in caught.value.text(language)
    return caught.value


def to_move(match: Match) -> str:
    """The bandit whose player is asked, or the first of his two."""
    assert match.to_move is not None
    view = match.view(None)
    name: str = view["bandits"][view["seats"][match.to_move]["bandits"][0]]["character"]
    return name


def number_of(match: Match, name: str) -> int:
    """The number of a bandit."""
    return [bandit["character"] for bandit in match.view(None)["bandits"]].index(name)


def seat_of(match: Match, name: str) -> int:
    """Where a bandit's player sits."""
    return int(match.view(None)["bandits"][number_of(match, name)]["seat"])


def bandit(match: Match, name: str, seat: int | None = None) -> dict[str, Any]:
    """A bandit as a seat, or a spectator, sees him."""
    found: dict[str, Any] = match.view(seat)["bandits"][number_of(match, name)]
    return found


def where(match: Match, name: str) -> str:
    """A bandit's place, as in `car 2`, `roof 2`, `coach`, `coach roof` or `time car`; or `nowhere`."""
    seen = bandit(match, name)
    if seen["car"] is None:
        return "nowhere"
    for place, (car, roof) in BESIDE.items():
        if (seen["car"], seen["floor"] == "roof") == (car, roof):
            return place
    return f"{'roof' if seen['floor'] == 'roof' else 'car'} {seen['car']}"


def coach(players: int = 3, /, **fields: Any) -> Match:
    """A table with Horses & Stagecoach."""
    return table(players, options={"stagecoach": True, **fields.pop("options", {})}, **fields)


def car(players: int = 3, /, **fields: Any) -> Match:
    """A table with the time-travel car."""
    return table(players, options={"time_car": True, **fields.pop("options", {})}, **fields)


def both(players: int = 3, /, **fields: Any) -> Match:
    """A table with both."""
    return car(players, options={"stagecoach": True, **fields.pop("options", {})}, **fields)


def received(match: Match, name: str) -> int:
    """How many bullets have hit a bandit."""
    return int(bandit(match, name)["received"])


def bullets(match: Match, name: str) -> int:
    """How many bullets a bandit has left to shoot."""
    return int(bandit(match, name)["bullets"])


def written(match: Match, name: str) -> dict[str, Any]:
    """All there is to know of a bandit and his player's cards, as a position tells it."""
    found: dict[str, Any] = match.truth.position()["bandits"][name]
    return found


def cards(match: Match, name: str, *piles: str) -> Counter[str]:
    """A player's cards in these piles: `hand`, `deck`, `discard`, `top`."""
    return Counter(card for pile in piles for card in written(match, name).get(pile, []))


def loot(match: Match, name: str) -> list[str]:
    """A bandit's loot, as a position writes it."""
    return list(written(match, name).get("loot", []))


def floor(match: Match, place: str) -> list[str]:
    """The loot lying at a place, as a position writes it."""
    return list(match.truth.position()["floor"].get(place, []))


def told(match: Match, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events so far: each its key without the prefix, then what it tells. Where a bandit stands for his player, the
    seat is left out, and so is whose a card is where it can only be his, and who played one where it is his own."""
    return [(event.key.removeprefix("ce-"), *_told(event)) for event in match.events(seat=seat)]


def _told(event: Event) -> Iterator[Any]:
    player = event.args.get("bandit", event.args.get("first", "nobody"))
    for name, value in event.args.items():
        if name == "player" and value == "nobody":
            continue
        if player == "nobody" or name not in ("seat", "whose"):
            yield value


def hit(match: Match) -> list[str]:
    """Who has been shot at, in order."""
    return [event[2] for event in told(match) if event[0] == "shot"]


def targets(match: Match) -> set[str]:
    """Whom the shooter or the attacker can choose."""
    assert match.view(None)["decision"] in ("fire", "punch")
    return {text.split()[1] for text in texts(match)}


def shots(match: Match) -> set[str]:
    """Who can be shot."""
    return {text.removeprefix("shoot ") for text in texts(match)}


def horses(match: Match) -> list[int]:
    """How many horses stand beside each car."""
    return [car["horses"] for car in match.view(None)["train"]]


def new_state(players: int, seed: int, /, **options: Any) -> State:
    """A game at its first choice."""
    state: State = GAME.blank(players, options)
    GAME.plain.reseed(state, seed)
    GAME.plain.setup(state)
    return state


def random_states(players: int, seed: int, /, **options: Any) -> Iterator[State]:
    """Every state of a random game, the finished one last. It is one state that changes: clone what is to be kept."""
    return kit.random_states(GAME, players, seed, **options)


def state_of(match: Match) -> State:
    """A copy of the whole truth about a match."""
    state: State = kit.state_of(match).clone()
    return state
