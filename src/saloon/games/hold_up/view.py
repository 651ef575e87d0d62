"""What a seat sees of Hold-up: the town, and of what lies face down there only what it has looked at."""

from collections.abc import Callable, Iterable
from typing import Literal

from saloon.engine import NOBODY, SPECTATOR, common, head, size
from saloon.games.hold_up.cards import (
    BONUS,
    CORNERS,
    LARGE,
    NAMES,
    PLACES_EACH,
    SIDE_CORNER,
    SIDE_FIRST,
    SIDE_PLACES,
    SIDE_STREET,
    SIDES,
    SPOT_STREET,
    STREET_LENGTH,
    STREET_ORDERS,
    STREET_PLACES,
    TILES_EACH,
    Event,
    Role,
)
from saloon.games.hold_up.cards import SPOTS as GAPS
from saloon.games.hold_up.notation import CORNERS as CORNER_NAMES
from saloon.games.hold_up.notation import (
    DECISIONS,
    EVENT_NAMES,
    GANGS,
    ROLES,
    SPOTS,
    STEPS,
    STREETS,
    building_at,
    gangster,
)
from saloon.games.hold_up.robberies import raised_at, strength_of
from saloon.games.hold_up.secrets import is_strange, known_events, knows_event, knows_gangster, turned_up
from saloon.games.hold_up.settling import arms_of, bounty_in, bounty_money, gun_in, loot_money, score
from saloon.games.hold_up.state import (
    BY_DEPUTY,
    BY_SHERIFF,
    NO_EVENT,
    NOTHING,
    UNSEEN,
    State,
    Step,
    acts_at,
    acts_in,
    closed_street,
    face_down,
    gang_of,
    role_of,
    share,
    total,
)
from saloon.games.hold_up.view_types import (
    Building,
    Course,
    EventCard,
    EventName,
    Gang,
    Gangster,
    House,
    Own,
    RoleCard,
    Side,
    StreetState,
    Table,
    Tile,
    View,
)

CORNER_SIDES = tuple(tuple(side for side in range(SIDES) if SIDE_CORNER[side] == corner) for corner in range(CORNERS))
GUARDS = {"sheriff": BY_SHERIFF, "deputy": BY_DEPUTY}


def view(s: State, seat: int | None) -> View:
    """Everything a seat may know, in words; None is a spectator."""
    observer = SPECTATOR if seat is None else seat
    return {
        **head(s, "hold-up", seat, DECISIONS[s.decision]),
        **_open(s),
        "streets": [_street(s, street, observer) for street in STREET_ORDERS[s.options.street_order]],
        "buildings": [_building(s, corner, observer) for corner in range(CORNERS)],
        "events": [_event(s, spot, knows_event(s, observer, spot)) for spot in range(GAPS)],
        **_own(s, seat),
    }


@common
def _open(s: State) -> Table:
    """What everybody sees, apart from what may lie face down."""
    over = s.actor == NOBODY
    return {
        "step": STEPS[s.step],
        "first": s.first,
        "roles": [_role(s, number) for number in range(len(ROLES))],
        "bonus_left": s.bonus_left,
        "gangs": [_gang(s, gang) for gang in range(s.players)],
        "aside": {str(gang): show_roles(s.seats[gang].aside) for gang in range(s.players) if any(s.seats[gang].aside)},
        "scores": [score(s, player) for player in range(s.players)] if over else None,
    }


def _own(s: State, seat: int | None) -> Own:
    if seat is None:
        return {}
    return {"hand": show_roles(s.seats[seat].hand), "pile": show_roles(s.seats[seat].pile)}


def show_roles(bag: list[int]) -> list[str]:
    """The gangsters in a bag, by role."""
    return [ROLES[role] for role, count in enumerate(bag) if count]


def _role(s: State, number: int) -> RoleCard:
    return {
        "role": ROLES[number],
        "strength": s.options.strengths[number],
        "firepower": s.options.firepowers[number],
        "bounty": s.options.bounties[number],
        "chief": number == Role.CHIEF,
        "woman": bool(s.options.women[number]),
    }


def _building(s: State, corner: int, observer: int) -> Building:
    places = range(PLACES_EACH * corner, PLACES_EACH * (corner + 1))
    raised = raised_at(known_events(s, observer), corner)
    return {
        **_house(s, corner),
        "sides": [_side(s, side, _known(s, side, observer)) for side in CORNER_SIDES[corner]],
        "strengths": _sums(s, places, observer, lambda card: strength_of(s, card, raised)),
        "strangers": _strangers(s, places, observer),
    }


@common
def _house(s: State, corner: int) -> House:
    """A building without those who stand before it."""
    working = s.step >= Step.SETTLING
    first = TILES_EACH * corner
    return {
        "corner": CORNER_NAMES[corner],
        "building": building_at(s, corner),
        "large": s.buildings[corner] < LARGE,
        "loot": None if s.tiles[first] == UNSEEN else [_tile(s, tile) for tile in (first, first + 1)],
        "poker": working and acts_at(s, Event.POKER, corner),
        "seduction": working and acts_at(s, Event.SEDUCTION, corner),
    }


