"""Chapter six: the Action phase. The pile is carried out card by card; what can be done must be done."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import FLASKS, KINDS_OF_WHISKY, PURSES, Card, Character, Hostage, Loot
from saloon.games.colt_express.hands import reveal_one, throw_away
from saloon.games.colt_express.loot import any_purse, random_purse, take_purse
from saloon.games.colt_express.marshal import meet_shotgun, move_bandit, move_marshal, neutral_bullets, receive
from saloon.games.colt_express.places import (
    ROOF_STEPS,
    Way,
    bandits_at,
    bandits_in,
    beside,
    caboose,
    crosses,
    on_train_roof,
    place_of,
    pushed_from,
    reach,
    roof_of,
    train,
)
from saloon.games.colt_express.plan import send_guest_home
from saloon.games.colt_express.stagecoach import leave, offer_rides, ride
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    COACH_ROOF,
    FACE_DOWN_EARLY,
    GONE,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    PLACES,
    ROOF,
    TIME_CAR,
    Code,
    Decision,
    Happening,
    Phase,
    Played,
    State,
    bandit_count,
    card_of,
    count_purses,
    has_power,
    of_seat,
    side_of,
)
from saloon.games.colt_express.travel import appear
from saloon.games.colt_express.whisky import flask_of, full_flasks, knock_flask, take_flask

BEFORE_THE_ROOFS = -1  # one step from the first roof
BY_WHO_PLAYED_IT = 1  # the option `partner_card`


@rule
def continue_action(s: State) -> None:
    """CE-12: first played, first carried out; each card goes back to its owner once it is done."""
    if s.hideout != NOTHING:
        appear(s)
    elif s.begun:
        put_away(s)
    elif s.resolving == s.pile_n:
        s.phase = Phase.EVENT
    else:
        begin_card(s)


@rule
def put_away(s: State) -> None:
    """The card carried out returns to its bandit's player: to his deck, or face up to an Expert's discard."""
    done = s.pile[s.resolving]
    bandit = int(done.bandit)
    seat = int(s.bandits[bandit].seat)
    card = card_of(s, seat, bandit, int(done.card))
    if s.expert:
        throw_away(s, seat, card)
    else:
        s.seats[seat].deck[card] += 1
    s.resolving += 1
    s.begun = 0


@rule
def begin_card(s: State) -> None:
    """CE-68: a face-down card is shown when its turn comes. CE-14: an action that is impossible is lost."""
    s.begun = 1
    played = s.pile[s.resolving]
    bandit = int(played.bandit)
    if played.hidden:
        reveal(s, played)
    if is_void(s, played):
        emit(s, Happening.NO_EFFECT, bandit, played.card)
        return
    if played.card == Card.FLOOR:
        change_floor(s, bandit)
        return
    if played.card == Card.MOVE:
        ask_move(s, bandit)
    elif played.card == Card.FIRE:
        ask_fire(s, bandit)
    elif played.card == Card.ROB:
        ask_rob(s, bandit)
    elif played.card == Card.PUNCH:
        ask_punch(s, bandit)
    elif played.card == Card.MARSHAL:
        ask_marshal(s)
    else:
        ask_ride(s, bandit)
    if s.legal_n == 0:
        emit(s, Happening.NO_EFFECT, bandit, played.card)


@rule
def is_void(s: State, played: Played) -> bool:
    """HS-39: the cards of a bandit who has left do nothing. HS-56: a player's Marshal does, while he has another."""
    if s.bandits[played.bandit].place != GONE:
        return False
    if played.card == Card.MARSHAL and s.each > 1:
        return s.bandits[played.bandit + 1].place == GONE
    return True


