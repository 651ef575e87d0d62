"""Positions, the time: phase and round, the pile, who is to be asked."""

from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_flag, read_list, read_number, read_word, shown
from saloon.games.colt_express.cards import (
    BASE_ROUND_CARDS,
    BASE_STATION_CARDS,
    KINDS,
    MAX_PICKS,
    MAX_PILE,
    OLD_WHISKY_CARDS,
    ROUND_CARDS,
    ROUNDS,
    Card,
    RoundCard,
    Turn,
)
from saloon.games.colt_express.marshal import bandit_in_order
from saloon.games.colt_express.notation import PHASES, bandit_name
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_CARD_NAMES
from saloon.games.colt_express.options import Characters, Variant
from saloon.games.colt_express.places import caboose
from saloon.games.colt_express.positions.fields import ACTION_NAMES, BY, HIDING, PLANNED, ROUND_END
from saloon.games.colt_express.positions.seats import find_bandit, find_bandits, find_seat
from saloon.games.colt_express.rules import EVENT_BROUGHT
from saloon.games.colt_express.state import (
    FACE_DOWN,
    FACE_DOWN_EARLY,
    Phase,
    State,
    bandit_count,
    in_teams,
    lead,
    partner_of,
    round_turns,
    symbol_of,
)

DEFAULT_CARD = RoundCard.BRIDGE
DEFAULT_STATION_CARD = RoundCard.HOSTAGE


def read_phase(s: State, given: dict[str, Any], *, pairs: bool, expert: bool) -> Phase:
    """Where in the round the game is: in the action phase if there are cards to carry out, else in the Plan."""
    usual = Phase.ACTION if "pile" in given and "turn" not in given else Phase.PLAN
    phase = Phase(read_word("phase", given.get("phase", PHASES[usual]), PHASES))
    needs = {
        Phase.OPENING: ("expert", expert),
        Phase.KEEPING: ("expert", expert),
        Phase.CHARACTERS: ("characters", s.options.characters == Characters.CHOSEN),
        Phase.FISTS: ("stagecoach", pairs and not s.options.stagecoach),
        Phase.ATTACK: ("stagecoach", bool(s.options.stagecoach)),
        Phase.TAKING: ("variant", s.options.variant == Variant.LEAFLET),
        Phase.PLAN_OF_ATTACK: ("stagecoach", bool(s.options.stagecoach) and not expert),
    }
    option, there = needs.get(phase, ("", True))
    if not there:
        raise PositionError("position-phase", field="phase", phase=PHASES[phase], option=option)
    return phase


def read_round(s: State, given: dict[str, Any]) -> None:
    """Which round it is, and the cards shown so far; all others can still come."""
    if s.phase in (Phase.CHARACTERS, Phase.FISTS, Phase.ATTACK):
        return
    earliest = ROUNDS if s.phase == Phase.OVER else 1
    number = read_number("round", given.get("round", earliest), earliest, ROUNDS)
    s.first = find_seat(s, "first", given.get("first", bandit_name(s, 0)))
    if in_teams(s) and s.first % 2:
        raise PositionError("position-first", field="first", value=shown(given["first"]))
    s.round_no = number - 1
    read_past(s, given)
    if s.phase == Phase.TAKING:
        s.round_no += 1
        read_last_card(s)
    elif s.phase != Phase.ROUND_START:
        read_card(s, given)


def read_last_card(s: State) -> None:
    """While cards are taken the card of the last round still lies there, if there was one."""
    s.card = max(s.past[s.round_no - 2], 0) if s.round_no > 1 else 0


def read_past(s: State, given: dict[str, Any]) -> None:
    """The cards of earlier rounds; null for one that nobody remembers."""
    past = read_list("past", given.get("past", []))
    if len(past) > s.round_no:
        raise PositionError("position-past", field="past", count=len(past), rounds=s.round_no)
    for index, name in enumerate(past):
        if name is not None:
            show_card(s, "past", index, read_word("past", name, round_names(s)))


def round_names(s: State) -> tuple[str, ...]:
    """The round cards of this game."""
    return ROUND_CARD_NAMES[: ROUND_CARDS if s.options.stagecoach else BASE_ROUND_CARDS]


def station_names(s: State) -> tuple[str, ...]:
    """The station cards of this game."""
    stations = ROUND_CARD_NAMES[ROUND_CARDS:]
    return stations if s.options.stagecoach else stations[:BASE_STATION_CARDS]


