"""A game of a few lines for tests of the engine: draw a coin, then bank it or pass it on to the next player."""

from collections.abc import Sequence
from enum import IntEnum

from saloon.engine import (
    Choice,
    Game,
    GameState,
    Head,
    Part,
    Reason,
    Told,
    ask,
    choice,
    draw,
    emit,
    flag,
    game_over,
    head,
    i8,
    i16,
    i32,
    many,
    number,
    numbers,
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

PLAYERS = 3
KINDS = 3
COIN_VALUES = table([[1, 0], [5, 2], [25, 9]])  # heads, tails


class Side(IntEnum):
    """The sides of a coin."""

    HEADS, TAILS = range(2)


class Code(IntEnum):
    """What can be done with a coin."""

    BANK, PASS = range(2)


class Happening(IntEnum):
    """Kinds of events."""

    DREW, BANKED = range(2)


@options
class Options:
    """One option of each sort."""

    tails: int = choice("heads", "tails")
    generous: int = flag(False)
    rounds: int = number(4, low=1, high=9)
    coins: list[int] = numbers((4, 3, 2), low=0, high=20)


@struct
class Purse:
    """What a player has banked."""

    coins: list[int] = i8(KINDS)
    money: int = i32()


@struct
class State(GameState):
    """The whole table."""

    legal: list[int] = i16(len(Code))
    options: Options = one(Options)
    bag: list[int] = i8(KINDS)
    coin: int = i8()
    turns: int = i16()
    spare: Purse = one(Purse)
    purses: list[Purse] = many(Purse, PLAYERS)


@rule
def lay_out(s: State) -> None:
    """All coins into the bag."""
    for kind in range(KINDS):
        s.bag[kind] = s.options.coins[kind]


@rule
def advance(s: State) -> None:
    """The next player draws a coin."""
    if size(s.bag) == 0 or s.turns == s.options.rounds * s.players:
        game_over(s)
    else:
        take_turn(s, s.turns % s.players)


@rule
def take_turn(s: State, seat: int) -> None:
    """Draw a coin and ask."""
    s.turns += 1
    s.coin = draw(s, s.bag, size(s.bag))
    emit(s, Happening.DREW, seat, s.coin)
    ask(s, seat, 0)
    offer(s, Code.BANK)
    offer(s, Code.PASS)


@rule
def perform(s: State, code: int) -> None:
    """The coin goes into a purse, or out of the game."""
    seat = s.actor
    if code == Code.BANK:
        bank(s, s.purses[seat])
        emit(s, Happening.BANKED, seat)
    else:
        bank(s, s.spare)


@rule
def bank(s: State, purse: Purse) -> None:
    """A coin comes into a purse."""
    side = Side.TAILS if s.options.tails else Side.HEADS
    purse.coins[s.coin] += 1
    purse.money += COIN_VALUES[s.coin][side] * (2 if s.options.generous else 1)


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Nothing is hidden."""
    reseed(s, seed)


@rule
def score(s: State, seat: int) -> int:
    """The money banked."""
    return s.purses[seat].money


@rule
def standing(s: State, seat: int) -> int:
    """The richest wins."""
    return score(s, seat)


class Broken(IntEnum):
    """What `check` may find."""

    BAG = 1


@rule
def check(s: State) -> int:
    """No coin is negative."""
    for kind in range(KINDS):
        if s.bag[kind] < 0:
            return Broken.BAG
    return 0


class Feature(IntEnum):
    """What counts."""

    MONEY, COINS = range(2)


WEIGHTS = table([[100_000, 0], [200_000, 10_000]])


@rule
def stage(s: State) -> int:
    """Before half of the turns are over, and after."""
    return 1 if 2 * s.turns > s.options.rounds * s.players else 0


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """Money, and how many coins it is."""
    return s.purses[seat].money * weights[Feature.MONEY] + size(s.purses[seat].coins) * weights[Feature.COINS]


def show(s: State, code: int) -> Choice:
    """A choice in words."""
    word = Code(code).name.lower()
    return Choice(code, word, f"toy-{word}", {})


class View(Head):
    """What anybody sees."""

    bag: list[int]
    money: list[int]


def view(s: State, seat: int | None) -> View:
    """Everything lies open."""
    money = [purse.money for purse in s.purses]
    return {**head(s, "toy", seat, "turn"), "bag": s.bag, "money": money}


GAME = Game(
    slug="toy",
    version=1,
    players=range(2, PLAYERS + 1),
    bound=9 * PLAYERS,
    steps=2,
    State=State,
    Options=Options,
    rules={
        "lay_out": lay_out,
        "perform": perform,
        "advance": advance,
        "determinize": determinize,
        "seen": openly,
        "score": score,
        "standing": standing,
        "check": check,
        "stage": stage,
        "measure": measure,
    },
    features=Feature,
    weights=WEIGHTS,
    events={
        Happening.DREW: shape("toy-drew", Told("seat"), Told("coin", only="seat")),
        Happening.BANKED: shape("toy-banked", Told("seat")),
    },
    choice=show,
    view=view,
    why=lambda s, on: Reason("toy-no", {}),
    parts=lambda s, seat: [Part("toy-money", {}, score(s, seat))],
    to_position=lambda s: {},
    read_position=lambda s, position: lay_out(s),
    invariants={Broken.BAG: "bag"},
)
