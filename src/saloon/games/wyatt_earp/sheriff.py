"""The sheriff cards, in the rulebook's order: Photo, robberies, fastest gun, Most Wanted, Hideout, Wyatt Earp."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.wyatt_earp.cards import (
    BANK_REWARD,
    GUN_REWARD,
    KINDS,
    OUTLAWS,
    PHOTO_REWARD,
    STAGECOACH_REWARD,
    Card,
)
from saloon.games.wyatt_earp.hands import gain_open, lose, note_search, say_none, take_openly
from saloon.games.wyatt_earp.options import EmptyPileShot
from saloon.games.wyatt_earp.pile import draw_two, may_shoot, put_on_discard, shoot
from saloon.games.wyatt_earp.state import (
    NOTHING,
    Bar,
    Code,
    Decision,
    Happening,
    Mode,
    Player,
    State,
    can_supply,
    has_group,
)


@rule
def offer_sheriff(s: State, bag: list[int], left: int) -> None:
    """The ways to play one sheriff card of a bag, after which so many cards are left in hand; Wyatt Earp is apart."""
    for outlaw in range(OUTLAWS):
        if bag[Card.PHOTO + outlaw] > 0 and play_bar(s, Code.PHOTO + outlaw, left) == Bar.NONE:
            offer(s, Code.PHOTO + outlaw)
    if bag[Card.BANK_ROBBERY] > 0 and play_bar(s, Code.BANK, left) == Bar.NONE:
        offer(s, Code.BANK)
    if bag[Card.STAGECOACH_ROBBERY] > 0 and play_bar(s, Code.STAGECOACH, left) == Bar.NONE:
        offer(s, Code.STAGECOACH)
    if bag[Card.FASTEST_GUN] > 0 and play_bar(s, Code.GUN, left) == Bar.NONE:
        offer(s, Code.GUN)
    if bag[Card.MOST_WANTED] > 0 and play_bar(s, Code.RAID, left) == Bar.NONE:
        offer(s, Code.RAID)
    if bag[Card.HIDEOUT] > 0 and play_bar(s, Code.HIDEOUT, left) == Bar.NONE:
        offer(s, Code.HIDEOUT)
    if bag[Card.MOST_WANTED] > 0 and play_bar(s, Code.ASK_AROUND, left) == Bar.NONE:
        offer(s, Code.ASK_AROUND)


@rule
def offer_wyatt(s: State, bag: list[int], left: int) -> None:
    """The ways to play Wyatt Earp."""
    if bag[Card.WYATT_EARP] > 0:
        for code in range(Code.WYATT_DRAW, Code.WYATT_FREE + 1):
            if play_bar(s, code, left) == Bar.NONE:
                offer(s, code)


@rule
def cards_left(s: State) -> int:
    """How many cards are left in hand after a sheriff card. WE-54: one that Wyatt Earp found is played with him; WE-10:
    of the hand one a turn, NOTHING once it has been played."""
    cards = s.seats[s.turn].cards
    if s.decision == Decision.FETCH:
        return cards
    return NOTHING if s.sheriff_played else cards - 1


@rule
def play_bar(s: State, code: int, left: int) -> int:
    """What keeps a sheriff card from being played in one of its ways, after which so many cards are left in hand.

    WE-14: one must be left for the discard. WE-15: Wyatt Earp may bring it himself. A Photo follows the series (WE-06).
    """
    if left == NOTHING:
        return Bar.ONE_SHERIFF
    if code >= Code.WYATT_DRAW:
        return wyatt_bar(s, code, left)
    if left == 0:
        return Bar.LAST_CARD
    if code < Code.BANK:
        return Bar.NONE if s.opened[code - Code.PHOTO] else Bar.PHOTO_UNOPENED
    return Bar.NONE if code == Code.ASK_AROUND else shot_bar(s, code)


@rule
def wyatt_bar(s: State, code: int, left: int) -> int:
    """WE-15: modes 1 and 2 refill the hand, so he may be the last card for these, if they are sure to bring one."""
    if left == 0 and (code == Code.WYATT_FREE or not s.options.wyatt_last):
        return Bar.LAST_CARD
    if code == Code.WYATT_FREE:
        return shot_bar(s, code)
    if code == Code.WYATT_SEARCH:
        return Bar.NONE if something_to_fetch(s) else Bar.NOTHING_TO_FETCH
    if (left > 0 and s.options.empty_pile_shot == EmptyPileShot.END_ROUND) or can_supply(s, 2):
        return Bar.NONE
    return Bar.LAST_CARD if left == 0 else Bar.NO_DRAW


@rule
def shot_bar(s: State, code: int) -> int:
    """WE-19: a card that shoots needs a target, which is chosen after the hit (WE-18); by option it does not."""
    if not may_shoot(s):
        return Bar.NO_SHOT
    bar = aim_bar(s, aim_of(code), card_of(code)) if s.options.target_needed else Bar.NONE
    if bar in (Bar.NONE, Bar.GUN_THERE):
        return bar
    if code == Code.HIDEOUT:
        return Bar.NOTHING_TO_HIDE
    if code == Code.RAID:
        return Bar.NOTHING_TO_STEAL
    return Bar.NOTHING_TO_FREE if code == Code.WYATT_FREE else Bar.NO_GROUP


@rule
def aim_bar(s: State, aim: int, kind: int) -> int:
    """What keeps a hit from any target: NONE if there is one, or whatever stands in the way at a group."""
    found = int(Bar.NO_GROUP_THERE)
    guns = guns_against(s, kind)
    for seat in range(s.players):
        player = s.seats[seat]
        territory = territory_bar(s, aim, seat)
        if territory == Bar.NONE:
            for outlaw in range(OUTLAWS):
                bar = group_bar(player, aim, territory, guns, outlaw)
                if bar == Bar.NONE:
                    return bar
                if bar == Bar.GUN_THERE:
                    found = bar
    return found


@rule
def aim_of(code: int) -> int:
    """The question that follows the hit."""
    if code == Code.RAID:
        return Decision.STEAL
    if code == Code.HIDEOUT:
        return Decision.HIDE
    return Decision.UNHIDE if code == Code.WYATT_FREE else Decision.PLACE


@rule
def territory_bar(s: State, aim: int, seat: int) -> int:
    """Whose territory the target lies in: one's own, but WE-24, WE-26: another's for Most Wanted and the Hideout."""
    if seat == s.turn:
        return Bar.NOT_YOUR_OWN if aim == Decision.STEAL else Bar.OPPONENTS_ONLY if aim == Decision.HIDE else Bar.NONE
    return Bar.OWN_TERRITORY if aim == Decision.PLACE else Bar.NO_HIDEOUT if aim == Decision.UNHIDE else Bar.NONE


@rule
def group_bar(player: Player, aim: int, territory: int, guns: int, outlaw: int) -> int:
    """What keeps a player's cards of an outlaw from being a target, given what keeps it from his territory and the guns
    against it. WE-57: a Photo alone is a group, but there is no card in it to steal. WE-26: no Hideout on a Hideout."""
    if territory != Bar.NONE:
        return territory
    if aim == Decision.STEAL:
        return Bar.NONE if player.laid[outlaw] > 0 else Bar.NO_OUTLAW_CARD
    if aim == Decision.UNHIDE:
        return Bar.NONE if player.hideouts[outlaw] else Bar.NO_HIDEOUT
    if not has_group(player, outlaw):
        return Bar.NO_GROUP_THERE
    if aim == Decision.HIDE:
        return Bar.HIDDEN_ALREADY if player.hideouts[outlaw] else Bar.NONE
    return Bar.GUN_THERE if guns >> outlaw & 1 else Bar.NONE


@rule
def guns_against(s: State, kind: int) -> int:
    """WE-20, WE-21: no fastest gun on an outlaw that has one in anybody's territory, be it hidden. A bit for each such
    outlaw; none against other cards."""
    guns = 0
    if kind == Card.FASTEST_GUN:
        for seat in range(s.players):
            for outlaw in range(OUTLAWS):
                guns |= s.seats[seat].guns[outlaw] << outlaw
    return guns


@rule
def something_to_fetch(s: State) -> bool:
    """WE-12, WE-53: the discard holds a card other than Wyatt Earps."""
    for kind in range(KINDS):
        if fetch_bar(s, kind) == Bar.NONE:
            return True
    return False


@rule
def card_of(code: int) -> int:
    """The kind of card that a choice plays."""
    if code < Code.BANK:
        return Card.PHOTO + code - Code.PHOTO
    if code == Code.BANK:
        return Card.BANK_ROBBERY
    if code == Code.STAGECOACH:
        return Card.STAGECOACH_ROBBERY
    if code == Code.GUN:
        return Card.FASTEST_GUN
    if code in (Code.ASK_AROUND, Code.RAID):
        return Card.MOST_WANTED
    if code == Code.HIDEOUT:
        return Card.HIDEOUT
    return Card.WYATT_EARP


@rule
def play_sheriff(s: State, code: int) -> None:
    """WE-10: one sheriff card a turn, out of the hand."""
    s.sheriff_played = 1
    lose(s, s.turn, card_of(code), 1)
    carry_out(s, code)


@rule
def carry_out(s: State, code: int) -> None:
    """Do what a sheriff card says."""
    seat = s.turn
    s.quiet = 0
    if code < Code.BANK:
        place_photo(s, seat, code - Code.PHOTO)
        return
    s.playing = card_of(code)
    if code == Code.ASK_AROUND:
        emit(s, Happening.PLAYED, seat, s.playing, Mode.HANDS)
        ask_name(s)
    elif code == Code.WYATT_DRAW:
        emit(s, Happening.PLAYED, seat, s.playing, Mode.DRAW)
        draw_two(s, seat)
        spend(s)
    elif code == Code.WYATT_SEARCH:
        emit(s, Happening.SEARCHES, seat)
        ask_fetch(s)
    else:
        shoot_first(s, code)


@rule
def shoot_first(s: State, code: int) -> None:
    """WE-18: the shot comes first, the target after the hit; a miss spends the card."""
    mode = Mode.RAID if code == Code.RAID else Mode.FREE if code == Code.WYATT_FREE else Mode.SHOT
    emit(s, Happening.PLAYED, s.turn, s.playing, mode)
    if not shoot(s, s.turn):
        spend(s)
        return
    ask_target(s, aim_of(code))
    if s.legal_n == 0:
        spend(s)


@rule
def ask_target(s: State, aim: int) -> None:
    """WE-18, WE-52: which group the card in play goes on, is taken from, hidden or freed. WE-51: nothing need be
    taken."""
    ask(s, s.turn, aim)
    guns = guns_against(s, s.playing)
    for seat in range(s.players):
        territory = territory_bar(s, aim, seat)
        for outlaw in range(OUTLAWS):
            if group_bar(s.seats[seat], aim, territory, guns, outlaw) == Bar.NONE:
                offer(s, seat * OUTLAWS + outlaw)
    if aim == Decision.STEAL:
        offer(s, Code.PASS)


@rule
def spend(s: State) -> None:
    """The card in play goes on the discard."""
    kind = s.playing
    s.playing = NOTHING
    put_on_discard(s, kind)
    emit(s, Happening.SPENT, s.turn, kind)


@rule
def place_photo(s: State, seat: int, outlaw: int) -> None:
    """WE-09: a Photo adds $1000 of its own; it may be a player's first card of that outlaw."""
    s.seats[seat].photos[outlaw] += 1
    s.posters[outlaw] += PHOTO_REWARD
    emit(s, Happening.PLACED, seat, Card.PHOTO + outlaw, outlaw, PHOTO_REWARD)


