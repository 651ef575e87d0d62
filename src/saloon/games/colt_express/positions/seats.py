"""Positions, the train: its wagons, who sits where, where the bandits stand."""

from dataclasses import dataclass
from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_fields, read_flag, read_mapping, read_number, read_word, read_words, shown
from saloon.games.colt_express.cards import BULLETS
from saloon.games.colt_express.notation import CHARACTERS, WAGONS, bandit_name
from saloon.games.colt_express.positions.fields import BANDIT_FIELDS, refuse_untimely
from saloon.games.colt_express.setup import deal_in, fill
from saloon.games.colt_express.state import LOCOMOTIVE, NOTHING, ROOF, Phase, State, caboose, inside

MOST_CASH = 10_000


@dataclass(frozen=True)
class Written:
    """What a position says of one seat."""

    seat: int
    field: str
    own: dict[str, Any]


def couple_wagons(s: State, given: dict[str, Any]) -> None:
    """The train, and the Marshal in it."""
    s.cars = s.players + 1
    s.wagons[LOCOMOTIVE] = NOTHING
    wagons = read_words("wagons", given.get("wagons", list(WAGONS[: s.players])), WAGONS)
    if len(wagons) != s.players or len(set(wagons)) != len(wagons):
        raise PositionError("position-wagons", field="wagons", value=shown(given["wagons"]), players=s.players)
    fill(s.spare_wagons)
    for car, wagon in enumerate(wagons, start=1):
        s.wagons[car] = wagon
        s.spare_wagons[wagon] = 0
    s.marshal = read_number("marshal", given.get("marshal", LOCOMOTIVE), LOCOMOTIVE, caboose(s))


def seat_bandits(s: State, given: dict[str, Any]) -> list[Written]:
    """Who sits where, and what is said of him."""
    own = read_own_fields(s, given)
    names = share_out_seats(s, own)
    fill(s.spare_characters)
    for seat in range(s.players):
        deal_in(s, seat)
        if names[seat] in CHARACTERS:
            s.bandits[seat].character = CHARACTERS.index(names[seat])
            s.spare_characters[s.bandits[seat].character] = 0
    return [Written(seat, f"bandits.{name}", own.get(name, {})) for seat, name in enumerate(names)]


def read_own_fields(s: State, given: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The fields of every bandit named; who has not chosen a character yet is called by his seat."""
    allowed = CHARACTERS + (seat_names(s) if s.phase == Phase.CHARACTERS else ())
    found: dict[str, dict[str, Any]] = {}
    for name, value in read_mapping("bandits", given.get("bandits", {})).items():
        read_word("bandits", name, allowed)
        found[name] = read_fields(f"bandits.{name}", {} if value is None else value, tuple(BANDIT_FIELDS))
        refuse_untimely(s.phase, f"bandits.{name}.", found[name], BANDIT_FIELDS)
    if len(found) > s.players:
        raise PositionError("position-bandits", field="bandits", count=len(found), players=s.players)
    return found


def seat_names(s: State) -> tuple[str, ...]:
    """What players are called before they have a character."""
    return tuple(f"seat {seat}" for seat in range(s.players))


def share_out_seats(s: State, own: dict[str, dict[str, Any]]) -> list[str]:
    """The name on every seat: those who say where they sit, then the others as written, then those not mentioned."""
    if s.phase == Phase.CHARACTERS:
        return share_out_while_choosing(s, own)
    return in_their_seats(own, [*own, *(name for name in CHARACTERS if name not in own)], s.players)


def share_out_while_choosing(s: State, own: dict[str, dict[str, Any]]) -> list[str]:
    """Characters are chosen seat by seat, so those who have one sit first."""
    chosen = [name for name in own if name in CHARACTERS]
    for seat, name in enumerate(seat_names(s)):
        if name in own and (seat < len(chosen) or own[name].get("seat", seat) != seat):
            raise PositionError("position-seat-taken", field=f"bandits.{name}", number=seat)
    s.step = len(chosen)
    return in_their_seats(own, chosen, len(chosen)) + list(seat_names(s)[len(chosen) :])


def in_their_seats(own: dict[str, dict[str, Any]], names: list[str], count: int) -> list[str]:
    """So many of the names: those who say where they sit there, the others in their order."""
    seats: dict[int, str] = {}
    for name in names:
        if "seat" in own.get(name, {}):
            seat = read_number(f"bandits.{name}.seat", own[name]["seat"], 0, count - 1)
            if seat in seats:
                raise PositionError("position-seat-taken", field=f"bandits.{name}.seat", number=seat)
            seats[seat] = name
    waiting = (name for name in names if name not in seats.values())
    return [seats[seat] if seat in seats else next(waiting) for seat in range(count)]


def find_bandit(s: State, field: str, name: Any) -> int:
    """The bandit of this name."""
    return read_word(field, name, [bandit_name(s, bandit) for bandit in range(s.players)])


def read_bandit(s: State, written: Written) -> None:
    """Where a bandit stands, what he has left to shoot, and his cash."""
    field, own = written.field, written.own
    bandit = s.bandits[written.seat]
    bandit.bullets = read_number(f"{field}.bullets", own.get("bullets", BULLETS), 0, BULLETS)
    bandit.cash = read_number(f"{field}.cash", own.get("cash", 0), 0, MOST_CASH)
    if s.phase == Phase.CHARACTERS:
        return
    start = caboose(s) - (written.seat - s.first) % s.players % 2
    has_fled = "car" not in own and start == s.marshal
    car = read_number(f"{field}.car", own.get("car", start), LOCOMOTIVE, caboose(s))
    bandit.place = inside(car) + (ROOF if read_flag(f"{field}.roof", own.get("roof", has_fled)) else 0)
    if bandit.place == inside(s.marshal):
        raise PositionError("position-with-marshal", field=f"{field}.car", car=car)
