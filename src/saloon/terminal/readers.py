"""Readers of what is written after an option: each understands it, or refuses it and names the option."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

import click

from saloon.engine import SaloonError
from saloon.match.fairness import SEED_BYTES
from saloon.messages import languages


class UsageTrouble(SaloonError):
    """A command line that cannot be followed."""


@dataclass(frozen=True)
class Reader:
    """Understands what is written after an option, or refuses it."""

    metavar: str
    read: Callable[[str, str], Any]  # (the option, what was written)

    def __call__(self, ctx: click.Context, parameter: click.Parameter, value: str | None) -> Any:
        """What was meant; None if nothing was written."""
        return None if value is None else self.read(parameter.opts[0], value)


def whole(low: int, high: int) -> Reader:
    """A whole number within bounds, in digits or, after 0x, in hexadecimal ones."""

    def read(option: str, value: str) -> int:
        number = _number(value)
        if number is None or not low <= number <= high:
            raise UsageTrouble("cli-number", option=option, value=value, low=low, high=high)
        return number

    return Reader("N", read)


def seed() -> Reader:
    """A seed: a whole number, or the 64 hexadecimal digits in which a finished match shows its own."""

    def read(option: str, value: str) -> int:
        number = int(value, 16) if re.fullmatch("[0-9a-fA-F]{64}", value) else _number(value)
        if number is None or not 0 <= number < 1 << 8 * SEED_BYTES:
            raise UsageTrouble("cli-seed", option=option, value=value)
        return number

    return Reader("SEED", read)


def seconds(longest: int) -> Reader:
    """A length of time."""

    def read(option: str, value: str) -> float:
        try:
            length = float(value)
        except ValueError:
            length = math.nan
        if not 0 < length <= longest:
            raise UsageTrouble("cli-seconds", option=option, value=value, longest=longest)
        return length

    return Reader("S", read)


def fraction(low: float, high: float, such: float) -> Reader:
    """A number strictly between two others."""

    def read(option: str, value: str) -> float:
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if not low < number < high:
            raise UsageTrouble("cli-fraction", option=option, value=value, low=str(low), high=str(high), such=str(such))
        return number

    return Reader("X", read)


def names() -> Reader:
    """Names with commas between them. What follows a comma as NAME=VALUE belongs to the name before it."""

    def read(option: str, value: str) -> list[str]:
        found: list[str] = []
        for part in value.split(","):
            if found and "=" in part and ":" not in part:
                found[-1] += f",{part.strip()}"
            else:
                found.append(part.strip())
        return found

    return Reader("NAME,NAME...", read)


def networks() -> Reader:
    """Addresses, or networks such as 10.0.0.0/8, with commas between them."""

    def read(option: str, value: str) -> tuple[str, ...]:
        found = tuple(part.strip() for part in value.split(","))
        try:
            for part in found:
                ip_network(part)
        except ValueError:
            raise UsageTrouble("cli-network", option=option, value=value) from None
        return found

    return Reader("ADDRESS,ADDRESS...", read)


def one_of(*known: str) -> Reader:
    """One of a few words."""

    def read(option: str, value: str) -> str:
        if value not in known:
            raise UsageTrouble("cli-one-of", option=option, value=value, known=", ".join(known))
        return value

    return Reader("|".join(known), read)


def cluster() -> Reader:
    """Which cluster: Ray on this machine alone, the one that Ray finds, or one by its address."""

    def read(option: str, value: str) -> str:
        if value not in ("local", "auto") and not _is_address(value):
            raise UsageTrouble("cli-cluster", option=option, value=value)
        return value

    return Reader("ray://HOST:PORT|auto|local", read)


def _is_address(value: str) -> bool:
    """Whether this is where a cluster listens."""
    try:
        parts = urlsplit(value)
        return parts.scheme == "ray" and bool(parts.hostname and parts.port) and value == f"ray://{parts.netloc}"
    except ValueError:  # a port that is none
        return False


def language() -> Reader:
    """One of our languages."""

    def read(option: str, value: str) -> str:
        if value not in languages():
            raise UsageTrouble("cli-language", option=option, value=value, known=", ".join(languages()))
        return value

    return Reader("|".join(languages()), read)


def _number(written: str) -> int | None:
    try:
        return int(written, 16 if written.lower().startswith("0x") else 10)
    except ValueError:
        return None
