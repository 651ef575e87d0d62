"""What a seat sees of a game of Colt Express. CE-03, CE-68 to CE-71 say what is open and what is not."""

from typing import Any

from saloon.engine import NOBODY, size
from saloon.engine.options import show_options
from saloon.games.colt_express.cards import CARDS as KINDS
from saloon.games.colt_express.cards import PURSE_VALUES, ROUND_CARDS, ROUNDS, Card, Turn
from saloon.games.colt_express.notation import (
    CARDS,
    DECISIONS,
    FLOORS,
    PHASES,
    TURNS,
    WAGONS,
    bandit_name,
)
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_NAMES
from saloon.games.colt_express.scoring import score
from saloon.games.colt_express.state import (
    HELD,
    NOTHING,
    SPECTATOR,
    UNSEEN,
    Decision,
    Phase,
    Purse,
    State,
    car_of,
    inside,
    on_roof,
    round_turns,
)


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything a seat may know, in words; None is a spectator."""
    observer = SPECTATOR if seat is None else seat
    seen: dict[str, Any] = {
        "game": "colt-express",
        "seat": seat,
        "players": s.players,
        "options": show_options(s.options),
        "phase": PHASES[s.phase],
        "to_move": None if s.actor == NOBODY else s.actor,
        "decision": None if s.actor == NOBODY else DECISIONS[s.decision],
        "round": s.round_no,
        "rounds": ROUNDS,
        "card": _round_card(s),
        "past": [ROUND_NAMES[card] for card in s.past if card != NOTHING],
        "first": s.first,
        "train": [_car(s, car, observer) for car in range(s.cars)],
        "marshal": s.marshal,
        "neutral": s.neutral,
        "strongboxes_beside": s.beside,
        "bandits": [_bandit(s, bandit, observer) for bandit in range(s.players)],
        "pile": [_played(s, i, observer) for i in range(s.pile_n)],
        "resolving": s.resolving if s.phase == Phase.ACTION else None,
        "punch": _punch(s),
    }
    if seat is not None:
        seen["hand"] = _counts(s.seats[seat].hand)
        if s.options.expert:
            seen["discard"] = _counts(s.seats[seat].discard)
    return seen


def _counts(bag: list[int]) -> dict[str, int]:
    return {CARDS[card]: bag[card] for card in range(KINDS) if bag[card]}


def _round_card(s: State) -> dict[str, Any] | None:
    if s.round_no == 0:
        return None
    turns = [TURNS[symbol] for symbol in round_turns(s)]
    planning = s.phase in (Phase.OPENING, Phase.PLAN)
    return {
        "name": ROUND_NAMES[s.card],
        "station": s.card >= ROUND_CARDS,
        "turns": turns,
        "turn": s.turn if planning else None,
        "hidden": planning and turns[s.turn] == TURNS[Turn.TUNNEL],
    }


def _value(purse: Purse, observer: int) -> int | None:
    known = purse.worth != UNSEEN and purse.known >> observer & 1
    return int(PURSE_VALUES[purse.worth]) if known else None


def _car(s: State, car: int, observer: int) -> dict[str, Any]:
    floors = {name: _floor(s, inside(car) + floor, observer) for floor, name in enumerate(FLOORS)}
    return {"car": car, "wagon": None if car == 0 else WAGONS[s.wagons[car]], **floors}


def _floor(s: State, place: int, observer: int) -> dict[str, Any]:
    purses = [
        {"purse": number, "value": _value(purse, observer)}
        for number, purse in enumerate(s.purses)
        if purse.at == place
    ]
    return {"purses": purses, "jewels": s.jewels[place], "strongboxes": s.strongboxes[place]}


def _bandit(s: State, number: int, observer: int) -> dict[str, Any]:
    bandit = s.bandits[number]
    cards = s.seats[bandit.seat]
    purses = [purse for purse in s.purses if purse.at == HELD + number]
    over = s.phase == Phase.OVER
    boarded = s.phase != Phase.CHARACTERS
    seen: dict[str, Any] = {
        "seat": bandit.seat,
        "character": bandit_name(s, number),
        "car": car_of(bandit.place) if boarded else None,
        "floor": FLOORS[on_roof(bandit.place)] if boarded else None,
        "bullets": bandit.bullets,
        "received": bandit.received,
        "purses": len(purses),
        "known_purses": sorted(PURSE_VALUES[purse.worth] for purse in purses if _value(purse, observer)),
        "jewels": bandit.jewels,
        "strongboxes": bandit.strongboxes,
        "cash": bandit.cash,
        "hand": size(cards.hand),
        "deck": size(cards.deck) + cards.tops,
    }
    if s.options.punch_names_the_purse:
        seen["purse_numbers"] = [i for i, purse in enumerate(s.purses) if purse.at == HELD + number]
    if s.options.expert:
        seen["discard"] = _discard(s, bandit.seat)
    if over:
        seen["score"] = score(s, number)
    return seen


def _discard(s: State, seat: int) -> dict[str, Any]:
    cards = s.seats[seat]
    top = None if cards.discard_top == NOTHING else CARDS[cards.discard_top]
    seen: dict[str, Any] = {"size": size(cards.discard), "top": top}
    if s.options.open_discards:
        seen["cards"] = _counts(cards.discard)
    return seen


def _played(s: State, i: int, observer: int) -> dict[str, Any]:
    played = s.pile[i]
    own = s.bandits[played.bandit].seat == observer
    card = None if played.hidden and not own else CARDS[played.card]
    return {"bandit": bandit_name(s, played.bandit), "card": card, "face_down": bool(played.hidden)}


def _punch(s: State) -> dict[str, Any] | None:
    """The punch being carried out: attacker, victim, and the purse if he has named one."""
    if s.phase != Phase.ACTION or s.decision not in (Decision.KNOCK, Decision.POCKET, Decision.THROW):
        return None
    if not s.begun or s.pile[s.resolving].card != Card.PUNCH:
        return None
    return {
        "bandit": bandit_name(s, s.pile[s.resolving].bandit),
        "victim": bandit_name(s, s.victim),
        "purse": None if s.knocked == NOTHING else s.knocked,
    }
