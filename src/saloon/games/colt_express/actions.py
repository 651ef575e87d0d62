"""Chapter four: the Action phase. The pile is carried out card by card; what can be done must be done."""

from saloon.engine import ask, emit, offer, rule
from saloon.games.colt_express.cards import PURSES, Card, Character, Loot
from saloon.games.colt_express.loot import random_purse, take_purse
from saloon.games.colt_express.marshal import bandits_at, move_bandit, move_marshal, receive
from saloon.games.colt_express.plan import reveal_one, throw_away
from saloon.games.colt_express.state import (
    FACE_DOWN_EARLY,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    ROOF,
    Code,
    Decision,
    Happening,
    Phase,
    Played,
    State,
    bandit_count,
    caboose,
    car_of,
    count_purses,
    inside,
    on_roof,
)

ROOF_STEPS = 3


@rule
def continue_action(s: State) -> None:
    """CE-12: first played, first carried out; each card goes back to its owner once it is done."""
    if s.begun:
        put_away(s)
    elif s.resolving == s.pile_n:
        s.phase = Phase.EVENT
    else:
        begin_card(s)


@rule
def put_away(s: State) -> None:
    """The card carried out returns to its player's deck, or face up to an Expert's discard."""
    done = s.pile[s.resolving]
    seat = s.bandits[done.bandit].seat
    if s.options.expert:
        throw_away(s, seat, done.card)
    else:
        s.seats[seat].deck[done.card] += 1
    s.resolving += 1
    s.begun = 0


@rule
def begin_card(s: State) -> None:
    """CE-68: a face-down card is shown when its turn comes. CE-14: an action that is impossible is lost."""
    s.begun = 1
    played = s.pile[s.resolving]
    if played.hidden:
        reveal(s, played)
    if played.card == Card.FLOOR:
        change_floor(s, played.bandit)
        return
    if played.card == Card.MOVE:
        ask_move(s, played.bandit)
    elif played.card == Card.FIRE:
        ask_fire(s, played.bandit)
    elif played.card == Card.ROB:
        ask_rob(s, played.bandit)
    elif played.card == Card.PUNCH:
        ask_punch(s, played.bandit)
    else:
        ask_marshal(s, played.bandit)
    if s.legal_n == 0:
        emit(s, Happening.NO_EFFECT, played.bandit, played.card)


@rule
def reveal(s: State, played: Played) -> None:
    """A face-down card is turned up; that much less is known of what its player still hides."""
    cards = s.seats[s.bandits[played.bandit].seat]
    reveal_one(cards, played.card)
    if played.hidden == FACE_DOWN_EARLY:
        cards.early[played.card] -= 1
    played.hidden = 0
    emit(s, Happening.REVEALED, played.bandit, played.card)


@rule
def acting_bandit(s: State) -> int:
    """The bandit whose card is being carried out."""
    return s.pile[s.resolving].bandit


@rule
def ask_bandit(s: State, bandit: int, decision: int) -> None:
    """A question to a bandit's player."""
    ask(s, s.bandits[bandit].seat, decision)


@rule
def ask_move(s: State, bandit: int) -> None:
    """CE-15, CE-16: inside one car, on the roof one to three, either way, never off the train, never none."""
    ask_bandit(s, bandit, Decision.MOVE)
    here = s.bandits[bandit].place
    reach = ROOF_STEPS if on_roof(here) else 1
    for car in range(max(car_of(here) - reach, LOCOMOTIVE), min(car_of(here) + reach, caboose(s)) + 1):
        if car != car_of(here):
            offer(s, Code.MOVE + inside(car) + (here & ROOF))


@rule
def move(s: State, bandit: int, place: int) -> None:
    """The bandit walks; inside the Marshal's car he does not stay."""
    emit(s, Happening.MOVED, bandit, place)
    move_bandit(s, bandit, place)


@rule
def change_floor(s: State, bandit: int) -> None:
    """Up to the roof or down from it; down onto the Marshal means straight back up, with a bullet."""
    place = s.bandits[bandit].place ^ ROOF
    emit(s, Happening.CHANGED_FLOOR, bandit, place)
    move_bandit(s, bandit, place)


@rule
def ask_fire(s: State, bandit: int) -> None:
    """CE-18 to CE-24: whom a bandit with a bullet left can hit."""
    ask_bandit(s, bandit, Decision.FIRE)
    if s.bandits[bandit].bullets > 0:
        offer_bandits(s, without_belle(s, in_sight(s, bandit, s.bandits[bandit].place)), Code.FIRE)


@rule
def in_sight(s: State, bandit: int, here: int) -> int:
    """Everybody a bandit's shot from a place could reach, as a set of bits."""
    if on_roof(here):
        found = first_seen(s, here, -2) | first_seen(s, here, 2)
    else:
        found = bandits_at(s, here - 2) | bandits_at(s, here + 2)
    if s.bandits[bandit].character == Character.TUCO:
        found |= bandits_at(s, here ^ ROOF)
    return found


@rule
def first_seen(s: State, place: int, direction: int) -> int:
    """CE-19, CE-23: the bandits on the nearest occupied roof in a direction; they hide all those behind."""
    place += direction
    while 0 <= place <= inside(caboose(s)) + ROOF:
        found = bandits_at(s, place)
        if found:
            return found
        place += direction
    return 0