@rule
def reveal(s: State, played: Played) -> None:
    """A face-down card is turned up; that much less is known of what its player still hides."""
    cards = s.seats[played.seat]
    card = card_of(s, int(played.seat), int(played.bandit), int(played.card))
    reveal_one(s, cards, card)
    send_guest_home(s, int(played.seat), card)
    if played.hidden == FACE_DOWN_EARLY or (cards.kept > 0 and not s.expert):
        cards.early[card] -= 1
    played.hidden = 0
    emit(s, Happening.REVEALED, played.seat, of_seat(int(played.seat), int(played.bandit)), played.card)


@rule
def acting_bandit(s: State) -> int:
    """The bandit whose card is being carried out."""
    return int(s.pile[s.resolving].bandit)


@rule
def ask_chooser(s: State, decision: int) -> None:
    """CE-57: a question to the owner of the bandit whose card it is; as an option, to who played it."""
    played = s.pile[s.resolving]
    by_player = s.options.partner_card == BY_WHO_PLAYED_IT
    ask(s, played.seat if by_player else s.bandits[played.bandit].seat, decision)


@rule
def offer_places(s: State, places: int, code: int) -> None:
    """One choice for each place of a set."""
    for place in range(PLACES):
        if places >> place & 1:
            offer(s, code + place)


@rule
def ask_move(s: State, bandit: int) -> None:
    """CE-15, CE-16: inside one car, on the roof one to three, either way, never off the train, never none. HS-21: only
    one with the Old lady."""
    ask_chooser(s, Decision.MOVE)
    offer_places(s, reach(s, place_of(s, bandit), roof_steps(s, bandit)), Code.MOVE)


@rule
def roof_steps(s: State, bandit: int) -> int:
    """How far a bandit goes on the roofs."""
    return 1 if s.bandits[bandit].hostage == Hostage.OLD_LADY else ROOF_STEPS


@rule
def move(s: State, bandit: int, place: int) -> None:
    """The bandit walks; inside the Marshal's car he does not stay. HS-08: who passes the Shotgun is hit on the way."""
    if s.shotgun and crosses(s, place_of(s, bandit), place, int(s.coach)):
        emit(s, Happening.PASSED_SHOTGUN, bandit, s.coach)
        neutral_bullets(s, 1 << bandit)
    move_bandit(s, bandit, place, Happening.MOVED)


@rule
def change_floor(s: State, bandit: int) -> None:
    """Up to the roof or down from it; down onto the Marshal means straight back up, with a bullet. The time-travel car
    has one floor only."""
    if s.bandits[bandit].place == TIME_CAR:
        emit(s, Happening.NO_EFFECT, bandit, Card.FLOOR)
        return
    move_bandit(s, bandit, s.bandits[bandit].place ^ ROOF, Happening.CHANGED_FLOOR)


@rule
def ask_fire(s: State, bandit: int) -> None:
    """CE-18 to CE-24: whom a bandit with a bullet left can hit."""
    ask_chooser(s, Decision.FIRE)
    if s.bandits[bandit].bullets > 0:
        offer_bandits(s, without_belle(s, in_sight(s, bandit, place_of(s, bandit))), Code.FIRE)


@rule
def in_sight(s: State, bandit: int, here: int) -> int:
    """HS-46, TC-15: everybody a bandit's shot from a place could reach, as a set of bits: those beside it, those in
    sight along the roofs, and for Tuco those on the other floor."""
    if on_train_roof(here) or here == TIME_CAR:
        found = first_seen(s, here, -2) | first_seen(s, here, 2)
        if here == TIME_CAR or s.options.stagecoach:
            found |= bandits_in(s, beside(s, here, Way.SHOT))
    else:
        found = bandits_in(s, beside(s, here, Way.SHOT))
    if has_power(s, bandit, Character.TUCO) and shoots_through(s, here):
        found |= bandits_at(s, here ^ ROOF)
    return found


@rule
def shoots_through(s: State, here: int) -> bool:
    """CE-21, HS-12, TC-18: whether a place has another floor that Tuco's shots reach."""
    if here in (COACH_INSIDE, COACH_ROOF):
        return bool(s.options.tuco_in_the_coach)
    return here != TIME_CAR


