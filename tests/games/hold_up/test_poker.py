"""The poker tournaments: which hand beats which."""

from typing import Any

import pytest
from tests.games.hold_up.table import robbed, street, takers

from saloon.games.hold_up import GAME
from saloon.games.hold_up.poker import poker_rank

# One gangster of each strength, and a second one: 2 to 6 with the usual cards.
FIRST = {6: "chief", 5: "lieutenant", 4: "brute", 3: "rifleman", 2: "gunslinger"}
SECOND = {5: "safecracker", 4: "woman-a", 3: "woman-b", 2: "kid"}
# With these strengths a gang has four 3s, three 5s and two 7s.
MANY = {"strengths": [3, 3, 3, 3, 5, 5, 5, 7, 7]}
ROLES_OF_MANY = {
    3: ["chief", "lieutenant", "safecracker", "woman-a"],
    5: ["brute", "woman-b", "rifleman"],
    7: ["gunslinger", "kid"],
}


def hand(gang: str, strengths: list[int]) -> list[str]:
    """Gangsters of a gang with these strengths."""
    return [f"{gang} {(FIRST if strengths[:i].count(one) == 0 else SECOND)[one]}" for i, one in enumerate(strengths)]


def duel(better: list[int], worse: list[int], **position: Any) -> list[int | None]:
    """Who takes what at a poker table; ties go to the second hand, whose player is the first."""
    town = {"saloon north": [*hand("rattlers", worse), *hand("coyotes", better)]}
    match = robbed(town, players=2, first=1, events={"north-left": "poker"}, **position)
    return takers(match, "saloon")


def rank(strengths: list[int], **options: Any) -> int:
    """What the rules make of a hand."""
    return poker_rank(GAME.blank(2, options), sum(1 << 4 * strength for strength in strengths))


@pytest.mark.clause("HU-20")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([2, 2], [6]),
        ([2, 2], [6, 5, 4, 3]),
        ([3, 3], [2, 2]),
        ([2, 2, 3, 3], [5, 5]),
        ([6], [5, 4, 3]),
        ([6], [4, 3]),
    ],
)
def test_a_pair_beats_no_pair_and_without_one_the_highest_card_decides(better: list[int], worse: list[int]) -> None:
    assert duel(better, worse) == [0, 1]


def many(gang: str, strengths: list[int]) -> list[str]:
    """Gangsters with these strengths, where the options give a gang many alike."""
    return [f"{gang} {ROLES_OF_MANY[one][strengths[:i].count(one)]}" for i, one in enumerate(strengths)]


@pytest.mark.clause("HU-20")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([3, 3, 3, 3], [7, 7]),
        ([3, 3, 3], [7, 7, 5]),
        ([3, 3, 3], [5, 7, 7]),
        ([5, 5, 3], [7]),
    ],
)
def test_classes_of_hands(better: list[int], worse: list[int]) -> None:
    town = {"saloon north": [*many("rattlers", worse), *many("coyotes", better)]}
    match = robbed(town, players=2, first=1, events={"north-left": "poker"}, options=MANY)
    assert takers(match, "saloon") == [0, 1]


@pytest.mark.clause("HU-20")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([3, 3, 3, 3], [5, 5]),  # four against a pair
        ([3, 3, 3, 3], [5, 5, 5]),  # against three
        ([3, 3, 3, 5, 5], [5, 5, 5, 7]),  # full house against three
        ([3, 3, 3], [7, 7, 5, 5]),  # three against two pairs
        ([3, 3, 5, 5], [7, 7]),  # two pairs against a pair
        ([5, 5, 5, 3, 3], [3, 3, 3, 7, 7]),  # full houses by their three
        ([5, 5, 5, 3, 3, 3], [5, 5, 5, 7, 7]),  # two threes against a full house
        ([3, 3, 5, 5, 7, 7], [5, 5, 7, 7]),  # three pairs against two
    ],
)
def test_classes_of_hands_too_large_to_meet_at_one_building(better: list[int], worse: list[int]) -> None:
    assert rank(better) > rank(worse)


@pytest.mark.clause("HU-42")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([6, 3], [6]),
        ([3, 3, 2], [3, 3]),
        ([4, 4, 2], [3, 3, 6]),
        ([5, 5, 3], [5, 5, 2]),
        ([6, 4], [6, 3, 2]),
        ([5, 5, 2], [4, 4, 3]),
    ],
)
def test_groups_first_then_single_cards_and_a_missing_card_counts_nothing(better: list[int], worse: list[int]) -> None:
    assert duel(better, worse) == [0, 1]
    assert rank(better) > rank(worse)


@pytest.mark.clause("HU-42", "HU-19")
def test_equal_hands_are_settled_by_the_order_of_the_turn() -> None:
    assert duel([5, 3], [5, 3]) == [1, 0]
    assert rank([5, 3]) == rank([3, 5])


@pytest.mark.clause("HU-22")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_poker_orders_the_second_place_too(first: int) -> None:
    """A pair of 2s, then a 6, then a 4 and a 3; by their sums the last would come first."""
    rest = ["rattlers brute", "rattlers rifleman", "vultures kid", "vultures gunslinger"]
    town = {"saloon north": ["coyotes chief", *rest]}
    assert takers(robbed(town, first=first, events={"north-left": "poker"}), "saloon") == [2, 0]
    assert takers(robbed(town, first=first), "saloon") == [1, 0]


@pytest.mark.clause("HU-43")
def test_poker_is_played_at_its_two_buildings_only() -> None:
    town = {
        "bank north": ["coyotes kid", "coyotes gunslinger", "rattlers chief"],
        "saloon north": ["coyotes rifleman", "coyotes woman-b", "rattlers safecracker"],
        "grand-hotel south": ["coyotes lieutenant", "rattlers kid", "rattlers gunslinger"],
    }
    match = robbed(town, players=2, events={"north-left": "poker"})
    assert takers(match, "bank") == [0, 1]
    assert takers(match, "saloon") == [0, 1]
    assert takers(match, "grand-hotel") == [0, 1]
    assert street(match, "north")["firepower"] == [1 + 4 + 3 + 2, 3 + 1]


@pytest.mark.clause("HU-21", "HU-32")
def test_strengths_after_the_seduction_make_the_pairs() -> None:
    # The raider's 4 becomes a 5 beside the lieutenant; the lookout's 3 no longer pairs with the rifleman.
    town = {"saloon north": ["coyotes woman-a", "coyotes lieutenant", "rattlers woman-b", "rattlers rifleman"]}
    poker = {"north-left": "poker"}
    assert takers(robbed(town, players=2, events=poker), "saloon") == [1, 0]
    assert takers(robbed(town, players=2, events={**poker, "north-right": "seduction"}), "saloon") == [0, 1]
