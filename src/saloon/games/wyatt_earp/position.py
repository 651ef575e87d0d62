"""Positions of Wyatt Earp: any situation of the game, as a person would write it.

    {players: 3, turn: 1, question: turn, opened: [jesse-james], posters: {jesse-james: 3000}, discard: [wyatt-earp],
     seats: {0: {money: 12000, territory: {jesse-james: {outlaws: 3, bank: 1, hideout: true}}},
             1: {hand: {jesse-james: 2, hideout: 1}}, 2: {hand: {bob-dalton: 4}}}}

Everything but `players` may be left out.

- `seats` by number: `money` in dollars, the `hand` as cards with their number (left out: ten cards drawn by chance) and
  the `territory` by outlaws: `outlaws` laid, `photo`, `bank`, `stagecoach`, `gun`, `hideout`. An outlaw that lies in a
  territory is `opened`; others may be.
- `discard` is a list of cards, the top one last, or {cards: {...}, top: card, under: card}: `under` is the card that
  shows when the top is taken, and must be told before a draw if there is one. `pile` are the cards left to draw. Cards
  mentioned nowhere are in the pile, or, when the pile is given, `aside`: not in this round.
- `round` 1, `dealer` seat 0; `turn` is the player left of him. `posters` have $1000 unless told otherwise.
- `question`: draw (also without it), turn, place, hide, steal, unhide, name, fetch, or, out of turn, answer or
  snapshot, asked of `asked` about `about`. `playing` is the sheriff card in play; the question tells which, except for
  place.
- In this turn: `sheriff_played`, `laid_now` by outlaws, `quiet` (nothing drawn from the pile, nothing played), `shot`
  with its `shooter`, and the outlaw `named`, as in `bob-dalton left`.
- In this round: `reshuffled`, and `idle` such quiet turns before this one.
- What everybody knows of a hand: `held` cards and `most`, the number of cards of an outlaw it has at most. `searches`
  lists the looks through the discard: see `state.Search`.
- `question: over` is the end, when somebody is rich enough; `winner` won the duel of the richest, if it took one.
  `generator` holds the two words that drive chance.
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
    shown,
)
from saloon.games.wyatt_earp.cards import DECK, HAND, KINDS, OUTLAWS, SERIES, THOUSAND, Card
from saloon.games.wyatt_earp.hands import forget_hands
from saloon.games.wyatt_earp.invariants import in_territory, searches_to_come, under_is_missing
from saloon.games.wyatt_earp.knowledge import ask_again
from saloon.games.wyatt_earp.memory import cap, kept_needed, kept_so_far
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, OUTLAW_NAMES, SIDES, dollars
from saloon.games.wyatt_earp.scoring import richest, somebody_is_rich
from saloon.games.wyatt_earp.state import (
    COUNT_MOST,
    MOST_SEARCHES,
    NO_CAP,
    NOTHING,
    Decision,
    Player,
    Search,
    State,
    first_player,
    has_group,
    in_packed,
    with_packed,
)
from saloon.games.wyatt_earp.view import show_cards

FIELDS = (
    "players", "options", "round", "dealer", "turn", "question", "asked", "about", "playing", "sheriff_played", "quiet",
    "idle", "laid_now", "shot", "shooter", "named", "reshuffled", "winner", "posters", "opened", "pile", "discard",
    "aside", "seats", "searches", "generator",
)  # fmt: skip
SEAT_FIELDS = ("money", "hand", "territory", "held", "most")
GROUP_FIELDS = {
    "outlaws": ("laid", 7),
    "photo": ("photos", 1),
    "bank": ("banks", 4),
    "stagecoach": ("stagecoaches", 2),
    "gun": ("guns", 1),
    "hideout": ("hideouts", 1),
}
SEARCH_FIELDS = ("seat", "kept", "stale", "closed", "could", "lost")
QUESTIONS = (*DECISIONS, "over")
OVER = len(DECISIONS)
PLAYING = {
    Decision.HIDE: Card.HIDEOUT,
    Decision.STEAL: Card.MOST_WANTED,
    Decision.UNHIDE: Card.WYATT_EARP,
    Decision.NAME: Card.MOST_WANTED,
    Decision.FETCH: Card.WYATT_EARP,
}
PLACEABLE = CARD_NAMES[Card.BANK_ROBBERY : Card.MOST_WANTED]
NAMED = tuple(f"{name} {side}" for name in OUTLAW_NAMES for side in SIDES)
OUT_OF_TURN = (Decision.ANSWER, Decision.SNAPSHOT)
MOST_MONEY = 30_000_000
MOST_ROUNDS = 30_000


def to_position(s: State) -> dict[str, Any]:
    """The table in words; `read_position` makes the same state of it, to the byte."""
    over = s.actor == NOBODY
    told: dict[str, Any] = {
        "players": s.players,
        "options": show_options(s.options),
        "round": s.round_no,
        "dealer": s.dealer,
        "turn": s.turn,
        "question": "over" if over else DECISIONS[s.decision],
        "quiet": bool(s.quiet),
        "posters": {name: dollars(s, s.posters[outlaw]) for outlaw, name in enumerate(OUTLAW_NAMES)},
        "opened": [name for outlaw, name in enumerate(OUTLAW_NAMES) if s.opened[outlaw]],
        "pile": show_cards(s.pile),
        "discard": write_discard(s),
        "aside": show_cards(s.aside),
        "seats": {str(seat): write_seat(s.seats[seat]) for seat in range(s.players)},
        "generator": list(s.rng),
    }
    if not over and s.decision in OUT_OF_TURN:
        told |= {"asked": s.actor, "about": OUTLAW_NAMES[s.about]}
    if s.playing != NOTHING:
        told["playing"] = CARD_NAMES[s.playing]
    if s.shot != NOTHING:
        told |= {"shot": CARD_NAMES[s.shot], "shooter": s.shooter}
    if s.named != NOTHING:
        told["named"] = NAMED[s.named]
    if s.winner != NOTHING:
        told["winner"] = s.winner
    if s.idle:
        told["idle"] = s.idle
    told |= {name: True for name in ("sheriff_played", "reshuffled") if getattr(s, name)}
    laid_now = {name: s.laid_now[outlaw] for outlaw, name in enumerate(OUTLAW_NAMES) if s.laid_now[outlaw]}
    searches = [write_search(s.searches[i]) for i in range(s.searches_n)]
    return told | ({"laid_now": laid_now} if laid_now else {}) | ({"searches": searches} if searches else {})


def write_discard(s: State) -> dict[str, Any]:
    """The discard: its cards, and those of them that show."""
    told: dict[str, Any] = {"cards": show_cards(s.discard)}
    if s.top != NOTHING:
        told["top"] = CARD_NAMES[s.top]
    if s.under != NOTHING:
        told["under"] = CARD_NAMES[s.under]
    return told


def write_seat(player: Player) -> dict[str, Any]:
    """A player: what is not there is left out, but not the hand."""
    territory = {name: write_group(player, outlaw) for outlaw, name in enumerate(OUTLAW_NAMES)}
    most = {name: player.most[outlaw] for outlaw, name in enumerate(OUTLAW_NAMES) if player.most[outlaw] != NO_CAP}
    told = {
        "money": player.money * THOUSAND,
        "territory": {name: group for name, group in territory.items() if group},
        "held": show_cards(player.held),
        "most": most,
    }
    return {"hand": show_cards(player.hand)} | {name: value for name, value in told.items() if value}


def write_group(player: Player, outlaw: int) -> dict[str, Any]:
    """A player's cards of one outlaw."""
    told = {}
    for name, (field, most) in GROUP_FIELDS.items():
        count = getattr(player, field)[outlaw]
        if count:
            told[name] = count if most > 1 else True
    return told


