"""What a study of Wyatt Earp looks at: the cards, outlaws and sheriff cards alike."""

from saloon.engine import Studied

STUDIED = (
    Studied("card", comes=("we-drew",), used=("we-played", "we-placed")),
    Studied("outlaw", used=("we-laid",)),
)
