"""What a study of Public Enemy Number One looks at: the cards of the saloon, gangs and towns."""

from saloon.engine import Studied

STUDIED = (
    Studied("card", comes=("pe-drew",)),
    Studied("gang", comes=("pe-revealed",), used=("pe-took",)),
    Studied("town", used=("pe-took", "pe-rode")),
)
