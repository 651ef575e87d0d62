"""Chapter six: the Action phase. The pile is carried out card by card; what can be done must be done."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import FLASKS, KINDS_OF_LOOT, PURSES, Card, Character, Hostage, Loot
from saloon.games.colt_express.hands import reveal_one, throw_away
from saloon.games.colt_express.loot import any_purse, any_purse_bar, purse_bar, random_purse, take_purse
from saloon.games.colt_express.marshal import meet_shotgun, move_bandit, move_marshal, neutral_bullets, receive
from saloon.games.colt_express.options import PartnerCard
from saloon.games.colt_express.places import (
    ROOF_STEPS,
    Way,
    bandits_at,
    bandits_in,
    beside,
    caboose,
    car_of,
    crosses,
    in_coach,
    inside,
    last_place,
    on_roof,
    on_train,
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
    NOTHING,
    ROOF,
    SHOTGUN,
    TIME_CAR,
    Bar,
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
    by_player = s.options.partner_card == PartnerCard.PLAYER
    ask(s, played.seat if by_player else s.bandits[played.bandit].seat, decision)


@rule
def ask_move(s: State, bandit: int) -> None:
    """Where a bandit walks to."""
    ask_chooser(s, Decision.MOVE)
    here = place_of(s, bandit)
    steps = roof_steps(s, bandit)
    reached = reach(s, here, steps)
    for place in range(last_place(s)):
        if move_bar(s, here, steps, reached, place) == Bar.NONE:
            offer(s, Code.MOVE + place)


@rule
def roof_steps(s: State, bandit: int) -> int:
    """How far a bandit goes on the roofs: three cars at most, HS-21: only one with the Old lady."""
    return 1 if s.bandits[bandit].hostage == Hostage.OLD_LADY else ROOF_STEPS


@rule
def move_bar(s: State, here: int, steps: int, reached: int, there: int) -> int:
    """CE-15, CE-16: what keeps a bandit from a place that is not among those he can reach: he must move, changes no
    floor, and goes so far and no further. HS-13, HS-14, TC-09: the coach and the time-travel car have ways of their
    own."""
    if reached >> there & 1:
        return Bar.NONE
    if there == here:
        return Bar.MUST_MOVE
    if here == TIME_CAR:
        return Bar.RUN_FROM_THE_CAR if s.options.run_from_the_car and steps > 1 else Bar.OUT_OF_THE_CAR
    if there == COACH_INSIDE:
        return Bar.INTO_THE_COACH
    if there == COACH_ROOF and not on_roof(here):
        return Bar.ONTO_THE_COACH
    if on_train(there) and there & ROOF != here & ROOF:
        return Bar.MOVE_KEEPS_FLOOR
    if in_coach(here) or in_coach(there):
        return Bar.COACH_REACH
    if on_roof(here):
        return Bar.ROOF_REACH if steps > 1 else Bar.ROOF_STEP
    return Bar.INSIDE_REACH


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
    """CE-24: whom a bandit with a bullet left can hit."""
    ask_chooser(s, Decision.FIRE)
    if s.bandits[bandit].bullets > 0:
        seen = in_sight(s, bandit, place_of(s, bandit))
        for target in range(bandit_count(s)):
            if shot_bar(s, bandit, seen, target) == Bar.NONE:
                offer(s, Code.FIRE + target)


@rule
def shot_bar(s: State, bandit: int, seen: int, target: int) -> int:
    """CE-18 to CE-23: what keeps a bandit from shooting at somebody, given those in his sight. HS-48: nobody shoots at
    the Shotgun, nor HS-39: at who has left."""
    if seen >> target & 1:
        return belle_bar(s, seen, target)
    if target == SHOTGUN:
        return Bar.SHOTGUN_NOT_SHOT
    if target == bandit:
        return Bar.NO_TARGET
    here = place_of(s, bandit)
    there = place_of(s, target)
    if there == GONE:
        return Bar.HAS_LEFT
    if here == there:
        return Bar.SAME_PLACE
    if in_coach(here) or in_coach(there):
        return Bar.COACH_RANGE
    if TIME_CAR in (here, there):
        return Bar.CAR_RANGE
    if on_roof(here) != on_roof(there):
        return Bar.OTHER_FLOOR
    return Bar.BEHIND_OTHERS if on_roof(here) else Bar.TOO_FAR_INSIDE


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
def belle_bar(s: State, targets: int, target: int) -> int:
    """CE-22: Belle is spared if anybody else could be chosen."""
    return Bar.BELLE if targets != 1 << target and has_power(s, target, Character.BELLE) else Bar.NONE


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
    """CE-26: one token lying where the bandit stands, of his choice."""
    ask_chooser(s, Decision.ROB)
    here = place_of(s, bandit)
    if loot_bar(s, here, Loot.PURSE) == Bar.NONE:
        offer(s, Code.ROB_ANY_PURSE)
    for purse in range(PURSES):
        if purse_bar(s, here, purse) == Bar.NONE:
            offer(s, Code.ROB + purse)
    if loot_bar(s, here, Loot.JEWEL) == Bar.NONE:
        offer(s, Code.ROB_JEWEL)
    if loot_bar(s, here, Loot.STRONGBOX) == Bar.NONE:
        offer(s, Code.ROB_STRONGBOX)
    if s.options.stagecoach:
        for flask in range(FLASKS):
            if flask_bar(s, here, flask) == Bar.NONE:
                offer(s, Code.ROB_FLASK + flask)


@rule
def loot_bar(s: State, here: int, loot: int) -> int:
    """CE-32: loot of a kind lying where one stands; roof and inside are apart. HS-02: not the strongbox on which the
    Shotgun sits. HS-30: flasks are named one by one."""
    if loot == Loot.PURSE:
        return any_purse_bar(s, here)
    if loot == Loot.JEWEL:
        return Bar.NONE if s.jewels[here] > 0 else Bar.LOOT_ELSEWHERE
    if loot != Loot.STRONGBOX or s.strongboxes[here] == 0:
        return Bar.LOOT_ELSEWHERE
    return Bar.NONE if s.strongboxes[here] > guarded(s, here) else Bar.STRONGBOX_GUARDED


@rule
def flask_bar(s: State, here: int, flask: int) -> int:
    """HS-30: flasks are loot like any other."""
    return Bar.NONE if s.flasks[flask].at == here else Bar.LOOT_ELSEWHERE


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
    """A punch hits somebody on the same place. The Teacher does not allow any."""
    ask_chooser(s, Decision.PUNCH)
    if s.bandits[bandit].hostage == Hostage.TEACHER:
        return
    near = in_arms_reach(s, bandit)
    for target in range(bandit_count(s)):
        if punch_bar(s, near, target) == Bar.NONE:
            offer(s, Code.PUNCH + target)
    if punch_bar(s, near, SHOTGUN) == Bar.NONE:
        offer(s, Code.PUNCH_SHOTGUN)


@rule
def in_arms_reach(s: State, bandit: int) -> int:
    """CE-13: the others on a bandit's place, as a set of bits; HS-04: the Shotgun on his coach is one of them."""
    here = place_of(s, bandit)
    return (bandits_at(s, here) & ~(1 << bandit)) | guarded(s, here) << SHOTGUN


