"""Step 2: everything is turned up, the events do their work in their order, and the buildings are robbed."""

from saloon.engine import draw, emit, rule, size
from saloon.games.hold_up.cards import (
    BONUS_TILES,
    CORNERS,
    OPPOSITE,
    PLACES,
    PLACES_EACH,
    SEDUCTION_BONUS,
    SPOTS,
    TILES_EACH,
    Event,
)
from saloon.games.hold_up.options import DeputyEqual
from saloon.games.hold_up.poker import poker_rank
from saloon.games.hold_up.setup import draw_loot
from saloon.games.hold_up.state import (
    BY_DEPUTY,
    BY_SHERIFF,
    EVERYBODY,
    NOTHING,
    UNSEEN,
    Happening,
    State,
    Step,
    acts_at,
    events_up,
    face_down,
    gang_of,
    goes_before,
    lies_beside,
    next_corner,
    role_of,
    share,
    tile_worth,
    total,
)


@rule
def resolve_robberies(s: State) -> None:
    """HU-10, HU-32: sign, stagecoach, hidden loot, sheriff and deputy, seduction and poker, and only then the loot."""
    s.step = Step.ROBBERIES
    turn_up(s)
    repaint_sign(s)
    for spot in range(SPOTS):
        if s.events[spot] == Event.STAGECOACH:
            swap_loot(s, spot, next_corner(spot))
    for spot in range(SPOTS):
        if s.events[spot] == Event.HIDDEN_LOOT:
            find_hidden_loot(s, spot)
            find_hidden_loot(s, next_corner(spot))
    for spot in range(SPOTS):
        if s.events[spot] == Event.SHERIFF:
            post_sheriff(s, spot)
        elif s.events[spot] == Event.DEPUTY:
            post_deputy(s, spot)
            post_deputy(s, next_corner(spot))
    for corner in range(CORNERS):
        announce_attack(s, corner)
    for corner in range(CORNERS):
        rob(s, corner)
    s.step = Step.SETTLING


@rule
def turn_up(s: State) -> None:
    """HU-30: face-down gangsters count like any other from now on."""
    for seat in range(s.players):
        s.seats[seat].quota = 0
    emit(s, Happening.REVEAL)
    for spot in range(SPOTS):
        if s.events[spot] == UNSEEN:
            s.events[spot] = draw(s, s.event_bag, size(s.event_bag))
        if s.events[spot] >= 0:
            emit(s, Happening.EVENT_UP, spot, s.events[spot])
    for place in range(PLACES):
        if face_down(s, place):
            s.known[place] = EVERYBODY
            emit(s, Happening.CARD_UP, place, gang_of(s.town[place]), s.town[place], s.town[place])
    if not s.options.loot_visible:
        draw_loot(s, told=True)


@rule
def repaint_sign(s: State) -> None:
    """HU-11, HU-33: the painted sign and the event opposite change places; whatever moved acts from its new spot."""
    for spot in range(SPOTS):
        if s.events[spot] == Event.PAINTED_SIGN:
            other = opposite(s, spot)
            s.events[spot] = s.events[other]
            s.events[other] = Event.PAINTED_SIGN
            emit(s, Happening.SIGN, spot, other)
            return


@rule
def opposite(s: State, spot: int) -> int:
    """HU-11: the spot across the town, by option three gaps further round it."""
    return int(OPPOSITE[s.options.opposite][spot])


@rule
def swap_loot(s: State, corner: int, other: int) -> None:
    """HU-12, HU-34: the stagecoach swaps both tiles of its two buildings, and nothing else moves."""
    for i in range(TILES_EACH):
        one = s.tiles[TILES_EACH * corner + i]
        s.tiles[TILES_EACH * corner + i] = s.tiles[TILES_EACH * other + i]
        s.tiles[TILES_EACH * other + i] = one
    emit(s, Happening.STAGECOACH, corner, other)


@rule
def find_hidden_loot(s: State, corner: int) -> None:
    """A bonus tile on both loot tiles of a building: four of them on its two buildings."""
    for i in range(TILES_EACH):
        s.bonus[TILES_EACH * corner + i] = 1
        s.bonus_left -= BONUS_TILES // 4
    emit(s, Happening.HIDDEN_LOOT, corner)


@rule
def post_sheriff(s: State, spot: int) -> None:
    """HU-13, HU-35: he stands between two buildings, after the stagecoach and the hidden loot have done their work."""
    for i in range(2):
        corner = next_corner(spot) if i else spot
        other = spot if i else next_corner(spot)
        big = TILES_EACH * corner
        if sheriff_guards(tile_worth(s, big), tile_worth(s, big + 1), tile_worth(s, TILES_EACH * other)):
            s.guards[big] |= BY_SHERIFF
            emit(s, Happening.SHERIFF, corner, tile_worth(s, big), 0)
            return
    emit(s, Happening.SHERIFF_IDLE, spot)


@rule
def sheriff_guards(big: int, small: int, other: int) -> bool:
    """HU-14: whether he guards the bigger tile of a building, beside its smaller one and the bigger one across the gap:
    the biggest of the four alone."""
    return big > small and big > other


