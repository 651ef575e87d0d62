"""Positions of Public Enemy Number One: any situation of the game, as a person would write it.

    {players: 3, options: {dollars: true}, round: 2, first: 1, turn: 2, one: 1,
     seats: {0: {outlaws: [belle-starr, cattle-kate], wanted: [loners]}, 2: {dollars: 1}},
     towns: {tombstone: {face: elzy-lay, under: [pearl-hart], first: grat-dalton, looked: [2]}},
     saloon: {hidden: [sheriff, swindler]}, discard: [bob-dalton]}

Everything but `players` may be left out. Outlaws of a town mentioned nowhere lie face down in its deck, or are
discarded when its `hidden` cards are given; saloon cards likewise are in the deck, or spent. A town without a `face`
turns one up. The `first` face-down card of a deck is the next to come, `looked` who has seen it. `outlaws` lie in the
order they were taken, `under` in the order they will come, `discard` and `spent` with the last one on top. `phase` is
the question to be asked; the saloon card to be carried out is then the last one spent. A position in which the round is
over is scored at once. `generator` holds the two words that drive chance.
"""

from collections.abc import Mapping
from typing import Any

from saloon.engine import NOBODY, PositionError, draw, game_over, size
from saloon.engine.options import show_options
from saloon.engine.positions import (
    read_fields,
    read_flag,
    read_generator,
    read_list,
    read_mapping,
    read_number,
    read_word,
    read_words,
)
from saloon.games.public_enemy.cards import (
    DOLLARS,
    EACH,
    GANGS,
    GROUPS,
    IN_TOWN,
    NO_CARD,
    SALOON,
    SALOON_KINDS,
    TOWNS,
)
from saloon.games.public_enemy.notation import (
    DECISION_NAMES,
    GANG_NAMES,
    OUTLAW_NAMES,
    SALOON_NAMES,
    TOWN_NAMES,
)
from saloon.games.public_enemy.rules import end_round, round_is_over
from saloon.games.public_enemy.scoring import winner_of
from saloon.games.public_enemy.setup import clear_table, reveal, supply
from saloon.games.public_enemy.state import (
    NONE,
    NOWHERE,
    Decision,
    Deck,
    State,
    face_down,
    gang_of,
    has_four_gangs,
    is_empty,
    leader_of,
    put_on,
)
from saloon.games.public_enemy.turn import ask_cavalry, ask_effect, ask_turn
from saloon.games.public_enemy.view import seats_in

FIELDS = (
    "players", "options", "phase", "round", "first", "turn", "dollar_spent", "one", "supremacy", "cavalry", "towns",
    "saloon", "seats", "discard", "out", "generator",
)  # fmt: skip
TOWN_FIELDS = ("face", "hidden", "first", "looked", "under")
SALOON_FIELDS = ("hidden", "first", "looked", "spent")
SEAT_FIELDS = ("outlaws", "wanted", "dollars")
OVER = "over"
PHASES = (*DECISION_NAMES, OVER)


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `read_position` makes the same state of it, to the byte."""
    over = s.actor == NOBODY
    written: dict[str, Any] = {
        "players": s.players,
        "options": show_options(s.options),
        "phase": OVER if over else DECISION_NAMES[s.decision],
        "round": s.round_no,
        "first": s.first,
        "turn": s.turn,
        "dollar_spent": True if s.dollar_spent else None,
        "one": None if s.holder == NOBODY else s.holder,
        "supremacy": None if s.supremacy == NONE else GANG_NAMES[s.supremacy],
        "cavalry": None if s.cavalry == NOWHERE else TOWN_NAMES[s.cavalry],
        "towns": {name: write_town(s, town) for town, name in enumerate(TOWN_NAMES)},
        "saloon": write_saloon(s),
        "seats": {str(seat): write_seat(s, seat) for seat in range(s.players)},
        "discard": [OUTLAW_NAMES[outlaw] for outlaw in s.discard[: s.discard_n]],
        "out": [OUTLAW_NAMES[outlaw] for outlaw in s.out] if s.options.fast else None,
        "generator": list(s.rng),
    }
    return {name: value for name, value in written.items() if value is not None}


def write_town(s: State, town: int) -> dict[str, Any]:
    """The cards of a town's deck; `hidden` are those whose order nobody knows."""
    names = names_of(town)
    deck = s.decks[town]
    face = {} if deck.face == NO_CARD else {"face": names[deck.face]}
    under = {"under": [names[card] for card in deck.under[: deck.under_n]]} if deck.under_n else {}
    return {**face, **write_face_down(deck, names), **under}