@rule
def punch_bar(s: State, near: int, target: int) -> int:
    """What keeps a bandit from punching somebody, given those near him: not Belle if there is anybody else, be it HS-04
    the Shotgun. HS-48: only on his coach can he himself be punched."""
    if target == SHOTGUN:
        return Bar.NONE if near >> SHOTGUN & 1 else Bar.SHOTGUN_NOT_HERE
    if near >> target & 1 == 0:
        return Bar.NOT_HERE
    if belle_bar(s, near, target) == Bar.NONE:
        return Bar.NONE
    return Bar.BELLE_BESIDE_THE_SHOTGUN if near >> SHOTGUN & 1 else Bar.BELLE


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
    """The attacker names what falls."""
    ask_chooser(s, Decision.KNOCK)
    for purse in range(PURSES):
        if named_purse_bar(s, purse) == Bar.NONE:
            offer(s, Code.KNOCK_PURSE + purse)
    for loot in range(KINDS_OF_LOOT if s.options.stagecoach else Loot.WHISKY):
        if knock_bar(s, loot) == Bar.NONE:
            offer(s, Code.KNOCK + loot)


@rule
def named_purse_bar(s: State, purse: int) -> int:
    """CE-30: as an option the attacker points at one of the victim's purses."""
    if not s.options.punch_names_the_purse:
        return Bar.NAME_THE_KIND
    return Bar.NONE if s.purses[purse].at == HELD + s.victim else Bar.NOT_THE_VICTIMS


