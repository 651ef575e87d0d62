"""Horses & Stagecoach: the attack on horseback, the Ride, the coach that falls back car by car."""

from saloon.engine import ask, emit, offer, roll, rule
from saloon.games.colt_express.cards import RoundCard
from saloon.games.colt_express.marshal import look_around, meet_shotgun
from saloon.games.colt_express.places import caboose, car_of, front, inside, place_of, stop_of
from saloon.games.colt_express.setup import board, draw_first_player
from saloon.games.colt_express.state import (
    COACH_INSIDE,
    FRONT_STOP,
    GONE,
    INSIDE,
    NOTHING,
    PLACES,
    RIDING,
    ROOF,
    TIME_CAR,
    Bar,
    Code,
    Decision,
    Happening,
    Phase,
    State,
    bandit_count,
    in_teams,
    lead,
)

RIDE_STEPS = 3


@rule
def horses_at(s: State, stop: int) -> int:
    """How many horses stand beside a car."""
    return int(s.horses[stop - FRONT_STOP])


@rule
def lead_horse(s: State, stop: int, count: int) -> None:
    """Horses come to a stop, or leave it."""
    s.horses[stop - FRONT_STOP] += count


@rule
def riders_left(s: State) -> int:
    """How many players still have a bandit on horseback."""
    count = 0
    for seat in range(s.players):
        count += next_rider(s, seat) != NOTHING
    return count


@rule
def next_rider(s: State, seat: int) -> int:
    """A player's first bandit who still rides, or NOTHING."""
    for bandit in range(lead(s, seat), lead(s, seat) + s.each):
        if s.bandits[bandit].place == RIDING:
            return bandit
    return NOTHING


@rule
def continue_attack(s: State) -> None:
    """From the caboose forward, wagon by wagon, all who still ride choose in secret whether they jump on. At the first
    wagon they must; HS-58: who is left alone chooses his wagon freely."""
    if s.step == bandit_count(s):
        open_fists(s)
        return
    if s.step == 0:
        left = riders_left(s)
        if left == 0:
            end_attack(s)
            return
        if left == 1:
            ask_board(s)
            return
        if s.turn == 1:
            for bandit in range(bandit_count(s)):
                jump_on(s, bandit, int(s.turn))
            return
    if s.bandits[s.step].place == RIDING:
        ask(s, s.bandits[s.step].seat, Decision.ATTACK)
        if board_bar(s, inside(s.turn)) == Bar.NONE:
            offer(s, Code.JUMP_ON)
        offer(s, Code.RIDE_ON)
    else:
        s.step += 1


@rule
def choose_to_jump(s: State, code: int) -> None:
    """A fist is closed around a bandit or a horse."""
    seat = s.bandits[s.step].seat
    s.seats[seat].picks[s.step - lead(s, seat)] = code
    emit(s, Happening.CHOSE_MOUNT, seat, s.step, code)
    s.step += 1


@rule
def open_fists(s: State) -> None:
    """All fists open together: who holds his bandit is on board, the others ride on."""
    emit(s, Happening.SHOWN)
    for bandit in range(bandit_count(s)):
        if s.bandits[bandit].place == RIDING:
            seat = s.bandits[bandit].seat
            code = s.seats[seat].picks[bandit - lead(s, seat)]
            s.seats[seat].picks[bandit - lead(s, seat)] = NOTHING
            if code == Code.JUMP_ON:
                jump_on(s, bandit, int(s.turn))
            else:
                emit(s, Happening.RODE_ON, bandit, s.turn)
    s.turn -= 1
    s.step = 0


@rule
def jump_on(s: State, bandit: int, car: int) -> None:
    """A rider boards a wagon; his horse stays beside it, and is nobody's from now on."""
    if s.bandits[bandit].place == RIDING:
        lead_horse(s, car, 1)
        board(s, bandit, car)


@rule
def ask_board(s: State) -> None:
    """The last rider chooses his wagon."""
    for seat in range(s.players):
        if next_rider(s, seat) != NOTHING:
            ask(s, seat, Decision.BOARD)
    for car in range(s.cars):
        if board_bar(s, inside(car)) == Bar.NONE:
            offer(s, Code.BOARD + car)


@rule
def board_bar(s: State, place: int) -> int:
    """HS-58: one boards the wagon now passing; who rides alone, any wagon not passed yet. The locomotive is none."""
    first = 1 if s.decision == Decision.BOARD else s.turn
    boarding = place & ROOF == INSIDE and first <= car_of(place) <= s.turn
    return Bar.NONE if boarding else Bar.BOARD_WAGONS


@rule
def end_attack(s: State) -> None:
    """HS-41: the First Player is drawn among those in the rearmost wagon that anybody boarded; in teams, among the
    players A."""
    s.turn = 0
    s.phase = Phase.ROUND_START
    if in_teams(s):
        draw_first_player(s)
        return
    rearmost = 0
    count = 0
    for bandit in range(bandit_count(s)):
        car = car_of(place_of(s, bandit))
        if car > rearmost:
            rearmost = car
            count = 0
        count += car == rearmost
    left = roll(s, count)
    for bandit in range(bandit_count(s)):
        if car_of(place_of(s, bandit)) == rearmost:
            if left == 0:
                s.first = s.bandits[bandit].seat
            left -= 1


@rule
def offer_rides(s: State, bandit: int) -> None:
    """With a horse beside him, a bandit rides along the train, or away."""
    start = stop_of(s, place_of(s, bandit))
    if horses_at(s, start) == 0:
        return
    for place in range(PLACES):
        if ride_bar(s, start, place) == Bar.NONE:
            offer(s, Code.RIDE + place)
    if leave_bar(s) == Bar.NONE:
        offer(s, Code.LEAVE)


@rule
def ride_bar(s: State, start: int, place: int) -> int:
    """HS-17 to HS-19: none to three cars either way, and inside there; into the coach instead where it faces that
    car."""
    stop = stop_of(s, place)
    if place not in (COACH_INSIDE, TIME_CAR, inside(stop)):
        return Bar.RIDE_REACH
    return Bar.NONE if front(s) <= stop <= caboose(s) and abs(stop - start) <= RIDE_STEPS else Bar.RIDE_REACH


@rule
def leave_bar(s: State) -> int:
    """HS-39: in the Escape, and only there, one may ride away for good."""
    return Bar.NONE if s.card == RoundCard.ESCAPE else Bar.LEAVE_IN_THE_ESCAPE


@rule
def ride(s: State, bandit: int, place: int) -> None:
    """Bandit and horse move together; the horse stays where he dismounts."""
    start = stop_of(s, place_of(s, bandit))
    lead_horse(s, start, -1)
    lead_horse(s, stop_of(s, place), 1)
    s.bandits[bandit].place = place
    emit(s, Happening.RODE, bandit, start, place, abs(stop_of(s, place) - start))
    look_around(s, bandit)


@rule
def leave(s: State, bandit: int) -> None:
    """HS-39: gone for good, and the horse with him."""
    lead_horse(s, stop_of(s, place_of(s, bandit)), -1)
    s.horses_out += 1
    s.bandits[bandit].place = GONE
    emit(s, Happening.LEFT, bandit)


@rule
def move_coach(s: State) -> None:
    """HS-33: the coach falls back one car, to the caboose at most, and a Shotgun on the train with it."""
    if s.coach < caboose(s):
        s.coach += 1
        emit(s, Happening.COACH_MOVED, s.coach)


@rule
def coach_falls_back(s: State) -> None:
    """At the end of every round; HS-05: the Shotgun hits those he finds."""
    move_coach(s)
    if s.shotgun:
        meet_shotgun(s)