def write_search(search: Search) -> dict[str, Any]:
    """One look through the discard."""
    told: dict[str, Any] = {
        "seat": search.seat,
        "could": write_packed(search.could),
        "lost": write_packed(search.lost),
        "stale": bool(search.stale),
        "closed": [name for outlaw, name in enumerate(OUTLAW_NAMES) if search.closed >> outlaw & 1],
    }
    return told | ({} if search.kind == NOTHING else {"kept": CARD_NAMES[search.kind]})


def write_packed(bag: int) -> dict[str, int]:
    """A packed bag in words."""
    return show_cards([in_packed(bag, kind) for kind in range(KINDS)])


def read_position(s: State, position: dict[str, Any]) -> None:
    """Fill a state that has only its players and options. Raises PositionError."""
    given = read_fields("position", position, FIELDS)
    question = read_word("question", given.get("question", "draw"), QUESTIONS)
    read_time(s, question, given)
    written = {str(seat): value for seat, value in read_mapping("seats", given.get("seats", {})).items()}
    seats = read_fields("seats", written, [str(seat) for seat in range(s.players)])
    forget_hands(s)
    for seat in range(s.players):
        read_seat(s, seat, seats.get(str(seat), {}))
    read_outlaws(s, given)
    read_question(s, question, given)
    read_discard(s, given.get("discard", []))
    share_out_cards(s, given)
    read_searches(s, given)
    read_generator(s, given)
    if question != OVER:
        deal_missing(s, seats)
    for seat in range(s.players):
        read_known(s, seat, seats.get(str(seat), {}))
    if question == OVER:
        end(s)
    else:
        check_searches(s)
        resume(s, question)


