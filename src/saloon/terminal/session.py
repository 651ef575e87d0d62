"""A session at the terminal: asks the people at it, lets the bots play, saves after every move."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from rich.text import Text

from saloon.bots import ADVISER, bot
from saloon.bots.levels import Searcher
from saloon.bots.play import choice_seed
from saloon.bots.search import cores
from saloon.engine import SaloonError
from saloon.engine import native as compiler
from saloon.match import Match
from saloon.terminal import screen, thoughts
from saloon.terminal.asking import Left, SessionError, Words, meant, show_help, show_refusal, show_rules
from saloon.terminal.files import write_text
from saloon.terminal.seating import chairs, level
from saloon.terminal.voice import Voice

Command = Callable[[int, str], None]  # (the seat that asks, what it typed after the word)

_WATCH_PAUSE = 0.7  # seconds between two moves that somebody watches


class Session:
    """One match at the terminal."""

    def __init__(self, voice: Voice, match: Match, saved: Path | None = None, *, continued: bool = False) -> None:
        """Sit down to a match. It is written to `saved` from now on; `continued`, if it was read from there."""
        self.voice = voice
        self.match = match
        self.chairs = chairs(voice, match.seats)
        self.saved = saved
        self._ours = {saved} if continued else set()
        self._told: dict[int, int] = {}  # how many events each person has been told
        self._at_keyboard: int | None = None
        self._said_weaker = False
        self._words = Words(voice, list(self._commands))
        voice.game, voice.names = match.game.slug, [chair.name for chair in self.chairs]

    def play(self) -> None:
        """Play to the end, or until somebody leaves (Left, EOFError, KeyboardInterrupt)."""
        if self.saved:
            self._save(self.saved)
        self.voice.tell("cli-commitment", style="dim", commitment=self.match.commitment)
        if self.match.game.house:
            self.voice.tell("cli-house-rules", name=self.match.game.house.name)
        self._introduce_bots()
        while (seat := self.match.to_move) is not None:
            if self.chairs[seat].bot:
                self._bot_moves(seat)
            elif self._can_only_pass():
                self._pass()
            else:
                self._person_moves(seat)
            if self.saved:
                self._save(self.saved)
        self._show_end()

    def farewell(self) -> None:
        """Say how to go on another time."""
        if self.saved:
            self.voice.tell("cli-go-on", file=str(self.saved))
        else:
            self.voice.tell("cli-not-saved")

    @property
    def _people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.bot]

    def _introduce_bots(self) -> None:
        """Which level plays on which seat."""
        seated = [
            self.voice.say("cli-seated-bot", name=chair.name, level=level(self.voice, name))
            for chair, name in zip(self.chairs, self.match.seats, strict=True)
            if chair.bot
        ]
        if seated:
            self.voice.tell("cli-seated", style="dim", bots=", ".join(seated))

    def _bot_moves(self, seat: int) -> None:
        known = len(self.match.events())
        self._say_if_weaker(seat)
        with self.voice.waiting("cli-thinking", name=self.chairs[seat].name):
            chosen = self._bot_choice(seat, self.match.seats[seat])
        self.match.play(chosen)
        if not self._people:
            self._show_watched(known)

    def _bot_choice(self, seat: int, name: str) -> int:
        """What a bot does here."""
        return bot(name, threads=cores()).choose(self.match.sight(seat), self._luck)

    @property
    def _luck(self) -> int:
        """What a bot leaves to chance here. It follows from what everybody may know: the commitment and the number of
        moves."""
        seed = int.from_bytes(blake2b(self.match.commitment.encode(), digest_size=8).digest())
        return choice_seed(seed, self.match.played)

    def _say_if_weaker(self, seat: int) -> None:
        """Say once that a bot that searches has to do with interpreted rules."""
        searching = isinstance(self.chairs[seat].bot, Searcher)
        if searching and not self._said_weaker and not compiler.ready(self.match.game):
            self._said_weaker = True
            self.voice.note("cli-bots-weaker")

    def _show_watched(self, known: int) -> None:
        self.voice.clear()
        if self.voice.clears:
            screen.show_board(self.voice, self.match, None)
        screen.show_story(self.voice, self.match.events(known))
        if self.voice.clears:
            time.sleep(_WATCH_PAUSE)

    def _person_moves(self, seat: int) -> None:
        """Ask until a move is made, or taken back."""
        self._draw_curtain(seat)
        screen.show_turn(self.voice, self.match, seat, self._told.get(seat, 0))
        self._told[seat] = len(self.match.events())
        position = self.match.played
        while self.match.played == position:
            answer = self.voice.hear(self.voice.say("cli-prompt"))
            try:
                self._follow(answer, seat)
            except SaloonError as error:
                show_refusal(self.voice, error)

    def _can_only_pass(self) -> bool:
        """Whether somebody who is alone with bots has nothing to answer with.

        Among several people each is asked: whoever is not would be known to hold nothing.
        """
        return len(self._people) == 1 and self.match.passing is not None and len(self.match.choices()) == 1

    def _pass(self) -> None:
        """Make the only choice there is, where the story will tell it with the next question."""
        self.match.play(self.match.choices()[0])

    def _draw_curtain(self, seat: int) -> None:
        """Hide the table while another person takes the keyboard, unless all of them see the same."""
        before, self._at_keyboard = self._at_keyboard, seat
        views = [{**self.match.view(person), "seat": None} for person in self._people]
        if before != seat and any(view != views[0] for view in views):
            self.voice.hide()
            self.voice.hear(self.voice.say("cli-curtain", name=self.chairs[seat].name))

    def _follow(self, answer: str, seat: int) -> None:
        """Do what a person typed: a command, the number of a choice, or a move in words."""
        word, rest = self._words.read(answer)
        if word:
            self._commands[word](seat, rest)
        elif answer:
            self.match.play(meant(self.match, answer))

    @property
    def _commands(self) -> dict[str, Command]:
        """What can be asked for besides moves."""
        return {
            "help": self._help,
            "rules": self._rules,
            "undo": self._undo,
            "hint": self._hint,
            "why": self._why,
            "log": self._log,
            "save": self._save_as,
            "quit": self._quit,
        }

    def _help(self, seat: int, asked: str) -> None:
        show_help(self.voice, self._words, self.match.game, self.match.offers(), asked)

    def _rules(self, seat: int, clause: str) -> None:
        show_rules(self.voice, self.match.game, clause)

    def _undo(self, seat: int, rest: str) -> None:
        """Back to the last choice a person made. Bots that moved since move again, in the same way."""
        self.match.undo()
        while self.match.played and (self.match.to_move not in self._people or self._can_only_pass()):
            self.match.undo()
        events = len(self.match.events())
        self._told = {person: min(told, events) for person, told in self._told.items()}

    def _hint(self, seat: int, rest: str) -> None:
        with self.voice.waiting("cli-thinking", name=level(self.voice, ADVISER)):
            thought = bot(ADVISER).think(self.match.sight(seat), self._luck)
        thoughts.show_hint(self.voice, self.match, thought)

    def _why(self, seat: int, rest: str) -> None:
        """What the last move of a bot, or of the bot on the seat named, meant to who asks."""
        bots = {other for other, chair in enumerate(self.chairs) if chair.bot and rest in ("", str(other + 1))}
        move = thoughts.last_move_of(self.match, bots)
        if move is None:
            raise SessionError("cli-why-nobody")
        thoughts.show_meaning(self.voice, self.match, move, seat)

    def _log(self, seat: int, rest: str) -> None:
        told = screen.sentences(self.voice, self.match.events(seat=seat))
        self.voice.page(Text("\n".join(told)))

    def _save_as(self, seat: int, name: str) -> None:
        if not name and not self.saved:
            raise SessionError("cli-save-where")
        path = Path(name) if name else self.saved
        if path:
            self._save(path)
            self.saved = path
            self.voice.tell("cli-saved", file=str(path))

    def _save(self, path: Path) -> None:
        """Write the record, over nothing that was not written by this table."""
        if path not in self._ours and path.is_file():
            raise SessionError("cli-save-exists", file=str(path))
        write_text(path, self.match.truth.record().to_json() + "\n")
        self._ours.add(path)

    def _quit(self, seat: int, rest: str) -> None:
        raise Left

    def _show_end(self) -> None:
        """The last board, what led to it, and the score."""
        seat = self._people[0] if len(self._people) == 1 else None
        known = max(self._told.values(), default=len(self.match.events()))
        self.voice.clear()
        screen.show_board(self.voice, self.match, seat)
        screen.show_story(self.voice, self.match.events(known, seat))
        screen.show_ending(self.voice, self.match)
