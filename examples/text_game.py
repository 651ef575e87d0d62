"""A whole game as plain text, for whoever reads and writes: here one who answers with a random number.

Put your language model in the place of `answer`.
"""

import random

import saloon


def answer(prompt: str) -> str:
    """What a very simple model says to a prompt."""
    return str(random.randint(1, 6))


def play(slug: str, seed: int = 7, language: str = "en") -> saloon.TextGame:
    """Play a game to its end against a deputy."""
    game = saloon.TextGame(slug, bots=["deputy"], seed=seed, language=language)
    while not game.over:
        reply = game.answer(answer(game.prompt))
        print(reply.text)
    return game


if __name__ == "__main__":
    played = play("six-territories")
    print(played.prompt)
    for grade in played.grades():
        print(f"{grade.made}: {grade.before:.0%} → {grade.after:.0%} (best: {grade.best})")
