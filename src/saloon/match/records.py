"""Records: a match as a small JSON document that is enough to play it again. `docs/record.md` describes it."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from saloon.engine import HouseRules
from saloon.match.errors import RecordError

if TYPE_CHECKING:
    from saloon.match.match import Match
    from saloon.match.result import Result

FORMAT: Literal[1] = 1

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
SeedText = Annotated[
    str, Meta(pattern="^[0-9a-f]*$", min_length=64, max_length=64, description="32 bytes, hexadecimal")
]
Points = int | Annotated[str, Meta(pattern="^-?[0-9]+/[0-9]+$", description="a fraction, such as 10/3")]
OptionValue = bool | int | str | list[int]


class RecordedHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules: their name, and what they change. The options of the match are among its own."""

    name: Annotated[str, Meta(min_length=1)]
    tables: Annotated[dict[str, Any], Meta(description="the printed numbers they change, in the words of the game")]


class RecordedResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the match ended."""

    scores: Annotated[list[Points], Meta(description="points, seat by seat")]
    ranking: Annotated[list[list[Natural]], Meta(description="groups of equal seats, the best first; seats from 0")]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match, complete: replaying it gives the same states to the byte."""

    format: Annotated[Literal[1], Meta(description="the format of this document")]
    game: Annotated[str, Meta(description="the slug of the game")]
    rules: Annotated[Positive, Meta(description="the version of the game's rules")]
    house: Annotated[RecordedHouse | None, Meta(description="the house rules it was played by, if any")] = None
    players: Positive
    options: Annotated[dict[str, OptionValue], Meta(description="the options that differ from their defaults")]
    seats: Annotated[list[str], Meta(description="names, seat by seat; empty where there is none")]
    seed: SeedText
    position: Annotated[dict[str, Any] | None, Meta(description="where it began, unless at the set-up")] = None
    moves: Annotated[list[str], Meta(description="the moves, as words")]
    outcomes: Annotated[list[list[Natural]], Meta(description="how chance fell: at the set-up, then for every move")]
    scripted: Annotated[list[Natural], Meta(description="how chance was made to fall, before the seed drew")] = []
    result: RecordedResult | None = None

    def to_json(self) -> str:
        """The record as JSON text."""
        return msgspec.json.encode(self).decode()


RecordLike = Record | dict[str, Any] | str | bytes


def record_of(match: Match, position: dict[str, Any] | None) -> Record:
    """The record of a match that began at a position, or at the set-up."""
    return Record(
        format=FORMAT,
        game=match.game.slug,
        rules=match.rules,
        house=recorded_house(match.game.house),
        players=match.players,
        options=match.options,
        seats=list(match.seats),
        seed=match.truth.seed.hex(),
        position=deepcopy(position),
        moves=match.truth.moves,
        outcomes=match.truth.outcomes,
        scripted=match.truth.scripted,
        result=recorded(match.result),
    )


def recorded_house(house: HouseRules | None) -> RecordedHouse | None:
    """House rules as a record keeps them."""
    return RecordedHouse(name=house.name, tables=dict(house.tables)) if house else None


def recorded(result: Result | None) -> RecordedResult | None:
    """A result as a record keeps it: scores that are no whole number are written as 10/3."""
    if result is None:
        return None
    scores = [score if isinstance(score, int) else str(score) for score in result.scores]
    return RecordedResult(scores=scores, ranking=result.ranking)


def read_record(given: RecordLike) -> Record:
    """A record from JSON, from a dictionary, or from a record (made by hand, it may hold anything)."""
    try:
        if isinstance(given, (str, bytes)):
            record = msgspec.json.decode(given, type=Record)
        else:
            plain = msgspec.to_builtins(given) if isinstance(given, Record) else given
            record = msgspec.convert(plain, Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
        raise _malformed(str(error)) from error
    if len(record.outcomes) != len(record.moves) + 1:
        raise RecordError("record-length", path="$.outcomes", outcomes=len(record.outcomes), moves=len(record.moves))
    return record


def schema() -> dict[str, Any]:
    """The format as a JSON Schema."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}


def _malformed(problem: str) -> RecordError:
    """msgspec ends its sentence with the place: "Expected `int`, got `str` - at `$.players`"."""
    sentence, _, place = problem.partition(" - at ")
    return RecordError("record-malformed", path=place.strip("`") or "$", problem=sentence)
