"""Positions, the train: its wagons, who sits where, where the bandits stand."""

from dataclasses import dataclass
from typing import Any, NoReturn

from saloon.engine import PositionError
from saloon.engine.positions import (
    read_fields,
    read_flag,
    read_list,
    read_mapping,
    read_number,
    read_word,
    read_words,
    shown,
)
from saloon.games.colt_express.cards import BULLETS, LEADERS, PARTNERS, WAGONS
from saloon.games.colt_express.notation import CHARACTERS, COACH, HOSTAGES, TIME, bandit_name
from saloon.games.colt_express.notation import WAGONS as WAGON_NAMES
from saloon.games.colt_express.options import Variant
from saloon.games.colt_express.places import caboose, inside
from saloon.games.colt_express.positions.fields import (
    BANDIT_FIELDS,
    CARD_FIELDS,
    OFF_BOARD,
    refuse_untimely,
    refuse_without_option,
)
from saloon.games.colt_express.positions.writing import seat_name
from saloon.games.colt_express.setup import clear_table, deal_in, fill, seat_players
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    LOCOMOTIVE,
    NOTHING,
    RIDING,
    ROOF,
    TIME_CAR,
    Phase,
    State,
    bandit_count,
    lead,
)

MOST_CASH = 10_000
MOST_BULLETS = 60
FREE = ""  # where a bandit sits whom the position does not mention
LEADER_NAMES = [CHARACTERS[leader] for leader in LEADERS]
PARTNER_NAMES = [CHARACTERS[partner] for partner in PARTNERS]


@dataclass(frozen=True)
class Written:
    """What a position says of one bandit."""

    bandit: int
    seat: int
    field: str
    own: dict[str, Any]


def couple_wagons(s: State, given: dict[str, Any]) -> None:
    """The train, and the Marshal in it."""
    seat_players(s)
    clear_table(s)
    refuse_without_option(s, given)
    count = s.cars - 1
    s.wagons[LOCOMOTIVE] = NOTHING
    wagons = read_words("wagons", given.get("wagons", list(WAGON_NAMES[:count])), WAGON_NAMES)
    if len(wagons) != count or len(set(wagons)) != len(wagons):
        raise PositionError("position-wagons", field="wagons", value=shown(given["wagons"]), count=count)
    fill(s.spare_wagons, WAGONS)
    for car, wagon in enumerate(wagons, start=1):
        s.wagons[car] = wagon
        s.spare_wagons[wagon] = 0
    s.marshal = read_number("marshal", given.get("marshal", LOCOMOTIVE), LOCOMOTIVE, caboose(s))


