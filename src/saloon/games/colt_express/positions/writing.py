"""A state of Colt Express as a position: `position.py` tells what the fields mean and reads them back."""

from typing import Any

from saloon.engine import size
from saloon.engine.options import show_options
from saloon.games.colt_express.cards import CARDS, PURSE_VALUES, PURSES, Card, Loot
from saloon.games.colt_express.notation import CARDS as CARD_NAMES
from saloon.games.colt_express.notation import LOOT, PHASES, WAGONS, bandit_name, place_text
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_CARD_NAMES
from saloon.games.colt_express.positions.fields import (
    BANDIT_FIELDS,
    EVERYBODY_WORD,
    FIELDS,
    HIDING,
    PLANNING,
    PUNCH_QUESTIONS,
)
from saloon.games.colt_express.state import (
    EVERYBODY,
    HELD,
    NOTHING,
    OUT,
    UNSEEN,
    Phase,
    Seat,
    State,
    car_of,
    inside,
    on_roof,
)


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `from_position` makes the same state of it, to the byte."""
    return {
        "players": s.players,
        "options": show_options(s.options),
        "phase": PHASES[s.phase],
        **write_time(s),
        "bandits": {seat_name(s, seat): write_bandit(s, seat) for seat in range(s.players)},
        "wagons": [WAGONS[wagon] for wagon in s.wagons[1 : s.cars]],
        "marshal": s.marshal,
        "neutral": s.neutral,
        "floor": write_floor(s),
        "lost": [purse_text(s, purse) for purse in range(PURSES) if is_lost(s, purse)],
        "known": write_known(s),
        **write_pile(s),
        "generator": list(s.rng),
    }


def seat_name(s: State, seat: int) -> str:
    """A player by his bandit, or by his seat before he has one."""
    return f"seat {seat}" if s.bandits[seat].character == NOTHING else bandit_name(s, seat)


def write_time(s: State) -> dict[str, Any]:
    """The round, its card, and who is asked in it."""
    if s.phase == Phase.CHARACTERS:
        return {}
    past = [None if card == NOTHING else ROUND_CARD_NAMES[card] for card in s.past[: s.round_no - 1]]
    written: dict[str, Any] = {"round": s.round_no, "card": ROUND_CARD_NAMES[s.card], "past": past}
    written["first"] = bandit_name(s, s.first)
    if s.phase == Phase.PLAN:
        written |= {"turn": s.turn, "act": s.act}
    if s.phase in FIELDS["to_move"]:
        written["to_move"] = bandit_name(s, s.actor)
    return written


def write_bandit(s: State, seat: int) -> dict[str, Any]:
    """A bandit and his player's cards; what there is none of is left out."""
    bandit, cards = s.bandits[seat], s.seats[seat]
    written: dict[str, Any] = {"seat": seat}
    if s.phase in BANDIT_FIELDS["car"]:
        written["car"] = car_of(bandit.place)
    if on_roof(bandit.place):
        written["roof"] = True
    written["bullets"] = bandit.bullets
    if s.phase in PLANNING or size(cards.hand):
        written["hand"] = card_names(cards.hand)
    written["deck"] = card_names(cards.deck)
    more = {
        "loot": write_loot(s, HELD + seat, bandit.jewels, bandit.strongboxes),
        "cash": bandit.cash,
        "discard": card_names(cards.discard, last=cards.discard_top),
        "top": [CARD_NAMES[bullet] for bullet in bullets_on_top(cards)],
        "held": card_names(cards.held),
        "early": card_names(cards.early),
        "kept": cards.kept,
    }
    return written | {name: value for name, value in more.items() if value}


def card_names(bag: list[int], last: int = NOTHING) -> list[str]:
    """The cards of a bag one by one; one of them may be known to lie last."""
    names = [CARD_NAMES[card] for card in range(CARDS) for _ in range(bag[card] - (card == last))]
    return names if last == NOTHING else [*names, CARD_NAMES[last]]


def bullets_on_top(cards: Seat) -> list[int]:
    """The bullets lying on an Expert's deck, topmost first."""
    return [Card.NEUTRAL + (cards.top_kinds >> i & 1) for i in range(cards.tops)]


def write_floor(s: State) -> dict[str, list[str]]:
    """The loot lying on the train, place by place."""
    places = range(inside(s.cars))
    loot = {place_text(place): write_loot(s, place, s.jewels[place], s.strongboxes[place]) for place in places}
    return {place: tokens for place, tokens in loot.items() if tokens}


def write_loot(s: State, at: int, jewels: int, strongboxes: int) -> list[str]:
    """The tokens at a place or on a bandit's card."""
    purses = [purse_text(s, number) for number, purse in enumerate(s.purses) if purse.at == at]
    return purses + [LOOT[Loot.JEWEL]] * jewels + [LOOT[Loot.STRONGBOX]] * strongboxes


def purse_text(s: State, purse: int) -> str:
    """A purse by its number and, if anybody has seen it, its value."""
    worth = s.purses[purse].worth
    return f"purse {purse}" if worth == UNSEEN else f"purse {purse}:{PURSE_VALUES[worth]}"


def is_lost(s: State, purse: int) -> bool:
    """Whether a purse was in the game and is no more."""
    return s.purses[purse].at == OUT and s.purses[purse].worth != UNSEEN


def write_known(s: State) -> dict[str, Any]:
    """Who knows the purses whose value is not known just to those one would think."""
    return {
        str(number): EVERYBODY_WORD if purse.known == EVERYBODY else write_seats(s, purse.known)
        for number, purse in enumerate(s.purses)
        if purse.known != usual_knowledge(s, number)
    }


def write_seats(s: State, seats: int) -> list[str]:
    """The players of a set of bits."""
    return [seat_name(s, seat) for seat in range(s.players) if seats >> seat & 1]


def usual_knowledge(s: State, purse: int) -> int:
    """Who knows the value of a purse unless it is said: its owner; everybody if it has none, or if the game is over."""
    token = s.purses[purse]
    if token.worth == UNSEEN:
        return 0
    return EVERYBODY if token.at < HELD or s.phase == Phase.OVER else 1 << token.at - HELD


def write_pile(s: State) -> dict[str, Any]:
    """The cards played in this round, and how far they are carried out."""
    if s.phase not in FIELDS["pile"]:
        return {}
    written: dict[str, Any] = {"pile": [write_played(s, i) for i in range(s.pile_n)]}
    if s.phase == Phase.ACTION:
        written["resolved"] = s.resolving
        if s.decision in PUNCH_QUESTIONS.values():
            written["punch"] = write_punch(s)
    return written


def write_played(s: State, i: int) -> str:
    """A card of the pile: whose, which, and whether it lies face down."""
    played = s.pile[i]
    return f"{bandit_name(s, played.bandit)} {CARD_NAMES[played.card]} {HIDING[played.hidden]}".rstrip()


def write_punch(s: State) -> dict[str, Any]:
    """A punch that is not over."""
    question = next(name for name, decision in PUNCH_QUESTIONS.items() if decision == s.decision)
    written = {"victim": bandit_name(s, s.victim), "question": question}
    return written if s.knocked == NOTHING else {**written, "purse": s.knocked}