def read_time(s: State, question: int, given: Mapping[str, Any]) -> None:
    """Which round and turn it is, and what has happened in it; what the question tells already may be left out."""
    last = s.players - 1
    played = question in (*PLAYING, Decision.PLACE, Decision.ANSWER) or "shot" in given or "named" in given
    done = question == Decision.SNAPSHOT or "laid_now" in given
    s.round_no = read_number("round", given.get("round", 1), 1, MOST_ROUNDS)
    s.dealer = read_number("dealer", given.get("dealer", 0), 0, last)
    s.turn = read_number("turn", given.get("turn", first_player(s)), 0, last)
    s.winner = read_number("winner", given["winner"], 0, last) if "winner" in given else NOTHING
    s.reshuffled = int(read_flag("reshuffled", given.get("reshuffled", False)))
    s.sheriff_played = int(read_flag("sheriff_played", given.get("sheriff_played", played)))
    s.quiet = int(read_flag("quiet", given.get("quiet", not s.sheriff_played and not done)))
    s.idle = read_number("idle", given.get("idle", 0), 0, s.options.stalemate * s.players - 1)
    s.shot = read_word("shot", given["shot"], CARD_NAMES) if "shot" in given else NOTHING
    s.shooter = read_number("shooter", given.get("shooter", s.turn), 0, last) if "shot" in given else NOTHING
    s.named = read_word("named", given["named"], NAMED) if "named" in given else NOTHING


def read_seat(s: State, seat: int, value: Any) -> None:
    """A player's money, hand and territory."""
    field, player = f"seats.{seat}", s.seats[seat]
    given = read_fields(field, value, SEAT_FIELDS)
    player.money = read_money(f"{field}.money", given.get("money", 0))
    player.hand = read_cards(f"{field}.hand", given.get("hand", {}))
    player.cards = size(player.hand)
    territory = read_fields(f"{field}.territory", given.get("territory", {}), OUTLAW_NAMES)
    for name, group in territory.items():
        read_group(player, OUTLAW_NAMES.index(name), f"{field}.territory.{name}", group)


def read_group(player: Player, outlaw: int, field: str, value: Any) -> None:
    """A player's cards of one outlaw."""
    for name, count in read_fields(field, value, tuple(GROUP_FIELDS)).items():
        cards, most = GROUP_FIELDS[name]
        where = f"{field}.{name}"
        getattr(player, cards)[outlaw] = read_number(where, count, 0, most) if most > 1 else read_flag(where, count)
    for name, (cards, _) in GROUP_FIELDS.items():
        getattr(player, cards)[outlaw] = int(getattr(player, cards)[outlaw])
        if getattr(player, cards)[outlaw] and not has_group(player, outlaw):
            raise PositionError("we-position-orphan", field=f"{field}.{name}", outlaw=OUTLAW_NAMES[outlaw])


