"""Recovery phrases: twelve words that say who somebody is on any device.

They hold 128 random bits, so that nobody finds one by trying, however fast he tries: a plain hash keeps them as well as
a slow one would, and lets a phrase be found without asking for a name first. The words are those of BIP-39, which
differ in their first four letters; accents and capitals do not count.
"""

from __future__ import annotations

import hashlib
import re
import time
import unicodedata
from functools import cache

from mnemonic import Mnemonic
from sqlalchemy import Connection, delete, insert, select

from saloon.server.errors import BadRequest, Forbidden
from saloon.server.storage import Store
from saloon.server.storage.schema import phrases

WORDS = 12
_BITS = 128
_LISTS = {"en": "english", "fr": "french"}
_PURPOSE = "saloon recovery phrase"
_GAP = re.compile(r"[^a-z]+")


def new_phrase(language: str) -> list[str]:
    """A phrase, in words of a language if there is a list of them."""
    return _list(_LISTS.get(language, _LISTS["en"])).generate(_BITS).split()


def keep(connection: Connection, person: str, words: list[str]) -> None:
    """A person is known by a phrase from now on; the one before is void."""
    connection.execute(delete(phrases).where(phrases.c.person == person))
    row = {"person": person, "secret": _secret([_plain(word) for word in words]), "created": time.time()}
    connection.execute(insert(phrases), row)


async def owner(store: Store, typed: str) -> str:
    """The person who is known by a phrase, as somebody typed it; what was typed wrongly is named."""
    wanted = select(phrases.c.person).where(phrases.c.secret == _secret(_checked(typed)))
    person = await store.read(lambda connection: connection.execute(wanted).scalar())
    if person is None:
        raise Forbidden("phrase-unknown")
    return str(person)


async def made(store: Store, person: str) -> float | None:
    """When the phrase of a person was made, if she has one."""
    wanted = select(phrases.c.created).where(phrases.c.person == person)
    return await store.read(lambda connection: connection.execute(wanted).scalar())


def _checked(typed: str) -> list[str]:
    """The words of a phrase, if it can be one."""
    words = [word for word in _GAP.split(_plain(typed)) if word]
    if len(words) != WORDS:
        raise BadRequest("phrase-length", count=len(words), expected=WORDS)
    for number, word in enumerate(words, start=1):
        if not any(word in _words(name) for name in _LISTS.values()):
            raise BadRequest("phrase-word", number=number, word=word[:40])
    return words


def _plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _secret(words: list[str]) -> str:
    return hashlib.sha256("\n".join([_PURPOSE, *words]).encode()).hexdigest()


@cache
def _list(name: str) -> Mnemonic:
    return Mnemonic(name)


@cache
def _words(name: str) -> frozenset[str]:
    return frozenset(_plain(word) for word in _list(name).wordlist)
