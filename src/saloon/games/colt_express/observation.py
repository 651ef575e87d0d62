"""What a learning program is shown of Colt Express, and what it may do: one shape for all variants and expansions.

Bandits stand in rows from the viewer's own on, in the order of their seats; seats likewise. Purses and flasks keep
their numbers, for choices name them by these. Whatever may be secret is asked of `secrets`.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from saloon.engine import NOBODY, rule, table
from saloon.engine.observations import (
    MOST,
    ROW_BITS,
    Observation,
    amount,
    bits,
    capped,
    kind,
    mark,
    offset,
    piece,
    places_on,
    row_at,
    turned,
)
from saloon.engine.words import words
from saloon.games.colt_express.cards import (
    ACTIONS,
    ALL_BULLETS,
    BASE_KINDS,
    BULLETS,
    CARDS,
    CHARACTERS,
    FLASKS,
    HOSTAGES,
    KINDS,
    KINDS_OF_LOOT,
    LEADERS,
    MAX_BANDITS,
    MAX_CARS,
    MAX_PICKS,
    MAX_PILE,
    MAX_PLAYERS,
    MAX_TURNS,
    NEUTRAL_BULLETS,
    NEUTRAL_BULLETS_MORE,
    PAIRS,
    PURSE_VALUES,
    PURSES,
    ROUNDS,
    Character,
    Hostage,
    Loot,
    RoundCard,
    Turn,
    Wagon,
    Whisky,
)
from saloon.games.colt_express.hands import across
from saloon.games.colt_express.notation import ACTION_WORDS, BULLET_WORDS, place_text
from saloon.games.colt_express.outlook import STRONGBOX, foresee
from saloon.games.colt_express.places import last_place
from saloon.games.colt_express.secrets import hidden_card, knows_hideout, knows_loot, knows_played, knows_whose
from saloon.games.colt_express.shown import (
    UNIT,
    Ahead,
    At,
    Bandit,
    Flask,
    Outlook,
    Own,
    Place,
    Played,
    Purse,
    Seat,
    Table,
)
from saloon.games.colt_express.stagecoach import next_rider
from saloon.games.colt_express.state import (
    HELD,
    NOTHING,
    OUT,
    PLACES,
    STOPS,
    UNSEEN,
    Code,
    Decision,
    Phase,
    State,
    bandit_count,
    in_teams,
    lead,
    partner_of,
    side_of,
    symbol_of,
)
from saloon.games.colt_express.value import first_to_come

WORTH_BITS = 15  # what the number of a value fits into
WORTHS = table([min(value // UNIT, MOST) for value in PURSE_VALUES])
TOKEN_BITS = 63  # what says where a purse is fits into; the last is OUT
RING_BITS = 7
SEAT_BITS = 127  # what a set of seats, and the spectators, fits into
CODE_BITS = 511  # what the code of a choice fits into
WHEREABOUTS = PLACES + 3  # the last three: travelling in time, escaped, on horseback
FLASKS_EACH = 8  # sorts of flasks that a player can drink: of two bandits, of two kinds, full or half drunk
MOST_CARDS = 30  # of a player


@rule
def ring_of(bandits: int, first: int) -> int:
    """The number of a ring of so many bandits, seen from one on."""
    return (bandits & RING_BITS) << 3 | first & RING_BITS


UNSEEN_CARDS = At.SEATS + Seat.UNSEEN
HEAP_BITS = 1023  # what a place in an observation fits into


def seen_from(bandits: int, first: int, token: int) -> tuple[int, int]:
    """Of what says where a purse is, in a ring of bandits from one on: how it is told, and where purses are counted
    that are there. Those out of the game are nowhere, and are counted where a bandit is written over it."""
    if token < PLACES:
        return 1 + token, At.FLOORS + token * Place.SIZE + Place.PURSES
    if HELD <= token < HELD + bandits:
        row = (token - HELD - first) % bandits
        return 1 + PLACES + row, At.BANDITS + row * Bandit.SIZE + Bandit.PURSES
    return 0, At.BANDITS


def for_rings(told: Callable[[int, int], Iterable[int]]) -> Any:
    """A table with a row for every ring of seats or bandits, from every one of it on."""
    rings = [(ring >> 3, ring & RING_BITS) for ring in range(ring_of(MAX_BANDITS, MAX_BANDITS))]
    return table((told(count, first) if first < count else [] for count, first in rings), fill=0)


WHERE = for_rings(lambda count, first: [seen_from(count, first, token)[0] for token in range(TOKEN_BITS + 1)])
HEAPS = for_rings(lambda count, first: [seen_from(count, first, token)[1] for token in range(TOKEN_BITS + 1)])
TURNED = for_rings(lambda count, first: [turned(seats, first, count) for seats in range(SEAT_BITS + 1)])
NAMES = for_rings(lambda count, first: [1 + places_on(one, first, count) for one in range(count)])


# Every sort of choice: its first code, and how many there are.
SORTS = {
    Code.PLAY: ACTIONS,
    Code.HIDE: ACTIONS,
    Code.DRAW: 1,
    Code.PASS: 1,
    Code.DRINK: FLASKS_EACH,
    Code.COVER: ACTIONS,
    Code.NO_COVER: 1,
    Code.CHARACTER: CHARACTERS,
    Code.PAIR: PAIRS,
    Code.FIST: 2,
    Code.RIDE_ON: 1,
    Code.JUMP_ON: 1,
    Code.BOARD: MAX_CARS,
    Code.TAKE: CARDS,
    Code.TAKE_NOTHING: 1,
    Code.KEEP_SOME: CARDS,
    Code.KEEP_NO_MORE: 1,
    Code.DISCARD: CARDS,
    Code.KEEP: 1,
    Code.DUMP: ALL_BULLETS + 1,
    Code.MOVE: PLACES,
    Code.FIRE: MAX_BANDITS,
    Code.ROB: PURSES,
    Code.ROB_JEWEL: 1,
    Code.ROB_STRONGBOX: 1,
    Code.ROB_ANY_PURSE: 1,
    Code.ROB_FLASK: FLASKS,
    Code.PUNCH: MAX_BANDITS,
    Code.PUNCH_SHOTGUN: 1,
    Code.KNOCK: KINDS_OF_LOOT,
    Code.KNOCK_PURSE: PURSES,
    Code.POCKET: 1,
    Code.DROP: 1,
    Code.THROW: PLACES,
    Code.MARSHAL: MAX_CARS,
    Code.PICKPOCKET: PURSES,
    Code.PICKPOCKET_ANY: 1,
    Code.DECLINE: 1,
    Code.RIDE: PLACES,
    Code.LEAVE: 1,
    Code.HOSTAGE: HOSTAGES,
    Code.FLEE: PLACES,
    Code.TRAVEL: PLACES,
}
CODES = table(sort + number for sort, count in SORTS.items() for number in range(count))
INDICES = table({code: index for index, code in enumerate(CODES)}.get(code, -1) for code in range(max(CODES) + 1))
NAMED = table(  # the bandit that a choice names, if it does
    next((code - sort for sort in (Code.FIRE, Code.PUNCH) if sort <= code < sort + MAX_BANDITS), NOTHING)
    for code in range(max(CODES) + 1)
)
Action = IntEnum("Action", {sort.name: INDICES[sort] for sort in SORTS} | {"SIZE": len(CODES)})  # type: ignore[misc]


@rule
def row_of(s: State, seat: int, bandit: int) -> int:
    """The row of a bandit, from the viewer's first on."""
    return places_on(bandit, lead(s, seat), bandit_count(s))


