"""What a view of Hold-up holds, as types."""

from typing import Annotated, Literal, TypedDict

from saloon.engine import Head
from saloon.games.hold_up.notation import BUILDINGS, CORNERS, EVENT_NAMES, GANGS, ROLES, SPOTS, STEPS, STREETS

Corner = Annotated[str, CORNERS]
Street = Annotated[str, STREETS]
Spot = Annotated[str, SPOTS]
BuildingName = Annotated[str, BUILDINGS]
EventName = Annotated[str, (*EVENT_NAMES, "none")]
RoleName = Annotated[str, ROLES]


class RoleCard(TypedDict):
    """A role as all gangs have it."""

    role: RoleName
    strength: int
    firepower: int
    bounty: int
    chief: bool
    woman: bool


class Gangster(TypedDict):
    """A gangster in the town; of one lying face down, those who do not know him see only whose he is."""

    number: int  # of his place at that side
    seat: int
    face_down: bool
    role: RoleName | None
    gangster: str | None
    strength: int | None
    firepower: int | None
    bounty: int | None
    seen_by: list[int]
    fate: Literal["captured", "discarded"] | None
    captor: int | None


class Tile(TypedDict):
    """A loot tile, with the dollars added to it and who guards it."""

    worth: int
    bonus: int
    guard: list[str]
    taker: int | None


class Side(TypedDict):
    """A side of a building: its street and its places."""

    street: Street
    closed: bool
    places: list[Gangster | None]


class House(TypedDict):
    """A building without those who stand before it."""

    corner: Corner
    building: BuildingName
    large: bool
    loot: list[Tile] | None
    poker: bool
    seduction: bool


class Building(House):
    """A building and those who stand before it, and what the viewer knows of how strong they are."""

    sides: list[Side]
    strengths: list[int]  # of each gang, by the gangsters and events he knows
    strangers: list[int]  # of each gang: the gangsters there whom he does not know


class EventCard(TypedDict):
    """An event between two buildings."""

    spot: Spot
    corners: list[Corner]
    buildings: list[BuildingName]
    street: Street
    event: EventName | None
    face_up: bool
    seen_by: list[int]


class Course(TypedDict):
    """What a street has come to."""

    street: Street
    closed: bool
    settled: bool
    keg: bool
    gun: bool
    captor: int | None
    victim: int | None
    bounty: int


class StreetState(Course):
    """A street, and what the viewer knows of how well everybody there is armed."""

    firepower: list[int]  # of each gang, by the gangsters and events he knows
    strangers: list[int]  # of each gang: the gangsters there whom he does not know


class Gang(TypedDict):
    """A player's gang."""

    seat: int
    gang: Annotated[str, GANGS]
    gangsters: list[str]  # their own names, in the order of the roles
    hand: int
    pile: int
    face_down_left: int
    loot: int
    bounty: int
    money: int


class Table(TypedDict):
    """What everybody sees, apart from what may lie face down."""

    step: Annotated[str, STEPS]
    first: int
    roles: list[RoleCard]
    bonus_left: int
    gangs: list[Gang]
    aside: dict[str, list[RoleName]]
    scores: list[int] | None  # once the game is over


class Own(TypedDict, total=False):
    """What a seat alone knows."""

    hand: list[RoleName]
    pile: list[RoleName]


class View(Head, Table, Own):
    """What a seat sees of Hold-up."""

    streets: list[StreetState]
    buildings: list[Building]
    events: list[EventCard]
