"""Puzzles at the terminal: found, confirmed once more, and solved."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from saloon.engine import Choice, Game
from saloon.engine.words import alike
from saloon.lab.puzzles import Plan, Tally, confirmed, look_for
from saloon.lab.workers import Workers
from saloon.match import Match
from saloon.school.puzzles import Puzzle, as_line, from_today_on, read_pack, set_up, solution
from saloon.terminal.asking import Left, SessionError, Words, heard, meant, show_refusal
from saloon.terminal.files import add_text
from saloon.terminal.progress import bar
from saloon.terminal.screen import said, show_turn
from saloon.terminal.thoughts import show_hint
from saloon.terminal.voice import Voice


def find_puzzles(voice: Voice, game: Game, file: Path, wanted: int, seed: int, workers: Workers) -> bool:
    """Look for puzzles until there are as many as wanted, and write each down as soon as its match is over; False if it
    was interrupted: then the same command goes on."""
    have = list(read_pack(file)) if file.exists() else []
    tally = Tally()
    try:
        searched = look_for(Plan(game.slug, seed), have, tally, workers)
        with bar(voice, game.slug, wanted) as progress, closing(searched):
            progress.show(len(have))
            for found in searched:
                add_text(file, "".join(map(as_line, found)))
                have += found
                progress.show(len(have))
                if len(have) >= wanted:
                    break
    except KeyboardInterrupt:
        _show_tally(voice, tally, file, len(have))
        return False
    _show_tally(voice, tally, file, len(have))
    return True


def _show_tally(voice: Voice, tally: Tally, file: Path, have: int) -> None:
    """How the search went, and why positions were thrown out."""
    voice.tell("cli-puzzles-looked", matches=tally.matches, positions=tally.positions, examined=tally.examined)
    for why, count in tally.thrown_out.most_common():
        voice.tell(f"cli-puzzles-not-{why}", count=count)
    voice.tell("cli-puzzles-kept", count=tally.kept, have=have, file=str(file))


def check_pack(voice: Voice, game: Game, file: Path, workers: Workers) -> bool:
    """Confirm every puzzle of a pack once more; whether all were."""
    puzzles = read_pack(file)
    failed: list[Puzzle] = []
    with bar(voice, game.slug, len(puzzles)) as progress, closing(confirmed(game.slug, puzzles, workers)) as judged:
        for number, (puzzle, stands) in enumerate(judged, 1):
            failed += [] if stands else [puzzle]
            progress.show(number)
    for puzzle in failed:
        voice.tell("cli-puzzles-failed", puzzle=puzzle.id)
    stood = len(puzzles) - len(failed)
    voice.tell("cli-puzzles-confirmed", confirmed=stood, puzzles=len(puzzles), share=stood / max(len(puzzles), 1))
    return not failed


def solve_puzzles(voice: Voice, game: Game, file: Path) -> None:
    """Put the puzzles of a pack to a person, beginning with the one of the day, until he has enough."""
    puzzles = from_today_on(read_pack(file), datetime.now(UTC).date())
    right = tried = 0
    try:
        for puzzle in puzzles:
            right += _solved(voice, game, puzzle)
            tried += 1
            voice.tell("cli-puzzles-score", right=right, tried=tried)
            heard(voice, _words(voice), "cli-puzzles-go-on", game)
    except (Left, EOFError, KeyboardInterrupt):
        voice.console.print()


def _solved(voice: Voice, game: Game, puzzle: Puzzle) -> bool:
    """Whether a person solves a puzzle at once; then he is told why."""
    match = set_up(game.slug, puzzle)
    voice.game = game.slug
    voice.names = [voice.say("name-seat", number=seat + 1) for seat in range(match.players)]
    show_turn(voice, match, puzzle.seat, len(match.events()))
    voice.tell("cli-puzzles-task", style="bold", grade="★" * puzzle.grade)
    thought, offered = solution(match, puzzle), alike(match.choices())
    solved = _answer(voice, match) is offered[thought.code]
    voice.tell("cli-puzzles-right" if solved else "cli-puzzles-wrong", style="bold")
    show_hint(voice, match, replace(thought, iterations=0))  # all choices are of interest, however few looked at them
    voice.tell("cli-puzzles-tempting", choice=said(voice, match.find(puzzle.tempting[0])))
    return solved


def _answer(voice: Voice, match: Match) -> Choice:
    """What a person chooses; asked again until it is one of the choices."""
    while True:
        _, answer = heard(voice, _words(voice), "cli-prompt", match.game, match.offers())
        try:
            return meant(match, answer)
        except SessionError as refusal:
            show_refusal(voice, refusal)


def _words(voice: Voice) -> Words:
    return Words(voice, ["help", "rules", "quit"])
