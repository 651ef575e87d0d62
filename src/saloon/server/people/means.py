"""The means by which people are called: Web Push, e-mail and the operator's hook. Each tries once and says how it went.

A browser says itself where it is to be called: only push services that the operator believes are, no redirection is
followed, and of an answer only its status is read.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import smtplib
import ssl
import time
from dataclasses import dataclass
from email.message import EmailMessage
from ipaddress import ip_address
from typing import Any
from urllib.error import HTTPError
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from saloon.server.errors import BadRequest
from saloon.server.settings import Settings

GONE = (404, 410)  # of a browser that is not to be called any more
LONGEST_ADDRESS = 120
_NOT_REACHED = 0
_OK = 200
_AUTH = 16  # bytes of the secret that goes with a browser's key
_KEPT = 24 * 3600  # seconds that a push service keeps what it cannot hand over
_VALID = 12 * 3600  # seconds for which what we sign holds
_ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[^@\s<>,;:\"()\[\]\\]+\.[A-Za-z0-9-]{2,63}")


@dataclass(frozen=True, slots=True)
class Letter:
    """What somebody is sent: a title, a sentence, and a way into the house, which stands at an address."""

    title: str
    body: str
    path: str
    house: str

    @property
    def link(self) -> str:
        """The whole way, where it is known where the house stands."""
        return f"{self.house.rstrip('/')}{self.path}" if self.house else ""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that can be called: where, by which keys, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        """By what it is found again."""
        return id_of(self.endpoint)


def id_of(endpoint: str) -> str:
    """By what a browser is found again."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def same(secret: str, shown: str) -> bool:
    """Whether two secrets are the same, found out in the same time whether they are or not."""
    return hmac.compare_digest(secret, shown)


def is_address(text: str) -> bool:
    """Whether this can be where somebody reads e-mail."""
    return len(text) <= LONGEST_ADDRESS and text.isascii() and bool(_ADDRESS.fullmatch(text))


def believed(endpoint: str, hosts: tuple[str, ...]) -> bool:
    """Whether an address is of a push service that is believed: a host, by TLS, or an origin told whole."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        return False
    host = address.hostname or ""
    plain = address.scheme == "https" and port in (None, 443) and "@" not in address.netloc
    if not (endpoint.isascii() and endpoint.isprintable()):
        return False
    known = plain and any(host == one or host.endswith(f".{one}") for one in hosts if "://" not in one)
    return known or f"{address.scheme}://{address.netloc}" in hosts


def check(to: Subscription) -> None:
    """Refuse keys that nothing could be encrypted for."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (only where somebody is called)

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(to.p256dh))
        sound = len(_bytes(to.auth)) == _AUTH
    except ValueError:
        sound = False
    if not sound:
        raise BadRequest("push-keys")


def passing(status: int) -> bool:
    """Whether it is worth trying again."""
    return status in (_NOT_REACHED, 429) or status >= 500


def arrived(status: int) -> bool:
    """Whether what was sent was taken."""
    return 200 <= status < 300


def new_key() -> str:
    """A private key for Web Push."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told of a private key."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def push(settings: Settings, to: Subscription, letter: Letter) -> int:
    """Call a browser; the answer of its push service."""
    from py_vapid import Vapid  # noqa: PLC0415 (it takes seconds to load)
    from pywebpush import WebPusher  # noqa: PLC0415

    keys = {"p256dh": to.p256dh, "auth": to.auth}
    told = {"title": letter.title, "body": letter.body, "path": letter.path}
    sealed = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(msgspec.json.encode(told))["body"]
    address = urlsplit(to.endpoint)
    claims = {
        "aud": f"{address.scheme}://{address.netloc}",
        "sub": settings.vapid_contact,
        "exp": int(time.time()) + _VALID,
    }
    signed = Vapid.from_string(private_key=settings.vapid_key).sign(claims)
    headers = {**signed, "ttl": str(_KEPT), "content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
    return _post(to.endpoint, bytes(sealed), headers, settings.call_time)


def hook(settings: Settings, told: dict[str, Any], letter: Letter) -> int:
    """Tell the operator's own program; its answer."""
    body = {**told, "title": letter.title, "body": letter.body, "path": letter.path, "link": letter.link}
    headers = {"content-type": "application/json"}
    return _post(settings.call_hook, msgspec.json.encode(body), headers, settings.call_time)


def mail(settings: Settings, address: str, letter: Letter) -> int:
    """Send an e-mail; what came of it, as push services say it."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, address, letter.title
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{letter.body}\n\n{letter.link or letter.path}\n")
    try:
        _send(urlsplit(settings.smtp), message, settings.call_time)
    except smtplib.SMTPResponseException as problem:
        return 503 if 400 <= problem.smtp_code < 500 else 400
    except (smtplib.SMTPException, OSError, ValueError):
        return _NOT_REACHED
    return _OK


def _send(server: SplitResult, message: EmailMessage, timeout: float) -> None:
    """Hand a message to a mail server. Nothing leaves this machine without TLS."""
    host, secure = server.hostname or "", ssl.create_default_context()
    made: smtplib.SMTP
    if server.scheme == "smtps":
        made = smtplib.SMTP_SSL(host, server.port or 465, timeout=timeout, context=secure)
    else:
        made = smtplib.SMTP(host, server.port or 587, timeout=timeout)
    with made:
        if server.scheme != "smtps" and not _here(host):
            made.starttls(context=secure)
        if server.username:
            made.login(unquote(server.username), unquote(server.password or ""))
        made.send_message(message)


def _here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class _Nowhere(HTTPRedirectHandler):
    """Whoever sends us elsewhere has not answered."""

    def redirect_request(self, *asked: Any) -> None:
        """Go nowhere."""


def _post(url: str, body: bytes, headers: dict[str, str], timeout: float) -> int:
    try:
        with build_opener(_Nowhere).open(Request(url, body, headers, method="POST"), timeout=timeout) as answer:
            return int(answer.status)
    except HTTPError as refusal:
        refusal.close()
        return refusal.code
    except (OSError, ValueError):
        return _NOT_REACHED


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()
