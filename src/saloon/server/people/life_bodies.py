"""The bodies of what people are told of their lives here: matches, ratings, friends, calls."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from saloon.messages import FALLBACK
from saloon.server.journal import Json
from saloon.server.people.means import LONGEST_ADDRESS

Language = Annotated[str, Meta(min_length=2, max_length=8)]
Secret = Annotated[str, Meta(max_length=32)]


class Done(Struct, frozen=True):
    """That it is done."""


class PlayedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a match that ended."""

    name: str
    place: int
    bot: str = ""
    won: bool = False
    left: bool = False  # whether a bot chose for whoever held it
    you: bool = False


class PlayedMatch(Struct, frozen=True):
    """A match of yours that ended."""

    table: str
    began: int  # what tells it from other matches of its table
    game: str
    players: int
    options: Json
    house: str  # the name of its house rules, if it had any
    ended: float  # seconds since 1970
    casual: str  # why it does not count for ratings: a message `lives-casual-<word>`; empty if it does
    seat: int
    seats: list[PlayedSeat]


class MatchHistory(Struct, frozen=True):
    """Matches of yours, the newest first. `more` is the `before` of the next page; null if this is the last."""

    matches: list[PlayedMatch]
    more: float | None


class PlayersTally(Struct, frozen=True):
    """How often you played with so many players, and won."""

    players: int
    played: int
    won: int


class BotTally(Struct, frozen=True):
    """How often you met a bot, and were placed ahead of it."""

    bot: str
    played: int
    won: int


class RatingInfo(Struct, frozen=True):
    """A rating: 400 points are odds of ten to one between two, and in nineteen of twenty cases it is off by no more
    than the margin. Lists go by `surely`, which is the margin less."""

    points: int
    margin: int
    surely: int
    matches: int


class GameStatistics(Struct, frozen=True):
    """What your matches of a game come to."""

    game: str
    played: int
    won: int
    place: float  # on average
    streak: int  # won in a row by now
    longest: int
    tables: list[PlayersTally]
    bots: list[BotTally]
    rating: RatingInfo | None


class Statistics(Struct, frozen=True):
    """What your matches come to, what you play most first."""

    games: list[GameStatistics]


class WayThere(Struct, frozen=True):
    """Where something is to be seen."""

    path: str


class RatedPerson(Struct, frozen=True):
    """Somebody in a list, who agreed to stand there."""

    name: str
    rating: RatingInfo


class RatedBot(Struct, frozen=True):
    """A bot on the same scale."""

    bot: str
    points: int


class Leaderboard(Struct, frozen=True):
    """Who plays a game best, and you among them if you are rated."""

    game: str
    people: list[RatedPerson]
    bots: list[RatedBot]
    you: RatingInfo | None


class WishesInfo(Struct, frozen=True):
    """What you have agreed to, and what this house can do."""

    known: bool  # whether you are known again
    listed: bool
    seen: bool
    hook: bool
    email: str
    confirmed: bool  # whether the address is certainly yours
    browsers: int  # of yours that can be called
    push: str  # the key by which a browser can be called; empty where none is
    mails: bool  # whether this house sends e-mail
    hooks: bool  # whether its operator has set up another way to call people


class WishesChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would have otherwise."""

    listed: bool | None = None
    seen: bool | None = None
    hook: bool | None = None
    language: Language | None = None


class EmailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where you read e-mail; empty to be sent none."""

    email: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    language: Language = FALLBACK


class SecretShown(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link."""

    secret: Secret


class PushKeys(Struct, frozen=True):
    """The keys of a browser."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class PushBrowser(Struct, frozen=True):
    """A browser that can be called, as `PushSubscription.toJSON` tells it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Language = FALLBACK


class BrowserGone(Struct, frozen=True):
    """A browser that is not to be called any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class FriendInfo(Struct, frozen=True):
    """A friend, by an id for you alone."""

    id: str
    name: str
    here: bool | None  # null if they do not like that to be known


class PersonInfo(Struct, frozen=True):
    """Somebody by an id for you alone: who took your link up, or whom you blocked."""

    id: str
    name: str


class Acquaintances(Struct, frozen=True):
    """Whom you know: friends, who waits for your word, whom you blocked."""

    friends: list[FriendInfo]
    asking: list[PersonInfo]
    blocked: list[PersonInfo]


class FriendLink(Struct, frozen=True):
    """A link that makes friends with whoever takes it up, once you have confirmed that."""

    link: str


class FriendOffer(Struct, frozen=True):
    """Whose link it is."""

    name: str


class FriendAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you would be friends."""

    yes: bool


class TableNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """A table."""

    table: Annotated[str, Meta(max_length=40)]


class BlockedSeats(Struct, frozen=True):
    """The seats of a table that are held by those you blocked."""

    seats: list[int]
