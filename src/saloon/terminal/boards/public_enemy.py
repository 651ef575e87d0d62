"""The board of Public Enemy Number One: four towns and the saloon in a row, below them everybody's stacks by gang."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import BRASS, DUSK, RUST, SAGE, SEATS, Identity
from saloon.terminal.voice import Voice

_GANGS = {
    "wild-bunch": replace(RUST, shape="", letter="W"),
    "daltons": replace(SAGE, shape="", letter="D"),
    "james-younger": replace(DUSK, shape="", letter="J"),
    "loners": replace(BRASS, shape="", letter="L"),
}
_DECK_WIDTH = 16
_DECK_HEIGHT = 7
_STACK_WIDTH = 13
_NAME_WIDTH = 12
_LEADER, _ONE, _DOLLAR, _CAVALRY, _BACK = "★", "①", "$", "♞", "▒▒▒"
_NONE = "·"


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: each seat is itself."""
    return list(SEATS[: view["players"]])


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    decks = Table.grid()
    decks.add_row(*(_town(voice, town) for town in view["towns"]), _saloon(voice, view["saloon"]))
    lines = [*_notes(voice, view), _legend(voice)]
    return Group(decks, _players(voice, view), *lines)


def _town(voice: Voice, town: dict[str, Any]) -> Panel:
    """A town's deck: who is showing, how many cards it has, whether the Cavalry is there."""
    lines = [_face(voice, town), Text(voice.say("cli-pe-cards", count=town["cards"]), style="dim")]
    if town["cavalry"]:
        lines.append(Text(f"{_CAVALRY} {voice.say('cli-pe-watched')}", style="bold"))
    return _deck(voice.say("pe-town", town=town["town"]), lines, watched=town["cavalry"])


def _face(voice: Voice, town: dict[str, Any]) -> Text:
    """The face-up card: the letter of its gang and its name; a back where none was turned up."""
    face = town["face"]
    if face is None:
        return Text(_BACK if town["cards"] else voice.say("cli-pe-empty"))
    gang = _GANGS[face["gang"]]
    return Text.assemble((gang.letter, f"bold {gang.colour}"), (f" {_outlaw(voice, face)}", gang.colour))


def _saloon(voice: Voice, saloon: dict[str, Any]) -> Panel:
    """The saloon's deck, its card face down, and the last one drawn there."""
    lines = [Text(voice.say("cli-pe-cards", count=saloon["cards"]), style="dim")]
    if saloon["last"]:
        lines.append(Text(voice.say("cli-pe-last", card=voice.say("pe-saloon-card", card=saloon["last"]))))
    return _deck(f"{voice.say('cli-pe-saloon')} {_BACK}", lines, watched=False)


def _deck(name: str, lines: list[Text], *, watched: bool) -> Panel:
    shape = box.HEAVY if watched else box.ROUNDED
    return Panel(Group(Text(name, style="bold"), *lines), box=shape, width=_DECK_WIDTH, height=_DECK_HEIGHT, padding=0)


def _outlaw(voice: Voice, card: dict[str, Any]) -> str:
    star = _LEADER if card["leader"] else ""
    return star + voice.say("pe-outlaw", card=card["card"])


def _players(voice: Voice, view: dict[str, Any]) -> Table:
    """Everybody's stacks by gang, each with its number and its top card; then points, tokens and Dollars."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (_NAME_WIDTH, *[_STACK_WIDTH] * len(_GANGS)):
        table.add_column(width=width)
    heads = [_gang(voice, stack["gang"]) for stack in view["seats"][0]["stacks"]]
    table.add_row("", *heads, Text(voice.say("cli-pe-points"), style="dim"))
    for seat in view["seats"]:
        table.add_row(*_player(voice, view, seat))
    return table


def _gang(voice: Voice, gang: str) -> Text:
    """A gang's name, which begins with its letter."""
    name = voice.say("pe-gang", gang=gang)
    return Text.assemble((name[:1], f"bold {_GANGS[gang].colour}"), (name[1:], _GANGS[gang].colour))


def _player(voice: Voice, view: dict[str, Any], seat: dict[str, Any]) -> list[Text]:
    number = seat["seat"]
    bold = "bold" if number == view["to_move"] else ""
    who = Text.assemble(SEATS[number].mark(), " ", (voice.names[number], bold))
    who.truncate(_NAME_WIDTH, overflow="ellipsis")
    return [who, *(_stack(voice, stack) for stack in seat["stacks"]), Text(f"{seat['points']:>3}"), _tokens(seat)]


