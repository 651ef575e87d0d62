"""What the server refuses: a code and parameters, and the HTTP status that fits."""

from __future__ import annotations

from saloon.engine import SaloonError


class Refusal(SaloonError):
    """Something that cannot be done now; the table is as it was."""

    status = 409


class BadRequest(Refusal):
    """Something that makes no sense."""

    status = 400


class Forbidden(Refusal):
    """Something that others may do."""

    status = 403


class Missing(Refusal):
    """Something that is not there."""

    status = 404


class Late(Refusal):
    """Something that did not come in time."""

    status = 408


class TooLarge(Refusal):
    """More than one message may hold."""

    status = 413


class Unusable(Refusal):
    """Something that can be read, but that nothing can be made of."""

    status = 422


class TooMuch(Refusal):
    """More than the limits allow."""

    status = 429


class Unavailable(Refusal):
    """A server that is stopping, or has its hands full. `seconds`, if told, says when to ask again."""

    status = 503


class StorageFailed(Unavailable):
    """The database does not take or give anything at the moment. What was wanted may be sent again."""


class RulesFailed(Refusal):
    """A rule failed at something legal: a fault of ours, which the log tells of; the table is as it was."""


def status_of(error: SaloonError) -> int:
    """The HTTP status of any error of the house."""
    return error.status if isinstance(error, Refusal) else 400
