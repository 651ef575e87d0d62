"""Nets that teach themselves a game: recipes, tables side by side, what is learnt from them, and whole runs.

`recipes`, `returns` and `halls` need no more than NumPy; the other modules import PyTorch, and nobody imports them but
who trains.
"""