@rule
def place(s: State, code: int) -> None:
    """WE-44: a robbery or a fastest gun goes on a group and stays there; the reward grows."""
    outlaw = code % OUTLAWS
    me = s.seats[s.turn]
    kind = s.playing
    s.playing = NOTHING
    reward = BANK_REWARD
    if kind == Card.BANK_ROBBERY:
        me.banks[outlaw] += 1
    elif kind == Card.STAGECOACH_ROBBERY:
        me.stagecoaches[outlaw] += 1
        reward = STAGECOACH_REWARD
    else:
        remove_older_gun(s)
        me.guns[outlaw] = 1
        reward = GUN_REWARD
    s.posters[outlaw] += reward
    emit(s, Happening.PLACED, s.turn, kind, outlaw, reward)


@rule
def remove_older_gun(s: State) -> None:
    """WE-20, WE-58: there is one fastest gun; an older one is discarded, from under a Hideout too."""
    for seat in range(s.players):
        for outlaw in range(OUTLAWS):
            if s.seats[seat].guns[outlaw]:
                s.seats[seat].guns[outlaw] = 0
                put_on_discard(s, Card.FASTEST_GUN)
                emit(s, Happening.GUN_GONE, seat, outlaw)


@rule
def ask_name(s: State) -> None:
    """WE-59: any outlaw may be named, asked for to the left or to the right."""
    ask(s, s.turn, Decision.NAME)
    for outlaw in range(OUTLAWS):
        offer(s, 2 * outlaw)
        if s.players > 2:
            offer(s, 2 * outlaw + 1)


