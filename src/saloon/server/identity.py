"""Who somebody is: random tokens of 128 bits, known to the server only by their SHA-256, and codes for tables."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "saloon"
LETTERS = "abcdefghjkmnpqrstuvwxyz"  # none that look alike: no i, l, o
CODE_LENGTH = 6
NOBODY = ""

_TOKEN = re.compile(r"[0-9a-f]{32}")
_CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")


def new_token() -> str:
    """A secret for a visitor or for a seat."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """All that is kept of a token; nobody's for what is none."""
    return hashlib.sha256(token.encode()).hexdigest() if _TOKEN.fullmatch(token) else NOBODY


def is_record(text: str) -> bool:
    """Whether this can be the id of a record."""
    return bool(_TOKEN.fullmatch(text))


def new_code() -> str:
    """A code for a table, to be read out and typed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this can be the code of a table."""
    return bool(_CODE.fullmatch(text))
