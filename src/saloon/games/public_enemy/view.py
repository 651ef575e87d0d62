"""What a seat sees of Public Enemy Number One: the table, and the cards it has looked at itself."""

from saloon.engine import MAX_SEATS, NOBODY, SPECTATOR, common, head, size
from saloon.games.public_enemy.cards import GANGS, IN_TOWN, NO_CARD, SALOON, SALOON_KINDS, TOWNS, WANTED_TOKENS
from saloon.games.public_enemy.notation import DECISION_NAMES, GANG_NAMES, OUTLAW_NAMES, SALOON_NAMES, TOWN_NAMES
from saloon.games.public_enemy.scoring import winner_of
from saloon.games.public_enemy.secrets import knows_first
from saloon.games.public_enemy.setup import supply
from saloon.games.public_enemy.state import (
    NONE,
    NOWHERE,
    Stack,
    State,
    face_down,
    gang_of,
    leader_of,
    points,
    tokens,
)
from saloon.games.public_enemy.view_types import GangPile, Outlaw, Pile, Saloon, Seat, Table, Town, View


def view(s: State, seat: int | None) -> View:
    """Everything a seat may know, in words; None is a spectator. PE-43: what was shown once stays open."""
    observer = SPECTATOR if seat is None else seat
    return {
        **head(s, "public-enemy", seat, DECISION_NAMES[s.decision], s.round_no),
        **_open(s),
        "towns": [_town(s, town, knows_first(s.decks[town], observer)) for town in range(TOWNS)],
        "saloon": _saloon(s, knows_first(s.decks[SALOON], observer)),
    }


@common
def _open(s: State) -> Table:
    """What everybody sees, the decks apart."""
    return {
        "first": s.first,
        "dollar_spent": bool(s.dollar_spent),
        "discard": _pile(s, s.discard[: s.discard_n]),
        "out": [show_outlaw(outlaw) for outlaw in s.out if outlaw != NO_CARD],
        "seats": [_seat(s, number) for number in range(s.players)],
        "wanted_left": {name: _wanted_left(s, gang) for gang, name in enumerate(GANG_NAMES)},
        "one": None if s.holder == NOBODY else s.holder,
        "supremacy": None if s.supremacy == NONE else GANG_NAMES[s.supremacy],
        "cavalry": None if s.cavalry == NOWHERE else TOWN_NAMES[s.cavalry],
        "winner": None if winner_of(s) == NOBODY else winner_of(s),
    }


def show_outlaw(outlaw: int) -> Outlaw:
    """What is printed on an outlaw card."""
    gang = gang_of(outlaw)
    return {
        "card": OUTLAW_NAMES[outlaw],
        "gang": GANG_NAMES[gang],
        "town": TOWN_NAMES[outlaw // IN_TOWN],
        "leader": outlaw == leader_of(gang),
    }


def seats_in(bits: int) -> list[int]:
    """The seats of a set of bits."""
    return [seat for seat in range(MAX_SEATS) if bits >> seat & 1]


@common
def _town(s: State, town: int, knows_first: bool) -> Town:
    """A deck, for those who know its first card or for the others."""
    deck = s.decks[town]
    hidden = face_down(deck)
    first = deck.under[0] if deck.first == NO_CARD else deck.first
    under = [show_outlaw(town * IN_TOWN + card) for card in deck.under[: deck.under_n]]
    return {
        "town": TOWN_NAMES[town],
        "cards": hidden + (deck.face != NO_CARD),
        "face": None if deck.face == NO_CARD else show_outlaw(town * IN_TOWN + deck.face),
        "hidden": hidden,
        "looked": seats_in(deck.looked),
        "first": show_outlaw(town * IN_TOWN + first) if knows_first else None,
        "under": {"count": deck.under_n, "cards": None if s.options.memory else under},
        "cavalry": s.cavalry == town,
        "gone": _gone(s, town) if s.options.card_counter else None,
    }


def _gone(s: State, town: int) -> list[Outlaw]:
    """The cards of a town that have left its deck in this round."""
    deck = s.decks[town]
    there = {deck.face, deck.first, *deck.under[: deck.under_n]}
    return [
        show_outlaw(town * IN_TOWN + card)
        for card in range(IN_TOWN)
        if supply(s, town, card) and not deck.bag[card] and card not in there
    ]


@common
def _saloon(s: State, knows_first: bool) -> Saloon:
    """The same of the Saloon."""
    deck = s.decks[SALOON]
    spent = {SALOON_NAMES[kind]: s.spent[kind] for kind in range(SALOON_KINDS)}
    return {
        "cards": face_down(deck),
        "looked": seats_in(deck.looked),
        "first": SALOON_NAMES[deck.first] if knows_first else None,
        "last": None if s.last_spent == NO_CARD else SALOON_NAMES[s.last_spent],
        "spent": None if s.options.memory else spent,
        "spent_count": size(s.spent),
        "gone": spent if s.options.card_counter else None,
    }


def _pile(s: State, cards: list[int]) -> Pile:
    """A pile of outlaws: its uncovered card, and all others unless they are to be remembered."""
    return {
        "count": len(cards),
        "top": show_outlaw(cards[-1]) if cards else None,
        "cards": None if s.options.memory else [show_outlaw(outlaw) for outlaw in cards],
    }


def _seat(s: State, number: int) -> Seat:
    seat = s.seats[number]
    return {
        "seat": number,
        "stacks": [_stack(s, gang, seat.stacks[gang]) for gang in range(GANGS)],
        "points": points(s, number),
        "wanted": [GANG_NAMES[gang] for gang in range(GANGS) if seat.wanted >> gang & 1],
        "one": s.holder == number,
        "dollars": seat.dollars if s.options.dollars else None,
        "tokens": tokens(s, number),
    }


def _stack(s: State, gang: int, stack: Stack) -> GangPile:
    return {"gang": GANG_NAMES[gang], **_pile(s, stack.cards[: stack.count])}


def _wanted_left(s: State, gang: int) -> int:
    return WANTED_TOKENS - sum(seat.wanted >> gang & 1 for seat in s.seats[: s.players])
