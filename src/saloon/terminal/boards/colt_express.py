"""The board of Colt Express: the train from the locomotive to the caboose, roofs above, with all that is on it and
beside it.

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
_FLASK, _HORSE, _SHOTGUN = "⚗", "♞", "‡"
_FLOORS = ("roof", "inside")
_PICKED_ALONE = ("draw", "pass", "keep no more", "board", "ride-on")  # secret choices that name no card
_EMPTY: dict[str, Any] = {"purses": [], "jewels": 0, "strongboxes": 0}


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: a seat is drawn as its bandit, or as itself until it has one and where it has two."""
    return [_face(view, seat) for seat in range(view["players"])]


def _face(view: dict[str, Any], seat: int) -> Identity:
    own = view["seats"][seat]["bandits"]
    return SEATS[seat] if len(own) > 1 else _BANDITS.get(view["bandits"][own[0]]["character"], SEATS[seat])


def _mark(bandit: dict[str, Any]) -> Text:
    return _BANDITS.get(bandit["character"], SEATS[bandit["seat"]]).mark()


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_train(voice, view)]
    if "coach" in view:
        parts += [_coach(voice, view), *(Text(line) for line in _beside(voice, view))]
    if view.get("traveller"):
        parts.append(Text(_traveller(voice, view["traveller"])))
    parts.append(_players(voice, view))
    if view["card"]:
        parts.append(_round(voice, view))
    if view["pile"] and view["to_move"] is not None:
        parts.append(_pile(voice, view))
    parts += [Text(line) for line in _secrets(voice, view)]
    return Group(*parts, _legend(voice, view))


def _cars(view: dict[str, Any]) -> list[dict[str, Any]]:
    """All that stands on the rails, from the front: the time-travel car, if there is one, then the train."""
    front = [{"car": "time", "roof": _EMPTY, **view["time_car"]}] if "time_car" in view else []
    return [*front, *view["train"]]


