"""Chapter seven: the events of the round cards, always after the Action phase."""

from saloon.engine import ask, emit, offer, roll, rule
from saloon.games.colt_express.cards import (
    CONDUCTOR_BONUS,
    FLASKS,
    HORSES_OUT_OF_BREATH,
    HORSES_OUT_OF_BREATH_LARGE,
    LARGE_TABLE,
    PURSES,
    STRONGBOX_VALUE,
    Loot,
    RoundCard,
    Whisky,
)
from saloon.games.colt_express.loot import any_purse, any_purse_bar, from_the_mix, purse_bar, take_purse
from saloon.games.colt_express.marshal import bandit_in_order, meet_shotgun, move_marshal, neutral_bullets
from saloon.games.colt_express.places import (
    bandits_at,
    caboose,
    car_of,
    in_coach,
    inside,
    on_roof,
    on_train,
    on_train_roof,
    place_of,
    roof_of,
)
from saloon.games.colt_express.stagecoach import horses_at, lead_horse, move_coach
from saloon.games.colt_express.state import (
    AWAY,
    FRONT_STOP,
    GONE,
    HELD,
    LOCOMOTIVE,
    NOTHING,
    OUT,
    TIME_CAR,
    Bar,
    Code,
    Decision,
    Happening,
    State,
    bandit_count,
    count_purses,
)
from saloon.games.colt_express.whisky import drink_up


@rule
def bring_event(s: State) -> None:
    """CE-40: what the round card announced happens. Pickpocketing alone asks questions, one bandit after another."""
    if s.card in (RoundCard.TUNNEL, RoundCard.BRIDGE, RoundCard.BOXCAR):
        return
    emit(s, Happening.EVENT, s.card)
    if s.card == RoundCard.REBELLION:
        rebellion(s)
    elif s.card == RoundCard.TAKE_IT_ALL:
        take_it_all(s)
    elif s.card == RoundCard.BRAKING:
        braking(s)
    elif s.card == RoundCard.SWIVEL_ARM:
        swivel_arm(s)
    elif s.card == RoundCard.ANGRY_MARSHAL:
        angry_marshal(s)
    elif s.card == RoundCard.MARSHALS_REVENGE:
        marshals_revenge(s)
    elif s.card == RoundCard.HOSTAGE:
        hostage(s)
    elif s.options.stagecoach:
        bring_event_of_the_expansion(s)


@rule
def bring_event_of_the_expansion(s: State) -> None:
    """The events of Horses & Stagecoach. Escape and Mortal bullet change only how the game is counted."""
    if s.card == RoundCard.WHISKEY_FOR_THE_MARSHAL:
        whiskey_for_the_marshal(s)
    elif s.card == RoundCard.PANTING_HORSES:
        panting_horses(s)
    elif s.card == RoundCard.HIGHER_SPEED:
        higher_speed(s)
    elif s.card == RoundCard.SHOTGUNS_RAGE:
        shotguns_rage(s)
    elif s.card == RoundCard.SHARING:
        sharing(s)


@rule
def rebellion(s: State) -> None:
    """CE-41: passengers shoot at everybody inside, in the locomotive too. HS-35, TC-07: not in the coach or the car."""
    hit = 0
    for bandit in range(bandit_count(s)):
        if on_train(place_of(s, bandit)) and not on_roof(place_of(s, bandit)):
            hit |= 1 << bandit
    neutral_bullets(s, hit)


@rule
def take_it_all(s: State) -> None:
    """CE-42: the second strongbox, if it still waits beside the train, is put down where the Marshal stands."""
    if s.beside == 0:
        return
    s.beside -= 1
    s.strongboxes[inside(s.marshal)] += 1
    emit(s, Happening.STRONGBOX_PLACED, s.marshal)


@rule
def sweep(s: State, bandit: int, place: int) -> None:
    """A bandit is carried along the roofs; the Shotgun waits until all have been."""
    if s.bandits[bandit].place != place:
        s.bandits[bandit].place = place
        emit(s, Happening.SWEPT, bandit, place)


