"""What boards draw from print: the tokens, in the order of the rulebook."""

from typing import Any

from saloon.games.six_territories.cards import FIRST_RICHES
from saloon.games.six_territories.notation import TERRITORY_NAMES, TOKEN_NAMES

PRINTED: dict[str, Any] = {"territories": [*TERRITORY_NAMES], "riches": [*TOKEN_NAMES[FIRST_RICHES:]]}
