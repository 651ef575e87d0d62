"""A state of Colt Express as a position: `position.py` tells what the fields mean and reads them back."""

from typing import Any

from saloon.engine import size
from saloon.engine.options import show_options
from saloon.games.colt_express.cards import (
    CARDS,
    FLASKS,
    HOSTAGES,
    KINDS,
    PURSE_VALUES,
    PURSES,
    Card,
    Loot,
    RoundCard,
)
from saloon.games.colt_express.marshal import bandit_in_order
from saloon.games.colt_express.notation import (
    ACTION_WORDS,
    BULLET_WORDS,
    CHARACTERS,
    COACH,
    LOOT,
    PHASES,
    TIME,
    WAGONS,
    WHISKY,
    bandit_name,
    card_words,
    place_text,
)
from saloon.games.colt_express.notation import HOSTAGES as HOSTAGE_NAMES
from saloon.games.colt_express.notation import ROUND_CARDS as ROUND_CARD_NAMES
from saloon.games.colt_express.places import car_of, in_coach, on_roof, on_train
from saloon.games.colt_express.positions.fields import (
    BANDIT_FIELDS,
    BY,
    EVERYBODY_WORD,
    FIELDS,
    HIDING,
    OFF_BOARD,
    PLANNING,
    PUNCH_QUESTIONS,
    ROUND_END,
    SHOTGUN,
    shares_cards,
)
from saloon.games.colt_express.stagecoach import horses_at
from saloon.games.colt_express.state import (
    EVERYBODY,
    FRONT_STOP,
    HELD,
    NOTHING,
    OUT,
    PLACES,
    UNSEEN,
    Decision,
    Phase,
    Seat,
    State,
    bandit_count,
    lead,
)


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `read_position` makes the same state of it, to the byte."""
    return {
        "players": s.players,
        "options": show_options(s.options),
        "phase": PHASES[s.phase],
        **write_time(s),
        "bandits": {seat_name(s, bandit): write_bandit(s, bandit) for bandit in range(bandit_count(s))},
        **({"partners": [CHARACTERS[partner] for partner in s.partners]} if s.partners[0] != NOTHING else {}),
        "wagons": [WAGONS[wagon] for wagon in s.wagons[1 : s.cars]],
        "marshal": s.marshal,
        "neutral": s.neutral,
        "floor": write_floor(s),
        "lost": write_lost(s),
        "known": write_known(s),
        **write_beside(s),
        **write_pile(s),
        "generator": list(s.rng),
    }


def seat_name(s: State, bandit: int) -> str:
    """A bandit by his name, or by his seat before he has one."""
    if s.bandits[bandit].character != NOTHING:
        return bandit_name(s, bandit)
    return f"seat {bandit // s.each}{' second' if bandit % s.each else ''}"


def write_time(s: State) -> dict[str, Any]:
    """The round, its card, and who is asked in it."""
    if s.phase == Phase.CHARACTERS:
        return {}
    written: dict[str, Any] = {}
    if s.phase not in (Phase.FISTS, Phase.ATTACK):
        past = [None if card == NOTHING else ROUND_CARD_NAMES[card] for card in s.past[: s.round_no - 1]]
        written |= {"round": s.round_no, "past": past, "first": bandit_name(s, lead(s, s.first))}
        if s.phase != Phase.TAKING:
            written["card"] = ROUND_CARD_NAMES[s.card]
    if s.phase == Phase.PLAN:
        written |= write_turn(s)
    if s.phase == Phase.PLAN_OF_ATTACK:
        written["act"] = s.act
    if s.phase == Phase.ATTACK:
        written["wagon"] = s.turn
    to_move = asked(s)
    return written if to_move is None else {**written, "to_move": bandit_name(s, to_move)}


def write_turn(s: State) -> dict[str, Any]:
    """The turn of the Plan; what has not happened in it is left out."""
    more = {"laid": s.laid, "drunk": s.drunk, "cover": bandit_name(s, s.cover - 1) if s.cover else None}
    return {
        "turn": s.turn,
        "act": s.act,
        **{name: value for name, value in more.items() if value},
        **({"covered": True} if s.covered else {}),
    }


def asked(s: State) -> int | None:
    """The bandit whose player is asked in a phase in which one after another is."""
    if s.phase in (*PLANNING, Phase.TAKING, Phase.FISTS):
        return lead(s, s.actor)
    if s.phase == Phase.ATTACK and s.decision == Decision.ATTACK:
        return s.step
    if s.phase == Phase.EVENT and s.decision == Decision.PICKPOCKET:
        return bandit_in_order(s, s.step - 1)
    return None


def write_bandit(s: State, number: int) -> dict[str, Any]:
    """A bandit and, with his player's first, his player's cards; what there is none of is left out."""
    bandit = s.bandits[number]
    written: dict[str, Any] = {"seat": bandit.seat}
    if number != lead(s, bandit.seat):
        written["second"] = True
    if s.phase in BANDIT_FIELDS["car"]:
        written |= write_place(bandit.place)
    written["bullets"] = bandit.bullets
    more = {
        "friendly": bandit.friendly,
        "hit": bandit.received if shares_cards(s) else 0,
        "hits": bandit.hits,
        "hostage": None if bandit.hostage == NOTHING else HOSTAGE_NAMES[bandit.hostage],
        "loot": write_loot(s, HELD + number, bandit.jewels, bandit.strongboxes),
        "cash": bandit.cash,
    }
    written |= {name: value for name, value in more.items() if value}
    return written | write_cards(s, bandit.seat) if number == lead(s, bandit.seat) else written


def write_place(place: int) -> dict[str, Any]:
    """Where a bandit is."""
    if place >= PLACES:
        return {"car": next(word for word, where in OFF_BOARD.items() if where == place)}
    car = car_of(place) if on_train(place) else COACH if in_coach(place) else TIME
    return {"car": car, **({"roof": True} if on_roof(place) else {})}


def write_cards(s: State, seat: int) -> dict[str, Any]:
    """A player's cards, and what he has chosen in secret."""
    cards = s.seats[seat]
    written: dict[str, Any] = {}
    if s.phase in PLANNING or size(cards.hand):
        written["hand"] = card_names(s, seat, cards.hand)
    if s.phase != Phase.CHARACTERS or not shares_cards(s):  # where a hand is of two bandits, they give the cards names
        written["deck"] = card_names(s, seat, cards.deck)
    more = {
        "discard": card_names(s, seat, cards.discard, last=cards.discard_top),
        "top": [BULLET_WORDS[bullet - Card.NEUTRAL] for bullet in bullets_on_top(cards)],
        "held": card_names(s, seat, cards.held),
        "early": card_names(s, seat, cards.early),
        "kept": cards.kept,
        "picks": write_picks(s, seat),
        "took": bool(cards.took),
    }
    written |= {name: value for name, value in more.items() if value}
    if s.phase in BANDIT_FIELDS["swaps"] and shares_cards(s) and s.each == 1:
        written["swaps"] = cards.swaps
        written["guests"] = [ACTION_WORDS[kind] for kind in range(KINDS) for _ in range(cards.guests[kind])]
    return written