def write_face_down(deck: Deck, names: tuple[str, ...]) -> dict[str, Any]:
    """The face-down cards of a deck, and who has looked at the first of them."""
    written: dict[str, Any] = {"hidden": [name for card, name in enumerate(names) for _ in range(deck.bag[card])]}
    if deck.first != NO_CARD:
        written["first"] = names[deck.first]
    if deck.looked:
        written["looked"] = seats_in(deck.looked)
    return written


def write_saloon(s: State) -> dict[str, Any]:
    """The saloon's deck and the cards drawn from it, the last one last."""
    spent = [kind for kind in range(SALOON_KINDS) for _ in range(s.spent[kind] - (kind == s.last_spent))]
    last = [] if s.last_spent == NO_CARD else [s.last_spent]
    return {**write_face_down(s.decks[SALOON], SALOON_NAMES), "spent": [SALOON_NAMES[kind] for kind in spent + last]}


def write_seat(s: State, number: int) -> dict[str, Any]:
    """What lies in front of a player."""
    seat = s.seats[number]
    written: dict[str, Any] = {
        "outlaws": [OUTLAW_NAMES[outlaw] for stack in seat.stacks for outlaw in stack.cards[: stack.count]],
        "wanted": [GANG_NAMES[gang] for gang in range(GANGS) if seat.wanted >> gang & 1],
    }
    return {**written, "dollars": seat.dollars} if s.options.dollars else written


def read_position(s: State, position: dict[str, Any]) -> None:
    """Fill a state that has only its players and options. Raises PositionError."""
    given = read_fields("position", position, FIELDS)
    clear_table(s)
    read_generator(s, given)
    read_round(s, given)
    read_tiles(s, given)
    used = Used()
    read_seats(s, given, used)
    read_discard(s, given, used)
    towns = read_towns(s, given, used)
    read_out(s, given, used)
    for town, own in enumerate(towns):
        share_out(s, town, own, used)
    read_saloon(s, given)
    phase = read_word("phase", given.get("phase", DECISION_NAMES[Decision.TURN]), PHASES)
    resume(s, phase)


class Used:
    """The outlaws a position has mentioned, each of which can be in one place only."""

    def __init__(self) -> None:
        self.outlaws: set[int] = set()

    def take(self, field: str, outlaw: int) -> int:
        """An outlaw found at a field."""
        if outlaw in self.outlaws:
            raise PositionError("pe-outlaw-twice", field=field, card=OUTLAW_NAMES[outlaw])
        self.outlaws.add(outlaw)
        return outlaw


def read_round(s: State, given: Mapping[str, Any]) -> None:
    """Which round it is, who began it and whose turn it is."""
    s.round_no = read_number("round", given.get("round", 1), 1, s.options.round_limit)
    s.first = read_number("first", given.get("first", 0), 0, s.players - 1)
    s.turn = read_number("turn", given.get("turn", s.first), 0, s.players - 1)
    if "one" in given:
        s.holder = read_number("one", given["one"], 0, s.players - 1)


def read_tiles(s: State, given: Mapping[str, Any]) -> None:
    """What only some of the optional rules have."""
    if "dollar_spent" in given:
        need_rule(s, "dollar_spent", "dollars")
        s.dollar_spent = int(read_flag("dollar_spent", given["dollar_spent"]))
    if "cavalry" in given:
        need_rule(s, "cavalry", "cavalry")
        s.cavalry = read_word("cavalry", given["cavalry"], TOWN_NAMES)
    if s.options.supremacy:
        s.supremacy = read_word("supremacy", given.get("supremacy", GANG_NAMES[0]), GANG_NAMES)
    elif "supremacy" in given:
        need_rule(s, "supremacy", "supremacy")


def need_rule(s: State, field: str, rule: str) -> None:
    """A field of an optional rule that is not played with."""
    if not getattr(s.options, rule):
        raise PositionError("pe-position-rule", field=field, rule=rule)


def read_seats(s: State, given: Mapping[str, Any], used: Used) -> None:
    """What lies in front of the players."""
    seats = [str(seat) for seat in range(s.players)]
    found: dict[int, Any] = {}
    for name, value in read_mapping("seats", given.get("seats", {})).items():
        found[read_word("seats", str(name), seats)] = value
    for seat in range(s.players):
        read_seat(s, seat, {} if found.get(seat) is None else found[seat], used)


