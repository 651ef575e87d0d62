"""The bodies by which somebody says who she is, and is told what is kept of her."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.server.frames import LONGEST_NAME
from saloon.server.journal import Json
from saloon.server.people import passkeys

Nickname = Annotated[str, Meta(max_length=LONGEST_NAME)]
PasskeyName = Annotated[str, Meta(max_length=passkeys.LONGEST_NAME)]
Preference = Annotated[str, Meta(max_length=100)] | bool | int | float | None
Preferences = Annotated[dict[Annotated[str, Meta(max_length=40)], Preference], Meta(max_length=40)]
Policy = Literal["offered", "required", "off"]


class Myself(Struct, frozen=True):
    """Who you are on every device: your name, and how you like things."""

    name: str
    settings: dict[str, Preference]


class PasskeyInfo(Struct, frozen=True):
    """A passkey of yours. Times are seconds since 1970."""

    id: str
    name: str
    created: float
    used: float


class DeviceInfo(Struct, frozen=True):
    """A device you are signed in on."""

    id: str
    name: str
    created: float
    seen: float
    here: bool  # whether it is the one you ask from


class Me(Struct, frozen=True):
    """What this house knows of you. Without `me` you are a guest, known by this browser alone."""

    people: Policy  # whether one can, must or cannot be known here
    passkeys_here: bool  # whether passkeys can be made for this address
    me: Myself | None
    passkeys: list[PasskeyInfo]
    phrase: float | None  # when your recovery phrase was made
    devices: list[DeviceInfo]


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, or other settings; what is left out stays."""

    name: Nickname | None = None
    settings: Preferences | None = None


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to be known, as far as that is not known yet. Somebody who is known already is who she is."""

    name: Nickname = ""
    settings: Preferences = {}


class Ceremony(Struct, frozen=True):
    """What `navigator.credentials` is to be told, as JSON."""

    options: Json


class NewPasskey(Newcomer, frozen=True, forbid_unknown_fields=True):
    """A passkey as the browser made it, as JSON, and what it is to be called."""

    credential: Json = {}
    passkey: PasskeyName = ""


class ShownPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey as the browser showed it, as JSON."""

    credential: Json


class PasskeyRenamed(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name of a passkey."""

    name: Annotated[str, Meta(min_length=1, max_length=passkeys.LONGEST_NAME)]


class NewPhrase(Newcomer, frozen=True, forbid_unknown_fields=True):
    """The language whose words you would like."""

    language: Annotated[str, Meta(max_length=10)] = "en"


class PhraseMade(Struct, frozen=True):
    """Your recovery phrase, which nobody will be told again."""

    words: list[str]


class TypedPhrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery phrase as somebody typed it."""

    words: Annotated[str, Meta(max_length=400)]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Where you want to be known no longer: on this device, on another, or everywhere."""

    where: Annotated[str, Meta(max_length=64)] = "here"
