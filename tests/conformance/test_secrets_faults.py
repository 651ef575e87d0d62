"""Faults planted in Hold-up, each found by the property that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from tests.conformance import test_no_leak as no_leak
from tests.conformance import test_secrets as secrets
from tests.conformance import test_undo as undo
from tests.conformance.kit import Table

from saloon.engine import Told, openly, reseed, shape
from saloon.games.hold_up import GAME
from saloon.games.hold_up.notation import GANGSTER, PLACE, SEAT
from saloon.games.hold_up.placing import ask_place
from saloon.games.hold_up.state import Happening, State
from saloon.lab.settings import Setting

TABLES = [Table(GAME.slug, Setting(players, {})) for players in GAME.players]
Patch = pytest.MonkeyPatch


def finds(check: Callable[[Table], None]) -> None:
    """A property that held does not any more."""
    with pytest.raises(AssertionError):
        any(map(check, TABLES))


@pytest.mark.parametrize("condition", ["knows_event", "knows_gangster"])
def test_a_view_that_forgets_a_condition(monkeypatch: Patch, condition: str) -> None:
    monkeypatch.setattr(import_module("saloon.games.hold_up.view"), condition, lambda s, observer, where: True)
    finds(secrets.test_a_view_says_nothing_of_what_is_concealed)


def test_an_event_whose_words_look_where_its_hearer_may_not(monkeypatch: Patch) -> None:
    hand = Told("hand", lambda s, seat: s.seats[seat].hand[:], of="seat")
    monkeypatch.setitem(GAME.events, Happening.SAW_ALL, shape("hu-saw-all", SEAT, hand))
    monkeypatch.setitem(GAME.events, Happening.HID, shape("hu-hid", SEAT, PLACE, hand))
    finds(secrets.test_a_view_says_nothing_of_what_is_concealed)


def test_an_event_that_tells_everybody_what_one_may_know(monkeypatch: Patch) -> None:
    monkeypatch.setitem(GAME.events, Happening.HID, shape("hu-hid", SEAT, PLACE, *GANGSTER))
    finds(no_leak.test_moves_that_look_alike_sound_alike)


def test_a_choice_that_is_seen_though_made_in_secret(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME.plain, "seen", openly)
    finds(no_leak.test_moves_that_look_alike_sound_alike)


def test_a_declaration_that_forgets_a_secret(monkeypatch: Patch) -> None:
    """That everybody may know everything is what nothing here says but the events."""
    monkeypatch.setitem(vars(GAME), "conceal", lambda s, observer: None)
    finds(no_leak.test_moves_that_look_alike_sound_alike)
    finds(secrets.test_a_sample_changes_what_is_concealed_and_depends_on_nothing_else)


def test_a_sample_that_changes_what_lies_open(monkeypatch: Patch) -> None:
    def careless(s: State, observer: int, seed: int, sample: Any = GAME.plain.determinize) -> None:
        sample(s, observer, seed)
        s.bonus_left -= 1

    monkeypatch.setattr(GAME.plain, "determinize", careless)
    finds(secrets.test_a_sample_changes_what_is_concealed_and_depends_on_nothing_else)


def test_a_sample_that_leaves_the_truth(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAME.plain, "determinize", lambda s, observer, seed: reseed(s, seed))
    finds(secrets.test_a_sample_changes_what_is_concealed_and_depends_on_nothing_else)


def test_a_question_that_tells_what_its_seat_cannot_know(monkeypatch: Patch) -> None:
    def ask_by_the_next_hand(s: State) -> None:
        ask_place(s)
        s.legal_n -= s.seats[(s.turn + 1) % s.players].hand[0]

    rules = GAME.plain.perform.__globals__["next_turn"].__globals__
    monkeypatch.setitem(rules, "ask_place", ask_by_the_next_hand)
    monkeypatch.setattr(import_module("saloon.games.hold_up.position"), "ask_place", ask_by_the_next_hand)
    finds(secrets.test_what_can_be_chosen_follows_from_what_its_seat_knows)


def test_an_undo_that_takes_back_what_was_learnt(monkeypatch: Patch) -> None:
    monkeypatch.setattr(import_module("saloon.match.history"), "taught", lambda game, before, code: False)
    finds(undo.test_what_can_be_taken_back_has_taught_nobody_anything)
