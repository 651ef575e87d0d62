"""What a learning program is shown of Public Enemy Number One, and what it may do.

Stacks stand in rows, gang by gang, from the viewer's own on. Of a deck's face-down cards everybody can work out what
they are together; the first of them is known to those who have looked, as `secrets` says.
"""

from enum import IntEnum
from typing import Any

from saloon.engine import MAX_SEATS, NOBODY, rule, table
from saloon.engine.observations import (
    Alike,
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
from saloon.games.public_enemy.cards import (
    DECKS,
    DOLLARS,
    EACH,
    GANGS,
    IN_GANG,
    IN_TOWN,
    NO_CARD,
    POINTS,
    SALOON,
    SALOON_CARDS,
    SALOON_EACH,
    SALOON_KINDS,
    TOWNS,
    Gang,
    SaloonCard,
    Town,
)
from saloon.games.public_enemy.options import MOST_ROUNDS
from saloon.games.public_enemy.outlook import ALL_TOKENS, foresee
from saloon.games.public_enemy.secrets import knows_first
from saloon.games.public_enemy.shown import (
    STACKS,
    At,
    Card,
    Ending,
    Outlook,
    SaloonDeck,
    Seat,
    Stack,
    Stake,
    Table,
    TownDeck,
)
from saloon.games.public_enemy.state import (
    Code,
    Decision,
    State,
    holds,
    leader_of,
    points,
    set_size,
    tokens,
    top_of,
)
from saloon.games.public_enemy.value import MOST_LEAD, best_rival, gangs_held, keeps_one, tokens_now, would_win

# Every sort of choice: its first code, and how many there are.
SORTS = {Code.DRAW: DECKS, Code.UNDER: TOWNS, Code.LOOK: DECKS, Code.STACK: STACKS, Code.STAY: 1, Code.RIDE: TOWNS}
CODES = table(sort + number for sort, count in SORTS.items() for number in range(count))
INDICES = table({code: index for index, code in enumerate(CODES)}.get(code, -1) for code in range(max(CODES) + 1))
Action = IntEnum("Action", {sort.name: INDICES[sort] for sort in SORTS} | {"SIZE": len(CODES)})  # type: ignore[misc]


@rule
def index_of(s: State, seat: int, code: int) -> int:
    """A choice as an action: stacks are named by their rows."""
    if Code.STACK <= code < Code.STACK + STACKS:
        stack = code - Code.STACK
        return int(INDICES[Code.STACK]) + places_on(stack // GANGS, seat, s.players) * GANGS + stack % GANGS
    return int(INDICES[code])


@rule
def code_of(s: State, seat: int, index: int) -> int:
    """An action as a choice."""
    code = int(CODES[index])
    if Code.STACK <= code < Code.STACK + STACKS:
        row = code - Code.STACK
        return Code.STACK + (row // GANGS + seat) % s.players * GANGS + row % GANGS
    return code


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The table, the players with their stacks, the decks."""
    observe_table(s, seat, out)
    for player in range(s.players):
        row = places_on(player, seat, s.players)
        observe_seat(s, player, out, row_at(At.SEATS, row, Seat.SIZE))
        for gang in range(GANGS):
            observe_stack(s, player, gang, out, row_at(At.PILES, row * GANGS + gang, Stack.SIZE))
    for town in range(TOWNS):
        observe_town(s, seat, town, out, At.DECKS + town * TownDeck.SIZE)
    observe_saloon(s, seat, out)


@rule
def observe_table(s: State, seat: int, out: Any) -> None:
    """Where in the game we are, and who is asked what."""
    if s.actor != NOBODY:
        out[At.TABLE + Table.ACTOR] = 1 + places_on(s.actor, seat, s.players)
        out[At.TABLE + Table.DECISION] = 1 + s.decision
    out[At.TABLE + Table.ROUND] = s.round_no
    out[At.TABLE + Table.FIRST] = 1 + places_on(s.first, seat, s.players)
    out[At.TABLE + Table.TURN] = 1 + places_on(s.turn, seat, s.players)
    out[At.TABLE + Table.DOLLAR_SPENT] = s.dollar_spent
    if s.holder != NOBODY:
        out[At.TABLE + Table.ONE] = 1 + places_on(s.holder, seat, s.players)
    out[At.TABLE + Table.SUPREMACY] = 1 + s.supremacy
    out[At.TABLE + Table.CAVALRY] = 1 + s.cavalry


@rule
def observe_seat(s: State, player: int, out: Any, at: int) -> None:
    """What a player has, his stacks apart."""
    out[at + Seat.PLAYS] = 1
    out[at + Seat.POINTS] = capped(points(s, player))
    out[at + Seat.TOKENS] = tokens(s, player)
    out[at + Seat.WANTED] = s.seats[player].wanted
    out[at + Seat.DOLLARS] = s.seats[player].dollars
    gained = tokens_now(s, player)
    top = keeps_one(s, player, points(s, player) - best_rival(s, player))
    out[at + Seat.GAINED] = gained
    out[at + Seat.TOP] = top
    out[at + Seat.WINS] = would_win(s, player, gained, top)
    out[at + Seat.GANGS] = gangs_held(s.seats[player])


@rule
def observe_stack(s: State, player: int, gang: int, out: Any, at: int) -> None:
    """PE-43: what was shown once stays known."""
    stack = s.seats[player].stacks[gang]
    out[at + Stack.COUNTED] = set_size(s, player, gang)
    if stack.count > 0:
        out[at + Stack.COUNT] = stack.count
        out[at + Stack.TOP] = 1 + top_of(stack) // IN_TOWN
        out[at + Stack.LEADER] = holds(stack, leader_of(gang))


@rule
def leads(town: int, card: int) -> bool:
    """Whether a card of a town is the leader of its gang."""
    return card == town * EACH


@rule
def observe_town(s: State, seat: int, town: int, out: Any, at: int) -> None:
    """The face-up card, the first face-down one as far as the viewer knows it, and all others by gang."""
    deck = s.decks[town]
    if deck.face != NO_CARD:
        out[at + TownDeck.FACE] = 1 + deck.face // EACH
        out[at + TownDeck.FACE_LEADS] = leads(town, deck.face)
    for gang in range(GANGS):
        for card in range(gang * EACH, (gang + 1) * EACH):
            out[at + TownDeck.UNSEEN + gang] += deck.bag[card]
    leader = deck.bag[town * EACH] > 0
    if deck.first != NO_CARD:
        out[at + TownDeck.LOOKED] = turned(deck.looked, seat, s.players)
        if knows_first(deck, seat):
            out[at + TownDeck.FIRST] = 1 + deck.first // EACH
            out[at + TownDeck.FIRST_LEADS] = leads(town, deck.first)
        else:
            out[at + TownDeck.UNSEEN + deck.first // EACH] += 1
            leader = leader or leads(town, deck.first)
    out[at + TownDeck.LEADER] = leader
    for i in range(deck.under_n):
        out[at + TownDeck.UNDER + i] = 1 + deck.under[i] // EACH


@rule
def observe_saloon(s: State, seat: int, out: Any) -> None:
    """The same for the saloon, which shows no card."""
    deck = s.decks[SALOON]
    for card in range(SALOON_KINDS):
        out[At.BAR + SaloonDeck.UNSEEN + card] = deck.bag[card]
        out[At.BAR + SaloonDeck.SPENT + card] = s.spent[card]
    out[At.BAR + SaloonDeck.LAST] = 1 + s.last_spent
    if deck.first != NO_CARD:
        out[At.BAR + SaloonDeck.LOOKED] = turned(deck.looked, seat, s.players)
        if knows_first(deck, seat):
            out[At.BAR + SaloonDeck.FIRST] = 1 + deck.first
        else:
            out[At.BAR + SaloonDeck.UNSEEN + deck.first] += 1


GANG_WORDS, TOWN_WORDS = words(Gang), words(Town)
ANY_GANG = ANY_TOWN = Alike(GANGS)  # a gang with its town is as good as another
STACK_OF_ANY = Alike(GANGS, tuple(range(0, STACKS, GANGS)))
DECK_WORDS = [*TOWN_WORDS, "saloon"]
ROW_WORDS = ["the viewer's own", *(f"that of the seat {row} after him," for row in range(1, MAX_SEATS))]

OBSERVATION = Observation(
    pieces={
        At.TABLE: piece(
            "table",
            "where in the game we are",
            {
                Table.ACTOR: offset("who is to choose", MAX_SEATS),
                Table.DECISION: kind("what he is asked", words(Decision)),
                Table.ROUND: amount("round", MOST_ROUNDS),
                Table.FIRST: offset("who began the round", MAX_SEATS),
                Table.TURN: offset("whose turn it is", MAX_SEATS),
                Table.DOLLAR_SPENT: mark("this turn's Dollar is spent"),
                Table.ONE: offset("who has the One token", MAX_SEATS),
                Table.SUPREMACY: kind("the gang of the Supremacy tile", GANG_WORDS, ANY_GANG),
                Table.CAVALRY: kind("where the Cavalry is", TOWN_WORDS, ANY_TOWN),
            },
        ),
        At.SEATS: piece(
            "seats",
            "a player, the viewer first",
            {
                Seat.PLAYS: mark("somebody sits there"),
                Seat.POINTS: amount("what his sets are worth", 4 * max(POINTS)),
                Seat.TOKENS: amount("tokens", GANGS + 1),
                Seat.WANTED: bits("gangs whose Wanted token he has", GANGS, ANY_GANG),
                Seat.DOLLARS: amount("Dollars", DOLLARS),
                Seat.GAINED: bits("gangs whose Wanted token he would win if the round ended now", GANGS, ANY_GANG),
                Seat.TOP: mark("he would then have the One token"),
                Seat.WINS: mark("he would then win the game"),
                Seat.GANGS: amount("gangs in front of him", GANGS),
            },
            rows=MAX_SEATS,
        ),
        At.PILES: piece(
            "stacks",
            "a player's outlaws of one gang: the viewer's four first, then those of the seat after him",
            {
                Stack.COUNT: amount("outlaws", IN_GANG),
                Stack.COUNTED: amount("as how many they count", IN_GANG + 1),
                Stack.TOP: kind("the town of the uncovered one", TOWN_WORDS, ANY_TOWN),
                Stack.LEADER: mark("the gang's leader is among them"),
            },
            rows=STACKS,
            alike=STACK_OF_ANY,
        ),
        At.DECKS: piece(
            "towns",
            "the deck of a town",
            {
                TownDeck.FACE: kind("the gang of the face-up card", GANG_WORDS, ANY_GANG),
                TownDeck.FACE_LEADS: mark("it is the leader"),
                TownDeck.FIRST: kind(
                    "the gang of the first face-down card, if the viewer has looked", GANG_WORDS, ANY_GANG
                ),
                TownDeck.FIRST_LEADS: mark("it is the leader"),
                TownDeck.LOOKED: bits("seats, from the viewer on, that have looked at it", MAX_SEATS),
                TownDeck.LEADER: mark("the leader is among the others"),
                TownDeck.UNSEEN: amount("the other face-down cards, by gang", EACH, ANY_GANG),
                TownDeck.UNDER: kind(
                    "cards put under the deck, in the order in which they will come", GANG_WORDS, ANY_GANG
                ),
            },
            rows=TOWNS,
            alike=ANY_TOWN,
        ),
        At.BAR: piece(
            "saloon",
            "the deck of the saloon",
            {
                SaloonDeck.FIRST: kind("the first card, if the viewer has looked", words(SaloonCard)),
                SaloonDeck.LOOKED: bits("seats, from the viewer on, that have looked at it", MAX_SEATS),
                SaloonDeck.LAST: kind("the card drawn last", words(SaloonCard)),
                SaloonDeck.UNSEEN: amount("the other cards, by kind", SALOON_EACH),
                SaloonDeck.SPENT: amount("cards drawn in this round, by kind", SALOON_EACH),
            },
        ),
        At.ENDING: piece(
            "ending",
            "how the round may end, reckoned from all this",
            {
                Ending.LEFT: amount("cards left in the deck that has fewest", SALOON_CARDS),
                Ending.SOON: mark("somebody has three gangs, or a deck may run out"),
                Ending.RIVAL: amount("the most tokens another would own if the round ended now", ALL_TOKENS),
                Ending.CLOSING: amount(
                    "the most tokens another would own if he ended the round with his draw", ALL_TOKENS
                ),
                Ending.WINNING: amount("others who could win the game with their draw", MAX_SEATS - 1),
            },
        ),
        At.OUTLOOK: piece(
            "outlook",
            "how a player stands among the others, the viewer first",
            {
                Outlook.OWNS: amount("tokens he would own if the round ended now", ALL_TOKENS),
                Outlook.LEAD: amount("points ahead of the best of the others", MOST_LEAD),
                Outlook.TRAIL: amount("points behind the best of the others", MOST_LEAD),
                Outlook.SAFE: amount("gangs he misses and has at least two more of than anybody else", GANGS),
                Outlook.TIES: amount("gangs he misses and shares the majority of, the leader being elsewhere", GANGS),
                Outlook.BEHIND: amount("gangs he misses and another has more of", GANGS),
                Outlook.DRAWN: amount("the most tokens he would own once he has drawn in a town", ALL_TOKENS),
                Outlook.MAY_CLOSE: mark("he could end the round with a draw in a town"),
                Outlook.CLOSING: amount("the most tokens he would own then", ALL_TOKENS),
                Outlook.WINS: mark("that would win the game"),
            },
            rows=MAX_SEATS,
        ),
        At.STAKES: piece(
            "stakes",
            "how a player stands in one gang, in the order of the stacks",
            {
                Stake.LACKS: amount("outlaws he lacks for its Wanted token, if he misses that", IN_GANG + 1),
                Stake.SPARE: amount("outlaws too many for another to win it, from 1", IN_GANG),
                Stake.FALLS: mark("he would win it now, and no more without the uncovered outlaw"),
                Stake.WORKED: amount(
                    "tokens the viewer would own once a saloon card has worked on the stack: on his own a Sheriff, on "
                    "another's a Swindler, or the Bounty Hunter that waits for his choice",
                    ALL_TOKENS,
                ),
            },
            rows=STACKS,
            alike=STACK_OF_ANY,
        ),
        At.CARDS: piece(
            "cards",
            "what it would bring to draw the face-up card of a town",
            {
                Card.CLOSES: bits("seats, from the viewer on, that would end the round", MAX_SEATS),
                Card.WINS: bits("seats, from the viewer on, that would win the game", MAX_SEATS),
                Card.TAKES: bits(
                    "seats, from the viewer on, that would come to win the Wanted token of its gang", MAX_SEATS
                ),
                Card.OWNS: amount("tokens the viewer would own if the round ended then", ALL_TOKENS),
                Card.POINTS: amount("points it would bring the viewer", max(POINTS)),
                Card.DENIES: amount("tokens that others would win now, and no more if the viewer drew it", 2),
                Card.RIVAL: amount("the most tokens another would own if the round ended then", ALL_TOKENS),
            },
            rows=TOWNS,
            alike=ANY_TOWN,
        ),
    },
    actions={
        Action(INDICES[sort]): said
        for sort, said in {
            Code.DRAW: [f"draw from {deck}" for deck in DECK_WORDS],
            Code.UNDER: [f"put the card of {town} under its deck" for town in TOWN_WORDS],
            Code.LOOK: [f"look at the first card of {deck}" for deck in DECK_WORDS],
            Code.STACK: [f"{row} stack of {gang}" for row in ROW_WORDS for gang in GANG_WORDS],
            Code.STAY: ["leave the Cavalry where it is"],
            Code.RIDE: [f"send the Cavalry to {town}" for town in TOWN_WORDS],
        }.items()
    },
    alike={
        Action(INDICES[sort]): STACK_OF_ANY if sort == Code.STACK else ANY_TOWN
        for sort in (Code.DRAW, Code.UNDER, Code.LOOK, Code.STACK, Code.RIDE)
    },
    rules={"observe": observe, "index_of": index_of, "code_of": code_of, "foresee": foresee},
)