@rule
def first_seen(s: State, place: int, direction: int) -> int:
    """CE-19, CE-23: the bandits on the nearest occupied roof in a direction; they hide all those behind. The
    time-travel car lies beyond the first roof; HS-10: the Shotgun ends the line."""
    at = BEFORE_THE_ROOFS if place == TIME_CAR else place
    at += direction
    while 0 <= at < COACH_INSIDE and train(s) >> at & 1:
        if s.shotgun and at == roof_of(s.coach):
            return 0
        found = bandits_at(s, at)
        if found:
            return found
        at += direction
    return bandits_at(s, TIME_CAR) if at < 0 and s.options.time_car and place != TIME_CAR else 0


@rule
def without_belle(s: State, targets: int) -> int:
    """CE-22: Belle is spared if anybody else could be chosen."""
    for bandit in range(bandit_count(s)):
        if targets & ~(1 << bandit) and has_power(s, bandit, Character.BELLE):
            return targets & ~(1 << bandit)
    return targets


@rule
def offer_bandits(s: State, targets: int, code: int) -> None:
    """One choice for each bandit of a set."""
    for bandit in range(bandit_count(s)):
        if targets >> bandit & 1:
            offer(s, code + bandit)


@rule
def fire(s: State, bandit: int, target: int) -> None:
    """One of the shooter's bullets goes to the target. CE-25: Django's throws him one car back, never off the train."""
    s.bandits[bandit].bullets -= 1
    if side_of(s, bandit) == side_of(s, target):
        s.bandits[bandit].friendly += 1
        receive(s, target, Card.ALLIED)
    else:
        receive(s, target, Card.SHOT)
    emit(s, Happening.SHOT, bandit, target)
    if has_power(s, bandit, Character.DJANGO):
        push(s, bandit, target)


@rule
def push(s: State, bandit: int, target: int) -> None:
    """One car away from the shooter, on the same floor."""
    place = pushed_from(s, place_of(s, bandit), place_of(s, target))
    if place != NOTHING:
        move_bandit(s, target, place, Happening.PUSHED)


@rule
def ask_rob(s: State, bandit: int) -> None:
    """CE-26, CE-32: one token lying where the bandit stands, of his choice; roof and inside are apart. HS-02: not the
    strongbox on which the Shotgun sits."""
    ask_chooser(s, Decision.ROB)
    here = place_of(s, bandit)
    if s.options.rob_by_lot:
        if count_purses(s, here) > 0:
            offer(s, Code.ROB_ANY_PURSE)
    else:
        for purse in range(PURSES):
            if s.purses[purse].at == here:
                offer(s, Code.ROB + purse)
    if s.jewels[here] > 0:
        offer(s, Code.ROB_JEWEL)
    if s.strongboxes[here] > guarded(s, here):
        offer(s, Code.ROB_STRONGBOX)
    if s.options.stagecoach:
        for flask in range(FLASKS):
            if s.flasks[flask].at == here:
                offer(s, Code.ROB_FLASK + flask)


@rule
def guarded(s: State, place: int) -> int:
    """How many strongboxes the Shotgun sits on there."""
    return 1 if place == COACH_ROOF and not s.shotgun else 0


@rule
def rob(s: State, bandit: int, code: int) -> None:
    """The token becomes the bandit's."""
    robber = s.bandits[bandit]
    if code == Code.ROB_JEWEL:
        s.jewels[robber.place] -= 1
        robber.jewels += 1
        emit(s, Happening.TOOK_JEWEL, bandit)
    elif code == Code.ROB_STRONGBOX:
        s.strongboxes[robber.place] -= 1
        robber.strongboxes += 1
        emit(s, Happening.TOOK_STRONGBOX, bandit)
    elif code >= Code.ROB_FLASK:
        take_flask(s, bandit, code - Code.ROB_FLASK)
    elif code == Code.ROB_ANY_PURSE:
        take_purse(s, bandit, any_purse(s, place_of(s, bandit)))
    else:
        take_purse(s, bandit, code - Code.ROB)