def _width(view: dict[str, Any]) -> int:
    return min(_WIDEST_CAR, _BOARD_WIDTH // len(_cars(view)))


def _train(voice: Voice, view: dict[str, Any]) -> Text:
    """Car by car: the roof, the inside between walls, the number that moves call the car by, the horses beside it."""
    width = _width(view)
    columns = [_car(voice, view, car, width, _cars(view)) for car in _cars(view)]
    if "coach" in view:
        for car, column in zip(_cars(view), columns, strict=True):
            column.append(_padded(Text(f" {_HORSE}{car['horses']}" if car["horses"] else ""), width))
    lines = [Text.assemble(*line) for line in zip(*columns, strict=True)]
    return Text("\n").join(line for line in lines if line.plain.strip())


def _coach(voice: Voice, view: dict[str, Any]) -> Text:
    """The stagecoach, beside the car it faces."""
    width = _width(view)
    coach = {"car": "coach", **view["coach"]}
    before = [car["car"] for car in _cars(view)].index(view["coach"]["facing"])
    column = _car(voice, view, coach, width, [coach])
    return Text("\n").join(Text(" " * (before * width)) + line for line in column)


def _car(voice: Voice, view: dict[str, Any], car: dict[str, Any], width: int, row: list[dict[str, Any]]) -> list[Text]:
    """One car of a row; all cars of a row are equally high."""
    inner = width - 2
    roof = [_padded(Text(" ") + line, width) for line in _floor(view, car, "roof", inner, row)]
    rooms = [
        Text.assemble(("│", "dim"), _padded(line, inner), ("│", "dim"))
        for line in _floor(view, car, "inside", inner, row)
    ]
    top = Text("┌" + "─" * inner + "┐", style="dim")
    label = _label(voice, view, car["car"])[:inner]
    bottom = Text.assemble(("└", "dim"), label, ("─" * (inner - len(label)) + "┘", "dim"))
    return [*roof, top, *rooms, bottom]


def _label(voice: Voice, view: dict[str, Any], car: int | str) -> str:
    if car in ("coach", "time"):
        return voice.say(f"cli-ce-{car}")
    if car == 0:
        return voice.say("cli-ce-locomotive")
    if car == len(view["train"]) - 1:
        return voice.say("cli-ce-caboose", car=car)
    return str(car)


def _floor(view: dict[str, Any], car: dict[str, Any], floor: str, width: int, row: list[dict[str, Any]]) -> list[Text]:
    """One floor of a car: those who stand there, in as many lines as the fullest car needs, and the loot."""
    in_a_line = width // _MARK_WIDTH
    fullest = max(len(_standing(view, other["car"], floor)) for other in row)
    lines = max(1, -(-fullest // in_a_line))
    marks = _standing(view, car["car"], floor)
    if floor == "inside" and car["car"] == view["marshal"]:
        marks = [Text(_MARSHAL if marks else f"{_MARSHAL} Marshal", style="bold"), *marks]
    if floor == "roof" and _has_shotgun(view, car["car"]):
        marks = [Text(_SHOTGUN if marks else f"{_SHOTGUN} Shotgun", style="bold"), *marks]
    rows = [Text.assemble(*marks[i * in_a_line : (i + 1) * in_a_line]) for i in range(lines)]
    any_loot = any(_loot(other[floor]) for other in row)
    return [*rows, Text(_loot(car[floor]))] if any_loot else rows


def _has_shotgun(view: dict[str, Any], car: int | str) -> bool:
    if "coach" not in view:
        return False
    return bool(car == ("coach" if view["shotgun"] == "coach" else view["coach"]["facing"]))


def _standing(view: dict[str, Any], car: int | str, floor: str) -> list[Text]:
    return [_mark(bandit) for bandit in view["bandits"] if (bandit["car"], bandit["floor"]) == (car, floor)]


def _loot(lying: dict[str, Any]) -> str:
    counted = (
        (_PURSE, len(lying["purses"])),
        (_JEWEL, lying["jewels"]),
        (_STRONGBOX, lying["strongboxes"]),
        (_FLASK, len(lying.get("flasks", ()))),
    )
    return " ".join(f"{sign}{count}" for sign, count in counted if count)


def _padded(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, pad=True)
    return text


def _beside(voice: Voice, view: dict[str, Any]) -> Iterable[str]:
    """Who waits in the coach to be taken hostage, and who still rides before the first round."""
    if view["hostages"]:
        names = ", ".join(voice.say(f"name-{hostage}") for hostage in view["hostages"])
        yield voice.say("cli-ce-hostages", names=names)
    if view["attack"]:
        riding = ", ".join(voice.say(f"name-{bandit}") for bandit in view["attack"]["riding"])
        yield voice.say("cli-ce-riding", names=riding, wagon=view["attack"]["wagon"])


def _traveller(voice: Voice, traveller: dict[str, Any]) -> str:
    """That somebody is away in time, and where to if the viewer knows."""
    if traveller["hideout"] is None:
        return voice.say("cli-ce-away", bandit=traveller["bandit"])
    return voice.say("cli-ce-hidden", bandit=traveller["bandit"], place=traveller["hideout"])


def _players(voice: Voice, view: dict[str, Any]) -> Table:
    """Everybody's cards, bullets and loot, by kind; the cards of two bandits of one player stand with the first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    expert = "discard" in view["seats"][0]
    flasks = [_FLASK] if "coach" in view else []
    heads = ["hand", "deck", *(["discard"] if expert else []), "bullets", "received"]
    signs = [_PURSE, _JEWEL, _STRONGBOX, *flasks]
    for _ in range(len(heads) + len(signs) + 1):
        table.add_column(justify="right")
    named = [voice.say(f"cli-ce-{head}") for head in heads]
    table.add_row("", *named, *signs, voice.say("cli-ce-known"), style="dim")
    for number, bandit in enumerate(view["bandits"]):
        first = view["seats"][bandit["seat"]]["bandits"][0] == number
        cards = [str(bandit["hand"]), str(bandit["deck"]), *([str(bandit["discard"]["size"])] if expert else [])]
        numbers = [*(cards if first else [""] * len(cards)), str(bandit["bullets"]), str(bandit["received"])]
        loot = [str(bandit[kind]) for kind in ("purses", "jewels", "strongboxes")]
        loot += [str(len(bandit["flasks"]))] if flasks else []
        table.add_row(_name(voice, view, bandit, first=first), *numbers, *loot, _known_money(voice, bandit))
    return table


def _name(voice: Voice, view: dict[str, Any], bandit: dict[str, Any], *, first: bool) -> Text:
    """A player and his bandit, with his team and his hostage; the First Player is flagged, the one to move is bold."""
    seat = bandit["seat"]
    flag = "► " if seat == view["first"] and first else "  "
    team = view["seats"][seat]["team"]
    words = [] if bandit["character"] == "nobody" else [voice.say("name-" + bandit["character"])]
    words += [] if team is None else [voice.say("cli-ce-team", number=team + 1)]
    words += [voice.say(f"name-{bandit['hostage']}")] if bandit.get("hostage") else []
    words += [voice.say("cli-ce-gone")] if bandit.get("gone") else []
    style = "bold" if seat == view["to_move"] else ""
    name = voice.names[seat] if first else "  "
    return Text.assemble(flag, _mark(bandit), " ", (name + (f" ({', '.join(words)})" if words else ""), style))


def _known_money(voice: Voice, bandit: dict[str, Any]) -> str:
    """What the viewer knows a bandit's loot to be worth; a question mark stands for the rest."""
    unknown = bandit["purses"] > len(bandit["known_purses"])
    return _money(voice, bandit["known_money"]) + (" + ?" if unknown else "")


def _money(voice: Voice, amount: int) -> str:
    return voice.say("money", amount=amount)


def _round(voice: Voice, view: dict[str, Any]) -> Text:
    """The round card: its number and event, its turns, the present one in brackets, and the cards it lets one keep."""
    card = view["card"]
    event = voice.say(f"name-{card['name']}")
    key = "cli-ce-station" if card["station"] else "cli-ce-round"
    heading = voice.say(key, number=view["round"], rounds=view["rounds"], event=event)
    text = Text.assemble((heading, "bold"), " ")
    for number, turn in enumerate(card["turns"]):
        word = voice.say(f"name-{turn}")
        text.append(f" [{word}]" if number == card["turn"] else f" {word}", "bold" if number == card["turn"] else "")
    if card.get("keep"):
        text.append("  " + voice.say("cli-ce-keep", count=card["keep"]))
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
        who = _BANDITS.get(played["bandit"], SEATS[played["seat"]])
        text.append(" ›" if now else "  ", "bold").append_text(who.mark())
        text.append(f" {back}{card}".replace(" ", "\N{NO-BREAK SPACE}"), "bold" if now else "")
    return text


def _secrets(voice: Voice, view: dict[str, Any]) -> Iterable[str]:
    """What only some know: the viewer's hand, his flasks and secret choices, and the purses whose value he has seen."""
    if "hand" in view:
        yield voice.say("cli-ce-your-hand", cards=_listed(voice, view["hand"]))
    if view.get("discard"):
        yield voice.say("cli-ce-your-discard", cards=_listed(voice, view["discard"]))
    if view.get("picked"):
        yield voice.say("cli-ce-picked", choices=", ".join(picked(voice, pick) for pick in view["picked"]))
    flasks = [
        flask for bandit in view["bandits"] for flask in bandit.get("flasks", ()) if bandit["seat"] == view["seat"]
    ]
    if flasks:
        yield voice.say("cli-ce-flasks", flasks=", ".join(_flask(voice, flask) for flask in flasks))
    places = [(car, floor) for car in view["train"] for floor in _FLOORS]
    known = [
        voice.say(f"cli-ce-purse-{floor}", car=car["car"], value=_money(voice, purse["value"]))
        for car, floor in places
        for purse in car[floor]["purses"]
        if purse["value"] is not None
    ]
    if known:
        yield voice.say("cli-ce-known-purses", purses="; ".join(known))


def _flask(voice: Voice, flask: dict[str, Any]) -> str:
    return voice.say(f"name-half-{flask['kind']}" if flask["half"] else f"name-{flask['kind']}")


def _listed(voice: Voice, cards: dict[str, int]) -> str:
    """Cards by name, each with its bandit where a hand holds those of two."""
    words = [_card(voice, card) + (f" ×{count}" if count > 1 else "") for card, count in cards.items()]
    return ", ".join(words) or "–"


def picked(voice: Voice, pick: str) -> str:
    """A secret choice in the language: a verb with its card, a verb alone, or the bandit in the left fist."""
    verb, _, card = pick.partition(" ")
    if pick in _PICKED_ALONE:
        return voice.say(f"cli-ce-pick-{pick.replace(' ', '-')}")
    return voice.say(f"cli-ce-pick-{verb}", card=_card(voice, card)) if card else voice.say(f"name-{pick}")


def _card(voice: Voice, word: str) -> str:
    bandit, _, card = word.rpartition(" ")
    name = voice.say(f"name-{card}")
    return voice.say("cli-ce-card-of", card=name, bandit=bandit) if bandit else name


def _legend(voice: Voice, view: dict[str, Any]) -> Text:
    signs = {"purse": _PURSE, "jewel": _JEWEL, "strongbox": _STRONGBOX, "marshal": _MARSHAL, "back": _BACK}
    text = voice.say("cli-ce-legend", **signs)
    if "coach" in view:
        text += "\n" + voice.say("cli-ce-legend-coach", flask=_FLASK, horse=_HORSE, shotgun=_SHOTGUN)
    return Text(text, style="dim")
