"""What always holds: every card is somewhere, once; nothing is where it cannot be; only who may be asked is asked."""

from enum import IntEnum

from saloon.engine import NOBODY, rule, size
from saloon.games.wyatt_earp.cards import DECK, KINDS, MAX_PLAYERS, OUTLAWS, Card
from saloon.games.wyatt_earp.hands import is_closed, seen_in_discard
from saloon.games.wyatt_earp.memory import cap, kept_is_possible, kept_needed
from saloon.games.wyatt_earp.scoring import richest, somebody_is_rich
from saloon.games.wyatt_earp.state import (
    MOST_CHOICES,
    MOST_SEARCHES,
    NO_CAP,
    NOTHING,
    Code,
    Decision,
    Ending,
    Player,
    State,
    has_group,
    in_packed,
)


class Broken(IntEnum):
    """What `check` may find."""

    CARDS, TERRITORY, HAND, GUNS, DISCARD, SEARCHES, TABLE, MONEY, TURN, QUESTION = range(1, 11)


@rule
def check(s: State) -> int:
    """The number of the first broken invariant, or 0."""
    for kind in range(KINDS):
        if not card_complete(s, kind):
            return Broken.CARDS
    for seat in range(MAX_PLAYERS):
        if not territory_sound(s.seats[seat]):
            return Broken.TERRITORY
        if not hand_sound(s, seat):
            return Broken.HAND
    if not guns_sound(s):
        return Broken.GUNS
    if not discard_sound(s):
        return Broken.DISCARD
    if not searches_sound(s):
        return Broken.SEARCHES
    if not table_sound(s):
        return Broken.TABLE
    if not money_sound(s):
        return Broken.MONEY
    if not turn_sound(s):
        return Broken.TURN
    if not question_sound(s):
        return Broken.QUESTION
    return 0


@rule
def card_complete(s: State, kind: int) -> bool:
    """The 78 cards: as many of each kind as printed, and nowhere fewer than none."""
    if s.pile[kind] < 0 or s.discard[kind] < 0 or s.aside[kind] < 0 or s.spare[kind] != 0:
        return False
    count = s.pile[kind] + s.discard[kind] + s.aside[kind] + (s.playing == kind)
    for seat in range(MAX_PLAYERS):
        if s.seats[seat].hand[kind] < 0:
            return False
        count += s.seats[seat].hand[kind] + in_territory(s.seats[seat], kind)
    return bool(count == DECK[kind])


@rule
def in_territory(player: Player, kind: int) -> int:
    """How many cards of a kind lie before a player."""
    if kind < Card.PHOTO:
        return player.laid[kind]
    if kind < Card.BANK_ROBBERY:
        return player.photos[kind - Card.PHOTO]
    if kind == Card.BANK_ROBBERY:
        return size(player.banks)
    if kind == Card.STAGECOACH_ROBBERY:
        return size(player.stagecoaches)
    if kind == Card.FASTEST_GUN:
        return size(player.guns)
    if kind == Card.HIDEOUT:
        return size(player.hideouts)
    return 0


@rule
def territory_sound(player: Player) -> bool:
    """Nothing negative, and no sheriff card without an outlaw card or a Photo (WE-25)."""
    for outlaw in range(OUTLAWS):
        attached = player.banks[outlaw] + player.stagecoaches[outlaw] + player.guns[outlaw] + player.hideouts[outlaw]
        if player.laid[outlaw] < 0 or player.photos[outlaw] < 0 or player.banks[outlaw] < 0:
            return False
        if player.stagecoaches[outlaw] < 0 or player.guns[outlaw] < 0 or not 0 <= player.hideouts[outlaw] <= 1:
            return False
        if attached > 0 and not has_group(player, outlaw):
            return False
    return True


@rule
def hand_sound(s: State, seat: int) -> bool:
    """Hands hold what everybody knows of them; seats nobody sits on have nothing."""
    player = s.seats[seat]
    if player.cards != size(player.hand) or player.money < 0:
        return False
    if seat >= s.players:
        return player.cards == 0 and player.money == 0
    if s.actor == NOBODY:
        return player.cards == 0
    for kind in range(KINDS):
        needed = kept_needed(s, seat, kind)
        if needed < 0 or player.held[kind] < 0 or player.held[kind] + needed > player.hand[kind]:
            return False
    for outlaw in range(OUTLAWS):
        if player.most[outlaw] != NO_CAP and player.hand[outlaw] > cap(s, seat, outlaw):
            return False
    return True


@rule
def guns_sound(s: State) -> bool:
    """WE-20: one fastest gun in play at most; WE-07: what lies in a territory has been opened."""
    guns = 0
    for seat in range(s.players):
        for outlaw in range(OUTLAWS):
            guns += s.seats[seat].guns[outlaw]
            if has_group(s.seats[seat], outlaw) and not s.opened[outlaw]:
                return False
    return guns <= 1


