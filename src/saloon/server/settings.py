"""What can be set: where the data lies, and the limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal

from saloon.resources import data_folder

VARIABLE = "SALOON_DATABASE"
METRICS_VARIABLE = "SALOON_METRICS_TOKEN"
STUDIES_VARIABLE = "SALOON_STUDIES"


def default_database() -> str:
    """The database named by SALOON_DATABASE, or a file in the user's data folder."""
    return os.environ.get(VARIABLE) or f"sqlite:///{data_folder() / 'saloon.db'}"


def metrics_token() -> str:
    """What whoever reads the figures has to show: SALOON_METRICS_TOKEN. Without it they are not to be read."""
    return os.environ.get(METRICS_VARIABLE, "")


def studies_folder() -> str:
    """Where an operator keeps studies of his own: SALOON_STUDIES. Without it there are those that come with games."""
    return os.environ.get(STUDIES_VARIABLE, "")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server. Times are in seconds."""

    database: str = ""
    origins: tuple[str, ...] = ()  # origins allowed on sockets besides the server's own
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies, whose word for where somebody comes from is taken
    metrics_token: str = ""  # to be shown by whoever reads /metrics; without one there is no such page
    studies: str = ""  # a folder with finished studies, besides those that come with the games
    people: Literal["offered", "required", "off"] = "offered"  # to be known again: who likes may, or who plays must
    passkey_domain: str = ""  # for which passkeys are made; the host that a page was asked of, unless told
    session_trust: float = 15  # until it is asked again whether a device was signed out at another server of the house
    challenge_time: float = 300  # for a passkey to meet its challenge
    sign_ins_per_address: int = 60  # tries to be known, and wishes to be, in this time:
    sign_ins_in: float = 600
    address: str = ""  # where people find this house, such as https://saloon.example, for what is sent to them
    vapid_key: str = (
        ""  # a private key by which browsers are called back, as `saloon vapid` makes one; none: they are not
    )
    vapid_contact: str = ""  # whom push services write to if something is wrong: mailto:… or https:…
    push_hosts: tuple[str, ...] = (  # push services that are believed: hosts, with all below them, or whole origins
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    smtp: str = ""  # by which e-mail is sent: smtp://NAME:PASSWORD@HOST:PORT (with STARTTLS) or smtps://…
    mail_from: str = ""  # the sender of e-mail
    call_hook: str = ""  # an address of the operator's own that is told whenever somebody is to be called back
    call_delay: float = 60  # somebody is away before he is called
    call_before: float = 6 * 3600  # his time is up, and he is reminded; earlier than a quarter of it never
    call_every: float = 15  # it is looked who is to be called
    call_time: float = 10  # for a push service, a mail server or the hook to answer
    letters: int = 30  # links to friends, invitations and letters that one person has sent, in this time:
    letters_in: float = 600
    connections: int = 4096  # in all; fewer where the system allows this process fewer descriptors
    connections_per_address: int = 256
    head_time: float = 10  # for the head of a request to arrive
    body_time: float = 30  # for its body
    frame_bytes: int = 64 * 1024
    body_bytes: int = 256 * 1024
    messages: int = 100  # on one socket, in this time:
    messages_in: float = 20
    hellos: int = 10  # on one socket, and of one address, in the same time
    hellos_per_address: int = 200
    records_per_address: int = 60  # that one address may bring along, in this time:
    records_in: float = 3600
    records_bytes: int = 1 << 30  # of all records together
    benches: int = 2  # processes in which what people bring along is tried
    bench_time: float = 10  # for one thing that is tried, by the clock of its process
    waiting: int = 64  # things that wait for a bench
    waiting_per_address: int = 8
    sayings: int = 5  # chat of one visitor, in this time:
    sayings_in: float = 10
    sockets_per_visitor: int = 8  # at one table
    tables_per_address: int = 20  # open ones
    outbox: int = 256  # answers a slow client may be behind
    outbox_bytes: int = 512 * 1024  # the same in bytes, however few answers they are
    linger: float = 60  # a table stays in memory after the last one left
    recent: float = 600  # a table nobody is at stays in the lobby
    remembered: float = 60 * 24 * 3600  # and among the tables of those who hold its seats
    host_grace: float = 60  # before an absent host's rights pass on
    clock_grace: float = 10  # after a seat's time is up
    vote_time: float = 45  # to answer a takeback
    bot_workers: int = 2  # processes for long thoughts; quick ones and analyses have one each besides
    bot_limit: float = 15  # of a processor's time for one choice of a bot, on top of its think time
    thinking_per_address: float = 90  # lately, before think times asked for are cut down to the usual ones
    advice_per_address: int = 8  # hints and explanations at a time; analyses as many
    analyses: int = 100  # kept in memory
    analysis_patience: float = 60  # an analysis nobody asks for any more is given up
    bot_answer: float = 0.5  # at least, for an answer of a bot to people; what it does not find in that time is a pass
    doubt_time: float = 5  # for making sure that a move can be taken back, while its table waits
    undo_delay: float = 0.15  # after a move, before it is found out whether it can be taken back
    motion_strain: float = 1  # of the loop, above which moves are told without what only shows them event by event
    journal_lines: int = 100_000  # of one table
    retry: float = 0.5  # after a failure, what happens by itself is tried again; twice as long after each further one,
    retry_longest: float = 30
    presence_delay: float = 0.05  # comings and goings are told together
    lobby_delay: float = 0.2