def read_card(s: State, given: dict[str, Any]) -> None:
    """The round card on the table, in the last round a station card."""
    s.round_no += 1
    is_last = s.round_no == ROUNDS
    names = station_names(s) if is_last else round_names(s)
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
    """One card of the pile, as in `doc fire`, `belle move hidden` or, played by a partner, `belle move by doc`."""
    words = text.split() if isinstance(text, str) else []
    if len(words) < 2:
        raise PositionError("position-played", field="pile", value=shown(text))
    played = s.pile[i]
    played.bandit = find_bandit(s, "pile", words[0])
    played.card = read_word("pile", words[1], ACTION_NAMES[: KINDS if s.options.stagecoach else KINDS - 1])
    played.seat = played.bandit // s.each
    words = words[2:]
    if words[:1] == [BY] and len(words) > 1:
        played.seat = find_seat(s, "pile", words[1])
        if not in_teams(s) or partner_of(played.seat) != played.bandit:
            raise PositionError("position-played", field="pile", value=shown(text))
        words = words[2:]
    if words:
        played.hidden = read_word("pile", " ".join(words), HIDING[FACE_DOWN:]) + FACE_DOWN
    if s.each > 1 and played.card == Card.MARSHAL:
        played.bandit = lead(s, played.seat)
    if played.hidden and i < s.resolving:
        raise PositionError("position-played", field="pile", value=shown(text))
    if played.hidden == FACE_DOWN_EARLY and not s.expert:
        raise PositionError("position-expert", field="pile")


def read_moment(s: State, given: dict[str, Any]) -> None:
    """How far the Plan is, and whose turn it is to be asked."""
    if s.phase in PLANNED:
        s.turn = len(round_turns(s))
    elif s.phase == Phase.PLAN:
        read_turn(s, given)
    elif s.phase == Phase.ATTACK:
        s.turn = read_number("wagon", given.get("wagon", caboose(s)), 1, caboose(s))
    if s.phase == Phase.PLAN_OF_ATTACK:
        s.act = read_number("act", given.get("act", 0), 0, MAX_PICKS)
    if s.phase == Phase.EVENT:
        s.begun = read_word("stage", given.get("stage", ROUND_END[0]), ROUND_END)
        s.walk = read_number("walk", given.get("walk", 0), 0, caboose(s) - s.marshal)
    if s.phase in (Phase.ACTION, Phase.EVENT):
        s.fleeing = find_bandits(s, "fleeing", given.get("fleeing", []))
        s.taking = find_bandits(s, "taking", given.get("taking", []))
    if s.phase == Phase.ACTION:
        s.begun = read_flag("begun", given.get("begun", False))
        if s.begun and s.resolving == s.pile_n:
            raise PositionError("position-not-now", field="begun", phase=PHASES[s.phase])
    if "to_move" in given:
        read_to_move(s, given["to_move"])


def read_turn(s: State, given: dict[str, Any]) -> None:
    """Which turn of the Plan it is, and what the player in turn has done in it."""
    s.turn = read_number("turn", given.get("turn", 0), 0, len(round_turns(s)) - 1)
    s.act = read_number("act", given.get("act", 0), 0, int(symbol_of(s, s.turn) == Turn.DOUBLE))
    s.laid = read_number("laid", given.get("laid", 0), 0, MAX_PILE)
    s.drunk = read_number("drunk", given.get("drunk", 0), 0, OLD_WHISKY_CARDS)
    if "cover" in given or "covered" in given:
        if s.options.variant != Variant.LEAFLET:
            raise PositionError("position-option", field="cover", option="variant")
        s.cover = find_bandit(s, "cover", given["cover"]) + 1 if "cover" in given else 0
        s.covered = read_flag("covered", given.get("covered", "cover" in given))


def read_to_move(s: State, name: Any) -> None:
    """Who is asked, as the number of those who have been."""
    bandit = find_bandit(s, "to_move", name)
    if s.phase == Phase.EVENT:
        if s.card != RoundCard.PICKPOCKETING or s.begun > EVENT_BROUGHT:
            raise PositionError("position-not-now", field="to_move", phase=PHASES[s.phase])
        s.begun = EVENT_BROUGHT
        s.step = [bandit_in_order(s, number) for number in range(bandit_count(s))].index(bandit)
    elif s.phase == Phase.ATTACK:
        s.step = bandit
    elif s.phase == Phase.FISTS:
        s.step = bandit // s.each
    else:
        s.step = steps_to(s, bandit // s.each)


def steps_to(s: State, seat: int) -> int:
    """How many players come before this one."""
    if s.phase == Phase.PLAN and symbol_of(s, s.turn) == Turn.SWITCHING:
        begins = s.first + 1 if in_teams(s) else s.first
        return (begins - seat) % s.players
    return (seat - s.first) % s.players
