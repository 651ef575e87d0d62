"""Snake Oil: sell medicine from a hidden wagon; the weaker it is, the more it pays, unless somebody looks closely.
2 to 4 players."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, TypedDict

from saloon.engine import (
    Choice,
    Game,
    GameState,
    Head,
    Levels,
    Part,
    PositionError,
    Reason,
    Tables,
    Told,
    ask,
    draw,
    emit,
    game_over,
    head,
    i8,
    i16,
    many,
    number,
    offer,
    one,
    options,
    pour,
    reseed,
    roll,
    rule,
    shape,
    size,
    struct,
    take_first,
)

HOUSE = Tables()
SEATS = 4
STRENGTHS = 6  # kinds of bottles, by strength from 1
EACH = HOUSE.number("bottles", 4, low=3, high=6)  # of a kind
WAGON = 3  # bottles that a peddler carries
SECRET = -1  # how the others see which bottle is poured away


class Decision(IntEnum):
    """What a peddler is asked."""

    MARKET = 0


class Code(IntEnum):
    """Choices: one of these and the kind of the bottle."""

    SELL, POUR = 0, STRENGTHS


class Happening(IntEnum):
    """What is told."""

    DREW, POURED, SOLD, CAUGHT = range(4)


class Broken(IntEnum):
    """What `check` may find."""

    BOTTLES = 1


@options
class Options:
    """The length of the game."""

    days: int = number(5, low=1, high=5)


@struct
class Peddler:
    """One player."""

    wagon: list[int] = i8(STRENGTHS)  # bottles by kind, for his eyes only
    money: int = i8()
    days: int = i8()  # days on the market so far
    poured: int = i8()  # whether he has poured a bottle away today


@struct
class State(GameState):
    """The whole market."""

    options: Options = one(Options)
    legal: list[int] = i16(2 * STRENGTHS)
    bag: list[int] = i8(STRENGTHS)
    gone: list[int] = i8(STRENGTHS)  # sold or smashed, for everybody to see
    peddlers: list[Peddler] = many(Peddler, SEATS)


@rule
def lay_out(s: State) -> None:
    """SO-01: four bottles of each strength go into the bag, and everybody loads three."""
    for kind in range(STRENGTHS):
        s.bag[kind] = EACH
    for seat in range(s.players):
        for _ in range(WAGON):
            load(s, seat)
    ask_market(s, 0)


@rule
def load(s: State, seat: int) -> None:
    """A bottle comes from the bag onto the wagon; only its peddler sees which."""
    kind = draw(s, s.bag, size(s.bag))
    s.peddlers[seat].wagon[kind] += 1
    emit(s, Happening.DREW, seat, kind + 1)


@rule
def ask_market(s: State, seat: int) -> None:
    """SO-02: sell a bottle, or first pour one away, once a day."""
    ask(s, seat, Decision.MARKET)
    for kind in range(STRENGTHS):
        if s.peddlers[seat].wagon[kind] > 0:
            offer(s, Code.SELL + kind)
            if not s.peddlers[seat].poured:
                offer(s, Code.POUR + kind)


@rule
def perform(s: State, code: int) -> None:
    """Carry out a choice."""
    if code >= Code.POUR:
        pour_away(s, s.actor, code - Code.POUR)
    else:
        sell(s, s.actor, code - Code.SELL)


@rule
def pour_away(s: State, seat: int, kind: int) -> None:
    """SO-03: a bottle goes back into the bag unseen, and another comes for a dollar."""
    peddler = s.peddlers[seat]
    peddler.wagon[kind] -= 1
    s.bag[kind] += 1
    peddler.money -= 1
    peddler.poured = 1
    emit(s, Happening.POURED, seat, kind + 1)
    load(s, seat)


@rule
def sell(s: State, seat: int, kind: int) -> None:
    """SO-04: a die above the strength, and the peddler is caught; otherwise the weaker, the dearer."""
    peddler = s.peddlers[seat]
    peddler.wagon[kind] -= 1
    s.gone[kind] += 1
    die = roll(s, STRENGTHS) + 1
    if die > kind + 1:
        emit(s, Happening.CAUGHT, seat, kind + 1, die)
    else:
        peddler.money += STRENGTHS - kind
        emit(s, Happening.SOLD, seat, kind + 1, die, STRENGTHS - kind)
    peddler.days += 1
    peddler.poured = 0
    if size(s.bag) > 0:
        load(s, seat)


@rule
def advance(s: State) -> None:
    """SO-05: clockwise, until everybody has had his days; who has poured a bottle away still has to sell."""
    if s.peddlers[s.actor].poured:
        ask_market(s, s.actor)
        return
    following = (s.actor + 1) % s.players
    if s.peddlers[following].days < s.options.days:
        ask_market(s, following)
    else:
        game_over(s)


@rule
def score(s: State, seat: int) -> int:
    """SO-06: the richest peddler wins; equals share."""
    return s.peddlers[seat].money


@rule
def unload(s: State, observer: int, carried: list[int]) -> None:
    """All wagons but the observer's go back into the bag; `carried` says how many bottles were on each."""
    for seat in range(s.players):
        if seat != observer:
            carried[seat] = size(s.peddlers[seat].wagon)
            pour(s.peddlers[seat].wagon, s.bag)