def _stack(voice: Voice, stack: dict[str, Any]) -> Text:
    """A stack: how many, a star where the leader is known to be in it, and the top card."""
    if not stack["count"]:
        return Text(_NONE, style="dim")
    known = stack["cards"] or [stack["top"]]
    star = _LEADER if any(card["leader"] for card in known) else ""
    name = voice.say("pe-outlaw", card=stack["top"]["card"])
    return Text.assemble((f"{stack['count']}{star}", "bold"), (f" {name}", _GANGS[stack["gang"]].colour))


def _tokens(seat: dict[str, Any]) -> Text:
    """Wanted tokens by their letters, the One token, and Dollars."""
    wanted = [
        (drawn.letter, f"bold {drawn.colour}") if gang in seat["wanted"] else (_NONE, "dim")
        for gang, drawn in _GANGS.items()
    ]
    return Text.assemble(*wanted, _ONE if seat["one"] else " ", _DOLLAR * (seat["dollars"] or 0))


def _notes(voice: Voice, view: dict[str, Any]) -> list[Text]:
    """What the row of decks has no room for."""
    head = voice.say("cli-pe-round", number=view["round"])
    if view["supremacy"]:
        gang = voice.say("pe-gang", gang=view["supremacy"])
        head += "   " + voice.say("cli-pe-supremacy", gang=gang)
    notes = [Text(head)]
    for town in view["towns"]:
        notes += _town_notes(voice, town)
    notes += _saloon_notes(voice, view["saloon"])
    cards = view["discard"]["cards"] or [view["discard"]["top"]]
    if view["discard"]["count"]:
        named = ", ".join(_outlaw(voice, card) for card in cards)
        notes.append(Text(voice.say("cli-pe-discard", cards=named), style="dim"))
    if view["out"]:
        named = ", ".join(_outlaw(voice, card) for card in view["out"])
        notes.append(Text(voice.say("cli-pe-out", cards=named), style="dim"))
    return notes


def _town_notes(voice: Voice, town: dict[str, Any]) -> list[Text]:
    name = voice.say("pe-town", town=town["town"])
    notes = []
    if town["under"]["count"]:
        cards = town["under"]["cards"]
        named = ", ".join(_outlaw(voice, card) for card in cards) if cards else str(town["under"]["count"])
        notes.append(Text(voice.say("cli-pe-under", town=name, cards=named), style="dim"))
    if town["first"]:
        gang = voice.say("pe-gang", gang=town["first"]["gang"])
        notes.append(Text(voice.say("cli-pe-known", town=name, card=_outlaw(voice, town["first"]), gang=gang)))
    if town["looked"]:
        names = _names(voice, town["looked"])
        notes.append(Text(voice.say("cli-pe-looked", town=name, names=names), style="dim"))
    if town["gone"] is not None:
        counts = " ".join(f"{drawn.letter}{_gone_of(town, gang)}" for gang, drawn in _GANGS.items())
        notes.append(Text(voice.say("cli-pe-gone", town=name, counts=counts), style="dim"))
    return notes


def _saloon_notes(voice: Voice, saloon: dict[str, Any]) -> list[Text]:
    notes = []
    if saloon["first"]:
        notes.append(Text(voice.say("cli-pe-known-saloon", card=voice.say("pe-saloon-card", card=saloon["first"]))))
    if saloon["looked"]:
        notes.append(Text(voice.say("cli-pe-looked-saloon", names=_names(voice, saloon["looked"])), style="dim"))
    spent = saloon["spent"] or saloon["gone"]
    if spent and any(spent.values()):
        counts = [f"{voice.say('pe-saloon-card', card=card)} ×{count}" for card, count in spent.items() if count]
        notes.append(Text(voice.say("cli-pe-gone-saloon", counts=", ".join(counts)), style="dim"))
    return notes


def _names(voice: Voice, seats: list[int]) -> str:
    return ", ".join(voice.names[seat] for seat in seats)


def _gone_of(town: dict[str, Any], gang: str) -> int:
    return sum(card["gang"] == gang for card in town["gone"])


def _legend(voice: Voice) -> Text:
    return Text(voice.say("cli-pe-legend", star=_LEADER, one=_ONE, dollar=_DOLLAR), style="dim")
