"""What can be done at a table besides a move."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as NotInSight
from playwright.sync_api import expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import LONG, by_mouse, choose, over, play

pytestmark = pytest.mark.slow

SLOW = 5  # seconds a bot takes for a choice: long enough for any browser to show what comes before it


def seated(invite: Invite, game: str = "colt-express") -> tuple[Guest, Guest]:
    """Anna and Bert at a table with a bot, in the middle of the first round."""
    anna, bert = invite("Anna"), invite("Bert")
    bert.enter(anna.open_table(game, ["me", "", "deputy"]))
    bert.sit()
    anna.start()
    play([anna, bert], by_mouse, random.Random(1), most=4)
    anna.until(lambda: anna.to_choose or bert.to_choose, "a person is to choose")
    return (anna, bert) if anna.to_choose else (bert, anna)


def test_from_the_lobby_to_a_table(invite: Invite) -> None:
    """A table is opened in the lobby, appears in another's, and is found by its ticket and by its code."""
    anna, bert, carl = invite("Anna"), invite("Bert"), invite("Carl")
    bert.visit("/")
    anna.visit("/")
    anna.page.get_by_role("article", name="Six Territories").get_by_role("link", name="With friends").click()
    anna.page.get_by_role("combobox", name="Players").select_option("3")
    anna.press("Open the table")
    anna.until(lambda: "/t/" in anna.page.url and anna.scene, "the table is open")
    code = anna.page.url.rpartition("/")[2]
    bert.page.locator(f"a.ticket[href='/t/{code}']").click()
    bert.until(lambda: bert.scene, "the table is shown")
    bert.sit()
    carl.visit("/")
    carl.page.get_by_label("Code of the table").fill(code.upper())
    carl.press("Go")
    carl.until(lambda: carl.scene.get("table", {}).get("code") == code, "the code leads to the table")
    assert not carl.own_seats


def test_hint(invite: Invite) -> None:
    anna, _ = seated(invite)
    anna.press("Hint")
    advised = anna.page.locator(".choices button.advised")
    advised.wait_for()
    expect(advised).to_have_count(1)
    expect(advised.get_by_text("advised")).to_be_visible()
    moves = anna.moves
    advised.click()
    anna.until(lambda: anna.moves > moves, "the advice is taken")


def one_move(guests: Sequence[Guest], luck: random.Random) -> Guest:
    """Whoever is to choose chooses, until it is a person's turn again; who it was."""
    mover = next(guest for guest in guests if guest.to_choose)
    choose(mover, by_mouse, luck)
    mover.until(lambda: any(guest.to_choose for guest in guests), "a person is to choose")
    return mover


def test_undo(invite: Invite) -> None:
    """A move from which nobody learnt anything can be undone by whoever made it, a moment later."""
    anna, bert = seated(invite)
    luck = random.Random(3)
    for _ in range(40):
        before = {guest: (guest.screen(), guest.moves) for guest in (anna, bert)}
        mover = one_move((anna, bert), luck)
        with suppress(NotInSight):
            mover.button("Undo").click(timeout=1000)
            break
    else:
        raise AssertionError("no move in forty was to be undone")
    screen, moves = before[mover]
    mover.until(lambda: mover.moves == moves and mover.to_choose, "the move is undone")
    after = mover.screen()
    assert (after["things"], after["choices"]) == (screen["things"], screen["choices"])
    for guest in (anna, bert):
        guest.until(lambda guest=guest: guest.moves == moves, "for everybody")


def test_a_takeback_needs_everybody(invite: Invite) -> None:
    """Whoever did not move last can only ask."""
    anna, bert = seated(invite)
    luck = random.Random(3)
    movers = [one_move((anna, bert), luck)]
    while movers[-1] is movers[0]:
        movers.append(one_move((anna, bert), luck))
    asker, other, moves = movers[0], movers[-1], anna.moves
    asker.press("Ask for a takeback")
    ballot = other.page.get_by_role("alert").filter(has_text="asks to take a move back")
    ballot.get_by_role("button", name="Agreed").click()
    for guest in (asker, other):
        guest.until(lambda guest=guest: guest.moves < moves, "moves are taken back")
    asker.until(lambda: asker.to_choose, "whoever asked may choose again")


def test_why_cant_i_and_the_rules_at_the_clause(invite: Invite) -> None:
    """A place out of reach says why it is, and the rules open where they say so."""
    anna, bert = seated(invite)
    play([anna, bert], by_mouse, random.Random(2), stop=lambda: asked_for_a_place(anna))
    dark = anna.page.locator(".game-board [data-thing^='place:']:not(.lit)").first
    corner = dark.evaluate("(one) => { const box = one.getBoundingClientRect(); return [box.x + 12, box.y + 12] }")
    anna.page.mouse.click(*corner)
    slip = anna.page.locator(".slip")
    expect(slip).to_be_visible()
    assert not re.search(r"error-|That cannot be done \(", slip.inner_text()), slip.inner_text()
    slip.get_by_role("button", name=re.compile("^Read CE-")).click()
    clause = anna.page.locator(".clause.pointed")
    expect(clause).to_be_in_viewport()
    assert re.match(r"CE-\d+", clause.inner_text())


