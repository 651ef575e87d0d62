"""What can be set, declared once: every setting with its type, its usual value, its unit and a sentence about it.

The environment, a file and the page of documentation all follow from the declarations of `Settings`.
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from saloon.engine import SaloonError
from saloon.resources import data_folder

Kind = Literal["whole", "number", "switch", "text", "texts", "networks", "origins", "word"]
T = TypeVar("T")

PREFIX = "SALOON_"
FILE_VARIABLE = "SALOON_SETTINGS"  # names the file

_KINDS: Mapping[Any, Kind] = {int: "whole", float: "number", bool: "switch", str: "text", tuple[str, ...]: "texts"}
_SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
_ORIGIN = re.compile(r"https?://[^\s/]+")


class BadSetting(SaloonError):
    """A setting that cannot be what it is said to be."""


def default_database() -> str:
    """A file in the user's data folder, for whoever names no database."""
    return f"sqlite:///{data_folder() / 'saloon.db'}"


def setting(
    default: T, about: str, unit: str = "", *, least: float = 0, kind: Kind | None = None, secret: bool = False
) -> T:
    """Declare a setting. `least` bounds numbers; what is `secret` is never shown."""
    about_it = {"about": about, "unit": unit, "least": least, "kind": kind, "secret": secret}
    made: T = field(default=default, metadata=about_it)
    return made


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    database: str = setting(
        "",
        "where tables are kept: the URL of a SQLite file or of PostgreSQL; usually `saloon.db` in the data folder",
    )
    origins: tuple[str, ...] = setting(
        (), "origins whose pages may open sockets, besides the server's own", kind="origins"
    )
    proxies: tuple[str, ...] = setting(
        (), "addresses or networks of proxies, whose word for where somebody comes from is taken", kind="networks"
    )
    metrics_token: str = setting(
        "", "to be shown by whoever reads `/metrics`; without one there is no such page", secret=True
    )
    traces: str = setting(
        "",
        "where traces are sent, by OTLP over HTTP, such as `http://127.0.0.1:4318/v1/traces`; without it none are made",
    )
    studies: str = setting("", "a folder with finished studies, besides those that come with the games")
    people: Literal["offered", "required", "off"] = setting(
        "offered", "whether people may be known again: who likes may, who plays must, or nobody is"
    )
    passkey_domain: str = setting("", "for which passkeys are made; the host that a page was asked of, unless told")
    session_trust: float = setting(
        15, "until it is asked again whether a device was signed out at another server of the house", "s"
    )
    challenge_time: float = setting(300, "for a passkey to meet its challenge", "s", least=1)
    sign_ins_per_address: int = setting(60, "tries to be known, and wishes to be, of one address within `sign_ins_in`")
    sign_ins_in: float = setting(600, "in which tries to be known are counted", "s", least=1)
    address: str = setting(
        "", "where people find this house, such as `https://saloon.example`, for what is sent to them"
    )
    vapid_key: str = setting(
        "",
        "a private key by which browsers are called back, as `saloon vapid` makes one; without it none are",
        secret=True,
    )
    vapid_contact: str = setting("", "whom push services write to if something is wrong: `mailto:…` or `https:…`")
    push_hosts: tuple[str, ...] = setting(
        ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"),
        "push services that are believed: hosts, with all below them, or whole origins",
    )
    smtp: str = setting(
        "",
        "by which e-mail is sent: `smtp://NAME:PASSWORD@HOST:PORT` (with STARTTLS) or `smtps://…`",
        secret=True,
    )
    mail_from: str = setting("", "the sender of e-mail")
    call_hook: str = setting("", "an address of the operator's own that is told whenever somebody is to be called back")
    call_delay: float = setting(60, "somebody is away before he is called", "s")
    call_before: float = setting(
        6 * 3600, "before his time is up, he is reminded; earlier than a quarter of it never", "s"
    )
    call_every: float = setting(15, "after which it is looked again who is to be called", "s", least=0.05)
    call_time: float = setting(10, "for a push service, a mail server or the hook to answer", "s", least=0.1)
    letters: int = setting(30, "links to friends, invitations and letters that one person sends within `letters_in`")
    letters_in: float = setting(600, "in which what is sent to others is counted", "s", least=1)
    connections: int = setting(
        4096, "connections in all; fewer where the system allows this process fewer descriptors", least=1
    )
    connections_per_address: int = setting(256, "connections of one address", least=1)
    head_time: float = setting(10, "for the head of a request to arrive", "s", least=0.1)
    body_time: float = setting(30, "for the body of a request to arrive", "s", least=0.1)
    frame_bytes: int = setting(64 * 1024, "the longest message on a socket", "bytes", least=1024)
    body_bytes: int = setting(256 * 1024, "the longest body of a request", "bytes", least=1024)
    messages: int = setting(100, "messages on one socket within `messages_in`", least=1)
    messages_in: float = setting(20, "in which messages and hellos are counted", "s", least=0.1)
    hellos: int = setting(10, "hellos on one socket within `messages_in`", least=1)
    hellos_per_address: int = setting(200, "hellos of one address within `messages_in`", least=1)
    records_per_address: int = setting(60, "records that one address may bring along within `records_in`")
    records_in: float = setting(3600, "in which records that people bring along are counted", "s", least=1)
    records_bytes: int = setting(1 << 30, "all records together", "bytes")
    benches: int = setting(2, "processes in which what people bring along is tried", least=1)
    bench_time: float = setting(10, "for one thing that is tried, by the clock of its process", "s", least=0.1)
    waiting: int = setting(64, "things that wait for a bench", least=1)
    waiting_per_address: int = setting(8, "things of one address that wait for a bench", least=1)
    sayings: int = setting(5, "what one visitor may say within `sayings_in`")
    sayings_in: float = setting(10, "in which chat is counted", "s", least=0.1)
    sockets_per_visitor: int = setting(8, "sockets of one visitor at one table", least=1)
    tables_per_address: int = setting(20, "open tables of one address")
    full_tables: int = setting(4000, "tables in memory, above which no more are opened", least=1)
    full_memory: int = setting(
        2 << 30, "memory of this process, above which no more tables are opened", "bytes", least=1
    )
    full_strain: float = setting(2, "strain of the loop for a while, above which no more tables are opened")
    full_commit: float = setting(0.5, "for what is ordered to be on disk, above which no more tables are opened", "s")
    full_retry: int = setting(30, "after which whoever was refused a table may ask again", "s", least=1)
    outbox: int = setting(256, "answers that a slow client may be behind", least=1)
    outbox_bytes: int = setting(512 * 1024, "the same in bytes, however few answers they are", "bytes", least=1024)
    linger: float = setting(60, "a table stays in memory after the last one left", "s")
    recent: float = setting(600, "a table that nobody is at stays in the lobby", "s")
    remembered: float = setting(60 * 24 * 3600, "and among the tables of those who hold its seats", "s")
    host_grace: float = setting(60, "before the rights of an absent host pass on", "s")
    clock_grace: float = setting(10, "after a seat's time is up", "s")
    program_time: float = setting(60, "for a choice of a program at a table without a clock", "s", least=1)
    vote_time: float = setting(45, "to answer a takeback", "s")
    bot_workers: int = setting(2, "processes for long thoughts; quick ones and analyses have one each besides", least=1)
    bot_limit: float = setting(
        15, "of a processor's time for one choice of a bot, on top of its think time", "s", least=0.1
    )
    thinking_per_address: float = setting(
        90, "of thinking lately, before think times asked for are cut down to the usual ones", "s"
    )
    advice_per_address: int = setting(8, "hints and explanations of one address at a time; analyses as many", least=1)
    analyses: int = setting(100, "analyses kept in memory", least=1)
    analysis_patience: float = setting(60, "until an analysis that nobody asks for any more is given up", "s")
    bot_answer: float = setting(
        0.5, "at least, for an answer of a bot to people; what it does not find in that time is a pass", "s"
    )
    doubt_time: float = setting(
        5, "for making sure that a move can be taken back, while its table waits", "s", least=0.1
    )
    undo_delay: float = setting(0.15, "after a move, before it is found out whether it can be taken back", "s")
    undo_delay_strained: float = setting(1, "the same while the loop strains: mostly another move comes first", "s")
    motion_strain: float = setting(
        1, "strain of the loop above which moves are told without what only shows them event by event"
    )
    journal_lines: int = setting(100_000, "the longest journal of a table", "lines", least=1)
    retry: float = setting(
        0.5,
        "until what happens by itself and failed is tried again; twice as long after each further failure",
        "s",
        least=0.01,
    )
    retry_longest: float = setting(30, "but no longer than this", "s", least=0.01)
    presence_delay: float = setting(0.05, "in which comings and goings are told together", "s")
    lobby_delay: float = setting(0.2, "in which changes of the lobby are told together", "s")
    beat: float = setting(
        0.4, "after which each of several nodes on one PostgreSQL says again that it lives", "s", least=0.05
    )
    lapse: float = setting(
        1.5, "without a word after which a node counts as dead, and others see to its tables", "s", least=0.1
    )

    @property
    def home(self) -> str:
        """The URL of the database, whether one was named or not."""
        return self.database or default_database()


