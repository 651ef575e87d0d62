"""What a seat cannot know: `determinize` puts another possibility in its place, each possible world as likely.

Of the cards that partners have drawn from each other, every number that can be is as likely.
"""

from saloon.engine import draw, find, impossible, pour, reseed, roll, rule, size
from saloon.games.colt_express.cards import (
    ACTIONS,
    CARDS,
    FLASKS,
    KINDS,
    PURSES,
)
from saloon.games.colt_express.hands import across, ask_opening, ask_take, hidden_cards
from saloon.games.colt_express.keeping import ask_keep, ask_keep_some, picks_of
from saloon.games.colt_express.places import inside
from saloon.games.colt_express.plan import ask_cover, ask_melee, ask_plan, draw_bar, may_hide
from saloon.games.colt_express.secrets import (
    hidden_card,
    hide,
    is_shown,
    knows_hideout,
    knows_question,
    send_home,
    take_back_cards,
    take_back_flasks,
    take_back_purses,
)
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    FACE_DOWN_EARLY,
    NOTHING,
    Bar,
    Code,
    Decision,
    Phase,
    Seat,
    State,
    actions_in,
    card_of,
    in_teams,
    is_hidden,
    partner_of,
)

PAIR_SPAN = 16  # more cards than partners exchange
MOST_DEALS = 20_000  # of one player's cards; one in a few is accepted


@rule
def determinize(s: State, observer: int, seed: int) -> None:
    """Sample a world that the observer (a seat, or SPECTATOR) cannot tell from this one."""
    reseed(s, seed)
    viewer = int(observer)
    sample_purses(s, viewer)
    if s.options.stagecoach:
        sample_flasks(s, viewer)
    if not knows_hideout(s, viewer):
        sample_hideout(s)
    if in_teams(s):
        for seat in range(0, s.players, 2):
            sample_team(s, seat, viewer)
    else:
        for seat in range(s.players):
            if seat != viewer:
                sample_cards(s, seat)
    for seat in range(s.players):
        if seat != viewer:
            sample_picks(s, seat)
    if not knows_question(s, viewer):
        ask_again(s, int(s.actor))


@rule
def sample_purses(s: State, observer: int) -> None:
    """Purses somebody else has looked into get another of the values the observer has not seen."""
    strange = take_back_purses(s, observer)
    for purse in range(PURSES):
        if strange >> purse & 1:
            s.purses[purse].worth = draw(s, s.unseen, size(s.unseen))


@rule
def sample_flasks(s: State, observer: int) -> None:
    """The same for flasks."""
    strange = take_back_flasks(s, observer)
    for flask in range(FLASKS):
        if strange >> flask & 1:
            s.flasks[flask].kind = draw(s, s.unseen_flasks, size(s.unseen_flasks))


@rule
def sample_hideout(s: State) -> None:
    """TC-20: the traveller can be under any car, or under the coach."""
    place = inside(roll(s, s.cars + (1 if s.options.stagecoach else 0)))
    s.hideout = COACH_INSIDE if place == inside(s.cars) else place


@rule
def sample_cards(s: State, seat: int) -> None:
    """Deal a player's unseen cards anew: as many in hand and hidden as there are, those known to be held among them."""
    cards = s.seats[seat]
    hidden = 0
    early = 0
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            hidden += 1
            early += s.pile[i].hidden == FACE_DOWN_EARLY
    in_hand = take_back_cards(s, seat)
    if in_hand + hidden == 0:
        return
    if not s.expert and cards.kept > 0:
        sample_with_kept(s, seat, in_hand, hidden)
    elif early == 0 and cards.kept == 0 and size(cards.held) == 0:
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
    if not s.expert:
        for i in range(s.resolving):
            played = s.pile[i]
            if s.bandits[played.bandit].seat == seat:
                s.seats[seat].deck[card_of(s, seat, int(played.bandit), int(played.card))] += times


