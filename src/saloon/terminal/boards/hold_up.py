"""The board of Hold-up: the town from above with its loot and gangsters, the events in its gaps, the gangs.

Gangs keep their published colours, drawn in the palette of the house. A gangster is his gang's mark with his strength
and his firepower; who lies face down has a shaded back, and no numbers for those who have not looked at him.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import BRASS, DUSK, RUST, SAGE, Identity
from saloon.terminal.voice import Voice

_GANGS = (
    replace(RUST, letter="C"),
    replace(DUSK, letter="R"),
    replace(SAGE, letter="V"),
    replace(BRASS, letter="S"),
)
_BUILDING_WIDTH = 24
_GAP_WIDTH = 3
_IN_A_ROW = 3
_CORNERS = 6
_FREE, _BACK, _GUARD, _SKULL, _WOMAN = "·", "▒", "✪", "☠", "♀"
_CARD_WIDTH = 6
_ROLE_VALUES = ("strength", "firepower")


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: a seat is drawn as its gang."""
    return list(_GANGS[: view["players"]])


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_town(voice, view), _events(voice, view)]
    if view["step"] != "opening":
        parts.append(_streets(voice, view))
    parts.append(_players(voice, view))
    if "hand" in view and view["step"] != "over":
        parts.append(_hand(voice, view))
    return Group(*parts, _legend(voice))


def _town(voice: Voice, view: dict[str, Any]) -> Table:
    """Two rows of three buildings; the numbers between them are those of the events."""
    north_west, north, north_east, south_east, south, south_west = (
        _building(voice, view, corner) for corner in range(_CORNERS)
    )
    town = Table.grid()
    for width in (_BUILDING_WIDTH, _GAP_WIDTH, _BUILDING_WIDTH, _GAP_WIDTH, _BUILDING_WIDTH):
        town.add_column(width=width, justify="center", vertical="middle")
    town.add_row(north_west, _gap(view, 0), north, _gap(view, 1), north_east)
    town.add_row(_gap(view, 5), "", "", "", _gap(view, 2))
    town.add_row(south_west, _gap(view, 4), south, _gap(view, 3), south_east)
    return town


def _gap(view: dict[str, Any], spot: int) -> Text:
    """The number of an event, in bold if the viewer knows it."""
    return Text(f"[{spot + 1}]", style="bold" if view["events"][spot]["event"] else "dim")


def _building(voice: Voice, view: dict[str, Any], corner: int) -> Panel:
    building = view["buildings"][corner]
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(width=1)
    lines.add_column()
    lines.add_row("$", _loot(voice, building))
    for side in building["sides"]:
        letter = voice.say(f"cli-hu-letter-{side['street']}")
        for first in range(0, len(side["places"]), _IN_A_ROW):
            row = [_gangster(card) for card in side["places"][first : first + _IN_A_ROW]]
            shown = Text(voice.say("cli-hu-closed"), style="dim") if side["closed"] else Text(" ").join(row)
            lines.add_row(Text(letter, style="dim"), shown)
    lines.add_row("=", _sums(building["strengths"], building["strangers"]))
    name = voice.say(f"name-{building['building']}")
    edge = box.HEAVY if building["large"] else box.ROUNDED
    return Panel(lines, title=Text(name), box=edge, width=_BUILDING_WIDTH, padding=0)


def _sums(known: list[int], strangers: list[int]) -> Text:
    """What each gang comes to somewhere, as far as the viewer knows; a question mark where there may be more."""
    shown = Text()
    for seat, (points, unknown) in enumerate(zip(known, strangers, strict=True)):
        if points or unknown:
            mark = "?" if unknown else ""
            shown.append_text(_GANGS[seat].mark()).append(f"{points or ''}{mark} ")
    return shown


def _loot(voice: Voice, building: dict[str, Any]) -> Text:
    """The two tiles: what each is worth with its bonus, a star if it is guarded, and whose it is now."""
    if building["loot"] is None:
        return Text(f"{_BACK}{_BACK}  {_BACK}{_BACK}")
    shown = []
    for tile in building["loot"]:
        worth = Text(str(tile["worth"] + tile["bonus"]), style="bold" if tile["taker"] is None else "dim")
        if tile["guard"]:
            worth.append(_GUARD)
        if tile["taker"] is not None:
            worth.append("→").append_text(_GANGS[tile["taker"]].mark())
        shown.append(worth)
    return Text("  ").join(shown)


