"""Positions of Hold-up: any situation of the game, as a person would write it.

    {players: 3, step: looking, turn: 1, first: 0, buildings: {north-west: bank}, loot: {bank: [900, 300]},
     events: {east: sheriff, west: none}, town: {bank north: [coyotes chief, rattlers kid hidden 0]},
     gangs: {coyotes: {hand: [brute, kid, woman-a], looked: [east, west]}}}

Everything but `players` may be left out. `step` is `opening`, `placing` (the player on turn is to place), `looking` (he
has placed), `robberies` (all is placed: step 2 follows at once and turns up what lies face down), `settling` or `over`.
Buildings, loot, hands and the events somebody has looked at are drawn if not given; a spot may hold `none`. A gangster
in the town is his gang and role, with `hidden` if he lies face down and the seats of the opponents who have looked at
him. Gangsters mentioned nowhere are in the pile, or out of the game when the pile is given or the placing is over, so
that a short pile sets a short game. In `settling` and `over` a tile may be a mapping {worth, bonus, guard, taker},
`captures` tells who captured whom in which street, and `settled` how many streets are done. `generator` holds the two
words that drive chance.
"""

from collections.abc import Mapping
from typing import Any

from saloon.engine import PositionError, draw, size
from saloon.engine.options import show_options
from saloon.engine.positions import (
    read_fields,
    read_flag,
    read_generator,
    read_list,
    read_number,
    read_word,
    read_words,
    shown,
)
from saloon.games.hold_up.cards import (
    BANK_CORNERS,
    CORNERS,
    HAND,
    OPENING_LOOKS,
    SIDE_FIRST,
    SIDE_PLACES,
    SIDES,
    STREET_ORDERS,
    TILES_EACH,
    UNUSED,
    Building,
)
from saloon.games.hold_up.cards import ROLES as ROLE_COUNT
from saloon.games.hold_up.cards import SPOTS as GAPS
from saloon.games.hold_up.cards import STREETS as STREET_COUNT
from saloon.games.hold_up.notation import (
    BUILDINGS,
    EVENT_NAMES,
    GANGS,
    ROLES,
    SPOTS,
    STREETS,
    building_at,
    side_words,
)
from saloon.games.hold_up.notation import CORNERS as CORNER_NAMES
from saloon.games.hold_up.placing import (
    ask_place,
    continue_turn,
    looks_made,
    to_place,
)
from saloon.games.hold_up.robberies import resolve_robberies
from saloon.games.hold_up.settling import firepower
from saloon.games.hold_up.setup import build_town, clear_table, draw_loot, fits, open_sides
from saloon.games.hold_up.state import (
    EVERYBODY,
    NO_EVENT,
    NOTHING,
    UNSEEN,
    Decision,
    State,
    Step,
    card_of,
    face_down,
    gang_of,
    role_of,
)
from saloon.games.hold_up.view import GUARDS, show_roles

