"""What each seat may know, and that every world it must hold possible is as likely as another."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations

import pytest
from tests.games.hold_up.table import ROLES, random_match, table, world
from tests.kit import state_of

from saloon import Match
from saloon.engine import SPECTATOR
from saloon.games.hold_up import GAME
from saloon.games.hold_up.state import State, role_of

SAMPLES = 6000
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def frequencies(match: Match, observer: int, look: Callable[[State], Hashable]) -> Counter[Hashable]:
    """How often each possibility comes up."""
    state = state_of(match)
    return Counter(look(world(state, observer, seed)) for seed in range(SAMPLES))


def assert_alike(found: Counter[Hashable], expected: set[Hashable]) -> None:
    """All possibilities come up, nothing else does, and each about as often as another."""
    assert set(found) == expected
    share = SAMPLES / len(expected)
    for count in found.values():
        assert abs(count - share) < 5 * share**0.5


@COUNTS
def test_a_seat_keeps_all_that_it_knows(players: int) -> None:
    for number, match in enumerate(random_match(players, 2)):
        state = state_of(match)
        for seat in range(players):
            other = world(state, seat, number)
            assert other.seats[seat] == state.seats[seat]
            for place in range(len(state.town)):
                assert other.known[place] == state.known[place]
                assert other.town[place] == state.town[place] or not state.known[place] >> seat & 1
            for spot in range(len(state.events)):
                if state.seats[seat].looked >> spot & 1:
                    assert other.events[spot] == state.events[spot]
            assert GAME.plain.check(other) == 0
            assert GAME.view(other, seat) == GAME.view(state, seat)


@COUNTS
def test_samples_of_samples_are_samples_to_the_byte(players: int) -> None:
    for number, match in enumerate(random_match(players, 3)):
        state = state_of(match)
        for observer in (*range(players), SPECTATOR):
            other = world(state, observer, number)
            assert world(other, observer, 7) == world(state, observer, 7)


@pytest.mark.clause("HU-09", "HU-28")
def test_an_event_others_have_seen_is_any_that_the_observer_has_not() -> None:
    gangs = {"coyotes": {"looked": ["east", "west"]}, "rattlers": {"looked": ["east", "north-left"]}}
    events = {"east": "sheriff", "west": "deputy", "north-left": "poker"}
    match = table(2, events, gangs=gangs)
    found = frequencies(match, 0, lambda s: s.events[0])
    assert_alike(found, {0, 1, 2, 5, 6, 7, 8})
    assert frequencies(match, 1, lambda s: s.events[0]) == {6: SAMPLES}


@pytest.mark.clause("HU-38")
def test_a_face_down_gangster_is_any_that_his_gang_has_not_shown() -> None:
    seen = [f"rattlers {role}" for role in ROLES[:5]]
    town = {"saloon north": seen, "bank north": ["rattlers kid hidden"]}
    gangs = {"rattlers": {"hand": ["woman-b", "rifleman", "gunslinger"], "pile": []}}
    match = table(2, town=town, gangs=gangs)
    hidden = frequencies(match, 0, lambda s: (role_of(s.town[0]), tuple(s.seats[1].hand[5:])))
    expected = {(role, tuple(int(other != role) for other in range(5, 9))) for role in range(5, 9)}
    assert_alike(hidden, set(expected))
    assert len(frequencies(match, 1, lambda s: s.town[0])) == 1


def test_two_face_down_gangsters_and_a_hand() -> None:
    seen = [f"rattlers {role}" for role in ROLES[:5]]
    town = {"saloon north": seen, "bank north": ["rattlers kid hidden", "rattlers woman-b hidden"]}
    gangs = {"rattlers": {"hand": ["rifleman", "gunslinger"], "pile": []}}
    match = table(2, town=town, gangs=gangs)
    found = frequencies(match, 0, lambda s: (role_of(s.town[0]), role_of(s.town[1])))
    assert_alike(found, set(permutations(range(5, 9), 2)))


def test_who_has_looked_knows_for_good() -> None:
    town = {"bank north": ["rattlers kid hidden 0"]}
    match = table(3, town=town)
    assert len(frequencies(match, 0, lambda s: s.town[0])) == 1
    assert len(frequencies(match, 2, lambda s: s.town[0])) == 9


def test_the_question_to_another_player_follows_from_the_hand_he_might_have() -> None:
    state = state_of(table(3, gangs={"coyotes": {"hand": ["chief", "kid", "brute"]}}))
    for seed in range(30):
        other = world(state, 1, seed)
        roles = {code % 90 // 10 for code in other.legal[: other.legal_n]}
        assert roles == {role for role in range(9) if other.seats[0].hand[role]}
        assert not any(other.legal[other.legal_n :])


@COUNTS
def test_events_and_views_of_others_never_name_what_is_hidden(players: int) -> None:
    for match in random_match(players, 4):
        if match.view(None)["step"] in ("opening", "placing"):
            told = match.events(seat=None)
            assert not [
                event for event in told if event.key in ("hu-hid", "hu-drew", "hu-looked-event", "hu-looked-card")
            ]
            view = match.view(None)
            assert "hand" not in view
            assert "pile" not in view
            assert {event["event"] for event in view["events"]} == {None}
