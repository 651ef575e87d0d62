"""Taking somebody out of a journal who wants to be forgotten.

A journal is the truth of everybody's game, so her moves stay, and the seat she had. Her name and what she said are
hers, and go: from the lines themselves, and so from every replay and record that is made of them afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from saloon.server import journal
from saloon.server.journal import AnyJournalEvent, Envelope

NOBODYS_NAME = "N. N."  # what people write for a name that is not told, in every language of the house
UNSAID = "…"


def nameless(lines: Iterable[Envelope], who: str) -> list[Envelope]:
    """The lines that tell somebody's name or words, as they read without them."""
    told = list(lines)
    hers = {who, *(line.event.was for line in told if isinstance(line.event, journal.Known) and line.event.who == who)}
    found = ((line, _without(line.event, names)) for line, names in _owners(told, hers))
    return [structs.replace(line, event=event) for line, event in found if event != line.event]


def _owners(lines: list[Envelope], hers: set[str]) -> Iterator[tuple[Envelope, frozenset[int]]]:
    """Each line with the seats that were somebody's, under any of her names, when it was written."""
    held: frozenset[int] = frozenset()
    before: dict[int, frozenset[int]] = {}
    for line in lines:
        event = line.event
        match event:
            case journal.Created():
                held = frozenset(seat for seat, chair in enumerate(event.chairs) if chair.who in hers)
            case journal.Sat() | journal.Claimed():
                held = held | {event.seat} if event.who in hers else held - {event.seat}
            case journal.Restored():
                held = before.get(event.to, held)
        yield line, held
        if isinstance(event, (journal.Left, journal.Kicked)):
            held -= {event.seat}
        before[line.version] = held


def _without(event: AnyJournalEvent, seats: frozenset[int]) -> AnyJournalEvent:
    """An event that does not tell the names of these seats."""
    match event:
        case journal.Created():
            chairs = [
                structs.replace(chair, name=NOBODYS_NAME) if seat in seats else chair
                for seat, chair in enumerate(event.chairs)
            ]
            return structs.replace(event, chairs=chairs)
        case journal.Said() if event.seat in seats:
            return structs.replace(event, name=NOBODYS_NAME, text=UNSAID if event.text else "")
        case journal.Renamed() if event.seat in seats:
            return structs.replace(event, name=NOBODYS_NAME, was=NOBODYS_NAME)
        case journal.Sat() | journal.Left() | journal.Kicked() if event.seat in seats:
            return structs.replace(event, name=NOBODYS_NAME)
    return event