@rule
def without_belle(s: State, targets: int) -> int:
    """CE-22: Belle is spared if anybody else could be chosen."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].character == Character.BELLE and targets & ~(1 << bandit):
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
    receive(s, target, Card.SHOT)
    emit(s, Happening.SHOT, bandit, target)
    if s.bandits[bandit].character == Character.DJANGO:
        push(s, bandit, target)


@rule
def push(s: State, bandit: int, target: int) -> None:
    """One car away from the shooter, on the same floor."""
    here = s.bandits[target].place
    place = here + 2 if here > s.bandits[bandit].place else here - 2
    if LOCOMOTIVE <= place <= inside(caboose(s)) + ROOF:
        emit(s, Happening.PUSHED, target, place)
        move_bandit(s, target, place)


@rule
def ask_rob(s: State, bandit: int) -> None:
    """CE-26, CE-32: one token lying where the bandit stands, of his choice; roof and inside are apart."""
    ask_bandit(s, bandit, Decision.ROB)
    here = s.bandits[bandit].place
    for purse in range(PURSES):
        if s.purses[purse].at == here:
            offer(s, Code.ROB + purse)
    if s.jewels[here] > 0:
        offer(s, Code.ROB_JEWEL)
    if s.strongboxes[here] > 0:
        offer(s, Code.ROB_STRONGBOX)


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
    else:
        take_purse(s, bandit, code - Code.ROB)


@rule
def ask_punch(s: State, bandit: int) -> None:
    """A punch hits somebody on the same place, not Belle if there is anybody else."""
    ask_bandit(s, bandit, Decision.PUNCH)
    others = bandits_at(s, s.bandits[bandit].place) & ~(1 << bandit)
    offer_bandits(s, without_belle(s, others), Code.PUNCH)


@rule
def punch(s: State, bandit: int, victim: int) -> None:
    """The victim is chosen; now what he drops. CE-27: with nothing to drop he is only thrown."""
    s.victim = victim
    emit(s, Happening.PUNCHED, bandit, victim)
    ask_knock(s, bandit)
    if s.legal_n == 0:
        ask_throw(s, bandit)


@rule
def ask_knock(s: State, bandit: int) -> None:
    """CE-30: the attacker names the kind of loot that falls, or the very purse where that is the option."""
    ask_bandit(s, bandit, Decision.KNOCK)
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


@rule
def knock(s: State, bandit: int, code: int) -> None:
    """CE-28: the loot falls where the punch was given. CE-31: Cheyenne may keep a purse instead, unseen."""
    victim = s.bandits[s.victim]
    s.knocked = NOTHING
    if code == Code.KNOCK + Loot.JEWEL:
        victim.jewels -= 1
        s.jewels[victim.place] += 1
    elif code == Code.KNOCK + Loot.STRONGBOX:
        victim.strongboxes -= 1
        s.strongboxes[victim.place] += 1
    else:
        if code >= Code.KNOCK_PURSE:
            s.knocked = code - Code.KNOCK_PURSE
            emit(s, Happening.NAMED_PURSE, bandit, s.victim, s.knocked)
        if s.bandits[bandit].character == Character.CHEYENNE:
            ask_pocket(s, bandit)
            return
        s.knocked = knocked_purse(s)
        s.purses[s.knocked].at = victim.place
    emit(s, Happening.KNOCKED_OUT, s.victim, kind_knocked(code), s.knocked)
    ask_throw(s, bandit)


@rule
def knocked_purse(s: State) -> int:
    """The purse that falls: the one named, or one at random of a mixed lot."""
    return random_purse(s, s.victim) if s.knocked == NOTHING else s.knocked


@rule
def kind_knocked(code: int) -> int:
    """The kind of loot a choice names."""
    return Loot.PURSE if code >= Code.KNOCK_PURSE else code - Code.KNOCK


@rule
def ask_pocket(s: State, bandit: int) -> None:
    """Cheyenne keeps the purse, or lets it fall like anybody else."""
    ask_bandit(s, bandit, Decision.POCKET)
    offer(s, Code.POCKET)
    offer(s, Code.DROP)


@rule
def pocket(s: State, bandit: int, code: int) -> None:
    """Only now is a purse drawn from a mixed lot, and only now does she look at it."""
    s.knocked = knocked_purse(s)
    if code == Code.POCKET:
        emit(s, Happening.POCKETED, bandit, s.victim)
        take_purse(s, bandit, s.knocked)
    else:
        s.purses[s.knocked].at = s.bandits[bandit].place
        emit(s, Happening.KNOCKED_OUT, s.victim, Loot.PURSE, s.knocked)
    ask_throw(s, bandit)


@rule
def ask_throw(s: State, bandit: int) -> None:
    """CE-29: then the victim is thrown one car forward or backward, on the same floor."""
    s.knocked = NOTHING
    ask_bandit(s, bandit, Decision.THROW)
    here = s.bandits[s.victim].place
    if car_of(here) > LOCOMOTIVE:
        offer(s, Code.THROW + here - 2)
    if car_of(here) < caboose(s):
        offer(s, Code.THROW + here + 2)


@rule
def throw(s: State, place: int) -> None:
    """The victim lands, perhaps at the Marshal's feet."""
    emit(s, Happening.THROWN, s.victim, place)
    move_bandit(s, s.victim, place)
    s.victim = NOTHING


@rule
def ask_marshal(s: State, bandit: int) -> None:
    """CE-33: the Marshal moves one car, either way, inside the train."""
    ask_bandit(s, bandit, Decision.MARSHAL)
    if s.marshal > LOCOMOTIVE:
        offer(s, Code.MARSHAL + s.marshal - 1)
    if s.marshal < caboose(s):
        offer(s, Code.MARSHAL + s.marshal + 1)


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
        punch(s, bandit, code - Code.PUNCH)
    elif s.decision == Decision.KNOCK:
        knock(s, bandit, code)
    elif s.decision == Decision.POCKET:
        pocket(s, bandit, code)
    elif s.decision == Decision.THROW:
        throw(s, code - Code.THROW)
    else:
        move_marshal(s, code - Code.MARSHAL)
