"""The worst mistakes of a seat, in words: what was chosen and what it cost, what would have been better and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from saloon.match import Match
from saloon.school.coach import Verdict
from saloon.school.mistakes import Mistake
from saloon.terminal.pages import title
from saloon.terminal.screen import said_and_written
from saloon.terminal.seating import chairs
from saloon.terminal.thoughts import percent, state_before, words
from saloon.terminal.voice import Voice


def show_mistakes(voice: Voice, match: Match, seat: int, found: Sequence[Mistake]) -> None:
    """Each of them: the choice, and the better one."""
    voice.game, voice.names = match.game.slug, [chair.name for chair in chairs(voice, match.seats)]
    heading = voice.say("cli-mistakes-title", title=title(match.game.slug, voice.language), name=voice.names[seat])
    voice.console.print(Rule(Text(heading, style="bold"), style="dim"))
    if not all(mistake.coaching.thought.compiled for mistake in found):
        voice.tell("cli-analysis-rough", style="dim")
    if not found:
        voice.tell("cli-mistakes-none")
    for number, mistake in enumerate(found, 1):
        verdicts = {one.code: one for one in mistake.coaching.verdicts}
        made, best = verdicts[mistake.moment.code], verdicts[mistake.coaching.thought.code]
        voice.console.print(Text(f" {number}. {_choice(voice, match, mistake, made, 'cli-mistakes-made')}"))
        _grounds(voice, made)
        voice.console.print(Text(f"    {_choice(voice, match, mistake, best, 'cli-mistakes-best')}", style="bold"))
        _grounds(voice, best)


def _choice(voice: Voice, match: Match, mistake: Mistake, verdict: Verdict, key: str) -> str:
    """A choice and the chance of winning after it."""
    choice = match.game.choice(state_before(match, mistake.moment.move), verdict.code)
    chance = percent(voice, verdict.chance)
    return voice.say(key, move=mistake.moment.move + 1, choice=said_and_written(voice, choice), chance=chance)


def _grounds(voice: Voice, verdict: Verdict) -> None:
    for ground in words(voice, verdict.grounds):
        voice.console.print(Padding(Text(f"· {ground}", style="dim"), (0, 0, 0, 6), expand=False))
