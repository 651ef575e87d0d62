"""What a view of Public Enemy Number One holds, as types."""

from typing import Annotated, TypedDict

from saloon.engine import Head
from saloon.games.public_enemy.notation import GANG_NAMES, OUTLAW_NAMES, SALOON_NAMES, TOWN_NAMES

GangName = Annotated[str, GANG_NAMES]
TownName = Annotated[str, TOWN_NAMES]
SaloonCard = Annotated[str, SALOON_NAMES]
Counts = dict[str, int]  # of each kind of Saloon card, or of Wanted tokens


class Outlaw(TypedDict):
    """What is printed on an outlaw card."""

    card: Annotated[str, OUTLAW_NAMES]
    gang: GangName
    town: TownName
    leader: bool


class Buried(TypedDict):
    """The cards under a deck; None where one must remember them."""

    count: int
    cards: list[Outlaw] | None


class Town(TypedDict):
    """A town and its deck."""

    town: TownName
    cards: int
    face: Outlaw | None
    hidden: int
    looked: list[int]  # the seats that know the first card
    first: Outlaw | None
    under: Buried
    cavalry: bool
    gone: list[Outlaw] | None  # in this round, where cards are counted


class Saloon(TypedDict):
    """The deck of the Saloon."""

    cards: int
    looked: list[int]
    first: SaloonCard | None
    last: SaloonCard | None
    spent: Counts | None
    spent_count: int
    gone: Counts | None


class Pile(TypedDict):
    """A pile of outlaws: its uncovered card, and all from the bottom up unless one must remember them."""

    count: int
    top: Outlaw | None
    cards: list[Outlaw] | None


class GangPile(Pile):
    """A player's stack of one gang."""

    gang: GangName


class Seat(TypedDict):
    """A player and what lies before him."""

    seat: int
    stacks: list[GangPile]
    points: int
    wanted: list[GangName]
    one: bool
    dollars: int | None  # None where they are not played with
    tokens: int


class Table(TypedDict):
    """What everybody sees, the decks apart."""

    first: int
    dollar_spent: bool
    discard: Pile
    out: list[Outlaw]
    seats: list[Seat]
    wanted_left: Counts
    one: int | None
    supremacy: GangName | None
    cavalry: TownName | None
    winner: int | None


class View(Head, Table):
    """What a seat sees of Public Enemy Number One."""

    towns: list[Town]
    saloon: Saloon
