"""The options of Six Territories."""

from enum import IntEnum

from saloon.engine import OptionError, Preset, choice, number, numbers, options, ruling

MOST_PLACES = 9  # of one sort on a territory
MOST_RICHES = 40  # of one kind


class Scoring(IntEnum):
    """Values of the option `scoring`."""

    SIMPLE, ADVANCED = range(2)


class EndOn(IntEnum):
    """Values of the option `end_on`."""

    ALL, RICHES = range(2)


@options
class Options:
    """Scoring, and what the rulebook leaves open: when it ends, how many symbols, places and riches there are."""

    scoring: int = choice(Scoring)
    end_on: int = ruling("ST-20", choice(EndOn))
    symbols_per_territory: int = ruling("", number(5, low=1, high=MOST_PLACES))
    riches_slots: int = ruling("", number(5, low=1, high=MOST_PLACES))
    riches: list[int] = ruling("", numbers((3, 6, 9, 9, 6), low=0, high=MOST_RICHES))


PRESETS = (
    Preset("first"),
    Preset("advanced", {"scoring": "advanced"}),
    Preset("tournament", {"scoring": "advanced"}, clock=60),
)


def check_options(options: Options, players: int) -> None:
    """An envelope without riches has nothing to win in it."""
    if not any(options.riches):
        raise OptionError("st-no-riches", option="riches")