FIELDS = (
    "players", "options", "step", "first", "turn", "buildings", "loot", "events", "town", "gangs", "captures",
    "settled", "generator",
)  # fmt: skip
GANG_FIELDS = ("hand", "pile", "looked")
TILE_FIELDS = ("worth", "bonus", "guard", "taker")
STEP_WORDS = ("opening", "placing", "looking", "robberies", "settling", "over")
OPENING, PLACING, LOOKING, ROBBERIES, SETTLING, OVER = STEP_WORDS
AFTER = (SETTLING, OVER)  # steps that know what the robberies came to
HIDDEN = "hidden"
EMPTY = "none"


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `read_position` makes the same state of it, to the byte."""
    step = _step_word(s)
    after = {"captures": _captures(s), "settled": s.settled} if step in AFTER else {}
    return {
        "players": s.players,
        "options": show_options(s.options),
        "step": step,
        "first": s.first,
        "turn": s.turn,
        "buildings": {CORNER_NAMES[corner]: building_at(s, corner) for corner in range(CORNERS)},
        **({} if s.tiles[0] == UNSEEN else {"loot": _loot(s)}),
        "events": {SPOTS[spot]: _event(s, spot) for spot in range(GAPS) if s.events[spot] != UNSEEN},
        "town": _town(s),
        "gangs": {GANGS[seat]: _gang(s, seat) for seat in range(s.players)},
        **after,
        "generator": list(s.rng),
    }


def _step_word(s: State) -> str:
    if s.step == Step.PLACING:
        return LOOKING if s.decision == Decision.LOOK else PLACING
    return {Step.OPENING: OPENING, Step.SETTLING: SETTLING, Step.OVER: OVER}[Step(s.step)]


def _event(s: State, spot: int) -> str:
    return EMPTY if s.events[spot] == NO_EVENT else EVENT_NAMES[s.events[spot]]


def _loot(s: State) -> dict[str, list[Any]]:
    return {
        building_at(s, corner): [_tile(s, TILES_EACH * corner + i) for i in range(TILES_EACH)]
        for corner in range(CORNERS)
    }


def _tile(s: State, tile: int) -> Any:
    worth = s.tiles[tile]
    told: dict[str, Any] = {"worth": worth}
    if s.bonus[tile]:
        told["bonus"] = True
    if s.guards[tile]:
        told["guard"] = [name for name, bit in GUARDS.items() if s.guards[tile] & bit]
    if s.takers[tile] != NOTHING:
        told["taker"] = GANGS[s.takers[tile]]
    return worth if len(told) == 1 else told


def _town(s: State) -> dict[str, list[str]]:
    town = {}
    for side in range(SIDES):
        places = range(SIDE_FIRST[side], SIDE_FIRST[side] + SIDE_PLACES[side])
        standing = [_gangster(s, place) for place in places if s.town[place] != NOTHING]
        if standing:
            town[_side_name(s, side)] = standing
    return town


def _gangster(s: State, place: int) -> str:
    card = s.town[place]
    told = [GANGS[gang_of(card)], ROLES[role_of(card)]]
    if face_down(s, place):
        lookers = [str(seat) for seat in range(s.players) if s.known[place] >> seat & 1 and seat != gang_of(card)]
        told += [HIDDEN, *lookers]
    return " ".join(told)


def _gang(s: State, seat: int) -> dict[str, Any]:
    cards = s.seats[seat]
    looked = [SPOTS[spot] for spot in range(GAPS) if cards.looked >> spot & 1]
    return {"hand": show_roles(cards.hand), "pile": show_roles(cards.pile), "looked": looked}


def _captures(s: State) -> dict[str, str]:
    return {
        STREETS[street]: f"{GANGS[s.captors[street]]} {GANGS[s.victims[street]]}"
        for street in range(STREET_COUNT)
        if s.captors[street] != NOTHING
    }


def _side_name(s: State, side: int) -> str:
    where = side_words(s, side)
    return f"{where['building']} {where['street']}"


def read_position(s: State, position: dict[str, Any]) -> None:
    """Fill a state that has only its players and options. Raises PositionError."""
    given = read_fields("position", position, FIELDS)
    step = STEP_WORDS[read_word("step", given.get("step", PLACING), STEP_WORDS)]
    read_generator(s, given)
    clear_table(s)
    s.first = read_number("first", given.get("first", 0), 0, s.players - 1)
    s.turn = read_number("turn", given.get("turn", s.first), 0, s.players - 1)
    read_buildings(s, given.get("buildings", {}))
    open_sides(s)
    read_town(s, step, given.get("town", {}))
    read_gangs(s, step, given.get("gangs", {}))
    read_events(s, step, given.get("events", {}))
    read_loot(s, step, given)
    read_captures(s, step, given)
    resume(s, step)


def read_buildings(s: State, value: Any) -> None:
    """Each building once, the large ones in the centre; HU-44: the bank where the option wants it."""
    given = read_fields("buildings", value, CORNER_NAMES)
    wished = BANK_CORNERS[s.options.bank_corner]
    for corner, name in enumerate(CORNER_NAMES):
        if name in given:
            building = read_word(f"buildings.{name}", given[name], BUILDINGS)
            if building in s.buildings or not fits(building, corner):
                raise PositionError("hu-building", field=f"buildings.{name}", building=BUILDINGS[building])
            if wished != NOTHING and (building == Building.BANK) != (corner == wished):
                told = {"building": BUILDINGS[building], "corner": CORNER_NAMES[wished]}
                raise PositionError("hu-bank-corner", field=f"buildings.{name}", **told)
            s.buildings[corner] = building
    build_town(s)


def read_town(s: State, step: str, value: Any) -> None:
    """The gangsters before the buildings, side by side."""
    sides = [_side_name(s, side) for side in range(SIDES)]
    given = read_fields("town", value, sides)
    for side, name in enumerate(sides):
        for number, told in enumerate(read_list(f"town.{name}", given.get(name, []))):
            if s.room[side] == 0:
                raise PositionError("hu-no-room", field=f"town.{name}", places=number)
            place = SIDE_FIRST[side] + number
            s.room[side] -= 1
            read_gangster(s, step, place, f"town.{name}", told)


def read_gangster(s: State, step: str, place: int, field: str, told: Any) -> None:
    """A gangster: gang, role, and if he lies face down who has looked at him."""
    if not isinstance(told, str) or len(told.split()) < 2:
        raise PositionError("hu-gangster", field=field, value=shown(told))
    gang_name, role_name, *rest = told.split()
    gang = read_word(field, gang_name, GANGS[: s.players])
    card = card_of(gang, read_word(field, role_name, ROLES))
    if card in s.town:
        raise PositionError("hu-gangster-twice", field=field, value=f"{gang_name} {role_name}")
    s.town[place] = card
    s.known[place] = EVERYBODY
    if rest:
        hide(s, step, place, field, rest)


def hide(s: State, step: str, place: int, field: str, rest: list[str]) -> None:
    """HU-06: a face-down gangster counts against the quota, and nothing lies face down after the placing."""
    read_word(field, rest[0], (HIDDEN,))
    gang = gang_of(s.town[place])
    if s.seats[gang].quota == 0 or step in AFTER or step == OPENING:
        raise PositionError("hu-too-many-hidden", field=field, gang=GANGS[gang])
    s.seats[gang].quota -= 1
    s.known[place] = 1 << gang
    for seat in rest[1:]:
        s.known[place] |= 1 << read_word(field, seat, [str(number) for number in range(s.players)])


def read_gangs(s: State, step: str, value: Any) -> None:
    """Everybody's hand, pile and looks."""
    given = read_fields("gangs", value, GANGS[: s.players])
    for seat in range(s.players):
        field = f"gangs.{GANGS[seat]}"
        told = read_fields(field, given.get(GANGS[seat], {}), GANG_FIELDS)
        read_cards(s, step, seat, field, told)
        for spot in read_words(f"{field}.looked", told.get("looked", []), SPOTS):
            s.seats[seat].looked |= 1 << spot
    if step == OPENING:
        check_pairs(s)


