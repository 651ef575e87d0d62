"""Every key that the game can produce has its message in both languages, with all the arguments it needs."""

from typing import Any

import pytest
from tests.games.wyatt_earp.refusals import REFUSALS
from tests.games.wyatt_earp.table import me, series, table
from tests.kit import option_keys, say

from saloon import Match, SaloonError, game
from saloon.games.wyatt_earp.notation import CARD_NAMES, DECISIONS, ENDINGS, EVENTS, MODES, OUTLAW_NAMES, SIDES
from saloon.messages import message
from saloon.rulebook import source


def test_things_options_and_questions_have_names(language: str) -> None:
    keys = (
        [f"name-{name}" for name in CARD_NAMES]
        + [f"we-decision-{name}" for name in DECISIONS]
        + option_keys(game("wyatt-earp"))
    )
    texts = [say(language, key) for key in keys]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_events_are_sentences(language: str, count: int) -> None:
    args: dict[str, Any] = {"seat": 1, "to": 0, "by": 0, "dealer": 0, "round": 2, "count": count, "points": 9}
    args |= {"reward": 3000, "card": CARD_NAMES[-1], "outlaw": OUTLAW_NAMES[0]}
    for event in EVENTS.values():
        for mode, side, reason, hit in zip(MODES, SIDES * 3, ENDINGS, ("yes", "no") * 3, strict=False):
            words = {**args, "mode": mode, "side": side, "reason": reason, "hit": hit}
            given = {field.name: words[field.name] for field in event.fields}
            say(language, event.key, given)
            hidden = {field.name: words[field.name] for field in event.fields if not field.only}
            if len(hidden) < len(given):
                say(language, f"{event.key}-hidden", hidden)


@pytest.mark.parametrize(("reward", "told"), [(0, False), (1000, True), (2000, True)])
def test_a_lay_tells_the_reward_it_adds_however_many_cards_it_has(language: str, reward: int, told: bool) -> None:
    args = {"seat": 0, "outlaw": "jesse-james", "count": 1, "reward": reward}
    amount = message("money", {"amount": reward}, language)
    assert (amount in say(language, "we-lay", args)) == told
    assert (amount in say(language, "we-laid", args)) == told


def test_a_second_lay_in_one_turn_tells_its_reward_by_option(language: str) -> None:
    match = table(me(jesse_james=4, hideout=1), players=2, options={"reward_per": "turn"})
    match.play("lay 3 jesse-james")
    choice = next(choice for choice in match.choices() if choice.text == "lay 1 jesse-james")
    amount = message("money", {"amount": 1000}, language)
    assert amount in say(language, choice.key, choice.args)
    match.play(choice)
    laid = [event for event in match.events() if event.key == "we-laid"][-1]
    assert amount in say(language, laid.key, laid.args)


@pytest.mark.clause("WE-56")
def test_a_stalemate_is_about_the_pile_for_the_discard_may_be_drawn_from(language: str) -> None:
    pile = {"en": "from the pile", "fr": "dans la pioche"}[language]
    assert pile in say(language, "we-round-ended", {"seat": 0, "reason": "stalemate"})
    assert pile in say(language, "option-wyatt-earp-stalemate-help")
    rules = source("wyatt-earp", language)
    assert pile in rules.partition("**WE-56**")[2].partition("\n")[0]


def test_a_card_once_played_is_played(language: str) -> None:
    rules = source("wyatt-earp", language)
    assert {"en": "is not taken back by its player", "fr": "ne peut plus être reprise par son joueur"}[
        language
    ] in rules


def test_the_help_of_an_option_is_enough_without_its_title(language: str) -> None:
    assert message("money", {"amount": 25_000}, language) in say(language, "option-wyatt-earp-rich_at_25000-help")


SPENT: dict[str, Any] = {"reshuffled": True, "pile": {}}
HUNTER = {"jesse-james": series(3, hideout=True), "bob-dalton": series(3)}
ENDING = ["play bank-robbery", "play hideout", "raid", "wyatt draw", "wyatt free"]


def sentences(match: Match, language: str) -> dict[str, str]:
    """What each choice says, by its notation."""
    return {choice.text: say(language, choice.key, choice.args) for choice in match.choices()}


def hunter(**position: Any) -> Match:
    """Somebody with every kind of card that needs the pile."""
    cards = {"bank_robbery": 1, "hideout": 1, "most_wanted": 1, "wyatt_earp": 2, "wes_hardin": 2}
    return table(me(HUNTER, **cards), me({"jesse-james": series(3)}), discard=["sundance-kid"], **position)


@pytest.mark.clause("WE-43")
def test_a_choice_that_ends_the_round_says_so(language: str) -> None:
    warning = {"en": "ends the round", "fr": "la manche s’arrête"}[language]
    warned = {text for text, said in sentences(hunter(**SPENT), language).items() if warning in said}
    assert warned == set(ENDING)
    assert not [said for said in sentences(hunter(), language).values() if warning in said]
    assert not [
        said for said in sentences(hunter(pile={}), language).values() if warning in said and "Earp" not in said
    ]


@pytest.mark.clause("WE-43")
@pytest.mark.parametrize("text", ENDING)
def test_and_it_does_end_it(text: str) -> None:
    match = hunter(**SPENT)
    match.play(text)
    assert [event.args["reason"] for event in match.events() if event.key == "we-round-ended"] == ["exhausted"]


@pytest.mark.clause("WE-43", "WE-47")
@pytest.mark.parametrize(("reshuffled", "ends"), [(True, True), (False, False)])
def test_an_answer_that_ends_the_round_says_so(language: str, reshuffled: bool, ends: bool) -> None:
    position: dict[str, Any] = {
        "question": "answer",
        "asked": 1,
        "about": "jesse-james",
        "pile": {},
        "reshuffled": reshuffled,
    }
    match = table(me(), me({"jesse-james": series(3, hideout=True)}, wyatt_earp=1, hideout=1), **position)
    warning = {"en": "ends the round", "fr": "la manche s’arrête"}[language]
    assert (warning in sentences(match, language)["wyatt"]) == ends
    match.play("wyatt")
    assert any(event.key == "we-round-ended" for event in match.events()) == ends


@pytest.mark.parametrize(("position", "code", "field"), REFUSALS, ids=lambda value: str(value)[:40])
def test_refusals_are_sentences(language: str, position: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(SaloonError) as refused:
        Match.from_position("wyatt-earp", {"players": 2, **position}, seed=1)
    said = say(language, f"error-{refused.value.code}", refused.value.params)
    assert field in said
    assert refused.value.code == code
