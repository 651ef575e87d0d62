"""What a study of Hold-up looks at: events and gangsters, buildings robbed, and the gangs."""

from collections.abc import Iterator
from typing import Any

from saloon.engine import Studied
from saloon.games.hold_up.notation import GANGS

STUDIED = (
    Studied("event", comes=("hu-event-up",)),
    Studied("role", comes=("hu-drew",), used=("hu-placed", "hu-hid")),
    Studied("building", used=("hu-robbed",)),
)


def traits(first: Any, last: Any, seat: int) -> Iterator[tuple[str, str]]:
    """A player's gang."""
    yield "gang", GANGS[seat]