@rule
def index_of(s: State, seat: int, code: int) -> int:
    """A choice as an action: bandits are named by their rows."""
    bandit = int(NAMED[code & CODE_BITS])
    if bandit == NOTHING:
        return int(INDICES[code & CODE_BITS])
    return int(INDICES[code - bandit & CODE_BITS]) + row_of(s, seat, bandit)


@rule
def code_of(s: State, seat: int, index: int) -> int:
    """An action as a choice."""
    code = int(CODES[index])
    row = int(NAMED[code])
    if row == NOTHING:
        return code
    return code - row + (row + lead(s, seat)) % bandit_count(s)


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The table first, then what there is of each thing."""
    observe_table(s, seat, out)
    observe_train(s, seat, out)
    observe_floors(s, out)
    observe_purses(s, seat, out)
    if s.options.stagecoach:
        observe_stagecoach(s, seat, out)
    observe_bandits(s, seat, out)
    for player in range(s.players):
        count_cards(s, player, places_on(player, seat, s.players), out)
    for player in range(s.players):
        observe_cards(s, player, places_on(player, seat, s.players), out)
    if in_teams(s):
        observe_teams(s, seat, out)
    observe_own(s, seat, out)
    observe_pile(s, seat, out)


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Where in the game we are, who is asked what, and about whom."""
    if s.actor != NOBODY:
        out[At.TABLE + Table.ACTOR] = 1 + places_on(s.actor, seat, s.players)
        out[At.TABLE + Table.DECISION] = 1 + s.decision
    out[At.TABLE + Table.PHASE] = 1 + s.phase
    out[At.TABLE + Table.ROUND] = s.round_no
    out[At.TABLE + Table.STEP] = s.step
    out[At.TABLE + Table.ACT] = s.act
    out[At.TABLE + Table.LAID] = s.laid
    out[At.TABLE + Table.DRUNK] = s.drunk
    out[At.TABLE + Table.FIRST] = 1 + places_on(s.first, seat, s.players)
    out[At.TABLE + Table.LEFT] = s.pile_n - s.resolving
    out[At.TABLE + Table.BEGUN] = s.begun
    if s.phase == Phase.ACTION and s.resolving < s.pile_n and s.begun:
        out[At.TABLE + Table.CURRENT] = 1 + row_of(s, seat, s.pile[s.resolving].bandit)
        if s.victim != NOTHING:
            out[At.TABLE + Table.VICTIM] = 1 + row_of(s, seat, s.victim)
    out[At.TABLE + Table.KNOCKED] = 1 + s.knocked
    if s.cover:
        out[At.TABLE + Table.COVER] = 1 + row_of(s, seat, s.cover - 1)
    if s.round_no > 0 and s.past[s.round_no - 1] != NOTHING:
        observe_round(s, out)
    if s.phase == Phase.CHARACTERS:
        for character in range(CHARACTERS):
            out[At.TABLE + Table.FREE + character] = s.spare_characters[character]
        for pair in range(PAIRS):
            out[At.TABLE + Table.PARTNERS + pair] = 1 + s.partners[pair]