def _tile(s: State, tile: int) -> Tile:
    return {
        "worth": s.tiles[tile],
        "bonus": BONUS * s.bonus[tile],
        "guard": [name for name, bit in GUARDS.items() if s.guards[tile] & bit],
        "taker": None if s.takers[tile] == NOTHING else s.takers[tile],
    }


def _sums(s: State, places: Iterable[int], observer: int, points: Callable[[int], int]) -> list[int]:
    """What each gang's cards at some places come to, of those that an observer knows."""
    known = (s.town[place] for place in places if s.town[place] != NOTHING and knows_gangster(s, observer, place))
    shares = sum(share(gang_of(card), points(card)) for card in known)
    return [max(total(shares, gang), 0) for gang in range(s.players)]


def _strangers(s: State, places: Iterable[int], observer: int) -> list[int]:
    """HU-38: how many of each gang stand there face down whom an observer does not know."""
    return [sum(is_strange(s, place, gang, observer) for place in places) for gang in range(s.players)]


def _known(s: State, side: int, observer: int) -> int:
    """The places of a side whose gangsters an observer knows, a bit each."""
    first = SIDE_FIRST[side]
    return sum(knows_gangster(s, observer, first + place) << place for place in range(SIDE_PLACES[side]))


@common
def _side(s: State, side: int, known: int) -> Side:
    first = SIDE_FIRST[side]
    return {
        "street": STREETS[SIDE_STREET[side]],
        "closed": SIDE_STREET[side] == closed_street(s),
        "places": [_card(s, side, first + i, bool(known >> i & 1)) for i in range(SIDE_PLACES[side])],
    }


def _card(s: State, side: int, place: int, known: bool) -> Gangster | None:
    """HU-38: a face-down gangster shows its gang and where it stands; the rest only to those who know it."""
    card = s.town[place]
    if card == NOTHING:
        return None
    role = role_of(card)
    street = SIDE_STREET[side]
    captor = s.captors[street] if s.victims[street] == gang_of(card) else NOTHING
    return {
        "number": place - SIDE_FIRST[side] + 1,
        "seat": gang_of(card),
        "face_down": face_down(s, place),
        "role": ROLES[role] if known else None,
        "gangster": gangster(s, card) if known else None,
        "strength": s.options.strengths[role] if known else None,
        "firepower": s.options.firepowers[role] if known else None,
        "bounty": s.options.bounties[role] if known else None,
        "seen_by": [seat for seat in range(s.players) if s.known[place] >> seat & 1],
        "fate": _fate(s, street, captor),
        "captor": None if captor == NOTHING else captor,
    }


def _fate(s: State, street: int, captor: int) -> Literal["captured", "discarded"] | None:
    order = STREET_ORDERS[s.options.street_order]
    if order.index(street) >= s.settled:
        return None
    return "discarded" if captor == NOTHING else "captured"


@common
def _event(s: State, spot: int, known: bool) -> EventCard:
    corners = (spot, (spot + 1) % CORNERS)
    return {
        "spot": SPOTS[spot],
        "corners": [CORNER_NAMES[corner] for corner in corners],
        "buildings": [building_at(s, corner) for corner in corners],
        "street": STREETS[SPOT_STREET[spot]],
        "event": _event_name(s, spot, known),
        "face_up": turned_up(s),
        "seen_by": [seat for seat in range(s.players) if s.seats[seat].looked >> spot & 1],
    }


def _event_name(s: State, spot: int, known: bool) -> EventName | None:
    """The event of a spot for somebody who has looked at it, or when it has been turned up."""
    if s.events[spot] == NO_EVENT:
        return "none"
    return EVENT_NAMES[s.events[spot]] if known and s.events[spot] != UNSEEN else None


def _street(s: State, street: int, observer: int) -> StreetState:
    places = STREET_PLACES[street][: STREET_LENGTH[street]]
    gun = gun_in(known_events(s, observer), street)
    return {
        **_course(s, street),
        "firepower": _sums(s, places, observer, lambda card: arms_of(s, card, gun)),
        "strangers": _strangers(s, places, observer),
    }


@common
def _course(s: State, street: int) -> Course:
    """A street without those who stand in it."""
    up = s.step >= Step.SETTLING
    captor, victim = s.captors[street], s.victims[street]
    return {
        "street": STREETS[street],
        "closed": street == closed_street(s),
        "settled": STREET_ORDERS[s.options.street_order].index(street) < s.settled,
        "keg": up and acts_in(s, Event.POWDER_KEG, street),
        "gun": up and acts_in(s, Event.MACHINE_GUN, street),
        "captor": None if captor == NOTHING else captor,
        "victim": None if victim == NOTHING else victim,
        "bounty": 0 if victim == NOTHING else bounty_in(s, street, victim),
    }


def _gang(s: State, gang: int) -> Gang:
    cards = s.seats[gang]
    return {
        "seat": gang,
        "gang": GANGS[gang],
        "gangsters": list(NAMES[gang]),
        "hand": size(cards.hand),
        "pile": size(cards.pile),
        "face_down_left": cards.quota,
        "loot": loot_money(s, gang),
        "bounty": bounty_money(s, gang),
        "money": score(s, gang),
    }
