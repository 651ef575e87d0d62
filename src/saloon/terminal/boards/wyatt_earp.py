"""The board of Wyatt Earp: a line for every poster, with the reward and everybody's cards on that outlaw; then hands.

A group is written as its outlaw cards and signs for its sheriff cards, and what it counts: `3◉$ 12`.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from saloon.terminal.identity import SEATS, Identity
from saloon.terminal.voice import Voice

_PHOTO, _BANK, _STAGECOACH, _GUN, _HIDEOUT, _CAPTURED, _SHUT = "◉", "$", "≡", "✶", "▒", "✔", "·"
_NAME_WIDTH = 10  # of a player, above his column: four columns fit beside the posters


def faces(view: dict[str, Any]) -> list[Identity]:
    """Who is who: each seat is itself."""
    return list(SEATS[: view["players"]])


def draw(voice: Voice, view: dict[str, Any], seat: int | None) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_posters(voice, view), Text(_cards(voice, view))]
    parts += [Text(line) for line in _in_play(voice, view)]
    if "hand" in view and not view["over"]:
        parts.append(Text(voice.say("cli-we-your-hand", cards=_listed(voice, view["hand"])), style="bold"))
    if view["discard"].get("cards"):
        parts.append(Text(voice.say("cli-we-search", cards=_listed(voice, view["discard"]["cards"]))))
    return Group(*parts, _legend(voice))


def _posters(voice: Voice, view: dict[str, Any]) -> Table:
    """Posters by players, and below them everybody's money and cards."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    for _ in view["seats"]:
        table.add_column(justify="right", no_wrap=True)
    heads = [_player(voice, view, player["seat"]) for player in view["seats"]]
    table.add_row(Text(voice.say("cli-we-round", number=view["round"]), "bold"), "", "", *heads)
    for poster in view["posters"]:
        cells = [_group(_found(player, poster["outlaw"])) for player in view["seats"]]
        table.add_row(_outlaw(voice, poster), _money(voice, poster["reward"]), _points(poster), *cells)
    money = [Text(_money(voice, player["money"]), "bold") for player in view["seats"]]
    table.add_row(Text(voice.say("cli-we-money"), "dim"), "", "", *money)
    table.add_row(Text(voice.say("cli-we-hand"), "dim"), "", "", *(str(player["hand"]) for player in view["seats"]))
    return table


def _player(voice: Voice, view: dict[str, Any], seat: int) -> Text:
    """A player above his column; whoever is to move is bold, and the player on turn has an arrow."""
    arrow = "►" if seat == view["turn"] else ""
    name = voice.names[seat][:_NAME_WIDTH]
    return Text.assemble(arrow, SEATS[seat].mark(), " ", (name, "bold" if seat == view["to_move"] else ""))


def _outlaw(voice: Voice, poster: dict[str, Any]) -> Text:
    return Text(voice.say(f"name-{poster['outlaw']}"), "" if poster["opened"] else "dim")


def _points(poster: dict[str, Any]) -> str:
    """Points in all, with a mark if they would capture now; a dot for an outlaw not opened."""
    if not poster["opened"]:
        return f"{_SHUT} "
    return f"{poster['points']}{_CAPTURED if poster['captured'] else ' '}"


def _found(player: dict[str, Any], outlaw: str) -> dict[str, Any] | None:
    return next((group for group in player["groups"] if group["outlaw"] == outlaw), None)


def _group(group: dict[str, Any] | None) -> Text:
    """One player's cards of one outlaw, and what they count."""
    if group is None:
        return Text(_SHUT, "dim")
    cards = str(group["outlaws"]) if group["outlaws"] else ""
    signs = _PHOTO * group["photo"] + _BANK * group["bank"] + _STAGECOACH * group["stagecoach"] + _GUN * group["gun"]
    if group["hideout"]:
        return Text(f"{_HIDEOUT}{cards}{signs}{_HIDEOUT}", "dim")
    return Text.assemble(f"{cards}{signs} ", (str(group["points"]), "bold"))


def _cards(voice: Voice, view: dict[str, Any]) -> str:
    """The pile and the discard."""
    key = "cli-we-pile-again" if view["reshuffled"] else "cli-we-pile"
    top = view["discard"]["top"]
    shown = voice.say(f"name-{top}") if top else "–"
    return voice.say(key, pile=view["pile"], discard=view["discard"]["size"], top=shown)


def _in_play(voice: Voice, view: dict[str, Any]) -> list[str]:
    """The sheriff card in play, and the last shot."""
    lines = []
    if view["playing"]:
        lines.append(voice.say("cli-we-playing", card=voice.say(f"name-{view['playing']}")))
    if view["shown"]:
        key = "cli-we-hit" if view["shown"]["hit"] else "cli-we-miss"
        lines.append(voice.say(key, card=voice.say(f"name-{view['shown']['card']}")))
    return lines


def _listed(voice: Voice, cards: dict[str, int]) -> str:
    words = [voice.say(f"name-{card}") + (f" ×{count}" if count > 1 else "") for card, count in cards.items()]
    return ", ".join(words) or "–"


def _money(voice: Voice, amount: int) -> str:
    return voice.say("money", amount=amount)


def _legend(voice: Voice) -> Text:
    signs = {"photo": _PHOTO, "bank": _BANK, "stagecoach": _STAGECOACH, "gun": _GUN, "hideout": _HIDEOUT}
    return Text(voice.say("cli-we-legend", captured=_CAPTURED, **signs), style="dim")