@rule
def observe_round(s: State, out: Any) -> None:
    """The round card, its turns, and those before it."""
    out[At.TABLE + Table.CARD] = 1 + s.card
    if s.phase in (Phase.OPENING, Phase.PLAN):
        out[At.TABLE + Table.TURN] = 1 + s.turn
    for turn in range(MAX_TURNS):
        out[At.TABLE + Table.TURNS + turn] = 1 + symbol_of(s, turn)
    for number in range(ROUNDS):
        out[At.TABLE + Table.PAST + number] = 1 + s.past[number]


@rule
def observe_train(s: State, seat: int, out: Any) -> None:
    """The train, the Marshal on it, and a bandit who is away in time."""
    out[At.TABLE + Table.CARS] = s.cars
    out[At.TABLE + Table.MARSHAL] = 1 + s.marshal
    out[At.TABLE + Table.NEUTRAL] = s.neutral
    out[At.TABLE + Table.BESIDE] = s.beside
    for car in range(MAX_CARS):
        out[At.TABLE + Table.WAGONS + car] = 1 + s.wagons[car] if car < s.cars else 0
    if s.hideout != NOTHING and knows_hideout(s, seat):
        out[At.TABLE + Table.HIDEOUT] = 1 + s.hideout


@rule
def observe_stagecoach(s: State, seat: int, out: Any) -> None:
    """Horses & Stagecoach: the coach, its passengers, the horses, those who must flee or take a hostage, the flasks."""
    out[At.TABLE + Table.COACH] = 1 + s.coach
    out[At.TABLE + Table.SHOTGUN] = s.shotgun
    out[At.TABLE + Table.HORSES_OUT] = s.horses_out
    out[At.TABLE + Table.WALK] = s.walk
    out[At.TABLE + Table.FLEEING] = turned(s.fleeing, lead(s, seat), bandit_count(s))
    out[At.TABLE + Table.TAKING] = turned(s.taking, lead(s, seat), bandit_count(s))
    for stop in range(STOPS):
        out[At.TABLE + Table.HORSES + stop] = s.horses[stop]
    for hostage in range(HOSTAGES):
        out[At.TABLE + Table.IN_COACH + hostage] = s.hostages[hostage]
    if s.phase == Phase.ATTACK:
        observe_riders(s, seat, out)
    for flask in range(FLASKS):
        observe_flask(s, seat, flask, out, At.WHISKY + flask * Flask.SIZE)


@rule
def observe_riders(s: State, seat: int, out: Any) -> None:
    """The horse attack: the wagon being passed, and which bandit is asked."""
    out[At.TABLE + Table.TURN] = 1 + s.turn
    if s.decision == Decision.ATTACK and s.step < bandit_count(s):
        out[At.TABLE + Table.RIDER] = 1 + row_of(s, seat, s.step)
    elif s.decision == Decision.BOARD and s.actor != NOBODY:
        out[At.TABLE + Table.RIDER] = 1 + row_of(s, seat, next_rider(s, s.actor))


@rule
def observe_floors(s: State, out: Any) -> None:
    """Jewels and strongboxes at every place; purses and flasks are added where they are looked at."""
    for place in range(last_place(s)):
        at = row_at(At.FLOORS, place, Place.SIZE)
        out[at + Place.JEWELS] = s.jewels[place]
        out[at + Place.STRONGBOXES] = s.strongboxes[place]


