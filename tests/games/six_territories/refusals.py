"""Positions of two players that are nonsense: each with the code of the refusal and the field it names."""

from typing import Any


def in_forest(**inside: Any) -> dict[str, Any]:
    """A position with something on the forest."""
    return {"lands": {"forest": inside}}


REFUSALS: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "position-word", "position"),
    ({"turn": 2}, "position-number", "turn"),
    ({"turn": -1}, "position-number", "turn"),
    ({"turn": "0"}, "position-number", "turn"),
    ({"turn": True}, "position-number", "turn"),
    ({"drawn": "desert"}, "position-word", "drawn"),
    ({"drawn": "riches-4"}, "position-word", "drawn"),
    ({"drawn": 5}, "position-word", "drawn"),
    ({"drawn": ["forest"]}, "position-word", "drawn"),
    ({"lands": ["forest"]}, "position-mapping", "lands"),
    ({"lands": {"desert": {}}}, "position-word", "lands"),
    ({"lands": {"forest": 3}}, "position-mapping", "lands.forest"),
    (in_forest(gold=1), "position-word", "lands.forest"),
    (in_forest(symbols=6), "position-number", "lands.forest.symbols"),
    (in_forest(symbols=-1), "position-number", "lands.forest.symbols"),
    (in_forest(symbols=1.0), "position-number", "lands.forest.symbols"),
    (in_forest(riches=5), "position-list", "lands.forest.riches"),
    (in_forest(riches=[4]), "position-word", "lands.forest.riches"),
    (in_forest(riches=["5"]), "position-word", "lands.forest.riches"),
    (in_forest(riches=[True]), "position-word", "lands.forest.riches"),
    (in_forest(riches=[1, 1, 1, 1, 1, 1]), "st-too-many-riches", "lands.forest.riches"),
    (in_forest(riches=[5, 5, 5, 5]), "st-token-count", "lands"),
    ({"drawn": "riches-5", **in_forest(riches=[5, 5, 5])}, "st-token-count", "lands"),
    (in_forest(characters=[1, 0]), "position-mapping", "lands.forest.characters"),
    (in_forest(characters={2: 1}), "position-word", "lands.forest.characters"),
    (in_forest(characters={"ana": 1}), "position-word", "lands.forest.characters"),
    (in_forest(characters={0: -1}), "position-number", "lands.forest.characters.0"),
    (in_forest(characters={0: 4}), "position-number", "lands.forest.characters.0"),
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
    ({"envelope": 3}, "position-mapping", "envelope"),
    ({"envelope": {"desert": 1}}, "position-word", "envelope"),
    ({"envelope": {"riches-5": 4}}, "position-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": -1}}, "position-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": "many"}}, "position-number", "envelope.riches-5"),
    ({"envelope": {"riches-5": 3}, **in_forest(riches=[5])}, "st-token-count", "envelope"),
    ({"envelope": {"forest": 5}, **in_forest(symbols=1)}, "st-token-count", "envelope"),
    ({"envelope": {"riches-5": 1}, "aside": {"riches-5": 1}}, "st-token-count", "aside"),
    ({"aside": {"riches-0": 7}}, "position-number", "aside.riches-0"),
    ({"aside": {"riches-5": 3}, **in_forest(riches=[5])}, "st-token-count", "aside"),
    ({"generator": 7}, "position-list", "generator"),
    ({"generator": [1]}, "position-generator", "generator"),
    ({"generator": [0, 0]}, "position-generator", "generator"),
    ({"generator": [1, -1]}, "position-number", "generator"),
    ({"generator": [1, 1 << 32]}, "position-number", "generator"),
    ({"generator": [1, None]}, "position-number", "generator"),
]