@rule
def hide_actions(s: State, seat: int, source: list[int]) -> None:
    """A player's face-down cards, drawn from the actions of a bag."""
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat):
            hide(s, i, draw(s, source, actions_in(source)))


@rule
def sample_with_kept(s: State, seat: int, in_hand: int, hidden: int) -> None:
    """HS-54: some cards were kept by a plan of attack. Right after it they and those hidden are among what could be
    kept. In the next round they are somewhere among all cards held since: a deal is accepted in proportion to the ways
    of choosing the kept ones from it."""
    cards = s.seats[seat]
    if s.phase in (Phase.ACTION, Phase.EVENT):
        for card in range(CARDS):
            cards.deck[card] -= cards.early[card]
        hide_actions(s, seat, cards.early)
        for _ in range(in_hand):
            cards.hand[draw(s, cards.early, size(cards.early))] += 1
        for card in range(CARDS):
            cards.deck[card] += cards.early[card]
            cards.early[card] += cards.hand[card]
        for i in range(s.resolving, s.pile_n):
            if is_hidden(s, i, seat):
                cards.early[hidden_card(s, i)] += 1
        return
    shown = 0
    for i in range(s.pile_n):
        shown += s.pile[i].seat == seat and not s.pile[i].hidden
    limit = ways(in_hand + hidden + shown, cards.kept)
    for _ in range(MOST_DEALS):
        hide_actions(s, seat, cards.deck)
        for _ in range(in_hand):
            cards.hand[draw(s, cards.deck, size(cards.deck))] += 1
        if roll(s, limit) < ways(keepable(s, seat), cards.kept):
            return
        pour(cards.hand, cards.deck)
        for i in range(s.pile_n):
            if is_hidden(s, i, seat):
                cards.deck[hidden_card(s, i)] += 1
    impossible()


@rule
def keepable(s: State, seat: int) -> int:
    """How many of the cards a player has held in this round were there to be kept in the last one. Of two equal cards
    one may have been and the other not: chance says which of them he has held."""
    cards = s.seats[seat]
    count = 0
    for card in range(CARDS):
        held = cards.hand[card]
        for i in range(s.pile_n):
            held += s.pile[i].seat == seat and hidden_card(s, i) == card
        there = int(cards.early[card])
        total = held + cards.deck[card]
        for _ in range(held):
            if roll(s, total) < there:
                there -= 1
                count += 1
            total -= 1
    return count


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
    for _ in range(MOST_DEALS):
        for _ in range(kept):
            cards.hand[draw(s, cards.deck, actions_in(cards.deck))] += 1
        for _ in range(wanted - size(cards.held) - kept):
            cards.hand[draw(s, cards.deck, size(cards.deck))] += 1
        chances = ways(early_candidates(cards), early) * ways(actions_in(cards.hand) - early, late)
        if roll(s, limit) < chances:
            hide_around_held(s, seat)
            return
        for card in range(CARDS):
            cards.deck[card] += cards.hand[card] - cards.held[card]
            cards.hand[card] = cards.held[card]
    impossible()


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
                hide(s, i, draw_early(s, cards))
            else:
                hide(s, i, draw(s, cards.hand, actions_in(cards.hand)))
    for i in range(s.resolving, s.pile_n):
        if is_hidden(s, i, seat) and s.pile[i].hidden == FACE_DOWN_EARLY:
            cards.early[hidden_card(s, i)] += 1


@rule
def draw_early(s: State, cards: Seat) -> int:
    """Take a card that could have been hidden before the reshuffle, out of the hand and out of those possible."""
    left = roll(s, early_candidates(cards))
    for card in range(ACTIONS):
        count = min(cards.hand[card], cards.early[card])
        if left < count:
            cards.hand[card] -= 1
            cards.early[card] -= 1
            return card
        left -= count
    return impossible()


@rule
def ways(things: int, chosen: int) -> int:
    """In how many ways a number of things can be chosen."""
    count = 1
    for i in range(chosen):
        count = count * (things - i) // (i + 1)
    return count


