"""What boards draw from print: who comes out of the saloon, the gang at home in each town, and how many there are."""

from typing import Any

from saloon.games.public_enemy.cards import DOLLARS, EACH, LEFT_OUT
from saloon.games.public_enemy.notation import GANG_NAMES, SALOON_NAMES, TOWN_NAMES

PRINTED: dict[str, Any] = {
    "saloon_cards": [*SALOON_NAMES],
    "homes": dict(zip(TOWN_NAMES, GANG_NAMES, strict=True)),
    "outlaws_each": {"usual": EACH, "fast": EACH - LEFT_OUT},
    "dollars": DOLLARS,
}