@rule
def observe_purses(s: State, seat: int, out: Any) -> None:
    """CE-03: where every purse is, who has looked into it, and what it holds for who has. They are added up where they
    lie, and with who holds them. It is the longest loop of all: tables say most of what would else be decided."""
    ring = ring_of(bandit_count(s), lead(s, seat))
    seats = ring_of(s.players, seat)
    for purse in range(PURSES):
        token = s.purses[purse]
        if token.at != OUT or token.known:  # else it has never been in the game
            where = token.at & TOKEN_BITS
            at = At.LOOT + purse * Purse.SIZE
            heap = HEAPS[ring][where] & HEAP_BITS
            out[at + Purse.WHERE] = WHERE[ring][where]
            out[at + Purse.LOOKED] = TURNED[seats][token.known & SEAT_BITS]
            out[heap] += 1
            if knows_loot(token, seat):
                worth = WORTHS[token.worth & WORTH_BITS]
                out[at + Purse.WORTH] = worth
                out[heap + 1] = capped(int(out[heap + 1]) + worth)


@rule
def observe_flask(s: State, seat: int, flask: int, out: Any, at: int) -> None:
    """The same for a flask."""
    token = s.flasks[flask]
    if token.kind != UNSEEN and knows_loot(token, seat):
        out[at + Flask.KIND] = 1 + token.kind
    out[at + Flask.HALF] = token.half
    out[at + Flask.LOOKED] = turned(token.known, seat, s.players)
    if token.at >= HELD:
        row = row_of(s, seat, token.at - HELD)
        out[at + Flask.HOLDER] = 1 + row
        out[At.BANDITS + row * Bandit.SIZE + Bandit.FLASKS] += 1
    elif token.at >= 0:
        out[at + Flask.PLACE] = 1 + token.at
        out[At.FLOORS + token.at * Place.SIZE + Place.FLASKS] += 1


