"""What a match refuses."""

from saloon.engine import SaloonError


class MatchError(SaloonError):
    """A seed, a seat or a request that makes no sense for this match."""


class IllegalMove(SaloonError):
    """A move that cannot be made now; the match is as it was."""


class RecordError(SaloonError):
    """A record that cannot be read or does not tell the truth."""