@rule
def sample_picks(s: State, seat: int) -> None:
    """What a player has chosen in secret and not shown yet: any choice he can have made."""
    cards = s.seats[seat]
    if cards.picks[0] == NOTHING and cards.picks[1] == NOTHING:
        return
    if s.phase == Phase.FISTS:
        cards.picks[0] = Code.FIST + roll(s, 2)
    elif s.phase == Phase.ATTACK:
        for number in range(s.each):
            if cards.picks[number] != NOTHING and not is_shown(s, seat, number):
                cards.picks[number] = Code.RIDE_ON + roll(s, 2)
    elif s.phase == Phase.PLAN:
        cards.picks[0] = any_melee_choice(s, seat)
    else:
        sample_kept_picks(s, seat)


@rule
def any_melee_choice(s: State, seat: int) -> int:
    """A card of the hand, hidden or not, or to draw."""
    cards = s.seats[seat]
    kinds = 0
    for card in range(s.kinds):
        kinds += cards.hand[card] > 0
    ways_to_play = 2 if may_hide(s, seat) else 1
    choices = kinds * ways_to_play + (draw_bar(s, seat) == Bar.NONE)
    if choices == 0:
        return int(Code.PASS)
    left = roll(s, choices)
    if left == kinds * ways_to_play:
        return int(Code.DRAW)
    block = Code.PLAY if left < kinds else Code.HIDE
    left %= kinds
    for card in range(s.kinds):
        if cards.hand[card] > 0:
            if left == 0:
                return int(block + card)
            left -= 1
    return impossible()


@rule
def sample_kept_picks(s: State, seat: int) -> None:
    """Cards of the hand, or none."""
    cards = s.seats[seat]
    answers = 0
    for number in range(len(cards.picks)):
        answers += cards.picks[number] != NOTHING
        cards.picks[number] = NOTHING
    done = False
    for number in range(answers):
        left = roll(s, size(cards.hand) - number + 1)
        done = done or left == size(cards.hand) - number
        cards.picks[number] = Code.KEEP_NO_MORE if done else Code.KEEP_SOME + unpicked_card(cards, left)


@rule
def unpicked_card(cards: Seat, number: int) -> int:
    """One of the cards of a hand that are not chosen to be kept yet, counted from 0."""
    left = number
    for card in range(CARDS):
        count = cards.hand[card] - picks_of(cards, card)
        if left < count:
            return card
        left -= count
    return impossible()


@rule
def sample_team(s: State, seat: int, observer: int) -> None:
    """CE-58, CE-73: partners hold some of each other's cards, and nobody knows quite which. All their unseen cards are
    put together and dealt anew; then each hand is dealt from what is its player's."""
    other = partner_of(seat)
    count_resolved(s, seat, -1)
    count_resolved(s, other, -1)
    hand = take_back_cards(s, seat) if seat != observer else 0
    other_hand = take_back_cards(s, other) if other != observer else 0
    exchange(s, seat, observer)
    if seat != observer:
        deal_out(s, seat, hand)
    if other != observer:
        deal_out(s, other, other_hand)
    count_resolved(s, seat, 1)
    count_resolved(s, other, 1)


@rule
def exchange(s: State, seat: int, observer: int) -> None:
    """Everybody's action cards go home and all bullets together; then as many are exchanged as may have been, and
    bullets fill up what is missing."""
    ours = s.seats[seat]
    theirs = s.seats[partner_of(seat)]
    our_size = size(ours.deck)
    send_home(s, seat)
    pair = any_exchange(s, seat, observer, our_size)
    ours_away = pair // PAIR_SPAN
    theirs_away = pair % PAIR_SPAN
    for _ in range(ours_away):
        theirs.deck[across(draw_guest(s, partner_of(seat), observer))] += 1
    for _ in range(theirs_away):
        ours.deck[across(draw_guest(s, seat, observer))] += 1
    share_bullets(s, seat, observer, our_size - size(ours.deck))


