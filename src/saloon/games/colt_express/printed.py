"""What boards draw from print: the cards of the hostages."""

from typing import Any

from saloon.engine.words import words
from saloon.games.colt_express.cards import RANSOM_PAID, RANSOMS, Paid
from saloon.games.colt_express.notation import HOSTAGES

PRINTED: dict[str, Any] = {
    "hostages": {
        name: {"ransom": int(ransom), "paid": words(Paid)[paid]}
        for name, ransom, paid in zip(HOSTAGES, RANSOMS, RANSOM_PAID, strict=True)
    }
}
