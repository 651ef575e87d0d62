"""The options of Wyatt Earp."""

from enum import IntEnum

from saloon.engine import OptionError, choice, flag, number, options

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
    reward_per: int = choice(RewardPer)  # WE-08: cards of an outlaw laid in one turn count together
    empty_pile_shot: int = choice("end_round", "not_playable")  # WE-43: what a shot without a card to turn comes to
    stalemate: int = number(4, low=1, high=MOST_STALEMATE)  # WE-56: rounds of the table without a draw or a play
    wyatt_last: int = flag(True)  # WE-15: Wyatt Earp may be the last card if he brings new ones
    target_needed: int = flag(True)  # WE-19: a card that shoots is playable only if a hit would have a target
    eight_captures: int = flag(True)  # WE-30: exactly 8 points capture
    rich_at_25000: int = flag(True)  # WE-38: exactly $25,000 end the game
    zero_shares: int = flag(False)  # WE-31: a player without points may be near enough to share


def check_options(options: Options, players: int) -> None:
    """The first dealer must sit at the table."""
    if options.dealer > players:
        raise OptionError("we-no-such-dealer", option="dealer", players=players)
