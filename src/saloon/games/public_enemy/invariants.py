"""What always holds: every card is somewhere, once, and whoever is asked can answer."""

from enum import IntEnum

from saloon.engine import NOBODY, rule, size
from saloon.games.public_enemy.cards import (
    ALL_WANTED,
    DECKS,
    DOLLARS,
    EACH,
    GANGS,
    GROUPS,
    IN_GANG,
    IN_TOWN,
    NO_CARD,
    OUTLAWS,
    SALOON,
    SALOON_KINDS,
    TOWNS,
)
from saloon.games.public_enemy.scoring import winner_of
from saloon.games.public_enemy.setup import supply
from saloon.games.public_enemy.state import NONE, NOWHERE, Decision, State, gang_of, has_four_gangs, is_empty, leader_of


class Broken(IntEnum):
    """What `check` may find."""

    CARDS, DECKS, STACKS, FAST, TOKENS, QUESTION = range(1, 7)


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    if not cards_complete(s):
        return Broken.CARDS
    if not decks_sound(s):
        return Broken.DECKS
    if not stacks_sound(s):
        return Broken.STACKS
    if not fast_sound(s):
        return Broken.FAST
    if not tokens_sound(s):
        return Broken.TOKENS
    if not question_sound(s):
        return Broken.QUESTION
    return 0


@rule
def cards_complete(s: State) -> bool:
    """Every card of every deck is in one place."""
    for town in range(TOWNS):
        for card in range(IN_TOWN):
            if s.decks[town].bag[card] < 0:
                return False
            if in_deck(s, town, card) + lying(s, town * IN_TOWN + card) != supply(s, town, card):
                return False
    for kind in range(SALOON_KINDS):
        if s.decks[SALOON].bag[kind] < 0 or s.spent[kind] < 0:
            return False
        if in_deck(s, SALOON, kind) + s.spent[kind] != supply(s, SALOON, kind):
            return False
    for card in range(SALOON_KINDS, IN_TOWN):
        if s.decks[SALOON].bag[card] != 0:
            return False
    if (s.last_spent == NO_CARD) != (size(s.spent) == 0):
        return False
    return s.last_spent == NO_CARD or s.spent[s.last_spent] > 0


@rule
def in_deck(s: State, d: int, card: int) -> int:
    """How often a card is in its deck, face up, face down or underneath."""
    deck = s.decks[d]
    count = deck.bag[card] + (deck.face == card) + (deck.first == card)
    for i in range(deck.under_n):
        count += deck.under[i] == card
    return count


@rule
def lying(s: State, outlaw: int) -> int:
    """How often an outlaw is among the discards and in his gang's stacks."""
    count = 0
    for i in range(s.discard_n):
        count += s.discard[i] == outlaw
    for seat in range(s.players):
        stack = s.seats[seat].stacks[gang_of(outlaw)]
        for i in range(stack.count):
            count += stack.cards[i] == outlaw
    return count


@rule
def decks_sound(s: State) -> bool:
    """A card that somebody knows is settled, and nothing lies where no card can be."""
    for d in range(DECKS):
        deck = s.decks[d]
        if not 0 <= deck.under_n <= IN_TOWN or not 0 <= deck.looked < 1 << s.players:
            return False
        if deck.looked != 0 and deck.first == NO_CARD and (deck.under_n == 0 or size(deck.bag) > 0):
            return False
        for i in range(IN_TOWN):
            if (deck.under[i] == NO_CARD) != (i >= deck.under_n):
                return False
    return s.decks[SALOON].face == NO_CARD and s.decks[SALOON].under_n == 0


@rule
def stacks_sound(s: State) -> bool:
    """PE-02: stacks are by gang."""
    for seat in range(len(s.seats)):
        for gang in range(GANGS):
            stack = s.seats[seat].stacks[gang]
            if stack.count < 0 or stack.count > IN_GANG or (seat >= s.players and stack.count > 0):
                return False
            for i in range(IN_GANG):
                if (stack.cards[i] == NO_CARD) != (i >= stack.count):
                    return False
                if i < stack.count and gang_of(stack.cards[i]) != gang:
                    return False
    if s.discard_n < 0:
        return False
    for i in range(OUTLAWS):
        if (s.discard[i] == NO_CARD) != (i >= s.discard_n):
            return False
    return True


@rule
def fast_sound(s: State) -> bool:
    """PE-22: the fast set-up leaves out one outlaw of each gang in each town, no leader; the usual one none."""
    for group in range(GROUPS):
        outlaw = s.out[group]
        if (outlaw != NO_CARD) != (s.options.fast != 0):
            return False
        if outlaw != NO_CARD and (outlaw // EACH != group or outlaw == leader_of(group % GANGS)):
            return False
    return True


@rule
def tokens_sound(s: State) -> bool:
    """Tokens and tiles are where they can be."""
    for seat in range(s.players):
        own = s.seats[seat]
        if not 0 <= own.wanted <= ALL_WANTED:
            return False
        if not 0 <= own.dollars <= DOLLARS * s.options.dollars:
            return False
    if not NOBODY <= s.holder < s.players:
        return False
    if not NOWHERE <= s.cavalry < TOWNS or (s.cavalry != NOWHERE and not s.options.cavalry):
        return False
    if not NONE <= s.supremacy < GANGS or (s.supremacy != NONE) != (s.options.supremacy != 0):
        return False
    if not 1 <= s.round_no <= s.options.round_limit:
        return False
    return 0 <= s.first < s.players and 0 <= s.turn < s.players


@rule
def question_sound(s: State) -> bool:
    """Only the player on turn is asked, while the round goes on; the game is over when it is won or out of rounds."""
    if s.actor == NOBODY:
        if winner_of(s) == NOBODY and s.round_no != s.options.round_limit:
            return False
        return s.legal_n == 0
    if s.actor != s.turn or s.legal_n < 2 or winner_of(s) != NOBODY:
        return False
    if s.decision == Decision.CAVALRY and not s.options.cavalry:
        return False
    if s.dollar_spent and not s.options.dollars:
        return False
    for seat in range(s.players):
        if has_four_gangs(s.seats[seat]):
            return False
    for town in range(TOWNS):
        if s.decks[town].face == NO_CARD:
            return False
    resolving = Decision.SHERIFF <= s.decision <= Decision.SWINDLER
    if not resolving and is_empty(s.decks[SALOON]):
        return False
    return not resolving or s.last_spent == s.decision - Decision.SHERIFF
