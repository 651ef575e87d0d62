"""The board of Colt Express: the train from the locomotive to the caboose, roofs above, with all that is on it.

Bandits keep their published colours, drawn in the palette of the house; white has none there, so Ghost is brass.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import BRASS, DUSK, INK, PLUM, RUST, SAGE, SEATS, Identity
from saloon.terminal.voice import Voice

_BANDITS = {
    "ghost": replace(BRASS, letter="G"),
    "doc": replace(DUSK, letter="D"),
    "tuco": replace(RUST, letter="T"),
    "django": replace(INK, letter="J"),
    "cheyenne": replace(SAGE, letter="C"),
    "belle": replace(PLUM, letter="B"),
}
_BOARD_WIDTH = 80
_WIDEST_CAR = 18
_MARK_WIDTH = 2
_PURSE, _JEWEL, _STRONGBOX, _MARSHAL, _BACK = "$", "✦", "▣", "✪", "▒"
_FLOORS = ("roof", "inside")


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: a seat is drawn as its bandit, or as itself until it has one."""
    return [_BANDITS.get(bandit["character"], SEATS[bandit["seat"]]) for bandit in view["bandits"]]


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_train(voice, view), _players(voice, view)]
    if view["card"]:
        parts.append(_round(voice, view))
    if view["pile"] and view["to_move"] is not None:
        parts.append(_pile(voice, view))
    parts += [Text(line) for line in _secrets(voice, view)]
    return Group(*parts, _legend(voice))


