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
from saloon.games.wyatt_earp.pile import draw_two, may_shoot, put_on_discard, shoot
from saloon.games.wyatt_earp.state import (
    NOTHING,
    Code,
    Decision,
    EmptyPileShot,
    Happening,
    Mode,
    Player,
    State,
    can_supply,
    has_group,
)


@rule
def offer_sheriff(s: State, bag: list[int], left: int) -> None:
    """The ways to play one sheriff card of a bag, after which so many cards are left in hand.

    WE-14: one must be left for the discard. WE-15: Wyatt Earp may bring it himself.
    """
    if left > 0:
        for outlaw in range(OUTLAWS):
            if bag[Card.PHOTO + outlaw] > 0 and s.opened[outlaw]:
                offer(s, Code.PHOTO + outlaw)
        offer_shots(s, bag)
        if bag[Card.MOST_WANTED] > 0:
            offer(s, Code.ASK_AROUND)
    if bag[Card.WYATT_EARP] > 0:
        offer_wyatt(s, left)


@rule
def offer_shots(s: State, bag: list[int]) -> None:
    """WE-19: cards that shoot need a target, which is chosen after the hit (WE-18)."""
    if not may_shoot(s):
        return
    if bag[Card.BANK_ROBBERY] > 0 and worth_a_shot(s, Code.BANK):
        offer(s, Code.BANK)
    if bag[Card.STAGECOACH_ROBBERY] > 0 and worth_a_shot(s, Code.STAGECOACH):
        offer(s, Code.STAGECOACH)
    if bag[Card.FASTEST_GUN] > 0 and worth_a_shot(s, Code.GUN):
        offer(s, Code.GUN)
    if bag[Card.MOST_WANTED] > 0 and worth_a_shot(s, Code.RAID):
        offer(s, Code.RAID)
    if bag[Card.HIDEOUT] > 0 and worth_a_shot(s, Code.HIDEOUT):
        offer(s, Code.HIDEOUT)


@rule
def offer_wyatt(s: State, left: int) -> None:
    """WE-15: modes 1 and 2 refill the hand, so he may be the last card for these, if they are sure to bring one."""
    last = left == 0
    if not last or s.options.wyatt_last:
        if can_supply(s, 2) or (not last and s.options.empty_pile_shot == EmptyPileShot.END_ROUND):
            offer(s, Code.WYATT_DRAW)
        if something_to_fetch(s):
            offer(s, Code.WYATT_SEARCH)
    if not last and may_shoot(s) and worth_a_shot(s, Code.WYATT_FREE):
        offer(s, Code.WYATT_FREE)


@rule
def worth_a_shot(s: State, code: int) -> bool:
    """WE-19: whether a hit would have a target; by option it need not."""
    if not s.options.target_needed:
        return True
    me = s.seats[s.turn]
    for outlaw in range(OUTLAWS):
        if code in (Code.BANK, Code.STAGECOACH):
            if has_group(me, outlaw):
                return True
        elif code == Code.GUN:
            if may_carry_gun(s, me, outlaw):
                return True
        elif code == Code.WYATT_FREE:
            if me.hideouts[outlaw]:
                return True
        else:
            for seat in range(s.players):
                if seat != s.turn:
                    other = s.seats[seat]
                    if code == Code.RAID:
                        if other.laid[outlaw] > 0:
                            return True
                    elif may_be_hidden(other, outlaw):
                        return True
    return False


@rule
def may_carry_gun(s: State, player: Player, outlaw: int) -> bool:
    """WE-20, WE-21: not on an outlaw that has a fastest gun in anybody's territory, be it hidden."""
    return has_group(player, outlaw) and gun_holder(s, outlaw) == NOTHING


@rule
def gun_holder(s: State, outlaw: int) -> int:
    """Who has a fastest gun on an outlaw, or NOTHING."""
    for seat in range(s.players):
        if s.seats[seat].guns[outlaw]:
            return seat
    return NOTHING


@rule
def may_be_hidden(player: Player, outlaw: int) -> bool:
    """WE-26: any group of an opponent, but no Hideout on a Hideout."""
    return has_group(player, outlaw) and not player.hideouts[outlaw]


@rule
def something_to_fetch(s: State) -> bool:
    """WE-12, WE-53: the discard holds a card other than Wyatt Earps."""
    for kind in range(KINDS):
        if kind != Card.WYATT_EARP and s.discard[kind] > 0:
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
    if code == Code.RAID:
        ask_steal(s)
    elif code == Code.HIDEOUT:
        ask_hide(s)
    elif code == Code.WYATT_FREE:
        ask_unhide(s)
    else:
        ask_place(s)
    if s.legal_n == 0:
        spend(s)


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
def ask_place(s: State) -> None:
    """Which of his groups a robbery or a fastest gun goes on."""
    ask(s, s.turn, Decision.PLACE)
    me = s.seats[s.turn]
    for outlaw in range(OUTLAWS):
        if s.playing == Card.FASTEST_GUN:
            if may_carry_gun(s, me, outlaw):
                offer(s, s.turn * OUTLAWS + outlaw)
        elif has_group(me, outlaw):
            offer(s, s.turn * OUTLAWS + outlaw)


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
def ask_steal(s: State) -> None:
    """WE-24, WE-51: an outlaw card out of another territory, from under a Hideout too, or nothing."""
    ask(s, s.turn, Decision.STEAL)
    for seat in range(s.players):
        if seat != s.turn:
            for outlaw in range(OUTLAWS):
                if s.seats[seat].laid[outlaw] > 0:
                    offer(s, seat * OUTLAWS + outlaw)
    offer(s, Code.PASS)


@rule
def steal(s: State, code: int) -> None:
    """The card goes into the hand, and Most Wanted on the discard."""
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
def ask_hide(s: State) -> None:
    """Which group of which opponent the Hideout goes across."""
    ask(s, s.turn, Decision.HIDE)
    for seat in range(s.players):
        if seat != s.turn:
            for outlaw in range(OUTLAWS):
                if may_be_hidden(s.seats[seat], outlaw):
                    offer(s, seat * OUTLAWS + outlaw)


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
    if s.seats[seat].hand[Card.WYATT_EARP] > 0:
        offer(s, Code.WYATT)
    offer(s, Code.PASS)


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
def ask_unhide(s: State) -> None:
    """WE-52: which of several Hideouts goes."""
    ask(s, s.turn, Decision.UNHIDE)
    for outlaw in range(OUTLAWS):
        if s.seats[s.turn].hideouts[outlaw]:
            offer(s, s.turn * OUTLAWS + outlaw)


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
    """WE-11, WE-12, WE-54: keep any card of the discard but a Wyatt Earp, or play a sheriff card at once."""
    ask(s, s.turn, Decision.FETCH)
    for kind in range(KINDS):
        if s.discard[kind] > 0 and kind != Card.WYATT_EARP:
            offer(s, Code.KEEP + kind)
    if s.seats[s.turn].cards > 0:
        wyatts = s.discard[Card.WYATT_EARP]
        s.discard[Card.WYATT_EARP] = 0
        offer_sheriff(s, s.discard, s.seats[s.turn].cards)
        s.discard[Card.WYATT_EARP] = wyatts


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
    if s.seats[seat].hand[Card.PHOTO + s.about] > 0:
        offer(s, Code.PHOTO + s.about)
    offer(s, Code.PASS)


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