def write_picks(s: State, seat: int) -> list[str | None]:
    """Secret choices in words; nothing if there are none."""
    from saloon.games.colt_express.positions.cards import pick_words  # noqa: PLC0415 (it reads what is written here)

    picks = s.seats[seat].picks
    if all(pick == NOTHING for pick in picks):
        return []
    words = pick_words(s, seat)
    return [None if pick == NOTHING else words[pick] for pick in picks]


def card_names(s: State, seat: int, bag: list[int], last: int = NOTHING) -> list[str]:
    """The cards of a bag one by one; one of them may be known to lie last."""
    words = card_words(s, seat)
    names = [words[card] for card in range(CARDS) for _ in range(bag[card] - (card == last))]
    return names if last == NOTHING else [*names, words[last]]


def bullets_on_top(cards: Seat) -> list[int]:
    """The bullets lying on an Expert's deck, topmost first."""
    return [Card.NEUTRAL + (cards.top_kinds >> i & 1) + (cards.top_allied >> i & 1) for i in range(cards.tops)]


def write_floor(s: State) -> dict[str, list[str]]:
    """The loot lying about, place by place."""
    places = [place for place in range(PLACES) if not on_train(place) or car_of(place) < s.cars]
    loot = {place_text(place): write_loot(s, place, s.jewels[place], s.strongboxes[place]) for place in places}
    return {place: tokens for place, tokens in loot.items() if tokens}


def write_loot(s: State, at: int, jewels: int, strongboxes: int) -> list[str]:
    """The tokens at a place or on a bandit's card."""
    purses = [purse_text(s, number) for number, purse in enumerate(s.purses) if purse.at == at]
    flasks = [flask_text(s, number) for number, flask in enumerate(s.flasks) if flask.at == at]
    return purses + [LOOT[Loot.JEWEL]] * jewels + [LOOT[Loot.STRONGBOX]] * strongboxes + flasks


def purse_text(s: State, purse: int) -> str:
    """A purse by its number and, if anybody has seen it, its value."""
    worth = s.purses[purse].worth
    return f"purse {purse}" if worth == UNSEEN else f"purse {purse}:{PURSE_VALUES[worth]}"


def flask_text(s: State, flask: int) -> str:
    """A flask by its number, its kind if anybody has seen it, and whether it is half drunk."""
    token = s.flasks[flask]
    kind = "" if token.kind == UNSEEN else f":{WHISKY[token.kind]}"
    return f"flask {flask}{kind}{' half' if token.half else ''}"


