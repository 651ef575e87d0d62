"""What is on the screen while a game is played: board, story, question, choices, and at the end the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from saloon.engine import Choice, Event, Game
from saloon.engine.words import Points
from saloon.match import Match
from saloon.rulebook import Thing
from saloon.terminal.boards import board, faces
from saloon.terminal.pages import title
from saloon.terminal.voice import Voice

_LONGEST_STORY = 16  # sentences; the log has the others
_LONGEST_LIST = 16  # choices one below the other; more of them are grouped and leave the board the last word
_LARGEST_GROUP = 12


def sentences(voice: Voice, events: Iterable[Event]) -> list[str]:
    """Events in words; an empty message is not said, and what is said several times in a row once, with a count."""
    said = filter(None, (voice.say(event.key, **event.args) for event in events))
    told = [(sentence, len(list(same))) for sentence, same in groupby(said)]
    return [sentence if times == 1 else f"{sentence} ×{times}" for sentence, times in told]


def show_turn(voice: Voice, match: Match, seat: int, since: int) -> None:
    """Everything a person needs in order to choose; `since` is the number of events already told."""
    voice.clear()
    choices = match.offers()
    many = len(choices) > _LONGEST_LIST
    if many:
        show_many_choices(voice, choices)
    show_board(voice, match, seat)
    show_story(voice, match.events(since, seat))
    show_question(voice, match, seat)
    if not many:
        show_choices(voice, choices)


def show_board(voice: Voice, match: Match, seat: int | None) -> None:
    """A heading and the board."""
    heading = voice.say(
        "cli-heading", title=title(match.game.slug, voice.language), move=match.played + (not match.over)
    )
    voice.console.print(Rule(Text(heading, style="bold"), style="dim"))
    voice.console.print(board(match.game.slug, voice, match.view(seat), seat))


def show_story(voice: Voice, events: list[Event]) -> None:
    """What has happened, the latest last; only the latest, if it is much."""
    told = sentences(voice, events)
    if len(told) > _LONGEST_STORY:
        voice.tell("cli-earlier", style="dim", count=len(told) - _LONGEST_STORY)
    show_sentences(voice, told[-_LONGEST_STORY:])


def show_sentences(voice: Voice, told: list[str]) -> None:
    """A story, sentence by sentence."""
    for sentence in told:
        voice.console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


def show_question(voice: Voice, match: Match, seat: int) -> None:
    """What must be decided now, in one sentence."""
    view = match.view(seat)
    question = voice.say_one_of(match.game.question(view), "board-your-choice")
    mark = faces(match.game.slug, view)[seat].mark()
    voice.console.print(Text.assemble(mark, " ", (voice.names[seat], "bold"), " · ", question))


def said(voice: Voice, choice: Choice) -> str:
    """A choice in words; as it is written, where a game has no words for it."""
    return voice.say_one_of(choice.key, choice.text, **choice.args)


def said_and_written(voice: Voice, choice: Choice) -> str:
    """The same, with its notation where people may write it."""
    told = said(voice, choice)
    return voice.say("cli-written", choice=told, text=choice.notation) if choice.notation else told


def show_choices(voice: Voice, choices: list[Choice]) -> None:
    """The numbered choices: what each means, and how it may be written."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="bold")
    rows.add_column()
    rows.add_column(style="dim")
    for number, choice in enumerate(choices, 1):
        rows.add_row(f" {number}", Text(said(voice, choice)), Text(choice.notation))
    voice.console.print(rows)


def show_things(voice: Voice, things: Iterable[tuple[Thing, str]]) -> None:
    """What things do, each by its name and with the clause that says more."""
    for thing, clause in things:
        line = Text.assemble((thing.name, "bold"), "  ", thing.says, "  ", (clause, "dim"))
        voice.console.print(Padding(line, (0, 0, 0, 2), expand=False))


def show_many_choices(voice: Voice, choices: list[Choice]) -> None:
    """The numbered choices in groups: what all of a group begin with, then side by side how they go on."""
    for group in _grouped(list(enumerate(choices, 1))):
        told = [said(voice, choice).split(" ") for _, choice in group]
        alike = _alike(told)
        noted = [choice.notation.split(" ") for _, choice in group]
        written = " ".join([*noted[0][: _alike(noted)], "…"]) if all(map(any, noted)) else ""
        ends = [_numbered(number, words[alike:]) for (number, _), words in zip(group, told, strict=True)]
        if len(group) > 1:
            begin = " ".join([*told[0][:alike], "…"])
            voice.console.print(Text.assemble("    ", begin, "  ", (written, "dim")))
            voice.console.print(Columns(ends, padding=(0, 2), equal=True, column_first=True))
        else:
            voice.console.print(Text.assemble(_numbered(group[0][0], told[0]), "  ", (group[0][1].notation, "dim")))


def _numbered(number: int, words: list[str]) -> Text:
    return Text.assemble((f"{number:>3}", "bold"), " ", " ".join(words))


def _grouped(choices: list[tuple[int, Choice]], words: int = 1) -> Iterator[list[tuple[int, Choice]]]:
    """Neighbours whose notation begins with the same word; if many do and they fall into groups again, two words."""
    for _, alike in groupby(choices, lambda numbered: numbered[1].text.split(" ")[:words]):
        group = list(alike)
        longest = max(len(choice.text.split(" ")) for _, choice in group)
        smaller = list(_grouped(group, words + 1)) if len(group) > _LARGEST_GROUP and words < longest else [group]
        yield from smaller if 2 * len(smaller) <= len(group) else [group]


def _alike(lists: list[list[str]]) -> int:
    """How many words all of several sentences begin with, if each goes on after them."""
    together = list(takewhile(lambda same: len(set(same)) == 1, zip(*lists, strict=False)))
    return min(len(together), *(len(words) - 1 for words in lists))


def show_ending(voice: Voice, match: Match) -> None:
    """The score line by line, the ranking, and what proves that the shuffles were fair."""
    result = match.result
    if result is None:
        return
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right")
    rows.add_column()
    rows.add_column(justify="right")
    identities = faces(match.game.slug, match.view(None))
    place = 1
    for equals in result.ranking:
        for seat in equals:
            name = Text.assemble(identities[seat].mark(), " ", voice.names[seat])
            rows.add_row(f"{place}.", name, Text(count(voice, match.game, result.scores[seat])), style="bold")
            for part in result.parts[seat]:
                said = Text("  " + voice.say(part.key, **part.args))
                rows.add_row("", said, Text(count(voice, match.game, part.points)))
        place += len(equals)
    voice.console.print(Rule(Text(voice.say("cli-result"), style="bold"), style="dim"))
    voice.console.print(rows)
    winners = [voice.names[seat] for seat in result.winners]
    voice.tell("cli-winner", style="bold", count=len(winners), names=", ".join(winners))
    show_proof(voice, match)


def count(voice: Voice, game: Game, points: Points) -> str:
    """Points as people of that game count them."""
    return voice.say("balance", amount=points) if game.money else str(points)


def show_proof(voice: Voice, match: Match) -> None:
    """The commitment made at the start, and the seed that keeps it."""
    voice.console.print(Text(voice.say("cli-commitment", commitment=match.commitment)), soft_wrap=True, style="dim")
    voice.console.print(Text(voice.say("cli-seed", seed=match.truth.seed.hex())), soft_wrap=True, style="dim")