def _gangster(card: dict[str, Any] | None) -> Text:
    if card is None:
        return Text(_FREE.ljust(_CARD_WIDTH), style="dim")
    text = _GANGS[card["seat"]].mark()
    if card["face_down"]:
        text.append(_BACK)
    if card["role"]:
        text.append("/".join(str(card[value]) for value in _ROLE_VALUES))
    if card["fate"] == "discarded":
        text.stylize("dim")
    elif card["fate"] == "captured":
        text.stylize("strike")
    text.append(" " * max(_CARD_WIDTH - len(text), 0))
    return text


def _events(voice: Voice, view: dict[str, Any]) -> Table:
    """The six events by their numbers, as far as the viewer knows them, and who has looked at each."""
    shown = [_event(voice, view, number) for number in range(len(view["events"]))]
    table = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(shown), 2):
        table.add_row(*shown[first : first + 2])
    return table


def _event(voice: Voice, view: dict[str, Any], number: int) -> Text:
    event = view["events"][number]
    name = voice.say(f"hu-event-{event['event']}") if event["event"] else "?"
    where = voice.say(f"cli-hu-spot-{event['spot']}")
    text = Text.assemble((f"[{number + 1}] ", "dim"), (f"{where} ", "dim"), (name, "bold" if event["event"] else ""))
    if not event["face_up"] and event["seen_by"]:
        text.append(" ").append_text(Text.assemble(*(_GANGS[seat].mark() for seat in event["seen_by"])))
    return text


def _streets(voice: Voice, view: dict[str, Any]) -> Group:
    """The streets in the order of the settling: how well each gang is armed, and who captured whom."""
    return Group(*(_street(voice, street) for street in view["streets"]))


def _street(voice: Voice, street: dict[str, Any]) -> Text:
    text = Text(voice.say(f"cli-hu-street-{street['street']}"), style="" if street["settled"] else "bold")
    text.append(" ").append_text(_sums(street["firepower"], street["strangers"]))
    for sign in ("keg", "gun"):
        if street[sign]:
            text.append(f" {voice.say(f'cli-hu-{sign}')}", "bold")
    if street["captor"] is not None:
        money = voice.say("money", amount=street["bounty"])
        text.append("  ").append_text(_GANGS[street["captor"]].mark()).append(" × ")
        text.append_text(_GANGS[street["victim"]].mark()).append(f" {money}")
    return text


def _players(voice: Voice, view: dict[str, Any]) -> Table:
    """Everybody's cards and money; the first player has the skull, the one to move is bold."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    heads = ("hand", "pile", "face-down", "loot", "bounty", "money")
    for _ in heads:
        table.add_column(justify="right")
    table.add_row("", *(voice.say(f"cli-hu-{head}") for head in heads), style="dim")
    for gang in view["gangs"]:
        money = [voice.say("money", amount=gang[kind]) for kind in ("loot", "bounty", "money")]
        counts = [str(gang[kind]) for kind in ("hand", "pile", "face_down_left")]
        table.add_row(_name(voice, view, gang), *counts, *money)
    return table


def _name(voice: Voice, view: dict[str, Any], gang: dict[str, Any]) -> Text:
    seat = gang["seat"]
    skull = f"{_SKULL} " if seat == view["first"] else "  "
    style = "bold" if seat == view["to_move"] else ""
    name = f"{voice.names[seat]} ({voice.say('name-' + gang['gang'])})"
    return Text.assemble(skull, _GANGS[seat].mark(), " ", (name, style))


def _hand(voice: Voice, view: dict[str, Any]) -> Text:
    """The viewer's cards by role, with what they show."""
    roles = {role["role"]: role for role in view["roles"]}
    cards = [_card(voice, roles[word]) for word in view["hand"]]
    return Text(voice.say("cli-hu-your-hand", cards=", ".join(cards) or "–"))


def _card(voice: Voice, role: dict[str, Any]) -> str:
    numbers = "/".join(str(role[value]) for value in _ROLE_VALUES)
    money = voice.say("money", amount=role["bounty"])
    woman = _WOMAN if role["woman"] else ""
    return f"{voice.say('name-' + role['role'])}{woman} {numbers} {money}".replace(" ", "\N{NO-BREAK SPACE}")


def _legend(voice: Voice) -> Text:
    return Text(voice.say("cli-hu-legend", back=_BACK, guard=_GUARD, skull=_SKULL, woman=_WOMAN), style="dim")
