"""The options of Wyatt Earp."""

from enum import IntEnum

from saloon.engine import OptionError, Preset, choice, flag, number, options, ruling

MOST_STALEMATE = 20


class RewardPer(IntEnum):
    """Values of the option `reward_per`."""

    PLAY, TURN = range(2)


class EmptyPileShot(IntEnum):
    """Values of the option `empty_pile_shot`."""

    END_ROUND, NOT_PLAYABLE = range(2)


@options
class Options:
    """The variant, and readings where the rulebook leaves more than one."""

    photo_out_of_turn: int = flag(False)  # WE-55: the Photo of an outlaw may follow another player's opening series
    dealer: int = choice("random", "seat1", "seat2", "seat3", "seat4")  # of the first round
    reward_per: int = ruling("WE-08", choice(RewardPer))  # cards of an outlaw laid in one turn count together
    empty_pile_shot: int = ruling("WE-43", choice("end_round", "not_playable"))  # a shot without a card to turn
    stalemate: int = ruling("WE-56", number(4, low=1, high=MOST_STALEMATE))  # rounds without a draw or a play
    wyatt_last: int = ruling("WE-15", flag(True))  # Wyatt Earp may be the last card if he brings new ones
    target_needed: int = ruling("WE-19", flag(True))  # a card that shoots is playable only if a hit would have a target
    eight_captures: int = ruling("WE-30", flag(True))  # exactly 8 points capture
    rich_at_25000: int = ruling("WE-38", flag(True))  # exactly $25,000 end the game
    zero_shares: int = ruling("WE-31", flag(False))  # a player without points may be near enough to share


PRESETS = (
    Preset("first"),
    Preset("tournament", clock=60),
    Preset("everything", {"photo_out_of_turn": True}),
)


def check_options(options: Options, players: int) -> None:
    """The first dealer must sit at the table."""
    if options.dealer > players:
        raise OptionError("we-no-such-dealer", option="dealer", players=players)