def read_money(field: str, value: Any) -> int:
    """Whole thousands of dollars."""
    money = read_number(field, value, 0, MOST_MONEY)
    if money % THOUSAND:
        raise PositionError("we-position-money", field=field, value=shown(value))
    return money // THOUSAND


def read_cards(field: str, value: Any) -> list[int]:
    """A bag of cards: how many of each kind, no more than there are."""
    given = read_fields(field, value, CARD_NAMES)
    return [read_number(f"{field}.{name}", given.get(name, 0), 0, DECK[i]) for i, name in enumerate(CARD_NAMES)]


def read_outlaws(s: State, given: Mapping[str, Any]) -> None:
    """Posters, who is opened, and what has been laid in this turn."""
    posters = read_fields("posters", given.get("posters", {}), OUTLAW_NAMES)
    laid_now = read_fields("laid_now", given.get("laid_now", {}), OUTLAW_NAMES)
    opened = read_words("opened", given.get("opened", []), OUTLAW_NAMES)
    guns = sum(size(s.seats[seat].guns) for seat in range(s.players))
    if guns > 1:
        raise PositionError("we-position-guns", field="seats", count=guns)
    for outlaw, name in enumerate(OUTLAW_NAMES):
        s.posters[outlaw] = read_money(f"posters.{name}", posters.get(name, THOUSAND))
        lying = any(has_group(s.seats[seat], outlaw) for seat in range(s.players))
        s.opened[outlaw] = int(outlaw in opened or lying)
        s.laid_now[outlaw] = read_number(f"laid_now.{name}", laid_now.get(name, 0), 0, DECK[outlaw])
        if s.laid_now[outlaw] > s.seats[s.turn].laid[outlaw] and given.get("question") != "over":
            told = {"seat": s.turn, "count": s.laid_now[outlaw], "outlaw": name}
            raise PositionError("we-position-laid-now", field=f"laid_now.{name}", **told)


def read_question(s: State, question: int, given: Mapping[str, Any]) -> None:
    """Who is asked what, and which card is in play meanwhile."""
    s.playing = s.about = NOTHING
    s.decision = 0 if question == OVER else question
    s.actor = NOBODY if question == OVER else s.turn
    if question != OVER:
        refuse_idle(given, "winner")
    if question in OUT_OF_TURN:
        read_out_of_turn(s, question, given)
    else:
        refuse_idle(given, "about", "asked")
    if question == Decision.PLACE:
        s.playing = Card.BANK_ROBBERY + read_word("playing", given.get("playing"), PLACEABLE)
    elif question in PLAYING:
        card = PLAYING[Decision(question)]
        read_word("playing", given.get("playing", CARD_NAMES[card]), [CARD_NAMES[card]])
        s.playing = card
    else:
        refuse_idle(given, "playing")


def read_out_of_turn(s: State, question: int, given: Mapping[str, Any]) -> None:
    """Who is asked about which outlaw: a Hideout just laid on him, or a series that the player on turn just laid."""
    s.about = read_word("about", given.get("about"), OUTLAW_NAMES)
    s.actor = read_number("asked", given.get("asked"), 0, s.players - 1)
    outlaw = OUTLAW_NAMES[s.about]
    if s.actor == s.turn:
        raise PositionError("we-position-asked", field="asked", seat=s.actor)
    if question == Decision.ANSWER:
        if not s.seats[s.actor].hideouts[s.about]:
            raise PositionError("we-position-no-hideout", field="about", seat=s.actor, outlaw=outlaw)
    elif not s.options.photo_out_of_turn:
        raise PositionError("we-position-no-snapshot", field="question", option="photo_out_of_turn")
    elif s.seats[s.turn].laid[s.about] < SERIES:
        raise PositionError("we-position-not-opened", field="about", seat=s.turn, outlaw=outlaw)


