"""A recorded match, move by move: what happened and how the table looked afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.rule import Rule
from rich.text import Text

from saloon.engine import Event, SaloonError
from saloon.match import Match
from saloon.terminal import screen
from saloon.terminal.boards import board
from saloon.terminal.seating import chairs
from saloon.terminal.thoughts import choice_made, state_before, step_in_words
from saloon.terminal.voice import Voice


class ReplayError(SaloonError):
    """A move or a seat that a record does not have."""


@dataclass(frozen=True)
class Frame:
    """The table after a move (number 0: after the set-up), and the events that led there."""

    number: int
    events: list[Event]
    view: dict[str, Any]


class Replay:
    """A match to look through, with a seat's eyes or a spectator's (None)."""

    def __init__(self, voice: Voice, match: Match, seat: int | None) -> None:
        self.voice = voice
        self.match = match
        self.seat = seat
        self.frames = _frames(match, seat)
        voice.game, voice.names = match.game.slug, [chair.name for chair in chairs(voice, match.seats)]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.frames) - 1

    def show(self, number: int) -> None:
        """One move."""
        if not 0 <= number <= self.last:
            raise ReplayError("cli-no-such-move", move=str(number), last=self.last)
        frame = self.frames[number]
        heading = self.voice.say("cli-replay-heading", move=number, last=self.last)
        self.voice.console.print(Rule(Text(heading, style="bold"), style="dim"))
        if number:
            self.voice.console.print(Text(self._made(number - 1), style="dim"))
        for sentence in screen.sentences(self.voice, frame.events):
            self.voice.console.print(Text("  " + sentence))
        self.voice.console.print(board(self.match.game.slug, self.voice, frame.view, self.seat))
        if number == self.last:
            screen.show_ending(self.voice, self.match)

    def _made(self, move: int) -> str:
        """A move in words, counted from 0."""
        return step_in_words(self.voice, state_before(self.match, move).actor, choice_made(self.match, move))

    def show_all(self) -> None:
        """Every move."""
        for number in range(len(self.frames)):
            self.show(number)

    def step(self) -> None:
        """Move by move, as the person says; ends with the last, at the end of the input, or on request."""
        number = 0
        words = {word: self.voice.say(f"cli-word-{word}") for word in ("back", "quit")}
        while True:
            self.voice.clear()
            self.show(number)
            answer = self.voice.hear(self.voice.say("cli-replay-prompt")).casefold()
            if answer in ("quit", "q", words["quit"]):
                return
            if answer in ("back", "b", words["back"]):
                number = max(0, number - 1)
            elif answer.isdecimal():
                number = min(int(answer), self.last)
            elif number == self.last:
                return
            else:
                number += 1


def _frames(match: Match, seat: int | None) -> list[Frame]:
    """The frames of a match, collected by taking its moves back one by one; the match itself is left as it was."""
    events = match.events(seat=seat)
    twin = Match.replay(match.truth.record())
    views = [twin.view(seat)]
    while twin.played:
        twin.undo()
        views.append(twin.view(seat))
    return [
        Frame(number, [event for event in events if event.move == number], view)
        for number, view in enumerate(reversed(views))
    ]
