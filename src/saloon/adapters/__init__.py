"""Doors to other projects' libraries: PettingZoo, Gymnasium and OpenSpiel.

Each module here knows one of them and needs it installed, as an extra of the same name; nobody else imports any. What
is shown and what may be done come from `observation.py` of a game, and games are the same as those of `saloon.batch`.
"""
