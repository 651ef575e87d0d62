"""Positions of two players that are nonsense: each with the code of the refusal and the field it names."""

from typing import Any


def in_forest(**inside: Any) -> dict[str, Any]:
    """A position with something on the forest."""
    return {"lands": {"forest": inside}}


REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "st-unknown", "position"),
    ({"turn": 2}, "st-number", "turn"),
    ({"turn": -1}, "st-number", "turn"),
    ({"turn": "0"}, "st-number", "turn"),
    ({"turn": True}, "st-number", "turn"),
    ({"drawn": "desert"}, "st-unknown", "drawn"),
    ({"drawn": "riches-4"}, "st-unknown", "drawn"),
    ({"drawn": 5}, "st-unknown", "drawn"),
    ({"drawn": ["forest"]}, "st-unknown", "drawn"),
    ({"lands": ["forest"]}, "st-not-a-mapping", "lands"),
    ({"lands": {"desert": {}}}, "st-unknown", "lands"),
    ({"lands": {"forest": 3}}, "st-not-a-mapping", "lands.forest"),
    (in_forest(gold=1), "st-unknown", "lands.forest"),
    (in_forest(symbols=6), "st-number", "lands.forest.symbols"),
    (in_forest(symbols=-1), "st-number", "lands.forest.symbols"),
    (in_forest(symbols=1.0), "st-number", "lands.forest.symbols"),
    (in_forest(riches=5), "st-not-a-list", "lands.forest.riches"),
    (in_forest(riches=[4]), "st-unknown", "lands.forest.riches"),
    (in_forest(riches=["5"]), "st-unknown", "lands.forest.riches"),
    (in_forest(riches=[True]), "st-unknown", "lands.forest.riches"),
    (in_forest(riches=[1, 1, 1, 1, 1, 1]), "st-too-many-riches", "lands.forest.riches"),
    (in_forest(riches=[5, 5, 5, 5]), "st-token-count", "lands"),
    ({"drawn": "riches-5", **in_forest(riches=[5, 5, 5])}, "st-token-count", "lands"),
    (in_forest(characters=[1, 0]), "st-not-a-mapping", "lands.forest.characters"),
    (in_forest(characters={2: 1}), "st-unknown", "lands.forest.characters"),
    (in_forest(characters={"ana": 1}), "st-unknown", "lands.forest.characters"),
    (in_forest(characters={0: -1}), "st-number", "lands.forest.characters.0"),
    (in_forest(characters={0: 4}), "st-number", "lands.forest.characters.0"),
    (in_forest(symbols=0, characters={0: 1}), "st-too-few-symbols", "lands.forest.symbols"),
    (in_forest(symbols=2, characters={0: 1, 1: 2}), "st-too-few-symbols", "lands.forest.symbols"),
    (in_forest(characters={0: 3, 1: 3}), "st-too-few-symbols", "lands.forest.symbols"),
    ({"drawn": "forest", **in_forest(symbols=0)}, "st-too-few-symbols", "lands.forest.symbols"),
    ({"drawn": "forest", **in_forest(symbols=1, characters={1: 1})}, "st-too-few-symbols", "lands.forest.symbols"),
    (
        {"lands": {"forest": {"characters": {1: 2}}, "plain": {"characters": {1: 2}}}},
        "st-too-many-characters",
        "lands",
    ),
    ({"envelope": 3}, "st-not-a-mapping", "envelope"),
    ({"envelope": {"desert": 1}}, "st-unknown", "envelope"),
    ({"envelope": {"riches-5": 4}}, "st-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": -1}}, "st-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": "many"}}, "st-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": 3}, **in_forest(riches=[5])}, "st-token-count", "envelope"),
    ({"envelope": {"forest": 5}, **in_forest(symbols=1)}, "st-token-count", "envelope"),
    ({"envelope": {"riches-5": 1}, "aside": {"riches-5": 1}}, "st-token-count", "aside"),
    ({"aside": {"riches-0": 7}}, "st-number", "aside.riches-0"),
    ({"aside": {"riches-5": 3}, **in_forest(riches=[5])}, "st-token-count", "aside"),
    ({"generator": 7}, "st-not-a-list", "generator"),
    ({"generator": [1]}, "st-generator", "generator"),
    ({"generator": [0, 0]}, "st-generator", "generator"),
    ({"generator": [1, -1]}, "st-number", "generator"),
    ({"generator": [1, 1 << 32]}, "st-number", "generator"),
    ({"generator": [1, None]}, "st-number", "generator"),
]