@rule
def ask_punch(s: State, bandit: int) -> None:
    """A punch hits somebody on the same place, not Belle if there is anybody else. HS-04: the Shotgun on his coach is
    somebody else. The Teacher does not allow any."""
    ask_chooser(s, Decision.PUNCH)
    if s.bandits[bandit].hostage == Hostage.TEACHER:
        return
    here = place_of(s, bandit)
    others = bandits_at(s, here) & ~(1 << bandit)
    if guarded(s, here) and s.options.stagecoach:
        offer_bandits(s, all_but_belle(s, others), Code.PUNCH)
        offer(s, Code.PUNCH_SHOTGUN)
    else:
        offer_bandits(s, without_belle(s, others), Code.PUNCH)


@rule
def all_but_belle(s: State, targets: int) -> int:
    """Where somebody else can be chosen for sure."""
    for bandit in range(bandit_count(s)):
        if has_power(s, bandit, Character.BELLE):
            return targets & ~(1 << bandit)
    return targets


@rule
def punch_shotgun(s: State, bandit: int) -> None:
    """HS-03, HS-05: the Shotgun leaves his strongbox and is thrown onto the roof that the coach faces."""
    s.shotgun = 1
    emit(s, Happening.PUNCHED_SHOTGUN, bandit, s.coach)
    meet_shotgun(s)


@rule
def punch(s: State, bandit: int, victim: int) -> None:
    """The victim is chosen; now what he drops. CE-27: with nothing to drop he is only thrown."""
    s.victim = victim
    emit(s, Happening.PUNCHED, bandit, victim)
    ask_knock(s)
    if s.legal_n == 0:
        ask_throw(s)


@rule
def ask_knock(s: State) -> None:
    """CE-30: the attacker names the kind of loot that falls, or the very purse where that is the option."""
    ask_chooser(s, Decision.KNOCK)
    victim = s.bandits[s.victim]
    if s.options.punch_names_the_purse:
        for purse in range(PURSES):
            if s.purses[purse].at == HELD + s.victim:
                offer(s, Code.KNOCK_PURSE + purse)
    elif count_purses(s, HELD + s.victim) > 0:
        offer(s, Code.KNOCK + Loot.PURSE)
    if victim.jewels > 0:
        offer(s, Code.KNOCK + Loot.JEWEL)
    if victim.strongboxes > 0:
        offer(s, Code.KNOCK + Loot.STRONGBOX)
    if s.options.stagecoach:
        if full_flasks(s, HELD + s.victim) > 0:
            offer(s, Code.KNOCK + Loot.WHISKY)
        for kind in range(KINDS_OF_WHISKY):
            if flask_of(s, int(s.victim), kind, 1) != NOTHING:
                offer(s, Code.KNOCK + Loot.HALF_CLASSIC + kind)


@rule
def knock(s: State, bandit: int, code: int) -> None:
    """CE-28: the loot falls where the punch was given. CE-31: Cheyenne may keep a purse instead, unseen."""
    victim = s.bandits[s.victim]
    loot = kind_knocked(code)
    s.knocked = NOTHING
    if loot == Loot.JEWEL:
        victim.jewels -= 1
        s.jewels[victim.place] += 1
    elif loot == Loot.STRONGBOX:
        victim.strongboxes -= 1
        s.strongboxes[victim.place] += 1
    elif loot >= Loot.WHISKY:
        flask = knock_flask(s, int(s.victim), loot)
        s.flasks[flask].at = victim.place
        emit(s, Happening.KNOCKED_FLASK, s.victim, loot, flask)
        ask_throw(s)
        return
    else:
        if code >= Code.KNOCK_PURSE:
            s.knocked = code - Code.KNOCK_PURSE
            emit(s, Happening.NAMED_PURSE, bandit, s.victim, s.knocked)
        if has_power(s, bandit, Character.CHEYENNE):
            ask_pocket(s)
            return
        s.knocked = knocked_purse(s)
        s.purses[s.knocked].at = victim.place
    emit(s, Happening.KNOCKED_OUT, s.victim, loot, s.knocked)
    ask_throw(s)


