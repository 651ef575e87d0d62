"""Who somebody is: random tokens of 128 bits, known to the server only by their SHA-256, and codes for tables.

A guest is the hash of his token. The device of a person who is known again has a token of another form, so that no
guest is ever looked up; `people.accounts` knows whose it is.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

COOKIE = "saloon"
LETTERS = "abcdefghjkmnpqrstuvwxyz"  # none that look alike: no i, l, o
CODE_LENGTH = 6
NOBODY = ""

_TOKEN = re.compile(r"[0-9a-f]{32}")
_DEVICE = re.compile(r"p[0-9a-f]{32}")
_HASH = re.compile(r"[0-9a-f]{64}")
_CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks: under what he holds seats, the hash of the token he showed, and the id of the person he is, if he
    is known again."""

    who: str = NOBODY
    device: str = NOBODY
    person: str = NOBODY


def new_token() -> str:
    """A secret for a visitor or for a seat."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """All that is kept of a token; nobody's for what is none."""
    return hashlib.sha256(token.encode()).hexdigest() if _TOKEN.fullmatch(token) else NOBODY


def new_device() -> str:
    """A secret for a device of a person."""
    return f"p{secrets.token_hex(16)}"


def device_of(token: str) -> str:
    """All that is kept of the secret of a person's device; nobody's for what is none."""
    return hashlib.sha256(token.encode()).hexdigest() if _DEVICE.fullmatch(token) else NOBODY


def is_token(text: str) -> bool:
    """Whether this can be the token of a visitor."""
    return bool(_TOKEN.fullmatch(text) or _DEVICE.fullmatch(text))


def new_who() -> str:
    """Under what a person holds seats: shaped like the hash of a guest's token, but no token has it."""
    return secrets.token_hex(32)


def is_hash(text: str) -> bool:
    """Whether this can be all that is kept of a secret."""
    return bool(_HASH.fullmatch(text))


def is_record(text: str) -> bool:
    """Whether this can be the id of a record."""
    return bool(_TOKEN.fullmatch(text))


def new_code() -> str:
    """A code for a table, to be read out and typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this can be the code of a table."""
    return bool(_CODE.fullmatch(text))