@rule
def any_exchange(s: State, seat: int, observer: int, our_size: int) -> int:
    """How many cards of each partner are with the other: any numbers that can be, as one number."""
    found = 0
    chosen = 0
    for ours_away in range(least_guests(s, partner_of(seat), observer), most_guests(s, partner_of(seat), observer) + 1):
        for theirs_away in range(least_guests(s, seat, observer), most_guests(s, seat, observer) + 1):
            if can_be(s, seat, observer, our_size, ours_away, theirs_away):
                found += 1
                if roll(s, found) == 0:
                    chosen = ours_away * PAIR_SPAN + theirs_away
    return chosen


@rule
def can_be(s: State, seat: int, observer: int, our_size: int, ours_away: int, theirs_away: int) -> bool:
    """Whether the bullets make up for the difference, and both have the cards they are known to have."""
    ours = s.seats[seat]
    theirs = s.seats[partner_of(seat)]
    our_actions = actions_in(ours.deck) - ours_away + theirs_away
    their_actions = actions_in(theirs.deck) - theirs_away + ours_away
    bullets = size(theirs.deck) - actions_in(theirs.deck)
    our_bullets = our_size - our_actions
    needed = bullets_needed(s, seat, observer)
    their_needed = bullets_needed(s, partner_of(seat), observer)
    if our_bullets < needed or bullets - our_bullets < their_needed:
        return False
    return our_actions >= actions_needed(s, seat, observer) and their_actions >= actions_needed(
        s, partner_of(seat), observer
    )


@rule
def bullets_needed(s: State, seat: int, observer: int) -> int:
    """Bullets that everybody knows a player to hold, out of those to be dealt."""
    return 0 if seat == observer else size(s.seats[seat].held) - actions_in(s.seats[seat].held)


@rule
def actions_needed(s: State, seat: int, observer: int) -> int:
    """Action cards that a player must have among those to be dealt: what he has hidden, or is known to have kept."""
    return 0 if seat == observer else max(s.seats[seat].kept, hidden_cards(s, seat))


@rule
def guests_in_sight(s: State, seat: int, observer: int, kind: int) -> int:
    """His partner's cards of a kind that lie in a player's discard, or that he, the observer, holds or has hidden."""
    cards = s.seats[seat]
    count = int(cards.discard[kind + KINDS])
    if seat == observer:
        count += cards.hand[kind + KINDS]
        for i in range(s.resolving, s.pile_n):
            count += is_hidden(s, i, seat) and hidden_card(s, i) == kind + KINDS
    return count


@rule
def possible_guests(s: State, seat: int, observer: int, kind: int) -> int:
    """How many of his partner's cards of a kind can be among a player's unseen ones; the observer knows which he drew.
    The partner's deck must hold all that are at home."""
    at_home = int(s.seats[partner_of(seat)].deck[kind])
    if seat != observer:
        return at_home
    own = s.seats[seat].deck[kind + KINDS]
    return max(min(s.seats[seat].guests[kind] - guests_in_sight(s, seat, observer, kind) - own, at_home), 0)


@rule
def most_guests(s: State, seat: int, observer: int) -> int:
    """How many of his partner's cards a player can have among his unseen ones."""
    seen = 0
    possible = 0
    for kind in range(KINDS):
        seen += guests_in_sight(s, seat, observer, kind)
        possible += possible_guests(s, seat, observer, kind)
    return max(min(s.seats[seat].swaps - seen, possible), 0)


@rule
def least_guests(s: State, seat: int, observer: int) -> int:
    """In the first round everybody has just the card he drew, for there was no other in the deck."""
    return most_guests(s, seat, observer) if s.round_no == 1 else 0