@dataclass(frozen=True, slots=True)
class Declared:
    """What is known of one setting."""

    name: str
    kind: Kind
    default: Any
    about: str
    unit: str
    least: float
    secret: bool
    words: tuple[str, ...]  # what it can be, where only some words will do

    @property
    def variable(self) -> str:
        """The variable of the environment that sets it."""
        return PREFIX + self.name.upper()

    def read(self, found: Any, where: str) -> Any:
        """What was set, from text or from a value of TOML; raises BadSetting."""
        try:
            value = _READERS[self.kind](found)
            if self.kind in ("whole", "number") and not (math.isfinite(value) and value >= self.least):
                raise ValueError
            if self.words and value not in self.words:
                raise ValueError
        except (ValueError, TypeError, OverflowError):
            shown = "…" if self.secret else str(found)
            raise BadSetting(
                "bad-setting",
                setting=self.name,
                where=where,
                value=shown,
                kind=self.kind,
                least=f"{self.least:g}",
                words=", ".join(self.words),
            ) from None
        return value


def declared() -> Iterator[Declared]:
    """All settings, in the order they are declared."""
    hints = get_type_hints(Settings)
    for known in fields(Settings):
        about = known.metadata
        assert known.default is not MISSING
        hint = hints[known.name]
        words = get_args(hint) if get_origin(hint) is Literal else ()
        kind = about["kind"] or ("word" if words else _KINDS[hint])
        yield Declared(
            known.name, kind, known.default, about["about"], about["unit"], about["least"], about["secret"], words
        )