@rule
def braking(s: State) -> None:
    """CE-43: everybody on a roof slides one car forward, as far as there is one; TC-26: into the time-travel car."""
    for bandit in range(bandit_count(s)):
        here = place_of(s, bandit)
        if on_train_roof(here):
            if car_of(here) > LOCOMOTIVE:
                sweep(s, bandit, here - 2)
            elif s.options.time_car:
                sweep(s, bandit, TIME_CAR)
    if s.shotgun:
        meet_shotgun(s)


@rule
def swivel_arm(s: State) -> None:
    """Everybody on a roof is swept to the caboose. HS-09: only there does a Shotgun hit anybody."""
    for bandit in range(bandit_count(s)):
        if on_train_roof(place_of(s, bandit)):
            sweep(s, bandit, roof_of(caboose(s)))
    if s.shotgun:
        meet_shotgun(s)


@rule
def angry_marshal(s: State) -> None:
    """CE-44: he shoots at the roof above him, then goes one car back and chases those he finds there."""
    neutral_bullets(s, bandits_at(s, roof_of(s.marshal)))
    if s.marshal < caboose(s):
        move_marshal(s, s.marshal + 1)


@rule
def marshals_revenge(s: State) -> None:
    """CE-46: everybody on the Marshal's roof loses his least valuable purse; only purses."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == roof_of(s.marshal):
            purse = poorest_purse(s, bandit)
            if purse != NOTHING:
                s.purses[from_the_mix(s, bandit, purse)].at = OUT
                emit(s, Happening.LOST_PURSE, bandit)


@rule
def poorest_purse(s: State, bandit: int) -> int:
    """A bandit's purse of least value, or NOTHING."""
    poorest = NOTHING
    for purse in range(PURSES):
        if s.purses[purse].at == HELD + bandit and (
            poorest == NOTHING or s.purses[purse].worth < s.purses[poorest].worth
        ):
            poorest = purse
    return poorest


@rule
def hostage(s: State) -> None:
    """CE-47: the ransom of the conductor, for everybody in or on the locomotive."""
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place in (inside(LOCOMOTIVE), roof_of(LOCOMOTIVE)):
            s.bandits[bandit].cash += CONDUCTOR_BONUS
            emit(s, Happening.BONUS, bandit, CONDUCTOR_BONUS)


@rule
def counts_for_loners(s: State, place: int) -> bool:
    """HS-43, TC-23: whether Pickpocketing and Sharing look at a place: any on the train, and as a rule those beside."""
    return on_train(place) or (place not in (AWAY, GONE) and bool(s.options.coach_and_car_count))


@rule
def continue_pickpocketing(s: State) -> None:
    """CE-45: each bandit alone on his place may take a purse lying there."""
    bandit = bandit_in_order(s, int(s.step))
    s.step += 1
    here = place_of(s, bandit)
    if bandits_at(s, here) == 1 << bandit and count_purses(s, here) > 0 and counts_for_loners(s, here):
        ask_pickpocket(s, bandit)


@rule
def ask_pickpocket(s: State, bandit: int) -> None:
    """Which purse, or none."""
    ask(s, s.bandits[bandit].seat, Decision.PICKPOCKET)
    here = place_of(s, bandit)
    if unnamed_bar(s, here, Loot.PURSE) == Bar.NONE:
        offer(s, Code.PICKPOCKET_ANY)
    for purse in range(PURSES):
        if pickpocket_bar(s, here, purse) == Bar.NONE:
            offer(s, Code.PICKPOCKET + purse)
    offer(s, Code.DECLINE)


@rule
def pickpocket_bar(s: State, here: int, purse: int) -> int:
    """CE-45: a purse, and nothing else, that lies where one is alone."""
    bar = purse_bar(s, here, purse)
    return Bar.PURSES_ONLY if bar == Bar.LOOT_ELSEWHERE else bar


@rule
def unnamed_bar(s: State, here: int, loot: int) -> int:
    """CE-45: of the kinds of loot that lie there, purses, where chance decides which."""
    return any_purse_bar(s, here) if loot == Loot.PURSE else Bar.PURSES_ONLY


@rule
def loner(s: State) -> int:
    """The bandit who is asked."""
    return bandit_in_order(s, s.step - 1)


