"""What makes a match count for ratings: a table opened for it, people who are known again, and nobody who helps.

Whatever would help is refused while such a match goes on, rather than making it casual: otherwise whoever is about to
lose would ask for a hint.
"""

from __future__ import annotations

from saloon.bots.levels import MEASURED
from saloon.server.errors import Forbidden, Refusal
from saloon.server.journal import Created
from saloon.server.table import Table


def measured(bot: str) -> bool:
    """Whether it is known how strong a bot is: a level of the house, with its usual think time."""
    return bot in MEASURED


def check(created: Created, *, known: bool) -> None:
    """Refuse a table that is to be rated and could never be."""
    if not created.rated:
        return
    owners = [chair.who for chair in created.chairs if chair.who]
    if not known:
        raise Forbidden("rated-known-only")
    if created.house:
        raise Refusal("rated-house-rules")
    if len(set(owners)) < len(owners):
        raise Refusal("rated-one-seat")
    for chair in created.chairs:
        check_bot(chair.bot)


def check_bot(bot: str) -> None:
    """Refuse a bot of which nobody knows how strong it is."""
    if bot and not measured(bot):
        raise Refusal("rated-bots", bot=bot, known=", ".join(MEASURED[1:]))


def casual(table: Table) -> str:
    """Why the match of a table does not count; nothing if it does."""
    people = [who for who in table.starters if who]
    bots = [seat.bot for seat, who in zip(table.seats, table.starters, strict=True) if not who]
    if table.position is not None:
        return "position"
    if table.house:
        return "house-rules"
    if len(set(people)) < len(people):
        return "hot-seat"
    if not table.rated:
        return "casual"
    if not people or not all(map(measured, bots)):
        return "bots"
    return "exported" if table.exported else ""
