"""A game of a few lines that asks out of turn: threaten the next player, who may draw a gun if he holds one, or pass.

`at_home` lets the house find it for as long as a test needs it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import Any
from unittest import mock

from saloon.engine import (
    Choice,
    Game,
    GameState,
    Head,
    Part,
    Told,
    ask,
    close_question,
    draw,
    emit,
    game_over,
    head,
    i8,
    i16,
    number,
    offer,
    one,
    openly,
    options,
    reseed,
    rule,
    shape,
    size,
    struct,
    table,
)

SLUG = "standoff"
SEATS = 3
HAND = 2
LONGEST = 9  # rounds


class Decision(IntEnum):
    """What is asked."""

    TURN, ANSWER = range(2)


class Code(IntEnum):
    """What can be chosen."""

    REST, THREATEN, PASS, DRAW = range(4)


class Happening(IntEnum):
    """Kinds of events."""

    RESTED, THREATENED, PASSED, DREW = range(4)


@options
class Options:
    """How long it lasts."""

    rounds: int = number(4, low=1, high=LONGEST)


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i16(2)
    options: Options = one(Options)
    turn: int = i8()
    turns: int = i8()
    bag: list[int] = i8(2)  # blanks and guns nobody holds
    guns: list[int] = i8(SEATS)  # in each hand; secret
    cards: list[int] = i8(SEATS)
    shots: list[int] = i8(SEATS)


@rule
def lay_out(s: State) -> None:
    """Two cards each."""
    s.bag[0] = s.bag[1] = HAND * SEATS
    for seat in range(s.players):
        s.cards[seat] = HAND
    deal(s, -1)


@rule
def deal(s: State, keeper: int) -> None:
    """Everybody but one seat draws as many cards as he holds."""
    for seat in range(s.players):
        if seat != keeper:
            for _ in range(s.cards[seat]):
                s.guns[seat] += draw(s, s.bag, size(s.bag))


@rule
def advance(s: State) -> None:
    """Rest, or threaten the next player."""
    if s.turns == s.options.rounds * s.players:
        game_over(s)
        return
    ask(s, s.turn, Decision.TURN)
    offer(s, Code.REST)
    offer(s, Code.THREATEN)


@rule
def ask_answer(s: State, seat: int) -> None:
    """Whoever is threatened is asked, gun or not."""
    ask(s, seat, Decision.ANSWER)
    offer(s, Code.PASS)
    if s.guns[seat] > 0:
        offer(s, Code.DRAW)


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice."""
    seat = s.actor
    if code == Code.THREATEN:
        target = (seat + 1) % s.players
        emit(s, Happening.THREATENED, seat, target)
        ask_answer(s, target)
        return
    if code == Code.REST:
        emit(s, Happening.RESTED, seat)
    elif code == Code.PASS:
        emit(s, Happening.PASSED, seat)
    else:
        s.guns[seat] -= 1
        s.cards[seat] -= 1
        s.shots[seat] += 1
        emit(s, Happening.DREW, seat)
    s.turn = (s.turn + 1) % s.players
    s.turns += 1


@rule
def knows_question(s: State, observer: int) -> bool:
    """What can be answered tells the hand."""
    return s.actor < 0 or s.decision != Decision.ANSWER or s.actor == observer


@rule
def take_back(s: State, observer: int) -> None:
    """Everybody else's cards go to the bag."""
    for seat in range(s.players):
        if seat != observer:
            s.bag[1] += s.guns[seat]
            s.bag[0] += s.cards[seat] - s.guns[seat]
            s.guns[seat] = 0


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Everybody else's cards are drawn anew, and whoever of them is asked has other choices."""
    reseed(s, seed)
    take_back(s, observer)
    deal(s, observer)
    if not knows_question(s, observer):
        ask_answer(s, s.actor)


def conceal(s: State, observer: int) -> None:
    """Put away what the observer may not know."""
    take_back(s, observer)
    if not knows_question(s, observer):
        close_question(s)


@rule
def score(s: State, seat: int) -> int:
    """Shots fired."""
    return s.shots[seat]


@rule
def standing(s: State, seat: int) -> int:
    """The most shots win."""
    return score(s, seat)


@rule
def check(s: State) -> int:
    """Nothing to check."""
    return 0


class Feature(IntEnum):
    """What counts."""

    SHOTS, GUNS = range(2)


WEIGHTS = table([[1_000_000, 300_000]])


@rule
def stage(s: State) -> int:
    """One for all."""
    return 0


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """Shots fired, and those a hand promises."""
    return s.shots[seat] * weights[Feature.SHOTS] + s.guns[seat] * weights[Feature.GUNS]


def show(s: State, code: int) -> Choice:
    """A choice in words."""
    word = Code(code).name.lower()
    return Choice(code, word, f"sf-{word}", {}, "hand")


class View(Head):
    """What a seat sees."""

    turn: int
    cards: list[int]
    shots: list[int]
    hand: int | None


def view(s: State, seat: int | None) -> View:
    """One's own hand, and how many cards the others hold."""
    return {
        **head(s, SLUG, seat, Decision(s.decision).name.lower()),
        "turn": s.turn,
        "cards": s.cards[: s.players],
        "shots": s.shots[: s.players],
        "hand": None if seat is None else s.guns[seat],
    }


def to_position(s: State) -> dict[str, Any]:
    """Who is to be asked what, and the hands."""
    asked = s.actor if s.decision == Decision.ANSWER else None
    return {"players": s.players, "turn": s.turn, "guns": s.guns[: s.players], "asked": asked}


def read_position(s: State, position: dict[str, Any]) -> None:
    """The same, from two cards each."""
    lay_out(s)
    s.turn = position["turn"]
    for seat, guns in enumerate(position["guns"]):
        s.bag[1] += s.guns[seat] - guns
        s.bag[0] -= s.guns[seat] - guns
        s.guns[seat] = guns
    if position.get("asked") is not None:
        ask_answer(s, position["asked"])


RULES = (lay_out, perform, advance, determinize, score, standing, check, stage, measure)

GAME = Game(
    slug=SLUG,
    version=1,
    players=range(2, SEATS + 1),
    bound=2 * LONGEST * SEATS,
    steps=2,
    State=State,
    Options=Options,
    rules={made.__name__: made for made in RULES} | {"seen": openly},
    features=Feature,
    weights=WEIGHTS,
    events={kind: shape(f"sf-{kind.name.lower()}", Told("seat"), Told("target")) for kind in Happening},
    choice=show,
    view=view,
    parts=lambda s, seat: [Part("sf-shots", {}, score(s, seat))],
    to_position=to_position,
    read_position=read_position,
    invariants={},
    passes={Decision.ANSWER: Code.PASS},
    conceal=conceal,
)


@contextmanager
def at_home() -> Iterator[None]:
    """Have the house find this game among its own."""
    with mock.patch.dict(sys.modules["saloon.games"]._registered, {SLUG: GAME}):
        yield