def read_cards(s: State, step: str, seat: int, field: str, told: Mapping[str, Any]) -> None:
    """HU-02: three cards in hand while there is a pile; what is mentioned nowhere is in the pile or out of the game."""
    cards = s.seats[seat]
    placing = step in (OPENING, PLACING, LOOKING)
    most = HAND - (step == LOOKING and seat == s.turn) if placing else UNUSED
    for role in range(ROLE_COUNT):
        cards.aside[role] = 0 if card_of(seat, role) in s.town else 1
    for name, bag in (("hand", cards.hand), ("pile", cards.pile)):
        for role in read_words(f"{field}.{name}", told.get(name, []), ROLES):
            if not cards.aside[role]:
                raise PositionError("hu-gangster-twice", field=f"{field}.{name}", value=f"{GANGS[seat]} {ROLES[role]}")
            cards.aside[role] = 0
            bag[role] = 1
    if placing and "pile" not in told:
        for role in range(ROLE_COUNT):
            cards.pile[role] = cards.aside[role]
            cards.aside[role] = 0
    if "hand" not in told and placing:
        while size(cards.hand) < most and size(cards.pile) > 0:
            cards.hand[draw(s, cards.pile, size(cards.pile))] = 1
    check_hand(s, seat, field, most, placing=placing)


def check_hand(s: State, seat: int, field: str, most: int, *, placing: bool) -> None:
    """HU-02: no more cards than a hand holds, and a full hand while there is a pile."""
    in_hand = size(s.seats[seat].hand)
    if in_hand > most:
        raise PositionError("hu-hand-size", field=f"{field}.hand", count=in_hand, most=most)
    if size(s.seats[seat].pile) and (in_hand < most or not placing):
        raise PositionError("hu-pile-untimely", field=f"{field}.pile", count=in_hand, most=most)


def check_pairs(s: State) -> None:
    """HU-07: in the order of the turn, two events each, and no two players the same two; nothing stands in the town."""
    if any(card != NOTHING for card in s.town):
        raise PositionError("position-not-now", field="town", phase=OPENING)
    pairs = [s.seats[seat].looked for seat in range(s.players) if looks_made(s, seat) >= OPENING_LOOKS]
    waiting = False
    for number in range(s.players):
        seat = (s.first + number) % s.players
        made = looks_made(s, seat)
        if made > OPENING_LOOKS or (waiting and made) or pairs.count(s.seats[seat].looked) > 1:
            raise PositionError("hu-opening-looks", field=f"gangs.{GANGS[seat]}.looked", limit=OPENING_LOOKS)
        waiting = waiting or made < OPENING_LOOKS


def read_events(s: State, step: str, value: Any) -> None:
    """The events in the gaps; one that somebody has looked at is drawn if the position does not name it."""
    given = read_fields("events", value, SPOTS)
    for spot, name in enumerate(SPOTS):
        if name not in given:
            continue
        field = f"events.{name}"
        number = read_word(field, given[name], (*EVENT_NAMES, EMPTY))
        if number == len(EVENT_NAMES):
            if step == OPENING or any(seat.looked >> spot & 1 for seat in s.seats):
                raise PositionError("hu-event-missing", field=field)
            s.events[spot] = NO_EVENT
        elif not s.event_bag[number]:
            raise PositionError("hu-event-twice", field=field, event=EVENT_NAMES[number])
        else:
            s.event_bag[number] = 0
            s.events[spot] = number
    for spot in range(GAPS):
        looked = any(seat.looked >> spot & 1 for seat in s.seats)
        if s.events[spot] == UNSEEN and (looked or step in AFTER):
            s.events[spot] = draw(s, s.event_bag, size(s.event_bag))