@rule
def knock_bar(s: State, loot: int) -> int:
    """CE-30: the attacker names a kind of loot that the victim has; purses one by one, where that is the option."""
    if loot == Loot.PURSE and s.options.punch_names_the_purse:
        return Bar.NAME_THE_PURSE
    return Bar.NONE if has_loot(s, int(s.victim), loot) else Bar.VICTIM_HAS_NONE


@rule
def has_loot(s: State, bandit: int, loot: int) -> bool:
    """Whether a bandit has loot of a kind."""
    if loot == Loot.PURSE:
        return count_purses(s, HELD + bandit) > 0
    if loot == Loot.JEWEL:
        return s.bandits[bandit].jewels > 0
    if loot == Loot.STRONGBOX:
        return s.bandits[bandit].strongboxes > 0
    if loot == Loot.WHISKY:
        return full_flasks(s, HELD + bandit) > 0
    return flask_of(s, bandit, loot - Loot.HALF_CLASSIC, 1) != NOTHING


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
    """Then the victim is thrown to a place beside."""
    s.knocked = NOTHING
    ask_chooser(s, Decision.THROW)
    near = beside(s, place_of(s, int(s.victim)), Way.THROW)
    for place in range(last_place(s)):
        if throw_bar(s, near, place) == Bar.NONE:
            offer(s, Code.THROW + place)


@rule
def throw_bar(s: State, near: int, place: int) -> int:
    """CE-29, HS-47, TC-17: what keeps a victim from being thrown to a place that is not near: it is one car forward or
    backward on the same floor; the coach and the time-travel car have ways of their own."""
    if near >> place & 1:
        return Bar.NONE
    here = place_of(s, int(s.victim))
    if in_coach(here):
        return Bar.THROWN_FROM_COACH
    return Bar.THROWN_FROM_CAR if here == TIME_CAR else Bar.THROWN_ONE_CAR


@rule
def throw(s: State, place: int) -> None:
    """The victim lands, perhaps at the Marshal's feet."""
    victim = int(s.victim)
    s.victim = NOTHING
    move_bandit(s, victim, place, Happening.THROWN)


@rule
def ask_marshal(s: State) -> None:
    """Where the Marshal goes."""
    ask_chooser(s, Decision.MARSHAL)
    for car in range(s.cars):
        if marshal_bar(s, inside(car)) == Bar.NONE:
            offer(s, Code.MARSHAL + car)


@rule
def marshal_bar(s: State, place: int) -> int:
    """CE-33: the Marshal moves one car, either way; HS-01: inside the train."""
    if not on_train(place):
        return Bar.MARSHAL_STAYS_ABOARD
    one_car = abs(car_of(place) - s.marshal) == 1 and car_of(place) <= caboose(s)
    return Bar.NONE if one_car and not on_roof(place) else Bar.MARSHAL_ONE_CAR


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