def asked_for_a_place(guest: Guest) -> bool:
    return guest.to_choose and all(choice["on"].startswith("place:") for choice in guest.scene["choices"])


def test_hovering_over_a_thing_tells_what_it_does_and_its_rule(invite: Invite) -> None:
    anna, _ = seated(invite)
    note = anna.page.get_by_role("note")
    sheet = anna.page.locator(".panels [data-thing]").first
    sheet.locator("[data-part='bullets']").hover()
    expect(note).to_contain_text("Out of six; each shot that hits uses one.")
    anna.page.mouse.move(0, 0)
    expect(note).to_have_count(0)
    sheet.locator(".name").hover()
    expect(note).to_contain_text(sheet.get_attribute("aria-description") or "no sentence")
    anna.page.mouse.move(0, 0)
    expect(note).to_have_count(0)
    anna.page.locator("[data-thing='neutral']").hover()
    expect(note).to_contain_text("What the Marshal and the events hit bandits with.")
    note.get_by_role("button").click()
    expect(anna.page.locator(".clause.pointed")).to_be_in_viewport()


def test_chat(invite: Invite) -> None:
    anna, bert = seated(invite)
    for guest in (anna, bert):
        guest.tab("Chat")
    anna.page.get_by_placeholder("Say something").fill("Hands up! <b>✋</b>")
    anna.press("Send")
    expect(bert.page.locator(".said")).to_contain_text("Hands up! <b>✋</b>")
    bert.page.get_by_label("Hide the chat from me").check()
    expect(bert.page.locator(".said")).to_have_count(0)


def test_a_seat_goes_to_a_bot_and_back(invite: Invite) -> None:
    anna, bert = seated(invite)
    (seat,) = anna.own_seats
    moves = anna.moves
    anna.seat(seat)
    anna.press("Let the bot play")
    bert.until(lambda: bert.moves > moves, "the bot plays for Anna")
    expect(anna.choices).to_have_count(0)
    anna.seat(seat)
    anna.press("Take the seat back")
    anna.until(lambda: not anna.scene["table"]["seats"][seat].get("bot"), "the seat is Anna's again")
    play([anna, bert], by_mouse, random.Random(6), stop=lambda: anna.to_choose)
    assert anna.to_choose or over(anna)


def test_nothing_is_asked_of_whoever_lets_a_bot_play(invite: Invite) -> None:
    anna = invite("Anna")
    anna.open_table("six-territories", ["me", "deputy"], pace=SLOW)
    anna.start()
    anna.until(lambda: anna.to_choose, "Anna is to choose", LONG)
    anna.seat(0)
    anna.press("Let the bot play")
    anna.until(lambda: anna.scene["table"]["seats"][0].get("bot"), "the bot has the seat")
    expect(anna.choices).to_have_count(0)
    assert anna.scene["to_move"] == 0, "the bot takes its time"


def test_pause_and_go_on(invite: Invite) -> None:
    anna, bert = seated(invite)
    bert.press("Pause")
    expect(anna.page.locator(".sentence")).to_have_text("The game is paused.")
    assert anna.choices.count() == 0
    anna.press("Go on")
    anna.until(lambda: anna.to_choose, "Anna may choose again")


def test_a_rematch_on_the_same_link(invite: Invite) -> None:
    anna, bert = invite("Anna"), invite("Bert")
    bert.enter(anna.open_table("six-territories", ["me", ""]))
    bert.sit()
    anna.start()
    play([anna, bert], by_mouse, random.Random(7))
    link = anna.page.url
    bert.press("Rematch")
    expect(anna.page.get_by_text("Up for a rematch: Bert.")).to_be_visible()
    anna.press("Play again")
    for guest in (anna, bert):
        guest.until(lambda guest=guest: guest.scene["table"]["phase"] == "playing", "the next match has begun")
    play([anna, bert], by_mouse, random.Random(8), most=2)
    assert anna.page.url == bert.page.url == link
    assert anna.page.locator(".end").count() == 0
    assert 0 < anna.moves < 10


def test_no_such_table(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/t/nosuch")
    expect(anna.page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(anna.page.get_by_text("nosuch")).to_be_visible()
    anna.page.get_by_role("link", name="To the lobby").click()
    expect(anna.page.get_by_role("heading", name="Tables")).to_be_visible()


def test_an_address_nobody_lives_at(invite: Invite) -> None:
    anna = invite("Anna")
    anna.allowed.append("status of 404")
    anna.visit("/nowhere/at/all")
    expect(anna.page.get_by_role("heading", name="Wrong trail")).to_be_visible()
