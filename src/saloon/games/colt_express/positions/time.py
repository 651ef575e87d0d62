"""Positions, the time: phase and round, the pile, who is to be asked."""

from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_list, read_number, read_word, shown
from saloon.games.colt_express.cards import ROUND_CARDS, ROUNDS, RoundCard, Turn
from saloon.games.colt_express.notation import PHASES, bandit_name
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_CARD_NAMES
from saloon.games.colt_express.positions.fields import ACTION_NAMES, HIDING, PLANNED
from saloon.games.colt_express.positions.seats import find_bandit
from saloon.games.colt_express.rules import CHOSEN
from saloon.games.colt_express.setup import fill
from saloon.games.colt_express.state import (
    FACE_DOWN,
    FACE_DOWN_EARLY,
    MAX_PILE,
    NOTHING,
    Phase,
    State,
    round_turns,
    turn_symbol,
)

DEFAULT_CARD = RoundCard.BRIDGE
DEFAULT_STATION_CARD = RoundCard.HOSTAGE


def read_phase(s: State, given: dict[str, Any]) -> Phase:
    """Where in the round the game is: in the action phase if there are cards to carry out, else in the Plan."""
    usual = Phase.ACTION if "pile" in given and "turn" not in given else Phase.PLAN
    phase = Phase(read_word("phase", given.get("phase", PHASES[usual]), PHASES))
    if phase in (Phase.OPENING, Phase.KEEPING) and not s.options.expert:
        raise PositionError("position-phase", field="phase", phase=PHASES[phase], option="expert")
    if phase == Phase.CHARACTERS and s.options.characters != CHOSEN:
        raise PositionError("position-phase", field="phase", phase=PHASES[phase], option="characters")
    return phase


def read_round(s: State, given: dict[str, Any]) -> None:
    """Which round it is, and the cards shown so far; all others can still come."""
    fill(s.round_cards)
    fill(s.station_cards)
    s.past = [NOTHING] * ROUNDS
    if s.phase == Phase.CHARACTERS:
        return
    earliest = ROUNDS if s.phase == Phase.OVER else 1
    number = read_number("round", given.get("round", earliest), earliest, ROUNDS)
    s.first = find_bandit(s, "first", given.get("first", bandit_name(s, 0)))
    s.round_no = number - 1
    read_past(s, given)
    if s.phase != Phase.ROUND_START:
        read_card(s, given)


def read_past(s: State, given: dict[str, Any]) -> None:
    """The cards of earlier rounds; null for one that nobody remembers."""
    past = read_list("past", given.get("past", []))
    if len(past) > s.round_no:
        raise PositionError("position-past", field="past", count=len(past), rounds=s.round_no)
    for index, name in enumerate(past):
        if name is not None:
            show_card(s, "past", index, read_word("past", name, ROUND_CARD_NAMES[:ROUND_CARDS]))


def read_card(s: State, given: dict[str, Any]) -> None:
    """The round card on the table, in the last round a station card."""
    s.round_no += 1
    is_last = s.round_no == ROUNDS
    names = ROUND_CARD_NAMES[ROUND_CARDS:] if is_last else ROUND_CARD_NAMES[:ROUND_CARDS]
    usual = ROUND_CARD_NAMES[DEFAULT_STATION_CARD if is_last else DEFAULT_CARD]
    s.card = read_word("card", given.get("card", usual), names) + (ROUND_CARDS if is_last else 0)
    show_card(s, "card", s.round_no - 1, s.card)


def show_card(s: State, field: str, index: int, card: int) -> None:
    """A round card comes out of its bag."""
    bag, kind = (s.station_cards, card - ROUND_CARDS) if card >= ROUND_CARDS else (s.round_cards, card)
    if bag[kind] == 0:
        raise PositionError("position-card-twice", field=field, card=ROUND_CARD_NAMES[card])
    bag[kind] = 0
    s.past[index] = card


def read_pile(s: State, given: dict[str, Any]) -> None:
    """The cards played in this round, in their order; after the action phase all are carried out."""
    pile = read_list("pile", given.get("pile", []))
    s.pile_n = read_number("pile", len(pile), 0, MAX_PILE)
    if s.phase == Phase.ACTION:
        s.resolving = read_number("resolved", given.get("resolved", 0), 0, s.pile_n)
    elif s.phase in (Phase.EVENT, Phase.OVER):
        s.resolving = s.pile_n
    for i, text in enumerate(pile):
        read_played(s, i, text)


def read_played(s: State, i: int, text: Any) -> None:
    """One card of the pile, as in `doc fire` or `belle move hidden`."""
    words = text.split() if isinstance(text, str) else []
    if len(words) < 2:
        raise PositionError("position-played", field="pile", value=shown(text))
    played = s.pile[i]
    played.bandit = find_bandit(s, "pile", words[0])
    played.card = read_word("pile", words[1], ACTION_NAMES)
    if len(words) > 2:
        played.hidden = read_word("pile", " ".join(words[2:]), HIDING[FACE_DOWN:]) + FACE_DOWN
    if played.hidden and i < s.resolving:
        raise PositionError("position-played", field="pile", value=shown(text))
    if played.hidden == FACE_DOWN_EARLY and not s.options.expert:
        raise PositionError("position-expert", field="pile")


def read_moment(s: State, given: dict[str, Any]) -> None:
    """How far the Plan is, and whose turn it is to be asked."""
    if s.phase in PLANNED:
        s.turn = len(round_turns(s))
    elif s.phase == Phase.PLAN:
        s.turn = read_number("turn", given.get("turn", 0), 0, len(round_turns(s)) - 1)
        s.act = read_number("act", given.get("act", 0), 0, int(turn_symbol(s) == Turn.DOUBLE))
    if "to_move" in given:
        if s.phase == Phase.EVENT and s.card != RoundCard.PICKPOCKETING:
            raise PositionError("position-not-now", field="to_move", phase=PHASES[s.phase])
        s.begun = int(s.phase == Phase.EVENT)
        s.step = steps_to(s, find_bandit(s, "to_move", given["to_move"]))


def steps_to(s: State, seat: int) -> int:
    """How many players come before this one."""
    switching = s.phase == Phase.PLAN and turn_symbol(s) == Turn.SWITCHING
    return (s.first - seat if switching else seat - s.first) % s.players
