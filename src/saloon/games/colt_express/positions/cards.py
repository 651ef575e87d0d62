"""Positions, the cards: what is in hand, in the deck, in the discard, and the bullets among them."""

from typing import Any, NoReturn

from saloon.engine import PositionError, size
from saloon.engine.positions import read_bag, read_flag, read_list, read_number, read_words, shown
from saloon.games.colt_express.cards import (
    ACTIONS,
    BULLETS,
    CARDS,
    KINDS,
    MAX_PICKS,
    Card,
)
from saloon.games.colt_express.hands import across, carried_out, put_on_top
from saloon.games.colt_express.known import guests_with
from saloon.games.colt_express.moments import after_the_plan
from saloon.games.colt_express.notation import MOUNTS, PHASES, bandit_name, card_words
from saloon.games.colt_express.positions.fields import ACTION_NAMES, BULLET_NAMES, EXPERT_FIELDS, PLANNING, shares_cards
from saloon.games.colt_express.positions.seats import MOST_BULLETS, Written
from saloon.games.colt_express.positions.writing import bullets_on_top
from saloon.games.colt_express.setup import neutral_stock, own_cards
from saloon.games.colt_express.state import (
    FACE_DOWN_EARLY,
    NOTHING,
    Code,
    Phase,
    State,
    actions_in,
    card_of,
    in_teams,
    lead,
    partner_of,
)

Bag = list[int]


def read_all_cards(s: State, given: dict[str, Any], bandits: list[Written]) -> None:
    """Where everybody's cards are; what is said of none is in its owner's deck."""
    seats = [written for written in bandits if written.bandit == lead(s, written.seat)]
    for written in seats:
        read_visible(s, written)
    for written in seats:
        read_deck(s, written, bandits)
    for written in bandits:
        read_hits(s, written, bandits)
    for written in seats:
        check_cards(s, written)
        read_held(s, written)
        read_secrets(s, written)
    count_bullets(s, given)


def read_visible(s: State, written: Written) -> None:
    """What a position says of a hand, a discard and the bullets on top of a deck."""
    field, own = written.field, written.own
    refuse_unsuitable(s, written)
    cards = s.seats[written.seat]
    cards.hand = read_card_bag(s, written.seat, f"{field}.hand", own.get("hand", []))
    discard = read_cards(s, written.seat, f"{field}.discard", own.get("discard", []))
    cards.discard = [discard.count(card) for card in range(CARDS)]
    cards.discard_top = discard[-1] if discard else NOTHING
    for bullet in reversed(read_words(f"{field}.top", own.get("top", []), BULLET_NAMES)):
        put_on_top(cards, Card.NEUTRAL + bullet)


def read_cards(s: State, seat: int, field: str, value: Any) -> list[int]:
    """A player's cards by their numbers, as they are listed."""
    words = {word: card for card, word in enumerate(card_words(s, seat)) if can_have(s, card)}
    found = read_list(field, value)
    for word in found:
        if not isinstance(word, str) or word not in words:
            raise PositionError("position-card", field=field, value=shown(word), allowed=", ".join(words))
    return [words[word] for word in found]


def read_card_bag(s: State, seat: int, field: str, value: Any) -> Bag:
    """How many of each of his cards a player has somewhere."""
    found = read_cards(s, seat, field, value)
    return [found.count(card) for card in range(CARDS)]


def can_have(s: State, card: int) -> bool:
    """Whether a player can have such a card at all: one of his, of his partner's, or a bullet."""
    if card >= ACTIONS:
        return card != Card.ALLIED or shares_cards(s)
    return own_cards(s, card % KINDS if in_teams(s) else card) > 0


def refuse_unsuitable(s: State, written: Written) -> None:
    """Only Experts have a discard; only they, and who has a plan of attack or may take a card, hold cards outside the
    Plan."""
    if s.expert:
        return
    for name in EXPERT_FIELDS:
        if name in written.own:
            raise PositionError("position-expert", field=f"{written.field}.{name}")
    if not s.options.stagecoach and any(written.own.get(name) for name in ("early", "kept")):
        raise PositionError("position-expert", field=f"{written.field}.kept")
    keeps = s.options.stagecoach or s.phase == Phase.TAKING
    if written.own.get("hand") and s.phase not in PLANNING and not keeps:
        raise PositionError("position-not-now", field=f"{written.field}.hand", phase=PHASES[s.phase])


def cards_away(s: State, seat: int) -> Bag:
    """A player's cards outside his deck, or on top of it."""
    cards = s.seats[seat]
    pile = [s.pile[i] for i in range(s.resolving, s.pile_n) if s.pile[i].seat == seat]
    lying = [card_of(s, seat, played.bandit, played.card) for played in pile] + bullets_on_top(cards)
    return [cards.hand[card] + cards.discard[card] + lying.count(card) for card in range(CARDS)]


