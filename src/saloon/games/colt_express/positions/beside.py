"""Positions, what is beside the train: the coach, its Shotgun and its passengers, horses, the time-travel car."""

from typing import Any

from saloon.engine import PositionError
from saloon.engine.positions import read_mapping, read_number, read_word, read_words, shown
from saloon.games.colt_express.cards import HOSTAGES
from saloon.games.colt_express.notation import HOSTAGES as HOSTAGE_NAMES
from saloon.games.colt_express.notation import TIME
from saloon.games.colt_express.places import caboose, car_of, on_roof, on_train
from saloon.games.colt_express.positions.fields import SHOTGUN
from saloon.games.colt_express.positions.loot import read_place
from saloon.games.colt_express.positions.seats import Written, find_bandit
from saloon.games.colt_express.setup import hostages_in_play
from saloon.games.colt_express.stagecoach import lead_horse
from saloon.games.colt_express.state import (
    AWAY,
    COACH_INSIDE,
    FRONT_STOP,
    LOCOMOTIVE,
    NOTHING,
    Phase,
    State,
    bandit_count,
)


def read_coach(s: State, given: dict[str, Any]) -> None:
    """Where the coach is, and where the Shotgun sits or stands."""
    s.coach = read_number("coach", given.get("coach", LOCOMOTIVE), LOCOMOTIVE, caboose(s))
    s.shotgun = read_word("shotgun", given.get("shotgun", SHOTGUN[0]), SHOTGUN)


def read_beside(s: State, given: dict[str, Any], bandits: list[Written]) -> None:
    """Horses and passengers, and who travels in time."""
    if s.options.stagecoach:
        read_horses(s, given)
        read_hostages(s, given, bandits)
    read_traveller(s, given)
    if "driver" in given:
        s.driver = find_bandit(s, "driver", given["driver"])


def read_horses(s: State, given: dict[str, Any]) -> None:
    """How many horses stand where, by car or `time`; the others are out of the game. In the attack on horseback, the
    horse of everybody who has boarded waits beside him."""
    if s.phase in (Phase.CHARACTERS, Phase.ATTACK):
        for bandit in s.bandits[: bandit_count(s)]:
            if s.phase == Phase.ATTACK and on_train(bandit.place):
                lead_horse(s, car_of(bandit.place), 1)
        return
    for key, value in read_mapping("horses", given.get("horses", {})).items():
        lead_horse(s, read_stop(s, key), read_number(f"horses.{key}", value, 0, bandit_count(s)))
    s.horses_out = bandit_count(s) - sum(s.horses)
    if s.horses_out < 0:
        raise PositionError("position-horses", field="horses", count=sum(s.horses), supply=bandit_count(s))


def read_stop(s: State, key: Any) -> int:
    """Where horses stand: beside a car, or `time`."""
    stops = {str(car): car for car in range(s.cars)} | ({TIME: FRONT_STOP} if s.options.time_car else {})
    if str(key) not in stops:
        raise PositionError("position-stop", field="horses", value=shown(key), allowed=", ".join(stops))
    return stops[str(key)]


def read_hostages(s: State, given: dict[str, Any], bandits: list[Written]) -> None:
    """The passengers still in the coach; if they are not told, any that make up the number."""
    taken = [bandit.hostage for bandit in s.bandits[: bandit_count(s)] if bandit.hostage != NOTHING]
    for written in bandits:
        if taken.count(s.bandits[written.bandit].hostage) > 1:
            hostage = HOSTAGE_NAMES[s.bandits[written.bandit].hostage]
            raise PositionError("position-hostage-twice", field=f"{written.field}.hostage", hostage=hostage)
    free = [kind for kind in range(HOSTAGES) if kind not in taken]
    left = free[: max(hostages_in_play(s) - len(taken), 0)]
    if "hostages" in given:
        left = read_words("hostages", given["hostages"], HOSTAGE_NAMES)
    if len(set(left) | set(taken)) != hostages_in_play(s) or len(left) + len(taken) != hostages_in_play(s):
        count = hostages_in_play(s)
        raise PositionError("position-hostages", field="hostages", value=shown(given.get("hostages")), count=count)
    for kind in left:
        s.hostages[kind] = 1


def read_traveller(s: State, given: dict[str, Any]) -> None:
    """One bandit at most is away, and there is a hideout if he is; it is inside, and not the car itself."""
    away = [bandit for bandit in range(bandit_count(s)) if s.bandits[bandit].place == AWAY]
    if len(away) > 1 or bool(away) != ("hideout" in given) or (s.phase in (Phase.EVENT, Phase.OVER) and away):
        raise PositionError("position-hideout", field="hideout", count=len(away))
    if away:
        place = read_place(s, "hideout", given["hideout"])
        if on_roof(place) or not (on_train(place) or place == COACH_INSIDE):
            raise PositionError("position-hideout", field="hideout", count=len(away))
        s.hideout = place