@rule
def ask_around(s: State, code: int) -> None:
    """WE-22, WE-23: one by one, until somebody has an outlaw card of that name and must give it."""
    outlaw = code >> 1
    right = code & 1
    s.named = code
    emit(s, Happening.NAMED, s.turn, outlaw, right)
    for step in range(1, s.players):
        seat = (s.turn - step + s.players) % s.players if right else (s.turn + step) % s.players
        if s.seats[seat].hand[outlaw] > 0:
            lose(s, seat, outlaw, 1)
            gain_open(s, s.turn, outlaw)
            emit(s, Happening.GAVE, seat, s.turn, outlaw)
            break
        say_none(s, seat, outlaw)
        emit(s, Happening.HAS_NONE, seat, outlaw)
    spend(s)


@rule
def steal(s: State, code: int) -> None:
    """WE-24: from under a Hideout too. The card goes into the hand, and Most Wanted on the discard."""
    if code == Code.PASS:
        emit(s, Happening.TOOK_NOTHING, s.turn)
    else:
        seat = code // OUTLAWS
        outlaw = code % OUTLAWS
        s.seats[seat].laid[outlaw] -= 1
        gain_open(s, s.turn, outlaw)
        emit(s, Happening.STOLE, seat, s.turn, outlaw)
        if not has_group(s.seats[seat], outlaw):
            discard_orphans(s, seat, outlaw)
    spend(s)