def write_lost(s: State) -> list[str]:
    """Purses and flasks that were in the game and are no more."""
    purses = [number for number in range(PURSES) if is_lost(s.purses[number].at, s.purses[number].worth)]
    flasks = [number for number in range(FLASKS) if is_lost(s.flasks[number].at, s.flasks[number].kind)]
    return [*(purse_text(s, number) for number in purses), *(flask_text(s, number) for number in flasks)]


def is_lost(at: int, settled: int) -> bool:
    """Whether a token was in the game and is no more."""
    return at == OUT and settled != UNSEEN


def write_known(s: State) -> dict[str, Any]:
    """Who knows the purses and flasks that are not known just to those one would think."""
    purses = {
        str(number): write_knowers(s, purse.known)
        for number, purse in enumerate(s.purses)
        if purse.known != usual_knowledge(s, purse.at, purse.worth)
    }
    flasks = {
        f"flask {number}": write_knowers(s, flask.known)
        for number, flask in enumerate(s.flasks)
        if not flask.half and flask.known != usual_knowledge(s, flask.at, flask.kind)
    }
    return {**purses, **flasks}


def write_knowers(s: State, seats: int) -> str | list[str]:
    """The players of a set of bits, each by his first bandit."""
    if seats == EVERYBODY:
        return EVERYBODY_WORD
    return [seat_name(s, lead(s, seat)) for seat in range(s.players) if seats >> seat & 1]


def usual_knowledge(s: State, at: int, settled: int) -> int:
    """Who knows what is in a token unless it is said: its owner; everybody if it has none, or if the game is over."""
    if settled == UNSEEN:
        return 0
    return EVERYBODY if at < HELD or s.phase == Phase.OVER else 1 << s.bandits[at - HELD].seat


def write_beside(s: State) -> dict[str, Any]:
    """The coach, the horses, the passengers, the time traveller."""
    written: dict[str, Any] = {}
    if s.options.stagecoach:
        written["coach"] = s.coach
        written["shotgun"] = SHOTGUN[s.shotgun]
    if s.options.stagecoach and s.phase in FIELDS["horses"]:
        stops = {TIME if stop == FRONT_STOP else str(stop): horses_at(s, stop) for stop in range(FRONT_STOP, s.cars)}
        written["horses"] = {stop: count for stop, count in stops.items() if count}
    if s.options.stagecoach:
        written["hostages"] = [HOSTAGE_NAMES[kind] for kind in range(HOSTAGES) if s.hostages[kind]]
    if s.hideout != NOTHING:
        written["hideout"] = place_text(s.hideout)
    if s.driver != NOTHING:
        written["driver"] = bandit_name(s, s.driver)
    return written


def write_pile(s: State) -> dict[str, Any]:
    """The cards played in this round, and how far they and what follows them are carried out."""
    if s.phase not in (Phase.PLAN, Phase.KEEPING, Phase.PLAN_OF_ATTACK, Phase.ACTION, Phase.EVENT, Phase.OVER):
        return {}
    written: dict[str, Any] = {"pile": [write_played(s, i) for i in range(s.pile_n)]}
    pending = {"fleeing": s.fleeing, "taking": s.taking}
    for name, bandits in pending.items():
        if bandits:
            written[name] = [bandit_name(s, b) for b in range(bandit_count(s)) if bandits >> b & 1]
    if s.phase == Phase.ACTION:
        written["resolved"] = s.resolving
        if s.decision in PUNCH_QUESTIONS.values():
            written["punch"] = write_punch(s)
        if s.begun and s.decision in (Decision.FLEE, Decision.HOSTAGE):
            written["begun"] = True
    if s.phase == Phase.EVENT:
        written |= write_stage(s)
    return written


def write_stage(s: State) -> dict[str, Any]:
    """How far the end of the round has come; a question that can be asked again is not counted as come to."""
    if s.decision == Decision.PICKPOCKET and s.card == RoundCard.PICKPOCKETING:
        return {}
    over = min(s.begun, len(ROUND_END) - 1)
    return {"stage": ROUND_END[over], **({"walk": s.walk} if s.walk else {})}


def write_played(s: State, i: int) -> str:
    """A card of the pile: whose, which, who played it if it was not its owner, and whether it lies face down."""
    played = s.pile[i]
    by = "" if s.bandits[played.bandit].seat == played.seat else f" {BY} {bandit_name(s, lead(s, played.seat))}"
    return f"{bandit_name(s, played.bandit)} {ACTION_WORDS[played.card]}{by} {HIDING[played.hidden]}".rstrip()


def write_punch(s: State) -> dict[str, Any]:
    """A punch that is not over."""
    question = next(name for name, decision in PUNCH_QUESTIONS.items() if decision == s.decision)
    written = {"victim": bandit_name(s, s.victim), "question": question}
    return written if s.knocked == NOTHING else {**written, "purse": s.knocked}