def refuse_idle(given: Mapping[str, Any], *names: str) -> None:
    """A field that has no meaning with the question asked is a mistake."""
    for name in names:
        if name in given:
            raise PositionError("we-position-not-now", field=name, question=str(given.get("question", "draw")))


def read_discard(s: State, value: Any) -> None:
    """The discard: a list, top card last, or its cards and those that show."""
    s.top = s.under = NOTHING
    if isinstance(value, dict):
        given = read_fields("discard", value, ("cards", "top", "under"))
        s.discard = read_cards("discard.cards", given.get("cards", {}))
        showing = [read_word(f"discard.{name}", given[name], CARD_NAMES) for name in ("top", "under") if name in given]
        if "top" in given:
            s.top = showing[0]
        if "under" in given:
            s.under = showing[-1]
        for kind in showing:
            if showing.count(kind) > s.discard[kind]:
                raise PositionError("we-position-top", field="discard", card=CARD_NAMES[kind])
        if (s.top == NOTHING) != (size(s.discard) == 0) or (s.top == NOTHING and s.under != NOTHING):
            raise PositionError("we-position-top-missing", field="discard.top")
        if under_is_missing(s):
            raise PositionError("we-position-under-missing", field="discard.under")
        return
    cards = read_words("discard", value, CARD_NAMES)
    s.discard = [cards.count(kind) for kind in range(KINDS)]
    if cards:
        s.top = cards[-1]
    if len(cards) > 1:
        s.under = cards[-2]


def share_out_cards(s: State, given: Mapping[str, Any]) -> None:
    """Cards the position does not mention are in the pile, or aside if it says what the pile holds."""
    s.pile = read_cards("pile", given.get("pile", {}))
    s.aside = read_cards("aside", given.get("aside", {}))
    rest = s.aside if "pile" in given else s.pile
    for kind in range(KINDS):
        count = 0
        for field, found in where_cards_are(s, kind):
            count += found
            refuse_count(field, kind, count, wrong=count > DECK[kind])
        refuse_count("pile", kind, count, wrong=count < DECK[kind] and "pile" in given and "aside" in given)
        rest[kind] += DECK[kind] - count


def where_cards_are(s: State, kind: int) -> list[tuple[str, int]]:
    """How many cards of a kind a position puts where, by its fields; the pile is said last."""
    players = [(seat, s.seats[seat]) for seat in range(s.players)]
    seats = [(f"seats.{seat}", player.hand[kind] + in_territory(player, kind)) for seat, player in players]
    playing = ("playing", int(s.playing == kind))
    return [*seats, playing, ("discard", s.discard[kind]), ("aside", s.aside[kind]), ("pile", s.pile[kind])]


def refuse_count(field: str, kind: int, count: int, *, wrong: bool) -> None:
    """There are so many cards of a kind, not more and not fewer."""
    if wrong:
        raise PositionError("position-card-count", field=field, card=CARD_NAMES[kind], count=count, supply=DECK[kind])


def deal_missing(s: State, seats: Mapping[str, Any]) -> None:
    """Hands that the position leaves out are dealt."""
    for seat in range(s.players):
        if "hand" not in seats.get(str(seat), {}):
            for _ in range(min(HAND, size(s.pile))):
                s.seats[seat].hand[draw(s, s.pile, size(s.pile))] += 1
            s.seats[seat].cards = size(s.seats[seat].hand)


def read_known(s: State, seat: int, value: Mapping[str, Any]) -> None:
    """What everybody knows of a hand must be so."""
    field, player = f"seats.{seat}", s.seats[seat]
    player.held = read_cards(f"{field}.held", value.get("held", {}))
    most = read_fields(f"{field}.most", value.get("most", {}), OUTLAW_NAMES)
    for name, count in most.items():
        player.most[OUTLAW_NAMES.index(name)] = read_number(f"{field}.most.{name}", count, -OUTLAWS, NO_CAP - 1)
    for kind, name in enumerate(CARD_NAMES):
        if player.held[kind] > player.hand[kind]:
            raise PositionError(
                "position-card-count",
                field=f"{field}.held",
                card=name,
                count=player.held[kind],
                supply=player.hand[kind],
            )
    for outlaw, name in enumerate(OUTLAW_NAMES):
        if player.most[outlaw] != NO_CAP and player.hand[outlaw] > cap(s, seat, outlaw):
            count = player.hand[outlaw]
            raise PositionError("we-position-most", field=f"{field}.most.{name}", seat=seat, count=count)


