"""Who may know what in Wyatt Earp: said here, and nowhere else.

A seat knows its own hand, what lies open and all that went through the discard. It cannot know the pile, the other
hands but for cards seen to go there, nor which cards others have kept from the discard (WE-53), unless it has looked
through the discard since; nor what others can choose from.
"""

from saloon.engine import close_question, pour, rule, size, take_first
from saloon.games.wyatt_earp.memory import keep
from saloon.games.wyatt_earp.state import NOTHING, Code, Decision, State

KEPT = -1  # some card, from a search
ANY_KIND = 0


@rule
def knows_discard(s: State, observer: int) -> bool:
    """WE-53: who searches the discard sees all of it."""
    return s.decision == Decision.FETCH and s.actor == observer


@rule
def is_secret(s: State, i: int, observer: int) -> bool:
    """WE-53: whether a search kept a card that the observer did not see."""
    return s.searches[i].kind != NOTHING and s.searches[i].seat != observer


@rule
def look_after(s: State, i: int, observer: int) -> int:
    """The observer's first own look through the same discard after a search, or NOTHING. It showed him what is missing,
    but not who has it."""
    for j in range(i + 1, s.searches_n):
        if s.searches[j].seat == observer and s.searches[j].stale == s.searches[i].stale:
            return j
    if knows_discard(s, observer) and not s.searches[i].stale:
        return s.searches_n
    return NOTHING


@rule
def knows_question(s: State, observer: int) -> bool:
    """What a player can choose from tells his hand."""
    return s.actor == observer


@rule
def seen(s: State, code: int) -> int:
    """A choice as the others see it. WE-53: of a card kept from a search, that one was."""
    if s.decision == Decision.FETCH and code >= Code.KEEP:
        return KEPT
    return code


@rule
def take_back_unseen(s: State, observer: int) -> None:
    """Think of all cards of the others as in the pile, and of those they kept as still lying in the discard."""
    for seat in range(s.players):
        if seat != observer:
            pour(s.seats[seat].hand, s.pile)
    for i in range(s.searches_n):
        if is_secret(s, i, observer) and not s.searches[i].stale:
            s.discard[s.searches[i].kind] += 1
            s.pile[s.searches[i].kind] -= 1


def conceal(s: State, observer: int) -> None:
    """Put away what the observer may not know. What is left of others' hands is how many cards they are; of what was
    kept from the discard, all that was missing when the observer looked."""
    in_hand = [size(player.hand) for player in s.seats]
    take_back_unseen(s, observer)
    looks: dict[int, list[int]] = {}
    for i in range(s.searches_n):
        if is_secret(s, i, observer):
            looks.setdefault(look_after(s, i, observer), []).append(i)
    for look, searches in looks.items():
        missed = sorted(s.searches[i].kind for i in searches)
        for i, kind in zip(searches, missed, strict=True):
            keep(s, i, ANY_KIND if look == NOTHING else kind)
    for seat in range(s.players):
        if seat != observer:
            for _ in range(in_hand[seat]):
                s.seats[seat].hand[take_first(s.pile)] += 1
    if not knows_question(s, observer):
        close_question(s)