@rule
def answer_pickpocket(s: State, code: int) -> None:
    """Take it, or leave it."""
    bandit = loner(s)
    if code == Code.DECLINE:
        emit(s, Happening.DECLINED, bandit)
    elif code == Code.PICKPOCKET_ANY:
        take_purse(s, bandit, any_purse(s, place_of(s, bandit)))
    else:
        take_purse(s, bandit, code - Code.PICKPOCKET)


@rule
def whiskey_for_the_marshal(s: State) -> None:
    """HS-36: a flask lying in the Marshal's car is drunk; a classic one sends him one car back, an old one to the
    caboose. HS-55: he meets everybody on the way, car by car."""
    count = 0
    for flask in range(FLASKS):
        count += s.flasks[flask].at == inside(s.marshal)
    if count == 0:
        return
    left = roll(s, count)
    for flask in range(FLASKS):
        if s.flasks[flask].at == inside(s.marshal):
            if left == 0:
                kind = drink_up(s, flask)
                emit(s, Happening.MARSHAL_DRANK, s.marshal, kind)
                way = caboose(s) - s.marshal
                s.walk = way if kind == Whisky.OLD else min(way, 1)
                return
            left -= 1


@rule
def stagger(s: State) -> None:
    """One car of the Marshal's walk."""
    s.walk -= 1
    move_marshal(s, s.marshal + 1)


@rule
def panting_horses(s: State) -> None:
    """HS-37, HS-57: the horse nearest the caboose is out of breath; at a large table two."""
    left = HORSES_OUT_OF_BREATH_LARGE if s.players >= LARGE_TABLE else HORSES_OUT_OF_BREATH
    for back in range(caboose(s) - FRONT_STOP + 1):
        stop = caboose(s) - back
        for _ in range(min(left, horses_at(s, stop))):
            lead_horse(s, stop, -1)
            s.horses_out += 1
            left -= 1
            emit(s, Happening.HORSE_LOST, stop)


@rule
def higher_speed(s: State) -> None:
    """HS-34: everybody on a roof of the train, all horses, the coach and the Shotgun fall back one car, to the caboose
    at most, all at once; then the Shotgun hits those he finds. TC-24: horses beside the time-travel car do too."""
    for bandit in range(bandit_count(s)):
        here = place_of(s, bandit)
        if on_train_roof(here) and car_of(here) < caboose(s):
            sweep(s, bandit, here + 2)
    for back in range(caboose(s) - FRONT_STOP):
        stop = caboose(s) - back
        lead_horse(s, stop, horses_at(s, stop - 1))
        lead_horse(s, stop - 1, -horses_at(s, stop - 1))
    emit(s, Happening.HORSES_MOVED)
    move_coach(s)
    if s.shotgun:
        meet_shotgun(s)


@rule
def shotguns_rage(s: State) -> None:
    """HS-35: a neutral bullet for everybody in or on the coach and in or on the car it faces."""
    hit = 0
    for bandit in range(bandit_count(s)):
        here = place_of(s, bandit)
        if in_coach(here) or (on_train(here) and car_of(here) == s.coach):
            hit |= 1 << bandit
    neutral_bullets(s, hit)


@rule
def sharing(s: State) -> None:
    """HS-38: the value of every strongbox somebody has is shared among all on his place, he included, each share
    rounded down. He keeps the token."""
    for bandit in range(bandit_count(s)):
        here = place_of(s, bandit)
        if counts_for_loners(s, here):
            present = bandits_at(s, here)
            for _ in range(s.bandits[bandit].strongboxes):
                share_strongbox(s, bandit, present)


@rule
def share_strongbox(s: State, holder: int, present: int) -> None:
    """One strongbox, split among those present."""
    count = 0
    for bandit in range(bandit_count(s)):
        count += present >> bandit & 1
    if count == 1:
        return
    share = STRONGBOX_VALUE // count
    for bandit in range(bandit_count(s)):
        if present >> bandit & 1:
            money = share - STRONGBOX_VALUE if bandit == holder else share
            s.bandits[bandit].cash += money
            emit(s, Happening.SHARED, bandit, money)