def _train(voice: Voice, view: dict[str, Any]) -> Text:
    """Car by car: the roof, the inside between walls, and the number that moves call the car by."""
    width = min(_WIDEST_CAR, _BOARD_WIDTH // len(view["train"]))
    columns = [_car(voice, view, car, width) for car in view["train"]]
    return Text("\n").join(Text.assemble(*line) for line in zip(*columns, strict=True))


def _car(voice: Voice, view: dict[str, Any], car: dict[str, Any], width: int) -> list[Text]:
    inner = width - 2
    roof = [_padded(Text(" ") + line, width) for line in _floor(view, car, "roof", inner)]
    rooms = [
        Text.assemble(("│", "dim"), _padded(line, inner), ("│", "dim")) for line in _floor(view, car, "inside", inner)
    ]
    top = Text("┌" + "─" * inner + "┐", style="dim")
    label = _label(voice, view, car["car"])[:inner]
    bottom = Text.assemble(("└", "dim"), label, ("─" * (inner - len(label)) + "┘", "dim"))
    return [*roof, top, *rooms, bottom]


def _label(voice: Voice, view: dict[str, Any], car: int) -> str:
    if car == 0:
        return voice.say("cli-ce-locomotive")
    if car == len(view["train"]) - 1:
        return voice.say("cli-ce-caboose", car=car)
    return str(car)


def _floor(view: dict[str, Any], car: dict[str, Any], floor: str, width: int) -> list[Text]:
    """One floor of a car: those who stand there, in as many lines as the fullest car needs, and the loot."""
    in_a_line = width // _MARK_WIDTH
    fullest = max(len(_standing(view, other["car"], floor)) for other in view["train"])
    lines = max(1, -(-fullest // in_a_line))
    marks = _standing(view, car["car"], floor)
    if floor == "inside" and car["car"] == view["marshal"]:
        marks = [Text(_MARSHAL if marks else f"{_MARSHAL} Marshal", style="bold"), *marks]
    rows = [Text.assemble(*marks[i * in_a_line : (i + 1) * in_a_line]) for i in range(lines)]
    any_loot = any(_loot(other[floor]) for other in view["train"])
    return [*rows, Text(_loot(car[floor]))] if any_loot else rows


def _standing(view: dict[str, Any], car: int, floor: str) -> list[Text]:
    identities = faces(view)
    return [
        identity.mark()
        for bandit, identity in zip(view["bandits"], identities, strict=True)
        if (bandit["car"], bandit["floor"]) == (car, floor)
    ]


def _loot(lying: dict[str, Any]) -> str:
    counted = ((_PURSE, len(lying["purses"])), (_JEWEL, lying["jewels"]), (_STRONGBOX, lying["strongboxes"]))
    return " ".join(f"{sign}{count}" for sign, count in counted if count)


def _padded(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def _players(voice: Voice, view: dict[str, Any]) -> Table:
    """Everybody's cards, bullets and loot, by kind."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    expert = bool(view["options"].get("expert"))
    heads = ["hand", "deck", *(["discard"] if expert else []), "bullets", "received"]
    for _ in range(len(heads) + 4):
        table.add_column(justify="right")
    named = [voice.say(f"cli-ce-{head}") for head in heads]
    table.add_row("", *named, _PURSE, _JEWEL, _STRONGBOX, voice.say("cli-ce-known"), style="dim")
    for bandit, identity in zip(view["bandits"], faces(view), strict=True):
        discard = [str(bandit["discard"]["size"])] if expert else []
        numbers = [str(bandit["hand"]), str(bandit["deck"]), *discard, str(bandit["bullets"]), str(bandit["received"])]
        loot = [str(bandit[kind]) for kind in ("purses", "jewels", "strongboxes")]
        table.add_row(_name(voice, view, bandit, identity), *numbers, *loot, _known_money(voice, bandit))
    return table


def _name(voice: Voice, view: dict[str, Any], bandit: dict[str, Any], identity: Identity) -> Text:
    """A player and his bandit; the First Player is flagged, the one to move is bold."""
    seat = bandit["seat"]
    flag = "► " if seat == view["first"] else "  "
    character = "" if bandit["character"] == "nobody" else f" ({voice.say('name-' + bandit['character'])})"
    style = "bold" if seat == view["to_move"] else ""
    return Text.assemble(flag, identity.mark(), " ", (voice.names[seat] + character, style))


def _known_money(voice: Voice, bandit: dict[str, Any]) -> str:
    """What the viewer knows a bandit's purses and cash to be worth; a question mark stands for the rest."""
    known = bandit["cash"] + sum(bandit["known_purses"])
    unknown = bandit["purses"] > len(bandit["known_purses"])
    return _money(voice, known) + (" + ?" if unknown else "")


def _money(voice: Voice, amount: int) -> str:
    return voice.say("money", amount=amount)


def _round(voice: Voice, view: dict[str, Any]) -> Text:
    """The round card: its number and event, its turns, the present one in brackets."""
    card = view["card"]
    event = voice.say(f"name-{card['name']}")
    key = "cli-ce-station" if card["station"] else "cli-ce-round"
    heading = voice.say(key, number=view["round"], rounds=view["rounds"], event=event)
    text = Text.assemble((heading, "bold"), " ")
    for number, turn in enumerate(card["turns"]):
        word = voice.say(f"name-{turn}")
        text.append(f" [{word}]" if number == card["turn"] else f" {word}", "bold" if number == card["turn"] else "")
    return text


def _pile(voice: Voice, view: dict[str, Any]) -> Text:
    """The common pile, first card first. Once it is being carried out: from the present card on, which stands out."""
    text = Text(voice.say("cli-ce-pile"))
    for number, played in enumerate(view["pile"]):
        if number < (view["resolving"] or 0):
            continue
        now = number == view["resolving"]
        card = voice.say(f"name-{played['card']}") if played["card"] else ""
        back = _BACK if played["face_down"] else ""
        text.append(" ›" if now else "  ", "bold").append_text(_BANDITS[played["bandit"]].mark())
        text.append(f" {back}{card}".replace(" ", "\N{NO-BREAK SPACE}"), "bold" if now else "")
    return text


def _secrets(voice: Voice, view: dict[str, Any]) -> Iterable[str]:
    """What only some know: the viewer's hand, and the purses on the train whose value he has seen."""
    if "hand" in view:
        yield voice.say("cli-ce-your-hand", cards=_listed(voice, view["hand"]))
    if view.get("discard"):
        yield voice.say("cli-ce-your-discard", cards=_listed(voice, view["discard"]))
    places = [(car, floor) for car in view["train"] for floor in _FLOORS]
    known = [
        voice.say(f"cli-ce-purse-{floor}", purse=purse["purse"], car=car["car"], value=_money(voice, purse["value"]))
        for car, floor in places
        for purse in car[floor]["purses"]
        if purse["value"] is not None
    ]
    if known:
        yield voice.say("cli-ce-known-purses", purses="; ".join(known))


def _listed(voice: Voice, cards: dict[str, int]) -> str:
    words = [voice.say(f"name-{card}") + (f" ×{count}" if count > 1 else "") for card, count in cards.items()]
    return ", ".join(words) or "–"


def _legend(voice: Voice) -> Text:
    signs = {"purse": _PURSE, "jewel": _JEWEL, "strongbox": _STRONGBOX, "marshal": _MARSHAL, "back": _BACK}
    return Text(voice.say("cli-ce-legend", **signs), style="dim")