def conceal(s: State, observer: int) -> None:
    """Of others' wagons, how many bottles are on them."""
    carried = [0] * SEATS
    unload(s, observer, carried)
    for seat in range(s.players):
        for _ in range(carried[seat]):
            s.peddlers[seat].wagon[take_first(s.bag)] += 1
    if s.actor >= 0 and s.actor != observer:
        ask_market(s, s.actor)


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """All wagons but the observer's are loaded anew from what he has not seen."""
    reseed(s, seed)
    carried = [0] * SEATS
    unload(s, observer, carried)
    for seat in range(s.players):
        for _ in range(carried[seat]):
            s.peddlers[seat].wagon[draw(s, s.bag, size(s.bag))] += 1
    if s.actor >= 0 and s.actor != observer:
        ask_market(s, s.actor)


@rule
def seen(s: State, code: int) -> int:
    """Which bottle is poured away stays a secret."""
    return SECRET if code >= Code.POUR else code


@rule
def check(s: State) -> int:
    """Every bottle is somewhere, once."""
    for kind in range(STRENGTHS):
        count = s.bag[kind] + s.gone[kind]
        for seat in range(s.players):
            count += s.peddlers[seat].wagon[kind]
        if count != EACH:
            return Broken.BOTTLES
    return 0


class Feature(IntEnum):
    """What counts."""

    MONEY, DAYS = range(2)


@rule
def stage(s: State) -> int:
    """All days are alike."""
    return 0


@rule
def measure(s: State, seat: int, weights: Sequence[int]) -> int:
    """Money in hand, and days to earn more."""
    peddler = s.peddlers[seat]
    return peddler.money * weights[Feature.MONEY] + (s.options.days - peddler.days) * weights[Feature.DAYS]


def choice(s: State, code: int) -> Choice:
    """A choice in words."""
    word, kind = ("pour", code - Code.POUR) if code >= Code.POUR else ("sell", code - Code.SELL)
    return Choice(code, f"{word} {kind + 1}", f"so-{word}", {"strength": kind + 1})


def bottles(bag: Sequence[int]) -> list[int]:
    """The strengths of bottles, one by one."""
    return [kind + 1 for kind, count in enumerate(bag) for _ in range(count)]


class Stall(TypedDict):
    """One peddler, as everybody sees him."""

    seat: int
    money: int
    days: int
    carried: int


class View(Head):
    """What a seat sees of the market."""

    peddlers: list[Stall]
    wagon: list[int]  # strengths, one's own; a spectator has none
    bag: int
    gone: list[int]


def view(s: State, seat: int | None) -> View:
    """The market as a seat sees it."""
    peddlers: list[Stall] = [
        {"seat": number, "money": one.money, "days": one.days, "carried": size(one.wagon)}
        for number, one in enumerate(s.peddlers[: s.players])
    ]
    wagon = [] if seat is None else bottles(s.peddlers[seat].wagon)
    market = head(s, "snake-oil", seat, "market")
    return {**market, "peddlers": peddlers, "wagon": wagon, "bag": size(s.bag), "gone": bottles(s.gone)}


def to_position(s: State) -> dict[str, Any]:
    """The market, written down."""
    rows = [[bottles(one.wagon), one.money, one.days, one.poured] for one in s.peddlers[: s.players]]
    return {"players": s.players, "to_move": s.actor, "gone": bottles(s.gone), "peddlers": rows}


def read_position(s: State, position: dict[str, Any]) -> None:
    """The market as it was written down."""
    try:
        s.gone = [position["gone"].count(kind + 1) for kind in range(STRENGTHS)]
        s.bag = [EACH - count for count in s.gone]
        for peddler, (wagon, money, days, poured) in zip(s.peddlers, position["peddlers"], strict=False):
            peddler.wagon = [wagon.count(kind + 1) for kind in range(STRENGTHS)]
            s.bag = [left - taken for left, taken in zip(s.bag, peddler.wagon, strict=True)]
            peddler.money, peddler.days, peddler.poured = int(money), int(days), int(poured)
        turn = int(position["to_move"])
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise PositionError("position-mapping", field="peddlers", value=str(problem)) from problem
    if 0 <= turn < s.players and size(s.peddlers[turn].wagon):
        ask_market(s, turn)
    else:
        game_over(s)


RULES = (lay_out, perform, advance, determinize, seen, score, check, stage, measure)

GAME = Game(
    slug="snake-oil",
    version=1,
    players=range(2, SEATS + 1),
    bound=2 * 5 * SEATS,
    steps=3,
    money=True,
    State=State,
    Options=Options,
    rules={**{rule.__name__: rule for rule in RULES}, "standing": score},
    features=Feature,
    weights=[[200_000, 150_000]],
    levels=Levels(tenderfoot=12),
    events={
        Happening.DREW: shape("so-drew", Told("seat"), Told("strength", only="seat")),
        Happening.POURED: shape("so-poured", Told("seat"), Told("strength", only="seat")),
        Happening.SOLD: shape("so-sold", Told("seat"), Told("strength"), Told("die"), Told("price")),
        Happening.CAUGHT: shape("so-caught", Told("seat"), Told("strength"), Told("die")),
    },
    choice=choice,
    conceal=conceal,
    view=view,
    explained={"wagon": "SO-01", "gone": "SO-04", "choice:so-sell": "SO-04", "choice:so-pour": "SO-03"},
    why=lambda s, on: Reason("not-now", {}, "SO-02"),
    parts=lambda s, seat: [Part("so-money", {}, score(s, seat))],
    to_position=to_position,
    read_position=read_position,
    invariants={Broken.BOTTLES: "peddlers"},
    always_asked=[Decision.MARKET],
    tables=HOUSE,
)