def read_seat(s: State, seat: int, value: Any, used: Used) -> None:
    """A player's stacks, tokens and tiles."""
    field = f"seats.{seat}"
    given = read_fields(field, value, SEAT_FIELDS)
    for outlaw in read_words(f"{field}.outlaws", given.get("outlaws", []), OUTLAW_NAMES):
        put_on(s.seats[seat].stacks[gang_of(outlaw)], used.take(f"{field}.outlaws", outlaw))
    for gang in read_words(f"{field}.wanted", given.get("wanted", []), GANG_NAMES):
        s.seats[seat].wanted |= 1 << gang
    if s.options.dollars:
        most = DOLLARS - (s.dollar_spent if seat == s.turn else 0)
        s.seats[seat].dollars = read_number(f"{field}.dollars", given.get("dollars", most), 0, most)
    elif "dollars" in given:
        need_rule(s, f"{field}.dollars", "dollars")


def read_discard(s: State, given: Mapping[str, Any], used: Used) -> None:
    """The outlaws out of this round."""
    for outlaw in read_words("discard", given.get("discard", []), OUTLAW_NAMES):
        put_discard(s, used.take("discard", outlaw))


def put_discard(s: State, outlaw: int) -> None:
    """One more on the discard pile."""
    s.discard[s.discard_n] = outlaw
    s.discard_n += 1


def read_towns(s: State, given: Mapping[str, Any], used: Used) -> list[dict[str, Any]]:
    """The cards named in the decks of the towns; what else is said of each town is for later."""
    towns = read_fields("towns", given.get("towns", {}), TOWN_NAMES)
    found = []
    for town, name in enumerate(TOWN_NAMES):
        own = read_fields(f"towns.{name}", towns.get(name, {}), TOWN_FIELDS)
        read_town(s, town, own, used)
        found.append(own)
    return found


def read_town(s: State, town: int, given: Mapping[str, Any], used: Used) -> None:
    """A town's deck: who is showing, who lies underneath, who has been looked at, and who else is face down."""
    field = f"towns.{TOWN_NAMES[town]}"
    deck = s.decks[town]
    for name in ("looked", "under"):
        if name in given:
            need_rule(s, f"{field}.{name}", "dollars")
    if "face" in given:
        deck.face = take_card(town, f"{field}.face", given["face"], used)
    for word in read_list(f"{field}.under", given.get("under", [])):
        deck.under[deck.under_n] = take_card(town, f"{field}.under", word, used)
        deck.under_n += 1
    if "first" in given:
        deck.first = take_card(town, f"{field}.first", given["first"], used)
    for word in read_list(f"{field}.hidden", given.get("hidden", [])):
        deck.bag[take_card(town, f"{field}.hidden", word, used)] = 1


def take_card(town: int, field: str, word: Any, used: Used) -> int:
    """A card of a town's own, which lies nowhere else."""
    card = read_word(field, word, names_of(town))
    used.take(field, town * IN_TOWN + card)
    return card


def names_of(town: int) -> tuple[str, ...]:
    """The outlaws of a town."""
    return OUTLAW_NAMES[town * IN_TOWN : (town + 1) * IN_TOWN]


def read_out(s: State, given: Mapping[str, Any], used: Used) -> None:
    """PE-22: the outlaws the fast set-up has left out; those not named are the last ones mentioned nowhere."""
    if not s.options.fast:
        if "out" in given:
            need_rule(s, "out", "fast")
        return
    for outlaw in read_words("out", given.get("out", []), OUTLAW_NAMES):
        group = outlaw // EACH
        if outlaw == leader_of(group % GANGS) or s.out[group] != NO_CARD:
            raise PositionError("pe-left-out", field="out", card=OUTLAW_NAMES[outlaw])
        s.out[group] = used.take("out", outlaw)
    for group in range(GROUPS):
        if s.out[group] == NO_CARD:
            s.out[group] = used.take("out", spare_outlaw(group, used.outlaws))


