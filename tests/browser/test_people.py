"""Being known again in the browser: by a passkey on a second device, by a phrase, and being forgotten."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, expect
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.looking import look, look_hard, settle

from saloon.server.people.forgetting import NOBODYS_NAME
from saloon.server.people.phrases import WORDS

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(house: House) -> House:
    """The same house by its name: there are no passkeys for a bare address."""
    return House(house.address.replace("127.0.0.1", "localhost"))


class Keyring:
    """Chromium's own virtual authenticator, in the pocket of one guest."""

    def __init__(self, guest: Guest) -> None:
        self._session: CDPSession = guest.context.new_cdp_session(guest.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self._name = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def copy_to(self, other: Keyring) -> None:
        """What a password manager does: the passkeys of one device come to another."""
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._name})
        for credential in found["credentials"]:
            other._session.send("WebAuthn.addCredential", {"authenticatorId": other._name, "credential": credential})


def heading(guest: Guest, name: str) -> None:
    """Wait for a part of the page."""
    expect(guest.page.get_by_role("heading", name=name)).to_be_visible()


def test_a_passkey_brings_name_tables_and_settings_to_a_second_device(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite("", width=390)
    code = anna.open_table("six-territories", ["me", ""])
    anna.visit("/")
    anna.page.get_by_role("link", name="You are a guest here").click()
    heading(anna, "You are a guest")
    ring = Keyring(anna)
    anna.press("Be known by a passkey")
    heading(anna, "You are known here")
    anna.press("Settings")
    anna.page.get_by_label("Theme").select_option("dark")
    with anna.page.expect_response(re.compile("/api/me$")):
        anna.page.get_by_label("Confirm choices").select_option("always")

    phone.visit("/me")
    pocket = Keyring(phone)
    ring.copy_to(pocket)
    phone.press("Show your passkey")
    heading(phone, "You are known here")
    expect(phone.page.get_by_label("Your name")).to_have_value("Anna")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.get_by_role("button", name=re.compile("^Sign out on"))).to_have_count(1)
    phone.enter(code)
    assert phone.own_seats == [0], "her seat is hers on every device"
    anna.enter(code)
    assert anna.own_seats == [0]


def test_a_phrase_brings_somebody_back_who_can_be_forgotten(invite: Invite) -> None:
    belle, bo, again = invite("Belle"), invite("Bo"), invite("", width=390)
    code = belle.open_table("six-territories", ["me", ""])
    bo.enter(code)
    bo.sit("Bo")
    belle.visit("/me")
    belle.press("Be known by a recovery phrase")
    words = belle.page.locator("dialog ol li")
    expect(words).to_have_count(WORDS)
    phrase = " ".join(words.all_inner_texts())
    belle.press("I have written them down")
    heading(belle, "You are known here")
    belle.press("Sign out here")
    heading(belle, "You are a guest")

    again.visit("/me")
    again.allowed.append("400|Bad Request")
    field = again.page.get_by_label("Your recovery phrase")
    field.fill(phrase.rpartition(" ")[0])
    again.press("Sign in")
    expect(again.page.get_by_role("alert")).to_contain_text("These are 11 words")
    expect(field).to_have_value(phrase.rpartition(" ")[0])
    field.fill(phrase.upper())
    again.press("Sign in")
    expect(again.page.get_by_label("Your name")).to_have_value("Belle")
    again.enter(code)
    assert again.own_seats == [0]

    again.visit("/me")
    again.press("Delete me")
    again.press("Delete me for good")
    heading(again, "You are a guest")
    bo.until(lambda: "name" not in bo.scene["table"]["seats"][0], "her seat is free")
    assert "Belle" not in str(bo.scene)
    field.fill(phrase)
    again.allowed.append("403|Forbidden")
    again.press("Sign in")
    expect(again.page.get_by_role("alert")).to_contain_text("Nobody is known by this phrase")


def test_the_page_about_oneself_reads_well_everywhere(invite: Invite) -> None:
    anna = invite("Anna")
    anna.visit("/me")
    heading(anna, "You are a guest")
    settle(anna)
    found = look_hard(anna, "me-guest")
    Keyring(anna)
    anna.press("Be known by a passkey")
    heading(anna, "You are known here")
    anna.press("Make a recovery phrase")
    expect(anna.page.locator("dialog ol li")).to_have_count(WORDS)
    anna.resize(390)
    found += look(anna, "me-phrase-390")
    anna.press("I have written them down")
    anna.press("Delete me")
    expect(anna.page.get_by_role("dialog")).to_contain_text(NOBODYS_NAME)
    anna.press("No, stay")
    anna.resize(1280)
    found += look_hard(anna, "me-known")
    anna.page.emulate_media(color_scheme="dark")
    anna.resize(390)
    found += look(anna, "me-known-390-dark")
    assert not found, "\n".join(found)
