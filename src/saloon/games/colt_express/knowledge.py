"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely.

A seat knows its own cards, the values of purses it has seen, and everything that lay open. It cannot know which of
their unseen cards the others hold, have hidden on the pile or left in the deck, nor what is in purses it never held.
"""

from saloon.engine import draw, pour, reseed, roll, rule, size
from saloon.games.colt_express.cards import ACTIONS, CARDS, PURSES
from saloon.games.colt_express.plan import ask_keep, ask_opening, ask_plan
from saloon.games.colt_express.state import (
    FACE_DOWN_EARLY,
    UNSEEN,
    Decision,
    Seat,
    State,
    actions_in,
    is_hidden,
)


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    sample_purses(s, observer)
    for seat in range(s.players):
        if seat != observer:
            sample_cards(s, seat)
    if s.legal_n > 0 and s.actor != observer:
        ask_again(s)


@rule
def sample_purses(s: State, observer: int) -> None:
    """Purses somebody else has looked into get another of the values the observer has not seen."""
    strange = 0
    for purse in range(PURSES):
        token = s.purses[purse]
        if token.worth != UNSEEN and not token.known >> observer & 1:
            s.unseen[token.worth] += 1
            strange |= 1 << purse
    for purse in range(PURSES):
        if strange >> purse & 1:
            s.purses[purse].worth = draw(s, s.unseen, size(s.unseen))


@rule
def sample_cards(s: State, seat: int) -> None:
    """Deal a player's unseen cards anew: as many in hand and hidden as there are, those known to be held among them."""
    cards = s.seats[seat]
    in_hand = size(cards.hand)
    hidden = 0
    early = 0
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            cards.deck[s.pile[i].card] += 1
            hidden += 1
            early += s.pile[i].hidden == FACE_DOWN_EARLY
    if in_hand + hidden == 0:
        return
    pour(cards.hand, cards.deck)
    if early == 0 and cards.kept == 0 and size(cards.held) == 0:
        count_resolved(s, seat, -1)
        hide_actions(s, seat, cards.deck)
        count_resolved(s, seat, 1)
        for _ in range(in_hand):
            cards.hand[draw(s, cards.deck, size(cards.deck))] += 1
    else:
        sample_around_held(s, seat, in_hand + hidden, early, hidden - early)


@rule
def count_resolved(s: State, seat: int, times: int) -> None:
    """Cards carried out in this round are back in the deck but not among those still hidden: leave them out, or not."""
    if not s.options.expert:
        for i in range(s.resolving):
            if s.bandits[s.pile[i].bandit].seat == seat:
                s.seats[seat].deck[s.pile[i].card] += times


@rule
def hide_actions(s: State, seat: int, source: list[int]) -> None:
    """A player's face-down cards, drawn from the actions of a bag."""
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            s.pile[i].card = draw(s, source, actions_in(source))


@rule
def sample_around_held(s: State, seat: int, wanted: int, early: int, late: int) -> None:
    """Expert: the known cards and random others make up hand and face-down cards. They are accepted in proportion to
    the ways of choosing the face-down ones from them, which makes every possible world as likely as another."""
    cards = s.seats[seat]
    for card in range(CARDS):
        cards.deck[card] -= cards.held[card]
        cards.hand[card] = cards.held[card]
    most = min(actions_in(cards.held) + actions_in(cards.deck), wanted)
    limit = ways(min(actions_in(cards.early), most), early) * ways(most - early, late)
    kept = max(cards.kept - actions_in(cards.held), 0)
    while True:
        for _ in range(kept):
            cards.hand[draw(s, cards.deck, actions_in(cards.deck))] += 1
        for _ in range(wanted - size(cards.held) - kept):
            cards.hand[draw(s, cards.deck, size(cards.deck))] += 1
        chances = ways(early_candidates(cards), early) * ways(actions_in(cards.hand) - early, late)
        if roll(s, limit) < chances:
            break
        for card in range(CARDS):
            cards.deck[card] += cards.hand[card] - cards.held[card]
            cards.hand[card] = cards.held[card]
    hide_around_held(s, seat)


@rule
def early_candidates(cards: Seat) -> int:
    """How many of a player's cards could be one he hid before he reshuffled."""
    count = 0
    for card in range(ACTIONS):
        count += min(cards.hand[card], cards.early[card])
    return count


@rule
def hide_around_held(s: State, seat: int) -> None:
    """Take a player's face-down cards out of his hand. Those from before the reshuffle come first, as in the pile."""
    cards = s.seats[seat]
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            if s.pile[i].hidden == FACE_DOWN_EARLY:
                s.pile[i].card = draw_early(s, cards)
            else:
                s.pile[i].card = draw(s, cards.hand, actions_in(cards.hand))
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat) and s.pile[i].hidden == FACE_DOWN_EARLY:
            cards.early[s.pile[i].card] += 1


@rule
def draw_early(s: State, cards: Seat) -> int:
    """Take a card that could have been hidden before the reshuffle, out of the hand and out of those possible."""
    left = roll(s, early_candidates(cards))
    card = 0
    while left >= min(cards.hand[card], cards.early[card]):
        left -= min(cards.hand[card], cards.early[card])
        card += 1
    cards.hand[card] -= 1
    cards.early[card] -= 1
    return card


@rule
def ways(things: int, chosen: int) -> int:
    """In how many ways a number of things can be chosen."""
    count = 1
    for i in range(chosen):
        count = count * (things - i) // (i + 1)
    return count


@rule
def ask_again(s: State) -> None:
    """The question to another player follows from the cards he now holds."""
    if s.decision == Decision.PLAN:
        ask_plan(s, s.actor)
    elif s.decision == Decision.OPENING:
        ask_opening(s, s.actor)
    elif s.decision == Decision.KEEP:
        ask_keep(s, s.actor)
