"""The options of Public Enemy Number One."""

from enum import IntEnum

from saloon.engine import MAX_SEATS, OptionError, Preset, choice, flag, number, options, ruling
from saloon.games.public_enemy.cards import FAST_PLAYERS

MOST_ROUNDS = 100


class LastSaloonCard(IntEnum):
    """Values of the option `last_saloon_card`."""

    RESOLVED, ENDS = range(2)


class LargeTuel(IntEnum):
    """Values of the option `large_tuel`."""

    ONE_EACH, SIX = range(2)


@options
class Options:
    """The optional rules, each on its own, and what the rulebook leaves open."""

    fast: int = flag(False)
    duel: int = flag(False)
    dollars: int = flag(False)
    cavalry: int = flag(False)
    supremacy: int = flag(False)
    memory: int = flag(False)  # PE-43: only tops and counts are shown
    card_counter: int = flag(False)  # shows what is gone from each town
    first_seat: int = number(0, low=0, high=MAX_SEATS)  # who begins, counted from 1; 0 draws lots
    round_limit: int = number(MOST_ROUNDS, low=1, high=MOST_ROUNDS)
    last_saloon_card: int = ruling("PE-07", choice(LastSaloonCard))  # whether the last saloon card still takes effect
    owner_duels: int = ruling("PE-30", flag(True))  # who owns the token takes part all the same
    large_tuel: int = ruling("", choice(LargeTuel))  # tiles in the row when four or more are tied
    cavalry_stays: int = ruling("PE-26", flag(False))  # it stays where it is when a round ends
    supremacy_on_none: int = ruling("PE-19", flag(False))  # no card at all counts as one


PRESETS = (
    Preset("first"),
    Preset("quick", {"fast": True}),
    Preset("tournament", {"duel": True}, clock=60),
    Preset("everything", {"duel": True, "dollars": True, "cavalry": True, "supremacy": True}),
)
NEEDED = {"owner_duels": "duel", "large_tuel": "duel", "cavalry_stays": "cavalry", "supremacy_on_none": "supremacy"}


def check_options(options: Options, players: int) -> None:
    """PE-22: the fast set-up is for few players; a reading of an optional rule needs that rule."""
    if options.fast and players > FAST_PLAYERS:
        raise OptionError("pe-fast", option="fast", players=players, most=FAST_PLAYERS)
    if options.first_seat > players:
        raise OptionError("pe-first-seat", option="first_seat", number=options.first_seat, players=players)
    for name, rule in NEEDED.items():
        if getattr(options, name) != int(Options.FIELDS[name].default) and not getattr(options, rule):  # type: ignore[attr-defined]
            raise OptionError("pe-needs-rule", option=name, rule=rule)