def spare_outlaw(group: int, mentioned: set[int]) -> int:
    """The last outlaw of a gang in a town who is no leader and not mentioned."""
    for outlaw in range(group * EACH + EACH - 1, group * EACH - 1, -1):
        if outlaw not in mentioned and outlaw != leader_of(group % GANGS):
            return outlaw
    raise PositionError(
        "pe-too-many-for-fast", field="out", town=TOWN_NAMES[group // GANGS], gang=GANG_NAMES[group % GANGS]
    )


def share_out(s: State, town: int, given: Mapping[str, Any], used: Used) -> None:
    """Outlaws mentioned nowhere lie face down in their town, or are discarded if it is said who does."""
    deck = s.decks[town]
    for card in range(IN_TOWN):
        if supply(s, town, card) and town * IN_TOWN + card not in used.outlaws:
            if "hidden" in given:
                put_discard(s, town * IN_TOWN + card)
            else:
                deck.bag[card] = 1
    read_looked(s, deck, f"towns.{TOWN_NAMES[town]}", given)


def read_looked(s: State, deck: Deck, field: str, given: Mapping[str, Any]) -> None:
    """PE-37: a card looked at is settled. One may be settled that nobody has looked at: it is the next to come."""
    seats = read_words(f"{field}.looked", given.get("looked", []), range(s.players))
    deck.looked = sum(1 << seat for seat in set(seats))
    if deck.looked and face_down(deck) == 0:
        raise PositionError("pe-position-looked", field=f"{field}.looked")
    if deck.looked and deck.first == NO_CARD and size(deck.bag) > 0:
        deck.first = draw(s, deck.bag, size(deck.bag))


def read_saloon(s: State, given: Mapping[str, Any]) -> None:
    """The saloon's deck and what was drawn from it."""
    own = read_fields("saloon", given.get("saloon", {}), SALOON_FIELDS)
    deck = s.decks[SALOON]
    if "looked" in own:
        need_rule(s, "saloon.looked", "dollars")
    spent = read_words("saloon.spent", own.get("spent", []), SALOON_NAMES)
    hidden = read_words("saloon.hidden", own.get("hidden", []), SALOON_NAMES)
    if "first" in own:
        deck.first = read_word("saloon.first", own["first"], SALOON_NAMES)
    for kind in range(SALOON_KINDS):
        count = spent.count(kind) + hidden.count(kind) + (deck.first == kind)
        missing = supply(s, SALOON, kind) - count
        if missing < 0 or (missing > 0 and "hidden" in own and "spent" in own):
            name, exist = SALOON_NAMES[kind], supply(s, SALOON, kind)
            raise PositionError("position-card-count", field="saloon", card=name, count=count, supply=exist)
        s.spent[kind] = spent.count(kind) + (missing if "hidden" in own else 0)
        deck.bag[kind] = hidden.count(kind) + (0 if "hidden" in own else missing)
        if s.spent[kind] and not spent:
            s.last_spent = kind
    if spent:
        s.last_spent = spent[-1]
    read_looked(s, deck, "saloon", own)


def resume(s: State, phase: int) -> None:
    """Let the rules go on: from the question to be asked, from the end of the round, or not at all."""
    if phase == PHASES.index(OVER) or winner_of(s) != NOBODY:
        if winner_of(s) == NOBODY and s.round_no != s.options.round_limit:
            raise PositionError("pe-not-over", field="phase")
        game_over(s)
        return
    turn_up_faces(s)
    if Decision.SHERIFF <= phase <= Decision.SWINDLER:
        resume_effect(s, phase - Decision.SHERIFF)
    elif round_is_over(s):
        end_round(s)
    elif phase == Decision.CAVALRY:
        need_rule(s, "phase", "cavalry")
        ask_cavalry(s)
    else:
        ask_turn(s)


def turn_up_faces(s: State) -> None:
    """PE-34: a town without a card showing turns one up, unless the round is over."""
    if any(map(has_four_gangs, s.seats)):
        return
    for town in range(TOWNS):
        if s.decks[town].face == NO_CARD and face_down(s.decks[town]) > 0:
            reveal(s, town)


def resume_effect(s: State, card: int) -> None:
    """A saloon card is carried out before the end of the round is looked for, and only if it leaves a choice."""
    if s.last_spent != card:
        raise PositionError("pe-not-drawn", field="phase", card=SALOON_NAMES[card])
    if any(is_empty(s.decks[town]) for town in range(TOWNS)) or any(map(has_four_gangs, s.seats)):
        raise PositionError("pe-round-over", field="phase")
    ask_effect(s, card)
    if s.legal_n <= 1:
        raise PositionError("pe-no-choice", field="phase", card=SALOON_NAMES[card])
