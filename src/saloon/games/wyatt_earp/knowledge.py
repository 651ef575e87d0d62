"""What a seat cannot know: `determinize` puts another possibility in its place.

`secrets` says what that is. What is known of others' hands:

- `held`: cards seen to go there and not to leave.
- `most`: after "I have none" (WE-59) no more cards of that outlaw than have come since.
- A card kept from a search is one of those that lay there (`could`). It is in the hand still, unless a card of its kind
  has left (`lost`).

A priori every kind that lay there is as likely to have been kept as another, and so is every deal of the cards unseen.
Worlds drawn like that mostly fit all that is known; where they do not, `worlds` counts those that fit.
"""

from saloon.engine import NOBODY, draw, impossible, reseed, roll, rule, size
from saloon.games.wyatt_earp.cards import KINDS
from saloon.games.wyatt_earp.memory import (
    deal_known,
    fill,
    keep,
    kept_is_possible,
    within_caps,
)
from saloon.games.wyatt_earp.rules import ask_draw, ask_turn
from saloon.games.wyatt_earp.secrets import is_secret, knows_question, look_after, take_back_unseen
from saloon.games.wyatt_earp.sheriff import (
    ask_answer,
    ask_fetch,
    ask_name,
    ask_target,
    offer_snapshot,
)
from saloon.games.wyatt_earp.state import NOTHING, Decision, State, in_packed
from saloon.games.wyatt_earp.worlds import draw_what_fits

TRIES = 3  # before what fits is counted ...
HOPELESS = 6  # ... if there were not so many searches that hardly a try would fit


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    if s.actor == NOBODY:
        return
    if not sample_freely(s, observer):
        take_back_unseen(s, observer)
        draw_what_fits(s, observer)
    if not knows_question(s, observer):
        ask_again(s)


@rule
def sample_freely(s: State, observer: int) -> bool:
    """A few tries; whether one of them is a world the observer holds possible. A try thrown away favours none of these,
    so they stay as likely as they were."""
    for _ in range(TRIES if s.searches_n < HOPELESS else 0):
        take_back_unseen(s, observer)
        if sample_world(s, observer):
            return True
    return False


@rule
def sample_world(s: State, observer: int) -> bool:
    """One try: cards kept from searches, then hands. Whether it is a world the observer holds possible."""
    if s.searches_n > 0:
        sample_seen_kept(s, observer)
        sample_unseen_kept(s, observer)
        if not kept_is_possible(s):
            return False
    return deal_known(s, observer) and deal_unknown(s, observer)


@rule
def sample_seen_kept(s: State, observer: int) -> None:
    """Who looks through the discard sees what is missing since his last look, but not who has it."""
    for look in range(s.searches_n + 1):
        if look == s.searches_n or s.searches[look].seat == observer:
            for i in range(look):
                if is_secret(s, i, observer) and look_after(s, i, observer) == look:
                    s.spare[s.searches[i].kind] += 1
            for i in range(look):
                if is_secret(s, i, observer) and look_after(s, i, observer) == look:
                    keep(s, i, draw(s, s.spare, size(s.spare)))


@rule
def sample_unseen_kept(s: State, observer: int) -> None:
    """Otherwise a card kept is any of those that lay there, each kind as likely."""
    for i in range(s.searches_n):
        if is_secret(s, i, observer) and look_after(s, i, observer) == NOTHING:
            could = s.searches[i].could
            total = 0
            for kind in range(KINDS):
                total += in_packed(could, kind) > 0
            keep(s, i, possible_kind(could, roll(s, total)))


@rule
def possible_kind(could: int, number: int) -> int:
    """One of the kinds in a packed bag, counted from 0."""
    left = number
    for kind in range(KINDS):
        if in_packed(could, kind) > 0:
            if left == 0:
                return kind
            left -= 1
    return impossible()


@rule
def deal_unknown(s: State, observer: int) -> bool:
    """Fill the other hands from what nobody has seen; whether none holds what it cannot."""
    for seat in range(s.players):
        if seat != observer:
            fill(s, seat, 0)
            if not within_caps(s, seat):
                return False
    return True


@rule
def ask_again(s: State) -> None:
    """The open question, as it follows from the cards that lie where they now lie."""
    if s.decision == Decision.DRAW:
        ask_draw(s)
    elif s.decision == Decision.TURN:
        ask_turn(s)
    elif s.decision <= Decision.UNHIDE:
        ask_target(s, s.decision)
    elif s.decision == Decision.NAME:
        ask_name(s)
    elif s.decision == Decision.FETCH:
        ask_fetch(s)
    elif s.decision == Decision.ANSWER:
        ask_answer(s, s.actor)
    else:
        offer_snapshot(s, s.actor)
