"""Matches: one game being played, with its seats, seed, options and moves. This room knows games and the engine."""

from saloon.match.errors import IllegalMove, MatchError, RecordError
from saloon.match.match import Match
from saloon.match.result import Result
from saloon.match.sight import Sight

__all__ = ["IllegalMove", "Match", "MatchError", "RecordError", "Result", "Sight"]