def read_loot(s: State, step: str, given: Mapping[str, Any]) -> None:
    """Two tiles on each building, the bigger one first; tiles not named are drawn, unless they lie face down. Those
    that step 2 is about to turn up can be named too."""
    visible = s.options.loot_visible or step in AFTER
    if "loot" in given and not (visible or step == ROBBERIES):
        raise PositionError("position-not-now", field="loot", phase=step)
    loot = read_fields("loot", given.get("loot", {}), BUILDINGS)
    for corner in range(CORNERS):
        name = building_at(s, corner)
        if name in loot:
            read_tiles(s, step, corner, f"loot.{name}", loot[name])
    if visible:
        draw_loot(s, told=False)
    s.bonus_left -= sum(s.bonus)
    if s.bonus_left < 0:
        raise PositionError("hu-bonus-count", field="loot", count=sum(s.bonus))


def read_tiles(s: State, step: str, corner: int, field: str, value: Any) -> None:
    """The two tiles of a building: what each shows, and after the robberies what became of it."""
    told = read_list(field, value)
    if len(told) != TILES_EACH:
        raise PositionError("hu-two-tiles", field=field, count=len(told))
    for i, one in enumerate(told):
        tile = TILES_EACH * corner + i
        worth = read_fate(s, step, tile, field, one) if isinstance(one, dict) else one
        read_word(field, worth, sorted(set(s.options.loot)))
        if s.tiles.count(worth) == s.options.loot.count(worth):
            raise PositionError("hu-tile-count", field=field, worth=worth, supply=s.options.loot.count(worth))
        s.tiles[tile] = worth
    if s.tiles[TILES_EACH * corner] < s.tiles[TILES_EACH * corner + 1]:
        raise PositionError("hu-bigger-first", field=field)


def read_fate(s: State, step: str, tile: int, field: str, value: dict[str, Any]) -> Any:
    """What became of a tile in the robberies; what it shows is handed back."""
    given = read_fields(field, value, TILE_FIELDS)
    if step not in AFTER:
        raise PositionError("position-not-now", field=field, phase=step)
    s.bonus[tile] = int(read_flag(f"{field}.bonus", given.get("bonus", False)))
    for guard in read_words(f"{field}.guard", given.get("guard", []), tuple(GUARDS)):
        s.guards[tile] |= tuple(GUARDS.values())[guard]
    if "taker" in given:
        s.takers[tile] = read_word(f"{field}.taker", given["taker"], GANGS[: s.players])
    if s.guards[tile] and s.takers[tile] != NOTHING:
        raise PositionError("hu-guarded-taken", field=field)
    return given.get("worth")


def read_captures(s: State, step: str, given: Mapping[str, Any]) -> None:
    """Who captured whom in the streets that are settled."""
    for name in ("captures", "settled"):
        if name in given and step not in AFTER:
            raise PositionError("position-not-now", field=name, phase=step)
    most = STREET_COUNT if step == OVER else STREET_COUNT - 1
    usual = STREET_COUNT if step == OVER else 0
    s.settled = read_number("settled", given.get("settled", usual), usual, most)
    captures = read_fields("captures", given.get("captures", {}), STREETS)
    done = STREET_ORDERS[s.options.street_order][: s.settled]
    for street, name in enumerate(STREETS):
        if name in captures:
            field = f"captures.{name}"
            told = captures[name].split() if isinstance(captures[name], str) else []
            if len(told) != 2 or street not in done:
                raise PositionError("hu-capture", field=field, value=shown(captures[name]))
            s.captors[street], s.victims[street] = read_words(field, told, GANGS[: s.players])
            present = min(firepower(s, street, s.captors[street]), firepower(s, street, s.victims[street]))
            if present == NOTHING or s.captors[street] == s.victims[street]:
                raise PositionError("hu-capture", field=field, value=shown(captures[name]))


def resume(s: State, step: str) -> None:
    """Let the rules go on from there."""
    if step == OPENING:
        s.step = Step.OPENING
    elif step in AFTER:
        for seat in range(s.players):
            s.seats[seat].quota = 0
        s.step = Step.SETTLING
    elif step == ROBBERIES:
        resolve_robberies(s)
    else:
        s.step = Step.PLACING
        resume_placing(s, step)


def resume_placing(s: State, step: str) -> None:
    """The turn of the player on turn, if he has a gangster to place or has just placed one."""
    if step == LOOKING:
        continue_turn(s)
    elif to_place(s, s.turn) > 0:
        ask_place(s)