def read_searches(s: State, given: Mapping[str, Any]) -> None:
    """The looks through the discard in this round."""
    searches = read_list("searches", given.get("searches", []))
    if len(searches) > MOST_SEARCHES:
        raise PositionError("we-position-searches", field="searches", count=len(searches), limit=MOST_SEARCHES)
    for i, value in enumerate(searches):
        field, search = f"searches.{i}", s.searches[i]
        told = read_fields(field, value, SEARCH_FIELDS)
        search.seat = read_number(f"{field}.seat", told.get("seat"), 0, s.players - 1)
        search.kind = read_word(f"{field}.kept", told["kept"], CARD_NAMES) if "kept" in told else NOTHING
        search.stale = int(read_flag(f"{field}.stale", told.get("stale", False)))
        for outlaw in read_words(f"{field}.closed", told.get("closed", []), OUTLAW_NAMES):
            search.closed |= 1 << outlaw
        search.could = read_packed(f"{field}.could", told.get("could", {}))
        read_number(f"{field}.could.{CARD_NAMES[Card.WYATT_EARP]}", in_packed(search.could, Card.WYATT_EARP), 0, 0)
        search.lost = read_packed(f"{field}.lost", told.get("lost", {}))
        s.searches_n = i + 1


def check_searches(s: State) -> None:
    """What was kept lay in the discard and is in the hand, unless it left; and the round has room for further looks."""
    for i in range(s.searches_n):
        search = s.searches[i]
        if search.kind == NOTHING:
            continue
        field, card = f"searches.{i}.kept", CARD_NAMES[search.kind]
        if in_packed(search.could, search.kind) < kept_so_far(s, i):
            raise PositionError("we-position-kept", field=field, card=card)
        needed = kept_needed(s, search.seat, search.kind)
        player = s.seats[search.seat]
        if needed < 0 or player.held[search.kind] + needed > player.hand[search.kind]:
            raise PositionError("we-position-kept-gone", field=field, seat=search.seat, card=card)
    if searches_to_come(s) > MOST_SEARCHES - s.searches_n:
        raise PositionError("we-position-too-searched", field="searches", count=s.searches_n, limit=MOST_SEARCHES)


def read_packed(field: str, value: Any) -> int:
    """A packed bag."""
    bag = 0
    for name, count in read_fields(field, value, CARD_NAMES).items():
        bag = with_packed(bag, CARD_NAMES.index(name), read_number(f"{field}.{name}", count, 0, COUNT_MOST))
    return bag


def end(s: State) -> None:
    """WE-38, WE-40: the game is over when somebody is rich enough; the richest have fought it out if they are tied."""
    if any(s.seats[seat].cards for seat in range(s.players)) or s.top != NOTHING or s.searches_n:
        raise PositionError("we-position-over", field="question")
    if not somebody_is_rich(s):
        raise PositionError("we-position-nobody-rich", field="question")
    tied = richest(s)
    duel = tied & (tied - 1) != 0
    if duel and s.winner == NOTHING:
        raise PositionError("we-position-no-winner", field="winner")
    if s.winner != NOTHING and not (duel and tied >> s.winner & 1):
        raise PositionError("we-position-winner", field="winner", seat=s.winner)
    s.decision = 0
    game_over(s)


def resume(s: State, question: int) -> None:
    """Ask the question again, if there is anything to answer and nothing contradicts the rules."""
    asker = s.actor
    if question not in OUT_OF_TURN or s.seats[asker].cards:
        ask_again(s)
    if not s.legal_n:
        raise PositionError("we-position-no-choice", field="question", question=QUESTIONS[question])
