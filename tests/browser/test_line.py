"""A line that is cut, frozen or slow: the page comes back by itself, is right, and no move is made twice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import by_mouse, choose, play

pytestmark = pytest.mark.slow

Swallow = Callable[[dict[str, Any]], bool]


class Wire:
    """What lies between a guest and the house: it can be cut, and it can swallow what the house says."""

    def __init__(self, guest: Guest) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.swallow: Swallow = lambda frame: False
        guest.page.route_web_socket("**/socket/*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        self.sockets.append(socket)

        def heard(text: str | bytes) -> None:
            if self.swallow(json.loads(text)):
                socket.close(code=1012)
            else:
                socket.send(text)

        house.on_message(heard)

    def cut(self, code: int) -> None:
        self.sockets[-1].close(code=code)


def seated(invite: Invite) -> tuple[Guest, Guest, Wire]:
    anna, bert = invite("Anna"), invite("Bert")
    wire = Wire(anna)
    bert.enter(anna.open_table("colt-express", ["me", "", "deputy"]))
    bert.sit()
    anna.start()
    play([anna, bert], by_mouse, random.Random(1), most=4)
    return anna, bert, wire


def same_as_a_fresh_page(guest: Guest, other: Guest) -> None:
    """What is shown equals what a reload shows."""
    guest.until(lambda: guest.scene["v"] == other.scene["v"], "both have heard the same")
    guest.until(lambda: guest.to_choose or other.to_choose, "a person is to choose")
    guest.page.locator(".game-board").wait_for()
    shown = guest.screen()
    guest.visit(guest.page.url)
    guest.page.locator(".game-board").wait_for()
    guest.until(lambda: guest.scene.get("v") == other.scene["v"], "both have heard the same")
    guest.until(lambda: guest.to_choose or other.to_choose, "a person is to choose")
    assert guest.screen()["things"] == shown["things"]
    assert guest.screen()["choices"] == shown["choices"]


@pytest.mark.parametrize("code", [1012, *(pytest.param(code, marks=pytest.mark.thorough) for code in (1001, 1011))])
def test_a_cut_line_comes_back(invite: Invite, code: int) -> None:
    anna, bert, wire = seated(invite)
    before = len(wire.sockets)
    wire.cut(code)
    anna.until(lambda: len(wire.sockets) > before, "Anna's page dials again")
    play([anna, bert], by_mouse, random.Random(2), most=4)
    same_as_a_fresh_page(anna, bert)


def test_a_move_whose_answer_is_lost_is_made_once(invite: Invite) -> None:
    anna, bert, wire = seated(invite)
    play([anna, bert], by_mouse, random.Random(3), stop=lambda: anna.to_choose)
    swallowed: list[dict[str, Any]] = []

    def first_answer(frame: dict[str, Any]) -> bool:
        """From the answer on nothing comes through, until the line is cut and dialled anew."""
        if not swallowed and frame["t"] in ("ack", "entry"):
            swallowed.append(frame)
            return True
        return False

    seat, before = anna.own_seats[0], made_by(bert, anna.own_seats[0])
    wire.swallow = first_answer
    choose(anna, by_mouse, random.Random(4))
    anna.until(lambda: len(wire.sockets) > 1, "Anna's page dials again")
    anna.until(lambda: any(frame["t"] == "ack" for frame in anna.heard), "the answer comes after all")
    bert.until(lambda: made_by(bert, seat) > before, "the move is told")
    bert.page.wait_for_timeout(300)
    assert made_by(bert, seat) == before + 1, "the move was made once"
    play([anna, bert], by_mouse, random.Random(5), most=3)
    same_as_a_fresh_page(anna, bert)


def made_by(guest: Guest, seat: int) -> int:
    """How many moves of a seat a guest has been told of."""
    return len(
        {
            frame["v"]
            for frame in guest.heard
            if frame["t"] == "entry" and frame["kind"] == "move" and frame["seat"] == seat
        }
    )


def test_offline_for_a_while(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    anna.allowed += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    bert.enter(anna.open_table("colt-express", ["me", "", "deputy"]))
    bert.sit()
    anna.start()
    play([anna, bert], by_mouse, random.Random(6), stop=lambda: anna.to_choose, most=20)
    seat, before = anna.own_seats[0], made_by(bert, anna.own_seats[0])
    anna.context.set_offline(True)
    by_mouse(anna, random.Random(7))
    anna.page.wait_for_timeout(1500)
    anna.context.set_offline(False)
    bert.until(lambda: made_by(bert, seat) > before, "the move arrives once the line is back", seconds=45)
    play([anna, bert], by_mouse, random.Random(8), most=3)
    assert made_by(bert, seat) <= before + 4
    same_as_a_fresh_page(anna, bert)