@rule
def discard_sound(s: State) -> bool:
    """The cards that show lie in the discard, and so does all that nobody has seen leave it."""
    if (s.top == NOTHING) != (size(s.discard) == 0) or (s.top == NOTHING and s.under != NOTHING):
        return False
    if under_is_missing(s):
        return False
    for kind in range(KINDS):
        if seen_in_discard(s, kind) < s.discard[kind]:
            return False
    return True


@rule
def searches_sound(s: State) -> bool:
    """What was kept from the discard lay there; only those before the shuffle are of another discard; and the round has
    room for those still to come."""
    if not 0 <= s.searches_n <= MOST_SEARCHES or searches_to_come(s) > MOST_SEARCHES - s.searches_n:
        return False
    for i in range(s.searches_n):
        search = s.searches[i]
        if not 0 <= search.seat < s.players or in_packed(search.could, Card.WYATT_EARP) > 0:
            return False
        if search.stale and (not s.reshuffled or (i > 0 and not s.searches[i - 1].stale)):
            return False
        if search.kind != NOTHING and in_packed(search.could, search.kind) == 0:
            return False
        if search.kind != NOTHING and is_closed(search, search.kind) and in_packed(search.lost, search.kind) == 0:
            return False
    return kept_is_possible(s)


@rule
def under_is_missing(s: State) -> bool:
    """When a turn begins, two cards of the discard at least are known: the last one, and what lay there before it."""
    return s.actor != NOBODY and s.decision == Decision.DRAW and s.under == NOTHING and size(s.discard) > 1


@rule
def searches_to_come(s: State) -> int:
    """How many searches this round can still bring: with every Wyatt Earp that can be played, and those once more
    that a shuffle of the discard would bring back."""
    if s.actor == NOBODY:
        return 0
    to_take = 1 if s.decision == Decision.DRAW and s.top == Card.WYATT_EARP else 0
    playable = s.pile[Card.WYATT_EARP] + to_take + (s.decision == Decision.FETCH)
    for seat in range(s.players):
        playable += s.seats[seat].hand[Card.WYATT_EARP]
    if s.reshuffled:
        return playable
    return 2 * playable + s.discard[Card.WYATT_EARP] - to_take + (s.decision == Decision.UNHIDE)


@rule
def table_sound(s: State) -> bool:
    """Seats that exist, rewards that are not owed, a round that is going on."""
    for outlaw in range(OUTLAWS):
        if s.posters[outlaw] < 0 or s.laid_now[outlaw] < 0 or not 0 <= s.opened[outlaw] <= 1:
            return False
    if not 0 <= s.dealer < s.players or not 0 <= s.turn < s.players or not NOTHING <= s.winner < s.players:
        return False
    return s.ended == Ending.GOING and 0 <= s.idle < s.options.stalemate * s.players


@rule
def money_sound(s: State) -> bool:
    """WE-38, WE-40: when the game is over somebody is rich, and equals have fought it out."""
    if s.actor != NOBODY:
        return s.winner == NOTHING
    tied = richest(s)
    if tied & (tied - 1) == 0:
        return s.winner == NOTHING and somebody_is_rich(s)
    return s.winner != NOTHING and tied >> s.winner & 1 == 1 and somebody_is_rich(s)


@rule
def turn_sound(s: State) -> bool:
    """WE-10: a shot, a question and a card in play come from the one sheriff card of the turn; before the draw nothing
    has been done, and in a quiet turn nothing at all."""
    if (s.shot == NOTHING) != (s.shooter == NOTHING) or s.shooter >= s.players:
        return False
    sheriff_needed = s.shot != NOTHING or s.named != NOTHING or s.playing != NOTHING or s.decision == Decision.ANSWER
    if sheriff_needed and not s.sheriff_played:
        return False
    if s.actor == NOBODY:
        return not (s.quiet and s.sheriff_played)
    done = s.sheriff_played == 1 or s.decision == Decision.SNAPSHOT
    for outlaw in range(OUTLAWS):
        if s.laid_now[outlaw] > s.seats[s.turn].laid[outlaw]:
            return False
        done = done or s.laid_now[outlaw] > 0
    if s.decision == Decision.DRAW:
        return s.quiet == 1 and not done
    return not (s.quiet and done)


@rule
def question_sound(s: State) -> bool:
    """Only an answer is asked out of turn, always with a pass; a card is in play only while it is being settled; and
    whoever is on turn has a card to end it with, or is about to take one."""
    if s.actor == NOBODY:
        return s.legal_n == 0 and s.playing == NOTHING and s.about == NOTHING
    if s.legal_n < 1 or s.legal_n > MOST_CHOICES:
        return False
    if s.seats[s.turn].cards == 0 and s.decision not in (Decision.DRAW, Decision.FETCH):
        return False
    out_of_turn = s.decision in (Decision.ANSWER, Decision.SNAPSHOT)
    if out_of_turn != (s.actor != s.turn) or out_of_turn != (s.about != NOTHING):
        return False
    if out_of_turn and (s.legal[s.legal_n - 1] != Code.PASS or s.seats[s.actor].cards == 0):
        return False
    settled = s.decision in (Decision.DRAW, Decision.TURN) or out_of_turn
    return settled == (s.playing == NOTHING)
