"""What a view of Wyatt Earp holds, as types."""

from typing import Annotated, NotRequired, TypedDict

from saloon.engine import Head
from saloon.games.wyatt_earp.notation import CARD_NAMES, OUTLAW_NAMES, SIDES

CardName = Annotated[str, CARD_NAMES]
OutlawName = Annotated[str, OUTLAW_NAMES]
Cards = dict[str, int]  # how many of each kind, those there are none of left out


class Discard(TypedDict):
    """The discard pile; its cards for whoever may choose one of them."""

    size: int
    top: CardName | None
    cards: NotRequired[Cards]


class Shot(TypedDict):
    """A card turned up for a shot."""

    seat: int
    card: CardName
    hit: bool


class Named(TypedDict):
    """What a player asks all others for, and on which side of him he began."""

    outlaw: OutlawName
    side: Annotated[str, SIDES]


class Poster(TypedDict):
    """A wanted poster."""

    outlaw: OutlawName
    reward: int
    opened: bool
    points: int
    captured: bool


class Group(TypedDict):
    """A player's cards of one outlaw."""

    outlaw: OutlawName
    outlaws: int
    photo: bool
    bank: int
    stagecoach: int
    gun: bool
    hideout: bool
    points: int  # what counts now: nothing under a Hideout
    covered: int  # what a Hideout covers


class Seat(TypedDict):
    """A player and what lies before him."""

    seat: int
    money: int
    hand: int
    groups: list[Group]


class Question(TypedDict):
    """Who is asked about which outlaw."""

    seat: int
    outlaw: OutlawName


class Table(TypedDict):
    """What everybody sees."""

    dealer: int
    first: int
    turn: int | None  # nobody's at the end
    winner: int | None
    pile: int
    reshuffled: bool
    shown: Shot | None
    named: Named | None
    playing: CardName | None
    sheriff_played: bool
    posters: list[Poster]
    seats: list[Seat]
    question: Question | None


class Own(TypedDict, total=False):
    """What a seat alone knows."""

    hand: Cards


class View(Head, Table, Own):
    """What a seat sees of Wyatt Earp."""

    discard: Discard
