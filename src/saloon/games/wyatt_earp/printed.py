"""What boards draw from print: every card in its order, with its capture points and the revolver of a shot."""

from typing import Any

from saloon.games.wyatt_earp.cards import (
    BANK_POINTS,
    GUN_POINTS,
    OUTLAW_POINTS,
    OUTLAWS,
    PHOTO_POINTS,
    STAGECOACH_POINTS,
    Card,
)
from saloon.games.wyatt_earp.notation import CARD_NAMES, OUTLAW_NAMES

POINTS = {
    **dict.fromkeys(range(OUTLAWS), OUTLAW_POINTS),
    **dict.fromkeys(range(Card.PHOTO, Card.PHOTO + OUTLAWS), PHOTO_POINTS),
    Card.BANK_ROBBERY: BANK_POINTS,
    Card.STAGECOACH_ROBBERY: STAGECOACH_POINTS,
    Card.FASTEST_GUN: GUN_POINTS,
}


def _card(kind: int) -> dict[str, Any]:
    """WE-18: of the sheriff cards only a Photo never needs a shot."""
    return {
        "outlaw": OUTLAW_NAMES[kind % OUTLAWS] if kind < Card.BANK_ROBBERY else None,
        "photo": Card.PHOTO <= kind < Card.BANK_ROBBERY,
        "sheriff": kind >= Card.PHOTO,
        "points": POINTS.get(kind),
        "shot": kind >= Card.BANK_ROBBERY,
    }


PRINTED: dict[str, Any] = {"cards": {name: _card(kind) for kind, name in enumerate(CARD_NAMES)}}
