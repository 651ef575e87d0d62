"""A game as plain text, in and out: one seat for a language model, or whatever else reads and writes; bots on the rest.

What is shown is what the terminal shows, from the seat's own knowledge; what is refused is refused with a reason.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.console import Console

from saloon import things
from saloon.bots import USUAL, bot
from saloon.bots.levels import Searcher
from saloon.bots.play import choice_seed
from saloon.engine import Choice, Key, SaloonError
from saloon.engine.words import alike
from saloon.games import game as find_game
from saloon.match import IllegalMove, Match
from saloon.match.records import Record
from saloon.messages import normalise
from saloon.school.coach import COACH, weighed
from saloon.school.mistakes import Moment, moments, sight_then
from saloon.terminal import pages, screen
from saloon.terminal.pictures import WIDTH, voice_for

ITERATIONS = 2000  # of the search behind a grade

_LONGEST_QUOTE = 80  # characters of an answer that is refused
_NUMBERED = re.compile(r"(\d{1,6})(?:[.):].*)?", re.ASCII)  # a number, or a whole line of the list


class TextGameError(SaloonError):
    """An answer that is none of the choices, or bots that do not fit the table."""


@dataclass(frozen=True)
class Reply:
    """What came of an answer: the choice that was made and its words, or no choice and why not."""

    text: str
    choice: Choice | None = None

    @property
    def accepted(self) -> bool:
        """Whether the answer was a choice."""
        return self.choice is not None


@dataclass(frozen=True)
class Exchange:
    """What was asked, what was answered, and what came of it, after so many moves of the match."""

    move: int
    prompt: str
    answer: str
    reply: Reply


@dataclass(frozen=True)
class Grade:
    """How good one choice was, by our own search from what the seat knew: the chance of winning after the best choice
    and after the one that was made."""

    move: int
    made: str  # in notation
    best: str
    before: float
    after: float

    @property
    def lost(self) -> float:
        """What the choice cost of the chance to win."""
        return max(0.0, self.before - self.after)


class TextGame:
    """One match in which a seat is played by text: read `prompt`, hand a text to `answer`, until it is `over`.

    The seat is asked only where it has a choice. The same seed and the same answers give the same game.
    """

    def __init__(
        self,
        game: Key,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: Sequence[str] = (USUAL,),
        seed: int = 0,
        language: str = "en",
    ) -> None:
        """Set up a game. `bots` sit on the other seats in their order, the last of them on all that are left. Without
        `players` there are as many as bots and one more, and at least as many as the game needs."""
        wished = [bots] if isinstance(bots, str) else [*bots]
        count = players if players is not None else max(find_game(game).players[0], len(wished) + 1)
        if players is not None and len(wished) >= players:
            raise TextGameError("text-too-many-bots", bots=len(wished), players=players)
        others = [*wished, *[wished[-1] if wished else USUAL] * count]
        self.match = Match.new(game, count, options, seed, [*others[:seat], "", *others[seat:]][:count])
        self.match.view(seat)  # refuses a seat that there is not
        self.seat = seat
        self.prompt = ""  # what is asked now
        self.exchanges: list[Exchange] = []
        self._seed = seed
        self._told = 0  # how many events the prompts told that were answered
        self._voice = voice_for(self.match, normalise(language), _paper(io.StringIO()))
        self._players = [bot(name) if name else None for name in self.match.seats]
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def rules(self) -> str:
        """The rules of the game, for who has never played it."""
        return pages.page(self.match.game, self._voice.language)

    @property
    def record(self) -> Record:
        """The match as a record."""
        return self.match.truth.record()

    def answer(self, text: str) -> Reply:
        """Make the choice that the last line of a text means, by its number, its notation or its words, and let bots
        play until there is the next. What means none changes nothing, and is told why."""
        prompt, move = self.prompt, self.match.played
        try:
            choice = self._meant(text)
        except SaloonError as refusal:
            reply = Reply(" ".join([refusal.text(self._voice.language), *self._why(text)]))
        else:
            reply = Reply(screen.said(self._voice, choice), choice)
            self._told = len(self.match.events())
            self.match.play(choice)
            self._go_on()
        self.exchanges.append(Exchange(move, prompt, text, reply))
        return reply

    def grades(self, iterations: int = ITERATIONS) -> list[Grade]:
        """How good each choice of the seat was, by a search of so many iterations."""
        return [self._grade(moment, iterations) for moment in moments(self.match, self.seat)]

    def _grade(self, moment: Moment, iterations: int) -> Grade:
        game, sight = self.match.game, sight_then(self.match, self.seat, moment.move)
        knobs = replace(game.playing.search(COACH), iterations=iterations)
        seed = choice_seed(self._seed, moment.move)
        thought = Searcher(COACH, knobs).think(sight, seed)
        cost = weighed(sight, thought, seed, knobs)[moment.code]
        written = {choice.code: choice.text for choice in sight.choices}
        after = min(max(cost.chance - cost.lost, 0.0), 1.0)
        return Grade(moment.move, written[moment.code], written[thought.code], cost.chance, after)

    def _go_on(self) -> None:
        """Let the bots play, and the seat itself where it has but one choice."""
        while (seat := self.match.to_move) is not None:
            player, offers = self._players[seat], self.match.offers()
            if player:
                self.match.play(player.choose(self.match.sight(seat), choice_seed(self._seed, self.match.played)))
            elif len(offers) == 1:
                self.match.play(offers[0])
            else:
                break
        self.prompt = self._asked()

    def _asked(self) -> str:
        """What the seat sees, what has happened since it last chose, the question and its numbered choices; at the end,
        the result."""
        page = io.StringIO()
        voice, match = self._voice, self.match
        voice.console = _paper(page)
        screen.show_board(voice, match, self.seat)
        screen.show_sentences(voice, screen.sentences(voice, match.events(self._told, self.seat)))
        if self.over:
            screen.show_ending(voice, match)
        else:
            screen.show_question(voice, match, self.seat)
            screen.show_choices(voice, match.offers())
            voice.tell("text-how", count=len(match.offers()))
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines())

    def _meant(self, text: str) -> Choice:
        """The choice that a text means."""
        answer, offers = _last_line(text), self.match.offers()
        try:
            return alike(self.match.choices())[self.match.find(answer).code]
        except IllegalMove:
            said = {_bare(screen.said(self._voice, choice)): choice for choice in offers}
        if _bare(answer) in said:
            return said[_bare(answer)]
        numbered = _NUMBERED.fullmatch(answer)
        if not numbered:
            raise TextGameError("text-not-a-choice", given=answer[:_LONGEST_QUOTE], count=len(offers))
        if not 1 <= int(numbered[1]) <= len(offers):
            raise TextGameError("cli-choice-number", number=numbered[1], count=len(offers))
        return offers[int(numbered[1]) - 1]

    def _why(self, text: str) -> list[str]:
        """Why the thing that an answer names cannot be chosen, with the clause of the rules, if it names one."""
        on = "" if self.over else self._named(_last_line(text).casefold())
        if not on:
            return []
        reason = self.match.why(on, self.seat)
        said = self._voice.say_one_of(f"why-{reason.code}", f"error-{reason.code}", **reason.params)
        return [said, *([f"({reason.clause})"] if reason.clause else [])]

    def _named(self, answer: str) -> str:
        """The thing without a choice that an answer names most exactly, as choices call it or by its name."""
        words, game = set(re.split(r"[^\w-]+", answer)), self.match.game
        barred = {*game.things(self.match.sight(self.seat).sample(0))} - {choice.on for choice in self.match.choices()}

        def named(on: str) -> int:
            parts = re.split("[: ]", on.partition(":")[2] or on)
            about = game.about(on)
            called = things.said(game, about, self._voice.language).name.casefold() if about else ""
            return 2 * len(parts) * words.issuperset(parts) or int(bool(called) and called in answer)

        found = {on: named(on) for on in sorted(barred)}
        best = max(found, key=lambda on: found[on], default="")
        return best if best and found[best] else ""


def _paper(page: io.StringIO) -> Console:
    """A screen that is a text."""
    return Console(file=page, width=WIDTH, color_system=None, highlight=False)


def _last_line(text: str) -> str:
    """What of a text is the answer: whoever thinks aloud answers last."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def _bare(words: str) -> str:
    """Words as they are compared: however they are spaced, written in capitals or not, with a full stop or without."""
    return " ".join(words.casefold().split()).rstrip(".")
