"""How long a table that nobody was at takes to come back, by the length of its journal.

    python -m benchmarks.comeback                        # three games, journals of 60, 400 and 2,000 lines
    python -m benchmarks.comeback --game hold-up --lines 10000

Every journal is written as players at random would write it, with the snapshot that is kept when a table leaves the
memory; `without` is the same without it. The times are of the processor, and what they come to on a machine whose
yardstick is 3.1 million steps a second; the bar is 20 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from pathlib import Path

from benchmarks.load import yardstick_speed

from saloon.games import game as find_game
from saloon.server import journal, snapshots
from saloon.server.folding import unfold
from saloon.server.journal import AnyJournalEvent, Chair, Envelope
from saloon.server.storage import Store
from saloon.server.table import Table

CODE = "abcdef"
GAMES = ("colt-express", "hold-up", "six-territories")
LINES = (60, 400, 2000)
TIMES = 5  # of which the shortest counts: the others were disturbed
USUAL = 3_100_000  # steps of the yardstick in a second
PLAYERS = 4


class Scribe:
    """Writes the journal of a table at which moves are drawn by lot."""

    def __init__(self, game: str) -> None:
        self.table = Table(CODE)
        self.lines: list[Envelope] = []
        self._game = game
        self._choose = random.Random(1)
        chairs = [Chair(secrets.token_hex(32), f"P{seat}") for seat in range(PLAYERS)]
        self._write(journal.Created(game, PLAYERS, {}, chairs, chairs[0].who))

    def go_on(self) -> None:
        """One more line."""
        match = self.table.match
        if match is None or match.to_move is None:
            self._write(journal.Started(secrets.token_hex(32), find_game(self._game).version))
        else:
            self._write(journal.Moved(match.to_move, self._choose.choice(match.choices()).text))

    def _write(self, event: AnyJournalEvent) -> None:
        self.lines.append(Envelope(CODE, len(self.lines) + 1, event, secrets.token_hex(16), time.time()))
        self.table.apply(self.lines[-1])


async def measure(game: str, lines: int, folder: Path) -> str:
    """One journal: how long it takes to have its table, with a snapshot and without."""
    scribe = Scribe(game)
    while len(scribe.lines) < lines:
        scribe.go_on()
    store = Store(f"sqlite:///{folder / f'{game}-{lines}.db'}")
    await store.append(*scribe.lines)
    speed = yardstick_speed()
    without = await _milliseconds(store, speed)
    if snapshot := snapshots.taken(scribe.table):
        store.keep_snapshot(CODE, snapshot)
    with_it = await _milliseconds(store, speed)
    store.close()
    moves = scribe.table.match.played if scribe.table.match else 0
    return f"{game:16} {lines:6} lines {moves:4} moves that stand {with_it:8.1f} ms {without:8.1f} without"


async def _milliseconds(store: Store, speed: float) -> float:
    found = []
    for _ in range(TIMES):
        began = time.process_time()
        await unfold(store, CODE)
        found.append((time.process_time() - began) * speed / USUAL * 1000)
    return min(found)


def main() -> None:
    """Read what was asked, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--lines", type=int, action="append")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in asked.game or GAMES:
            for lines in asked.lines or LINES:
                print(asyncio.run(measure(game, lines, Path(folder))), flush=True)


if __name__ == "__main__":
    main()
