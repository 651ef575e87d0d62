"""An authenticator in software: it makes passkeys and shows them, as a browser and its device do together."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One device with one passkey, for the pages of an origin."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    signs: int = 0

    def make(self, options: Json) -> Json:
        """What `navigator.credentials.create` gives for these options."""
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(options["rp"]["id"], attested=True)}
        said = self._said("webauthn.create", options)
        return self._credential(clientDataJSON=said, attestationObject=cbor2.dumps(attestation))

    def show(self, options: Json) -> Json:
        """What `navigator.credentials.get` gives for these options."""
        self.signs += 1
        data, said = self._data(options["rpId"]), self._said("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _said(self, kind: str, options: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, domain: str, *, attested: bool = False) -> bytes:
        flags = _PRESENT | _VERIFIED | (_ATTESTED if attested else 0)
        data = hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")
        if not attested:
            return data
        length = len(self.credential).to_bytes(2, "big")
        return data + bytes(16) + length + self.credential + self._public_key()

    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})

    def _credential(self, **response: bytes) -> Json:
        name = bytes_to_base64url(self.credential)
        told = {part: bytes_to_base64url(value) for part, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}


def with_origin(credential: Json, origin: str) -> Json:
    """The same credential, as if the page of another origin had asked for it."""
    said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    forged = bytes_to_base64url(json.dumps({**said, "origin": origin}).encode())
    return {**credential, "response": {**credential["response"], "clientDataJSON": forged}}
