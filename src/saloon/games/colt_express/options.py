"""The options of Colt Express."""

from enum import IntEnum

from saloon.engine import OptionError, Preset, choice, flag, options, ruling
from saloon.engine.options import show_options

TWO = 2  # players of the rulebook's game for two
TEAM_SIZES = (4, 6)
LEAFLET_SIZES = (2, 3)


class Variant(IntEnum):
    """How many bandits and whose: the option `variant`."""

    USUAL, TEAMS, LEAFLET = range(3)


# The values of the other options, the default first.
Characters = IntEnum("Characters", "RANDOM CHOSEN", start=0)
ShortDeck = IntEnum("ShortDeck", "DRAW PLAY", start=0)
NeutralBatch = IntEnum("NeutralBatch", "TOGETHER EACH", start=0)
ChoosingOrder = IntEnum("ChoosingOrder", "CLOCKWISE COUNTER_CLOCKWISE", start=0)
LastTie = IntEnum("LastTie", "SHARED TURN_ORDER", start=0)
Start = IntEnum("Start", "FISTS RANDOM", start=0)
PartnerCard = IntEnum("PartnerCard", "OWNER PLAYER", start=0)
SideTieBreak = IntEnum("SideTieBreak", "SUM MOST_HIT", start=0)
HostageCount = IntEnum("HostageCount", "BANDITS PLAYERS", start=0)
RideCards = IntEnum("RideCards", "BOTH ONE", start=0)
EscapeCounts = IntEnum("EscapeCounts", "FREE ALL", start=0)


@options
class Options:
    """Variants, and readings where the rulebook leaves more than one."""

    variant: int = choice(Variant)
    expert: int = flag(False)
    stagecoach: int = flag(False)  # Horses & Stagecoach
    time_car: int = flag(False)  # the time-travel car
    characters: int = choice(Characters)
    short_deck: int = ruling("CE-07", choice(ShortDeck))  # fewer than three cards to draw are drawn, or none
    rob_by_lot: int = ruling("CE-26", flag(False))  # among several purses on the floor chance decides, not the robber
    punch_names_the_purse: int = ruling("CE-30", flag(False))  # instead of one falling at random
    neutral_batch: int = ruling("CE-36", choice(NeutralBatch))  # too few for all: for none, or while they last
    choosing_order: int = ruling("CE-45", choice(ChoosingOrder))  # of several with a choice at once; HS-06 too
    last_tie: int = ruling("CE-74", choice(LastTie))  # rich alike and hit alike
    keep_bullets: int = ruling("CE-50", flag(False))  # Expert: bullets in hand may be kept at the end of the Plan
    doc_draws_seven: int = ruling("CE-51", flag(True))  # Doc fills his hand to seven in the Expert variant too
    open_discards: int = ruling("CE-70", flag(False))  # everybody may look through everybody's discard
    start: int = ruling("CE-62", choice(Start))  # two bandits a player: which starts where
    partner_card: int = ruling("CE-57", choice(PartnerCard))  # who chooses for a partner's card
    side_tie_break: int = ruling("CE-74", choice(SideTieBreak))  # bullets of a side with two bandits
    hostage_count: int = ruling("", choice(HostageCount))  # less one
    ride_cards: int = ruling("", choice(RideCards))  # in the deck of two bandits
    ghost_in_melee: int = ruling("HS-31", flag(True))  # his first card may stay hidden in a mêlée
    ghost_with_whisky: int = ruling("HS-51", flag(True))  # and after a flask
    coach_and_car_count: int = ruling("HS-43", flag(True))  # for Pickpocketing and Sharing; TC-23 too
    tuco_in_the_coach: int = ruling("HS-12", flag(True))  # he shoots through its roof too
    escape_counts: int = ruling("HS-56", choice(EscapeCounts))  # whose loot a side counts if one of its bandits is free
    poodle_on_top: int = ruling("HS-23", flag(True))  # the Poodle's bullet goes on top of an Expert's deck
    run_from_the_car: int = ruling("TC-09", flag(False))  # a Move out of the time-travel car may go on along the roofs
    push_from_inside: int = ruling("TC-08", flag(False))  # Django's shots push into it from inside the locomotive too


# Games of their own: everybody for himself, with discards, in teams, after the leaflet; each with and without the rest.
MODES = tuple(
    {**game, **more}
    for game in ({}, {"expert": True}, {"variant": "teams"}, {"variant": "leaflet"})
    for more in ({}, {"stagecoach": True}, {"time_car": True}, {"stagecoach": True, "time_car": True})
    if game or more
)
PRESETS = (
    Preset("first"),
    Preset("pairs", players=TWO),
    Preset("teams", {"variant": "teams"}),
    Preset("tournament", {"expert": True, "characters": "chosen"}, clock=60),
    Preset("everything", {"expert": True, "stagecoach": True, "time_car": True}, players=6),
)
EXPERT_ONLY = ("keep_bullets", "doc_draws_seven", "open_discards", "poodle_on_top")
TEAMS_ONLY = ("partner_card",)
PAIRS_ONLY = ("start", "hostage_count", "ride_cards")
SIDES_ONLY = ("side_tie_break", "escape_counts")
STAGECOACH_ONLY = (
    "hostage_count",
    "ride_cards",
    "ghost_in_melee",
    "ghost_with_whisky",
    "tuco_in_the_coach",
    "escape_counts",
    "poodle_on_top",
)
TIME_CAR_ONLY = ("run_from_the_car", "push_from_inside")


def has_pairs(options: Options, players: int) -> bool:
    """Whether every player has two bandits."""
    return options.variant == Variant.LEAFLET or (players == TWO and options.variant == Variant.USUAL)


def is_expert(options: Options, players: int) -> bool:
    """Whether everybody has a discard: by option, and always in the rulebook's game for two."""
    return bool(options.expert) or (players == TWO and options.variant == Variant.USUAL)


def check_options(options: Options, players: int) -> None:
    """Variants are for their numbers of players, and what changes only one of them contradicts a game without it."""
    if options.variant == Variant.TEAMS and players not in TEAM_SIZES:
        raise OptionError("ce-team-players", option="variant", players=players)
    if options.variant == Variant.LEAFLET and players not in LEAFLET_SIZES:
        raise OptionError("ce-leaflet-players", option="variant", players=players)
    pairs, teams = has_pairs(options, players), options.variant == Variant.TEAMS
    for name in _changed(options):
        if name in EXPERT_ONLY and not is_expert(options, players):
            raise OptionError("ce-expert-only", option=name)
        if name in STAGECOACH_ONLY and not options.stagecoach:
            raise OptionError("ce-stagecoach-only", option=name)
        if name in TIME_CAR_ONLY and not options.time_car:
            raise OptionError("ce-time-car-only", option=name)
        if name in PAIRS_ONLY and not pairs:
            raise OptionError("ce-pairs-only", option=name)
        if name in TEAMS_ONLY and not teams:
            raise OptionError("ce-teams-only", option=name)
        if name in SIDES_ONLY and not (pairs or teams):
            raise OptionError("ce-sides-only", option=name)
        if name == "start" and options.stagecoach:
            raise OptionError("ce-horse-attack", option=name)
        if name == "coach_and_car_count" and not (options.stagecoach or options.time_car):
            raise OptionError("ce-coach-or-car-only", option=name)


def _changed(options: Options) -> list[str]:
    """The options that are not at their defaults."""
    return list(show_options(options))