@rule
def knocked_purse(s: State) -> int:
    """The purse that falls: the one named, or one at random of a mixed lot."""
    return random_purse(s, int(s.victim)) if s.knocked == NOTHING else int(s.knocked)


@rule
def kind_knocked(code: int) -> int:
    """The kind of loot a choice names."""
    return Loot.PURSE if code >= Code.KNOCK_PURSE else code - Code.KNOCK


@rule
def ask_pocket(s: State) -> None:
    """Cheyenne keeps the purse, or lets it fall like anybody else."""
    ask_chooser(s, Decision.POCKET)
    offer(s, Code.POCKET)
    offer(s, Code.DROP)


@rule
def pocket(s: State, bandit: int, code: int) -> None:
    """Only now is a purse drawn from a mixed lot, and only now does she look at it."""
    s.knocked = knocked_purse(s)
    if code == Code.POCKET:
        emit(s, Happening.POCKETED, bandit, s.victim)
        take_purse(s, bandit, int(s.knocked))
    else:
        s.purses[s.knocked].at = s.bandits[bandit].place
        emit(s, Happening.KNOCKED_OUT, s.victim, Loot.PURSE, s.knocked)
    ask_throw(s)


@rule
def ask_throw(s: State) -> None:
    """CE-29, HS-47, TC-17: then the victim is thrown to a place beside: one car forward or backward on the same floor,
    into the coach, onto it or out of it, into the time-travel car or out of it."""
    s.knocked = NOTHING
    ask_chooser(s, Decision.THROW)
    offer_places(s, beside(s, place_of(s, int(s.victim)), Way.THROW), Code.THROW)


@rule
def throw(s: State, place: int) -> None:
    """The victim lands, perhaps at the Marshal's feet."""
    victim = int(s.victim)
    s.victim = NOTHING
    move_bandit(s, victim, place, Happening.THROWN)


@rule
def ask_marshal(s: State) -> None:
    """CE-33: the Marshal moves one car, either way, inside the train."""
    ask_chooser(s, Decision.MARSHAL)
    if s.marshal > LOCOMOTIVE:
        offer(s, Code.MARSHAL + s.marshal - 1)
    if s.marshal < caboose(s):
        offer(s, Code.MARSHAL + s.marshal + 1)


@rule
def ask_ride(s: State, bandit: int) -> None:
    """Where a bandit with a horse beside him rides; the Zealot does not allow it."""
    ask_chooser(s, Decision.RIDE)
    if s.bandits[bandit].hostage != Hostage.ZEALOT:
        offer_rides(s, bandit)


@rule
def answer_action(s: State, code: int) -> None:
    """Carry out the choice made for the card in turn."""
    bandit = acting_bandit(s)
    if s.decision == Decision.MOVE:
        move(s, bandit, code - Code.MOVE)
    elif s.decision == Decision.FIRE:
        fire(s, bandit, code - Code.FIRE)
    elif s.decision == Decision.ROB:
        rob(s, bandit, code)
    elif s.decision == Decision.PUNCH:
        if code == Code.PUNCH_SHOTGUN:
            punch_shotgun(s, bandit)
        else:
            punch(s, bandit, code - Code.PUNCH)
    elif s.decision == Decision.KNOCK:
        knock(s, bandit, code)
    elif s.decision == Decision.POCKET:
        pocket(s, bandit, code)
    elif s.decision == Decision.THROW:
        throw(s, code - Code.THROW)
    elif s.decision == Decision.MARSHAL:
        move_marshal(s, code - Code.MARSHAL)
    elif code == Code.LEAVE:
        leave(s, bandit)
    else:
        ride(s, bandit, code - Code.RIDE)