def seat_bandits(s: State, given: dict[str, Any]) -> list[Written]:
    """Who sits where, and what is said of him."""
    own = read_own_fields(s, given)
    names = share_out_seats(s, given, own)
    fill(s.spare_characters, len(CHARACTERS))
    for seat in range(s.players):
        deal_in(s, seat)
    for bandit, name in enumerate(names):
        if name in CHARACTERS:
            s.bandits[bandit].character = CHARACTERS.index(name)
            s.spare_characters[s.bandits[bandit].character] = 0
    if s.options.variant == Variant.LEAFLET:
        read_partners(s, given, names)
    elif "partners" in given:
        raise PositionError("position-option", field="partners", option="variant")
    written = [Written(i, i // s.each, f"bandits.{name}", own.get(name, {})) for i, name in enumerate(names)]
    for one in written:
        refuse_cards_of_second(s, one)
    return written


def refuse_cards_of_second(s: State, written: Written) -> None:
    """A player's cards are told of the first of his two bandits."""
    for name in CARD_FIELDS:
        if name in written.own and written.bandit != lead(s, written.seat):
            raise PositionError("position-second", field=f"{written.field}.{name}", bandit=first_name(s, written))


def first_name(s: State, written: Written) -> str:
    """The first bandit of a player."""
    return bandit_name(s, lead(s, written.seat))


def read_own_fields(s: State, given: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The fields of every bandit named; who has not chosen a character yet is called by his seat."""
    allowed = CHARACTERS + (seat_names(s) if s.phase == Phase.CHARACTERS else ())
    found: dict[str, dict[str, Any]] = {}
    for name, value in read_mapping("bandits", given.get("bandits", {})).items():
        read_word("bandits", name, allowed)
        found[name] = read_fields(f"bandits.{name}", {} if value is None else value, tuple(BANDIT_FIELDS))
        refuse_untimely(s.phase, f"bandits.{name}.", found[name], BANDIT_FIELDS)
    if len(found) > bandit_count(s):
        raise PositionError("position-bandits", field="bandits", count=len(found), players=s.players)
    return found


def seat_names(s: State) -> tuple[str, ...]:
    """What bandits are called before they have a character: by their seat, a player's second with a mark."""
    return tuple(f"seat {i // s.each}{' second' if i % s.each else ''}" for i in range(bandit_count(s)))


def share_out_seats(s: State, given: dict[str, Any], own: dict[str, dict[str, Any]]) -> list[str]:
    """The name of every bandit by number: those whose seat is told, then the others as written, then those not
    mentioned; in the leaflet's game so that they make pairs."""
    if s.phase == Phase.CHARACTERS:
        return share_out_while_choosing(s, own)
    if s.options.variant == Variant.LEAFLET:
        free = [FREE] * (bandit_count(s) - len(own))
        return pair_up(in_their_seats(s, own, [*own, *free], range(bandit_count(s))), told_partners(given))
    return in_their_seats(s, own, [*own, *(name for name in CHARACTERS if name not in own)], range(bandit_count(s)))


def share_out_while_choosing(s: State, own: dict[str, dict[str, Any]]) -> list[str]:
    """Characters are chosen in their order, so those who have one come first in it."""
    chosen = [name for name in own if name in CHARACTERS]
    order = choosing_order(s)
    places = dict(zip(order, in_their_seats(s, own, chosen, order[: len(chosen)]), strict=False))
    waiting = seat_names(s)
    for bandit, name in enumerate(waiting):
        if name in own and (bandit in places or own[name].get("seat", bandit // s.each) != bandit // s.each):
            raise PositionError("position-seat-taken", field=f"bandits.{name}", number=bandit // s.each)
    s.step = len(chosen) // (s.each if s.options.variant == Variant.LEAFLET else 1)
    return [places.get(bandit, waiting[bandit]) for bandit in range(bandit_count(s))]


def choosing_order(s: State) -> list[int]:
    """The bandits in the order in which they get their characters: pairs together, others in turn."""
    if s.options.variant == Variant.LEAFLET:
        return list(range(bandit_count(s)))
    return [number % s.players * s.each + number // s.players for number in range(bandit_count(s))]


def in_their_seats(s: State, own: dict[str, dict[str, Any]], names: list[str], places: Any) -> list[str]:
    """So many of the names as there are places: those who say where they sit there, the others in their order."""
    found: dict[int, str] = {}
    for name in names:
        if "seat" in own.get(name, {}):
            bandit = told_seat(s, own[name], name, places, found)
            found[bandit] = name
    waiting = (name for name in names if name not in found.values())
    return [found[bandit] if bandit in found else next(waiting) for bandit in places]


def told_seat(s: State, told: dict[str, Any], name: str, places: Any, found: dict[int, str]) -> int:
    """The bandit at the seat that is told, his player's second if that is told or the first is taken."""
    field = f"bandits.{name}.seat"
    seat = read_number(field, told["seat"], 0, s.players - 1)
    second = read_flag(f"bandits.{name}.second", told.get("second", False))
    free = [bandit for bandit in places if bandit // s.each == seat and bandit not in found]
    if second:
        free = [bandit for bandit in free if bandit % s.each]
    if not free:
        highest = max((bandit // s.each for bandit in places), default=0)
        if seat > highest:
            read_number(field, seat, 0, highest)
        raise PositionError("position-seat-taken", field=field, number=seat)
    return int(free[0])


def told_partners(given: dict[str, Any]) -> list[str | None]:
    """What `partners` tells of Ghost, Doc and Belle."""
    told = read_list("partners", given.get("partners", [None] * len(LEADERS)))
    names = [PARTNER_NAMES[read_word("partners", name, PARTNER_NAMES)] for name in told if name is not None]
    if len(told) != len(LEADERS) or len(set(names)) != len(names):
        refuse_partners(told)
    return told


def pair_up(names: list[str], told: list[str | None]) -> list[str]:
    """The leaflet's seats left free go to leaders with a partner each, and to whoever makes a pair of a lone one."""
    found = names[:]
    free = [bandit for bandit, name in enumerate(names) if name == FREE]
    for bandit in sorted(free, key=lambda bandit: names[bandit ^ 1] == FREE):
        wanted = companions(found[bandit ^ 1], told)
        found[bandit] = next(name for name in (*wanted, *CHARACTERS) if name not in found)
    return found


def companions(name: str, told: list[str | None]) -> list[str]:
    """Who can sit beside a bandit: his partner as `partners` tells, or one it tells nothing of. Beside nobody: a
    leader."""
    pairs = [*zip(LEADER_NAMES, told, strict=False)]
    if name in LEADER_NAMES:
        own = [partner for leader, partner in pairs if leader == name and partner]
        return own or [partner for partner in PARTNER_NAMES if partner not in told]
    own = [leader for leader, partner in pairs if partner == name and name != FREE]
    return own or [leader for leader, partner in pairs if partner is None or name == FREE]


def read_partners(s: State, given: dict[str, Any], names: list[str]) -> None:
    """The leaflet's pairs: as they sit, and as `partners` tells of Ghost, Doc and Belle; what is left in any order."""
    found = told_partners(given)
    for pair, leader in enumerate(LEADER_NAMES):
        if leader in names:
            partner = names[names.index(leader) ^ 1]
            if partner not in (PARTNER_NAMES if found[pair] is None else [found[pair]]):
                raise PositionError("position-pair", field=f"bandits.{leader}", bandit=leader, partner=partner)
            found[pair] = partner
    left = iter([name for name in PARTNER_NAMES if name not in found])
    whole = [name or next(left) for name in found]
    if len(set(whole)) != len(whole):
        refuse_partners(given.get("partners", found))
    s.partners = [CHARACTERS.index(name) for name in whole]


def refuse_partners(told: Any) -> NoReturn:
    """Ghost, Doc and Belle have one partner each."""
    allowed = ", ".join(PARTNER_NAMES)
    raise PositionError("position-partners", field="partners", value=shown(told), allowed=allowed)


def find_bandit(s: State, field: str, name: Any) -> int:
    """The bandit of this name."""
    return read_word(field, name, [seat_name(s, bandit) for bandit in range(bandit_count(s))])


def find_seat(s: State, field: str, name: Any) -> int:
    """The player of the bandit of this name."""
    return find_bandit(s, field, name) // s.each


def find_bandits(s: State, field: str, value: Any) -> int:
    """Bandits as a set of bits."""
    return sum({1 << find_bandit(s, field, name) for name in read_list(field, value)})


def read_bandit(s: State, written: Written) -> None:
    """Where a bandit stands, what he has left to shoot, his cash and his hostage."""
    field, own = written.field, written.own
    bandit = s.bandits[written.bandit]
    bandit.bullets = read_number(f"{field}.bullets", own.get("bullets", BULLETS), 0, BULLETS)
    bandit.friendly = read_number(f"{field}.friendly", own.get("friendly", 0), 0, BULLETS - bandit.bullets)
    bandit.cash = read_number(f"{field}.cash", own.get("cash", 0), -MOST_CASH if s.options.stagecoach else 0, MOST_CASH)
    if "hostage" in own:
        refuse_unless(s, "stagecoach", f"{field}.hostage")
        bandit.hostage = read_word(f"{field}.hostage", own["hostage"], HOSTAGES)
    if s.phase not in (Phase.CHARACTERS, Phase.FISTS):
        bandit.place = read_place_of(s, written)


def refuse_unless(s: State, option: str, field: str) -> None:
    """What only an expansion has."""
    if not getattr(s.options, option):
        raise PositionError("position-option", field=field, option=option)


def read_place_of(s: State, written: Written) -> int:
    """A bandit's place: a car, `coach` or `time`, inside unless `roof`; or `away`, `gone`, `riding`."""
    field, own = written.field, written.own
    car = own.get("car", "riding" if s.phase == Phase.ATTACK else usual_car(s, written))
    if isinstance(car, str) and car in OFF_BOARD:
        return read_off_board(s, f"{field}.car", car)
    roof = read_flag(f"{field}.roof", own.get("roof", "car" not in own and car == s.marshal))
    if car == COACH:
        refuse_unless(s, "stagecoach", f"{field}.car")
        return COACH_INSIDE + roof
    if car == TIME:
        refuse_unless(s, "time_car", f"{field}.car")
        return TIME_CAR
    place = inside(read_number(f"{field}.car", car, LOCOMOTIVE, caboose(s))) + (ROOF if roof else 0)
    if place == inside(s.marshal):
        raise PositionError("position-with-marshal", field=f"{field}.car", car=car)
    return place


def read_off_board(s: State, field: str, word: str) -> int:
    """Somebody who is nowhere on the board, where that can be."""
    place = OFF_BOARD[word]
    refuse_unless(s, "time_car" if word == "away" else "stagecoach", field)
    if (place == RIDING) and s.phase != Phase.ATTACK:
        raise PositionError("position-off-board", field=field, value=word)
    return place


def usual_car(s: State, written: Written) -> int:
    """Where a bandit would start: odd and even seats from the First Player, or a player's first and second bandit."""
    number = written.bandit if s.each > 1 else (written.seat - s.first) % s.players
    return caboose(s) - number % 2
