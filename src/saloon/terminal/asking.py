"""What a person answers at a prompt: a choice, by its number or in notation, or a word that asks for something else. A
match, a lesson and a puzzle ask in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from saloon import things
from saloon.engine import Choice, Game, SaloonError
from saloon.engine.words import alike
from saloon.match import IllegalMove, Match
from saloon.rulebook import Thing
from saloon.terminal import pages, screen
from saloon.terminal.voice import Voice

_ALSO = {"?": "help", "q": "quit", "b": "back", "p": "play", "explain": "why"}  # other ways to say a word


class SessionError(SaloonError):
    """Something a person at the table asked for that cannot be done."""


class Left(Exception):
    """A person has left the table."""


class Words:
    """The words understood at a prompt besides choices: in English, and in the language spoken."""

    def __init__(self, voice: Voice, words: Sequence[str]) -> None:
        self.all = words
        self._meant = {said: word for said, word in _ALSO.items() if word in words}
        for word in words:
            self._meant |= {word: word, voice.say(f"cli-word-{word}").casefold(): word}

    def read(self, answer: str) -> tuple[str, str]:
        """The word that was said and what follows it; no word, if it is none of them. After a question mark no blank is
        needed."""
        said, _, rest = (f"? {answer[1:]}" if answer.startswith("?") else answer).partition(" ")
        return self._meant.get(said.casefold(), ""), rest.strip()


def meant(match: Match, answer: str) -> Choice:
    """The choice meant by its number in the list, or in notation; of those that are alike, the one in the list. The
    choices stand above in the language: what is none of them needs no second list."""
    offers = match.offers()
    if answer.isdecimal():
        if not 1 <= int(answer) <= len(offers):
            raise SessionError("cli-choice-number", number=answer, count=len(offers))
        return offers[int(answer) - 1]
    try:
        return alike(match.choices())[match.find(answer).code]
    except IllegalMove as refusal:
        raise SessionError("cli-not-a-choice", given=answer, count=len(offers)) from refusal


def heard(voice: Voice, words: Words, prompt: str, game: Game, choices: Sequence[Choice] = ()) -> tuple[str, str]:
    """What a person answers in the end, helped as often as he asks: one of the other words, if it is one, and all that
    he typed. Whoever quits has left."""
    while True:
        answer = voice.hear(voice.say(prompt))
        word, rest = words.read(answer)
        try:
            if word == "quit":
                raise Left
            if word == "help":
                show_help(voice, words, game, choices, rest)
            elif word == "rules":
                show_rules(voice, game, rest)
            else:
                return word, answer
        except SaloonError as refusal:
            show_refusal(voice, refusal)


def show_refusal(voice: Voice, refusal: SaloonError) -> None:
    """Why something cannot be done, below what was typed."""
    voice.console.print(Text(refusal.text(voice.language), style="red"))


def show_help(voice: Voice, words: Words, game: Game, choices: Sequence[Choice], asked: str) -> None:
    """What can be asked for and what can be chosen, or what the thing asked about does."""
    if asked:
        screen.show_things(voice, _asked_about(voice, game, choices, asked))
        return
    voice.tell("cli-table-intro")
    rows = Table.grid(padding=(0, 2, 0, 2))
    for word in words.all:
        rows.add_row(Text(voice.say(f"cli-word-{word}")), Text(voice.say(f"cli-table-{word}")))
    voice.console.print(rows)
    if here := things.of_choices(game, list(choices), voice.language):
        voice.tell("cli-things-here")
        screen.show_things(voice, here)


def _asked_about(voice: Voice, game: Game, choices: Sequence[Choice], asked: str) -> list[tuple[Thing, str]]:
    """A choice by its number, or a thing by what it is called."""
    if asked.isdecimal() and 1 <= int(asked) <= len(choices):
        found = things.of_choices(game, [choices[int(asked) - 1]], voice.language)
    else:
        found = things.asked(game, asked, voice.language)
    if not found:
        raise SessionError("cli-no-thing", given=asked)
    return found


def show_rules(voice: Voice, game: Game, clause: str) -> None:
    """The rules, or one clause of them."""
    text = pages.clause(game, clause, voice.language) if clause else pages.page(game, voice.language)
    voice.page(Markdown(text))
