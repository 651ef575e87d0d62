"""Short facts: the games there are, and what a record was found to prove."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from saloon.bots import faults as bot_faults
from saloon.games import faults as game_faults
from saloon.games import game, games
from saloon.match.replay import Verified
from saloon.messages import languages
from saloon.terminal.pages import title
from saloon.terminal.screen import count
from saloon.terminal.voice import Voice


def show_games(voice: Voice) -> None:
    """Every game: its title and slug, how many play, in which languages, with which options."""
    for slug in games():
        seats = game(slug).players
        voice.console.print(Text.assemble((title(slug, voice.language), "bold"), f"  {slug}"))
        facts = voice.say("cli-games-facts", low=seats[0], high=seats[-1], languages=", ".join(languages()))
        voice.console.print(Padding(Text(facts), (0, 0, 0, 2)))
        for name, schema in game(slug).options_schema()["properties"].items():
            values = f"{name}={_values(schema)}"
            about = voice.say_one_of(f"option-{slug}-{name}-help", "")
            line = Text.assemble((values, "bold"), "  ", (about, ""))
            voice.console.print(Padding(line, (0, 0, 0, 4)))
    for fault in (*game_faults(), *bot_faults()):
        voice.complain(fault)


def _values(schema: dict[str, Any]) -> str:
    """The values an option may take, the usual one first."""
    usual = schema["default"]
    if "enum" in schema:
        return "|".join([usual, *(value for value in schema["enum"] if value != usual)])
    if schema["type"] == "boolean":
        return "true|false" if usual else "false|true"
    if schema["type"] == "integer":
        return f"{usual} ({schema['minimum']}–{schema['maximum']})"
    return ",".join(map(str, usual))


def show_verified(voice: Voice, path: Path, found: Verified) -> None:
    """What a record proves, and what it does not."""
    voice.tell("cli-verified" if found.proven else "cli-verified-unproven", file=str(path))
    lines = [voice.say("cli-verified-game", title=title(found.game, voice.language), moves=found.moves)]
    if found.result is None:
        lines.append(voice.say("cli-verified-unfinished"))
    else:
        scores = ", ".join(count(voice, game(found.game), score) for score in found.result.scores)
        winners = ", ".join(voice.say("cli-person", number=seat + 1) for seat in found.result.winners)
        lines.append(voice.say("cli-verified-result", scores=scores, winners=winners))
    if found.proven:
        lines.append(voice.say("cli-verified-seeded"))
    elif found.scripted:
        lines.append(voice.say("cli-verified-scripted"))
    else:
        lines.append(voice.say("cli-verified-other-rules", rules=found.rules, present=found.present))
        lines.append(voice.say("cli-verified-seed-agrees" if found.seeded else "cli-verified-seed-differs"))
    lines.append(voice.say("cli-commitment", commitment=found.commitment))
    for line in lines:
        voice.console.print(Text("  " + line), soft_wrap=True)