@rule
def discard_orphans(s: State, seat: int, outlaw: int) -> None:
    """WE-25: sheriff cards without an outlaw card or a Photo are discarded; the reward stays."""
    player = s.seats[seat]
    for _ in range(player.banks[outlaw]):
        orphan(s, seat, outlaw, Card.BANK_ROBBERY)
    for _ in range(player.stagecoaches[outlaw]):
        orphan(s, seat, outlaw, Card.STAGECOACH_ROBBERY)
    for _ in range(player.guns[outlaw]):
        orphan(s, seat, outlaw, Card.FASTEST_GUN)
    for _ in range(player.hideouts[outlaw]):
        orphan(s, seat, outlaw, Card.HIDEOUT)


@rule
def orphan(s: State, seat: int, outlaw: int, kind: int) -> None:
    """One sheriff card leaves a territory for the discard."""
    player = s.seats[seat]
    if kind == Card.BANK_ROBBERY:
        player.banks[outlaw] -= 1
    elif kind == Card.STAGECOACH_ROBBERY:
        player.stagecoaches[outlaw] -= 1
    elif kind == Card.FASTEST_GUN:
        player.guns[outlaw] -= 1
    else:
        player.hideouts[outlaw] -= 1
    put_on_discard(s, kind)
    emit(s, Happening.ORPHANED, seat, outlaw, kind)


@rule
def hide(s: State, code: int) -> None:
    """The Hideout lies across all cards of one outlaw of one player, who is asked at once for an answer."""
    seat = code // OUTLAWS
    outlaw = code % OUTLAWS
    s.playing = NOTHING
    s.seats[seat].hideouts[outlaw] = 1
    emit(s, Happening.HID, seat, s.turn, outlaw)
    if s.seats[seat].cards > 0 and may_answer(s):
        s.about = outlaw
        ask_answer(s, seat)


@rule
def may_answer(s: State) -> bool:
    """WE-43: where a shot without a card to turn is not playable, an empty pile that stays empty forbids the answer."""
    return s.options.empty_pile_shot == EmptyPileShot.END_ROUND or answer_can_shoot(s)


@rule
def answer_can_shoot(s: State) -> bool:
    """WE-47: the Wyatt Earp that answers is in the discard before his shot, so a first shuffle always brings a card."""
    return can_supply(s, 1) or not s.reshuffled


@rule
def ask_answer(s: State, seat: int) -> None:
    """WE-50: every target with a card in hand is asked, whether he has a Wyatt Earp or not."""
    ask(s, seat, Decision.ANSWER)
    if s.seats[seat].hand[Card.WYATT_EARP] > 0 and answer_bar(Card.WYATT_EARP) == Bar.NONE:
        offer(s, Code.WYATT)
    offer(s, Code.PASS)


@rule
def answer_bar(kind: int) -> int:
    """WE-50: only Wyatt Earp answers a Hideout."""
    return Bar.NONE if kind == Card.WYATT_EARP else Bar.ONLY_WYATT


