"""Golden records: matches of bots, written down once, that must replay for ever.

    python -m tests.golden.make [GAME ...]

plays what is missing. A record that exists is never changed. Only the digests of its states are written anew, after it
has been replayed, for they change when a state gets another field: the record is proof enough that the game did not.
"""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from tests.conformance.kit import all_tables

import saloon
from saloon.bots import play_out
from saloon.engine import Game
from saloon.lab.settings import Setting
from saloon.match import Match

HOME = Path(__file__).parent
RECORDS = 6  # of every game
SEED = 1 << 255  # and the number of the record
CREWS = (("random",), ("deputy",), ("deputy", "random"))  # who takes the seats, in turn


def main() -> None:
    """Write the files of the games named, or of all."""
    for slug in sys.argv[1:] or saloon.list_games():
        for number in range(1, RECORDS + len(saloon.game(slug).modes) + 1):
            path = HOME / slug / f"{number}.json"
            match = Match.replay(read(path)["record"]) if path.exists() else play(saloon.game(slug), number)
            write(path, match)


def play(game: Game, number: int) -> Match:
    """A match of bots in one of the game's settings, spread over all of them; then one in each of its modes."""
    setting = spread(game)[number - 1] if number <= RECORDS else in_mode(game, number - RECORDS - 1)
    crew = CREWS[number % len(CREWS)]
    names = [crew[seat % len(crew)] for seat in range(setting.players)]
    match = Match.new(game.slug, setting.players, setting.options, seed=SEED + number, seats=names)
    play_out(match, [saloon.bot(name) for name in names], seed=number)
    return match


def spread(game: Game) -> list[Setting]:
    """As many settings as there are records: all numbers of players in turn, and options from none to mixtures."""
    chosen = []
    for number in range(RECORDS):
        players = game.players[number % len(game.players)]
        tables = [table for table in all_tables(game) if table.setting.players == players]
        chosen.append(tables[number * (len(tables) - 1) // (RECORDS - 1)].setting)
    return chosen


def in_mode(game: Game, mode: int) -> Setting:
    """One of the game's modes, with its numbers of players in turn."""
    options = dict(game.modes[mode])
    allowed = [table.setting for table in all_tables(game) if table.setting.options == options]
    return allowed[mode % len(allowed)]


def digests(match: Match) -> list[str]:
    """For the set-up and for every move, four bytes that depend on all states up to there."""
    running = blake2b(digest_size=4)
    found = []
    for step in match._history.plies:
        running.update(step.state)
        found.append(running.hexdigest())
    return found


def read(path: Path) -> dict[str, Any]:
    """A golden file."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def write(path: Path, match: Match) -> None:
    """Write a golden file, one line for each field, so that differences can be read."""
    fields = msgspec.to_builtins(match.truth.record()).items()
    record = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in fields)
    path.parent.mkdir(exist_ok=True)
    path.write_text(f'{{\n"record": {{\n{record}\n}},\n"states": {json.dumps(digests(match))}\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
