"""What always holds: every card is somewhere, once, and whoever is asked can answer."""

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


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    broken = check_cards(s)
    if broken == 0:
        broken = check_decks(s)
    if broken == 0:
        broken = check_stacks(s)
    if broken == 0:
        broken = check_fast(s)
    if broken == 0:
        broken = check_tokens(s)
    if broken == 0:
        broken = check_question(s)
    return broken


@rule
def check_cards(s: State) -> int:
    """Every card of every deck is in one place."""
    for town in range(TOWNS):
        for card in range(IN_TOWN):
            if s.decks[town].bag[card] < 0:
                return 1
            if in_deck(s, town, card) + lying(s, town * IN_TOWN + card) != supply(s, town, card):
                return 2
    for kind in range(SALOON_KINDS):
        if s.decks[SALOON].bag[kind] < 0 or s.spent[kind] < 0:
            return 3
        if in_deck(s, SALOON, kind) + s.spent[kind] != supply(s, SALOON, kind):
            return 4
    for card in range(SALOON_KINDS, IN_TOWN):
        if s.decks[SALOON].bag[card] != 0:
            return 5
    if (s.last_spent == NO_CARD) != (size(s.spent) == 0):
        return 6
    if s.last_spent != NO_CARD and s.spent[s.last_spent] == 0:
        return 7
    return 0


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
def check_decks(s: State) -> int:
    """A card is known to somebody if and only if it is settled, and nothing lies where no card can be."""
    for d in range(DECKS):
        deck = s.decks[d]
        if not 0 <= deck.under_n <= IN_TOWN or not 0 <= deck.looked < 1 << s.players:
            return 11
        if deck.first != NO_CARD and deck.looked == 0:
            return 12
        if deck.looked != 0 and deck.first == NO_CARD and (deck.under_n == 0 or size(deck.bag) > 0):
            return 13
        for i in range(IN_TOWN):
            if (deck.under[i] == NO_CARD) != (i >= deck.under_n):
                return 14
    if s.decks[SALOON].face != NO_CARD or s.decks[SALOON].under_n != 0:
        return 15
    return 0


@rule
def check_stacks(s: State) -> int:
    """PE-02: stacks are by gang."""
    for seat in range(len(s.seats)):
        for gang in range(GANGS):
            stack = s.seats[seat].stacks[gang]
            if stack.count < 0 or stack.count > IN_GANG or (seat >= s.players and stack.count > 0):
                return 21
            for i in range(IN_GANG):
                if (stack.cards[i] == NO_CARD) != (i >= stack.count):
                    return 22
                if i < stack.count and gang_of(stack.cards[i]) != gang:
                    return 23
    if s.discard_n < 0:
        return 25
    for i in range(OUTLAWS):
        if (s.discard[i] == NO_CARD) != (i >= s.discard_n):
            return 24
    return 0


@rule
def check_fast(s: State) -> int:
    """PE-22: the fast set-up leaves out one outlaw of each gang in each town, no leader; the usual one none."""
    for group in range(GROUPS):
        outlaw = s.out[group]
        if (outlaw != NO_CARD) != (s.options.fast != 0):
            return 31
        if outlaw != NO_CARD and (outlaw // EACH != group or outlaw == leader_of(group % GANGS)):
            return 32
    return 0


@rule
def check_tokens(s: State) -> int:
    """Tokens and tiles are where they can be."""
    for seat in range(s.players):
        own = s.seats[seat]
        if not 0 <= own.wanted <= ALL_WANTED:
            return 41
        if not 0 <= own.dollars <= DOLLARS * s.options.dollars:
            return 42
    if not NOBODY <= s.holder < s.players:
        return 43
    if not NOWHERE <= s.cavalry < TOWNS or (s.cavalry != NOWHERE and not s.options.cavalry):
        return 44
    if not NONE <= s.supremacy < GANGS or (s.supremacy != NONE) != (s.options.supremacy != 0):
        return 45
    if not 1 <= s.round_no <= s.options.round_limit:
        return 46
    if not 0 <= s.first < s.players or not 0 <= s.turn < s.players:
        return 47
    return 0


@rule
def check_question(s: State) -> int:
    """Only the player on turn is asked, while the round goes on; the game is over when it is won or out of rounds."""
    if s.actor == NOBODY:
        if winner_of(s) == NOBODY and s.round_no != s.options.round_limit:
            return 51
        return 0 if s.legal_n == 0 else 52
    if s.actor != s.turn or s.legal_n < 2 or winner_of(s) != NOBODY:
        return 53
    if s.decision == Decision.CAVALRY and not s.options.cavalry:
        return 54
    if s.dollar_spent and not s.options.dollars:
        return 55
    for seat in range(s.players):
        if has_four_gangs(s.seats[seat]):
            return 56
    for town in range(TOWNS):
        if s.decks[town].face == NO_CARD:
            return 57
    resolving = Decision.SHERIFF <= s.decision <= Decision.SWINDLER
    if not resolving and is_empty(s.decks[SALOON]):
        return 58
    if resolving and s.last_spent != s.decision - Decision.SHERIFF:
        return 59
    return 0
