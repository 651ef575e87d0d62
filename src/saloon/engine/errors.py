"""Errors a person may see: a stable code and parameters; the words come from the message catalogue."""

from __future__ import annotations

from typing import Any


class SaloonError(Exception):
    """Something refused, with a `code` that never changes and the things it names in `params`."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (type(self), self.code, self.params)

    def text(self, language: str = "en") -> str:
        """The error as a sentence."""
        from saloon.messages import message  # noqa: PLC0415 (play that never errs need not load the catalogue)

        return message("error-" + self.code, self.params, language)

    def __str__(self) -> str:
        return self.text()


class RuleFault(SaloonError):
    """A rule breaks a promise of its game: that it comes to an end. Nobody at the table can do anything about it."""


def _rebuilt(kind: type[SaloonError], code: str, params: dict[str, Any]) -> SaloonError:
    return kind(code, **params)
