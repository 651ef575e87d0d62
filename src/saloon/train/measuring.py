"""How strong a net is: the net alone, always at its best liking, against bots that sit inside the batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch

from saloon.engine import Game
from saloon.train.devices import Device
from saloon.train.halls import Array, Hall, Piece
from saloon.train.nets import NEVER, Net
from saloon.train.recipes import GRAIN, Table

SEED = 1 << 60  # games that no training plays
SURE = 1.96  # deviations to each side of an interval of 95 per cent


class Strength(NamedTuple):
    """A share of wins at a table against bots of a level, with half its interval; equals would have `fair`."""

    table: str
    bot: str
    share: float
    within: float
    fair: float
    games: int


def strengths(
    net: Net, game: Game, tables: Sequence[Table], bots: Sequence[str], games: int, device: Device, threads: int
) -> list[Strength]:
    """One net against bots of each level at each table, on every seat as often, about so many games each."""
    pieces = [piece for table in tables for bot in bots for piece in _pieces(table, bot, games)]
    if not pieces:
        return []
    seats = np.concatenate([np.full(piece.games, (piece.bots or ()).index(None)) for piece in pieces])
    with Hall(game, [pieces], threads, make=device.room) as hall:
        with torch.no_grad():
            shares = _first_games(net, hall, seats, device)
        won = [shares[rows] for rows in hall.rows[0]]
    found = []
    for table in tables:
        for bot in bots:
            here = np.concatenate([won.pop(0) for _ in range(table.players)])
            within = SURE * float(here.std()) / len(here) ** 0.5
            found.append(Strength(table.name, bot, float(here.mean()), within, 1 / table.players, len(here)))
    return found


def _pieces(table: Table, bot: str, games: int) -> list[Piece]:
    each = -(-games // (table.players * GRAIN)) * GRAIN
    seatings = [tuple(None if one == seat else bot for one in range(table.players)) for seat in range(table.players)]
    return [Piece(table, each, SEED + seat * each, bots) for seat, bots in enumerate(seatings)]


def _first_games(net: Net, hall: Hall, seats: Array, device: Device) -> Array:
    """What the net's seat won in the first game of every row: later ones would count short games more often."""
    host = {name: torch.from_numpy(array) for name, array in hall.arrays.items()}
    rows = np.arange(hall.games)
    shares = np.full(hall.games, np.nan, np.float32)
    while True:
        going = [bool(np.isnan(shares[piece]).any()) for piece in hall.rows[0]]
        if not any(going):
            return shares
        with device.precision():
            liked = net(host["observations"].to(device.torch))[0]
        allowed = host["masks"].to(device.torch)
        host["actions"].copy_(liked.float().masked_fill(~allowed, NEVER).argmax(1))
        hall.start(0, going)
        hall.wait(0)
        ended = hall.arrays["ends"] & np.isnan(shares)
        shares[ended] = hall.arrays["rewards"][rows, seats][ended]
