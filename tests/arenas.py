"""Arenas whose games were never played: who wins is drawn by given strengths."""

from __future__ import annotations

import random
from collections.abc import Mapping

from saloon.lab.arena import Arena, Plan, fixtures
from saloon.lab.playing import Outcome
from saloon.lab.sprt import Question


def drawn(
    strengths: Mapping[str, float],
    players: int,
    games: int,
    *,
    slug: str = "colt-express",
    table: str = "one",
    pairs: str = "all",
    question: Question | None = None,
    seed: int = 1,
) -> Arena:
    """An arena in which everybody wins in proportion to their strength."""
    chance = random.Random(seed)
    found = Arena(Plan(slug, players, {}, tuple(strengths), games, 0, table, pairs, question))
    for fixture in fixtures(found.plan):
        seating = found.plan.lineups[fixture.lineup].seatings(fixture.deal)[fixture.seating]
        winner = chance.choices(range(players), [strengths[name] for name in seating])[0]
        scores = tuple(chance.randint(500, 1500) + (500 if seat == winner else 0) for seat in range(players))
        found.add(fixture, Outcome((winner,), scores, 110))
    return found