@rule
def answer(s: State, code: int) -> None:
    """WE-28: Wyatt Earp goes on the discard, then the shot; a hit lays the Hideout on top. One attempt."""
    seat = s.actor
    outlaw = s.about
    s.about = NOTHING
    if code == Code.PASS:
        emit(s, Happening.PASSED, seat)
        return
    s.quiet = 0
    lose(s, seat, Card.WYATT_EARP, 1)
    put_on_discard(s, Card.WYATT_EARP)
    emit(s, Happening.ANSWERED, seat, outlaw)
    if shoot(s, seat):
        remove_hideout(s, seat, outlaw)


@rule
def free_group(s: State, code: int) -> None:
    """Wyatt Earp, mode 3: the Hideout goes on the discard, then he does."""
    remove_hideout(s, s.turn, code % OUTLAWS)
    spend(s)


@rule
def remove_hideout(s: State, seat: int, outlaw: int) -> None:
    """All points below count again."""
    s.seats[seat].hideouts[outlaw] = 0
    put_on_discard(s, Card.HIDEOUT)
    emit(s, Happening.FREED, seat, outlaw)


@rule
def ask_fetch(s: State) -> None:
    """WE-11, WE-54: keep a card of the discard, or play a sheriff card at once."""
    ask(s, s.turn, Decision.FETCH)
    for kind in range(KINDS):
        if fetch_bar(s, kind) == Bar.NONE:
            offer(s, Code.KEEP + kind)
    offer_sheriff(s, s.discard, cards_left(s))


@rule
def fetch_bar(s: State, kind: int) -> int:
    """WE-12: any card that lies there, but never a second Wyatt Earp."""
    if kind == Card.WYATT_EARP:
        return Bar.NO_SECOND_WYATT
    return Bar.NONE if s.discard[kind] > 0 else Bar.NOT_IN_DISCARD


@rule
def fetch(s: State, code: int) -> None:
    """WE-53: a card kept is not shown; Wyatt Earp goes on the discard after the search."""
    seat = s.turn
    kind = code - Code.KEEP if code >= Code.KEEP else card_of(code)
    note_search(s, seat, NOTHING)
    if code >= Code.KEEP:
        s.discard[kind] -= 1
        s.searches[s.searches_n - 1].kind = kind
        s.seats[seat].hand[kind] += 1
        s.seats[seat].cards += 1
    else:
        take_openly(s, kind)
    s.playing = NOTHING
    put_on_discard(s, Card.WYATT_EARP)
    s.under = NOTHING  # whether the former top was taken is nobody's business
    if code >= Code.KEEP:
        emit(s, Happening.FETCHED, seat, kind)
    else:
        emit(s, Happening.FETCHED_OPEN, seat, kind)
    emit(s, Happening.SPENT, seat, Card.WYATT_EARP)
    if code < Code.KEEP:
        carry_out(s, code)


@rule
def ask_snapshot(s: State, after: int) -> None:
    """WE-55: clockwise from the player after this one, everybody with a card in hand is asked, Photo or not."""
    for step in range(1, s.players):
        seat = (after + step) % s.players
        if seat == s.turn:
            break
        if s.seats[seat].cards > 0:
            offer_snapshot(s, seat)
            return
    s.about = NOTHING


@rule
def offer_snapshot(s: State, seat: int) -> None:
    """The Photo of the outlaw just opened, or a pass."""
    ask(s, seat, Decision.SNAPSHOT)
    if s.seats[seat].hand[Card.PHOTO + s.about] > 0 and snapshot_bar(s, Card.PHOTO + s.about) == Bar.NONE:
        offer(s, Code.PHOTO + s.about)
    offer(s, Code.PASS)


@rule
def snapshot_bar(s: State, kind: int) -> int:
    """WE-55: out of turn only the Photo of the outlaw just opened may be played."""
    return Bar.NONE if kind == Card.PHOTO + s.about else Bar.ONLY_PHOTO


@rule
def snapshot(s: State, code: int) -> None:
    """WE-55: the Photo goes to its player's territory at once; a pass asks the next player."""
    seat = s.actor
    if code == Code.PASS:
        emit(s, Happening.PASSED, seat)
        ask_snapshot(s, seat)
        return
    s.quiet = 0
    outlaw = s.about
    s.about = NOTHING
    lose(s, seat, Card.PHOTO + outlaw, 1)
    place_photo(s, seat, outlaw)
