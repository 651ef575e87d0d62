"""What a view of Six Territories holds, as types."""

from typing import Annotated, TypedDict

from saloon.engine import Head
from saloon.games.six_territories.notation import TERRITORY_NAMES, TOKEN_NAMES

TerritoryName = Annotated[str, TERRITORY_NAMES]
TokenName = Annotated[str, TOKEN_NAMES]
Tokens = dict[str, int]  # how many of each kind, those there are none of left out


class Territory(TypedDict):
    """One territory card and what lies on it."""

    name: TerritoryName
    symbols: int
    symbol_places: int
    riches: list[int]  # their values, highest first
    free_places: int
    characters: list[int]  # seat by seat
    pot: int


class Envelope(TypedDict):
    """The envelope: what lies nowhere else."""

    size: int
    tokens: Tokens


class Table(TypedDict):
    """What everybody sees."""

    turn: int | None
    drawn: TokenName | None
    lands: list[Territory]
    characters: list[int]  # that each seat still has
    envelope: Envelope
    aside: Tokens
    scores: list[int | str] | None  # once the game is over


class View(Head, Table):
    """What anybody sees of Six Territories."""
