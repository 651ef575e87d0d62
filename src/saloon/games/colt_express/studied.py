"""What a study of Colt Express looks at: cards and events that come, hostages and whisky, who plays whom."""

from collections.abc import Iterator
from typing import Any

from saloon.engine import Studied
from saloon.games.colt_express.notation import CHARACTERS, place_text
from saloon.games.colt_express.places import car_of, on_train
from saloon.games.colt_express.state import bandit_count, in_teams

STUDIED = (
    Studied("card", comes=("ce-drew",), used=("ce-played", "ce-played-face-down")),
    Studied("event", comes=("ce-round-began",), used=("ce-event",)),
    Studied("worth", comes=("ce-learnt",)),
    Studied("hostage", used=("ce-took-hostage",)),
    Studied("whisky", used=("ce-drank",)),
)


def traits(first: Any, last: Any, seat: int) -> Iterator[tuple[str, str]]:
    """A player's characters, where they stand at the first choice, and his team."""
    for number in range(bandit_count(last)):
        if last.bandits[number].seat == seat:
            yield "character", CHARACTERS[last.bandits[number].character]
            place = first.bandits[number].place
            if on_train(place) and car_of(place) > 0:  # nobody begins in the locomotive: he has no place yet
                yield "place", place_text(place)
    if in_teams(last):
        yield "team", str(seat // 2 + 1)
