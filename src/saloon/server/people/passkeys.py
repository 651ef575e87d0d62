"""Passkeys (WebAuthn): a key pair that a device or a password manager holds, and that shows itself without a name.

Each ceremony begins with a challenge, which the device that asked may meet once and not for long; it lies in the
database, so that any server of the house may end what another began. The cryptography is py_webauthn's.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import structlog
import webauthn
from sqlalchemy import Connection, delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from saloon.server.errors import Forbidden, Missing, Refusal
from saloon.server.identity import Visitor
from saloon.server.limits import parsed
from saloon.server.settings import Settings
from saloon.server.storage import Store
from saloon.server.storage.schema import challenges, passkeys, phrases

HOUSE = "Saloon"
MOST = 10  # passkeys of one person
LONGEST_NAME = 40
_CHALLENGE_BYTES = 32
_MILLISECONDS = 1000

T = TypeVar("T")
Json = dict[str, Any]

log = structlog.get_logger("saloon.passkeys")


@dataclass(frozen=True, slots=True)
class Site:
    """For what passkeys are made: a domain, and the origins of its pages."""

    domain: str
    origins: list[str]

    @classmethod
    def of(cls, domain: str, origin: str, others: tuple[str, ...]) -> Site:
        """The site of a page: for a domain that was told, or for the page's own host."""
        secure = origin.replace("http://", "https://", 1)  # what a proxy that says nothing of TLS is asked by
        return cls(domain or _host(origin), [origin, secure, *others])

    @property
    def usable(self) -> bool:
        """Whether browsers make passkeys for it: they do for names, not for bare addresses."""
        return bool(self.domain) and parsed(self.domain) is None

    def checked(self) -> Site:
        """The same, if it is usable."""
        if not self.usable:
            raise Refusal("passkey-needs-name", host=self.domain[:80])
        return self


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as its owner may see it listed."""

    id: str
    name: str
    created: float
    used: float


@dataclass(frozen=True, slots=True)
class Made:
    """A passkey that was just made, and the person it was made for."""

    person: str
    credential: bytes
    public_key: bytes
    signs: int

    def keep(self, connection: Connection, name: str) -> None:
        """Its person is known by it from now on."""
        now = time.time()
        row = {"id": _hash(self.credential), "person": self.person, "name": name[:LONGEST_NAME], "signs": self.signs}
        row |= {"credential": bytes_to_base64url(self.credential), "public_key": bytes_to_base64url(self.public_key)}
        connection.execute(insert(passkeys), {**row, "created": now, "used": now})


class Passkeys:
    """The passkeys of everybody, and the ceremonies that make and use them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def to_make(self, visitor: Visitor, person: str, name: str, site: Site) -> Json:
        """What a browser is told to make a passkey for a person who goes by a name."""
        wanted = select(passkeys.c.credential).where(passkeys.c.person == person)
        known = await self._store.read(lambda connection: connection.execute(wanted).scalars().all())
        if len(known) >= MOST:
            raise Refusal("too-many-passkeys", limit=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.checked().domain,
            rp_name=HOUSE,
            user_id=person.encode(),
            user_name=name or HOUSE,
            challenge=await self._challenge(visitor, person),
            timeout=self._timeout,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        )
        return _told(webauthn.options_to_json(options))

    async def make(self, visitor: Visitor, credential: Json, site: Site) -> Made:
        """The passkey that a browser made, if it is one."""
        challenge, person = await self._met(visitor, credential)
        found = _verified(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origins,
            )
        )
        if not person:
            raise Forbidden("passkey-refused")
        return Made(person, found.credential_id, found.credential_public_key, found.sign_count)

    async def to_use(self, visitor: Visitor, site: Site) -> Json:
        """What a browser is told to show any passkey it has for this house."""
        options = webauthn.generate_authentication_options(
            rp_id=site.checked().domain,
            challenge=await self._challenge(visitor, ""),
            timeout=self._timeout,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _told(webauthn.options_to_json(options))

    async def use(self, visitor: Visitor, credential: Json, site: Site) -> str:
        """The person whose passkey it is that a browser showed."""
        challenge, _ = await self._met(visitor, credential)
        name = _verified(lambda: _hash(base64url_to_bytes(credential["id"])))
        wanted = select(passkeys).where(passkeys.c.id == name)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            raise Forbidden("passkey-unknown")
        found = _verified(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origins,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.signs,
            )
        )
        used = update(passkeys).where(passkeys.c.id == name).values(signs=found.new_sign_count, used=time.time())
        await self._store.write(lambda connection: connection.execute(used))
        return str(row.person)

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        columns = (passkeys.c.id, passkeys.c.name, passkeys.c.created, passkeys.c.used)
        wanted = select(*columns).where(passkeys.c.person == person).order_by(passkeys.c.created)
        return [Passkey(*row) for row in await self._store.read(lambda connection: connection.execute(wanted).all())]

    async def rename(self, person: str, passkey: str, name: str) -> None:
        """A person calls one of her passkeys something else."""
        changed = update(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person).values(name=name)
        if not await self._store.write(lambda connection: connection.execute(changed).rowcount):
            raise Missing("no-such-passkey")

    async def remove(self, person: str, passkey: str) -> None:
        """A person is known by one of her passkeys no longer. The last way to be known is not taken away."""

        def write(connection: Connection) -> int | None:
            others = (passkeys.c.person == person, passkeys.c.id != passkey)
            left = (
                select(passkeys.c.id)
                .where(*others)
                .union_all(select(phrases.c.person).where(phrases.c.person == person))
            )
            if connection.execute(left).first() is None:
                return None
            gone = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person)
            return connection.execute(gone).rowcount

        removed = await self._store.write(write)
        if removed is None:
            raise Refusal("last-way-in")
        if not removed:
            raise Missing("no-such-passkey")

    @property
    def _timeout(self) -> int:
        return int(self._settings.challenge_time * _MILLISECONDS)

    async def _challenge(self, visitor: Visitor, person: str) -> bytes:
        """A new challenge; those that nobody met in time go."""
        challenge, now = secrets.token_bytes(_CHALLENGE_BYTES), time.time()
        row = {"id": _hash(challenge), "device": visitor.device, "person": person}

        def write(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < now))
            connection.execute(insert(challenges), {**row, "until": now + self._settings.challenge_time})

        await self._store.write(write)
        return challenge

    async def _met(self, visitor: Visitor, credential: Json) -> tuple[bytes, str]:
        """The challenge that a credential answers, and for whom it was made; nobody can meet it again."""
        shown = _verified(lambda: parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])))
        mine = (challenges.c.id == _hash(shown.challenge), challenges.c.device == visitor.device)

        def write(connection: Connection) -> Any:
            row = connection.execute(select(challenges).where(*mine)).first()
            connection.execute(delete(challenges).where(*mine))
            return row

        row = await self._store.write(write)
        if row is None or row.until < time.time():
            raise Refusal("passkey-too-late")
        return shown.challenge, str(row.person)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def _verified(verify: Callable[[], T]) -> T:
    """What comes of something that a stranger sent; whatever is wrong with it, it is refused."""
    try:
        return verify()
    except Exception as problem:
        log.info("a passkey is refused", problem=repr(problem))
        raise Forbidden("passkey-refused") from problem


def _told(options: str) -> Json:
    told: Json = json.loads(options)
    return told


def _hash(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