@rule
def post_deputy(s: State, corner: int) -> None:
    """HU-15, HU-35: he stands beside a building."""
    small = TILES_EACH * corner + 1
    if deputy_guards(s, tile_worth(s, small - 1), tile_worth(s, small)):
        s.guards[small] |= BY_DEPUTY
        emit(s, Happening.DEPUTY, corner, tile_worth(s, small), 1)
    else:
        emit(s, Happening.DEPUTY_IDLE, corner)


@rule
def deputy_guards(s: State, big: int, small: int) -> bool:
    """HU-15: whether he guards the smaller tile of a building; of equal ones the second gang's, or none by option."""
    return big != small or s.options.deputy_equal != DeputyEqual.NONE


@rule
def announce_attack(s: State, corner: int) -> None:
    """HU-21, HU-43: seduction raises strengths and poker compares them, at the two buildings beside them alone."""
    if acts_at(s, Event.SEDUCTION, corner):
        emit(s, Happening.SEDUCTION, corner)
    if acts_at(s, Event.POKER, corner):
        emit(s, Happening.POKER, corner)


@rule
def raised_at(events: int, corner: int) -> int:
    """HU-23: by how much the seduction raises each woman's strength before a building."""
    return SEDUCTION_BONUS if lies_beside(events, Event.SEDUCTION, corner) else 0


@rule
def strength_of(s: State, card: int, raised: int) -> int:
    """HU-23: what a gangster brings to a robbery, more for a woman where the seduction is at work."""
    role = role_of(card)
    return int(s.options.strengths[role] + raised * s.options.women[role])


@rule
def forces_at(s: State, corner: int) -> int:
    """The strengths of every gang's cards before a building, by the events turned up."""
    return gathered(s, corner, raised_at(events_up(s), corner))


@rule
def gathered(s: State, corner: int, raised: int) -> int:
    """HU-03: the strengths of every gang's cards before a building, on whichever side."""
    forces = 0
    for place in range(PLACES_EACH * corner, PLACES_EACH * (corner + 1)):
        if s.town[place] != NOTHING:
            forces += share(gang_of(s.town[place]), strength_of(s, s.town[place], raised))
    return forces


@rule
def poker_hand(s: State, corner: int, gang: int, raised: int) -> int:
    """How many cards of each strength a gang has before a building, four bits for each strength."""
    hand = 0
    for place in range(PLACES_EACH * corner, PLACES_EACH * (corner + 1)):
        if s.town[place] != NOTHING and gang_of(s.town[place]) == gang:
            hand += 1 << 4 * strength_of(s, s.town[place], raised)
    return hand


@rule
def rob(s: State, corner: int) -> None:
    """HU-17, HU-18, HU-22: the strongest gang takes the bigger tile, the second the smaller one, others nothing. HU-19:
    of equal gangs the first in the turn order goes before. HU-43: sums are compared, or hands where poker is played.
    HU-21: hands as raised by the seduction, or as printed by option."""
    forces = forces_at(s, corner)
    poker = acts_at(s, Event.POKER, corner)
    raised = raised_at(events_up(s), corner) if s.options.seduction_pairs else 0
    first = NOTHING
    second = NOTHING
    most = NOTHING
    next_most = NOTHING
    for gang in range(s.players):
        found = poker_rank(s, poker_hand(s, corner, gang, raised)) if poker else total(forces, gang)
        if found == NOTHING:
            continue
        if first == NOTHING or goes_before(s, found, gang, most, first):
            second = first
            next_most = most
            first = gang
            most = found
        elif second == NOTHING or goes_before(s, found, gang, next_most, second):
            second = gang
            next_most = found
    share_out(s, TILES_EACH * corner, first, second)


@rule
def share_out(s: State, big: int, first: int, second: int) -> None:
    """HU-16: to each gang its own tile, guarded or not, unless the strongest turns to the smaller one."""
    if slides(s, s.guards[big] != 0):
        take_loot(s, big, NOTHING)
        take_loot(s, big + 1, first)
    else:
        take_loot(s, big, first)
        take_loot(s, big + 1, second)


@rule
def slides(s: State, guarded: bool) -> bool:
    """HU-16: nobody moves down for a guarded tile; by option the strongest gang turns to the smaller one instead."""
    return guarded and s.options.slide_on_protected != 0


@rule
def take_loot(s: State, tile: int, gang: int) -> None:
    """HU-16: a guarded tile goes to nobody, and nobody moves up for it; HU-17: nor for one that finds no taker."""
    corner = tile // TILES_EACH
    if s.guards[tile]:
        emit(s, Happening.GUARDED, corner, tile_worth(s, tile), tile % TILES_EACH)
    elif gang == NOTHING:
        emit(s, Happening.LEFT, corner, tile_worth(s, tile), tile % TILES_EACH)
    else:
        s.takers[tile] = gang
        emit(s, Happening.ROBBED, gang, corner, tile_worth(s, tile), tile % TILES_EACH)