@rule
def observe_bandits(s: State, seat: int, out: Any) -> None:
    """The bandits, purses and flasks apart."""
    first = lead(s, seat)
    bandits = bandit_count(s)
    players = s.players
    side = side_of(s, first)
    boarded = s.phase not in (Phase.CHARACTERS, Phase.FISTS)
    for bandit in range(bandits):
        at = row_at(At.BANDITS, places_on(bandit, first, bandits), Bandit.SIZE)
        found = s.bandits[bandit]
        out[at + Bandit.CHARACTER] = 1 + found.character
        out[at + Bandit.SEAT] = 1 + places_on(found.seat, seat, players)
        out[at + Bandit.ALLY] = side_of(s, bandit) == side
        out[at + Bandit.PLACE] = 1 + found.place if boarded else 0
        out[at + Bandit.BULLETS] = found.bullets
        out[at + Bandit.RECEIVED] = found.received
        out[at + Bandit.HITS] = found.hits
        out[at + Bandit.FRIENDLY] = found.friendly
        out[at + Bandit.JEWELS] = found.jewels
        out[at + Bandit.STRONGBOXES] = found.strongboxes
        out[at + Bandit.CASH] = capped(found.cash // UNIT)
        out[at + Bandit.HOSTAGE] = 1 + found.hostage


@rule
def count_cards(s: State, player: int, row: int, out: Any) -> None:
    """How many cards a player has where."""
    at = row_at(At.SEATS, row, Seat.SIZE)
    cards = s.seats[player]
    out[at + Seat.PLAYS] = 1
    out[at + Seat.HAND] = cards_in(s, cards.hand)
    out[at + Seat.DECK] = cards.tops + cards_in(s, cards.deck)
    out[at + Seat.CHOSEN] = cards.picks[0] != NOTHING or cards.picks[1] != NOTHING


@rule
def cards_in(s: State, bag: list[int]) -> int:
    """How many cards a bag holds; it is not looked for those that this game does not know."""
    count = 0
    for card in range(BASE_KINDS):
        count += bag[card]
    for card in range(BASE_KINDS, s.kinds):
        count += bag[card]
    for bullet in range(ACTIONS, CARDS):
        count += bag[bullet]
    return count


@rule
def observe_cards(s: State, player: int, row: int, out: Any) -> None:
    """Which cards a player has in hand, in the deck or face down, together, is no secret but in teams."""
    at = row_at(At.SEATS, row, Seat.SIZE)
    cards = s.seats[player]
    for card in range(CARDS):
        out[at + Seat.UNSEEN + card] = cards.hand[card] + cards.deck[card]
    if s.expert or s.options.stagecoach:
        observe_more_cards(s, player, row, out)


@rule
def observe_more_cards(s: State, player: int, row: int, out: Any) -> None:
    """What is known of a hand where cards can be kept, and an Expert's discard."""
    at = row_at(At.SEATS, row, Seat.SIZE)
    cards = s.seats[player]
    out[at + Seat.TOPS] = cards.tops
    out[at + Seat.KEPT] = cards.kept
    for card in range(CARDS):
        out[at + Seat.HELD + card] = cards.held[card]
    if s.expert:
        out[at + Seat.DISCARD_TOP] = 1 + cards.discard_top
        for card in range(CARDS):
            out[at + Seat.DISCARD + card] = cards.discard[card]


@rule
def observe_teams(s: State, seat: int, out: Any) -> None:
    """CE-58: which of their cards partners have drawn from each other is no open matter: of both together, the cards of
    a player's bandit, and all bullets of the two."""
    for player in range(s.players):
        for card in range(CARDS):
            out[row_at(UNSEEN_CARDS, player, Seat.SIZE) + card] = 0
    for player in range(s.players):
        at = row_at(UNSEEN_CARDS, places_on(player, seat, s.players), Seat.SIZE)
        other = row_at(UNSEEN_CARDS, places_on(partner_of(player), seat, s.players), Seat.SIZE)
        cards = s.seats[player]
        for kind_of_card in range(KINDS):
            out[at + kind_of_card] += cards.hand[kind_of_card] + cards.deck[kind_of_card]
            lent = across(kind_of_card)
            out[other + kind_of_card] += cards.hand[lent] + cards.deck[lent]
        for bullet in range(ACTIONS, CARDS):
            out[at + bullet] += cards.hand[bullet] + cards.deck[bullet]
            out[other + bullet] += cards.hand[bullet] + cards.deck[bullet]


@rule
def observe_own(s: State, seat: int, out: Any) -> None:
    """The viewer's hand and, but in teams, what his deck holds; what he has chosen in secret."""
    cards = s.seats[seat]
    for card in range(CARDS):
        out[At.OWN + Own.HAND + card] = cards.hand[card]
    if in_teams(s):
        for guest in range(KINDS):
            out[At.OWN + Own.GUESTS + guest] = cards.guests[guest]
    else:
        for card in range(CARDS):
            out[At.OWN + Own.DECK + card] = cards.deck[card]
    if cards.picks[0] != NOTHING:
        for number in range(MAX_PICKS):
            picked = cards.picks[number]
            if Code.KEEP_SOME <= picked < Code.KEEP_NO_MORE:
                out[At.OWN + Own.PICKS + number] = 1 + picked - Code.KEEP_SOME
        out[At.OWN + Own.JUMPS] = cards.picks[0] == Code.JUMP_ON


@rule
def observe_pile(s: State, seat: int, out: Any) -> None:
    """CE-11, CE-68: the cards to be carried out, the next one first; face down, as far as the viewer knows them."""
    bandits = ring_of(bandit_count(s), lead(s, seat))
    seats = ring_of(s.players, seat)
    for number in range(s.pile_n - s.resolving):
        played = s.pile[s.resolving + number & ROW_BITS]
        at = At.PILE + number * Played.SIZE
        out[at + Played.CARD] = 1 + played.card
        out[at + Played.SEAT] = NAMES[seats][played.seat & RING_BITS]
        out[at + Played.BANDIT] = NAMES[bandits][played.bandit & RING_BITS]
        if played.hidden:
            observe_hidden(s, seat, s.resolving + number, out)
        if out[at + Played.CARD] and s.resolving + number >= first_to_come(s):
            row = row_at(At.BANDITS, NAMES[bandits][played.bandit & RING_BITS] - 1, Bandit.SIZE)
            out[row + Bandit.COMING + played.card] += 1


@rule
def observe_hidden(s: State, seat: int, i: int, out: Any) -> None:
    """A card of the pile that lies face down: its back is all that some see."""
    at = row_at(At.PILE, i - s.resolving, Played.SIZE)
    out[at + Played.HIDDEN] = 1
    if not knows_played(s.pile[i], seat):
        out[at + Played.CARD] = 0
    if not knows_whose(s, s.pile[i], seat):
        out[at + Played.BANDIT] = 0
    count_hidden(s, seat, i, out)


@rule
def count_hidden(s: State, seat: int, i: int, out: Any) -> None:
    """A face-down card counts among the unseen ones of its player or, in teams, of him to whose bandit it belongs."""
    player = s.pile[i].seat
    card = hidden_card(s, i)
    out[row_at(At.SEATS, places_on(player, seat, s.players), Seat.SIZE) + Seat.HIDDEN] += 1
    if in_teams(s) and card >= KINDS:
        player = partner_of(player)
        card -= KINDS
    out[row_at(UNSEEN_CARDS, places_on(player, seat, s.players), Seat.SIZE) + card] += 1


PLACE_WORDS = [place_text(place) for place in range(PLACES)]
PLACE_OR_AWAY = [*PLACE_WORDS, "travelling in time", "escaped", "on horseback"]
CAR_WORDS = ["the locomotive", *(f"car {car}" for car in range(1, MAX_CARS))]
ROW_WORDS = [f"the bandit in row {row}" for row in range(MAX_BANDITS)]
PURSE_WORDS = [f"purse {purse}" for purse in range(PURSES)]
FLASK_WORDS = [f"flask {flask}" for flask in range(FLASKS)]
OWN_CARDS = [*ACTION_WORDS, *(f"the other's {action}" for action in ACTION_WORDS), *BULLET_WORDS]
MOST_WORTH = 127

OBSERVATION = Observation(
    pieces={
        At.TABLE: piece(
            "table",
            "where in the game we are, the round card, the train and what is beside it",
            {
                Table.ACTOR: offset("who is to choose", MAX_PLAYERS),
                Table.DECISION: kind("what he is asked", words(Decision)),
                Table.PHASE: kind("phase of the round", words(Phase)),
                Table.ROUND: amount("round", ROUNDS),
                Table.CARD: kind("round card", words(RoundCard)),
                Table.TURN: amount("turn of the card, from 1; in the horse attack, the wagon passed", MAX_CARS),
                Table.STEP: amount("players who have had this turn", MAX_PLAYERS),
                Table.ACT: amount("how often he who is on turn has acted in it", 2),
                Table.LAID: amount("cards he has played in it", 2 * MAX_PLAYERS),
                Table.DRUNK: amount("cards he must yet play because of a flask", 3),
                Table.FIRST: offset("the First Player", MAX_PLAYERS),
                Table.CARS: amount("cars, the locomotive included", MAX_CARS),
                Table.MARSHAL: kind("where the Marshal is", CAR_WORDS),
                Table.NEUTRAL: amount("neutral bullets left", NEUTRAL_BULLETS + NEUTRAL_BULLETS_MORE),
                Table.BESIDE: amount("strongboxes beside the train", 4),
                Table.LEFT: amount("cards of the pile yet to be carried out", MAX_PILE),
                Table.BEGUN: amount("whether the card is being carried out; how far the end of the round has come", 9),
                Table.CURRENT: kind("whose card it is", ROW_WORDS),
                Table.VICTIM: kind("the victim of a punch", ROW_WORDS),
                Table.KNOCKED: kind("the purse that falls", PURSE_WORDS),
                Table.COVER: kind("who has fired and may be covered", ROW_WORDS),
                Table.RIDER: kind("which rider is asked", ROW_WORDS),
                Table.COACH: kind("the car that the stagecoach faces", CAR_WORDS),
                Table.SHOTGUN: mark("the Shotgun is on the train"),
                Table.HORSES_OUT: amount("horses out of the game", MAX_BANDITS),
                Table.WALK: amount("cars the Marshal has yet to stagger", MAX_CARS),
                Table.HIDEOUT: kind("where the time traveller will appear, if the viewer knows", PLACE_WORDS),
                Table.FLEEING: bits("bandits, by rows, who must yet flee from the Shotgun", MAX_BANDITS),
                Table.TAKING: bits("bandits, by rows, who must yet take a hostage", MAX_BANDITS),
                Table.TURNS: kind("turns of the round card", words(Turn)),
                Table.PAST: kind("round cards so far", words(RoundCard)),
                Table.WAGONS: kind("which wagon each car is", words(Wagon)),
                Table.FREE: mark("characters nobody has chosen, while they are chosen"),
                Table.PARTNERS: kind("partners of the three leaders, while pairs are chosen", words(Character)),
                Table.HORSES: amount("horses beside the time-travel car, then beside each car", MAX_BANDITS),
                Table.IN_COACH: mark("hostages in the coach"),
            },
        ),
        At.FLOORS: piece(
            "places",
            "a place: inside and roof of each car, then of the coach, then the time-travel car",
            {
                Place.JEWELS: amount("jewels", 6),
                Place.STRONGBOXES: amount("strongboxes", 3),
                Place.PURSES: amount("purses", PURSES),
                Place.KNOWN: amount("what those are worth that the viewer knows, in $50", MOST_WORTH),
                Place.FLASKS: amount("flasks", FLASKS),
            },
            rows=PLACES,
        ),
        At.LOOT: piece(
            "purses",
            "a purse, by its number",
            {
                Purse.WHERE: kind("where it lies, or who has it", [*PLACE_WORDS, *ROW_WORDS]),
                Purse.WORTH: amount("what it holds, in $50, if the viewer knows", max(WORTHS)),
                Purse.LOOKED: bits("seats, from the viewer on, that have looked into it", MAX_PLAYERS),
            },
            rows=PURSES,
        ),
        At.WHISKY: piece(
            "flasks",
            "a flask of whisky, by its number",
            {
                Flask.PLACE: kind("where it lies", PLACE_WORDS),
                Flask.HOLDER: kind("who has it", ROW_WORDS),
                Flask.KIND: kind("what it holds, if the viewer knows", words(Whisky)),
                Flask.HALF: mark("half drunk"),
                Flask.LOOKED: bits("seats, from the viewer on, that have looked into it", MAX_PLAYERS),
            },
            rows=FLASKS,
        ),
        At.BANDITS: piece(
            "bandits",
            "a bandit, the viewer's own first",
            {
                Bandit.CHARACTER: kind("who he is", words(Character)),
                Bandit.SEAT: offset("whose bandit", MAX_PLAYERS),
                Bandit.ALLY: mark("on the viewer's side"),
                Bandit.PLACE: kind("where he is", PLACE_OR_AWAY),
                Bandit.BULLETS: amount("bullets left to shoot", BULLETS),
                Bandit.RECEIVED: amount("bullets received", 20),
                Bandit.HITS: amount("of these, in this round", 10),
                Bandit.FRIENDLY: amount("bullets shot at his own side", BULLETS),
                Bandit.JEWELS: amount("jewels", 6),
                Bandit.STRONGBOXES: amount("strongboxes", 3),
                Bandit.CASH: amount("other money, in $50", MOST_WORTH),
                Bandit.PURSES: amount("purses", PURSES),
                Bandit.KNOWN: amount("what those are worth that the viewer knows, in $50", MOST_WORTH),
                Bandit.FLASKS: amount("flasks", FLASKS),
                Bandit.HOSTAGE: kind("his hostage", words(Hostage)),
                Bandit.COMING: amount("his cards on the pile, by action, as far as the viewer knows them", 5),
            },
            rows=MAX_BANDITS,
        ),
        At.SEATS: piece(
            "seats",
            "a player's cards, the viewer's first",
            {
                Seat.PLAYS: mark("somebody sits there"),
                Seat.HAND: amount("cards in hand", MOST_CARDS),
                Seat.DECK: amount("cards in the deck", MOST_CARDS),
                Seat.HIDDEN: amount("cards face down on the pile", 5),
                Seat.TOPS: amount("bullets on top of the deck (Expert)", 20),
                Seat.KEPT: amount("cards known to be actions (Expert), or kept by a plan of attack", 20),
                Seat.CHOSEN: mark("has chosen something in secret"),
                Seat.DISCARD_TOP: kind("top of the discard (Expert)", OWN_CARDS),
                Seat.UNSEEN: amount("cards in hand, deck and face down together; in teams, of both partners", 20),
                Seat.HELD: amount("cards known to be in hand or face down", 10),
                Seat.DISCARD: amount("cards in the discard (Expert)", 20),
            },
            rows=MAX_PLAYERS,
        ),
        At.OWN: piece(
            "own",
            "the viewer's own cards",
            {
                Own.HAND: amount("in hand", 10),
                Own.DECK: amount("in the deck; nothing in teams", 20),
                Own.GUESTS: amount("in teams: the partner's cards drawn and not played", 5),
                Own.PICKS: kind("cards chosen to be kept", OWN_CARDS),
                Own.JUMPS: mark("the first bandit has chosen to jump on"),
            },
        ),
        At.PILE: piece(
            "pile",
            "a card of the common pile, the next to be carried out first",
            {
                Played.CARD: kind("which action, if the viewer knows", ACTION_WORDS),
                Played.SEAT: offset("who played it", MAX_PLAYERS),
                Played.BANDIT: kind("for whom, if the viewer knows", ROW_WORDS),
                Played.HIDDEN: mark("face down"),
            },
            rows=MAX_PILE,
        ),
        At.AHEAD: piece(
            "ahead",
            "the train once the pile is carried out, at a guess; with foresight only",
            {
                Ahead.MARSHAL: kind("where the Marshal is", CAR_WORDS),
                Ahead.STRONGBOXES: amount("strongboxes at each place", 3),
                Ahead.JEWELS: amount("jewels", 6),
                Ahead.PURSES: amount("purses", PURSES),
            },
        ),
        At.OUTLOOK: piece(
            "outlook",
            "a bandit then, the viewer's own first",
            {
                Outlook.PLACE: kind("where he is", PLACE_WORDS),
                Outlook.GAINED: amount("what he has robbed, in $50", MOST_WORTH),
                Outlook.LOST: amount("what punches have cost him, in $50", MOST_WORTH),
                Outlook.SHOTS: amount("shots fired", BULLETS),
                Outlook.HITS: amount("bullets from the Marshal", 10),
                Outlook.HERE: amount("the best token where he is, in $50", STRONGBOX),
                Outlook.OTHER_FLOOR: amount("the best token on the other floor, in $50", STRONGBOX),
                Outlook.WITHIN: amount("the best token within a Move, in $50", STRONGBOX),
                Outlook.BESIDE: amount("others on his place", MAX_BANDITS),
                Outlook.IN_RANGE: amount("others he may shoot at, or who hide behind those", MAX_BANDITS),
                Outlook.WITH_VIEWER: mark("on the place of the viewer's first"),
                Outlook.PREY: amount("the best token that one of those on his place has, in $50", STRONGBOX),
                Outlook.NEAR_MARSHAL: mark("in a car beside the Marshal's"),
                Outlook.STRONGBOX: amount("cars to the nearest strongbox, from 1: in his own", MAX_CARS),
                Outlook.GUNSLINGER: mark("nobody has fired more"),
            },
            rows=MAX_BANDITS,
        ),
    },
    actions={
        Action(INDICES[sort]): said
        for sort, said in {
            Code.PLAY: [f"play {card}" for card in OWN_CARDS[:ACTIONS]],
            Code.HIDE: [f"play {card} face down" for card in OWN_CARDS[:ACTIONS]],
            Code.DRAW: ["draw cards"],
            Code.PASS: ["pass"],
            Code.DRINK: [
                f"drink {half}{whisky} of the {which} bandit"
                for which in ("first", "second")
                for whisky in words(Whisky)
                for half in ("", "half-drunk ")
            ],
            Code.COVER: [f"cover with {card}" for card in OWN_CARDS[:ACTIONS]],
            Code.NO_COVER: ["no cover"],
            Code.CHARACTER: [f"be {character}" for character in words(Character)],
            Code.PAIR: [f"be {words(Character)[leader]} and his partner" for leader in LEADERS],
            Code.FIST: ["first bandit in the left fist", "second bandit in the left fist"],
            Code.RIDE_ON: ["ride on"],
            Code.JUMP_ON: ["jump on"],
            Code.BOARD: [f"board {car}" for car in CAR_WORDS],
            Code.TAKE: [f"take {card} out of the deck" for card in OWN_CARDS],
            Code.TAKE_NOTHING: ["take nothing out of the deck"],
            Code.KEEP_SOME: [f"keep {card}" for card in OWN_CARDS],
            Code.KEEP_NO_MORE: ["keep no more"],
            Code.DISCARD: [f"discard {card}" for card in OWN_CARDS],
            Code.KEEP: ["keep the rest"],
            Code.DUMP: [f"throw out {count} bullets" for count in range(ALL_BULLETS + 1)],
            Code.MOVE: [f"move to {place}" for place in PLACE_WORDS],
            Code.FIRE: [f"shoot {row}" for row in ROW_WORDS],
            Code.ROB: [f"rob {purse}" for purse in PURSE_WORDS],
            Code.ROB_JEWEL: ["rob a jewel"],
            Code.ROB_STRONGBOX: ["rob a strongbox"],
            Code.ROB_ANY_PURSE: ["rob a purse by lot"],
            Code.ROB_FLASK: [f"rob {flask}" for flask in FLASK_WORDS],
            Code.PUNCH: [f"punch {row}" for row in ROW_WORDS],
            Code.PUNCH_SHOTGUN: ["punch the Shotgun"],
            Code.KNOCK: [f"knock out {loot}" for loot in words(Loot)],
            Code.KNOCK_PURSE: [f"knock out {purse}" for purse in PURSE_WORDS],
            Code.POCKET: ["pocket the purse"],
            Code.DROP: ["let the purse fall"],
            Code.THROW: [f"throw the victim to {place}" for place in PLACE_WORDS],
            Code.MARSHAL: [f"send the Marshal to {car}" for car in CAR_WORDS],
            Code.PICKPOCKET: [f"take {purse}" for purse in PURSE_WORDS],
            Code.PICKPOCKET_ANY: ["take a purse by lot"],
            Code.DECLINE: ["take no purse"],
            Code.RIDE: [f"ride to {place}" for place in PLACE_WORDS],
            Code.LEAVE: ["ride away for good"],
            Code.HOSTAGE: [f"take the hostage {hostage}" for hostage in words(Hostage)],
            Code.FLEE: [f"flee to {place}" for place in PLACE_WORDS],
            Code.TRAVEL: [f"hide under {place}" for place in PLACE_WORDS],
        }.items()
    },
    rules={"observe": observe, "index_of": index_of, "code_of": code_of, "foresee": foresee},
)
