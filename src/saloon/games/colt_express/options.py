"""The options of Colt Express."""

from saloon.engine import OptionError, choice, flag, options


@options
class Options:
    """Variants, and readings where the rulebook leaves more than one."""

    expert: int = flag(False)
    characters: int = choice("random", "chosen")
    punch_names_the_purse: int = flag(False)  # CE-30: the attacker points at one purse instead of one falling at random
    keep_bullets: int = flag(False)  # Expert: bullets in hand may be kept at the end of the Plan
    doc_draws_seven: int = flag(True)  # CE-51: Doc fills his hand to seven in the Expert variant too
    open_discards: int = flag(False)  # CE-70: everybody may look through everybody's discard


EXPERT_ONLY = ("keep_bullets", "open_discards")


def check_options(options: Options, players: int) -> None:
    """What changes only the Expert variant contradicts a game without it."""
    for name in EXPERT_ONLY:
        if getattr(options, name) and not options.expert:
            raise OptionError("ce-expert-only", option=name)
    if not options.doc_draws_seven and not options.expert:
        raise OptionError("ce-expert-only", option="doc_draws_seven")