def read_settings(file: Path | None = None, environment: Mapping[str, str] | None = None, **chosen: Any) -> Settings:
    """The settings: what is chosen here, then what the environment says, then a file, then what is usual."""
    around = os.environ if environment is None else environment
    named = file or (Path(around[FILE_VARIABLE]) if around.get(FILE_VARIABLE) else None)
    known = {one.name: one for one in declared()}
    found: dict[str, Any] = {}
    for name, value in (_in_file(named) if named else {}).items():
        if name not in known:
            raise BadSetting("no-such-setting", setting=name, file=str(named))
        found[name] = known[name].read(value, str(named))
    for one in known.values():
        if around.get(one.variable):
            found[one.name] = one.read(around[one.variable], one.variable)
    return Settings(**{**found, **chosen})


def _in_file(path: Path) -> dict[str, Any]:
    """What a file of settings says."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as problem:
        raise BadSetting("settings-unreadable", file=str(path), problem=str(problem)) from problem


def _whole(found: Any) -> int:
    if isinstance(found, bool | float):
        raise TypeError
    return int(found)


def _number(found: Any) -> float:
    if isinstance(found, bool):
        raise TypeError
    return float(found)


def _switch(found: Any) -> bool:
    if isinstance(found, bool):
        return found
    if str(found).lower() not in _SWITCHES:
        raise ValueError
    return _SWITCHES[str(found).lower()]


def _text(found: Any) -> str:
    if not isinstance(found, str):
        raise TypeError
    return found


def _texts(found: Any) -> tuple[str, ...]:
    parts = found.split(",") if isinstance(found, str) else found
    if not isinstance(parts, list):
        raise TypeError
    return tuple(text for part in parts if (text := _text(part).strip()))


def _networks(found: Any) -> tuple[str, ...]:
    for part in (parts := _texts(found)):
        ip_network(part)
    return parts


def _origins(found: Any) -> tuple[str, ...]:
    parts = _texts(found)
    if not all(map(_ORIGIN.fullmatch, parts)):
        raise ValueError
    return parts


_READERS: Mapping[Kind, Callable[[Any], Any]] = {
    "whole": _whole,
    "number": _number,
    "switch": _switch,
    "text": _text,
    "texts": _texts,
    "networks": _networks,
    "origins": _origins,
    "word": _text,
}