def read_deck(s: State, written: Written, bandits: list[Written]) -> None:
    """The deck as it is written; or what is missing of a player's action cards and of the bullets he received."""
    seat, own = written.seat, written.own
    cards = s.seats[seat]
    if "deck" in own:
        cards.deck = read_card_bag(s, seat, f"{written.field}.deck", own["deck"])
        return
    away = cards_away(s, seat)
    for card in range(ACTIONS):
        cards.deck[card] = max(own_cards(s, card) - away[card] - lent(s, card, seat, bandits), 0)
    received = received_by(s, written, bandits)
    for bullet in range(ACTIONS, CARDS):
        cards.deck[bullet] = max(received[bullet - ACTIONS] - away[bullet], 0)


def lent(s: State, card: int, seat: int, bandits: list[Written]) -> int:
    """How many of a player's cards are told to be with his partner."""
    if not in_teams(s):
        return 0
    other = partner_of(seat)
    deck = bandits[other].own.get("deck", [])
    written = read_card_bag(s, other, f"{bandits[other].field}.deck", deck)
    return cards_away(s, other)[across(card)] + written[across(card)]


def received_by(s: State, written: Written, bandits: list[Written]) -> Bag:
    """The bullets a position says a player's bandits received, by kind: as a list or as a number of neutral ones."""
    total = [0] * len(BULLET_NAMES)
    for one in bandits:
        if one.seat == written.seat:
            total = [had + more for had, more in zip(total, received_list(s, one), strict=True)]
    return total


def received_list(s: State, written: Written) -> Bag:
    """The bullets that hit one bandit."""
    field, received = f"{written.field}.received", written.own.get("received", [])
    if type(received) is int:
        return [read_number(field, received, 0, neutral_stock(s)), 0, 0]
    return read_bag(field, received, BULLET_NAMES)


def bullets_among(s: State, seat: int) -> int:
    """How many bullets a player has among all his cards."""
    cards, away = s.seats[seat], cards_away(s, seat)
    return sum(cards.deck[ACTIONS:]) + sum(away[ACTIONS:])


def read_hits(s: State, written: Written, bandits: list[Written]) -> None:
    """How often a bandit was hit, in all and in this round. Where cards are shared, `hit` tells it; else it is the
    number of bullets among his player's cards, the first bandit's unless it is told of the others."""
    field, own, bandit = written.field, written.own, s.bandits[written.bandit]
    if shares_cards(s):
        usual = sum(received_list(s, written)) if "received" in own else 0
        if not any("received" in one.own or "hit" in one.own for one in bandits):
            usual = bullets_among(s, written.seat) if written.bandit == lead(s, written.seat) else 0
        bandit.received = read_number(f"{field}.hit", own.get("hit", usual), 0, MOST_BULLETS)
    elif "hit" in own:
        raise PositionError("position-not-shared", field=f"{field}.hit")
    else:
        bandit.received = bullets_among(s, written.seat)
    bandit.hits = read_number(f"{field}.hits", own.get("hits", 0), 0, bandit.received)


def check_cards(s: State, written: Written) -> None:
    """A player, or partners together, have all their action cards and the bullets that hit them, no more."""
    field, seat = written.field, written.seat
    names, cards, away = card_words(s, seat), s.seats[seat], cards_away(s, seat)
    received = received_by(s, written, [written]) if "received" in written.own and not shares_cards(s) else None
    for card in range(CARDS):
        count = cards.deck[card] + away[card]
        if card >= ACTIONS:
            hit = count if received is None else received[card - ACTIONS]
            if count != hit:
                raise PositionError("position-bullets", field=field, card=names[card], count=count, hit=hit)
        elif in_teams(s):
            other = partner_of(seat)
            count += s.seats[other].deck[across(card)] + cards_away(s, other)[across(card)]
            if count != own_cards(s, card % KINDS):
                refuse_count(field, names[card], count, own_cards(s, card % KINDS))
        elif count != own_cards(s, card):
            refuse_count(field, names[card], count, own_cards(s, card))
    side = [seat, partner_of(seat)] if in_teams(s) else [seat]
    hit = sum(s.bandits[b].received for one in side for b in range(lead(s, one), lead(s, one) + s.each))
    found = sum(bullets_among(s, one) for one in side)
    if hit != found:
        raise PositionError("position-hit", field=f"{field}.hit", count=hit, cards=found)


