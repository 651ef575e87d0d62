"""Refusals say why, and undo stops where something was learnt."""

from __future__ import annotations

import pytest
from tests.clauses import clauses
from tests.house import each_slug

import saloon
from saloon import Match
from saloon.messages import message

THINGS = {
    "wyatt-earp": [
        "card:jesse-james", "card:photo-bob-dalton", "card:bank-robbery", "card:fastest-gun", "card:hideout",
        "card:wyatt-earp",
        *(f"group:{seat}:{outlaw}" for seat in range(4) for outlaw in ("jesse-james", "belle-starr", "bob-dalton")),
        "found:wyatt-earp", "found:hideout", "poster:wes-hardin", "pile", "discard", "pass", "nonsense",
    ],
    "six-territories": ["territory:forest", "territory:plain", "hand", "nonsense"],
    "colt-express": [
        *(f"card:{card}" for card in ("move", "fire", "neutral", "shot")),
        *(f"bandit:{name}" for name in ("ghost", "doc", "tuco", "django", "cheyenne", "belle", "marshal")),
        *(f"place:{car}:{floor}" for car in range(4) for floor in ("inside", "roof")),
        *(f"place:{place}" for place in ("coach:inside", "coach:roof", "time:inside")),
        *("card:doc ride", "card:tuco move", "flask:2", "flask:old", "hostage:banker", "hostage:x", "horse"),
        "bandit:shotgun", "loot:strongbox", "place:x", "purse:3", "loot:jewel", "deck", "hand", "nonsense",
    ],
    "public-enemy": [
        *(f"{kind}:{town}" for kind in ("town", "under", "look") for town in ("tombstone", "dodge-city", "nowhere")),
        *(f"stack:{seat}:{gang}" for seat in range(7) for gang in ("wild-bunch", "daltons", "loners", "nobody")),
        "saloon", "look:saloon", "dollars", "cavalry", "wanted:daltons", "one", "discard", "stack", "nonsense",
    ],
    "hold-up": [
        *(f"event:{spot}" for spot in ("north-left", "north-right", "east", "south-right", "south-left", "west")),
        *(f"side:bank:{street}" for street in ("north", "east", "south", "west")),
        *(f"place:saloon:{street}:{number}" for street in ("north", "south") for number in (1, 2, 7)),
        *(f"card:{role}" for role in ("chief", "kid", "woman-a", "nobody")),
        *(f"gang:{gang}" for gang in ("coyotes", "rattlers", "vultures", "scorpions", "none")),
        "building:bank", "street:north", "pile", "eyes", "face-down", "nonsense",
    ],
}  # fmt: skip


MORE = {"colt-express": {"stagecoach": True, "time_car": True}}  # options that bring more things onto the table


def random_matches(slug: str, count: int = 3) -> list[Match]:
    players = saloon.game(slug).players[-1]
    usual = [Match.new(slug, players=players, seed=seed) for seed in range(count)]
    return usual + [Match.new(slug, players, MORE[slug], seed=seed) for seed in range(count) if slug in MORE]


@each_slug
def test_every_reason_is_a_sentence_with_a_clause_of_the_rules(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_STRICT_MESSAGES", "1")
    known = clauses(slug)
    codes = set()
    for match in random_matches(slug, 1):
        bot = saloon.bot("random")
        while match.to_move is not None:
            for on in THINGS[slug]:
                reason = match.why(on, match.to_move)
                codes.add(reason.code)
                assert not reason.clause or reason.clause in known
                for language in ("en", "fr"):
                    assert message(f"why-{reason.code}", reason.params, language)
            match.play(bot.choose(match.sight(match.to_move), match.played))
    assert len(codes) > 2


@each_slug
def test_it_is_not_your_turn_and_it_is_over(slug: str) -> None:
    match = random_matches(slug, 1)[0]
    assert match.to_move is not None
    other = (match.to_move + 1) % match.players
    assert match.why("anything", other).code == "not-your-turn"
    while not match.over:
        match.play(match.choices()[0])
    assert match.why("anything", 0).code == "over"


@each_slug
def test_only_the_mover_may_undo(slug: str) -> None:
    match = random_matches(slug, 1)[0]
    assert not any(match.can_undo(seat) for seat in range(match.players))
    mover = match.to_move
    match.play(match.choices()[0])
    assert not any(match.can_undo(seat) for seat in range(match.players) if seat != mover)


def test_a_revealed_card_cannot_be_undone() -> None:
    """The last card of the Plan sets off the Action phase, and a hidden card may come to light."""
    match = Match.new("colt-express", players=3, seed=2)
    revealing = 0
    while match.to_move is not None:
        mover = match.to_move
        before = len(match.events())
        match.play(match.choices()[-1] if match.played % 3 else match.choices()[0])
        if any(event.key == "ce-revealed" for event in match.events(before)):
            revealing += 1
            assert not match.can_undo(mover, surely=True)
    assert revealing