@rule
def draw_guest(s: State, seat: int, observer: int) -> int:
    """One of the cards of a player's partner that can be with him, out of the partner's deck."""
    total = 0
    for kind in range(KINDS):
        total += possible_guests(s, seat, observer, kind)
    left = roll(s, total)
    for kind in range(KINDS):
        count = possible_guests(s, seat, observer, kind)
        if left < count:
            s.seats[partner_of(seat)].deck[kind] -= 1
            return kind
        left -= count
    return impossible()


@rule
def share_bullets(s: State, seat: int, observer: int, wanted: int) -> None:
    """So many of the pair's bullets are this player's, those known to be among them."""
    ours = s.seats[seat]
    theirs = s.seats[partner_of(seat)]
    for bullet in range(ACTIONS, CARDS):
        if partner_of(seat) != observer:
            theirs.deck[bullet] -= theirs.held[bullet]
        if seat != observer:
            theirs.deck[bullet] -= ours.held[bullet]
            ours.deck[bullet] += ours.held[bullet]
            wanted -= ours.held[bullet]
    for _ in range(wanted):
        left = roll(s, size(theirs.deck) - actions_in(theirs.deck))
        bullet = find(theirs.deck, ACTIONS, left)
        theirs.deck[bullet] -= 1
        ours.deck[bullet] += 1
    if partner_of(seat) != observer:
        for bullet in range(ACTIONS, CARDS):
            theirs.deck[bullet] += theirs.held[bullet]


@rule
def deal_out(s: State, seat: int, in_hand: int) -> None:
    """A hand and face-down cards out of what is now a player's. The card he drew from his partner in this round is
    among them while it may still be there."""
    cards = s.seats[seat]
    guest = newest_guest(s, seat)
    if guest != NOTHING:
        cards.held[guest] += 1
    if size(cards.held) == 0 and cards.kept == 0:
        hide_actions(s, seat, cards.deck)
        for _ in range(in_hand):
            cards.hand[draw(s, cards.deck, size(cards.deck))] += 1
    elif in_hand + hidden_cards(s, seat) > 0:
        sample_around_held(s, seat, in_hand + hidden_cards(s, seat), 0, hidden_cards(s, seat))
    if guest != NOTHING:
        cards.held[guest] -= 1
    for kind in range(KINDS):
        card = kind + KINDS
        cards.guests[kind] = cards.hand[card] + cards.deck[card] + cards.discard[card]
        for i in range(s.resolving, s.pile_n):
            cards.guests[kind] += is_hidden(s, i, seat) and hidden_card(s, i) == card


@rule
def newest_guest(s: State, seat: int) -> int:
    """A partner's card that must be in hand or face down during the Plan: if a player has as many of them as he can,
    one is the card he drew last. NOTHING if there need not be any."""
    cards = s.seats[seat]
    if s.phase not in (Phase.OPENING, Phase.PLAN, Phase.KEEPING, Phase.PLAN_OF_ATTACK) or cards.swaps == 0:
        return NOTHING
    for i in range(s.pile_n):
        if s.pile[i].seat == seat and not s.pile[i].hidden and s.pile[i].bandit != seat:
            return NOTHING
    guests = 0
    for card in range(KINDS, ACTIONS):
        guests += cards.deck[card]
        if cards.discard[card] > 0 or cards.held[card] > 0:
            return NOTHING
    if guests < cards.swaps:
        return NOTHING
    return find(cards.deck, KINDS, roll(s, guests))


@rule
def ask_again(s: State, seat: int) -> None:
    """The question to another player follows from the cards he now holds."""
    if s.decision == Decision.PLAN:
        ask_plan(s, seat)
    elif s.decision == Decision.OPENING:
        ask_opening(s, seat)
    elif s.decision == Decision.KEEP:
        ask_keep(s, seat)
    elif s.decision == Decision.MELEE:
        ask_melee(s, seat)
    elif s.decision == Decision.COVER:
        ask_cover(s, seat)
    elif s.decision == Decision.TAKE:
        ask_take(s, seat)
    elif s.decision == Decision.KEEP_SOME:
        ask_keep_some(s, seat)
