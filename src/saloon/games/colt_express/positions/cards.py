"""Positions, the cards: what is in hand, in the deck, in the discard, and the bullets among them."""

from typing import Any, NoReturn

from saloon.engine import PositionError
from saloon.engine.positions import read_bag, read_number, read_words
from saloon.games.colt_express.cards import ACTIONS, BULLETS, CARDS, DECK, NEUTRAL_BULLETS, Card
from saloon.games.colt_express.notation import CARDS as CARD_NAMES
from saloon.games.colt_express.notation import PHASES
from saloon.games.colt_express.plan import put_on_top
from saloon.games.colt_express.positions.fields import BULLET_NAMES, EXPERT_FIELDS, PLANNING
from saloon.games.colt_express.positions.seats import Written
from saloon.games.colt_express.positions.writing import bullets_on_top
from saloon.games.colt_express.state import FACE_DOWN_EARLY, NOTHING, State, actions_in


def read_cards(s: State, written: Written) -> list[int]:
    """Where a player's cards are; what is said of none is in his deck. Returns all he has, bullets included."""
    field, own = written.field, written.own
    refuse_unsuitable(s, written)
    cards = s.seats[written.seat]
    cards.hand = read_bag(f"{field}.hand", own.get("hand", []), CARD_NAMES)
    discard = read_words(f"{field}.discard", own.get("discard", []), CARD_NAMES)
    cards.discard = [discard.count(card) for card in range(CARDS)]
    cards.discard_top = discard[-1] if discard else NOTHING
    for bullet in reversed(read_words(f"{field}.top", own.get("top", []), BULLET_NAMES)):
        put_on_top(cards, Card.NEUTRAL + bullet)
    away = cards_away(s, written.seat)
    whole = whole_deck(written, away)
    cards.deck = [whole[card] - away[card] for card in range(CARDS)]
    if "deck" in own:
        cards.deck = read_bag(f"{field}.deck", own["deck"], CARD_NAMES)
    for card in range(CARDS):
        count = max(cards.deck[card], 0) + away[card]
        if count != whole[card]:
            refuse_count(field, card, count, whole[card])
    s.bandits[written.seat].received = whole[Card.NEUTRAL] + whole[Card.SHOT]
    read_held(s, written)
    return whole


def refuse_unsuitable(s: State, written: Written) -> None:
    """Only Experts have a discard, and only they hold cards outside the Plan."""
    if s.options.expert:
        return
    for name in EXPERT_FIELDS:
        if name in written.own:
            raise PositionError("position-expert", field=f"{written.field}.{name}")
    if written.own.get("hand") and s.phase not in PLANNING:
        raise PositionError("position-not-now", field=f"{written.field}.hand", phase=PHASES[s.phase])


def cards_away(s: State, seat: int) -> list[int]:
    """A player's cards outside his deck, or on top of it."""
    cards = s.seats[seat]
    on_pile = [s.pile[i].card for i in range(s.resolving, s.pile_n) if s.pile[i].bandit == seat]
    lying = on_pile + bullets_on_top(cards)
    return [cards.hand[card] + cards.discard[card] + lying.count(card) for card in range(CARDS)]


def whole_deck(written: Written, away: list[int]) -> list[int]:
    """All cards a player has: ten actions, and the bullets he received or that are seen among his cards."""
    field, own = written.field, written.own
    deck = read_bag(f"{field}.deck", own.get("deck", []), CARD_NAMES)
    bullets = [away[bullet] + deck[bullet] for bullet in range(ACTIONS, CARDS)]
    received = own.get("received")
    if type(received) is int:
        bullets = [read_number(f"{field}.received", received, 0, NEUTRAL_BULLETS), 0]
    elif received is not None:
        bullets = read_bag(f"{field}.received", received, BULLET_NAMES)
    return [*DECK[:ACTIONS], *bullets]


def read_held(s: State, written: Written) -> None:
    """What everybody knows of an Expert's hand and face-down cards must be there."""
    cards = s.seats[written.seat]
    hidden = [played for played in s.pile[: s.pile_n] if played.hidden and played.bandit == written.seat]
    unseen = cards.hand[:]
    for played in hidden:
        unseen[played.card] += 1
    cards.held = read_bag(f"{written.field}.held", written.own.get("held", []), CARD_NAMES)
    cards.early = read_bag(f"{written.field}.early", written.own.get("early", []), CARD_NAMES)
    most = actions_in(unseen)
    cards.kept = read_number(f"{written.field}.kept", written.own.get("kept", 0), 0, most)
    early = [played.card for played in hidden if played.hidden == FACE_DOWN_EARLY]
    for card in range(CARDS):
        refuse_more(f"{written.field}.held", card, cards.held[card], unseen[card])
        refuse_more(f"{written.field}.early", card, early.count(card), cards.early[card])


def refuse_more(field: str, card: int, count: int, supply: int) -> None:
    """There cannot be more cards of a kind than this."""
    if count > supply:
        refuse_count(field, card, count, supply)


def refuse_count(field: str, card: int, count: int, supply: int) -> NoReturn:
    """The cards of a kind do not add up."""
    raise PositionError("position-card-count", field=field, card=CARD_NAMES[card], count=count, supply=supply)


def count_bullets(s: State, given: dict[str, Any], decks: list[list[int]]) -> None:
    """Neutral bullets come from the stock, all others out of somebody's revolver."""
    fired = sum(BULLETS - s.bandits[bandit].bullets for bandit in range(s.players))
    hits = sum(deck[Card.SHOT] for deck in decks)
    refuse_more("bandits", Card.SHOT, hits, fired)
    s.shots_aside = fired - hits
    received = sum(deck[Card.NEUTRAL] for deck in decks)
    refuse_more("bandits", Card.NEUTRAL, received, NEUTRAL_BULLETS)
    left = NEUTRAL_BULLETS - received
    s.neutral = read_number("neutral", given.get("neutral", left), 0, left)
    s.neutral_aside = left - s.neutral
