"""What a learning program is shown of Six Territories, and what it may do. Everything lies open but the future."""

from enum import IntEnum
from typing import Any

from saloon.engine import rule, size
from saloon.engine.observations import MOST, Alike, Observation, amount, capped, kind, mark, offset, piece, places_on
from saloon.engine.words import words
from saloon.games.six_territories.cards import (
    CHARACTERS,
    FIRST_RICHES,
    KINDS_OF_RICHES,
    RICHES,
    TERRITORIES,
    TOKENS,
    Territory,
)
from saloon.games.six_territories.notation import TOKEN_NAMES
from saloon.games.six_territories.options import MOST_PLACES, MOST_RICHES
from saloon.games.six_territories.rules import MAX_PLAYERS, Decision, State, free_places, pot
from saloon.games.six_territories.value import sharers


class Table(IntEnum):
    """What is not about one territory."""

    ACTOR, DECISION, DRAWN, WORTH = range(4)
    ENVELOPE = 4
    CHARACTERS = ENVELOPE + TOKENS
    POINTS = CHARACTERS + MAX_PLAYERS
    SIZE = POINTS + MAX_PLAYERS


class Land(IntEnum):
    """What lies on a territory."""

    DRAWN, SYMBOLS, SYMBOLS_LEFT, FREE, POT, STAKED = range(6)
    RICHES = 6
    CHARACTERS = RICHES + KINDS_OF_RICHES
    POINTS = CHARACTERS + MAX_PLAYERS
    SIZE = POINTS + MAX_PLAYERS


class At(IntEnum):
    """Where the pieces begin."""

    TABLE = 0
    LANDS = TABLE + Table.SIZE
    SIZE = LANDS + TERRITORIES * Land.SIZE


class Action(IntEnum):
    """Where the sorts of actions begin: their numbers are the codes of the choices."""

    LAY = 0
    PLACE = TERRITORIES
    KEEP = PLACE + 1
    SIZE = KEEP + 1


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The table, then every territory."""
    observe_table(s, seat, out)
    for territory in range(TERRITORIES):
        observe_land(s, seat, territory, out, At.LANDS + territory * Land.SIZE)


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Whose choice it is, the token drawn, the tokens to come, the characters in hand."""
    if s.actor >= 0:
        out[At.TABLE + Table.ACTOR] = 1 + places_on(s.actor, seat, s.players)
        out[At.TABLE + Table.DECISION] = 1 + s.decision
    out[At.TABLE + Table.DRAWN] = 1 + s.drawn
    if s.drawn >= FIRST_RICHES:
        out[At.TABLE + Table.WORTH] = RICHES[s.drawn - FIRST_RICHES]
    for token in range(TOKENS):
        out[At.TABLE + Table.ENVELOPE + token] = s.envelope[token]
    for player in range(s.players):
        out[At.TABLE + Table.CHARACTERS + places_on(player, seat, s.players)] = s.characters[player]


@rule
def observe_land(s: State, seat: int, territory: int, out: Any, at: int) -> None:
    """A territory, with the characters on it seat by seat."""
    land = s.lands[territory]
    out[at + Land.DRAWN] = s.drawn == territory
    out[at + Land.SYMBOLS] = land.symbols
    out[at + Land.SYMBOLS_LEFT] = s.envelope[territory]
    out[at + Land.FREE] = free_places(s, land)
    out[at + Land.POT] = capped(pot(land))
    out[at + Land.STAKED] = size(land.characters)
    for riches in range(KINDS_OF_RICHES):
        out[at + Land.RICHES + riches] = land.riches[riches]
    for player in range(s.players):
        row = places_on(player, seat, s.players)
        points = int(out[at + Land.POT]) * land.characters[player] // sharers(s, int(out[at + Land.STAKED]))
        out[at + Land.CHARACTERS + row] = land.characters[player]
        out[at + Land.POINTS + row] = capped(points)
        out[At.TABLE + Table.POINTS + row] = capped(int(out[At.TABLE + Table.POINTS + row]) + points)


@rule
def index_of(s: State, seat: int, code: int) -> int:
    """The codes are compact as they are."""
    return code


@rule
def code_of(s: State, seat: int, index: int) -> int:
    """The same the other way round."""
    return index


TERRITORY_WORDS = words(Territory)
ANY_TERRITORY = Alike(TERRITORIES)  # they differ by their symbols only
OBSERVATION = Observation(
    pieces={
        At.TABLE: piece(
            "table",
            "whose choice it is, the token drawn, tokens to come, characters in hand",
            {
                Table.ACTOR: offset("who is to choose", MAX_PLAYERS),
                Table.DECISION: kind("what he is asked", words(Decision)),
                Table.DRAWN: kind("the token drawn", TOKEN_NAMES, ANY_TERRITORY),
                Table.WORTH: amount("what it is worth, if it is riches", max(RICHES)),
                Table.ENVELOPE: amount("tokens in the envelope, by kind", MOST_RICHES, ANY_TERRITORY),
                Table.CHARACTERS: amount("characters in hand, from the viewer on", CHARACTERS),
                Table.POINTS: amount("points if the game ended now, from the viewer on, without fractions", MOST),
            },
        ),
        At.LANDS: piece(
            "lands",
            "a territory",
            {
                Land.DRAWN: mark("its symbol has just been drawn"),
                Land.SYMBOLS: amount("symbols laid", MOST_PLACES),
                Land.SYMBOLS_LEFT: amount("symbols in the envelope", MOST_PLACES),
                Land.FREE: amount("free places for riches", MOST_PLACES),
                Land.POT: amount("what its riches are worth together", MOST_PLACES * max(RICHES)),
                Land.STAKED: amount("characters on it", MOST_PLACES),
                Land.RICHES: amount("riches on it, by kind", MOST_PLACES),
                Land.CHARACTERS: amount("characters on it, from the viewer's on", CHARACTERS),
                Land.POINTS: amount("what they would bring if the game ended now, without fractions", MOST),
            },
            rows=TERRITORIES,
            alike=ANY_TERRITORY,
        ),
    },
    actions={
        Action.LAY: [f"lay the riches on {territory}" for territory in TERRITORY_WORDS],
        Action.PLACE: ["place a character on the token"],
        Action.KEEP: ["keep the character"],
    },
    alike={Action.LAY: ANY_TERRITORY},
    rules={"observe": observe, "index_of": index_of, "code_of": code_of},
)
