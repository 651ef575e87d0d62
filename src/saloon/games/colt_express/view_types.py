"""What a view of Colt Express holds, as types. What is not required is there with the expansion, the time-travel car or
the variant that it belongs to."""

from typing import Annotated, Literal, NotRequired, TypedDict

from saloon.engine import Head
from saloon.games.colt_express.notation import (
    ACTION_WORDS,
    CHARACTERS,
    HOSTAGES,
    PHASES,
    ROUND_CARDS,
    TURNS,
    WAGONS,
    WHISKY,
    CarName,
    Floor,
    Place,
)

Character = Annotated[str, (*CHARACTERS, "nobody")]
HostageName = Annotated[str, HOSTAGES]
RoundName = Annotated[str, ROUND_CARDS]
Cards = dict[str, int]  # how many of each kind, those there are none of left out


class LyingPurse(TypedDict):
    """A purse on the train; its value for those who know it, and the bandits who have had it."""

    purse: int
    value: int | None
    holders: list[Character]


class Flask(TypedDict):
    """A flask of whisky."""

    kind: Annotated[str, WHISKY] | None
    half: bool


class LyingFlask(Flask):
    """A flask that can be picked up, and the bandits who have had it."""

    flask: int
    holders: list[Character]


class Loot(TypedDict):
    """What lies on one floor."""

    purses: list[LyingPurse]
    jewels: int
    strongboxes: int
    flasks: NotRequired[list[LyingFlask]]


class Car(TypedDict):
    """A car of the train, the locomotive being 0."""

    car: int
    wagon: Annotated[str, WAGONS] | None
    inside: Loot
    roof: Loot
    horses: NotRequired[int]


class Coach(TypedDict):
    """The stagecoach, and the car it rolls beside."""

    facing: int
    inside: Loot
    roof: Loot


class TimeCar(TypedDict):
    """The time-travel car."""

    inside: Loot
    horses: NotRequired[int]


class Discard(TypedDict):
    """A player's discard pile; its cards where discards lie open."""

    size: int
    top: str | None
    cards: NotRequired[Cards]


class Sizes(TypedDict):
    """How many cards a player has."""

    hand: int
    deck: int
    discard: NotRequired[Discard]


class Whereabouts(TypedDict):
    """Where a bandit is, if he is anywhere."""

    car: CarName | None
    floor: Floor | None


class More(TypedDict, total=False):
    """What there is to see of a bandit in some variants, and at the end."""

    purse_numbers: list[int]
    away: bool  # travelling in time: nobody else knows where to
    gone: bool  # escaped for good
    hits: int
    hostage: HostageName | None
    score: int
    caught: bool


class OpenBandit(Whereabouts, Sizes, More):
    """What everybody sees of a bandit."""

    seat: int
    character: Character
    bullets: int
    received: int
    purses: int
    jewels: int
    strongboxes: int
    cash: int


class KnownLoot(TypedDict):
    """What a viewer knows of a bandit's loot."""

    known_purses: list[int]
    known_money: int  # what all of it that is known is worth, jewels and strongboxes included
    flasks: NotRequired[list[Flask]]


class Bandit(OpenBandit, KnownLoot):
    """A bandit, with what a viewer knows of his loot."""


class Seat(Sizes):
    """A player: his bandits, his team, whether he has chosen in secret what is not yet shown."""

    bandits: list[int]
    team: int | None
    chosen: bool


class Played(TypedDict):
    """A card of the common pile."""

    bandit: Character | None
    seat: int
    card: Annotated[str, ACTION_WORDS] | None
    face_down: bool


class RoundCard(TypedDict):
    """The card of this round."""

    name: RoundName
    station: bool
    turns: list[Annotated[str, TURNS]]
    turn: int | None
    hidden: bool
    keep: NotRequired[int]  # how many cards everybody may keep after the plan


class Punch(TypedDict):
    """The punch being carried out: attacker, victim, and the purse if he has named one."""

    bandit: Character
    victim: Character
    purse: int | None


class Attack(TypedDict):
    """Riders before the first round, and the car they are beside."""

    wagon: int
    riding: list[Character]


class Traveller(TypedDict):
    """Who travels in time, and where to for himself."""

    bandit: Character
    hideout: Place | None


class Table(TypedDict):
    """What everybody sees, apart from what may lie face down."""

    phase: Annotated[str, PHASES]
    rounds: int
    card: RoundCard | None
    past: list[RoundName]
    first: int
    marshal: int
    neutral: int
    strongboxes_beside: int
    seats: list[Seat]
    resolving: int | None
    punch: Punch | None
    pairs: NotRequired[list[list[Character]]]  # of bandits still to be had


class BesideTheTrain(TypedDict, total=False):
    """The coach with its Shotgun and its passengers, the time-travel car, riders before the first round."""

    coach: Coach
    shotgun: Literal["coach", "train"]
    hostages: list[HostageName]
    horses_gone: int
    attack: Attack | None
    fleeing: list[Character]
    taking: list[Character]
    drinking: int
    time_car: TimeCar
    traveller: Traveller | None


class Own(TypedDict, total=False):
    """What a seat alone knows."""

    hand: Cards
    discard: Cards
    picked: list[str]  # what it has chosen in secret


class View(Head, Table, BesideTheTrain, Own):
    """What a seat sees of Colt Express."""

    train: list[Car]
    bandits: list[Bandit]
    pile: list[Played]