def read_held(s: State, written: Written) -> None:
    """What everybody knows of a hand and of face-down cards must be there."""
    seat, field, names = written.seat, written.field, card_words(s, written.seat)
    cards = s.seats[seat]
    hidden = [played for played in s.pile[: s.pile_n] if played.hidden and played.seat == seat]
    unseen = cards.hand[:]
    for played in hidden:
        unseen[card_of(s, seat, played.bandit, played.card)] += 1
    cards.held = read_card_bag(s, seat, f"{field}.held", written.own.get("held", []))
    most = actions_in(unseen) if s.expert else MAX_PICKS
    cards.kept = read_number(f"{field}.kept", written.own.get("kept", usual_kept(s, seat)), 0, most)
    if "early" in written.own:
        cards.early = read_card_bag(s, seat, f"{field}.early", written.own["early"])
    elif cards.kept and not s.expert:
        cards.early = [cards.deck[card] + unseen[card] - carried_out(s, seat, card) for card in range(CARDS)]
    early = [card_of(s, seat, played.bandit, played.card) for played in hidden if played.hidden == FACE_DOWN_EARLY]
    for card in range(CARDS):
        refuse_more(f"{field}.held", names[card], cards.held[card], unseen[card])
        refuse_more(f"{field}.early", names[card], early.count(card), cards.early[card])


def usual_kept(s: State, seat: int) -> int:
    """What is in hand after the Plan was kept by a plan of attack, except by Experts; in teams that is forgotten."""
    return 0 if s.expert or in_teams(s) or not after_the_plan(s) else min(size(s.seats[seat].hand), MAX_PICKS)


def read_secrets(s: State, written: Written) -> None:
    """What a player has chosen in secret, and what partners know of each other's cards."""
    field, own, cards = written.field, written.own, s.seats[written.seat]
    picks = read_list(f"{field}.picks", own.get("picks", []))
    if len(picks) > MAX_PICKS:
        raise PositionError("position-picks", field=f"{field}.picks", value=shown(picks))
    for number, pick in enumerate(picks):
        if pick is not None:
            cards.picks[number] = read_pick(s, written, pick)
    cards.took = read_flag(f"{field}.took", own.get("took", False))
    for name in ("swaps", "guests"):
        if name in own and not in_teams(s):
            raise PositionError("position-not-teams", field=f"{field}.{name}")
    cards.swaps = read_number(f"{field}.swaps", own.get("swaps", sum(guests_of(s, written.seat))), 0, MOST_BULLETS)
    cards.guests = guests_of(s, written.seat)
    if "guests" in own:
        cards.guests = read_bag(f"{field}.guests", own["guests"], ACTION_NAMES)


def guests_of(s: State, seat: int) -> Bag:
    """The partner's action cards that a player has."""
    return [guests_with(s, seat, kind) if in_teams(s) else 0 for kind in range(KINDS)]


def read_pick(s: State, written: Written, pick: Any) -> int:
    """A secret choice, in the words of the choice."""
    for code, text in pick_words(s, written.seat).items():
        if pick == text:
            return code
    raise PositionError("position-picks", field=f"{written.field}.picks", value=shown(pick))


def pick_words(s: State, seat: int) -> dict[int, str]:
    """Everything that can be chosen in secret in this phase, by its code."""
    names = card_words(s, seat)
    if s.phase == Phase.ATTACK:
        return MOUNTS
    if s.phase == Phase.FISTS:
        return {Code.FIST + i: f"left {bandit_name(s, lead(s, seat) + i)}" for i in range(s.each)}
    if s.phase == Phase.PLAN_OF_ATTACK:
        return {Code.KEEP_NO_MORE: "keep no more", **{Code.KEEP_SOME + i: f"keep {names[i]}" for i in range(CARDS)}}
    played = {Code.PLAY + card: f"play {names[card]}" for card in range(ACTIONS)}
    hidden = {Code.HIDE + card: f"hide {names[card]}" for card in range(ACTIONS)}
    return {Code.DRAW: "draw", Code.PASS: "pass", **played, **hidden}


def refuse_more(field: str, card: str, count: int, supply: int) -> None:
    """There cannot be more cards of a kind than this."""
    if count > supply:
        refuse_count(field, card, count, supply)


def refuse_count(field: str, card: str, count: int, supply: int) -> NoReturn:
    """The cards of a kind do not add up."""
    raise PositionError("position-card-count", field=field, card=card, count=count, supply=supply)


def count_bullets(s: State, given: dict[str, Any]) -> None:
    """Neutral bullets come from the stock, all others out of somebody's revolver."""
    decks = [
        [s.seats[seat].deck[card] + cards_away(s, seat)[card] for card in range(CARDS)] for seat in range(s.players)
    ]
    fired = sum(BULLETS - s.bandits[bandit].bullets for bandit in range(s.gang))
    hits = sum(deck[Card.SHOT] + deck[Card.ALLIED] for deck in decks)
    if hits > fired:
        raise PositionError("position-fired", field="bandits", count=hits, fired=fired)
    s.shots_aside = fired - hits
    received = sum(deck[Card.NEUTRAL] for deck in decks)
    if received > neutral_stock(s):
        raise PositionError("position-neutral", field="bandits", count=received, supply=neutral_stock(s))
    left = neutral_stock(s) - received
    s.neutral = read_number("neutral", given.get("neutral", left), 0, left)
    s.neutral_aside = left - s.neutral
